/** A map of any kind: its pictures, its pieces, and how it looks on a terminal. */
import type { Scene } from '../../engine/scene.ts';
import type { Drawing } from './drawing.ts';
import { hexMap } from './hex-map.ts';
import type { DrawOptions, MapKind, MapPiece, MapStack, MapView } from './kind.ts';
import { seaChart } from './sea/sea-chart.ts';

const KINDS: { readonly [K in Scene['kind']]: MapKind<Extract<Scene, { kind: K }>> } = {
  'hex-map': hexMap,
  'sea-chart': seaChart,
};

const kindOf = ({ kind }: Scene): MapKind<Scene> => KINDS[kind];

/** The pictures a letter shows. Never empty. */
export const mapViews = (scene: Scene): readonly MapView[] => kindOf(scene).views(scene);

/** Drawings of a scene: what a letter shows it shows in mail and in print, and a scene never changes. */
const drawn = new WeakMap<Scene, Map<string, Drawing>>();

export function drawMap(scene: Scene, options: DrawOptions): Drawing {
  const known = drawn.get(scene) ?? new Map<string, Drawing>();
  drawn.set(scene, known);
  const key = `${options.frame} ${options.width} ${options.least}`;
  const drawing = known.get(key) ?? kindOf(scene).draw(scene, options);
  known.set(key, drawing);
  return drawing;
}

export const mapPictures = (scene: Scene, width: number): Drawing[] =>
  mapViews(scene).map(({ frame }) => drawMap(scene, { frame, width }));

export const mapPieces = (scene: Scene): ReadonlyMap<string, MapPiece> => kindOf(scene).pieces(scene);

export const mapStacks = (scene: Scene): readonly MapStack[] => kindOf(scene).stacks(scene);

export const typedMap = (scene: Scene): string => kindOf(scene).typed(scene);
