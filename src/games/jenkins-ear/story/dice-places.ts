/** The place of a die as it is printed for a side: how many orders the enemy gave, and which counter of a front he lost, stay his. */
import type { Address, Role } from '../../../engine/contract.ts';
import type { Field } from '../field.ts';

/**
 * `t02/english/movement/2718.13/2819/!perilous` is `2718` to whoever did not give those orders: some of the thirteen failed, or
 * moved nobody he sees. `!status.sp-frigate-2` is `!status.sp-frigate` to whoever sees no more than fronts, and so is `!scuttle.`.
 */
export function diePlace(field: Field, address: Address, who: Role): Address {
  const [turn = '', phase = '', ...rest] = address.split('/');
  const isOwn = phase === who || !field.sides.some((side) => side === phase);
  const places = rest.map((part) => (isOwn || part.startsWith('!') ? part : unnumbered(field, part)));
  return [turn, phase, ...places].map((part) => frontOnly(field, part, who)).join('/');
}

function unnumbered(field: Field, part: string): string {
  const [hex = ''] = part.split('.');
  return field.hexes.has(hex) ? hex : part;
}

function frontOnly(field: Field, part: string, who: Role): string {
  const [, what, id = ''] = /^!(status|scuttle)\.(.+)$/.exec(part) ?? [];
  const counter = field.counters.get(id);
  return counter === undefined || counter.side === who ? part : `!${what}.${counter.face}`;
}
