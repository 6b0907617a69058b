/** Tracks over the turns as a picture: one small chart under another, a line and a mark of its own for each army. */
import type { Scene } from '../engine/scene.ts';
import type { Chart } from '../engine/story.ts';
import { type Canvas, canvas, fill, ink, line, muted, paper, write } from './map/canvas.ts';
import { type Drawing, rectangle, through } from './map/drawing.ts';

/** In px of a picture 640 wide: nothing smaller than 17, so that a phone shows it at 10. */
const size = { title: 20, label: 17, end: 18 };
const chartHeight = 190;
const plot = { top: 44, height: 108, left: 50, right: 92 };
/** Fewer turns than this do not fill the width. */
const leastTurns = 8;
const grid = 'E4DCCB';

/** `width` as shown; the sides as `map` draws them. Null when there is nothing to draw. */
export function drawCharts(map: Pick<Scene, 'sides'>, charts: readonly Chart[], width: number): Drawing | null {
  if (charts.length === 0) return null;
  const sheet = canvas();
  for (const [index, chart] of charts.entries()) drawChart(sheet, chart, map, width, index * chartHeight);
  return {
    width,
    height: charts.length * chartHeight,
    unit: 1,
    title: charts.map(({ title }) => title).join(', '),
    alt: charts.map(inWords).join(' '),
    paper,
    items: sheet.items,
    placed: sheet.placed,
  };
}

/** `Army morale: British 18, French 16, American 17.` */
export function inWords({ title, series }: Chart): string {
  return `${title}: ${series.map(({ name, last }) => `${name} ${last}`).join(', ')}.`;
}

function drawChart(sheet: Canvas, chart: Chart, map: Pick<Scene, 'sides'>, width: number, top: number): void {
  const least = Math.min(0, ...chart.series.flatMap(({ values }) => values));
  const bottom = top + plot.top + plot.height;
  const right = width - plot.right;
  const span = Math.max(1, chart.of - least);
  const steps = Math.max(leastTurns, chart.turns.length) - 1;
  const xOf = (at: number): number => plot.left + (at * (right - plot.left)) / steps;
  const yOf = (value: number): number => bottom - ((value - least) * plot.height) / span;
  write(sheet, chart.title, 8, top + 26, { face: 'serif-bold', size: size.title, fill: ink });
  fill(sheet, rectangle(plot.left, top + plot.top, right - plot.left, plot.height), 'FBF8EE');
  const levels = [...new Set([least, 0, Math.round((chart.of + Math.min(0, least)) / 2), chart.of])];
  for (const level of levels) {
    line(sheet, through([plot.left, yOf(level), right, yOf(level)]), { color: grid, width: 1.5 });
    const hand = { face: 'sans', size: size.label, fill: muted, anchor: 'end' } as const;
    if (chart.marks.every((mark) => Math.abs(yOf(mark) - yOf(level)) >= size.label)) {
      write(sheet, axis(chart, level), plot.left - 8, yOf(level) + 6, hand);
    }
  }
  for (const mark of chart.marks) {
    line(sheet, through([plot.left, yOf(mark), right, yOf(mark)]), { color: muted, width: 1.5, dash: [6, 5] });
    write(sheet, axis(chart, mark), plot.left - 8, yOf(mark) + 6, {
      face: 'sans-bold',
      size: size.label,
      fill: muted,
      anchor: 'end',
    });
  }
  turnLabels(sheet, chart, xOf, bottom + 22);
  lines(sheet, chart, map, xOf, yOf);
  endLabels(sheet, chart, map, right + 12, yOf);
}

/** Halves as a number that needs no decimal mark, which languages do not share: `4½`, `-½`. */
export function halved(halves: number): string {
  const whole = Math.trunc(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return `${halves < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}½`;
}

/** Halves of points as whole numbers of the scale; all other values as they are. */
function axis(chart: Chart, value: number): string {
  const text = chart.halves ? halved(value) : `${value}`;
  return text.replace('-', '\u2212');
}

/** The first, the last, and so many between that none touches its neighbour. */
function turnLabels(sheet: Canvas, { turns }: Chart, xOf: (at: number) => number, y: number): void {
  const hand = { face: 'sans', size: size.label, fill: muted, anchor: 'middle' } as const;
  let taken = Number.NEGATIVE_INFINITY;
  const last = turns.length - 1;
  // A word at the end, `now`, takes more room than a number.
  const beforeLast = /\d$/.test(turns[last] ?? '') ? 34 : 76;
  for (const [at, turn] of turns.entries()) {
    const isLast = at === last;
    const room = isLast ? 0 : at === 0 ? 0 : 34;
    if (xOf(at) - taken < room || (!isLast && xOf(last) - xOf(at) < beforeLast)) continue;
    write(sheet, turn, xOf(at), y, hand);
    taken = xOf(at);
  }
}

function lines(
  sheet: Canvas,
  chart: Chart,
  map: Pick<Scene, 'sides'>,
  xOf: (at: number) => number,
  yOf: (value: number) => number,
): void {
  const heights = chart.turns.map((_, at) => apart(chart.series.map(({ values }) => yOf(values[at] ?? 0))));
  for (const [index, { side, values }] of chart.series.entries()) {
    const { color } = look(map, side);
    const yAt = (at: number): number => heights[at]?.[index] ?? 0;
    const points = values.flatMap((_, at) => [xOf(at), yAt(at)]);
    line(sheet, through(points), { color: paper, width: 6.5, round: true });
    const dash = dashes[index % dashes.length];
    line(sheet, through(points), { color, width: 3.4, round: true, ...(dash && { dash }) });
    const end = values.length - 1;
    mark(sheet, index, xOf(end), yAt(end), color);
  }
}

/** Lines that run together stay so far apart, whichever lies above: one upon the other would hide it. */
const leastApart = 4;

/** Heights at one turn, those too near to each other moved out of each other's way, about the middle of them. */
function apart(heights: readonly number[]): readonly number[] {
  const bundles: { members: number[]; middle: number }[] = [];
  const order = [...heights.keys()].toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const reach = ({ members }: { members: readonly number[] }): number => ((members.length - 1) * leastApart) / 2;
  for (const index of order) {
    let bundle = { members: [index], middle: heights[index] ?? 0 };
    for (;;) {
      const above = bundles.at(-1);
      if (!above || bundle.middle - reach(bundle) - (above.middle + reach(above)) >= leastApart) break;
      bundles.pop();
      const members = [...above.members, ...bundle.members];
      const sum = above.middle * above.members.length + bundle.middle * bundle.members.length;
      bundle = { members, middle: sum / members.length };
    }
    bundles.push(bundle);
  }
  const moved = [...heights];
  for (const bundle of bundles)
    for (const [n, index] of bundle.members.entries()) moved[index] = bundle.middle - reach(bundle) + n * leastApart;
  return moved;
}

/** Solid, long and short: no line is told by its colour alone. */
const dashes: readonly (readonly [number, number] | undefined)[] = [undefined, [14, 5], [5, 5]];

/** Disc, square, triangle. */
function mark(sheet: Canvas, index: number, x: number, y: number, color: string): void {
  const r = 6;
  const outline =
    index % 3 === 1
      ? rectangle(x - r, y - r, 2 * r, 2 * r)
      : index % 3 === 2
        ? through([x, y - r - 1, x + r + 1, y + r, x - r - 1, y + r], true)
        : rectangle(x - r, y - r, 2 * r, 2 * r, r);
  fill(sheet, outline, color);
}

/** Letter and value beside each line's end, moved apart where they would touch. */
function endLabels(
  sheet: Canvas,
  chart: Chart,
  map: Pick<Scene, 'sides'>,
  x: number,
  yOf: (value: number) => number,
): void {
  const labels = chart.series.map(({ side, values, last }) => ({
    text: `${look(map, side).letter} ${last.replace(/(?:^| )1\/2$/, '½').replace('-', '\u2212')}`,
    color: look(map, side).color,
    y: yOf(values.at(-1) ?? 0),
  }));
  labels.sort((a, b) => a.y - b.y);
  const gap = size.end + 3;
  for (const [at, label] of labels.entries()) {
    const above = labels[at - 1];
    if (above && label.y < above.y + gap) label.y = above.y + gap;
  }
  const low = yOf(Math.min(0, ...chart.series.flatMap(({ values }) => values))) + 6;
  const over = (labels.at(-1)?.y ?? 0) - low;
  if (over > 0) {
    let limit = low;
    for (const label of [...labels].reverse()) {
      label.y = Math.min(label.y, limit);
      limit = label.y - gap;
    }
  }
  for (const { text, color, y } of labels) {
    write(sheet, text, x, y + 6, { face: 'sans-bold', size: size.end, fill: color });
  }
}

/** A side's letter and the colour its words and lines take on paper. */
function look({ sides }: Pick<Scene, 'sides'>, side: string): { letter: string; color: string } {
  const style = sides.find(({ id }) => id === side);
  return { letter: style?.letter ?? '?', color: style?.star ?? muted };
}
