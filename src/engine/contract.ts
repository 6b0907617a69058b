/** What a game gives the engine, and what the engine gives a game: types only. */
import type { Odds } from './odds.ts';

/** Who decides and sees in the rules: `british`, `allies`, …; declared by the game. */
export type Role = string;

/**
 * A place in the sequence of play: `t16/allies/combat/1404/tactic@british`. Leaf `kind@role` answers,
 * `!what` rolls, `#name` is a checkpoint. Segments are scenario ids or the rulebook's words.
 */
export type Address = string;

/** Who may hear of an event or see a die at once. */
export type Audience = 'all' | 'gm' | readonly Role[];

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Something wrong, or worth saying, about what a person wrote. `facts` feed the message `code` of a catalogue. */
export interface Diagnostic {
  severity: 'error' | 'warning' | 'note';
  code: string;
  span?: Span;
  facts: { readonly [key: string]: Json };
  expected?: readonly string[];
  didYouMean?: string;
  /** Of a warning: what it warns of cannot be taken back, so that a READY beside it waits until its writer has seen that. */
  final?: true;
  /** What an attack promises. */
  odds?: Odds;
  /** The way of a march, from the hex it sets out from. */
  way?: readonly string[];
  /** Rule number the message rests on: `S 4.1`, `series 7`. */
  rule?: string;
}

/** Why something is so, as words of a catalogue: `diagnostic.<code>` with its facts. */
export interface Reason {
  code: string;
  facts: { readonly [key: string]: Json };
  /** Of what comes of an order: nobody wants it, so that it is a warning before it is played. */
  warns?: true;
  /** Of what comes of an attack: what it promised as it began, as far as its writer could know. */
  odds?: Odds;
  /** Of what comes of a march: the hexes it went by, that it set out from first. */
  way?: readonly string[];
}

/**
 * What became of an order, as far as one place of the rules can say it. `done`: what came of it, null where nothing
 * needs saying; `short`: it came to less than was ordered. Told to the seat alone that gave the order: a reason says
 * nothing that seat may not know.
 */
export type Fate =
  | { kind: 'done'; came: Reason | null; short?: true }
  /** `instead`: what those it names did in its place. */
  | { kind: 'failed' | 'overtaken' | 'unreached'; why: Reason; instead?: Reason };

/** Which part of an order with a condition ran. */
export type Branch = 'if' | 'else';

/** A fate as the run kept it: beside events and ledger, in no hash. */
export interface Settled {
  role: Role;
  /** The lock that brought the order's book. */
  lock: Address;
  /** Its id in that book: `o3`, of a joint role `french/o3`. */
  order: string;
  /** Whether the rules carried it out or refused it, or it spoke to a question. */
  by: 'rules' | 'question';
  branch: Branch | null;
  fate: Fate;
  /** The place of the rules where this was said. */
  place: string;
  /** How far the trail of the run had come when the order was last due, and when this was said. */
  due: number;
  said: number;
}

/** One line of a seat's books with its one fate. */
export interface OrderFate {
  canonical: string;
  /** Of a line whose moment may still come. */
  verb?: string;
  /** `waiting`: in a letter between the calls of a turn, its moment may still come. */
  kind: Fate['kind'] | 'waiting';
  /** What came of it, or why not; each once. Empty where nothing needs saying. */
  reasons: readonly Reason[];
  /** Of an order done: what of it was not, and why. */
  but: readonly Reason[];
  /** It was done, and came to less than was ordered: those of the reasons that say so. */
  short?: readonly Reason[];
  /** Of an order that failed: what those it names did in its place. */
  instead?: readonly Reason[];
  branch: Branch | null;
  /** An earlier letter of the turn has told it. */
  told?: true;
}

/** Where something stands in a mail's new text: 1-based line and column, length in characters. */
export interface Span {
  line: number;
  column: number;
  length: number;
  source: string;
}

/** What may be answered; the one source for validator, menu, doctrine and fuzzer. */
export type Space<A> =
  | { kind: 'one'; of: readonly A[] }
  | {
      kind: 'judged';
      /** Empty when legal; no error-severity entry means legal. */
      judge(answer: A): readonly Diagnostic[];
      /** A legal answer, drawn with `pick(n)` in 0 … n-1. */
      sample(pick: Pick): A;
      /** It has one legal answer, or nothing calls for another: nobody need be asked. */
      forced?: boolean;
    };

/** A choice among n, 0 … n-1. */
export type Pick = (n: number) => number;

/** One thing the rules wait for. `call` needs are answered by a book, `question` needs by one answer. */
export type Need =
  | { type: 'call'; address: Address; role: Role; name: string; about?: Json }
  | {
      type: 'question';
      address: Address;
      role: Role;
      /** Question kind of the ruleset's decision list: `lead-unit`, `tactic`, … */
      kind: string;
      space: Space<Json>;
      /** What the question is about, as the asked role may know it: `{hex: '1404', …}`. */
      about: Json;
      /** Never asked by mail, never named: its existence would tell something hidden, or it goes on with a choice made. */
      discreet: boolean;
      /** Texts of the lines that it is a part of carrying out: their conditions have been read, and are read no more. */
      carries?: readonly string[];
      /** Answers of one `together` are sealed until all are in; one that nobody else is asked beside is not. */
      sealed: boolean;
    };
export type Question = Extract<Need, { type: 'question' }>;
export type Call = Extract<Need, { type: 'call' }>;

export type Yielded = { needs: readonly Need[] } | { checkpoint: Address };
export type Steps<T> = Generator<Yielded, T, readonly Json[]>;

/** How to ask: what the question is about, whether its existence must stay hidden, and whose orders brought it about. */
export interface Asking {
  about?: Json;
  discreet?: true;
  /** Lines that this is a part of carrying out, as `due` gave them. */
  carries?: readonly Order[];
}

/** The table a game is played on: the turn's state, and the only ways to ask, roll and tell. */
export interface Play<S> {
  /** Mutable draft of this turn; never hold a reference into it across a `checkpoint`. */
  readonly state: S;
  /**
   * Opens a segment of the address for `steps`. With a checkpoint in it, it leaves nothing behind but the state and its
   * result, which nobody changes: where another run has played it, it need not be played again.
   */
  at<T>(place: string, steps: () => Steps<T>): Steps<T>;
  /** Orders are due: the role's book for this call (all its orders), in the order given. */
  call(role: Role, name: string): Steps<readonly Order[]>;
  /** The orders a role has on file now; nobody is asked for any. */
  onFile(role: Role): readonly Order[];
  ask<A extends Json>(role: Role, kind: string, space: Space<A>, asking?: Asking): Steps<A>;
  /** Asks several roles at once; nobody sees an answer before all are in. */
  together<A extends Json>(
    asks: readonly ({ role: Role; kind: string; space: Space<A> } & Omit<Asking, 'discreet'>)[],
  ): Steps<readonly A[]>;
  /** Rulings and rewinds land here. */
  checkpoint(name: string): Steps<void>;
  /**
   * The order that now applies: itself when it has no condition or the condition holds, else its ELSE, else null, and
   * then it is settled as not reached. `about`: what conditions on the act itself are read from, as `ODDS`.
   */
  due(role: Role, order: Order, about?: Json): Order | null;
  /**
   * Says what became of an order, as `call`, `onFile` or `due` gave it. May be said more than once of one order: what
   * was done of it counts, and what was not stands beside it. Nothing of it enters events, ledger or any hash.
   */
  settle(role: Role, order: Order, fate: Fate): void;
  /** 0-based face of a die with `sides` sides at this address; `seenBy` may see it before the turn is released. */
  roll(what: string, sides: number, seenBy?: 'all' | Role | 'sealed'): number;
  /** Tells of what happened; empty audience unless `to` says otherwise. Facts are copied. */
  emit(event: Told): void;
}

export interface Told {
  kind: string;
  /** Rule the event rests on: `series 12`, `S 4.9`. */
  rule: string;
  facts: Json;
  to: Audience;
  /** What everyone else is told of the same event. */
  others?: Json;
}

/** An event as recorded: what was told, where in the sequence of play, and the dice rolled since the event before. */
export interface Event extends Told {
  address: Address;
  rolls: readonly Address[];
}

/** An event as one audience heard it. */
export interface Heard {
  kind: string;
  rule: string;
  address: Address;
  facts: Json;
  rolls: readonly Rolled[];
}

/** One die: natural face as rolled, ruled face when an umpire replaced it. */
export interface Rolled {
  address: Address;
  sides: number;
  face: number;
  ruled?: number;
  seenBy: string;
}

/**
 * One line of a book. `line` is the 1-based line of the mail it came from, 0 for doctrine. A type, for only types are
 * known to be Json, which is what a book is in the journal.
 */
export type Order = {
  /** Speaks: `o3` third order of the book, `s2` second standing order, `d1` doctrine's first. */
  id: string;
  verb: string;
  args: { readonly [slot: string]: Json };
  /** Parses back to the same order. */
  canonical: string;
  line: number;
  when?: Condition;
  otherwise?: Order;
  /** Ids of orders of other seats that this one carries out too (R71). */
  joins?: readonly string[];
};

export type Condition =
  | { op: 'and' | 'or'; of: readonly Condition[] }
  | { op: 'not'; of: Condition }
  | { op: 'term'; term: string; args: readonly Json[] };

/** One role's accepted orders for a call, and its standing orders. */
export interface Book {
  orders: readonly Order[];
  standing: readonly Order[];
}

/** Languages that orders are read in and letters are written in; a game's letters, in those it names. */
export type Language = 'en' | 'fr' | 'es';

/** Words of a game: English, and whatever other languages it has. */
export type InLanguages<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/**
 * How letters write a game's orders where the text of record will not do: by the English word (`with`, `nearest`), by that
 * of one verb (`FIRE.at`), of one thing that is counted (`1 frigates`), of a condition (`IF.odds`) or of what it is
 * compared with (`IS.clear`), or of a unit by its id. Each is a spelling that its slot, choice or term knows.
 */
export type Spoken = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/**
 * A slot of a verb; `after` lists the words that introduce it (`TO`, `VIA`), none for the first slot. A first word that is
 * empty: it is written bare, and the others may introduce it all the same.
 */
export interface Slot {
  name: string;
  after?: readonly string[];
  type: 'unit' | 'units' | 'hex' | 'hexes' | 'count' | 'choice' | 'flag' | 'order-of' | 'name';
  /** For `choice`: canonical values; `words` gives the spellings of each. */
  of?: readonly string[];
  words?: Readonly<Record<string, readonly string[]>>;
  /** Whose units may stand here; his own when absent. */
  whose?: 'own' | 'enemy' | 'any';
  optional?: true;
  /** Whoever is named here is sent nowhere by it: he who commands, where he stands. */
  stays?: true;
  /** The order's units stand there once it has run: an order for a later call may name them by it. */
  arrives?: true;
  /** A place written here means those there who shoot, or, where it is false, those who are no guns, where there are any. */
  shoots?: boolean;
  /** Of a count: the number that is meant where it is left out. */
  usual?: number;
}

/** An order a player may write. Data only: what it means is the game's business. */
export interface Verb {
  id: string;
  words: InLanguages<readonly string[]>;
  slots: readonly Slot[];
  /** Question kinds it can answer. */
  answers: readonly string[];
  /**
   * Of these, what only follows from what it does (a march into a fort, what becomes of its stack): whoever is asked for
   * his choices by letter is asked that all the same, unless the slot named here says it outright.
   */
  implies?: Readonly<Record<string, string | null>>;
  /**
   * Of these, what a seat means that has written such a line with a condition, where the condition does not hold: who has
   * said when he does it has said when he does not.
   */
  unmet?: Readonly<Record<string, Json>>;
  /** Calls whose book it belongs to (`movement`, `combat`), the one it is at home in first; any call when empty. */
  calls: readonly string[];
  /**
   * Slots that say which matter a line of it speaks of, none for a verb with a single matter: a later line of the same
   * matter takes the place of an earlier one. Without it, the units it names; where it names none, its place.
   */
  subject?: readonly string[];
  /** A later line about the same units goes on from where an earlier one of the book ends, and does not replace it. */
  goesOn?: true;
  /** Verbs whose units cannot do both: of such a line and one of these about the same units the later one counts. */
  insteadOf?: readonly string[];
  /** Whom it names stays where he is all the same: who fires, rallies, bears losses. */
  stays?: true;
  /** Meant for whoever is then where it says: others may have gone, or been driven off, before its time comes. */
  aims?: true;
  /** May stand from turn to turn. */
  standing?: true;
  /** Carried out before all else of its book, wherever it stands there: what comes of it is there for lines above it too. */
  first?: true;
  /** Looks ahead to the opening of the next turn (momentum bids): carried over from the book of the turn before. */
  ahead?: true;
  /** Of a fight, the part whose questions it is offered for (`about.as`). */
  as?: 'attacker' | 'defender';
  /** Only ever standing or conditional advice, never an act of its own. */
  example: string;
}

/** A term of conditions: `ODDS >= 2:1`, `ATTACKED AT 1404`. */
export interface Term<V> {
  id: string;
  words: readonly string[];
  /** `compare` reads an operator and a value, `hex`/`unit`/`choice` one name, `none` nothing. */
  takes: 'compare' | 'ratio' | 'hex' | 'unit' | 'choice' | 'none';
  of?: readonly string[];
  /** What else the values of `of` may be called, in any tongue. */
  spellings?: Readonly<Record<string, readonly string[]>>;
  /** It holds all through a turn, or not at all in it. */
  steady?: true;
  /** Dice decide it: what one rehearsal finds of it is no more than one throw. */
  thrown?: true;
  holds(view: V, args: readonly Json[], about: Need): boolean;
  /** What it compares its value with, for whoever asks why it did not hold; null where it is of no such thing. */
  reads?(view: V, about: Need): number | string | readonly (number | string)[] | null;
}

/** A thing orders can name: unit or place, as a role may know it. */
export interface Named {
  id: string;
  /** Spellings besides the id: full name, printed short name, nicknames. */
  names: readonly string[];
  /** Of these, what a letter in each language calls it: whoever misspells it is told that of his own. */
  called?: Readonly<Partial<Record<Language, string>>>;
  type: 'unit' | 'hex';
  /** May this role order it about? */
  own: boolean;
  /** Of the same side, but another seat's to order about. */
  ally?: true;
  /** Where it is, to show beside an ambiguous name. */
  place?: string;
  /** It is out of the game for good: nobody is asked whether he meant it. */
  gone?: true;
  /** It is a gun, and whether orders to fire are for it: such as name a place mean who there does, those to attack who is none. */
  shoots?: boolean;
  /** Others are carried by it: what is left of an order that it is taken out of sends nobody who was to go along. */
  bears?: true;
  /** It holds that place: whoever orders away all who are there is told that it goes too. */
  holds?: true;
  /** Words by which it may be counted with others alike, `2 frigates`, and its worth: who has most is taken first. */
  counted?: { readonly by: readonly string[]; readonly worth: number };
}

/** What an umpire may change (architecture §8). */
export interface Edit<S> {
  schema: Schema;
  /** JSON Schema of the argument, for a form. */
  form: Json;
  /** Slots of the argument that name the thing; the others are what may be set. */
  names: readonly string[];
  /** Each thing it may change, as an argument that says what the thing is now. */
  stands(state: S): readonly Json[];
  apply(state: S, arg: Json): void;
  seenBy(state: S, arg: Json): Audience;
}

export interface Schema<T = Json> {
  parse(raw: unknown): T;
}

/** A rulebook: what it is called, and how a scenario of it is opened. */
export interface Ruleset {
  id: string;
  /** Raised whenever a recorded game would replay differently. */
  revision: number;
  /** Every verb its scenarios may use: enough to tell an order from talk without opening one. */
  verbs: readonly Verb[];
  /** Validates and normalises a scenario read from `scenarios/<id>/`; throws ZodError. */
  scenario: Schema;
  /** Indexes the scenario once; every function of the game is pure. */
  open(scenario: Json): AnyGame;
  /** The tables of a scenario with what each rests on: as data, and as a sheet to read (`fieldpost rules`). Without it, none. */
  reference?(scenario: Json): Reference;
}

/** A game's tables for the player's hand. `tables` holds each by its name with `source` or `reconstructed`. */
export interface Reference {
  title: string;
  /** The scenario in sentences: turns, forces, limits, victory. */
  about: readonly string[];
  /** Every counter by army, with its values and where it begins. */
  roster: readonly ReferenceTable[];
  tables: { readonly [name: string]: Json };
  sheet: readonly ReferenceTable[];
}

/** One table as printed: every cell final text, `-` as minus sign. */
export interface ReferenceTable {
  title: string;
  source: string | null;
  reconstructed: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A seat as the scenario names it: the roles it holds, its name, and the colours of its letters' head band. */
export interface SeatSheet {
  id: string;
  roles: readonly Role[];
  name: InLanguages<string>;
  band: { ground: string; figures: string };
}

/** A question in words: what is asked, what it is about, and legal answers to choose from. */
export interface PutQuestion {
  asks: string;
  about: readonly { key: string; text: string }[];
  /** `also`: what else a reply may call the answer. */
  options: readonly { answer: Json; words: string; also?: readonly string[] }[];
  /** Lists in another order are other answers. */
  isOrdered?: true;
  /** Any legal answer in words, whether it is among the options or not. */
  words(answer: Json): string;
}

/** How well the computer plays: regular is how a game acts of itself. */
export type Level = 'recruit' | 'regular' | 'veteran';

/** How a role acts of itself. `sight` computes the view on demand. */
export interface Conduct<V> {
  answer(need: Question, sight: () => V, standing: readonly Order[]): Json;
  /** Its book for a call. */
  orders(need: Call, sight: () => V, standing: readonly Order[]): readonly Order[];
}

/**
 * A scenario ready to play: all that the engine, orders, reports and tests need of a game. Of itself it acts by doctrine,
 * as the computer plays a role. `L`: languages its letters have; it is asked for no words in another.
 */
export interface Game<S, V, L extends Language = Language> extends Conduct<V> {
  ruleset: string;
  revision: number;
  /** The scenario's own id: `savannah/assault`. */
  id: string;
  /** What it is called: `Savannah 1779: The Assault`. */
  title: InLanguages<string>;
  /** Languages its letters are written in, each complete. */
  languages: readonly L[];
  roles: readonly Role[];
  /** Seats the scenario names, in order, where nobody asks for others. */
  seats: readonly SeatSheet[];
  /** Every setting of seats the scenario offers, `seats` first. */
  seatings?: readonly (readonly SeatSheet[])[];
  /** Roles that several seats may share, and their members: `{allies: ['french', 'american']}`. A member sees as the whole. */
  joint?: Readonly<Record<Role, readonly Role[]>>;
  /** The member of a joint role that commands this unit. */
  memberOf?(unit: string): Role | undefined;
  /**
   * The member of the asked role whose seat answers a question: whose units it is about, or whom `orders`, all that the
   * seats have said, give the matter to. Undefined: a joint matter.
   */
  concerns?(need: Question, orders: readonly Order[]): Role | undefined;
  /** Kinds of questions that every seat of a joint role must agree to, and their answers; a silent seat agrees. */
  consent?: Readonly<Record<string, { yes: Json; no: Json }>>;
  /**
   * One book of the orders that the seats of a joint role sent, in the scenario's order of seats: what two of them order
   * together becomes one order (R71). Without it the books follow each other.
   */
  unite?(books: readonly { members: readonly Role[]; orders: readonly Order[] }[]): readonly Order[];
  /** Units that go on under another id, each with that: orders given before name them by the old one. */
  replaced?(at: S | V): ReadonlyMap<string, string>;
  /** Calls of a player turn that ask for a letter in `classic`, in order: `movement`, `combat`. */
  calls: readonly string[];
  /** Calls that ask for a letter in `full` alone: `fire`. */
  minorCalls?: readonly string[];
  /**
   * Why a minor call comes no more for a role in this turn, as it sees the game while the call `waits` is open; null where
   * it may yet come. Without it, it always may.
   */
  passed?(view: V, role: Role, minor: string, waits: { role: Role; call: string | null }): Reason | null;
  /** Verbs that this scenario has no use for: HELP is silent about them. */
  unused?: ReadonlySet<string>;
  /** Whether a role has anything to decide at this call, as it sees the game; without it, it always has. */
  decides?(view: V, role: Role, call: string): boolean;
  setup(): S;
  /** Ordinal of the turn `state` opens (1 …), the number printed on the track, and its address segment. */
  clock(state: S): { ordinal: number; printed: number; place: string };
  /** Plays a turn; `from` a call of it, where all that comes before has been played (looking ahead). */
  turn(play: Play<S>, from?: Call): Steps<'next' | 'over'>;
  /**
   * Figures of a whole game from its opening and the close of each turn, for `simulate`: `lost.french` 5, `taken.1404` 1.
   * Keys starting `taken.`, `entered.` or `attacked.` are 0 or 1; `lost.` are strength; `turn.` a printed turn, 0 for never.
   */
  tally?(opening: S, turns: readonly { state: S; events: readonly Event[] }[]): Readonly<Record<string, number>>;
  /** Values over the turns of a whole game, for `simulate`'s picture: `morale.french` as each printed turn closed. */
  course?(
    opening: S,
    turns: readonly { state: S; events: readonly Event[] }[],
  ): Readonly<Record<string, readonly { turn: number; value: number }[]>>;
  /** Result once over, else null; message key and facts. */
  outcome(state: S): { result: string; winner: Role | null; facts: Reason['facts'] } | null;
  /** How well a finished game went for a role, so that two of them can be compared; without it, won or not. */
  margin?(state: S, role: Role): number;
  view(state: S, who: Role | 'all'): V;
  disguise(state: S, who: Role, pick: Pick): S;
  /** Invariants; empty when legal. */
  check(state: S): readonly string[];
  edits: Readonly<Record<string, Edit<S>>>;
  verbs: readonly Verb[];
  /** Without it, orders are echoed in English. */
  spoken?: Spoken;
  terms: readonly Term<V>[];
  /** Every unit and place a role may name. */
  names(view: V, role: Role): readonly Named[];
  /**
   * A state that a role may take for the one it sees, for rehearsals: `view(suppose(view, role), role)` is the view. Only
   * the view goes in, so that nothing comes of it which the role does not know.
   */
  suppose?(view: V, role: Role): S;
  /** The 0-based face of a die at this address with which nothing happens that `role` does not seek by its book; without it the highest. */
  calm?(address: Address, sides: number, role: Role, book: readonly Order[]): number;
  /** Nothing that comes after a side's player turn changes what became of orders settled in it, where others do least. */
  playerTurnsSettle?: true;
  /**
   * What speaks against an order that nothing has asked for in a rehearsal, beside the book's earlier ones: whom it names has nothing of the kind to
   * decide, or never can. Facts `lasting`: no turn of events will make it right; `now`: it is so as things stand; `part`: it speaks against a part of an
   * order that may be carried out all the same. `answering`: the whole book, and what stands.
   */
  idle?(view: V, role: Role, order: Order, before: readonly Order[], answering?: Book): readonly Diagnostic[];
  /** What is worth knowing of an order that is carried out in a rehearsal, by one of the reasons that say what it came to there. */
  foretell?(view: V, role: Role, order: Order, came: Reason): readonly Diagnostic[];
  /**
   * Why nothing asked for an order that looked ahead to the opening of a turn, as its role saw the turn before close and sees
   * this one opened; null where it cannot tell.
   */
  unasked?(closed: V, opened: V, role: Role, order: Order): Reason | null;
  /** What an order might say instead where it fails for this reason. */
  mends?(view: V, role: Role, order: Order, why: Reason): Mends | null;
  /**
   * Whether a legal order has something to decide as the view stands: whom it names could be asked just that. A letter shows
   * no other as an example. Without it, every legal order has.
   */
  pertinent?(view: V, role: Role, order: Order): boolean;
  /**
   * Orders that stand for `pattern` where its example makes sense only beside others (a march before its attack), nearest
   * at hand first; each list is sent whole. Without it, or where it gives none, an example is looked for line by line.
   */
  instances?(view: V, role: Role, pattern: Order): Iterable<readonly { verb: string; args: Order['args'] }[]>;
  /**
   * Where an order of this verb could send these units together, or what they could strike, as the view stands, for who
   * writes it with a map before him. Without it, no hex is marked; null: nor for this verb.
   */
  reach?(view: V, role: Role, verb: string, units: readonly string[]): Reach | null;
  /**
   * The answer these orders give to this question, if any. Several, in the order given, only for kinds of `merges`: what
   * they say together, the later carried out after the earlier.
   */
  reply(view: V, orders: readonly Order[], need: Question): Json | undefined;
  /** Kinds of questions that several lines answer together; of the others the latest line that is legal answers alone. */
  merges: ReadonlySet<string>;
  /** A question as it is put to a player by letter. Without it, the catalogue says its sentence and its answers. */
  put?(view: V, need: Question, language: L): PutQuestion;
  /** What a player gets who says nothing: what may stay or be kept does. Without it, doctrine. */
  silence?: Conduct<V>;
  /** What others answer to a question in a rehearsal where their silence would leave nothing to foretell; undefined: as in silence. */
  still?(need: Question): Json | undefined;
  /** How the computer plays at the other levels; without them, as the game acts of itself. */
  levels?: Readonly<Record<Exclude<Level, 'regular'>, Conduct<V>>>;
  /** Units of the role that a book for this call says nothing about, to be told in the acknowledgement; without it, those it does not name. */
  unordered?(view: V, role: Role, book: readonly Order[]): readonly string[];
  /**
   * What the rules make units of the role do at this call that the book does not order: told beside what silence means.
   * `said`: what is said of its lines, one after another.
   */
  bound?(view: V, role: Role, call: string, book: readonly Order[], said?: readonly Diagnostic[]): readonly Reason[];
  /** What it comes to when a side gives the game up as `state` stands; without it, no side is said to have won. */
  concede?(state: S, role: Role): { result: string; winner: Role | null };
  /** When (UTC) and where its play begins: the date of a game played without a clock. */
  begins?: { at: string; place: string };
  /** What the die at this address was thrown for, in words to stand beside it; null where there is nothing to say. */
  dieNamed?(address: Address, language: L): string | null;
  /** The place of a die as it is printed for a role, or for `all`, without what only others know; without it, as it is. */
  diePlace?(address: Address, who: Role): Address;
  /** What the lowest face of its dice says, where the protocol counts from 0; without it 0, as on ten-sided dice. */
  lowestFace?: number;
  /** The game as told to a role before its first turn: what is played, with whom, to what end. */
  briefing(role: Role, language: L): readonly import('./story.ts').Words[];
  /** The turn as told to one role, in the words of `language`; see story.ts. */
  story(telling: Telling<V, L>): import('./story.ts').Story;
  /** The rules a player plans by, with the scenario's figures, for HELP. */
  rulesInShort?(language: L): readonly { label: string; text: string }[];
  /** ICU messages of this game per language: diagnostics (`diagnostic.<code>`), events, names. */
  messages: InLanguages<Readonly<Record<string, string>>>;
}

/**
 * Hexes that an order could name, each with its figure: the movement left there, the face that a die must show, the highest
 * die with which the enemy may intercept there, or none.
 */
export interface Reach {
  figure: 'movement' | 'die' | 'interception' | null;
  hexes: ReadonlyMap<string, number | null>;
  /** Those of them that a danger lies before. */
  perilous?: ReadonlySet<string>;
  /** Who of the units can go; without it, each who could go alone. */
  units?: readonly string[];
}

/** Other values of one slot that may do, the nearest first; `byName`: people write the name of one, and not its id. */
export interface Mends {
  slot: string;
  values: readonly string[];
  byName?: true;
}

/** Everything a story is made from: views at the turn's opening and close and the events between, as `who` heard them. */
export interface Telling<V, L extends Language = Language> {
  who: Role;
  language: L;
  before: V;
  after: V;
  heard: readonly Heard[];
  /** How many of them, from the first, a letter in the midst of the turn has told the reader. */
  told?: number;
  /** Of those nothing is told again, not even at length. */
  anew?: true;
  ledger: readonly Rolled[];
  /**
   * What is open now: the turn, its calls first due first (`movement`; `orders` when a whole turn is due at once), and
   * what of that turn was already played and told (initiative); `view`: how it stands there, where that is later than
   * `after`; `asks`: choices on the way are put by letter; `chooses`: one waits for the seat now; `apart`: another part of the letter tells of it,
   * so that nothing of it is told here. Null once over.
   */
  next: {
    ordinal: number;
    printed: number;
    calls: readonly string[];
    heard: readonly Heard[];
    view?: V;
    asks?: true;
    chooses?: true;
    apart?: true;
  } | null;
  standing: readonly Order[];
  /** Orders of the seat on file for what is open: they run if nothing else comes. */
  onFile?: readonly Order[];
  /** Every order of the seat's books with its fate; of a turn still in play, those that have one. */
  fates: readonly OrderFate[];
  /** What the desk passed over of its standing orders and replies, and why. */
  skipped: readonly Skipped[];
  /** Choices of a closed turn that nothing the seat said answered: its conduct did. */
  decided?: readonly Decided[];
  /** Choices of a closed turn that a standing order of the seat answered, with its id: `s2`. */
  stood?: readonly (Decided & { order: string; canonical: string })[];
  outcome: { result: string; winner: Role | null; facts: Reason['facts'] } | null;
}

/** A choice that the conduct of a seat made: where, of what kind, and what it chose. */
export interface Decided {
  address: Address;
  kind: string;
  answer: Json;
}

/** An order the desk passed over: which line, at which question, and why. */
export interface Skipped {
  address: Address;
  order: string;
  canonical: string;
  reason: Diagnostic;
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of every state and view
export type AnyGame = Game<any, any>;
