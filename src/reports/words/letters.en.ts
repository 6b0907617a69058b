/** The words of invitations, notices, answers to STATUS and HELP, and refusals, in English. */
import { englishJoining } from './joining.en.ts';
import { englishPost } from './post.en.ts';
import { englishSeeding } from './seeding.en.ts';
import { englishUmpire } from './umpire.en.ts';

export const englishLetters = {
  house: 'Fieldpost',
  joining: englishJoining,
  seeding: englishSeeding,
  start: {
    title: (seat: string) => `The game begins, ${seat}`,
    course: 'How it goes',
    courseLines: [
      'A letter tells you what happened and why; where it asks you for orders it has a form to fill in.',
      'Reply to it with your orders, one a line, before its deadline; you are told at once how each was understood.',
      'Orders may be changed until then. Of who sends none standing orders run, and the rest goes as the letter says.',
    ],
    players: 'Who plays',
    commitments: 'Commitments',
    commitmentsNote:
      'Keep this mail. The dice of each turn follow from a key we have chosen already; here is its fingerprint. ' +
      'When the turn is done you get the key, and anyone can check both.',
  },
  notice: {
    by: (by: string) => `From ${by}`,
    reason: 'Reason',
    commitmentsNote: 'New dice are thrown under new keys. Their fingerprints, before anything is rolled:',
  },
  help: {
    subject: 'How to write orders',
    lead: 'One order a line, in a reply to any mail of the game.',
    word: 'HELP',
    allElse: 'HELP alone tells how to write, HELP ALL everything.',
    more: 'More of it',
    apart: { others: 'OTHERS', conditions: 'CONDITIONS', rules: 'RULES', letters: 'LETTERS' },
    all: ['ALL', 'all of this in one long letter'],
    unknown: (topic: string) => `Nothing here tells of “${topic}”.`,
    forms: 'What you can order',
    others: 'Orders for another call or another position',
    rulesOfGame: 'The rules in short',
    mail: 'What you can ask',
    mailForms: [
      ['STATUS', 'what stands, and until when'],
      ['HELP', 'this letter; a word behind it, and it tells of that alone'],
      ['CHECK', 'first line: try the orders below without submitting them; YES to the answer gives them'],
      ['AMEND', 'first line: change only what you name'],
      [
        'CANCEL',
        'withdraw your orders of this call; CANCEL before one of them, written as we repeat it, that one alone',
      ],
      ['CANCEL s2', 'end a standing order; CANCEL STANDING ALL all of them'],
      ['READY', 'you need no more time; UNREADY takes it back'],
      ['SAME', 'your orders of the same call last turn once more, each tried anew'],
      ['YES 9', 'takes the orders we did not book because you answered an older letter, for turn 9'],
      ['TURN 9', 'these orders are for turn 9, whichever letter you reply to'],
      ['RESEND', 'the last report once more'],
      ['VACATION FROM 24 DEC TO 2 JAN', 'days you are away; VACATION OFF takes them back'],
      ['PRESS TO british', 'until ENDPRESS: a message we pass on; PRESS TO british ANON without your name'],
      ['HISTORY', 'your reports; HISTORY TURN 9 brings one once more'],
      ['RESIGN', 'leave; SURRENDER, OFFER DRAW: each alone on its line, and we ask back before it counts'],
      ['CONFIRM', 'with the code of our letter: yes, I mean it'],
      ['ACCEPT DRAW', 'when another seat has offered one; DECLINE DRAW refuses it'],
      ['PHRASE any words', 'are mixed into the dice to come, when a letter asks for them'],
    ],
    pressUnread: 'until ENDPRESS: a message to another player; nobody here reads any now',
    letters: 'Your letters',
    letterForms: [
      ['TIMEZONE Europe/Paris', 'dates by this clock'],
      ['UNSUBSCRIBE REMINDERS', 'the same as REMINDERS OFF'],
      ['CODE ON', 'every letter brings a code that proves your mail; CODE OFF ends it'],
      ['ADDRESS you@example.org', 'your letters go there, once you confirm it from the old address'],
    ],
    conditions: 'Orders with a condition',
    conditionsNote: (terms: string) =>
      `IF, a condition, the order, and ELSE with another one if you like. Conditions may be joined with AND, OR, NOT: ${terms}.`,
    rules: [
      'Units by code or name, hexes by four digits or name of the place.',
      'A new mail of orders replaces your earlier ones for the same call; those for another stay. # begins a comment.',
      'BEGIN and END keep orders apart from other text.',
      'STANDING before an order keeps it from turn to turn, until you change it.',
    ],
  },
  status: {
    won: (winners: readonly string[]): string =>
      winners.length === 0 ? 'Nobody won.' : `Won by: ${winners.join(', ')}.`,
    book: 'Your orders for this call',
    noBook: 'None yet: standing orders would run, and the rest would go as the letter of the call says.',
    waiting: 'This call is asked of',
  },
  question: {
    answered: 'understood',
    understood: 'Your answer',
    tried: 'Checked only: this would be your answer',
    kept: (orders: string) => `What else it says is kept for the rest of this affair: ${orders}.`,
    goesOn: 'Nobody else is waited for: play goes on at once.',
    change:
      'Play goes on as soon as all who are asked have answered; until then another answer takes the place of this one.',
    waits:
      'Part of your mail is no part of this answer, as told below, so play waits for you. Send the whole answer again; or ' +
      'READY alone, and it counts as it stands here. If neither comes in time it counts so too.',
    firstIsOpen:
      'Play waits for an answer to A until the deadline. Another answer takes the place of one that is given here.',
    unanswered: 'no answer yet; what you leave open is asked in the letter that it comes up in',
    wrong: 'This was not understood',
    unsaid: 'This says nothing to what is asked',
    before: (count: number) => `${count} more before that: the report of the turn tells all.`,
    others: (count: number) => `${count} more: write yours, by its name or as an order`,
    several: (count: number) => `${count} choices`,
    more: (count: number) => ` and ${count} more`,
    happened: 'What happened',
    about: 'The choice',
    options: 'What you may answer',
    reply: 'How to answer',
    replyNote: (isLettered: boolean, silence: string) =>
      `Reply with one line: ${isLettered ? 'letter and number' : 'the number'} of an answer, its words, or an order that says it. Without a ` +
      `reply your standing orders decide, and where they say nothing, your staff${silence}.`,
    replyToEach: (silence: string) =>
      'Reply with a line for each: its letter and the number of an answer (B1), or its words, or an order that says ' +
      'it. A number alone answers A. What you leave out is asked in your next letter; where no reply comes at all your ' +
      `standing orders decide, and where they say nothing, your staff${silence}.`,
    toSend: (count: number) => `To send, for the first answer${count > 1 ? ' to each' : ''}:`,
    asOrder: 'As an order: ',
    orderPage: 'Or answer on a page with the map:',
  },
  refused: {
    subject: 'Your mail was not taken',
    lead: 'Your mail was not taken. It changed nothing.',
    reason: 'Why',
    orders: 'Your orders are as they were before this mail.',
    written: 'What you wrote',
    late: (closed: string | null, came: string) =>
      `${closed === null ? 'The call had closed.' : `The call closed ${closed}.`} Your mail came ${came}, by our clock.`,
    ranInstead: 'What ran instead',
    /** `orders`: how many the book had, null without a book; `when` it came. */
    ran: (orders: number | null, when: string | null) => {
      if (orders === null)
        return 'You had no book in: standing orders ran, and the rest went as the letter of the call said.';
      const book = when === null ? 'Your book' : `Your book of ${when}`;
      const had = orders === 0 ? 'no order, so nothing was changed' : orders === 1 ? 'one order' : `${orders} orders`;
      return `${book}: ${had}. You need not send it again.`;
    },
    lateLines: 'Your late lines',
    notUsed: 'not used',
    next: 'Next',
    choice: 'a choice',
    dueNow: (what: string, turn: number, when: string) => `Due from you now: ${what}, turn ${turn}, until ${when}.`,
    /** `who`: `Allies (combat orders)`. */
    askedNow: (who: string, when: string) => `Nothing is due from you now. Asked now: ${who}, until ${when}.`,
  },
  reminder: {
    subject: 'Orders are still due',
    pastSubject: 'The deadline has passed, and orders are still taken',
    choice: (turn: number) => `Your choice for turn ${turn} is due`,
    past: (turn: number) => `Orders for turn ${turn} are still taken`,
    left: (hours: number) => (hours === 1 ? 'One hour is left.' : `${hours} hours are left.`),
    withoutBook:
      'We have no orders of yours yet. Without a mail standing orders run, and the rest goes as the letter of the call says.',
    how: 'What to do',
    answer: 'Reply with one line: one of the answers that the letter with the choice offers.',
    form:
      'Reply with your orders, one a line. The form stands in the letter that asked for them; ' +
      'READY alone lets your standing orders play.',
  },
  press: {
    subject: (from: string) => `Message from ${from}`,
    unsigned: 'Message without a signature',
  },
  confirm: {
    subject: (what: string) => `Do you mean ${what}?`,
    lead: (what: string) => `You wrote ${what}. It cannot be taken back.`,
    answer: 'If you mean it, reply with exactly this:',
    otherwise: 'Without that reply nothing happens.',
  },
  /** Answers to a mail for a game that is over. */
  afterEnd: {
    title: 'The game is over',
    toUmpire: (name: string) => `Your words went to ${name === '' ? 'the umpire' : `${name}, the umpire`}.`,
    delivered: 'Your message was delivered.',
    notTaken: (lines: readonly string[]) =>
      `Not taken, as the game is over: ${lines.map((line) => `“${line}”`).join(', ')}.`,
    unread: (lines: readonly string[]) =>
      `Read by nobody, as the game has no umpire: ${lines.map((line) => `“${line}”`).join(', ')}.`,
    still:
      'The game takes no more orders. STATUS, HISTORY, RESEND and HELP are answered still, and PRESS TO a seat passes a message on.',
  },
  steering: {
    by: 'the umpire',
    titles: {
      process: 'The open call closes now',
      extend: 'More time',
      pause: 'The game is paused',
      resume: 'The game goes on',
      option: 'The game is run otherwise from now on',
      rhythm: 'Orders fall due at other times',
      tempo: 'Another tempo from the next turn on',
      withhold: 'The next letters wait',
      seeding: 'A new seeding round',
      approve: 'The letters leave',
      broadcast: 'A word from the umpire',
    },
    /** What each tempo asks for. */
    tempos: {
      express: 'Express: one letter for each player turn; its orders serve the whole of it.',
      classic: 'Classic: a letter for movement and a letter for combat.',
      full: 'Full: every call and every choice by letter. What you leave unanswered falls to your standing orders.',
      together: 'Together: the orders of all for the whole turn, before it opens.',
    },
    rhythm: {
      due: (days: string, zone: string, least: number) =>
        `From now on orders fall due on ${days}, by your clock (${zone}). A call stays open for at least ${least} hours.`,
      moves: 'The open call has the deadline below.',
      stays: 'What is open now keeps its deadline.',
    },
    /** What a setting means to who plays, by its name and value. */
    settings: {
      press: (value) =>
        ({
          named: 'Messages between seats are signed; ANON is not passed on any more.',
          anonymous: 'Messages between seats may be signed, or sent unsigned with ANON.',
          none: 'No messages are passed on between seats.',
        })[value] ?? value,
      reminders: (hours) =>
        hours === ''
          ? 'Nobody is reminded of a deadline.'
          : `Who has not sent orders is reminded ${hours.replaceAll(',', ' and ')} hours before a deadline.`,
      grace: (hours) =>
        hours === '0'
          ? 'Orders are not waited for after a deadline.'
          : `Orders that are missing are waited for ${hours} hours after a deadline.`,
      missed: (turns) => `The umpire is told when a seat has missed ${turns} turns in a row.`,
      vacation: (value) =>
        value === 'extend'
          ? 'A deadline that falls into your VACATION is moved behind it.'
          : 'A deadline that falls into your VACATION stays; standing orders run for you, and the rest goes as the letter of the call says.',
      vacationdays: (days) => `Each seat may take ${days} days of VACATION in the game.`,
      moderation: (value) =>
        value === 'hold'
          ? 'The umpire looks at each turn before its letters leave.'
          : 'Letters leave as soon as a turn is played.',
      archive: (value) =>
        ({
          public: 'On the web everybody may follow the game while it runs: what lies open to all, some turns late.',
          over: 'On the web the game can be read by everybody once it is over.',
          none: 'On the web nobody but the umpire can read the game.',
        })[value] ?? value,
      delay: (turns) => `Who follows the game on the web sees it ${turns} turns late.`,
      showpress: (value) =>
        value === 'all'
          ? 'Once the game is over, its messages between seats can be read on the web.'
          : 'Messages between seats are not shown on the web.',
    } as Readonly<Record<string, (value: string) => string>>,
    /** What was taken back, by the turn it begins with. */
    takenBack: {
      ruling: {
        title: 'The umpire has ruled',
        text: (turn: number) => [
          `The umpire changes something in turn ${turn}, and play goes on from there. Your orders and all dice stay as they are.`,
          'What has changed by it comes in another edition of your letters.',
        ],
      },
      correction: {
        title: 'A turn is played again',
        text: (turn: number) => [
          `Turn ${turn} and what followed it are played again, with the same orders and the same dice.`,
          'What has changed by it comes in another edition of your letters.',
        ],
      },
      anew: {
        title: 'A turn is taken back',
        text: (turn: number) => [
          `Play goes back into turn ${turn}. What followed is taken back, orders and dice; the next report still tells of it.`,
          'New dice will fall, under the commitments below. Your next letter calls for orders again.',
        ],
      },
      rebase: {
        title: 'Other rules from here on',
        text: (turn: number) => [
          `The program plays by corrected rules from turn ${turn} on. The position stays as it was when that turn opened.`,
        ],
      },
    },
    moved: {
      by: 'the table',
      title: 'The deadline has moved',
      text: 'The open call has another deadline.',
    },
  },
  absence: {
    by: 'the table',
    away: (first: string, last: string) => `You are away from ${first} to ${last}`,
    back: 'You are back',
    backText: 'Your absence is taken back. Deadlines come as usual again.',
    none: 'No absence of yours is on file',
    notTaken: 'Your absence was not taken down',
    policy: {
      extend:
        'A deadline of yours that falls into these days is moved behind them. The others learn only that it has moved.',
      doctrine:
        'Deadlines stay. What falls into these days is played by your standing orders and your staff, and is not counted as missed.',
    },
    left: (days: number) =>
      days === 1 ? 'One day of absence is left to you.' : `${days} days of absence are left to you.`,
    how: 'VACATION FROM 24 DEC TO 2 JAN tells us of days; VACATION OFF takes them back; VACATION alone asks what is on file.',
    tooLong: (asked: number, left: number) => [
      `You asked for ${asked} days, and ${left} of those that a seat may be away in this game are left to you.`,
      'Ask for fewer, or write to the umpire: PRESS TO gm … ENDPRESS.',
    ],
    unclear: {
      unread: 'We did not find two days in your line.',
      ambiguous: 'A day like 3/12 can be read in two ways. Write the month as a word, as in 3 DEC.',
      backwards: 'The last day lies before the first.',
      past: 'These days have gone by.',
      far: 'These days are more than a year away.',
    },
  },
  calendar: {
    summary: (label: string) => `${label}: orders due`,
    open: 'Orders are due now. Reply to the last letter of the game.',
    closed: 'These orders are not waited for any more.',
  },
  missed: {
    title: (turn: number) => `No orders came for turn ${turn}`,
    by: 'the table',
    text: (turn: number, inRow: number) => [
      `We had no orders of yours for turn ${turn} when its call closed, so standing orders ran, and the rest went as its letter said.`,
      ...(inRow > 1 ? [`That is ${inRow} turns in a row. The umpire may look for somebody to take over.`] : []),
      'Any order counts again from the next call on. Going away? VACATION FROM 24 DEC TO 2 JAN tells us.',
    ],
  },
  post: englishPost,
  umpire: englishUmpire,
  refusals: {} as Readonly<Record<string, string>>,
};

export type LettersWords = typeof englishLetters;
