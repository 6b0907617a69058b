/** What every sheet of sections is made of: its types, the box that says what is due, hashes and free text. */
import type { Words } from '../engine/story.ts';
import { clock, type Deadline, gameClock, longDate, zoneName } from './dates.ts';
import type { LetterWords } from './words/words.ts';

/** Which game a letter is about and how its head is coloured; both null where no game is known. */
export interface About {
  game: { id: string; label: string } | null;
  /** Ground and figures of the reader's side, hex without `#`. */
  band: { ground: string; figures: string } | null;
}

export interface Commitment {
  printed: number;
  hex: string;
}

/** One part of a letter: prose, rows of two columns, lines to copy, hashes; empty lists are left out. */
export interface Section {
  title: string | null;
  prose?: readonly Words[];
  rows?: readonly { key: string; text: string }[];
  /** Shown as typed, never wrapped or set. */
  typed?: readonly string[];
  hashes?: readonly { label: string; hex: string }[];
  /** A picture that goes with the letter, by its content id; what it shows, in words. */
  picture?: { cid: string; alt: string };
  /** A page of the web: a button where there are any, else its address on a line of its own. */
  link?: { url: string; button: string };
  /** Prose after the rest. */
  note?: string;
}

/** A letter before it is text or HTML. */
export interface Sheet {
  subject: string;
  above: string;
  title: string;
  band: { ground: string; figures: string };
  /** The box under the head: what it is about, what matters most in it, and the rest. */
  lead: { tone: 'call' | 'bad'; about: string | null; strong: string | null; text: string } | null;
  sections: readonly Section[];
  foot: string;
}

/** A sheet but for what the game and the house add to it. */
export type Draft = Omit<Sheet, 'above' | 'band' | 'foot'>;

/** The yellow box: what is due, when, where; null when nothing is. */
export function dueLead(deadline: Deadline | null, what: string, words: LetterWords): Sheet['lead'] {
  if (deadline === null) return null;
  const { local } = deadline;
  const where = [zoneName(local, words), gameClock(deadline, words)].filter((part) => part !== null).join(words.pause);
  return { tone: 'call', about: what, strong: `${longDate(local, words)}, ${clock(local)}`, text: `${where}.` };
}

export function promises(commitments: readonly Commitment[], words: LetterWords): { label: string; hex: string }[] {
  return commitments.map(({ printed, hex }) => ({ label: words.commitment(printed), hex }));
}

export function headSection(head: string | null, words: LetterWords): Section[] {
  return head === null ? [] : [{ title: null, hashes: [{ label: words.head, hex: head }] }];
}

/** Free text, a paragraph a line; empty lines are dropped. */
export function paragraphs(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => [line]);
}
