/** Signs of a sea chart: ports by flag and shape, stacks of ships and men, storms, wrecks, courses. */
import type { FlagStyle, FleetSign, SceneFleet, ScenePort, SeaScene } from '../../../engine/scene.ts';
import { type Canvas, fill, ink, line, outlined, write } from '../canvas.ts';
import { sideOf } from '../counter.ts';
import { type Box, circle, rectangle, star, through } from '../drawing.ts';
import type { Point } from '../hexes.ts';
import { colours } from './paper.ts';

type StackLook = Omit<SceneFleet, 'hex' | 'top' | 'content'>;

function flagOf(scene: Pick<SeaScene, 'flags'>, id: string): FlagStyle {
  return (
    scene.flags.find((flag) => flag.id === id) ?? {
      id,
      label: id,
      ground: 'FFFFFF',
      figures: ink,
      edge: ink,
      shape: 'round',
    }
  );
}

/** Outline of a port of half-width `h`: its shape tells whose it was printed. */
function shapeOf(shape: FlagStyle['shape'], [x, y]: Point, h: number): number[] {
  if (shape === 'round') return circle(x, y, h);
  if (shape === 'square') return rectangle(x - 0.9 * h, y - 0.9 * h, 1.8 * h, 1.8 * h);
  if (shape === 'diamond') return through([x, y - 1.15 * h, x + 1.15 * h, y, x, y + 1.15 * h, x - 1.15 * h, y], true);
  return through(
    [x - h, y - 0.95 * h, x + h, y - 0.95 * h, x + h, y + 0.25 * h, x, y + 1.2 * h, x - h, y + 0.25 * h],
    true,
  );
}

/** How far a shape reaches aside, over and under its middle, in half-widths. */
const REACH: Readonly<Record<FlagStyle['shape'], readonly [aside: number, over: number, under: number]>> = {
  round: [1, 1, 1],
  square: [0.9, 0.9, 0.9],
  diamond: [1.15, 1.15, 1.15],
  shield: [1, 0.95, 1.2],
};
/** White round a port, over its half-width. */
const CASING = 1.24;

/** The room a port takes. */
export function portRoom(
  scene: Pick<SeaScene, 'flags'>,
  { flag }: Pick<ScenePort, 'flag'>,
  [x, y]: Point,
  h: number,
): Box {
  const [aside, over, under] = REACH[flagOf(scene, flag).shape].map((part) => part * CASING * h) as [
    number,
    number,
    number,
  ];
  return { left: x - aside, top: y - over, right: x + aside, bottom: y + under };
}

/** A seaport; `figure` null draws no value. One that has changed hands is smaller, in a ring of the flag that holds it. */
export function drawPort(
  sheet: Canvas,
  scene: Pick<SeaScene, 'flags'>,
  port: Pick<ScenePort, 'flag' | 'holder' | 'value'>,
  at: Point,
  h: number,
  figure: number | null,
): void {
  const { shape } = flagOf(scene, port.flag);
  const { ground, edge, figures } = flagOf(scene, port.holder);
  fill(sheet, shapeOf(shape, at, CASING * h), 'FFFFFF', 0.9);
  const isTaken = port.holder !== port.flag;
  if (isTaken) line(sheet, shapeOf(shape, at, 1.12 * h), { color: edge, width: 0.2 * h });
  const inner = isTaken ? 0.8 * h : h;
  outlined(sheet, shapeOf(shape, at, inner), ground, { color: edge, width: Math.max(isTaken ? 0 : 0.8, 0.16 * h) });
  if (figure !== null) {
    write(sheet, `${port.value}`, at[0], at[1] + 0.36 * figure, {
      face: 'sans-bold',
      size: figure,
      fill: figures,
      anchor: 'middle',
    });
  }
}

/** A three-master under sail in a box of half-width `h` around a point. */
export function drawShip(sheet: Canvas, [x, y]: Point, h: number, color: string): void {
  const p = (...points: number[]): number[] => points.map((value, at) => (at % 2 === 0 ? x : y) + value * h);
  const hull = [
    0,
    ...p(-0.98, 0.28),
    1,
    ...p(-0.6, 0.36),
    1,
    ...p(0.55, 0.36),
    1,
    ...p(1, 0.2),
    2,
    ...p(0.9, 0.6, 0.78, 0.8, 0.62, 0.82),
    1,
    ...p(-0.66, 0.82),
    2,
    ...p(-0.86, 0.74, -0.96, 0.5, -0.98, 0.28),
    3,
  ];
  fill(sheet, hull, color);
  const sail = (left: number, top: number, right: number, bottom: number): void => {
    fill(
      sheet,
      [
        0,
        ...p(left, top),
        1,
        ...p(right, top),
        2,
        ...p(right + 0.16, top + 0.3 * (bottom - top), right + 0.16, top + 0.7 * (bottom - top), right, bottom),
        1,
        ...p(left, bottom),
        2,
        ...p(left + 0.12, top + 0.7 * (bottom - top), left + 0.12, top + 0.3 * (bottom - top), left, top),
        3,
      ],
      color,
    );
  };
  sail(-0.8, -0.5, -0.36, 0.2);
  sail(-0.22, -0.92, 0.3, -0.36);
  sail(-0.26, -0.28, 0.34, 0.24);
  sail(0.46, -0.5, 0.86, 0.14);
}

/** What lies on top, in a box of half-width `h`. */
export function drawSign(sheet: Canvas, sign: FleetSign, at: Point, h: number, color: string): void {
  const [x, y] = at;
  const pen = { color, width: 0.16 * h };
  if (sign === 'ship') drawShip(sheet, at, h, color);
  else if (sign === 'soldiers') {
    line(sheet, rectangle(x - 0.85 * h, y - 0.6 * h, 1.7 * h, 1.2 * h), pen);
    const [l, r, t, b] = [x - 0.85 * h, x + 0.85 * h, y - 0.6 * h, y + 0.6 * h];
    line(sheet, [0, l, t, 1, r, b, 0, l, b, 1, r, t], pen);
  } else if (sign === 'guns') {
    line(sheet, rectangle(x - 0.85 * h, y - 0.6 * h, 1.7 * h, 1.2 * h), pen);
    fill(sheet, circle(x, y, 0.32 * h), color);
  } else if (sign === 'leader') fill(sheet, star(x, y, 0.95 * h), color);
  else if (sign === 'chain') {
    for (const dx of [-0.56, 0, 0.56]) line(sheet, circle(x + dx * h, y, 0.34 * h), { color, width: 0.17 * h });
  } else if (sign === 'stores') {
    line(sheet, rectangle(x - 0.6 * h, y - 0.7 * h, 1.2 * h, 1.4 * h, 0.4 * h), pen);
    line(
      sheet,
      [
        0,
        x - 0.6 * h,
        y - 0.25 * h,
        1,
        x + 0.6 * h,
        y - 0.25 * h,
        0,
        x - 0.6 * h,
        y + 0.25 * h,
        1,
        x + 0.6 * h,
        y + 0.25 * h,
      ],
      pen,
    );
  } else {
    write(sheet, '?', x, y + 0.72 * h, { face: 'serif-bold', size: 2 * h, fill: color, anchor: 'middle' });
  }
}

/** The room of a stack of width `w`: its counters, those seen behind, and the discs at its corners. */
export function fleetRoom(fleet: StackLook, [x, y]: Point, w: number, plain: boolean): Box {
  const behind = 0.1 * w * Math.min(2, fleet.height - 1);
  const docked = !plain && fleet.berth === 'port';
  const onRight = !plain && (fleet.spent === true || fleet.seen !== undefined);
  const onLeft = !plain && fleet.unsupplied === true;
  const half = 0.525 * w;
  return {
    left: x - half - (onLeft ? 0.25 * w : docked ? 0.2 * w : 0),
    top: y - half - Math.max(behind, docked ? 0.17 * w : 0),
    right: x + half + Math.max(behind, onRight ? 0.26 * w : 0),
    bottom: y + half + (onLeft || onRight ? 0.2 * w : 0),
  };
}

/** A stack: what shows on top, and how many lie in it. `w` is its width; too small for a sign it bears the number alone. */
export function drawFleet(
  sheet: Canvas,
  scene: Pick<SeaScene, 'sides'>,
  fleet: StackLook,
  [x, y]: Point,
  w: number,
  plain = false,
): void {
  const side = sideOf(scene, fleet.side);
  const [left, top] = [x - w / 2, y - w / 2];
  for (let behind = Math.min(2, fleet.height - 1); behind > 0; behind--) {
    const by = 0.1 * w * behind;
    outlined(sheet, rectangle(left + by, top - by, w, w, 0.14 * w), side.ground, { color: 'FFFFFF', width: 0.04 * w });
  }
  outlined(sheet, rectangle(left, top, w, w, 0.14 * w), side.ground, { color: 'FFFFFF', width: 0.05 * w });
  const rules: number[] = [];
  for (let n = 0; n < side.rules.count; n++) {
    rules.push(0, left + 0.06 * w, top + (0.93 - 0.07 * n) * w, 1, left + 0.94 * w, top + (0.93 - 0.07 * n) * w);
  }
  line(sheet, rules, { color: side.rules.color, width: 0.03 * w });
  if (plain) {
    write(sheet, `${fleet.height}`, x, y + 0.26 * w, {
      face: 'sans-bold',
      size: 0.72 * w,
      fill: side.figures,
      anchor: 'middle',
    });
    return;
  }
  drawSign(sheet, fleet.sign, [x, top + 0.31 * w], 0.27 * w, side.figures);
  write(sheet, `${fleet.height}`, x, top + (side.rules.count > 0 ? 0.83 : 0.88) * w, {
    face: 'sans-bold',
    size: 0.4 * w,
    fill: side.figures,
    anchor: 'middle',
  });
  if (fleet.berth === 'port') drawAnchor(sheet, [left + 0.05 * w, top + 0.08 * w], 0.24 * w);
  // Over the turn when it was seen, which has the corner.
  if (fleet.spent) drawTag(sheet, [left + w, top + (fleet.seen === undefined ? 0.94 : 0.4) * w], 0.25 * w, '×');
  if (fleet.unsupplied) drawTag(sheet, [left, top + 0.94 * w], 0.25 * w, '!');
  if (fleet.seen !== undefined) drawTag(sheet, [left + w, top + 0.94 * w], 0.25 * w, `${fleet.seen}`);
}

/** An anchor on a white disc: this stack lies in the seaport. */
export function drawAnchor(sheet: Canvas, [x, y]: Point, h: number): void {
  outlined(sheet, circle(x, y, h), 'FFFFFF', { color: ink, width: 0.1 * h });
  const pen = { color: ink, width: 0.17 * h, round: true };
  line(sheet, circle(x, y - 0.52 * h, 0.15 * h), { color: ink, width: 0.12 * h });
  line(
    sheet,
    [0, x, y - 0.36 * h, 1, x, y + 0.62 * h, 0, x - 0.3 * h, y - 0.18 * h, 1, x + 0.3 * h, y - 0.18 * h],
    pen,
  );
  line(
    sheet,
    [
      0,
      x - 0.52 * h,
      y + 0.16 * h,
      2,
      x - 0.46 * h,
      y + 0.56 * h,
      x - 0.2 * h,
      y + 0.64 * h,
      x,
      y + 0.64 * h,
      2,
      x + 0.2 * h,
      y + 0.64 * h,
      x + 0.46 * h,
      y + 0.56 * h,
      x + 0.52 * h,
      y + 0.16 * h,
    ],
    pen,
  );
}

export function drawTag(sheet: Canvas, [x, y]: Point, h: number, text: string): void {
  outlined(sheet, circle(x, y, h), 'FFFFFF', { color: ink, width: 0.12 * h });
  write(sheet, text, x, y + 0.5 * h, { face: 'sans-bold', size: 1.5 * h, fill: ink, anchor: 'middle' });
}

/** A storm's sign: a dark swirl of two arms on a pale disc. */
export function drawStorm(sheet: Canvas, [x, y]: Point, r: number): void {
  outlined(sheet, circle(x, y, 0.92 * r), 'D5DCEA', { color: '33415E', width: 0.1 * r });
  const arm = (s: number): number[] => [
    0,
    x + s * 0.12 * r,
    y,
    2,
    x + s * 0.12 * r,
    y - s * 0.34 * r,
    x + s * 0.62 * r,
    y - s * 0.34 * r,
    x + s * 0.62 * r,
    y + s * 0.12 * r,
    2,
    x + s * 0.62 * r,
    y + s * 0.42 * r,
    x + s * 0.3 * r,
    y + s * 0.62 * r,
    x - s * 0.02 * r,
    y + s * 0.66 * r,
  ];
  const both = [...arm(1), ...arm(-1)];
  line(sheet, both, { color: '33415E', width: 0.18 * r, round: true });
  fill(sheet, circle(x, y, 0.13 * r), '33415E');
}

/** Scuttled ships: a hull gone down, crossed masts. */
export function drawWreck(sheet: Canvas, [x, y]: Point, h: number): void {
  const pen = { color: colours.border, width: 0.2 * h, round: true };
  line(
    sheet,
    [
      0,
      x - 0.7 * h,
      y - 0.7 * h,
      1,
      x + 0.7 * h,
      y + 0.5 * h,
      0,
      x + 0.7 * h,
      y - 0.7 * h,
      1,
      x - 0.7 * h,
      y + 0.5 * h,
    ],
    pen,
  );
  line(sheet, [0, x - h, y + 0.8 * h, 1, x + h, y + 0.8 * h], pen);
}
