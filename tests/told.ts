/** What a story tells in blocks, as tests ask for it. */
import { armiesIn, blocksOf, talliesIn, tracksIn } from '../src/engine/chapters.ts';
import { plainWords } from '../src/engine/phrase.ts';
import type {
  Card,
  Chapter,
  Chart,
  Fact,
  HowTo,
  Muster,
  OddsCard,
  Orders,
  Roster,
  Rows,
  Stacks,
  Story,
  Sum,
  Tally,
  Track,
  Trial,
  Words,
} from '../src/engine/story.ts';

/** A story, or none where no letter was sent. */
type Told = { readonly chapters: readonly Chapter[] } | undefined;

const chaptersOf = (told: Told): readonly Chapter[] => told?.chapters ?? [];

export const trialsIn = (told: Told, id = 'fire'): readonly Trial[] =>
  blocksOf(chaptersOf(told), 'dice', id).flatMap(({ trials }) => trials);

/** Attacks that could be ordered, with what each promises. */
export const oddsIn = (told: Told): readonly OddsCard[] =>
  blocksOf(chaptersOf(told), 'odds').flatMap(({ attacks }) => attacks);

export const stacksIn = (told: Told): Stacks['stacks'] =>
  blocksOf(chaptersOf(told), 'stacks').flatMap(({ stacks }) => stacks);

/** Stacks of which a call tells every unit. */
export const rosterIn = (told: Told): Roster['stacks'] =>
  blocksOf(chaptersOf(told), 'roster').flatMap(({ stacks }) => stacks);

/** Where the reader of a call stands, in bare text. */
export const standIn = (told: Pick<Story, 'plan'>): readonly string[] => (told.plan?.stand ?? []).map(plainWords);

/** Those whom a call tells by their places alone: `fraser-1:3-4`, leaders by code. */
export const restIn = (told: Told): readonly string[] =>
  blocksOf(chaptersOf(told), 'roster').flatMap(({ rest }) => rest?.places.flatMap(({ codes }) => codes) ?? []);

/** Rows of a chapter in bare text; `side` where the label is coloured as one. */
export const rowsIn = (told: Told, id: string) =>
  blocksOf(chaptersOf(told), 'rows', id)
    .flatMap(({ rows }) => rows)
    .map(({ label, text }) => {
      const [first] = label;
      const side = typeof first === 'object' && 'side' in first ? first.side : null;
      return { label: plainWords(label), side, text: plainWords(text) };
    });

export const lossesIn = (told: Told) => rowsIn(told, 'losses');

/** What happened, phase by phase. */
export const phasesIn = (told: Told): readonly { title: string; lines: readonly Words[]; brief: readonly Words[] }[] =>
  blocksOf(chaptersOf(told), 'lines', 'phases').map(({ head = '', lines, brief = lines }) => ({
    title: head,
    lines,
    brief,
  }));

/** Subjects of a letter, one after another: what is decided unasked, how a long game stands. */
export const dispatchesIn = (told: Told) =>
  chaptersOf(told)
    .filter(({ id }) => /^(?:decided|dispatch|silence)-/.test(id))
    .map(({ title = '', blocks }) => ({
      title,
      rows: blocks
        .filter((block): block is Rows => block.kind === 'rows')
        .flatMap(({ rows }) => rows.map(({ label, ...row }) => ({ label: plainWords(label), ...row }))),
    }));

export const ordersIn = (told: Told): Orders['orders'] =>
  blocksOf(chaptersOf(told), 'orders').flatMap(({ orders }) => orders);

export const howToIn = (told: Told): HowTo['forms'] =>
  blocksOf(chaptersOf(told), 'how-to').flatMap(({ forms }) => forms);

export const moraleIn = (told: Told): readonly Track[] => tracksIn(chaptersOf(told));

export const scoresIn = (told: Told): readonly Tally[] => talliesIn(chaptersOf(told));

export const factsIn = (told: Told): readonly Fact[] =>
  blocksOf(chaptersOf(told), 'score').flatMap(({ facts }) => facts);

export const chartsIn = (told: Told): readonly Chart[] =>
  blocksOf(chaptersOf(told), 'charts').flatMap(({ charts }) => charts);

export const musterIn = (told: Told): Muster['armies'] => armiesIn(chaptersOf(told));

export const cardsIn = (told: Told): readonly Card[] => blocksOf(chaptersOf(told), 'card');

/** Blocks of a kind on a card. */
export const onCard = <K extends Card['of'][number]['kind']>(
  { of }: Card,
  kind: K,
): readonly Extract<Card['of'][number], { kind: K }>[] =>
  of.filter((block): block is Extract<Card['of'][number], { kind: K }> => block.kind === kind);

/** The sums of all fights. */
export const sumsIn = (told: Told): readonly Sum[] => cardsIn(told).flatMap((card) => onCard(card, 'sum'));

/** What came of a fight, in sentences. */
export const effectsOn = (card: Card): readonly string[] =>
  onCard(card, 'lines').flatMap(({ lines }) => lines.map(plainWords));

/** Every throw that a card tells apart from its sum. */
export const trialsOn = (card: Card): readonly Trial[] => onCard(card, 'dice').flatMap(({ trials }) => trials);

/** What comes next, or how it ended. */
export const nextIn = (told: Told): readonly Words[] => linesIn(told, 'next');
export const endingIn = (told: Told): readonly Words[] => linesIn(told, 'ending');

const linesIn = (told: Told, id: string): readonly Words[] =>
  blocksOf(chaptersOf(told), 'lines', id).flatMap(({ lines }) => lines);

/** Chapters of a printed page: titles, and the rows or tables below them. */
export const printedOn = (told: Told, page: Chapter['page']): readonly Chapter[] =>
  chaptersOf(told).filter((chapter) => chapter.page === page);

export const diceIn = (lines: readonly Words[]): readonly Words[number][] =>
  lines.flat().filter((word) => typeof word === 'object' && 'die' in word);
