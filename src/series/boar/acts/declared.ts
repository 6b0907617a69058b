/** What ATTACK and DIVERT lines answer where attacks are still owed: theirs beside those ordered, completed by what must be. */
import type { Json } from '../../../engine/contract.ts';
import { readAttacks, writeAttacks } from '../rules/close-combat.ts';
import { attackOf, forcedAttacks, judgeAttack } from '../rules/declare.ts';
import { withDiversion } from '../rules/ordered.ts';
import type { Asked } from './asked.ts';

/** Nothing where no line adds to what was ordered before, or one that does cannot be declared. */
export function declared(asked: readonly Asked[]): Json | undefined {
  const [first] = asked;
  if (!first) return undefined;
  const { rules, view, need, about } = first;
  const side = rules.field.armies.find(({ id }) => id === need.role)?.side ?? need.role;
  let attacks = readAttacks(side, about.ordered ?? []);
  let isNew = false;
  const named = asked.map(({ order: { verb, args } }) => ({ verb, attack: attackOf(rules, view, side, args) }));
  for (const { attack } of named.filter(({ verb }) => verb !== 'DIVERT')) {
    if (attacks.some(({ id }) => id === attack.id)) continue;
    if (judgeAttack(rules, view, attack, attacks).length > 0) return undefined;
    attacks = [...attacks, attack];
    isNew = true;
  }
  for (const { attack } of named.filter(({ verb }) => verb === 'DIVERT')) {
    const met = withDiversion(rules, view, attacks, attack.with, attack.id);
    if ('fault' in met && met.fault.code === 'boar.divert-without-attack') continue;
    if ('fault' in met) return undefined;
    if (attacks[met.at] === met.attack) continue;
    attacks = attacks.with(met.at, met.attack);
    isNew = true;
  }
  return isNew ? writeAttacks(forcedAttacks(rules, view, side, attacks)) : undefined;
}
