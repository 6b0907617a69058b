/** The letter of a choice tells of each throw of its fight what is added to the die, so that its verdict can be followed. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { stages } from './stages.ts';

const SHOT = /, hits on (\d) or less: (?:\d→)*(\d)((?:, [^,:]+ \+\d)*): (HIT|miss)\.$/;

test('a die with what is added to it hits where it is told to, and nowhere else', () => {
  let added = 0;
  for (const stage of stages('jenkins-ear/war', 2, 'full', 9)) {
    const told = stage.due.flatMap((seat) => stage.question(seat, 'en')?.happened ?? []).map(plainWords);
    for (const sentence of told) {
      const [, need, die, more = '', verdict] = SHOT.exec(sentence) ?? [];
      if (verdict === undefined) continue;
      const sum = [...more.matchAll(/\+(\d)/g)].reduce((total, [, value]) => total + Number(value), Number(die));
      expect([sentence, sum <= Number(need)]).toEqual([sentence, verdict === 'HIT']);
      if (more !== '') added++;
    }
  }
  expect(added).toBeGreaterThan(0);
});
