/** A game's course as charts: what each turn's story says of morale, points, strength and losses, turn after turn. */
import { armiesIn, blocksOf, talliesIn, tracksIn } from '../engine/chapters.ts';
import type { Language } from '../engine/contract.ts';
import type { Chart, Muster, Story } from '../engine/story.ts';
import { titleOf } from './chapters.ts';
import { type LetterWords, wordsOf } from './words/words.ts';

/** A position and what its place on the time axis is called. */
export interface Position {
  label: string;
  story: Story;
}

/** Room above the highest value, so that no line runs along the frame. */
const ROUND = 5;

/** Charts of the game's own where it has them; what they do not show is counted from the positions. */
export function courseCharts(positions: readonly Position[], language: Language): Chart[] {
  const last = positions.at(-1)?.story;
  if (last === undefined || positions.length < 2) return [];
  const words = wordsOf(language);
  const { course } = words;
  const own = blocksOf(last.chapters, 'charts').flatMap(({ charts }) => charts);
  const made = [
    ...(own.length > 0 ? own : [moraleChart(positions, words), scoreChart(positions)]),
    ...(own.length > 0 ? [] : [musterChart(positions, course.strength, strengths)]),
    musterChart(positions, course.losses, lossesSoFar),
  ];
  return made.filter(({ series }) => series.length > 0);
}

const labels = (positions: readonly Position[]) => positions.map(({ label }) => label);

function moraleChart(positions: readonly Position[], words: LetterWords): Chart {
  const { chapters } = (positions.at(-1) as Position).story;
  const tracks = tracksIn(chapters);
  const told = chapters.find(({ blocks }) => blocks.some(({ kind }) => kind === 'tracks'));
  return {
    title: told === undefined ? '' : titleOf(told, words),
    turns: labels(positions),
    of: Math.max(0, ...tracks.map(({ of }) => of)),
    marks: tracks[0]?.marks ?? [],
    series: tracks.map(({ name, side, value }) => ({
      name,
      side,
      values: positions.map(({ story }) => tracksIn(story.chapters).find((track) => track.side === side)?.value ?? 0),
      last: `${value}`,
    })),
  };
}

function scoreChart(positions: readonly Position[]): Chart {
  const { chapters } = (positions.at(-1) as Position).story;
  const tallies = talliesIn(chapters);
  const halves = tallies.some(({ value, text }) => value !== 0 && Number.parseFloat(text) !== value);
  return {
    title: blocksOf(chapters, 'score')[0]?.name ?? '',
    turns: labels(positions),
    of: Math.max(0, ...tallies.map(({ of }) => of)),
    ...(halves && { halves: true as const }),
    marks: [],
    series: tallies.map(({ name, side, text }) => ({
      name,
      side,
      values: positions.map(({ story }) => talliesIn(story.chapters).find((tally) => tally.side === side)?.value ?? 0),
      last: text,
    })),
  };
}

type Army = Muster['armies'][number];

/** A line for each army; `count` gives its value at each position. */
function musterChart(
  positions: readonly Position[],
  title: string,
  count: (army: readonly (Army | undefined)[]) => number[],
): Chart {
  const armies = armiesIn((positions.at(-1) as Position).story.chapters);
  const series = armies.map(({ army, side }) => {
    const values = count(positions.map(({ story }) => armiesIn(story.chapters).find((one) => one.side === side)));
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
