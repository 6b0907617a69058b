/** What a player may order, one act after another, and what the rules may ask: each is one definition. */
import { acts as actsOf, type World } from '../../../src/acts/act.ts';
import { questions as questionsOf } from '../../../src/acts/question.ts';
import { place, unit } from '../../../src/acts/slots.ts';
import type { Order, Reason } from '../../../src/engine/contract.ts';
import { counterOf, nearest, pieceOf, unitIn } from '../../../src/places/hex/field.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import type { Field, HexId, UnitId } from './field.ts';
import { type Board, fight, needed, onMap, promised, type State, ways } from './rules.ts';

/** What acts see, what they are carried out on, and what questions are about. */
interface Mill extends World {
  readonly sight: { readonly field: Field; readonly state: State };
  readonly staff: { readonly field: Field };
  readonly scene: Board & { readonly done: Set<string> };
  readonly fault: Reason;
  readonly questions: { readonly retreat: { readonly about: Retreat; readonly answer: HexId } };
}

interface Retreat {
  readonly unit: UnitId;
  readonly from: HexId;
  readonly hexes: readonly HexId[];
}

const act = actsOf<Mill>();
const question = questionsOf<Mill>();

const TO = place({ after: ['to', 'towards', 'vers'] });

export const move = act({
  id: 'MOVE',
  words: { en: ['move', 'march', 'go'], fr: ['marcher', 'aller'] },
  slots: { unit: unit(), to: TO },
  calls: ['action'],
  example: 'MOVE fusiliers TO 0202',
  *play(board, { unit: id, to }, order) {
    yield* [];
    const { field, play, side } = board;
    const hindered = hinders(board, order, id);
    if (hindered) return hindered;
    const path = ways(field, play.state, id).get(to);
    if (!path) return fault('no-way', { unit: id, to, most: counterOf(field, id).movement });
    pieceOf(play.state.units, id).hex = to;
    play.emit({ kind: 'mill.move', rule: 'M 2', facts: { unit: id, path }, to: 'all' });
    board.done.add(`MOVE ${id}`);
    play.settle(side, order, { kind: 'done', came: { code: 'marched', facts: { path } } });
    return null;
  },
  reach({ field, state }, units) {
    const [unit = ''] = units;
    const left = (path: readonly HexId[]) => counterOf(field, unit).movement - (path.length - 1);
    return {
      figure: 'movement',
      hexes: new Map([...ways(field, state, unit)].map(([hex, path]) => [hex, left(path)])),
    };
  },
});

export const attack = act({
  id: 'ATTACK',
  words: { en: ['attack', 'charge'], fr: ['attaquer', 'charger'] },
  slots: { at: place(), unit: unit({ after: ['with', 'avec'] }) },
  calls: ['action'],
  example: 'ATTACK 0302 WITH fusiliers',
  *play(board, { unit: id, at }, order) {
    const { field, play, side } = board;
    const hindered = hinders(board, order, id);
    if (hindered) return hindered;
    const { hex: from, strength } = onMap(play.state, id);
    const target = unitIn(play.state.units, at);
    if (target === null) return fault('nobody-there', { at });
    if (counterOf(field, target).side === side) return fault('own-there', { at });
    if (distance(field.grid, from, at) > 1) return fault('too-far', { unit: id, at });
    const cover = field.ground.get(at) === 'clear' ? 0 : 1;
    const odds = { strength, against: pieceOf(play.state.units, target).strength, cover };
    board.done.add(`ATTACK ${id}`);
    // Known before the die, so that the acknowledgement tells it too.
    const promise = promised({ unit: id, target, ...odds });
    play.settle(side, order, { kind: 'done', came: { code: 'needs', facts: { needs: needed(odds) }, odds: promise } });
    const result = yield* play.at(id, () => fight(board, { unit: id, from, target, hex: at, ...odds }));
    play.settle(side, order, { kind: 'done', came: { code: result, facts: { target } } });
    return null;
  },
});

const retreat = act({
  id: 'RETREAT',
  words: { en: ['retreat', 'fall back'], fr: ['reculer', 'se replier'] },
  slots: { unit: unit(), to: TO },
  calls: [],
  standing: true,
  example: 'RETREAT fusiliers TO 0102',
  // Of the hexes he may go to the nearest to the one named.
  says: {
    retreat: (args, { field, about }) =>
      args.unit === about.unit ? nearest(field.grid, about.hexes, args.to) : undefined,
  },
});

export const acts = [move, attack, retreat];

/** Back towards the mill, where nobody says otherwise. */
const whither = question({
  kind: 'retreat',
  merge: 'last',
  doctrine: (staff, { hexes }) => nearest(staff().field.grid, hexes, staff().field.mill),
});

export const questions = [whither];

/** A counter moves and attacks once a turn each, unless it is lost (M 1). */
function hinders({ play, done }: Mill['scene'], { verb }: Order, id: UnitId): Reason | null {
  if (pieceOf(play.state.units, id).hex === null) return fault('lost-already', { unit: id });
  return done.has(`${verb} ${id}`) ? fault('acted-already', { unit: id }) : null;
}

const fault = (code: string, facts: Reason['facts']): Reason => ({ code, facts });
