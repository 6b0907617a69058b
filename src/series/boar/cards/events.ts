/** What is told of cards: draws to who drew, plays and their effects to all (S 4.3). */
import type { Audience, Play } from '../../../engine/contract.ts';
import { type Effect, ofGame } from '../rules/events.ts';
import type { BoarState, HexId, Side, UnitId } from '../rules/state.ts';
import type { Field } from '../scenario/field.ts';

/** What a card did: effects of the series, and those of its own. */
export type CardEffect =
  | Effect
  | { kind: 'weather'; from: string; to: string }
  | { kind: 'filled-up'; unit: UnitId; from: number; to: number }
  | { kind: 'leader-away'; leader: UnitId }
  | { kind: 'finished' }
  | { kind: 'arrived'; unit: UnitId; hex: HexId }
  | { kind: 'put-off'; units: UnitId[]; turn: number }
  | { kind: 'barred'; units: UnitId[] };

/** The same list, for what rules of the series do on behalf of a card. */
export const ofRules = (effects: CardEffect[]): Effect[] => effects as Effect[];

export interface CardEvents {
  /** A card taken from the deck, or by a die from the enemy's hand; `card` is null for whom it is hidden. */
  'card-drawn': { side: Side; card: number | null; from: 'deck' | 'enemy'; held: number; left: number };
  'card-bought': { side: Side; effects: Effect[] };
  /** `answered` is the card that made it void. `target` is a unit, hex, hexside, army or entry. */
  'card-played': { card: number; side: Side | null; target: string | null; answered: number | null };
  'card-effect': { card: number; side: Side | null; effects: CardEffect[] };
  /** A die thrown again (card 52). */
  'card-die': { card: number; side: Side; what: string; was: number; is: number };
  'card-over': { cards: number[] };
  /** A card laid down unplayed. */
  'card-discarded': { card: number; side: Side };
  /** A red card drawn on turns it is not for. */
  'card-void': { card: number; side: Side };
}

/** Tells an event of the cards at the place where play stands. */
export function tellCard<K extends keyof CardEvents>(
  field: Field,
  play: Play<BoarState>,
  kind: K,
  facts: CardEvents[K],
): void {
  play.emit({ kind: ofGame(field, kind), rule: 'S 4.3', facts, to: 'all' });
}

/** Tells it to some; everybody else hears `others`. */
export function whisperCard<K extends keyof CardEvents>(
  field: Field,
  play: Play<BoarState>,
  kind: K,
  facts: CardEvents[K],
  to: Audience,
  others: CardEvents[K],
): void {
  play.emit({ kind: ofGame(field, kind), rule: 'S 4.3', facts, to, others });
}
