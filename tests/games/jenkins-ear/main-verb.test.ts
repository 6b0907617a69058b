/** A movement form shows how to move, in the reader's language, whoever can. */
import { expect, test } from 'vitest';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import { stages } from '../../table/stages.ts';

test('each movement form of three turns offers the main verb of its call, in every language', () => {
  const silent: string[] = [];
  let seen = 0;
  for (const stage of stages('jenkins-ear/war', 2, 'classic', 3)) {
    const { printed, needs } = stage.stood.waiting ?? { printed: 0, needs: [] };
    if (printed === 0) continue;
    for (const { seat } of needs.filter(({ call }) => call === 'movement')) {
      for (const [language, verb] of [
        ['en', 'MOVE'],
        ['fr', 'ALLER'],
        ['es', 'MOVER'],
      ] as const) {
        seen++;
        const model = fitted(examplesFor(stage.record, stage.stood, seat, language), stage.call(seat, language));
        // A line too long for a phone goes on behind a `\\`.
        const form = model.form
          .join('\n')
          .replaceAll(/ \\\n#\s*/g, ' ')
          .split('\n');
        const line = form.find((row) => row.startsWith(`# ${verb} `));
        if (!line || !/ (?:TO|VERS|HACIA) \S/.test(line)) silent.push(`${seat}, turn ${printed}, ${language}: ${line}`);
      }
    }
  }
  expect(silent).toEqual([]);
  expect(seen).toBeGreaterThan(6);
});
