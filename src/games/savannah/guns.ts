/** Guns in the assault stand where they are until attacked; struck by fire they go home (scenario rule 1, O14). */
import type { Steps } from '../../engine/contract.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At, Board, Fault, Fight } from '../../series/boar/rules/house.ts';
import { tellMarks } from '../../series/boar/rules/marks.ts';
import { sendTo } from '../../series/boar/rules/movement.ts';
import { fits } from '../../series/boar/rules/stacking.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { Side } from '../../series/boar/rules/state.ts';
import { counterOf, hexAt, isArtillery, pieceOf, sideOf, unitOf } from '../../series/boar/rules/units.ts';
import type { Counter } from '../../series/boar/scenario/field.ts';

/**
 * What scenario rule 1 changes, in the assault alone: in the campaign guns march as others do. `free` marks those it
 * spares; guns on their way home march as a Movement phase opens (`sendGunsHome`, sequence.ts).
 */
export function gunsInTheAssault(free: string): Exception {
  return {
    rule: 'S scenario 1',
    amends: {
      mayMove: (at, unit) => gunStands(free, at, unit),
      afterHit: strikeGun,
      afterFight: freeGuns,
    },
  };
}

/** Why this gun may not be ordered to move; null when it may, and for every unit that is no gun. */
function gunStands(free: string, at: At, unit: Counter): Fault | null {
  if (!isArtillery(unit)) return null;
  const piece = pieceOf(at.position, unit.id);
  const facts = { unit: unit.id, hex: piece.hex };
  if (piece.goingHome && hasHome(at, unit)) return { code: 'savannah.gun-goes-home', facts, rule: 'S scenario 1' };
  if (piece.freed || unit.marks.includes(free)) return null;
  return { code: 'savannah.gun-stands', facts, rule: 'S scenario 1' };
}

/** Is its post still to be had, or has the enemy or another gun taken it? */
function hasHome(at: At, { id, side, start }: Counter): boolean {
  if (start === null) return false;
  const isEnemy = unitsIn(at.position, start).some((unit) => sideOf(at.field, unit) !== side);
  return !isEnemy && fits(at, start, [id], 'rest');
}

/** Guns struck by fire go back to where they started, as fast as they can; there they are as before. */
export function* sendGunsHome(board: Board, side: Side): Steps<void> {
  const { field, play } = board;
  const going = Object.keys(play.state.units).filter(
    (id) => unitOf(play.state, id).goingHome && counterOf(field, id).side === side,
  );
  for (const id of going) {
    const unit = unitOf(play.state, id);
    const start = counterOf(field, id).start;
    if (unit.hex === null || start === null) continue;
    if (unit.hex === start) {
      unit.goingHome = false;
      tellMarks(play, 'S scenario 1', side, [{ unit: id, mark: 'going-home', to: 'no' }]);
    } else if (unit.formation !== 'shattered') {
      yield* sendTo(board, side, [id], hexAt(field, start));
    }
  }
}

/** A gun that fire drove back or disordered must go home. */
function strikeGun({ field, play }: Board, id: string, result: string): void {
  if (isArtillery(counterOf(field, id)) && (result === 'R' || result === 'D')) unitOf(play.state, id).goingHome = true;
}

/** Guns that have been attacked in close combat may move from now on. */
function freeGuns({ field, play }: Board, { defenders }: Fight): void {
  for (const unit of defenders) {
    if (isArtillery(counterOf(field, unit))) unitOf(play.state, unit).freed = true;
  }
}
