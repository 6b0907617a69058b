/** What an attack promises before its chits are chosen: odds, every line of the sum, and the results of the ten dice. */
import { combatModifiersOf, fightOf, likelyLead, resultAt } from './combat.ts';
import type { Attack } from './declare.ts';
import { sumOf } from './dice.ts';
import type { Modifier } from './events.ts';
import type { At, Fight } from './house.ts';
import { seniorLeaders } from './leaders.ts';
import { type Odds, oddsFor } from './odds.ts';

export interface Forecast {
  readonly fight: Fight;
  readonly odds: Odds;
  /** Name of the final column: `1-1`. */
  readonly column: string;
  readonly modifiers: readonly Modifier[];
  readonly sum: number;
  /** How many of the ten faces give each result of the table. */
  readonly chances: Readonly<Record<string, number>>;
}

/** The fight with the usual leads and leaders; `tactics` is what the chits are taken to add. */
export function forecast(at: At, attack: Attack, tactics = 0): Forecast {
  const fight = likelyFight(at, attack, tactics);
  const odds = oddsFor(at, fight.attackers, fight.defenders, attack.diverted.length);
  const modifiers = combatModifiersOf(at, fight);
  const sum = sumOf(modifiers);
  const chances: Record<string, number> = {};
  for (let die = 0; die < at.field.tables.dice.sides; die++) {
    const { result } = resultAt(at, odds.final, die + sum);
    chances[result] = (chances[result] ?? 0) + 1;
  }
  const column = at.field.tables.closeCombat.columns[odds.final] ?? '';
  return { fight, odds, column, modifiers, sum, chances };
}

/** The fight an attack most likely becomes: best leads, senior leaders. */
export function likelyFight(at: At, attack: Attack, tactics: number): Fight {
  const fight = fightOf(at, attack);
  const attacker = likelyLead(at, fight.attackers);
  const defender = likelyLead(at, fight.defenders);
  const commander = {
    attacker: seniorLeaders(at, fight.attackers, attacker)[0]?.id ?? null,
    defender: seniorLeaders(at, fight.defenders, defender)[0]?.id ?? null,
  };
  return { ...fight, lead: { attacker, defender }, commander, tactics };
}
