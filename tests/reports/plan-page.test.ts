/** The printed planning page: every leader is seen where he stands, and of the guns every one that can fire. */
import { expect, test } from 'vitest';
import type { SceneFire } from '../../src/engine/scene.ts';
import { drawPlan, pagesOf } from '../../src/reports/pdf/plan-page.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

const PAGE = { width: 581, height: 495 };
/** Turns of which the closest fights leave names of leaders no room. */
const TURNS = 4;

const letters = [...stages('savannah/assault', 2, 'classic', TURNS)].flatMap((stage) =>
  stage.due.map((seat) => stage.report(seat, 'en') ?? stage.call(seat, 'en')),
);

test('a leader without room for his name has a star beside his counters', () => {
  const signs: string[] = [];
  for (const { story } of letters) {
    if (story.map.kind !== 'hex-map' || !story.map.plan) continue;
    const { map } = story;
    for (const frames of pagesOf(story.map.plan)) {
      const { placed } = drawPlan(map, frames, '', PAGE);
      const hexes = (kind: string) => new Set(placed.filter((one) => one.kind === kind).map(({ hex }) => hex));
      const [counters, leaders] = [hexes('counter'), hexes('leader')];
      const led = map.stacks.filter((stack) => stack.leaders.length > 0 && counters.has(stack.hex));
      expect(led.map(({ hex }) => hex).filter((hex) => !leaders.has(hex))).toEqual([]);
      signs.push(...placed.filter(({ kind }) => kind === 'leader').map(({ text }) => text));
    }
  }
  expect(signs.filter((text) => text === '').length).toBeGreaterThan(0);
});

test('the page shows as many as it can of those who stand round the pictures of the letter', () => {
  let count = 0;
  for (const { due, report, call } of stages('savannah/assault', 3, 'full', 1, undefined, 'a1'.repeat(32)))
    for (const seat of due) {
      const { map } = (report(seat, 'en') ?? call(seat, 'en')).story;
      if (map.kind !== 'hex-map' || map.plan?.frames.length !== 1) continue;
      const { placed } = drawPlan(map, map.plan.frames, '', PAGE);
      const shown = new Set(placed.flatMap(({ kind, hex }) => (kind === 'counter' ? [hex] : [])));
      // Round 1404 both sides stand; the siege guns lie five hexes off and further.
      const near = map.stacks.filter(({ hex, counters }) => /^1[345]0[345]$/.test(hex) && counters.length > 0);
      expect(near.filter(({ hex }) => !shown.has(hex))).toEqual([]);
      count += near.length;
    }
  expect(count).toBeGreaterThan(10);
});

test('a table of more guns than have room with their reasons names them all', async () => {
  const asked = letters.find(({ story }) => story.map.kind === 'hex-map' && (story.map.plan?.frames.length ?? 0) > 0);
  if (asked?.story.map.kind !== 'hex-map' || !asked.story.map.plan) throw new Error('no letter asks');
  const guns = Array.from({ length: 24 }, (_, n) => `battery-${n + 1}`);
  const fire = guns.map(
    (gun): SceneFire => ({
      side: 'british',
      gun,
      hexes: ['1405', '1505'],
      needs: '7+',
      chance: 30,
      why: 'guns as target +1, siege works −1, redoubt −1',
    }),
  );
  const map = { ...asked.story.map, plan: { ...asked.story.map.plan, fire } };
  const { pages } = readPdf(await renderReportPdf({ ...asked, story: { ...asked.story, map } }, { paper: 'letter' }));
  const page = pages.find(({ text }) => text.includes('Fire as all stand'));
  expect(guns.filter((gun) => !page?.text.includes(gun))).toEqual([]);
});
