/** Options that several commands have. */
import { InvalidArgumentError } from 'commander';

/** An option that may be given again and again: every value, in order. */
export function gather(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

/** An option that counts something. */
export function count(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('a whole number above 0');
  return n;
}

/** What `--level` means in every command that has it. */
export const LEVEL_HELP =
  'how well the computer plays: recruit, regular or veteran, for every seat of its own or for one: british=veteran; may be given again';
