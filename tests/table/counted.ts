/** Words as limits of letters count them: whatever stands between blanks and has a letter or a digit. */
export const wordsIn = (lines: readonly string[]): number =>
  lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
