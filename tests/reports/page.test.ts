import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page, plain } from '../../src/reports/text/page.ts';

const WORD = fc
  .stringMatching(/^[\p{L}\d,.;:+-]{1,90}$/u)
  .filter((word) => [...word].every((letter) => letter.length === 1));

function set(words: readonly string[], first: string, rest: string): string[] {
  const sheet = page();
  sheet.prose(words.join(' '), first, rest);
  return sheet.text().split('\n').slice(0, -1);
}

describe('prose of the text part', () => {
  it('keeps every letter in order and stays within 72 columns', () => {
    fc.assert(
      fc.property(fc.array(WORD, { minLength: 1, maxLength: 60 }), fc.nat(12), (words, indent) => {
        const lines = set(words, '#'.repeat(indent), ' '.repeat(indent));
        expect(lines.every((line) => line.length <= 72)).toBe(true);
        expect(
          lines
            .map((line) => line.slice(indent))
            .join('')
            .replaceAll(' ', ''),
        ).toBe(words.join(''));
      }),
      { numRuns: 500 },
    );
  });

  it('breaks a line only where the next word would not fit', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 2, maxLength: 60 }), (words) => {
        const lines = set(words, '', '');
        for (let at = 0; at + 1 < lines.length; at++) {
          const next = lines[at + 1]?.split(' ')[0] ?? '';
          expect(`${lines[at]} ${next}`.length).toBeGreaterThan(72);
        }
      }),
    );
  });

  it('hangs what follows under what began, and prints nothing for nothing but the mark', () => {
    expect(set(['x'.repeat(60), 'y'.repeat(60)], '1. ', '   ')).toEqual([
      `1. ${'x'.repeat(60)}`,
      `   ${'y'.repeat(60)}`,
    ]);
    expect(set([], '- ', '  ')).toEqual(['-']);
  });

  it('puts a key too wide for its column on a line of its own', () => {
    const sheet = page();
    sheet.rows([
      { key: 'READY', text: 'no more time' },
      { key: 'STANDING DEFEND 1404 LEAD tawes', text: 'when attacked' },
    ]);
    const gap = ' '.repeat(32);
    expect(sheet.text()).toBe(
      `  READY${' '.repeat(25)}no more time\n  STANDING DEFEND 1404 LEAD tawes\n${gap}when attacked\n`,
    );
  });

  it('breaks an order that is wider than the page behind the sign that it goes on', () => {
    const sheet = page();
    const order = `ATTACK 1905 WITH avant-garde, foix, hainault LEAD avant-garde TACTIC frontal assault`;
    sheet.rows([{ key: order, text: 'close combat' }]);
    const [first = '', second = ''] = sheet.text().split('\n');
    expect(first).toMatch(/ \\$/);
    expect(`${first.trim().slice(0, -2)} ${second.trim()}`).toBe(order);
  });

  it('takes controls and direction marks out of what others wrote, and keeps it on one line', () => {
    expect(plain('a\nb\u001b[31mc\u202ed')).toBe('a b [31mc d');
  });
});
