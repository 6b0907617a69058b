/** Recognises where an older mail begins inside a newer one: attribution lines, header blocks, forward and original-message lines, in many languages. */
import { isDayWord, isMonthWord, monthsOf } from './dates.ts';
import { alternatives, FIELDS, ORIGINAL_MESSAGE, QUOTING, WROTE, WROTE_ANYWHERE, words } from './mailWords.ts';

/** The line above which a reply is written; every mail we send carries it, in the reader's language. */
export const replyLines = {
  en: '=-=-= Write your reply above this line =-=-=',
  fr: '=-=-= Répondez au-dessus de cette ligne =-=-=',
  es: '=-=-= Escriba su respuesta por encima de esta línea =-=-=',
} as const;

// Clients re-wrap and decorate the line, so its words decide and not its rules.
const ownLine =
  /=-=.{0,4}(write your reply above this line|(?:écrivez votre réponse|répondez) au-dessus de cette ligne|escriba su respuesta por encima de esta línea)/iu;

// What other programs write there, between marks of some kind.
const othersLine =
  /^[\s>]*[-#=_*~]{2,}.{0,40}(?:(?:reply|respon[ds]e?|answer)\b.{0,20}\babove|au[- ]dessus de cette ligne|(?:über|oberhalb) dieser (?:zeile|linie)|(?:encima|arriba) de esta l[ií]nea|sopra (?:a )?questa (?:riga|linea)|boven deze (?:regel|lijn)|acima desta linha)/iu;

export function isReplyLine(line: string): boolean {
  return ownLine.test(line) || othersLine.test(line.slice(0, beginning));
}

// "wrote", as clients put it into the line above a quote.
const wrote = new RegExp(`(?<!\\p{L})(${alternatives(WROTE)})(?!\\p{L})|${WROTE_ANYWHERE}`, 'iu');
const when = /\b(19|20)\d\d\b|\d{1,2}[:.]\d\d\b|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{4}年/u;
// A number beside a word, which is a date where the word is a month: `2 déc` is one, `le 2 svp` none.
const dayAndWord = /(?<!\d)\d{1,2}\.? (?:de |d['’])?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})\.? \d{1,2}\b/gu;
const who = /<[^<>]*@|\S@\S+\.\S|@.*>/u;
// How the first of several wrapped lines of an attribution starts.
const opens =
  /^[\s>*-]*((on|le|el|am|il|em|op|den|dnia|på|a|la|dne|vào|pada|el día|w dniu)\s.*\d|(ma|ti|ke|to|pe|su|po|út|st|čt|pá|so|ne) \d{1,2}\. |\d{1,4}[-./ ]|\p{L}+, \d|at \d|["'“]?(?!mailto:)\p{L}[^<>]*<)/iu;
// Begins with a preposition and a date, as clients write it; anything less would cut sentences: `le mar.` is a day, `le
// marqueur` is none.
const days = {
  en: 'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
  fr: 'lun(?:di)?|mar(?:di)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?',
  es: 'lun(?:es)?|mar(?:tes)?|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?|dom(?:ingo)?',
  nl: 'ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|do(?:nderdag)?|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?',
  pt: 'seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sáb(?:ado)?|dom(?:ingo)?',
};
// A day of a month in figures or in words; a number alone is a number: `le 2 svp`, `on 3 please`.
const dayOf = (...languages: readonly string[]): string =>
  `\\d{1,2}(?:st|nd|rd|th|er|º)?(?:[-./]\\d|[-./]? ?(?:de |d['’])?(?:${languages.flatMap(monthsOf).join('|')})(?!\\p{L}))`;
const dated =
  `(?:on (?:(?:${days.en})(?!\\p{L})|${dayOf('en')}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}* \\d)|` +
  `le (?:(?:${days.fr})(?!\\p{L})|${dayOf('fr')})|` +
  `am (?:(?:mo|di|mi|do|fr|sa|so)(?:[., ]|\\p{L}*(?:tag|woch|abend))|${dayOf('de')})|` +
  `el (?:(?:${days.es})(?!\\p{L})|${dayOf('es', 'ca')})|(?:il giorno|in data) |` +
  `op (?:(?:${days.nl})(?!\\p{L})|${dayOf('nl')})|em (?:(?:${days.pt})(?!\\p{L})|${dayOf('pt')}))`;
const startsWithin = new RegExp(`[\\s-]${dated}`, 'iu');
const startsHere = new RegExp(`^[\\s>*-]*${dated}`, 'iu');
// `tir. 18. apr. 2017`: a day of the week that is an order in another language.
const dayFirst = /^[\s>*-]*\p{L}{2,4}\.? (den )?\d{1,2}\.? \p{L}{3,}\.? (19|20)\d\d/u;
// A day and an hour, with which the line begins in any language; an address with which its second line begins.
const day = /\b(19|20)\d\d(?!\d)|\d[-./]\d{1,2}[-./]\d/u;
const hour = /\d{1,2}:\d\d|(?<![.\d])\d{1,2}\.\d\d(?![.\d])/u;
const germanHas = /\bhat( am)?$/u;
const beginsWithAddress = /^\s*[(<[]{1,2}\p{Cf}*(mailto:)?\S+@/u;
const closes = /(:|：|-{3,}|\bwrote|napisał\(a\)|написал|пише)\s*\*?$/iu;
// `2013/7/20 sam <a@b.c>` and `2016-03-03 17:21 GMT+01:00 Some One`: dated, signed, and without a verb.
const bareDated = /^\d{4}[-/年]\d{1,2}[-/月]\d{1,2}(?!\d).*(<\s?\S+@\S+>:?|GMT[+-]\d\d:\d\d\s.*)$/u;
// `Wednesday, 17 November 2021, 3:32 PM from a@b.c <a@b.c>:`: a day, an hour, an address and a colon need no word.
const datedAndSigned = /^(?=.*\b(19|20)\d\d(?!\d))(?=.*\d{1,2}[:.]\d\d)(?=.*\S@\S+\.\S).*[:：]$/u;
// `Quoting Some One <a@b.c>:`
const quoting = new RegExp(`^(${alternatives(QUOTING)})\\s.*[:：)]$`, 'iu');
// `>>> Some One <a@b.c> 11/17/21 3:32 PM >>>`: no quote, but what stands above one without signs.
const framed = /^>{2,3} .*\d[:.]\d\d.* >{2,3}\s*$/u;
const longestAttribution = 400;
const shortestAttribution = 80;
const mostWrappedLines = 6;

/**
 * How many lines from `at` on are one attribution ("On … X wrote:"), 0 when none starts there. A line that may be an order
 * is one only when it says all by itself, or begins with a date.
 */
export function attributionAt(lines: readonly string[], at: number, couldBeOrder?: (line: string) => boolean): number {
  const first = lines[at] as string;
  const length = attributionLength(lines, at);
  if (length > 1 && couldBeOrder?.(first) && !dayFirst.test(first)) return 0;
  // One that starts on a later line is that one, not a line of the player's and that one; a date may be broken in two, though.
  for (let later = at + 1; later < at + length; later++) {
    const line = lines[later] as string;
    if (later < at + length - 1 && couldBeOrder?.(line)) return 0;
    const begins = opens.test(line) || namedFirst.test(line);
    if (!isRest(line, first) && begins && attributionLength(lines, later) > 0) return 0;
  }
  return length;
}

function attributionLength(lines: readonly string[], at: number): number {
  const first = lines[at] as string;
  if (first.trim() === '') return 0;
  if (isAttribution(first)) return 1;
  const second = lines[at + 1] ?? '';
  if (!opens.test(first) && !dayFirst.test(first) && !beginsWithDate(first) && !beginsWithAddress.test(second))
    return 0;
  let joined = first;
  for (let length = 2; length <= mostWrappedLines && at + length <= lines.length; length++) {
    const next = lines[at + length - 1] as string;
    if (next.trim() === '' && !startsDated(first)) return 0;
    joined = `${joined} ${next.trim()}`;
    if (joined.length > longestAttribution) return 0;
    if (closes.test(next) && isAttribution(joined)) return length;
  }
  return 0;
}

/** True when `line` can only go on with what `first` began: `Some One hat | am … geschrieben:`, a date and what says no date. */
function isRest(line: string, first: string): boolean {
  if (germanHas.test(first)) return true;
  return startsDated(first) ? !startsHere.test(line) : beginsWithDate(first) && !beginsWithDate(line);
}

/** `Le mar. 2`, and not `Le mardi` with which anybody may begin. */
const startsDated = (line: string): boolean => startsHere.test(line) && /(?<!\d)\d{1,2}(?!\d)/u.test(line);

function beginsWithDate(line: string): boolean {
  return startsHere.test(line) || (day.test(line) && hour.test(line));
}

function isAttribution(line: string): boolean {
  // Some programs put the quote's first sign behind the colon, or stars around it all.
  const text = withPlainDigits(line.replace(/:\s?>.*$/u, ':').replace(/^[\s*_]+|[\s*_]+$|\p{Cf}/gu, ''));
  if (text.length > longestAttribution) return false;
  if ([bareDated, datedAndSigned, signedAndDated, framed].some((form) => form.test(text))) return true;
  if (signedWithoutColon.test(text)) return wrote.test(text) && startsHere.test(text);
  if (ofThisHouse.test(text) && (wrote.test(text) || honorific.test(text))) return true;
  const says = (closes.test(text) && wrote.test(text)) || quoting.test(text);
  if (!says) return false;
  if (who.test(text) || (quoting.test(text) && day.test(text) && hour.test(text))) return true;
  // Without an address it must be set as programs set it, and speak of another.
  if (firstPerson.test(text)) return false;
  if (startsHere.test(text) || startsWithDate.test(text) || dayFirst.test(text))
    return hour.test(text) || day.test(text) || when.test(text) || namesDay(text);
  return namedFirst.test(text) && hour.test(text) && day.test(text);
}

// `Am 21.11.26 um 10:12 schrieb Some One <a@b.c>`: some leave the colon out.
const signedWithoutColon =
  /^(?=.*(?:\b(?:19|20)\d\d(?!\d)|\d[-./]\d{1,2}[-./]\d\d(?!\d)))(?=.*\d{1,2}[:.]\d\d).*<\s?\S+@\S+>$/u;
// `"Some One" <a@b.c> – November 21, 2026 10:12 AM`
const signedAndDated = /^["'“]?\p{L}[^<>]*<\S+@\S+>\s[–—-]\s(?=.*\b(?:19|20)\d\d\b).{0,40}\d{1,2}[:.]\d\d.{0,6}$/u;
// What we call ourselves, as the first word of what says who wrote.
const ofThisHouse = /^["'“]?fieldpost(?:["'”]|\p{L}{0,3})?(?=\s|さん).{0,80}[:：]$/iu;
const honorific = /さん|様/u;
const firstPerson =
  /(?<![\p{L}\p{M}.])(?:(?:I|[Ii]ch|[Jj]e(?!.* napis)|[Yy]o|[Ii]o|[Ii]k|[Ee]u|[Jj]ag|[Jj]eg|[Ww]e|[Ww]ir|[Nn]ous|[Nn]oi|[Nn]osotros|я|мы)(?=[\s,:]|$)|[Jj]['’](?=ai|avais|écri))/u;
// A day or an hour within its first words, however the language calls them.
const startsWithDate =
  /^(?:\p{L}[\p{L}\p{M}.,'’]{0,11}\s+){0,3}\d{1,4}(?:[-./:年년]|\.?,?\s+(?:de\s+|of\s+)?\p{L}{3,}|\s)/u;
// `Some One wrote on …`: names, and right behind them what says that they wrote.
const namedFirst =
  /^["'“]?(?:\p{Lo}|(?:\p{Lu}[\p{L}\p{M}.'’-]*["'”]?,?\s+){1,4}(?:wrote|writes|schrieb|hat|a écrit|escribió|ha scritto|schreef|heeft|escreveu|skrev|har|kirjoitti|napsal|napísal|napisał|написал|писал))/u;

const namesDay = (text: string): boolean =>
  [...text.matchAll(dayAndWord)].some(([, behind, before]) => isMonthWord(behind ?? before ?? ''));

const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/** Arabic and Persian digits as the plain ones. */
function withPlainDigits(text: string): string {
  return text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0x0f));
}

/**
 * Where in line `at`, one of the sender's, an attribution begins that ends there or some lines below, -1 where none does. A
 * line that begins as an order does says where the order ends: before a date, or a name with its address.
 */
export function attributionWithin(
  lines: readonly string[],
  at: number,
  couldBeOrder?: (line: string) => boolean,
): number {
  const line = lines[at] as string;
  if (line.length > longestAttribution || isQuoted(line)) return -1;
  const below = lines.slice(at + 1, at + mostWrappedLines);
  const from = line.search(startsWithin) + 1;
  const before = line.slice(0, from).trim();
  // `Some One <a@b.c> hat am … geschrieben:` and `Some One schrieb am …:` are one from their first word on.
  const isWhole =
    from < 2 ||
    before === '' ||
    who.test(before) ||
    germanHas.test(before) ||
    wrote.test(before) ||
    (firstPerson.test(before) && !who.test(line));
  if (!isWhole && attributionLength([line.slice(from), ...below], 0) > 0) return from;
  const isOrder = couldBeOrder?.(line) === true && !startsHere.test(line) && !dayFirst.test(line);
  return isOrder ? gluedAt(line, below) : -1;
}

const dateForms =
  '(?:\\d{1,2}[-./]\\d{1,2}[-./]\\d{2,4}|\\d{4}(?:[-./]|\\s?[年년])\\s?\\d{1,2}|\\d{1,2}\\.?º?\\s\\p{L}{0,2}\\s?\\p{L}{3,}\\.?,?\\s(?:de\\s|du\\s)?\\d{4}|\\d{1,2}\\.\\s\\d{1,2}\\.\\s\\d{4}|\\d{4}\\.\\s(?:g\\.\\s)?(?:\\p{L}{3,}\\.\\s)?\\d{1,2}\\.|\\d{1,2}\\s[\\p{L}\\p{M}.׳]{3,8}\\s\\d{4}|\\p{L}{3,}\\.?\\s\\d{1,2},?\\s\\d{4})';
const dateBegins = new RegExp(`(?<=[\\s-])${dateForms}`, 'gu');
// A name right before its address: words that begin with a capital, and a number where the name of a game has one.
const nameBegins = /(?<=\s)["'“]?(?:\p{Lu}\p{Ll}[\p{L}.'’-]*["'”]?\s+){1,3}(?:\d{1,3}\s+)?[<(]\S+@/gu;
// `sob.,`, `w dniu`, `Am`: what may stand between an order and a date.
const dayWord = /(?:^|\s)([\p{L}\p{M}]{1,14})([.,׳]{0,2})\s*$/u;

// A word that begins as a name does, or one of a language without capitals; the first two are the order's.
const wordBegins = /(?<=\S+\s+\S+\s)["'“]?(?:\p{Lu}\p{Ll}|\p{Lo})/gu;
const place = /(?<!\S)\d{4}(?!\S)/gu;
const ruleBegins = /\s[-_]{3,}/u;

/** Where behind an order an attribution begins that a client left on its line, -1 where none does. */
function gluedAt(line: string, below: readonly string[]): number {
  const ruled = line.search(ruleBegins) + 1;
  if (ruled > 0 && isOriginalMessageLine(line.slice(ruled))) return ruled;
  const dated = [...line.matchAll(dateBegins), ...line.matchAll(nameBegins)].map(({ index }) => index);
  const end = Math.min(line.length, ...dated);
  // Behind the last place of the order a name is nobody's that it moves.
  const last = [...line.matchAll(place)].findLast(({ index }) => index < end)?.index ?? 0;
  const named = [...line.matchAll(wordBegins)].map(({ index }) => index).filter((index) => index > last);
  for (const index of [...dated, ...named].sort((a, b) => a - b)) {
    const from = behindOrder(line, index);
    const rest = [line.slice(from), ...below];
    const next = below.find((row) => row.trim() !== '') ?? '';
    if (from > 0 && (attributionLength(rest, 0) > 0 || (opensQuote(line.slice(from)) && isQuoted(next)))) return from;
  }
  return -1;
}

const mostDayWords = 4;

/** Takes the days of the week and the prepositions before a date along. */
function behindOrder(line: string, index: number): number {
  let from = index;
  for (let taken = 0; taken < mostDayWords; taken++) {
    const found = dayWord.exec(line.slice(0, from));
    if (found === null) return from;
    const [all, word = '', signs = ''] = found;
    // Orders are written in Latin letters.
    if (!signs.includes('.') && !isDayWord(word) && /\p{Script=Latin}/u.test(word)) return from;
    from -= all.trimStart().length;
  }
  return from;
}

/** Whether what heads old mail from line `at` on can be nobody's words: it bears an address, or is a whole header. */
export function isSureHead(lines: readonly string[], at: number): boolean {
  const length = attributionAt(lines, at);
  if (length === 0) return true;
  return who.test(lines.slice(at, at + length).join(' '));
}

/** `Some One wrote:` alone, or a name with a day and an hour, `* Some One [2026-11-21 10:02]:`: one only right above a quote. */
export function opensQuote(line: string): boolean {
  const text = line.trim();
  if (text.length > shortestAttribution) return false;
  return (closes.test(text) && wrote.test(text)) || datedAndNamed.test(text);
}

const datedAndNamed = /^(?=.*\p{L})(?=.*(\b(19|20)\d\d|\d[-./]\d{1,2}[-./]\d))(?=.*\d{1,2}[:.]\d\d).*[:：]$/u;

const originalMessage = new RegExp(`^[\\s*_=>-]*(${alternatives(ORIGINAL_MESSAGE)})([\\s*_:=-]*$|\\s?-{3,})`, 'iu');
const withinRules = /^\s*[-_*=]{2,}(?:[^-_*=]|[\p{L}]-(?=\p{L})){3,60}[-_*=]{2,}\s*$/u;

/** A title between rules, as clients put above the header of an old mail. */
export function isTitle(line: string): boolean {
  return withinRules.test(line);
}

const decorated = /^[\s*_=>-]*[-_*]{2,}.*[-_*]{2,}\s*\*?$|^[\s*>]*-{3,}.*[^-]-{3,}|:\s*$/u;
// Enough of a line to see what it is.
const beginning = 200;

/** `-----Original Message-----`, `Begin forwarded message:` and their like; the header below may follow on the same line. */
export function isOriginalMessageLine(line: string): boolean {
  const text = line.slice(0, beginning);
  return originalMessage.test(text) && decorated.test(text);
}

type Field = keyof typeof FIELDS;
const fieldOf = new Map(
  (Object.keys(FIELDS) as Field[]).flatMap((field) => words(FIELDS[field]).map((word) => [word, field] as const)),
);
const longestHeaderBlock = 40;
const fieldLine = /^[\s*|]*([\p{L}][\p{L} -]{0,18}?)\s*\*?\s*[:：]/u;

const laterField = /\s\*{0,2}(\p{L}+)\s?[:：]/gu;

function fieldAt(line: string): Field | undefined {
  const found = fieldLine.exec(line);
  return found === null ? undefined : fieldOf.get((found[1] as string).toLowerCase());
}

/** The words of a head that name its writer: its field, or all of a head without fields. */
export function writerIn(head: readonly string[]): string {
  return head.find((line) => fieldAt(line) === 'from' || fieldOf.get(firstWord(line)) === 'from') ?? head.join(' ');
}

/** Fields that HTML has put behind another on one line. */
function fieldsWithin(line: string): readonly Field[] {
  return [...line.slice(0, longestAttribution).matchAll(laterField)]
    .map(([, word = '']) => fieldOf.get(word.toLowerCase()))
    .filter((field) => field !== undefined);
}

/** How many lines from `at` on are the header block of an older mail ("From: … Sent: … Subject: …"), 0 when none starts there. */
export function headerBlockAt(lines: readonly string[], at: number): number {
  const first = fieldAt(lines[at] as string);
  if (first === undefined) return labelledBlockAt(lines, at) || tableBlockAt(lines, at) || cardAt(lines, at);
  const above = lines[at - 1] ?? '';
  const fields = new Set<Field>([first, ...fieldsWithin(lines[at] as string)]);
  let end = at + 1;
  // A value may run over onto one more line, and HTML leaves blank lines between the fields.
  for (let i = at + 1; i < Math.min(lines.length, at + longestHeaderBlock) && i - end <= 1; i++) {
    const field = fieldAt(lines[i] as string);
    if (field === undefined) continue;
    for (const each of [field, ...fieldsWithin(lines[i] as string)]) fields.add(each);
    end = i + 1;
  }
  const told =
    (fields.has('from') ? 1 : 0) +
    (fields.has('sent') ? 1 : 0) +
    (fields.has('to') ? 1 : 0) +
    (fields.has('subject') ? 1 : 0);
  const block = lines.slice(at, end).join('\n');
  const isTop = lines.slice(0, at).every((line) => line.trim() === '');
  const isSigned = told >= 2 && isMailHeader(block, fields, longRule.test(above), isTop);
  if (isSigned) return end - at;
  const isAlone = first === 'from' && aboveNothing.test(lines[at] as string);
  return isAlone && (above.trim() === '' || longRule.test(above) || isOriginalMessageLine(above)) ? 1 : 0;
}

/** Fields are a header when they hold what a memo of the sender's does not: an address, a date with its hour, a rule above. */
function isMailHeader(block: string, fields: ReadonlySet<Field>, isRuled: boolean, isTop: boolean): boolean {
  const isTimed = fields.has('sent') && hour.test(block);
  const isDated = fields.has('sent') && year.test(block);
  if (!fields.has('from') && !(isTimed && isDated)) return false;
  if (isTimed || isRuled || /\S@\S/u.test(block)) return true;
  return isDated && !isTop && fields.has('to') && fields.has('subject');
}

// `        21/11/2026 10:02            cc`: what stands in the columns of a header set as a table.
const lastWords = /\s{3}(\p{L}+(?: \p{L}+)?)$/u;
const longestLabel = 24;

function endsInField(line: string): boolean {
  const label = lastWords.exec(line.trimEnd().slice(-longestLabel))?.[1];
  return label !== undefined && fieldOf.has(label.toLowerCase());
}

const indented = /^\s{8,}\S/u;
const fewestColumns = 2;

/** As above for a header whose field names stand at the right of their lines, with the values set in below them. */
function tableBlockAt(lines: readonly string[], at: number): number {
  if (!indented.test(lines[at] as string)) return 0;
  let columns = 0;
  let end = at;
  for (let i = at; i < lines.length && i - at < longestHeaderBlock; i++) {
    const line = lines[i] as string;
    if (line.trim() === '') continue;
    if (!indented.test(line)) break;
    if (endsInField(line)) columns++;
    end = i + 1;
  }
  return columns >= fewestColumns ? end - at : 0;
}

const longestCard = 4;

const longestRows = 12;
const addressed = /<[^<>]*\S@\S[^<>]*>/u;

/** A name with its address and a date with its hour, below a long rule or above fields without colons: so Postbox and Notes. */
function cardAt(lines: readonly string[], at: number): number {
  if (!addressed.test(lines[at] as string)) return 0;
  const below = lines.slice(at + 1, at + 1 + longestCard);
  const dated = below.findIndex((line) => hour.test(line) && year.test(line) && line.length <= shortestAttribution);
  if (dated < 0) return 0;
  const rows = lines.slice(at + dated + 2, at + dated + 2 + longestRows);
  if (rows.filter(beginsWithField).length >= fewestColumns) return dated + 3 + rows.findLastIndex(beginsWithField);
  const above = lines.slice(Math.max(0, at - longestCard), at).findLast((line) => line.trim() !== '');
  return above !== undefined && longRule.test(above) ? dated + 2 : 0;
}

/** `cc`, `Objet Savannah`: the name of a field, and what may stand behind it in the next cell. */
function beginsWithField(line: string): boolean {
  const word = firstWord(line);
  const field = fieldOf.get(word);
  const isAlone = word === line.trim().toLowerCase();
  return field === 'subject' || field === 'other' || (field === 'to' && (isAlone || line.includes('@')));
}

/** As above for fields without colons, of which some programs make a header below a title of their own. */
export function bareBlockAt(lines: readonly string[], at: number): number {
  let end = at;
  while (end < lines.length && end - at < longestRows && fieldOf.has(firstWord(lines[end] as string))) end++;
  const block = lines.slice(at, end);
  return block.length >= fewestLabels && block.some((line) => line.includes('@')) ? end - at : 0;
}

const firstWord = (line: string): string => line.trim().split(/\s/u, 1)[0]?.toLowerCase() ?? '';

const label = /^[\s*]*\p{L}[\p{L}\p{M} ]{0,24}\*?\s?[:：]/u;
const fewestLabels = 3;

/** As above where the names of the fields are of no language known here: three and more, an address and a date with its time. */
function labelledBlockAt(lines: readonly string[], at: number): number {
  let end = at;
  while (end < lines.length && end - at < longestHeaderBlock && label.test(lines[end] as string)) end++;
  const block = lines.slice(at, end).join('\n');
  return end - at >= fewestLabels && /\S@\S/u.test(block) && hour.test(block) && year.test(block) ? end - at : 0;
}

// What some programs put between new and old mail; a player's own rules are shorter, or stand above other things.
const longRule = /^\s*[-_=*]{10,}\s*$/u;

// Some programs put no more than the sender above the old mail.
const aboveNothing = /[:：]\s*(.*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?\s*$/u;

const year = /\b(19|20)\d\d\b/u;

// `>`, `>>`, `> >`, other signs of the same meaning, and the initials some newsreaders put before it.
// `|` and `}` too, where no other follows as in a table.
const quotedLine =
  /^\s*(?:>|＞|›|»|&gt;)|^\s{0,3}[|}](?!.*[|}])|^\s{0,3}[A-Z][A-Za-z]{0,11}>(?:\s|$)|^\s{0,12}\p{L}[\p{L}\d._-]{0,23}>\s/u;

export function isQuoted(line: string): boolean {
  return quotedLine.test(line) && !framed.test(line);
}

const quotePrefix = /^\s*(?:(?:(?:\p{L}[\p{L}\d._-]{0,23})?[>|＞›»]|&gt;)\s?)+/u;

/** The line without its quote signs. */
export function unquoted(line: string): string {
  return line.replace(quotePrefix, '');
}
