/** The war from positions that a test lays down, with the orders that it gives the English: what the computer plays has no part in it. */
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { position } from '../games/jenkins-ear/table.ts';
import { type Stage, stagesFrom } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** One turn, each question by itself. `lines`: what the English order in it. */
export function sailing(stacks: string, lines: readonly string[], seed?: string): Generator<Stage> {
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('english') || !stood.waiting?.address.endsWith('english/movement@english')) return {};
    const { orders } = draft(record, stood, 'english', lines.join('\n'), NOTHING).drafted;
    return { english: { orders, standing: [], mails: [], receivedAt: null } };
  };
  return stagesFrom('jenkins-ear/war', position(stacks, { phase: null }), 'full', 1, write, seed);
}

/** Troops ashore at two ports beside more ships than they need: some go aboard and sail, one fleet against a Spanish port. */
export const twoFleets = (seed?: string): Generator<Stage> =>
  sailing(
    `en 3018 port: soldiers-8, soldiers-4, supplies-1, boyne, cornwall, frigate-2;\
 en 2719 port: soldiers-start, soldiers-7, supplies-2, princess-caroline, frigate-3;\
 sp 2717 port: frigate-1, soldiers-9`,
    [
      'MOVE en-soldiers-8, en-boyne, en-cornwall TO 2717',
      'MOVE en-soldiers-7, en-princess-caroline, en-frigate-3 TO 2818',
    ],
    seed,
  );
