/** The map of a small game: what it does not say of its ground, its sides and its turn is not there. */
import { mapNotes } from '../../engine/map-notes.ts';
import { inLanguage, type Phrasebook } from '../../engine/phrase.ts';
import type { MapScene, SceneHex, SceneStack, SideStyle } from '../../engine/scene.ts';
import { type HexField, type Pieces, pieceOf } from './field.ts';
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

/** The map of a field with its counters; words are those of the catalogue, by terrain and by side. */
export function fieldScene(
  field: HexField,
  say: Phrasebook,
  pieces: Pieces,
  drawn: Pick<PlainMap, 'arrows' | 'stars'>,
): MapScene {
  const { sides, map } = field.sheet;
  return hexScene(field.grid, {
    title: say('scenario'),
    alt: say('map.alt'),
    notes: mapNotes(say, drawn),
    hexLength: say('map.hex'),
    terrains: Object.values(map.terrain.letters).map((look) => ({ ...look, label: say(`terrain.${look.id}`) })),
    sides: sides.map((look) => ({ ...look, label: say(`side.${look.id}`) })),
    ground(hex) {
      const place = field.places.get(hex);
      return { terrain: field.ground.get(hex) ?? '', ...(place && { name: inLanguage(place.name, say.language) }) };
    },
    stacks: stacksOn(field, say, pieces),
    ...drawn,
  });
}

/** A stack for each counter on the map, side by side. */
function stacksOn({ units }: HexField, { language }: Phrasebook, pieces: Pieces): SceneStack[] {
  return [...units.values()].flatMap(({ id, name, side, symbol, movement, strength: full }) => {
    const { hex, strength } = pieceOf(pieces, id);
    const label = inLanguage(name, language);
    const counter = { id, name: label, side, symbol, strength, movement, morale: null, steps: { full, now: strength } };
    return hex === null ? [] : [{ hex, side, label, counters: [counter], leaders: [] }];
  });
}
