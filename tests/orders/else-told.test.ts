/** What holds of a line where its condition does not is told together, and said to be so once. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/engine/contract.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import { diagnosticWords, sayTogether } from '../../src/orders/say.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('jenkins-ear/war');
const note = (code: string, facts: Diagnostic['facts']): Diagnostic => ({ severity: 'note', code, facts, rule: '6.3' });

test.each([
  ['en', /If the condition does not hold/g],
  ['fr', /Si la condition n’est pas remplie/g],
  ['es', /Si la condición no se cumple/g],
] as const)('the branch of ELSE is named once in %s, before all that is said of it', (language, head) => {
  const told = sayTogether(diagnosticWords(language, game.messages), [
    note('ear.sailing', { hexes: 18, checks: 2, otherwise: 'comes' }),
    note('ear.sailing', { hexes: 5, checks: 0 }),
    note('ear.perils', { n: 2, lost: 4, clear: 11, otherwise: 'comes' }),
  ]).map(plainWords);
  expect(told.map((one) => one.match(head)?.length ?? 0)).toEqual([0, 1, 0]);
  expect(told[0]).toMatch(/^5 /);
  expect(told[2]).toContain('11');
});
