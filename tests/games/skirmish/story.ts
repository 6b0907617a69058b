/** A turn of the Mill as a letter tells it, and its map. */
import { chapter, phaseByPhase } from '../../../src/engine/chapters.ts';
import type { Telling } from '../../../src/engine/contract.ts';
import { type Phrasebook, phrasebook } from '../../../src/engine/phrase.ts';
import { plainStory } from '../../../src/engine/plain-story.ts';
import type { MapScene } from '../../../src/engine/scene.ts';
import type { Story, Trial, Words } from '../../../src/engine/story.ts';
import { factsCalled, type Tale } from '../../../src/engine/telling.ts';
import { counterOf, unitIn } from '../../../src/places/hex/field.ts';
import { fieldScene } from '../../../src/places/hex/scene.ts';
import { acts } from './acts.ts';
import { type Field, SIDES } from './field.ts';
import type { Events, State } from './rules.ts';
import { messages } from './words.ts';

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

export type MillLanguage = keyof typeof books;

type MillTale = Tale<Events>;

/** Attacks are lettered. */
const CAPITAL_A = 65;

export function story(field: Field, telling: Telling<State, MillLanguage>): Story<MapScene> {
  const say = books[telling.language];
  const tales = telling.heard.filter((one): one is MillTale => one.kind.startsWith('mill.'));
  const named = (id: string): string => field.units.get(id)?.name[telling.language] ?? id;
  const told = ({ kind, facts }: MillTale): Words => [say(kind, factsCalled(say, facts, named))];
  const attacks = tales.filter((tale) => tale.kind === 'mill.attack');
  const holder = unitIn(telling.after.units, field.mill);
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

function map(field: Field, say: Phrasebook, state: State, tales: readonly MillTale[]): MapScene {
  return fieldScene(field, say, state.units, {
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
