/** How reports come in after a deadline, as a picture: one curve for each number of workers. */
import type { Arrivals } from './bench-load.ts';

const WIDTH = 720;
const HEIGHT = 380;
const [LEFT, TOP, RIGHT, BOTTOM] = [60, 50, 690, 330];
/** Where the key of the curves begins, below all of them. */
const KEY = 240;
const INK = '#1F2328';
const COLOURS = ['#5A6068', '#1B4E8F', '#A4211B', '#8A5A00'];
/** Curves differ by their dashes too. */
const DASHES = ['none', '8 4', '2 3', '12 3 2 3'];

/** A self-contained SVG; seconds to the right, reports upwards. */
export function loadPlot(curves: ReadonlyMap<number, Arrivals>): string {
  const longest = Math.max(...[...curves.values()].map((arrivals) => arrivals.at(-1) ?? 0));
  const most = Math.max(...[...curves.values()].map(({ length }) => length));
  const x = (seconds: number): number => round(LEFT + (seconds * (RIGHT - LEFT)) / longest);
  const y = (reports: number): number => round(BOTTOM - (reports * (BOTTOM - TOP)) / most);
  const drawn = [...curves].flatMap(([workers, arrivals], n) => {
    const points = arrivals.map((at, reports) => `${x(at)},${y(reports + 1)}`).join(' ');
    const stroke = `stroke="${COLOURS[n % COLOURS.length]}" stroke-width="2" stroke-dasharray="${DASHES[n % DASHES.length]}"`;
    const row = KEY + n * 22;
    return [
      `<polyline points="${LEFT},${BOTTOM} ${points}" fill="none" ${stroke}/>`,
      `<line x1="${RIGHT - 190}" y1="${row}" x2="${RIGHT - 150}" y2="${row}" ${stroke}/>`,
      text(RIGHT - 142, row + 4, `workers: ${workers}, ${round(arrivals.at(-1) ?? 0)} s`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#FFFDF6"/>`,
    text(LEFT, 28, 'Reports handed over after a deadline that all games share'),
    `<path d="M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}" fill="none" stroke="${INK}"/>`,
    text(LEFT - 45, TOP + 5, String(most)),
    text(RIGHT - 30, BOTTOM + 20, `${round(longest)} s`),
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

const text = (x: number, y: number, words: string): string =>
  `<text x="${x}" y="${y}" font-size="13" fill="${INK}">${words}</text>`;

const round = (n: number): number => Math.round(n * 10) / 10;
