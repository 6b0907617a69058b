/** One answer for every question of the list: what a side does that has said nothing of it (decision list, safe defaults). */
import type { Json, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import { distance } from '../../../places/hex/grid.ts';
import { mayHold } from '../cargo.ts';
import { quietAnswer } from '../defaults.ts';
import type { CounterId, Field, HexId, Kind, PortId } from '../field.ts';
import type { Abouts, Answers, LyingDie, QuestionKind } from '../questions.ts';
import { counts } from '../stacking.ts';
import { counterOf, isDeception, isLand, isShip } from '../units.ts';
import type { SeenUnit } from '../view.ts';
import { mainPort } from './plan.ts';
import { byMost, costOf, gunOf, homePorts, isHeldBy, landAt, roomAt, type Staff, shipsAt } from './staff.ts';

type Answerer<K extends QuestionKind> = (
  staff: Staff,
  about: Abouts[K],
  need: Question,
) => Answers[QuestionKind] | undefined;

/** The doctrine's answer; where it has none that is legal, the quietest one. */
export function answerFor(staff: () => Staff, need: Question): Json {
  const own = (known[need.kind]?.(need) ?? answers[need.kind]?.(staff(), need.about as never, need)) as
    | Json
    | undefined;
  return own !== undefined && isLegal(need.space, own) ? own : quietAnswer(need);
}

/** Answered from the question alone, without a look at the chart. */
const known: Readonly<Record<string, (need: Question) => Json | undefined>> = {
  'retreat-intercept': () => [],
  scuttle: () => [],
  'enter-contact': ({ about }) => ((about as unknown as Abouts['enter-contact']).final ? 'enter' : 'stop'),
  'go-on': ({ about }) => ((about as unknown as Abouts['go-on']).whose === 'own' ? 'stop' : 'go-on'),
  'combat-order': ({ about }) => [...(about as unknown as Abouts['combat-order']).hexes],
  'fire-ships-used': ({ about }) => [...(about as unknown as Abouts['fire-ships-used']).ships],
  'bomb-ship-joins': ({ about }) => [...(about as unknown as Abouts['bomb-ship-joins']).ships],
  'arrive-other-sea': arrive,
};

const answers: Readonly<Record<string, Answerer<never>>> = {
  'setup-garrison': garrisons,
  'isidro-box': ({ tuning }) => tuning.isidro.box,
  place: places,
  'stack-order': stackOrder,
  carry: ({ field, view }: Staff, { counters, ships }: Abouts['carry']) =>
    stowed(field, Object.values(view.units), counters, ships),
  intercept,
  'sea-victims-enemy': (staff, { count, ships }: Abouts['sea-victims-own']) =>
    byMost(ships, (id) => costOf(staff, id)).slice(0, count),
  'sea-victims-own': (staff, { count, ships }: Abouts['sea-victims-own']) => leastMissed(staff, ships).slice(0, count),
  'disease-victim': (staff, { counters }: { counters: readonly CounterId[] }) => leastMissed(staff, counters)[0],
  dock,
  'overstack-victims': (staff, { count, counters }: Abouts['naval-losses']) =>
    leastMissed(staff, counters).slice(0, count),
  'shore-guns': (staff, { counters }: { counters: readonly CounterId[] }) =>
    counters.filter((id) => counterOf(staff.field, id).kind !== 'boom-chain' || counters.length === 1),
  'leader-dice': leaderDice,
  reroll,
  'naval-losses': (staff, { count, counters }: Abouts['naval-losses']) => leastMissed(staff, counters).slice(0, count),
  'naval-retreat': navalRetreat,
  land,
  'land-losses': (staff, { count, counters }: Abouts['naval-losses']) =>
    leastMissedAshore(staff, counters).slice(0, count),
  'land-retreat': landRetreat,
  'fortunes-victim': (staff, { tops }: Abouts['fortunes-victim']) =>
    byMost(Object.keys(tops), (key) => frontWorth(staff, tops[key] ?? ''))[0],
  'supply-victim': (staff, { counters }: { counters: readonly CounterId[] }) => leastMissed(staff, counters)[0],
  'succession-victim': (staff, { counters }: { counters: readonly CounterId[] }) =>
    byMost(leastMissed(staff, counters), (id) => (holdsAlone(staff, id) ? 0 : 1))[0],
  'victory-order': (staff, { ports }: Abouts['victory-order']) => byMost(ports, (id) => chanceOf(staff, id))[0],
};

// Set-up and places.

/** The strongest soldiers into the most valuable ports. */
function garrisons({ field }: Staff, { counters, ports }: Abouts['setup-garrison']): Answers['setup-garrison'] {
  const best = byMost(counters, (id) => counterOf(field, id).land ?? 0);
  const rich = byMost(ports, (id) => field.ports.get(id)?.value ?? 0);
  return Object.fromEntries(best.map((id, n) => [id, rich[n] as PortId]));
}

/** Ships where the fleet lies, others where there is room. */
function places(staff: Staff, { counters, hexes }: Abouts['place']): Answers['place'] {
  const ports = byMost(
    homePorts(staff).filter(({ hex }) => hexes.includes(hex)),
    ({ hex, value }) => shipsAt(staff, hex).length * staff.tuning.berths.ship + value,
  );
  const left = new Map<string, number>();
  const made: Record<CounterId, HexId> = {};
  for (const id of counters) {
    const counter = counterOf(staff.field, id);
    const of = isShip(counter) ? 'ships' : 'land';
    const port = ports.find((one) => {
      if (isDeception(counter) || !counts(staff.field, counter)) return true;
      return (left.get(`${one.hex}/${of}`) ?? roomAt(staff, one, of)) > 0;
    });
    if (!port) continue;
    const key = `${port.hex}/${of}`;
    if (counts(staff.field, counter)) left.set(key, (left.get(key) ?? roomAt(staff, port, of)) - 1);
    made[id] = port.hex;
  }
  return made;
}

/** All of them together. */
function arrive({ space, about }: Question): Json | undefined {
  const { ships } = about as unknown as Abouts['arrive-other-sea'];
  if (space.kind !== 'judged') return undefined;
  const hexes = space.sample(() => 0) as Record<CounterId, HexId>;
  const first = hexes[ships[0] ?? ''];
  return first === undefined ? undefined : Object.fromEntries(ships.map((id) => [id, first]));
}

// Stacks.

/** A Deception on top, then what is missed least; cargo right above its ship, those ashore below all ships. */
function stackOrder(staff: Staff, { stacks }: Abouts['stack-order']): Answers['stack-order'] {
  const { view } = staff;
  const made: Record<string, readonly CounterId[]> = {};
  for (const key of stacks) {
    const units = view.stacks[key]?.units ?? [];
    made[key] = laid(staff, leastMissed(staff, units, true));
  }
  return made;
}

/** Counters in this order as far as a stack allows it (4.1). */
export function laid({ field, view }: Pick<Staff, 'field' | 'view'>, wished: readonly CounterId[]): CounterId[] {
  const aboard = (id: CounterId): CounterId | null => view.units[id]?.aboard ?? null;
  const loose = wished.filter((id) => aboard(id) === null);
  const above = loose.filter((id) => !isLand(counterOf(field, id)));
  const ground = loose.filter((id) => isLand(counterOf(field, id)));
  return [...above, ...ground].flatMap((id) => [...wished.filter((cargo) => aboard(cargo) === id), id]);
}

/**
 * Who goes aboard which ship: Merchants first, then whatever else has room; leaders on the strongest ship, before others,
 * or where holds are short on those that carry nobody else.
 */
export function stowed(
  field: Field,
  units: readonly Pick<SeenUnit, 'id' | 'aboard'>[],
  counters: readonly CounterId[],
  ships: readonly CounterId[],
): Answers['carry'] {
  const usual = stowedBy(field, units, counters, ships, true);
  if (Object.keys(usual).length === counters.length) return usual;
  const tight = stowedBy(field, units, counters, ships, false);
  return Object.keys(tight).length > Object.keys(usual).length ? tight : usual;
}

function stowedBy(
  field: Field,
  units: readonly Pick<SeenUnit, 'id' | 'aboard'>[],
  counters: readonly CounterId[],
  ships: readonly CounterId[],
  leadersFirst: boolean,
): Answers['carry'] {
  const held = new Map<CounterId, CounterId[]>();
  for (const { id, aboard } of units) {
    if (aboard !== null) held.set(aboard, [...(held.get(aboard) ?? []), id]);
  }
  const isMerchant = (id: CounterId): boolean => counterOf(field, id).kind === 'merchant';
  const weakest = byMost(ships, (id) => -gunOf(field, id));
  const carriers = [...weakest.filter(isMerchant), ...weakest.filter((id) => !isMerchant(id))];
  const strong = byMost(ships, (id) => gunOf(field, id));
  const made: Record<CounterId, CounterId> = {};
  const isLeader = (id: CounterId): boolean => counterOf(field, id).kind === 'leader';
  const others = byMost(
    counters.filter((id) => !isLeader(id)),
    (id) => counterOf(field, id).land ?? 0,
  );
  const leaders = counters.filter(isLeader);
  for (const id of leadersFirst ? [...leaders, ...others] : [...others, ...leaders]) {
    const counter = counterOf(field, id);
    const order = isLeader(id) ? strong : carriers;
    const ship = order.find((one) => mayHold(field, counterOf(field, one), held.get(one) ?? [], counter));
    if (ship === undefined) continue;
    made[id] = ship;
    held.set(ship, [...(held.get(ship) ?? []), id]);
  }
  return made;
}

/** The English leave the room of their base to new counters where stores lie: who lies off lacks nothing there. */
function dock(staff: Staff, about: Abouts['dock'], need: Question): Answers['dock'] {
  const { hex } = about;
  if (staff.side === 'english' && hex === mainPort(staff) && hasStores(staff, hex)) return [];
  return berths(staff, about, need);
}

/** Costliest ships into the port, as many as it holds: one whose cargo finds no room there leaves hers to the next. */
export function berths(
  staff: Staff,
  { ships, room }: Pick<Abouts['dock'], 'ships' | 'room'>,
  need: Question,
): Answers['dock'] {
  const { field } = staff;
  const best = byMost(ships, (id) => costOf(staff, id) + (staff.laden.has(id) ? staff.tuning.berths.laden : 0));
  const docked: CounterId[] = [];
  let left = room;
  for (const id of best) {
    const takesRoom = counts(field, counterOf(field, id));
    if ((takesRoom && left === 0) || !isLegal(need.space, [...docked, id] as unknown as Json)) continue;
    docked.push(id);
    if (takesRoom) left--;
  }
  return docked;
}

function hasStores(staff: Staff, hex: HexId): boolean {
  return landAt(staff, hex).some((id) => counterOf(staff.field, id).kind === 'supplies');
}

// At sea.

/** With all that have guns, when they are enough and the stack is not too high. */
function intercept({ field, side, tuning }: Staff, { candidates, height }: Abouts['intercept']): Answers['intercept'] {
  const { least, most } = tuning.intercept[side];
  const armed = candidates.filter((id) => gunOf(field, id) > 0);
  return armed.length >= least && height * 10 <= armed.length * most ? armed : [];
}

/** One die each to the best guns that can still miss, then to the next. */
function leaderDice(
  staff: Staff,
  { leaders, counters }: Abouts['leader-dice'],
  need: Question,
): Answers['leader-dice'] {
  const { field, view } = staff;
  const made: Record<CounterId, Record<CounterId, number>> = {};
  for (const [leader, dice] of Object.entries(leaders)) {
    const ashore = (view.units[leader]?.aboard ?? null) === null;
    const best = byMost(
      counters.filter((id) => isLand(counterOf(field, id)) === ashore),
      (id) => gunOf(field, id),
    );
    const mayMiss = (id: CounterId): boolean => gunOf(field, id) < field.tables.dice.sides;
    const helped = [...best.filter(mayMiss), ...best.filter((id) => !mayMiss(id))];
    const dealt: Record<CounterId, number> = {};
    for (let n = 0; n < dice && helped.length > 0; n++) {
      const id = helped[n % helped.length] as CounterId;
      dealt[id] = (dealt[id] ?? 0) + 1;
    }
    if (Object.keys(dealt).length > 0 && isLegal(need.space, { [leader]: dealt })) made[leader] = dealt;
  }
  return made;
}

/** At sea an own miss with good guns, or a hit of the enemy's poor ones. */
function reroll({ side, tuning }: Staff, { combat, dice, deceptions }: Abouts['reroll']): Answers['reroll'] {
  if (deceptions === 0) return 'pass';
  if (combat === 'land') return 'pass';
  const hitters = new Set(dice.filter((die) => die.side === side && die.hit).map(({ unit }) => unit));
  const misses = dice.filter(
    (die) => die.side === side && !die.hit && !hitters.has(die.unit) && chance(die) >= tuning.reroll.miss,
  );
  const enemyHits = dice.filter((die) => die.side !== side && die.hit && chance(die) <= tuning.reroll.hit);
  const [miss] = byMost(misses, chance);
  return (miss ?? enemyHits[0])?.id ?? 'pass';
}

/** Faces of six with which a die hits. */
function chance({ need, sum, die }: LyingDie): number {
  return (need ?? 0) - (sum - die);
}

/** Back where they came from, else a port of ours, else away from the enemy. */
function navalRetreat(staff: Staff, { from }: Abouts['naval-retreat'], { space }: Question): HexId | undefined {
  if (space.kind !== 'one') return undefined;
  const hexes = space.of as readonly HexId[];
  const home = hexes.find((hex) => isOurPort(staff, hex));
  return home ?? (from !== null && hexes.includes(from) ? from : byMost(hexes, (hex) => awayFrom(staff, hex))[0]);
}

function landRetreat(staff: Staff, _about: Abouts['land-retreat'], { space }: Question): HexId | undefined {
  if (space.kind !== 'one') return undefined;
  const hexes = space.of as readonly HexId[];
  return hexes.find((hex) => isOurPort(staff, hex)) ?? byMost(hexes, (hex) => awayFrom(staff, hex))[0];
}

function isOurPort(staff: Staff, hex: HexId): boolean {
  const port = staff.field.hexes.get(hex)?.port ?? null;
  return port !== null && isHeldBy(staff, port, staff.side);
}

function awayFrom({ field, seen }: Staff, hex: HexId): number {
  // Where no enemy is seen, every hex is as good.
  return seen.size === 0 ? 0 : Math.min(...[...seen.keys()].map((enemy) => distance(field.grid, hex, enemy)));
}

// Ashore.

/**
 * Where there is something to take, Soldiers, Supplies and one battery; into an own port all that it holds; nobody in open
 * country. Leaders stay aboard: their dice count from there as well.
 */
function land(staff: Staff, { hex, counters }: Abouts['land']): Answers['land'] {
  const { field, view } = staff;
  const port = field.hexes.get(hex)?.port ?? null;
  if (port === null || port.nameOnly) return [];
  const isOurs = isHeldBy(staff, port, staff.side);
  const troops = counters.filter((id) => counterOf(field, id).kind !== 'leader');
  const isBattery = (id: CounterId): boolean => (counterOf(field, id).cannonade ?? 0) > 0;
  const [battery] = byMost(troops.filter(isBattery), (id) => counterOf(field, id).cannonade ?? 0);
  const party = troops.filter((id) => !isBattery(id) || id === battery);
  if (!isOurs) return isVain(staff, hex, party) ? [] : party;
  if (staff.side === 'english' && hex === mainPort(staff) && hasStores(staff, hex)) return [];
  // Into an own port as far as it has room; stores stay with the fleet.
  const docked = view.stacks[`${staff.side}/${hex}/port`]?.units ?? [];
  let room =
    port.value - docked.filter((id) => isLand(counterOf(field, id)) && counts(field, counterOf(field, id))).length;
  return troops.filter((id) => !counts(field, counterOf(field, id)) || room-- > 0);
}

/** Whether somebody of the enemy is there, and none of these, nor of ours ashore, has a land value to fight him with. */
function isVain(staff: Staff, hex: HexId, going: readonly CounterId[]): boolean {
  if (!staff.seen.has(hex)) return false;
  return [...going, ...landAt(staff, hex)].every((id) => {
    const isThere = going.includes(id) || (staff.view.units[id]?.aboard ?? null) === null;
    return !isThere || counterOf(staff.field, id).land === null;
  });
}

/** Those missed least first; ashore the last soldiers last. */
function leastMissedAshore(staff: Staff, counters: readonly CounterId[]): CounterId[] {
  const { ashore } = staff.tuning.missed;
  const kindOf = (id: CounterId): Kind => counterOf(staff.field, id).kind;
  const fighters = counters.filter((id) => !ashore.includes(kindOf(id)));
  return [
    ...ashore.flatMap((kind) => counters.filter((id) => kindOf(id) === kind)),
    ...byMost(fighters, (id) => -(counterOf(staff.field, id).land ?? 0)),
  ];
}

/** Cheapest that come back first, laden ships and leaders last. `screens`: Deceptions before all. */
function leastMissed(staff: Staff, counters: readonly CounterId[], screens = false): CounterId[] {
  const { field } = staff;
  const { laden, soldiers, leader, boomChain } = staff.tuning.missed;
  const byKind: Partial<Record<Kind, number>> = { soldiers, leader, 'boom-chain': boomChain };
  const missed = (id: CounterId): number => {
    const counter = counterOf(field, id);
    return costOf(staff, id) + (isShip(counter) && staff.laden.has(id) ? laden : 0) + (byKind[counter.kind] ?? 0);
  };
  const covers = counters.filter((id) => isDeception(counterOf(field, id)));
  const others = byMost(
    counters.filter((id) => !covers.includes(id)),
    (id) => -missed(id),
  );
  return screens ? [...covers, ...others] : [...others, ...covers];
}

/** Whether nobody else of his side would be left ashore in the port that he holds. */
function holdsAlone({ field, view, own, side }: Staff, id: CounterId): boolean {
  const hex = view.units[id]?.hex ?? null;
  const port = [...field.ports.values()].find((one) => one.hex === hex);
  if (hex === null || port === undefined || view.ports[port.id] !== side) return false;
  const ashore = (own.get(hex) ?? []).filter(
    (one) => isLand(counterOf(field, one)) && (view.units[one]?.aboard ?? null) === null,
  );
  return ashore.length === 1 && ashore[0] === id;
}

function frontWorth({ field, tuning }: Staff, face: string): number {
  const { front } = tuning;
  const { gun, land, navalTactics, landTactics, cannonade } = field.faces.get(face) ?? {};
  return (
    front.gun * (gun ?? 0) +
    front.land * (land ?? 0) +
    front.tactics * ((navalTactics ?? 0) + (landTactics ?? 0)) +
    front.cannonade * (cannonade ?? 0)
  );
}

// The end.

/** Faces of the die that win by this port. */
function chanceOf({ field, view }: Staff, id: PortId): number {
  const port = field.ports.get(id);
  if (!port) return 0;
  const { side, over, route } = field.tables.victory;
  const open = port.routes.filter((other) => field.ports.get(other)?.flag === over && view.ports[other] !== side);
  return port.value - route * open.length;
}
