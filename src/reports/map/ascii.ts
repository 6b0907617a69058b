/** A map in characters, for the terminal: two lines a hex, number above, who stands there below. */
import type { MapScene, SceneStack, SeaScene } from '../../engine/scene.ts';

const WIDTH = 6;

/** Draws the hexes given, or the whole field. Odd columns stand half a hex lower, as on the printed map. */
export function asciiMap(scene: MapScene, only?: ReadonlySet<string>): string {
  const shown = scene.hexes.filter((hex) => !only || only.has(hex.id));
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

/** A sea chart in lines, for the terminal: who lies where, by hex, the port beside its hex; storms last. */
export function seaLines(scene: SeaScene): string {
  const ports = new Map(scene.ports.map((port) => [port.hex, port]));
  const label = (side: string): string => scene.sides.find(({ id }) => id === side)?.label ?? side;
  const lines = [...scene.fleets]
    .sort((a, b) => (a.hex < b.hex ? -1 : a.hex > b.hex ? 1 : 0))
    .map(({ hex, side, berth, height, top, content }) => {
      const port = ports.get(hex);
      const place = port === undefined ? hex : `${hex} ${port.name} (${port.value})`;
      const who = content === null ? top : content.join('; ');
      return `${place}: ${label(side)} ${height}${berth === 'port' ? `, ${scene.words.docked}` : ''}: ${who}`;
    });
  const storms = scene.storms.length === 0 ? [] : [`${scene.words.storm}: ${scene.storms.join(', ')}`];
  return `${[...lines, ...storms].join('\n')}\n`;
}
