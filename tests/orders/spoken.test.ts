/** Orders as letters echo them: each word is a spelling its slot knows, and the line reads back to the same order. */
import { describe, expect, test } from 'vitest';
import type { AnyGame, Json, Language, Order, Slot, Verb } from '../../src/engine/contract.ts';
import { fold } from '../../src/orders/fold.ts';
import { readOrders } from '../../src/orders/read.ts';
import type { Grammar } from '../../src/orders/types.ts';
import { written, writtenIn } from '../../src/orders/write.ts';
import { openGame } from '../games/registry.ts';

const TONGUES: readonly Language[] = ['en', 'fr', 'es'];
const FOREIGN = TONGUES.filter((tongue) => tongue !== 'en');
const GAMES = ['savannah/assault', 'savannah/campaign', 'pensacola/assault', 'jenkins-ear/war'].map(
  (id) => openGame(id).game,
);

function grammarFor(game: AnyGame, role: string): Grammar {
  const view = game.view(game.setup(), role);
  const { verbs, terms, languages } = game;
  return { verbs, terms, names: game.names(view, role), calls: ['orders', ...game.calls], languages };
}

/** A value or two of a slot, of things this role may name. */
function values({ names }: Grammar, slot: Slot): readonly Json[] {
  const whose = (own: boolean) => names.filter((one) => one.type === 'unit' && one.own === own).map(({ id }) => id);
  const units = slot.whose === 'enemy' ? whose(false) : whose(true);
  const hexes = names.filter(({ type }) => type === 'hex').map(({ id }) => id);
  switch (slot.type) {
    case 'unit':
      return units.slice(0, 2);
    case 'units':
      return [units.slice(0, 1), units.slice(1, 3)].filter(({ length }) => length > 0);
    case 'hex':
      return hexes.slice(40, 42);
    case 'hexes':
      return [hexes.slice(40, 41), hexes.slice(50, 52)];
    case 'count':
      return [1, 3];
    case 'choice':
      return slot.of ?? [];
    case 'order-of':
      return [...(slot.of ?? []).map((one) => [one]), (slot.of ?? []).slice(0, 2)];
    case 'flag':
      return [true];
    case 'name':
      return ['x'];
  }
}

/** The order with what it needs, then with each value of each slot besides. */
function ordersOf(grammar: Grammar, verb: Verb): Order[] {
  const needed: Record<string, Json> = {};
  for (const slot of verb.slots) {
    const [value] = values(grammar, slot);
    if (!slot.optional && value !== undefined) needed[slot.name] = value;
  }
  const counted = verb.slots.some(({ name }) => name === 'count') ? [needed, { ...needed, count: 1 }] : [needed];
  const more = verb.slots.flatMap((slot) =>
    values(grammar, slot).flatMap((value) => counted.map((args) => ({ ...args, [slot.name]: value }))),
  );
  const plain = [needed, ...more].map((args) => ({ id: '', verb: verb.id, args, line: 1 }));
  const conditions = grammar.terms.flatMap((term): Order['when'][] => {
    const of = (args: readonly Json[]) => [{ op: 'term', term: term.id, args } as const];
    if (term.takes === 'none') return of([]);
    if (term.takes === 'ratio') return of(['>=', 2, 1]);
    if (term.takes === 'compare') return (term.of ?? [9]).flatMap((value) => of(['>=', value]));
    if (term.takes === 'choice') return (term.of ?? []).flatMap((value) => of([value]));
    const named = grammar.names.find(({ type }) => type === term.takes)?.id;
    return named === undefined ? [] : of([named]);
  });
  const [first] = plain;
  const conditional = verb.standing
    ? conditions.map((when) => ({ ...(first as (typeof plain)[0]), when: when as NonNullable<Order['when']> }))
    : [];
  return [...plain, ...conditional].flatMap((one) => [
    written(grammar, one),
    ...(verb.standing ? [written(grammar, one, true)] : []),
  ]);
}

const readBack = (grammar: Grammar, text: string) => {
  const orders = readOrders(text, grammar).lines.flatMap(({ read }) => (read ? [read] : []));
  return orders.map(({ order, standing }) => [order.verb, order.args, order.when ?? null, standing]);
};

describe.each(GAMES.map((game) => [game.id, game] as const))('orders of %s', (_id, game) => {
  test.each(TONGUES)('in %s read back to the same orders as in English', (language) => {
    const wrong: string[] = [];
    let told = 0;
    for (const role of game.roles) {
      const grammar = grammarFor(game, role);
      for (const order of game.verbs.flatMap((verb) => ordersOf(grammar, verb))) {
        const english = readBack(grammar, order.canonical);
        // Some values never go together, in no language.
        if (english.length !== 1) continue;
        told++;
        const text = writtenIn({ ...game, ...grammar }, order, language);
        if (JSON.stringify(readBack(grammar, text)) !== JSON.stringify(english))
          wrong.push(`${order.canonical} | ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(game.verbs.length);
  });

  test.each(FOREIGN)('leave no English word of ours in %s', (language) => {
    const missing = new Set<string>();
    const spoken = game.spoken?.[language] ?? {};
    for (const verb of game.verbs) {
      if (verb.words[language] === undefined) missing.add(verb.id);
      const known = (english: string, spellings: readonly string[]) => {
        const said = spoken[`${verb.id}.${english}`] ?? spoken[english] ?? english;
        if (!spellings.map(fold).includes(fold(said))) missing.add(`${verb.id} ${english}: ${said}`);
        else if (said === english && !SAME.has(english) && spellings.length > 2) missing.add(`${verb.id} ${english}`);
      };
      for (const { after = [], of = [], words = {} } of verb.slots) {
        if (after[0] !== undefined && after[0] !== '') known(after[0], after);
        for (const value of of) known(words[value]?.[0] ?? value, words[value] ?? [value]);
      }
    }
    for (const { words, of = [], spellings = {} } of game.terms) {
      const [english = ''] = words;
      const said = spoken[`IF.${english}`] ?? english;
      if (!words.includes(said) || (said === english && !SAME.has(english))) missing.add(`IF ${english}: ${said}`);
      for (const value of of) {
        const known = spoken[`IS.${value}`];
        const isWord = /^[a-z-]{3,}$/.test(value);
        if (isWord && known === undefined) missing.add(`IS ${value}`);
        if (known !== undefined && !spellings[value]?.includes(known)) missing.add(`IS ${value}: ${known}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

/** Spelt alike in French or Spanish. */
const SAME = new Set(['port', 'box', 'N', 'S', 'grenadiers', 'morale']);
