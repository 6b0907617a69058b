/** Cards in the report: what was drawn and played in sentences, the reader's own hand, and its lines of the order form. */
import { inLanguage, opened } from '../../../engine/phrase.ts';
import { cardsIn, faceFor } from '../cards/deck.ts';
import type { CardEffect, CardEvents } from '../cards/events.ts';
import type { Card } from '../cards/schema.ts';
import type { Effect } from '../rules/events.ts';
import { effectSentences, told } from './effects.ts';
import { isPlayableNow, ownHand, whenPlayed } from './hand.ts';
import { type Block, isOurs, type LinesOf, named, namedAll, placedFully, subject, type Teller } from './teller.ts';

function cardIn({ scenario }: Teller, number: number): Card | undefined {
  return cardsIn(scenario)[number - 1];
}

/** `card 17, A general on the sick list`. */
function titled(teller: Teller, number: number): string {
  const card = cardIn(teller, number);
  const title = card ? inLanguage(card.title, teller.say.language) : '';
  return teller.say('card.titled', { card: number, title });
}

function seated(teller: Teller, side: string | null): { side: string; ours: boolean } {
  return { side: side === null ? '' : teller.say(`side.${side}.the`), ours: side !== null && isOurs(teller, side) };
}

export const cardLines: LinesOf<CardEvents> = {
  'card-drawn': (teller, { side, card, from, held }) => {
    const facts = { ...seated(teller, side), held, card: card === null ? '' : titled(teller, card) };
    return told(teller, from === 'enemy' ? 'tale.card-taken' : 'tale.card-drawn', facts);
  },
  'card-bought': (teller, { side, effects }) => told(teller, 'tale.card-bought', seated(teller, side), effects),
  'card-played': (teller, { card, side, target, answered }) => {
    const { say } = teller;
    const on = target === null ? '' : pointed(teller, target);
    const strong = opened(say('tale.card-played', { ...seated(teller, side), card: titled(teller, card), on }));
    if (answered !== null)
      return [[{ strong }, ` ${opened(say('tale.card-answered', { card: titled(teller, answered) }))}`]];
    const sheet = cardIn(teller, card);
    if (!sheet) return [[{ strong }]];
    const does = say('tale.card-does', { text: inLanguage(sheet.text, say.language) });
    return [[{ strong }, ` ${inLanguage(sheet.story, say.language)} ${does}`]];
  },
  'card-effect': (teller, { effects }) => {
    const own = effects.flatMap((effect) => ownSentence(teller, effect));
    const others = effectSentences(teller, effects.filter((effect) => !OWN.includes(effect.kind)) as Effect[]);
    const said = [...own, ...others].map(opened).join(' ');
    return said === '' ? [] : [[said]];
  },
  'card-die': (teller, { side, ...facts }) => told(teller, 'tale.card-die', { ...seated(teller, side), ...facts }),
  'card-discarded': (teller, { card, side }) =>
    told(teller, 'tale.card-discarded', { ...seated(teller, side), card: titled(teller, card) }),
  'card-void': (teller, { card, side }) =>
    told(teller, 'tale.card-void', { ...seated(teller, side), card: titled(teller, card) }),
  'card-over': (teller, { cards }) =>
    cards.flatMap((card) => told(teller, 'tale.card-over', { card: titled(teller, card) })),
};

const OWN: readonly string[] = ['weather', 'filled-up', 'leader-away', 'finished', 'arrived', 'put-off', 'barred'];

function ownSentence(teller: Teller, effect: CardEffect): string[] {
  const { say } = teller;
  switch (effect.kind) {
    case 'weather':
      return [say('effect.card-weather', { from: say(`weather.${effect.from}`), to: say(`weather.${effect.to}`) })];
    case 'filled-up':
      return [say('effect.card-filled-up', subject(teller, effect.unit))];
    case 'leader-away':
      return [say('effect.card-leader-away', { unit: named(teller, effect.leader) })];
    case 'finished':
      return [say('effect.card-finished')];
    case 'arrived':
      return [say('effect.card-arrived', { ...subject(teller, effect.unit), hex: placedFully(teller, effect.hex) })];
    case 'barred':
      return [
        say('effect.card-barred', { ...subject(teller, ...effect.units), units: namedAll(teller, effect.units) }),
      ];
    default:
      return [];
  }
}

/** The target of a card in words: a unit by name, a hex or hexside by number, an army. */
function pointed(teller: Teller, target: string): string {
  const { field, say } = teller;
  if (field.counters.has(target) || field.leaders.has(target)) return named(teller, target);
  const weather = `weather.${target}`;
  if (say.has(weather)) return say(weather);
  if (say.has(`army.${target}.the`)) return say(`army.${target}.the`);
  const [hex = '', edge] = target.split('/');
  if (edge !== undefined) return `${hex} ${say(`side.order.${edge}`)}`;
  return field.hexes.has(target) ? placedFully(teller, target) : target;
}

/** Ready lines for the order form: one for each card that may be played on the turns being played, after what it does. */
export function handOrders(teller: Teller): Block[] {
  const { say } = teller;
  return ownHand(teller).flatMap((number) => {
    const sheet = cardIn(teller, number);
    if (!sheet) return [];
    const card = faceFor(sheet, teller.side, teller.scale);
    if (!isPlayableNow(teller, card)) return [];
    const title = inLanguage(card.title, say.language);
    const when = say('cards.order.when', { title, when: whenPlayed(teller, card) });
    return [{ head: `${when}. ${inLanguage(card.text, say.language)}`, lines: [say('cards.order', { card: number })] }];
  });
}
