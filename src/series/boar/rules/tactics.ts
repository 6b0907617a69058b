/** Tactics chits: which a side may choose, and what two of them make of each other (series 12.5, R42). */
import { present } from '../../../engine/errors.ts';
import type { At, Fight, Rules } from './house.ts';
import { hasLeaderNear } from './leaders.ts';
import { hasOpenFlank } from './surroundings.ts';

/** Chits one side may choose in this fight, in the order of the table. */
export function chitsFor(at: At, fight: Fight, by: 'attacker' | 'defender'): readonly string[] {
  const barred = barredIn(at, fight, by);
  return at.field.tables.tactics.chits.filter((chit) => barred(chit) === null);
}

/** Why a chit may not be chosen here, null where it may: nobody leads, no flank lies open, or the game bars it to these. */
export function barredIn(
  at: At,
  fight: Fight,
  by: 'attacker' | 'defender',
): (chit: string) => 'boar.tactic-unled' | 'boar.tactic-no-flank' | 'boar.tactic-barred' | null {
  const { leader, flank } = at.field.tables.tactics;
  const units = by === 'attacker' ? fight.attackers : fight.defenders;
  const led = at.house.demiLeaders(at, fight, by).length > 0 || hasLeaderNear(at, units);
  const open = led && hasOpenFlank(at, fight, by);
  const banned = at.house.bannedTactics(at, fight, by);
  return (chit) => {
    if (!led && leader.includes(chit)) return 'boar.tactic-unled';
    if (!open && flank.includes(chit)) return led ? 'boar.tactic-no-flank' : 'boar.tactic-unled';
    return banned.includes(chit) ? 'boar.tactic-barred' : null;
  };
}

/** What the pair adds to the attacker's die, or NC: no combat. */
export function clash(rules: Rules, attacker: string, defender: string): number | 'NC' {
  const { chits, matrix } = rules.field.tables.tactics;
  return present(matrix[chits.indexOf(attacker)]?.[chits.indexOf(defender)], 'no-such-chit', { attacker, defender });
}
