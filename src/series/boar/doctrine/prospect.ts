/** What an attack promises: its ten dice weighed by what each result is worth to the attacker. */
import { combatModifiersOf, resultAt } from '../rules/combat.ts';
import type { Attack } from '../rules/declare.ts';
import { sumOf } from '../rules/dice.ts';
import { likelyFight } from '../rules/forecast.ts';
import type { Fight } from '../rules/house.ts';
import { oddsFor } from '../rules/odds.ts';
import { type Code, type Result, readResult } from '../rules/results.ts';
import type { HexId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { pieceOf } from '../rules/units.ts';
import type { Staff } from './staff.ts';
import { onTurn } from './tuning.ts';

/** Expected gain in hundredths of a point. */
export function prospect(staff: Staff, attack: Attack): number {
  const { at } = staff;
  const fight = likelyFight(at, attack);
  const { attack: strength, final } = oddsFor(at, fight.attackers, fight.defenders, attack.diverted.length);
  const sum = sumOf(combatModifiersOf(at, fight));
  const clears = chanceToClear(staff, fight);
  const prize = attack.on.reduce((worth, hex) => worth + groundWorth(staff, hex), 0);
  const { sides } = at.field.tables.dice;
  const odds = at.field.tables.closeCombat.columns[final] ?? '';
  let gain = 0;
  for (let die = 0; die < sides; die++) {
    const result = behindWorks(staff, fight, readResult(resultAt(at, final, die + sum).result));
    const cleared = result.attacker.word === '-' && emptiesLead(staff, fight, result.defender) ? clears : 0;
    gain += balance(staff, attack.side, result) + Math.trunc((prize * cleared) / 1000);
  }
  return Math.trunc(gain / sides) + zeal(staff, attack, strength) - (staff.tuning.worth.odds?.[odds] ?? 0);
}

/** A result as works let it through: what the defender may ignore is nothing, a test that he may pass no more than a step of his heart. */
function behindWorks({ at }: Staff, { lead, from }: Fight, result: Result): Result {
  const sparing = lead.defender === null ? null : at.house.spares(at, lead.defender, result.defender.word, from);
  if (sparing === null || sparing === 'holds') return result;
  return { ...result, defender: { ...result.defender, word: sparing === 'tests' ? 'AM' : '-' } };
}

/** What an attack gains in its side's eyes by being the one that was ordered, and the more the more go in. */
function zeal({ tuning, at: { field, position } }: Staff, { side, on }: Attack, strength: number): number {
  const { hex, byTurn } = tuning.zeal;
  return side !== field.worksOf && on.includes(hex) ? onTurn(byTurn, position.turn) * strength : 0;
}

/** A result as its attacker weighs it: the enemy's loss less his own, his own as dear as his side holds it. */
function balance(staff: Staff, attacker: string, result: { attacker: Code; defender: Code }): number {
  const aversion = staff.tuning.worth.aversion[attacker] ?? 100;
  return suffered(staff, result.defender) - Math.trunc((suffered(staff, result.attacker) * aversion) / 100);
}

/** What its half of a result costs a side. */
export function suffered({ tuning }: Staff, code: Code): number {
  const worth = tuning.worth as Readonly<Record<string, number>>;
  return (worth[code.word] ?? 0) + (code.starred ? tuning.worth.star : 0);
}

/** Does this result take the lead out of its hex? */
function emptiesLead({ at }: Staff, { lead }: Fight, code: Code): boolean {
  if (code.word === '1') return lead.defender !== null && pieceOf(at.position, lead.defender).steps === 1;
  return ['R', 'D', '2', 'AC', 'DC'].includes(code.word);
}

/** Chance in a thousand that all who stand with the defending lead fail their tests. */
function chanceToClear({ at }: Staff, { defenders, lead, commander }: Fight): number {
  const { field } = at;
  const command = commander.defender === null ? 0 : (field.leaders.get(commander.defender)?.command ?? 0);
  const { needed } = field.tables.morale;
  const { sides } = field.tables.dice;
  let chance = 1000;
  for (const unit of defenders) {
    if (unit === lead.defender) continue;
    const failing = Math.max(0, Math.min(sides, needed - adjustedMorale(at, unit) - command));
    chance = Math.trunc((chance * failing) / sides);
  }
  return chance;
}

/** What it is worth to stand in a hex. */
export function groundWorth({ at: { field }, tuning }: Staff, hex: HexId): number {
  const ground = tuning.ground as Readonly<Record<string, number>>;
  const named = ground[hex];
  if (named !== undefined) return named;
  const place = field.hexes.get(hex);
  if (place?.city) return ground.city ?? 0;
  return place?.perimeter ? (ground.perimeter ?? 0) : 0;
}
