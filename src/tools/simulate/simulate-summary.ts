/** What many games come to: results by share, figures by quantile, as a table for a terminal. */
import type { Simulation } from './simulate.ts';

/** A figure over all games. */
export interface Figure {
  readonly name: string;
  readonly least: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly most: number;
  /** Mean in hundredths. */
  readonly mean: number;
  readonly values: readonly number[];
}

export interface Summary {
  readonly scenario: string;
  readonly seed: string;
  readonly played: number;
  /** Games by result and winner, the most frequent first. */
  readonly results: readonly { readonly result: string; readonly winner: string | null; readonly games: number }[];
  /** Games that ended on each printed turn. */
  readonly turns: readonly TurnCount[];
  /** Games in which a thing happened, for figures of 0 or 1. */
  readonly shares: readonly { readonly name: string; readonly games: number }[];
  readonly figures: readonly Figure[];
  /** Games by the printed turn of a thing that happens on one, 0 where it never did: `assault`. */
  readonly moments: readonly { readonly name: string; readonly turns: readonly TurnCount[] }[];
  /** What a value was as each printed turn closed, over the games that played it. */
  readonly courses: readonly { readonly name: string; readonly points: readonly CoursePoint[] }[];
}

export interface TurnCount {
  readonly turn: number;
  readonly games: number;
}

export interface CoursePoint {
  readonly turn: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly games: number;
}

export function summarise({ scenario, seed, games }: Simulation): Summary {
  const results = new Map<string, { result: string; winner: string | null; games: number }>();
  const turns = new Map<number, number>();
  const figures = new Map<string, number[]>();
  for (const [n, { result, winner, turn, tally }] of games.entries()) {
    const key = `${winner}/${result}`;
    const known = results.get(key) ?? { result, winner, games: 0 };
    known.games++;
    results.set(key, known);
    turns.set(turn, (turns.get(turn) ?? 0) + 1);
    for (const [name, value] of Object.entries(tally)) {
      // What did not happen in a game is not in its tally.
      const values = figures.get(name) ?? games.map(() => 0);
      values[n] = value;
      figures.set(name, values);
    }
  }
  for (const [name, values] of lostBySide(figures)) figures.set(name, values);
  const isShare = ([name]: [string, number[]]) => /^(taken|entered|attacked)\./.test(name);
  const isMoment = ([name]: [string, number[]]) => name.startsWith('turn.');
  return {
    scenario,
    seed,
    played: games.length,
    results: [...results.values()].sort((a, b) => b.games - a.games),
    turns: inOrder(turns),
    shares: [...figures]
      .filter(isShare)
      .map(([name, values]) => ({ name, games: values.filter((value) => value > 0).length })),
    figures: [...figures]
      .filter((entry) => !isShare(entry) && !isMoment(entry))
      .map(([name, values]) => figureOf(name, values)),
    moments: [...figures].filter(isMoment).map(([name, values]) => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      return { name: name.slice('turn.'.length), turns: inOrder(counts) };
    }),
    courses: coursesOf(games),
  };
}

function inOrder(counts: ReadonlyMap<number, number>): TurnCount[] {
  return [...counts].map(([turn, games]) => ({ turn, games })).sort((a, b) => a.turn - b.turn);
}

function coursesOf(games: Simulation['games']): Summary['courses'] {
  const byName = new Map<string, Map<number, number[]>>();
  for (const { course } of games) {
    for (const [name, points] of Object.entries(course)) {
      const turns = byName.get(name) ?? new Map<number, number[]>();
      byName.set(name, turns);
      for (const { turn, value } of points) turns.set(turn, [...(turns.get(turn) ?? []), value]);
    }
  }
  return [...byName].map(([name, turns]) => ({
    name,
    points: [...turns]
      .sort(([a], [b]) => a - b)
      .map(([turn, values]) => {
        const { low, median, high } = figureOf(name, values);
        return { turn, low, median, high, games: values.length };
      }),
  }));
}

/** Losses of all armies but the first together: what a coalition lost. */
function lostBySide(figures: ReadonlyMap<string, readonly number[]>): [string, number[]][] {
  const [, ...coalition] = [...figures].filter(([name]) => name.startsWith('lost.')).map(([, values]) => values);
  const [first] = coalition;
  if (!first || coalition.length < 2) return [];
  return [['lost.together', first.map((_, game) => coalition.reduce((sum, values) => sum + (values[game] ?? 0), 0))]];
}

function figureOf(name: string, values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (hundredth: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? 0;
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    name,
    least: sorted[0] ?? 0,
    low: at(10),
    median: at(50),
    high: at(90),
    most: sorted.at(-1) ?? 0,
    mean: Math.round((sum * 100) / Math.max(1, values.length)),
    values,
  };
}

/** A readable table of the whole; `note` says in what its figures are counted. */
export function table(summary: Summary, milliseconds: number, note: string | undefined): string {
  const { played, figures } = summary;
  const share = (games: number) => `${`${Math.round((games * 1000) / played) / 10}`.padStart(5)} %`;
  const bar = (games: number) => '#'.repeat(Math.round((games * 40) / played));
  const lines = [
    `${summary.scenario}: ${played} games by doctrine, seed ${summary.seed}, ${milliseconds} ms`,
    '',
    'RESULT',
    ...summary.results.map(
      ({ result, winner, games }) =>
        `  ${`${winner ?? 'nobody'}, ${result}`.padEnd(24)}${`${games}`.padStart(5)} ${share(games)} ${bar(games)}`,
    ),
    '',
    'LAST TURN',
    ...summary.turns.map(
      ({ turn, games }) => `  ${`${turn}`.padEnd(24)}${`${games}`.padStart(5)} ${share(games)} ${bar(games)}`,
    ),
    '',
    ...summary.moments.flatMap(({ name, turns }) => [
      name.toUpperCase(),
      ...turns.map(
        ({ turn, games }) =>
          `  ${(turn === 0 ? 'never' : `${turn}`).padEnd(24)}${`${games}`.padStart(5)} ${share(games)} ${bar(games)}`,
      ),
      '',
    ]),
    ...summary.shares.map(({ name, games }) => `  ${name.padEnd(24)}${`${games}`.padStart(5)} ${share(games)}`),
    '',
    `  ${'FIGURE'.padEnd(22)}${['least', '10 %', 'median', '90 %', 'most', 'mean'].map((head) => head.padStart(8)).join('')}`,
    ...figures.map(figureLine),
    '',
    ...(note === undefined ? [] : [`  ${note}`, '']),
  ];
  return lines.join('\n');
}

function figureLine({ name, least, low, median, high, most, mean }: Figure): string {
  const cells = [least, low, median, high, most].map((value) => `${value}`.padStart(8)).join('');
  return `  ${name.padEnd(22)}${cells}${(mean / 100).toFixed(2).padStart(8)}`;
}
