/** What a die was thrown for, from its address: `Boyne, combat at sea, 3018`. */
import type { Address } from '../../../engine/contract.ts';
import type { Phrasebook } from '../../../engine/phrase.ts';
import type { Field } from '../field.ts';
import { books } from '../messages/books.ts';
import type { EarLanguage } from '../messages/languages.ts';

/** Null where the address is no die's. */
export function dieNamed(field: Field, language: EarLanguage, address: Address): string | null {
  const say = books[language];
  const [leaf, ...path] = address.split('/').toReversed();
  if (!leaf?.startsWith('!')) return null;
  const hex = path.find((part) => field.hexes.has(part));
  const port = hex === undefined ? null : (field.hexes.get(hex)?.port ?? null);
  const fight = path.find((part) => part === 'naval' || part === 'land');
  const what = thrownFor(field, say, leaf.slice(1));
  return [
    what,
    ...(fight === undefined ? [] : [say(`die.${fight}`)]),
    ...(hex === undefined ? [] : [port?.name[language] ?? hex]),
  ].join(', ');
}

/** `storm`, `status.en-boyne`, `victory.havana`, `en-boyne.1`, `spanish.3`. */
function thrownFor({ counters, ports, faces }: Field, say: Phrasebook<EarLanguage>, leaf: string): string {
  if (say.has(`die.${leaf}`)) return say(`die.${leaf}`);
  const dot = leaf.indexOf('.');
  const [head, tail] = [leaf.slice(0, dot), leaf.slice(dot + 1)];
  const called = (id: string): string => {
    // Of the enemy's counters a letter names no more than the front.
    return (faces.get(counters.get(id)?.face ?? '') ?? ports.get(id))?.name[say.language] ?? id;
  };
  if (say.has(`die.${head}`)) return say(`die.${head}`, { of: called(tail) });
  return say.has(`side.${head}.dice`) ? say(`side.${head}.dice`) : called(head);
}
