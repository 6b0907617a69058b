/** What every game of the registry must keep to (architecture §11.2): free for each new game. */
import { describe, expect, test } from 'vitest';
import type { RoleBook } from '../../src/engine/books.ts';
import { byCodeUnit, encode } from '../../src/engine/canonical.ts';
import type {
  AnyGame,
  Diagnostic,
  Heard,
  Json,
  Need,
  Order,
  OrderFate,
  Question,
  Role,
  Settled,
  Telling,
} from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import { type Desk, type Inputs, NO_INPUTS, nobody, run } from '../../src/engine/run.ts';
import { hear, look } from '../../src/engine/view.ts';
import { readOrders } from '../../src/orders/read.ts';
import { renderReportHtml, renderReportText, reportModel } from '../../src/reports/index.ts';
import { advance } from '../../src/table/advance.ts';
import { callsOf } from '../../src/table/calls.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { begin, found } from '../../src/table/found.ts';
import { seatsSharing, wholeOf } from '../../src/table/joint.ts';
import { replay } from '../../src/table/replay.ts';
import { cases } from '../cases.ts';
import { anyAnswer, chance, doctrineDesk, games, playOut, playUntil, stateOf, wildDesk } from './plays.ts';

const HIDING = cases(1000, 24);
const WILD_GAMES = cases(12, 4);
const PLAIN_GAMES = cases(10, 2);
const CHECKED_GAMES = cases(6, 2);

type Turn = ReturnType<typeof playOut>[number];

/** What a letter prints that has no word for something. */
const KEY =
  /\b(?:answer|diagnostic|ending|example|fate|form|help|map|next|question|result|side|summary|terrain|words)\.[\w-]+\b/g;

/** A letter to a role that saw `before` and `after` and heard this in between. */
function letterOf(
  game: AnyGame,
  role: Role,
  before: unknown,
  after: unknown,
  heard: readonly Heard[],
  fates: readonly OrderFate[],
) {
  const whole = wholeOf(game, role);
  const [from, to] = [look(game, before, whole), look(game, after, whole)];
  const clock = game.clock(after);
  const telling: Telling<unknown> = {
    who: role,
    language: 'en',
    before: from,
    after: to,
    heard,
    ledger: [],
    standing: [],
    fates,
    skipped: [],
    outcome: game.outcome(after),
    next: { ordinal: clock.ordinal, printed: clock.printed, calls: ['orders'], heard: [] },
  };
  const story = game.story(telling);
  const model = reportModel(story, {
    game: { id: 'game-1', label: 'Game 1' },
    seat: { id: role, name: role },
    language: 'en',
    ordinal: clock.ordinal,
    printed: clock.printed,
    next: { printed: clock.printed, call: 'orders' },
    deadline: null,
    ledger: [],
    keys: [],
    closed: [],
    commitments: [],
    head: '0'.repeat(64),
    revision: null,
    withdrawn: [],
  });
  return { to, story, model };
}

/** Everything a role gets of a state and of what it heard: view, names, report model, text, HTML, map, order form. */
function artefacts(
  game: AnyGame,
  role: Role,
  before: unknown,
  after: unknown,
  heard: readonly Heard[],
  letters: boolean,
  fates: readonly OrderFate[] = [],
): string {
  const { to, story, model } = letterOf(game, role, before, after, heard, fates);
  const names = game.names(to, role) as unknown as Json;
  if (!letters) return JSON.stringify([to, names, story]);
  return JSON.stringify([to, names, model, renderReportText(model), renderReportHtml(model)]);
}

describe.each(games())('$name', ({ game }) => {
  const isOfQuestion = ({ kind }: { kind: string }): boolean => !callsOf(game).includes(kind);
  const wild = Array.from({ length: WILD_GAMES }, (_, n) => playOut(game, `wild ${n}`, wildDesk(game, chance(n))));

  test('doctrine finishes the game with a result', () => {
    for (let n = 0; n < PLAIN_GAMES; n++) {
      const last = playOut(game, `doctrine ${n}`, doctrineDesk(game)).at(-1);
      expect(last?.closed.outcome).toBe('over');
      expect(game.outcome(last?.closed.state)).not.toBeNull();
    }
  });

  test('no illegal state after any step, whatever is answered', () => {
    for (let n = 0; n < CHECKED_GAMES; n++) {
      const pick = chance(100 + n);
      expect(
        playOut(game, `checked ${n}`, wildDesk(game, pick), undefined, { checkEveryStep: true }).length,
      ).toBeGreaterThan(0);
    }
  });

  test('replay is equal with a snapshot at every checkpoint and with none, and through bytes', () => {
    for (const played of wild) {
      for (const [n, { opening, closed, inputs }] of played.entries()) {
        const dice = practiceDice(`wild ${wild.indexOf(played)}/${n}`, game.roles);
        const plain = run(game, opening, inputs, dice, nobody);
        const snapped = run(game, opening, inputs, dice, nobody, { snapshots: true });
        expect(plain.status === 'closed' && plain.bytes).toBe(closed.bytes);
        expect(snapped.status === 'closed' && snapped.bytes).toBe(closed.bytes);
        expect(snapped.status === 'closed' && encode(snapped.events)).toBe(encode(closed.events));
        expect(encode(stateOf(closed.bytes))).toBe(closed.bytes);
      }
    }
  });

  test('the journal is strict: an answer too many, too few or not legal stops the replay', () => {
    const [label, { opening, inputs, closed }] = wild
      .flatMap((played, n) => played.map((turn, m) => [`wild ${n}/${m}`, turn] as const))
      .find(([, turn]) => turn.closed.answers.some(isOfQuestion)) as [string, Turn];
    const dice = practiceDice(label, game.roles);
    const more = new Map([...inputs.answers, ['t00/nobody/nothing@nobody', 1 as Json]]);
    expect(() => run(game, opening, { ...inputs, answers: more }, dice, nobody)).toThrow('input-never-used');
    const first = closed.answers.find(isOfQuestion)?.address as string;
    const fewer = new Map([...inputs.answers].filter(([address]) => address !== first));
    expect(run(game, opening, { ...inputs, answers: fewer }, dice, nobody).status).toBe('paused');
    const wrong = new Map<string, Json>([...inputs.answers, [first, 'no such answer']]);
    expect(() => run(game, opening, { ...inputs, answers: wrong }, dice, nobody)).toThrow('answer-not-legal');
  });

  test(`view 1: what the rules hide from a role changes nothing it gets (${HIDING} cases)`, () => {
    const states = wild.flatMap((played) => played.map(({ closed }) => closed.state));
    let tried = 0;
    for (let n = 0; tried < HIDING; n++) {
      const state = states[n % states.length];
      const pick = chance(n);
      for (const role of readers(game)) {
        const disguised = game.disguise(state, wholeOf(game, role), pick);
        const letters = n % 10 === 0;
        expect(artefacts(game, role, disguised, disguised, [], letters)).toBe(
          artefacts(game, role, state, state, [], letters),
        );
        tried++;
      }
    }
    expect(tried).toBeGreaterThanOrEqual(HIDING);
  });

  test(`view 2: a sealed answer shows nowhere before all are in, nor in what was told before (${HIDING} cases)`, () => {
    const turns = wild.flatMap((played, game_) =>
      played.map((turn, n) => {
        const label = `wild ${game_}/${n}`;
        return { turn, label, asked: sealedIn(game, turn, label) };
      }),
    );
    const sealed = turns
      .flatMap(({ turn, label, asked }) => pairsOf(asked).map((pair) => ({ turn, label, asked: pair })))
      .slice(0, HIDING)
      .map((one) => ({ ...one, locks: locksFor(game, one.turn, [one.asked[0].kind]) }));
    // A game that asks nobody beside another seals nothing, and has nothing to give away.
    if (sealed.length === 0) return expect(turns.flatMap(({ asked }) => asked)).toEqual([]);
    let tried = 0;
    let fated = 0;
    for (let n = 0; tried < HIDING; n++) {
      const { turn, label, asked, locks } = sealed[n % sealed.length] as (typeof sealed)[0];
      const [own, others] = asked;
      const answers = [anyAnswer(own, chance(n)), anyAnswer(own, chance(n + 7777))];
      const before = stateOf(turn.opening);
      const seen = answers.map((answer) => {
        const told = new Map([...turn.inputs.answers, [own.address, answer]]);
        const isReached = (need: Need) => need.address === others.address;
        const paused = playUntil(game, turn.opening, label, recalling(told), isReached, { ...NO_INPUTS, locks });
        if (!paused) throw new Error('the sealed question was not reached');
        const { role } = others;
        const heard = hear(paused.events, paused.ledger, role);
        const read = [role, ...(game.joint?.[role] ?? [])];
        fated += paused.settled.length;
        const fates = fatesOfRole(paused.settled, role);
        return artefacts(game, read[n % read.length] as Role, before, paused.state, heard, n % 50 === 0, fates);
      });
      expect(seen[0]).toBe(seen[1]);
      tried++;
    }
    expect(fated).toBeGreaterThan(0);
  });

  test('every difference between the views a role has of opening and close is named by an event told to it', () => {
    for (const played of wild) {
      for (const { opening, closed } of played) {
        for (const role of game.roles) {
          const told = JSON.stringify(hear(closed.events, closed.ledger, role));
          const before = look(game, stateOf(opening), role) as Record<string, Record<string, unknown>>;
          const after = look(game, closed.state, role) as Record<string, Record<string, unknown>>;
          for (const group of ['units', 'leaders', 'morale', 'victory', 'momentum']) {
            for (const id of Object.keys(after[group] ?? {})) {
              const [was, is] = [before[group]?.[id], after[group]?.[id]].map((value) => JSON.stringify(value));
              if (was !== is) expect(told, `${group} ${id}: ${was} -> ${is}`).toContain(`"${id}"`);
            }
          }
        }
      }
    }
  });

  test('every question kind that play asks has a sentence in every language, and a verb or a reply form', () => {
    const kinds = new Set<string>();
    for (const played of wild) {
      for (const { closed } of played)
        for (const answer of closed.answers) if (isOfQuestion(answer)) kinds.add(answer.kind);
    }
    const answerable = new Set(game.verbs.flatMap((verb) => verb.answers));
    for (const kind of kinds) {
      for (const language of game.languages)
        expect(game.messages[language]?.[`question.${kind}`], `${language} ${kind}`).toBeTruthy();
      expect(answerable.has(kind), `a verb for ${kind}`).toBe(true);
    }
    expect(kinds.size).toBeGreaterThan(0);
  });

  test('in every setting of seats each role has who answers for it, and each member commands units no other does', () => {
    for (const seats of game.seatings ?? [game.seats])
      for (const role of game.roles) expect(seatsSharing(game, seats, role).length).toBeGreaterThan(0);
    const view = look(game, game.setup(), 'all');
    const owned = (role: Role) => game.names(view, role).flatMap(({ id, own }) => (own ? [id] : []));
    for (const [whole, members] of Object.entries(game.joint ?? {})) {
      const parts = members.flatMap(owned);
      expect(new Set(parts).size).toBe(parts.length);
      expect([...parts].sort(byCodeUnit)).toEqual(owned(whole).sort(byCodeUnit));
      for (const member of members) expect(owned(member).every((unit) => game.memberOf?.(unit) === member)).toBe(true);
    }
  });

  test('in every setting of seats a turn nobody sends orders for closes, with a letter for each seat, and replays equal', () => {
    const seed = '1f'.repeat(32);
    const at = '2026-11-22T20:00:00Z';
    for (const sheets of game.seatings ?? [game.seats]) {
      const seats = sheets.map(({ id, roles }) => ({ id, roles }));
      const founded = found({ id: 'game-1', game, scenario: {}, seats, tempo: 'together', seed }, at);
      const on = advance(begin(founded, seed, {}, at).record, seed, {}, at);
      expect(on.letters.map(({ seat }) => seat)).toEqual(seats.map(({ id }) => id));
      expect(encode(replay(on.record, seed) as unknown as Json)).toBe(encode(on.closed as unknown as Json));
    }
  });

  test('every verb belongs to the book of calls that the game makes', () => {
    const unknown = game.verbs.flatMap(({ id, calls }) =>
      calls.flatMap((call) => (callsOf(game).includes(call) ? [] : [`${id}: ${call}`])),
    );
    expect(unknown).toEqual([]);
  });

  test('no letter shows the key of a word in its place', () => {
    const shown = wild.slice(0, 2).flatMap((played) =>
      played.flatMap(({ opening, closed }) =>
        game.roles.flatMap((role) => {
          const heard = hear(closed.events, closed.ledger, role);
          const fates = fatesOfRole(closed.settled, role);
          const model = letterOf(game, role, stateOf(opening), closed.state, heard, fates).model;
          return renderReportText(model).match(KEY) ?? [];
        }),
      ),
    );
    expect([...new Set(shown)]).toEqual([]);
  });

  test('the example of every verb reads as that verb, as far as the scenario has the counters it names', () => {
    const role = game.roles[0] as Role;
    const view = look(game, game.setup(), role);
    const grammar = grammarOf(game, view, role);
    const absent = new Set(['unknown-unit', 'unknown-place', 'hex-off-map', 'not-yours']);
    const units = new Set(grammar.names.flatMap(({ id, type }) => (type === 'unit' ? [id] : [])));
    // A place may go by the name of a counter that the scenario lacks.
    const isLacking = ({ code, facts }: Diagnostic): boolean =>
      absent.has(code) || (code === 'place-not-unit' && !units.has(String(facts.written)));
    for (const verb of game.verbs) {
      const [line] = readOrders(verb.example, grammar).lines;
      const isAbsent = line?.diagnostics.some(isLacking) ?? false;
      if (!isAbsent) expect(line?.read?.order.verb, verb.example).toBe(verb.id);
    }
  });
});

/** Every role that a seat may read as: those of the rules, and the members of the joint ones. */
const readers = (game: AnyGame): readonly Role[] => [...game.roles, ...Object.values(game.joint ?? {}).flat()];

/** The sealed questions of a turn, as they were asked. */
function sealedIn(game: AnyGame, turn: Turn, label: string): readonly Question[] {
  const found: Question[] = [];
  playUntil(game, turn.opening, label, recalling(turn.inputs.answers), (need) => {
    if (need.type === 'question' && need.sealed) found.push(need);
    return false;
  });
  return found;
}

/** Those asked together. */
function pairsOf(asked: readonly Question[]): readonly [Question, Question][] {
  return asked.slice(1).flatMap((need, n): [Question, Question][] => {
    const before = asked[n] as Question;
    return placeOf(before.address) === placeOf(need.address) ? [[before, need]] : [];
  });
}

/** Books as the turn was played by, with every order by which such questions may be answered, locked where they are due. */
function locksFor(game: AnyGame, { opening, closed }: Turn, kinds: readonly string[]): Inputs['locks'] {
  const state = stateOf(opening);
  const spoken = new Map(game.roles.map((role) => [role, ordersOn(game, look(game, state, role), role, kinds)]));
  const bookOf = (role: Role, acts: readonly Order[]): RoleBook => ({
    orders: [...acts, ...(spoken.get(role) ?? [])].map((order, n) => ({ ...order, id: `o${n + 1}` })),
    standing: [],
  });
  const atOnce = Object.fromEntries(game.roles.map((role) => [role, bookOf(role, [])]));
  const calls = closed.answers.filter(({ answer }) => isBook(answer));
  return new Map([
    [game.clock(state).place, atOnce],
    ...calls.map(
      ({ address, role, answer }) => [address, { [role]: bookOf(role, answer as unknown as Order[]) }] as const,
    ),
  ]);
}

/** Whether this may have answered a call. A book at an empty answer to a question changes nothing. */
const isBook = (answer: Json): boolean =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null && 'canonical' in one);

/** The examples of the verbs that answer such questions and are no acts of their own. */
function ordersOn(game: AnyGame, view: unknown, role: Role, kinds: readonly string[]): readonly Order[] {
  const grammar = grammarOf(game, view, role);
  return game.verbs
    .filter(({ answers, calls }) => calls.length === 0 && answers.some((kind) => kinds.includes(kind)))
    .flatMap(({ example }) => readOrders(example, grammar).lines.flatMap(({ read }) => read?.order ?? []));
}

/** What one role may be told of its orders. */
const fatesOfRole = (settled: readonly Settled[], whose: Role): readonly OrderFate[] =>
  settled
    .filter(({ role }) => role === whose)
    .map(({ order, fate, branch }) => {
      const reason = fate.kind === 'done' ? fate.came : fate.why;
      return { canonical: order, kind: fate.kind, reasons: reason ? [reason] : [], but: [], branch };
    });

/** A desk that gives the answers of a recorded turn again. */
const recalling =
  (answers: ReadonlyMap<string, Json>): Desk<unknown> =>
  (need) => ({ answer: answers.get(need.address) as Json, from: 'kept' });

const placeOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));
