/** The words of a new seeding round in a running game, in English. */
export const englishSeeding = {
  /** What the umpire's notice says: phrases count until `closes` closes, for the dice from `from` on. */
  asked: (closes: number, from: number) => [
    `Every seat may send a phrase once more: PHRASE and any words you like, on a line of its own in any mail, before turn ${closes} closes.`,
    `From turn ${from} on the dice come from the old secret and the new phrases together. Those of turns ${closes} and ${from - 1} are promised already and stay as they are.`,
    'Whoever sends none loses nothing: an empty phrase counts, and the old dice were sound.',
  ],
  noted: {
    subject: 'Your phrase is noted',
    lead: (from: number) =>
      `It is mixed into the dice from turn ${from} on. Another PHRASE before the turn closes takes its place.`,
    markNote:
      'The letter that closes the round lists the mark of your phrase. It is the SHA-256 of the salt’s 32 bytes followed by the phrase.',
    none: 'Your phrase was not asked for',
    noneText:
      'No seeding round is open, so your phrase was not taken. The dice go on as they were promised. If you would like new ones, ask the umpire: PRESS TO gm.',
  },
  mixed: {
    subject: (from: number) => `New dice from turn ${from} on`,
    lead: (from: number) =>
      `The seeding round is closed. The phrases below are mixed with the old dice; from turn ${from} on dice come from both.`,
  },
};

export type SeedingWords = typeof englishSeeding;
