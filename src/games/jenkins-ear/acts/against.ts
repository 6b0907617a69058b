/** What may speak against a line that nothing asks for, as several acts say it. */
import { never, warning } from '../../../acts/against.ts';
import { termsIn } from '../../../engine/conditions.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { absence } from '../faults.ts';
import type { EarView } from '../view.ts';

/** A counter of the order cannot as things stand; whoever else is named may all the same. */
export function now(code: string, rule: string, counter: string, slot = 'units'): Diagnostic {
  return warning(code, rule, { counter, slot, now: true, part: true });
}

/** A counter that is not on the map. */
export function absent(view: EarView, id: string, slot = 'units'): readonly Diagnostic[] {
  const unit = view.units[id];
  return unit === undefined || unit.hex !== null ? [] : [now(absence(unit.fate), '7.0', id, slot)];
}

export function hexesOf(view: EarView, units: readonly string[]): string[] {
  return units.flatMap((id) => view.units[id]?.hex ?? []);
}

/** Where a storm lies nobody is docked or lands (8.1). */
export function inStorm({ storms }: EarView, hexes: readonly (string | undefined)[]): readonly Diagnostic[] {
  const [hex] = hexes.flatMap((one) => (one !== undefined && storms.includes(one) ? [one] : []));
  return hex === undefined ? [] : [warning('ear.storm', '8.1', { hex, slot: 'at', now: true })];
}

/** Terms of the stacks that a question is about. */
const OF_THE_MEETING: ReadonlySet<string> = new Set(['enemy', 'ours', 'top']);

/** A condition that reads the stack met, on an order carried out without a question, which meets none: it would compare nothing. */
export function asksOfNothing({ when }: Order): readonly Diagnostic[] {
  const isVain = when && termsIn(when).some(({ term }) => OF_THE_MEETING.has(term));
  return isVain ? [never('ear.asks-of-nothing', '4.4', { part: true })] : [];
}
