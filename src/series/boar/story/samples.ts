/** Orders of this very position that a letter shows to be uncommented: they stand together. */
import { postsOf, strips } from '../frame/posts.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { scaleAhead } from './ahead.ts';
import { attackPlan, frontsOf } from './fights.ts';
import { isInPlay, marching, outlookOf, type Prospect, stacksBy } from './outlook.ts';
import { isCommanded } from './reader.ts';
import type { Teller } from './teller.ts';

/** Orders shown at most. */
const MOST = 3;

export function samples(teller: Teller, call: string): readonly string[] {
  if (call === 'combat') return attacks(teller).slice(0, MOST);
  if (call === 'fire') return shots(teller).slice(0, MOST);
  const fought = call === 'orders' ? attacks(teller).slice(0, 1) : [];
  const standing = scaleAhead(teller) === 'tactical' ? defence(teller) : [];
  return [...marches(teller).slice(0, MOST - Math.max(1, fought.length)), ...fought, ...standing].slice(0, MOST);
}

/** Attacks that may all be ordered together, those that must be made before the others. */
function attacks(teller: Teller): readonly string[] {
  const { say } = teller;
  const bound = new Set(frontsOf(teller).flatMap(({ hex, must }) => (must.length > 0 ? [hex] : [])));
  const isBound = (hexes: readonly HexId[]): boolean => hexes.some((hex) => bound.has(hex));
  return attackPlan(teller)
    .toSorted((a, b) => Number(isBound([...b.on, ...b.diverted])) - Number(isBound([...a.on, ...a.diverted])))
    .map(({ on, with: units, diverted }) => {
      const others = diverted.length === 0 ? '' : ` ${say('form.order.divert', { hexes: diverted.join(', ') })}`;
      return `${say('form.order.attack', { hex: on.join(', ') })} ${units.join(', ')}${others}`;
    });
}

/** A shot of each battery that sees somebody, at whom it hits most easily. */
const shots = (teller: Teller): readonly string[] =>
  stacksBy(teller, teller.side)
    .flatMap(({ aims }) => [...Map.groupBy(aims, ({ battery }) => battery).values()])
    .flatMap((aims) => aims.toSorted((a, b) => a.die - b.die).slice(0, 1))
    .filter(({ battery }) => isCommanded(teller, battery))
    .map(({ battery, on }) => teller.say('form.order.fire', { unit: battery, hex: on }));

/** A stack with those of it who may march. */
type Marcher = Prospect & { readonly able: readonly UnitId[] };

/**
 * Marches to where the enemy can be met, by who comes to attack; else to our own troops there by those near them who do not
 * hold a front themselves, or wherever anybody can go. Militia by itself goes where nobody else is at hand; nobody leaves
 * a post bare while others can go.
 */
function marches(teller: Teller): readonly string[] {
  const { side, say, field, at } = teller;
  const { marches: possible } = outlookOf(teller);
  const isWeak = (unit: UnitId): boolean => counterOf(field, unit).class.endsWith('militia');
  const byWorth = (a: Marcher, b: Marcher): number =>
    Number(a.able.every(isWeak)) - Number(b.able.every(isWeak)) ||
    Number(b.reach.length > 0) - Number(a.reach.length > 0) ||
    a.away - b.away;
  const all = stacksBy(teller, side)
    .map((prospect) => {
      const able = marching(teller, prospect.stack).filter((one) => isCommanded(teller, one));
      return { ...prospect, able: able.length > 1 && strips(at, able) ? able.slice(0, -1) : able };
    })
    .filter(({ able, troops }) => able.length > 0 && troops > 0);
  const own = all.some(({ able }) => !strips(at, able)) ? all.filter(({ able }) => !strips(at, able)) : all;
  const order = (units: readonly UnitId[], hex: HexId): string =>
    say('form.order.move', { units: units.join(', '), hex });
  if (side !== field.worksOf) {
    const advances = own
      .toSorted(byWorth)
      .flatMap(({ able, reach: [to] }) => (to === undefined ? [] : [order(able, to.hex)]));
    if (advances.length > 0) return advances;
  }
  const fronts = own.filter(isInPlay).map(({ stack }) => stack.hex);
  const found = new Map<HexId, string>();
  for (const {
    able: [unit = ''],
    stack,
  } of own.filter(isInPlay).toSorted((a, b) => Number(a.away === 1) - Number(b.away === 1) || byWorth(a, b))) {
    const ways = possible.of([unit]).map(({ hex }) => hex);
    const to = fronts.find((hex) => hex !== stack.hex && ways.includes(hex) && !found.has(hex)) ?? null;
    if (to !== null) found.set(to, order([unit], to));
  }
  if (found.size > 0) return [...found.values()];
  return own
    .toSorted(byWorth)
    .flatMap((one) => anyMarch(one, (unit) => possible.of([unit])[0]?.hex, order))
    .slice(0, 1);
}

function anyMarch(
  { able: [unit = ''] }: Marcher,
  wayOf: (unit: UnitId) => HexId | undefined,
  order: (units: readonly UnitId[], hex: HexId) => string,
): string[] {
  const to = wayOf(unit);
  return to === undefined ? [] : [order([unit], to)];
}

/** Who leads where we are nearest to the enemy. */
function defence(teller: Teller): readonly string[] {
  const [post] = postsOf(teller.at, teller.side, (unit) => isCommanded(teller, unit));
  return post === undefined ? [] : [teller.say('decided.lead.order', { hex: post.hex, unit: post.unit })];
}
