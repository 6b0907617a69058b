/** The chapters of a report in the order of its letter: those that a story tells in blocks, and blocks made of its fields. */
import { chapter, subject } from '../engine/chapters.ts';
import type { Block, Card, Chapter, ChapterPage, Contest, Story } from '../engine/story.ts';
import type { LetterWords } from './words/words.ts';

/** The order of letters. */
const ORDER = [
  'positions',
  'orders',
  'combats',
  'losses',
  'dispatches',
  'morale',
  'score',
  'charts',
  'phases',
  'fire',
  'rally',
  'next',
  'ending',
  'how-to',
  'reference',
  'muster',
  'aid',
];

type Told = Omit<Story, 'form'>;

export function chaptersOf(story: Told, words: LetterWords): readonly Chapter[] {
  return [...story.chapters, ...fromFields(story, words)]
    .map((chapter) => ({ chapter, at: placeOf(chapter) }))
    .sort((a, b) => a.at - b.at)
    .map(({ chapter }) => chapter);
}

/** A chapter that is not named here stands where its page does. */
function placeOf({ id, page }: Chapter): number {
  const at = ORDER.indexOf(id);
  if (at >= 0) return at;
  return ORDER.indexOf(page === 'reference' || page === 'aid' ? page : 'dispatches');
}

function fromFields(story: Told, words: LetterWords): Chapter[] {
  const { opening = false, dispatches, charts } = story;
  const fought: Block[] = story.contests.map((contest) => cardOf(contest, words));
  const combats: Block[] =
    fought.length > 0 || dispatches !== undefined ? fought : [{ kind: 'lines', lines: [[words.noCombat]] }];
  const phases = story.phases.map(({ title, lines }): Block => ({ kind: 'lines', as: 'list', head: title, lines }));
  const score: Block = { kind: 'score', name: words.victory, tallies: story.tallies, facts: story.facts };
  return [
    ...chapter('orders', 'log', [{ kind: 'orders', orders: story.orders }]),
    ...(opening ? [] : chapter('combats', 'log', combats, { title: words.combats })),
    ...(dispatches ?? []).flatMap((one, n) => subject(`dispatch-${n + 1}`, charts ? 'campaign' : 'orders', one)),
    ...chapter('morale', 'summary', [{ kind: 'tracks', tracks: story.tracks }]),
    ...chapter('score', 'summary', [score], { title: words.score }),
    ...chapter('charts', 'campaign', [{ kind: 'charts', charts: charts ?? [] }]),
    ...chapter('phases', 'log', phases),
    ...next(story),
    ...chapter('how-to', 'orders', [{ kind: 'how-to', forms: story.howTo }]),
    ...chapter('muster', 'muster', [{ kind: 'muster', armies: story.muster, calendar: story.calendar }]),
  ];
}

function cardOf(contest: Contest, words: LetterWords): Card {
  const { label, title, address, addends, sum, throws, table, effects, trials } = contest;
  const rows = [
    { label: [{ side: contest.attackSide, text: words.attack }], text: contest.attack },
    { label: [{ side: contest.defenceSide, text: words.defence }], text: contest.defence },
    { label: [words.odds], text: [contest.odds] },
    ...(contest.tactics === null ? [] : [{ label: [words.tactics], text: [contest.tactics] }]),
  ];
  // A fight of many dice has no sum of its own: each is told beside its die.
  const isSummed = addends.length + throws.length > 0 || trials.length === 0;
  return {
    kind: 'card',
    label,
    title,
    address,
    of: [
      { kind: 'rows', as: 'columns', rows },
      ...(isSummed ? [{ kind: 'sum' as const, addends, sum, throws, table }] : []),
      ...(effects.length === 0 ? [] : [{ kind: 'lines' as const, lines: effects.map((effect) => [effect]) }]),
      ...(trials.length === 0 ? [] : [{ kind: 'dice' as const, trials }]),
    ],
  };
}

/** What comes next, or how the game ended. */
function next({ ending, next: lines }: Told): Chapter[] {
  if (ending === null) return chapter('next', 'summary', [{ kind: 'lines', as: 'paragraphs', lines }]);
  const headline = ending.title === '' ? {} : { headline: ending.title };
  return chapter('ending', 'summary', [{ kind: 'lines', as: 'paragraphs', lines: ending.lines }], headline);
}

/** What stands above a chapter. */
export function titleOf({ id, title }: Chapter, words: LetterWords): string {
  const named: Readonly<Record<string, string>> = words.chapters;
  return title ?? named[id] ?? '';
}

const PRINTED_ALONE: ReadonlySet<ChapterPage> = new Set(['reference', 'muster', 'aid']);

/** Is it told in letters? How to write stands behind their form. */
export const isLettered = ({ id, page }: Chapter): boolean => !PRINTED_ALONE.has(page) && id !== HOW_TO;

export const HOW_TO = 'how-to';
