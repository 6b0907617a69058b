/** Card windows: at each moment of the sequence of play either side may play what it holds (S 4.3, R69). */

import type { Json, Play, Steps } from '../../../engine/contract.ts';
import { campaignOf, type InForce, theCampaign } from '../frame/campaign.ts';
import type { At, Board, CardMoment, Occasion, Target } from '../rules/house.ts';
import { totalStrength } from '../rules/odds.ts';
import { oneOf } from '../rules/questions.ts';
import type { BoarState, Side } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import type { Field } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { cardOf, deckOf, halvesOf, isForScale, isPlayableBy } from './deck.ts';
import { takeEffect } from './effect.ts';
import { tellCard } from './events.ts';
import { drop, handOf, isShut, spend } from './hands.ts';
import { endOf } from './in-force.ts';
import { aboutMoment, wordsOf } from './moment.ts';
import { turnFor } from './rule.ts';
import type { Card } from './schema.ts';

/** No card; no answer. */
export const PASS = 'pass';

interface Table {
  readonly board: Board;
  readonly moment: CardMoment;
}

/** A card that may be played now, and on what; null: on nothing in particular. */
interface Choice {
  readonly card: Card;
  readonly targets: readonly Target[] | null;
}

/** Offers the moment to both sides in turn, the phasing one first, until both pass. Nothing where there is no deck. */
export function* offerCards(board: Board, moment: CardMoment): Steps<void> {
  const { play } = board;
  const campaign = campaignOf(play.state);
  if (campaign === null || board.scenario.cards === null) return;
  endBefore(board.field, play, moment);
  if (moment.at === 'turn-start') {
    campaign.cards.inside = campaign.scale === 'tactical' ? garrisonInside(board) : [];
  }
  if (!isClosed(board.scenario, play.state, moment)) yield* offerInTurn({ board, moment });
  endAfter(board.field, play, moment);
}

/** A die was thrown for a side: the face that stands once both have had their say (card 52). */
export function* offerDie(board: Board, what: string, side: Side, face: number): Steps<number> {
  const { play } = board;
  if (campaignOf(play.state) === null) return face;
  const moment = { at: 'die' as const, side, what, face };
  yield* play.at(what, () => offerCards(board, moment));
  return moment.face;
}

/** The weather shuts the cards away, once it is known; what mends the weather itself is not shut away. */
function isClosed(scenario: BoarScenario, state: BoarState, { at }: CardMoment): boolean {
  return at !== 'turn-start' && at !== 'weather-die' && at !== 'weather' && isShut(scenario, state);
}

function* offerInTurn(table: Table): Steps<void> {
  const { board } = table;
  const { play } = board;
  let side = play.state.phasing ?? (deckOf(board.scenario).events.order[0] as Side);
  let last: number | null = null;
  for (let passes = 0; passes < 2 && play.state.over === null; side = enemyOf(board.field, side)) {
    const played: number | null = yield* offerTo(table, side, last);
    passes = played === null ? passes + 1 : 0;
    last = played ?? last;
  }
}

/** Asks a side that holds a card that fits; the number it played, or null. */
function* offerTo(table: Table, side: Side, last: number | null): Steps<number | null> {
  const { board } = table;
  const { play } = board;
  const choices = choicesOf(table, side);
  if (choices.length === 0) return null;
  const of: (string | number)[] = [PASS, ...choices.map(({ card }) => card.id)];
  const cards = choices.map(({ card, targets }) => ({
    card: card.id,
    targets: targets === null ? null : [...targets],
  }));
  const about: Json = { ...aboutNow(table), cards };
  const ask = () => play.ask<string | number>(side, 'card-play', { kind: 'one', of }, { about, discreet: true });
  const place = placeOf(table, side, last);
  const answer = place === null ? yield* ask() : yield* play.at(place, ask);
  const choice = choices.find(({ card }) => card.id === answer);
  if (choice === undefined) return null;
  yield* play.at(`card-${choice.card.id}`, () => playCard(table, side, choice));
  return choice.card.id;
}

/** Where a side is asked: after a card, at the blow of a shot it was asked about, or where the moment itself stands. */
function placeOf({ moment }: Table, side: Side, last: number | null): string | null {
  if (last !== null) return `after-${last}`;
  if (moment.at === 'blow' && moment.asked?.includes(side)) return 'blow';
  if (moment.at === 'shot') moment.asked.push(side);
  return null;
}

/** What the moment is about, with the strengths of a fight for conditions on odds. */
function aboutNow({ board, moment }: Table): { readonly [fact: string]: Json } {
  const about = aboutMoment(moment);
  if (moment.at !== 'attack') return about;
  const { attackers, defenders } = moment.fight;
  return { ...about, attack: totalStrength(board, attackers, true), defence: totalStrength(board, defenders, false) };
}

function choicesOf(table: Table, side: Side): Choice[] {
  const { board, moment } = table;
  const { play } = board;
  const { scale } = theCampaign(play.state);
  const hand = handOf(play.state, side);
  if (hand.length === 0) return [];
  const words = wordsOf(moment, side);
  if (words.length === 0) return [];
  const held = hand.flatMap((number) => halvesOf(cardOf(board.scenario, number)));
  return held.flatMap((card) => {
    if (!card.window.some((word) => words.includes(word))) return [];
    if (!isPlayableBy(card, side) || !isForScale(card, scale)) return [];
    const choice = choiceOf(occasion(table, side, card));
    return choice === null ? [] : [choice];
  });
}

function choiceOf(at: Occasion): Choice | null {
  const rule = at.board.cards.ruleOf(at.card.id);
  const { turn } = at.board.play.state;
  if (turnFor(at.board, at.card, turn) !== turn || (rule.may && !rule.may(at))) return null;
  if (!rule.targets) return { card: at.card, targets: null };
  const targets = rule.targets(at);
  return targets.length === 0 ? null : { card: at.card, targets };
}

function occasion({ board, moment }: Table, side: Side, card: Card): Occasion {
  return { board, moment, side, card, enemy: enemyOf(board.field, side) };
}

/** The card leaves the hand, the enemy may answer it, and unless he does it takes effect. */
function* playCard(table: Table, side: Side, { card, targets }: Choice): Steps<void> {
  const { board } = table;
  const { play } = board;
  const target = yield* chooseTarget(table, side, card, targets);
  discard(play.state, side, card.id);
  const answered = yield* answerTo(table, side, card, target);
  tellCard(board.field, play, 'card-played', { card: card.id, side, target: target === '' ? null : target, answered });
  if (answered === null) yield* takeEffect(occasion(table, side, card), board.cards.ruleOf(card.id), target);
  settle(board);
}

function* chooseTarget(table: Table, side: Side, card: Card, targets: readonly Target[] | null): Steps<Target> {
  if (targets === null) return '';
  if (targets.length === 1) return targets[0] as Target;
  const about: Json = { ...aboutNow(table), card: card.id, options: [...targets] };
  return yield* table.board.play.ask(side, 'card-target', oneOf(targets), { about, discreet: true });
}

/** The other side may have an answer; both cards are spent then, unless the answer is answered in its turn. */
function* answerTo(table: Table, side: Side, card: Card, target: Target): Steps<number | null> {
  const { board } = table;
  const { play } = board;
  const enemy = enemyOf(board.field, side);
  const answers = board.cards.answers.filter((one) => handOf(play.state, enemy).includes(one));
  if (answers.length === 0) return null;
  const about: Json = { ...aboutNow(table), card: card.id, by: side, target: target === '' ? null : target };
  const answer = yield* play.ask(enemy, 'card-response', oneOf([PASS, ...answers]), { about, discreet: true });
  if (answer === PASS) return null;
  const counter = cardOf(board.scenario, Number(answer));
  discard(play.state, enemy, counter.id);
  const undone = yield* play.at('answer', () => answerTo(table, enemy, counter, ''));
  if (undone === null) return counter.id;
  tellCard(board.field, play, 'card-played', { card: counter.id, side: enemy, target: null, answered: undone });
  return null;
}

function discard(state: BoarState, side: Side, card: number): void {
  drop(state, side, card);
  spend(state, card);
}

// When what cards do is over.

/** Ends what lasts no longer as this moment begins. */
function endBefore(field: Field, play: Play<BoarState>, moment: CardMoment): void {
  const { turn } = play.state;
  if (moment.at === 'turn-start') endOf(field, play, (one) => one.until === 'turn' && one.turn !== turn);
  if (moment.at === 'shot' || moment.at === 'declared') endOf(field, play, isMomentary);
  if (moment.at === 'phase-start' && moment.phase === 'movement') {
    endOf(field, play, (one) => one.until === 'next-movement' && one.by === moment.side && one.turn !== turn);
  }
}

function isMomentary({ until }: InForce): boolean {
  return until === 'shot' || until === 'fight';
}

/** Ends what lasted to the end of this phase, player turn or Movement phase. */
function endAfter(field: Field, play: Play<BoarState>, moment: CardMoment): void {
  if (moment.at !== 'phase-end') return;
  endOf(
    field,
    play,
    (one) =>
      isMomentary(one) ||
      one.until === 'phase' ||
      (one.until === 'enemy-movement' && moment.phase === 'movement' && one.by !== moment.side) ||
      (one.until === 'player-turn' && moment.phase === 'combat'),
  );
}

/** Who of the garrison begins a tactical turn inside the lines (card 8). */
function garrisonInside({ field, position }: At): string[] {
  return Object.values(position.units).flatMap(({ id, hex }) =>
    hex !== null && field.counters.get(id)?.side === field.worksOf && field.hexes.get(hex)?.perimeter ? [id] : [],
  );
}
