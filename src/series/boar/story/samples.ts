/** Orders of this very position that a letter shows to be uncommented: they stand together. */
import { distance } from '../../../places/hex/grid.ts';
import { isHopeless, postsOf, strips } from '../frame/posts.ts';
import { marchesAgain } from '../rules/reach.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { attackPlan, filedBy, frontsOf, resting } from './fights.ts';
import { isInPlay, marching, outlookOf, type Prospect, stacksBy, waysBeside } from './outlook.ts';
import { isCommanded } from './reader.ts';
import { shotsOf } from './shots.ts';
import { leftEmpty } from './stand.ts';
import type { Teller } from './teller.ts';

/** At most so many; of attacks those that are told with their odds, of shots one for each battery. */
export function samples(teller: Teller, call: string, most: number): readonly string[] {
  if (call === 'combat') return attacks(teller);
  if (call === 'fire') return shots(teller);
  const going = marches(teller);
  const isFought = call === 'orders' && !resting(teller).combat;
  const fought = isFought ? [...attacks(teller), ...attackAhead(teller, going)].slice(0, 1) : [];
  const isAttacked = teller.scale === 'tactical' && marchesAgain(teller.at, teller.enemy);
  const standing = isAttacked ? defence(teller, going) : [];
  // An attack that must be made is shown before marches that may be.
  const isBound = frontsOf(teller).some(({ must }) => must.length > 0);
  const some = going.slice(0, Math.max(1, most - fought.length - standing.length));
  return [...(isBound ? [...fought, ...some] : [...some, ...fought]), ...standing].slice(0, most);
}

/** Attacks that may all be ordered together, but for those on file: of each whom the reader commands. */
const attacks = (teller: Teller): readonly string[] =>
  attackPlan(teller).flatMap(({ id, on, with: units, diverted }) => {
    if (filedBy(teller).some((filed) => filed.id === id)) return [];
    const own = units.filter((unit) => isCommanded(teller, unit));
    const others = diverted.length === 0 ? '' : ` ${teller.say('form.order.divert', { hexes: diverted.join(', ') })}`;
    return [`${teller.say('form.order.attack', { hex: on.join(', ') })} ${own.join(', ')}${others}`];
  });

/** An attack by whom one of these marches brings beside an enemy; else, if he comes there, on a hex beside us. */
function attackAhead(teller: Teller, going: readonly string[]): readonly string[] {
  const { say, at, field, side, enemy } = teller;
  const stacks = stacksOf(at);
  const marched = going.map((line) => line.split(/[ ,]+/));
  const brought = marched.flatMap((words) => {
    const near = words.flatMap((word) => field.hexes.get(word) ?? []).flatMap(around);
    const hex = near.find((one) => stacks.get(one)?.side === enemy);
    return hex === undefined ? [] : [{ hex, units: words.filter((word) => field.counters.has(word)), awaited: false }];
  });
  const met = stacksBy(teller, side).flatMap(({ stack, troops }) => {
    const able = marching(teller, stack).filter((one) => isCommanded(teller, one));
    const units = able.filter((one) => !marched.flat().includes(one));
    const ways = stacksBy(teller, enemy).flatMap((one) => waysBeside(teller, one, stack.hex));
    return troops === 0 || units.length === 0 ? [] : ways.slice(0, 1).map((hex) => ({ hex, units, awaited: true }));
  });
  return [...brought, ...met].map(({ units, ...on }) => `${say('form.order.attack', on)} ${units.join(', ')}`);
}

/** The shots that hit most easily, of each battery one, at each target one. */
function shots(teller: Teller): readonly string[] {
  const aims = new Map<UnitId, UnitId>();
  for (const { gun, target } of shotsOf(teller).toSorted((a, b) => b.hits - a.hits))
    if (!aims.has(gun) && ![...aims.values()].includes(target)) aims.set(gun, target);
  return [...aims].map(([unit, target]) => teller.say('form.order.fire', { unit, target }));
}

/** A stack with those of it who may march, and the leaders who go with them where all of them go. */
type Marcher = Prospect & { readonly able: readonly UnitId[]; readonly led: readonly UnitId[] };

/** Two marches, the second by road where somebody far off can use one; where nobody comes to the front, wherever anybody can go. */
function marches(teller: Teller): readonly string[] {
  const own = marchersOf(teller);
  const road = byRoad(teller, own);
  const led = [...toTheFront(teller, own).slice(0, 2 - road.length), ...road];
  if (led.length > 0) return led;
  const anywhere = byWorth(teller, own).flatMap(({ able: [unit = ''] }) => {
    const [to] = outlookOf(teller).marches.of([unit], ({ hex }) => !isHopeless(teller.at, [unit], hex));
    return to === undefined ? [] : [march(teller, [unit], to.hex)];
  });
  return anywhere.slice(0, 1);
}

const march = ({ say }: Teller, units: readonly UnitId[], hex: HexId, road = false): string =>
  say('form.order.move', { units: units.join(', '), hex, road });

/** Stacks that may march, the nearest to the enemy first; nobody leaves a post bare while others can go. */
function marchersOf(teller: Teller): readonly Marcher[] {
  const { side, at } = teller;
  const all = stacksBy(teller, side)
    .map((prospect) => {
      const able = marching(teller, prospect.stack).filter((one) => isCommanded(teller, one));
      const isSplit = able.length > 1 && strips(at, able);
      const led = isSplit
        ? []
        : prospect.stack.leaders.filter((one) => isCommanded(teller, one) && !able.includes(one));
      return { ...prospect, able: isSplit ? able.slice(0, -1) : able, led };
    })
    .filter(({ able, troops }) => able.length > 0 && troops > 0);
  const free = all.filter(({ able }) => !strips(at, able));
  return free.length > 0 ? free : all;
}

/** Who comes to attack goes first, militia by itself last. */
function byWorth(teller: Teller, own: readonly Marcher[]): readonly Marcher[] {
  const isWeak = (unit: UnitId): boolean => counterOf(teller.field, unit).class.endsWith('militia');
  return own.toSorted(
    (a, b) =>
      Number(a.able.every(isWeak)) - Number(b.able.every(isWeak)) ||
      Number(b.reach.length > 0) - Number(a.reach.length > 0) ||
      a.away - b.away,
  );
}

/** On turns of days the strongest stack far from the enemy, as near to him as the roads bring it. */
function byRoad(teller: Teller, own: readonly Marcher[]): readonly string[] {
  if (teller.scale === 'tactical') return [];
  const far = own.filter((one) => !isInPlay(one)).toSorted((a, b) => b.troops - a.troops);
  return nearer(teller, far, true).slice(0, 1);
}

/** Of each stack the march that brings it nearest to where the siege is decided, of those that bring it nearer. */
function nearer(teller: Teller, own: readonly Marcher[], road: boolean): readonly string[] {
  const away = ({ hex }: { hex: HexId }): number => distance(teller.field.grid, hex, teller.own.aim);
  return own.flatMap(({ able, led, stack }) => {
    const ends = outlookOf(teller).marches.of(
      [...able, ...led],
      (end) => away(end) < away(stack) && !isHopeless(teller.at, able, end.hex),
      road,
    );
    const [to] = ends.toSorted((a, b) => away(a) - away(b));
    return to === undefined ? [] : [march(teller, [...able, ...led], to.hex, road)];
  });
}

/** Marches of who comes to attack, or nearer; of who holds the works into empty ones, then to our own troops nearer the enemy than who goes. */
function toTheFront(teller: Teller, own: readonly Marcher[]): readonly string[] {
  if (teller.side !== teller.field.worksOf) {
    const advances = byWorth(teller, own).flatMap(({ able, led, reach }) => {
      const to = reach.find(({ hex }) => !isHopeless(teller.at, able, hex));
      return to === undefined ? [] : [march(teller, [...able, ...led], to.hex)];
    });
    return advances.length > 0 ? advances : nearer(teller, byWorth(teller, own), false);
  }
  const { marches: possible } = outlookOf(teller);
  const near = own.filter(isInPlay);
  const empty = leftEmpty(teller);
  const goals = [...empty.map((hex) => ({ hex, away: 0 })), ...near.map(({ stack: { hex }, away }) => ({ hex, away }))];
  const found = new Map<HexId, string>();
  for (const { able, away } of byWorth(teller, near).toSorted((a, b) => Number(a.away === 1) - Number(b.away === 1))) {
    const [unit = ''] = able;
    const ways = possible.of([unit]).map(({ hex }) => hex);
    const to = goals.find((goal) => goal.away < away && ways.includes(goal.hex) && !found.has(goal.hex))?.hex;
    if (to !== undefined) found.set(to, march(teller, [unit], to));
  }
  return [...new Set([...empty, ...found.keys()])].flatMap((hex) => found.get(hex) ?? []);
}

/** Who leads where we are nearest to the enemy, if none of these lines marches him off and no standing order tells how it is defended. */
function defence(teller: Teller, going: readonly string[]): readonly string[] {
  const told = teller.telling.standing.map(({ args }) => args.hex);
  const posts = postsOf(teller.at, teller.side, (unit) => isCommanded(teller, unit));
  const leaving = going.flatMap((line) => line.split(/[ ,]+/));
  const [post] = posts.filter(({ hex, unit }) => !told.includes(hex) && !leaving.includes(unit));
  return post === undefined ? [] : [teller.say('decided.lead.order', { hex: post.hex, unit: post.unit })];
}
