/** What ATTACK and DIVERT lines answer where attacks are still owed: theirs beside those ordered, completed by what must be. */
import type { Json } from '../../engine/contract.ts';
import { readAttacks, writeAttacks } from '../boar/close-combat.ts';
import { type Attack, attackOf, forcedAttacks, judgeAttack } from '../boar/declare.ts';
import type { Asked } from './reply.ts';

/** Nothing where no line adds to what was ordered before, or one that does cannot be declared. */
export function declared(asked: readonly Asked[]): Json | undefined {
  const [first] = asked;
  if (!first) return undefined;
  const { rules, view, need, about } = first;
  const side = rules.field.armies.find(({ id }) => id === need.role)?.side ?? need.role;
  let attacks = readAttacks(side, about.ordered ?? []);
  let isNew = false;
  for (const { order } of asked) {
    const named = attackOf(rules, view, side, order.args);
    const at = order.verb === 'DIVERT' ? withUnitsOf(attacks, named) : attacks.findIndex(({ id }) => id === named.id);
    const old = attacks[at];
    if (order.verb === 'DIVERT' ? !old || old.diverted.includes(named.id) : old !== undefined) continue;
    const attack = order.verb === 'DIVERT' && old ? { ...old, diverted: [...old.diverted, named.id] } : named;
    const others = attacks.filter((_, index) => index !== at);
    if (judgeAttack(rules, view, attack, others).length > 0) return undefined;
    attacks = [...others, attack];
    isNew = true;
  }
  return isNew ? writeAttacks(forcedAttacks(rules, view, side, attacks)) : undefined;
}

const withUnitsOf = (attacks: readonly Attack[], { with: units }: Attack): number =>
  attacks.findIndex((attack) => attack.with.some((unit) => units.includes(unit)));
