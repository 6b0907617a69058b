/** ATTACK: who fights whom, led by whom and with which chit (series 12). */
import { never, warning } from '../../../acts/against.ts';
import { optional, places, units } from '../../../acts/slots.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { attackOf, attackOptions } from '../rules/declare.ts';
import type { Rules } from '../rules/house.ts';
import type { UnitId } from '../rules/state.ts';
import { act, type Sight } from './act.ts';
import { assaults } from './assaults.ts';
import { againstLead, againstLeaders } from './fights.ts';
import { AT, COMMANDER, LEAD, TACTIC, WITH } from './words.ts';

const HEXES = places({ after: ['', ...AT] });

export const attack = act({
  id: 'ATTACK',
  as: 'attacker',
  words: { en: ['attack', 'assault'], fr: ['attaquer', 'attaque'], es: ['atacar', 'ataque', 'ataca'] },
  slots: {
    hexes: HEXES,
    with: optional(units({ after: WITH, shoots: false })),
    lead: LEAD,
    commander: COMMANDER,
    tactic: TACTIC,
    divert: optional(
      places({ after: ['divert', 'diverting', 'divertir', 'détourner', 'fixer', 'fixant', 'entretener', 'desviar'] }),
    ),
  },
  implies: { 'attack-declare': null, 'must-attack': null, 'pin-response': null },
  calls: ['combat'],
  says: {
    'attack-declare': (_args, { at, side }, order) => ({ attack: attackOf(at, side, order.args) }),
    'attack-order': (_args, { about }) => about.attacks.map(({ id }) => id),
    'must-attack'({ hexes, with: units, commander }, { about }) {
      const joined = about.options.find(({ id }) => hexes.includes(id));
      return joined && { id: joined.id, named: commander === about.leader || units.includes(about.leader) };
    },
    'pin-response'({ hexes, with: units }, { about, view }) {
      if (units.length > 0 && !units.some((unit) => about.units.includes(unit))) return undefined;
      return about.pinnedBy.some((unit) => hexes.includes(view.units[unit]?.hex ?? '')) ? 'attack' : undefined;
    },
    'lead-unit': (args, { about }) => (isOfFight(args.hexes, about) ? args.lead : undefined),
    commander: (args, { about, at }) =>
      isOfFight(args.hexes, about) ? (args.commander ?? onlyLeader(at, args.with)) : undefined,
    tactic: (args, { about }) => (isOfFight(args.hexes, about) ? args.tactic : undefined),
  },
  idle: (sight, args, order, before) => [
    ...againstLeaders(sight, args.with),
    ...againstLead(sight, args, args.with),
    ...unfought(sight, args.tactic),
    ...beside(order, args.hexes, before),
  ],
  reach({ at, side }, units) {
    const joined = attackOptions(at, side).filter((option) => units.every((unit) => option.with.includes(unit)));
    return { figure: null, hexes: new Map(joined.map(({ id }) => [id, null])) };
  },
  instances: (sight, args) =>
    assaults(sight, (hex, units) => {
      const led = args.lead === undefined ? {} : { lead: units[0] ?? '' };
      const chit = args.tactic === undefined ? {} : { tactic: args.tactic };
      return [{ verb: 'ATTACK', args: { hexes: [hex], with: [...units], ...led, ...chit } }];
    }),
});

/** Is the fight that a question is about an attack on one of these hexes, and the question the attacker's? */
function isOfFight(
  hexes: readonly string[],
  { as, on }: { readonly as: string; readonly on: readonly string[] },
): boolean {
  return as !== 'defender' && hexes.some((hex) => on.includes(hex));
}

/** A single leader named among the units of an attack is meant to command it. */
function onlyLeader({ field }: Rules, named: readonly UnitId[]): UnitId | undefined {
  const [leader, ...others] = named.filter((unit) => field.leaders.has(unit));
  return others.length === 0 ? leader : undefined;
}

/** With a chit of withdrawal the attacker hopes for what half of the defender's give him: that nobody fights. */
function unfought({ at: { field } }: Sight, tactic: string | undefined): readonly Diagnostic[] {
  const { chits, matrix } = field.tables.tactics;
  const row = tactic === undefined ? [] : (matrix[chits.indexOf(tactic)] ?? []);
  const n = row.filter((cell) => cell === 'NC').length;
  if (tactic === undefined || 2 * n < chits.length) return [];
  return [warning('boar.tactic-unfought', 'series 12.5', { tactic, n, of: chits.length, part: true })];
}

/** Of two attacks on one hex, one of them on a condition: whoever wrote them is told which will run. */
function beside({ when }: Order, hexes: readonly string[], before: readonly Order[]): readonly Diagnostic[] {
  return before.flatMap((other): readonly Diagnostic[] => {
    if (other.verb !== 'ATTACK' || (!other.when && !when)) return [];
    const hex = hexes.find((one) => HEXES.from(other.args.hexes).includes(one));
    if (hex === undefined) return [];
    const facts = { hex, order: other.canonical, part: true };
    // Behind a plain line the one with the condition would never run, whatever comes.
    return other.when
      ? [warning('boar.after-condition', 'series 12.1', facts)]
      : [never('boar.after-plain', 'series 12.1', { ...facts, slot: 'hexes' })];
  });
}
