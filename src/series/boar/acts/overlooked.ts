/** What a staff officer would point out in a book of marches: no room for arrivals, guns and works without troops, a duty left undone. */
import type { Order, Reason } from '../../../engine/contract.ts';
import { type Crowd, crowdsAt } from '../frame/crowds.ts';
import { isOfRole, sideOfRole } from '../frame/joint.ts';
import { isInReach, isTroops, withoutTroops } from '../rules/escort.ts';
import type { At } from '../rules/house.ts';
import { mustFight } from '../rules/leaders.ts';
import { isNextTo, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import { hasWorks } from '../rules/works.ts';
import type { Counter } from '../scenario/field.ts';
import { enter } from './enter.ts';
import { arrivedAt, type Sent, sentBy } from './sent.ts';

export function overlooked(at: At, role: string, call: string, book: readonly Order[]): readonly Reason[] {
  if (call === 'combat') return [];
  const side = sideOfRole(at.field, role);
  const sent = sentBy(book);
  const isMine = (unit: UnitId): boolean => isOfRole(at.field, unit, role);
  const ahead = book.flatMap((line) => (line.when ? [] : (enter.read(line)?.unit ?? [])));
  const crowds = crowdsAt(at, side, at.position.turn, sent, ahead);
  const back = heldBack(at, side, sent).filter(isMine);
  return [
    ...crowded(crowds, isMine),
    ...bared(at, side, sent, isMine),
    ...back.map((leader) => ({ code: 'boar.held-back', facts: { units: [leader] } })),
  ];
}

const crowded = (crowds: readonly Crowd[], isMine: (unit: UnitId) => boolean): readonly Reason[] =>
  crowds.flatMap(({ hex, units, there }) => {
    const waiting = units.filter(isMine);
    const facts = { hex, units: waiting, many: waiting.length > 1, there: [...there], leaves: true };
    return waiting.length === 0 ? [] : [{ code: 'boar.no-room', facts }];
  });

/** Leaders who must fight this turn, while the marches bring nobody of their army up to the enemy. */
export function heldBack(at: At, side: Side, sent: Sent): readonly UnitId[] {
  const stacks = stacksOf(at);
  const isUp = ({ id, army }: Counter, leader: UnitId): boolean => {
    if (army !== at.field.leaders.get(leader)?.army || !isTroops(at, id)) return false;
    const hex = sent.get(id) ?? at.position.units[id]?.hex;
    return hex != null && isNextTo(at, stacks, hex, enemyOf(at.field, side), false);
  };
  const counters = [...at.field.counters.values()];
  return mustFight(at, side).filter((leader) => !counters.some((counter) => isUp(counter, leader)));
}

/** Hexes that marches leave, or send, guns and leaders to alone, and works that they leave to nobody, within reach of the enemy. */
function bared(at: At, side: Side, sent: Sent, isMine: (unit: UnitId) => boolean): readonly Reason[] {
  const then = { ...at, position: arrivedAt(at.position, sent) };
  const goes = (unit: UnitId): boolean => sent.has(unit) && isMine(unit);
  const left = [...stacksOf(at).values()].filter((one) => one.side === side && one.units.some(goes));
  const isStripped = (hex: HexId): boolean =>
    left.some((one) => one.hex === hex && one.units.some((unit) => goes(unit) && isTroops(at, unit)));
  // Who must take part in an attack rides to it.
  const rides = mustFight(at, side);
  const alone = withoutTroops(then, side).filter(
    ({ hex, units }) => !units.every((unit) => rides.includes(unit)) && (units.some(goes) || isStripped(hex)),
  );
  const bare = left.filter(({ hex }) => !stacksOf(then).has(hex) && hasWorks(at.field, hex));
  return [
    ...alone.map(({ hex, units }) => ({ code: 'boar.guns-alone', facts: { hex, units, many: units.length > 1 } })),
    ...(side === at.field.worksOf ? bare : []).map(({ hex }) => ({ code: 'boar.works-left', facts: { hex } })),
  ].filter(({ facts }) => isInReach(then, side, facts.hex));
}
