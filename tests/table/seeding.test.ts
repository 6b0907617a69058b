/** A new seeding round in a running game (dice 19): the journal says when it was asked for, what was sent and what it gave. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import { mixSeed, phraseHash, phraseSalt, sealOf } from '../../src/engine/dice.ts';
import { sha256 } from '../../src/engine/digest.ts';
import { type EntryBody, Journal } from '../../src/engine/journal.ts';
import { type Advance, advance, type Books } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import { fold, type GameRecord, mixOf, newestMix } from '../../src/table/record.ts';
import { replay } from '../../src/table/replay.ts';
import type { Phrases } from '../../src/table/seeding.ts';
import { NO_OPENINGS } from '../../src/table/stage.ts';
import { isRefusal, rewind, rule } from '../../src/table/umpire.ts';
import { type Archived, verify } from '../../src/table/verify.ts';
import { archiveOf } from '../blackbox/archive-file.ts';
import { checkDice } from '../blackbox/dice-program.ts';
import { CHAIN, FORGED, NAMED_AT, OUT_AT, ROUND } from '../campaign/beacon-relay.ts';
import { LAST_TURN, toy } from '../engine/toy.ts';

const SEED = '5e'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NO_ORDERS: Books = {
  red: { orders: [], standing: [], mails: [], receivedAt: AT },
  blue: { orders: [], standing: [], mails: [], receivedAt: AT },
};

const begun = (): GameRecord =>
  begin(found({ id: 'toy-1', game: toy, scenario: {}, tempo: 'together', seed: SEED }, AT), SEED, {}, AT).record;

function noted(record: GameRecord, ...bodies: EntryBody[]): GameRecord {
  const journal = new Journal(record.id, SEED, record.entries);
  for (const body of bodies) journal.append(AT, 'umpire', body);
  return { ...record, entries: journal.entries };
}

const asked: EntryBody = { kind: 'table', act: 'seeding', facts: { reason: 'Luc is new' } };
const mark = phraseHash(phraseSalt(SEED, 'blue', 1), 'a new word');
const sent: EntryBody = { kind: 'table', act: 'phrase', facts: { seat: 'blue', mark } };
const closing = (record: GameRecord): Advance => advance(record, SEED, NO_ORDERS, AT);
const facesOf = (record: GameRecord, turn: number) => replay(record, SEED)[turn - 1]?.ledger.map(({ face }) => face);
const commitment = (record: GameRecord, name: string) => fold(record.entries).commitments.get(name);

function playOut(record: GameRecord): GameRecord {
  let on = advance(record, SEED, NO_ORDERS, AT);
  for (let stage = 0; !on.over && stage < 20; stage++) on = advance(on.record, SEED, NO_ORDERS, AT);
  expect(on.over).toBe(true);
  return on.record;
}

function archived(record: GameRecord): Archived {
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
}

describe('a round of sealed phrases', () => {
  const seal = sealOf(mark);
  const own = sha256('five dull words');
  const phrase = (seat: string, said: string): EntryBody => ({
    kind: 'table',
    act: 'phrase',
    facts: { seat, seal: said },
  });
  const sealed = noted(
    advance(begun(), SEED, null, AT).record,
    asked,
    phrase('blue', seal),
    phrase('red', sealOf(own)),
  );
  const close = (record: GameRecord, phrases: Phrases) =>
    advance(record, SEED, NO_ORDERS, AT, NO_OPENINGS, phrases).record;
  const kinds = (record: GameRecord) => record.entries.map(({ content }) => content.kind);
  const both = { blue: 'a new word', red: 'five dull words' };
  /** The journal once more, with other entries in place of its own. */
  const forged = (record: GameRecord, forge: (body: EntryBody) => readonly EntryBody[]): GameRecord => {
    const journal = new Journal(record.id, SEED, []);
    for (const { content } of record.entries) {
      const { seq: _seq, salt: _salt, at, by, ...body } = content;
      for (const other of forge(body as EntryBody)) journal.append(at, by, other);
    }
    return { ...record, entries: journal.entries };
  };
  const marksOf = (body: EntryBody): boolean => body.kind === 'seed-mix' && body.phrases.blue === mark;

  test('fixes all seals before any mark is in the journal, and mixes all marks at once', () => {
    const fixed = close(sealed, { blue: 'a new word', red: sealOf(own) });
    expect(kinds(fixed).filter((kind) => kind === 'seed-mix')).toHaveLength(1);
    expect(kinds(fixed)).toContain('seed-seals');
    expect(encode(fixed.entries as never)).not.toContain(mark);
    expect(fold(close(fixed, both).entries).rounds[1]).toEqual([own, mark]);
    // All words are known: seals and marks in one step, the seals first.
    const told = kinds(close(sealed, both));
    expect(told.indexOf('seed-seals')).toBeLessThan(told.lastIndexOf('seed-mix'));
  });

  test('takes no seal after they are fixed, and opens none with other words', () => {
    const late = noted(close(sealed, { blue: 'a new word' }), phrase('blue', sealOf(own)));
    expect(fold(close(late, { blue: 'five dull words', red: 'five  dull words' }).entries).rounds[1]).toEqual(['', '']);
  });

  test('is verified: a mark that was not sealed, a seal fixed twice and a mark without seal are found', () => {
    const record = playOut(close(close(sealed, { blue: 'a new word' }), both));
    const { level, checked } = verify(archived(record), () => toy);
    expect([level, checked.seals]).toEqual(['replay', 2]);
    const other = { blue: 'cd'.repeat(32), red: own };
    const verifying = (forge: (body: EntryBody) => readonly EntryBody[]) => () =>
      verify({ ...archived(record), entries: forged(record, forge).entries }, () => null);
    expect(verifying((body) => (marksOf(body) ? [{ kind: 'seed-mix', phrases: other }] : [body]))).toThrow(
      'seal-differs',
    );
    expect(verifying((body) => (body.kind === 'seed-seals' ? [body, body] : [body]))).toThrow('sealed-again');
    const without = { kind: 'seed-seals', seals: { red: sealOf(own), blue: '' } } as const;
    expect(verifying((body) => (body.kind === 'seed-seals' ? [without] : [body]))).toThrow('seal-differs');
  });
});

describe('a round of the public beacon', () => {
  const NAMED = { chain: CHAIN, round: ROUND.round };
  const had: EntryBody = { kind: 'seed-beacon', ...NAMED, signature: ROUND.signature };
  const close = (record: GameRecord, at: string) =>
    advance({ ...record, beacon: NAMED }, SEED, NO_ORDERS, at, NO_OPENINGS, { blue: 'a new word' }).record;
  const named = close(noted(advance(begun(), SEED, null, AT).record, asked, sent), NAMED_AT);
  const record = playOut(close(noted(named, had), OUT_AT));
  const verifying = (forge: (body: EntryBody, at: string) => readonly [EntryBody, string][]) => () => {
    const journal = new Journal(record.id, SEED, []);
    for (const { content } of record.entries) {
      const { seq: _seq, salt: _salt, at, by, ...body } = content;
      for (const [other, when] of forge(body as EntryBody, at)) journal.append(when, by, other);
    }
    return verify({ ...archived(record), entries: journal.entries }, () => null).checked;
  };
  const instead = (kind: EntryBody['kind'], change: object, when?: string) =>
    verifying((body, at) => [body.kind === kind ? [{ ...body, ...change } as EntryBody, when ?? at] : [body, at]]);

  test('is named with the seals, and enters the mix with the marks behind it', () => {
    expect(named.entries.at(-2)?.content).toMatchObject({ kind: 'seed-seals', beacon: NAMED });
    expect(fold(named.entries).rounds).toHaveLength(1);
    const { genesisHash, rounds } = fold(record.entries);
    const first = newestMix(fold(begun().entries), SEED);
    expect(rounds[1]).toEqual(['', mark]);
    expect(newestMix(fold(record.entries), SEED)).toBe(
      mixSeed(SEED, 'toy-1', genesisHash, first, ['', mark, ROUND.randomness]),
    );
  });

  test('is verified with its signature, and at the end with the mix', () => {
    const { level, checked } = verify(archived(record), () => toy);
    expect([level, checked.beacons, checked.seals]).toEqual(['replay', 1, 1]);
    expect(verify(archived(playOut(begun())), () => toy).checked.beacons).toBe(0);
    const isNamed = (body: EntryBody) => body.kind === 'seed-seals';
    const [wrong, other] = [FORGED.signature, { ...NAMED, round: 1001 }];
    expect(instead('seed-beacon', { signature: wrong })).toThrow('beacon-signature-differs');
    expect(instead('seed-beacon', { round: 1001 })).toThrow('beacon-not-named');
    expect(instead('seed-seals', { beacon: other })).toThrow('beacon-not-named');
    expect(instead('seed-seals', { beacon: { ...NAMED, chain: 'ab'.repeat(32) } })).toThrow('beacon-unknown');
    expect(instead('seed-seals', {}, '2023-08-23T15:59:24.001Z')).toThrow('beacon-named-late');
    expect(instead('seed-seals', {}, OUT_AT)()).toMatchObject({ beacons: 1 });
    expect(verifying((body, at) => (body.kind === 'seed-beacon' ? [] : [[body, at]]))).toThrow('beacon-left-out');
    // With both named and taken for another, the signature is none of that round.
    expect(
      verifying((body, at) => {
        if (body.kind === 'seed-beacon') return [[{ ...body, round: 1001 }, at]];
        return [[isNamed(body) ? ({ ...body, beacon: other } as EntryBody) : body, at]];
      }),
    ).toThrow('beacon-signature-differs');
    // Said not to have been had, and mixed in all the same: R does not follow.
    expect(instead('seed-beacon', { signature: '', reason: 'unreachable' })).toThrow('mix-differs');
  });

  test('is done without where the journal says that it could not be had', () => {
    const without: EntryBody = { kind: 'seed-beacon', ...NAMED, signature: '', reason: 'unreachable' };
    const played = playOut(close(noted(named, without), OUT_AT));
    const { genesisHash } = fold(played.entries);
    const first = newestMix(fold(begun().entries), SEED);
    expect(newestMix(fold(played.entries), SEED)).toBe(mixSeed(SEED, 'toy-1', genesisHash, first, ['', mark]));
    expect(verify(archived(played), () => toy).checked.beacons).toBe(0);
  });
});

describe('the Python of docs/dice.md', () => {
  test('opens the seals of a journal, and stops at a mark that was not sealed', async () => {
    const beacon = { chain: CHAIN, round: ROUND.round };
    const mixed = (phrases: Readonly<Record<string, string>>) => {
      const journal = new Journal('toy-1', SEED, []);
      journal.append(AT, 'table', { kind: 'seed-seals', seals: { red: sealOf(mark), blue: '' }, beacon });
      journal.append(AT, 'table', { kind: 'seed-beacon', ...beacon, signature: ROUND.signature });
      journal.append(AT, 'table', { kind: 'seed-mix', phrases });
      const lines = journal.entries.map(
        ({ content, hash }) => `{"content":${encode(content as never)},"hash":"${hash}"}`,
      );
      return archiveOf({ 'journal.jsonl': lines.join('\n') });
    };
    expect((await checkDice(await mixed({ red: mark, blue: '' }))).out).toContain('0 dice as committed');
    for (const wrong of [
      { red: 'cd'.repeat(32), blue: '' },
      { red: '', blue: mark },
    ])
      expect((await checkDice(await mixed(wrong))).err).toContain('AssertionError: seal');
  });
});

describe('a new seeding round', () => {
  test('changes no die that is committed to, and every one after; the old mix goes into the new', () => {
    const plain = playOut(begun());
    const opened = advance(begun(), SEED, null, AT).record;
    const record = playOut(noted(opened, asked, sent));
    expect(LAST_TURN).toBeGreaterThanOrEqual(3);
    expect(phraseSalt(SEED, 'blue', 1)).not.toBe(phraseSalt(SEED, 'blue', 0));
    for (const turn of [1, 2]) {
      expect(facesOf(record, turn)).toEqual(facesOf(plain, turn));
      expect(commitment(record, `${turn}/0`)).toBe(commitment(plain, `${turn}/0`));
    }
    expect(commitment(record, '3/0')).not.toBe(commitment(plain, '3/0'));
    const chronicle = fold(record.entries);
    expect(chronicle.rounds).toEqual([
      ['', ''],
      ['', mark],
    ]);
    expect(chronicle.seeding).toBeNull();
    const first = newestMix(fold(plain.entries), SEED);
    const second = mixSeed(SEED, 'toy-1', chronicle.genesisHash, first, ['', mark]);
    expect([mixOf(chronicle, SEED)(2, 0), mixOf(chronicle, SEED)(3, 0)]).toEqual([first, second]);
    const shown = record.entries.find(({ content }) => content.kind === 'seed-open')?.content;
    expect(shown).toMatchObject({ mix: second });
  });

  test('is verified to the last key, and another phrase than the recorded one is found', () => {
    const opened = advance(begun(), SEED, null, AT).record;
    const record = playOut(noted(opened, asked, sent));
    const { level, checked } = verify(archived(record), () => toy);
    expect(level).toBe('replay');
    expect(checked.seeds).toBeGreaterThan(0);
    const journal = new Journal(record.id, SEED, []);
    for (const { content } of record.entries) {
      const { seq: _seq, salt: _salt, at, by, ...body } = content;
      const isSecond = body.kind === 'seed-mix' && Object.values(body.phrases).includes(mark);
      journal.append(at, by, (isSecond ? { ...body, phrases: { red: '', blue: '' } } : body) as EntryBody);
    }
    expect(() => verify(archived({ ...record, entries: journal.entries }), () => toy)).toThrow();
  });

  test('the last phrase of a seat counts, and none from before the round was asked for', () => {
    const opened = advance(begun(), SEED, null, AT).record;
    const other: EntryBody = { kind: 'table', act: 'phrase', facts: { seat: 'blue', mark: 'cd'.repeat(32) } };
    const on = closing(opened).record;
    expect(fold(noted(on, other).entries).seeding).toBeNull();
    expect(fold(noted(on, other, asked).entries).seeding?.seals).toEqual({});
    expect(fold(noted(opened, asked, other, sent).entries).seeding?.marks).toEqual({ blue: mark });
  });

  test('a round asked for after a close waits for the next: a correction of what is closed mixes nothing', () => {
    const closed = closing(advance(begun(), SEED, null, AT).record).record;
    const open = noted(closed, asked, sent);
    const corrected = rule(open, SEED, { turn: 1, address: 't01/!weather', die: 1, reason: 'x' }, 'gm', AT);
    const again = isRefusal(corrected)
      ? rewind(open, SEED, { turn: 1, checkpoint: null, dice: 'kept', reason: 'x' }, 'gm', AT)
      : corrected;
    if (isRefusal(again)) throw new Error(again.refused);
    expect(fold(again.record.entries).rounds).toHaveLength(1);
    expect(fold(closing(again.record).record.entries).seeding).toBeNull();
  });

  test('new orders for a turn from before the round roll under keys of the newest mix', () => {
    const opened = advance(begun(), SEED, null, AT).record;
    const { record } = closing(noted(opened, asked, sent));
    const back = rewind(record, SEED, { turn: 1, checkpoint: null, dice: 'new', reason: 'x' }, 'gm', AT);
    if (isRefusal(back)) throw new Error(back.refused);
    const chronicle = fold(back.record.entries);
    expect(mixOf(chronicle, SEED)(1, 1)).toBe(newestMix(chronicle, SEED));
    expect(mixOf(chronicle, SEED)(1, 0)).not.toBe(newestMix(chronicle, SEED));
    expect(verify(archived(playOut(back.record)), () => toy).level).toBe('replay');
  });
});
