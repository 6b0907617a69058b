/** What a mail asks besides orders, READY, STATUS, PRESS, LANGUAGE …: each word in every tongue, and what it takes. */

import { keyOf } from './fold.ts';
import { ARTICLES, TURN } from './words.ts';

/** What stands on a line after the word. */
export interface Said {
  readonly args: readonly string[];
  /** The whole numbers among them. */
  readonly numbers: readonly number[];
  /** The first of them, folded; empty where there is none. */
  readonly first: string;
  /** All of it as written. */
  readonly whole: () => string;
}

/** A row is all there is of a word here; what comes of it is done by the rooms of the campaign that read mails. */
interface MailWord {
  readonly verb: string;
  /** `alone`: counts only alone on its line; `open`: arguments may follow; `leads`: an order may follow on the line. */
  readonly takes: 'alone' | 'open' | 'leads';
  readonly words: readonly string[];
  /** Asked by the umpire alone. */
  readonly gm?: true;
  /** Asked of a game in play alone. */
  readonly ofPlay?: true;
  /** No part of the orders: CHECK in front of them does not keep it back. */
  readonly besideOrders?: true;
  /** Whether the arguments are such as it takes; else the line is prose that happens to begin with its word. */
  fits?(said: Said): boolean;
}

/** What may follow a wish and changes nothing of it. */
export const COURTESY = new Set([
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
const TO = new Set(['to', 'a', 'pour', 'para']);
const FOR = new Set(['for', 'pour', 'para']);
/** Eight figures and letters in any grouping, one of them a figure that no letter is taken for; or whether codes are wanted. */
const CODE = /^(?:on|off|oui|non|s[ií]|no|(?=.*[2-9])[a-z0-9]{8})$/i;
const MAIL_ADDRESS = /^\S*[^\s@]@[^\s@]\S*$/;
const LANGUAGE_CODE = /^[a-z]{2,10}$/;
const ZONE = /^[A-Za-z_+-]+(?:\/[A-Za-z0-9_+-]+){0,2}$/;

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

const turnNamed = ({ args, numbers }: Said): boolean => args.length === 0 || (numbers.length === 1 && args.length <= 2);
const onOrOff = ({ args: [word = '', ...more] }: Said): boolean => more.length === 0 && switchOf(word) !== null;
/** `Yes, for turn 6`, `oui, pour le tour 6`. */
const leadsToTurn = (arg: string): boolean =>
  [TURN, TO, FOR, ARTICLES, COURTESY].some((words) => words.has(keyOf(arg.replace(/\W+$/u, ''))));
const twoAtMost = ({ args }: Said): boolean => args.length <= 2;
// Not every line that begins so is one: a tactic is called `Refuser le flanc`.
const oneOrDraw = ({ args }: Said): boolean => args.length <= 1 || DRAW.has(keyOf(args.join(' ')));

const WORDS = [
  { verb: 'amend', takes: 'leads', words: ['amend', 'amender', 'modifier', 'enmendar', 'modificar'], ofPlay: true },
  { verb: 'check', takes: 'leads', words: ['check', 'verifier', 'comprobar', 'verificar'] },
  // Said in prose too, so that nothing may follow them.
  {
    verb: 'check',
    takes: 'alone',
    words: ['test', 'try', 'essai', 'essayer', 'tester', 'ensayo', 'ensayar', 'probar'],
  },
  { verb: 'cancel', takes: 'open', words: ['cancel', 'annuler', 'cancelar', 'anular'], ofPlay: true },
  { verb: 'status', takes: 'alone', words: ['status', 'etat', 'situation', 'estado'] },
  { verb: 'help', takes: 'open', words: ['help', 'aide', 'ayuda'], fits: twoAtMost },
  {
    verb: 'ready',
    takes: 'alone',
    words: ['ready', 'pret', 'prete', 'prets', 'pretes', 'listo', 'lista', 'listos', 'listas'],
    ofPlay: true,
  },
  {
    verb: 'unready',
    takes: 'alone',
    words: [
      'unready',
      'not ready',
      'pas pret',
      'pas prete',
      'pas prets',
      'pas pretes',
      'no listo',
      'no lista',
      'no listos',
      'no listas',
    ],
    ofPlay: true,
  },
  {
    verb: 'turn',
    takes: 'open',
    words: ['turn', 'tour', 'turno'],
    fits: ({ args, numbers }) => args.length === 1 && numbers.length === 1,
  },
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
    ofPlay: true,
    fits: ({ args }) => args.every((arg) => COURTESY.has(keyOf(arg))),
  },
  {
    verb: 'yes',
    takes: 'open',
    words: ['yes', 'oui', 'si'],
    ofPlay: true,
    fits: ({ args, numbers }) => numbers.length === 1 && args.filter((arg) => !leadsToTurn(arg)).length === 1,
  },
  {
    verb: 'surrender',
    takes: 'alone',
    words: ['surrender', 'capituler', 'me rends', 'rendirse', 'capitular'],
    ofPlay: true,
  },
  { verb: 'resign', takes: 'alone', words: ['resign', 'abandonner', 'dimitir', 'abandonar'], ofPlay: true },
  {
    verb: 'offer-draw',
    takes: 'alone',
    words: ['offer draw', 'offer a draw', 'proposer nulle', 'ofrecer tablas'],
    ofPlay: true,
  },
  { verb: 'confirm', takes: 'open', words: ['confirm', 'confirmer', 'confirmar'], fits: twoAtMost },
  { verb: 'accept', takes: 'open', words: ['accept', 'accepter', 'aceptar'], ofPlay: true, fits: oneOrDraw },
  { verb: 'decline', takes: 'open', words: ['decline', 'refuser', 'rechazar'], ofPlay: true, fits: oneOrDraw },
  {
    verb: 'press',
    takes: 'open',
    words: ['press', 'presse', 'prensa'],
    besideOrders: true,
    fits: ({ args, first }) => args.length >= 1 && args.length <= 4 && TO.has(first),
  },
  {
    verb: 'language',
    takes: 'open',
    words: ['language', 'langue', 'idioma'],
    besideOrders: true,
    fits: ({ args, first }) => args.length === 1 && LANGUAGE_CODE.test(first),
  },
  {
    verb: 'timezone',
    takes: 'open',
    words: ['timezone', 'time zone', 'fuseau', 'huso', 'zona horaria'],
    besideOrders: true,
    fits: ({ args: [zone = '', ...more] }) => more.length === 0 && ZONE.test(zone),
  },
  {
    verb: 'vacation',
    takes: 'open',
    words: ['vacation', 'vacances', 'absence', 'vacaciones', 'ausencia'],
    ofPlay: true,
    besideOrders: true,
    fits: ({ args }) => args.length <= 1 || args.some((arg) => /\d/.test(arg)),
  },
  {
    verb: 'code',
    takes: 'open',
    words: ['code', 'codigo'],
    fits: ({ args }) => CODE.test(args.join('').replace(/[^\p{L}\p{N}]/gu, '')),
  },
  {
    verb: 'address',
    takes: 'open',
    words: ['address', 'adresse', 'direccion'],
    fits: ({ whole }) => MAIL_ADDRESS.test(whole()),
  },
  { verb: 'resend', takes: 'open', words: ['resend', 'renvoyer', 'reenviar'], fits: turnNamed },
  { verb: 'pdf', takes: 'alone', words: ['resend pdf', 'renvoyer pdf', 'renvoyer le pdf', 'reenviar pdf'] },
  {
    verb: 'format',
    takes: 'open',
    words: ['format', 'formato'],
    besideOrders: true,
    fits: ({ args }) => formatOf(args) !== null,
  },
  {
    verb: 'reminders',
    takes: 'open',
    words: ['reminders', 'rappels', 'recordatorios'],
    besideOrders: true,
    fits: onOrOff,
  },
  {
    verb: 'calendar',
    takes: 'open',
    words: ['calendar', 'calendrier', 'agenda', 'calendario'],
    besideOrders: true,
    fits: onOrOff,
  },
  {
    verb: 'unsubscribe',
    takes: 'alone',
    words: ['unsubscribe reminders', 'desabonner rappels', 'cancelar recordatorios'],
  },
  {
    verb: 'phrase',
    takes: 'open',
    words: ['phrase', 'frase'],
    ofPlay: true,
    besideOrders: true,
    fits: ({ args }) => args.length >= 1,
  },
  { verb: 'history', takes: 'open', words: ['history', 'historique', 'historial'], fits: turnNamed },
  {
    verb: 'extend',
    takes: 'open',
    words: ['extend', 'prolonger', 'prorrogar'],
    gm: true,
    fits: ({ args }) => args.length >= 1 && args.length <= 3,
  },
  { verb: 'process', takes: 'open', words: ['process', 'traiter', 'procesar'], gm: true, fits: twoAtMost },
  { verb: 'withhold', takes: 'open', words: ['withhold', 'retenir', 'retener'], gm: true, fits: twoAtMost },
  { verb: 'approve', takes: 'open', words: ['approve', 'approuver', 'aprobar'], gm: true, fits: twoAtMost },
  { verb: 'broadcast', takes: 'open', words: ['broadcast', 'diffuser', 'difundir'], gm: true },
  { verb: 'pause', takes: 'open', words: ['pause', 'suspendre', 'pausar'], gm: true, fits: twoAtMost },
  { verb: 'resume', takes: 'open', words: ['resume', 'reprendre', 'reanudar'], gm: true, fits: twoAtMost },
] as const satisfies readonly MailWord[];

export type MailVerb = (typeof WORDS)[number]['verb'];

export const MAIL_WORDS: readonly (MailWord & { readonly verb: MailVerb })[] = WORDS;

/** Verbs of words that are such. */
export const mailVerbs = (are: (word: MailWord) => boolean | undefined): ReadonlySet<MailVerb> =>
  new Set(MAIL_WORDS.filter(are).map(({ verb }) => verb));

/** How a word is spelt, in every tongue. */
export const spellingsOf = (verb: MailVerb): readonly string[] =>
  MAIL_WORDS.flatMap((word) => (word.verb === verb ? word.words.map(keyOf) : []));

/** READY as a sentence has it, `ready to go`, `nous sommes prêts`; and what says the contrary. */
const READY = new Set(spellingsOf('ready'));
const NOT_READY = new Set(
  (
    'not isn aren never yet if when until almost nearly soon will ll tomorrow pas non encore si quand presque bientot demain ' +
    'no todavia aun cuando casi pronto manana'
  ).split(' '),
);
/** A sentence of more words, or of more letters, is about something else. */
const LONGEST_READY = { words: 8, letters: 60 };

/** What is said beside READY and says nothing else: who is, and that all is well; that nobody need wait is said with a negation. */
const NO_NEED =
  /\b(?:pas la peine|inutile|pas besoin|no need|no hace falta) (?:d |de |to )?(?:attendre|wait|esperar)\b/g;
const ALL_DONE = /\b(?:c est|that s|that is|eso es|esta) (?:bon|tout|it|all|todo|bien)\b/g;
/** Of these, what says that nothing follows. */
const ALL_SAID = /\b(?:c est tout|that s all|that is all|eso es todo)\b/;
const NO_MORE =
  /\b(?:no (?:more|further|other) (?:changes?|orders?)|no changes?|nothing (?:more|else)|(?:plus|pas) (?:de |d )(?:changements?|ordres?|autres ordres)|rien (?:d autre|de plus)|(?:sin|no hay) (?:mas )?cambios|nada mas)\b/g;
const FOR_ME = /\b(?:for|pour|por) (?:me|moi|mi parte|my part|ma part)\b/g;
const THANKS = /\bthank you\b/g;
/** A line that begins so asks. */
const ASKS = /^(?:am|are|is|est|suis|sommes|esta|estas) /;
/** Said of orders that are given whole. */
const DONE = wordsIn('done finished termine terminee termines terminees fini finie finis terminado terminada acabado');
const BESIDE_READY = new Set([
  ...[...COURTESY].filter((word) => word !== 'you'),
  ...DONE,
  ...wordsIn(
    'ok okay yes oui si well bon bien bueno vale voila alors then now maintenant ahora ya good all fine parfait perfect thx',
  ),
  ...wordsIn(
    'super genial geniale nickel excellent excellente top impeccable formidable cool awesome lovely perfecto excelente estupendo',
  ),
  ...wordsIn(
    'accord acuerdo great nice looks go going ahead to with have has my our orders mes nos ordres mis ordenes and et y',
  ),
  ...wordsIn(
    'i am m we are re it s is that j ai je suis nous avons sommes on c est a tout toutes tous todo todos estoy estamos he',
  ),
]);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const wordsOf = (line: string): string => keyOf(line.replace(/[^\p{L}\p{N}\s]/gu, ' ')).replace(/\s+/g, ' ');
const isShort = (line: string): boolean => line.length <= LONGEST_READY.letters && !line.includes('?');

/** A line whose last sentence is READY, in what stands before that and the sentence itself; null for any other. */
export function readyAtEnd(line: string): readonly [head: string, ready: string] | null {
  const [, head = '', last = ''] = /^(.*[.!;])\s+(.+)$/su.exec(line) ?? [];
  return isReadyAlone(last) ? [head, last] : null;
}

/** Whether talk may be meant as READY: `I think I'm ready`, `that's all from me`, or a last sentence of a line that is READY. */
export function isReadySaid(line: string): boolean {
  if (isReadyAlone(line) || readyAtEnd(line) !== null || isDone(line)) return true;
  const words = wordsOf(line).replace(NO_NEED, '').split(' ');
  const isFew = isShort(line) && words.length <= LONGEST_READY.words;
  return isFew && words.some((word) => READY.has(word)) && !words.some((word) => NOT_READY.has(word));
}

const IS_NOT = new Set('not isn aren never yet pas non encore no todavia aun'.split(' '));

/** Whether talk says that one is not ready: `actually not ready yet`. */
export function isNotReadySaid(line: string): boolean {
  const words = wordsOf(line).replace(NO_NEED, '').split(' ');
  const isFew = isShort(line) && words.length <= LONGEST_READY.words;
  return isFew && words.some((word) => READY.has(word)) && words.some((word) => IS_NOT.has(word));
}

/** Whether a line says READY and nothing else: `ok prêt`, `that's it, ready!`, `voilà, je suis prête` */
export function isReadyAlone(line: string): boolean {
  const words = besidePhrases(line);
  const isPlain = isShort(line) && !ASKS.test(wordsOf(line));
  return isPlain && words.some((word) => READY.has(word)) && words.every((word) => isOfReady(word));
}

/** Whether it says that the orders are given whole, and nothing else: `Terminé`, `that's all for me`. */
function isDone(line: string): boolean {
  const words = besidePhrases(line);
  const isSaid = words.some((word) => DONE.has(word)) || (wordsOf(line).match(ALL_SAID) !== null && isShort(line));
  return isShort(line) && isSaid && words.every((word) => isOfReady(word));
}

/** The words of a line without the phrases that say nothing beside READY. */
const besidePhrases = (line: string): readonly string[] =>
  [NO_NEED, NO_MORE, ALL_DONE, FOR_ME, THANKS]
    .reduce((left, phrase) => left.replace(phrase, ''), wordsOf(line))
    .split(' ')
    .filter((word) => word !== '');

const isOfReady = (word: string): boolean => READY.has(word) || BESIDE_READY.has(word);

const YES = new Set(spellingsOf('yes'));

const AGREES = wordsIn(
  'ok okay vale agreed entendu volontiers sure yep yeah ouais claro parfait perfect accord acuerdo',
);
/** What goes on with it: `d’accord`, `de acuerdo`. */
const AGREEING = new Set([...AGREES, ...COURTESY, 'd', 'de', 'bien']);

/** Whether a line says yes and no more: `Yes!`, `oui, merci`, `oui d’accord`. */
export function isYes(line: string): boolean {
  const [first = '', ...more] = wordsOf(line)
    .split(' ')
    .filter((word) => word !== '');
  const isSaid = YES.has(first) || (AGREES.has(first) && more.some((word) => YES.has(word)));
  return isSaid && !line.includes('?') && more.every((word) => YES.has(word) || AGREEING.has(word));
}

/** Whether it agrees without a yes, `ok`, `d’accord, merci`: one where nothing else is written, else a courtesy. */
export function isAgreed(line: string): boolean {
  const words = wordsOf(line)
    .split(' ')
    .filter((word) => word !== '');
  const isSaid = words.some((word) => AGREES.has(word)) && !line.includes('?');
  return isSaid && words.every((word) => AGREEING.has(word));
}

/** A cheap look whether a text may say either. */
export const MAY_SAY_YES = new RegExp(
  `^\\W*(?:${[...YES, ...AGREES].join('|')}|d\\W?accord|de acuerdo)\\b|\\b(?:${[...YES].join('|')})\\W*$`,
  'imu',
);

const BUT = new Set('but mais pero only just except seulement sauf juste solo salvo excepto'.split(' '));
/** What makes such a line no yes at all: `yes, but not yet`. */
const TAKES_BACK = new Set(
  'not don dont never no wait later ne n pas non jamais attendre attendez nunca espera esperar'.split(' '),
);
/** A longer line is about something else. */
const LONGEST_BUT = 10;

/** Whether a line says yes, and that what follows it is otherwise: `yes, but change these two`, `oui mais plutôt :`. */
export function isYesBut(line: string): boolean {
  const [first = '', ...more] = wordsOf(line).split(' ');
  const rest = more.slice(more.findIndex((word) => !COURTESY.has(word)));
  const isPlain = !line.includes('?') && more.length < LONGEST_BUT && !rest.some((word) => TAKES_BACK.has(word));
  return YES.has(first) && BUT.has(rest[0] ?? '') && isPlain;
}

/** A line that says yes and READY, in its two halves as written; `isPlain`: its yes says nothing else. */
export interface YesAndReady {
  readonly yes: string;
  readonly ready: string;
  readonly isPlain: boolean;
}

/** The halves of such a line, `yes, and ready`, `oui prêt`, `listo, sí`, `Yes, do that. READY`; null for any other. */
export function yesAndReady(line: string): YesAndReady | null {
  const cuts = [...line.matchAll(/[\p{L}\p{N}]+/gu)].slice(1).toReversed();
  const halves = cuts.map(
    ({ index }) => [line.slice(0, index).replace(/[\s,;:]+$/u, ''), line.slice(index).trim()] as const,
  );
  const first = halves.find(([head, tail]) => (isYes(head) || isAgreed(head)) && isReadyAlone(tail));
  if (first) return { yes: first[0], ready: first[1], isPlain: true };
  const last = halves.find(([head, tail]) => isYes(tail) && isReadyAlone(head));
  if (last) return { yes: last[1], ready: last[0], isPlain: true };
  const [head, ready] = readyAtEnd(line) ?? ['', ''];
  return SAYS_YES.test(head) ? { yes: head, ready, isPlain: false } : null;
}

/** Not `si`, with which a condition begins. */
const SAYS_YES = /^\W*(?:yes|oui|sí)(?!\p{L})/iu;

/** Every word an act may begin with: the mail reader tells order lines from signatures by them. */
export const MAIL_SPELLINGS: readonly string[] = MAIL_WORDS.flatMap((word) => word.words.map(keyOf));
