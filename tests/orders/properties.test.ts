import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, Json, Order, Slot, Verb } from '../../src/engine/contract.ts';
import type { TermWords } from '../../src/orders/lexicon.ts';
import { readOrders } from '../../src/orders/read.ts';
import { type Unwritten, written } from '../../src/orders/write.ts';
import { grammar, order, read } from './grammar.ts';

const RUNS = 1_500;

const named = (type: 'unit' | 'hex', own: boolean): string[] =>
  grammar.names.filter((one) => one.type === type && (type === 'hex' || one.own === own)).map((one) => one.id);
const own = named('unit', true);
const enemy = named('unit', false);
const hexes = named('hex', false);

const unit = (slot: Slot): fc.Arbitrary<string> =>
  fc.constantFrom(...(slot.whose === 'enemy' ? enemy : slot.whose === 'any' ? [...own, ...enemy] : own));

function value(slot: Slot): fc.Arbitrary<Json> {
  switch (slot.type) {
    case 'unit':
      return unit(slot);
    case 'units':
      return fc.uniqueArray(unit(slot), { minLength: 1, maxLength: 4 });
    case 'hex':
      return fc.constantFrom(...hexes);
    case 'hexes':
      return fc.uniqueArray(fc.constantFrom(...hexes), { minLength: 1, maxLength: 3 });
    case 'count':
      return fc.nat(99);
    case 'choice':
      return fc.constantFrom(...(slot.of ?? []));
    case 'order-of':
      return fc.uniqueArray(fc.constantFrom(...(slot.of ?? [])), { minLength: 1, maxLength: 3 });
    case 'flag':
      return fc.constant(true);
    case 'name':
      return fc.constant('x');
  }
}

const act = (verb: Verb): fc.Arbitrary<Unwritten> => {
  const required = verb.slots.filter((slot) => !slot.optional).map((slot) => slot.name);
  const model = Object.fromEntries(verb.slots.map((slot) => [slot.name, value(slot)]));
  return fc
    .record(model, { requiredKeys: required })
    .map((args) => ({ id: '', verb: verb.id, args: { ...args }, line: 1 }));
};

const term = (one: TermWords): fc.Arbitrary<Condition> => {
  const sign = fc.constantFrom('>=', '<=', '>', '<', '=', '!=');
  const made = (args: fc.Arbitrary<Json[]>): fc.Arbitrary<Condition> =>
    args.map((given) => ({ op: 'term', term: one.id, args: given }));
  switch (one.takes) {
    case 'none':
      return made(fc.constant([]));
    case 'compare':
      return made(fc.tuple(sign, one.of ? fc.constantFrom(...one.of) : fc.nat(20)));
    case 'ratio':
      return made(fc.tuple(sign, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })));
    case 'hex':
      return made(fc.constantFrom(...hexes).map((hex) => [hex]));
    case 'unit':
      return made(fc.constantFrom(...own, ...enemy).map((id) => [id]));
    case 'choice':
      return made(fc.constantFrom(...(one.of ?? [])).map((choice) => [choice]));
  }
};

const condition = fc.letrec<{ whole: Condition; term: Condition }>((tie) => ({
  whole: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    tie('term'),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('whole'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('not' as const), of: tie('whole') }),
  ),
  term: fc.oneof(...grammar.terms.map(term)),
})).whole;

const plain = fc.oneof(...grammar.verbs.map(act));
const whole: fc.Arbitrary<Order> = fc
  .oneof(
    plain,
    fc.record({ one: plain, when: condition }).map(({ one, when }) => ({ ...one, when })),
    fc
      .record({ one: plain, when: condition, otherwise: plain })
      .map(({ one, when, otherwise }) => ({ ...one, when, otherwise })),
  )
  .map((one) => written(grammar, one));

const mended = (text: string): Order | undefined => read(text)[0]?.read?.order;

describe('canonical text', () => {
  it('reads back to the same order, with its conditions', () => {
    fc.assert(
      fc.property(whole, (one) => {
        const again = mended(one.canonical);
        expect(again).toEqual(one);
      }),
      { numRuns: RUNS },
    );
  });

  it('reads back to the same order after what people and mail clients do to it', () => {
    const mangle = fc.array(
      fc.constantFrom<(text: string) => string>(
        (text) => text.toLowerCase(),
        (text) => text.replaceAll(' ', '  '),
        (text) => text.replaceAll(' ', '\u00a0'),
        (text) => text.replaceAll('-', '\u2011'),
        (text) => text.replaceAll(', ', ' ,'),
        (text) => `- ${text}`,
        (text) => `${text}.`,
        (text) => `${text} # said`,
        (text) => `\ufeff${text}`,
        (text) => text.replace(/\b(\d{4})\b/, '$1<tel:$1>'),
        (text) => text.replace(/ (?=[A-Z])/, ' \\\n'),
        (text) => text.replace(/(?<=[A-Z])(?=[A-Z])/g, '\u200b'),
      ),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(plain, mangle, (one, ways) => {
        const expected = written(grammar, one);
        const text = ways.reduce((said, way) => way(said), expected.canonical);
        expect({ ...mended(text), line: 1 }).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });

  it('reads back to the same order when the condition stands behind it', () => {
    const first = order('MOMENTUM REROLL IF LOST 1404 OR RESULT <= R/-');
    expect(first.canonical).toBe('MOMENTUM REROLL IF LOST 1404 OR RESULT <= R/-');
    expect(order(first.canonical)).toEqual(first);
  });
});

describe('any text at all', () => {
  const words = fc.constantFrom(
    ...grammar.verbs.flatMap((verb) => Object.values(verb.words).flat()),
    ...own.slice(0, 8),
    ...[
      '1404',
      '9999',
      'spring hill',
      'TO',
      'VIA',
      'WITH',
      'IF',
      'ELSE',
      'AND',
      'OR',
      'NOT',
      'STANDING',
      'BEGIN',
      'END',
    ],
    ...[
      '(',
      ')',
      '((',
      ',',
      ';',
      '>=',
      '<',
      '2:1',
      'R/-',
      '\\',
      '\n',
      '#',
      '//',
      '<tel:',
      '>',
      '*',
      'CANCEL',
      'PRESS TO',
    ],
    ...['LOST', 'TURN', 'ODDS', 'ATTACKED AT', 'o1', 's2', 'AMEND', 'the', 'é', '\u200b', '\u00a0'],
  );

  it('never makes the reader throw, and every line is accounted for once', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const { lines } = readOrders(any, grammar);
        let next = 1;
        let last: (typeof lines)[number] | undefined;
        for (const line of lines) {
          // A line of several parts is told of once for each, side by side.
          const beside = line.line === next - 1 && line.line === last?.line && line.ignored === undefined;
          if (beside) expect(line.column).toBeGreaterThan(last?.column ?? 0);
          else expect(line.line).toBe(next);
          next = line.line + line.source.split('\n').length;
          last = line;
          const kinds = [line.read, line.act, line.ignored].filter((kind) => kind !== undefined).length;
          expect(kinds === 1 || (kinds === 0 && line.diagnostics.some(({ severity }) => severity === 'error'))).toBe(
            true,
          );
          for (const { span } of line.diagnostics) {
            if (span) expect(span.column - 1 + span.length).toBeLessThanOrEqual(span.source.length);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('quoted, never becomes an order', () => {
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 5 }), (orders) => {
        const text = orders.map((one) => `> ${one.canonical}`).join('\n');
        expect(read(text).every((line) => line.ignored === 'quoted')).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('deep in parentheses or ELSEs is refused, not followed', () => {
    expect(read(`IF ${'('.repeat(5_000)}TURN >= 9 HOLD kfr`)[0]?.read).toBeUndefined();
    expect(read(`IF ${'NOT '.repeat(400)}TURN >= 9 HOLD kfr`)[0]?.read).toBeUndefined();
    expect(read(`${'IF TURN >= 9 HOLD kfr ELSE '.repeat(60)}HOLD kfr`)[0]?.read).toBeUndefined();
  });
});
