/** What the letters for points stand for, and what a die shows, is said where they are first read. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../src/reports/index.ts';
import { type Stage, stages } from './stages.ts';

test.each([
  [
    'savannah/assault',
    'en',
    'YOUR TROOPS (SP, MP, VP: points of strength, movement, victory; ',
    '7+: die of 0-9 to hit)',
  ],
  [
    'savannah/assault',
    'fr',
    'VOS TROUPES (PF, PM, PV : points de force, mouvement, victoire ; ',
    'dé 0-9 : 7+ touche)',
  ],
  [
    'pensacola/assault',
    'es',
    'SUS TROPAS (PF, PM, PV: puntos de fuerza, movimiento, victoria; ',
    'dado 0-9: 7+ acierta)',
  ],
] as const)('%s, %s', (scenario, language, points, die) => {
  const [first, later] = stages(scenario, 2, 'together', 2);
  if (!first || !later) return expect.fail('nothing is asked');
  const letter = (stage: Stage, seat: string): string =>
    renderReportText(stage.call(seat, language)).replace(/\s+/g, ' ');
  for (const seat of first.due) {
    expect(letter(first, seat).split(points)).toHaveLength(2);
    expect(letter(later, seat)).not.toContain(points);
  }
  expect(first.due.map((seat) => letter(first, seat)).join(' ')).toContain(die);
});
