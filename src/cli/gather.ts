/** An option that may be given again and again: every value, in order. */
export function gather(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

/** What `--level` means in every command that has it. */
export const LEVEL_HELP =
  'how well the computer plays: recruit, regular or veteran, for every seat of its own or for one: british=veteran; may be given again';
