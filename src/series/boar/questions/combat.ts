/** Which attacks are made, in which order, led by whom and with which chit (series 12). */
import { drawn, type Telling } from '../../../acts/put.ts';
import type { Question } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { signed } from '../../../engine/phrase.ts';
import { type Boar, question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { prospect } from '../doctrine/prospect.ts';
import type { Staff } from '../doctrine/staff.ts';
import { one } from '../put.ts';
import { clash } from '../rules/tactics.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { declarable, declared } from './declared.ts';
import { eachFirst } from './each-first.ts';
import type { Declared, Described, Questions } from './kinds.ts';

export const combat = [
  question({
    kind: 'attack-declare',
    merge: declared,
    doctrine: (_staff, { forced }) => forced,
    options: (_advised, asked) => [...declarable(asked), ...drawn<readonly Declared[]>(asked.need)],
    isOrdered: true,
    /** As order lines: sent back, on one line or on several, they are read as this answer. */
    words(attacks, { say }) {
      if (attacks.length === 0) return say('answer.nothing');
      const each = attacks.map(({ on, with: units, divert }) =>
        say('answer.attack', { on: on.join(', '), units: units.join(', '), others: divert.join(', ') }),
      );
      return each.join('; ');
    },
  }),
  question({
    kind: 'attack-order',
    merge: 'last',
    /** The most promising first. */
    doctrine(staff, { attacks }) {
      const ranked = attacks.map((attack) => ({ id: attack.id, gain: promise(staff(), attack) }));
      return ranked.sort((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
    },
    options: (_advised, { about }) => eachFirst(about.attacks.map(({ id }) => id)),
    isOrdered: true,
    words: ([first = ''], telling) => telling.say('answer.first', { unit: one(telling, first) }),
  }),
  question({
    kind: 'must-attack',
    /** The attack whose line names him; else the latest that he can join. */
    merge: (said) => (said.findLast(({ named }) => named) ?? said.at(-1))?.id,
    doctrine(staff, { options }) {
      const gains = new Map(options.map((attack) => [attack.id, promise(staff(), attack)]));
      return leastOf([...gains.keys()], (id) => -(gains.get(id) ?? 0));
    },
  }),
  question({
    kind: 'lead-unit',
    merge: 'last',
    /** Highest adjusted morale, ties to the most steps. */
    doctrine(staff, _about, need) {
      const { at } = staff();
      return leastOf(
        optionsOf(need),
        (unit) => -(2 * adjustedMorale(at, unit) + (at.position.units[unit]?.steps ?? 0)),
      );
    },
  }),
  question({
    kind: 'commander',
    merge: 'last',
    doctrine(staff, _about, need) {
      const { leaders } = staff().at.field;
      return leastOf(optionsOf(need), (leader) => -(leaders.get(leader)?.combat ?? 0));
    },
  }),
  question({
    kind: 'tactic',
    merge: 'last',
    doctrine: (staff, about, need) => chit(staff(), about, need),
    words: (answer, telling) =>
      telling.say('put.tactic', { tactic: telling.say(`tactic.${answer}`), ...clashes(telling, answer) }),
    whole: (answer, { say }) => say(`tactic.${answer}`),
    also: (answer, { say }) => [say(`tactic.${answer}`)],
  }),
];

function promise(staff: Staff, { id, on, attackers }: Described): number {
  return prospect(staff, { id, side: staff.side, on, with: attackers, diverted: [], forced: false });
}

/** The chit of the plan that this fight allows. */
function chit(
  { at: { field }, tuning }: Staff,
  { column, as }: Questions['tactic']['about'],
  need: Question,
): string | undefined {
  const { attack, defend, strong } = tuning.tactics;
  const { columns } = field.tables.closeCombat;
  const isStrong = columns.indexOf(column) >= columns.indexOf(strong);
  const allowed = optionsOf(need);
  const wished =
    as === 'attacker'
      ? [...(isStrong ? [attack.strong] : []), attack.led, attack.else]
      : [...(allowed.includes('turn-flank') ? [defend.flank] : []), defend.else];
  return wished.find((one) => allowed.includes(one));
}

/** The best and the worst that a chit may come to, by the enemy's: what it adds to the attacker's die. */
function clashes({ at, about, say }: Telling<Boar, 'tactic'>, chit: string): Readonly<Record<string, string>> {
  const isAttacker = about.as === 'attacker';
  const against = at.field.tables.tactics.chits.map((other) => ({
    other: say(`tactic.${other}`),
    value: isAttacker ? clash(at, chit, other) : clash(at, other, chit),
  }));
  const numbers = against.flatMap(({ value }) => (value === 'NC' ? [] : [value]));
  const [best, worst] = isAttacker
    ? [Math.max(...numbers), Math.min(...numbers)]
    : [Math.min(...numbers), Math.max(...numbers)];
  const those = (wanted: number | 'NC'): string =>
    say.list(against.flatMap(({ other, value }) => (value === wanted ? [other] : [])));
  return { best: signed(best), good: those(best), worst: signed(worst), bad: those(worst), none: those('NC') };
}
