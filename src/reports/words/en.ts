/** The fixed words of letters in English: what a game's own story does not say. */

import { isSingular } from '../../engine/phrase.ts';
import { englishLetters } from './letters.en.ts';
import { englishWhy } from './why.en.ts';

/** What the first words of an acknowledgement count; `inForce` null where no orders are asked. */
export interface Tally {
  inForce: number | null;
  /** Of those, what fails as things stand. */
  vain: number;
  kept: number;
  errors: number;
  warnings: number;
  gone: number;
  /** The mail is only checked: so it would be. */
  trial: boolean;
}

/** Parts of a sentence with its full stop; nothing of none. */
export function counted(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

/** ` (British, French)`; nothing of none. */
export const among = (names: readonly string[]): string => (names.length === 0 ? '' : ` (${names.join(', ')})`);

/** `2 errors`, `1 error` */
function count(n: number, one: string, many: string): string {
  return `${n} ${isSingular(n, 'en') ? one : many}`;
}

export const english = {
  /** Of the text of a PDF. */
  locale: 'en-GB',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  longDate: (weekday: string, day: number, month: string, year: number) => `${weekday} ${day} ${month} ${year}`,
  /** What stands before a colon. */
  colon: ': ',
  pause: '; ',

  /** As the reading of mails knows it. */
  replyLine: '=-=-= Write your reply above this line =-=-=',
  turnAndSeat: (turn: number, seat: string) => `Turn ${turn}, ${seat}`,
  turnAndNext: (turn: number, next: number, seat: string) => `Turn ${turn} played, turn ${next} next, ${seat}`,
  /** What a call is called, and its orders; a call not listed by its own name. */
  callOf: (call: string) => call,
  ordersOf: (call: string) => (call === 'orders' ? call : `${call} orders`),
  /** What stands behind the seat in a subject: kind, turn, time, in this order. */
  subject: {
    asks: (orders: string, turn: number, when: string | null) =>
      `${orders}, turn ${turn}${when === null ? '' : `, by ${when}`}`,
    happened: (turn: number) => `what happened, turn ${turn}`,
    over: (turn: number) => `the game is over, turn ${turn}`,
    begins: 'the game begins',
    choice: 'your choice',
    about: (asks: string) => `: ${asks}`,
    reminder: (asked: string) => `reminder, ${asked}`,
    pastReminder: (asked: string) => `deadline has passed, ${asked}`,
    stands: (turn: number) => `what stands, turn ${turn}`,
    ready: 'ready',
    saved: 'saved, not ready',
    passed: 'passed on',
    nothing: 'nothing changed',
    checked: 'checked only',
    errors: (n: number) => count(n, 'error', 'errors'),
  },
  due: 'Due',
  over: 'Over',
  ordersForTurn: (orders: string, turn: number) => `${sentence(orders)} for turn ${turn}.`,
  ordersAreDue: (orders: string, turn: number) => `Your ${orders} for turn ${turn} are due`,
  /** A time zone by the place it is named after. */
  zone: (place: string): string => place,
  atGameZone: (when: string, zone: string) => `${when} in ${zone}, the game's zone`,
  fromSending: (hours: number) => {
    const days = Math.floor(hours / 24);
    const rest = hours % 24;
    const parts = [];
    if (days > 0) parts.push(count(days, 'day', 'days'));
    if (rest > 0 || days === 0) parts.push(count(rest, 'hour', 'hours'));
    return `${parts.join(' ')} from sending`;
  },
  ordersBy: (when: string) => `orders by ${when}`,
  areOpen: (orders: string) => `${orders} open`,
  areOpenNote: (orders: string, turn: number) => `Your ${orders} for turn ${turn} are open; no time is set.`,
  gameIsOver: 'the game is over',
  nothingDue: 'no orders due',
  choiceDue: 'your choice is due',
  choiceDueNote: 'A choice of yours is due now: a letter of its own puts it to you.',
  nothingDueNote: 'No orders of yours are due now.',
  gameOverNote: 'The game is over. No more orders are due.',

  whereWeStand: 'Where we stand',
  whatHappened: 'What happened',
  whatHappenedIn: (turn: number) => `What happened, turn ${turn}`,
  theGame: 'The game',
  /** What a chapter is called that has no title of its own. */
  chapters: {
    positions: 'Where it stands',
    orders: 'What became of your orders',
    losses: 'Losses',
    morale: 'Army morale',
    charts: 'Turn by turn',
    phases: 'Phase by phase',
    fire: 'Fire',
    rally: 'Rally',
    next: 'What to order next',
    ending: 'How it ended',
    'how-to': 'How to write',
  },
  mapTitle: 'The map',
  /** Titles of the halves of a chart too wide for one picture. */
  mapHalves: { east: 'The chart: its eastern half', west: 'The chart: its western half' },
  aid: 'Rules at hand',
  fates: {
    done: 'Done',
    part: 'In part',
    failed: 'Failed',
    overtaken: 'Overtaken',
    unreached: 'Not reached',
    waiting: 'Still to come',
  },
  fireNote: 'Black: to hit. Brown: damage.',
  diceNote: '[ ] = a die as thrown',
  needs: (sum: string, needed: string) => `= ${sum}, needs ${needed}`,
  /** Behind a sum in the PDF: what it had to come to. */
  outOf: (needed: string) => ` of\u00a0${needed}`,
  damage: 'damage',
  struck: 're-rolled',
  ruledTo: (face: string) => `ruled ${face}`,
  combat: 'Combat',
  notFought: 'Not fought: no die was thrown.',
  sum: 'Sum',
  die: 'die',
  row: (row: string) => `row ${row}`,
  column: (column: string) => `column ${column}`,
  none: 'none',
  /** What may come of an attack, in a word each. */
  outcomes: {
    lose: 'lose',
    back: 'back',
    even: 'even',
    win: 'win',
    chance: (kind: string, chance: number) => `${kind} ${chance}%`,
  },
  /** Titles of charts over a whole game. */
  course: { strength: 'Strength on the map', losses: 'Strength lost so far', start: 'start' },
  was: (value: number) => `was ${value}`,
  unchanged: 'unchanged',
  marksNote: (marks: string) => `Heavy lines after ${marks}. Pale: lost this turn.`,
  and: 'and',
  form: 'Your orders',
  formNote: 'delete a # to use that line',
  formWays: 'CHECK tries orders, AMEND changes single lines, READY ends your time, HELP says how to write.',
  orderPage: 'On the map:',
  orderPageButton: 'Write orders on the map',
  pdfButton: 'The PDF of this report',
  ledger: (turn: number) => `Dice ledger, turn ${turn}`,
  ledgerNote: (sides: string) => `Every die thrown, with its place in the turn; ${sides}.`,
  faces: (first: number, last: number) => `faces ${first}-${last}`,
  noDice: 'No die was thrown that you may see.',
  digging: 'Crossed tools: works begun.',
  pale: 'Pale at the edge: who stands there is not shown.',
  seed: 'Seed of the game',
  mix: 'Mix',
  proofInPdf: 'Told here is what changed; the PDF has every order, march, shot and sum, each die with its place, keys.',
  openingInPdf: 'In the PDF: rules, ways to win, all troops, the map.',
  verify: (game: string) =>
    `To check every die: fieldpost verify ${game}.fpz, on the archive of the game, which whoever runs it gives out.`,
  key: (turn: number, audience: string) => `Key of turn ${turn} (${audience})`,
  closedKey: (turn: number, audience: string) => `Key of turn ${turn} (${audience}), still closed: its hash`,
  commitment: (turn: number) => `Commitment, turn ${turn}`,
  head: 'Journal head',
  withdrawn: (run: number, by: string) => `Withdrawn run ${run}, by ${by}`,
  foot: 'Attached: the PDF with the map. Send HELP, STATUS or RESEND at any time.',
  footWithoutPdf:
    'Without its PDF, as you asked; FORMAT FULL brings it back. Send HELP, STATUS or RESEND PDF at any time.',
  footTooLarge: (megabytes: number, isLinked: boolean) =>
    `The PDF is left out: with it this letter would have been ${megabytes} MB. RESEND PDF brings it alone` +
    (isLinked ? ', and it is here:' : '.'),
  endedFoot: 'No mail is read for this game any more.',
  shortFoot: 'Send HELP, STATUS or RESEND at any time.',
  audiences: { all: 'all', gm: 'umpire', sealed: 'sealed' } as Readonly<Record<string, string>>,

  why: englishWhy,
  letters: englishLetters,

  acknowledgement: {
    received: (call: string) => `${call}: orders received`,
    title: (seat: string) => `Orders received, ${seat}`,
    turnAndCall: (turn: number, call: string) => (call === 'orders' ? `turn ${turn}` : `turn ${turn}, ${call}`),
    verdict: {
      ready: 'Ready.',
      saved: 'Saved, not ready.',
      nothing: 'Nothing changed.',
      other: 'Your orders are unchanged.',
      checked: 'Checked only: nothing saved.',
      passed: 'Passed on.',
    },
    taken: 'Your turn counts.',
    savedForLater: 'Saved for its call.',
    past: 'The deadline has passed; orders are still taken until the time above.',
    noOrders: (stand: boolean) =>
      `You have no orders in: ${stand ? 'standing orders run, and the rest goes' : 'all goes'} as the letter says.`,
    note: {
      ready: 'UNREADY takes READY back.',
      saved: 'Send READY when you need no more time; else we wait until the deadline.',
      nothing: '',
      passed: 'All stands as it did before.',
    },
    /** `by`: what YES gives; null where every line is wrong. */
    checked: (onFile: number, by?: ByYes | null) =>
      `${onFile === 0 ? '' : `What is on file (${count(onFile, 'order', 'orders')}) goes on as it was. `}` +
      (by
        ? by.readyWaits
          ? 'To give these orders, answer YES, then READY in a mail of its own: beside an error READY waits.'
          : `To give these orders${by.ready ? ' and READY' : ''}${inError(by)}, answer YES${(by.without || by.mended) && !by.ready ? ', with READY below it if you need no more time' : ''}.`
        : by === null
          ? ''
          : 'To submit, send all of this again without CHECK.'),
    toUmpire: (name: string) =>
      `There is no order in it: your words went to ${name === '' ? 'the umpire' : `${name}, the umpire`}. The call does not wait for the answer. ` +
      'HELP says how orders are written.',
    besides: (name: string) =>
      `What is no order in it went to ${name === '' ? 'the umpire' : `${name}, the umpire`}; the call does not wait for the answer.`,
    delivered: 'Your message was delivered.',
    choiceMade: (told: readonly string[]) => `Your choice is taken: ${told.join('; ')}.`,
    choiceAnswered: (asks: string) => `Your choice is answered, as another letter tells: ${asks}`,
    choiceLeft: (asks: string) =>
      `An answer you have given counts for your choice; without one your orders decide, and where they say nothing your staff. UNREADY takes READY back. The choice: ${asks}`,
    choiceOpen: (asks: string) => `Your choice is still open: ${asks}`,
    stray: 'It answers nothing: no choice is asked of you now. The number of an answer is for the letter that asks.',
    asksReady: 'Did you mean READY? Then write READY alone on a line, or answer YES.',
    talk: 'There is no order in it, and nobody here reads letters. Write one order a line, as in the form of your last letter.',
    talkTo: 'To another seat: PRESS TO and its name, your words below, then ENDPRESS. HELP shows both.',
    formUnread:
      'The order form in the quoted letter is none that we know, and it was not read. If you changed it, paste it above the quoted letter, or reply to our newest letter.',
    leftOut: {
      old: (cut: LeftOut) =>
        `${count(cut.lines, 'line', 'lines')} below “${cut.first}” taken for old mail${likeOrders(cut)}.`,
      closing: (cut: LeftOut) =>
        `${count(cut.lines, 'line', 'lines')} below “${cut.first}” taken for a signature${likeOrders(cut)}.`,
      signed: (cut: LeftOut) =>
        `“${cut.first}”${cut.lines > 0 ? ` and ${count(cut.lines, 'line', 'lines')} below it` : ''} not read: quoted, and sent before. To order it again, write it without “>”.`,
    },
    struckOut: (lines: readonly string[]) => `Struck out, so not read: ${lines.map((line) => `“${line}”`).join(', ')}.`,
    unreadFiles: (files: readonly string[]) =>
      `Not read: ${files.join(', ')}. Type the orders in the mail, or attach one .txt file and no orders beside it.`,
    sayReady: 'You are not ready yet: READY stands alone on its line.',
    readyKept:
      'Your READY is kept: it counts with your next orders that have no error, or when you say READY again; UNREADY takes it back.',
    readyGone: 'The READY you had given no longer holds: your orders have changed since.',
    readyIsFinal:
      'Your READY waits: what is warned of below cannot be taken back. Did you mean that? Then answer YES, or send READY; if not, send other orders.',
    readyWaits: (n: number, byYes: boolean) =>
      `Your READY waits: ${n} orders of your book are not in this mail and are gone, as below. Did you mean that? Then ${byYes ? 'send READY. If not, answer YES: they come back, and' : 'answer YES, or send READY. If not, send them again:'} READY counts with them.`,
    tally: ({ inForce, vain, kept, errors, warnings, gone, trial }: Tally) =>
      counted([
        ...(inForce === null ? [] : [`${count(inForce, 'order', 'orders')} ${trial ? 'would be ' : ''}in force`]),
        ...(vain === 0 ? [] : [`${vain} of them to no effect as things stand`]),
        ...(kept === 0 ? [] : [`${kept} kept for later`]),
        ...(errors === 0 ? [] : [count(errors, 'error', 'errors')]),
        ...(warnings === 0 ? [] : [count(warnings, 'warning', 'warnings')]),
        ...(gone === 0 ? [] : [`${gone} ${trial ? 'would be gone' : 'gone'}`]),
      ]),
    ready: 'READY given.',
    notReady: 'READY not given: we wait until the deadline.',
    triedOn: (turn: number) => `Your lines, tried on turn ${turn}`,
    wouldTags: {
      accepted: 'would do',
      replaced: 'would be replaced',
      kept: 'would be kept',
      error: 'would fail',
      warning: 'mind',
      ignored: 'left out',
    },
    meantNow: (turn: number) => `Meant for turn ${turn}? Reply:`,
    gone: 'What is gone',
    replaces: 'What your lines replace',
    wouldGo: 'What would be gone',
    came: (when: string) => `From your book of ${when}.`,
    regain: (byYes: boolean) => `To have back what can come back, reply${byYes ? ' YES, or' : ''}:`,
    inForce: 'Your whole book in force',
    toReview: 'Orders to look at again',
    wouldStand: 'Your whole book as it would stand',
    noOrderInForce: 'No order.',
    nobodyMarches: 'No order: every unit holds.',
    hold: (n: number) => `${count(n, 'unit holds', 'units hold')}`,
    /** Behind that, where an earlier answer lists them. */
    asListed: (hasNew: boolean) => `, as an earlier answer lists${hasNew ? '; since then also:' : '.'}`,
    driven: (n: number) => `${count(n, 'unit goes', 'units go')} by the rules`,
    keptFor: (call: string) => `Kept for ${call}`,
    keptNote: 'Tried again when that call opens, and run if they can be then; no second mail needed.',
    anyMoment: { title: 'On file for this turn', note: 'They run when their moment comes; no second mail needed.' },
    nothingElse: 'If nothing else comes',
    wouldComeBesides: 'The book as a whole',
    /** `rest`: `9 units hold`; `standing`: ids. */
    atTheClose: ({
      orders,
      vain,
      rest,
      kept,
      standing,
    }: {
      orders: number;
      vain: number;
      rest: string | null;
      kept: number;
      standing: readonly string[];
    }) =>
      [
        `When the call closes, ${orders === 0 ? 'no order runs' : count(orders, 'order runs', 'orders run')}${vain === 0 ? '' : `, ${count(vain, 'fails', 'fail')} as things stand`}${rest === null ? '' : `; ${rest}`}.`,
        ...(kept === 0 ? [] : [`${count(kept, 'order stays kept for its call', 'orders stay kept for their call')}.`]),
        ...(standing.length === 0 ? [] : [`Standing orders (${standing.join(', ')}) decide what you leave open.`]),
      ].join(' '),
    otherLines: 'The other lines of your mail',
    openUntil: 'Orders are taken until',
    runsBy: (others: readonly string[]) =>
      `Your orders run as soon as the others${among(others)} are ready, at the latest`,
    inBrief: 'STATUS lists your orders.',
    runsOn: 'Nobody else is waited for; your orders, which you may change until then, run on',
    waitsForWarning: 'They wait for the sake of the warning; READY once more runs them at once.',
    runsNow: 'Nobody else is waited for: your orders run now, and the next letter tells what came of them.',
    lineByLine: 'Your mail, line by line',
    noLines: 'There was nothing to read in it.',
    tags: {
      accepted: 'accepted',
      replaced: 'replaced',
      kept: 'kept',
      error: 'ERROR',
      warning: 'warning',
      ignored: 'ignored',
    },
    shortTags: { accepted: 'ok', replaced: 'gone', kept: 'kept', error: 'ERROR', warning: 'warn', ignored: '-' },
    youWrote: (words: string) => `You wrote “${words}”.`,
    column: (column: number) => `Column ${column}.`,
    /** Of a mail that is only checked: what a YES gives in the place of these lines. */
    givenInstead: (lines: readonly number[]) =>
      `In the place of your ${lines.length === 1 ? 'line' : 'lines'} ${linesListed(lines, 'en-GB')}, in error, YES gives:`,
    /** `ready`: a READY is kept, which counts then, and these lines are left in error. */
    mend: (how: 'checked' | 'yes' | 'send', ready: { left: readonly number[] } | null): string => {
      if (how === 'checked') return 'Send all lines again, those in error as here:';
      const reply = `To mend this (what was taken stands), reply${how === 'yes' ? ' YES, or' : ''}`;
      if (ready === null) return `${reply}:`;
      const { left } = ready;
      const out = `, and your ${left.length === 1 ? 'line' : 'lines'} ${linesListed(left, 'en-GB')}, still in error, ${left.length === 1 ? 'is' : 'are'} left out`;
      return `${reply} as below; your kept READY then counts${left.length === 0 ? '' : out}:`;
    },
    unordered: (doing: string) => `Units without an order: ${doing}`,
    standing: 'Standing orders in force',
    noStanding: 'None: what you leave open is decided as your letter says.',
    isNew: 'new',
    record: 'Record',
    receivedAt: (when: string) => `Received ${when}, by our clock.`,
    entered: {
      page: () => 'Entered on the order page.',
      umpire: (reason: string) => `Entered by the umpire${reason === '' ? '.' : `: ${reason}`}`,
    },
    /** What became of the book, and when the one before was received, if there was one. */
    nextReplaces: 'A new mail of orders replaces them all, unless it begins with AMEND.',
    book: {
      replaced: (when: string | null) =>
        when === null ? 'Your first book for this call.' : `Replaces your book of ${when}.`,
      amended: (when: string | null) => (when === null ? 'Added to your book.' : `Changes your book of ${when}.`),
      withdrawn: (when: string | null) =>
        when === null ? 'Your book is withdrawn.' : `Your book of ${when} is withdrawn.`,
      kept: (when: string | null) =>
        when === null ? 'You have no book for this call yet.' : `Your book of ${when} stands.`,
    },
  },
};

/** What a YES gives to the answer of a mail that was checked: READY with it, some of its lines left out; READY waits beside an error that stays. */
export interface ByYes {
  ready: boolean;
  /** Lines in error that it leaves out, and that it gives mended. */
  without?: true;
  mended?: true;
  readyWaits?: true;
}

/** What YES makes of the lines in error. */
const inError = ({ without, mended }: ByYes): string =>
  mended
    ? `, lines in error as mended below${without ? ' or else left out' : ''}`
    : without
      ? ', none of the lines in error'
      : '';

/** `3, 5 and 9` */
export const linesListed = (lines: readonly number[], tongue: string): string =>
  new Intl.ListFormat(tongue).format(lines.map(String));

/** A stretch of a mail that was not read: what stands above it, and how much it is. */
interface LeftOut {
  first: string;
  lines: number;
  orders: number;
  like?: readonly string[];
}

/** Which lines look like orders, in a language's quotes, behind what leads up to them; those beyond are not shown. */
export function likeNamed({ orders, like = [] }: LeftOut, lead: string, quoted: (line: string) => string): string {
  if (like.length === 0) return '';
  return `${lead}${like.map(quoted).join(', ')}${orders > like.length ? ' …' : ''}`;
}

function likeOrders(cut: LeftOut): string {
  if (cut.orders === 0) return '';
  const said = count(cut.orders, 'looks like an order', 'look like orders');
  return `; ${said}${likeNamed(cut, ': ', (line) => `“${line}”`)}`;
}

/** First letter made a capital. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type LetterWords = typeof english;
