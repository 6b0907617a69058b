/** The answer an order gives to a question of the rules, by the kind of the question (decision list). */
import type { Json, Order, Question } from '../../engine/contract.ts';
import { isLegal } from '../../engine/run.ts';
import { distance } from '../../places/hex/grid.ts';
import { answerFor, laid } from './doctrine/answers.ts';
import { byMost, gunOf, staffOf } from './doctrine/staff.ts';
import type { Counter, CounterId, Field, HexId, Side } from './field.ts';
import type { Abouts, QuestionKind } from './questions.ts';
import type { OpenedWar } from './scenario/open.ts';
import { countedIn, listOf } from './stock.ts';
import { byMissed, type Payer, tollOf } from './toll.ts';
import { counterOf, isDeception, isShip } from './units.ts';
import type { EarView } from './view.ts';
import { bestMiss, worstHit } from './worth-rerolling.ts';

interface Asked<K extends QuestionKind> {
  readonly war: OpenedWar;
  readonly field: Field;
  readonly view: EarView;
  readonly order: Order;
  readonly need: Question;
  readonly about: Abouts[K];
}

type Replier<K extends QuestionKind = never> = (asked: Asked<K>) => unknown;

/** What these orders say to this question; nothing when they are about something else. */
export function reply(war: OpenedWar, view: EarView, orders: readonly Order[], need: Question): Json | undefined {
  const asked = orders.map(
    (order) => ({ war, field: war.field, view, order, need, about: need.about }) as unknown as Asked<never>,
  );
  const joined = together[need.kind];
  const last = asked.at(-1);
  return (joined ? joined(asked) : last && repliers[need.kind]?.(last)) as Json | undefined;
}

/** Kinds that several lines answer together, each line carried out after the one before. */
const together: Readonly<Record<string, (asked: readonly Asked<never>[]) => unknown>> = {
  'setup-garrison': assigned(garrisonNamed, garrisoned),
  place: assigned(({ order, about }: Asked<'place'>) => putAt(order, about.counters), filled),
  'arrive-other-sea': assigned(({ order, about }: Asked<'arrive-other-sea'>) => putAt(order, about.ships), filled),
  carry: assigned(carried, loaded),
  'leader-dice': assigned(diceDealt, filled),
  'stack-order': stackOrder,
  dock: added(dock),
  scuttle: added((asked: Asked<'scuttle'>) => chosen(asked, asked.about.ships)),
  land: added(land),
  'fire-ships-used': added((asked: Asked<'fire-ships-used'>) => here(asked) && chosen(asked, asked.about.ships)),
  'shore-guns': added((asked: Asked<'shore-guns'>) => here(asked) && chosen(asked, asked.about.counters)),
  'bomb-ship-joins': added((asked: Asked<'bomb-ship-joins'>) => here(asked) && chosen(asked, asked.about.ships)),
  'combat-order': inOneBreath(({ order, about }: Asked<'combat-order'>) =>
    firstOf(about.hexes, listOf(order.args.hexes)),
  ),
  'sea-victims-own': inOneBreath(losses),
  'overstack-victims': inOneBreath(losses),
  'naval-losses': inOneBreath(losses),
  'land-losses': inOneBreath(losses),
  'disease-victim': inOneBreath(oneLost),
  'supply-victim': inOneBreath(oneLost),
  'succession-victim': inOneBreath(oneLost),
  'victory-order': inOneBreath(({ field, order, about }: Asked<'victory-order'>) =>
    listOf(order.args.hexes)
      .map((hex) => field.hexes.get(hex)?.port?.id ?? '')
      .find((port) => about.ports.includes(port)),
  ),
};

export const merges: ReadonlySet<string> = new Set(Object.keys(together));

/** Counters chosen, line by line: each line adds its own, and one that wants nobody takes back those before it. */
function added<K extends QuestionKind>(
  one: (asked: Asked<K>) => readonly CounterId[] | undefined,
): (asked: readonly Asked<K>[]) => unknown {
  return (asked) => {
    let made: readonly CounterId[] | undefined;
    for (const line of asked) {
      const said = one(line);
      if (said !== undefined) made = said.length === 0 ? [] : [...new Set([...(made ?? []), ...said])];
    }
    return made;
  };
}

/** Something for each counter, line by line, the later for the same counter in place of the earlier; `fill` adds the rest. */
function assigned<K extends QuestionKind>(
  one: (asked: Asked<K>) => Record<string, Json> | undefined,
  fill: (asked: Asked<K>, made: Record<string, Json>) => unknown,
): (asked: readonly Asked<K>[]) => unknown {
  return (asked) => {
    const said = asked.flatMap((line) => one(line) ?? []);
    const [first] = asked;
    return first && said.length > 0 ? fill(first, Object.assign({}, ...said)) : undefined;
  };
}

/** Lists of several lines read as one list, in the order written. */
function inOneBreath<K extends QuestionKind>(
  one: (asked: Asked<K>) => unknown,
): (asked: readonly Asked<K>[]) => unknown {
  return (asked) => {
    const last = asked.at(-1);
    if (!last) return undefined;
    const args = { ...last.order.args };
    for (const slot of ['units', 'kinds', 'hexes']) {
      const all = asked.flatMap(({ order }) => listOf(order.args[slot]));
      if (all.length > 0) args[slot] = [...new Set(all)];
    }
    return one({ ...last, order: { ...last.order, args } });
  };
}

/** The answers to which the latest line that speaks to the matter counts alone. */
const repliers: Readonly<Record<string, Replier>> = {
  'isidro-box': ({ order }) => order.args.box,
  intercept,
  'retreat-intercept': intercept,
  'enter-contact': enterContact,
  'go-on': goOn,
  'sea-victims-enemy': enemyAtSea,
  reroll,
  'naval-retreat': retreat,
  'land-retreat': retreat,
  'fortunes-victim': fortune,
};

// What an order says of itself.

/** Is the order for this hex: it names it, or none? Undefined, as an answer that it does not give. */
function isFor(order: Order, hex: HexId): boolean {
  const at = listOf(order.args.at);
  return at.length === 0 || at.includes(hex);
}

function here({ order, about }: Asked<'shore-guns' | 'fire-ships-used' | 'bomb-ship-joins'>): true | undefined {
  return isFor(order, about.hex) ? true : undefined;
}

/** All, none, or those of the choice that the order names or counts; nothing when it is about nobody there. */
function chosen(
  { field, order }: Pick<Asked<QuestionKind>, 'field' | 'order'>,
  of: readonly CounterId[],
): readonly CounterId[] | undefined {
  const { who } = order.args;
  if (who === 'all') return of;
  if (who === 'none') return [];
  const named = listOf(order.args.units).filter((id) => of.includes(id));
  const counted = countedIn(field, order.args, of).filter((id) => !named.includes(id));
  return named.length + counted.length > 0 ? [...named, ...counted] : undefined;
}

/** Those named first, the others after, each once. */
function firstOf(of: readonly string[], named: readonly string[]): readonly string[] | undefined {
  const first = named.filter((one) => of.includes(one));
  return first.length === 0 ? undefined : [...first, ...of.filter((one) => !first.includes(one))];
}

/** What the doctrine would answer: what an order leaves open is filled from it. */
function otherwise({ war, view, need }: Pick<Asked<QuestionKind>, 'war' | 'view' | 'need'>): Record<string, Json> {
  return answerFor(() => staffOf(war, view, need.role as Side), need) as Record<string, Json>;
}

// Set-up and places.

function garrisonNamed({ field, order, about }: Asked<'setup-garrison'>): Record<string, Json> | undefined {
  const port = field.hexes.get(String(order.args.at))?.port?.id ?? '';
  const [unit] = listOf(order.args.units).filter((id) => about.counters.includes(id));
  return unit === undefined || !about.ports.includes(port) ? undefined : { [unit]: port };
}

/** Whoever would have stood there goes where the one named would have. */
function garrisoned(asked: Asked<'setup-garrison'>, named: Record<string, Json>): unknown {
  const made = otherwise(asked);
  for (const [unit, port] of Object.entries(named)) {
    const other = asked.about.counters.find((id) => made[id] === port);
    if (other !== undefined) made[other] = made[unit] as Json;
    made[unit] = port;
  }
  return made;
}

function putAt(order: Order, of: readonly CounterId[]): Record<string, Json> | undefined {
  const units = listOf(order.args.units).filter((id) => of.includes(id));
  return units.length === 0 ? undefined : Object.fromEntries(units.map((id) => [id, order.args.at as Json]));
}

function filled(asked: Asked<QuestionKind>, named: Record<string, Json>): unknown {
  return { ...otherwise(asked), ...named };
}

// Stacks and cargo.

/**
 * Those named on top in the order named, line by line, cargo with its ship. Where 4.1 forbids what lies below the first
 * it is put right; where the first cannot lie on top the wish stands as it is, for the rules to say so. Other stacks that
 * have changed are laid as they would be without a word.
 */
function stackOrder(asked: readonly Asked<'stack-order'>[]): unknown {
  const made: Record<string, readonly CounterId[]> = {};
  const [first] = asked;
  for (const { field, view, order, about } of asked) {
    const carrier = (id: CounterId): CounterId => view.units[id]?.aboard ?? id;
    const named = listOf(order.args.units).flatMap((id) => [id, carrier(id)]);
    for (const key of [...about.stacks, ...about.resting]) {
      const wished = firstOf(made[key] ?? view.stacks[key]?.units ?? [], [...new Set(named)]);
      if (!wished) continue;
      const tidy = laid({ field, view }, wished);
      made[key] = carrier(tidy[0] ?? '') === carrier(wished[0] ?? '') ? tidy : wished;
    }
  }
  return first && Object.keys(made).length > 0 ? filled(first, made as Record<string, Json>) : undefined;
}

function carried({ field, order, about }: Asked<'carry'>): Record<string, Json> | undefined {
  const named = listOf(order.args.units).filter((id) => about.counters.includes(id));
  const units = [...new Set([...named, ...countedIn(field, order.args, about.counters)])];
  if (units.length === 0 || !about.ships.includes(String(order.args.on))) return undefined;
  return Object.fromEntries(units.map((id) => [id, order.args.on as Json]));
}

/** The others as the doctrine would, as far as there is room beside those named. */
function loaded(asked: Asked<'carry'>, named: Record<string, Json>): unknown {
  const made = { ...named };
  for (const [id, ship] of Object.entries(otherwise(asked))) {
    if (!(id in made) && isLegal(asked.need.space, { ...made, [id]: ship })) made[id] = ship;
  }
  return made;
}

/** All as far as the port holds them, costliest first; or those named. */
function dock({ field, order, need, about }: Asked<'dock'>): readonly CounterId[] | undefined {
  if (!isFor(order, about.hex)) return undefined;
  if (order.args.who !== 'all') return chosen({ field, order }, about.ships);
  const docked: CounterId[] = [];
  for (const id of byMost(about.ships, (one) => counterOf(field, one).cost ?? 0)) {
    if (isLegal(need.space, [...docked, id])) docked.push(id);
  }
  return docked;
}

function land({ field, order, about }: Asked<'land'>): readonly CounterId[] | undefined {
  if (!isFor(order, about.hex)) return undefined;
  const except = listOf(order.args.except);
  const all = about.counters.filter((id) => !except.includes(id));
  return chosen({ field, order }, all);
}

// Contacts at sea.

function intercept({ field, view, order, about }: Asked<'intercept'>): unknown {
  const { args } = order;
  if (!isFor(order, about.at)) return undefined;
  if (args.who === 'none') return [];
  const from = listOf(args.from);
  const hexOf = (id: CounterId): HexId => view.units[id]?.hex ?? '';
  const mine = about.candidates.filter((id) => from.length === 0 || from.includes(hexOf(id)));
  const named = listOf(args.with);
  const crews =
    named.length > 0
      ? named.filter((id) => mine.includes(id))
      : mine.filter((id) => counterOf(field, id).kind !== 'merchant');
  const screens = named.filter(
    (id) => isDeception(counterOf(field, id)) && crews.some((one) => hexOf(one) === hexOf(id)),
  );
  const keep = typeof args.keep === 'number' ? args.keep : 0;
  const going = byMost(crews, (id) => gunOf(field, id)).slice(0, Math.max(0, crews.length - keep));
  if (going.length > 0) return [...going, ...screens];
  return mine.length > 0 ? [] : undefined;
}

/** The MOVE of the stack that stands there: into its goal it goes in if not told otherwise. */
function enterContact({ order, view, about }: Asked<'enter-contact'>): unknown {
  const { args } = order;
  if (order.verb === 'CONTACT') {
    if (!isFor(order, about.ahead) || args.do === 'go-on') return undefined;
    return args.do === 'attack' ? 'enter' : args.do;
  }
  const isMine = listOf(args.units).some((id) => view.units[id]?.hex === about.here);
  const passes = args.to === about.ahead || listOf(args.via).includes(about.ahead);
  if (!isMine || !passes) return undefined;
  return args.contact === 'slip' || args.contact === 'stop' ? args.contact : 'enter';
}

function goOn({ order, view, about }: Asked<'go-on'>): unknown {
  const { args } = order;
  if (order.verb === 'CONTACT') {
    if (!isFor(order, about.ahead ?? about.here)) return undefined;
    if (about.whose === 'own') return args.do === 'enter' ? 'enter' : 'stop';
    return args.do === 'stop' ? 'stop' : args.do === 'go-on' ? 'go-on' : undefined;
  }
  if (!listOf(args.units).some((id) => view.units[id]?.hex === about.here)) return undefined;
  if (about.whose === 'own') return args.contact === 'enter' ? 'enter' : 'stop';
  return args.contact === 'stop' ? 'stop' : 'go-on';
}

// Combat.

/** The leader's dice go round those named; other leaders' as the doctrine would deal them. */
function diceDealt({ order, about }: Asked<'leader-dice'>): Record<string, Json> | undefined {
  const leader = String(order.args.leader);
  const dice = about.leaders[leader];
  const helped = listOf(order.args.with).filter((id) => about.counters.includes(id));
  if (dice === undefined || helped.length === 0 || !isFor(order, about.hex)) return undefined;
  const dealt: Record<CounterId, number> = {};
  for (let n = 0; n < dice; n++) {
    const id = helped[n % helped.length] as CounterId;
    dealt[id] = (dealt[id] ?? 0) + 1;
  }
  return { [leader]: dealt };
}

/** An own miss that is likely to hit, or a hit of the enemy that is likely to miss. */
function reroll({ field, view, order, need, about }: Asked<'reroll'>): unknown {
  const { what, keep } = order.args;
  if (!isFor(order, about.hex)) return undefined;
  if (what === 'none' || about.deceptions <= (typeof keep === 'number' ? keep : 0)) return 'pass';
  const wish =
    what === 'hits' ? worstHit(field, view, need.role as Side, about) : bestMiss(field, view, need.role as Side, about);
  const other = what === 'both' || what === undefined ? worstHit(field, view, need.role as Side, about) : undefined;
  return (wish ?? other)?.id ?? 'pass';
}

/** The first of the hexes it names; else back, to a port, or away from the enemy. */
function retreat({ field, view, order, need, about }: Asked<'naval-retreat' | 'land-retreat'>): unknown {
  if (need.space.kind !== 'one') return undefined;
  const hexes = need.space.of.map(String);
  const named = listOf(order.args.to).find((hex) => hexes.includes(hex));
  if (named !== undefined) return named;
  // Where there is none of them, every hex is as good.
  const nearest = (from: readonly HexId[]) => (hex: HexId) =>
    from.length === 0 ? 0 : Math.min(...from.map((other) => distance(field.grid, hex, other)));
  const ports = [...field.ports.values()].filter(({ id }) => view.ports[id] === need.role).map(({ hex }) => hex);
  const enemies = Object.values(view.stacks).flatMap(({ side, hex }) => (side === need.role ? [] : [hex]));
  switch (order.args.toward) {
    case 'back':
      return 'from' in about && about.from !== null ? about.from : undefined;
    case 'port':
      return byMost(hexes, (hex) => -nearest(ports)(hex))[0];
    case 'away':
      return byMost(hexes, nearest(enemies))[0];
    default:
      return undefined;
  }
}

// Losses.

type Bill = 'sea-victims-own' | 'overstack-victims' | 'naval-losses' | 'land-losses';

function losses(asked: Asked<Bill>): unknown {
  const { about } = asked;
  return paid(asked, 'ships' in about ? about.ships : about.counters, about.count);
}

function oneLost(asked: Asked<'disease-victim' | 'supply-victim' | 'succession-victim'>): CounterId | undefined {
  return paid(asked, asked.about.counters, 1)?.[0];
}

/** Who pays by this order: those it names, then its kinds in turn; nothing when it is about none of them. */
function paid(
  { field, view, order }: Pick<Asked<QuestionKind>, 'field' | 'view' | 'order'>,
  of: readonly CounterId[],
  count: number,
): CounterId[] | undefined {
  const laden = new Set(Object.values(view.units).flatMap(({ aboard }) => aboard ?? []));
  const facts = (id: CounterId): Payer => {
    const counter = counterOf(field, id);
    return { ...priced(field, counter), laden: laden.has(id), missed: missed(counter, laden.has(id)) };
  };
  const named = listOf(order.args.units).filter((id) => of.includes(id));
  const sorted = tollOf(of, listOf(order.args.kinds), facts);
  if (named.length === 0 && sorted === null) return undefined;
  const rest = sorted ?? of.toSorted((a, b) => byMissed(facts(a).missed, facts(b).missed) || (a < b ? -1 : 1));
  return [...named, ...rest.filter((id) => !named.includes(id))].slice(0, count);
}

/** Carriers are missed most, then leaders and Soldiers, then what costs most; a starting counter never comes back. */
function missed({ kind, cost, land }: Counter, laden: boolean): readonly number[] {
  const isMan = kind === 'soldiers' || kind === 'leader';
  return [Number(laden), Number(isMan), Number(cost === null), cost ?? 0, land ?? 0];
}

/** A counter with its cost, and whether the die of 9.3 may bring it back. */
function priced({ tables }: Field, { kind, face, cost }: Counter): Pick<Payer, 'kind' | 'face' | 'cost' | 'returns'> {
  return { kind, face, cost, returns: cost !== null && cost < tables.dice.sides };
}

/** Ships of an enemy stack that lies open for the choice; cargo lies right above its ship. */
function enemyAtSea({ field, order, about }: Asked<'sea-victims-enemy'>): unknown {
  if (!isFor(order, about.hex)) return undefined;
  const cargoAbove = (ship: CounterId): boolean => {
    const above = about.stack[about.stack.indexOf(ship) - 1];
    return above !== undefined && !isShip(counterOf(field, above)) && !isDeception(counterOf(field, above));
  };
  const facts = (id: CounterId): Payer => {
    const counter = counterOf(field, id);
    const missed = [-Number(counter.cost === null), -(counter.cost ?? 0)];
    return { ...priced(field, counter), laden: cargoAbove(id), missed };
  };
  return tollOf(about.ships, listOf(order.args.kinds), facts)?.slice(0, about.count);
}

/** Of the stacks that show such a counter, the one that costs most. */
function fortune({ field, view, order, about }: Asked<'fortunes-victim'>): unknown {
  const at = listOf(order.args.at);
  const keys = Object.keys(about.tops).filter((key) => at.length === 0 || at.includes(view.stacks[key]?.hex ?? ''));
  const facts = (key: string): Payer => {
    const face = field.faces.get(about.tops[key] ?? '');
    return {
      kind: face?.kind ?? 'deception',
      face: face?.id ?? null,
      cost: face?.gun ?? face?.land ?? null,
      laden: false,
      returns: false,
      missed: [-(face?.gun ?? 0)],
    };
  };
  const sorted = tollOf(keys, listOf(order.args.kinds), facts);
  return sorted === null ? (at.length > 0 ? keys[0] : undefined) : sorted[0];
}
