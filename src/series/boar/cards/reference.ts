/** The deck on the reference sheet: every card with whose it is, when it may be played, and what it does. */
import type { ReferenceTable } from '../../../engine/contract.ts';
import type { Card, DeckSheet } from './schema.ts';

/** Messages of the game in the language of the sheet. */
type Words = Readonly<Record<string, string>>;

export function deckTable(words: Words, { deck, source, reconstructed }: DeckSheet): ReferenceTable {
  return {
    title: 'Event cards',
    source,
    reconstructed,
    columns: ['card', 'title', 'for', 'turns', 'window', 'effect'],
    rows: deck.map((card) => [
      `${card.id}`,
      card.title.en,
      card.owner,
      words[`card.kind.${card.when}`] ?? card.when,
      windowsOf(words, card),
      card.text.en,
    ]),
  };
}

function windowsOf(words: Words, { window }: Card): string {
  return window.map((word) => words[`window.${word.replaceAll(' ', '-')}`] ?? word).join(', ');
}
