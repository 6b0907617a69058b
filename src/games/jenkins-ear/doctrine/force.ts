/** What of a squadron it takes to take a port, or to beat a fleet at sea. */
import type { CounterId } from '../field.ts';
import { counterOf } from '../units.ts';
import { admiralIn, canCarry, type Squadron, stayWorth } from './squadron.ts';
import { byMost, gunOf, isLastTurn, isSoldiers, milesTo, type Staff, tenths } from './staff.ts';
import type { Prey, Target } from './targets.ts';

/** The least of a squadron that can take a target; null when all of it could not. */
export function forceFor(staff: Staff, squadron: Squadron, target: Target): CounterId[] | null {
  const { field, tuning } = staff;
  const { attack } = tuning;
  const { guess, port } = target;
  const admiral = admiralIn(staff, squadron);
  const far = milesTo(field, squadron.miles, port.hex);
  const { alone, led, back } = attack.range;
  const range = Math.max(admiral === null ? alone : led, port.flag === staff.side ? back[staff.side] : 0);
  if (!isLastTurn(staff) && far > range) return null;
  const gunners = gunnersOf(staff, squadron);
  const line = guess.ships > 0 ? lineFor(staff, gunners, target) : [];
  if (line === null) return null;
  const party = partyFor(staff, squadron, target);
  if (party === null) return null;
  const units: CounterId[] = [...party, ...line];
  if (admiral !== null && (far > alone || line.length > 0)) units.push(admiral);
  for (const ship of [...gunners, ...squadron.ships]) {
    if (areDiceEnough(staff, units, target) && canCarry(staff, units)) break;
    if (!units.includes(ship)) units.push(ship);
  }
  if (!areDiceEnough(staff, units, target) || !canCarry(staff, units)) return null;
  const stores = squadron.troops.filter((id) => counterOf(field, id).kind === 'supplies' && !units.includes(id));
  for (const id of stores.slice(0, guess.land > 0 ? attack.stores : 0)) {
    if (canCarry(staff, [...units, id])) units.push(id);
  }
  if (guess.land >= attack.covered) units.push(...squadron.screens.slice(0, attack.screens));
  return units;
}

/** What is likely to beat an enemy fleet out at sea; null when all of a squadron is not. */
export function fleetFor(staff: Staff, squadron: Squadron, prey: Prey): CounterId[] | null {
  const { field, side, tuning } = staff;
  if (milesTo(field, squadron.miles, prey.hex) > tuning.hunt.range) return null;
  const armed = gunnersOf(staff, squadron);
  const wanted = tenths(tuning.hunt[side], prey.ships);
  if (armed.length < wanted) return null;
  const line = armed.slice(0, Math.max(wanted, tuning.attack.contact.most));
  const admiral = admiralIn(staff, squadron);
  return [...(admiral === null ? [] : [admiral]), ...line, ...squadron.screens];
}

/** Are these enough on foot: fighters and dice? */
export function isEnough(staff: Staff, units: readonly CounterId[], target: Target): boolean {
  const { fighters } = boldnessOf(staff);
  const soldiers = units.filter((id) => isSoldiers(counterOf(staff.field, id)));
  const { land } = target.guess;
  const wanted = Math.max(1, tenths(fighters, land));
  return target.worth > 0 && soldiers.length >= wanted && areDiceEnough(staff, units, target);
}

/** Ships with guns, the best first. */
function gunnersOf({ field }: Staff, { ships }: Squadron): CounterId[] {
  const armed = ships.filter((id) => counterOf(field, id).kind !== 'bomb-ship' && gunOf(field, id) > 0);
  return byMost(armed, (id) => gunOf(field, id));
}

/** As many of them as are likely to beat the ships there: a port's value makes every gun so much the worse. */
function lineFor(staff: Staff, gunners: readonly CounterId[], target: Target): CounterId[] | null {
  const { field, tuning } = staff;
  const wanted = tenths(boldnessOf(staff).ships, target.guess.ships * field.tables.dice.sides);
  const { least, most } = tuning.attack.contact;
  if (gunners.length < least && !isLastTurn(staff)) return null;
  let faces = 0;
  for (const [n, id] of gunners.entries()) {
    faces += Math.max(0, Math.min(field.tables.dice.sides, gunOf(field, id) - target.value));
    if (faces >= wanted) return gunners.slice(0, Math.max(n + 1, most));
  }
  return null;
}

/** Fighters and dice for each counter to beat and hits for each ship, in tenths: on the last turn of the war less will do. */
function boldnessOf(staff: Staff): { fighters: number; dice: number; ships: number } {
  const { side, tuning } = staff;
  const { fighters, dice, last, ships } = tuning.attack;
  return isLastTurn(staff) ? last : { fighters: fighters[side], dice: dice[side], ships: ships[side] };
}

/** Fighters enough for the counters there, or one counter of any kind where nobody is. */
function partyFor(staff: Staff, squadron: Squadron, { guess, port }: Target): CounterId[] | null {
  const { field, tuning, view } = staff;
  const { attack } = tuning;
  if (guess.land > 0) {
    // A wreck in the port bars it to bomb ships.
    const bombs = view.scuttled.includes(port.hex)
      ? []
      : squadron.ships.filter((id) => counterOf(field, id).kind === 'bomb-ship');
    const landOf = (id: CounterId): number => counterOf(field, id).land ?? 0;
    const soldiers = byMost(
      squadron.troops.filter((id) => isSoldiers(counterOf(field, id))),
      landOf,
    );
    const fighters = [...soldiers.slice(0, 1), ...byMost([...soldiers.slice(1), ...bombs], landOf)];
    const sure = isLastTurn(staff) ? 0 : Math.min(attack.sure, guess.land);
    const needed = Math.max(1, sure, tenths(boldnessOf(staff).fighters, guess.land));
    // Bomb ships take no port.
    if (fighters.length < needed || soldiers.length === 0) return null;
    const guns = byMost(
      squadron.troops.filter((id) => (counterOf(field, id).cannonade ?? 0) > 0),
      (id) => counterOf(field, id).cannonade ?? 0,
    );
    return [...fighters.slice(0, needed + attack.spare), ...guns.slice(0, attack.guns)];
  }
  const isForeign = port.flag === 'french' || port.flag === 'dutch';
  const holder = byMost(
    squadron.troops.filter(
      (id) => counterOf(field, id).kind !== 'leader' && (!isForeign || !isSoldiers(counterOf(field, id))),
    ),
    (id) => stayWorth(staff, id, 'hold'),
  )[0];
  return holder === undefined ? null : [holder];
}

/** Nobody throws where nobody holds the port. */
function areDiceEnough(staff: Staff, units: readonly CounterId[], target: Target): boolean {
  const { land } = target.guess;
  return land === 0 || diceOf(staff, units, target) >= tenths(boldnessOf(staff).dice, land);
}

/** Dice ashore, less those that the port takes off. */
function diceOf({ field, view }: Staff, units: readonly CounterId[], { port, value }: Target): number {
  const isBarred = view.scuttled.includes(port.hex);
  const dice = units.map((id) => {
    const { anchor, cannonade, land, landTactics } = counterOf(field, id);
    const isAfloat = anchor === null;
    if (isAfloat && isBarred) return 0;
    return (land === null ? 0 : 1) + (cannonade ?? 0) + (landTactics ?? 0);
  });
  return dice.reduce((sum, one) => sum + one, 0) - value;
}
