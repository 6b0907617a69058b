/** A turn of the Mill as a letter tells it, and its map. */
import { chapter, phaseByPhase } from '../../../src/engine/chapters.ts';
import type { Heard, Telling } from '../../../src/engine/contract.ts';
import { mapNotes } from '../../../src/engine/map-notes.ts';
import { type Phrasebook, phrasebook } from '../../../src/engine/phrase.ts';
import { plainStory } from '../../../src/engine/plain-story.ts';
import type { MapScene, SceneStack } from '../../../src/engine/scene.ts';
import type { Story, Trial, Words } from '../../../src/engine/story.ts';
import { hexScene } from '../../../src/places/hex/scene.ts';
import { acts } from './acts.ts';
import { type Field, SIDES } from './field.ts';
import { counterOf, type Events, own, pieceOf, type State, unitIn } from './rules.ts';
import { messages } from './words.ts';

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

type Tale = { [K in keyof Events]: Omit<Heard, 'kind' | 'facts'> & { kind: K; facts: Events[K] } }[keyof Events];

/** Attacks are lettered. */
const CAPITAL_A = 65;

export function story(field: Field, telling: Telling<State>): Story<MapScene> {
  const say = books[telling.language];
  const tales = telling.heard.filter((one): one is Tale => one.kind.startsWith('mill.'));
  const named = (id: string): string => field.units.get(id)?.name[say.language] ?? id;
  const told = (tale: Tale): Words => [say(tale.kind, factsOf(tale, named))];
  const attacks = tales.filter((tale) => tale.kind === 'mill.attack');
  const holder = unitIn(telling.after, field.mill);
  const stands = holder ? say('summary.held', { unit: named(holder) }) : say('summary.empty');
  return plainStory(say, telling, {
    verbs: acts.map(({ verb }) => verb),
    turn: telling.before.turn,
    called: named,
    title: stands,
    summary: [...attacks.slice(0, 4).map(told), [{ strong: stands }]],
    map: map(field, say, telling.after, tales),
    chapters: [
      ...phaseByPhase(
        SIDES.map((side) => ({
          title: say(`side.${side}`),
          lines: tales.filter(({ address }) => address.split('/')[1] === side).map(told),
        })),
      ),
      ...chapter('fire', 'dice', [{ kind: 'dice', trials: attacks.map(({ facts }) => trial(say, facts, named)) }], {
        title: say('words.fire'),
      }),
    ],
  });
}

function factsOf({ facts }: Tale, named: (id: string) => string): Record<string, string | number> {
  const words = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? named(value) : Array.isArray(value) ? value.join(' - ') : (value ?? ''),
  ]);
  return Object.fromEntries(words);
}

function trial(
  say: Phrasebook,
  { unit, target, hex, die, strength, against, cover, sum, result }: Events['mill.attack'],
  named: (id: string) => string,
): Trial {
  return {
    dice: [{ face: die, kind: 'test' }],
    head: [{ strong: named(unit) }, ` -> ${named(target)} ${hex}`],
    addends: [
      { name: say('strength', { unit: named(unit) }), value: strength, rule: 'M 3' },
      { name: say('strength', { unit: named(target) }), value: -against, rule: 'M 3' },
      ...(cover > 0 ? [{ name: say('cover'), value: -cover, rule: 'M 3' }] : []),
    ],
    sum,
    needs: 3,
    verdict: say(`result.${result}`),
    effects: [],
  };
}

function map(field: Field, say: Phrasebook, state: State, tales: readonly Tale[]): MapScene {
  const stacks = SIDES.flatMap((side) => own(field, side)).flatMap((id): SceneStack[] => {
    const { name, side, symbol, movement, strength: full } = counterOf(field, id);
    const { hex, strength } = pieceOf(state, id);
    const label = name[say.language];
    const counter = { id, name: label, side, symbol, strength, movement, morale: null, steps: { full, now: strength } };
    return hex === null ? [] : [{ hex, side, label, counters: [counter], leaders: [] }];
  });
  return hexScene(field.grid, {
    title: say('scenario'),
    alt: say('map.alt'),
    notes: mapNotes(say),
    hexLength: say('map.hex'),
    terrains: [
      { id: 'clear', label: say('terrain.clear'), fill: 'F7F1E3', texture: 'none' },
      { id: 'wood', label: say('terrain.wood'), fill: 'BDD1A3', texture: 'crowns-dense' },
      { id: 'pond', label: say('terrain.pond'), fill: 'BFD7E8', texture: 'waves' },
      { id: 'mill', label: say('terrain.mill'), fill: 'E0C8B6', texture: 'blocks' },
    ],
    sides: [
      { id: 'red', label: say('side.red'), letter: 'R', ground: 'A4211B', figures: 'FFFFFF' },
      { id: 'blue', label: say('side.blue'), letter: 'B', ground: '1B4E8F', figures: 'FFFFFF' },
    ],
    ground: (hex) => ({ terrain: field.ground.get(hex) ?? 'clear' }),
    stacks,
    arrows: tales
      .filter((tale) => tale.kind === 'mill.move')
      .map(({ facts }) => ({ side: counterOf(field, facts.unit).side, kind: 'move', path: facts.path })),
    stars: tales
      .filter((tale) => tale.kind === 'mill.attack')
      .map(({ facts, address }, n) => ({
        label: String.fromCharCode(CAPITAL_A + n),
        hex: facts.hex,
        from: facts.from,
        contest: address,
      })),
  });
}
