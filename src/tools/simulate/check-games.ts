/** Whole games under stress: doctrine with any orders of the game's own words on top, each turn checked and replayed. */
import { encode } from '../../engine/canonical.ts';
import type { AnyGame, Json, Need, Order, Pick, Question, Role } from '../../engine/contract.ts';
import { practiceDice } from '../../engine/dice.ts';
import { sha256 } from '../../engine/digest.ts';
import { RulesBroken } from '../../engine/errors.ts';
import { type Closed, type Desk, type Inputs, NO_INPUTS, nobody, run } from '../../engine/run.ts';
import { draftBook } from '../../orders/book/draft-book.ts';
import { unrehearsed } from '../../orders/book/types.ts';
import { decide } from '../../orders/desk.ts';
import { readOrders } from '../../orders/read.ts';

/** Lines a mail may have; in so many of a hundred a word is spoilt. */
const LINES = 12;
const SPOILT = 15;
/** Of a hundred questions, those answered by any legal answer, in a wild game and in a tame one; and by the book. */
const ANY = [20, 2];
const BY_BOOK = 70;
/** More turns than any game of ours has. */
const ENDLESS = 100;

/** Plays one game. Throws RulesBroken at the first state that is not legal, the first replay that differs, a game without end. */
export function playChecked(game: AnyGame, label: string): { closed: Closed<unknown>[]; opening: unknown } {
  const opening = game.setup();
  const pick = luckOf(label);
  const closed: Closed<unknown>[] = [];
  let bytes = encode(opening);
  const desk = deskOf(game, pick);
  while (closed.length < ENDLESS) {
    const dice = practiceDice(`${label}/${closed.length + 1}`, game.roles);
    const turn = run(game, bytes, NO_INPUTS, dice, desk);
    if (turn.status === 'paused') throw broken('paused', label, closed.length, turn.needs[0]?.address ?? '');
    const faults = game.check(turn.state);
    if (faults.length > 0) throw broken('illegal-state', label, closed.length, faults.join('; '));
    const again = run(game, bytes, inputsOf(turn), practiceDice(`${label}/${closed.length + 1}`, game.roles), nobody);
    if (again.status === 'paused' || again.bytes !== turn.bytes || encode(again.events) !== encode(turn.events)) {
      throw broken('replay-differs', label, closed.length, again.status);
    }
    closed.push(turn);
    if (turn.outcome === 'over') {
      if (game.outcome(turn.state) === null) throw broken('no-result', label, closed.length, '');
      return { closed, opening };
    }
    bytes = turn.bytes;
  }
  throw broken('endless', label, closed.length, '');
}

function broken(what: string, label: string, turn: number, why: string): RulesBroken {
  return new RulesBroken('checked-game', { what, label, turn: turn + 1, why });
}

/** All that was answered, for the same turn again without anybody. */
function inputsOf({ answers }: Closed<unknown>): Inputs {
  return { ...NO_INPUTS, answers: new Map(answers.map(({ address, answer }) => [address, answer])) };
}

/** Doctrine's book with a mail's orders before it; questions by doctrine, by that book, or by chance. */
function deskOf(game: AnyGame, pick: Pick): Desk<unknown> {
  const books = new Map<Role, readonly Order[]>();
  const any = ANY[pick(ANY.length)] as number;
  return (need, _book, sight) => {
    if (need.type === 'call') {
      const mailed = mailFor(game, need, sight(), pick);
      books.set(need.role, mailed);
      const doctrine = game.orders(need, sight, []);
      const kept = pick(3) === 0 ? [] : doctrine;
      return { answer: [...mailed, ...kept], from: 'doctrine' };
    }
    const chance = pick(100);
    if (chance < any) return { answer: anyAnswer(need, pick), from: 'doctrine' };
    if (chance < BY_BOOK) return decide(game, need, sight, [{ orders: books.get(need.role) ?? [], standing: [] }]);
    return { answer: game.answer(need, sight, []), from: 'doctrine' };
  };
}

function anyAnswer({ space }: Question, pick: Pick): Json {
  return space.kind === 'one' ? (space.of[pick(space.of.length)] as Json) : space.sample(pick);
}

/** The orders read in a mail made of the examples of the game's verbs, with names of this view put in. */
export function mailFor(game: AnyGame, need: Need, view: unknown, pick: Pick): readonly Order[] {
  const names = game.names(view, need.role);
  const own = names.filter(({ type, own }) => type === 'unit' && own).map(({ id }) => id);
  const units = names.filter(({ type }) => type === 'unit').map(({ id }) => id);
  const places = names.flatMap(({ type, place, id }) => (type === 'hex' ? [id] : (place ?? [])));
  const hexes = places.filter((place) => /^\d{4}$/.test(place));
  if (own.length === 0 || hexes.length === 0) return [];
  const lines: string[] = [];
  for (let n = pick(LINES); n > 0; n--) {
    const verb = game.verbs[pick(game.verbs.length)];
    if (!verb?.example) continue;
    lines.push(
      verb.example
        .split(' ')
        .map((word) => replaced(word, own, units, hexes, pick))
        .join(' '),
    );
  }
  const { verbs, terms, languages } = game;
  const grammar = { verbs, terms, names, calls: ['orders', ...game.calls], languages };
  const call = need.type === 'call' ? need.name : 'orders';
  const drafted = draftBook(
    readOrders(lines.join('\n'), grammar),
    { orders: null, standing: [], ready: false },
    {
      grammar,
      due: { games: [game.id], seats: [need.role], turn: 0, calls: [call], later: [] },
      rehearse: unrehearsed,
    },
  );
  return drafted.orders ?? [];
}

/** A word of an example with another name in the place of a name; now and then spoilt. */
function replaced(
  word: string,
  own: readonly string[],
  units: readonly string[],
  hexes: readonly string[],
  pick: Pick,
): string {
  const comma = word.endsWith(',') ? ',' : '';
  const bare = comma ? word.slice(0, -1) : word;
  const any = (of: readonly string[]): string => of[pick(of.length)] ?? bare;
  if (/^\d{4}$/.test(bare)) return `${any(hexes)}${comma}`;
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(bare)) return `${pick(8) === 0 ? any(units) : any(own)}${comma}`;
  return pick(100) < SPOILT ? `${bare.slice(0, 2)}${any(hexes)}` : word;
}

/** Numbers of a label: 32 bits of its digest at a time. */
function luckOf(label: string): Pick {
  let block = sha256(label);
  let at = 0;
  return (n) => {
    if (at + 8 > block.length) {
      block = sha256(block);
      at = 0;
    }
    const number = Number.parseInt(block.slice(at, at + 8), 16);
    at += 8;
    return n <= 0 ? 0 : number % n;
  };
}
