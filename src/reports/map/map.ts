/** Draws a scene: the picture of a fight, or the part of the field that matters. */
import type { MapScene } from '../../engine/scene.ts';
import type { Drawing } from './drawing.ts';
import { drawField, type FieldView } from './field.ts';
import { drawFight } from './fight.ts';
import { mapFrames } from './frames.ts';

export { mapFrames } from './frames.ts';

export interface DrawOptions {
  /** Index into `mapFrames(scene)`, or the field; a scene without fights shows the field whatever is asked. */
  frame?: number | 'field';
  /** Width as shown, in px or points. */
  width: number;
  /** Which part of the field and how small its words may be; chosen by itself when left out. */
  field?: FieldView;
}

export function drawMap(scene: MapScene, { frame = 0, width, field }: DrawOptions): Drawing {
  const wanted = frame === 'field' ? undefined : mapFrames(scene)[frame];
  return wanted === undefined ? drawField(scene, width, field) : drawFight(scene, wanted, width);
}

/** The pictures a letter shows: each cluster of fights, or the field when nothing was fought. Never empty. */
export function mapPictures(scene: MapScene, width: number): Drawing[] {
  const frames = mapFrames(scene);
  return frames.length === 0 ? [drawField(scene, width)] : frames.map((frame) => drawFight(scene, frame, width));
}
