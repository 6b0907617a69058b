/** The printed planning page, and pictures to plan from: every stack has its code, every leader is seen where he stands, and of the guns every one that can fire. */
import { describe, expect, test } from 'vitest';
import type { MapScene, SceneFire } from '../../src/engine/scene.ts';
import type { Placed } from '../../src/reports/map/drawing.ts';
import { mapPictures, mapViews } from '../../src/reports/map/map.ts';
import { drawPlan, pagesOf } from '../../src/reports/pdf/plan-page.ts';
import { renderReportPdf } from '../../src/reports/pdf/report.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';
import { readPdf } from './pdf-reader.ts';

const PAGE = { width: 581, height: 495 };
/** Turns of which the closest fights leave names of leaders no room. */
const TURNS = 4;

const letters = [...stages('savannah/assault', 2, 'classic', TURNS)].flatMap((stage) =>
  stage.due.map((seat) => stage.report(seat, 'en') ?? stage.call(seat, 'en')),
);

/** What stands on the printed pages of a letter, and what on its pictures to plan from. */
function sheetsOf(map: MapScene): { page: (readonly Placed[])[]; pictures: (readonly Placed[])[] } {
  const views = mapViews(map);
  return {
    page: map.plan ? pagesOf(map.plan).map((frames) => drawPlan(map, frames, '', PAGE).placed) : [],
    pictures: mapPictures(map, PICTURE_WIDTH).flatMap(({ placed }, n) => (views[n]?.isPlan ? [placed] : [])),
  };
}

const maps = [
  ...letters,
  ...[...stages('pensacola/assault', 2, 'classic', TURNS, undefined, '2c'.repeat(32))].flatMap((stage) =>
    stage.due.map((seat) => stage.call(seat, 'es')),
  ),
].flatMap(({ story }) => (story.map.kind === 'hex-map' && story.map.plan ? [story.map] : []));

test('every stack has its order code: off its counters on a line where there is no room beside them', () => {
  let led = 0;
  let stacks = 0;
  const numberless: string[] = [];
  for (const map of maps)
    for (const placed of Object.values(sheetsOf(map)).flat()) {
      const codes = new Map(placed.filter(({ kind }) => kind === 'stack-name').map((code) => [code.hex, code]));
      for (const { hex } of placed.filter(({ kind }) => kind === 'counter')) {
        const code = codes.get(hex);
        const [lead, ...more] = map.stacks.find((stack) => stack.hex === hex)?.counters ?? [];
        expect(code?.text.replace(/ \(\d\)$/, ''), hex).toBe(lead?.id);
        if (more.length > 0 && code?.text === lead?.id) numberless.push(`${hex} ${code?.text}`);
        if (code?.leads) led++;
        stacks++;
      }
    }
  expect(led).toBeGreaterThan(3);
  expect(numberless.length).toBeLessThan(stacks / 100);
});

test('a leader without room for his name below his counters has it on a line, in a picture always, and seldom but a star', () => {
  const signs: string[] = [];
  let led = 0;
  for (const map of maps) {
    const { page, pictures } = sheetsOf(map);
    for (const placed of [...page, ...pictures]) {
      const hexes = (kind: string) => new Set(placed.filter((one) => one.kind === kind).map(({ hex }) => hex));
      const [counters, leaders] = [hexes('counter'), hexes('leader')];
      const at = map.stacks.filter((stack) => stack.leaders.length > 0 && counters.has(stack.hex));
      expect(at.map(({ hex }) => hex).filter((hex) => !leaders.has(hex))).toEqual([]);
      const plates = placed.filter(({ kind }) => kind === 'leader');
      signs.push(...plates.map(({ text }) => text));
      led += plates.filter(({ leads }) => leads).length;
      if (pictures.includes(placed)) expect(plates.filter(({ text }) => text === '')).toEqual([]);
    }
  }
  expect(led).toBeGreaterThan(10);
  expect(signs.filter((text) => text === '').length).toBeLessThan(signs.length / 20);
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

describe('a table of more guns than have room', () => {
  const asked = letters.find(({ story }) => story.map.kind === 'hex-map' && (story.map.plan?.frames.length ?? 0) > 0);
  const why = 'guns as target +1, siege works −1, redoubt −1';
  /** The planning page of a letter in which these guns fire, each at so many faces. */
  async function pageOf(guns: readonly string[], faces: readonly string[]) {
    if (asked?.story.map.kind !== 'hex-map' || !asked.story.map.plan) throw new Error('no letter asks');
    const shot = { side: 'british', hexes: ['1405', '1505'], chance: 30, why };
    const fire = guns.flatMap((gun) => faces.map((needs): SceneFire => ({ ...shot, gun, needs })));
    const map = { ...asked.story.map, plan: { ...asked.story.map.plan, fire } };
    const { pages } = readPdf(await renderReportPdf({ ...asked, story: { ...asked.story, map } }, { paper: 'letter' }));
    return pages.find(({ text }) => text.includes('Fire as all stand'));
  }
  const battery = (_: unknown, n: number) => `battery-${n + 1}`;

  test('with their reasons names them all', async () => {
    const guns = Array.from({ length: 24 }, battery);
    const page = await pageOf(guns, ['7+']);
    expect(guns.filter((gun) => !page?.text.includes(gun))).toEqual([]);
  });

  test('with a row for each face too names each once, with all its faces, above the foot of the page', async () => {
    const guns = Array.from({ length: 13 }, battery);
    const page = await pageOf(guns, ['7+', '9+']);
    const foot = page?.lines.find(({ text }) => / \/ \d+$/.test(text));
    const first = page?.lines.find(({ text }) => text === 'battery-1');
    const rows = page?.lines.filter(({ x, y }) => x >= (first?.x ?? 0) && y >= (first?.y ?? 0) && y !== foot?.y) ?? [];
    const told = rows.map(({ text }) => text).join(' ');
    for (const part of [/battery-/g, /7\+/g, /9\+/g]) expect(told.match(part)).toHaveLength(guns.length);
    expect(rows.filter(({ y }) => y > (foot?.y ?? 0) - 5)).toEqual([]);
  });
});
