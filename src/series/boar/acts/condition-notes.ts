/** What the figures of a condition stand for, told with the order that hangs on it: whose morale, which results. */
import { compares, termsIn } from '../../../engine/conditions.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import type { Sight } from './act.ts';
import { note } from './against.ts';
import { RESULTS } from './terms.ts';

export function conditionNotes({ at: { field }, view, side }: Sight, { when }: Order): readonly Diagnostic[] {
  const armies = field.armies.filter((army) => army.side === side);
  return (when ? termsIn(when) : []).flatMap(({ term, args: [sign, value] }): Diagnostic[] => {
    if (term === 'morale' && armies.length > 1)
      return [note('boar.morale-any', 'series 12', { levels: armies.map(({ id }) => view.morale[id] ?? 0) })];
    if (term !== 'result') return [];
    const at = RESULTS.indexOf(String(value));
    const meant = RESULTS.filter((_, n) => compares(n, sign, at));
    return [note('boar.results-meant', 'series 12', { results: meant.join(', ') })];
  });
}
