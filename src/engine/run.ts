/**
 * The kernel: plays one turn from its opening bytes with inputs by address, until it closes or needs somebody.
 *
 * The rules yield needs; an input of that address answers, else the desk, else play pauses there. A half-resolved turn
 * goes on by running it again with more inputs, so nothing of a run is ever kept but what the journal says.
 */
import { asNamedNow } from './as-named-now.ts';
import type { RoleBook } from './books.ts';
import { copy, decode, encode } from './canonical.ts';
import { holds, readingsOf } from './conditions.ts';
import type {
  Address,
  Asking,
  Audience,
  Branch,
  Call,
  Event,
  Fate,
  Game,
  Json,
  Need,
  Order,
  Play,
  Question,
  Role,
  Rolled,
  Settled,
  Space,
  Steps,
  Told,
  Yielded,
} from './contract.ts';
import type { Dice } from './dice.ts';
import { sha256 } from './digest.ts';
import { RulesBroken } from './errors.ts';
import { unmet } from './fates.ts';
import type { Answer } from './journal.ts';
import { copied, type End, type Minutes, opened, type ToldSoFar } from './minutes.ts';
import { look } from './view.ts';

/** What an umpire ruled at an address: an edit at a checkpoint, or the face of a die. */
export type Ruling =
  | { edit: string; arg: Json; reason: string; by: string }
  | { die: number; reason: string; by: string };

/** Everything that entered a turn, by address. No input is positional. */
export interface Inputs {
  /** Books fixed at the turn's opening or at a call, by the address of the lock, then role. */
  locks: ReadonlyMap<Address, Readonly<Record<Role, RoleBook>>>;
  /** Those of the locks that play need not come to: they were fixed before a correction that may lead elsewhere. */
  carried: ReadonlySet<Address>;
  answers: ReadonlyMap<Address, Json>;
  rulings: ReadonlyMap<Address, readonly Ruling[]>;
  /** Hashes of the state where play paused before, checked on the way (strict replay). */
  pauses: ReadonlyMap<Address, string>;
  /** Checkpoint after which the books before it no longer serve (rewind with new orders). */
  reopened: Address | null;
}

/** What the desk says to a need: an answer with its origin, or `wait` for mail. */
export type Decision = Omit<Answer, 'address' | 'role' | 'kind'>;
export type Desk<V> = (need: Need, book: RoleBook, sight: () => V) => Decision | 'wait';

export interface Paused<S> {
  status: 'paused';
  needs: readonly Need[];
  state: S;
  answers: readonly Answer[];
  events: readonly Event[];
  ledger: readonly Rolled[];
  /** What became of the orders of the locked books, as it was said. */
  settled: readonly Settled[];
  /** Every address of the run in order of use: needs, dice (`!`), checkpoints (`#`). */
  trail: readonly Address[];
  /** What had been told of as play came to each call. */
  toldAt: Readonly<Record<Address, ToldSoFar>>;
}

export interface Closed<S> {
  status: 'closed';
  outcome: 'next' | 'over';
  /** The number printed on the track of the turn that was played, where it jumped ahead the later one. */
  printed: number;
  state: S;
  bytes: string;
  answers: readonly Answer[];
  events: readonly Event[];
  ledger: readonly Rolled[];
  /** What became of the orders of the locked books, as it was said. */
  settled: readonly Settled[];
  /** Every address of the run in order of use: needs, dice (`!`), checkpoints (`#`). */
  trail: readonly Address[];
  /** What had been told of as play came to each call. */
  toldAt: Readonly<Record<Address, ToldSoFar>>;
}

/** Says what an answer came to for the orders on file: read off the same books as the desk reads, in replays too. */
export type Witness<V> = (
  need: Question,
  book: RoleBook,
  sight: () => V,
  answer: Json,
) => readonly { order: Order; fate: Fate; branch: Branch | null }[];

export interface RunOptions<V = unknown> {
  /** Who tells the fates of orders that answer questions; without one the rules' own are kept alone. */
  witness?: Witness<V>;
  /** From this need on play goes on with a state that is supposed from the one reached (rehearsals). */
  suppose?: { from: Address; state: (reached: unknown) => unknown };
  /**
   * Segments that runs of these very books, answers and dice have finished, by place: they are not played again
   * (rehearsals; never play of record, which proves itself by playing).
   */
  past?: ReadonlyMap<string, End>;
  /** Takes those that are finished, for such runs: where a checkpoint is in it, over which nothing is held. */
  ends?: Map<string, End>;
  /** Plays on from this call of the turn: `opening` is the state as it comes there (looking ahead). */
  from?: Call;
  /** Rebuild the state from its bytes at every checkpoint: proves that nothing is held across one (tests). */
  snapshots?: boolean;
  /** Check the invariants after every step, not only after rulings and at the close (tests). */
  checkEveryStep?: boolean;
  /** Stop at the first checkpoint of which this holds, once its rulings are applied; what comes later is not looked at. */
  until?: (checkpoint: Address, settled: readonly Settled[]) => boolean;
}

export const NO_BOOK: RoleBook = { orders: null, standing: [] };

export const NO_INPUTS: Inputs = {
  locks: new Map(),
  carried: new Set(),
  answers: new Map(),
  rulings: new Map(),
  pauses: new Map(),
  reopened: null,
};

/** Runs the turn that `opening` opens. Same arguments, same result, on any machine. Throws RulesBroken. */
export function run<S, V>(
  game: Game<S, V>,
  opening: string,
  inputs: Inputs,
  dice: Dice,
  desk: Desk<V>,
  options: RunOptions<V> = {},
): Paused<S> | Closed<S> {
  const table = new Table(game, opening, inputs, dice, options);
  const steps = game.turn(table, options.from);
  let step = steps.next([]);
  while (!step.done) {
    const yielded = step.value as Yielded;
    if ('checkpoint' in yielded) {
      table.land(yielded.checkpoint);
      if (options.until?.(yielded.checkpoint, table.settled)) return table.paused([]);
      step = steps.next([]);
      continue;
    }
    const answers = table.satisfy(yielded.needs, desk);
    if (answers === null) return table.paused(yielded.needs);
    step = steps.next(answers);
  }
  return table.closed(step.value);
}

class Table<S, V> implements Play<S> {
  readonly #game: Game<S, V>;
  readonly #inputs: Inputs;
  readonly #dice: Dice;
  readonly #options: RunOptions<V>;
  #minutes: Minutes;
  #place: string;
  #state: S;
  /** Checkpoints that were played. */
  #landings = 0;

  constructor(game: Game<S, V>, opening: string, inputs: Inputs, dice: Dice, options: RunOptions<V>) {
    this.#game = game;
    this.#inputs = inputs;
    this.#dice = dice;
    this.#options = options;
    this.#state = decode<S>(opening);
    const { place, printed } = game.clock(this.#state);
    this.#minutes = opened(inputs.carried, printed);
    this.#place = place;
    this.#takeLock(this.#place);
  }

  get state(): S {
    return this.#state;
  }

  /** What was said of orders so far. */
  get settled(): readonly Settled[] {
    return this.#minutes.settled;
  }

  *at<T>(place: string, steps: () => Steps<T>): Steps<T> {
    const outer = this.#place;
    this.#place = `${outer}/${place}`;
    const before = this.#landings;
    const end = this.#options.past?.get(this.#place);
    const result = end ? this.#goOnFrom<T>(end) : yield* steps();
    if (this.#landings > before) this.#end(result);
    this.#place = outer;
    return result;
  }

  #goOnFrom<T>({ result, state, minutes }: End): T {
    this.#state = decode<S>(state);
    this.#minutes = copied(minutes);
    return result as T;
  }

  #end(result: unknown): void {
    const { ends } = this.#options;
    if (!ends) return;
    // Nobody comes to those within it any more.
    for (const within of ends.keys()) if (within.startsWith(`${this.#place}/`)) ends.delete(within);
    ends.set(this.#place, { result, state: encode(this.#state), minutes: copied(this.#minutes) });
  }

  *call(role: Role, name: string): Steps<readonly Order[]> {
    const need: Call = { type: 'call', address: this.#here(`${name}@${role}`), role, name };
    const [orders] = yield { needs: [need] };
    return orders as readonly Order[];
  }

  onFile(role: Role): readonly Order[] {
    return this.#minutes.books.of(role)?.orders ?? [];
  }

  *ask<A extends Json>(role: Role, kind: string, space: Space<A>, asking: Asking = {}): Steps<A> {
    const [answer] = yield { needs: [this.#question(role, kind, space as Space<Json>, asking, false)] };
    return answer as A;
  }

  *together<A extends Json>(
    asks: readonly ({ role: Role; kind: string; space: Space<A> } & Omit<Asking, 'discreet'>)[],
  ): Steps<readonly A[]> {
    const needs = asks.map((ask) =>
      this.#question(
        ask.role,
        ask.kind,
        ask.space as Space<Json>,
        ask,
        // Where nobody else is asked there is nobody to keep it from.
        asks.length > 1,
      ),
    );
    const answers = yield { needs };
    return answers as readonly A[];
  }

  *checkpoint(name: string): Steps<void> {
    yield { checkpoint: this.#here(`#${name}`) };
  }

  due(role: Role, order: Order, about?: Json): Order | null {
    this.#minutes.dueAt.set(order, this.#minutes.trail.size);
    if (!order.when) return this.#asNamedNow(order);
    const act = { type: 'call', address: this.#place, role, name: order.verb } as const;
    const need: Call = about === undefined ? act : { ...act, about };
    const sight = this.#sightOnce(role);
    if (holds(this.#game, order.when, sight, need)) return this.#asNamedNow(order);
    if (!order.otherwise) {
      const why = unmet(readingsOf(this.#game, order.when, sight, need));
      this.settle(role, order, { kind: 'unreached', why });
      return null;
    }
    this.#minutes.lineOf.set(order.otherwise, this.#minutes.lineOf.get(order) ?? order);
    return this.due(role, order.otherwise);
  }

  #asNamedNow(order: Order): Order {
    const now = asNamedNow(this.#game, () => this.#state, order);
    if (now !== order) this.#minutes.lineOf.set(now, this.#minutes.lineOf.get(order) ?? order);
    return now;
  }

  settle(role: Role, order: Order, fate: Fate): void {
    const line = this.#minutes.lineOf.get(order) ?? order;
    const branch = line.when === order.when ? 'if' : 'else';
    this.#keep('rules', role, line, fate, line.when && fate.kind !== 'unreached' ? branch : null);
  }

  roll(what: string, sides: number, seenBy: 'all' | 'sealed' | Role = 'all'): number {
    const address = this.#here(`!${what}`);
    const face = this.#dice.face(seenBy, address, sides);
    // Ruled more than once, the last word counts; those before it have been heard too.
    const rulings = this.#inputs.rulings.get(address)?.filter((ruled) => 'die' in ruled) ?? [];
    const ruling = rulings.at(-1);
    const rolled: Rolled = { address, sides, face, seenBy };
    if (ruling) {
      this.#minutes.spent += rulings.length;
      rolled.ruled = ruling.die;
      this.#minutes.ledger.push(rolled);
      return ruling.die;
    }
    this.#minutes.ledger.push(rolled);
    return face;
  }

  emit(event: Told): void {
    const rolls = this.#minutes.ledger.slice(this.#minutes.diceTold).map((rolled) => rolled.address);
    this.#minutes.diceTold = this.#minutes.ledger.length;
    const told: Event = {
      kind: event.kind,
      rule: event.rule,
      facts: copy(event.facts),
      to: copy(event.to),
      address: this.#place,
      rolls,
    };
    if (event.others !== undefined) told.others = copy(event.others);
    this.#minutes.events.push(told);
  }

  /** A checkpoint is reached: rulings are applied, and what they leave must be legal. */
  land(address: Address): void {
    this.#landings++;
    this.#dice.landed?.(address);
    if (address === this.#inputs.reopened) this.#minutes.books.close();
    if (this.#minutes.isToSuppose) this.#suppose();
    const rulings = this.#inputs.rulings.get(address) ?? [];
    for (const ruling of rulings) this.#apply(address, ruling);
    if (this.#options.snapshots) this.#state = decode<S>(encode(this.#state));
    if (rulings.length > 0 || this.#options.checkEveryStep) this.#checkInvariants(address);
  }

  /** Answers in the order of the needs, or null where somebody must be waited for. */
  satisfy(needs: readonly Need[], desk: Desk<V>): readonly Json[] | null {
    if (this.#options.checkEveryStep) this.#checkInvariants((needs[0] as Need).address);
    this.#checkPause(needs);
    this.#minutes.printed = this.#game.clock(this.#state).printed;
    const [first] = needs;
    if (first?.address === this.#options.suppose?.from) this.#minutes.isToSuppose = true;
    // Steps hold nothing of the state over a call for orders; over a question they may.
    if (this.#minutes.isToSuppose && first?.type === 'call') this.#suppose();
    const fresh: Answer[] = [];
    const values: Json[] = [];
    for (const need of needs) {
      const { events, settled } = this.#minutes;
      this.#minutes.toldAt.set(need.address, { events: events.length, settled: settled.length });
      this.#takeLock(need.address);
      const given = this.#given(need);
      const sight = this.#sightOnce(need.role);
      if (given !== undefined) {
        this.#bearWitness(need, given, sight);
        values.push(given);
        continue;
      }
      const book =
        (need.type === 'call' ? this.#minutes.books.for(need) : this.#minutes.books.of(need.role)) ?? NO_BOOK;
      const decision = desk(need, book, sight);
      if (decision === 'wait') return null;
      // As the journal will give it again: rules may walk an answer, and must find it in the same order.
      const answer = decode<Json>(encode(decision.answer));
      this.#checkLegal(need, answer);
      fresh.push({
        address: need.address,
        role: need.role,
        kind: need.type === 'call' ? need.name : need.kind,
        ...decision,
        answer,
      });
      this.#bearWitness(need, answer, sight);
      values.push(answer);
    }
    this.#minutes.answers.push(...fresh);
    return values;
  }

  paused(needs: readonly Need[]): Paused<S> {
    return {
      status: 'paused',
      needs,
      state: this.#state,
      answers: this.#minutes.answers,
      events: this.#minutes.events,
      ledger: this.#minutes.ledger,
      settled: this.#minutes.settled,
      trail: [...this.#minutes.trail],
      toldAt: Object.fromEntries(this.#minutes.toldAt),
    };
  }

  closed(outcome: 'next' | 'over'): Closed<S> {
    this.#checkInvariants(this.#place);
    this.#checkAllUsed();
    const state = this.#state;
    let bytes: string | null = null;
    return {
      status: 'closed',
      outcome,
      printed: this.#minutes.printed,
      state,
      // A rehearsal never asks for them.
      get bytes() {
        bytes ??= encode(state);
        return bytes;
      },
      answers: this.#minutes.answers,
      events: this.#minutes.events,
      ledger: this.#minutes.ledger,
      settled: this.#minutes.settled,
      trail: [...this.#minutes.trail],
      toldAt: Object.fromEntries(this.#minutes.toldAt),
    };
  }

  #question(role: Role, kind: string, space: Space<Json>, asking: Asking, sealed: boolean): Question {
    const address = this.#here(`${kind}@${role}`);
    return {
      type: 'question',
      address,
      role,
      kind,
      space,
      about: asking.about ?? null,
      discreet: asking.discreet ?? false,
      ...(asking.carries && { carries: asking.carries.map(({ canonical }) => canonical) }),
      sealed,
    };
  }

  /** The address of a leaf here; used twice in a turn it stops the turn. */
  #here(leaf: string): Address {
    const address = `${this.#place}/${leaf}`;
    if (this.#minutes.trail.has(address)) throw new RulesBroken('address-used-twice', { address });
    this.#minutes.trail.add(address);
    return address;
  }

  /** What a role sees while one need is answered, made where somebody looks: until then nothing of the state changes. */
  #sightOnce(role: Role): () => V {
    let seen: { sight: V } | null = null;
    return () => {
      seen ??= { sight: look(this.#game, this.#state, role) };
      return seen.sight;
    };
  }

  #suppose(): void {
    this.#minutes.isToSuppose = false;
    if (this.#options.suppose) this.#state = this.#options.suppose.state(this.#state) as S;
  }

  #takeLock(address: Address): void {
    const lock = this.#inputs.locks.get(address);
    if (!lock) return;
    this.#minutes.spent++;
    this.#minutes.lapsed.delete(address);
    this.#minutes.books.take(lock);
    for (const [role, { orders, shares }] of Object.entries(lock)) {
      this.#minutes.lockOf.set(role, address);
      const sent = shares?.flatMap((share) => share.orders ?? []) ?? [];
      for (const order of [...(orders ?? []), ...sent]) this.#minutes.lockedIn.set(order, address);
    }
  }

  #bearWitness(need: Need, answer: Json, sight: () => V): void {
    const book = this.#minutes.books.of(need.role);
    if (need.type === 'call' || !book?.orders || !this.#options.witness) return;
    const seen = this.#options.witness(need, book, sight, answer);
    for (const { order, fate, branch } of seen) this.#keep('question', need.role, order, fate, branch);
  }

  /** Keeps a fate of a locked book's line. A book that doctrine filled comes out of the journal as a copy: its ids tell. */
  #keep(by: Settled['by'], role: Role, line: Order, fate: Fate, branch: Branch | null): void {
    const lock = this.#minutes.lockedIn.get(line) ?? this.#minutes.lockOf.get(role);
    if (lock === undefined) return;
    const said = this.#minutes.trail.size;
    const due = this.#minutes.dueAt.get(line) ?? said;
    for (const order of [line.id, ...(line.joins ?? [])]) {
      this.#minutes.settled.push({ role, lock, order, by, branch, fate: copy(fate), place: this.#place, due, said });
    }
  }

  /** The recorded answer to a need: a locked book's orders, or an answer of the journal, which must still be legal. */
  #given(need: Need): Json | undefined {
    if (need.type === 'call') {
      const book = this.#minutes.books.for(need);
      // Where a seat of a joint role is silent the desk fills its part of the book, and the journal tells with what.
      if (book?.orders && !book.shares?.some((share) => share.orders === null)) return book.orders;
    }
    const answer = this.#inputs.answers.get(need.address);
    if (answer === undefined) return undefined;
    this.#minutes.spent++;
    this.#checkLegal(need, answer);
    return answer;
  }

  #checkLegal(need: Need, answer: Json): void {
    if (need.type === 'call' || isLegal(need.space, answer)) return;
    throw new RulesBroken('answer-not-legal', { address: need.address, answer });
  }

  #checkPause(needs: readonly Need[]): void {
    const expected = this.#inputs.pauses.get((needs[0] as Need).address);
    if (expected === undefined) return;
    this.#minutes.spent++;
    const found = sha256(encode(this.#state));
    if (found !== expected)
      throw new RulesBroken('state-differs-at-pause', { address: (needs[0] as Need).address, expected, found });
  }

  #apply(address: Address, ruling: Ruling): void {
    if (!('edit' in ruling)) return;
    this.#minutes.spent++;
    const edit = this.#game.edits[ruling.edit];
    if (!edit) throw new RulesBroken('no-such-edit', { address, edit: ruling.edit });
    const arg = edit.schema.parse(ruling.arg) as Json;
    const to: Audience = edit.seenBy(this.#state, arg);
    edit.apply(this.#state, arg);
    this.emit({
      kind: 'umpire.ruling',
      rule: 'umpire',
      facts: { edit: ruling.edit, arg, reason: ruling.reason, by: ruling.by },
      to,
    });
  }

  #checkInvariants(address: Address): void {
    const faults = this.#game.check(this.#state);
    if (faults.length > 0) throw new RulesBroken('illegal-state', { address, faults });
  }

  /** Strict replay: an input that was never reached means that the rules no longer play this record. */
  #checkAllUsed(): void {
    const { locks, answers, rulings, pauses } = this.#inputs;
    const ruled = [...rulings.values()].reduce((sum, list) => sum + list.length, 0);
    const given = locks.size - this.#minutes.lapsed.size + answers.size + ruled + pauses.size;
    if (given !== this.#minutes.spent)
      throw new RulesBroken('input-never-used', { place: this.#place, given, used: this.#minutes.spent });
  }
}

/** Whether an answer lies in the space: a listed value, or one judged without error. */
export function isLegal(space: Space<Json>, answer: Json): boolean {
  if (space.kind === 'judged') return space.judge(answer).every((diagnostic) => diagnostic.severity !== 'error');
  const wanted = encode(answer);
  return space.of.some((legal) => legal === answer || (typeof legal === 'object' && encode(legal) === wanted));
}

/** A desk that never answers: what strict replay runs with. */
export const nobody: Desk<unknown> = () => 'wait';
