/** The words about letters themselves: their form, reminders, limits, and the PDF sent alone, in English. */

export const englishPost = {
  form: {
    title: 'How your letters come',
    formats: {
      full: 'Text, HTML with the maps, and the PDF.',
      html: 'Text and HTML with the maps, without the PDF.',
      text: 'Text alone, with nothing attached.',
    },
    most: (megabytes: number) => `A letter that would be larger than ${megabytes} MB leaves its PDF behind.`,
    switches: {
      reminders: {
        on: 'You are reminded before a deadline.',
        off: 'You get no reminders. Reports, calls and answers come as before, and your orders stand.',
      },
      calendar: {
        on: 'Each deadline comes as an appointment for your calendar.',
        off: 'Deadlines come without an appointment for your calendar.',
      },
    },
    change: 'Change it with these, each on a line of its own:',
    forms: [
      ['FORMAT FULL', 'everything'],
      ['FORMAT NO PDF', 'text and HTML with the maps'],
      ['FORMAT TEXT', 'text alone'],
      ['FORMAT FULL 2 MB', 'everything, as long as the letter stays under 2 MB'],
      ['CALENDAR OFF', 'no deadlines for your calendar; CALENDAR ON brings them back'],
      ['REMINDERS OFF', 'no reminders; REMINDERS ON brings them back'],
      ['RESEND PDF', 'the PDF of the last report, alone'],
    ] as readonly (readonly [string, string])[],
  },
  pdf: {
    title: 'The PDF of your last letter',
    noneTitle: 'No PDF yet',
    text: 'Attached is the PDF you asked for.',
    none: 'There is no report yet whose PDF could be sent.',
  },
  waiting: {
    title: 'Your mails wait a little',
    text: (most: number, time: string): readonly string[] => [
      `More than ${most} mails came from you within an hour. What came after them is read from ${time} on, in the order it came, and in any case before your call closes.`,
      'Nothing is lost. If a program writes in your name, please switch it off.',
    ],
  },
  silence: {
    title: 'We answer no more for today',
    text: [
      'So many mails came from your address that a program may be answering our answers.',
      'Your mails are still read, and orders in them count; only the answers stop, for some hours. If it was you, write STATUS tomorrow.',
    ] as readonly string[],
  },
};

export type PostWords = typeof englishPost;
