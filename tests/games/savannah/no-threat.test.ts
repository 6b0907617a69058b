/** On the last turn nobody threatens who has marched for the last time, though he stands beside us. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stages } from '../../table/stages.ts';

test.each([
  ['en', 'the enemy marches no more'],
  ['fr', 'l’ennemi ne marche plus'],
] as const)('in %s an enemy who has marched for the last time is no threat', (language, told) => {
  const letters = [...stages('savannah/assault', 2, 'classic', 5, () => ({}), 'a3'.repeat(32))].flatMap(
    ({ due, report, call }) => (due.includes('allied') ? [report('allied', language) ?? call('allied', language)] : []),
  );
  const last = letters.filter(({ story }) => story.plan?.stand[0] && /20/.test(plainWords(story.plan.stand[0])));
  expect(last.length).toBeGreaterThan(0);
  const lines = last.map(({ story }) => plainWords(story.plan?.stand.at(-1) ?? []));
  expect(lines.join('|').replaceAll("'", '’')).toContain(told);
});
