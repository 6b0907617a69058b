/** What letters call a game that nobody has named. */

/** `savannah-7` → `Savannah 7`, `jenkins-ear-1` → `Jenkins Ear 1` */
export function labelFrom(id: string): string {
  return id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
