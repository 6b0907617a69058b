/** The planning map as drawn: what stands on it, how large, and that none of it rests on colour. */
import { describe, expect, test } from 'vitest';
import { inlinePng } from '../../src/campaign/letters/print-report.ts';
import type { MapScene, ScenePlan } from '../../src/engine/scene.ts';
import { renderReportText } from '../../src/reports/index.ts';
import type { Drawing, Placed } from '../../src/reports/map/drawing.ts';
import { mapFrames } from '../../src/reports/map/frames.ts';
import { drawMap, mapViews } from '../../src/reports/map/map.ts';
import { inPart, signsShown } from '../../src/reports/map/plan-part.ts';
import { RADIUS } from '../../src/reports/map/strips.ts';
import { drawPlan } from '../../src/reports/pdf/plan-page.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';
import { scene as fixture } from './scene-fixture.ts';
import { luminance, SIGHTS, type Sight } from './sight.ts';

const PHONE_WIDTH = 380;
const PAGE = { width: 581, height: 495 };

const window = [13, 14, 15, 16, 17, 18].flatMap((column) => [3, 4, 5, 6, 7].map((row) => `${column}0${row}`));
const plan: ScenePlan = {
  frames: [{ hexes: window, title: 'Where it may come to blows', alt: 'Planning map.' }],
  reach: [
    { hex: '1505', left: 3, from: '1506' },
    { hex: '1606', left: 2, from: '1506' },
    { hex: '1707', left: 0, from: '1506' },
  ],
  zones: { side: 'french', hexes: ['1305', '1307', '1505', '1607', '1707'] },
  shots: [
    { side: 'british', from: '1404', on: '1406', needs: '8+ | 7+' },
    { side: 'french', from: '1506', on: '1504', needs: '9+' },
  ],
  fire: [],
  targets: ['1404'],
};
const scene: MapScene = { ...fixture, plan };
const map = drawMap(scene, { frame: 0, width: PICTURE_WIDTH });
const page = drawPlan(scene, plan.frames, 'Planning map', PAGE);

const placed = (drawing: Drawing, kind: Placed['kind']): Placed[] => drawing.placed.filter((one) => one.kind === kind);
/** Sizes, as shown, of what is written on a drawing that reads like this. */
const sizesOf = ({ items, unit }: Drawing, wanted: RegExp): number[] =>
  items.flatMap((item) => (item.kind === 'text' && wanted.test(item.text) ? [item.size * unit] : []));

describe('a letter that asks', () => {
  test('shows where to plan before the fights', () => {
    expect(mapViews(scene).map(({ isPlan }) => isPlan)).toEqual([true, false]);
    expect(map.title).toBe('Where it may come to blows');
  });

  test('the digit of a hex in reach and the need of each shot stand on it, and no letter on what may be attacked: its hex is its name in every letter', () => {
    expect(placed(map, 'sign').map(({ text }) => text)).toEqual(['8+ | 7+', '9+', '3', '2', '0']);
    expect(placed(map, 'star')).toEqual([]);
  });

  test('each digit stands inside the hex that it speaks of', () => {
    const [number] = placed(map, 'hex-number').filter(({ hex }) => hex === '1505');
    const [digit] = placed(map, 'sign').filter(({ hex }) => hex === '1505');
    if (number === undefined || digit === undefined) throw new Error('1505 has no digit');
    // A number stands in the middle, at the upper side; from there to a corner is a whole radius across.
    const across = Math.abs(digit.left + digit.right - number.left - number.right) / 2;
    expect(across).toBeLessThan(0.7 * RADIUS);
    expect(digit.top).toBeGreaterThan(number.top);
  });

  test('shows whole who stands, and what can be reached, in a row that its edge would cut', () => {
    const [stack] = fixture.stacks;
    if (stack === undefined) throw new Error('nobody stands there');
    const cut = { ...fixture, stacks: [{ ...stack, hex: '1508' }], plan };
    const reach = [...plan.reach, { hex: '1602', left: 1, from: '1506' }];
    const rowsOf = (scene: MapScene) => mapFrames(scene)[0]?.rows;
    expect(rowsOf({ ...fixture, stacks: [], plan })).toEqual([3, 7]);
    expect(rowsOf(cut)).toEqual([3, 8]);
    expect(rowsOf({ ...cut, plan: { ...plan, reach } })).toEqual([2, 8]);
    // Of what stands beside the picture it shows no more for that.
    expect(rowsOf({ ...cut, stacks: [{ ...stack, hex: '2108' }] })).toEqual([3, 7]);
  });

  test('has no second picture of ground that the first shows', () => {
    const hexes = window.filter((hex) => hex.endsWith('4'));
    const frames = [...plan.frames, { hexes, title: 'Our troops', alt: 'Once more.' }];
    const planned = mapFrames({ ...scene, plan: { ...plan, frames } }).filter(({ isPlan }) => isPlan);
    expect(planned.map(({ title }) => title)).toEqual(['Where it may come to blows']);
  });

  test('every stack is named by the order code of its lead, every hex by its number', () => {
    const codes = placed(map, 'stack-name').map(({ text }) => text);
    expect(codes).toEqual(expect.arrayContaining(['tawes (5)', 'foix (2)', 'armagnac']));
    const numbers = placed(map, 'hex-number').map(({ hex }) => hex);
    expect(numbers).toEqual(expect.arrayContaining(window));
  });

  test('a picture for mail, with as many dots as there, is smaller than 150 kB', () => {
    expect(inlinePng('map-1', map).bytes.length).toBeLessThan(150_000);
  });
});

describe('what stands under a map', () => {
  const scenes = [...stages('savannah/assault', 2, 'full', 1)].flatMap((stage) =>
    stage.due.flatMap((seat) => {
      const { map } = (stage.report(seat, 'en') ?? stage.call(seat, 'en')).story;
      return map.kind === 'hex-map' ? [map] : [];
    }),
  );

  const signsIn = (one: MapScene): string => (one.notes.plan ? signsShown(one, one.notes.plan) : '');
  test('of signs that lie beyond all pictures to plan from none is told of', () => {
    const away = { ...plan, reach: [{ hex: '2816', left: 3, from: '1506' }], targets: ['2915'] };
    const meant = { reach: 'violet', zones: 'hatched', shots: 'dotted', targets: 'yellow' };
    expect(signsShown({ ...scene, plan: away }, meant)).toBe('hatched dotted');
    expect(signsShown(scene, meant)).toBe('violet hatched dotted yellow');
  });

  test.each([
    ['Solid arrow', ({ arrows }: MapScene) => arrows.length > 0],
    ['Lettered stars', ({ stars }: MapScene) => stars.length > 0],
    ['Violet', ({ plan }: MapScene) => (plan?.reach.length ?? 0) > 0],
    ['Yellow frame: may be attacked', ({ plan }: MapScene) => (plan?.targets.length ?? 0) > 0],
  ])('%s: told of where there is one, and nowhere else', (words, isDrawn) => {
    const told = scenes.map((one) => `${one.notes.letter} ${signsIn(one)}`.includes(words));
    expect(told).toEqual(scenes.map(isDrawn));
    expect(new Set(told).size).toBe(2);
  });
});

describe('what is read off it is large enough', () => {
  const CODE = /^[a-z]{2}[a-z-]*\d?( \(\d\))?$/;

  test('codes: 11 px in a mail, 9 px on a phone, 7 pt on paper', () => {
    const inMail = sizesOf(map, CODE);
    expect(inMail.length).toBeGreaterThan(8);
    expect(Math.min(...inMail)).toBeGreaterThanOrEqual(11);
    expect((Math.min(...inMail) * PHONE_WIDTH) / PICTURE_WIDTH).toBeGreaterThanOrEqual(9);
    expect(Math.min(...sizesOf(page, CODE))).toBeGreaterThanOrEqual(7);
  });

  test('numbers of hexes and signs: 9 px on a phone', () => {
    const least = (9 * PICTURE_WIDTH) / PHONE_WIDTH;
    expect(Math.min(...sizesOf(map, /^(\d{4}|\d\+.*)$/))).toBeGreaterThanOrEqual(least);
  });
});

describe('in grey, and as a reader sees it who tells no red from green', () => {
  /** Luminance of the dots of a hex round its middle, as these eyes see them. */
  function dots(drawing: Drawing, hex: string, sight: Sight): number[] {
    const { lights, width } = luminance(drawing, sight);
    const at = placed(drawing, 'hex-number').find((one) => one.hex === hex) as Placed;
    const [x, y] = [((at.left + at.right) / 2) * drawing.unit, (at.bottom + 30) * drawing.unit];
    const found: number[] = [];
    for (let dy = -24; dy <= 24; dy++) {
      for (let dx = -24; dx <= 24; dx++) found.push(lights[Math.round(y + dy) * width + Math.round(x + dx)] ?? 0);
    }
    return found;
  }

  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = (values: readonly number[]): number => Math.sqrt(mean(values.map((one) => (one - mean(values)) ** 2)));

  /** Only open ground, so that what differs is what is drawn over it. */
  const bare: MapScene = {
    ...scene,
    ...{ stacks: [], stars: [], arrows: [], edges: [], ways: [], labels: [], zones: [], frames: [] },
    hexes: scene.hexes.map(({ id }) => ({ id, terrain: 'clear' })),
    plan: { ...plan, reach: plan.reach.map((one) => ({ ...one })), shots: [] },
  };
  const drawn = drawMap(bare, { frame: 0, width: PICTURE_WIDTH });

  test.each(SIGHTS)('%s: open ground, reach and enemy zones are three, by tone and by pattern', (_, sight) => {
    const open = dots(drawn, '1604', sight);
    const reach = dots(drawn, '1606', sight);
    const zone = dots(drawn, '1305', sight);
    const both = dots(drawn, '1505', sight);
    expect(mean(open) - mean(reach)).toBeGreaterThan(10);
    expect(spread(open)).toBeLessThan(2);
    expect(spread(reach)).toBeLessThan(2);
    expect(spread(zone)).toBeGreaterThan(5);
    expect(spread(both)).toBeGreaterThan(5);
    expect(mean(open) - mean(both)).toBeGreaterThan(10);
  });

  test('the sides differ by letter and by the lines across their counters, the signs by form', () => {
    const { sides } = scene;
    expect(new Set(sides.map(({ letter }) => letter)).size).toBe(sides.length);
    expect(new Set(sides.map(({ rules }) => rules.count)).size).toBe(sides.length);
    const dashes = map.items.flatMap((item) =>
      item.kind === 'shape' && item.stroke?.dash ? [item.stroke.dash.join(' ')] : [],
    );
    expect(dashes).toEqual(expect.arrayContaining(['9 5', '1 5.6']));
  });
});

test('where most of our troops stand far from the enemy a second picture shows them', () => {
  const letters = [...stages('pensacola/siege', 2, 'classic', 4)].flatMap((stage) =>
    stage.due.map((seat) => ({ seat, map: stage.call(seat, 'en').story.map })),
  );
  const shown = letters.flatMap(({ seat, map: { kind, ...of } }) => {
    const { plan: asked, stacks } = of as MapScene;
    const [near, far] = asked?.frames ?? [];
    if (kind !== 'hex-map' || !near || far?.title !== 'Most of our troops') return [];
    const isOurs = (side: string): boolean => (seat === 'british') === (side === 'british');
    const strengthIn = ({ hexes }: typeof near): number =>
      stacks
        .filter(({ hex, side }) => hexes.includes(hex) && isOurs(side))
        .flatMap(({ counters }) => counters.map(({ strength }) => strength ?? 0))
        .reduce((sum, strength) => sum + strength, 0);
    return [strengthIn(far) > strengthIn(near)];
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown)).toEqual(new Set([true]));
});

test.each([
  ['en', /^Around 2304$/],
  ['fr', /^Autour de 2304$/],
] as const)('a second picture of some of our troops is headed by where they stand, and never by a bare number (%s)', (language, around) => {
  const titles = [...stages('savannah/assault', 2, 'together', 5, undefined, 'a3'.repeat(32))].flatMap((stage) =>
    stage.due.flatMap((seat) => {
      const { map } = (stage.report(seat, language) ?? stage.call(seat, language)).story;
      return map.kind === 'hex-map' ? (map.plan?.frames ?? []).map(({ title }) => title) : [];
    }),
  );
  expect(titles.filter((title) => /^\d/.test(title))).toEqual([]);
  expect(titles.some((title) => around.test(title))).toBe(true);
});

test('a hex in reach of somebody beyond the picture says from where he comes, once for all of his', () => {
  let count = 0;
  for (const stage of stages('savannah/campaign', 2, 'classic', 7, undefined, '51'.repeat(32)))
    for (const seat of stage.due) {
      const { map } = stage.call(seat, 'fr').story;
      if (map.kind !== 'hex-map' || !map.plan) continue;
      for (const [n, { isPlan }] of mapViews(map).entries()) {
        if (!isPlan) continue;
        const picture = drawMap(map, { frame: n, width: PICTURE_WIDTH });
        const shown = new Set(placed(picture, 'hex-number').map(({ hex }) => hex));
        const beyond = map.plan.reach.filter(({ hex, from }) => shown.has(hex) && !shown.has(from));
        const told = placed(picture, 'sign').flatMap(({ text }) => (/^\d{4} →$/.test(text) ? [text] : []));
        expect(told.toSorted()).toEqual([...new Set(beyond.map(({ from }) => `${from} →`))].toSorted());
        count += told.length;
      }
    }
  expect(count).toBeGreaterThan(3);
});

test('every hex in reach has its digit, also where troops with a leader stand or shots cross it', () => {
  const bare: string[] = [];
  let digits = 0;
  for (const stage of stages('savannah/assault', 2, 'full', 2, undefined, '19'.repeat(32)))
    for (const seat of stage.due) {
      const { map } = stage.call(seat, 'en').story;
      if (map.kind !== 'hex-map' || !map.plan) continue;
      const reach = map.plan.reach.map(({ hex }) => hex);
      for (const { frame, isPlan } of mapViews(map).filter(({ isPlan }) => isPlan)) {
        const { placed } = drawMap(map, { frame, width: PICTURE_WIDTH });
        const of = (kind: Placed['kind']) => new Set(placed.flatMap((one) => (one.kind === kind ? [one.hex] : [])));
        const [numbered, signed] = [of('hex-number'), of('sign')];
        const shown = reach.filter((hex) => numbered.has(hex));
        bare.push(...shown.filter((hex) => isPlan && !signed.has(hex)));
        digits += shown.length;
      }
    }
  expect(bare).toEqual([]);
  expect(digits).toBeGreaterThan(40);
});

test('a page explains only the signs that are on it', () => {
  const far = inPart(scene, plan, { columns: [22, 35], rows: [10, 20] });
  expect(far.scene.stacks).toEqual([]);
  expect([far.plan.reach, far.plan.zones.hexes, far.plan.shots, far.plan.targets]).toEqual([[], [], [], []]);
  expect(inPart(scene, plan, { columns: [13, 18], rows: [3, 7] }).plan).toEqual(plan);
  expect(inPart(scene, plan, { columns: [17, 30], rows: [6, 15] }).plan.reach.map(({ hex }) => hex)).toEqual([
    '1606',
    '1707',
  ]);
});

test('no picture to plan from shows neither troops of ours nor where they can come', () => {
  const windows = [...stages('savannah/campaign', 3, 'classic', 6)].flatMap((stage) => {
    if (!stage.due.includes('british')) return [];
    const { map } = (stage.report('british', 'en') ?? stage.call('british', 'en')).story;
    if (map.kind !== 'hex-map' || !map.plan) return [];
    const ours = map.stacks.filter(({ side }) => side === 'british').map(({ hex }) => hex);
    const shown = new Set([...ours, ...map.plan.reach.map(({ hex }) => hex)]);
    return map.plan.frames.map(({ hexes }) => hexes.filter((hex) => shown.has(hex)).length);
  });
  expect(windows.length).toBeGreaterThan(1);
  expect(windows.filter((count) => count === 0)).toEqual([]);
});

test('where it may come to blows an enemy is in sight', () => {
  const seen: string[] = [];
  for (const scenario of ['savannah/campaign', 'pensacola/siege'])
    for (const stage of stages(scenario, 2, 'together', 7)) {
      for (const seat of stage.due) {
        const { map, side } = stage.call(seat, 'en').story;
        if (map.kind !== 'hex-map') continue;
        const isOurs = (one: string): boolean => (side === 'british') === (one === 'british');
        for (const { hexes, title } of map.plan?.frames ?? []) {
          if (title !== 'Where it may come to blows') continue;
          const shown = map.stacks.filter(({ hex }) => hexes.includes(hex));
          seen.push(
            shown.some((stack) => !isOurs(stack.side)) ? 'enemy' : `${scenario} ${stage.stood.ordinal} ${seat}: nobody`,
          );
        }
      }
    }
  expect(new Set(seen)).toEqual(new Set(['enemy']));
});

test('the map of a fight to come is named for what must be attacked', () => {
  const named: boolean[] = [];
  for (const stage of stages('savannah/assault', 2, 'classic', 4, undefined, 'a1'.repeat(32)))
    for (const seat of stage.due) {
      const model = stage.call(seat, 'en');
      const [, must = ''] =
        /To attack or divert: ([\d ,]+)/.exec(renderReportText(model).replaceAll(/\s+/g, ' ')) ?? [];
      const { map } = model.story;
      const [frame] = map.kind === 'hex-map' ? (map.plan?.frames ?? []) : [];
      if (must !== '') named.push(must.includes(frame?.about ?? 'none'));
    }
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set([true]));
});
