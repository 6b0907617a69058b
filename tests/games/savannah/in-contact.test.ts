/** What a call says of works that stand empty, of guns beside us, of enemies in contact, and of guns that cannot hit. */
import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { aimsOf } from '../../../src/series/boar/rules/reach.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { standIn } from '../../told.ts';
import { field } from '../assault.ts';
import { rules } from '../position.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

/** The opening, with these counters elsewhere. */
function opening(places: Readonly<Record<string, string>>, turn = 17) {
  const state = { ...game.setup(), turn, ordinal: turn - 15 };
  for (const [id, hex] of Object.entries(places))
    Object.assign(state.units[id] ?? state.leaders[id] ?? {}, { hex, fate: 'field' });
  return state;
}

const called = (who: string, state: ReturnType<typeof opening>, call: string, language: 'en' | 'fr' = 'en') =>
  game.story({
    ...stillTelling(who, language, game.view(state, who)),
    next: { ordinal: state.ordinal, printed: state.turn, calls: [call], heard: [] },
  });

test('works that nobody holds any more are named, and are not said to be ours', () => {
  const left = opening({ 'br-b': '1604', 'scr-1': '1604' });
  expect(standIn(called('british', opening({}), 'movement'))[1]).toContain('All works are ours.');
  expect(standIn(called('british', left, 'movement'))[1]).toContain('No works are lost; empty: 1605.');
  expect(standIn(called('british', left, 'movement', 'fr'))[1]).toContain('Aucun ouvrage perdu ; vides : 1605.');
  expect(standIn(called('allies', left, 'movement'))[1]).toContain('No works are taken; empty: 1605.');
});

test('works with nobody but a leader in them are not said to stand empty; works that the enemy stands before are', () => {
  const led = opening({ 'br-b': '1604', 'scr-1': '1604', dillon: '1605' });
  expect(standIn(called('british', led, 'movement'))[1]).toContain('All works are ours.');
  // As the campaign opens nobody holds 1303, and nobody has ever done.
  const days = openGame('savannah/campaign').game;
  const state = days.setup();
  Object.assign(state.units.champagne ?? {}, { hex: '1304', fate: 'field' });
  const told = days.story({
    ...stillTelling('british', 'en', days.view(state, 'british')),
    next: { ordinal: 1, printed: 1, calls: ['orders'], heard: [] },
  });
  expect(standIn(told)[1]).toContain('No works are lost; empty: 1303.');
});

test('a hex that guns alone hold beside us is named with the others', () => {
  const state = opening({ 'scr-1': '1604', 'dillon-irish': '1505' });
  expect(standIn(called('allies', state, 'movement'))[1]).toMatch(/Beside us: .*1605 \(0\+2 SP\)/);
});

test('enemies in contact that find no room of their own are not said to be further off', () => {
  const near = { 'dillon-irish': '1505', champagne: '1405', 'avant-garde': '1606', auxerrois: '1304', conde: '1706' };
  const state = opening({ ...near, foix: '1807', cambresis: '1906', armagnac: '2006', hainault: '2105' });
  const { chapters } = called('british', state, 'fire');
  const enemies = chapters.filter(({ id }) => id === 'enemies');
  const lines = blocksOf(enemies, 'lines').flatMap(({ lines: some }) => some.map(plainWords));
  const own = Object.values(state.units as BoarState['units']).flatMap(({ id, hex }) =>
    hex !== null && field.counters.get(id)?.side === 'british' ? [hex] : [],
  );
  const isBeside = (hex: string): boolean => own.some((one) => distance(field.grid, one, hex) === 1);
  const hexesIn = (head: string) =>
    [...(lines.find((line) => line.startsWith(head)) ?? '').matchAll(/(\d{4}):/g)].map(([, hex = '']) => hex);
  expect(hexesIn('Also beside us').filter(isBeside)).not.toEqual([]);
  expect(hexesIn('Further off').filter(isBeside)).toEqual([]);
});

test('a leader among the enemies in contact is named with his hex, however little room there is', () => {
  const near = { 'dillon-irish': '1505', champagne: '1405', 'avant-garde': '1606', auxerrois: '1304', conde: '1706' };
  const far = { foix: '1807', cambresis: '1906', armagnac: '2006', hainault: '2105' };
  const briefs = Object.values(near).flatMap((hex) => {
    const { chapters } = called('british', opening({ ...near, ...far, destaing: hex }), 'fire');
    const enemies = chapters.filter(({ id }) => id === 'enemies');
    const lines = blocksOf(enemies, 'lines').flatMap(({ lines: some }) => some.map(plainWords));
    const rows = blocksOf(enemies, 'stacks').flatMap(({ stacks }) => stacks.map(({ units }) => units));
    const brief = lines.filter((line) => new RegExp(`\\b${hex}:[^ ]*\\*destaing`).test(line));
    expect(brief.length + rows.filter((units) => units.includes('* destaing')).length, hex).toBe(1);
    return brief;
  });
  expect(briefs.length).toBeGreaterThan(0);
  for (const brief of briefs) expect(brief).toMatch(/^Also beside us \(hex:SP\*leader\): /);
});

test('guns that no face of the die makes hit are not said to fire all the same', () => {
  const state = { ...opening({ 'fr-b-rt': '2206' }, 16), phasing: 'allies' };
  const at = { ...rules, position: game.view(state, 'british') };
  const hopeless = aimsOf(at, 'british').filter(({ die }) => die >= 10);
  const able = new Set(aimsOf(at, 'british').flatMap(({ die, battery }) => (die < 10 ? [battery] : [])));
  const [told] = game.bound?.(at.position, 'british', 'fire', []) ?? [];
  expect(hopeless.some(({ battery }) => !able.has(battery))).toBe(true);
  expect(told?.facts.units).toEqual([...able]);
});
