/** What the figures of a condition stand for, told with the order that hangs on it: whose morale, which results. */
import { compares, termsIn } from '../../../engine/conditions.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';
import { RESULTS } from './terms.ts';

export function conditionNotes({ field }: Rules, view: BoarView, side: string, { when }: Order): readonly Diagnostic[] {
  const armies = field.armies.filter((army) => army.side === side);
  return (when ? termsIn(when) : []).flatMap(({ term, args: [sign, value] }): Diagnostic[] => {
    if (term === 'morale' && armies.length > 1)
      return [note('savannah.morale-any', { levels: armies.map(({ id }) => view.morale[id] ?? 0) })];
    if (term !== 'result') return [];
    const at = RESULTS.indexOf(String(value));
    return [note('savannah.results-meant', { results: RESULTS.filter((_, n) => compares(n, sign, at)).join(', ') })];
  });
}

const note = (code: string, facts: Diagnostic['facts']): Diagnostic => ({
  severity: 'note',
  code,
  facts: { ...facts, part: true },
  rule: 'series 12',
});
