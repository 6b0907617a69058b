import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { SeatSheet } from '../../src/engine/contract.ts';
import type { Answer } from '../../src/engine/journal.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { type Advance, advance, type Books, type Submitted } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { begin, found } from '../../src/table/found.ts';
import { rolesOf, seatsSharing } from '../../src/table/joint.ts';
import { fold, type GameRecord, type Tempo } from '../../src/table/record.ts';
import { replay, type TurnResult } from '../../src/table/replay.ts';
import { standing } from '../../src/table/stage.ts';
import { reportOf } from '../../src/table/telling.ts';
import { openDiced as openGame } from '../games/registry.ts';
import { lossesIn, moraleIn, scoresIn, standIn } from '../told.ts';
import { stages } from './stages.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const { game, scenario } = openGame('savannah/assault');
const [, three] = game.seatings as readonly (readonly SeatSheet[])[];
const SEATS = (three as readonly SeatSheet[]).map(({ id, roles }) => ({ id, roles }));

function start(tempo: Tempo): GameRecord {
  const record = found({ id: 'savannah-3', game, scenario, seats: SEATS, tempo, seed: SEED }, AT);
  return begin(record, SEED, {}, AT).record;
}

/** The book that a seat's mail makes where the game stands. */
function book(record: GameRecord, seat: string, ...lines: string[]): Submitted {
  const { drafted } = draft(record, standing(record, SEED), seat, lines.join('\n'), NOTHING);
  const wrong = drafted.lines.filter(({ outcome }) => outcome === 'error');
  if (wrong.length > 0) throw new Error(encode(wrong.map(({ diagnostics }) => diagnostics) as never));
  return { orders: drafted.orders, standing: drafted.standing, mails: ['m'], receivedAt: AT };
}

const NOTHING = { orders: null, standing: [], ready: false };
const answersOf = (on: Advance, turn = 0): readonly Answer[] => [
  ...(fold(on.record.entries).turns[turn]?.answers.values() ?? []),
];
const answerTo = (on: Advance, leaf: string) => answersOf(on).find(({ address }) => address.endsWith(leaf));
const bookOf = (on: Advance) =>
  (answerTo(on, 'movement@allies')?.answer ?? []) as unknown as { id: string; verb: string; canonical: string }[];

/** Plays the Allied orders of turn 16, due before it opens. */
const playTogether = (books: (record: GameRecord) => Books): Advance => {
  const record = start('together');
  return advance(record, SEED, books(record), AT);
};

describe('three seats (architecture §2, R71)', () => {
  test('a scenario offers its seats together or each army apart', () => {
    expect(game.seats.map(({ id }) => id)).toEqual(['british', 'allied']);
    expect(SEATS).toEqual([
      { id: 'british', roles: ['british'] },
      { id: 'french', roles: ['french'] },
      { id: 'american', roles: ['american'] },
    ]);
  });

  test('a call of the Allies is due from the French and from the American seat', () => {
    const { waiting } = advance(start('classic'), SEED, null, AT);
    expect(waiting?.needs.map(({ seat, call, address }) => [seat, call, address])).toEqual([
      ['french', 'movement', 't16/allies/movement/movement@allies'],
      ['american', 'movement', 't16/allies/movement/movement@allies'],
    ]);
  });

  test('an order about a unit of the other army is refused, and says whose it is', () => {
    const record = start('together');
    const text = 'MOVE light-corps TO 1206';
    const stood = standing(record, SEED);
    const made = draft(record, stood, 'french', text, NOTHING);
    const codes = made.drafted.lines.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
    expect(codes).toContain('of-ally');
    const say = diagnosticWords('en', game.messages);
    const wrong = made.drafted.lines[0]?.diagnostics.find(({ code }) => code === 'of-ally');
    expect(plainWords(sayDiagnostic(say, wrong as never))).toMatch(/ally’s command/);
    expect(draft(record, stood, 'american', text, NOTHING).drafted.lines[0]?.order?.verb).toBe('MOVE');
    expect(made.unordered).toEqual(
      made.names.filter((named) => named.own && made.unordered.includes(named.id)).map((named) => named.id),
    );
  });

  test('the books of both seats are one book in the order of seats, each order with an id of its own', () => {
    const on = playTogether((record) => ({
      french: book(record, 'french', 'HOLD champagne'),
      american: book(record, 'american', 'HOLD light-corps'),
    }));
    const locked = fold(on.record.entries).turns[0]?.locks.get('t16');
    expect(locked?.books.map(({ seat }) => seat)).toEqual(['british', 'french', 'american']);
    expect(answerTo(on, 'movement@allies')).toBeUndefined();
    expect(encode(replay(on.record, SEED) as never)).toBe(encode(on.closed as never));
  });

  test('doctrine plays the seat that sends nothing while the orders of the other run', () => {
    const on = playTogether((record) => ({ american: book(record, 'american', 'HOLD light-corps') }));
    const orders = bookOf(on);
    expect(orders.filter(({ id }) => id.startsWith('american/')).map(({ canonical }) => canonical)).toEqual([
      'HOLD light-corps',
    ]);
    const french = orders.filter(({ id }) => id.startsWith('french/'));
    expect(french.length).toBeGreaterThan(0);
    expect(french.every(({ canonical }) => !canonical.includes('light-corps'))).toBe(true);
    expect(answerTo(on, 'movement@allies')?.from).toBe('doctrine');
    expect(encode(replay(on.record, SEED) as never)).toBe(encode(on.closed as never));
  });

  test('R71 in joint matters the French order stands; the American one is a proposal, used where the French are silent', () => {
    const bid = (books: (record: GameRecord) => Books): unknown => {
      // The Allied chit is kept for the second turn.
      const first = playTogether((record) => ({
        french: book(record, 'french', 'MOMENTUM KEEP'),
        american: book(record, 'american', 'MOMENTUM KEEP'),
      }));
      const on = advance(first.record, SEED, books(first.record), AT);
      return answersOf(on, 1).find(({ address }) => address.endsWith('initiative-momentum@allies'));
    };
    const american = (record: GameRecord) => book(record, 'american', 'MOMENTUM INITIATIVE 1');
    const both = bid((record) => ({ french: book(record, 'french', 'MOMENTUM KEEP'), american: american(record) }));
    expect(both).toMatchObject({ answer: 0, order: { id: 'french/o1' } });
    const silent = bid((record) => ({ french: book(record, 'french', 'HOLD champagne'), american: american(record) }));
    expect(silent).toMatchObject({ answer: 1, order: { id: 'american/o1' } });
  });

  test('each seat has a report of its own army: its losses, morale and points first, its units alone in the form', () => {
    const on = playTogether(() => ({}));
    expect(on.letters.map(({ purpose }) => purpose)).toEqual(SEATS.map(({ id }) => `report/savannah-3/1/0/${id}`));
    const [closed] = on.closed;
    const ahead = on.waiting && {
      waiting: on.waiting,
      state: JSON.parse(closed?.closing ?? ''),
      events: [],
      ledger: [],
    };
    for (const seat of ['french', 'american']) {
      const reader = { seat, language: 'en' as const, label: 'Savannah 3', deadline: null, standing: [] };
      const { story, form } = reportOf(on.record, closed as TurnResult, ahead, reader);
      for (const part of [lossesIn(story), moraleIn(story), scoresIn(story)]) expect(part[0]?.side).toBe(seat);
      const named = form.join(' ').match(/[a-z]+(?:-[a-z0-9]+)*/g) ?? [];
      const armies = new Set(named.flatMap((id) => game.memberOf?.(id) ?? []));
      expect([...armies]).toEqual([seat]);
    }
  });

  test('one seat may hold both armies: it is the Allied seat under another name', () => {
    const seats = [SEATS[0] as (typeof SEATS)[0], { id: 'allied', roles: ['french', 'american'] }];
    const record = begin(
      found({ id: 'savannah-4', game, scenario, seats, tempo: 'together', seed: SEED }, AT),
      SEED,
      {},
      AT,
    );
    const mine = book(record.record, 'allied', 'HOLD champagne, light-corps');
    const on = advance(record.record, SEED, { allied: mine }, AT);
    expect(on.closed).toHaveLength(1);
    expect(on.letters.map(({ seat }) => seat)).toEqual(['british', 'allied']);
  });
});

test('what one army of a side is asked, the seat that holds the whole side answers, from its book', () => {
  const two = game.seats.map(({ id, roles }) => ({ id, roles }));
  expect(seatsSharing(game, two, 'french').map(({ id }) => id)).toEqual(['allied']);
  expect(seatsSharing(game, SEATS, 'french').map(({ id }) => id)).toEqual(['french']);
  expect(rolesOf(game, { roles: ['allies'] })).toEqual(['allies', 'french', 'american']);
});

test('the nearest enemies of a seat are those nearest to the troops that it commands', () => {
  const [stage] = stages('savannah/assault', 3, 'together', 1);
  const away = (seat: string) =>
    /Nearest enem.*, (\d) hexes off/.exec(standIn(stage?.call(seat, 'en').story ?? {}).join())?.[1];
  // The French at 1406 are two hexes from Spring Hill; of the Americans the light corps at 1207 and others are four.
  expect(away('french')).toBe('2');
  expect(away('american')).toBe('4');
});

test('whoever has nobody on the map and nobody due to come in is not asked', () => {
  const asked = new Map<number, readonly string[]>();
  for (const { stood, due } of stages('savannah/campaign', 3, 'together', 3)) asked.set(stood.ordinal, due);
  // The French land on turn 2, the first Americans come on turn 3.
  expect([...asked]).toEqual([
    [1, ['british']],
    [2, ['british', 'french']],
    [3, ['british', 'french', 'american']],
  ]);
  const { memberOf } = openGame('savannah/campaign').game;
  for (const { stood, due } of stages('savannah/campaign', 3, 'classic', 3)) {
    const { units } = stood.state as { units: Record<string, { hex: string | null }> };
    const there = new Set(Object.keys(units).flatMap((id) => (units[id]?.hex ? [memberOf?.(id)] : [])));
    expect(due.filter((seat) => !there.has(seat))).toEqual([]);
  }
});
