/** How many may stand in a hex: the limits of the series and the bans of the game, at every moment (R17, S 4.1). */
import type { Counter, FieldHex } from '../scenario/field.ts';
import type { At, Fault, Moment, Rules } from './house.ts';
import type { HexId, UnitId } from './state.ts';
import { counterOf, hexAt, isArtillery, pieceOf, printedStrength } from './units.ts';

/** Mark of counters that stand in a hex as if they were not there. */
const TAKES_NO_ROOM = 'takes-no-room';

/** SP that count against the limit: all but artillery, at present strength. */
export function stackedStrength({ field, position }: At, units: readonly UnitId[]): number {
  let strength = 0;
  for (const unit of units) {
    const counter = counterOf(field, unit);
    if (!isArtillery(counter) && takesRoom(counter)) strength += printedStrength(counter, pieceOf(position, unit));
  }
  return strength;
}

/** Artillery units among these that count against the limit. */
export function guns({ field }: Rules, units: readonly UnitId[]): number {
  return units.filter((unit) => isArtillery(counterOf(field, unit)) && takesRoom(counterOf(field, unit))).length;
}

/** Artillery units that a hex with these in it has room for. */
export const gunLimit = (at: At, hex: HexId, units: readonly UnitId[]): number =>
  at.field.tables.stacking.artillery + at.house.moreGuns(at, hex, units);

const takesRoom = ({ marks }: Counter): boolean => !marks.includes(TAKES_NO_ROOM);

/** Everything wrong with these counters standing in one hex; empty when they may. */
export function stackFaults(
  at: At,
  hex: FieldHex,
  units: readonly UnitId[],
  leaders: readonly UnitId[],
  moment: Moment,
): readonly Fault[] {
  const limits = at.field.tables.stacking;
  const faults: Fault[] = [];
  const strength = stackedStrength(at, units);
  if (strength > limits.strength) {
    faults.push({
      code: 'boar.stack-strength',
      facts: { hex: hex.id, strength, limit: limits.strength },
      rule: 'series 7',
    });
  }
  const limit = gunLimit(at, hex.id, units);
  if (guns(at, units) > limit) {
    faults.push({ code: 'boar.stack-artillery', facts: { hex: hex.id, limit }, rule: 'series 7' });
  }
  faults.push(...at.house.stackFaults(at, hex, units, leaders, moment));
  return faults;
}

/** Of units and leaders who come to a hex one after the other, those for whom the rest leave no room. */
export function withoutRoom(
  at: At,
  hex: FieldHex,
  there: readonly UnitId[],
  coming: readonly UnitId[],
): readonly UnitId[] {
  const standing = [...there];
  return coming.filter((id) => {
    const all = [...standing, id];
    const units = all.filter((one) => at.field.counters.has(one));
    const leaders = all.filter((one) => at.field.leaders.has(one));
    const hasRoom = stackFaults(at, hex, units, leaders, 'rest').length === 0;
    if (hasRoom) standing.push(id);
    return !hasRoom;
  });
}

/** May these units join whoever stands in the hex? */
export function fits(at: At, hex: HexId, joining: readonly UnitId[], moment: Moment): boolean {
  const { position } = at;
  const units: UnitId[] = [...joining];
  for (const id in position.units) {
    if (position.units[id]?.hex === hex && !joining.includes(id)) units.push(id);
  }
  const leaders: UnitId[] = [];
  for (const id in position.leaders) if (position.leaders[id]?.hex === hex) leaders.push(id);
  return stackFaults(at, hexAt(at.field, hex), units, leaders, moment).length === 0;
}
