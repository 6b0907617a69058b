/** Attacks that are still owed: what ATTACK and DIVERT lines answer, and what might be answered, beside those ordered, completed by what must be. */
import type { AskedOf } from '../acts/act.ts';
import { readAttacks, writeAttacks } from '../rules/close-combat.ts';
import { type Attack, declarations, forcedAttacks, judgeAttack } from '../rules/declare.ts';
import { withDiversion } from '../rules/ordered.ts';
import type { Declared, Ordered } from './kinds.ts';

/** Nothing where no line adds to what was ordered before, or one that does cannot be declared. */
export function declared(
  said: readonly Ordered[],
  { at, side, about }: AskedOf<'attack-declare'>,
): readonly Declared[] | undefined {
  const ordered = readAttacks(side, about.ordered);
  const attacks = withDiversions(withAttacks(ordered));
  if (attacks === undefined || attacks === ordered) return undefined;
  return writeAttacks(forcedAttacks(at, side, attacks));

  function withAttacks(before: readonly Attack[]): readonly Attack[] | undefined {
    let all = before;
    for (const one of said) {
      if (!('attack' in one) || all.some(({ id }) => id === one.attack.id)) continue;
      if (judgeAttack(at, one.attack, all).length > 0) return undefined;
      all = [...all, one.attack];
    }
    return all;
  }

  /** Those of an attack that nobody makes are left out. */
  function withDiversions(before: readonly Attack[] | undefined): readonly Attack[] | undefined {
    let all = before;
    for (const one of said) {
      if (!all || !('diversion' in one)) continue;
      const met = withDiversion(at, all, one.diversion.with, one.diversion.id);
      if ('fault' in met) {
        if (met.fault.code === 'boar.divert-without-attack') continue;
        return undefined;
      }
      if (all[met.at] !== met.attack) all = all.with(met.at, met.attack);
    }
    return all;
  }
}

/** What the rules would fill in; each attack that may be made, with what must then be; and nothing. */
export function declarable({
  at,
  side,
  about,
}: Pick<AskedOf<'attack-declare'>, 'at' | 'side' | 'about'>): readonly (readonly Declared[])[] {
  const ordered = readAttacks(side, about.ordered);
  const [, ...wider] = declarations(at, side, ordered);
  return [about.forced, ...wider.map(writeAttacks), []];
}
