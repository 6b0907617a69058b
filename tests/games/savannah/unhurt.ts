/** Seeds under which a game of the assault comes to what a test is about: a word changed in the scenario changes all its dice. */
import { isDeepStrictEqual } from 'node:util';
import type { Event } from '../../../src/engine/contract.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import type { Tempo } from '../../../src/table/record.ts';
import { type Stage, stages } from '../../table/stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MOST = 64;

/** The first seed under which one of the stages is as wanted; `wanted` says null of those it is not about. */
export function seedWhere(play: (seed: string) => Iterable<Stage>, wanted: (stage: Stage) => boolean | null): string {
  for (let n = 1; n <= MOST; n++) {
    const seed = n.toString(16).padStart(2, '0').repeat(32);
    for (const stage of play(seed)) {
      const found = wanted(stage);
      if (found) return seed;
      if (found === false) break;
    }
  }
  throw new Error(`none of ${MOST} seeds will do`);
}

/**
 * A seed under which no gun harms anybody on turn 16 before the Allies, who marched so, attack; other in each tempo.
 * `shots`: events of the fire phase that are to harm nobody.
 */
export function unhurtSeed(
  marches: readonly string[],
  tempo: Tempo = 'classic',
  shots: readonly string[] = ['boar.fire'],
): string {
  const isHarmless = harmless(shots);
  const text = marches.join('\n');
  const key = `${tempo} ${shots.join(' ')} ${text}`;
  const write = ({ record, stood, due }: Stage): Books => {
    const address = stood.waiting?.address ?? '';
    if (!due.includes('allied') || address.endsWith('combat@allies')) return {};
    const { orders } = draft(record, stood, 'allied', text, NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  const seed =
    unhurt.get(key) ??
    seedWhere(
      (tried) => stages('savannah/assault', 2, tempo, 2, write, tried),
      ({ closed, stood }) => {
        if (closed) return closed.events.every(isHarmless);
        return stood.waiting?.address.startsWith('t16/allies/combat') ? stood.events.every(isHarmless) : null;
      },
    );
  unhurt.set(key, seed);
  return seed;
}

/** Found once for each set of marches. */
const unhurt = new Map<string, string>();

const harmless =
  (shots: readonly string[]) =>
  ({ kind, address, facts }: Event): boolean =>
    !shots.includes(kind) ||
    !address.startsWith('t16/allies/fire') ||
    isDeepStrictEqual((facts as { effects: unknown }).effects, []);
