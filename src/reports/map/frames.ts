/** Which pictures a turn needs: one for each cluster of fights, none wider than six columns or taller than eight rows. */
import type { MapScene } from '../../engine/scene.ts';
import { columnOf, rowOf } from './hexes.ts';

const mostColumns = 6;
const mostRows = 8;

/** Columns and rows, both inclusive. */
export interface Span {
  columns: readonly [number, number];
  rows: readonly [number, number];
}

export interface Frame extends Span {
  title: string;
  alt: string;
}

/** The fight pictures of a scene, in the order they are shown. Empty when nothing was fought. */
export function mapFrames(scene: MapScene): readonly Frame[] {
  return scene.frames.flatMap((frame) => {
    const windows = split(frame.hexes, scene);
    return windows.map((span, at) => ({
      ...span,
      title: windows.length === 1 ? frame.title : `${frame.title} (${at + 1}/${windows.length})`,
      alt: frame.alt,
    }));
  });
}

/** The least span that holds some hexes; null for none. */
export function spanOf(hexes: readonly string[]): Span | null {
  if (hexes.length === 0) return null;
  let [left, right, top, bottom] = [99, 0, 99, 0];
  for (const hex of hexes) {
    left = Math.min(left, columnOf(hex));
    right = Math.max(right, columnOf(hex));
    top = Math.min(top, rowOf(hex));
    bottom = Math.max(bottom, rowOf(hex));
  }
  return { columns: [left, right], rows: [top, bottom] };
}

/** Cuts a cluster that is too large where its stars lie thinnest: halves it until every part fits. */
function split(hexes: readonly string[], scene: MapScene): Span[] {
  const span = spanOf(hexes);
  if (span === null) return [];
  const wide = span.columns[1] - span.columns[0] + 1;
  const tall = span.rows[1] - span.rows[0] + 1;
  if (wide <= mostColumns && tall <= mostRows) return [span];
  const measure = wide > mostColumns ? columnOf : rowOf;
  const [low, high] = wide > mostColumns ? span.columns : span.rows;
  const cut = bestCut(low, high, starPlaces(scene, hexes, measure));
  return [
    ...split(
      hexes.filter((hex) => measure(hex) < cut),
      scene,
    ),
    ...split(
      hexes.filter((hex) => measure(hex) >= cut),
      scene,
    ),
  ];
}

function starPlaces(scene: MapScene, hexes: readonly string[], measure: (hex: string) => number): number[] {
  const members = new Set(hexes);
  return scene.stars.filter(({ hex }) => members.has(hex)).map(({ hex }) => measure(hex));
}

/** The line nearest the middle that is farthest from a star. */
function bestCut(low: number, high: number, stars: readonly number[]): number {
  const middle = (low + high + 1) / 2;
  let best = Math.ceil(middle);
  let bestWorth = -1000;
  for (let cut = low + 1; cut <= high; cut++) {
    const room = stars.reduce((least, place) => Math.min(least, Math.abs(place + 0.5 - cut)), 3);
    const worth = 4 * room - Math.abs(cut - middle);
    if (worth > bestWorth) [best, bestWorth] = [cut, worth];
  }
  return best;
}
