/** Parts of a field as large as a picture of a letter, and which of them shows most of what matters. */
import { oncePer } from '../../engine/once.ts';
import { distance, type Grid, hexId } from './grid.ts';

/** As many hexes as a phone shows well. */
const WINDOW = { columns: 6, rows: 5 };
/** Which of its hexes, row by row, lies in its middle. */
const MIDDLE = 15;

/** The hexes of a part, row by row. */
export type Window = ReadonlySet<string>;

/** What hexes weigh. */
export type Weights = ReadonlyMap<string, number>;

export const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

export const weightIn = (window: Window, weights: Weights): number =>
  sum([...weights].map(([hex, weight]) => (window.has(hex) ? weight : 0)));

/** Of all windows that show something of what is named the one that weighs most; of equals that which has these hexes most in its middle. */
function bestWindow(
  grid: Grid,
  weigh: (window: Window) => number,
  named: readonly string[],
  around: readonly string[] = named,
): Window {
  const all = windowsOf(grid);
  const showing = all.filter((window) => named.some((hex) => window.has(hex)));
  const windows = showing.length > 0 ? showing : all;
  const weights = windows.map(weigh);
  const most = Math.max(...weights);
  const best = windows.filter((_, n) => weights[n] === most);
  const off = best.map((window) => {
    const middle = [...window][MIDDLE] as string;
    return sum(around.flatMap((hex) => (window.has(hex) ? [distance(grid, middle, hex)] : [])));
  });
  return best[off.indexOf(Math.min(...off))] as Window;
}

/** What is named weighs more than all else in a window. */
const FIRST = 10_000;

/**
 * The window that shows most of what is named, such that one more holds all the rest, if any does so; `between` such windows
 * decides how many of these hexes they show.
 */
export function firstWindow(grid: Grid, named: readonly string[], between: readonly string[]): Window {
  const worth = (window: Window): number =>
    (inOneWindow(beyond(named, window)) ? named.length : 0) + shownOf(named, window).length;
  return bestWindow(grid, (window) => FIRST * worth(window) + shownOf(between, window).length, named);
}

/** The window that shows most of what is named, then of these weights. */
export function nextWindow(grid: Grid, named: readonly string[], weights: Weights): Window {
  const worth = (window: Window): number => FIRST * shownOf(named, window).length + weightIn(window, weights);
  return bestWindow(grid, worth, named, [...named, ...weights.keys()]);
}

/** The fewest windows that show some hexes, each with those that none before it shows. */
export function windowsOver(
  grid: Grid,
  hexes: readonly string[],
): readonly { window: Window; shown: readonly string[] }[] {
  if (hexes.length === 0) return [];
  const window = bestWindow(grid, (one) => shownOf(hexes, one).length, hexes);
  const shown = shownOf(hexes, window);
  // What no window shows is not on the main map.
  return shown.length === 0 ? [] : [{ window, shown }, ...windowsOver(grid, beyond(hexes, window))];
}

export const shownOf = (hexes: readonly string[], window: Window): string[] => hexes.filter((hex) => window.has(hex));

export const beyond = (hexes: readonly string[], window: Window): string[] => hexes.filter((hex) => !window.has(hex));

/** Does one window hold all of these hexes? */
function inOneWindow(hexes: readonly string[]): boolean {
  const wide = (at: readonly number[]): number => Math.max(...at) - Math.min(...at) + 1;
  const columns = wide(hexes.map((hex) => Number(hex.slice(0, 2))));
  const rows = wide(hexes.map((hex) => Number(hex.slice(2))));
  return hexes.length === 0 || (columns <= WINDOW.columns && rows <= WINDOW.rows);
}

const windowsOf = oncePer((grid: Grid): readonly Window[] => {
  const places = ([first, last]: readonly [number, number], size: number): readonly number[] =>
    Array.from({ length: last - first + 2 - size }, (_, n) => first + n);
  const tops = places(grid.rows, WINDOW.rows);
  return places(grid.columns, WINDOW.columns).flatMap((left) => tops.map((top) => windowFrom(left, top)));
});

function windowFrom(left: number, top: number): Window {
  return new Set(
    Array.from({ length: WINDOW.columns * WINDOW.rows }, (_, n) =>
      hexId(left + (n % WINDOW.columns), top + Math.floor(n / WINDOW.columns)),
    ),
  );
}
