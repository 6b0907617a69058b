/** Under which heading a letter tells of raiders, and how many of the marches of the enemy it leaves out. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { phasesIn } from '../../told.ts';
import { openGame } from '../registry.ts';
import { siege } from './campaign.ts';
import { positionIn } from './field.ts';

const { game } = openGame('pensacola/siege');

const CAME = ['br-gren', 'ra-3', 'mentor', 'port-royal', 'waldeck-3', 'md-loy', 'pa-loy', 'black-vols'];

const move = (side: string, step: string, units: string[], path: string[]) => ({
  kind: 'boar.move',
  rule: 'series 9',
  address: `t4/${side}/${step}`,
  facts: { units, path, cost: 1, strategic: false, order: null },
  rolls: [],
});

function logOf(heard: readonly object[], language: Language) {
  const stand = CAME.map((unit, n) => `28${16 + n} ${unit}`).join('; ');
  const view = look(game, positionIn(siege, `2716 navarra; 3410 choctaw-1; ${stand}`), 'spanish');
  return phasesIn(game.story({ ...stillTelling('spanish', language, view), heard } as never));
}

const RAID = { kind: 'pensacola.raid', rule: 'P 3.9.1', address: 't4/british/raid', rolls: [] };

test.each([
  ['en', 'British raid', 'A raid begins'],
  ['fr', 'Mouvements de raid britanniques', 'Un raid commence'],
  ['es', 'Movimientos de incursión británicos', 'Empieza una incursión'],
] as const)('P 3.9.1 in %s a raid is told as the raid of its side, how it began before where it went', (language, head, begins) => {
  const raid = { ...RAID, facts: { hex: '3410', units: ['choctaw-1'] } };
  const log = logOf(
    [
      move('spanish', 'movement', ['navarra'], ['2716', '2717']),
      raid,
      move('british', 'raid', ['choctaw-1'], ['3410', '3310']),
    ],
    language,
  );
  expect(log.map(({ title }) => title).at(-1)).toBe(head);
  const lines = (log.at(-1)?.brief ?? []).map(plainWords);
  expect(lines[0]).toContain(begins);
  expect(lines[1]).toContain('choctaw-1 3410->3310');
});

test('marches of the enemy that a log has no room for are counted', () => {
  const log = logOf(
    CAME.map((unit, n) => move('british', 'movement', [unit], [`28${16 + n}`, `27${16 + n}`])),
    'en',
  );
  const [line = ''] = (log.at(-1)?.brief ?? []).map(plainWords);
  expect(line.split('->')).toHaveLength(7);
  expect(line).toMatch(/ \(\+2, PDF\)$/);
});
