import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { Order } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import { checkChain } from '../../src/engine/journal.ts';
import { type Advance, advance, type Books, type Submitted } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import { preview } from '../../src/table/preview.ts';
import { fold, type GameRecord, type Tempo } from '../../src/table/record.ts';
import { replay } from '../../src/table/replay.ts';
import { standing } from '../../src/table/stage.ts';
import { isRefusal, type Refusal, rewind, rule, stateAt, turnsReached } from '../../src/table/umpire.ts';
import { type Archived, verify } from '../../src/table/verify.ts';
import { withdrawnRuns } from '../../src/table/withdrawn.ts';
import { LAST_TURN, order, toy } from '../engine/toy.ts';

const SEED = '33'.repeat(32);
const AT = '2026-11-22T20:00:00Z';

const submitted = (...orders: Order[]): Submitted => ({ orders, standing: [], mails: ['m'], receivedAt: AT });
const both = (red: Submitted, blue: Submitted): Books => ({ red, blue });
const pushes = (n: number) => submitted(...Array.from({ length: n }, (_, i) => order(`o${i}`, 'push')));

function start(tempo: Tempo): GameRecord {
  const record = found({ id: 'toy-1', game: toy, scenario: {}, tempo, seed: SEED }, AT);
  return begin(record, SEED, { red: 'ab'.repeat(32) }, AT).record;
}

function playOut(record: GameRecord, books: Books): Advance {
  let on = advance(record, SEED, null, AT);
  for (let stage = 0; !on.over && stage < 20; stage++) on = advance(on.record, SEED, books, AT);
  return on;
}

function must(result: Advance | Refusal): Advance {
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

describe('who says nothing', () => {
  const game = { ...toy, silence: { answer: () => 2, orders: () => [order('d1', 'push'), order('d2', 'push')] } };
  const pushed = (held?: readonly string[]) => {
    const record = { ...start('together'), game, ...(held && { held: new Set(held) }) };
    const on = advance(record, SEED, {}, AT);
    return on.entries.flatMap(({ content }) =>
      content.kind === 'answers'
        ? content.answers.map(
            ({ role, kind, answer }) => `${role} ${kind} ${Array.isArray(answer) ? answer.length : answer}`,
          )
        : [],
    );
  };

  test('a seat that somebody holds gets what the game grants silence; the computer plays the others', () => {
    const computer = pushed();
    const silent = pushed(['red', 'blue']);
    expect(computer.filter((line) => line.includes('push')).every((line) => line.endsWith(' 0'))).toBe(true);
    expect(silent.filter((line) => line.includes('push')).every((line) => line.endsWith(' 2'))).toBe(true);
    expect(silent.filter((line) => line.includes('bid')).length).toBeGreaterThan(0);
    const mixed = pushed(['red']);
    for (const kind of ['push', 'bid']) {
      const of = (lines: readonly string[], role: string) => lines.filter((line) => line.startsWith(`${role} ${kind}`));
      expect(of(mixed, 'red')).toEqual(of(silent, 'red'));
      expect(of(mixed, 'blue')).toEqual(of(computer, 'blue'));
    }
  });
});

describe('tempo', () => {
  test('together: one call for all seats before a turn opens', () => {
    const waiting = advance(start('together'), SEED, null, AT).waiting;
    expect(waiting?.needs.map((need) => [need.seat, need.call, need.address])).toEqual([
      ['red', 'orders', 't01'],
      ['blue', 'orders', 't01'],
    ]);
    const on = advance(start('together'), SEED, both(pushes(1), pushes(0)), AT);
    expect(on.closed.map((turn) => turn.ordinal)).toEqual([1]);
    expect(on.waiting?.address).toBe('t02');
    expect(on.letters.map((letter) => letter.purpose)).toEqual(['report/toy-1/1/0/red', 'report/toy-1/1/0/blue']);
  });

  test('classic: every call of the phasing seat pauses, in the order of play', () => {
    let on = advance(start('classic'), SEED, null, AT);
    expect(on.waiting?.address).toBe('t01/red/push@red');
    on = advance(on.record, SEED, { red: pushes(2) }, AT);
    expect(on.waiting?.address).toBe('t01/blue/push@blue');
    expect(on.letters.map((letter) => letter.purpose)).toEqual(['call/toy-1/t01/blue/push@blue/0/blue']);
    on = advance(on.record, SEED, { blue: pushes(1) }, AT);
    expect(on.closed).toHaveLength(1);
    expect(on.waiting?.address).toBe('t02/red/push@red');
  });

  test('full: questions pause too, and replies answer them', () => {
    let on = advance(start('full'), SEED, null, AT);
    on = advance(on.record, SEED, { red: pushes(1) }, AT);
    expect(on.waiting?.needs[0]?.question).toBe('force-o0');
    const reply = { ...submitted(), orders: null, replies: { 't01/red/force-o0@red': 3 } };
    on = advance(on.record, SEED, { red: reply }, AT);
    const { answers } = fold(on.record.entries).turns[0] as {
      answers: ReadonlyMap<string, { answer: unknown; from: string }>;
    };
    expect(answers.get('t01/red/force-o0@red')).toMatchObject({ answer: 3, from: 'reply' });
  });

  test('classic: a bid of an earlier call serves the opening of the next turn, whoever was asked last', () => {
    let on = advance(start('classic'), SEED, null, AT);
    on = advance(on.record, SEED, { red: submitted(order('o1', 'bid', { count: 2 })) }, AT);
    on = advance(on.record, SEED, { red: { ...submitted(), orders: null }, blue: submitted() }, AT);
    const second = fold(on.record.entries).turns[1];
    expect(second?.locks.get('t02')?.books[0]?.standing.map((kept) => kept.canonical)).toEqual(['BID 2']);
  });

  test('a bid in the book of the turn before serves the opening of the next in every tempo but together', () => {
    const bids = submitted(order('o1', 'bid', { count: 2 }));
    let on = advance(start('express'), SEED, null, AT);
    on = advance(on.record, SEED, both(bids, submitted()), AT);
    on = advance(on.record, SEED, both(bids, submitted()), AT);
    const second = fold(on.record.entries).turns[1];
    expect(second?.locks.get('t02')?.books[0]?.standing.map((kept) => kept.canonical)).toEqual(['BID 2']);
  });
});

describe('the record', () => {
  test('a game plays to its end, its chain closes, every turn was committed to two turns before', () => {
    const { record, over } = playOut(start('together'), both(pushes(1), pushes(2)));
    expect(over).toBe(true);
    checkChain(record.entries);
    const chronicle = fold(record.entries);
    expect(chronicle.turns).toHaveLength(LAST_TURN);
    for (const turn of chronicle.turns) {
      const lock = record.entries.findIndex(({ content }) => content.kind === 'lock' && content.turn === turn.ordinal);
      const commit = record.entries.findIndex(
        ({ content }) => content.kind === 'key-commit' && content.turn === turn.ordinal,
      );
      expect(commit).toBeGreaterThan(0);
      expect(commit).toBeLessThan(lock);
    }
  });

  test('replay gives the recorded turns again, byte for byte, in every tempo', () => {
    for (const tempo of ['together', 'express', 'classic', 'full'] as const) {
      const { record } = playOut(start(tempo), both(pushes(1), pushes(2)));
      const first = replay(record, SEED);
      expect(first).toHaveLength(LAST_TURN);
      expect(encode(replay(record, SEED) as never)).toBe(encode(first as never));
    }
  });

  test('orders, their number and the time they came change no die', () => {
    const faces = (books: Books, at: string) => advance(start('together'), SEED, books, at).closed[0]?.ledger;
    expect(faces(both(pushes(3), pushes(1)), AT)).toEqual(faces({}, '2027-01-01T00:00:00Z'));
  });

  test('a half-resolved turn stands where it paused, from its opening bytes', () => {
    let on = advance(start('classic'), SEED, null, AT);
    on = advance(on.record, SEED, { red: pushes(2) }, AT);
    const stood = standing(on.record, SEED);
    expect(stood.waiting).toEqual(on.waiting);
    expect((stood.state as { score: { red: number } }).score.red).toBe(2);
  });
});

describe('the umpire', () => {
  test('dice 15: a ruling on a die shows both faces; an address never rolled is refused', () => {
    const { record } = advance(start('together'), SEED, both(pushes(0), pushes(0)), AT);
    const ruled = must(rule(record, SEED, { turn: 1, address: 't01/duel/!red', die: 0, reason: 'cocked' }, 'gm', AT));
    expect(ruled.closed[0]?.ledger[0]).toMatchObject({ ruled: 0 });
    expect(rule(record, SEED, { turn: 1, address: 't01/duel/!green', die: 0, reason: '' }, 'gm', AT)).toMatchObject({
      refused: 'die-never-rolled',
    });
    expect(rule(record, SEED, { turn: 1, address: 't01/duel/!red', die: 10, reason: '' }, 'gm', AT)).toMatchObject({
      refused: 'no-such-face',
    });
    // Where the game counts its faces from 1, the umpire does so too.
    const fromOne = { ...record, game: { ...record.game, lowestFace: 1 } };
    const last = { turn: 1, address: 't01/duel/!red', die: 10, reason: 'cocked' };
    expect(must(rule(fromOne, SEED, last, 'gm', AT)).closed[0]?.ledger[0]).toMatchObject({ ruled: 9 });
    expect(rule(fromOne, SEED, { ...last, die: 0 }, 'gm', AT)).toMatchObject({ facts: { from: 1, to: 10 } });
  });

  test('a ruling on the state lands at its checkpoint, the dice stay, later turns are played again', () => {
    let on = advance(start('together'), SEED, both(pushes(1), pushes(0)), AT);
    on = advance(on.record, SEED, both(pushes(1), pushes(0)), AT);
    const before = replay(on.record, SEED);
    const ruled = must(
      rule(
        on.record,
        SEED,
        { turn: 1, address: 't01/red/#opens', edit: 'score', arg: { side: 'blue', to: 40 }, reason: 'x' },
        'gm',
        AT,
      ),
    );
    expect(isRefusal(ruled)).toBe(false);
    expect(ruled.closed).toHaveLength(2);
    const after = replay(ruled.record, SEED);
    expect(after.map((turn) => turn.ledger)).toEqual(before.map((turn) => turn.ledger));
    expect(JSON.parse(after[1]?.closing ?? '').score.blue).toBeGreaterThanOrEqual(40);
    expect(ruled.waiting?.address).toBe('t03');
  });

  test('dice 17: a rewind with new orders asks again from the checkpoint on, under keys committed before', () => {
    const on = advance(start('together'), SEED, both(pushes(1), pushes(1)), AT);
    const first = replay(on.record, SEED)[0];
    const back = must(
      rewind(
        on.record,
        SEED,
        { turn: 1, checkpoint: 't01/blue/#opens', dice: 'new', reason: 'blue could not see the map' },
        'gm',
        AT,
      ),
    );
    expect(back.waiting).toBeNull();
    expect(back.entries.some(({ content }) => content.kind === 'lock' || content.kind === 'answers')).toBe(false);
    const resumed = advance(back.record, SEED, null, AT);
    expect(resumed.waiting?.address).toBe('t01/blue/push@blue');
    expect(back.letters[0]?.purpose).toBe('notice/toy-1/rewind/1/red');
    expect(
      back.entries
        .filter(({ content }) => content.kind === 'key-commit')
        .map(({ content }) => 'epoch' in content && content.epoch),
    ).toEqual([1, 1]);
    const again = advance(resumed.record, SEED, { blue: pushes(3) }, AT);
    const [turn] = replay(again.record, SEED);
    expect(turn?.ledger.map((die) => die.face)).not.toEqual(first?.ledger.map((die) => die.face));
    expect(turn?.answers.filter((answer) => answer.address.startsWith('t01/red'))).toHaveLength(1);
    expect(turn?.answers.filter((answer) => answer.address.startsWith('t01/blue'))).toHaveLength(3);
    checkChain(again.record.entries);
  });

  test('a ruling that leaves an illegal position is refused with the words of the rules, and nothing is written', () => {
    const { record } = advance(start('together'), SEED, both(pushes(0), pushes(0)), AT);
    const act = { turn: 1, address: 't01/duel/#scored', edit: 'score', arg: { side: 'red', to: -4 }, reason: 'x' };
    expect(rule(record, SEED, act, 'gm', AT)).toMatchObject({
      refused: 'illegal-state',
      facts: { address: 't01/duel/#scored', faults: ['negative score'] },
    });
  });

  test('each checkpoint play has passed can be looked at as it was, its rulings applied', () => {
    const { record } = advance(start('together'), SEED, both(pushes(2), pushes(0)), AT);
    expect(turnsReached(record, SEED)).toMatchObject([
      { ordinal: 1, printed: 1, checkpoints: ['t01/red/#opens', 't01/blue/#opens', 't01/duel/#scored'] },
    ]);
    expect(stateAt(record, SEED, 1, 't01/red/#opens')).toMatchObject({ state: { score: { red: 0 } } });
    expect(stateAt(record, SEED, 1, 't01/duel/#scored')).toMatchObject({ state: { score: { red: 2 } } });
    expect(stateAt(record, SEED, 1, 't01/green/#opens')).toMatchObject({ refused: 'no-such-checkpoint' });
  });

  test('dice 18: a withdrawn run can be printed with its dice, its open key, author and reason', () => {
    const on = advance(start('together'), SEED, both(pushes(1), pushes(1)), AT);
    const first = on.closed[0];
    const act = { turn: 1, checkpoint: null, dice: 'new' as const, reason: 'a mail was lost' };
    const back = must(rewind(on.record, SEED, act, 'gm', AT));
    const again = advance(back.record, SEED, both(pushes(1), pushes(1)), AT);
    const [run, ...more] = withdrawnRuns(again.record, SEED, 1);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ run: 1, by: 'gm', reason: 'a mail was lost' });
    expect(run?.ledger).toEqual(first?.ledger.map(({ seenBy: _, ...die }) => ({ ...die, lowest: 0 })));
    expect(run?.keys).toEqual([{ audience: 'all', hex: first?.opened[0]?.keys.all }]);
    expect(again.letters[0]?.purpose).toBe('report/toy-1/1/1/red');
  });

  test('dice 18: the key of a run withdrawn in mid-turn is opened with the rewind', () => {
    let on = advance(start('classic'), SEED, null, AT);
    on = advance(on.record, SEED, { red: pushes(1) }, AT);
    const back = must(rewind(on.record, SEED, { turn: 1, checkpoint: null, dice: 'new', reason: 'x' }, 'gm', AT));
    const opened = back.entries.filter(({ content }) => content.kind === 'key-open');
    expect(opened.map(({ content }) => content.kind === 'key-open' && [content.turn, content.epoch])).toEqual([[1, 0]]);
  });

  test('dice 18: nothing is deleted by a rewind', () => {
    const on = advance(start('together'), SEED, both(pushes(1), pushes(1)), AT);
    const back = must(
      rewind(on.record, SEED, { turn: 1, checkpoint: null, dice: 'new', reason: 'a mail was lost' }, 'gm', AT),
    );
    expect(back.record.entries.slice(0, on.record.entries.length)).toEqual(on.record.entries);
    expect(advance(back.record, SEED, null, AT).waiting?.address).toBe('t01');
    expect(
      rewind(on.record, SEED, { turn: 1, checkpoint: 't01/#nowhere', dice: 'kept', reason: '' }, 'gm', AT),
    ).toMatchObject({ refused: 'no-such-checkpoint' });
  });
});

describe('previews', () => {
  test('dice 13: a preview needs no seed, shows practice dice, and appends nothing', () => {
    const record = start('together');
    const known = { opening: encode(toy.setup()), ledger: [] };
    const books = both(pushes(1), pushes(0));
    const seen = preview(record, known, books, 'a');
    expect(seen.status).toBe('closed');
    const practice = practiceDice('toy-1/t01/a', toy.roles);
    expect(seen.ledger.every((die) => die.face === practice.face(die.seenBy, die.address, die.sides))).toBe(true);
    const real = advance(record, SEED, books, AT).closed[0];
    expect(seen.ledger).not.toEqual(real?.ledger);
    expect(preview.length).toBe(4);
  });

  test('a preview in mid-turn keeps the dice already shown', () => {
    let on = advance(start('classic'), SEED, null, AT);
    on = advance(on.record, SEED, { red: pushes(1) }, AT);
    const { opening } = standing(on.record, SEED);
    const shown = [{ address: 't01/duel/!red', sides: 10, face: 4, seenBy: 'all' }];
    const seen = preview(on.record, { opening, ledger: shown }, { blue: pushes(1) }, 'a');
    expect(seen.ledger.find((die) => die.address === 't01/duel/!red')?.face).toBe(4);
    expect(seen.status).toBe('closed');
  });
});

describe('verify', () => {
  const archived = (record: GameRecord): Archived => {
    const results = replay(record, SEED);
    const by = (text: (turn: (typeof results)[number]) => string) =>
      new Map(results.map((turn) => [turn.ordinal, text(turn)]));
    return {
      scenario: encode({}),
      entries: record.entries,
      states: new Map([[0, results[0]?.opening ?? ''], ...by((turn) => turn.closing)]),
      events: by((turn) => encode(turn.events)),
      ledgers: by((turn) => encode(turn.ledger)),
    };
  };
  const { record } = playOut(start('together'), both(pushes(1), pushes(2)));

  test('a whole game reaches replay level; with other rules it reaches record level and says why', () => {
    expect(verify(archived(record), () => toy)).toMatchObject({ level: 'replay', because: null });
    expect(verify(archived(record), () => null)).toMatchObject({
      level: 'record',
      checked: { turns: LAST_TURN, dice: 2 * LAST_TURN },
    });
  });

  test('a game taken back in mid-turn with new orders still verifies', () => {
    const on = advance(start('together'), SEED, both(pushes(1), pushes(1)), AT);
    const back = must(
      rewind(on.record, SEED, { turn: 1, checkpoint: 't01/blue/#opens', dice: 'new', reason: 'x' }, 'gm', AT),
    );
    const again = advance(advance(back.record, SEED, null, AT).record, SEED, { blue: pushes(3) }, AT);
    expect(verify(archived(again.record), () => toy)).toMatchObject({ level: 'replay' });
  });

  test.each(['states', 'events', 'ledgers'] as const)('one changed character in %s is found', (part) => {
    const game = archived(record);
    const changed = new Map(game[part]);
    changed.set(
      2,
      (changed.get(2) ?? '').replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    );
    expect(() => verify({ ...game, [part]: changed }, () => toy)).toThrow('differs');
  });

  test('rules that play otherwise are found by replay', () => {
    const loaded = { ...toy, setup: () => ({ ...toy.setup(), score: { red: 1, blue: 0 } }) };
    expect(() => verify(archived(record), () => loaded)).toThrow('set-up-differs');
  });
});
