/** The reader's own hand of cards, what each does and when it may be played; of the enemy's only how many there are. */
import { listing, opened } from '../../../engine/phrase.ts';
import type { Dispatch } from '../../../engine/story.ts';
import { deckOf, isForScale, isPlayableBy } from '../cards/deck.ts';
import type { Card } from '../cards/schema.ts';
import { enemyHeld, handAhead, scaleAhead } from './ahead.ts';
import type { Teller } from './teller.ts';

type Row = Dispatch['rows'][number];

export function cardsInHand(teller: Teller): Dispatch {
  const { say, telling, after, enemy } = teller;
  const title = say('dispatch.cards');
  if (telling.next === null || after.campaign === null) return { title, rows: [] };
  const deck = deckOf(teller.savannah).deck;
  const rows: Row[] = handAhead(teller).flatMap((number) => {
    const card = deck[number - 1];
    return card ? [cardRow(teller, card)] : [];
  });
  if (rows.length === 0) rows.push({ label: say('cards.ours'), text: [say('cards.none')] });
  const { known, left, inForce } = after.campaign.cards;
  const seen = known.map((number) => `${number} ${deck[number - 1]?.title[say.language] ?? ''}`);
  const theirs = say('cards.theirs', { n: enemyHeld(teller), left, known: listing(seen, say.language) });
  rows.push({ label: opened(say(`side.${enemy}`)), text: [theirs] });
  const lasting = inForce.filter(({ until }) => until === 'turn' || until === 'game' || until === 'next-movement');
  if (lasting.length > 0) {
    const names = lasting.map(
      ({ card, by }) => `${deck[card - 1]?.title[say.language] ?? card} (${say(`side.${by}`)})`,
    );
    rows.push({ label: say('cards.in-force'), text: [`${names.join(', ')}.`] });
  }
  return { title, rows };
}

/** Number and title, when it may be played, what it does, and the order that plays it. */
function cardRow(teller: Teller, card: Card): Row {
  const { say } = teller;
  const { language } = say;
  const label = `${card.id} ${card.title[language]}`;
  const text = [{ strong: `${opened(whenPlayed(teller, card))}.` }, ` ${card.text[language]}`];
  if (!isPlayableBy(card, teller.side)) {
    return {
      label: `${card.id}`,
      text: [say('card.useless', { title: card.title[language], text: card.text[language] })],
    };
  }
  if (card.when === 'strategic' && scaleAhead(teller) === 'tactical')
    return { label, text: [`${opened(say('cards.late'))}.`] };
  if (!isForScale(card, scaleAhead(teller))) return { label, text };
  return { label, text, order: say('cards.order', { card: card.id }) };
}

/** `turns of days: as our Movement phase begins` */
function whenPlayed({ say }: Teller, { when, window }: Card): string {
  return say('cards.when', {
    kind: say(`card.kind.${when}`),
    windows: listing(
      window.map((word) => say(`window.${word.replaceAll(' ', '-')}`)),
      say.language,
    ),
  });
}
