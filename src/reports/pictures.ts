/** Which maps a report's HTML shows: the fights, or the field when nothing was fought. */
import { mapFrames } from './map/frames.ts';
import type { ReportModel } from './model.ts';
import { wordsOf } from './words/words.ts';

/** Width of a picture in a mail as wide as can be, in px: the whole column, so that nothing in it shrinks. */
export const PICTURE_WIDTH = 640;

export interface Picture {
  /** Content id of the inline image: `map-1` …. */
  cid: string;
  /** What `drawMap` is to draw. */
  frame: number | 'field';
  title: string;
  alt: string;
}

/** One picture a fight cluster, in the order shown; attach each as an inline image under its `cid`. */
export function reportPictures(model: ReportModel): readonly Picture[] {
  const { map } = model.story;
  const frames = mapFrames(map);
  if (frames.length === 0) {
    return [{ cid: 'map-1', frame: 'field', title: wordsOf(model.language).mapTitle, alt: map.alt }];
  }
  return frames.map(({ title, alt }, index) => ({ cid: `map-${index + 1}`, frame: index, title, alt }));
}
