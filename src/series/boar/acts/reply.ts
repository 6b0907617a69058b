/** The answer an order gives to a question of the rules, by the kind of the question (scenario-rulings, decisions). */
import type { Json, Order, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import { distance } from '../../../places/hex/grid.ts';
import { cardRepliers } from '../cards/reply.ts';
import { enterHold, frameRepliers } from '../frame/reply.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';
import { counterOf, isArtillery, printedStrength } from '../rules/units.ts';
import { siegeRepliers } from '../siege/reply.ts';
import { type Asked, isFor, listOf, type Replier } from './asked.ts';
import { declared } from './declared.ts';

/** What orders answer in one game: what those of the series do, and its own. */
export interface Replies {
  /** What these orders say to this question; nothing when they are about something else. */
  reply(rules: Rules, view: BoarView, orders: readonly Order[], need: Question): Json | undefined;
  /** Kinds of questions that several lines answer together. */
  readonly merges: ReadonlySet<string>;
  /** Kinds of questions that orders can answer. */
  readonly answered: readonly string[];
}

/** `asOne`: kinds of the game's own whose lines are read as one. */
export function repliesOf(own: Readonly<Record<string, Replier>>, asOne: readonly string[]): Replies {
  const all: Readonly<Record<string, Replier>> = { ...repliers, ...own };
  const together: Readonly<Record<string, (asked: readonly Asked[]) => Json | undefined>> = {
    'enter-hold': enterHold,
    'attack-declare': declared,
    ...Object.fromEntries(
      [...inOneBreath, ...asOne].map((kind) => [kind, (asked: readonly Asked[]) => readAsOne(all[kind], asked)]),
    ),
  };
  return {
    reply: (rules, view, orders, need) => {
      const { about } = need;
      const facts = typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {};
      const asked = orders.map((order): Asked => ({ rules, view, order, need, about: facts as Asked['about'] }));
      const joined = together[need.kind];
      const last = asked.at(-1);
      return joined ? joined(asked) : last && all[need.kind]?.(last);
    },
    merges: new Set(Object.keys(together)),
    answered: [...Object.keys(all), 'enter-hold', 'attack-declare'],
  };
}

/** Kinds that several lines answer together, each line carried out after the one before. */
const inOneBreath: readonly string[] = [
  'rally-order',
  'works-place',
  'advance-others',
  'capture-choice',
  'second-step',
  'stack-excess',
  'mortar-victim',
  'siege-victim',
  'weather-victim',
];

/** The lists of several lines as one, in the order written; a line of another verb, or one that says `who`, begins anew. */
function readAsOne(replier: Replier | undefined, asked: readonly Asked[]): Json | undefined {
  const last = asked.at(-1);
  if (!last) return undefined;
  const args = { ...last.order.args };
  for (const { order } of asked.slice(0, -1).toReversed()) {
    if (order.verb !== last.order.verb || order.args.who !== undefined || last.order.args.who !== undefined) break;
    for (const slot of ['units', 'kinds', 'hexes']) {
      const all = [...listOf(order.args[slot]), ...listOf(args[slot])];
      if (all.length > 0) args[slot] = [...new Set(all)];
    }
  }
  return replier?.({ ...last, order: { ...last.order, args } });
}

const repliers: Readonly<Record<string, Replier>> = {
  'setup-place': ({ order, about }) => (order.args.unit === about.unit ? order.args.at : undefined),
  'initiative-momentum': ({ order }) => (order.verb === 'MOMENTUM KEEP' ? 0 : order.args.chits),
  'combat-reroll': ({ order }) => (order.verb === 'MOMENTUM REROLL' ? 'reroll' : 'keep'),
  'lead-unit': (asked) => fightWord(asked, 'lead'),
  commander: (asked) => fightWord(asked, 'commander'),
  tactic: (asked) => fightWord(asked, 'tactic'),
  'must-attack': ({ order, need }) => {
    const hexes = listOf(order.args.hexes);
    return need.space.kind === 'one' ? need.space.of.find((id) => hexes.includes(String(id))) : undefined;
  },
  'attack-order': ({ about }) => idsOf(about.attacks, 'id'),
  'pin-response': pinResponse,
  'retreat-path': (asked) => (isFor(asked, asked.about.unit) ? towards(asked, asked.about.unit) : undefined),
  'mixed-stack-retreat': (asked) => {
    const units = listOf(asked.about.units);
    return units.some((unit) => isFor(asked, unit)) ? towards(asked, units[0]) : undefined;
  },
  'leader-displace': (asked) => (isFor(asked, asked.about.leader) ? towards(asked, asked.about.leader) : undefined),
  'leader-accompany': leaderAccompany,
  'cavalry-withdraw': (asked) => {
    if (!listOf(asked.about.defenders).some((unit) => isFor(asked, unit))) return undefined;
    return asked.order.verb === 'HOLD' ? 'stand' : towards(asked, listOf(asked.about.defenders)[0]);
  },
  'advance-lead': ({ order, about }) => {
    const units = listOf(order.args.units);
    if (order.verb === 'HOLD') return units.includes(String(about.lead)) ? 'stay' : undefined;
    if (order.args.who !== undefined) return order.args.who === 'none' ? 'stay' : 'advance';
    return units.includes(String(about.lead)) ? 'advance' : undefined;
  },
  'advance-others': advanceOthers,
  'capture-choice': (asked) => {
    const own = asked.about.side === asked.need.role;
    if (own !== (asked.order.verb === 'LOSSES')) return undefined;
    return own ? loss(asked) : captive(asked);
  },
  'second-step': loss,
  'stack-excess': loss,
  'mortar-victim': loss,
  'siege-victim': loss,
  'weather-victim': loss,
  fire,
  'mortar-fire': ({ order }) => (order.args.policy === 'hold' ? 'hold' : order.args.hex),
  'rally-order': ({ order, about }) => {
    const broken = idsOf(about.units, 'unit');
    const first = listOf(order.args.units).filter((unit) => broken.includes(unit));
    return [...first, ...broken.filter((unit) => !first.includes(unit))];
  },
  unstack: unstack,
  ...frameRepliers,
  ...cardRepliers,
  ...siegeRepliers,
};

/** LEAD, COMMANDER and TACTIC of the ATTACK on this hex, or of the DEFEND that covers it. */
function fightWord({ order, about }: Asked, slot: string): Json | undefined {
  const on = listOf(about.on);
  if (order.verb === 'DEFEND') {
    const hex = order.args.hex;
    const here = hex === undefined || on.includes(String(hex));
    return about.as !== 'attacker' && here ? order.args[slot] : undefined;
  }
  const mine = listOf(order.args.hexes).some((hex) => on.includes(hex));
  return about.as !== 'defender' && mine ? order.args[slot] : undefined;
}

function pinResponse(asked: Asked): Json | undefined {
  const { order, about, view } = asked;
  const pinned = listOf(about.units);
  if (order.verb === 'ATTACK') {
    const hexes = listOf(about.pinnedBy).map((unit) => view.units[unit]?.hex);
    return listOf(order.args.hexes).some((hex) => hexes.includes(hex)) ? 'attack' : undefined;
  }
  return listOf(order.args.units).some((unit) => pinned.includes(unit)) ? 'break' : undefined;
}

function leaderAccompany(asked: Asked): Json | undefined {
  const { order, about } = asked;
  if (order.verb !== 'LEADERS' || !isFor(asked, about.leader)) return undefined;
  if (order.args.do === 'stay') return 'stay';
  return towards(asked, about.leader);
}

function advanceOthers(asked: Asked): Json | undefined {
  const { order, about, need } = asked;
  if (order.verb !== 'ADVANCE') return undefined;
  const able = [...listOf(about.units), ...listOf(about.leaders)];
  const named = listOf(order.args.units);
  if (order.args.who === 'none' || order.args.who === 'lead') return [];
  const wanted = named.length > 0 ? able.filter((unit) => named.includes(unit)) : able;
  const going: string[] = [];
  for (const unit of wanted) if (isLegal(need.space, [...going, unit])) going.push(unit);
  return going;
}

/** Who pays, by the order's units, then by its kinds in turn; the weakest among equals. */
function loss(asked: Asked): Json | undefined {
  const { order, about, need } = asked;
  if (order.verb !== 'LOSSES') return undefined;
  const options = need.space.kind === 'one' ? need.space.of.map(String) : listOf(about.options);
  const named = listOf(order.args.units).find((unit) => options.includes(unit));
  if (named !== undefined) return named;
  for (const kind of listOf(order.args.kinds)) {
    if (kind === 'strongest') return byStrength(asked, options).at(-1);
    const fitting = options.filter((unit) => isOfKind(asked, unit, kind));
    if (fitting.length > 0) return byStrength(asked, fitting)[0];
  }
  return undefined;
}

function captive(asked: Asked): Json | undefined {
  const { order, about } = asked;
  const options = listOf(about.options);
  if (order.args.which !== undefined) {
    const sorted = byStrength(asked, options);
    return order.args.which === 'strongest' ? sorted.at(-1) : sorted[0];
  }
  return options.includes(String(order.args.target)) ? order.args.target : undefined;
}

function isOfKind({ rules }: Asked, unit: string, kind: string): boolean {
  const counter = counterOf(rules.field, unit);
  switch (kind) {
    case 'weakest':
      return true;
    case 'artillery':
      return isArtillery(counter);
    case 'militia':
      return counter.class.endsWith('militia');
    case 'provincials':
      return counter.class === 'provincial';
    default:
      return !isArtillery(counter) && !counter.class.endsWith('militia') && counter.class !== 'provincial';
  }
}

/** Weakest first; equal ones in the order of the question. */
function byStrength({ rules, view }: Asked, units: readonly string[]): string[] {
  const strength = (unit: string): number => {
    const piece = view.units[unit];
    return piece ? printedStrength(counterOf(rules.field, unit), piece) : 0;
  };
  return [...units].sort((a, b) => strength(a) - strength(b));
}

/** A battery's target; batteries named together fire together as far as they may (R29). */
function fire(asked: Asked): Json | undefined {
  const { order, about, need } = asked;
  const { args } = order;
  const batteries = listOf(args.batteries);
  const battery = String(about.battery);
  if (batteries.length > 0 && !batteries.includes(battery)) return undefined;
  if (args.policy === 'hold') return { target: null, with: [] };
  const target = targetOf(asked);
  if (target === undefined) return undefined;
  const together: string[] = [];
  for (const other of batteries) {
    if (other === battery) continue;
    if (isLegal(need.space, { target, with: [...together, other] })) together.push(other);
  }
  return { target, with: together };
}

interface Target {
  readonly unit: string;
  readonly hex: string;
  readonly range: number;
}

function targetOf(asked: Asked): string | undefined {
  const { args } = asked.order;
  const seen = (Array.isArray(asked.about.targets) ? asked.about.targets : []) as readonly Target[];
  if (args.target !== undefined) return String(args.target);
  if (args.hex !== undefined) {
    const there = seen.filter((target) => target.hex === args.hex).map((target) => target.unit);
    return byStrength(asked, there).at(-1);
  }
  const units = byStrength(
    asked,
    seen.map((target) => target.unit),
  );
  switch (args.policy) {
    case 'strongest':
      return units.at(-1);
    case 'weakest':
      return units[0];
    case 'nearest': {
      const nearest = Math.min(...seen.map((target) => target.range));
      const near = seen.filter((target) => target.range === nearest).map((target) => target.unit);
      return byStrength(asked, near).at(-1);
    }
    default:
      return undefined;
  }
}

/** Of the halves that could part: the one ordered to march, to where it was ordered; or one that leaves the held in place. */
function unstack({ order, need }: Asked): Json | undefined {
  if (need.space.kind !== 'one') return undefined;
  const named = listOf(order.args.units);
  const options = need.space.of as readonly { units: readonly string[]; to: string }[];
  const touched = options.filter((option) => option.units.some((unit) => named.includes(unit)));
  if (touched.length === 0) return undefined;
  if (order.verb === 'MOVE') return touched.find((option) => option.to === order.args.to) as Json | undefined;
  return options.find((option) => !option.units.some((unit) => named.includes(unit))) as Json | undefined;
}

/** Of the hexes offered, the one nearest to where the order points: a hex, the headquarters, or away from the enemy. */
function towards(asked: Asked, unit: Json | undefined): Json | undefined {
  const { order, need, rules, view } = asked;
  if (need.space.kind !== 'one') return undefined;
  const { grid } = rules.field;
  const hexes = need.space.of.map(String).filter((hex) => rules.field.hexes.has(hex));
  if (order.args.toward === 'away') {
    const { enemies } = sidesOf(asked);
    const clear = (hex: string): number => Math.min(...enemies.map((enemy) => distance(grid, hex, enemy)));
    return best(hexes, (hex) => -clear(hex));
  }
  const to = order.args.to ?? (unit === undefined ? undefined : rules.house.home(rules, view, String(unit)));
  if (typeof to !== 'string') return hexes[0];
  return best(hexes, (hex) => distance(grid, hex, to));
}

function sidesOf({ rules, view, need }: Asked): { enemies: readonly string[] } {
  const enemies = Object.values(view.units).flatMap((unit) =>
    unit.hex !== null && counterOf(rules.field, unit.id).side !== need.role ? [unit.hex] : [],
  );
  return { enemies };
}

function best(hexes: readonly string[], cost: (hex: string) => number): string | undefined {
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const here = cost(hex);
    if (here < least) {
      least = here;
      found = hex;
    }
  }
  return found;
}

function idsOf(value: Json | undefined, name: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    const id =
      typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Record<string, Json>)[name] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
