/** What a die was thrown for, from its address: `shot, Battery A`; `close combat, Spring Hill (1404), thrown again`. */
import type { Address } from '../../../engine/contract.ts';
import { faceOf, named, placedFully, type Teller } from './teller.ts';

type Namer = Pick<Teller, 'say' | 'field'>;

/** Null where the address is no die's. */
export function dieNamed(namer: Namer, address: Address): string | null {
  const { say } = namer;
  const [leaf, ...path] = address.split('/').toReversed();
  const [, what, side = ''] = /^!((?:initiative|lot)(?=-)|.+)(?:-(.+))?$/.exec(leaf ?? '') ?? [];
  if (what === undefined) return null;
  const whose = [side, ...path].map((part) => called(namer, part)).find((name) => name !== null);
  const isThrownAgain = path.some((part) => part.startsWith('reroll-'));
  const thrown = say(`die.${what}`);
  return [thrown, ...(whose && whose !== thrown ? [whose] : []), ...(isThrownAgain ? [say('die.again')] : [])].join(
    ', ',
  );
}

/** The unit, place, army, side or card that a part of an address speaks of. */
function called(namer: Namer, part: string): string | null {
  const { say, field } = namer;
  if (faceOf(field, part)) return named(namer, part);
  if (field.hexes.has(part)) return placedFully(namer, part);
  const key = [`army.${part}.the`, `side.${part}.the`, `drm.${part}`].find((one) => say.has(one));
  return key === undefined ? null : say(key);
}
