/** What may speak against a line of orders, or is worth knowing of it. */
import type { Diagnostic } from '../engine/contract.ts';

type Facts = Diagnostic['facts'];

/** No turn of events will make it right, so that it is refused in standing and conditional orders too. */
export function never(code: string, rule: string, facts: Facts = {}): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

export function warning(code: string, rule: string, facts: Facts = {}): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}

/** Worth knowing, and nothing against it: told of an order that is carried out all the same. */
export function note(code: string, rule: string, facts: Facts = {}): Diagnostic {
  return { severity: 'note', code, facts: { ...facts, part: true }, rule };
}
