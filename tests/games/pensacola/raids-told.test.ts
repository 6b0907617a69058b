/** What letters make of raiders: who waits in the Raid Box is off the map, and lost to nobody. */
import { expect, test } from 'vitest';
import { armiesIn } from '../../../src/engine/chapters.ts';
import { raidsIn } from '../../../src/games/pensacola/raids/state.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';
import { siege } from './campaign.ts';

test('P 3.9.1 who goes into the Raid Box is told as that, and as no loss', () => {
  let told = 0;
  for (const { report } of stages('pensacola/siege', 2, 'express', 2))
    for (const seat of ['british', 'spanish']) {
      const letter = report(seat, 'en');
      if (letter?.turn.printed !== 1) continue;
      told++;
      const story = JSON.stringify(letter.story);
      expect(story).toContain('into the Raid Box');
      expect(story).not.toMatch(/destroyed \(/);
    }
  expect(told).toBeGreaterThan(0);
});

test.each([
  ['en', 'Raid Box', 'beside'],
  ['fr', 'Case des raids', 'près de'],
  ['es', 'Casilla de incursiones', 'junto a'],
] as const)('P 3.9.2 in %s a call says beside whom those of the Raid Box can come', (language, box, beside) => {
  const [stage] = [...stages('pensacola/siege', 2, 'express', 2)].filter(({ closed }) => closed?.printed === 1);
  const text = renderReportText(stage?.call('spanish', language) as never).replace(/\s+/g, ' ');
  expect(text).toMatch(new RegExp(`${box} B ?: choctaw-1 1, .* -> (\\d{4} )*${beside} \\d{4}`));
});

test.each([
  ['en', 'Just come in, one hex at most this turn:'],
  ['fr', 'Tout juste arrives, un hexagone au plus ce tour-ci :'],
  ['es', 'Recien llegados, un hexagono como mucho este turno:'],
] as const)('P 3.8 in %s the form of a call says who has come in and goes no further than one hex', (language, just) => {
  const [first] = stages('pensacola/siege', 2, 'express', 1);
  const form = first?.call('spanish', language).form.join(' ').replace(/ #\s*/g, ' ') ?? '';
  expect(form).toContain(`${just} 2010, `);
  expect(form).toMatch(/, 2510, .*aragon/);
  expect(form).not.toMatch(/\b2613\b.*STRATEG/);
});

test('an example of a march brings the besieger nearer to where the siege is decided', () => {
  let told = 0;
  for (const stage of stages('pensacola/siege', 2, 'express', 2)) {
    const { field } = siege;
    for (const row of stage.call('spanish', 'en').form) {
      const [, unit = '', to = ''] = /^# MOVE ([\w-]+).* TO (\d{4})/.exec(row) ?? [];
      const hex = (stage.stood.state as { units: Record<string, { hex: string }> }).units[unit]?.hex;
      if (hex === undefined) continue;
      told++;
      expect(distance(field.grid, to, '2325'), row).toBeLessThan(distance(field.grid, hex, '2325'));
    }
  }
  expect(told).toBeGreaterThan(0);
});

test.each([
  ['en', 'Raid Box:', 'british'],
  ['fr', 'Case des raids\\s:', 'british'],
  ['es', 'Casilla de incursiones:', 'spanish'],
] as const)('P 3.9.1 in %s a letter names who is in the Raid Box for as long as he is there', (language, box, seat) => {
  let told = 0;
  for (const { stood, call } of stages('pensacola/siege', 2, 'classic', 4)) {
    if (Object.keys(raidsIn(stood.state as never)?.box ?? {}).length === 0) continue;
    told++;
    expect(renderReportText(call(seat, language) as never)).toMatch(new RegExp(`- ${box}\\s`));
  }
  expect(told).toBeGreaterThan(1);
});

test('P 3.7.11 who is in the Raid Box stands among the troops of their owner and in the order of battle, beyond those on the map', () => {
  let told = 0;
  for (const { stood, call, due } of stages('pensacola/siege', 2, 'classic', 2)) {
    const box = raidsIn(stood.state as never)?.box ?? {};
    if (!('kfr' in box && due.includes('british'))) continue;
    told++;
    const model = call('british', 'en');
    expect(renderReportText(model).replace(/\s+/g, ' ')).toMatch(/Raid Box:\d .*\bkfr:1-5/);
    const british = armiesIn(model.story.chapters).find(({ side }) => side === 'british');
    expect(british?.units.find(({ id }) => id === 'kfr')).toMatchObject({
      place: 'Raid Box',
      now: 1,
      isAwaited: true,
    });
  }
  expect(told).toBeGreaterThan(0);
});
