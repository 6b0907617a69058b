/** What orders may name: every counter of the side and every hex and port; the enemy's only by what their fronts show. */
import type { Named } from '../../engine/contract.ts';
import { oncePer } from '../../engine/once.ts';
import { numbered } from '../../engine/phrase.ts';
import type { Counter, Field, Port } from './field.ts';
import { stockWords } from './kind-words.ts';
import type { EarLanguage } from './messages/languages.ts';
import { isCalled, worthOf } from './stock.ts';
import { isShip } from './units.ts';
import type { EarView } from './view.ts';

/** The names of one role, last made for each: most mails find the counters where the last one did. */
const remembered = new WeakMap<Field, Map<string, { key: string; names: readonly Named[] }>>();

export function names(field: Field, view: EarView, role: string): readonly Named[] {
  const key = Object.values(view.units)
    .map(({ fate, hex, aboard }) => `${hex ?? fate}${aboard === null ? '' : '+'}`)
    .join();
  const known = remembered.get(field) ?? new Map<string, { key: string; names: readonly Named[] }>();
  remembered.set(field, known);
  const last = known.get(role);
  if (last?.key === key) return last.names;
  const found = [
    ...[...field.counters.values()].map((counter) => namedUnit(field, counter, view, role)),
    ...placesOf(field),
  ];
  known.set(role, { key, names: found });
  return found;
}

/**
 * A counter with all its spellings. One that no ship carries keeps its place to itself, so that a hex given for its stack
 * names those who can sail.
 */
function namedUnit(field: Field, counter: Counter, view: EarView, role: string): Named {
  const { id, side, name, names: also, anchor, kind } = counter;
  const own = side === role;
  const { hex = null, aboard = null, fate = 'map' } = view.units[id] ?? {};
  const isFixed = anchor === null && (kind === 'cannons' || kind === 'heavy-guns' || kind === 'boom-chain');
  return {
    id,
    names: [...new Set([id.slice(SIDE.length), ...Object.values(name), ...also])],
    type: 'unit',
    own,
    ...(fate === 'out' && { gone: true as const }),
    ...(isShip(counter) && { bears: true as const }),
    // Of those alike whoever is ashore is meant before one aboard.
    ...(own &&
      hex !== null &&
      !isFixed && {
        place: hex,
        counted: { by: wordsFor(counter), worth: worthOf(counter) - Number(aboard !== null) * ABOARD },
      }),
    ...(own && kind === 'soldiers' && aboard === null && field.hexes.get(hex ?? '')?.port && { holds: true as const }),
  };
}

/** More than any counter is worth. */
const ABOARD = 1000;

const wordsFor = (counter: Counter): readonly string[] =>
  Object.entries(stockWords).flatMap(([word, spellings]) => (isCalled(counter, word) ? spellings : []));

/** Ids begin with the letters of their side, which nobody needs to write. */
const SIDE = 'en-';

const placesOf = oncePer(({ at }: Field): readonly Named[] =>
  at.map(({ id, port }) => ({
    id,
    names: port === null ? [] : spellingsOf(port),
    ...(port !== null && { called: port.name }),
    type: 'hex',
    own: false,
  })),
);

function spellingsOf({ id, name, names: also }: Port): string[] {
  return [...new Set([...Object.values(name), ...also, id.replaceAll('-', ' ')])];
}

/** A counter by its name in this language, as one word that reads back, with or without its accents: `brûlot-1`. */
export const inOneWord = ({ name }: Pick<Counter, 'name'>, language: EarLanguage): string =>
  name[language].toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

/** What orders in this language call the counters, by their ids. */
export const codesIn = ({ counters }: Field, language: EarLanguage): Readonly<Record<string, string>> =>
  Object.fromEntries([...counters.values()].map((counter) => [counter.id, inOneWord(counter, language)]));

/** What enemy counters are called by their fronts, where these are no counter's own; as `front:` also where they are. */
export function frontsIn({ faces }: Field, language: EarLanguage): Readonly<Record<string, string>> {
  const named = [...faces.values()].map(({ id, name }) => [id, name[language]] as const);
  return Object.fromEntries([...named, ...named.map(([id, name]) => [`front:${id}`, name])]);
}

/** Seaports by their hexes, as notes call them: `Barbados (4323)`. */
export function portsIn({ ports }: Field, language: EarLanguage): Readonly<Record<string, string>> {
  return Object.fromEntries([...ports.values()].map(({ hex, name }) => [hex, numbered(name[language], hex)]));
}
