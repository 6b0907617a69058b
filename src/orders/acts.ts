/** What a mail asks besides orders: READY, STATUS, CANCEL, PRESS, LANGUAGE … in every tongue. */

import { keyOf } from './fold.ts';
import { findSpelling, type Lexicon, type Spelling, type Spellings } from './lexicon.ts';
import { ANY_PLACE, readName } from './names.ts';
import { isHexNumber, noStops, type Scan, wordAt, writtenAt } from './scan.ts';
import type { Act, Cancels, MailVerb } from './types.ts';
import { IF, STANDING, TURN } from './words.ts';

interface MailWord {
  verb: MailVerb;
  /** `alone`: counts only alone on its line; `open`: arguments may follow; `leads`: an order may follow on the line. */
  takes: 'alone' | 'open' | 'leads';
  words: readonly string[];
  gm?: true;
}

/** All that can be asked in a mail, by its words in every tongue; `gm`: by the umpire alone. */
export const MAIL_WORDS: readonly MailWord[] = [
  { verb: 'amend', takes: 'leads', words: ['amend', 'amender', 'modifier', 'enmendar', 'modificar'] },
  { verb: 'check', takes: 'leads', words: ['check', 'verifier', 'comprobar', 'verificar'] },
  { verb: 'cancel', takes: 'open', words: ['cancel', 'annuler', 'cancelar', 'anular'] },
  { verb: 'status', takes: 'alone', words: ['status', 'etat', 'situation', 'estado'] },
  { verb: 'help', takes: 'open', words: ['help', 'aide', 'ayuda'] },
  { verb: 'ready', takes: 'alone', words: ['ready', 'pret', 'listo', 'lista'] },
  { verb: 'unready', takes: 'alone', words: ['unready', 'not ready', 'pas pret', 'no listo', 'no lista'] },
  { verb: 'turn', takes: 'open', words: ['turn', 'tour', 'turno'] },
  {
    verb: 'same',
    takes: 'open',
    words: [
      ...['same', 'same orders', 'same again', 'same as last turn', 'same orders as last turn'],
      ...['same as before', 'repeat last turn'],
      ...[
        'idem',
        'pareil',
        'memes ordres',
        'les memes ordres',
        'comme au tour precedent',
        'pareil qu au tour precedent',
      ],
      ...['igual', 'lo mismo', 'mismas ordenes', 'igual que el turno anterior'],
    ],
  },
  { verb: 'yes', takes: 'open', words: ['yes', 'oui', 'si'] },
  { verb: 'surrender', takes: 'alone', words: ['surrender', 'capituler', 'me rends', 'rendirse', 'capitular'] },
  { verb: 'resign', takes: 'alone', words: ['resign', 'abandonner', 'dimitir', 'abandonar'] },
  { verb: 'offer-draw', takes: 'alone', words: ['offer draw', 'offer a draw', 'proposer nulle', 'ofrecer tablas'] },
  { verb: 'confirm', takes: 'open', words: ['confirm', 'confirmer', 'confirmar'] },
  { verb: 'accept', takes: 'open', words: ['accept', 'accepter', 'aceptar'] },
  { verb: 'decline', takes: 'open', words: ['decline', 'refuser', 'rechazar'] },
  { verb: 'press', takes: 'open', words: ['press', 'presse', 'prensa'] },
  { verb: 'language', takes: 'open', words: ['language', 'langue', 'idioma'] },
  { verb: 'timezone', takes: 'open', words: ['timezone', 'time zone', 'fuseau', 'huso', 'zona horaria'] },
  { verb: 'vacation', takes: 'open', words: ['vacation', 'vacances', 'absence', 'vacaciones', 'ausencia'] },
  { verb: 'code', takes: 'open', words: ['code', 'codigo'] },
  { verb: 'address', takes: 'open', words: ['address', 'adresse', 'direccion'] },
  { verb: 'resend', takes: 'open', words: ['resend', 'renvoyer', 'reenviar'] },
  { verb: 'pdf', takes: 'alone', words: ['resend pdf', 'renvoyer pdf', 'renvoyer le pdf', 'reenviar pdf'] },
  { verb: 'format', takes: 'open', words: ['format', 'formato'] },
  { verb: 'reminders', takes: 'open', words: ['reminders', 'rappels', 'recordatorios'] },
  { verb: 'calendar', takes: 'open', words: ['calendar', 'calendrier', 'agenda', 'calendario'] },
  {
    verb: 'unsubscribe',
    takes: 'alone',
    words: ['unsubscribe reminders', 'desabonner rappels', 'cancelar recordatorios'],
  },
  { verb: 'phrase', takes: 'open', words: ['phrase', 'frase'] },
  { verb: 'history', takes: 'open', words: ['history', 'historique', 'historial'] },
  { verb: 'extend', takes: 'open', words: ['extend', 'prolonger', 'prorrogar'], gm: true },
  { verb: 'process', takes: 'open', words: ['process', 'traiter', 'procesar'], gm: true },
  { verb: 'withhold', takes: 'open', words: ['withhold', 'retenir', 'retener'], gm: true },
  { verb: 'approve', takes: 'open', words: ['approve', 'approuver', 'aprobar'], gm: true },
  { verb: 'broadcast', takes: 'open', words: ['broadcast', 'diffuser', 'difundir'], gm: true },
  { verb: 'pause', takes: 'open', words: ['pause', 'suspendre', 'pausar'], gm: true },
  { verb: 'resume', takes: 'open', words: ['resume', 'reprendre', 'reanudar'], gm: true },
];

const spelt: Spellings<MailWord> = (() => {
  const index = new Map<string, Spelling<MailWord>[]>();
  for (const word of MAIL_WORDS) {
    for (const spelling of word.words) {
      const words = keyOf(spelling).split(' ');
      const head = words[0] as string;
      const there = index.get(head) ?? [];
      there.push({ words, value: word });
      there.sort((a, b) => b.words.length - a.words.length);
      index.set(head, there);
    }
  }
  return index;
})();

const ALL = new Set(['all', 'everything', 'tout', 'tous', 'todo', 'todos']);
const ANONYMOUS = new Set(['anon', 'anonymous', 'anonyme', 'anonimo', 'anonima']);
const TO = new Set(['to', 'a', 'pour', 'para']);
const ORDER_ID = /^[os]\d{1,4}$/;
const WHOLE = /^\d{1,9}$/;
/** What may follow a wish and changes nothing of it. */
const COURTESY = new Set([
  'please',
  'thanks',
  'thank',
  'you',
  'svp',
  's',
  'il',
  'vous',
  'te',
  'plait',
  'merci',
  'por',
  'favor',
  'gracias',
]);
/** What is accepted or declined in the middle of a game. */
export const DRAW: ReadonlySet<string> = new Set(['draw', 'nulle', 'tablas', 'the draw', 'la nulle']);
const CLOSES_PRESS = new Set(['endpress', 'end press', 'finpresse', 'fin presse', 'finprensa', 'fin prensa']);
/** Eight figures and letters in any grouping, one of them a figure that no letter is taken for; or whether codes are wanted. */
const CODE = /^(?:on|off|oui|non|si|no|(?=.*[2-9])[a-z0-9]{8})$/i;
const MAIL_ADDRESS = /^\S*[^\s@]@[^\s@]\S*$/;
const LANGUAGE_CODE = /^[a-z]{2,10}$/;
const ZONE = /^[A-Za-z_+-]+(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** A line read as an act; `leads` when an order may follow from there. Null when it is none. */
export function readAct(scan: Scan, lexicon: Lexicon): { act: Act; leads: boolean } | null {
  const line = wordAt(scan, scan.at)?.line ?? 0;
  const found = findSpelling(spelt, scan.tokens, scan.at, scan.end);
  if (found === null) return null;
  const { verb, takes, gm } = found.value;
  const from = scan.at + found.count;
  const rest = scan.end - from;
  if (takes === 'alone' && !isPolite(scan, from)) return null;
  const args: string[] = [];
  const numbers: number[] = [];
  for (let index = from; index < scan.end; index++) {
    const word = wordAt(scan, index);
    if (word === null) break;
    args.push(writtenAt(scan, index, 1));
    if (WHOLE.test(word.text)) numbers.push(Number(word.text));
  }
  const act: Act = { verb, line, args: takes === 'leads' ? [] : args, numbers: takes === 'leads' ? [] : numbers };
  if (gm) act.gm = true;
  if (takes === 'leads') {
    // `AMEND? No, that was it` is talk.
    if (isAsked(scan, from - 1)) return null;
    scan.at = from;
    return { act, leads: rest > 0 };
  }
  if (verb === 'cancel') {
    const cancels = readCancels(scan, lexicon, from);
    if (cancels === null) return null;
    act.cancels = cancels;
  }
  return fits(act, scan, from) ? { act, leads: false } : null;
}

/** Does a question mark follow this word? */
function isAsked(scan: Scan, at: number): boolean {
  const word = scan.tokens[at];
  return (
    word !== undefined && /\w\s?\?/.test(scan.source(word.line).slice(word.column - 1, word.column + word.length + 1))
  );
}

/** Nothing, or `merci`. */
function isPolite(scan: Scan, from: number): boolean {
  return scan.tokens.slice(from, scan.end).every(({ key }) => COURTESY.has(key));
}

/** Whether the arguments are such as the verb takes; else the line is prose that happens to begin with its word. */
function fits(act: Act, scan: Scan, from: number): boolean {
  const { args, numbers, verb } = act;
  const first = wordAt(scan, from);
  switch (verb) {
    case 'turn':
      return args.length === 1 && numbers.length === 1;
    case 'yes': {
      const rest = TURN.has(first?.key ?? '') ? args.length - 1 : args.length;
      return rest === 1 && numbers.length === 1;
    }
    case 'same':
      return args.every((arg) => COURTESY.has(keyOf(arg)));
    case 'resend':
    case 'history':
      return args.length === 0 || (numbers.length === 1 && args.length <= 2);
    case 'phrase':
      return args.length >= 1;
    case 'language':
      return args.length === 1 && LANGUAGE_CODE.test(first?.key ?? '');
    case 'format':
      return formatOf(args) !== null;
    case 'reminders':
    case 'calendar':
      return args.length === 1 && switchOf(args[0] as string) !== null;
    case 'timezone':
      return args.length === 1 && ZONE.test(args[0] as string);
    case 'code':
      return CODE.test(args.join('').replace(/[^\p{L}\p{N}]/gu, ''));
    case 'address':
      return scan.end > from && MAIL_ADDRESS.test(writtenAt(scan, from, scan.end - from));
    case 'help':
      return args.length <= 2;
    // Not every line that begins so is one: a tactic is called `Refuser le flanc`.
    case 'accept':
    case 'decline':
      return args.length <= 1 || DRAW.has(keyOf(args.join(' ')));
    case 'confirm':
    case 'process':
    case 'withhold':
    case 'approve':
    case 'pause':
    case 'resume':
      return args.length <= 2;
    case 'extend':
      return args.length >= 1 && args.length <= 3;
    case 'vacation':
      return args.length === 0 || args.length === 1 || args.some((arg) => /\d/.test(arg));
    case 'press':
      return args.length >= 1 && args.length <= 4 && TO.has(first?.key ?? '');
    default:
      return true;
  }
}

function readCancels(scan: Scan, lexicon: Lexicon, from: number): Cancels | null {
  let index = from;
  const standing = STANDING.has(wordAt(scan, index)?.key ?? '');
  if (standing) index++;
  const line = { ...scan, stops: noStops };
  const ids: string[] = [];
  const names: string[] = [];
  let verbs: readonly string[] = [];
  let beyond = 0;
  if (ALL.has(wordAt(scan, index)?.key ?? '') && index + 1 === scan.end)
    return { standing, ids, verbs, names, isUnclear: false, whole: null };
  // A condition stands in no list of names: only as the whole order says it is one meant.
  if (IF.has(wordAt(scan, index)?.key ?? '')) return { standing, ids, verbs, names, isUnclear: true, whole: null };
  const spoken = findSpelling(lexicon.verbs, scan.tokens, index, scan.end);
  if (spoken) {
    verbs = [spoken.value.verb.verb.id];
    index += spoken.count;
  } else if (index + 1 === scan.end) {
    const begun = lexicon.verbs.get(wordAt(scan, index)?.key ?? '') ?? [];
    verbs = [...new Set(begun.map(({ value }) => value.verb.verb.id))];
    if (verbs.length > 0) index++;
  }
  while (index < scan.end) {
    const word = wordAt(scan, index);
    if (word === null) break;
    if (ORDER_ID.test(word.key)) {
      ids.push(word.key);
      index++;
      continue;
    }
    const type = isHexNumber(word.key) ? 'hex' : 'unit';
    const found = readName(line, index, { type, whose: 'own' });
    const place = found.kind === 'one' ? found : readName(line, index, ANY_PLACE);
    if (place.kind === 'one') {
      names.push(place.named.id);
      index += place.count;
      continue;
    }
    if (verbs.length === 0) return null;
    // What follows a verb beyond its names says nothing more about which order is meant.
    index++;
    beyond++;
  }
  const isUnclear = beyond > 0 && ids.length + names.length === 0;
  return { standing, ids, verbs, names, isUnclear, whole: null };
}

const FORMATS: ReadonlyMap<string, 'full' | 'html' | 'text'> = new Map([
  ['full', 'full'],
  ['complet', 'full'],
  ['completo', 'full'],
  ['pdf', 'full'],
  ['html', 'html'],
  ['no pdf', 'html'],
  ['without pdf', 'html'],
  ['sans pdf', 'html'],
  ['sin pdf', 'html'],
  ['text', 'text'],
  ['text only', 'text'],
  ['texte', 'text'],
  ['texte seul', 'text'],
  ['texto', 'text'],
]);
const SIZE = /^(.*?) ?(\d{1,2}(?:[.,]\d)?) ?(?:mb|mo|mib)$/u;

/** The form of letters a FORMAT names, with their size in MB where it says one; null when it names none. */
export function formatOf(
  args: readonly string[],
): { format: 'full' | 'html' | 'text'; megabytes: number | null } | null {
  const said = args.join(' ').toLowerCase().replace(/\.$/u, '');
  const [, name = said, size] = SIZE.exec(said) ?? [];
  const format = FORMATS.get(name.trim());
  return format === undefined
    ? null
    : { format, megabytes: size === undefined ? null : Number(size.replace(',', '.')) };
}

const ON = new Set(['on', 'yes', 'oui', 'si', 'sí']);
const OFF = new Set(['off', 'no', 'non', 'none']);

/** Whether a word switches something on; null when it is no such word. */
export function switchOf(word: string): boolean | null {
  const known = word.toLowerCase();
  return ON.has(known) ? true : OFF.has(known) ? false : null;
}

/** Whether a line closes a PRESS block. */
export function closesPress(key: string): boolean {
  return CLOSES_PRESS.has(key);
}

/** To whom a PRESS goes, and whether unsigned, from its arguments. */
export function pressHeading(args: readonly string[]): { to: string; anonymous: boolean } {
  const words = args.slice(1).map(keyOf);
  const anonymous = words.some((word) => ANONYMOUS.has(word));
  return { to: words.filter((word) => !ANONYMOUS.has(word)).join(' '), anonymous };
}

/** Every word an act may begin with: the mail reader tells order lines from signatures by them. */
export const MAIL_SPELLINGS: readonly string[] = MAIL_WORDS.flatMap((word) => word.words.map(keyOf));
