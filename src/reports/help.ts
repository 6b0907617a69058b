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
    /** Only what is about these words is told, or that nothing is; all where there are none. */
    topics?: readonly string[];
    /** Words that stood beside HELP, and what became of them: to whom they went, or that nobody reads them. */
    talk?: { lines: readonly string[]; passedTo?: string; fate?: string };
  };
}

type Row = readonly [key: string, text: string];

/** A section before it is known which of its rows are asked for. */
interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Rows as paragraphs, not as a table of two columns. */
  readonly isProse?: true;
}

export function helpDraft({ topics = [], talk, ...facts }: HelpFacts['help'], words: LetterWords): Draft {
  const ours = words.letters.help;
  const parts = partsOf(facts, words);
  const known = topics.flatMap((topic) => wordsTold(topic, parts));
  const unknown = topics.filter((topic) => wordsTold(topic, parts).length === 0);
  const isWhole = topics.length === 0;
  const told = isWhole
    ? parts
    : parts.map((part) => ({ ...part, rows: part.rows.filter((row) => isAbout(row, known)) }));
  const lead = [...unknown.map((topic) => ours.unknown(topic)), isWhole ? ours.lead : ours.allElse];
  return {
    subject: isWhole ? ours.subject : `${ours.subject}${words.colon}${topics.join(', ')}`,
    title: ours.subject,
    lead: { tone: 'call', about: null, strong: null, text: lead.join(' ') },
    sections: [
      ...(talk === undefined ? [] : [talkSection(talk, words)]),
      ...told.filter(({ rows }) => rows.length > 0).map((part) => sectionOf(part, words)),
    ],
  };
}

/** A topic as something tells of it: whole, or else those of its words that something does. */
function wordsTold(topic: string, parts: readonly Part[]): readonly string[] {
  const isTold = (word: string): boolean => parts.some(({ rows }) => rows.some((row) => isAbout(row, [word])));
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
    { title: ours.others, rows: others.map(({ form, means }) => [form, means]), isProse: true },
    {
      title: ours.conditions,
      rows: terms.length === 0 ? [] : [['', ours.conditionsNote(terms.join(words.pause))]],
      isProse: true,
    },
    { title: ours.rulesOfGame, rows: rules.map(({ label, text }) => [label, text]), isProse: true },
    { title: ours.mail, rows: mail },
    { title: ours.letters, rows: letters.map(([key = '', text = '']) => [key, text]) },
    { title: words.chapters['how-to'], rows: ours.rules.map((rule) => ['', rule]), isProse: true },
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
