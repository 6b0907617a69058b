/** The letter that HELP brings: all that a player may write, or what of it is about the words that stood beside HELP. */
import type { Language } from '../engine/contract.ts';
import { keyOf } from '../orders/fold.ts';
import { languageRow } from './language-row.ts';
import type { About, Draft, Section } from './sections.ts';
import type { LetterWords } from './words/words.ts';

export interface HelpFacts {
  help: About & {
    forms: readonly { form: string; means: string }[];
    /** Orders of which nothing could be sent as play stands. */
    others: readonly { form: string; means: string }[];
    /** A seat that press may go to; null where nobody reads for another. */
    seat: string | null;
    terms: readonly string[];
    /** Languages of the game's letters, the reader's own last. */
    languages?: readonly Language[];
    /** The game's rules in short; none of a game that has no such words. */
    rules?: readonly { label: string; text: string }[];
    /** Only what is about these words is told, or that nothing is; where there are none, what is needed first. */
    topics?: readonly string[];
    /** Words that stood beside HELP, and what became of them: to whom they went, or that nobody reads them. */
    talk?: { lines: readonly string[]; passedTo?: string; fate?: string };
  };
}

type Row = readonly [key: string, text: string];
type Words = LetterWords['letters']['help'];

/** A section before it is known which of its rows are asked for. */
interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Rows as paragraphs, not as a table of two columns. */
  readonly isProse?: true;
  /** The word behind HELP that brings it: too long for whoever asks for none. */
  readonly apart?: string;
}

export function helpDraft({ topics = [], talk, ...facts }: HelpFacts['help'], words: LetterWords): Draft {
  const ours = words.letters.help;
  const parts = partsOf(facts, words).filter(({ rows }) => rows.length > 0);
  const known = topics.flatMap((topic) => wordsTold(topic, parts, ours));
  const unknown = topics.filter((topic) => wordsTold(topic, parts, ours).length === 0);
  const isWhole = topics.length === 0;
  const told = isWhole
    ? [...parts.filter(({ apart }) => apart === undefined), moreOf(parts, ours)]
    : about(known, parts, ours);
  const lead = [...unknown.map((topic) => ours.unknown(topic)), isWhole ? ours.lead : ours.allElse];
  return {
    subject: isWhole ? ours.subject : `${ours.subject}${words.colon}${topics.join(', ')}`,
    title: ours.subject,
    lead: { tone: 'call', about: null, strong: null, text: lead.join(' ') },
    sections: [
      ...(talk === undefined ? [] : [talkSection(talk, words)]),
      ...told.map((part) => sectionOf(part, words)),
    ],
  };
}

/** What HELP alone leaves out, and the words that bring it. */
function moreOf(parts: readonly Part[], { word, more, all: [all = '', means = ''] }: Words): Part {
  const rows = parts.flatMap(({ apart, title }): Row[] => (apart === undefined ? [] : [[`${word} ${apart}`, title]]));
  return { title: more, rows: [...rows, [`${word} ${all}`, means]] };
}

/** Whole parts that are asked for by their word; else of each part the rows in which one of the topics stands. */
function about(topics: readonly string[], parts: readonly Part[], { all: [all = ''] }: Words): readonly Part[] {
  if (isNamed(topics, all)) return parts;
  const named = parts.filter(({ apart = '' }) => isNamed(topics, apart));
  const others = topics.filter((topic) => !named.some(({ apart = '' }) => isNamed([topic], apart)));
  return parts.flatMap((part) => {
    const rows = named.includes(part) ? part.rows : part.rows.filter((row) => isAbout(row, others));
    return rows.length > 0 ? [{ ...part, rows }] : [];
  });
}

const isNamed = (topics: readonly string[], name: string): boolean =>
  name !== '' && topics.some((topic) => keyOf(topic) === keyOf(name));

/** A topic as something tells of it: whole, or else those of its words that something does. */
function wordsTold(topic: string, parts: readonly Part[], ours: Words): readonly string[] {
  const isTold = (word: string): boolean => about([word], parts, ours).length > 0;
  return isTold(topic) ? [topic] : topic.split(' ').filter(isTold);
}

/** A word of fewer letters begins too many others. */
const BEGINS = 4;

function isAbout(row: Row, topics: readonly string[]): boolean {
  const text = ` ${keyOf(row.join(' '))} `;
  return topics.map(keyOf).some((topic) => text.includes(topic.length < BEGINS ? ` ${topic} ` : ` ${topic}`));
}

function partsOf(
  { forms, others, seat, terms, languages = [], rules = [] }: HelpFacts['help'],
  words: LetterWords,
): readonly Part[] {
  const ours = words.letters.help;
  // The catalogue writes to the British; where nobody reads for another seat, that is said.
  const mail = ours.mailForms.map(
    ([form = '', means = '']): Row =>
      seat === null && form.includes('british')
        ? [form.replace('british', '…'), ours.pressUnread]
        : [form.replaceAll('british', seat ?? ''), means.replaceAll('british', seat ?? '')],
  );
  const letters = [...words.letters.post.form.forms, ...languageRow(languages, words), ...ours.letterForms];
  return [
    { title: ours.forms, rows: forms.map(({ form, means }) => [form, means]) },
    { title: words.chapters['how-to'], rows: ours.rules.map((rule) => ['', rule]), isProse: true },
    { title: ours.mail, rows: mail },
    {
      title: ours.others,
      apart: ours.apart.others,
      rows: others.map(({ form, means }) => [form, means]),
      isProse: true,
    },
    {
      title: ours.conditions,
      apart: ours.apart.conditions,
      rows: terms.length === 0 ? [] : [['', ours.conditionsNote(terms.join(words.pause))]],
      isProse: true,
    },
    {
      title: ours.rulesOfGame,
      apart: ours.apart.rules,
      rows: rules.map(({ label, text }) => [label, text]),
      isProse: true,
    },
    { title: ours.letters, apart: ours.apart.letters, rows: letters.map(([key = '', text = '']) => [key, text]) },
  ];
}

function talkSection(
  { lines, passedTo, fate = '' }: NonNullable<HelpFacts['help']['talk']>,
  { acknowledgement }: LetterWords,
): Section {
  const note = passedTo === undefined ? fate : acknowledgement.besides(passedTo);
  return { title: acknowledgement.otherLines, typed: lines, note };
}

function sectionOf({ title, rows, isProse }: Part, { colon }: LetterWords): Section {
  if (!isProse) return { title, rows: rows.map(([key, text]) => ({ key, text })) };
  return { title, prose: rows.map(([key, text]) => (key === '' ? [text] : [{ strong: key }, `${colon}${text}`])) };
}
