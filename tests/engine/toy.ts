/** A game of three rules, for tests of kernel and table: two sides bid in secret, roll, and the higher sum scores. */
import type { Game, Json, Need, Order, Play, Question, Steps } from '../../src/engine/contract.ts';

export interface ToyState {
  turn: number;
  score: { red: number; blue: number };
  /** What red keeps up its sleeve: blue must never learn it. */
  sleeve: number;
}

export interface ToyView {
  turn: number;
  score: { red: number; blue: number };
  sleeve: number | null;
}

export const LAST_TURN = 3;
const ROLES = ['red', 'blue'];

function* turn(play: Play<ToyState>): Steps<'next' | 'over'> {
  for (const role of ROLES) {
    yield* play.at(role, function* () {
      yield* play.checkpoint('opens');
      for (const order of yield* play.call(role, 'push')) yield* push(play, role as 'red' | 'blue', order);
    });
  }
  yield* play.at('duel', function* () {
    const bids = yield* play.together(
      ROLES.map((role) => ({ role, kind: 'bid', space: { kind: 'one' as const, of: [0, 1, 2] } })),
    );
    const sums = ROLES.map((role, i) => (bids[i] as number) + play.roll(role, 10));
    play.emit({ kind: 'toy.duel', rule: 'toy 1', facts: { bids: [...bids], sums }, to: 'all' });
    yield* play.checkpoint('scored');
    const winner = (sums[0] as number) >= (sums[1] as number) ? 'red' : 'blue';
    play.state.score[winner] += 1;
    play.emit({ kind: 'toy.score', rule: 'toy 2', facts: { winner }, to: 'all' });
  });
  play.state.turn += 1;
  return play.state.turn > LAST_TURN ? 'over' : 'next';
}

function* push(play: Play<ToyState>, role: 'red' | 'blue', order: Order): Steps<void> {
  const due = play.due(role, order);
  if (due?.verb !== 'push') return;
  const force = yield* play.ask<number>(role, `force-${due.id}`, { kind: 'one', of: [1, 2, 3] });
  play.state.score[role] += force;
  play.emit({ kind: 'toy.push', rule: 'toy 3', facts: { role, force }, to: [role], others: { role } });
}

export const toy: Game<ToyState, ToyView> = {
  ruleset: 'toy',
  title: { en: 'Toy', fr: 'Jouet' },
  languages: ['en', 'fr'],
  briefing: () => [],
  revision: 1,
  id: 'toy/duel',
  roles: ROLES,
  seats: ROLES.map((id) => ({
    id,
    roles: [id],
    name: { en: id, fr: id },
    band: { ground: '1F2328', figures: 'FFFFFF' },
  })),
  calls: ['push'],
  setup: () => ({ turn: 1, score: { red: 0, blue: 0 }, sleeve: 7 }),
  clock: (state) => ({ ordinal: state.turn, printed: state.turn, place: `t0${state.turn}` }),
  turn,
  outcome: (state) => (state.turn > LAST_TURN ? { result: 'decided', winner: null, facts: {} } : null),
  view: (state, who) => ({ turn: state.turn, score: { ...state.score }, sleeve: who === 'red' ? state.sleeve : null }),
  disguise: (state, who, pick) => (who === 'red' ? state : { ...state, sleeve: pick(100) }),
  check: (state) => (state.score.red < 0 || state.score.blue < 0 ? ['negative score'] : []),
  edits: {
    score: {
      schema: { parse: (raw) => raw as Json },
      form: { type: 'object', properties: { side: { enum: ROLES }, to: { type: 'integer' } } },
      names: ['side'],
      stands: ({ score }) => [
        { side: 'red', to: score.red },
        { side: 'blue', to: score.blue },
      ],
      apply: (state, arg) => {
        const { side, to } = arg as { side: 'red' | 'blue'; to: number };
        state.score[side] = to;
      },
      seenBy: () => 'all',
    },
  },
  verbs: [
    {
      id: 'push',
      words: { en: ['PUSH'], fr: ['POUSSER'], es: ['EMPUJAR'] },
      slots: [],
      answers: [],
      calls: ['push'],
      example: 'PUSH',
    },
    {
      id: 'bid',
      words: { en: ['BID'], fr: ['MISER'], es: ['PUJAR'] },
      slots: [{ name: 'count', type: 'count' }],
      answers: ['bid'],
      calls: [],
      standing: true,
      ahead: true,
      example: 'BID 1',
    },
  ],
  terms: [
    { id: 'behind', words: ['BEHIND'], takes: 'none', holds: (view: ToyView) => view.score.red < view.score.blue },
  ],
  names: () => [],
  reply: (_view, orders, need: Question) => {
    const order = orders.at(-1);
    return order?.verb === 'bid' && need.kind === 'bid' ? (order.args.count as Json) : undefined;
  },
  merges: new Set(),
  answer: (need) => (need.kind === 'bid' ? 0 : 1),
  orders: (_need: Need, _sight, _standing) => [],
  unordered: () => [],
  story: () => {
    throw new Error('the toy tells no story');
  },
  messages: { en: {}, fr: {} },
};

export const order = (id: string, verb: string, args: Order['args'] = {}, more: Partial<Order> = {}): Order => ({
  id,
  verb,
  args,
  canonical: `${verb.toUpperCase()} ${Object.values(args).join(' ')}`.trim(),
  line: 1,
  ...more,
});
