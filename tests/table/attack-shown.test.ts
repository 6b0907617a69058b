/** The first form of a turn asked for as a whole shows an attack that its call takes, in every language of the game. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { examplesFor, fitted } from '../../src/table/examples.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test.each([
  ['savannah/assault', 'together'],
  ['savannah/assault', 'express'],
  ['pensacola/assault', 'together'],
] as const)('%s, %s: all the lines with a # and no other word are taken without a warning, an attack among them', (scenario, tempo) => {
  let letters = 0;
  for (const { record, stood, due, call } of stages(scenario, 2, tempo, 1))
    for (const seat of due)
      for (const language of record.game.languages) {
        const { form } = fitted(examplesFor(record, stood, seat, language), call(seat, language));
        const lines = form
          .join('\n')
          .replace(/\\\n#? */g, '')
          .split('\n');
        const orders = lines.flatMap((line) => (/^# \p{Lu}{2,} [^:]*$/u.test(line) ? [line.slice(2)] : []));
        const { drafted } = draft(record, stood, seat, orders.join('\n'), NOTHING, { language });
        expect(
          drafted.orders?.map(({ verb }) => verb),
          `${seat} ${language}: ${form.join('\n')}`,
        ).toContain('ATTACK');
        const said = drafted.lines.flatMap(({ diagnostics }) => diagnostics);
        expect(said.filter(({ severity }) => severity !== 'note')).toEqual([]);
        letters++;
      }
  expect(letters).toBeGreaterThan(3);
});

test('an attack for when the enemy has come beside us is not warned of while nobody is there, as the same without IF is', () => {
  const [stage] = stages('savannah/assault', 2, 'together', 1);
  if (!stage) return expect.fail('nothing is asked');
  const text = 'IF ENEMY IN 1405 ATTACK 1405 WITH ra-4\nATTACK 1505 WITH fraser-2';
  const { drafted } = draft(stage.record, stage.stood, 'british', text, NOTHING);
  const warned = drafted.lines.map(({ diagnostics }) => diagnostics.map(({ code, severity }) => `${severity} ${code}`));
  expect(warned).toEqual([[], ['warning boar.no-enemy-near']]);
});
