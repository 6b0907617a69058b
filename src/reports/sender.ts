/** Letters about who sent a mail: their facts, put into words where they are known, and their sheet. */

import type { Language } from '../engine/contract.ts';
import { type About, type Draft, paragraphs } from './sections.ts';
import { englishSender, type SenderWords } from './words/sender.en.ts';
import { spanishSender } from './words/sender.es.ts';
import { frenchSender } from './words/sender.fr.ts';

export interface SenderFacts {
  /** A held mail, a code, another address. */
  sender: About & {
    title: string;
    text: readonly string[];
    /** Lines of the mail it is about, under their title. */
    written: { title: string; lines: readonly string[] } | null;
    /** What may be answered, as lines to copy. */
    reply: { title: string | null; note: string; lines: readonly string[] } | null;
    after: readonly string[];
  };
}

const catalogues: Readonly<Record<Language, SenderWords>> = { en: englishSender, fr: frenchSender, es: spanishSender };

/** The words these letters are put together from. */
export function senderWords(language: Language): SenderWords {
  return catalogues[language];
}

export function senderDraft({ title, text, written, reply, after }: SenderFacts['sender']): Draft {
  return {
    subject: title,
    title,
    lead: null,
    sections: [
      { title: null, prose: text.flatMap(paragraphs) },
      ...(written === null || written.lines.length === 0 ? [] : [{ title: written.title, typed: written.lines }]),
      ...(reply === null ? [] : [{ title: reply.title, prose: [[reply.note]], typed: reply.lines }]),
      ...(after.length === 0 ? [] : [{ title: null, prose: after.flatMap(paragraphs) }]),
    ],
  };
}
