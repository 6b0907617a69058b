/** FIRE: at what batteries fire, or that they hold (series 11, R29). */
import { never, warning } from '../../../acts/against.ts';
import { type Args, choice, optional, place, unit, units } from '../../../acts/slots.ts';
import type { Diagnostic, Reason } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import type { Shot } from '../questions/kinds.ts';
import { canFire, targetHexes, whyNotAt } from '../rules/aim.ts';
import { aimsOf } from '../rules/reach.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery, sideOf } from '../rules/units.ts';
import { type AskedOf, act, type Sight } from './act.ts';
import { isOf } from './assaults.ts';
import { byStrength } from './chosen.ts';
import { AT, NO_FIRE } from './words.ts';

const policies = {
  nearest: ['nearest', 'plus proche', 'le plus proche', 'más cercano', 'más próximo'],
  strongest: ['strongest', 'plus fort', 'le plus fort', 'más fuerte'],
  weakest: ['weakest', 'plus faible', 'le plus faible', 'más débil'],
  best: ['best', 'meilleur', 'mejor'],
  hold: NO_FIRE,
};

const slots = {
  batteries: optional(units({ shoots: true })),
  policy: optional(choice(policies)),
  hex: optional(place({ after: AT })),
  target: optional(unit({ after: AT, whose: 'enemy' })),
};

export const fire = act({
  id: 'FIRE',
  words: { en: ['fire', 'shoot'], fr: ['tirer', 'tir', 'feu'], es: ['disparar', 'fuego'] },
  slots,
  calls: ['fire'],
  stays: true,
  aims: true,
  standing: true,
  says: { fire: (args, asked) => shot(args, asked) },
  idle(sight, args) {
    const { hex, policy, target, batteries } = args;
    if (hex === undefined && policy === undefined && target === undefined)
      return [never('boar.fire-at-what', 'series 11')];
    const wrong = noBatteries(sight, batteries);
    if (wrong.length === 0) return hex === undefined ? [] : againstAim(sight, batteries, hex);
    // Who is no battery is left out of those that are.
    if (wrong.length === batteries.length) return wrong;
    return wrong.map(({ code, facts, rule = '' }) => warning(code, rule, { ...facts, lasting: false, part: true }));
  },
  /** What all of these guns could hit by themselves, with the die that the worst placed of them needs. */
  reach({ at, side }, units) {
    const aims = aimsOf(at, side).filter(({ battery }) => units.includes(battery));
    const hexes = Map.groupBy(aims, ({ on }) => on);
    const shared = [...hexes].filter(([, some]) => some.length === units.length);
    return {
      figure: 'die',
      hexes: new Map(shared.map(([hex, some]) => [hex, Math.max(...some.map(({ die }) => die))])),
    };
  },
  /** What guns see now. */
  *instances(sight) {
    const { at, view, role } = sight;
    for (const gun of Object.keys(view.units).filter((id) => isOf(sight, id, role)))
      for (const hex of canFire(at, gun) ? targetHexes(at, gun) : [])
        yield [{ verb: 'FIRE', args: { batteries: [gun], hex } }];
  },
});

/** A battery's target; batteries named together fire together as far as they may (R29). */
function shot(args: Args<typeof slots>, asked: AskedOf<'fire'>): Shot | undefined {
  const { about, need } = asked;
  const { batteries, policy } = args;
  if (batteries.length > 0 && !batteries.includes(about.battery)) return undefined;
  if (policy === 'hold') return { target: null, with: [] };
  const target = targetOf(args, asked);
  if (target === undefined) return undefined;
  const together: UnitId[] = [];
  for (const other of batteries) {
    if (other === about.battery) continue;
    if (isLegal(need.space, { target, with: [...together, other] })) together.push(other);
  }
  return { target, with: together };
}

function targetOf({ target, hex, policy }: Args<typeof slots>, asked: AskedOf<'fire'>): UnitId | undefined {
  const { targets } = asked.about;
  const strongestFirst = (seen: typeof targets): UnitId[] =>
    byStrength(
      asked,
      seen.map((one) => one.unit),
    ).toReversed();
  if (target !== undefined) return target;
  if (hex !== undefined) return strongestFirst(targets.filter((one) => one.hex === hex))[0];
  if (policy === 'nearest') {
    const nearest = Math.min(...targets.map(({ range }) => range));
    return strongestFirst(targets.filter(({ range }) => range === nearest))[0];
  }
  return policy && policy !== 'best' ? strongestFirst(targets).at(policy === 'weakest' ? -1 : 0) : undefined;
}

function noBatteries({ at: { field } }: Sight, named: readonly UnitId[]): readonly Diagnostic[] {
  return named.flatMap((gun) => {
    const counter = field.counters.get(gun);
    const facts = { unit: gun, slot: 'batteries' };
    if (!counter || !isArtillery(counter)) return [never('boar.no-battery', 'series 11', facts)];
    return counter.arm === 'mortar' ? [never('boar.mortar-not-fire', 'S 4.12', facts)] : [];
  });
}

const NEVER_SEEN: ReadonlySet<string> = new Set(['boar.fire-range', 'boar.fire-ground']);

/** Guns that stand where they are for the whole scenario never hit what lies out of their reach or behind the ground. */
function againstAim(sight: Sight, named: readonly UnitId[], hex: HexId): readonly Diagnostic[] {
  const { at, view, side } = sight;
  const own = Object.keys(view.units).filter((id) => sideOf(at.field, id) === side);
  const guns = (named.length > 0 ? named : own).filter((id) => canFire(at, id));
  const hopeless = guns.flatMap((gun) => {
    const why = whyNotAt(at, gun, hex);
    const stands = at.house.mayMove(at, counterOf(at.field, gun)) !== null;
    return stands && NEVER_SEEN.has(why.code) ? [why] : [];
  });
  const [first] = hopeless;
  if (!first) return masked(sight, named, hex);
  const facts = { ...first.facts, others: othersOf(hopeless), slot: 'hex' };
  return hopeless.length === guns.length ? [never(first.code, 'series 11', facts)] : masked(sight, named, hex);
}

/**
 * What an order to fire hangs on that its rehearsal, in which its side moves first, does not show: our own marches are to
 * clear the sight of all guns named, and the enemy may move before them.
 */
function masked({ at, view }: Sight, named: readonly UnitId[], hex: HexId): readonly Diagnostic[] {
  const { first, alone } = at.field.scenario;
  const turn = String(view.turn);
  // Who moves first is known once a side has moved, and of turns for which it is printed.
  if (view.phasing !== null || first[turn] !== undefined || alone[turn] !== undefined) return [];
  const guns = named.filter((gun) => at.field.counters.has(gun) && canFire(at, gun));
  const hidden = guns
    .map((gun) => whyNotAt(at, gun, hex))
    .filter(({ code, facts }) => code === 'boar.fire-masked' && facts.own === true);
  const [why] = hidden;
  if (!why || hidden.length < guns.length) return [];
  return [
    warning('boar.fire-if-second', 'S 4.19', { ...why.facts, others: othersOf(hidden), slot: 'hex', part: true }),
  ];
}

/** The guns of which the same is to be said as of the first. */
const othersOf = (hidden: readonly Reason[]): Reason['facts'][string] =>
  hidden.slice(1).map(({ facts }) => facts.battery ?? null);
