/** Ground that lies beside the main map is drawn over a piece of it that nobody enters, under its own numbers. */
import type { MapScene } from '../../../engine/scene.ts';
import { hexId } from '../../../places/hex/grid.ts';
import type { HexId } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

/** The scene with every hex of an inset at the place where it is drawn; the same where the map has none. */
export function withInsets({ map }: BoarScenario, scene: MapScene): MapScene {
  const places = placesOf(map);
  if (places.size === 0) return scene;
  const covered = new Set(places.values());
  const moved = { ...(shifted(scene, places) as MapScene), alt: scene.alt };
  const hexes = scene.hexes.flatMap((hex) => {
    const at = places.get(hex.id);
    if (at !== undefined) return [{ ...hex, id: at, number: hex.id }];
    return covered.has(hex.id) ? [] : [hex];
  });
  return { ...moved, hexes };
}

/** Where each hex of the insets is drawn. */
function placesOf({ insets }: BoarScenario['map']): Map<HexId, HexId> {
  const places = new Map<HexId, HexId>();
  for (const { columns, rows, over } of insets?.list ?? []) {
    const [right, down] = [Number(over.slice(0, 2)) - columns[0], Number(over.slice(2)) - rows[0]];
    for (let column = columns[0]; column <= columns[1]; column++)
      for (let row = rows[0]; row <= rows[1]; row++) places.set(hexId(column, row), hexId(column + right, row + down));
  }
  return places;
}

/** A copy in which each of these hexes, wherever it stands alone as a value, is the other. */
function shifted(value: unknown, places: ReadonlyMap<HexId, HexId>): unknown {
  if (typeof value === 'string') return places.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => shifted(one, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shifted(one, places)]));
}
