/** The words of letters to the game master, in English. */

/** What is typed, and what it does. */
type Form = readonly [string, string];

export const englishUmpire = {
  code: 'Acts by mail',
  codeNote: (until: string) =>
    `Reply with the line below and one or more of the lines under it. The code serves for one mail, until ${until}.`,
  reasonNote: 'A reason, which all seats read, follows a colon, PAUSE: Anna is ill, or stands in a line REASON: …',
  codeLine: (code: string) => `CODE ${code}`,
  acts: {
    /** On the course of the game, while there is one. */
    course: [
      ['EXTEND 48H', 'the open call stays open 48 hours longer; a day is D'],
      ['PROCESS', 'the open call closes with the orders that are in'],
      ['PAUSE', 'the clock stands still'],
      ['RESUME', 'the game goes on with the time that was left'],
      ['WITHHOLD', 'the letters of the next turn wait until you have seen them'],
      ['SEEDING', 'all seats are asked for a phrase; the dice from the turn after next on have them in'],
    ] as readonly Form[],
    /** On letters that wait. */
    held: [['APPROVE', 'the letters that wait leave']] as readonly Form[],
    /** Words of his own. */
    say: [
      ['BROADCAST', 'your own words to all seats, on the lines below, up to a line END'],
      ['PRESS TO …', 'your words to that seat alone, on the lines below, up to a line ENDPRESS; needs no code'],
    ] as readonly Form[],
  },
  foot: 'STATUS on a line of its own asks who has sent orders.',
  preview: 'The letters are attached as their readers will get them.',
  start: {
    title: (label: string) => `You are the umpire of ${label}`,
    text: (seats: string) => [
      `The game is created. Seats: ${seats}.`,
      'You hear from us when a turn is over, when orders are missing, and when something is wrong; STATUS tells the rest at any time.',
      'This address is yours alone. Reply to any of these letters to steer the game.',
    ],
  },
  resolved: {
    title: (turn: number) => `Turn ${turn} is over`,
    /** In mid-turn. */
    silent: (turn: number) => `Orders are missing, turn ${turn}`,
    ended: 'The game is over',
    closed: (turns: string) => `Closed: turn ${turns}.`,
    sent: (seats: string) => `Orders came from: ${seats}.`,
    missed: (seats: string) => `Silent, with standing orders alone: ${seats}.`,
    away: (seats: string) => `Away: ${seats}.`,
    next: (seats: string, when: string) => `Orders are due from ${seats} by ${when}.`,
    over: 'The game is over.',
  },
  held: {
    title: (turn: number) => `Turn ${turn} waits for you`,
    text: [
      'The turn is resolved and nobody has been told. APPROVE sends its letters and opens the next call with its full time.',
    ],
  },
  outage: {
    title: 'A deadline waits',
    text: (why: string, until: string) => [
      `${why} So that nobody loses his turn by it, the open call closes no earlier than ${until}, and mail counts as in time until then.`,
      'PROCESS closes it before that, EXTEND gives more time.',
    ],
    restart: 'We were not there when the deadline passed.',
    clock: 'The clock of our machine jumped.',
    relay: 'Our letters do not leave, or did not for a while: the server that sends them was in trouble.',
    silence: 'More than half of all orders due in our games are missing, as if mail did not come through.',
  },
  unread: {
    title: 'Mail cannot be read',
    text: (source: string, since: string, trouble: string) => [
      `The time of the open call is over, and the call stays open: mail that came in time may lie in ${source}, which cannot be read since ${since}. ${trouble}`,
      'Tell whoever runs the mailbox. Nothing is lost. As soon as it can be read, the call closes with all that came in time, and you hear of it.',
    ],
    backTitle: 'Mail is read again',
    back: (source: string, since: string) => [
      `${source} can be read again; it could not since ${since}. What lay there is read now, and counts as of when it came.`,
    ],
  },
  beacon: {
    title: 'The dice do without the public beacon',
    text: (round: number, reason: 'unreachable' | 'wrong') => [
      `Round ${round} of drand was to enter the dice. ${reason === 'wrong' ? 'What its relays gave for it is not signed by drand, and was not taken.' : 'No relay has given it.'} They are mixed from the seed and the phrases alone; the journal says so, and the seats are told.`,
      'Tell whoever runs the house. You need do nothing; SEEDING asks for a new round.',
    ],
  },
  missed: {
    title: (seat: string) => `${seat} is silent`,
    text: (seat: string, turns: number) => [
      `${seat} has sent no orders for ${turns} turns in a row. Its standing orders run, and the rest goes as its letters say.`,
      'You may write to the player, or PAUSE the game, until you know more.',
    ],
  },
  unreachable: {
    title: (seat: string) => `Letters to ${seat} come back`,
    text: (seat: string) => [
      `Several letters to ${seat} were returned: the address seems to be gone. The seat gets no reminders any more; reports are still tried, once each.`,
      'When nothing comes its standing orders run, and the rest goes as its letters say. The first mail from the seat sets all this right. You may know another way to reach the player.',
    ],
  },
  undelivered: {
    title: (seat: string) => `A letter to ${seat} could not be delivered`,
    text: (seat: string, trouble: string) => [
      `No mail server took a letter to ${seat}. The last answer was: ${trouble}`,
      'The letter is kept. The player gets the last report with RESEND; the operator may look at the mail server.',
    ],
  },
  absence: {
    away: (seat: string) => `${seat} will be away`,
    back: (seat: string) => `${seat} is back`,
    days: (first: string, last: string) => `Away from ${first} to ${last}. The other seats are not told who is away.`,
    ended: 'The absence was taken back.',
    moved: (when: string) => `The open deadline has moved to ${when}; all seats are told that, and not why.`,
  },
  address: {
    title: (label: string) => `Letters to the umpire of ${label}`,
    renewed: [
      'You have another address: the one this letter comes from. Mail to the old one is read no more, and no code sent before serves.',
    ],
    changed: ['Letters to you follow the operator’s change from now on.'],
  },
  halted: {
    title: 'The game is halted',
    text: (why: string) => [
      `Play stopped because of a fault of ours: ${why}.`,
      'Nothing was lost and nothing was sent. The seats are told when they write. The operator finds all that is needed in the dump.',
    ],
  },
  notMade: {
    title: (seat: string) => `A letter to ${seat} could not be made`,
    text: (seat: string, why: string) =>
      `A fault of ours keeps a letter to ${seat} from being made: ${why}. The operator finds the fault in the log.`,
    again: 'It is tried again every hour. While a letter of the course has not left, no call of the game closes.',
    given: 'It is not tried again. The player gets the last report with RESEND.',
  },
  ourFault: {
    title: 'A mail could not be read',
    text: (seat: string, mail: string, why: string) =>
      `A fault of ours kept a mail of ${seat} (${mail}) from being read: ${why}. Its sender is told; his orders on file stay as they are. The operator finds the fault in the log.`,
  },
  done: {
    title: 'Done',
    acts: {
      extend: (when: string) => `The open call is extended to ${when}.`,
      process: () => 'The open call closes with the orders that are in.',
      pause: () => 'The game is paused.',
      resume: (when: string) => `The game goes on; orders are due by ${when}.`,
      withhold: () => 'The letters of the next turn will wait for you.',
      seeding: () => 'All seats are asked for phrases; they are mixed in when the turn closes.',
      approve: () => 'The letters that waited leave now.',
      broadcast: () => 'Your words go to all seats.',
    },
    word: (seats: string) => `Your words go to: ${seats}. Nobody else gets them.`,
    /** To one who wrote without signing. */
    wordBack: 'Your words go to whoever wrote to you, and to nobody else.',
    settings: 'Letters to you follow your wish from now on.',
    nothing: 'Nothing to do was found in your mail.',
    standing: 'How it stands',
    status: (status: string) => `The game is ${status}.`,
    waiting: (seats: string) => `No orders yet from: ${seats}.`,
  },
  refused: {
    title: 'Nothing was done',
    code: 'Your mail did not bear a code that is in force. A new one is below; the old one may have been used already.',
    line: (line: string, why: string) => `${line}: ${why}`,
    tooMany: (most: number) =>
      `${most} mails of this day did nothing but ask, and were answered. Until tomorrow only a mail with a code in force is.`,
    noOpenCall: 'no call for orders is open.',
    notSo: (status: string) => `the game is ${status}.`,
    nothingHeld: 'no letters wait.',
    seedingOpen: 'a seeding round is open already; it closes with the turn.',
    isHeld: 'the turn waits for your APPROVE.',
    hours: 'say how long, as in EXTEND 48H or EXTEND 2D (two months at most).',
    noEnd: 'the message needs a line END behind it.',
    noText: 'the message is empty.',
    noEndPress: 'the message needs a line ENDPRESS behind it.',
    nobody: 'nobody who reads letters is called so.',
    unsigned: 'a word of the umpire is always signed; leave ANON out.',
    zone: 'no such time zone.',
    language: (known: readonly string[]) => `letters of this game come in ${known.join(', ')}.`,
  },
  statuses: {
    inviting: 'not started',
    seeding: 'not started',
    running: 'running',
    paused: 'paused',
    over: 'over',
    halted: 'halted',
  },
};

export type UmpireWords = typeof englishUmpire;
