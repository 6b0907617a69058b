/** Leaders whose dice nobody could take are told of in no combat. */
import { expect, test } from 'vitest';
import { stages } from '../../table/stages.ts';

test('no leader is told to give dice to nobody', () => {
  const given: string[] = [];
  for (const seed of ['1a', '2b', '3c', '4d'].map((two) => two.repeat(32))) {
    for (const stage of stages('jenkins-ear/war', 2, 'classic', 6, undefined, seed)) {
      const report = stage.report('english', 'en');
      given.push(...(JSON.stringify(report?.story ?? '').match(/gives dice to .*?\./g) ?? []));
    }
  }
  expect(given.length).toBeGreaterThan(3);
  expect(given.filter((sentence) => sentence.endsWith(' to .'))).toEqual([]);
});
