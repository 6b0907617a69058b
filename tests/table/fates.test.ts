/** Every accepted order of every locked book has one fate, true to the turn and told in words, in every tempo. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Call, Json, Order, OrderFate, Pick } from '../../src/engine/contract.ts';
import { look } from '../../src/engine/view.ts';
import { renderReportText } from '../../src/reports/index.ts';
import { type Advance, advance, type Books } from '../../src/table/advance.ts';
import { echoOf } from '../../src/table/echo.ts';
import { fatesOf } from '../../src/table/fates.ts';
import { begin, found } from '../../src/table/found.ts';
import { wholeOf } from '../../src/table/joint.ts';
import { fold, type GameRecord, TEMPOS } from '../../src/table/record.ts';
import { replay, type TurnResult } from '../../src/table/replay.ts';
import { splitBook } from '../../src/table/split-book.ts';
import { type Standing, standing } from '../../src/table/stage.ts';
import { reportOf } from '../../src/table/telling.ts';
import { mailFor } from '../../src/tools/simulate/check-games.ts';
import { cases } from '../cases.ts';
import { chance, games } from '../contract/plays.ts';
import { ordersIn } from '../told.ts';

const SEED = '2e'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
/** Turns a game is played; asked question by question it goes slowly. */
const [SWIFT, SLOW] = [cases(5, 2), 1];
const TURNS = { express: SWIFT, classic: SWIFT, full: SLOW, together: SWIFT };

/** Orders the rules carry out themselves, once their phase is played. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  savannah: ['MOVE', 'ATTACK', 'DIVERT', 'HOLD'],
  'jenkins-ear': ['BUY', 'MOVE', 'EMBARK', 'CROSS', 'HOLD'],
};

describe.each(games())('$name', ({ game }) => {
  const kinds = new Set<string>();
  const settings = game.seatings ?? [game.seats];
  const plays = settings.flatMap((sheets, n) => TEMPOS.map((tempo) => ({ tempo, seats: sheets, setting: n })));

  test.each(plays)('$tempo, setting $setting: each order has one fate, and it is true', ({ tempo, seats, setting }) => {
    const pick = chance(setting * 10 + TEMPOS.indexOf(tempo));
    const sitting = seats.map(({ id, roles }) => ({ id, roles }));
    const founded = found({ id: 'game-1', game, scenario: {}, seats: sitting, tempo, seed: SEED }, AT);
    const closed: TurnResult[] = [];
    const openings = new Map<number, string>();
    let on: Advance = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
    let stood = standing(on.record, SEED);
    for (let stages = 0; closed.length < TURNS[tempo] && stages < 400; stages++) {
      on = advance(on.record, SEED, booksFor(game, stood, pick), AT, openings);
      closed.push(...on.closed);
      for (const turn of on.closed) openings.set(turn.ordinal + 1, turn.closing);
      if (on.over) break;
      stood = standing(on.record, SEED, openings);
      for (const { id } of sitting) checkBetweenCalls(game, on.record, stood, id);
    }
    expect(closed.length).toBeGreaterThan(0);
    for (const turn of closed) {
      for (const { id } of sitting) for (const kind of checkSeat(game, on.record, turn, id)) kinds.add(kind);
    }
    expect(encode(replay(on.record, SEED).slice(0, closed.length) as unknown as Json)).toBe(
      encode(closed as unknown as Json),
    );
  });

  test('these games met orders done, failed and not reached', () => {
    expect([...kinds]).toEqual(expect.arrayContaining(['done', 'failed', 'unreached']));
  });
});

/** What each seat that is called for orders sends: doctrine's orders and a mail of examples, as one book. */
function booksFor(game: AnyGame, stood: Standing, pick: Pick): Books {
  const books: Record<string, Books[string]> = {};
  for (const { seat, role, call, address } of stood.waiting?.needs ?? []) {
    if (call === null) continue;
    const whole = wholeOf(game, role);
    const view = look(game, stood.state, whole);
    const calls = call === 'orders' ? game.calls : [call];
    const needs = calls.map((name): Call => ({ type: 'call', address, role: whole, name }));
    const own = (order: Order): boolean => whole === role || isOf(game, order, role);
    const drawn = pick(3) === 0 ? [] : needs.flatMap((need) => game.orders(need, () => view, [])).filter(own);
    const mailed = needs.flatMap((need) => mailFor(game, { ...need, role }, view, pick));
    const orders = [...mailed, ...drawn].map((order, n) => ({ ...order, id: `o${n + 1}` }));
    books[seat] = { orders, standing: [], mails: [], receivedAt: null };
  }
  return books;
}

/** Is it about units of this member alone? */
function isOf(game: AnyGame, order: Order, member: string): boolean {
  const named = Object.values(order.args)
    .flat()
    .filter((one) => typeof one === 'string');
  return named.every((one) => (game.memberOf?.(one as string) ?? member) === member);
}

/** In a letter between the calls of a turn each line has its one fate, but those that a call to come will take up. */
function checkBetweenCalls(game: AnyGame, record: GameRecord, stood: Standing, seat: string): void {
  const turn = fold(record.entries).turns.find(({ ordinal }) => ordinal === stood.waiting?.turn);
  if (!turn || !stood.settled) return;
  const locks = [...new Set([...turn.locks.values()])].filter(({ books }) => books.some((book) => book.seat === seat));
  const linesOf = ({ books }: (typeof locks)[0]) => books.find((book) => book.seat === seat)?.orders ?? [];
  const last = locks.at(-1);
  const ahead = last?.serves ? splitBook(game, last.serves, linesOf(last)).later : [];
  const lines = locks.flatMap(linesOf).map(({ canonical }) => canonical);
  const told = fatesOf(game, turn.locks, stood.settled, seat, false).map(({ canonical }) => canonical);
  expect(told.length).toBeLessThanOrEqual(lines.length);
  const silent = lines.filter((line) => !told.includes(line));
  expect(silent.filter((line) => !ahead.some(({ canonical }) => canonical === line))).toEqual([]);
}

/** Checks the fates of one seat in one turn; gives the kinds it met. */
function checkSeat(game: AnyGame, record: GameRecord, turn: TurnResult, seat: string): readonly string[] {
  const chronicle = fold(record.entries);
  const { locks } = chronicle.turns.find(({ ordinal }) => ordinal === turn.ordinal) as (typeof chronicle.turns)[0];
  const fates = fatesOf(game, locks, turn.settled ?? [], seat, true);
  const books = [...new Set(locks.values())].flatMap((locked) => locked.books.filter((book) => book.seat === seat));
  const lines = books.flatMap(({ orders }) => orders ?? []);
  const texts = new Set(lines.map(({ canonical }) => canonical));
  expect(new Set(fates.map(({ canonical }) => canonical))).toEqual(texts);
  // Only a line that a later book of the turn holds again is told there alone.
  expect(fates.length).toBeLessThanOrEqual(lines.length);
  if (books.length === 1) expect(fates.map(({ canonical }) => canonical)).toEqual(lines.map((one) => one.canonical));

  const told = JSON.stringify(turn.events);
  for (const fate of fates) {
    const order = lines.find(({ canonical }) => canonical === fate.canonical) as Order;
    if (fate.kind === 'done') checkDone(turn, told, order, fate);
    else expect(fate.reasons, `${fate.canonical}: ${fate.kind}`).not.toEqual([]);
    for (const reason of [...fate.reasons, ...fate.but]) {
      for (const language of game.languages) {
        const keys = [`fate.${reason.code}`, `diagnostic.${reason.code}`];
        expect(
          keys.some((key) => Object.hasOwn(game.messages[language] ?? {}, key)),
          `${language}: ${reason.code}`,
        ).toBe(true);
      }
    }
    const acts = ACTS[game.ruleset] ?? [];
    if (acts.includes(order.verb) && books.length === 1 && !turn.over)
      expect(
        fate.reasons.map(({ code }) => code),
        fate.canonical,
      ).not.toContain('never-asked');
  }
  for (const language of game.languages) {
    const reader = { seat, language, label: 'Game 1', deadline: null, standing: [] };
    const model = reportOf(record, turn, null, reader);
    const shown = ordersIn(model.story).map(({ order }) => order);
    const echo = echoOf(
      game,
      chronicle.turns.find(({ ordinal }) => ordinal === turn.ordinal),
      seat,
      language,
    );
    expect(shown).toEqual(fates.map(({ canonical }) => echo(canonical)));
    expect(shown.length).toBe(fates.length);
    for (const { outcome } of ordersIn(model.story)) {
      expect(outcome).not.toBe('');
      expect(outcome).not.toMatch(/[{}]|\b(boar|savannah|ear)\.[a-z]|undefined|null/);
    }
    for (const line of renderReportText(model).split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  }
  return fates.map(({ kind }) => kind);
}

/** An order done shows: it answered a question that was asked, an event names who or what it was about, or its fate what came of it. */
function checkDone(turn: TurnResult, told: string, order: Order, { reasons }: OrderFate): void {
  const asked = reasons.flatMap(({ code, facts }) => (code === 'answered' ? [String(facts.question)] : []));
  if (asked.length > 0) {
    expect(turn.answers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(asked));
    return;
  }
  if (reasons.some(({ code }) => /\.(held|stood|silent)$/.test(code))) return;
  const named = [order, ...(order.otherwise ? [order.otherwise] : [])]
    .flatMap(({ args }) => Object.values(args).flat())
    .filter((one): one is string => typeof one === 'string');
  // What names nobody (RAID END) is told by what came of it.
  if (named.length === 0) expect(reasons, order.canonical).not.toEqual([]);
  else expect(named.some((one) => told.includes(`"${one}"`)) || order.verb === 'BUY', order.canonical).toBe(true);
}
