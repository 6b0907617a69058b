/** The words of a new seeding round in a running game, in English. */
export const englishSeeding = {
  /** What the umpire's notice says: phrases count until `closes` closes, for the dice from `from` on. */
  asked: (closes: number, from: number) => [
    `Every seat may send a phrase: PHRASE and any words you like, on a line of its own in any mail, before turn ${closes} closes.`,
    `From turn ${from} on the dice come from the old secret and the new phrases together. Those of turns ${closes} ${from > closes + 2 ? 'to' : 'and'} ${from - 1} are promised already and stay as they are.`,
    'Whoever sends none loses nothing: an empty phrase counts, and the old dice were sound.',
  ],
  noted: {
    subject: 'Your phrase is noted',
    lead: (from: number) =>
      `It is mixed into the dice from turn ${from} on. Another PHRASE before the turn closes takes its place.`,
    leadOwn: (from: number) =>
      `Your seal is noted. When the turn closes all seals are fixed, and a letter asks for your words; they are mixed into the dice from turn ${from} on.`,
    leadOpened: (from: number) => `Your words open your seal. They are mixed into the dice from turn ${from} on.`,
    markNote:
      'The letter that closes the round lists the mark of your phrase. It is the SHA-256 of the salt’s 32 bytes followed by the phrase. Its seal, the SHA-256 of the mark’s 64 digits, stands in the journal already.',
    notTaken: 'Your phrase was not taken',
    shut: 'The seals of all are fixed, and these words do not open yours: it is the SHA-256 of the 64 digits of the SHA-256 of the words.',
  },
  /** When no other seal is taken any more; words count until the turn `until` closes, or begin the game. */
  sealed: {
    subject: 'The phrases are sealed',
    all: 'The seals below are fixed, and so is the round of the public beacon. Once it is out the dice are mixed.',
    lead: (seats: string) =>
      `The seals below are fixed. The words of ${seats} are still to come; then the dice are mixed.`,
    yours: (until: number | null) =>
      `The seals below are fixed. Now send your words: PHRASE and the words of your seal, on a line of its own. ${
        until === null
          ? 'The game begins when they are here.'
          : `They count until turn ${until} closes; without them your seal counts as empty.`
      }`,
    seals: 'Seals',
    note: 'Keep this letter: the marks that are mixed into the dice must open these seals. No mark has been told yet.',
  },
  beacon: {
    title: 'Public beacon',
    named: (round: number, at: string) =>
      `round ${round} of drand: a number that independent houses draw together at ${at}. Nobody knows it before; it enters the dice.`,
    had: (round: number, reason?: 'unreachable' | 'wrong') =>
      reason
        ? `round ${round} of drand does not enter the dice: ${reason === 'wrong' ? 'what was given for it is not signed by drand' : 'nobody we asked could give it'}`
        : `round ${round} of drand, a number that independent houses drew together after the seals were fixed, enters the dice`,
  },
  mixed: {
    subject: (from: number) => `New dice from turn ${from} on`,
    lead: (from: number) =>
      `The seeding round is closed. The phrases below are mixed with the old dice; from turn ${from} on dice come from both.`,
  },
};

export type SeedingWords = typeof englishSeeding;
