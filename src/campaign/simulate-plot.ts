/** The distribution of many games as a picture: results, and the losses of each army as columns. */
import type { Figure, Summary } from './simulate-summary.ts';

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

function colour(of: string): string {
  return COLOURS[of] ?? MUTED;
}

function text(x: number, y: number, words: string, size: number, fill: string, weight = 'normal'): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
