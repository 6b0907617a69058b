/** What a staff officer would point out in a book of marches: no room for arrivals, guns and works without troops, a duty left undone. */
import type { Order, Reason } from '../../../engine/contract.ts';
import { type Crowd, crowdsAt } from '../frame/crowds.ts';
import { isOfRole, sideOfRole } from '../frame/joint.ts';
import { isInReach } from '../rules/escort.ts';
import type { At } from '../rules/house.ts';
import { mustFight } from '../rules/leaders.ts';
import { isNextTo, type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, enemyOf, isArtillery } from '../rules/units.ts';
import { hasWorks } from '../rules/works.ts';
import type { Counter } from '../scenario/field.ts';
import { enter } from './enter.ts';
import { type Sent, sentBy } from './sent.ts';

export function overlooked(at: At, role: string, call: string, book: readonly Order[]): readonly Reason[] {
  if (call === 'combat') return [];
  const side = sideOfRole(at.field, role);
  const sent = sentBy(book);
  const isMine = (unit: UnitId): boolean => isOfRole(at.field, unit, role);
  const ahead = book.flatMap((line) => (line.when ? [] : (enter.read(line)?.unit ?? [])));
  const crowds = crowdsAt(at, side, at.position.turn, sent, ahead);
  return [...crowded(crowds, isMine), ...bared(at, side, sent, isMine), ...heldBack(at, side, sent, isMine)];
}

function crowded(crowds: readonly Crowd[], isMine: (unit: UnitId) => boolean): readonly Reason[] {
  return crowds.flatMap(({ hex, units, there }) => {
    const waiting = units.filter(isMine);
    if (waiting.length === 0) return [];
    const facts = { hex, units: waiting, many: waiting.length > 1, there: [...there], leaves: true };
    return [{ code: 'boar.no-room', facts }];
  });
}

/** Leaders who must fight this turn, while the marches bring nobody of their army up to the enemy. */
function heldBack(at: At, side: Side, sent: Sent, isMine: (unit: UnitId) => boolean): readonly Reason[] {
  const stacks = stacksOf(at);
  const isUp = ({ id, army }: Counter, leader: UnitId): boolean => {
    if (army !== at.field.leaders.get(leader)?.army || isArtillery(counterOf(at.field, id))) return false;
    const hex = sent.get(id) ?? at.position.units[id]?.hex;
    return hex != null && isNextTo(at, stacks, hex, enemyOf(at.field, side), false);
  };
  return mustFight(at, side)
    .filter((leader) => isMine(leader) && ![...at.field.counters.values()].some((counter) => isUp(counter, leader)))
    .map((leader) => ({ code: 'boar.held-back', facts: { leader } }));
}

/** Hexes that marches leave to guns alone, and works that they leave to nobody, within reach of the enemy. */
function bared(at: At, side: Side, sent: Sent, isMine: (unit: UnitId) => boolean): readonly Reason[] {
  const isGun = (unit: UnitId): boolean => isArtillery(counterOf(at.field, unit));
  const isRelieved = (hex: HexId): boolean =>
    [...sent].some(([unit, to]) => to === hex && at.field.counters.has(unit) && !isGun(unit));
  return [...stacksOf(at).values()].flatMap(({ side: of, hex, units }: Stack): Reason[] => {
    const gone = units.filter((unit) => sent.has(unit));
    const left = units.filter((unit) => !sent.has(unit));
    if (of !== side || !gone.some(isMine) || !left.every(isGun) || isRelieved(hex) || !isInReach(at, side, hex))
      return [];
    if (left.length > 0) return [{ code: 'boar.guns-alone', facts: { hex, units: left, many: left.length > 1 } }];
    return side === at.field.worksOf && hasWorks(at.field, hex) ? [{ code: 'boar.works-left', facts: { hex } }] : [];
  });
}
