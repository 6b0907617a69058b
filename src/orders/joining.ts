/** Reads the answer to an invitation: taken or not, and what the newcomer says of himself. No game is needed for it. */
import { keyOf } from './fold.ts';
import { physicalLines } from './lines.ts';

/** What an answer says; the last line of a kind counts. */
export interface JoiningAnswer {
  verdict: 'accept' | 'decline' | 'take-over' | null;
  /** Trimmed, NFC: what its hash is made of. */
  phrase: string | null;
  name: string | null;
  /** As written; the caller knows which there are. */
  language: string | null;
  zone: string | null;
  paper: string | null;
  /** TAKE OVER without the orders on file. */
  newBook: boolean;
  /** Asks for the invitation or what stands once more. */
  asks: boolean;
  /** Lines that begin like one of these and say nothing. */
  unread: readonly string[];
}

type Said =
  | 'accept'
  | 'decline'
  | 'take-over'
  | 'new-book'
  | 'asks'
  | 'phrase'
  | 'name'
  | 'language'
  | 'zone'
  | 'paper';

/** `alone`: nothing follows, or another of these; `word`: one word follows; `rest`: all that stands on the line. */
const WORDS: readonly { said: Said; takes: 'alone' | 'word' | 'rest'; words: readonly string[] }[] = [
  {
    said: 'take-over',
    takes: 'alone',
    words: ['take over', 'prendre la suite', 'je prends la suite', 'tomar el relevo'],
  },
  { said: 'new-book', takes: 'alone', words: ['new book', 'nouveau livre', 'libro nuevo'] },
  {
    said: 'accept',
    takes: 'alone',
    words: ['i accept', 'accept', 'accepted', 'accepter', 'jaccepte', 'accepte', 'aceptar', 'acepto'],
  },
  {
    said: 'decline',
    takes: 'alone',
    words: ['i decline', 'decline', 'refuser', 'je refuse', 'decliner', 'rechazar', 'rechazo'],
  },
  { said: 'asks', takes: 'alone', words: ['help', 'status', 'aide', 'etat', 'ayuda', 'estado'] },
  { said: 'phrase', takes: 'rest', words: ['phrase', 'frase'] },
  { said: 'name', takes: 'rest', words: ['name', 'nom', 'nombre'] },
  { said: 'language', takes: 'word', words: ['language', 'langue', 'idioma'] },
  { said: 'zone', takes: 'word', words: ['timezone', 'time zone', 'fuseau', 'huso', 'zona horaria'] },
  { said: 'paper', takes: 'word', words: ['paper', 'papier', 'papel'] },
];

/**
 * Words an answer may begin a line with: the mail reader tells such lines from signatures by them. Not the word for a
 * name: that begins lines of signatures and headers too.
 */
export const JOINING_SPELLINGS: readonly string[] = WORDS.filter(({ said }) => said !== 'name').flatMap(
  ({ words }) => words,
);

const QUOTED = /^\s*(?:>|&gt;|\|\s?>)/;
const LONGEST_PHRASE = 500;
const LONGEST_NAME = 80;

/** Reads the new text of a mail. Any text; nothing throws. */
export function readJoining(text: string): JoiningAnswer {
  const answer: JoiningAnswer = {
    verdict: null,
    phrase: null,
    name: null,
    language: null,
    zone: null,
    paper: null,
    newBook: false,
    asks: false,
    unread: [],
  };
  const unread: string[] = [];
  for (const line of physicalLines(text)) {
    if (QUOTED.test(line)) continue;
    const read = readLine(line);
    if (read === null) continue;
    if (read === 'unread') unread.push(line.trim());
    else for (const [said, value] of read) note(answer, said, value);
  }
  return { ...answer, unread };
}

function note(answer: JoiningAnswer, said: Said, value: string): void {
  switch (said) {
    case 'accept':
    case 'decline':
    case 'take-over':
      answer.verdict = said;
      break;
    case 'new-book':
      answer.newBook = true;
      break;
    case 'asks':
      answer.asks = true;
      break;
    case 'phrase':
      answer.phrase = value.normalize('NFC').trim().slice(0, LONGEST_PHRASE).trim();
      break;
    case 'name':
      answer.name = value.slice(0, LONGEST_NAME);
      break;
    default:
      answer[said] = value;
  }
}

/** What one line says, several things where they follow each other: `ACCEPT LANGUAGE fr`. Null for talk. */
function readLine(line: string): readonly (readonly [Said, string])[] | 'unread' | null {
  const found: (readonly [Said, string])[] = [];
  let rest = line;
  while (rest.trim() !== '') {
    const begun = begins(rest);
    if (begun === null) return found.length === 0 ? null : 'unread';
    const { said, takes, after } = begun;
    if (takes === 'rest') return after === '' ? 'unread' : [...found, [said, after]];
    const [word = ''] = takes === 'word' ? after.split(/[\s,;]+/u) : [];
    if (takes === 'word' && word === '') return 'unread';
    found.push([said, word.replace(/[.,;]+$/u, '')]);
    rest = after.slice(word.length).replace(/^[\s,;:.!]+/u, '');
    // "Accept my thanks" is talk; so is what begins with no other word of ours.
    if (takes === 'alone' && rest !== '' && begins(rest) === null) return found.length === 1 ? 'unread' : found;
  }
  return found.length === 0 ? null : found;
}

/** None of our words is longer than this. */
const HEAD = 40;
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
const MOST_WORDS = 4;

/** The word of ours a text begins with, and what follows it as it was written. */
function begins(text: string): { said: Said; takes: 'alone' | 'word' | 'rest'; after: string } | null {
  const written = text.trim();
  const heads = [...written.slice(0, HEAD).matchAll(WORD)].slice(0, MOST_WORDS);
  if (heads[0]?.index !== 0) return null;
  for (const last of heads.toReversed()) {
    const end = last.index + last[0].length;
    const key = keyOf(written.slice(0, end));
    const found = WORDS.find(({ words }) => words.includes(key));
    if (found) return { ...found, after: written.slice(end).replace(/^[\s,;:.!=]+/u, '') };
  }
  return null;
}
