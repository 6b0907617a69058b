/** Answers that list or name things, as a player may have given them. */
import type { Pick } from './contract.ts';
import { first } from './ends.ts';

export function isRecord(answer: unknown): answer is Record<string, unknown> {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

export function isListOf(answer: unknown, of: readonly string[]): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((id) => of.includes(id)) && new Set(answer).size === answer.length;
}

/** So many of these, drawn by the dice of a sample. */
export function drawn(of: readonly string[], count: number, pick: Pick): string[] {
  const left = [...of];
  return Array.from({ length: Math.min(count, left.length) }, () => first(left.splice(pick(left.length), 1)));
}
