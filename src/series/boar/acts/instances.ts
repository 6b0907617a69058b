/** Attacks that could be ordered as the view stands, for examples: what a single line cannot show has its march or its attack before it. */
import type { Json, Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { postsOf } from '../frame/posts.ts';
import type { BoarView } from '../frame/view.ts';
import { canFire, targetHexes } from '../rules/aim.ts';
import { attackOptions, canAttack } from '../rules/declare.ts';
import type { Rules } from '../rules/house.ts';
import { mortarReach } from '../rules/mortar.ts';
import { groundFor, partyOf, reachable, searchFor } from '../rules/paths.ts';
import { around, type Stacks, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, enemyOf } from '../rules/units.ts';

type Act = Pick<Order, 'verb' | 'args' | 'when' | 'otherwise'>;

/**
 * Orders that stand for `pattern` here, those nearest at hand first; each list is sent whole. Some may yet be refused:
 * whoever shows them tries them. Nothing for verbs that one line shows well enough.
 */
export function* instances(rules: Rules, view: BoarView, role: string, pattern: Order): Generator<readonly Act[]> {
  const side = rules.field.armies.find(({ id }) => id === role)?.side ?? role;
  const isMine = (unit: UnitId): boolean => isOf(rules, unit, role);
  if (pattern.verb === 'FIRE') yield* shots(rules, view, isMine);
  if (pattern.verb === 'MORTAR') yield* bombardments(rules, view, side, isMine);
  if (pattern.verb === 'DEFEND') yield* defences(rules, view, side, isMine, pattern);
  if (pattern.otherwise) yield* steps(rules, view, isMine, pattern);
  if (pattern.verb !== 'ATTACK' && pattern.verb !== 'DIVERT') return;
  const from = whole(pattern);
  for (const { id, with: all } of attackOptions(rules, view, side)) {
    const units = all.filter(isMine);
    const [lead] = units;
    if (lead === undefined) continue;
    for (const other of othersBeside(rules, view, side, view.units[lead]?.hex ?? '', id)) {
      const fought = from(id, units, other);
      if (fought.length > 0) yield fought;
    }
  }
  for (const { unit, to, on } of approaches(rules, view, side, isMine)) {
    const march: Act = { verb: 'MOVE', args: { units: [unit], to } };
    for (const other of othersBeside(rules, view, side, to, on)) {
      const fought = from(on, [unit], other);
      if (fought.length > 0) yield [march, ...fought];
    }
  }
}

/** A line of two branches about a unit of one's own and a hex beside it, with nobody in it. */
function* steps(
  rules: Rules,
  view: BoarView,
  isMine: (unit: UnitId) => boolean,
  { verb, args, when, otherwise }: Order,
): Generator<readonly Act[]> {
  const march = [args, otherwise?.args].find((one) => one?.to !== undefined);
  const [named] = [march?.units ?? []].flat();
  const stacks = stacksOf(rules.field, view);
  for (const { id, hex } of Object.values(view.units).filter((unit) => isMine(unit.id))) {
    const place = rules.field.hexes.get(hex ?? '');
    for (const to of place ? around(place).filter((near) => !stacks.has(near)) : []) {
      const instead = new Map<Json | undefined, Json>([
        [named, id],
        [march?.to, to],
      ]);
      const act = { verb, args, ...(when && { when }), ...(otherwise && { otherwise }) };
      yield [swapped(act as Json, instead) as Act];
    }
  }
}

/** A value with others in the place of some that it holds. */
function swapped(value: Json, instead: ReadonlyMap<Json | undefined, Json>): Json {
  if (Array.isArray(value)) return value.map((one) => swapped(one as Json, instead));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, swapped(one, instead)]));
  return instead.get(value) ?? value;
}

/** Where one may be attacked, under a unit that stands there. */
function* defences(
  rules: Rules,
  view: BoarView,
  side: Side,
  isMine: (unit: UnitId) => boolean,
  { verb, args }: Order,
): Generator<readonly Act[]> {
  for (const { hex, unit } of postsOf(rules.field, view, side, isMine))
    yield [{ verb, args: { ...args, hex, lead: unit } }];
}

/** What guns see now. */
function* shots(rules: Rules, view: BoarView, isMine: (unit: UnitId) => boolean): Generator<readonly Act[]> {
  for (const unit of Object.keys(view.units).filter(isMine))
    for (const hex of canFire(rules, view, unit) ? targetHexes(rules, view, unit) : [])
      yield [{ verb: 'FIRE', args: { batteries: [unit], hex } }];
}

/** Enemies that a mortar reaches. */
function* bombardments(
  rules: Rules,
  view: BoarView,
  side: Side,
  isMine: (unit: UnitId) => boolean,
): Generator<readonly Act[]> {
  const stacks = stacksOf(rules.field, view);
  for (const mortar of mortarsIn(rules, view).filter(isMine))
    for (const hex of mortarReach(rules, view, mortar))
      if (unitsOfAt(stacks, hex, enemyOf(rules.field, side)).length > 0) yield [{ verb: 'MORTAR', args: { hex } }];
}

/** Mortars on the map. */
export const mortarsIn = ({ field }: Rules, view: BoarView): readonly UnitId[] =>
  Object.values(view.units).flatMap(({ id, hex }) =>
    hex !== null && counterOf(field, id).arm === 'mortar' ? [id] : [],
  );

/** Is the unit of a side or army? */
export function isOf({ field }: Rules, unit: UnitId, role: string): boolean {
  const { side, army } = counterOf(field, unit);
  return side === role || army === role;
}

/** The orders of one attack, with the words the pattern has besides. */
function whole({ verb, args }: Order) {
  return (hex: HexId, units: readonly UnitId[], other: HexId | null): readonly Act[] => {
    const led = args.lead === undefined ? {} : { lead: units[0] ?? '' };
    const chit = args.tactic === undefined ? {} : { tactic: args.tactic };
    if (verb === 'ATTACK') return [{ verb, args: { hexes: [hex], with: [...units], ...led, ...chit } }];
    return other === null
      ? []
      : [
          { verb: 'ATTACK', args: { hexes: [hex], with: [...units] } },
          { verb, args: { hex: other, with: [units[0] ?? ''] } },
        ];
  };
}

/** Enemy hexes beside `from` other than the one attacked, and none. */
function othersBeside(rules: Rules, view: BoarView, side: Side, from: HexId, on: HexId): readonly (HexId | null)[] {
  const stacks = stacksOf(rules.field, view);
  return [...enemiesBeside(rules, stacks, side, from).filter((hex) => hex !== on), null];
}

function enemiesBeside(rules: Rules, stacks: Stacks, side: Side, from: HexId): readonly HexId[] {
  const place = rules.field.hexes.get(from);
  const enemy = enemyOf(rules.field, side);
  return place ? around(place).filter((near) => stacks.get(near)?.side === enemy) : [];
}

/** Marches that end beside an enemy this turn, the shortest first. */
function* approaches(
  rules: Rules,
  view: BoarView,
  side: Side,
  isMine: (unit: UnitId) => boolean,
): Generator<{ unit: UnitId; to: HexId; on: HexId }> {
  const { field } = rules;
  const stacks = stacksOf(field, view);
  const able = Object.keys(view.units).filter(
    (unit) => counterOf(field, unit).side === side && isMine(unit) && canAttack(rules, view, unit),
  );
  const held = [...stacks.values()].filter((stack) => stack.side === enemyOf(field, side) && stack.units.length > 0);
  const ways = held.flatMap(({ hex: on }) => {
    const place = field.hexes.get(on);
    const free = place ? around(place).filter((near) => !stacks.has(near)) : [];
    return free.flatMap((to) =>
      able.map((unit) => ({ unit, to, on, far: distance(field.grid, view.units[unit]?.hex ?? to, to) })),
    );
  });
  const reach = reaches(rules, view, stacks, side);
  for (const way of ways.sort((a, b) => a.far - b.far)) if (reach(way.unit).has(way.to)) yield way;
}

/** The hexes that a unit comes to this turn; those who start and march alike share one search. */
function reaches(rules: Rules, view: BoarView, stacks: Stacks, side: Side): (unit: UnitId) => ReadonlySet<HexId> {
  const ground = groundFor(rules, view, stacks, side);
  const known = new Map<string, ReadonlySet<HexId>>();
  return (unit) => {
    const start = rules.field.hexes.get(view.units[unit]?.hex ?? '');
    const search = searchFor(rules, view, ground, partyOf(rules, side, [unit], false));
    const key = [start?.id, ...search.gaits, search.mp, search.hexes].join();
    const found = known.get(key) ?? new Set(start && reachable(search, start).map(({ hex }) => hex.id));
    known.set(key, found);
    return found;
  };
}
