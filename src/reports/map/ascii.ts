/** A map in characters, for the terminal: two lines a hex, number above, who stands there below. */
import type { MapScene, SceneStack } from '../../engine/scene.ts';

const WIDTH = 6;

/** The part of the field where anybody stands. Odd columns stand half a hex lower, as on the printed map. */
export function asciiMap(scene: MapScene): string {
  const shown = hexesInUse(scene);
  if (shown.length === 0) return '';
  const columns = shown.map((hex) => columnOf(hex.id));
  const rows = shown.map((hex) => rowOf(hex.id));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const stacks = new Map<string, SceneStack[]>();
  for (const stack of scene.stacks) stacks.set(stack.hex, [...(stacks.get(stack.hex) ?? []), stack]);
  const height = 2 * (Math.max(...rows) - top + 1) + 1;
  const lines = Array.from({ length: height }, () => ' '.repeat(WIDTH * (Math.max(...columns) - left + 1)));
  for (const hex of shown) {
    const x = WIDTH * (columnOf(hex.id) - left);
    const y = 2 * (rowOf(hex.id) - top) + (isLower(scene, hex.id) ? 1 : 0);
    write(lines, x, y, hex.id);
    write(lines, x, y + 1, standing(scene, stacks.get(hex.id)) ?? ground(scene, hex.terrain));
  }
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n${key(
    scene,
    shown.map((hex) => hex.terrain),
  )}`;
}

/** `B6*+`: letter of the side, strength, star for a leader, plus for guns. */
function standing(scene: MapScene, stacks: readonly SceneStack[] | undefined): string | null {
  const stack = stacks?.[0];
  if (!stack) return null;
  const letter = scene.sides.find((side) => side.id === stack.side)?.letter ?? '?';
  const isGun = (symbol: string) => symbol === 'battery' || symbol === 'mortar';
  const strength = stack.counters
    .filter((unit) => !isGun(unit.symbol))
    .reduce((sum, unit) => sum + (unit.strength ?? 0), 0);
  const leader = stack.leaders.length > 0 ? '*' : '';
  const guns = stack.counters.some((unit) => isGun(unit.symbol)) ? '+' : '';
  return `${letter}${strength}${leader}${guns}`;
}

const ground = (scene: MapScene, terrain: string): string => {
  const at = scene.terrains.findIndex((style) => style.id === terrain);
  return at < 0 || scene.terrains[at]?.texture === 'none'
    ? '.'
    : `.${scene.terrains[at]?.label.slice(0, 3).toLowerCase()}`;
};

function key(scene: MapScene, used: readonly string[]): string {
  const sides = scene.sides.map((side) => `${side.letter} ${side.label}`);
  const terrains = scene.terrains.filter((style) => style.texture !== 'none' && used.includes(style.id));
  return `${[...sides, '* leader', '+ guns', ...terrains.map((style) => `.${style.label.slice(0, 3).toLowerCase()} ${style.label}`)].join('  ')}\n`;
}

function write(lines: string[], x: number, y: number, text: string): void {
  const line = lines[y];
  if (line === undefined) return;
  const cell = text.slice(0, WIDTH - 1);
  lines[y] = line.slice(0, x) + cell + line.slice(x + cell.length);
}

const columnOf = (id: string): number => Number(id.slice(0, 2));
const rowOf = (id: string): number => Number(id.slice(2));
const isLower = (scene: MapScene, id: string): boolean =>
  (columnOf(id) % 2 === 1) === (scene.layout === 'flat-odd-down');

/** Hexes with somebody in them, and one around. */
function hexesInUse({ hexes, stacks }: MapScene): MapScene['hexes'] {
  const columns = stacks.map(({ hex }) => columnOf(hex));
  const rows = stacks.map(({ hex }) => rowOf(hex));
  const isNear = (at: number, used: readonly number[]): boolean =>
    at >= Math.min(...used) - 1 && at <= Math.max(...used) + 1;
  return hexes.filter(({ id }) => isNear(columnOf(id), columns) && isNear(rowOf(id), rows));
}
