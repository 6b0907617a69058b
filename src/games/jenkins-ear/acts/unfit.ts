/** What speaks against those whom a line names or counts: they are none of whom it speaks of, not on the map, or fewer. */
import { never, warning } from '../../../acts/against.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import type { Counter, CounterId, HexId } from '../field.ts';
import { countedIn } from '../stock.ts';
import { counterOf } from '../units.ts';
import type { Sight } from './act.ts';
import { absent, now } from './against.ts';
import { boughtIn } from './bought.ts';

/** `code`: why a counter can never be meant; beside others who can be, the line stands for those. */
export function unfit(
  sight: Sight,
  units: readonly CounterId[],
  before: readonly Order[],
  isMeant: (counter: Counter) => boolean,
  [code, rule, slot = 'units']: readonly [string, string, slot?: string],
): readonly Diagnostic[] {
  const bought = boughtIn(sight, before);
  const isFit = (id: CounterId): boolean => isMeant(counterOf(sight.field, id));
  const isForSome = units.some(isFit);
  return units.flatMap((id) => {
    if (isFit(id)) return bought.has(id) ? [] : absent(sight.view, id, slot);
    return [isForSome ? now(code, rule, id, slot) : never(code, rule, { counter: id, slot })];
  });
}

/** A number of a kind, where the lines above leave fewer of it, or none: in a place, or aboard of ships anywhere. */
export function fewer(
  { field }: Pick<Sight, 'field'>,
  { kind, who, count }: Parameters<typeof countedIn>[1],
  there: readonly CounterId[],
  hex: HexId | undefined,
  rule: string,
): readonly Diagnostic[] {
  const n = countedIn(field, { kind, who }, there).length;
  if (typeof count !== 'number' || n >= count) return [];
  return [warning('ear.fewer-than-said', rule, { ...(hex && { hex }), n, slot: 'at', now: true, part: n > 0 })];
}
