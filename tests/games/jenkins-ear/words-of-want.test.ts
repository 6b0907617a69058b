/** What is told of a hex without supply says what that hangs on: that those who feed it are beaten off there, not that they are its supplies. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('jenkins-ear/war');
const FACTS = { hex: '2114', counters: ['en-frigate-1'], gone: ['en-soldiers-1'] };

const told = (language: 'en' | 'fr' | 'es', facts: object): string =>
  plainWords(
    sayDiagnostic(diagnosticWords(language, game.messages), {
      severity: 'note',
      code: 'ear.starved',
      facts: { ...FACTS, ...facts },
    }),
  );

test.each([
  ['en', /^If soldiers-1 should be lost or driven off there, Havana/],
  ['fr', /^Si soldats-1 y sont perdus ou repoussés, /],
  ['es', /^Si allí se pierden o son rechazados soldados-1, La Habana/],
] as const)('in %s', (language, said) => {
  expect(told(language, {})).toMatch(said);
});

test('who is lost himself when he is driven off is told in one condition with them', () => {
  expect(told('en', { driven: true })).toMatch(/^If they are driven off there, and soldiers-1 too, Havana/);
});
