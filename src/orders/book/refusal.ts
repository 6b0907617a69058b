/** Mails that cannot be meant for what is open: another game, seat, turn or call. */
import type { Diagnostic, Json } from '../../engine/contract.ts';
import { keyOf } from '../fold.ts';
import { formHead } from '../form.ts';
import { lexiconOf } from '../lexicon.ts';
import type { Grammar, Reading } from '../types.ts';
import type { Drafting, Due } from './types.ts';

/** Why a mail cannot be meant for what is open. */
export function refusalOf(reading: Reading, { grammar, due, anyTurn = false }: Drafting): Diagnostic | null {
  if (anyTurn) return null;
  const { header } = reading;
  const said =
    reading.acts.find((act) => act.verb === 'turn') ??
    reading.acts.find((act) => act.verb === 'yes' && act.numbers[0] === due.turn);
  const turn = said?.numbers[0] ?? header?.turn ?? null;
  const line = said?.line ?? header?.line ?? 1;
  const refuse = (code: string, facts: Readonly<Record<string, Json>>): Diagnostic => {
    const source = reading.lines.find((each) => each.line === line)?.source ?? '';
    return { severity: 'error', code, facts, span: { line, column: 1, length: source.length, source } };
  };
  const other = header?.whose ? otherThan(due, header.whose) : null;
  if (other) return refuse(other.code, { given: other.given, expected: other.expected, form: headOf(due) });
  if (turn !== null && turn !== due.turn) return refuse('wrong-turn', { given: turn, open: due.turn });
  if (header?.call && !due.calls.includes(header.call)) {
    return refuse('other-call', { call: header.call, open: due.calls[0] ?? '' });
  }
  if (turn === null && due.answersTurn !== undefined && due.answersTurn < due.turn) {
    return refuse('old-report', { given: due.answersTurn, open: due.turn });
  }
  if (due.decided && said === undefined) return refuse('closed-choice', { ...due.decided });
  if (due.isForAnother && said === undefined) return refuse('old-choice', {});
  const call = said === undefined && !header?.call ? closedCall(reading, grammar, due) : null;
  return call === null ? null : refuse('old-call', { call, open: due.calls[0] ?? '' });
}

/** The game or seat that the head of a form names and that is not this one; null where both are, or are left out. */
function otherThan({ games, seats }: Due, whose: string): Record<'code' | 'given' | 'expected', string> | null {
  const [ours, theirs] = [games.map(dashed), seats.map(dashed)];
  const said = dashed(whose);
  const game = ours.find((one) => said === one || said.startsWith(`${one}-`));
  const seat = game === undefined ? said : said.slice(game.length + 1);
  if (seat === '' || theirs.includes(seat)) return null;
  const mine = theirs.find((one) => seat.endsWith(`-${one}`));
  const given = mine === undefined ? (/^.*\d/.exec(seat)?.[0] ?? null) : seat.slice(0, -mine.length - 1);
  if (game === undefined && given !== null) return { code: 'other-game', given, expected: games[0] ?? '' };
  return { code: 'other-seat', given: seat, expected: seats.at(-1) ?? '' };
}

/** As the words of a head are joined. */
const dashed = (name: string): string => keyOf(name).replaceAll(' ', '-');

/** The head of the form for what is open. */
const headOf = ({ games, seats, turn, calls }: Due): string =>
  formHead({ game: games[0] ?? '', seat: seats[0] ?? '', turn, call: calls[0] ?? '' });

/** The closed call of this turn that a mail answers; null where any line of it is for the open one: the others are errors of their own. */
function closedCall(reading: Reading, grammar: Grammar, due: Due): string | null {
  const { calls } = due;
  const answersCall = closedAnswered(due);
  if (answersCall === null) return null;
  const verbs = callsIn(reading, grammar);
  const { acts } = reading;
  // To take READY back harms nothing, whatever letter it answers.
  if (acts.some(({ verb }) => verb === 'unready')) return null;
  if (verbs.length === 0 && !acts.some(({ verb }) => verb === 'ready')) return null;
  return verbs.some(([home]) => home !== undefined && calls.includes(home)) ? null : answersCall;
}

/** Whether a mail that answers the letter of a closed call of this turn has lines for that: it knew nothing of the book of the open one. */
export function isForClosed(reading: Reading, grammar: Grammar, due: Due): boolean {
  const closed = closedAnswered(due);
  return closed !== null && callsIn(reading, grammar).some(([home]) => home === closed);
}

/** The call of the letter that a mail answers, where that is closed in the turn that is open. */
function closedAnswered({ answersCall, answersTurn, turn, calls }: Due): string | null {
  const isClosed = answersTurn === turn && calls.length > 0 && !calls.includes(answersCall ?? '');
  return isClosed ? (answersCall ?? null) : null;
}

/** The calls of the verb of each order that does not stand, its own first. */
function callsIn({ lines }: Reading, grammar: Grammar): readonly (readonly string[])[] {
  const { byId } = lexiconOf(grammar.verbs);
  return lines.flatMap(({ read }) => (read && !read.standing ? [byId.get(read.order.verb)?.verb.calls ?? []] : []));
}
