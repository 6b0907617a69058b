/** What the rules compel beside what a book orders, told before it is done: attacks (series 12.1), and guns that go home. */
import type { Order, Reason } from '../../../engine/contract.ts';
import { type Parting, partings } from '../doctrine/partings.ts';
import { isOfRole, sideOfRole } from '../frame/joint.ts';
import { type Attack, addedTo, forcedAttacks, isWorst, originsOf, owed, strengthsOf } from '../rules/declare.ts';
import { isFor } from '../rules/fire.ts';
import type { At } from '../rules/house.ts';
import { mustFight } from '../rules/leaders.ts';
import { wayTowards } from '../rules/movement.ts';
import { orderedIn } from '../rules/ordered.ts';
import { aimsOf, marchesAgain } from '../rules/reach.ts';
import { counterOf, enemyOf, hexAt } from '../rules/units.ts';
import { breakOff } from './break-off.ts';
import { hold } from './hold.ts';
import { move } from './move.ts';
import { heldBack } from './overlooked.ts';
import { sentBy } from './sent.ts';

/** What units of the role do that its book orders nothing for. */
export function bound(at: At, role: string, call: string, book: readonly Order[]): readonly Reason[] {
  return [
    ...(call === 'combat' ? [] : homeward(at, role)),
    ...attacks(at, role, call, book),
    ...(call === 'fire' ? unaimed(at, role, book) : []),
    ...riding(at, role, call, book),
  ];
}

/** Leaders of the role who must take part in an attack this turn, whom no line names, and whose hex no attack comes from (S scenario). */
function riding(at: At, role: string, call: string, book: readonly Order[]): readonly Reason[] {
  const { field, position } = at;
  const side = sideOfRole(field, role);
  if (position.phasing !== null && position.phasing !== side) return [];
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flat()));
  const ordered = orderedIn(at, side, book);
  const made = call === 'combat' ? forcedAttacks(at, side, ordered) : ordered;
  const origins = made.flatMap((attack) => originsOf(position, attack));
  const back = call === 'combat' ? [] : heldBack(at, side, sentBy(book));
  return mustFight(at, side)
    .filter((one) => isOfRole(field, one, role) && !named.has(one) && !back.includes(one))
    .filter((one) => !origins.includes(position.leaders[one]?.hex ?? ''))
    .map((unit) => ({ code: 'boar.leader-bound', facts: { unit, units: [unit], leaves: true } }));
}

/** Guns that fire drove off their posts go back as the marches open (S scenario 1). */
function homeward(at: At, role: string): readonly Reason[] {
  const { field, position } = at;
  return Object.values(position.units).flatMap(({ id, hex, formation, goingHome }): readonly Reason[] => {
    const counter = counterOf(field, id);
    const { start } = counter;
    if (hex === null || start === null || hex === start || !isOfRole(field, id, role)) return [];
    // Who gave way when another of his stack was hit does not; it matters while the enemy comes again.
    const isBound = !goingHome && at.house.mayMove(at, counter)?.rule === 'S scenario 1';
    if (isBound && marchesAgain(at, enemyOf(field, sideOfRole(field, role))))
      return [{ code: 'boar.off-post', facts: { units: [id], hex, home: start } }];
    if (!goingHome || formation === 'shattered') return [];
    const { planned } = wayTowards(at, sideOfRole(field, role), [id], hexAt(field, hex), hexAt(field, start));
    const to = 'march' in planned ? (planned.march.hexes[planned.march.go - 1]?.id ?? '') : '';
    return [{ code: 'boar.goes-home', facts: { units: [id], hex: start, to, home: to === start, leaves: true } }];
  });
}

/** Guns with a target that no line of the book is for. */
function unaimed(at: At, role: string, book: readonly Order[]): readonly Reason[] {
  const lines = book.filter(({ verb }) => verb === 'FIRE');
  // Of a shot that no face of the die makes a hit nothing need be said.
  const aims = aimsOf(at, sideOfRole(at.field, role)).filter(({ die }) => die < at.field.tables.dice.sides);
  const units = [...new Set(aims.map(({ battery }) => battery))].filter(
    (gun) => isOfRole(at.field, gun, role) && !lines.some((line) => isFor(line, [gun])),
  );
  return units.slice(0, 1).map((unit) => ({ code: 'boar.unaimed', facts: { units, unit, many: units.length > 1 } }));
}

/** Each attack with units of the role that its book orders nothing for, and each pinned stack that breaks off unbidden. */
function attacks(at: At, role: string, call: string, book: readonly Order[]): readonly Reason[] {
  const { field, position } = at;
  const side = sideOfRole(field, role);
  if ((position.phasing !== null && position.phasing !== side) || at.house.stayed(at, 'combat', side)) return [];
  const isMine = (unit: string): boolean => isOfRole(field, unit, role);
  const ordered = orderedIn(at, side, book);
  const said = book.flatMap((order) => [...marching(order), ...(hold.read(order)?.units ?? [])]);
  const parting = call === 'fire' || call === 'combat' ? [] : unsaidPartings(at, side, said, ordered);
  const leaving = new Set([...book.flatMap(marching), ...parting.flatMap(({ units }) => units)]);
  const breaks = parting
    .filter(({ units }) => units.some(isMine))
    .map((one) => ({ code: 'boar.bound-break', facts: { ...one, many: one.units.length > 1, leaves: true } }));
  if (call === 'movement') {
    const due = owed(at, side, (one) => isMine(one) && !leaving.has(one) && !said.includes(one), ordered);
    return due.units.length > 0 ? [...breaks, { code: 'boar.must-fight', facts: due }] : breaks;
  }
  const named = new Set([...ordered.flatMap((attack) => attack.with), ...leaving]);
  const complete = forcedAttacks(at, side, ordered);
  // Where somebody marches first, others may have to fight an enemy beside it: its own line tells what it diverts then.
  const stands = leaving.size > 0 ? [] : addedTo(ordered, complete);
  const besides = stands.flatMap(({ id, on, diverted }) => {
    const isOrdered = ordered.some((attack) => attack.id === id && attack.with.some(isMine));
    return isOrdered && diverted.length > 0
      ? [{ code: 'boar.bound-divert', facts: { on: [...on], hexes: [...diverted] } }]
      : [];
  });
  const unordered = complete.flatMap((attack) => {
    const units = attack.with.filter((unit) => !named.has(unit) && isMine(unit));
    if (units.length === 0) return [];
    const staying = { ...attack, with: attack.with.filter((unit) => !leaving.has(unit)) };
    const facts = { units, many: units.length > 1, on: [...attack.on], ...strengthsOf(at, staying) };
    return [{ code: 'boar.bound', facts: { ...facts, worst: isWorst(at, staying) } }];
  });
  return [...besides, ...breaks, ...unordered];
}

/** Pinned stacks that no line has march, break off, stay or attack, and that break off by themselves. */
function unsaidPartings(at: At, side: string, said: readonly string[], ordered: readonly Attack[]): readonly Parting[] {
  const named = [...said, ...ordered.flatMap((attack) => attack.with)];
  return partings(at, side).filter(({ units }) => !units.some((unit) => named.includes(unit)));
}

/** Whoever marches or breaks off may stand elsewhere by then. */
const marching = (order: Order): readonly string[] => (move.read(order) ?? breakOff.read(order))?.units ?? [];
