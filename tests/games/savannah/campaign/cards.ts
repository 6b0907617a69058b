/** Cards as tests play them: hands dealt, windows opened, phases played with one card answered for. */
import type { Play, Steps } from '../../../../src/engine/contract.ts';
import type { CardEffect, CardEvents } from '../../../../src/series/boar/cards/events.ts';
import { offerCards } from '../../../../src/series/boar/cards/offer.ts';
import type { CardMoment, Window } from '../../../../src/series/boar/rules/house.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { campaign, rules, savannah } from '../../campaign.ts';
import { type Answers, type Asked, type Driven, drive, type Faces } from '../../position.ts';

export const { cards: sheet } = savannah.files;

/** Takes these cards out of the deck into a hand. */
export function deal(state: BoarState, side: string, ...numbers: number[]): BoarState {
  const { cards } = campaign(state);
  cards.deck = cards.deck.filter((card) => !numbers.includes(card));
  cards.hands[side] = [...(cards.hands[side] ?? []), ...numbers].sort((a, b) => a - b);
  return state;
}

/** Makes the turn one of hours. */
export function tactical(state: BoarState): BoarState {
  campaign(state).scale = 'tactical';
  return state;
}

/** Plays this card whenever it is offered, on that target, and no other. */
export function playing(card: number, target?: string): Answers {
  return {
    'card-play': ({ space }: Asked) => (space.kind === 'one' && space.of.includes(card) ? card : 'pass'),
    ...(target === undefined ? {} : { 'card-target': target }),
    'card-response': 'pass',
  };
}

/** Cards offered to a side while it was played. */
export function offered({ asked }: Driven, side: string): number[] {
  const cards = asked.flatMap(({ kind, role, space }) =>
    kind === 'card-play' && role === side && space.kind === 'one' ? space.of.filter((one) => one !== 'pass') : [],
  );
  return [...new Set(cards as number[])].sort((a, b) => a - b);
}

/** Targets a card was offered for. */
export function targets({ asked }: Driven, card: number): readonly string[] | null | undefined {
  for (const { kind, about } of asked) {
    if (kind !== 'card-play') continue;
    const found = (about as unknown as { cards: { card: number; targets: string[] | null }[] }).cards.find(
      (one) => one.card === card,
    );
    if (found) return found.targets;
  }
  return undefined;
}

/** Opens one window, this card being played in it. */
export function open(state: BoarState, moment: CardMoment, answers: Answers = {}, faces: Faces = {}): Driven {
  return drive(state, (play) => offerCards(boardOf(rules, play), moment), { answers, faces });
}

/** The start or end of a phase of a side's player turn. */
export function phase(
  at: 'phase-start' | 'phase-end',
  name: 'movement' | 'rally' | 'fire' | 'combat',
  side: string,
): Window {
  return { at, phase: name, side };
}

/** Windows and steps one after the other, each at a place of its own. */
export function inTurn(
  state: BoarState,
  answers: Answers,
  faces: Faces,
  books: Parameters<typeof drive>[2] extends infer O ? (O extends { books?: infer B } ? B : never) : never,
  ...steps: ((play: Play<BoarState>) => Steps<unknown>)[]
): Driven {
  return drive(
    state,
    function* (play) {
      for (const [n, step] of steps.entries()) yield* play.at(`s${n}`, () => step(play));
    },
    { answers, faces, books: books ?? {} },
  );
}

/** A window as one of such steps. */
export const windowAt =
  (moment: CardMoment) =>
  (play: Play<BoarState>): Steps<void> =>
    offerCards(boardOf(rules, play), moment);

export function played(driven: Driven): CardEvents['card-played'][] {
  return driven.events
    .filter(({ kind }) => kind === 'savannah.card-played')
    .map(({ facts }) => facts as unknown as CardEvents['card-played']);
}

export function effects(driven: Driven): CardEffect[] {
  return driven.events
    .filter(({ kind }) => kind === 'savannah.card-effect')
    .flatMap(({ facts }) => (facts as unknown as CardEvents['card-effect']).effects);
}

export const hand = (state: BoarState, side: string): number[] => campaign(state).cards.hands[side] ?? [];
export const inForce = (state: BoarState): number[] => campaign(state).cards.inForce.map(({ card }) => card);
