/** The reader's own hand of cards, what each does and when it may be played; of the enemy's only how many there are. */
import type { Subject } from '../../../engine/chapters.ts';
import { inLanguage, opened } from '../../../engine/phrase.ts';
import { isTimely, servesNobody } from '../cards/acts/playable.ts';
import { cardsIn, deckOf, faceFor, isForScale, isPlayableBy } from '../cards/deck.ts';
import { opensAgain } from '../cards/moment.ts';
import { turnFor } from '../cards/rule.ts';
import type { Card } from '../cards/schema.ts';
import type { InForce } from '../frame/campaign.ts';
import { namedAll, type Teller } from './teller.ts';

type Row = Subject['rows'][number];

export function cardsInHand(teller: Teller): Subject {
  const { say, telling, now, enemy } = teller;
  const title = say('dispatch.cards');
  if (telling.next === null || now.campaign === null) return { title, rows: [] };
  const deck = cardsIn(teller.scenario);
  const hand = ownHand(teller).flatMap((number) => deck[number - 1] ?? []);
  const [useless = null, ...others] = hand.filter((card) => !isPlayableBy(card, teller.side));
  const rows: Row[] = hand.map((card) => {
    const row = cardRow(teller, card);
    if (others.includes(card)) return { ...row, brief: [] };
    if (card !== useless || others.length === 0) return row;
    return { ...row, brief: [say('cards.useless', { list: others.map(({ id }) => `${id}`).join(', ') })] };
  });
  // A letter tells of those that are new; the numbers of all stand above them.
  const held = [hand.length === 0 ? say('cards.none') : `${hand.map(({ id }) => id).join(', ')}.`];
  rows.unshift({ label: say('cards.ours'), text: held, lasting: held });
  const { known, left, held: hands, inForce } = now.campaign.cards;
  const seen = known.map((number) => `${number} ${titleOf(teller, deck[number - 1])}`);
  const theirs = say('cards.theirs', { n: hands[enemy] ?? 0, left, known: say.list(seen) });
  rows.push({ label: opened(say(`side.${enemy}`)), text: [theirs] });
  rows.push(...inForce.map((effect) => forceRow(teller, effect)));
  return { title, rows };
}

/** Numbers of the cards the reader holds as he reads. */
export function ownHand({ now }: Teller): readonly number[] {
  return [...(now.campaign?.cards.hand ?? [])].sort((a, b) => a - b);
}

const titleOf = ({ say }: Teller, card: Card | undefined): string => (card ? inLanguage(card.title, say.language) : '');

/** A card that is at work: whose it is, what it does, and on whom it lies. */
function forceRow(teller: Teller, { card, by, on }: InForce): Row {
  const { say, scenario } = teller;
  const sheet = cardsIn(scenario)[card - 1];
  const title = titleOf(teller, sheet);
  const units = on.filter((id) => teller.field.counters.has(id) || teller.field.leaders.has(id));
  const whom = units.length === 0 ? '' : ` ${say('cards.lies-on', { units: namedAll(teller, units) })}`;
  return {
    label: say('cards.in-force', { card, title, side: say(`side.${by}`), ours: by === teller.side }),
    text: [`${sheet ? inLanguage(sheet.text, say.language) : ''}${whom}`],
  };
}

/** Number and title, when it may be played, what it does, and the order that plays it. */
function cardRow(teller: Teller, sheet: Card): Row {
  const card = faceFor(sheet, teller.side, teller.scale);
  const { say } = teller;
  const title = titleOf(teller, card);
  const does = inLanguage(card.text, say.language);
  const label = `${card.id} ${title}`;
  const text = [{ strong: `${opened(whenPlayed(teller, card))}.` }, ` ${does}`];
  if (!isPlayableBy(card, teller.side)) {
    return { label: `${card.id}`, text: [say('card.useless', { title, text: does })] };
  }
  if (card.when === 'strategic' && teller.scale === 'tactical')
    return { label, text: [`${opened(say('cards.late'))}.`], brief: [] };
  if (servesNobody(teller.at, card))
    return { label, text: [`${opened(say('cards.nobody', { units: namedAll(teller, card.units) }))}.`], brief: [] };
  if (!isPlayableNow(teller, card)) return { label, text };
  return { label, text, order: say('cards.order', { card: card.id }) };
}

/** May a line play this card on the turn that is open? */
export function isPlayableNow(teller: Teller, card: Card): boolean {
  const { scenario, now, side, at, telling } = teller;
  const turn = telling.next?.printed ?? 0;
  const isOurs = isPlayableBy(card, side) && !servesNobody(at, card) && turnFor(at, card, turn) === turn;
  return isOurs && isForScale(card, teller.scale) && isTimely(scenario, now, side, card);
}

/** `turns of days, before we move`, with the turn for which it must be written now where no other letter comes before it. */
export function whenPlayed(teller: Teller, card: Card): string {
  const { say } = teller;
  const windows = say.list(card.window.map((word) => say(`window.${word.replaceAll(' ', '-')}`)));
  const facts = { kind: say(`card.kind.${card.when}`), windows, card: card.id, turn: turnAhead(teller, card) };
  return say('cards.when', facts);
}

/** Of a card whose moment is past and comes again before we are asked next: the turn at whose opening a line of this one counts; else 0. */
function turnAhead({ scenario, telling, now, side, at }: Teller, card: Card): number {
  const turn = (telling.next?.printed ?? 0) + 1;
  const isDays = now.campaign?.declared === null && turn < (scenario.campaign?.tactical ?? 0);
  const isRolled = (word: string): boolean =>
    (word !== 'own draw' || deckOf(scenario).events.turns.includes(turn)) &&
    (word !== 'weather die' || scenario.campaign?.weather.turns.includes(turn) === true);
  const comes =
    !telling.next?.asks &&
    turn <= scenario.sheet.turns.last &&
    turnFor(at, card, turn) === turn &&
    card.window.some((word) => opensAgain(word) && isRolled(word));
  const isAhead = comes && isForScale(card, isDays ? 'strategic' : 'tactical') && !isTimely(scenario, now, side, card);
  return isAhead ? turn : 0;
}
