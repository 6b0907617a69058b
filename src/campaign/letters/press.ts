/** Messages between seats: PRESS TO … ENDPRESS is passed on by the house, which alone knows who lives where. */
import { encode } from '../../engine/canonical.ts';
import type { AnyGame, Diagnostic, Language, Reason } from '../../engine/contract.ts';
import { sha256Of } from '../../engine/digest.ts';
import type { EntryBody } from '../../engine/journal.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import type { Drafted } from '../../orders/book/types.ts';
import { keyOf } from '../../orders/fold.ts';
import type { Act } from '../../orders/types.ts';
import { letterWords } from '../../reports/index.ts';
import type { GameRow } from '../../store/games.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { PressRow } from '../../store/press.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { SeatedUmpire } from '../../store/umpires.ts';
import { seatsSharing } from '../../table/joint.ts';
import { type Chronicle, fold, type GameRecord } from '../../table/record.ts';
import { seatName, seatSheet } from '../../table/telling.ts';
import type { House } from '../house/house.ts';
import { type GameOptions, optionsOf } from '../house/options.ts';
import type { AnswerFacts } from './answers.ts';

const ALL = new Set(['all', 'everybody', 'everyone', 'tous', 'todos']);
const UMPIRE = new Set(['gm', 'umpire', 'arbitre', 'mj', 'arbitro']);
const ARTICLE = /^(?:the|les|los) /;
/** A longer message is cut: mail between players is no file transfer. */
const LONGEST = 20_000;

/** One message of a mail and the seats it goes to; `umpire`: to him. */
interface Message {
  act: Act;
  to: readonly SeatedRow[];
  umpire: boolean;
}

/** What a mail's messages become: a letter for each reader, what is kept of them, and what is said on their lines. */
export interface Press {
  letters: readonly OwedLetter[];
  kept: readonly PressRow[];
  /** The journal has a salted hash of each: who kept a letter can show that it was sent. */
  entries: readonly EntryBody[];
  drafted: Drafted;
  /** What was passed on: words that were no order, to the umpire (which lines), or messages; null for nothing. */
  passed: { prose: boolean; isAlone: boolean; lines: readonly number[]; umpire: string } | null;
}

/** Words of a mail that are no order: for the umpire. `isAlone`: there is nothing else in it. */
export interface Prose {
  text: string;
  lines: readonly number[];
  isAlone: boolean;
}

const SALT_BYTES = 16;

/** Whose messages they are, and whom they can reach. */
interface Writer {
  /** Id of the mail they came in. */
  mail: string;
  game: { record: GameRecord; row: GameRow };
  from: SeatedRow;
  seats: readonly SeatedRow[];
  umpire: SeatedUmpire | undefined;
}

/** `prose`: words for the umpire that nobody is named for; null where there are none. */
export function relayed(house: House, writer: Writer, drafted: Drafted, prose: Prose | null = null): Press {
  const { mail, game, from, seats, umpire } = writer;
  const { row } = game;
  const chronicle = fold(game.record.entries);
  const spoken: readonly Act[] =
    prose === null
      ? []
      : [
          {
            verb: 'press',
            line: 1,
            args: [],
            numbers: [],
            press: { to: 'umpire', anonymous: false, text: prose.text },
          },
        ];
  const acts = [...drafted.lines.flatMap(({ act }) => (act?.press ? [act] : [])), ...spoken];
  const all = acts.map((act) => addressed(act, chronicle, writer));
  if (all.length === 0) return { letters: [], kept: [], entries: [], drafted, passed: null };
  const told = new Map<Act, Said[]>();
  const tell = (act: Act, said: Said) => told.set(act, [...(told.get(act) ?? []), said]);
  const warn = (act: Act, code: string) => tell(act, { severity: 'warning', code, facts: {} });
  const messages = all.filter((message) => {
    const why = whyNot(message, optionsOf(row).press, writer);
    if (why) tell(message.act, { severity: severityOf(why), ...why });
    return why === null;
  });
  const letters: OwedLetter[] = [];
  const kept: PressRow[] = [];
  const at = house.clock();
  for (const [number, { act, to, umpire: isToUmpire }] of messages.entries()) {
    const press = act.press as NonNullable<Act['press']>;
    const { text, hid } = withoutTraces(press.text.slice(0, LONGEST), from, seats, press.anonymous);
    if (hid) warn(act, 'press-traces-hidden');
    if (press.anonymous && namesWriter(text, from)) warn(act, 'press-names-writer');
    const cleaned = { ...act, press: { ...press, text } };
    for (const seat of to) letters.push(letterTo(house, `press/${seat.seat}/${number}/${mail}`, writer, cleaned, seat));
    if (isToUmpire && umpire?.address)
      letters.push(letterToUmpire(house, umpirePurpose(number, mail), writer, cleaned, umpire, umpire.address));
    kept.push({
      message: mail,
      number,
      game: row.id,
      fromSeat: from.seat,
      toSeats: encode([...to.map(({ seat }) => seat), ...(isToUmpire ? ['umpire'] : [])]),
      text,
      anonymous: press.anonymous,
      salt: house.random(SALT_BYTES).toString('hex'),
      writtenAt: at,
    });
  }
  const entries = kept.map(({ salt, text }): EntryBody => {
    const hash = sha256Of(Buffer.from(salt, 'hex'), text ?? '');
    return { kind: 'table', act: 'press', facts: { hash } };
  });
  const { lines = [], isAlone = false } = prose ?? {};
  const passed =
    kept.length === 0 ? null : { prose: kept.length === spoken.length, isAlone, lines, umpire: umpire?.name ?? '' };
  return { letters, kept, entries, drafted: withSaid(drafted, told), passed };
}

/** What is said of a message: an error where it went nowhere. */
type Said = Pick<Diagnostic, 'severity'> & Reason;

/** Where nobody reads, its writer has nothing to mend: no READY of his waits for it. */
const severityOf = ({ code }: Reason): Said['severity'] => (code === 'press-unread' ? 'warning' : 'error');

/** Why a message goes nowhere: the game has no press, or none unsigned, or nobody reads mail under that name. */
function whyNot(
  { act, to, umpire }: Message,
  press: GameOptions['press'],
  { from, seats, umpire: person, game: { record } }: Writer,
): Reason | null {
  const hasUmpire = person?.address != null;
  if (to.length === 0 && !umpire) {
    const called = act.press?.to ?? '';
    const others = seats.filter(({ seat }) => seat !== from.seat);
    const named = seatsNamed(record.game, fold(record.entries), called);
    const isKnown = ALL.has(nameIn(called)) || UMPIRE.has(nameIn(called)) || named.some((id) => id !== from.seat);
    const read = press === 'none' ? [] : others.filter(({ address }) => address !== null);
    const known = [
      ...read.map(({ seat }) => seatName(record.game, seat, from.language)),
      ...(read.length > 1 ? [ALL_IN[from.language]] : []),
      ...(hasUmpire ? [UMPIRE_IN[from.language].toUpperCase()] : []),
    ];
    return { code: isKnown ? 'press-unread' : 'press-to-nobody', facts: { to: called, known } };
  }
  if (press === 'none' && to.length > 0) return { code: 'press-none', facts: { umpire: hasUmpire } };
  return press === 'named' && act.press?.anonymous ? { code: 'press-must-sign', facts: {} } : null;
}

function withSaid(drafted: Drafted, told: ReadonlyMap<Act, readonly Said[]>): Drafted {
  const lines = drafted.lines.map((line) => {
    const said = line.act === null ? undefined : told.get(line.act);
    if (!said) return line;
    const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
    const diagnostics = [...line.diagnostics, ...said.map((one) => ({ ...one, span }))];
    const isUndone = said.some(({ severity }) => severity === 'error');
    return { ...line, diagnostics, ...(isUndone && { outcome: 'error' as const }) };
  });
  return { ...drafted, lines };
}

const ADDRESS = /[A-Za-z0-9._%+=-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}/gu;
const HIDDEN = '[…]';

/** The text without addresses, whoever's they are; an unsigned one without the name its writer put below it. */
function withoutTraces(
  text: string,
  from: SeatedRow,
  seats: readonly SeatedRow[],
  anonymous: boolean,
): { text: string; hid: boolean } {
  let cleaned = text.replace(ADDRESS, HIDDEN);
  // Addresses of one label, as some houses have them.
  for (const { address } of seats) if (address !== null) cleaned = cleaned.replaceAll(address, HIDDEN);
  if (anonymous) {
    const lines = cleaned.trimEnd().split('\n');
    while (lines.length > 1 && isName(lines.at(-1) ?? '', from)) lines.pop();
    cleaned = lines.join('\n').trimEnd();
  }
  return { text: cleaned, hid: cleaned !== text };
}

const isName = (line: string, { name, seat }: SeatedRow): boolean => {
  const key = keyOf(line);
  return key === '' || (name !== null && key === keyOf(name)) || key === keyOf(seat);
};

/** Whether an unsigned text bears the writer's name, or a part of it that is no common word. */
function namesWriter(text: string, { name }: SeatedRow): boolean {
  const words = new Set(keyOf(text).split(' '));
  return keyOf(name ?? '')
    .split(' ')
    .some((part) => part.length > 2 && words.has(part));
}

/** Who a message goes to: a seat or role by id or name, a joint role, all, or the umpire; never back to its writer. */
function addressed(act: Act, chronicle: Chronicle, writer: Writer): Message {
  const { from, seats, umpire } = writer;
  const { game } = writer.game.record;
  const called = act.press?.to ?? '';
  if (UMPIRE.has(nameIn(called))) return { act, to: [], umpire: umpire?.address != null };
  const others = seats.filter(({ seat }) => seat !== from.seat);
  return { act, to: seatsCalled(game, chronicle, others, called), umpire: false };
}

/** The seats a message is addressed to that somebody reads for: those of that name, or all. */
export function seatsCalled(
  game: AnyGame,
  chronicle: Chronicle,
  seats: readonly SeatedRow[],
  called: string,
): SeatedRow[] {
  const seated = seats.filter(({ address }) => address !== null);
  if (ALL.has(nameIn(called))) return seated;
  const named = seatsNamed(game, chronicle, called);
  return seated.filter(({ seat }) => named.includes(seat));
}

/** Seats by id, by role or name of a seat, or by a joint role. */
function seatsNamed(game: AnyGame, chronicle: Chronicle, called: string): readonly string[] {
  const to = nameIn(called);
  const isCalled = (id: string, roles: readonly string[]): boolean =>
    [id, ...roles, ...Object.values(seatSheet(game, id)?.name ?? {})].some((name) => keyOf(name) === to);
  const named = chronicle.seats.filter((seat) => isCalled(seat.id, seat.roles));
  const joint = Object.hasOwn(game.joint ?? {}, to) ? seatsSharing(game, chronicle.seats, to) : [];
  return [...named, ...joint].map(({ id }) => id);
}

const nameIn = (called: string): string => keyOf(called).replace(ARTICLE, '');

/** Whom a seat may write to, for an example that works as it stands: another seat somebody reads for, else the umpire; null for nobody. */
export function correspondentOf(
  { row, record }: Writer['game'],
  seats: readonly SeatedRow[],
  { seat, language }: Pick<SeatedRow, 'seat' | 'language'>,
): string | null {
  const other = seats.find((one) => one.seat !== seat && one.address !== null);
  if (other && optionsOf(row).press !== 'none') return seatName(record.game, other.seat, language);
  return row.umpire === null ? null : UMPIRE_IN[language];
}

const umpirePurpose = (number: number, mail: string): string => `press/umpire/${number}/${mail}`;

/** The mail, and which message of it, that a letter to the umpire brought; null for any other letter. */
export function broughtBy(purpose: string): { number: number; mail: string } | null {
  const [, number, mail] = /^press\/umpire\/(\d+)\/(.+)$/.exec(purpose) ?? [];
  return number === undefined || mail === undefined ? null : { number: Number(number), mail };
}

/** A message to the umpire comes from his own address: his reply goes to whoever wrote, signed or not. */
function letterToUmpire(
  house: House,
  purpose: string,
  { from, game: { record, row } }: Writer,
  { press }: Act,
  { language, token }: SeatedUmpire,
  address: string,
): OwedLetter {
  const facts = {
    game: { id: row.id, label: row.label },
    band: null,
    from: press?.anonymous ? null : seatName(record.game, from.seat, language),
    text: press?.text ?? '',
    answerTo: null,
    byReply: true,
  };
  const as = { seat: 'umpire', token };
  const answer: AnswerFacts = { inReplyTo: null, kind: 'notice', notice: 'press', language, facts, as };
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game: row.id, seat: null, kind: 'answer', facts: encode(answer), recipient: address };
}

/** A word of the umpire to one seat, which is told how to answer him. */
export function letterFromUmpire(
  house: House,
  purpose: string,
  { id, label }: Pick<GameRow, 'id' | 'label'>,
  { seat, language }: SeatedRow,
  text: string,
): OwedLetter {
  const { by } = letterWords(language).steering;
  const facts = { game: { id, label }, band: null, from: by, text, answerTo: UMPIRE_IN[language] };
  const answer: AnswerFacts = { inReplyTo: null, kind: 'notice', notice: 'press', language, facts };
  const messageId = messageIdOf(purpose, house);
  return { purpose, messageId, game: id, seat, kind: 'answer', facts: encode(answer), recipient: null };
}

/** What all the others are called. */
const ALL_IN = { en: 'ALL', fr: 'TOUS', es: 'TODOS' } as const satisfies Record<Language, string>;

/** What the umpire is called in a message to him. */
const UMPIRE_IN = { en: 'umpire', fr: 'arbitre', es: 'árbitro' } as const satisfies Record<Language, string>;

/** The letter bears no trace of the writer but the name of his seat, and not that where he does not sign. */
function letterTo(
  house: House,
  purpose: string,
  { from, game: { record, row } }: Writer,
  { press }: Act,
  seat: SeatedRow,
): OwedLetter {
  const { id, game } = record;
  const { language } = seat;
  const signed = press?.anonymous ? null : seatName(game, from.seat, language);
  const answer: AnswerFacts = {
    inReplyTo: null,
    kind: 'notice',
    notice: 'press',
    language,
    facts: {
      game: { id, label: row.label },
      band: seatSheet(game, seat.seat)?.band ?? null,
      from: signed,
      text: press?.text ?? '',
      answerTo: signed === null ? null : from.seat,
    },
  };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: id,
    seat: seat.seat,
    kind: 'answer',
    facts: encode(answer),
    recipient: null,
  };
}
