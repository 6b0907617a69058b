/** How the war puts any question: what is offered, and counters, places and stacks in words. */
import { type Manner, type Rows, withDrawn } from '../../acts/put.ts';
import { textsIn } from '../../acts/slots.ts';
import type { Json } from '../../engine/contract.ts';
import { inLanguage, type Phrasebook, pause } from '../../engine/phrase.ts';
import type { War } from './acts/act.ts';
import type { Field } from './field.ts';
import { books } from './messages/books.ts';
import { partsOf } from './stacks.ts';

/** Who tells, and in which words. */
export interface Teller {
  readonly field: Field;
  readonly say: Phrasebook;
}

export const manner: Manner<War> = {
  books,
  figures({ about, field }) {
    const { most = 0, needed = 0 } = factsOf(about);
    const { fails } = field.tables.interception;
    return { most: Number(most), needed: Math.min(Number(needed), fails - 1), fails };
  },
  /** What the doctrine would do first, then everything and nothing, each alone, and some drawn. */
  options(advised, { need, about }) {
    if (need.space.kind === 'one') return [advised, ...need.space.of];
    const facts = factsOf(about);
    const of = textsIn(facts.candidates ?? facts.ships ?? facts.counters ?? facts.hexes);
    // All of them to one place, whichever it is.
    const [counters, hexes] = [textsIn(facts.counters), textsIn(facts.hexes)];
    const together = hexes.map((hex) => Object.fromEntries(counters.map((counter) => [counter, hex])));
    return withDrawn(need, [advised, ...together, of, [], ...of.map((one) => [one]), {}]);
  },
  words(answer, telling) {
    const { say, need } = telling;
    if (typeof answer === 'string') {
      const key = say.has(`answer.${need.kind}.${answer}`) ? `answer.${need.kind}.${answer}` : `answer.${answer}`;
      return say.has(key) ? say(key) : one(telling, answer);
    }
    if (Array.isArray(answer)) return answer.length === 0 ? say('answer.none') : some(telling, answer.map(String));
    return grouped(telling, answer, (units, where) => say('answer.at', { units, place: one(telling, where) }));
  },
  rows(telling) {
    const about = factsOf(telling.about);
    const { ahead, height, count, room } = about;
    return [
      ...whereRows(telling),
      ...(typeof ahead === 'string' ? row(telling, 'ahead', one(telling, ahead)) : []),
      ...(typeof height === 'number'
        ? row(telling, 'enemy', telling.say('put.height', { height, top: one(telling, String(about.top)) }))
        : []),
      ...row(telling, 'candidates', some(telling, textsIn(about.candidates ?? about.ships ?? about.counters))),
      ...(typeof count === 'number' ? row(telling, 'count', `${count}`) : []),
      ...(typeof room === 'number' ? row(telling, 'room', `${room}`) : []),
    ];
  },
};

type Facts = Readonly<Record<string, Json>>;

function factsOf(about: unknown): Facts {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as Facts) : {};
}

/** The hex that it is about. */
export function whereRows(telling: Teller & { readonly about: unknown }): Rows {
  const { hex, at, here } = factsOf(telling.about);
  const where = hex ?? at ?? here;
  return typeof where === 'string' ? row(telling, 'hex', one(telling, where)) : [];
}

/** A row by its key; none of which there is nothing to say. */
export function row({ say }: Teller, key: string, text: string): Rows {
  return text === '' ? [] : [{ key: say(`put.${key}`), text }];
}

/** Who goes together, in one clause each. */
export function grouped(teller: Teller, answer: unknown, clause: (units: string, where: string) => string): string {
  const groups = new Map<string, string[]>();
  for (const [id, where] of Object.entries(factsOf(answer)))
    groups.set(String(where), [...(groups.get(String(where)) ?? []), id]);
  if (groups.size === 0) return teller.say('answer.none');
  return clauses(teller, [...groups], ([where, ids]) => clause(some(teller, ids), where));
}

export function clauses<T>({ say }: Teller, of: readonly T[], clause: (one: T) => string): string {
  return of.map(clause).join(pause(say.language));
}

export function some(teller: Teller, ids: readonly string[]): string {
  return teller.say.list(ids.map((id) => one(teller, id)));
}

/** A counter, a port, a stack or a hex by its name. */
export function one({ field, say }: Teller, id: string): string {
  const { language } = say;
  const named = field.counters.get(id) ?? field.ports.get(id) ?? field.faces.get(id);
  if (named) return inLanguage(named.name, language);
  const hex = id.includes('/') ? partsOf(id).hex : id;
  const port = field.hexes.get(hex)?.port ?? null;
  return port === null ? hex : `${inLanguage(port.name, language)} (${hex})`;
}
