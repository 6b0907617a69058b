/** What an attack promises before its chits are chosen: odds, every line of the sum, and what the ten dice come to. */
import type { Order } from '../../../engine/contract.ts';
import type { Outcome, OutcomeKind, Odds as Promised } from '../../../engine/odds.ts';
import { codeFor, combatModifiersOf, eligibleLeads, fightOf, likelyLead, resultAt } from './combat.ts';
import type { Attack } from './declare.ts';
import { sumOf } from './dice.ts';
import type { Modifier, Odds } from './events.ts';
import type { At, Fight } from './house.ts';
import { seniorLeaders } from './leaders.ts';
import { oddsFor } from './odds.ts';
import { type Code, costOf, readResult } from './results.ts';
import type { UnitId } from './state.ts';
import { chanceToPass } from './unit-morale.ts';

interface Forecast {
  readonly fight: Fight;
  readonly odds: Odds;
  /** Name of the final column: `1-1`. */
  readonly column: string;
  readonly modifiers: readonly Modifier[];
  readonly sum: number;
  readonly outcomes: readonly Outcome[];
}

/** What is settled of a fight already: whom its order names to lead and to command, what the chits add. */
interface Named {
  readonly lead?: UnitId;
  readonly commander?: UnitId;
  readonly tactics?: number;
}

/** Whom the ATTACK among these lines names to lead and to command. */
export function namedIn(lines: readonly Order[]): Named {
  const { lead, commander } = lines.find(({ verb }) => verb === 'ATTACK')?.args ?? {};
  return { ...(typeof lead === 'string' && { lead }), ...(typeof commander === 'string' && { commander }) };
}

/** With who is named where he may be, else the usual leads and leaders. */
export function forecast(at: At, attack: Attack, named: Named = {}): Forecast {
  const fight = likelyFight(at, attack, named);
  const odds = oddsFor(at, fight.attackers, fight.defenders, attack.diverted.length);
  const modifiers = combatModifiersOf(at, fight);
  const sum = sumOf(modifiers);
  const column = at.field.tables.closeCombat.columns[odds.final] ?? '';
  return { fight, odds, column, modifiers, sum, outcomes: outcomesOf(at, fight, odds, sum) };
}

/** A forecast as an order's acknowledgement and its page tell it. */
export const promised = ({ modifiers, outcomes }: Forecast): Promised => ({
  addends: modifiers
    .filter(({ value }) => value !== 0)
    .map(({ name, value, unit }) => ({ name, value, ...(unit !== undefined && { unit }) })),
  outcomes,
});

/** The fight an attack most likely becomes: best leads, senior leaders. */
export function likelyFight(at: At, attack: Attack, named: Named = {}): Fight {
  const fight = fightOf(at, attack);
  const attacker =
    eligibleLeads(at, fight.attackers).find((unit) => unit === named.lead) ?? likelyLead(at, fight.attackers);
  const defender = likelyLead(at, fight.defenders);
  const chiefs = seniorLeaders(at, fight.attackers, attacker);
  const commander = {
    attacker: (chiefs.find(({ id }) => id === named.commander) ?? chiefs[0])?.id ?? null,
    defender: seniorLeaders(at, fight.defenders, defender)[0]?.id ?? null,
  };
  return { ...fight, lead: { attacker, defender }, commander, tactics: named.tactics ?? 0 };
}

/** The faces of the die by what their results do to both sides; kinds that no face comes to are left out. */
function outcomesOf(at: At, fight: Fight, { final }: Odds, sum: number): readonly Outcome[] {
  const { sides } = at.field.tables.dice;
  const faces = Array.from({ length: sides }, (_, die) => {
    const { cell, attacker, defender } = readResult(resultAt(at, final, die + sum).result);
    const ours = costOf(codeFor(at, fight.lead.attacker as UnitId, attacker));
    return costsBehindWorks(at, fight, defender).map(({ cost, of }) => ({ cell, kind: outcomeOf(ours, cost), of }));
  }).flat();
  return (['lose', 'back', 'even', 'win'] as const).flatMap((kind): Outcome[] => {
    const alike = faces.filter((face) => face.kind === kind && face.of > 0);
    const chance = alike.reduce((total, { of }) => total + of, 0) / sides;
    return alike.length === 0 ? [] : [{ kind, chance, codes: [...new Set(alike.map(({ cell }) => cell))] }];
  });
}

/** What a result costs the defender, each cost with its chance in a hundred: works may spare him it, or give him a test. */
function costsBehindWorks(at: At, { lead, from }: Fight, code: Code): readonly { cost: Cost; of: number }[] {
  const unit = lead.defender as UnitId;
  const struck = codeFor(at, unit, code);
  const sparing = at.house.spares(at, unit, struck.word, from);
  if (sparing === 'void' || sparing === 'ignores') return [{ cost: 'nothing', of: 100 }];
  const cost = costOf(struck);
  if (sparing !== 'tests') return [{ cost, of: 100 }];
  const passes = chanceToPass(at, unit);
  return [
    { cost: 'nothing', of: passes },
    { cost, of: 100 - passes },
  ];
}

type Cost = ReturnType<typeof costOf>;

function outcomeOf(ours: Cost, theirs: Cost): OutcomeKind {
  if (ours === 'men') return 'lose';
  if (ours === 'ground') return theirs === 'nothing' ? 'back' : 'even';
  return theirs === 'nothing' ? 'even' : 'win';
}
