/** What is asked of a map, whatever it is made of: a new kind of map is one more `MapKind`, and its line in `map.ts`. */
import type { Scene } from '../../engine/scene.ts';
import type { Drawing } from './drawing.ts';

/** The field, or a half of one that is too wide for a picture. */
export type FieldFrame = 'field' | 'east' | 'west';

export interface DrawOptions {
  /**
   * Index into `mapViews(scene)`'s parts; or the field or a half of it, to be taken in at a glance; or the field drawn
   * like a part, for a reader who moves over it; or some hexes with what is beside them. A scene without parts,
   * or whose parts do not hold those hexes, shows the field.
   */
  frame?: number | FieldFrame | 'close' | readonly string[];
  /** Width as shown, in px or points. */
  width: number;
  /** Nothing in it smaller than this, in the unit of the width; left out: as small as a mail's picture may be. */
  least?: number;
}

/** One picture of a letter: a part by its number, or the field or a half of it, which go untitled. */
export interface MapView {
  /** Shows what can be done, not what happened. */
  isPlan: boolean;
  frame: number | FieldFrame;
  title: string | null;
  alt: string;
}

/** A counter on the map, or what is seen of it; strength null: not known, or it has none. */
export interface MapPiece {
  name: string;
  /** As the reader calls it. */
  side: string;
  place: string;
  strength: number | null;
}

/** Those of one side that stand in one place, in the English of the console; `seen`: when, where it was not now. */
export interface MapStack {
  side: string;
  place: string;
  units: string;
  seen: string | null;
}

export interface MapKind<S extends Scene> {
  /** Pictures of what happened, then the whole where a letter shows it. */
  views(scene: S): readonly MapView[];
  draw(scene: S, options: DrawOptions): Drawing;
  /** Every piece by a key that stays its own from turn to turn. */
  pieces(scene: S): ReadonlyMap<string, MapPiece>;
  stacks(scene: S): readonly MapStack[];
  /** For the terminal, in characters: where anybody stands. */
  typed(scene: S): string;
}
