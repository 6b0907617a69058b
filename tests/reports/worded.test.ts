/** Every word of a letter is there: nothing is told by the name under which it should stand in a catalogue. */
import { expect, test } from 'vitest';
import type { ReportModel } from '../../src/reports/index.ts';
import { cases } from '../cases.ts';
import { openGame, scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';

/** What is no prose: order forms, drawings, and what they are found by. */
const APART: ReadonlySet<string> = new Set([
  'form',
  'map',
  'id',
  'address',
  'order',
  'orders',
  'game',
  'rule',
  'format',
]);
/** `aid.weather`, `die.cliffs`, `Tale.declared` */
const NAMED = /(?<![\w.@/-])[A-Za-z][a-z-]*(?:\.[a-z][a-z-]+)+(?![\w@/-])/u;

function unworded(told: unknown): string[] {
  if (typeof told === 'string') return NAMED.test(told) ? [told] : [];
  if (told === null || typeof told !== 'object') return [];
  return Object.entries(told).flatMap(([key, part]) => (APART.has(key) ? [] : unworded(part)));
}

test.each(scenarios())('no word is missing in the letters of %s, in any language', (scenario) => {
  const found = new Set<string>();
  let read = 0;
  for (const stage of stages(scenario, 2, 'classic', cases(6, 3))) {
    const { languages } = stage.record.game;
    for (const [n, seat] of stage.due.entries()) {
      const language = languages[(read + n) % languages.length] ?? 'en';
      const letters: (ReportModel | null)[] = [stage.report(seat, language), stage.call(seat, language)];
      for (const model of letters) for (const one of unworded(model)) found.add(`${language}: ${one}`);
      read++;
    }
  }
  expect(read).toBeGreaterThan(2);
  expect([...found]).toEqual([]);
});

test.each([
  'cliffs',
  'lot-5',
  'french',
  'prisoners',
  'brig',
])('Pensacola names its die !%s in every language', (what) => {
  const { game } = openGame('pensacola/campaign');
  for (const language of game.languages)
    expect(game.dieNamed?.(`t01/spanish/landing/!${what}`, language)).not.toMatch(NAMED);
});
