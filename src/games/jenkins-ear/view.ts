/** What a side sees: its own counters whole, the enemy's stacks by height and top counter, and all that lies open. Types. */
import type { CounterId, FaceId, HexId, Side, Water } from './field.ts';
import type { Berth, EarState, Piece, Sighting, StackKey } from './state.ts';

/** An own counter; a ship between the seas with where she is bound and the game turn in which she comes there (7.4). */
export interface SeenUnit extends Piece {
  bound: { to: Water; turn: number } | null;
}

/** A stack of either side as the seer knows it. */
export interface SeenStack {
  key: StackKey;
  side: Side;
  hex: HexId;
  berth: Berth;
  height: number;
  /** What the topmost counter shows (4.4). */
  top: FaceId;
  /** Some counter in it has intercepted this game turn (J16). */
  marked: boolean;
  /** Own: its counters from the top. Enemy: null. */
  units: CounterId[] | null;
  /** Enemy: faces of those that lie open now, from the top (J3, J4). Own: those the enemy sees. */
  open: FaceId[];
}

/** Counters of one face and cost lying in a pool or out of the game; open to both (J7). */
export interface SeenHeap {
  face: FaceId;
  cost: number | null;
  count: number;
}

type Open =
  | ('turn' | 'ordinal' | 'phase' | 'funds' | 'ports' | 'captured' | 'storms' | 'scuttled' | 'scuttles')
  | ('isidro' | 'peace' | 'history' | 'over');

/** What a role sees of the war: what lies open to everybody as it is, and of the rest its own. */
export interface EarView extends Pick<EarState, Open> {
  /** The role that sees, or `all` for what everybody may see. */
  who: Side | 'all';
  /** Own counters by id; empty for `all`. */
  units: Record<CounterId, SeenUnit>;
  stacks: Record<StackKey, SeenStack>;
  /** `from`: of an own interception, where most of the ships came from; else null. */
  contacts: { hex: HexId; attacker: Side; from: HexId | null }[];
  pools: Record<Side, SeenHeap[]>;
  out: Record<Side, SeenHeap[]>;
  /** Ships on the turn track: how many, where to, when (7.4); own by id in `units`. */
  passages: { side: Side; to: Water; turn: number; count: number }[];
  /** Own notes of enemy stacks once seen whole (J6). */
  sightings: Sighting[];
}

/** Own counters in a hex; `isAboard`: of those that are aboard a ship there, or of the others alone. */
export const ownAt = ({ units }: Pick<EarView, 'units'>, hex: HexId | null, isAboard?: boolean): CounterId[] => {
  const here = Object.values(units).filter((one) => one.hex === hex && isAboard !== (one.aboard === null));
  return here.map(({ id }) => id);
};
