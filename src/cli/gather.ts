/** An option that may be given again and again: every value, in order. */
export function gather(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
