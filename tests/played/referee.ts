/** Watches whole games by what goes over the wire, and says at the end all that was not as promised. */
import type { Verb } from '../../src/engine/contract.ts';
import { echoOf, fatesOfLine, isOf, reasonFor, toldOrders } from './fates.ts';
import type { Decided } from './house.ts';
import { choicesOf, type Letter, troopsOf } from './letter.ts';
import type { Program } from './programs.ts';
import { besideOf, isUnderstood, type Wish } from './stranger.ts';

export interface Exchange extends Wish {
  seat: string;
  /** 1-based line of the mail's text on which what was typed begins, where it is not the first. */
  begins: number;
  answer: Letter;
}

/** An order that was taken: as it was written, and as its answer has it, with what that says of it. */
interface Taken {
  line: string;
  echo: string;
}

export interface Breach {
  game: string;
  seat: string;
  what: string;
  /** The line, letter or mail it is about. */
  where: string;
}

/** Times something was seen, by name and tempo. */
export type Tally = Map<string, Map<string, number>>;

const isCommand = (line: string) =>
  /^(?:BEGIN|DÉBUT|END$|FIN$|READY$|PRÊT$|UNREADY|PAS PRÊT|AMEND|MODIFIER|CHECK|VÉRIFIER|STATUS|ÉTAT|YES |OUI |$)/.test(
    line,
  );

export class Referee {
  readonly #verbs: readonly Verb[];
  /** Orders in force as the mails and their answers had them, by game, seat and turn. */
  readonly #books = new Map<string, Taken[]>();
  readonly breaches: Breach[] = [];
  readonly used: Tally = new Map();
  readonly told: Tally = new Map();
  readonly asked: Tally = new Map();
  /** Choices that were decided by a player's reply to the letter that put them, as the game's record has it. */
  readonly answered: Tally = new Map();
  /** Letters by kind, for each game, seat and turn. */
  readonly letters = new Map<string, number>();
  readonly programs = new Map<Program, number>();

  constructor(verbs: readonly Verb[]) {
    this.#verbs = verbs;
  }

  breach(game: string, seat: string, what: string, where: string): void {
    const isKnown = this.breaches.some((one) => one.game === game && one.what === what && one.where === where);
    if (!isKnown) this.breaches.push({ game, seat, what, where });
  }

  /** A letter that asks: what it asks is counted, and whether it is worth asking. */
  ask(game: string, seat: string, tempo: string, letter: Letter): void {
    const { ask } = letter;
    if (!ask) return;
    add(this.asked, ask.type === 'call' ? `call ${ask.name}` : ask.name, tempo);
    if (ask.type === 'question' && choicesOf(letter.lines).length < 2)
      this.breach(game, seat, 'asked though there is one answer', letter.id);
  }

  /** What decided each choice of a game, once it is over or left. */
  record(tempo: string, decided: readonly Decided[]): void {
    for (const { kind, from } of decided) if (from === 'reply') add(this.answered, kind, tempo);
  }

  /** A mail and its answer: each line has one fate, and the one it should have. */
  exchange(game: string, tempo: string, { seat, answer, begins, ...wish }: Exchange): void {
    const { lines, purpose, program } = wish;
    this.programs.set(program, (this.programs.get(program) ?? 0) + 1);
    const faults: { fault: string; line: string }[] = [];
    const where = (line: string) => `${program}, ${purpose}: ${line}  [${answer.id}]`;
    if (purpose === 'question' && !isUnderstood(answer))
      this.breach(game, seat, 'an answer of the letter is not understood', where(lines.join(' | ')));
    const isAnswered = answer.kind === 'question' || purpose === 'command' || purpose === 'question';
    if (isAnswered) return;
    const standing = new Map<string, Taken>();
    for (const [at, line] of lines.entries()) {
      if (isCommand(line)) continue;
      const fates = fatesOfLine(answer, line, [begins + at, at + 1]);
      const fault = faultOf(fates, purpose);
      if (fault) faults.push({ fault, line });
      const verb = this.#verbOf(line);
      if (purpose !== 'orders' || !verb || !fates.every((fate) => fate === 'accepted' || fate === 'kept')) continue;
      add(this.used, verb.id, tempo);
      standing.set(line, { line, echo: echoOf(answer, line, [begins + at, at + 1]) });
    }
    if (purpose === 'orders') this.#book(game, seat, wish, standing);
    // A mail that was refused as a whole is one fault, not as many as it has lines.
    for (const fault of new Set(faults.map((one) => one.fault))) {
      const of = faults.filter((one) => one.fault === fault);
      const shown = of.slice(0, 3).map(({ line }) => `${where(line)} ${reasonFor(answer, line)}`.trim());
      this.breach(game, seat, fault, `${shown.join('; ')}${of.length > 3 ? `; and ${of.length - 3} more lines` : ''}`);
    }
    if (purpose === 'late' && !SAYS_CLOSED.test(answer.text.replace(/\s+/g, ' ')))
      this.breach(game, seat, 'a late mail is not told that its call is closed', where(lines.join(' | ')));
    const isReady = /READY given|PRÊT donné/.test(answer.text);
    if (purpose === 'wrong' && isReady)
      this.breach(game, seat, 'READY counts beside an error', where(lines.join(' | ')));
  }

  /** Once a game is over or left: what must be true of all of its letters. */
  close(game: string, tempo: string, boxes: ReadonlyMap<string, readonly Letter[]>): void {
    const turns = new Map<string, readonly string[]>();
    for (const [seat, letters] of boxes) {
      for (const { id } of letters)
        if (letters.filter((other) => other.id === id).length > 1) this.breach(game, seat, 'a letter came twice', id);
      const reports = letters.filter(
        ({ kind, inReplyTo }) => kind === 'report' && !inReplyTo?.endsWith('players.test'),
      );
      this.#effectsTold(game, tempo, seat, reports);
      turns.set(seat, [...new Set(reports.map(({ id }) => id.split('.')[2] ?? ''))]);
      for (const letter of letters) {
        const turn = letter.ask?.turn ?? letter.id.split('.')[2] ?? '';
        const key = `${game} ${seat} ${letter.ask ? `turn ${turn} ${letter.ask.type}` : letter.kind}`;
        this.letters.set(key, (this.letters.get(key) ?? 0) + 1);
      }
    }
    const all = new Set([...turns.values()].flat());
    // In classic the report of the last turn comes with a call that a game left before never makes.
    const last = `${Math.max(...[...all].map(Number))}`;
    const isOwedYet = (turn: string) => tempo === 'classic' && turn === last;
    for (const [seat, own] of turns)
      for (const turn of all)
        if (!own.includes(turn) && !isOwedYet(turn))
          this.breach(game, seat, 'no report of a turn that the others got', `turn ${turn}`);
    if (tempo === 'classic' || tempo === 'full') this.#combatAsked(game, boxes);
  }

  /** What stands after a mail of orders: a new book, or with AMEND more of the old one. */
  #book(game: string, seat: string, { letter, lines }: Wish, taken: ReadonlyMap<string, Taken>): void {
    const { turn = 0, name = '' } = letter.ask ?? {};
    const key = [game, seat, turn, name].join('/');
    const isAmended = /^(?:AMEND|MODIFIER)$/.test(lines[0] ?? '');
    const kept = isAmended ? (this.#books.get(key) ?? []) : [];
    // A line for any call goes on from one to the next of its turn, until a new book takes its place.
    if (!isAmended)
      for (const [other, book] of this.#books)
        if (other !== key && other.startsWith(`${game}/${seat}/${turn}/`))
          this.#books.set(
            other,
            book.filter(({ line }) => (this.#verbOf(line)?.calls.length ?? 0) > 0),
          );
    this.#books.set(key, [
      ...kept,
      ...lines.flatMap((line) => (/^(?:STANDING|CONSIGNE)\b/.test(line) ? [] : (taken.get(line) ?? []))),
    ]);
  }

  /** Each order that stood has its one fate in the report of its turn. */
  #effectsTold(game: string, tempo: string, seat: string, reports: readonly Letter[]): void {
    const turnsOf = (one: string) => Number(one.split('/')[2]);
    const books = [...this.#books].filter(([key]) => key.startsWith(`${game}/${seat}/`));
    const turns = [...new Set(books.map(([key]) => turnsOf(key)))].sort((a, b) => a - b);
    const told = new Map(reports.map((report) => [turnClosed(report), toldOrders(report)]));
    for (const { order } of [...told.values()].flat()) {
      const verb = this.#verbOf(order);
      if (verb) add(this.told, verb.id, tempo);
    }
    for (const turn of turns) {
      const own = told.get(turn);
      const lines = books.filter(([key]) => turnsOf(key) === turn).flatMap(([, book]) => book);
      const untold = own ? lines.filter((one) => !own.some(({ order }) => this.#isSame(one, order))) : [];
      if (untold.length > 0)
        this.breach(
          game,
          seat,
          'accepted orders have no fate in the report of their turn',
          `turn ${turn}: ${untold.length} of ${lines.length}, such as ${untold
            .slice(0, 4)
            .map(({ line }) => line)
            .join('; ')}`,
        );
    }
  }

  /** Whether a report's order may be the one that was written: as its answer had it, or else in words of its own. */
  #isSame({ line, echo }: Taken, told: string): boolean {
    if (bare(echo).startsWith(bare(told))) return true;
    const [mine, theirs] = [this.#verbOf(line), this.#verbOf(told)];
    return mine?.id === theirs?.id && isOf(bare(line).slice(mine?.word.length ?? 0), bare(told));
  }

  /** The verb of an order, and the word it has there. */
  #verbOf(order: string): { id: string; word: string; calls: readonly string[] } | undefined {
    const known = this.#verbs.flatMap(({ id, words, calls }) =>
      Object.values(words)
        .flat()
        .map((word) => ({ id, word, calls })),
    );
    return known
      .filter(({ word }) => bare(order) === word || bare(order).startsWith(`${word} `))
      .sort((a, b) => b.word.length - a.word.length)[0];
  }

  /** Who stood beside an enemy as a turn opened and as it ended, and was never asked for combat in it. */
  #combatAsked(game: string, boxes: ReadonlyMap<string, readonly Letter[]>): void {
    const seats = [...boxes.keys()];
    const camp = (seat: string) => (seat === 'american' || seat === 'french' ? 'allied' : seat);
    const field = (turn: number, seat: string) => {
      const letter = boxes.get(seat)?.find(({ kind, ask }) => kind === 'report' && ask?.turn === turn);
      return letter && new Set(troopsOf(letter).values());
    };
    const isBeside = (turn: number, seat: string) => {
      const own = [...(field(turn, seat) ?? [])];
      const enemies = seats.filter((other) => camp(other) !== camp(seat)).map((other) => field(turn, other));
      return own.some((hex) => besideOf(hex).some((beside) => enemies.some((there) => there?.has(beside))));
    };
    for (const [seat, letters] of boxes) {
      const opened = new Set(letters.flatMap(({ kind, ask }) => (kind === 'report' && ask ? [ask.turn] : [])));
      for (const turn of opened) {
        const isAsked = letters.some(({ ask }) => ask?.turn === turn && /combat/.test(ask.name));
        if (opened.has(turn + 1) && isBeside(turn, seat) && isBeside(turn + 1, seat) && !isAsked)
          this.breach(game, seat, 'beside an enemy all turn and never asked for combat', `turn ${turn}`);
      }
    }
  }
}

/** How answers say that nothing of a mail counts, its call or turn being over. */
const SAYS_CLOSED = /The call (?:had )?closed|L’appel (?:a été|était) clos|Nothing is booked|Rien n’est retenu/;

const bare = (order: string) => order.replace(/^(?:STANDING|CONSIGNE|PERMANENT) /, '').toLowerCase();

/** The printed turn a report tells of: over what happened where it asks for the next one, else its head says it. */
function turnClosed({ text }: Letter): number {
  const told = /(?:WHAT HAPPENED, TURN|CE QUI S'EST PASSÉ, TOUR) (\d+)/.exec(text) ?? /(?:Turn|Tour) (\d+)/.exec(text);
  return Number(told?.[1] ?? -1);
}

function faultOf(fates: readonly string[], purpose: Wish['purpose']): string | null {
  if (fates.length === 0) return 'a line without a fate';
  if (new Set(fates).size > 1) return `a line with two fates (${fates.join(', ')})`;
  const [fate] = fates;
  if (purpose === 'examples' && fate === 'refused') return 'an example of our own is refused';
  if (purpose === 'orders' && (fate === 'refused' || fate === 'talk'))
    return 'an order that CHECK accepted is not taken';
  if (purpose === 'wrong' && fate === 'accepted') return 'a wrong order is accepted';
  if (purpose === 'mend' && fate === 'refused') return 'what an answer says to reply is refused';
  if (purpose === 'talk' && (fate === 'accepted' || fate === 'refused')) return 'talk is taken for an order';
  if ((purpose === 'old' || purpose === 'late') && (fate === 'accepted' || fate === 'kept'))
    return 'an order for a call that is closed is booked for another';
  return null;
}

export function add(tally: Tally, name: string, tempo: string): void {
  const row = tally.get(name) ?? new Map<string, number>();
  row.set(tempo, (row.get(tempo) ?? 0) + 1);
  tally.set(name, row);
}
