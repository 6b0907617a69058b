/** Letters of a new seeding round: a seat's phrase as noted, and what was mixed into the dice to come. */
import { type MixedIn, phrasesSection } from './joining.ts';
import { type About, type Draft, headSection } from './sections.ts';
import type { LetterWords } from './words/words.ts';

export interface SeedingFacts {
  /** `from`: printed number of the first turn whose dice it enters; null, with the rest: it was not taken. */
  phrase: About & {
    said: { from: number; phrase: string; salt: string; mark: string; seal?: string } | null;
    /** `sealed-by-seat`: it sent the seal itself; `opened`: with these words; `shut`: they are not those of its seal. */
    becomes?: 'sealed' | 'sealed-by-seat' | 'opened' | 'shut';
    head: string;
  };
  /** Seals by seat, as `mark`; `asked`: the reader's words are to come, before turn `until` closes or, without, the game begins. */
  sealed: About & {
    asked: boolean;
    shut: readonly string[];
    until: number | null;
    seed: string;
    seals: readonly { seat: string; mark: string }[];
    /** Round of the public beacon that is mixed in too, and when it is out. */
    beacon?: { round: number; at: string };
    head: string;
  };
  mixed: About & MixedIn & { from: number; head: string };
}

type Drafts = { readonly [K in keyof SeedingFacts]: (facts: SeedingFacts[K], words: LetterWords) => Draft };

export const seedingDrafts: Drafts = {
  phrase: ({ said, becomes = 'sealed', head }, words) => {
    const ours = words.letters.seeding.noted;
    const { phrase, dice, salt, mark, seal, ownSeal } = words.letters.joining.joined;
    if (said === null) {
      return {
        subject: ours.notTaken,
        title: ours.notTaken,
        lead: { tone: 'bad', about: null, strong: null, text: ours.shut },
        sections: headSection(head, words),
      };
    }
    const isOwn = becomes === 'sealed-by-seat';
    const lead = { 'sealed-by-seat': ours.leadOwn, opened: ours.leadOpened }[becomes as string] ?? ours.lead;
    const hashes = [
      { label: salt, hex: said.salt },
      { label: mark, hex: said.mark },
      { label: seal, hex: said.seal ?? '' },
    ];
    return {
      subject: ours.subject,
      title: ours.subject,
      lead: { tone: 'call', about: null, strong: null, text: lead(said.from) },
      sections: [
        { title: null, rows: [{ key: phrase, text: isOwn ? ownSeal : said.phrase }] },
        {
          title: dice,
          ...(becomes === 'sealed' && { prose: [[ours.markNote]] }),
          hashes: hashes.filter(({ hex }) => hex !== ''),
        },
        ...headSection(head, words),
      ],
    };
  },
  sealed: ({ asked, shut, until, seed, seals, beacon, head }, words) => {
    const ours = words.letters.seeding.sealed;
    const named = beacon && words.letters.seeding.beacon.named(beacon.round, beacon.at);
    const section = phrasesSection({ seed, phrases: seals }, words, named);
    const lead = shut.length === 0 ? ours.all : ours.lead(shut.join(', '));
    return {
      subject: ours.subject,
      title: ours.subject,
      lead: { tone: 'call', about: null, strong: null, text: asked ? ours.yours(until) : lead },
      sections: [{ ...section, title: ours.seals, prose: [[ours.note]] }, ...headSection(head, words)],
    };
  },
  mixed: ({ from, head, ...mixed }, words) => {
    const ours = words.letters.seeding.mixed;
    return {
      subject: ours.subject(from),
      title: ours.subject(from),
      lead: { tone: 'call', about: null, strong: null, text: ours.lead(from) },
      sections: [phrasesSection(mixed, words), ...headSection(head, words)],
    };
  },
};
