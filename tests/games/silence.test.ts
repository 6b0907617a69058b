/** What a player gets who says nothing: over whole games against the computer, what the letter says stays does stay. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { Event, Json, Role } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import type { Answer } from '../../src/engine/journal.ts';
import { type Closed, type Desk, NO_INPUTS, run } from '../../src/engine/run.ts';
import { openGame } from './registry.ts';

interface PlayedTurn {
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly Event[];
  readonly answers: readonly Answer[];
}

/** A whole game in which one role says nothing, or sends an empty book at every call, against the computer. */
function played(scenario: string, silent: Role, label: string, sends: 'nothing' | 'empty books'): PlayedTurn[] {
  const { game } = openGame(scenario);
  const desk: Desk<unknown> = (need, { standing }, sight) => {
    const conduct = need.role === silent ? (game.silence ?? game) : game;
    if (need.type === 'question') return { answer: conduct.answer(need, sight, standing), from: 'doctrine' };
    const book = sends === 'empty books' && need.role === silent ? [] : conduct.orders(need, sight, standing);
    return { answer: book as unknown as Json, from: 'doctrine' };
  };
  const turns: PlayedTurn[] = [];
  let bytes = encode(game.setup());
  for (;;) {
    const turn = run(game, bytes, NO_INPUTS, practiceDice(`${label}/${turns.length + 1}`, game.roles), desk);
    if (turn.status === 'paused') throw new Error('nobody is waited for');
    turns.push({ before: JSON.parse(bytes), after: turn.state, events: turn.events, answers: turn.answers });
    if (turn.outcome === 'over') return turns;
    bytes = (turn as Closed<unknown>).bytes;
  }
}

const GAMES = ['a', 'b', 'c', 'd'];
const factsOf = ({ facts }: Event): Record<string, Json> => facts as Record<string, Json>;

describe.each(['english', 'spanish'])('Jenkins’ Ear, the %s silent', (side) => {
  const { game } = openGame('jenkins-ear/war');
  const games = GAMES.map((label) => played('jenkins-ear/war', side, label, 'nothing'));
  const turns = games.flatMap((turnsOfGame) => turnsOfGame.slice(1));
  const own = (kind: string, of = turns): Event[] =>
    of.flatMap(({ events }) => events.filter((event) => event.kind === kind && factsOf(event).side === side));

  test('after the set-up nothing is bought, scuttled or sent round the Horn', () => {
    expect(turns.length).toBeGreaterThan(20);
    for (const kind of ['ear.bought', 'ear.scuttled', 'ear.crossed']) expect(own(kind), kind).toEqual([]);
  });

  test('the first funds are spent by the staff’s own list', () => {
    expect(
      own(
        'ear.bought',
        games.map(([first]) => first as PlayedTurn),
      ),
    ).toHaveLength(GAMES.length);
  });

  test('nobody moves on foot, and by sea only ships without supply, fewer than six hexes, for an own port', () => {
    const sailings = own('ear.move').filter((event) => factsOf(event).order !== null);
    for (const event of sailings) {
      const { path, bySea } = factsOf(event);
      expect(bySea).toBe(true);
      expect((path as string[]).length).toBeLessThanOrEqual(6);
      expect(`${factsOf(event).order}`).toMatch(/^MOVE /u);
    }
    const orders = turns.flatMap(({ answers }) =>
      answers.filter(({ role, kind }) => role === side && kind === 'movement'),
    );
    for (const { answer } of orders) {
      for (const order of answer as { verb: string; args: { to: string } }[]) {
        expect(order.verb).toBe('MOVE');
        expect(game.names(game.view(game.setup(), side), side).find(({ id }) => id === order.args.to)).toBeDefined();
      }
    }
  });

  test('an empty book at every call buys nothing, not in the set-up either, and moves nobody', () => {
    const empty = GAMES.flatMap((label) => played('jenkins-ear/war', side, label, 'empty books'));
    const moves = own('ear.move', empty).filter((event) => factsOf(event).order !== null);
    expect(moves).toEqual([]);
    for (const kind of ['ear.bought', 'ear.scuttled', 'ear.crossed']) expect(own(kind, empty), kind).toEqual([]);
  });
});

describe.each(['savannah/assault', 'savannah/campaign'])('%s', (scenario) => {
  const { game } = openGame(scenario);

  describe.each(['british', 'allies'])('the %s silent', (side) => {
    const turns = GAMES.flatMap((label) => played(scenario, side, label, 'nothing'));
    const events = turns.flatMap((turn) => turn.events);
    const answers = turns.flatMap((turn) => turn.answers).filter(({ role }) => role === side);

    test('nobody is ordered to march, and nobody attacks but where the rules demand it', () => {
      const units = new Set(
        game
          .names(game.view(game.setup(), side), side)
          .flatMap(({ id, own, type }) => (own && type === 'unit' ? [id] : [])),
      );
      const marches = events.filter(
        (event) =>
          event.kind === 'boar.move' &&
          factsOf(event).order !== null &&
          (factsOf(event).units as string[]).some((unit) => units.has(unit)),
      );
      expect(marches).toEqual([]);
      const books = answers.filter(({ kind }) => kind === 'movement' || kind === 'combat');
      expect(books.length).toBeGreaterThan(10);
      expect(books.every(({ answer }) => (answer as Json[]).length === 0)).toBe(true);
    });

    test('no card is played, no momentum paid but for a second throw, no sortie, no declaration', () => {
      const cards = events.filter((event) => event.kind === 'savannah.card-played' && factsOf(event).side === side);
      // The red ones among those drawn take effect by themselves.
      expect(cards.filter((event) => factsOf(event).target !== null)).toEqual([]);
      const by = (kind: string): Json[] => answers.filter((one) => one.kind === kind).map(({ answer }) => answer);
      expect(by('card-play').every((answer) => answer === 'pass')).toBe(true);
      expect(by('card-response').every((answer) => answer === 'pass')).toBe(true);
      expect(by('event-buy-card').every((answer) => answer === 'keep')).toBe(true);
      expect(by('initiative-momentum').every((answer) => answer === 0)).toBe(true);
      expect(by('declare-assault').every((answer) => answer === 'wait')).toBe(true);
      expect(by('declare-sortie-leader').every((answer) => (answer as Json[]).length === 0)).toBe(true);
    });
  });
});
