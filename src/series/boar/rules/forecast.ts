/** What an attack promises before its chits are chosen: odds, every line of the sum, and the results of the ten dice. */

import { combatModifiersOf, fightOf, likelyLead, resultAt } from './combat.ts';
import type { Attack } from './declare.ts';
import { sumOf } from './dice.ts';
import type { Modifier } from './events.ts';
import type { Fight, Rules } from './house.ts';
import { seniorLeaders } from './leaders.ts';
import { type Odds, oddsFor } from './odds.ts';
import type { Position } from './position.ts';

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
export function forecast(rules: Rules, position: Position, attack: Attack, tactics = 0): Forecast {
  const fight = likelyFight(rules, position, attack, tactics);
  const odds = oddsFor(rules, position, fight.attackers, fight.defenders, attack.diverted.length);
  const modifiers = combatModifiersOf(rules, position, fight);
  const sum = sumOf(modifiers);
  const chances: Record<string, number> = {};
  for (let die = 0; die < rules.field.tables.dice.sides; die++) {
    const { result } = resultAt(rules, odds.final, die + sum);
    chances[result] = (chances[result] ?? 0) + 1;
  }
  const column = rules.field.tables.closeCombat.columns[odds.final] ?? '';
  return { fight, odds, column, modifiers, sum, chances };
}

/** The fight an attack most likely becomes: best leads, senior leaders. */
export function likelyFight(rules: Rules, position: Position, attack: Attack, tactics: number): Fight {
  const fight = fightOf(rules, position, attack);
  const attacker = likelyLead(rules, position, fight.attackers);
  const defender = likelyLead(rules, position, fight.defenders);
  const commander = {
    attacker: seniorLeaders(rules, position, fight.attackers, attacker)[0]?.id ?? null,
    defender: seniorLeaders(rules, position, fight.defenders, defender)[0]?.id ?? null,
  };
  return { ...fight, lead: { attacker, defender }, commander, tactics };
}
