/** The words of invitations, take-overs, leaving and the end of a game, in English. */
/** A language by its code and its name. */
interface Named {
  readonly code: string;
  readonly name: string;
}

export const englishJoining = {
  invitation: {
    subject: (seat: string) => `You are invited to play ${seat}`,
    again: (seat: string) => `Still invited: ${seat}`,
    title: (seat: string) => `Will you play ${seat}?`,
    lead: (by: string, scenario: string) => `${by} invites you to a game of ${scenario}, played by mail.`,
    leadTakesOver: (by: string, scenario: string) =>
      `${by} invites you to take over a seat in a game of ${scenario} that is under way.`,
    someone: 'The umpire',
    until: (when: string, zone: string) => `Please answer by ${when} (${zone})`,
    short: 'Reply ACCEPT or DECLINE.',
    shortTakesOver: 'Reply TAKE OVER or DECLINE.',
    forExample: 'For example:',
    message: (by: string) => `${by} writes`,
    game: 'The game',
    seats: 'The seats',
    thisOne: 'yours, if you like',
    taken: 'taken',
    free: 'not answered yet',
    doctrine: 'played by doctrine',
    pace: 'The pace',
    tempo: {
      express: 'One letter for each player turn; its orders serve the whole of it.',
      classic: 'A letter for movement, then a letter for combat.',
      full: 'Every call and every choice by letter, for players who answer daily.',
      together: 'The orders of all sides for a whole turn in one letter.',
    } as Readonly<Record<string, string>>,
    due: (days: string, zone: string) => `Orders fall due on ${days}, by your clock (${zone}).`,
    dueTogether: (least: number) =>
      `A call stays open for at least ${least} hours. Who is late is played by his staff.`,
    answer: 'How to answer',
    answerNote: 'Reply to this mail with ACCEPT or DECLINE on a line of its own. With ACCEPT you may write:',
    answerTakesOver:
      'Reply to this mail with TAKE OVER or DECLINE on a line of its own. You get the state of the game by return of post, ' +
      'and its orders on file. With TAKE OVER you may write:',
    choices: [
      [
        'PHRASE any words you like',
        'is mixed into the dice, so that nobody can have chosen them. Keep it to yourself.',
      ],
      ['TIMEZONE Europe/Paris', 'your clock, for all dates in our letters'],
      ['PAPER LETTER', 'of the printed report; A4 otherwise'],
      ['NAME Jane Doe', 'what the others may call you'],
    ] as readonly (readonly [string, string])[],
    newBook: ['NEW BOOK', 'begins without the orders and standing orders your predecessor left'] as readonly [
      string,
      string,
    ],
    example: ['ACCEPT', 'PHRASE a secret of mine'],
    exampleTakesOver: ['TAKE OVER'],
    commitment: 'A promise about the dice',
    commitmentNote:
      'Keep this mail. All dice follow from a secret number we have drawn already; this is its fingerprint. Your phrase ' +
      'is mixed with it only now, so neither of us can choose the dice. Nobody need trust the house with his words: PHRASE ' +
      'and their seal (SHA-256, in 64 hex digits, of the 64 digits of their SHA-256) does as well, and the words are asked ' +
      'for when the seals of all are fixed.',
    fingerprint: 'Fingerprint of the seed',
  },
  joined: {
    subject: (seat: string) => `You play ${seat}`,
    changed: (seat: string) => `Changed: ${seat}`,
    notYet: (seat: string) => `Noted, but not accepted yet: ${seat}`,
    lead: 'Your seat is kept. A letter asks for your first orders when the game begins.',
    leadNotYet: 'We have noted what you wrote. To take the seat, reply ACCEPT on a line of its own; else DECLINE.',
    yours: 'What we have noted',
    name: 'Name',
    language: 'Language',
    languages: { en: 'English', fr: 'French', es: 'Spanish' },
    languageForm: (to: Named, others: readonly Named[]): readonly [string, string] => [
      `LANGUAGE ${to.code}`,
      `letters in ${to.name}; ${others.map(({ code, name }) => `${code} for ${name}`).join(', ')}`,
    ],
    zone: 'Time zone',
    paper: 'Paper',
    phrase: 'Phrase',
    noPhrase: 'none: the dice do without',
    change:
      'Until the game begins, a reply with another PHRASE, LANGUAGE, TIMEZONE, PAPER or NAME changes it; DECLINE gives the seat back.',
    dice: 'Your part in the dice',
    diceNote:
      'The start letter will list the mark of your phrase. It is the SHA-256 of the salt’s 32 bytes followed by the phrase, ' +
      'so you can check it yourself. The seal is the SHA-256 of the mark’s 64 digits; it stands in the journal already, ' +
      'and no mark is told before all are sealed.',
    ownSeal: 'sealed by yourself',
    ownNote:
      'When all seals are fixed, a letter lists them and asks for your words: PHRASE and the words, on a line of its own. ' +
      'The game does not begin before they are here.',
    salt: 'Salt',
    mark: 'Mark of your phrase',
    seal: 'Seal of your phrase',
    waiting: 'Still to answer',
    unread: 'Lines we did not understand',
    zoneUnknown: (zone: string) => `${zone} is no time zone we know; write it like Europe/Paris. The old one stays.`,
    languageUnknown: (language: string, known: string) =>
      `Letters of this game do not come in “${language}”: they come in ${known}. The old one stays.`,
    paperUnknown: (paper: string) => `${paper} is no paper of ours; there are A4 and LETTER.`,
  },
  unproven: {
    title: (seat: string) => `Was this answer yours? ${seat}`,
    text: [
      'An answer to your invitation came that nothing proves to be from you, so nothing of it was taken.',
      'Send your answer once more with the line below in it. If you have sent none, do nothing.',
    ],
  },
  declined: {
    title: (seat: string) => `You do not play ${seat}`,
    text: 'We have told the umpire. You get no more letters of this game. Thank you for answering.',
  },
  takeOver: {
    subject: (seat: string) => `You have taken over ${seat}`,
    lead: 'The seat is yours from now on.',
    seat: 'Where things stand',
    report: 'The last report is attached as a PDF; the letter that is open now follows by itself.',
    reportApart:
      'The PDF of the last report is left out; RESEND PDF brings it. The letter that is open now follows by itself.',
    noReport: 'No turn has been played yet. The letter that is open now follows by itself.',
    players: 'Who plays',
    book: 'Orders on file for this call',
    noBook: 'None yet.',
    bookKept: 'They run as they stand unless you send others. CANCEL ALL withdraws them.',
    standing: 'Standing orders on file',
    noStanding: 'None.',
    standingKept: 'They hold from turn to turn. CANCEL STANDING ALL ends them.',
    dropped: 'Your predecessor’s orders are dropped, as you asked.',
    forms: 'What you can order',
    formsNote: 'HELP explains each.',
    dice: 'The dice to come',
    diceNote:
      'The dice follow from the seed the game began with. These fingerprints of the next turns are out already. ' +
      'If you would like a part in those that follow, ask the umpire for a new seeding round: PRESS TO gm.',
  },
  start: {
    phrases: 'Phrases',
    phrasesNote:
      'Each seat’s phrase is mixed into the dice by this mark. Who sent one can check it with the salt he was given.',
    none: 'no phrase: counts as empty',
    seed: 'Fingerprint of the seed',
  },
  left: {
    /** Word to be confirmed, and the lines that confirm it. */
    what: { resign: 'RESIGN', surrender: 'SURRENDER', 'offer-draw': 'OFFER DRAW' },
    reply: {
      resign: (code: string) => `CONFIRM RESIGN ${code}`,
      surrender: (code: string) => `CONFIRM SURRENDER ${code}`,
      'offer-draw': (code: string) => `CONFIRM DRAW ${code}`,
    },
    expired: {
      title: 'Nothing was confirmed',
      text: 'That code is not in force: it was used, is too old, or is mistyped. Write the word once more and we ask again.',
    },
    resigned: {
      title: (seat: string) => `You have left ${seat}`,
      text: [
        'Your seat is free. Its standing orders and a careful staff play it until somebody takes over.',
        'You get no more letters of this game. Thank you for playing.',
      ],
      others: (seat: string) => `The player of ${seat} has left`,
      othersText: 'Standing orders and doctrine play that seat until somebody takes over. Nothing else changes.',
    },
    replaced: {
      title: (seat: string) => `${seat}: in other hands`,
      text: 'The umpire has given your seat to somebody else, who has taken it over. You get no more letters of this game. Thank you for playing.',
      others: (seat: string) => `A new player for ${seat}`,
      othersText: 'Somebody has taken over that seat. Nothing else changes.',
    },
    surrendering: {
      title: 'Your surrender is noted',
      text: 'The game ends when all who share your side have said so. They are told now; the enemy is not.',
      asked: (seat: string) => `${seat} would surrender`,
      askedText:
        'If you would too, write SURRENDER on a line of its own. The game goes on as long as one of you fights.',
    },
    draw: {
      title: 'Your offer of a draw is passed on',
      text: 'The game ends as a draw when all seats accept while this call is open. Until then it goes on.',
      nobody: 'Nobody else sits at this table, so nobody can accept a draw. The umpire may end the game.',
      offered: (seat: string) => `A draw is offered by ${seat}`,
      offeredText:
        'The game ends as a draw when all seats accept while this call is open. Reply with one of these lines:',
      typed: ['ACCEPT DRAW', 'DECLINE DRAW'],
      accepted: 'You have accepted the draw',
      acceptedText: (seats: string) => `Still to answer: ${seats}. The game goes on until all have accepted.`,
      declined: (seat: string) => `The draw is declined by ${seat}`,
      declinedText: 'The offer is off the table. The game goes on.',
      none: 'No draw is on offer',
      noneText: 'Nobody has offered a draw in this call, or it has been declined. OFFER DRAW offers one.',
    },
  },
  ended: {
    subject: (how: string) => `The game is over: ${how}`,
    surrender: (seat: string) => `surrender of ${seat}`,
    draw: 'a draw',
    umpire: 'closed by the umpire',
    annulled: 'annulled by the umpire',
    annulledText: 'What was played does not count: nobody has won, and nothing is due any more.',
    neverBegun: 'It does not begin: nothing is asked of you any more.',
    struck: 'It was over already; its result does not count.',
    drawText: 'All seats have agreed on a draw.',
    wins: (seat: string) => `Victory: ${seat}.`,
    dice: 'The seed',
    diceNote:
      'With seed and mix anyone can derive every key of the game. The umpire can send you the archive; fieldpost verify checks all of it.',
    seed: 'Seed',
    mix: 'Mix',
  },
  history: {
    subject: 'Your reports',
    lead: 'HISTORY TURN and a number brings one of them once more.',
    turn: (turn: number) => `HISTORY TURN ${turn}`,
    none: 'No turn of this game has been reported to you yet.',
    unknown: (turn: number) => `There is no report of turn ${turn} for you.`,
    copy: (turn: number) =>
      `The report of turn ${turn} comes as it was sent then: its form, its date and its calendar entry count no more.`,
    sent: (when: string) => `reported ${when}`,
  },
  press: {
    answer: 'To answer, reply with your words between these lines:',
    to: (seat: string) => `PRESS TO ${seat}`,
    end: 'ENDPRESS',
    byReply: 'Reply to this letter: what you write goes to the player as the words of the umpire, and to nobody else.',
  },
  umpire: {
    accepted: { title: (seat: string) => `${seat}: accepted`, text: (left: string) => `The seat is taken. ${left}` },
    stillOut: (seats: string) => `Still to answer: ${seats}.`,
    noneOut: 'Nobody is left to answer: the game begins.',
    declined: {
      title: (seat: string) => `${seat}: declined`,
      text: 'The invitation was declined. Invite somebody else with fieldpost game invite, or begin without with fieldpost game start.',
      under: 'The invitation was declined. The seat stays as it is; fieldpost game replace invites somebody else.',
    },
    expired: {
      title: (seat: string) => `${seat}: no answer`,
      text: 'The invitation has ended without an answer. Invite once more with fieldpost game invite, or begin without with fieldpost game start.',
      under: 'The invitation has ended without an answer. fieldpost game replace invites somebody else.',
    },
    resigned: {
      title: (seat: string) => `${seat}: resigned`,
      text: 'Standing orders and doctrine play the seat. fieldpost game replace invites somebody to take it over.',
    },
    takenOver: {
      title: (seat: string) => `${seat}: taken over`,
      text: 'The seat has its new player, and the old address of the seat is shut.',
    },
    begun: { title: 'The game begins', text: (free: string) => `The start letters leave now. ${free}` },
    sealed: {
      title: 'The phrases are sealed',
      text: (seats: string) =>
        `Words still to come, of whoever sealed his phrase himself: ${seats}. The game begins when they are here; fieldpost game start begins without them.`,
    },
    free: (seats: string) => `Played by doctrine until somebody takes over: ${seats}.`,
    noneFree: 'Every seat that was invited is taken.',
    draw: { title: (seat: string) => `${seat}: a draw is offered`, text: 'The offer has gone to the other seats.' },
    annulled: 'What was played does not count. All who sat in it or were invited have been told.',
    ended: { title: 'The game is over', text: (how: string) => `${how}. The seats have been told, with the seed.` },
  },
};

export type JoiningWords = typeof englishJoining;
