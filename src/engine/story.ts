/**
 * What a turn report tells, in the reader's own language: the vocabulary a game writes its turns in and every
 * renderer (text, HTML, PDF, JSON) draws. Types only. Strings are final prose; numbers are shown as given.
 * Minus signs are ASCII `-` here; HTML and PDF set U+2212.
 */
import type { OddsTold } from './odds.ts';
import type { Scene, SceneCounter } from './scene.ts';

/** What became of an order, as its mark shows it; `part`: done, and came to less than was ordered. */
export type FateShown = 'done' | 'part' | 'failed' | 'overtaken' | 'unreached' | 'waiting';

/** A piece of a line: plain, or strong, or in a side's colour, or a die. */
export type Words = readonly (string | { strong: string } | { side: string; text: string } | { die: Die })[];

/** A signed addend of a sum, named for its cause. */
export interface Addend {
  name: string;
  value: number;
  /** `S 4.14`; shown small in the PDF. */
  rule?: string;
  /** Its name where all are told in a line. */
  brief?: string;
}

/** A die as printed: natural face, the ruled face if an umpire changed it, struck out when re-rolled. */
export interface Die {
  face: number;
  ruled?: number;
  struck?: boolean;
  /** Brown instead of ink: damage. */
  kind: 'test' | 'damage';
}

/** One shot, test or rally: dice, what was added, what was needed, what came of it. */
export interface Trial {
  dice: readonly Die[];
  /** `Battery A 1404 -> Avant-Garde 1405, adjacent` */
  head: Words;
  addends: readonly Addend[];
  sum: number | null;
  needs: number | null;
  /** `miss`, `HIT`, `holds` … */
  verdict: string;
  /** Effects, sentence by sentence. */
  effects: readonly string[];
  /** An earlier letter of the turn told of it: one with a PDF leaves its die to that. */
  quiet?: true;
}

/** A track of cells (army morale): `marks` are heavy rules after those cells; `was` shows what was lost. */
export interface Track {
  name: string;
  side: string;
  value: number;
  was: number;
  of: number;
  marks: readonly number[];
  /** `High`, `Fatigued` */
  level: string;
  changes: readonly Addend[];
}

/** A count on a bar: victory points in halves shown as text. */
export interface Tally {
  name: string;
  side: string;
  /** Length of the bar, 0 … of. */
  value: number;
  of: number;
  text: string;
  causes: readonly string[];
  /** It stands among the five lines of what is planned from: a letter with a PDF leaves it to that. */
  quiet?: true;
}

/** A unit in the order of battle, with its strength at the start and at each turn played. */
export interface MusterUnit {
  id: string;
  name: string;
  side: string;
  place: string;
  now: number | null;
  full: number | null;
  history: readonly number[];
  state: string;
  counter: SceneCounter;
  /** Still to come, or waiting off the map: no part of its army's strength there. */
  isAwaited?: boolean;
}

/** Sentences: as they are, in a list, or as paragraphs; `head` says what they are about. */
export interface Lines {
  kind: 'lines';
  head?: string;
  as?: 'list' | 'paragraphs';
  lines: readonly Words[];
  /** What a letter with a PDF tells instead: none of what its other chapters and its map tell, or what has changed nothing. */
  brief?: readonly Words[];
  /** An earlier letter of the turn has told them: one with a PDF leaves them to that. */
  quiet?: true;
}

/** What is told under a label each: one under another in columns, or as paragraphs that begin with it. */
export interface Rows {
  kind: 'rows';
  as: 'columns' | 'list';
  /** `order`: ready to be written. `brief`: what a letter with a PDF says instead; an empty one leaves the row to that. */
  rows: readonly { label: Words; text: Words; order?: string; brief?: Words }[];
}

/** Throws, each told whole. */
export interface Dice {
  kind: 'dice';
  trials: readonly Trial[];
}

/** A sum with an addend a line, the dice thrown on it, and the table they were read in: its rows around the one that was hit. */
export interface Sum {
  kind: 'sum';
  addends: readonly Addend[];
  sum: number;
  /** Each throw: die, arithmetic in words, table cell; struck when re-rolled. */
  throws: readonly { die: Die; total: number; row: number; column: number; result: string; note: string }[];
  /** Extract of the table: column heads, the rows around the hit, and where it was hit. */
  table: {
    columns: readonly string[];
    rows: readonly { die: string; results: readonly string[] }[];
    hit: { row: number; column: number };
  } | null;
  /** What was added is told in a line; the table it is read in stands elsewhere. */
  isBare?: true;
}

/** A table to look things up in. */
export interface Table {
  kind: 'table';
  /** None where the rows need no heads. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The ground of each cell, where reading along it helps. */
  tones?: readonly (readonly Tone[])[];
}

/** How a cell bodes for whom the table is about: ill, well, or that it is no value like the others. */
export type Tone = 'ill' | 'well' | 'apart' | '';

export interface Tracks {
  kind: 'tracks';
  tracks: readonly Track[];
}

/** What counts beside the bars of a score: momentum, the way to each instant victory. */
export interface Fact {
  label: string;
  text: string;
  /** As it was when the turn opened: a letter with a PDF leaves it to that. */
  quiet?: true;
}

/** How the sides stand: a bar each, `name` says of what; then what counts beside it. */
export interface Score {
  kind: 'score';
  name: string;
  tallies: readonly Tally[];
  facts: readonly Fact[];
}

export interface Charts {
  kind: 'charts';
  charts: readonly Chart[];
}

/** Who stands where: units with their values, and their strength together; `note` is what is to be known of them besides. */
export interface Stacks {
  kind: 'stacks';
  stacks: readonly { place: string; side: string; who: string; units: string; strength: string; note?: string }[];
}

/** A unit by its order code; what is no figure of its own is an empty one. */
export interface RosterUnit {
  code: string;
  name: string;
  figures: readonly string[];
  /** Only of a unit that is not as it should be. */
  state?: string;
  note?: string;
}

/** Who stands in one place: `3/6 SP`, and under it every unit. */
export interface RosterStack {
  place: string;
  /** What the place is called; empty where it has no name. */
  name: string;
  side: string;
  /** The letter of its side, where the roster has stacks of several. */
  letter?: string;
  strength: string;
  note?: string;
  units: readonly RosterUnit[];
}

/** Stacks to plan with, unit by unit in columns, and all others by place and code in a line. */
export interface Roster {
  kind: 'roster';
  /** Heads of code, name and each figure; text writes a figure that is `joined` behind the one before it: `3-4`. */
  code: string;
  name: string;
  figures: readonly { head: string; joined?: boolean }[];
  stacks: readonly RosterStack[];
  rest?: { head: string; places: readonly { place: string; codes: readonly string[] }[] };
}

/** The reader's orders and what became of each, in sentences. */
export interface Orders {
  kind: 'orders';
  /** `quiet`: an earlier letter of the turn has told its fate: one with a PDF leaves it to that. */
  orders: readonly { order: string; fate: FateShown; outcome: string; quiet?: true }[];
}

/** Forms of orders, each with what it means. */
export interface HowTo {
  kind: 'how-to';
  forms: readonly { form: string; means: string }[];
}

/** Every unit of an army, with its counter and its strength turn by turn. */
export interface Muster {
  kind: 'muster';
  armies: readonly { army: string; side: string; units: readonly MusterUnit[] }[];
  /** Turn labels for `history`: `start`, `16`, `17` … and how many turns are still to come. */
  calendar: { played: readonly string[]; toCome: number };
}

/** One fight, told by blocks of its own; the letter is its star's on the map. */
export interface Card {
  kind: 'card';
  label: string;
  title: string;
  address: string;
  of: readonly (Lines | Rows | Dice | Sum)[];
  /** An earlier letter of the turn has told of it: one with a PDF leaves it to that. */
  quiet?: true;
}

/** Attacks that could be ordered, each with what it promises; the letter is its star's on the map. */
export interface Odds {
  kind: 'odds';
  /** What the words of its bars mean here. */
  key: string;
  attacks: readonly OddsCard[];
}

export interface OddsCard extends OddsTold {
  /** `1404, Spring Hill` */
  title: string;
  /** Codes of those who attack. */
  units: string;
  /** `6 : 5 -> 1-1` */
  odds: string;
  /** What else could become of it: `1-2 if 1504 is diverted`; empty for nothing. */
  otherwise: string;
}

/** What a renderer can draw. It knows these and neither games nor chapters. */
export type Block =
  | Lines
  | Rows
  | Dice
  | Sum
  | Table
  | Tracks
  | Score
  | Charts
  | Stacks
  | Roster
  | Orders
  | HowTo
  | Muster
  | Odds
  | Card;

/**
 * Where a chapter is printed. What a reader plans from (`call`) stands above the form, what happened below it. The log has
 * four parts: what happened, what became of orders, every throw, and the fights. What
 * stands on the last three is printed alone; how to write (`form`) stands in letters without a plan, else in HELP alone.
 */
export type ChapterPage =
  | 'call'
  | 'letter'
  | 'summary'
  | 'campaign'
  | 'log'
  | 'fates'
  | 'dice'
  | 'fights'
  | 'orders'
  | 'form'
  | 'key'
  | 'muster'
  | 'aid';

/** A part of a report. Letters run through the chapters as they come; log and print place them by their pages. */
export interface Chapter {
  id: string;
  /** Without one: what letters call a chapter of this id. */
  title?: string;
  /** What it comes to, in about three words. */
  headline?: string;
  /** How it is read, beside its title. */
  note?: string;
  page: ChapterPage;
  blocks: readonly Block[];
  /** Nothing of it is news: a letter with a PDF leaves it to that. */
  quiet?: true;
}

/** A quantity over the turns, a line for each army. `turns` labels the values; `marks` are values with a heavy line. */
export interface Chart {
  title: string;
  turns: readonly string[];
  /** Greatest value of the scale; the least is the lesser of 0 and the least value. */
  of: number;
  /** Values count halves. */
  halves?: true;
  marks: readonly number[];
  series: readonly { name: string; side: string; values: readonly number[]; last: string }[];
}

/** `M` is the kind of map this game draws. */
export interface Story<M extends Scene = Scene> {
  game: string;
  scenario: string;
  turn: string;
  seat: string;
  side: string;
  /** The result in about three words: `Spring Hill held`. */
  title: string;
  /** Exactly five lines, each ≤ 90 characters. */
  summary: readonly Words[];
  /** Of a letter that asks: where the reader stands, in five lines of at most 90 characters, and what silence gets. */
  plan?: { stand: readonly Words[]; silence: string };
  /** Nothing has been played yet: the letter introduces the game. */
  opening?: true;
  /** The game is over: nothing is due any more. */
  over?: true;
  map: M;
  /** What is told, in the order of letters. */
  chapters: readonly Chapter[];
  /** The ready order form, lines between BEGIN and END, none above 41 characters, ASCII. */
  form: readonly string[];
}
