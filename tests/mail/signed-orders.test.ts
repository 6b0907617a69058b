/** Orders that their sender wrote behind quote signs: each has a fate. */
import { expect, test } from 'vitest';
import { ORDER_WORDS } from '../../src/campaign/house/reading.ts';
import { newTextOf } from '../../src/mail/reading/newText.ts';
import type { SentLetters } from '../../src/mail/reading/sentLetters.ts';

const LETTER = ['WHERE IT STANDS', 'HOLD tawse', 'MOVE maitland TO 1305', 'LEADER vernon WITH boyne, russell'];
const SENT: SentLetters = {
  holds: (line) => LETTER.includes(line.trim()),
  placeOf: () => null,
  holdsOwn: () => false,
  isOwn: () => false,
  formAt: () => null,
  offers: (line) => line.startsWith('LEADER'),
};
const mail = (...quoted: string[]): string =>
  ['READY', '', ...quoted, '', 'On Tue, X wrote:', ...LETTER.map((line) => `> ${line}`)].join('\n');

test('a line that stands in no letter is the sender’s, quote sign or not', () => {
  const { text, cuts } = newTextOf(mail('> HOLD fraser-1'), ORDER_WORDS, SENT);
  expect(text.split('\n').filter(Boolean)).toEqual(['READY', 'HOLD fraser-1']);
  expect(cuts.map(({ as }) => as)).toEqual(['old']);
});

test('one that was sent before is not ordered again, and its sender is told', () => {
  const { text, cuts } = newTextOf(mail('> HOLD tawse', '> MOVE maitland TO 1305'), ORDER_WORDS, SENT);
  expect(text.trim()).toBe('READY');
  expect(cuts[0]).toMatchObject({ as: 'signed', first: '> HOLD tawse', lines: 1 });
});

test('lines of the letter that are quoted with words around them stay what is answered', () => {
  const { cuts } = newTextOf(mail('> WHERE IT STANDS', '> HOLD tawse', 'Why not?'), ORDER_WORDS, SENT);
  expect(cuts.map(({ as }) => as)).toEqual(['old']);
});

test('lines of a form that were changed where they stand are taken, comments and long lines among them; the others are told', () => {
  const form = [
    '> HOLD tawse',
    '> LEADER vernon WITH boyne, \\',
    '>   russell',
    '> LOSSES frigates FIRST',
    '> # READY if done',
  ];
  const { text, cuts } = newTextOf([...form, 'Can I withdraw?', 'READY'].join('\n'), ORDER_WORDS, SENT);
  expect(text.split('\n')).toEqual([
    'LEADER vernon WITH boyne, \\',
    '  russell',
    'LOSSES frigates FIRST',
    'Can I withdraw?',
    'READY',
  ]);
  expect(cuts).toMatchObject([{ as: 'signed', first: '> HOLD tawse', lines: 0 }]);
});
