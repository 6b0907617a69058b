/** Cards of Pensacola as tests play them: hands dealt, windows opened, phases played with one card answered for. */
import type { Play, Steps } from '../../../src/engine/contract.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import type { CardEffect, CardEvents } from '../../../src/series/boar/cards/events.ts';
import { offerCards } from '../../../src/series/boar/cards/offer.ts';
import type { BoarEvents } from '../../../src/series/boar/rules/events.ts';
import type { CardMoment, Rules, Window } from '../../../src/series/boar/rules/house.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { type Answers, type Asked, type Driven, drive, type Faces } from '../position.ts';

/** Takes these cards out of the deck into a hand. */
export function deal(state: PensacolaState, side: string, ...numbers: number[]): PensacolaState {
  const { cards } = state.campaign;
  cards.deck = cards.deck.filter((card) => !numbers.includes(card));
  cards.hands[side] = [...(cards.hands[side] ?? []), ...numbers].sort((a, b) => a - b);
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

/** Was the card offered, and on what? Undefined: not at all; null: on nothing in particular. */
export function offered({ asked }: Driven, card: number): readonly string[] | null | undefined {
  for (const { kind, about } of asked) {
    if (kind !== 'card-play') continue;
    const { cards } = about as unknown as { cards: { card: number; targets: string[] | null }[] };
    const found = cards.find((one) => one.card === card);
    if (found) return found.targets;
  }
  return undefined;
}

/** Windows and steps one after the other, each at a place of its own. */
export function inTurn(
  rules: Rules,
  state: PensacolaState,
  answers: Answers,
  faces: Faces,
  steps: readonly (CardMoment | ((play: Play<PensacolaState>) => Steps<unknown>))[],
  books: Parameters<typeof drive>[2] extends infer O ? (O extends { books?: infer B } ? B : never) : never = {},
): Driven {
  return drive(
    state,
    function* (play) {
      for (const [n, step] of steps.entries())
        yield* play.at(`s${n}`, function* () {
          if (typeof step === 'function') yield* step(play as Play<PensacolaState>);
          else yield* offerCards(boardOf(rules, play), step);
        });
    },
    { answers, faces, books: books ?? {} },
  );
}

export const phase = (
  at: Window['at'] & `phase-${string}`,
  name: 'movement' | 'rally' | 'fire' | 'combat',
  side: string,
): Window => ({ at, phase: name, side }) as Window;

export const told = <K extends keyof BoarEvents>({ events }: Driven, kind: K): BoarEvents[K][] =>
  events.filter((event) => event.kind === kind).map((event) => event.facts as unknown as BoarEvents[K]);

export const played = ({ events }: Driven): CardEvents['card-played'][] =>
  events.filter(({ kind }) => kind === 'pensacola.card-played').map(({ facts }) => facts as never);

export const effects = ({ events }: Driven): CardEffect[] =>
  events
    .filter(({ kind }) => kind === 'pensacola.card-effect')
    .flatMap(({ facts }) => (facts as unknown as CardEvents['card-effect']).effects);
