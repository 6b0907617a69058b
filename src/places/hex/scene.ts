/** The map of a small game: what it does not say of its ground, its sides and its turn is not there. */
import type { MapScene, SceneHex, SideStyle } from '../../engine/scene.ts';
import type { Grid } from './grid.ts';

type Given = 'title' | 'alt' | 'notes' | 'hexLength' | 'terrains' | 'stacks';

/** `ground`: the terrain of a hex, and its name where it has one. `sides`: in the order of their lines in grey print. */
export type PlainMap = Pick<MapScene, Given> &
  Partial<Omit<MapScene, 'kind' | 'sides' | 'hexes'>> & {
    readonly ground: (hex: string) => Pick<SceneHex, 'terrain' | 'name'>;
    readonly sides: readonly Omit<SideStyle, 'arrow' | 'star' | 'rules'>[];
  };

/** A scene of the whole grid. */
export function hexScene(grid: Grid, { ground, sides, ...given }: PlainMap): MapScene {
  return {
    kind: 'hex-map',
    columns: grid.columns,
    rows: grid.rows,
    layout: grid.low === 1 ? 'flat-odd-down' : 'flat-odd-up',
    sides: sides.map((side, count) => ({
      ...side,
      arrow: side.ground,
      star: side.ground,
      rules: { count, color: side.figures },
    })),
    hexes: grid.ids.map((id) => ({ id, ...ground(id) })),
    edges: [],
    ways: [],
    zones: [],
    arrows: [],
    stars: [],
    frames: [],
    ...given,
  };
}
