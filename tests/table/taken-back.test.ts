/** An order for the turn to come that the seat's last book of the turn leaves out is not carried over into it. */
import { expect, test } from 'vitest';
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const BID = 'MOMENTUM INITIATIVE 1';
const MARCH = 'MOVE avant-garde, champagne TO 1405';

/** The bids with which the second turn opens, when combat is ordered by these lines, under dice that leave the column its fight. */
function bidsAfter(combat: string): string[] {
  for (let n = 0; n < 20; n++) {
    const bids = bidsUnder(n.toString(16).padStart(2, '0').repeat(32), combat);
    if (bids !== null) return bids;
  }
  expect.fail('the column never fights');
}

function bidsUnder(seed: string, combat: string): string[] | null {
  let isFought = false;
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied')) return {};
    const isCombat = stood.waiting?.needs.some(({ call }) => call === 'combat') ?? false;
    const { orders } = draft(record, stood, 'allied', isCombat ? combat : `${MARCH}\n${BID}`, NOTHING).drafted;
    isFought ||= isCombat && (orders ?? []).some(({ verb }) => verb === 'ATTACK');
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const { closed, record } of stages('savannah/assault', 2, 'classic', 2, write, seed)) {
    if (closed === null) continue;
    if (!isFought) return null;
    const locks = record.entries.flatMap(({ content }) =>
      content.kind === 'lock' && content.turn === 2 ? [content] : [],
    );
    return (locks[0]?.books ?? []).flatMap(({ standing }) => standing.map(({ canonical }) => canonical));
  }
  expect.fail('no turn closed');
}

test('what the book for combat takes up again counts as the next turn opens; what it leaves out does not', () => {
  expect(bidsAfter(`ATTACK 1504 WITH avant-garde\n${BID}`)).toContain(BID);
  expect(bidsAfter('ATTACK 1504 WITH avant-garde')).not.toContain(BID);
});
