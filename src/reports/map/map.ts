/** Draws a scene: the picture of a fight, or the part of the field that matters; a sea chart, whole or in part. */
import type { Scene } from '../../engine/scene.ts';
import type { Drawing } from './drawing.ts';
import { drawField, type FieldView } from './field.ts';
import { drawFight } from './fight.ts';
import { mapFrames } from './frames.ts';
import { drawSeaFrame, drawSeaOverview, seaSpans } from './sea/chart.ts';

export { mapFrames } from './frames.ts';

export interface DrawOptions {
  /** Index into `mapViews(scene)`'s fights, or the field; a scene without fights shows the field whatever is asked. */
  frame?: number | 'field';
  /** Width as shown, in px or points. */
  width: number;
  /** Which part of the field and how small its words may be; chosen by itself when left out. */
  field?: FieldView;
}

export function drawMap(scene: Scene, { frame = 0, width, field }: DrawOptions): Drawing {
  if (scene.kind === 'sea-chart') {
    const part = frame === 'field' ? undefined : seaSpans(scene)[frame];
    return part === undefined
      ? drawSeaOverview(scene, width)
      : drawSeaFrame(scene, part.span, width, part.title, part.alt);
  }
  const wanted = frame === 'field' ? undefined : mapFrames(scene)[frame];
  return wanted === undefined ? drawField(scene, width, field) : drawFight(scene, wanted, width);
}

/** One picture of a letter: a fight by its number, or the field, which goes untitled. */
export interface MapView {
  frame: number | 'field';
  title: string | null;
  alt: string;
}

/** The pictures a letter shows: each cluster of fights, or the field when nothing was fought; of a sea chart the whole too. */
export function mapViews(scene: Scene): readonly MapView[] {
  const fights = scene.kind === 'sea-chart' ? seaSpans(scene) : mapFrames(scene);
  const views: MapView[] = fights.map(({ title, alt }, frame) => ({ frame, title, alt }));
  if (views.length === 0 || scene.kind === 'sea-chart') views.push({ frame: 'field', title: null, alt: scene.alt });
  return views;
}

/** Those pictures drawn. Never empty. */
export function mapPictures(scene: Scene, width: number): Drawing[] {
  return mapViews(scene).map(({ frame }) => drawMap(scene, { frame, width }));
}
