/** Which pictures a report's HTML shows: the fights, or the field when nothing was fought; tracks of a long game. */
import { blocksOf } from '../engine/chapters.ts';
import type { Chart } from '../engine/story.ts';
import { drawCharts, inWords } from './charts.ts';
import type { Drawing } from './map/drawing.ts';
import type { MapView } from './map/kind.ts';
import { drawMap, mapViews } from './map/map.ts';
import type { ReportModel } from './model.ts';
import { wordsOf } from './words/words.ts';

/** Width of a picture in a mail as wide as can be, in px: the whole column, so that nothing in it shrinks. */
export const PICTURE_WIDTH = 760;

export interface Picture {
  /** Content id of the inline image: `map-1` …, `charts`. */
  cid: string;
  /** A fight, the field or a half of it, or the tracks over the turns. */
  frame: MapView['frame'] | 'charts';
  title: string;
  alt: string;
  /** Shows what can be done: it stands where the letter asks. */
  isPlan: boolean;
}

/** One picture a fight cluster, in the order shown; attach each as an inline image under its `cid`. */
export function reportPictures(model: ReportModel): readonly Picture[] {
  return [...mapPictures(model), ...chartPicture(model)];
}

/** Draws a picture of this report. */
export function drawPicture(model: ReportModel, { frame }: Picture): Drawing {
  const charts = frame === 'charts' ? drawCharts(model.story.map, chartsOf(model), PICTURE_WIDTH) : null;
  return charts ?? drawMap(model.story.map, { frame: frame === 'charts' ? 'field' : frame, width: PICTURE_WIDTH });
}

function chartPicture(model: ReportModel): Picture[] {
  const charts = chartsOf(model);
  if (charts.length === 0) return [];
  return [
    {
      cid: 'charts',
      frame: 'charts',
      title: wordsOf(model.language).chapters.charts,
      alt: charts.map(inWords).join(' '),
      isPlan: false,
    },
  ];
}

const chartsOf = (model: ReportModel): readonly Chart[] =>
  blocksOf(model.story.chapters, 'charts').flatMap((block) => block.charts);

/**
 * Where orders are asked for: what they are planned from, and the first fight; print has all. What a letter that asks in
 * mid-turn tells of fights is drawn in the report of that turn.
 */
function viewsIn({ story, turn, next }: ReportModel): readonly MapView[] {
  const views = mapViews(story.map);
  if (!story.plan) return views;
  const plans = views.filter(({ frame, isPlan }) => isPlan || typeof frame === 'string');
  const fights = views.filter((view) => !plans.includes(view));
  const isSaid = next?.printed === turn.printed && plans.some(({ isPlan }) => isPlan);
  return [
    ...plans.filter(({ isPlan }) => isPlan),
    ...(isSaid ? [] : fights.slice(0, 1)),
    ...plans.filter(({ isPlan }) => !isPlan),
  ];
}

function mapPictures(model: ReportModel): readonly Picture[] {
  const { mapTitle, mapHalves } = wordsOf(model.language);
  return viewsIn(model).map(({ frame, title, alt, isPlan }, index) => ({
    cid: `map-${index + 1}`,
    frame,
    title: title ?? (frame === 'east' || frame === 'west' ? mapHalves[frame] : mapTitle),
    alt,
    isPlan,
  }));
}
