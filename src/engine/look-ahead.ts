/**
 * Looking ahead: of some plans the one whose book comes to most when it is played on from the call under practice dice.
 * Nothing goes in but what the role sees, and the dice come of that: the same sight gives the same choice. The budget is
 * counted in plays, never in time.
 */
import { encode } from './canonical.ts';
import type { Call, Conduct, Game, Json, Order, Role } from './contract.ts';
import { practiceDice } from './dice.ts';
import { sha256 } from './digest.ts';
import type { LookingAhead } from './doctrine-sheet.ts';
import { RulesBroken } from './errors.ts';
import { type Desk, NO_INPUTS, run } from './run.ts';

/** How far and how often. */
export interface Ahead {
  /** Plays of each book in the first round; in every round after it the better half is played as often again. */
  readonly plays: number;
  /** Turns played to their close, the one under way the first. */
  readonly turns: number;
}

/** Books by the best of these plans at each call; choices of the rules by the first. */
export function lookingAhead<S, V>(
  game: () => Game<S, V>,
  plans: readonly Conduct<V>[],
  ahead: Ahead,
  worth: (state: S, role: Role) => number,
): Pick<Conduct<V>, 'orders'> {
  return {
    orders(need, sight, standing) {
      const tried = different(plans.map((plan) => ({ plan, book: plan.orders(need, sight, standing), sum: 0 })));
      if (tried.length < 2) return tried[0]?.book ?? [];
      const supposed = encode(game().suppose?.(sight(), need.role) as Json);
      const start = { need, supposed, turns: ahead.turns };
      const seed = sha256(`${need.address}/${supposed}`);
      let left = tried;
      for (let from = 0; left.length > 1; from += ahead.plays) {
        for (const one of left)
          for (let n = from; n < from + ahead.plays; n++)
            one.sum += worth(playedOn(game(), start, one, `${seed}/${n}`), need.role);
        left = [...left].sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
      }
      return left[0]?.book ?? [];
    },
  };
}

/** How a level plays: by its own sheet, the first, or where it looks ahead by the one of them that comes to most. */
export function playedAhead<Sheet extends LookingAhead<W>, W, S, V>(
  game: () => Game<S, V>,
  [own, ...others]: readonly [Sheet, ...Sheet[]],
  conductOf: (sheet: Sheet) => Conduct<V>,
  worth: (weights: W, state: S, role: Role) => number,
): Conduct<V> {
  const plain = conductOf(own);
  const { ahead } = own;
  if (!ahead) return plain;
  const plans = [plain, ...others.map(conductOf)];
  return { ...plain, ...lookingAhead(game, plans, ahead, (state, role) => worth(ahead.worth, state, role)) };
}

interface Tried<V> {
  readonly plan: Conduct<V>;
  readonly book: readonly Order[];
  /** Worth of all its plays. */
  sum: number;
}

/** Where all plays begin, and how many turns each takes. */
interface Start {
  readonly need: Call;
  /** The state as it may be there. */
  readonly supposed: string;
  readonly turns: number;
}

/** The first of each book. */
function different<V>(tried: readonly Tried<V>[]): Tried<V>[] {
  const books = new Map<string, Tried<V>>();
  for (const one of tried) {
    const key = one.book.map(({ canonical }) => canonical).join('\n');
    if (!books.has(key)) books.set(key, one);
  }
  return [...books.values()];
}

/** The state after so many turns in which the role goes on by this plan, and all others as the game acts of itself. */
function playedOn<S, V>(
  game: Game<S, V>,
  { need, supposed, turns }: Start,
  { plan, book }: Tried<V>,
  label: string,
): S {
  const desk: Desk<V> = (asked, { standing }, sight) => {
    const conduct = asked.role === need.role ? plan : game;
    if (asked.type === 'question') return { answer: conduct.answer(asked, sight, standing), from: 'doctrine' };
    const orders = asked.address === need.address ? book : conduct.orders(asked, sight, standing);
    return { answer: orders as Json, from: 'doctrine' };
  };
  let bytes = supposed;
  for (let n = 1; ; n++) {
    const dice = practiceDice(`${label}/${n}`, game.roles);
    const turn = run(game, bytes, NO_INPUTS, dice, desk, n === 1 ? { from: need } : {});
    if (turn.status === 'paused') throw new RulesBroken('doctrine-without-answer', { needs: turn.trail.slice(-1) });
    if (turn.outcome === 'over' || n >= turns) return turn.state;
    bytes = turn.bytes;
  }
}
