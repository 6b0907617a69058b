/** Cards about the road, the constructions and the guns of the siege: 9, 10, 13, 16, 24, 26, 27, 29, 30, 35. */
import type { Steps } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { type CardEffect, ofRules } from '../../../series/boar/cards/events.ts';
import { shiftMorale, throwAgain } from '../../../series/boar/cards/usual.ts';
import { sumOf, throwDie } from '../../../series/boar/rules/dice.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { isLaid } from '../../../series/boar/rules/terrain.ts';
import { armyOfSide, counterOf, hexAt, pieceOf } from '../../../series/boar/rules/units.ts';
import { removeConstruction } from '../../../series/boar/siege/damage.ts';
import { tellPensacola } from '../events.ts';
import { openedAs } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { shotModifiers, shotsOf } from '../works/bombardment.ts';
import { breachWorks } from '../works/forts.ts';
import { enemiesBeside, isFit, markersIn, stockadesOf } from '../works/ground.ts';
import { setRoad } from '../works/labour.ts';
import { completeRedoubt } from '../works/redoubts.ts';
import { roadFrom } from '../works/road.ts';

const torches: CardDefinition = {
  number: 9,
  targets: (at) => {
    const { board, card, side } = at;
    const { field, position } = board;
    const units = Object.keys(position.units).filter(
      (unit) => counterOf(field, unit).side === side && isFit(board, unit),
    );
    const isNear = (hex: HexId): boolean =>
      units.some((unit) => distance(field.grid, pieceOf(position, unit).hex ?? hex, hex) <= numberOf(card, 'range'));
    return markersIn(position).flatMap(({ hex }) => (isNear(hex) ? [hex] : []));
  },
  act: ({ board }, hex, effects) => removeConstruction(board.play.state, hex, ofRules(effects)),
};

/** Corduroy with nobody on it, stockades aside, as long as there is a marker for one hex more that is destroyed. */
function looseRoad({ board }: Occasion): HexId[] {
  const { position, scenario } = board;
  const pensacola = openedAs(scenario);
  if (worksIn(position).broken.length >= pensacola.files.works.road.destroyed) return [];
  const isLoose = (hex: HexId): boolean => !stockadesOf(pensacola).includes(hex) && unitsIn(position, hex).length === 0;
  return (position.corduroy ?? []).filter(isLoose);
}

const sinkRoad = ({ board }: Occasion, hex: HexId): void => {
  setRoad(board.play.state, hex, false);
  tellPensacola(board.play, 'road-lost', 'P 3.2', { hex });
};

const causeway: CardDefinition = { number: 10, targets: looseRoad, act: sinkRoad };

/** The British choose where several lie as far out. */
const logsAfloat: CardDefinition = {
  number: 16,
  *act(at) {
    const { board, card } = at;
    const { play, field } = board;
    const out = stepsOut(at);
    const far = (hex: HexId): number => out.get(hex) ?? Number.POSITIVE_INFINITY;
    const loose = looseRoad(at);
    const most = Math.max(...loose.map(far));
    const options = loose.filter((hex) => far(hex) === most);
    const [only] = options;
    if (only === undefined) return;
    const asked = { about: { card: card.id, options }, discreet: true } as const;
    const space = { kind: 'one' as const, of: options };
    const hex = options.length === 1 ? only : yield* play.ask<HexId>(field.worksOf, 'card-target', space, asked);
    sinkRoad(at, hex);
  },
};

/** How many hexes along the road each hex of it lies from a stockade; those cut off are not there. */
function stepsOut({ board }: Occasion): Map<HexId, number> {
  const { field, scenario } = board;
  const out = new Map(stockadesOf(openedAs(scenario)).map((hex) => [hex, 0]));
  for (const [id, steps] of out) {
    const hex = hexAt(field, id);
    for (const [n, to] of hex.next.entries())
      if (to && isLaid(board, hex, n) && !out.has(to.id)) out.set(to.id, steps + 1);
  }
  return out;
}

/** Redoubts whose guns will fire. */
const redoubts = ({ board }: Occasion): HexId[] =>
  worksIn(board.position).batteries.flatMap(({ hex }) =>
    shotsOf(openedAs(board.scenario), board, hex) > 0 ? [hex] : [],
  );

const dampPowder: CardDefinition = {
  number: 13,
  targets: redoubts,
  act: ({ board }, hex) => {
    worksIn(board.play.state).gunnery[hex] = null;
  },
};

const furnaces: CardDefinition = {
  number: 27,
  targets: redoubts,
  act: ({ board, card }, hex) => {
    const { gunnery } = worksIn(board.play.state);
    gunnery[hex] = (gunnery[hex] ?? 0) + numberOf(card, 'drm');
  },
};

/** Who builds by a line of the book comes first, then whose road gets longest. */
const axes: CardDefinition = {
  number: 24,
  targets: ({ board: { position, scenario, play }, board, side }) => {
    const builders = play.onFile(side).map(({ verb, args }) => (verb === 'BUILD' ? args.unit : ''));
    const ends = (unit: UnitId): number => roadFrom(openedAs(scenario), board, unit).size;
    const here = Object.keys(position.units).filter((unit) => pieceOf(position, unit).hex !== null && ends(unit) > 0);
    const named = (unit: UnitId): number => Number(builders.includes(unit));
    return here.sort((a, b) => named(b) - named(a) || ends(b) - ends(a));
  },
  act: ({ board }, unit) => void worksIn(board.play.state).hurried.push(unit),
};

/** Weather does not keep it, only enemies beside it. */
const beforeDawn: CardDefinition = {
  number: 26,
  targets: ({ board, side }) =>
    markersIn(board.position).flatMap(({ hex }) => (enemiesBeside(board, hex, side).length === 0 ? [hex] : [])),
  act: ({ board }, hex) => completeRedoubt(board, hex),
};

/** A siege shot that can hardly have breached. */
const embrasure: CardDefinition = {
  number: 29,
  may: ({ moment, card }) =>
    moment.at === 'die' && moment.what === 'bombardment' && moment.face < numberOf(card, 'below'),
  act: (at) => throwAgain(at, numberOf(at.card, 'drm')),
};

/** Until the next bombardment is over. */
const governor: CardDefinition = {
  number: 30,
  act: ({ board, card }) => void worksIn(board.play.state).spared.push(...card.hexes),
};

/** A shot from off the map. */
const brig: CardDefinition = {
  number: 35,
  targets: ({ board, card }) => {
    const { breached } = board.position;
    return card.hexes.filter(
      (name) => !breached.includes(name) && !worksIn(board.position).spared.includes(name.slice(0, 4)),
    );
  },
  act: (at, hexside, effects) => broadside(at, hexside, effects),
};

function* broadside(at: Occasion, hexside: string, effects: CardEffect[]): Steps<void> {
  const { board, card, side } = at;
  const pensacola = openedAs(board.scenario);
  const { needs, least } = pensacola.files.works.bombardment;
  const needed = needs[numberOf(card, 'strength')]?.at(-1) ?? 0;
  const modifiers = shotModifiers(pensacola, board, '', hexside);
  const die = yield* throwDie(board, 'brig', side);
  const sum = die + sumOf(modifiers);
  tellPensacola(board.play, 'brig', 'P 3.2', { hexside, die, modifiers, sum, needed });
  if (die >= least && sum >= needed) breachWorks(board, hexside, armyOfSide(board.field, side), ofRules(effects));
  else shiftMorale(at, effects);
}

export const worksCards: readonly CardDefinition[] = [
  torches,
  causeway,
  dampPowder,
  logsAfloat,
  axes,
  beforeDawn,
  furnaces,
  embrasure,
  governor,
  brig,
];
