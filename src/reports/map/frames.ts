/** Which pictures a turn needs: one for each cluster of fights, none wider than six columns or taller than eight rows. */
import type { MapScene, SceneFrame } from '../../engine/scene.ts';
import { columnOf, rowOf } from './hexes.ts';

const mostColumns = 6;
const mostRows = 8;
/** As many as a picture has that grew by what its edges would cut: it goes by mail. */
const grownRows = 7;

/** Columns and rows, both inclusive. */
export interface Span {
  columns: readonly [number, number];
  rows: readonly [number, number];
}

export interface Frame extends Span {
  title: string;
  alt: string;
  /** Shows what can be done, not what happened. */
  isPlan: boolean;
}

/** The pictures of a scene in the order they are shown: where to plan, then the fights. Empty where there is neither. */
export function mapFrames(scene: MapScene): readonly Frame[] {
  const { plan } = scene;
  const fronts = plan?.targets.map((hex) => [hex]) ?? [];
  const fought = scene.stars.map(({ hex, from }) => (from === null ? [hex] : [hex, from]));
  const stacks = scene.stacks.map(({ hex }) => hex);
  const signs = plan === undefined ? [] : [...plan.reach.map(({ hex }) => hex), ...plan.shots.map(({ on }) => on)];
  const planned: Frame[] = [];
  for (const frame of (plan?.frames ?? []).flatMap((one) => framesOf(one, true, fronts, scene)))
    if (!planned.some((shown) => isWithin(frame, shown)))
      planned.push(withRows(withRows(frame, stacks, scene), [...stacks, ...signs], scene));
  return [...planned, ...scene.frames.flatMap((frame) => framesOf(frame, false, fought, scene))];
}

/** With the rows above and below that would else be cut through one of these hexes, as far as it may grow. */
function withRows(frame: Frame, hexes: readonly string[], field: Span): Frame {
  const [left, right] = frame.columns;
  const held = new Set(hexes.filter((hex) => left <= columnOf(hex) && columnOf(hex) <= right).map(rowOf));
  let [top, bottom] = frame.rows;
  for (let before = -1; before !== bottom - top; ) {
    before = bottom - top;
    if (held.has(top - 1) && top > field.rows[0] && bottom - top + 1 < grownRows) top--;
    if (held.has(bottom + 1) && bottom < field.rows[1] && bottom - top + 1 < grownRows) bottom++;
  }
  return { ...frame, rows: [top, bottom] };
}

function framesOf(frame: SceneFrame, isPlan: boolean, sites: readonly (readonly string[])[], scene: MapScene): Frame[] {
  const { title, alt } = frame;
  return windowsOf(frame, sites, scene).map(({ span, shows }, at) => ({
    ...(isPlan ? span : withWays(span, sites.flat(), scene.arrows)),
    title: at === 0 ? title : shows,
    alt,
    isPlan,
  }));
}

/** Further out where those came from or went who fought in it, the shortest ways first, as far as a picture may grow. */
function withWays(span: Span, fought: readonly string[], arrows: MapScene['arrows']): Span {
  const sites = new Set(fought.filter((hex) => isWithin(spanOf([hex]) as Span, span)));
  const ways = arrows.map(({ path }) => path).filter((path) => path.some((hex) => sites.has(hex)));
  const heightOf = ({ rows: [top, bottom] }: Span): number => bottom - top + 1;
  return ways
    .toSorted((a, b) => a.length - b.length)
    .reduce((held, path) => {
      const wide = both(held, spanOf(path) as Span);
      return fits(wide) && heightOf(wide) <= Math.max(heightOf(held), grownRows) ? wide : held;
    }, span);
}

const both = (one: Span, other: Span): Span => ({
  columns: [Math.min(one.columns[0], other.columns[0]), Math.max(one.columns[1], other.columns[1])],
  rows: [Math.min(one.rows[0], other.rows[0]), Math.max(one.rows[1], other.rows[1])],
});

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

function fits({ columns, rows }: Span, margin = 0): boolean {
  return columns[1] - columns[0] + 1 + 2 * margin <= mostColumns && rows[1] - rows[0] + 1 + 2 * margin <= mostRows;
}

/** A window of a cluster, and the places it shows, in words. */
interface Part {
  readonly span: Span;
  readonly shows: string;
}

/**
 * One window for a cluster that fits; else one for each group of its combats, and for shots alone as few as hold it. First
 * comes what the cluster is named for.
 */
function windowsOf(
  { hexes, about = '' }: SceneFrame,
  sites: readonly (readonly string[])[],
  scene: MapScene,
): readonly Part[] {
  const whole = spanOf(hexes);
  if (whole === null) return [];
  if (fits(whole)) return [{ span: whole, shows: '' }];
  const members = new Set(hexes);
  const fought = sites.filter(([hex = '']) => members.has(hex));
  const parts = fought.length === 0 ? halves(hexes) : groupsOf(fought);
  const named = parts.findIndex((part) => part.includes(about));
  const ordered = named < 0 ? parts : [parts[named] as readonly string[], ...parts.toSpliced(named, 1)];
  if (fought.length === 0)
    return ordered.map((part) => ({ span: spanOf(part) as Span, shows: `${part.at(0)}–${part.at(-1)}` }));
  const attacked = new Set(fought.map(([hex = '']) => hex));
  return ordered.map((part) => {
    const shown = part.filter((hex) => attacked.has(hex)).map((hex) => placeOf(hex, scene));
    return { span: windowAround(part, scene), shows: [...new Set(shown)].join(', ') };
  });
}

/** A place by its name, else by the number of its hex. */
function placeOf(hex: string, { hexes }: MapScene): string {
  const found = hexes.find(({ id }) => id === hex);
  return found?.name ?? found?.number ?? hex;
}

/** Combats together as far as one picture holds them, from the left. */
function groupsOf(fought: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const places of fought.toSorted(([a = ''], [b = '']) => columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b))) {
    const last = groups.at(-1);
    const joined = last === undefined ? null : spanOf([...last, ...places]);
    if (last !== undefined && joined !== null && fits(joined, 1)) last.push(...places);
    else groups.push([...places]);
  }
  return groups;
}

/** A group of combats and a hex around it; further out where those who fought there went, as far as a picture reaches. */
function windowAround(group: readonly string[], scene: MapScene): Span {
  const held = [...group];
  for (const { path } of scene.arrows) {
    if (!path.some((hex) => group.includes(hex))) continue;
    const joined = spanOf([...held, ...path]);
    if (joined !== null && fits(joined, 1)) held.push(...path);
  }
  const { columns, rows } = spanOf(held) as Span;
  return withMargin({ columns, rows }, scene);
}

/** A part of the field and one hex around it, as far as the field goes. */
export function withMargin({ columns, rows }: Span, field: Span): Span {
  const within = ([low, high]: Span['rows'], [least, most]: Span['rows']) =>
    [Math.max(least, low - 1), Math.min(most, high + 1)] as const;
  return { columns: within(columns, field.columns), rows: within(rows, field.rows) };
}

export const isWithin = (part: Span, whole: Span): boolean =>
  whole.columns[0] <= part.columns[0] &&
  part.columns[1] <= whole.columns[1] &&
  whole.rows[0] <= part.rows[0] &&
  part.rows[1] <= whole.rows[1];

/** Some hexes of the field and one around them; null where one picture does not hold them. */
export function spanAround(hexes: readonly string[], field: Span): Span | null {
  const span = spanOf(hexes);
  const wider = span && isWithin(span, field) ? withMargin(span, field) : null;
  return wider && fits(wider) ? wider : null;
}

/** Cuts hexes in the middle until every part fits. */
function halves(hexes: readonly string[]): readonly (readonly string[])[] {
  const span = spanOf(hexes);
  if (span === null) return [];
  if (fits(span)) return [hexes];
  const wide = span.columns[1] - span.columns[0] + 1 > mostColumns;
  const measure = wide ? columnOf : rowOf;
  const [low, high] = wide ? span.columns : span.rows;
  const cut = Math.ceil((low + high + 1) / 2);
  return [...halves(hexes.filter((hex) => measure(hex) < cut)), ...halves(hexes.filter((hex) => measure(hex) >= cut))];
}

/** A field cut in two, with one line of hexes in both; whole where it is too short for that. */
export function cutInTwo(span: Span, along: 'columns' | 'rows'): readonly Span[] {
  const [first, last] = span[along];
  if (last - first < 4) return [span];
  const middle = Math.floor((first + last) / 2);
  return [
    { ...span, [along]: [first, middle] },
    { ...span, [along]: [middle, last] },
  ];
}
