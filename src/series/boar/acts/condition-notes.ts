/** What the figures of a condition stand for, told with the order that hangs on it: whose morale, which results. */
import { note, warning } from '../../../acts/against.ts';
import { comesTo, compares, termsIn } from '../../../engine/conditions.ts';
import type { Condition, Diagnostic, Order } from '../../../engine/contract.ts';
import type { Sight } from './act.ts';
import { RESULTS } from './terms.ts';

export function conditionNotes({ at: { field }, view, side }: Sight, order: Order): readonly Diagnostic[] {
  const { when } = order;
  if (when === undefined) return [];
  const armies = field.armies.filter((army) => army.side === side);
  return termsIn(when).flatMap(({ term, args: [sign, value] }): Diagnostic[] => {
    if (term === 'morale' && armies.length > 1)
      return [note('boar.morale-any', 'series 12', { levels: armies.map(({ id }) => view.morale[id] ?? 0) })];
    if (term !== 'result') return [];
    const at = RESULTS.indexOf(String(value));
    const meant = RESULTS.filter((_, n) => compares(n, sign, at));
    const meantNote = note('boar.results-meant', 'series 12', { results: meant.join(', ') });
    const isReroll = comesTo(order, ['MOMENTUM REROLL']);
    return isReroll && !saysWhoAttacks(when) ? [meantNote, ...rerolledBothWays(meant)] : [meantNote];
  });
}

/** Results that one would throw again as the attacker are the best there are for a defender, and the other way round. */
function rerolledBothWays(meant: readonly string[]): readonly Diagnostic[] {
  return [
    ['boar.reroll-defending', meant.filter((result) => result.endsWith('/-'))] as const,
    ['boar.reroll-attacking', meant.filter((result) => result.startsWith('-/'))] as const,
  ].flatMap(([code, best]) => (best.length > 0 ? [warning(code, 'R68', { best: best.join(', '), part: true })] : []));
}

/** Whether a condition holds in fights of one role alone: where we attack, or where we are attacked. */
function saysWhoAttacks(condition: Condition): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.some(saysWhoAttacks);
    case 'or':
      return condition.of.every(saysWhoAttacks);
    case 'not':
      return saysWhoAttacks(condition.of);
    case 'term':
      return ROLE_TERMS.has(condition.term);
  }
}

const ROLE_TERMS: ReadonlySet<string> = new Set(['attacking', 'defending', 'attacked-at', 'lost']);
