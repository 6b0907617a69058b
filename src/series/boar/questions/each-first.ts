/** Orders of some ids, each of which comes first in one. */
export function eachFirst(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.map((id) => [id, ...ids.filter((other) => other !== id)]);
}
