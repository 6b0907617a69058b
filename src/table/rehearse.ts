/**
 * Rehearses a seat's book before it is played: the very steps of the rules it serves, on a state the seat may take for the
 * one it sees, with dice with which nothing happens that is not sought and others who do least. What the rules make of an
 * order there is what its acknowledgement says. Nothing goes in that the seat does not know, and nothing is kept.
 */

import { asNamedNow } from '../engine/as-named-now.ts';
import { decode, encode } from '../engine/canonical.ts';
import { termsIn } from '../engine/conditions.ts';
import type {
  Address,
  AnyGame,
  Book,
  Condition,
  Diagnostic,
  Json,
  Mends,
  Need,
  Order,
  OrderFate,
  Reason,
  Role,
  Settled,
  Slot,
} from '../engine/contract.ts';
import type { Dice } from '../engine/dice.ts';
import { RulesBroken } from '../engine/errors.ts';
import { isOfSome, isUnmet } from '../engine/fates.ts';
import type { LockedBook, SeatOfRecord } from '../engine/journal.ts';
import type { End } from '../engine/minutes.ts';
import { once } from '../engine/once.ts';
import { type Desk, type Inputs, run, type Witness } from '../engine/run.ts';
import { look } from '../engine/view.ts';
import type { Rehearse } from '../orders/book/types.ts';
import { written } from '../orders/write.ts';
import { callsServedAt, carriedOver, standsThrough } from './calls.ts';
import { type Chances, chancesOf, chancesOfAim, kindsOf } from './chances.ts';
import { answering, witnessFor } from './desk.ts';
import { fatesOf } from './fates.ts';
import { rolesOf, wholeOf } from './joint.ts';
import { leftOpen } from './left-open.ts';
import { playedBefore } from './played-before.ts';
import { type Chronicle, fold, freshTurn, type GameRecord, inputsOf, type Lock, type TurnRecord } from './record.ts';
import { splitBook } from './split-book.ts';
import { pausedAt, type Standing, sightOf, type Waiting } from './stage.ts';
import { pausesFor } from './tempo.ts';

/** Where a seat's books are rehearsed. */
interface Scene {
  readonly record: GameRecord;
  readonly chronicle: Chronicle;
  readonly stood: Standing & { waiting: Waiting };
  readonly turn: TurnRecord;
  readonly seat: SeatOfRecord;
  readonly role: Role;
  /** All that it decides for. */
  readonly own: ReadonlySet<Role>;
  readonly view: unknown;
  readonly suppose: (view: unknown, role: Role) => unknown;
  readonly witness: Witness<unknown>;
  readonly opens: Opens;
  readonly closeness: Look;
}

/**
 * How closely a book is looked at: whether nothing at all speaks against it; what does; that and what a line which is carried
 * out turns on.
 */
type Look = 'legal' | 'plain' | 'told';

/** Or that with what would do instead. */
type Closeness = Look | 'mended';

/** The bytes the turn is run from, and what has gone in since. */
interface Opens {
  readonly opening: string;
  readonly inputs: Inputs;
  /** The need at which the state reached gives way to one supposed from it, and what was played before. */
  readonly from: Address | null;
  readonly past: () => ReadonlyMap<string, End>;
}

/** What came of an order, and whether it would be so whatever the dice and others bring, as far as can be told. */
interface Came {
  readonly fate: OrderFate;
  readonly isSure: boolean;
  /** Somebody else had orders to give before. */
  readonly isLate: boolean;
  /** It would be otherwise with other dice. */
  readonly isDivided?: true;
  readonly turnsOn: ReadonlySet<Address>;
  /** What it leaves to the staff. */
  readonly left?: Reason | undefined;
}

/** What is said of each order of a book, by its text. */
type Verdicts = ReadonlyMap<string, readonly Diagnostic[]>;

/** A book that was rehearsed; `mended`: with what would do in the place of what fails. */
interface Rehearsed {
  readonly verdicts: Verdicts;
  readonly mended: () => Verdicts;
}

/**
 * How this seat's books fare where play stands. Each book is rehearsed once for as long as play stands there, whoever asks:
 * a letter, a mail, a page.
 */
export function rehearsalFor(
  record: GameRecord,
  stood: Standing,
  seat: string,
  closeness: Closeness = 'told',
): Rehearse {
  const rehearsal = rehearsalOf(record, stood, seat, closeness === 'mended' ? 'told' : closeness);
  return (orders, standing) => {
    const { verdicts, mended } = rehearsal(orders, standing);
    const said = closeness === 'mended' ? mended() : verdicts;
    const texts = new Map(apart(orders).map(({ canonical }, n) => [orders[n], canonical]));
    return (order) => said.get(texts.get(order) ?? order.canonical) ?? [];
  };
}

/** Lines of one text are told apart by blanks behind it: each has its own fate. */
export function apart(orders: readonly Order[]): readonly Order[] {
  const seen = new Map<string, number>();
  return orders.map((order) => {
    const times = seen.get(order.canonical) ?? 0;
    seen.set(order.canonical, times + 1);
    return times === 0 ? order : { ...order, canonical: order.canonical.padEnd(order.canonical.length + times) };
  });
}

type Rehearsal = (orders: readonly Order[], standing: readonly Order[]) => Rehearsed;

const rehearsals = new WeakMap<Standing, Map<string, Rehearsal>>();
/** Books of a seat that are kept where play stands: those of HELP, of its letters and of a few mails. */
const MOST_BOOKS = 256;
const NOT_REHEARSED: Rehearsed = { verdicts: new Map(), mended: () => new Map() };

function rehearsalOf(record: GameRecord, stood: Standing, seat: string, closeness: Look): Rehearsal {
  const seats = rehearsals.get(stood) ?? new Map<string, Rehearsal>();
  rehearsals.set(stood, seats);
  const reader = `${seat} ${closeness}`;
  const before = seats.get(reader);
  if (before) return before;
  const scene = sceneFor(record, stood, seat, closeness);
  const known = new Map<string, Rehearsed>();
  const rehearsal: Rehearsal = (orders, standing) => {
    const key = [orders, standing].map((book) => book.map(({ canonical }) => canonical).join('\n')).join('\n\n');
    const rehearsed = known.get(key) ?? (scene === null ? NOT_REHEARSED : rehearsedOn(scene, apart(orders), standing));
    if (known.size === MOST_BOOKS) known.clear();
    known.set(key, rehearsed);
    return rehearsed;
  };
  seats.set(reader, rehearsal);
  return rehearsal;
}

function sceneFor(record: GameRecord, stood: Standing, id: string, closeness: Look): Scene | null {
  const { game } = record;
  const { waiting } = stood;
  const chronicle = fold(record.entries);
  const seat = chronicle.seats.find((one) => one.id === id);
  const { suppose } = game;
  if (waiting === null || !seat || !suppose) return null;
  const role = wholeOf(game, seat.roles[0] as Role);
  const turn =
    chronicle.turns.find(({ ordinal }) => ordinal === stood.ordinal) ??
    freshTurn(stood.ordinal, [{ from: null, epoch: 0 }]);
  const own = new Set([...rolesOf(game, seat), role]);
  const view = sightOf(game, stood, role);
  const tell = witnessFor(game);
  const witness: Witness<unknown> = (need, ...seen) => (own.has(need.role) ? tell(need, ...seen) : []);
  // What play came to where it paused before is no matter here: whoever told where it stands has looked.
  const inputs = { ...inputsOf(game, turn, chronicle.seats), pauses: new Map() };
  const opens: Opens = turn.lock
    ? {
        opening: stood.opening,
        inputs,
        from: waiting.address,
        past: once(() => playedBefore(game, stood, inputs, witness)),
      }
    : {
        opening: encode(suppose(look(game, decode(stood.opening), role), role) as Json),
        inputs,
        from: null,
        past: () => new Map(),
      };
  return {
    record,
    chronicle,
    stood: { ...stood, waiting },
    turn,
    seat,
    role,
    own,
    view,
    suppose,
    witness,
    opens,
    closeness,
  };
}

function rehearsedOn(scene: Scene, orders: readonly Order[], standing: readonly Order[]): Rehearsed {
  const { game } = scene.record;
  const plain = twice(scene, orders, standing);
  const verdicts = new Map<string, readonly Diagnostic[]>();
  for (const [n, order] of orders.entries()) {
    const asStands = plain.get(order.canonical);
    const known = order.when ? elsewiseIn(game, order.when, asStands) : undefined;
    // A line with a condition of which nobody can tell yet is looked at as if it held.
    const ifHeld = order.when && !known ? twice(scene, supposing(orders, n, 'if'), standing) : null;
    // Of what fails as things stand only where its condition does not hold either, its ELSE is the matter.
    const elsewise = known ?? (mayFail(ifHeld?.get(order.canonical)) ? elseIn(asStands) : undefined);
    const came = ifHeld === null || elsewise ? plain : ifHeld;
    const beside = { before: aheadOf(game, orders, n), answering: { orders, standing } };
    const isMet = asStands?.fate.branch === 'if';
    const mayBeSo = (branch: 'if' | 'else') => (one: Diagnostic) =>
      elsewise !== undefined || isMet === (branch === 'if') || !isOfCondition(order, one);
    const verdict = verdictOn(scene, beside, order, came.get(order.canonical)).filter(mayBeSo('if'));
    // What can never be is no better for a condition that holds.
    const holds = verdict.some(({ facts }) => facts.lasting === true) ? [] : holdsIn(order, asStands);
    // What the ELSE would cost is no matter where the condition is known to hold.
    const isStillOpen = (one: Diagnostic): boolean => holds.length === 0 || isComplaint(one);
    const other = elsewise ? [] : elseOf(scene, orders, n, standing).filter(mayBeSo('else')).filter(isStillOpen);
    const said = elsewise ? [elsewise, ...verdict] : [...holds, ...verdict, ...other];
    verdicts.set(order.canonical, said);
  }
  for (const [n, order] of standing.entries()) {
    const now = asNamedNow(game, () => scene.view, order);
    const idle = game.idle?.(scene.view, scene.role, now, [...orders, ...standing.slice(0, n)]) ?? [];
    verdicts.set(
      order.canonical,
      idle.filter(({ facts }) => facts.now !== true),
    );
  }
  const mended = (): Verdicts => {
    const mends = mendsOf(scene, orders, standing, (order) => {
      const fate = plain.get(order.canonical)?.fate;
      return fate?.kind === 'failed' || (fate?.but.length ?? 0) > 0
        ? verdicts.get(order.canonical)?.find(isComplaint)
        : undefined;
    });
    return new Map(
      [...verdicts].map(([text, said]) => [
        text,
        said.map((one) => (isComplaint(one) ? { ...one, ...mends.get(text) } : one)),
      ]),
    );
  };
  return { verdicts, mended: once(mended) };
}

/** The lines of a book that are carried out before one of it: those above, and what comes first wherever it stands. */
function aheadOf({ verbs }: AnyGame, orders: readonly Order[], n: number): readonly Order[] {
  const comesFirst = (one: Order | undefined): boolean => verbs.some(({ id, first }) => id === one?.verb && first);
  const isFirst = comesFirst(orders[n]);
  return orders.filter((one, at) => at < n || (at > n && !isFirst && comesFirst(one)));
}

/** What is known before anything is thrown, or whatever is: a condition does not hold when the line's turn comes. */
function elsewiseIn({ terms }: AnyGame, when: Condition, came: Came | undefined): Diagnostic | undefined {
  const isSteady = termsIn(when).every(({ term }) => terms.some(({ id, steady }) => id === term && steady));
  if (!came || !(came.isSure || isSteady)) return undefined;
  const { kind, reasons } = came.fate;
  const [reason] = reasons;
  const found = Object.keys(reason?.facts.found ?? {});
  if (found.some((term) => terms.some(({ id, thrown }) => id === term && thrown))) return undefined;
  if (kind === 'unreached' && reason && isUnmet(reason))
    return { severity: 'note', code: 'condition-not-held', facts: reason.facts };
  return elseIn(came);
}

const elseIn = (came: Came | undefined): Diagnostic | undefined =>
  came?.fate.branch === 'else' ? { severity: 'note', code: 'condition-else', facts: {} } : undefined;

const mayFail = (came: Came | undefined): boolean => came?.fate.kind === 'failed' && !came.isSure;

/** What is known of a condition that holds, in the same way. */
function holdsIn({ when }: Order, came: Came | undefined): readonly Diagnostic[] {
  const isKnown = when !== undefined && came?.isSure === true && came.fate.branch === 'if';
  return isKnown ? [{ severity: 'note', code: 'condition-holds', facts: {} }] : [];
}

/** What the ELSE of a line comes to, as if its condition did not hold: what speaks against it warns, for the line may yet be carried out. */
function elseOf(scene: Scene, orders: readonly Order[], n: number, standing: readonly Order[]): readonly Diagnostic[] {
  const order = orders[n] as Order;
  if (!order.otherwise) return [];
  const other = { ...order.otherwise, canonical: order.canonical };
  const came = twice(scene, supposing(orders, n, 'else'), standing).get(other.canonical);
  const beside = { before: aheadOf(scene.record.game, orders, n), answering: { orders, standing } };
  return verdictOn(scene, beside, other, came).map((one) => ({
    ...one,
    severity: one.severity === 'note' ? 'note' : 'warning',
    facts: { ...one.facts, otherwise: one.severity === 'error' ? 'fails' : 'comes' },
  }));
}

const isComplaint = ({ severity }: Diagnostic): boolean => severity !== 'note';

/** For each order that fails what it might say instead, each rehearsed beside the lines that stand: the first that is carried out. */
function mendsOf(
  { record, view, role, ...scene }: Scene,
  orders: readonly Order[],
  standing: readonly Order[],
  whyNot: (order: Order) => Diagnostic | undefined,
): ReadonlyMap<string, Pick<Diagnostic, 'didYouMean' | 'facts'>> {
  const { game } = record;
  const isRefused = (order: Order): boolean => whyNot(order)?.severity === 'error';
  const tried = new Map<Order, { why: Diagnostic; mends: Mends; others: readonly (readonly [string, Order])[] }>();
  for (const order of orders) {
    const why = whyNot(order);
    const mends = why && game.mends?.(view, role, order, why);
    if (!mends) continue;
    const others = mends.values.map((value) => {
      const { canonical: _, otherwise: _else, ...rest } = order;
      return [value, written(game, { ...rest, args: { ...order.args, [mends.slot]: value } })] as const;
    });
    tried.set(order, { why, mends, others });
  }
  return new Map(
    [...tried].map(
      ([
        order,
        {
          why,
          mends: { slot, byName = false },
          others,
        },
      ]) => {
        // What another line might say instead is not in the book; and what it puts in goes behind, as a reply with AMEND puts it.
        const book = [...orders.filter((one) => one !== order && !isRefused(one)), ...others.map(([, other]) => other)];
        const came = rehearse({ record, view, role, ...scene }, book, standing);
        const fit = others.find(([, other]) => isWhole(came.get(other.canonical)));
        // What one turn only begins would do, but is nothing to be sent to instead: it may lead away first.
        const isFar = others.some(([, other]) => isBegun(came.get(other.canonical)));
        const slots = game.verbs.find(({ id }) => id === order.verb)?.slots ?? [];
        const isPlace = slots.some(({ name, type }) => name === slot && type === 'hex');
        return [
          order.canonical,
          fit
            ? { didYouMean: fit[0], facts: { ...why.facts, slot, ...(byName && { byName }) } }
            : { facts: isFar || !isPlace || others.length === 0 ? why.facts : { ...why.facts, fits: false } },
        ];
      },
    ),
  );
}

const isSame = (one: Reason, other: Reason): boolean =>
  one.code === other.code && JSON.stringify(one.facts) === JSON.stringify(other.facts);

/** Carried out by all whom it names, as far as one turn goes. */
const isBegun = (came: Came | undefined): boolean => came?.fate.kind === 'done' && came.fate.but.length === 0;

const isWhole = (came: Came | undefined): boolean => isBegun(came) && came?.fate.short === undefined;

/** A book with the branch of a line that is looked at in its place, and what other lines of its condition, or of the contrary, come to then. */
function supposing(orders: readonly Order[], n: number, branch: 'if' | 'else'): readonly Order[] {
  const [is, said] = saidIn(orders[n]?.when);
  return orders.flatMap((order) => {
    const { when, otherwise, ...held } = order;
    const [isAlso, alsoSaid] = saidIn(when);
    if (!when || alsoSaid !== said) return [order];
    if ((isAlso === is) === (branch === 'if')) return [held];
    return otherwise ? [{ ...otherwise, canonical: order.canonical }] : [];
  });
}

/** Whether a condition is plain or the contrary of what it says, and what it says. */
function saidIn(when: Condition | undefined): readonly [is: boolean, said: string] {
  return when?.op === 'not' ? [false, encode(when.of as Json)] : [true, encode((when ?? null) as Json)];
}

/**
 * Does it speak against a branch by a place or a unit that the condition itself is about? Where that branch is looked at but
 * does not run as things stand, it tells nothing of how it will be where it does.
 */
const isOfCondition = ({ when }: Order, one: Diagnostic): boolean => {
  const told = new Set(Object.values(one.facts).flat());
  const isRead = when !== undefined && termsIn(when).some(({ args }) => args.some((arg) => told.has(arg)));
  return isRead && isComplaint(one) && one.facts.lasting !== true;
};

/**
 * What came of an order in rehearsal beside the lines `before` it, as its acknowledgement says it. Why it could not be is
 * never what is only worth knowing of it, as its price.
 */
function verdictOn(
  { record: { game }, view, role }: Scene,
  { before, answering }: { readonly before: readonly Order[]; readonly answering: Book },
  order: Order,
  came: Came | undefined,
): readonly Diagnostic[] {
  const now = asNamedNow(game, () => view, order);
  const idle = (): readonly Diagnostic[] =>
    (game.idle?.(view, role, now, before, answering) ?? []).filter(({ facts }) => !order.when || facts.now !== true);
  // What no turn of events makes right is wrong whatever else keeps the order, or a part of it, from being carried out.
  const never = isWhole(came)
    ? []
    : idle().filter(({ severity, facts }) => severity === 'error' && facts.lasting === true);
  if (never.length > 0) return never;
  if (!came) return idle();
  const { kind, reasons, but, short } = came.fate;
  const exact = (all: readonly Reason[], severity: Diagnostic['severity']): readonly Diagnostic[] =>
    all.flatMap((reason) => {
      const known = reason.code === 'answer-not-possible' ? idle().filter(isComplaint) : [];
      return known.length > 0 ? known.map((one) => ({ ...one, severity })) : [{ severity, ...reason }];
    });
  switch (kind) {
    case 'done': {
      const told = new Set([...(short ?? []), ...reasons].map(({ code }) => code));
      const foretold = idle().filter(({ facts }) => facts.part === true);
      // One counter that cannot does not stop the others, nor what the rules leave out of an order and say so; where there
      // is no room for all, the writer says whom he means.
      return [
        ...exact(short ?? [], 'warning').filter(isTold(game)),
        ...but
          .flatMap((one) => exact([one], came.isSure && short === undefined && !isOfSome(one) ? 'error' : 'warning'))
          .map((one) => ({ ...one, facts: { ...one.facts, drops: true } })),
        ...reasons
          .filter((one) => !short?.some((other) => isSame(one, other)))
          .flatMap(({ warns, ...one }) => exact([one], warns ? 'warning' : 'note'))
          .filter(isTold(game)),
        ...reasons.flatMap((reason) => game.foretell?.(view, role, order, reason) ?? []),
        // What play itself has come to is not foretold beside it.
        ...foretold.filter(({ code }) => !told.has(code)),
        ...exact(came.left ? [came.left] : [], 'warning'),
        ...turningOn(game, order, came.turnsOn, new Set(foretold.map(({ facts }) => facts.turns))),
      ];
    }
    case 'failed': {
      // Who leads, where to retreat: one question in vain is not the last that such a line may answer.
      return came.isSure && game.verbs.some(({ id, calls }) => id === order.verb && calls.length > 0)
        ? exact(reasons.slice(0, 1), 'error')
        : exact(reasons.slice(0, 1), 'warning').map((one) => ({
            ...one,
            // What only some dice bring on is no error, whatever the judge of an answer calls it.
            ...(came.isDivided && { severity: 'warning' }),
            facts: { ...one.facts, unsure: true, ...(came.isDivided && { divided: true }) },
          }));
    }
    case 'overtaken':
      return [
        ...exact(reasons, 'warning'),
        ...exact(but, 'warning'),
        ...idle().filter(({ facts }) => facts.part === true),
      ];
    case 'unreached':
    case 'waiting':
      return idle();
  }
}

/** The chances that the game has words for, of an order to go somewhere, to attack or to aim at somebody, but those `told` with their dice. */
function turningOn(
  { messages, verbs }: AnyGame,
  order: Order,
  chances: ReadonlySet<Address>,
  told: ReadonlySet<unknown>,
): readonly Diagnostic[] {
  const on = kindsOf(chances).filter(
    ({ chance }) => messages.en[`chance.${chance}`] !== undefined && !told.has(chance),
  );
  const goes = verbs.some((verb) => verb.id === order.verb && !verb.stays && verb.slots.some(isWhere));
  // HOLD is for those who would go otherwise.
  const goesInstead = verbs.some(({ insteadOf }) => insteadOf?.includes(order.verb));
  const aims = isAimed({ verbs }, order);
  if (on.length === 0 || !(goes || goesInstead || aims)) return [];
  return [{ severity: 'note', code: 'turns-on', facts: { on, aims } }];
}

/** Is it meant for somebody whom it names, or for who is where it says? */
function isAimed({ verbs }: Pick<AnyGame, 'verbs'>, { verb, args }: Order): boolean {
  const slots = verbs.find(({ id, aims }) => id === verb && aims)?.slots ?? [];
  return slots.some(({ name, type, whose }) => (type === 'hex' || whose === 'enemy') && args[name] !== undefined);
}

const isWhere = ({ type, optional }: Slot): boolean => !optional && (type === 'hex' || type === 'hexes');

/** What comes of an order that is carried out is told where the game has words for what is still to come. */
const isTold =
  ({ messages }: AnyGame) =>
  ({ code }: Diagnostic): boolean =>
    messages.en[`diagnostic.${code}`] !== undefined;

/** What comes of a book; what hangs on dice is looked at again with those that are most against it. */
function twice(scene: Scene, orders: readonly Order[], standing: readonly Order[]): ReadonlyMap<string, Came> {
  if (orders.length === 0) return new Map();
  const kind = rehearse(scene, orders, standing);
  // Orders of the first call are written for what stands there now; those of the others look ahead to what somebody else does.
  const now = new Set(orders.filter(isOfFirstCall(scene.record.game)).map(({ canonical }) => canonical));
  const isOpen = ({ fate, isSure }: Came): boolean => wrongIn(fate) !== undefined && !isSure;
  const isDoubtful = (came: Came): boolean => isOpen(came) && (!came.isLate || now.has(came.fate.canonical));
  // Other dice change the verdict on what goes wrong; of the rest they only tell what it turns on.
  const isKnown = ({ fate, isSure }: Came): boolean =>
    isSure || (scene.closeness !== 'told' && wrongIn(fate) === undefined);
  // What goes wrong is not legal, with whatever dice; but they tell which branch a condition takes.
  const isEnough = scene.closeness === 'legal' && !orders.some(({ when }) => when);
  if (isEnough || [...kind.values()].every(isKnown)) return kind;
  const unkind = rehearse(scene, orders, standing, true);
  // What fails with these dice and is not carried out with those is sure to fail, for whatever reason.
  const isAlike = (one: Came, other: Came | undefined): boolean =>
    one.fate.kind === 'failed'
      ? other?.fate.kind !== 'done'
      : other?.fate.kind === one.fate.kind && wrongIn(other.fate) === wrongIn(one.fate);
  return new Map(
    [...kind].map(([text, came]) => {
      if (isAlike(came, unkind.get(text))) return [text, isDoubtful(came) ? { ...came, isSure: true } : came];
      return [text, { ...came, isDivided: true, turnsOn: turningPoints(scene.record.game, orders, text, kind) }];
    }),
  );
}

/**
 * What a line turns on that hangs on how lines above it come out: what it meets itself, and what those do that name one it
 * names; where that is nothing, what any line above does.
 */
function turningPoints(
  { verbs }: AnyGame,
  orders: readonly Order[],
  text: string,
  came: ReadonlyMap<string, Came>,
): ReadonlySet<Address> {
  const at = orders.findIndex(({ canonical }) => canonical === text);
  const above = orders.slice(0, Math.max(0, at));
  const unitsOf = ({ verb, args }: Order): readonly Json[] =>
    (verbs.find(({ id }) => id === verb)?.slots ?? []).flatMap(({ type, name }) =>
      type === 'unit' || type === 'units' ? [args[name] ?? []].flat() : [],
    );
  const named = orders.slice(at, at + 1).flatMap(unitsOf);
  const ofThese = above.filter((line) => unitsOf(line).some((unit) => named.includes(unit)));
  const pointsOf = (texts: readonly string[]) => new Set(texts.flatMap((one) => [...(came.get(one)?.turnsOn ?? [])]));
  const own = pointsOf([...ofThese.map(({ canonical }) => canonical), text]);
  return own.size > 0 ? own : pointsOf(above.map(({ canonical }) => canonical));
}

/** Why an order, or a part of it, was not carried out; undefined where it was. */
const wrongIn = ({ kind, reasons, but }: OrderFate): string | undefined =>
  kind === 'failed' ? reasons[0]?.code : but[0]?.code;

const isOfFirstCall =
  ({ verbs, calls: [first = ''] }: AnyGame) =>
  (order: Order): boolean =>
    verbs.some(({ id, calls }) => id === order.verb && calls.includes(first));

/** Plays the book from where the game stands to the last call of the turn it answers, and tells what came of its orders. */
function rehearse(
  scene: Scene,
  lines: readonly Order[],
  standing: readonly Order[],
  isUnkind = false,
): ReadonlyMap<string, Came> {
  const { record, chronicle, stood, seat, role, view, suppose, witness } = scene;
  const { game } = record;
  const { opening, from } = scene.opens;
  const past = new Map(scene.opens.past());
  let { inputs } = scene.opens;
  // A call is where play stands; behind a question it has gone on by a step.
  const isCall = stood.needs[0]?.type === 'call';
  const seen = (reached: unknown): unknown => (isCall ? view : look(game, reached, role));
  const turn = { ...scene.turn, locks: new Map(scene.turn.locks) };
  const chances: Chances = { thrown: new Set(), asked: new Set(), called: new Set() };
  const { thrown, asked, called } = chances;
  const aiming = new Set(lines.filter((order) => isAimed(game, order)).map(({ canonical }) => canonical));
  let waiting = stood.waiting;
  let orders: readonly Order[] = lines.map((order, n) => ({ ...order, id: `o${n + 1}` }));
  const left = new Map<string, Reason>();
  const heard = leftOpen(game, role, lines, left);
  for (;;) {
    const serves = callsServedAt(game, chronicle.tempo, waiting);
    fix(scene, turn, waiting, serves, { orders, standing });
    const { locks } = inputsOf(game, turn, chronicle.seats);
    // Runs that have a past in common have its very books in common.
    inputs = { ...inputs, locks: new Map([...locks, ...inputs.locks]) };
    // What others have decided before a later call of the book is known there.
    const questions = new Set<Address>();
    const calls = new Set<Address>();
    const dice = calmDice(scene, lines, isUnkind, (address) => void thrown.add(address));
    const chance = ({ type, address }: Need): void => {
      for (const some of type === 'call' ? [calls, called] : [questions, asked]) some.add(address);
    };
    const desk = calmDesk(scene, turn, standing, chance, heard);
    const result = run(game, opening, inputs, dice, desk, {
      witness,
      past,
      ...(mayGoOn(game, serves, orders) && { ends: past }),
      ...(from !== null && { suppose: { from, state: (reached) => suppose(seen(reached), role) } }),
      ...(scene.closeness !== 'told' &&
        game.playerTurnsSettle && { until: (at, settled) => isOverWith(scene, turn, orders, at, settled) }),
    });
    const next =
      result.status === 'closed' || result.needs.length === 0 ? null : pausedAt(chronicle, game, turn, result);
    if (next && turn.locks.has(next.address))
      throw new RulesBroken('rehearsal-stands-still', { address: next.address });
    const kept =
      next === null
        ? []
        : carriedOver(game, { tempo: chronicle.tempo, turns: [turn] }, [waiting, next], seat.id, orders);
    if (next === null || kept.length === 0) {
      const told = (settled: readonly Settled[]): readonly OrderFate[] =>
        fatesOf(game, turn.locks, settled, seat.id, false).filter(({ kind }) => kind !== 'waiting');
      const upTo = (some: ReadonlySet<Address>): ReadonlyMap<string, OrderFate> => {
        const first = result.trail.findIndex((address) => some.has(address));
        const before = result.settled.filter(({ said }) => first === -1 || said <= first);
        return new Map(told(before).map((fate) => [fate.canonical, fate]));
      };
      const [certain, before] = [upTo(new Set([...thrown, ...questions, ...calls])), upTo(calls)];
      const isIn = (some: ReadonlyMap<string, OrderFate>, fate: OrderFate): boolean => {
        const then = some.get(fate.canonical);
        return then?.kind === fate.kind && wrongIn(then) === wrongIn(fate);
      };
      const came = told(result.settled).map((fate): [string, Came] => [
        fate.canonical,
        {
          fate,
          isSure: isIn(certain, fate),
          isLate: !isIn(before, fate),
          left: left.get(fate.canonical),
          turnsOn: (aiming.has(fate.canonical) ? chancesOfAim : chancesOf)(result, chances, ({ lock, order }) =>
            isLineOf(fate, turn.locks.get(lock), seat, order),
          ),
        },
      ]);
      return new Map([...(next === null ? uncalled(game, turn, seat, orders) : []), ...came]);
    }
    [waiting, orders] = [next, kept];
  }
}

/** Whether all of a book is settled and the player turn that settled it is over, where nothing later changes that. */
function isOverWith(
  { record: { game }, seat, own: roles }: Scene,
  { locks }: TurnRecord,
  orders: readonly Order[],
  at: Address,
  settled: readonly Settled[],
): boolean {
  const own = settled.filter(({ lock, role, fate }) => roles.has(role) && locks.has(lock) && fate.kind !== 'unreached');
  const isSettled = ({ id }: Order): boolean => own.some(({ order }) => order === id || order === `${seat.id}/${id}`);
  if (!orders.every(isSettled)) return false;
  const last = playerTurnOf(game, own.at(-1)?.place ?? at);
  return last !== null && last !== playerTurnOf(game, at);
}

/** The side in whose player turn a place is: `t17/british/combat`; null elsewhere. */
function playerTurnOf({ roles }: AnyGame, place: Address): Role | null {
  const [, step] = place.split('/', 2);
  return roles.find((role) => role === step) ?? null;
}

/** Whether what was said of an order of this lock is the fate of this line. */
function isLineOf(
  { canonical }: OrderFate,
  lock: Lock | undefined,
  { id: seat }: SeatOfRecord,
  order: string,
): boolean {
  const own = lock?.books.find((book) => book.seat === seat)?.orders ?? [];
  return own.some(({ id, canonical: text }) => text === canonical && (order === id || order === `${seat}/${id}`));
}

/** Whether some of a book may be had in hand at a later call than that which it is sent for. */
function mayGoOn(game: AnyGame, serves: readonly string[] | undefined, orders: readonly Order[]): boolean {
  if (serves === undefined) return false;
  return splitBook(game, serves, orders).later.length > 0 || orders.some((order) => standsThrough(game, order));
}

/** Orders that waited for a call of this turn which has not come. */
function uncalled(
  game: AnyGame,
  { locks }: TurnRecord,
  { id }: SeatOfRecord,
  orders: readonly Order[],
): readonly [string, Came][] {
  const own = [...locks.values()].findLast(({ books }) => books.some(({ seat }) => seat === id));
  const later = own?.serves ? splitBook(game, own.serves, orders).later : own ? [] : orders;
  const verbs = new Map(game.verbs.map((verb) => [verb.id, verb]));
  return later.flatMap(({ canonical, verb }): [string, Came][] => {
    const [call] = verbs.get(verb)?.calls ?? [];
    if (call === undefined) return [];
    const fate: OrderFate = {
      canonical,
      kind: 'overtaken',
      reasons: [{ code: 'call-not-coming', facts: { call } }],
      but: [],
      branch: null,
    };
    return [[canonical, { fate, isSure: false, isLate: true, turnsOn: new Set() }]];
  });
}

/** The seat's book at a stage of calls, nothing of those who share its role; what others are due and are asked is left to the desk. */
function fix(
  { record: { game }, chronicle: { seats }, seat, role }: Scene,
  turn: TurnRecord,
  stage: Waiting,
  serves: readonly string[] | undefined,
  own: Pick<LockedBook, 'standing'> & { orders: readonly Order[] },
): void {
  const due = new Set(stage.needs.filter(({ call }) => call !== null).map((need) => need.seat));
  const books = seats
    .filter(({ id, roles }) => due.has(id) && roles.some((held) => wholeOf(game, held) === role))
    .map(({ id, roles }): LockedBook => {
      const { orders, standing } = id === seat.id ? own : { orders: [], standing: [] };
      return { seat: id, roles, orders, standing, mails: [], receivedAt: null };
    });
  for (const { address } of stage.needs) turn.locks.set(address, { books, ...(serves && { serves }) });
}

/** Dice already thrown lie as they fell; of the others each is calm, or the very contrary. */
function calmDice(
  { record, stood, role }: Scene,
  lines: readonly Order[],
  isUnkind: boolean,
  chance: (address: Address) => void,
): Dice {
  const { game } = record;
  const shown = new Map(stood.ledger.map(({ address, face }) => [address, face]));
  return {
    practice: true,
    opened: [],
    face: (_keeper, address, sides) => {
      const face = shown.get(address);
      if (face !== undefined) return face;
      chance(address);
      const calm = game.calm?.(address, sides, role, lines) ?? sides - 1;
      return isUnkind ? sides - 1 - calm : calm;
    },
  };
}

/** The seat's questions are answered as they will be; its calls wait for its book; all others do least. */
function calmDesk(
  scene: Scene,
  { locks }: Pick<TurnRecord, 'locks'>,
  standing: readonly Order[],
  chance: (need: Need) => void,
  heard: ReturnType<typeof leftOpen>,
): Desk<unknown> {
  const { record, chronicle, own } = scene;
  const { game } = record;
  const answer = answering(record, chronicle, {});
  const calm = game.silence ?? game;
  return (need, book, sight) => {
    const isOwn = own.has(need.role);
    const isFixed = locks.has(need.address);
    if (isOwn && !isFixed && need.type === 'call' && pausesFor(chronicle.tempo, game, need)) return 'wait';
    if (isOwn) {
      const decision = answer(need, book, sight);
      // What a letter will ask is left to nobody.
      if (need.type === 'question' && !pausesFor(chronicle.tempo, game, need)) heard(need, decision, sight);
      return decision;
    }
    chance(need);
    const silent = (): Json =>
      need.type === 'call' ? NOTHING : (game.still?.(need) ?? calm.answer(need, sight, standing));
    return { answer: silent(), from: 'doctrine' };
  };
}

const NOTHING: Json = [];
