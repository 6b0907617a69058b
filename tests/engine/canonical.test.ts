import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, decode, encode } from '../../src/engine/canonical.ts';

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;

describe('canonical text', () => {
  test('equals RFC 8785 as another implementation writes it, and decodes to the same value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(encode(value)).toBe(canonicalize(value));
        expect(encode(decode(encode(value)))).toBe(encode(value));
        expect(encode(copy(value))).toBe(encode(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps a key named like the prototype as any other', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"b":[{"__proto__":2}]}');
    expect(encode(copy(value))).toBe('{"__proto__":{"a":1},"b":[{"__proto__":2}]}');
  });

  test('refuses what a state must not hold', () => {
    for (const value of [
      undefined,
      1.5,
      Number.NaN,
      new Map(),
      new Set(),
      new Date(0),
      () => 1,
      { a: undefined },
      [1n],
    ]) {
      expect(() => encode(value)).toThrow('not-plain-json');
      expect(() => copy(value)).toThrow('not-plain-json');
    }
  });
});
