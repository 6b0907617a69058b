/** The deck on the reference sheet: every card with whose it is, when it may be played, and what it does. */
import type { ReferenceTable } from '../../../engine/contract.ts';
import { messages } from '../messages/messages.ts';
import type { Card, DeckSheet } from './schema.ts';

const { en } = messages;
const words: Readonly<Record<string, string>> = en;

export function deckTable({ deck, source, reconstructed }: DeckSheet): ReferenceTable {
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
      windowsOf(card),
      card.text.en,
    ]),
  };
}

function windowsOf({ window }: Card): string {
  return window.map((word) => words[`window.${word.replaceAll(' ', '-')}`] ?? word).join(', ');
}
