/** The kit of acts and questions, by a game of two verbs: what a line names, who carries it out, how lines count together. */
import { describe, expect, test } from 'vitest';
import { acts, addition, carryOut, shown, type World } from '../../src/acts/act.ts';
import { fromActs } from '../../src/acts/game.ts';
import { type Manner, withDrawn } from '../../src/acts/put.ts';
import { questions } from '../../src/acts/question.ts';
import { choice, count, optional, orderOf, place, units } from '../../src/acts/slots.ts';
import type { Json, Order, Question, Space, Steps } from '../../src/engine/contract.ts';
import { phrasebook } from '../../src/engine/phrase.ts';

interface Camp extends World {
  readonly sight: { readonly side: string };
  readonly staff: string;
  readonly scene: string[];
  readonly fault: string;
  readonly questions: {
    readonly guard: { readonly about: { readonly able: readonly string[] }; readonly answer: readonly string[] };
    readonly posts: { readonly about: null; readonly answer: Readonly<Record<string, string>> };
    readonly first: { readonly about: null; readonly answer: string };
    readonly losses: { readonly about: null; readonly answer: readonly string[] };
    readonly watch: {
      readonly about: null;
      readonly answer: readonly string[];
      readonly said: { readonly ids: readonly string[]; readonly off: boolean };
    };
  };
}

const act = acts<Camp>();
const question = questions<Camp>();
const words = { en: [], fr: [], es: [] };

const post = act({
  id: 'POST',
  words,
  slots: { units: units(), at: optional(place({ after: ['at'] })), most: optional(count()) },
  calls: [],
  example: 'POST anne AT gate',
  says: {
    guard: (args, { about }) => args.units.filter((id) => about.able.includes(id)),
    posts: (args) => Object.fromEntries(args.units.map((id) => [id, args.at ?? 'nowhere'])),
    first: (args) => args.units[0],
    watch: (args) => (args.units.length > 0 ? { ids: args.units, off: args.at === 'bed' } : undefined),
  },
  *play(scene, args) {
    yield* [];
    if (args.units.includes('ghost')) return 'nobody';
    scene.push(...args.units);
    return null;
  },
});

const lose = act({
  id: 'LOSE',
  words,
  slots: {
    units: optional(units()),
    how: optional(choice({ slow: ['slow'], fast: ['fast'] })),
    kinds: optional(orderOf({ a: ['a'], b: ['b'] })),
  },
  calls: [],
  example: 'LOSE anne',
  says: { losses: (args) => [...args.units, ...args.kinds, ...(args.how ? [args.how] : [])] },
});

const manner: Manner<Camp> = {
  books: {
    en: phrasebook('en', { 'question.guard': 'Who of {able} guards, for {hours|one hour|# hours}?' }),
    fr: phrasebook('fr', { 'question.guard': 'Qui garde ?' }),
  },
  called: (id) => id.toUpperCase(),
  figures: () => ({ hours: 2 }),
  options: (advised, { need }) => withDrawn(need, [advised, ['nobody'], ['anne']]),
  words: (answer) => JSON.stringify(answer),
  rows: () => [{ key: 'side', text: 'ours' }],
};

const camp = fromActs(
  [post, lose],
  [
    question({ kind: 'guard', merge: 'union', doctrine: (_staff, { able }) => able, silence: () => ['nobody'] }),
    question({ kind: 'posts', merge: 'entries', fill: (said) => ({ zoe: 'tent', ...said }) }),
    question({ kind: 'first', merge: 'last', words: (name) => `${name} first`, options: () => ['anne', 'anne'] }),
    question({ kind: 'losses', merge: 'list' }),
    question({
      kind: 'watch',
      merge: (said) =>
        said.reduce<readonly string[]>(
          (watching, { ids, off }) => [...watching.filter((id) => !ids.includes(id)), ...(off ? [] : ids)],
          [],
        ),
    }),
  ],
  { sightOf: (_view: null, side) => ({ side }), staffOf: ({ side }) => `${side} staff` },
);

const put = camp.puts(manner);

const line = (verb: string, args: Order['args']): Order => ({ id: 'o1', verb, args, canonical: verb, line: 1 });
const asked = (kind: string, about: Json = null): Question => ({
  type: 'question',
  address: 't01',
  role: 'north',
  kind,
  space: { kind: 'judged', judge: () => [], sample: () => null },
  about,
  discreet: false,
  sealed: false,
});
const reply = (kind: string, about: Json, ...lines: Order[]) => camp.reply(null, lines, asked(kind, about));

function done<T>(steps: Steps<T>): T {
  const end = steps.next([]);
  if (!end.done) throw new Error('it asks');
  return end.value;
}

describe('what an order names', () => {
  test('its verb has the slots in order, and answers what it says', () => {
    expect(post.verb.slots.map(({ name }) => name)).toEqual(['units', 'at', 'most']);
    expect(post.verb.slots[1]).toEqual({ name: 'at', after: ['at'], type: 'hex', optional: true });
    expect(post.verb.answers).toEqual(['guard', 'posts', 'first', 'watch']);
  });

  test('what is left out is nothing, or an empty list; what is none of a kind likewise', () => {
    expect(lose.read(line('LOSE', {}))).toEqual({ units: [], how: undefined, kinds: [] });
    expect(lose.read(line('LOSE', { units: 'anne', how: 'never', kinds: ['b', 'c', 3] }))).toEqual({
      units: ['anne'],
      how: undefined,
      kinds: ['b'],
    });
    expect(post.read(line('POST', { units: [], most: 'many' }))).toEqual({ units: [], at: undefined, most: undefined });
  });

  test('an order of another act is not read', () => {
    expect(post.read(line('LOSE', { units: ['anne'] }))).toBeNull();
  });
});

describe('several lines', () => {
  const [anne, bert] = [line('POST', { units: ['anne'], at: 'gate' }), line('POST', { units: ['bert'] })];

  test('of a union each adds its own; one that wants nobody takes back those above it', () => {
    const about = { able: ['anne', 'bert'] };
    expect(reply('guard', about, anne, bert, anne)).toEqual(['anne', 'bert']);
    expect(reply('guard', about, anne, line('POST', { units: ['carl'] }), bert)).toEqual(['bert']);
  });

  test('entry by entry the later counts for the same one, and the rest is filled in once', () => {
    const later = line('POST', { units: ['anne'], at: 'well' });
    expect(reply('posts', null, anne, bert, later)).toEqual({ zoe: 'tent', anne: 'well', bert: 'nowhere' });
  });

  test('of the last alone, the last', () => {
    expect(reply('first', null, anne, bert)).toBe('bert');
  });

  test('as one line their lists are put together, each once, and the rest is as the last has it', () => {
    const first = line('LOSE', { units: ['anne'], kinds: ['b'], how: 'slow' });
    const second = line('LOSE', { units: ['bert', 'anne'], kinds: ['a'], how: 'fast' });
    expect(reply('losses', null, first, second)).toEqual(['anne', 'bert', 'b', 'a', 'fast']);
  });

  test('as one line one that lists nothing counts alone, and those after it begin anew', () => {
    const [first, second] = [line('LOSE', { units: ['anne'] }), line('LOSE', { units: ['bert'] })];
    const bare = line('LOSE', { how: 'slow' });
    expect(reply('losses', null, first, bare)).toEqual(['slow']);
    expect(reply('losses', null, first, bare, second)).toEqual(['bert']);
  });

  test('what each has said a part of, the question puts together', () => {
    const asleep = line('POST', { units: ['anne'], at: 'bed' });
    expect(reply('watch', null, anne, bert, line('POST', { units: [] }), asleep)).toEqual(['bert']);
  });

  test('a question that nobody has defined, or about which the line says nothing, is not answered', () => {
    expect(reply('weather', null, anne)).toBeUndefined();
    expect(reply('losses', null, anne)).toBeUndefined();
    expect(reply('posts', null)).toBeUndefined();
  });

  test('all but those of which the last counts alone are merged', () => {
    expect([...camp.merges]).toEqual(['guard', 'posts', 'losses', 'watch']);
  });
});

describe('where nobody says a word', () => {
  const among = (...of: readonly string[]): Space<Json> => ({
    kind: 'judged',
    judge: (answer) => {
      const isAble = Array.isArray(answer) && answer.every((one) => of.includes(String(one)));
      return isAble ? [] : [{ severity: 'error', code: 'not-able', facts: {} }];
    },
    sample: (pick) => [of[pick(of.length)] ?? ''],
  });
  const guard = { ...asked('guard', { able: ['anne', 'bert'] }), space: among('anne', 'bert') };

  test('the computer answers by its doctrine, the silent by what they are said to do where that is legal', () => {
    expect(camp.answer(guard, () => null)).toEqual(['anne', 'bert']);
    expect(camp.silent(guard, () => null)).toEqual(['anne', 'bert']);
    expect(camp.silent({ ...guard, space: among('nobody', 'anne', 'bert') }, () => null)).toEqual(['nobody']);
  });

  test('what the doctrine has no legal answer for is answered as quietly as may be', () => {
    expect(camp.answer({ ...guard, space: among('carl') }, () => null)).toEqual([]);
    expect(camp.answer({ ...asked('weather'), space: { kind: 'one', of: ['rain', 'sun'] } }, () => null)).toBe('rain');
  });

  test('a letter offers legal answers alone, each once, in the words of the question where it has its own', () => {
    const guarding = put(null, guard, 'en');
    expect(guarding.asks).toBe('Who of ANNE and BERT guards, for 2 hours?');
    expect(guarding.options.map(({ answer }) => answer)).toEqual([['anne', 'bert'], ['anne']]);
    const first = put(null, { ...asked('first'), space: { kind: 'one', of: ['anne', 'bert'] } }, 'en');
    expect(first.options).toEqual([{ answer: 'anne', words: 'anne first' }]);
    expect(first.about).toEqual([{ key: 'side', text: 'ours' }]);
  });
});

describe('an act of a series', () => {
  const more = addition<Camp>();
  const sight = { side: 'north' };
  const lone = more(lose, {
    implies: { guard: null },
    says: { guard: ({ units }) => units.slice(0, 1) },
    idle: (_sight, { units }) => units.map((unit) => ({ severity: 'note' as const, code: unit, facts: {} })),
  });

  test('says what its game adds, and what it said before', () => {
    const order = line('LOSE', { units: ['anne', 'bert'] });
    const to = (kind: string) => ({ ...sight, need: asked(kind), about: null, made: undefined });
    expect(lone.verb.answers).toEqual(['losses', 'guard']);
    expect(lone.verb.implies).toEqual({ guard: null });
    expect(lone.says(order, to('guard'))).toEqual(['anne']);
    expect(lone.says(order, to('losses'))).toEqual(['anne', 'bert']);
    expect(lone.idle(sight, order, []).map(({ code }) => code)).toEqual(['anne', 'bert']);
    expect(lose.verb.answers).toEqual(['losses']);
  });

  test('is shown by an example of its game, and none goes without', () => {
    const unshown = act({ id: 'REST', words, slots: {}, calls: [] });
    expect(shown([lose, unshown], { REST: 'REST' }).map(({ verb }) => verb.example)).toEqual(['LOSE anne', 'REST']);
    expect(() => shown([unshown], {})).toThrow('verb-without-example');
  });
});

test('acts of a book are carried out as they are due, the others passed by, and each fault is told', () => {
  const scene: string[] = [];
  const failed: string[] = [];
  const book = [
    line('LOSE', { units: ['anne'] }),
    line('POST', { units: ['anne'] }),
    line('POST', { units: ['ghost'] }),
    { ...line('LOSE', {}), otherwise: line('POST', { units: ['bert'] }) },
  ];
  const play = { due: (_role: string, order: Order) => order.otherwise ?? order };
  done(carryOut([post], play, 'north', book, scene, (order, why) => failed.push(`${order.canonical} ${why}`)));
  expect(scene).toEqual(['anne', 'bert']);
  expect(failed).toEqual(['POST nobody']);
});
