import type { Steps } from '../../engine/contract.ts';
import { asking, askTogether, exactly } from './choices.ts';
import { type Loss, type LossCause, type SeenLoss, tell } from './events.ts';
import type { CounterId, HexId, Side } from './field.ts';
import { pieceIn } from './setup.ts';
import { cargoOf, lift, sideOf, stackAt } from './stacks.ts';
import { type Board, counterOf, isDeception, only, pieceOf, throwDie } from './units.ts';

/** Why counters go, and by whose choice; `chosenBy` null: nobody chose. */
export interface Toll {
  cause: LossCause;
  rule: string;
  chosenBy: Side | null;
}

/** How many of these counters a side loses in a fight. */
export interface Bill {
  readonly side: Side;
  readonly counters: readonly CounterId[];
  readonly count: number;
}

/** Both owners name their losses at once; who has no choice is not asked (9.1, 9.2). */
export function* payBills(
  board: Board,
  hex: HexId,
  kind: 'naval-losses' | 'land-losses',
  bills: readonly Bill[],
  toll: Omit<Toll, 'chosenBy'>,
): Steps<void> {
  const open = bills.filter(({ counters, count }) => count > 0 && count < counters.length);
  const asks = open.map(({ side, counters, count }) =>
    asking(side, kind, exactly(counters, count), { hex, count, counters }),
  );
  const given = yield* askTogether(board, asks);
  for (const { side, counters, count } of bills)
    eliminate(board, given(side, kind) ?? counters.slice(0, count), { ...toll, chosenBy: side });
}

/**
 * Eliminates counters of one side with all they carry (J20), tells it, and takes Deceptions whose last companion went,
 * but in a seaport of its own (J9).
 * Each is thrown for at most once at a place of the sequence of play.
 */
export function eliminate(board: Board, ids: readonly CounterId[], toll: Toll): void {
  const [first] = ids;
  if (first === undefined) return;
  const { state } = board.play;
  const { hex } = pieceOf(state, first);
  const losses: Loss[] = [];
  const left = new Set<HexId>();
  for (const id of ids) {
    const { hex, berth, fate } = pieceOf(state, id);
    if (fate !== 'map' && fate !== 'passage') continue;
    if (hex !== null && berth === 'off' && !isDeception(counterOf(board.field, id))) left.add(hex);
    if (fate === 'passage') handOver(board, id);
    const cargo = cargoOf(state, id);
    losses.push(remove(board, id, null), ...cargo.map((aboard) => remove(board, aboard, id)));
  }
  const side = sideOf(first);
  for (const place of left) losses.push(...aloneOff(board, side, place).map((id) => remove(board, id, null)));
  tellLosses(board, side, hex, losses, toll);
}

/** Deceptions on their way round the Horn go on with another ship in the same passage. */
function handOver({ field, play }: Board, lost: CounterId): void {
  const { passage } = play.state;
  const isBeside = (id: CounterId): boolean =>
    id !== lost && sideOf(id) === sideOf(lost) && passage[id]?.to === passage[lost]?.to;
  const next = Object.keys(passage).find(isBeside) ?? lost;
  for (const id of only(field, cargoOf(play.state, lost), isDeception)) pieceOf(play.state, id).aboard = next;
}

/** Deceptions of a stack at large, which go with the last other counter of it. */
export function aloneOff({ field, play }: Board, side: Side, hex: HexId): readonly CounterId[] {
  const rest = stackAt(play.state, side, hex, 'off');
  return rest.every((id) => isDeception(counterOf(field, id))) ? [...rest] : [];
}

/** Takes one counter out of play and throws for where it goes, whatever took it (9.3, J57). */
function remove(board: Board, id: CounterId, ship: CounterId | null): Loss {
  const { field, play } = board;
  const { face, cost } = counterOf(field, id);
  // A starting counter never comes back, and no die is above the cost of a great ship: neither is thrown for.
  const die = cost !== null && cost < field.tables.dice.sides ? throwDie(board, `status.${id}`) : null;
  const to = die !== null && cost !== null && die > cost ? 'pool' : 'out';
  takeOff(board, id, to);
  delete play.state.passage[id];
  return { unit: id, face, die, cost, to, with: ship };
}

/** Off the map without a die. */
export function takeOff({ play }: Board, id: CounterId, to: 'pool' | 'out'): void {
  lift(play.state, [id]);
  Object.assign(pieceOf(play.state, id), pieceIn(id, to));
}

/** Owner by counter, others by face (J69). */
function tellLosses(board: Board, side: Side, hex: HexId | null, losses: Loss[], toll: Toll): void {
  if (losses.length === 0) return;
  const { cause, rule, chosenBy } = toll;
  const seen: SeenLoss[] = losses.map(({ face, die, cost, to, with: ship }) => ({
    face,
    die,
    cost,
    to,
    sunkWith: ship !== null,
  }));
  const others = { side, hex, cause, chosenBy, losses: seen };
  tell(board, 'ear.lost', rule, { side, hex, cause, chosenBy, losses }, [side], others);
}
