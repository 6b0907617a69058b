/** The distribution of many games as a picture: results, and the losses of each army as columns. */
import type { Figure, Summary, TurnCount } from './simulate-summary.ts';

const WIDTH = 720;
const INK = '#1F2328';
const MUTED = '#5A6068';
const PAPER = '#FFFDF6';
const COLOURS: Readonly<Record<string, string>> = {
  british: '#A4211B',
  french: '#1B4E8F',
  american: '#EDB548',
  allies: '#1B4E8F',
  together: '#5A6068',
};

/** A self-contained SVG. */
export function plot(summary: Summary): string {
  const losses = summary.figures.filter((figure) => figure.name.startsWith('lost.'));
  const parts: string[] = [text(20, 34, `${summary.scenario}: ${summary.played} games by doctrine`, 20, INK, 'bold')];
  let y = 66;
  for (const { result, winner, games } of summary.results) {
    const width = (games * 380) / summary.played;
    parts.push(text(20, y + 13, `${winner ?? 'nobody'}, ${result}`, 13, INK));
    parts.push(`<rect x="210" y="${y}" width="${round(width)}" height="17" fill="${colour(winner ?? '')}"/>`);
    parts.push(text(218 + width, y + 13, `${games} (${Math.round((games * 100) / summary.played)} %)`, 13, MUTED));
    y += 25;
  }
  for (const figure of losses) {
    y += 30;
    parts.push(...histogram(figure, y));
    y += 130;
  }
  for (const { name, turns } of summary.moments) {
    y += 30;
    parts.push(...moments(name, turns, summary.played, y));
    y += 130;
  }
  if (summary.courses.some(({ points }) => points.length > 1)) {
    y += 30;
    parts.push(...lines(summary.courses, y));
    y += 210;
  }
  const height = y + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Noto Sans, sans-serif">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** Games by strength lost, one column a point. */
function histogram({ name, values, median }: Figure, y: number): string[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...values, 10);
  const highest = Math.max(...counts.values());
  const step = (WIDTH - 60) / (most + 1);
  const army = name.slice('lost.'.length);
  const parts = [text(20, y, `Strength lost, ${army} (median ${median} = ${median * 100} men)`, 14, INK, 'bold')];
  for (let value = 0; value <= most; value++) {
    const height = ((counts.get(value) ?? 0) * 80) / highest;
    const x = 30 + value * step;
    parts.push(
      `<rect x="${round(x)}" y="${round(y + 96 - height)}" width="${round(step - 2)}" height="${round(height)}" fill="${colour(army)}"/>`,
    );
    if (value % 5 === 0) parts.push(text(x, y + 112, `${value}`, 11, MUTED));
  }
  parts.push(`<path d="M30 ${y + 96.5}H${WIDTH - 30}" stroke="${INK}" stroke-width="1"/>`);
  return parts;
}

/** Games by the turn on which a thing happened, with those where it never did. */
function moments(name: string, turns: readonly TurnCount[], played: number, y: number): string[] {
  const never = turns.find(({ turn }) => turn === 0)?.games ?? 0;
  const on = turns.filter(({ turn }) => turn > 0);
  const highest = Math.max(...on.map(({ games }) => games), 1);
  const [first = 1, last = 1] = [on[0]?.turn, on.at(-1)?.turn];
  const step = Math.min(40, (WIDTH - 60) / (last - first + 1));
  const parts = [
    text(20, y, `Turn of the ${name} (none in ${Math.round((never * 100) / played)} % of the games)`, 14, INK, 'bold'),
  ];
  for (const { turn, games } of on) {
    const x = 30 + (turn - first) * step;
    const height = (games * 80) / highest;
    parts.push(
      `<rect x="${round(x)}" y="${round(y + 96 - height)}" width="${round(step - 2)}" height="${round(height)}" fill="${MUTED}"/>`,
      text(x, y + 112, `${turn}`, 11, MUTED),
    );
  }
  parts.push(`<path d="M30 ${y + 96.5}H${WIDTH - 30}" stroke="${INK}" stroke-width="1"/>`);
  return parts;
}

/** Medians over the turns as lines, the middle eight tenths of the games as a band about them. */
function lines(courses: Summary['courses'], y: number): string[] {
  const turns = courses.flatMap(({ points }) => points.map(({ turn }) => turn));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const most = Math.max(...courses.flatMap(({ points }) => points.map(({ high }) => high)), 1);
  const at = (turn: number, value: number): string =>
    `${round(40 + ((turn - first) * (WIDTH - 80)) / Math.max(1, last - first))} ${round(y + 176 - (value * 160) / most)}`;
  const parts = [text(20, y, 'Army morale as each turn closed: median, and 10 % to 90 %', 14, INK, 'bold')];
  for (const { name, points } of courses) {
    const tint = colour(name.slice(name.indexOf('.') + 1));
    const upper = points.map(({ turn, high }) => at(turn, high));
    const lower = points.map(({ turn, low }) => at(turn, low)).reverse();
    parts.push(`<path d="M${[...upper, ...lower].join('L')}Z" fill="${tint}" fill-opacity="0.12"/>`);
    parts.push(
      `<path d="M${points.map(({ turn, median }) => at(turn, median)).join('L')}" fill="none" stroke="${tint}" stroke-width="2"/>`,
    );
  }
  for (let turn = first; turn <= last; turn++) {
    const [x = '0'] = at(turn, 0).split(' ');
    if ((turn - first) % 2 === 0) parts.push(text(Number(x) - 4, y + 192, `${turn}`, 11, MUTED));
  }
  for (let value = 0; value <= most; value += 5) {
    const [, level = '0'] = at(first, value).split(' ');
    parts.push(text(16, Number(level) + 4, `${value}`, 11, MUTED));
    parts.push(`<path d="M40 ${level}H${WIDTH - 40}" stroke="${MUTED}" stroke-width="0.3"/>`);
  }
  return parts;
}

function colour(of: string): string {
  return COLOURS[of] ?? MUTED;
}

function text(x: number, y: number, words: string, size: number, fill: string, weight = 'normal'): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
