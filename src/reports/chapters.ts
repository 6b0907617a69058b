/** The chapters of a report in the order of its letter: those that a story tells in blocks, and blocks made of its fields. */
import type { Block, Card, Chapter, ChapterPage, Chart, Contest, Dispatch, Story, Words } from '../engine/story.ts';
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

/** Chapters without anything to tell are left out. */
export function chaptersOf(story: Told, words: LetterWords): readonly Chapter[] {
  return [...(story.chapters ?? []), ...fromFields(story, words)]
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
  const isLong = dispatches !== undefined;
  const fought: Block[] = story.contests.map((contest) => cardOf(contest, words));
  const combats: Block[] =
    fought.length > 0 || isLong || opening ? fought : [{ kind: 'lines', lines: [[words.noCombat]] }];
  const losses = story.losses.map(({ name, side, text }) => ({
    label: [{ side, text: name }] as Words,
    text: [text] as Words,
  }));
  return [
    chapter('positions', 'letter', { kind: 'stacks', stacks: story.positions }, { note: words.countersRead }),
    chapter('orders', 'log', { kind: 'orders', orders: story.orders }),
    ...(opening ? [] : [{ id: 'combats', title: words.combats, page: 'log' as const, blocks: combats }]),
    ...(opening ? [] : [chapter('losses', 'summary', { kind: 'rows', as: 'columns', rows: losses })]),
    ...(dispatches ?? []).map((one, n) => subject(`dispatch-${n + 1}`, charts ? 'campaign' : 'orders', one)),
    chapter('morale', 'summary', { kind: 'tracks', tracks: story.tracks }),
    chapter(
      'score',
      'summary',
      { kind: 'score', name: words.victory, tallies: story.tallies, facts: story.facts },
      { title: words.score },
    ),
    chapter('charts', 'campaign', { kind: 'charts', charts: charts ?? [] }),
    {
      id: 'phases',
      page: 'log' as const,
      blocks: story.phases.map(({ title, lines }) => ({
        kind: 'lines' as const,
        as: 'list' as const,
        head: title,
        lines,
      })),
    },
    chapter('fire', 'log', { kind: 'dice', trials: story.fire }, { title: words.fire, note: words.diceNote }),
    chapter('rally', 'log', { kind: 'dice', trials: story.rally ?? [] }, { note: words.diceNote }),
    next(story),
    chapter('how-to', 'orders', { kind: 'how-to', forms: story.howTo }),
    ...story.reference.map(({ title, ...table }, n) =>
      chapter(`reference-${n + 1}`, 'reference', { kind: 'table', ...table }, { title }),
    ),
    chapter('muster', 'muster', { kind: 'muster', armies: story.muster, calendar: story.calendar }),
    ...(story.aid ?? []).map((one, n) => subject(`aid-${n + 1}`, 'aid', one)),
  ].filter(({ blocks }) => blocks.some(tells));
}

function chapter(id: string, page: ChapterPage, block: Block, said: Pick<Chapter, 'title' | 'note'> = {}): Chapter {
  return { id, ...said, page, blocks: [block] };
}

/** Does a block hold anything? */
function tells(block: Block): boolean {
  switch (block.kind) {
    case 'lines':
      return block.lines.length > 0;
    case 'rows':
    case 'table':
      return block.rows.length > 0;
    case 'dice':
      return block.trials.length > 0;
    case 'tracks':
      return block.tracks.length > 0;
    case 'score':
      return block.tallies.length + block.facts.length > 0;
    case 'charts':
      return block.charts.length > 0;
    case 'stacks':
      return block.stacks.length > 0;
    case 'orders':
      return block.orders.length > 0;
    case 'how-to':
      return block.forms.length > 0;
    case 'muster':
      return block.armies.length > 0;
    case 'sum':
    case 'card':
      return true;
  }
}

function subject(id: string, page: ChapterPage, { title, rows }: Dispatch): Chapter {
  const told = rows.map(({ label, ...row }) => ({ label: [label], ...row }));
  return { id, title, page, blocks: [{ kind: 'rows', as: 'list', rows: told }] };
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

const MENTION = /\[(\d+)\]/;

/** What comes next, or how the game ended; `[7]` in a line is a die of `nextDice`, in order of mention. */
function next({ ending, next: lines, nextDice }: Told): Chapter {
  if (ending !== null)
    return {
      id: 'ending',
      ...(ending.title !== '' && { headline: ending.title }),
      page: 'summary',
      blocks: [{ kind: 'lines', as: 'paragraphs', lines: ending.lines }],
    };
  let mentioned = 0;
  const withDice = (said: Words): Words =>
    said.flatMap((part): Words => {
      if (typeof part !== 'string') return [part];
      return part.split(MENTION).map((text, index) => {
        const die = index % 2 === 1 ? nextDice[mentioned] : undefined;
        if (die === undefined) return index % 2 === 1 ? `[${text}]` : text;
        mentioned++;
        return { die };
      });
    });
  return { id: 'next', page: 'summary', blocks: [{ kind: 'lines', as: 'paragraphs', lines: lines.map(withDice) }] };
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

/** All fights that chapters tell of. */
export const cardsIn = (chapters: readonly Chapter[]): readonly Card[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'card' ? [block] : [])));

/** What chapters draw over the turns. */
export const chartsIn = (chapters: readonly Chapter[]): readonly Chart[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'charts' ? block.charts : [])));
