/** The ground of a map: paper, terrain and its textures, hexsides, water, roads and tracks, works. */

import { Lately } from '../../engine/lately.ts';
import type { HexSide, MapScene, SceneEdge, SceneHex, TerrainStyle } from '../../engine/scene.ts';
import { type Canvas, canvas, fill, line, outlined } from './canvas.ts';
import { type Box, circle, type Item, rectangle, through } from './drawing.ts';
import { crossingEdge, crossingRadius, crossings, groundLines, hachure, strokeAt } from './ground-lines.ts';
import {
  across,
  type Chart,
  centre,
  halfHeight,
  hexOutline,
  outwardOf,
  type Point,
  sideEnds,
  sideMiddle,
  sidesInOrder,
} from './hexes.ts';

export const water = 'BFD7E8';
const siegeInk = '1B4E8F';

/** Ink of each texture. */
const textureInk: Readonly<Record<TerrainStyle['texture'], string>> = {
  none: '',
  'crowns-light': 'B4CE90',
  'crowns-dense': '8DB26D',
  tufts: '7E9F99',
  'tufts-dense': '5E837C',
  dashes: 'CFCB8B',
  blocks: 'C48F74',
  fort: 'B09556',
  graves: 'A395BD',
  waves: '9DBFD8',
};

/** Grounds drawn lately: a game's field seldom changes, and every seat's letter shows it. */
const drawn = new Lately<readonly Item[]>(24);

/** Draws everything that lies on the ground within `window`. */
export function drawGround(sheet: Canvas, scene: MapScene, chart: Chart, window: Box): void {
  const items = drawn.get(groundKey(scene, chart, window), () => {
    const fresh = canvas();
    layGround(fresh, scene, chart, window);
    return fresh.items;
  });
  for (const item of items) sheet.items.push(item);
}

/** All that the ground hangs on, as text. */
function groundKey(scene: MapScene, chart: Chart, { right, bottom }: Box): string {
  let key = `${scene.layout} ${chart.r} ${chart.x} ${chart.y} ${right} ${bottom}\n`;
  for (const { id, fill: color, texture } of scene.terrains) key += `${id} ${color} ${texture} `;
  for (const { id, terrain, ruined } of scene.hexes) key += ruined === true ? `${id}${terrain}! ` : `${id}${terrain} `;
  for (const { hex, side, kind, breached } of scene.edges)
    key += `${hex}${side}${kind}${breached === true ? '!' : ''} `;
  for (const { kind, hexes } of scene.ways) key += `${kind} ${hexes.join(' ')} `;
  for (const { color, hexes } of scene.zones) key += `${color} ${hexes.join(' ')} `;
  for (const hex of scene.diggings ?? []) key += `dig ${hex} `;
  return key;
}

function layGround(sheet: Canvas, scene: MapScene, chart: Chart, window: Box): void {
  const near = (hex: string, reach = 1.2) => {
    const [x, y] = centre(chart, hex);
    const far = reach * chart.r;
    return x > window.left - far && x < window.right + far && y > window.top - far && y < window.bottom + far;
  };
  const hexes = scene.hexes.filter(({ id }) => near(id));
  const edges = scene.edges.filter(({ hex }) => near(hex));
  drawTerrain(sheet, scene, hexes, edges, chart);
  drawWater(sheet, edges, chart);
  drawWays(sheet, scene, chart, near);
  drawWorks(sheet, edges, chart);
  drawDiggings(sheet, scene, chart, near);
  drawZones(sheet, scene, chart, near);
}

function drawTerrain(
  sheet: Canvas,
  scene: MapScene,
  hexes: readonly SceneHex[],
  edges: readonly SceneEdge[],
  chart: Chart,
): void {
  const known = new Set(scene.hexes.map(({ id }) => id));
  const beyond = new Set<string>();
  for (const { hex, side, kind } of edges) {
    const far = across(scene.layout, hex, side);
    if (kind !== 'river' || known.has(far)) continue;
    for (const next of [far, ...sidesInOrder.map((one) => across(scene.layout, far, one))]) {
      if (!known.has(next)) beyond.add(next);
    }
  }
  const sea: number[] = [];
  for (const hex of beyond) append(sea, hexOutline(centre(chart, hex), chart.r * 1.01));
  fill(sheet, sea, water);
  for (const style of scene.terrains) {
    const area: number[] = [];
    for (const { id, terrain } of hexes) if (terrain === style.id) append(area, hexOutline(centre(chart, id), chart.r));
    fill(sheet, area, style.fill);
  }
  for (const style of scene.terrains) {
    if (style.texture === 'none') continue;
    const centres = hexes.filter(({ terrain }) => terrain === style.id).map(({ id }) => centre(chart, id));
    drawTexture(sheet, style, centres, chart.r);
  }
  const grid: number[] = [];
  const shown = new Set(hexes.map(({ id }) => id));
  for (const { id } of hexes) append(grid, gridSides(scene.layout, id, shown, chart));
  line(sheet, grid, { color: 'CFC5AE', width: 0.014 * chart.r });
  const ruins = hexes.filter(({ ruined }) => ruined === true).map(({ id }) => centre(chart, id));
  drawRuins(sheet, ruins, chart.r);
}

/** The sides of a hex for the grid: one between two hexes is drawn by that which has it to the north or the east. */
function gridSides(layout: MapScene['layout'], hex: string, shown: ReadonlySet<string>, field: Chart): number[] {
  const at = centre(field, hex);
  const sides: number[] = [];
  let pen = -1;
  for (const [n, side] of sidesInOrder.entries()) {
    if (n > 2 && shown.has(across(layout, hex, side))) continue;
    const [from, to] = sideEnds(at, field.r, side);
    if (pen !== n) sides.push(0, ...from);
    sides.push(1, ...to);
    pen = n + 1;
  }
  return sides;
}

/** Crosses over ruined hexes. */
export function drawRuins(sheet: Canvas, centres: readonly Point[], r: number): void {
  const ruins: number[] = [];
  for (const at of centres) for (const [dx, dy] of rubble) append(ruins, cross(offset(at, dx, dy, r), r * 0.14));
  line(sheet, ruins, { color: '6B4A3A', width: 0.06 * r });
}

/** Where the crosses of a ruined hex lie, in radii from its centre: round the counters, so that some always show. */
const rubble: readonly Point[] = [
  [0, 0],
  [-0.62, 0],
  [0.62, 0],
  [-0.32, 0.6],
  [0.32, 0.6],
  [-0.32, -0.6],
  [0.32, -0.6],
];

function offset([x, y]: Point, dx: number, dy: number, r: number): Point {
  return [x + dx * r, y + dy * r];
}

function cross([x, y]: Point, reach: number): number[] {
  return [0, x - reach, y - reach, 1, x + reach, y + reach, 0, x + reach, y - reach, 1, x - reach, y + reach];
}

/** Marks of a texture in radii from the centre; each hex turns them a little, so that no pattern shows. */
const crowns: readonly Point[] = [
  [-0.52, 0.12],
  [0.36, 0.46],
  [0.22, -0.34],
  [-0.2, 0.55],
  [0.62, 0.04],
  [-0.3, -0.3],
  [0.02, 0.1],
];
const tufts: readonly Point[] = [
  [-0.36, 0.3],
  [0.4, 0.36],
  [0.06, -0.2],
];
const moreTufts: readonly Point[] = [
  [-0.6, -0.06],
  [0.6, 0.04],
  [-0.1, 0.06],
  [0.02, 0.6],
  [-0.3, -0.46],
];
const blocks: readonly Point[] = [
  [-0.45, -0.28],
  [0.15, -0.28],
  [-0.15, 0.12],
  [0.5, 0.12],
  [-0.45, 0.52],
  [0.15, 0.52],
];

/** A texture over hexes of radius `r` about these centres. */
export function drawTexture(sheet: Canvas, style: TerrainStyle, centres: readonly Point[], r: number): void {
  const color = textureInk[style.texture];
  const marks: number[] = [];
  for (const at of centres) {
    const [x, y] = at;
    const turn = Math.round((x * 7 + y * 3) / r) % 6;
    switch (style.texture) {
      case 'crowns-light':
        for (const [dx, dy] of crowns.slice(0, 3)) dot(marks, turned(at, dx * r, dy * r, turn));
        break;
      case 'crowns-dense':
        for (const [dx, dy] of crowns) dot(marks, turned(at, dx * r, dy * r, turn));
        break;
      case 'tufts':
      case 'tufts-dense':
        for (const [dx, dy] of style.texture === 'tufts' ? tufts : [...tufts, ...moreTufts])
          tuft(marks, x + (turn % 2 === 0 ? dx : -dx) * r, y + dy * r, r);
        break;
      case 'dashes':
        for (const step of [-0.5, -0.2, 0.1, 0.4, 0.66]) {
          const half = (0.62 - Math.abs(step) * 0.42) * r;
          marks.push(0, x - half, y + step * r, 1, x + half, y + step * r);
        }
        break;
      case 'blocks':
        for (const [dx, dy] of blocks)
          append(marks, rectangle(x + dx * r - 0.11 * r, y + dy * r - 0.07 * r, 0.22 * r, 0.14 * r));
        break;
      case 'fort':
        append(marks, rectangle(x - 0.5 * r, y - 0.4 * r, r, 0.8 * r));
        append(marks, rectangle(x - 0.36 * r, y - 0.27 * r, 0.72 * r, 0.54 * r));
        break;
      case 'graves':
        for (const [dx, dy] of tufts) grave(marks, x + dx * r, y + dy * r, r);
        break;
      case 'waves':
        for (const [dx, dy] of tufts) wave(marks, x + dx * r, y + dy * r, r);
        break;
      case 'none':
        break;
    }
  }
  switch (style.texture) {
    case 'crowns-light':
      line(sheet, marks, { color, width: 0.12 * r, round: true });
      break;
    case 'crowns-dense':
      line(sheet, marks, { color, width: 0.15 * r, round: true });
      break;
    case 'blocks':
      fill(sheet, marks, color);
      break;
    case 'dashes':
      line(sheet, marks, { color, width: 0.025 * r, dash: [0.16 * r, 0.1 * r] });
      break;
    default:
      line(sheet, marks, { color, width: 0.03 * r });
  }
}

/** A round spot: a line too short to see, drawn with round ends. */
function dot(marks: number[], [x, y]: Point): void {
  marks.push(0, x, y, 1, x + 0.01, y);
}

/** A vector turned by sixths of a circle about a centre. */
function turned([x, y]: Point, dx: number, dy: number, sixths: number): Point {
  let a = dx;
  let b = dy;
  for (let step = 0; step < sixths; step++) [a, b] = [a * 0.5 - b * halfHeight, a * halfHeight + b * 0.5];
  return [x + a, y + b];
}

function tuft(marks: number[], x: number, y: number, r: number): void {
  const s = r * 0.12;
  marks.push(0, x - 1.2 * s, y, 1, x + 1.2 * s, y);
  marks.push(0, x - 0.5 * s, y - 0.25 * s, 1, x - 0.9 * s, y - s);
  marks.push(0, x, y - 0.25 * s, 1, x, y - 1.3 * s);
  marks.push(0, x + 0.5 * s, y - 0.25 * s, 1, x + 0.9 * s, y - s);
}

function grave(marks: number[], x: number, y: number, r: number): void {
  marks.push(0, x, y - 0.14 * r, 1, x, y + 0.1 * r, 0, x - 0.08 * r, y - 0.05 * r, 1, x + 0.08 * r, y - 0.05 * r);
}

function wave(marks: number[], x: number, y: number, r: number): void {
  const s = 0.09 * r;
  marks.push(0, x - 2 * s, y, 2, x - 1.3 * s, y - s, x - 0.7 * s, y - s, x, y);
  marks.push(2, x + 0.7 * s, y + s, x + 1.3 * s, y + s, x + 2 * s, y);
}

function append(to: number[], from: readonly number[]): void {
  for (const value of from) to.push(value);
}

/** Sides of one kind, each once though both its hexes may name it. */
function sidesOf(edges: readonly SceneEdge[], kind: SceneEdge['kind'], chart: Chart): (readonly [Point, Point])[] {
  const seen = new Set<string>();
  const found: (readonly [Point, Point])[] = [];
  for (const edge of edges) {
    if (edge.kind !== kind) continue;
    const at = centre(chart, edge.hex);
    const [mx, my] = sideMiddle(at, chart.r, edge.side);
    const key = `${Math.round(mx)} ${Math.round(my)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(sideEnds(at, chart.r, edge.side));
  }
  return found;
}

function segments(sides: readonly (readonly [Point, Point])[]): number[] {
  return sides.flatMap(([[x1, y1], [x2, y2]]) => [0, x1, y1, 1, x2, y2]);
}

function drawWater(sheet: Canvas, edges: readonly SceneEdge[], chart: Chart): void {
  for (const kind of ['stream', 'river', 'dyke'] as const)
    drawLine(sheet, kind, segments(sidesOf(edges, kind, chart)), chart.r);
}

/** The strokes of a kind of line, or the `layer`-th of them alone. */
function drawLine(sheet: Canvas, kind: keyof typeof groundLines, path: readonly number[], r: number, layer?: number) {
  for (const [at, stroke] of groundLines[kind].entries())
    if (layer === undefined || at === layer) line(sheet, path, strokeAt(stroke, r));
}

function drawWays(sheet: Canvas, scene: MapScene, chart: Chart, near: (hex: string, reach?: number) => boolean): void {
  const { r } = chart;
  const paths: Record<MapScene['ways'][number]['kind'], number[]> = {
    road: [],
    track: [],
    causeway: [],
    'covered-way': [],
  };
  for (const way of scene.ways) {
    let drawing = false;
    for (const [step, hex] of way.hexes.entries()) {
      const next = way.hexes[step + 1];
      const wanted = near(hex, 2) || (next !== undefined && near(next, 2));
      if (!wanted && !drawing) continue;
      const [x, y] = centre(chart, hex);
      paths[way.kind].push(drawing ? 1 : 0, x, y);
      drawing = wanted;
    }
  }
  drawLine(sheet, 'covered-way', paths['covered-way'], r);
  drawLine(sheet, 'track', paths.track, r);
  // Where they meet, no verge crosses a road.
  for (const layer of [0, 1])
    for (const kind of ['road', 'causeway'] as const) drawLine(sheet, kind, paths[kind], r, layer);
}

function drawCrossings(sheet: Canvas, edges: readonly SceneEdge[], chart: Chart): void {
  for (const kind of ['bridge', 'ford'] as const) {
    for (const [[x1, y1], [x2, y2]] of sidesOf(edges, kind, chart)) {
      const mark = circle((x1 + x2) / 2, (y1 + y2) / 2, crossingRadius * chart.r);
      outlined(sheet, mark, crossings[kind], strokeAt(crossingEdge, chart.r));
    }
  }
}

interface WorkStyle {
  color: string;
  width: number;
  teeth: boolean;
}
const workStyles: Readonly<Partial<Record<SceneEdge['kind'], WorkStyle>>> = {
  earthwork: { color: '6B5A34', width: 0.11, teeth: true },
  revetment: { color: '8A5A33', width: 0.085, teeth: true },
  redoubt: { color: '3B2A20', width: 0.13, teeth: true },
  siege: { color: siegeInk, width: 0.1, teeth: false },
};

/** Works lie inside their hex, abatis and slope outside it, the way an attacker meets them. */
function drawWorks(sheet: Canvas, edges: readonly SceneEdge[], chart: Chart): void {
  const { r } = chart;
  drawCrossings(sheet, edges, chart);
  const hachures: number[] = [];
  const chevrons: number[] = [];
  const built = new Map<SceneEdge['kind'], { wall: number[]; teeth: number[] }>();
  for (const edge of edges) {
    const at = centre(chart, edge.hex);
    if (edge.kind === 'slope') slope(hachures, at, r, edge.side);
    else if (edge.kind === 'abatis') abatis(chevrons, at, r, edge.side, edge.breached === true);
    else if (workStyles[edge.kind] !== undefined) {
      let parts = built.get(edge.kind);
      if (parts === undefined) {
        parts = { wall: [], teeth: [] };
        built.set(edge.kind, parts);
      }
      work(parts, at, r, edge.side, edge.breached === true);
    }
  }
  line(sheet, hachures, strokeAt(hachure, r));
  line(sheet, chevrons, { color: '2F6B3A', width: 0.035 * r });
  for (const kind of ['earthwork', 'revetment', 'redoubt', 'siege'] as const) {
    const parts = built.get(kind);
    const style = workStyles[kind];
    if (parts === undefined || style === undefined) continue;
    line(sheet, parts.wall, { color: style.color, width: style.width * r, round: true });
    if (style.teeth) line(sheet, parts.teeth, { color: style.color, width: 0.045 * r });
    else line(sheet, parts.wall, { color: 'FFFFFF', width: 0.025 * r, dash: [0.12 * r, 0.12 * r] });
  }
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function work(
  parts: { wall: number[]; teeth: number[] },
  at: Point,
  r: number,
  side: HexSide,
  breached: boolean,
): void {
  const [from, to] = sideEnds(at, 0.93 * r, side);
  const [nx, ny] = outwardOf(side);
  const stretches: readonly (readonly [number, number])[] = breached
    ? [
        [0, 1 / 3],
        [2 / 3, 1],
      ]
    : [[0, 1]];
  for (const [start, end] of stretches) {
    parts.wall.push(0, ...between(from, to, start), 1, ...between(from, to, end));
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      if (share < start || share > end) continue;
      const [x, y] = between(from, to, share);
      parts.teeth.push(0, x, y, 1, x - nx * 0.13 * r, y - ny * 0.13 * r);
    }
  }
}

function slope(marks: number[], at: Point, r: number, side: HexSide): void {
  const inner = sideEnds(at, 1.03 * r, side);
  const outer = sideEnds(at, 1.16 * r, side);
  for (let step = 0; step < 9; step++) {
    const share = (step + 0.5) / 9;
    marks.push(0, ...between(inner[0], inner[1], share), 1, ...between(outer[0], outer[1], share));
  }
}

function abatis(marks: number[], at: Point, r: number, side: HexSide, breached: boolean): void {
  const inner = sideEnds(at, 1.03 * r, side);
  const outer = sideEnds(at, 1.13 * r, side);
  for (let step = 0; step < 9; step++) {
    if (breached && step > 2 && step < 6) continue;
    marks.push(0, ...between(inner[0], inner[1], step / 9));
    marks.push(1, ...between(outer[0], outer[1], (step + 0.5) / 9), 1, ...between(inner[0], inner[1], (step + 1) / 9));
  }
}

/** Works under construction: stakes round the hex, pick and spade in its lower corner, clear of counters. */
function drawDiggings(sheet: Canvas, scene: MapScene, chart: Chart, near: (hex: string) => boolean): void {
  const { r } = chart;
  for (const hex of scene.diggings ?? []) {
    if (!near(hex)) continue;
    const at = centre(chart, hex);
    line(sheet, hexOutline(at, 0.84 * r), { color: siegeInk, width: 0.06 * r, dash: [0.05 * r, 0.1 * r] });
    drawTools(sheet, at[0], at[1] + 0.56 * r, 0.17 * r);
  }
}

/** Pick and spade crossed, as tall and wide as twice `reach`. */
export function drawTools(sheet: Canvas, x: number, y: number, reach: number): void {
  const shafts = [0, x - reach, y + reach, 1, x + reach, y - reach, 0, x + reach, y + reach, 1, x - reach, y - reach];
  line(sheet, shafts, { color: 'FFFFFF', width: 0.75 * reach, round: true });
  line(sheet, shafts, { color: siegeInk, width: 0.3 * reach, round: true });
  const far = 1.15 * reach;
  const back = 0.5 * reach;
  line(sheet, [0, x + back, y - far, 1, x + far, y - back], { color: siegeInk, width: 0.45 * reach, round: true });
  fill(sheet, circle(x - reach, y - reach, 0.42 * reach), siegeInk);
}

function drawZones(sheet: Canvas, scene: MapScene, chart: Chart, near: (hex: string) => boolean): void {
  const { r } = chart;
  for (const zone of scene.zones) {
    const members = new Set(zone.hexes);
    const border: number[] = [];
    for (const hex of zone.hexes) {
      if (!near(hex)) continue;
      for (const side of sidesInOrder) {
        if (members.has(across(scene.layout, hex, side))) continue;
        const [from, to] = sideEnds(centre(chart, hex), 0.98 * r, side);
        append(border, through([...from, ...to]));
      }
    }
    line(sheet, border, { color: zone.color, width: 0.05 * r, dash: [0.14 * r, 0.1 * r] });
  }
}
