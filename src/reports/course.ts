/** A game's course as charts: what each turn's story says of morale, points, strength and losses, turn after turn. */
import type { Chart, Story } from '../engine/story.ts';
import type { LetterLanguage } from './model.ts';
import { wordsOf } from './words/words.ts';

/** A position and what its place on the time axis is called. */
export interface Position {
  label: string;
  story: Story;
}

/** Room above the highest value, so that no line runs along the frame. */
const ROUND = 5;

/** Charts of the game's own where it has them; what they do not show is counted from the positions. */
export function courseCharts(positions: readonly Position[], language: LetterLanguage): Chart[] {
  const last = positions.at(-1)?.story;
  if (last === undefined || positions.length < 2) return [];
  const { chapters, victory, course } = wordsOf(language);
  const own = last.charts ?? [];
  const made = [
    ...(own.length > 0 ? own : [moraleChart(positions, chapters.morale), scoreChart(positions, victory)]),
    ...(own.length > 0 ? [] : [musterChart(positions, course.strength, strengths)]),
    musterChart(positions, course.losses, lossesSoFar),
  ];
  return made.filter(({ series }) => series.length > 0);
}

const labels = (positions: readonly Position[]) => positions.map(({ label }) => label);

function moraleChart(positions: readonly Position[], title: string): Chart {
  const { tracks } = (positions.at(-1) as Position).story;
  return {
    title,
    turns: labels(positions),
    of: Math.max(0, ...tracks.map(({ of }) => of)),
    marks: tracks[0]?.marks ?? [],
    series: tracks.map(({ name, side, value }) => ({
      name,
      side,
      values: positions.map(({ story }) => story.tracks.find((track) => track.side === side)?.value ?? 0),
      last: `${value}`,
    })),
  };
}

function scoreChart(positions: readonly Position[], title: string): Chart {
  const { tallies } = (positions.at(-1) as Position).story;
  const halves = tallies.some(({ value, text }) => value !== 0 && Number.parseFloat(text) !== value);
  return {
    title,
    turns: labels(positions),
    of: Math.max(0, ...tallies.map(({ of }) => of)),
    ...(halves && { halves: true as const }),
    marks: [],
    series: tallies.map(({ name, side, text }) => ({
      name,
      side,
      values: positions.map(({ story }) => story.tallies.find((tally) => tally.side === side)?.value ?? 0),
      last: text,
    })),
  };
}

type Army = Story['muster'][number];

/** A line for each army; `count` gives its value at each position. */
function musterChart(
  positions: readonly Position[],
  title: string,
  count: (army: readonly (Army | undefined)[]) => number[],
): Chart {
  const { muster } = (positions.at(-1) as Position).story;
  const series = muster.map(({ army, side }) => {
    const values = count(positions.map(({ story }) => story.muster.find((one) => one.side === side)));
    return { name: army, side, values, last: `${values.at(-1) ?? 0}` };
  });
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  return { title, turns: labels(positions), of: Math.ceil((most + 1) / ROUND) * ROUND, marks: [], series };
}

/** Strength on the field. */
function strengths(army: readonly (Army | undefined)[]): number[] {
  return army.map((now) => now?.units.reduce((sum, unit) => sum + (unit.now ?? 0), 0) ?? 0);
}

/** Strength its units have lost since the start; who comes later counts from then. */
function lossesSoFar(army: readonly (Army | undefined)[]): number[] {
  let lost = 0;
  let before = new Map<string, number>();
  return army.map((now) => {
    const is = new Map(now?.units.map((unit) => [unit.id, unit.now ?? 0]));
    for (const [id, was] of before) lost += Math.max(0, was - (is.get(id) ?? 0));
    before = is;
    return lost;
  });
}
