/** Letters of a new seeding round: a seat's phrase as noted, and what was mixed into the dice to come. */
import { phrasesSection } from './joining.ts';
import { type About, type Draft, headSection } from './sections.ts';
import type { LetterWords } from './words/words.ts';

export interface SeedingFacts {
  /** `from`: printed number of the first turn whose dice it enters; null, with the rest: no round is open. */
  phrase: About & { said: { from: number; phrase: string; salt: string; mark: string } | null; head: string };
  /** Marks by seat, empty where it sent no phrase. */
  mixed: About & { from: number; seed: string; phrases: readonly { seat: string; mark: string }[]; head: string };
}

type Drafts = { readonly [K in keyof SeedingFacts]: (facts: SeedingFacts[K], words: LetterWords) => Draft };

export const seedingDrafts: Drafts = {
  phrase: ({ said, head }, words) => {
    const ours = words.letters.seeding.noted;
    const { phrase, dice, salt, mark } = words.letters.joining.joined;
    if (said === null)
      return {
        subject: ours.none,
        title: ours.none,
        lead: { tone: 'bad', about: null, strong: null, text: ours.noneText },
        sections: headSection(head, words),
      };
    return {
      subject: ours.subject,
      title: ours.subject,
      lead: { tone: 'call', about: null, strong: null, text: ours.lead(said.from) },
      sections: [
        { title: null, rows: [{ key: phrase, text: said.phrase }] },
        {
          title: dice,
          prose: [[ours.markNote]],
          hashes: [
            { label: salt, hex: said.salt },
            { label: mark, hex: said.mark },
          ],
        },
        ...headSection(head, words),
      ],
    };
  },
  mixed: ({ from, seed, phrases, head }, words) => {
    const ours = words.letters.seeding.mixed;
    return {
      subject: ours.subject(from),
      title: ours.subject(from),
      lead: { tone: 'call', about: null, strong: null, text: ours.lead(from) },
      sections: [phrasesSection(seed, phrases, words), ...headSection(head, words)],
    };
  },
};
