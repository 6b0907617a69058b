/** Recognises where an older mail begins inside a newer one: attribution lines, header blocks, forward and original-message lines, in many languages. */

/** The line above which a reply is written; every mail we send carries it, in the reader's language. */
export const replyLines = {
  en: '=-=-= Write your reply above this line =-=-=',
  fr: '=-=-= Écrivez votre réponse au-dessus de cette ligne =-=-=',
} as const;

// Clients re-wrap and decorate the line, so its words decide and not its rules.
const ownLine = /=-=.{0,4}(write your reply above this line|écrivez votre réponse au-dessus de cette ligne)/iu;

export function isReplyLine(line: string): boolean {
  return ownLine.test(line);
}

// "wrote", as clients put it into the line above a quote.
const wrote =
  /(?<!\p{L})(wrote|writes|schrieb|escribió|escribio|escribieron|escreveu|ha scritto|scrisse|va escriure|ha escrit|skrev|kirjoitti|schreef|geschreven|yazdı|yazmış|napsal|napísal|pisze|írta|a scris|a écrit|a ecrit)(?!\p{L})|napisał|написал|пише|написав|писал|έγραψε|написа|viết|menulis|写道|寫道|のメッセージ|書きました|작성|님이|כתב|كتب|เขียน/iu;
const when =
  /\b(19|20)\d\d\b|\d{1,2}[:.]\d\d\b|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{4}年|\d{1,2}\.? (de )?\p{L}{3,}|\p{L}{3,}\.? \d{1,2}\b/u;
const who = /<[^<>]*@|\S@\S+\.\S|@.*>/u;
// How the first of several wrapped lines of an attribution starts.
const opens =
  /^[\s>*-]*((on|le|el|am|il|em|op|den|dnia|på|a|la|dne|vào|pada|el día|w dniu)\s.*\d|(ma|ti|ke|to|pe|su|po|út|st|čt|pá|so|ne) \d{1,2}\. |\d{1,4}[-./ ]|\p{L}+, \d|at \d|["'“]?(?!mailto:)\p{L}[^<>]*<)/iu;
// Begins with a preposition and a date, as clients write it; anything less would cut sentences.
const dated =
  '(?:on (?:mon|tue|wed|thu|fri|sat|sun|\\d{1,2}[/. ]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}* \\d)|le (?:lun|mar|mer|jeu|ven|sam|dim|\\d{1,2}[/. ])|am (?:mo|di|mi|do|fr|sa|so|\\d{1,2}\\.)|el (?:lun|mar|mié|jue|vie|sáb|dom|\\d{1,2}[/. ])|il giorno |op (?:ma|di|wo|do|vr|za|zo|\\d{1,2}[-. ])|em (?:seg|ter|qua|qui|sex|sáb|dom|\\d{1,2}[/. ]))';
const startsWithin = new RegExp(`[\\s-]${dated}`, 'iu');
const startsHere = new RegExp(`^[\\s>*-]*${dated}`, 'iu');
// `tir. 18. apr. 2017`: a day of the week that is an order in another language.
const dayFirst = /^[\s>*-]*\p{L}{2,4}\.? (den )?\d{1,2}\.? \p{L}{3,}\.? (19|20)\d\d/u;
const closes = /(:|：|-{3,}|\bwrote|napisał\(a\)|написал|пише)\s*\*?$/iu;
// `2013/7/20 sam <a@b.c>` and `2016-03-03 17:21 GMT+01:00 Some One`: dated, signed, and without a verb.
const bareDated = /^\d{4}[-/年]\d{1,2}[-/月]\d{1,2}(?!\d).*(<\s?\S+@\S+>:?|GMT[+-]\d\d:\d\d\s.*)$/u;
// `Wednesday, 17 November 2021, 3:32 PM from a@b.c <a@b.c>:` and `On 11-Apr-2011, at 6:54 PM, X <a@b.c> sent:`.
const datedAndSigned = /^(?=.*\b(19|20)\d\d\b)(?=.*\d{1,2}[:.]\d\d).*<\s?\S+@\S+>( sent)?\s*:$/u;
const longestAttribution = 400;
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
    const isRest = startsHere.test(first) && !startsHere.test(line);
    if (!isRest && opens.test(line) && attributionLength(lines, later) > 0) return 0;
  }
  return length;
}

function attributionLength(lines: readonly string[], at: number): number {
  const first = lines[at] as string;
  if (first.trim() === '') return 0;
  if (isAttribution(first)) return 1;
  if (!opens.test(first) && !dayFirst.test(first)) return 0;
  let joined = first;
  for (let length = 2; length <= mostWrappedLines && at + length <= lines.length; length++) {
    const next = lines[at + length - 1] as string;
    joined = `${joined} ${next.trim()}`;
    if (joined.length > longestAttribution) return 0;
    if (closes.test(next) && isAttribution(joined)) return length;
  }
  return 0;
}

function isAttribution(line: string): boolean {
  const text = line.trim();
  if (text.length > longestAttribution) return false;
  if (bareDated.test(text) || datedAndSigned.test(text)) return true;
  return closes.test(text) && wrote.test(text) && (when.test(text) || who.test(text));
}

/** Where in a line of the sender's an attribution begins that ends the line, -1 where none does. */
export function attributionWithin(line: string): number {
  if (line.length > longestAttribution || !wrote.test(line) || isQuoted(line)) return -1;
  const at = line.search(startsWithin) + 1;
  return at > 1 && /\S/u.test(line.slice(0, at)) && isAttribution(line.slice(at)) ? at : -1;
}

const originalMessage =
  /^[\s*_=>-]*(original message|reply message|forwarded mail|antwort nachricht|ursprüngliche (e-?)?mail|original-nachricht|oprindelig besked|videresendt besked|vidarebefordrat meddelande|message initial|courriel (d['’])?origin(e|al)|e-?mail original|message d['’]origine|message original|mensaje original|mensagem original|messaggio originale|ursprüngliche nachricht|originalnachricht|oorspronkelijk bericht|originalmeddelande|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|исходное сообщение|пересылаемое сообщение|begin forwarded message|forwarded (by|message|text)|message transféré|début du message (réexpédié|transféré)|mensaje reenviado|inicio del mensaje reenviado|mensagem encaminhada|messaggio inoltrato|inizio messaggio inoltrato|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|doorgestuurd bericht|begin doorgestuurd bericht|vidarebefordrat brev|videresendt melding|原始邮件|转发邮件|転送されたメッセージ)[\s*_:=-]*$/iu;
const withinRules = /^\s*[-_*=]{2,}[^-_*=]{3,60}[-_*=]{2,}\s*$/u;

/** A title between rules, as clients put above the header of an old mail. */
export function isTitle(line: string): boolean {
  return withinRules.test(line);
}

const decorated = /^[\s*_=>-]*[-_*]{2,}.*[-_*]{2,}\s*\*?$|:\s*$/u;

/** `-----Original Message-----`, `Begin forwarded message:` and their like. */
export function isOriginalMessageLine(line: string): boolean {
  return line.length < 200 && originalMessage.test(line) && decorated.test(line);
}

type Field = 'from' | 'sent' | 'to' | 'subject' | 'other';
const fieldWords: Readonly<Record<Field, string>> = {
  from: 'from|von|de|da|van|från|fra|lähettäjä|od|от|від|gönderen|kimden|feladó|expéditeur|remitente|发件人|寄件者|差出人|보낸 사람|από',
  sent: 'sent|message du|date|gesendet|datum|envoyé|envoyé le|enviado|enviado el|enviada|enviada em|fecha|data|data ora|inviato|verzonden|skickat|sendt|dato|lähetetty|päivämäärä|wysłano|odesláno|отправлено|дата|надіслано|gönderildi|tarih|elküldve|dátum|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜|στάλθηκε',
  to: 'to|an|à|a|para|aan|till|til|vastaanottaja|do|komu|кому|kime|címzett|destinataire|destinatario|收件人|收件者|宛先|받는 사람|προς',
  subject:
    'subject|betreff|objet|sujet|asunto|assunto|oggetto|onderwerp|ämne|emne|aihe|temat|předmět|тема|konu|tárgy|主题|主旨|件名|제목|θέμα',
  other: 'cc|bcc|cci|kopie|kopia|copie à|reply-to|risposta|répondre à|antwort an|importance|抄送|副本',
};
const fieldOf = new Map(
  (Object.keys(fieldWords) as Field[]).flatMap((field) =>
    fieldWords[field].split('|').map((word) => [word, field] as const),
  ),
);
const longestHeaderBlock = 40;
const fieldLine = /^[\s*|]*([\p{L}][\p{L} -]{0,18}?)\s*\*?\s*[:：]/u;

const laterField = /\s\*{0,2}(\p{L}+)\s?[:：]/gu;

function fieldAt(line: string): Field | undefined {
  const found = fieldLine.exec(line);
  return found === null ? undefined : fieldOf.get((found[1] as string).toLowerCase());
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
  if (first === undefined) return 0;
  if (first === 'from' && aboveNothing.test(lines[at] as string) && isBlank(lines[at - 1])) return 1;
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
  if (told >= 3 || (told === 2 && fields.has('from') && fields.has('subject'))) return end - at;
  // Two fields are enough when they hold what only a mail program writes there: an address, and a date with its time.
  const block = lines.slice(at, end).join('\n');
  return told === 2 && fields.has('sent') && block.includes('@') && clock.test(block) ? end - at : 0;
}

// Some programs put no more than the sender above the old mail.
const aboveNothing = /[:：]\s*(.*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?\s*$/u;

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

const clock = /\d[:.]\d\d/u;

// `>`, `>>`, `> >`, other signs of the same meaning, and the initials some newsreaders put before it.
const quotedLine = /^\s*(?:>|＞|›|»|&gt;)|^\s{0,3}[A-Z][A-Za-z]{0,11}>(?:\s|$)/u;

export function isQuoted(line: string): boolean {
  return quotedLine.test(line);
}

const quotePrefix = /^\s*(?:(?:(?:[A-Z][A-Za-z]{0,11})?[>|＞›»]|&gt;)\s?)+/u;

/** The line without its quote signs. */
export function unquoted(line: string): string {
  return line.replace(quotePrefix, '');
}
