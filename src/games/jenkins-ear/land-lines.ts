/** Who fights ashore, how many dice each side throws, and what they hit (9.2 1 to 4, J41, J42). */
import type { EarEvents, LandDice } from './events.ts';
import type { CounterId, FieldHex, Side } from './field.ts';
import { isEnemyPort } from './ports.ts';
import type { LyingDie } from './questions.ts';
import { ashoreIn, countersIn, isAboard, shipsIn } from './stacks.ts';
import { type Board, counterOf, isShip, only, seaportIn } from './units.ts';

/** Counters with a land value: those ashore, and the bomb ships that join. */
export function fighters(board: Board, side: Side, hex: FieldHex, bombs: readonly CounterId[]): CounterId[] {
  const { field, play } = board;
  return [...ashoreIn(field, play.state, side, hex.id), ...bombs].filter((id) => counterOf(field, id).land !== null);
}

/** Bomb ships of the side in the hex; none where a scuttled ship bars the way. */
export function bombShips(board: Board, side: Side, hex: FieldHex): CounterId[] {
  const { field, play } = board;
  if (isBarred(board, side, hex)) return [];
  return only(field, shipsIn(field, play.state, side, hex.id), ({ kind }) => kind === 'bomb-ship');
}

/** A scuttled ship keeps enemy ships from using their guns against the land (11.7, J63). */
export function isBarred({ field, play }: Board, side: Side, hex: FieldHex): boolean {
  return side !== field.tables.scuttling.side && play.state.scuttled.includes(hex.id);
}

/** Guns ashore, and ships of the hex wherever they lie. */
function gunners(board: Board, side: Side, hex: FieldHex): CounterId[] {
  const { field, play } = board;
  const barred = isBarred(board, side, hex);
  return countersIn(play.state, side, hex.id).filter((id) => {
    const counter = counterOf(field, id);
    return (counter.cannonade ?? 0) > 0 && !isAboard(play.state, id) && !(barred && isShip(counter));
  });
}

/**
 * The dice of a side. `against`: what an attacker must take off for the seaport, 0 for a defender. Without a counter of
 * land value there are none.
 */
export function diceOf(
  board: Board,
  side: Side,
  hex: FieldHex,
  bombs: readonly CounterId[],
  against: number,
): LandDice {
  const soldiers = fighters(board, side, hex, bombs).map((unit) => {
    const { face, land } = counterOf(board.field, unit);
    return { unit, face, land: land ?? 0 };
  });
  const thrown = (units: readonly CounterId[], value: 'landTactics' | 'cannonade'): LandDice['tactics'] =>
    (soldiers.length > 0 ? units : []).map((unit) => {
      const counter = counterOf(board.field, unit);
      return { unit, face: counter.face, dice: counter[value] ?? 0 };
    });
  // Leaders lend their tactics even from aboard.
  const tacticians = countersIn(board.play.state, side, hex.id).filter(
    (id) => (counterOf(board.field, id).landTactics ?? 0) > 0,
  );
  const tactics = thrown(tacticians, 'landTactics');
  const cannonade = thrown(gunners(board, side, hex), 'cannonade');
  const all = [...tactics, ...cannonade].reduce((sum, { dice }) => sum + dice, soldiers.length);
  const deducted = Math.min(against, all);
  return { soldiers, tactics, cannonade, deducted, dice: all - deducted };
}

/** What the attacker takes off: the value of a seaport the enemy holds with a counter of land value there (9.2 3). */
export function deductionOf(board: Board, attacker: Side, hex: FieldHex, defenders: readonly CounterId[]): number {
  if (defenders.length === 0 || !isEnemyPort(board.play.state, hex, attacker)) return 0;
  return seaportIn(hex)?.value ?? 0;
}

type Pairs = EarEvents['ear.land-result']['pairs'][Side];

/** Hits: the most pairs of a die and a counter of at least that value; from the lowest value up finds them. */
export function pairsOf(soldiers: LandDice['soldiers'], dice: readonly Pick<LyingDie, 'id' | 'die'>[]): Pairs {
  const left = dice.toSorted((a, b) => a.die - b.die);
  const pairs: Pairs = [];
  for (const { unit, land } of soldiers.toSorted((a, b) => a.land - b.land)) {
    const [lowest] = left;
    if (!lowest || lowest.die > land) continue;
    left.shift();
    pairs.push({ die: lowest.id, face: lowest.die, unit });
  }
  return pairs;
}
