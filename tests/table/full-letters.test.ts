/** How many letters the tempo of every choice costs a seat whose lines say what they can. */
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/engine/contract.ts';
import type { Books, Submitted } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { momentOf } from '../../src/table/moment.ts';
import { fold } from '../../src/table/record.ts';
import { sightOf, type WaitingNeed } from '../../src/table/stage.ts';
import { cases } from '../cases.ts';
import { type Stage, stages } from './stages.ts';

const TURNS = cases(5, 2);
const MOST = 10;
/** What a player writes once. Whoever leads a defence follows from the fight: that is asked. */
const STANDING = [
  'STANDING DEFEND TACTIC stand fast',
  'STANDING RETREAT toward HQ',
  'STANDING MOMENTUM REROLL',
  'STANDING LEADERS go',
  'STANDING ADVANCE none',
];
/** What those lines, and ATTACK with a lead and a tactic, say outright. */
const SAYS = ['tactic', 'retreat-path', 'combat-reroll', 'leader-accompany', 'advance-lead', 'advance-others'];

const EMPTY: Submitted = { orders: null, standing: [], numbered: 0, mails: [], receivedAt: null };

/**
 * Letters to each seat by turn (`3 british`) and what they asked (`british tactic`), in a game of two who answer whole
 * letters; `silent` writes no order.
 */
function played(
  seed: string,
  turns = TURNS,
  silent?: string,
): { letters: ReadonlyMap<string, number>; asked: readonly string[] } {
  const letters = new Map<string, number>();
  const asked: string[] = [];
  let books: Books = {};
  const write = (stage: Stage): Books => {
    const { needs = [], turn } = stage.stood.waiting ?? {};
    for (const need of needs) {
      const { seat } = need;
      letters.set(`${turn} ${seat}`, (letters.get(`${turn} ${seat}`) ?? 0) + 1);
      const { [seat]: kept = EMPTY } = books;
      const moment = momentOf(stage.record, stage.stood, seat);
      asked.push(...moment.flatMap(({ need }) => (isCompelled(stage, need) ? [] : `${seat} ${need.kind}`)));
      if (seat === silent) continue;
      books = { ...books, [seat]: moment.length > 0 ? answered(stage, kept, moment) : ordered(stage, kept, need) };
    }
    return books;
  };
  for (const _ of stages('savannah/assault', 2, 'full', turns, write, seed));
  return { letters, asked };
}

/** A choice of the attacker in a fight that the rules compel and no ATTACK of his declares: no line of his says it. */
function isCompelled({ record }: Stage, { address }: { address: string }): boolean {
  const [turn, phasing, phase, hex] = address.split('/');
  if (phase !== 'combat' || !address.endsWith(`@${phasing}`)) return false;
  const locks = fold(record.entries).turns.at(-1)?.locks;
  const { books = [] } = locks?.get(`${turn}/${phasing}/combat/combat@${phasing}`) ?? {};
  return (
    books.length > 0 &&
    !books.some(({ orders }) => orders?.some(({ verb, args }) => verb === 'ATTACK' && holds(args.hexes, hex)))
  );
}

const holds = (hexes: unknown, hex = ''): boolean => Array.isArray(hexes) && hexes.includes(hex);

/** Every question of a letter answered in one mail, as the computer would. */
function answered({ record }: Stage, kept: Submitted, moment: ReturnType<typeof momentOf>): Submitted {
  const replies = moment.map(({ need, view }) => [need.address, record.game.answer(need, () => view, [])]);
  return { ...kept, orders: null, replies: Object.fromEntries(replies) };
}

/** The computer's orders for a call, an ATTACK with its lead and tactic, below the standing ones. */
function ordered({ record, stood }: Stage, kept: Submitted, { seat, address, role }: WaitingNeed): Submitted {
  const call = stood.needs.find((need): need is Call => need.type === 'call' && need.address === address) as Call;
  const orders = record.game.orders(call, () => sightOf(record.game, stood, role), []);
  const lines = orders.map(({ canonical }) =>
    canonical.replace(/^ATTACK .* WITH ([^, ]+).*/u, '$& LEAD $1 TACTIC echelon'),
  );
  const text = [...lines, ...(kept.standing.length === 0 ? STANDING : []), 'READY'].join('\n');
  const onFile = { orders: null, standing: kept.standing, numbered: kept.numbered ?? 0, ready: false };
  const { drafted } = draft(record, stood, seat, text, onFile, { language: 'en' });
  return { ...drafted, replies: {}, mails: [], receivedAt: '2026-11-22T20:00:00Z' };
}

const saidOf = (seat: string, asked: readonly string[]): readonly string[] =>
  SAYS.filter((kind) => asked.includes(`${seat} ${kind}`));

describe('the tempo full', () => {
  test('asks nothing that a line has said, sealed choices neither, and few letters of who writes such lines', () => {
    for (let n = 1; n <= cases(10, 1); n++) {
      const { letters, asked } = played((n + 2).toString(16).padStart(2, '0').repeat(32));
      expect(letters.size, `game ${n}`).toBe(2 * TURNS);
      expect(
        [...letters].filter(([, many]) => many > MOST),
        `game ${n}`,
      ).toEqual([]);
      expect([...saidOf('british', asked), ...saidOf('allied', asked)], `game ${n}`).toEqual([]);
      expect(asked).toContain('british lead-unit');
    }
  });

  test('asks of a sealed choice only him whose lines have not made it', () => {
    const { asked } = played('01'.repeat(32), 1, 'british');
    expect(asked).toContain('british tactic');
    expect(saidOf('allied', asked)).toEqual([]);
  });
});
