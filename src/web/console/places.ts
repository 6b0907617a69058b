/** Places in the sequence of play, as the desk names them. */

/** `t16/allies/combat/#start` → `allies, combat`; `null` is the turn's opening. */
export function placeName(address: string | null): string {
  if (address === null) return 'before anything of the turn';
  const words = address
    .split('/')
    .slice(1)
    .map((part) => part.replace('#', '').replaceAll('-', ' '));
  return (words.length > 1 && words.at(-1) === 'start' ? words.slice(0, -1) : words).join(', ');
}
