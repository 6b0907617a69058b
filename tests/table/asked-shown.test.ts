/** The pictures of a call show what it asks about. */
import { expect, test } from 'vitest';
import { type ReportModel, renderReportText } from '../../src/reports/index.ts';
import { drawMap, mapViews } from '../../src/reports/map/map.ts';
import { toSvg } from '../../src/reports/map/svg.ts';
import { reportPictures } from '../../src/reports/pictures.ts';
import { stages } from './stages.ts';

const numbers = (words: string): string[] => words.match(/(?<![\w/])\d{4}(?!\w)/gu) ?? [];

/** Hexes on the pictures to plan from, and on no other. */
function shownIn({ story: { map } }: ReportModel): ReadonlySet<string> {
  return new Set(map.kind === 'hex-map' ? (map.plan?.frames ?? []).flatMap(({ hexes }) => hexes) : []);
}

test('a call for fire orders shows every gun that may fire and all it can hit, and no fight', () => {
  const asked: string[] = [];
  for (const { due, report, call } of stages('savannah/assault', 2, 'full', 2))
    for (const seat of due) {
      const model = report(seat, 'en') ?? call(seat, 'en');
      const text = renderReportText(model).replaceAll(/\s+/gu, ' ');
      const [, told = ''] = /WHAT EACH SHOT PROMISES(.*?)YOUR ORDERS/u.exec(text) ?? [];
      if (told === '') continue;
      const shown = shownIn(model);
      const pictures = reportPictures(model);
      asked.push(
        ...numbers(told).map((hex) => (shown.has(hex) ? 'shown' : `${seat} ${model.next?.printed} ${hex}: not shown`)),
        ...pictures.map(({ isPlan, frame }) => (isPlan || frame === 'charts' ? 'plan' : `${seat} ${frame}`)),
        pictures.length <= 4 ? 'few' : `${seat} ${pictures.length} pictures`,
      );
    }
  expect(asked.length).toBeGreaterThan(40);
  expect(new Set(asked)).toEqual(new Set(['shown', 'plan', 'few']));
});

/** Do two pictures six columns wide and five rows high hold some hexes? One of them has the leftmost in its first column. */
function inTwo(hexes: readonly string[]): boolean {
  const at = hexes.map((hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))] as const);
  const left = Math.min(...at.map(([column]) => column));
  const isOne = (some: typeof at): boolean =>
    [0, 1].every((axis) => {
      const along = some.map((place) => place[axis] ?? 0);
      return some.length === 0 || Math.max(...along) - Math.min(...along) < (axis === 0 ? 6 : 5);
    });
  return at.some(([, top]) => isOne(at.filter(([column, row]) => column > left + 5 || row < top || row > top + 4)));
}

test.each([
  ['savannah/campaign', 'a4', 7],
  ['pensacola/siege', 'a1', 8],
] as const)('%s: a call for marches shows the nearest enemies and whom they threaten where two pictures hold them', (scenario, seed, turns) => {
  const asked: string[] = [];
  for (const { due, call, stood } of stages(scenario, 2, 'classic', turns, undefined, seed.repeat(32)))
    for (const seat of due) {
      const model = call(seat, 'en');
      const shown = shownIn(model);
      if (shown.size === 0) continue;
      const text = renderReportText(model).replaceAll(/\s+/gu, ' ');
      const [near = ''] = /(?:Nearest enem|Beside us: )[^.]*/u.exec(text) ?? [];
      const [threat = ''] = /(?<=can come beside )[^.]*/u.exec(text) ?? [];
      const named = [...new Set([...numbers(near.replaceAll(/\([^)]*SP\)/gu, '')), ...numbers(threat)])];
      if (named.length === 0 || !inTwo(named)) continue;
      const missed = named.filter((hex) => !shown.has(hex));
      asked.push(missed.length === 0 ? 'shown' : `${stood.ordinal} ${seat}: ${missed.join(' ')} of ${named.join(' ')}`);
    }
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked)).toEqual(new Set(['shown']));
});

test('the letter beside a choice in a fight pictures that fight first', () => {
  const pictured: string[] = [];
  for (const { due, report, call, question } of stages('savannah/assault', 2, 'full', 2))
    for (const seat of due) {
      const put = question(seat, 'en');
      if (put?.asks !== 'Which tactic do we choose?') continue;
      const [asked = ''] = numbers(put.about.find(({ key }) => key === 'Where')?.text ?? '');
      const { map } = (report(seat, 'en') ?? call(seat, 'en')).story;
      const first = map.kind === 'hex-map' ? map.frames[0] : undefined;
      const isThat = first?.about === asked && first.title.startsWith('The fight at ');
      pictured.push(isThat ? 'that fight' : `${asked}: ${first?.title}`);
    }
  expect(pictured.length).toBeGreaterThan(4);
  expect(new Set(pictured)).toEqual(new Set(['that fight']));
});

test('a picture of what guns alone did is named for their fire, and shows the shots that hit', () => {
  const named: string[] = [];
  let hits = 0;
  for (const { due, report, call } of stages('savannah/assault', 2, 'full', 2, undefined, 'c2'.repeat(32)))
    for (const seat of due) {
      const { map, title } = (report(seat, 'en') ?? call(seat, 'en')).story;
      if (title !== 'The guns speak' || map.kind !== 'hex-map') continue;
      named.push(...map.frames.map((frame) => frame.title.replace(/\d{4}$/, 'a hex')));
      const shots = map.hits ?? [];
      const without = { ...map, hits: [] };
      const views = mapViews(map).filter(({ isPlan }) => !isPlan);
      expect(shots.every(({ on }) => map.frames.some(({ hexes }) => hexes.includes(on)))).toBe(true);
      for (const { frame } of views)
        hits += toSvg(drawMap(map, { frame, width: 760 })) === toSvg(drawMap(without, { frame, width: 760 })) ? 0 : 1;
      expect(map.notes.letter.includes('Dotted line')).toBe(shots.length > 0);
    }
  expect(hits).toBeGreaterThan(4);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((one) => one.startsWith('The fight'))).toEqual([]);
  expect(named).toContain('The shot at a hex');
});

/** Do two hexes touch? Odd columns lie half a row lower. */
function touch(a: string, b: string): boolean {
  const [[column, row], [other, level]] = [a, b].map((hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))]) as [
    [number, number],
    [number, number],
  ];
  if (column === other) return Math.abs(row - level) === 1;
  const down = level - row;
  return Math.abs(column - other) === 1 && (column % 2 === 1 ? down === 0 || down === 1 : down === 0 || down === -1);
}

test.each([
  ['savannah/assault', 'classic', [1, 5], 'a1'],
  ['savannah/assault', 'together', [1, 5], 'a4'],
  ['pensacola/assault', 'classic', [1, 5], 'a5'],
  ['pensacola/siege', 'classic', [1, 4], 'a2'],
  ['pensacola/campaign', 'classic', [18, 19], 'a1'],
] as const)('%s, %s: a call for marches shows all our troops beside the enemy', (scenario, tempo, [from, to], seed) => {
  const asked: string[] = [];
  for (const { due, report, call, stood } of stages(scenario, 2, tempo, to, undefined, seed.repeat(32)))
    for (const seat of stood.ordinal < from ? [] : due) {
      const { story, next } = report(seat, 'en') ?? call(seat, 'en');
      const { map } = story;
      if (map.kind !== 'hex-map' || !map.plan || !['movement', 'orders'].includes(next?.call ?? '')) continue;
      const shown = new Set(map.plan.frames.flatMap(({ hexes }) => hexes));
      const troops = map.stacks.filter(({ counters }) =>
        counters.some(({ symbol, strength }) => symbol !== 'battery' && symbol !== 'mortar' && strength !== 0),
      );
      const isOurs = ({ side }: { readonly side: string }): boolean => (side === 'british') === (seat === 'british');
      const beside = troops.filter(
        (one) => isOurs(one) && map.stacks.some((two) => !isOurs(two) && touch(one.hex, two.hex)),
      );
      asked.push(...beside.map(({ hex }) => (shown.has(hex) ? 'shown' : `${seat} ${hex}`)));
    }
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked)).toEqual(new Set(['shown']));
});
