/** Counters: a unit's face, a stack of them, a leader's plate, and the one mark a stack has on the whole map. */
import type { MapScene, SceneCounter, SceneStack, SideStyle } from '../../engine/scene.ts';
import { textWidth } from '../fonts.ts';
import { type Canvas, fill, ink, line, outlined, signal, write } from './canvas.ts';
import { type Box, circle, rectangle, star } from './drawing.ts';

/** Below this width a counter shows only its strength and its side. */
const leastDetailed = 24;
const morale = { size: 0.33, ink: '1A1A1A' };

/** Strength as printed: `?` when not known, `m` for a mortar, which has none. */
export function strengthText(counter: SceneCounter): string {
  if (counter.symbol === 'mortar' && counter.movement !== null) return 'm';
  return counter.strength === null ? '?' : `${counter.strength}`;
}

export function moraleText(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export function sideOf(scene: Pick<MapScene, 'sides'>, id: string): SideStyle {
  return (
    scene.sides.find((side) => side.id === id) ?? {
      id,
      label: id,
      letter: '?',
      ground: '5A6068',
      figures: 'FFFFFF',
      arrow: '5A6068',
      star: '5A6068',
      rules: { count: 0, color: 'FFFFFF' },
    }
  );
}

/** A counter of width `w` with its upper left corner at (x, y). */
export function drawCounter(
  sheet: Canvas,
  counter: SceneCounter,
  side: SideStyle,
  x: number,
  y: number,
  w: number,
): void {
  fill(sheet, rectangle(x + 0.045 * w, y + 0.045 * w, w, w, 0.09 * w), '000000', 0.25);
  outlined(sheet, rectangle(x, y, w, w, 0.09 * w), side.ground, { color: 'FFFFFF', width: 0.035 * w });
  drawRules(sheet, side, x, y, w);
  if (w < leastDetailed) {
    write(sheet, strengthText(counter), x + w / 2, y + 0.72 * w, {
      face: 'sans-bold',
      size: 0.62 * w,
      fill: side.figures,
      anchor: 'middle',
    });
  } else {
    drawFace(sheet, counter, side, x, y, w);
  }
  if (counter.state !== undefined) drawState(sheet, counter.state.frame, x, y, w);
}

/** Lines that tell the sides apart in grey print. */
function drawRules(sheet: Canvas, side: SideStyle, x: number, y: number, w: number): void {
  const rules: number[] = [];
  for (let rule = 0; rule < side.rules.count; rule++) {
    const at = y + (side.rules.count === 1 ? 0.62 : 0.595 + 0.06 * rule) * w;
    rules.push(0, x + 0.03 * w, at, 1, x + 0.97 * w, at);
  }
  line(sheet, rules, { color: side.rules.color, width: 0.025 * w });
}

function drawFace(sheet: Canvas, counter: SceneCounter, side: SideStyle, x: number, y: number, w: number): void {
  const figures = side.figures;
  const left: number[] = [];
  const lost: number[] = [];
  for (let step = 0; step < counter.steps.full; step++) {
    const spot = circle(x + 0.12 * w, y + (0.13 + 0.15 * step) * w, step < counter.steps.now ? 0.05 * w : 0.042 * w);
    (step < counter.steps.now ? left : lost).push(...spot);
  }
  fill(sheet, left, figures);
  line(sheet, lost, { color: figures, width: 0.022 * w });
  drawSymbol(sheet, counter.symbol, x + 0.2 * w, y + 0.17 * w, 0.37 * w, 0.28 * w, figures);
  if (counter.morale !== null) {
    fill(sheet, rectangle(x + 0.59 * w, y + 0.02 * w, 0.43 * w, 0.34 * w, 0.06 * w), 'FFFFFF');
    write(sheet, moraleText(counter.morale), x + 0.8 * w, y + 0.3 * w, {
      face: 'sans-bold',
      size: morale.size * w,
      fill: morale.ink,
      anchor: 'middle',
    });
  }
  const strength = strengthText(counter);
  const hand = { face: 'sans-bold', size: 0.37 * w, fill: figures } as const;
  const baseline = y + 0.94 * w;
  const dash = Math.max(0.3, 0.08 + textWidth(strength, hand.face, hand.size) / w);
  write(sheet, strength, x + 0.06 * w, baseline, hand);
  if (counter.movement !== null) write(sheet, `–${counter.movement}`, x + dash * w, baseline, hand);
  if (counter.state !== undefined) {
    fill(sheet, rectangle(x + 0.7 * w, y + 0.68 * w, 0.27 * w, 0.29 * w, 0.05 * w), signal);
    write(sheet, counter.state.tag, x + 0.835 * w, y + 0.91 * w, {
      face: 'sans-bold',
      size: 0.25 * w,
      fill: ink,
      anchor: 'middle',
    });
  } else {
    write(sheet, side.letter, x + 0.93 * w, baseline, {
      face: 'sans-bold',
      size: 0.2 * w,
      fill: figures,
      anchor: 'end',
    });
  }
}

export function drawSymbol(
  sheet: Canvas,
  symbol: SceneCounter['symbol'],
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  const pen = { color, width: width * 0.085 };
  const right = x + width;
  const bottom = y + height;
  const across = [0, x, bottom, 1, right, y];
  const crossed = [...across, 0, x, y, 1, right, bottom];
  const midX = x + width / 2;
  const midY = y + height / 2;
  if (symbol === 'leader') {
    fill(sheet, star(midX, midY, height * 0.7), color);
    return;
  }
  line(sheet, rectangle(x, y, width, height), pen);
  switch (symbol) {
    case 'foot':
      line(sheet, crossed, pen);
      break;
    case 'light':
      line(sheet, crossed, pen);
      fill(
        sheet,
        [
          0,
          midX - width * 0.2,
          y + height * 0.2,
          1,
          midX + width * 0.2,
          y + height * 0.2,
          1,
          midX,
          y + height * 0.62,
          3,
        ],
        color,
      );
      break;
    case 'horse':
      line(sheet, across, pen);
      break;
    case 'battery':
      fill(sheet, circle(midX, midY, height * 0.24), color);
      break;
    case 'mortar':
      line(sheet, [0, midX, y + height * 0.14, 1, midX, midY + height * 0.15], pen);
      fill(sheet, circle(midX, midY + height * 0.17, height * 0.21), color);
      break;
  }
}

function drawState(
  sheet: Canvas,
  frame: NonNullable<SceneCounter['state']>['frame'],
  x: number,
  y: number,
  w: number,
): void {
  const edge = rectangle(x - 0.02 * w, y - 0.02 * w, 1.04 * w, 1.04 * w, 0.1 * w);
  const pen = { color: signal, width: 0.08 * w };
  switch (frame) {
    case 'solid':
      line(sheet, edge, pen);
      break;
    case 'dashed':
      line(sheet, edge, { ...pen, dash: [0.15 * w, 0.1 * w] });
      break;
    case 'dotted':
      line(sheet, edge, { ...pen, dash: [0.06 * w, 0.07 * w] });
      break;
    case 'corners': {
      const far = 1.02 * w;
      const arm = 0.26 * w;
      const corners: number[] = [];
      for (const [cx, cy, dx, dy] of [
        [x - 0.02 * w, y - 0.02 * w, 1, 1],
        [x + far, y - 0.02 * w, -1, 1],
        [x + far, y + far, -1, -1],
        [x - 0.02 * w, y + far, 1, -1],
      ] as const) {
        corners.push(0, cx + dx * arm, cy, 1, cx, cy, 1, cx, cy + dy * arm);
      }
      line(sheet, corners, { color: signal, width: 0.13 * w });
    }
  }
}

/** How a stack lies: how many of its counters show, how far each lower one looks out, and the room they take. */
export interface StackPlan extends Box {
  shown: number;
  shift: number;
}

const showAll = 6;
const shownOfMany = 4;

export function planStack(count: number, w: number, widest: number, x: number, top: number): StackPlan {
  const shown = count > showAll ? shownOfMany : count;
  const shift = shown > 1 ? Math.min(0.42 * w, (widest - w) / (shown - 1)) : 0;
  const width = w + shift * (shown - 1);
  return { shown, shift, left: x - width / 2, right: x + width / 2, top, bottom: top + w };
}

/** Draws a stack, its first counter on top at the right; `(n)` says how many lie there where not all are seen. */
export function drawStack(sheet: Canvas, scene: MapScene, stack: SceneStack, plan: StackPlan, w: number): void {
  for (let at = plan.shown - 1; at >= 0; at--) {
    const counter = stack.counters[at];
    if (counter === undefined) continue;
    const x = plan.right - w - plan.shift * at;
    if (stack.seen !== undefined) drawGhost(sheet, sideOf(scene, counter.side), stack.seen, x, plan.top, w);
    else drawCounter(sheet, counter, sideOf(scene, counter.side), x, plan.top, w);
  }
  const hidden = stack.counters.length - plan.shown;
  if (hidden > 0) {
    const size = 0.33 * w;
    const text = `(${stack.counters.length})`;
    const width = textWidth(text, 'sans-bold', size) + 0.16 * w;
    outlined(sheet, rectangle(plan.left - 0.12 * w, plan.top + 0.3 * w, width, 0.4 * w, 0.08 * w), 'FFFFFF', {
      color: sideOf(scene, stack.side).ground,
      width: 0.03 * w,
    });
    write(sheet, text, plan.left - 0.12 * w + width / 2, plan.top + 0.62 * w, {
      face: 'sans-bold',
      size,
      fill: ink,
      anchor: 'middle',
    });
  }
}

/** A sighting gone stale: an outline, with its turn in the corner. */
function drawGhost(sheet: Canvas, side: SideStyle, seen: string, x: number, y: number, w: number): void {
  line(sheet, rectangle(x, y, w, w, 0.09 * w), { color: side.ground, width: 0.06 * w, dash: [0.14 * w, 0.08 * w] });
  drawMarkRules(sheet, { ...side, rules: { ...side.rules, color: side.ground } }, x, y, w, 0.14);
  write(sheet, '?', x + 0.5 * w, y + 0.68 * w, {
    face: 'sans-bold',
    size: 0.5 * w,
    fill: side.ground,
    anchor: 'middle',
  });
  write(sheet, seen, x + 0.92 * w, y + 0.93 * w, {
    face: 'sans-bold',
    size: 0.32 * w,
    fill: side.ground,
    anchor: 'end',
  });
}

/**
 * One mark for a whole stack: symbol of its largest unit, sum of its strength without guns, dot for guns, star for a
 * leader. A `plain` one has no symbol and larger figures, those of guns alone in a ring.
 */
export function drawMark(
  sheet: Canvas,
  scene: MapScene,
  stack: SceneStack,
  x: number,
  y: number,
  w: number,
  plain = false,
): void {
  const side = sideOf(scene, stack.side);
  const left = x - w / 2;
  const top = y - w / 2;
  if (stack.seen !== undefined) {
    drawGhost(sheet, side, stack.seen, left, top, w);
    return;
  }
  const guns = stack.counters.filter(({ symbol }) => symbol === 'battery' || symbol === 'mortar');
  const men = stack.counters.filter((counter) => !guns.includes(counter) && counter.symbol !== 'leader');
  const counted = men.length > 0 ? men : guns;
  const largest = counted.reduce<SceneCounter | undefined>(
    (best, one) => (best === undefined || (one.strength ?? 0) > (best.strength ?? 0) ? one : best),
    undefined,
  );
  for (let behind = Math.min(3, stack.counters.length - 1); behind > 0; behind--) {
    const off = behind * 0.07 * w;
    outlined(sheet, rectangle(left + off, top - off, w, w, 0.09 * w), side.ground, {
      color: 'FFFFFF',
      width: 0.045 * w,
    });
  }
  outlined(sheet, rectangle(left, top, w, w, 0.09 * w), side.ground, { color: 'FFFFFF', width: 0.05 * w });
  drawMarkRules(sheet, side, left, top, w, plain ? 0.84 : 0.48);
  const state = largest?.state ?? counted.find((one) => one.state !== undefined)?.state;
  if (state !== undefined) drawState(sheet, state.frame, left, top, w);
  if (largest !== undefined) {
    if (!plain) drawSymbol(sheet, largest.symbol, left + 0.24 * w, top + 0.1 * w, 0.52 * w, 0.34 * w, side.figures);
    const shared = men.length > 0 && guns.length > 0;
    const ringed = plain && men.length === 0;
    if (ringed) line(sheet, circle(x, y, 0.39 * w), { color: side.figures, width: 0.075 * w });
    const foot = ringed ? 0.68 : plain ? 0.71 : 0.92;
    write(sheet, markStrength(counted), left + (shared && !plain ? 0.4 : 0.5) * w, top + foot * w, {
      face: 'sans-bold',
      size: (plain && !ringed ? 0.7 : 0.5) * w,
      fill: side.figures,
      anchor: 'middle',
    });
    if (shared)
      fill(sheet, circle(left + (plain ? 0.86 : 0.8) * w, top + (plain ? 0.2 : 0.75) * w, 0.1 * w), side.figures);
  }
  if (stack.leaders.length > 0) {
    const lx = men.length + guns.length > 0 ? left : x;
    const ly = men.length + guns.length > 0 ? top : y;
    outlined(sheet, circle(lx, ly, 0.25 * w), 'FFFFFF', { color: side.ground, width: 0.06 * w });
    fill(sheet, star(lx, ly, 0.19 * w), side.star);
  }
}

/** The side's rule lines across a mark, the first at this part of its height. */
function drawMarkRules(sheet: Canvas, side: SideStyle, left: number, top: number, w: number, from: number): void {
  const rules: number[] = [];
  for (let rule = 0; rule < side.rules.count; rule++) {
    const at = top + (from + 0.065 * rule) * w;
    rules.push(0, left + 0.04 * w, at, 1, left + 0.96 * w, at);
  }
  line(sheet, rules, { color: side.rules.color, width: 0.03 * w });
}

/** Sum of strengths; `?` when one is not known, `m` for a mortar alone. */
function markStrength(counters: readonly SceneCounter[]): string {
  const known = counters.filter((one) => strengthText(one) !== 'm');
  if (known.length === 0) return 'm';
  let sum = 0;
  for (const { strength } of known) {
    if (strength === null) return '?';
    sum += strength;
  }
  return `${sum}`;
}

/** Width of the plate that names a stack's leaders; without a name it is round, with a star. */
export function leaderPlateWidth(names: string, size: number): number {
  return names === '' ? 1.41 * size : textWidth(names, 'sans-bold', size) + size * 1.85;
}

/** White plate with the side's edge, double where its counters bear lines, `★ name`, its middle at (x, y). */
export function drawLeaderPlate(
  sheet: Canvas,
  side: SideStyle,
  names: string,
  x: number,
  y: number,
  size: number,
): void {
  const width = leaderPlateWidth(names, size);
  const height = size * 1.41;
  outlined(sheet, rectangle(x - width / 2, y - height / 2, width, height, height / 2), 'FFFFFF', {
    color: side.ground,
    width: size * 0.12,
  });
  if (side.rules.count > 0) {
    const [w, h] = [width - 0.32 * size, height - 0.32 * size];
    line(sheet, rectangle(x - w / 2, y - h / 2, w, h, h / 2), { color: side.ground, width: size * 0.06 });
  }
  if (names === '') {
    fill(sheet, star(x, y, size * 0.5), side.star);
    return;
  }
  fill(sheet, star(x - width / 2 + size * 0.78, y, size * 0.42), side.star);
  write(sheet, names, x - width / 2 + size * 1.3, y + size * 0.36, { face: 'sans-bold', size, fill: ink });
}

/** A mark of one side with a number in it, its middle at (x, y): for the legend. */
export function drawCounterMark(sheet: Canvas, side: SideStyle, text: string, x: number, y: number, w: number): void {
  outlined(sheet, rectangle(x - w / 2, y - w / 2, w, w, 0.12 * w), side.ground, { color: 'FFFFFF', width: 0.05 * w });
  drawMarkRules(sheet, side, x - w / 2, y - w / 2, w, 0.84);
  write(sheet, text, x, y + 0.22 * w, { face: 'sans-bold', size: 0.68 * w, fill: side.figures, anchor: 'middle' });
}
