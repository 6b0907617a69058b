/** Questions of one moment: those that come to a seat next whatever it answers to the one that is open. One letter asks them all. */

import { encode } from '../engine/canonical.ts';
import type { Address, AnyGame, InLanguages, Json, Language, PutQuestion, Question, Role } from '../engine/contract.ts';
import { type PracticeDice, practiceDice } from '../engine/dice.ts';
import type { End } from '../engine/minutes.ts';
import { inLanguages } from '../engine/phrase.ts';
import { type Desk, type Inputs, NO_BOOK, run } from '../engine/run.ts';
import { look } from '../engine/view.ts';
import { deskFor, witnessFor } from './desk.ts';
import { seatsAnswering, wholeOf } from './joint.ts';
import { areNumbered, letterOf, menuOf } from './menu.ts';
import { playedBefore } from './played-before.ts';
import { booksInForce, type Chronicle, fold, type GameRecord, inputsOf, type TurnRecord } from './record.ts';
import { type Standing, sightOf, type Waiting } from './stage.ts';
import { roleOf } from './telling.ts';

/** A question as it is put to a seat: in what it sees there. */
export interface Posed {
  readonly need: Question;
  readonly view: unknown;
  readonly menus: InLanguages<PutQuestion>;
  /** What stands before the numbers of its answers: `B` where others are put beside it; alone, `A` where a number might be a counter's. */
  readonly letter: string;
  /** Others are put beside it. */
  readonly isAmongOthers?: true;
}

/** Questions that one letter has room for. */
const MOST = 6;

/** The question that is open to this seat and those that belong to its moment; none where none is open. */
export function momentOf(record: GameRecord, stood: Standing, seat: string): readonly Posed[] {
  const seats = moments.get(stood) ?? new Map<string, readonly Posed[]>();
  moments.set(stood, seats);
  const moment = seats.get(seat) ?? makeMoment(record, stood, seat);
  seats.set(seat, moment);
  return moment;
}

const moments = new WeakMap<Standing, Map<string, readonly Posed[]>>();

/** The question of this stage that is this seat's to answer, if any. */
export function openQuestion(stood: Standing, seat: string): Question | null {
  const open = stood.waiting?.needs.find((need) => need.seat === seat && need.question !== null);
  const need = stood.needs.find((one) => one.address === open?.address);
  return need?.type === 'question' ? need : null;
}

/** Where a seat looks ahead from. */
interface Scene {
  readonly record: GameRecord;
  readonly chronicle: Chronicle;
  readonly turn: TurnRecord;
  readonly stood: Standing & { waiting: Waiting };
  readonly seat: string;
  readonly role: Role;
  readonly inputs: Inputs;
  readonly past: ReadonlyMap<string, End>;
}

function makeMoment(record: GameRecord, stood: Standing, seat: string): readonly Posed[] {
  const need = openQuestion(stood, seat);
  const { waiting } = stood;
  if (need === null || waiting === null) return [];
  const { game } = record;
  const chronicle = fold(record.entries);
  const role = wholeOf(game, roleOf(game, chronicle, seat));
  const open = posedIn(game, need, sightOf(game, stood, role));
  const turn = chronicle.turns.find(({ ordinal }) => ordinal === stood.ordinal);
  // What comes after a choice of another hangs on him.
  if (!turn || waiting.needs.length > 1) return [open];
  const inputs = { ...inputsOf(game, turn, chronicle.seats), pauses: new Map() };
  const past = playedBefore(game, stood, inputs, witnessFor(game));
  const scene: Scene = { record, chronicle, turn, stood: { ...stood, waiting }, seat, role, inputs, past };
  let coming = comingNext(scene, open, advice(game, open), advice, MOST);
  for (const { answer } of open.menus.en.options) {
    if (coming.length === 0) return [open];
    coming = inBoth(coming, comingNext(scene, open, answer, contradiction, coming.length), open);
  }
  if (coming.length === 0) return [open];
  return [open, ...coming].map((posed, at) => ({ ...posed, letter: letterOf(at), isAmongOthers: true }));
}

/** A question in what its seat sees, alone. */
export function posedIn(game: AnyGame, need: Question, view: unknown): Posed {
  const menus = inLanguages(game.languages, (language) => menuOf(game, need, view, language));
  return { need, view, menus, letter: areNumbered(menus.en) ? letterOf(0) : '' };
}

/** Answers a question. */
type Answering = (game: AnyGame, posed: Posed) => Json;

const advice: Answering = (game, { need, view }) => game.answer(need, () => view, []);

/** With another answer than the one advised, where the list has one: its last. */
const contradiction: Answering = (game, posed) => {
  const advised = advice(game, posed);
  const other = posed.menus.en.options.findLast(({ answer }) => encode(answer) !== encode(advised));
  return other?.answer ?? advised;
};

/** The questions, `most` of them, that this seat is asked next where it answers the open one so, those behind it as `answering` does. */
function comingNext(scene: Scene, { need }: Posed, answer: Json, answering: Answering, most: number): readonly Posed[] {
  const replies: Record<Address, Json> = { [need.address]: answer };
  const coming: Posed[] = [];
  while (coming.length < most) {
    const next = nextPosed(scene, replies);
    if (next === null) break;
    coming.push(next);
    replies[next.need.address] = answering(scene.record.game, next);
  }
  return coming;
}

/** The next question to this seat with these replies; null where a throw, somebody else or a call for orders comes before. */
function nextPosed(
  { record, chronicle, turn, stood, seat, role, inputs, past }: Scene,
  replies: Readonly<Record<Address, Json>>,
): Posed | null {
  const { game } = record;
  const { suppose } = game;
  const others = game.silence ?? game;
  const shown = new Map(stood.ledger.map(({ address, face }) => [address, face]));
  // Of any face the rules might throw again for ever.
  const practice = practiceDice(stood.waiting.address, game.roles);
  let hasThrown = false;
  const dice: PracticeDice = {
    ...practice,
    face: (keeper, address, sides) => {
      hasThrown ||= !shown.has(address);
      return shown.get(address) ?? practice.face(keeper, address, sides);
    },
  };
  const posed: Question[] = [];
  const answer = deskFor(record, chronicle, turn, { [seat]: { replies } });
  const desk: Desk<unknown> = (need, book, sight) => {
    const asked = seatsAnswering(game, chronicle.seats, need, book);
    if (hasThrown || need.type === 'call') return 'wait';
    // That somebody else is asked such a thing at all must not show, not even by what is missing here.
    if (asked.length > 1 || asked[0]?.id !== seat)
      return need.discreet ? { answer: others.answer(need, sight, book.standing), from: 'doctrine' } : 'wait';
    const decision = answer(need, book, sight);
    if (decision === 'wait') posed.push(need);
    return decision;
  };
  const reached = run(game, stood.opening, inputs, dice, desk, {
    witness: witnessFor(game),
    past,
    // From the next checkpoint on nothing goes in that the seat does not know.
    ...(suppose && {
      suppose: { from: stood.waiting.address, state: (real) => suppose(look(game, real, role), role) },
    }),
  });
  const { state } = reached;
  // Of what several are asked at once the first who is waited for ends the run: one's own part is put all the same.
  const atOnce = !hasThrown && reached.status === 'paused' && reached.needs.length > 1 ? reached.needs : [];
  const books = booksInForce(game, turn, chronicle.seats);
  for (const need of atOnce) {
    if (posed.length > 0 || need.address in replies) break;
    if (need.role === role) desk(need, books.of(role) ?? NO_BOOK, () => look(game, state, role));
  }
  const [need] = posed;
  return need ? posedIn(game, need, look(game, state, role)) : null;
}

/** As far as the same is asked both times; the same of one thing after another, as where they are placed, with the answers of both. */
function inBoth(coming: readonly Posed[], contrary: readonly Posed[], open: Posed): readonly Posed[] {
  const both: Posed[] = [];
  for (const [n, posed] of coming.entries()) {
    const other = contrary[n];
    const same = isSame(posed, other) ? posed : other && withAnswersOf(posed, other, open);
    if (!same) break;
    both.push(same);
  }
  return both;
}

/** With what can be answered in either case: an answer that does not fit when its question comes is asked for again. */
function withAnswersOf(posed: Posed, other: Posed, open: Posed): Posed | null {
  const [one, also] = [posed.need.space, other.need.space];
  const isOfARow = posed.need.kind === open.need.kind && posed.need.address === other.need.address;
  if (!isOfARow || one.kind !== 'one' || also.kind !== 'one') return null;
  const known = new Set(one.of.map((answer) => encode(answer)));
  const menus = Object.entries(posed.menus).map(([language, menu]) => {
    const more = (other.menus[language as Language] ?? menu).options.filter(({ answer }) => !known.has(encode(answer)));
    return [language, { ...menu, options: [...menu.options, ...more] }];
  });
  const of = [...one.of, ...also.of.filter((answer) => !known.has(encode(answer)))];
  return { ...posed, need: { ...posed.need, space: { ...one, of } }, menus: Object.fromEntries(menus) };
}

/** Whether two questions are one: of one kind, told alike, with the same answers. */
const isSame = (one: Posed, other: Posed | undefined): boolean =>
  one.need.address === other?.need.address && encode(told(one)) === encode(told(other));

function told({ need: { kind, about, space }, menus }: Posed): Json {
  const { asks, about: rows, options } = menus.en;
  return {
    kind,
    // Of a list that is put together what it is about may bound it beyond the answers told.
    about: space.kind === 'one' ? null : about,
    asks,
    rows: rows.map(({ key, text }) => [key, text]),
    options: options.map(({ answer, words }) => [answer, words]),
  };
}
