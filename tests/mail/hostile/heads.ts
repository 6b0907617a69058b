/** What real mail programs put above the mail that is answered, in the languages they speak, and how they set its lines. */

/** Whose mail is quoted, and to whom it went. */
export interface Quoted {
  name: string;
  address: string;
  to: string;
  subject: string;
}

/** `signs`: `> ` before each line; `tight`: `>`; `inside`: the head too; `bare`: none; `initials`: `S> `. */
export type Style = 'signs' | 'tight' | 'inside' | 'bare' | 'initials';

export interface Head {
  program: string;
  lines: (quoted: Quoted) => readonly string[];
  style: Style;
  /** Where the program breaks the text it sends, typed lines and quoted ones. */
  width?: number;
  /** Its text is made from the HTML of the letter. */
  fromHtml?: boolean;
  /** What it puts below what is typed. */
  advert?: readonly string[];
}

const line = (program: string, style: Style, text: string, more: Partial<Head> = {}): Head => ({
  program,
  style,
  lines: (quoted) => filled(text, quoted).split('\n'),
  ...more,
});

const filled = (text: string, { name, address, to, subject }: Quoted): string =>
  text.replaceAll('NAME', name).replaceAll('ADDR', address).replaceAll('TO', to).replaceAll('SUBJECT', subject);

const GMAIL = { width: 78, fromHtml: true };
const RULE = '________________________________';

export const HEADS: readonly Head[] = [
  line('Gmail en', 'signs', 'On Sat, Nov 21, 2026 at 10:12\u202FAM NAME <\nADDR> wrote:\n', GMAIL),
  line('Gmail fr', 'signs', 'Le sam. 21 nov. 2026 à 10:12, NAME <\nADDR> a écrit :\n', GMAIL),
  line('Gmail de', 'signs', 'Am Sa., 21. Nov. 2026 um 10:12 Uhr schrieb NAME <\nADDR>:\n', GMAIL),
  line('Gmail es', 'signs', 'El sáb, 21 nov 2026 a las 10:12, NAME (<\nADDR>) escribió:\n', GMAIL),
  line('Gmail Android fr', 'signs', 'Le sam. 21 nov. 2026, 10:12, NAME <ADDR> a\nécrit :\n', GMAIL),
  line('Gmail it', 'signs', 'Il giorno sab 21 nov 2026 alle ore 10:12 NAME <\nADDR> ha scritto:\n', GMAIL),
  line('Gmail pt', 'signs', 'Em sáb., 21 de nov. de 2026 às 10:12, NAME <\nADDR> escreveu:\n', GMAIL),
  line('Gmail nl', 'signs', 'Op za 21 nov 2026 om 10:12 schreef NAME <\nADDR>:\n', GMAIL),
  line(
    'Gmail en, forwarded',
    'bare',
    '---------- Forwarded message ---------\nFrom: NAME <ADDR>\nDate: Sat, Nov 21, 2026 at 10:12\u202FAM\nSubject: SUBJECT\nTo: <TO>\n\n',
    GMAIL,
  ),
  line(
    'Gmail fr, forwarded',
    'bare',
    '---------- Forwarded message ---------\nDe : NAME <ADDR>\nDate: sam. 21 nov. 2026 à 10:12\nSubject: SUBJECT\nTo: <TO>\n\n',
    GMAIL,
  ),
  line(
    'Gmail de, forwarded',
    'bare',
    '---------- Forwarded message ---------\nVon: NAME <ADDR>\nDate: Sa., 21. Nov. 2026 um 10:12 Uhr\nSubject: SUBJECT\nTo: <TO>\n\n',
    GMAIL,
  ),
  line('Apple Mail en', 'inside', 'On 21 Nov 2026, at 10:12, NAME <ADDR> wrote:\n'),
  line('Apple Mail fr', 'inside', 'Le 21 nov. 2026 à 10:12, NAME <ADDR> a écrit :\n'),
  line('Apple Mail de', 'inside', 'Am 21.11.2026 um 10:12 schrieb NAME <ADDR>:\n'),
  line('Apple Mail es', 'inside', 'El 21 nov 2026, a las 10:12, NAME <ADDR> escribió:\n'),
  line('iOS en', 'inside', 'On 21 Nov 2026, at 10:12\u202FAM, NAME <ADDR> wrote:\n\n\uFEFF', {
    advert: ['Sent from my iPhone'],
  }),
  line('iOS fr', 'inside', 'Le 21 nov. 2026 à 10:12, NAME <ADDR> a écrit :\n\n\uFEFF', {
    advert: ['Envoyé de mon iPhone'],
  }),
  line('iOS de', 'inside', 'Am 21.11.2026 um 10:12 schrieb NAME <ADDR>:\n\n\uFEFF', {
    advert: ['Von meinem iPhone gesendet'],
  }),
  line('iOS es', 'inside', 'El 21 nov 2026, a las 10:12, NAME <ADDR> escribió:\n\n\uFEFF', {
    advert: ['Enviado desde mi iPhone'],
  }),
  line(
    'iOS en, forwarded',
    'inside',
    'From: NAME <ADDR>\nDate: 21 November 2026 at 10:12:00 CET\nTo: TO\nSubject: SUBJECT\n',
    { advert: ['Sent from my iPhone', '', 'Begin forwarded message:'] },
  ),
  line(
    'iOS fr, forwarded',
    'inside',
    'De: NAME <ADDR>\nDate: 21 novembre 2026 à 10:12:00 UTC+1\nÀ: TO\nObjet: SUBJECT\n',
    { advert: ['Envoyé de mon iPhone', '', 'Début du message transféré :'] },
  ),
  line(
    'Outlook en',
    'bare',
    'From: NAME <ADDR> \nSent: Saturday, November 21, 2026 10:12 AM\nTo: TO\nSubject: SUBJECT\n',
    { fromHtml: true },
  ),
  line('Outlook fr', 'bare', 'De : NAME <ADDR> \nEnvoyé : samedi 21 novembre 2026 10:12\nÀ : TO\nObjet : SUBJECT\n', {
    fromHtml: true,
  }),
  line(
    'Outlook de',
    'bare',
    'Von: NAME <ADDR> \nGesendet: Samstag, 21. November 2026 10:12\nAn: TO\nBetreff: SUBJECT\n',
    { fromHtml: true },
  ),
  line(
    'Outlook es',
    'bare',
    'De: NAME <ADDR> \nEnviado el: sábado, 21 de noviembre de 2026 10:12\nPara: TO\nAsunto: SUBJECT\n',
    { fromHtml: true },
  ),
  line(
    'Outlook in text, en',
    'bare',
    '-----Original Message-----\nFrom: NAME <ADDR> \nSent: Saturday, November 21, 2026 10:12 AM\nTo: TO\nSubject: SUBJECT\n',
  ),
  line(
    'Outlook in text, fr',
    'bare',
    "-----Message d'origine-----\nDe : NAME <ADDR> \nEnvoyé : samedi 21 novembre 2026 10:12\nÀ : TO\nObjet : SUBJECT\n",
  ),
  line(
    'Outlook in text, fr, old',
    'signs',
    '-----Message d’origine-----\nDe : NAME [mailto:ADDR]\nEnvoyé : samedi 21 novembre 2026 10:12\nÀ : TO\nObjet : SUBJECT\n',
  ),
  line(
    'Outlook in text, de',
    'bare',
    '-----Ursprüngliche Nachricht-----\nVon: NAME <ADDR> \nGesendet: Samstag, 21. November 2026 10:12\nAn: TO\nBetreff: SUBJECT\n',
  ),
  line(
    'Outlook in text, es',
    'bare',
    '-----Mensaje original-----\nDe: NAME <ADDR> \nEnviado el: sábado, 21 de noviembre de 2026 10:12\nPara: TO\nAsunto: SUBJECT\n',
  ),
  line(
    'Outlook on the web en',
    'bare',
    `${RULE}\nFrom: NAME <ADDR>\nSent: Saturday, November 21, 2026 10:12:00 AM\nTo: TO <TO>\nSubject: SUBJECT\n`,
    { fromHtml: true },
  ),
  line(
    'Outlook on the web fr',
    'bare',
    `${RULE}\nDe : NAME <ADDR>\nEnvoyé : samedi 21 novembre 2026 10:12:00\nÀ : TO <TO>\nObjet : SUBJECT\n`,
    { fromHtml: true },
  ),
  line(
    'Outlook for iOS fr',
    'bare',
    `${RULE}\nDe : NAME <ADDR>\nEnvoyé : Saturday, November 21, 2026 10:12:00 AM\nÀ : TO <TO>\nObjet : SUBJECT\n`,
    { fromHtml: true, advert: ['Obtenir Outlook pour iOS<https://aka.ms/o0ukef>'] },
  ),
  line(
    'Outlook for iOS en',
    'bare',
    `${RULE}\nFrom: NAME <ADDR>\nSent: Saturday, November 21, 2026 10:12:00 AM\nTo: TO <TO>\nSubject: SUBJECT\n`,
    { fromHtml: true, advert: ['Get Outlook for iOS<https://aka.ms/o0ukef>'] },
  ),
  line('Windows Mail fr', 'bare', 'De : NAME\nEnvoyé le :samedi 21 novembre 2026 10:12\nÀ : TO\nObjet :SUBJECT\n', {
    fromHtml: true,
    advert: ['Provenance : Courrier pour Windows'],
  }),
  line(
    'Windows Mail en',
    'bare',
    'From: NAME\nSent: Saturday, November 21, 2026 10:12 AM\nTo: TO\nSubject: SUBJECT\n',
    { fromHtml: true, advert: ['Sent from Mail for Windows'] },
  ),
  line('Windows Mail de', 'bare', 'Von: NAME\nGesendet: Samstag, 21. November 2026 10:12\nAn: TO\nBetreff: SUBJECT\n', {
    fromHtml: true,
    advert: ['Gesendet von Mail für Windows'],
  }),
  line('Thunderbird en', 'signs', 'On 21/11/2026 10:12, NAME wrote:'),
  line('Thunderbird fr', 'signs', 'Le 21/11/2026 à 10:12, NAME a écrit :'),
  line('Thunderbird de', 'signs', 'Am 21.11.26 um 10:12 schrieb NAME:'),
  line('Thunderbird es', 'signs', 'El 21/11/26 a las 10:12, NAME escribió:'),
  line(
    'Thunderbird fr, forwarded',
    'bare',
    '-------- Message transféré --------\nSujet : \tSUBJECT\nDate : \tSat, 21 Nov 2026 10:12:00 +0100\nDe : \tNAME <ADDR>\nPour : \tTO\n',
  ),
  line(
    'Thunderbird en, forwarded',
    'bare',
    '-------- Forwarded Message --------\nSubject: \tSUBJECT\nDate: \tSat, 21 Nov 2026 10:12:00 +0100\nFrom: \tNAME <ADDR>\nTo: \tTO\n',
  ),
  line(
    'Thunderbird de, forwarded',
    'bare',
    '-------- Weitergeleitete Nachricht --------\nBetreff: \tSUBJECT\nDatum: \tSat, 21 Nov 2026 10:12:00 +0100\nVon: \tNAME <ADDR>\nAn: \tTO\n',
  ),
  line(
    'Samsung en',
    'bare',
    '-------- Original message --------\nFrom: NAME <ADDR> \nDate: 21/11/2026  10:12  (GMT+01:00) \nTo: TO \nSubject: SUBJECT \n',
    { advert: ['Sent from my Galaxy'], fromHtml: true },
  ),
  line(
    'Samsung fr',
    'bare',
    "-------- Message d'origine --------\nDe : NAME <ADDR> \nDate : 21/11/2026  10:12  (GMT+01:00) \nÀ : TO \nObjet : SUBJECT \n",
    { advert: ['Envoyé depuis mon appareil Galaxy'], fromHtml: true },
  ),
  line(
    'Samsung de',
    'bare',
    '-------- Ursprüngliche Nachricht --------\nVon: NAME <ADDR> \nDatum: 21.11.26  10:12  (GMT+01:00) \nAn: TO \nBetreff: SUBJECT \n',
    { advert: ['Von meinem Galaxy gesendet'], fromHtml: true },
  ),
  line(
    'GMX',
    'inside',
    'Gesendet: Samstag, 21. November 2026 um 10:12 Uhr\nVon: "NAME" <ADDR>\nAn: TO\nBetreff: SUBJECT\n',
  ),
  line(
    'Web.de',
    'bare',
    '\nGesendet: Samstag, 21. November 2026 um 10:12 Uhr\nVon: NAME <ADDR>\nAn: TO\nBetreff: SUBJECT\n',
  ),
  line('Web.de app', 'bare', '\nAm 21.11.26 um 10:12 schrieb NAME <ADDR>\n', {
    advert: ['--', 'Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.'],
  }),
  line('GMX fr', 'bare', '\nEnvoyé: samedi 21 novembre 2026 à 10:12\nDe: NAME <ADDR>\nÀ: TO\nObjet: SUBJECT\n'),
  line(
    'freenet',
    'bare',
    '\n--- Originalnachricht ---\nVon: NAME <ADDR>\nDatum: 21.11.2026 10:12:00\nAn: TO\nBetreff: SUBJECT\n',
  ),
  line(
    'Orange.fr',
    'inside',
    'Message du 21/11/26 10:12\nDe : "NAME" <ADDR>\nA : "TO" <TO>\nCopie à : \nObjet : SUBJECT\n',
  ),
  line('Orange.fr, new', 'bare', '\nenvoyé : 21 novembre 2026 à 10:12\nde : NAME <ADDR>\nà : TO\nobjet : SUBJECT\n'),
  line('La Poste', 'inside', 'Message du 21/11/26 10:12\nDe : "NAME" \nA : TO\nCopie à : \nObjet : SUBJECT\n'),
  line(
    'SFR',
    'bare',
    '========================================\n\nMessage du : 21/11/2026 10:12\nDe : "NAME" <ADDR>\nA : TO\nCopie à : \nSujet : SUBJECT\n',
  ),
  line(
    'Free, Zimbra fr',
    'bare',
    'De: "NAME" <ADDR>\nÀ: "TO" <TO>\nEnvoyé: Samedi 21 Novembre 2026 10:12:00\nObjet: SUBJECT\n',
  ),
  line(
    'Zimbra fr, old',
    'bare',
    '----- Mail original -----\nDe: "NAME" <ADDR>\nÀ: TO\nEnvoyé: Samedi 21 Novembre 2026 10:12:00\nObjet: SUBJECT\n',
  ),
  line(
    'Zimbra en',
    'bare',
    'From: "NAME" <ADDR>\nTo: "TO" <TO>\nSent: Saturday, November 21, 2026 10:12:00 AM\nSubject: SUBJECT\n',
  ),
  line(
    'Zimbra en, signs',
    'inside',
    'From: "NAME" <ADDR>\nTo: "TO" <TO>\nSent: Saturday, November 21, 2026 10:12:00 AM\nSubject: SUBJECT\n',
  ),
  line('Yahoo en', 'bare', '    On Saturday, November 21, 2026 at 10:12:00 AM GMT+1, NAME <ADDR> wrote:  \n \n', {
    fromHtml: true,
  }),
  line('Yahoo fr', 'bare', '    Le samedi 21 novembre 2026 à 10:12:00 UTC+1, NAME <ADDR> a écrit :  \n \n', {
    fromHtml: true,
  }),
  line(
    'Yahoo de',
    'bare',
    '    Am Samstag, 21. November 2026 um 10:12:00 MEZ hat NAME <ADDR> Folgendes geschrieben:  \n \n',
    { fromHtml: true },
  ),
  line('Yahoo Android fr', 'bare', '  Le sam., nov. 21, 2026 à 10:12, NAME<ADDR> a écrit :   ', {
    fromHtml: true,
    advert: ['Envoyé à partir de Yahoo Mail pour Android'],
  }),
  line('Yahoo iPhone en', 'bare', 'On Saturday, November 21, 2026, 10:12 AM, NAME <ADDR> wrote:\n', {
    fromHtml: true,
    advert: ['Sent from Yahoo Mail for iPhone'],
  }),
  line(
    'AOL',
    'bare',
    '-----Original Message-----\nFrom: NAME <ADDR>\nTo: TO\nSent: Sat, Nov 21, 2026 10:12 am\nSubject: SUBJECT\n',
    { fromHtml: true },
  ),
  line('Proton en', 'signs', 'On Saturday, November 21st, 2026 at 10:12, NAME <ADDR> wrote:\n', {
    advert: ['Sent with [Proton Mail](https://proton.me/) secure email.'],
  }),
  line('Proton fr', 'signs', 'Le samedi 21 novembre 2026 à 10:12, NAME <ADDR> a écrit :\n', {
    advert: ['Envoyé avec la messagerie sécurisée Proton Mail.'],
  }),
  line(
    'Proton, old',
    'signs',
    '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Saturday, November 21st, 2026 at 10:12, NAME <ADDR> wrote:\n',
    { advert: ['Sent with ProtonMail Secure Email.'] },
  ),
  line('Proton mobile', 'signs', '-------- Original Message --------\nOn 21/11/2026 10:12, NAME wrote:\n', {
    advert: ['Sent from Proton Mail for iOS'],
  }),
  line('Tuta en', 'signs', '\nNov 21, 2026, 10:12 by ADDR:\n', {
    advert: ['--', 'Secured with Tuta Mail: ', 'https://tuta.com/free-email'],
  }),
  line('Tuta fr', 'signs', '\n21 nov. 2026 à 10:12 de ADDR :\n', {
    advert: ['--', 'Envoyé avec Tuta, profitez d’emails sécurisés', 'https://tuta.com'],
  }),
  line('Tuta de', 'signs', '\n21. Nov. 2026, 10:12 von ADDR:\n'),
  line('K-9 en', 'tight', 'On November 21, 2026 10:12:00 AM GMT+01:00, NAME <ADDR> wrote:', {
    advert: ['-- ', 'Sent from my Android device with K-9 Mail. Please excuse my brevity.'],
  }),
  line('K-9 fr', 'tight', 'Le 21 novembre 2026 10:12:00 GMT+01:00, NAME <ADDR> a écrit :', {
    advert: ['-- ', 'Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.'],
  }),
  line(
    'K-9 de, header',
    'bare',
    '-------- Ursprüngliche Nachricht --------\nVon: NAME <ADDR>\nGesendet: 21. November 2026 10:12:00 MEZ\nAn: TO\nBetreff: SUBJECT\n',
  ),
  line('FairEmail', 'signs', '21 Nov 2026 10:12:00 NAME <ADDR>:\n'),
  line('mutt', 'signs', 'On Sat, Nov 21, 2026 at 10:12:00AM +0100, NAME wrote:'),
  line('mutt fr', 'signs', 'Le Sat, Nov 21, 2026 at 10:12:00AM +0100, NAME a écrit :'),
  line('Evolution en', 'signs', 'On Sat, 2026-11-21 at 10:12 +0100, NAME wrote:'),
  line('Evolution fr', 'signs', 'Le samedi 21 novembre 2026 à 10:12 +0100, NAME a écrit :'),
  line('Evolution de', 'signs', 'Am Samstag, dem 21.11.2026 um 10:12 +0100 schrieb NAME:'),
  line(
    'Evolution en, unsigned',
    'bare',
    '-----Original Message-----\nFrom: NAME <ADDR>\nReply-To: ADDR\nTo: TO\nSubject: SUBJECT\nDate: 21/11/26 10:12:00\n',
  ),
  line('KMail en', 'signs', 'On Saturday, 21 November 2026 10:12:00 CET NAME wrote:'),
  line('KMail fr', 'signs', 'Le samedi 21 novembre 2026, 10:12:00 CET NAME a écrit :'),
  line('KMail de', 'signs', 'Am Samstag, 21. November 2026, 10:12:00 CET schrieb NAME:'),
  line('Claws en', 'signs', 'On Sat, 21 Nov 2026 10:12:00 +0100\nNAME <ADDR> wrote:\n'),
  line('Claws fr', 'signs', 'Le Sat, 21 Nov 2026 10:12:00 +0100,\nNAME <ADDR> a écrit :\n'),
  line('Roundcube en', 'signs', 'On 2026-11-21 10:12, NAME wrote:', { width: 76 }),
  line('Roundcube fr', 'signs', 'Le 2026-11-21 10:12, NAME a écrit :\n', { width: 76 }),
  line('Roundcube de', 'signs', 'Am 2026-11-21 10:12, schrieb NAME:\n', { width: 76 }),
  line('Roundcube es', 'signs', 'El 2026-11-21 10:12, NAME escribió:\n', { width: 76 }),
  line('SOGo en', 'signs', 'On Saturday, November 21, 2026 10:12 CET, NAME <ADDR> wrote:\n ', { fromHtml: true }),
  line('SOGo fr', 'signs', 'Le Samedi, Novembre 21, 2026 10:12 CET, NAME <ADDR> a écrit:\n ', { fromHtml: true }),
  line('Notes en', 'bare', 'From:\tNAME <ADDR>\nTo:\tTO\nDate:\t21/11/2026 10:12\nSubject:\tSUBJECT\n\n\n'),
  line('Notes fr', 'bare', 'De :\tNAME <ADDR>\nA :\tTO\nDate :\t21/11/2026 10:12\nObjet :\tSUBJECT\n\n\n'),
  line(
    'iNotes en',
    'bare',
    '-----"NAME" <ADDR> wrote: -----\nTo: TO\nFrom: "NAME" <ADDR>\nDate: 11/21/2026 10:12AM\nSubject: SUBJECT\n',
  ),
  line(
    'iNotes fr',
    'bare',
    '-----NAME <ADDR> a écrit : -----\nÀ : TO\nDe : NAME <ADDR>\nDate : 21/11/2026 10:12\nObjet : SUBJECT\n',
  ),
  line(
    'eM Client',
    'signs',
    '\n------ Original Message ------\nFrom: "NAME" <ADDR>\nTo: "TO" <TO>\nSent: 21/11/2026 10:12:00\nSubject: SUBJECT\n',
  ),
  line(
    'eM Client 9',
    'signs',
    '\n------ Original Message ------\nFrom "NAME" <ADDR>\nTo "TO" <TO>\nDate 21/11/2026 10:12:00\nSubject SUBJECT\n',
  ),
  line(
    'eM Client 9, unsigned',
    'bare',
    '\n------ Original Message ------\nFrom "NAME" <ADDR>\nTo "TO" <TO>\nDate 21/11/2026 10:12:00\nSubject SUBJECT\n',
  ),
  line(
    'eM Client 9, fr, unsigned',
    'bare',
    '\n------ Message d\'origine ------\nDe "NAME" <ADDR>\nÀ "TO" <TO>\nDate 21/11/2026 10:12:00\nObjet SUBJECT\n',
  ),
  line('The Bat!', 'signs', 'Saturday, November 21, 2026, 10:12:00 AM, you wrote:\n', {
    advert: ['-- ', 'Best regards,', ' Ann                            mailto:ann@home.example'],
  }),
  line('The Bat!, initials', 'initials', 'Saturday, November 21, 2026, 10:12:00 AM, you wrote:\n'),
  line('The Bat!, fr', 'signs', 'Le samedi 21 novembre 2026 à 10:12:00, vous écriviez :\n'),
  line('Spark en', 'signs', 'On 21 Nov 2026 at 10:12 +0100, NAME <ADDR>, wrote:'),
  line('Spark fr', 'signs', 'Le 21 nov. 2026 à 10:12 +0100, NAME <ADDR>, a écrit :'),
  line('BlueMail en', 'tight', 'On 21 Nov 2026, at 10:12, NAME <ADDR> wrote:', {
    advert: ['Get BlueMail for Android'],
  }),
  line('BlueMail fr', 'tight', 'Le 21 nov. 2026, à 10:12, NAME <ADDR> a écrit:', {
    advert: ['Télécharger BlueMail pour Android'],
  }),
  line('Mail.ru', 'tight', '>Суббота, 21 ноября 2026, 10:12 +03:00 от NAME <ADDR>:\n>'),
  line('Mail.ru, bare', 'bare', 'Суббота, 21 ноября 2026, 10:12 +03:00 от NAME <ADDR>:\n'),
  line('Yandex', 'signs', '21.11.2026, 10:12, "NAME" <ADDR>:'),
  line('Yandex, bare', 'bare', '21.11.2026, 10:12, "NAME" <ADDR>:'),
  line('Fastmail', 'signs', 'On Sat, Nov 21, 2026, at 10:12 AM, NAME wrote:'),
  line('Superhuman', 'signs', 'On Sat, Nov 21, 2026 at 10:12 AM, NAME < ADDR > wrote:\n'),
  line('Mailbird', 'bare', 'On 11/21/2026 10:12:00 AM, NAME <ADDR> wrote:'),
  line('Mailspring', 'signs', 'On Nov 21 2026, at 10:12 am, NAME <ADDR> wrote:'),
  line('Airmail', 'bare', 'On 21 Nov 2026, 10:12 +0100, NAME <ADDR>, wrote:'),
  line('Huawei', 'bare', '-------- Original Message --------\nSubject: SUBJECT\nFrom: NAME \nTo: TO\nCC: \n'),
  line('Huawei fr', 'bare', "-------- Message d'origine --------\nObjet : SUBJECT\nDe : NAME \nÀ : TO\nCc : \n"),
  line(
    'QQ',
    'bare',
    '------------------ Original ------------------\nFrom:  "NAME"<ADDR>;\nDate:  Sat, Nov 21, 2026 10:12 AM\nTo:  "TO"<TO>;\n\nSubject:  SUBJECT\n',
  ),
  line('163', 'tight', 'At 2026-11-21 10:12:00, "NAME" <ADDR> wrote:'),
  line('Horde', 'signs', '\n"NAME" <ADDR> wrote:\n'),
  line('Horde fr', 'signs', '\n"NAME" <ADDR> a écrit :\n'),
  line('Horde, quoting', 'signs', 'Quoting NAME <ADDR>:\n'),
  line('SquirrelMail', 'signs', 'On Sat, November 21, 2026 10:12 am, NAME wrote:'),
  line('GroupWise', 'bare', '>>> NAME <ADDR> 11/21/2026 10:12 AM >>>'),
  line('Alpine', 'signs', 'On Sat, 21 Nov 2026, NAME wrote:\n'),
  line('Gnus', 'signs', 'NAME <ADDR> writes:\n'),
  line('Rainloop', 'signs', 'November 21, 2026 10:12 AM, "NAME" <ADDR> wrote:\n'),
  line('Rainloop fr', 'signs', '21 novembre 2026 10:12 "NAME" <ADDR> a écrit:\n'),
  line('Nextcloud', 'signs', '"NAME" <ADDR> – November 21, 2026 10:12 AM'),
  line('Nextcloud, bare', 'bare', '"NAME" <ADDR> – November 21, 2026 10:12 AM\n'),
  line('Open-Xchange de', 'inside', 'NAME <ADDR> hat am 21.11.2026 10:12 CET geschrieben:\n \n '),
  line('Open-Xchange fr', 'inside', 'Le 21/11/2026 10:12 CET, NAME <ADDR> a écrit :\n \n '),
  line('Open-Xchange en', 'inside', 'On 11/21/2026 10:12 AM CET NAME <ADDR> wrote:\n \n '),
  line(
    'T-Online',
    'bare',
    '-----Original-Nachricht-----\nBetreff: SUBJECT\nDatum: 2026-11-21T10:12:00+0100\nVon: "NAME" <ADDR>\nAn: "TO" <TO>\n',
  ),
  line(
    'Bluewin',
    'bare',
    '----Ursprüngliche Nachricht----\nVon : ADDR\nDatum : 21/11/2026 - 10:12 (MS)\nAn : TO\nBetreff : SUBJECT\n',
  ),
  line('Libero', 'bare', '----Messaggio originale----\nDa: ADDR\nData: 21/11/2026 10.12\nA: <TO>\nOgg: SUBJECT\n'),
  line('Libero, new', 'signs', 'Il 21/11/2026 10:12 NAME <ADDR> ha scritto:\n \n '),
  line('WP.pl', 'signs', 'Dnia 21 listopada 2026 10:12 NAME <ADDR> napisał(a):\n'),
  line(
    'Seznam',
    'bare',
    '---------- Původní e-mail ----------\nOd: NAME <ADDR>\nKomu: TO\nDatum: 21. 11. 2026 10:12:00\nPředmět: SUBJECT\n',
  ),
  line('Ukr.net', 'signs', '21 листопада 2026, 10:12:00, від "NAME" <ADDR>:\n'),
  line(
    'Exchange, mobile',
    'bare',
    '-------- Original message --------\nFrom: NAME <ADDR>\nDate: 21/11/2026 10:12 (GMT+01:00)\nTo: TO\nSubject: SUBJECT\n',
  ),
  line('Front', 'signs', 'On November 21, 2026 at 10:12 AM GMT+1 ADDR wrote:\n'),
  line('HEY', 'bare', 'On November 21, 2026, NAME <ADDR> wrote:\n'),
  line('Zoho', 'bare', '---- On Sat, 21 Nov 2026 10:12:00 +0100 NAME <ADDR> wrote ---\n'),
  line('Zoho, wrapped', 'signs', '---- On Sat, 21 Nov 2026 10:12:00 +0100\n NAME <ADDR> wrote ----\n'),
  line('Zoho fr', 'bare', '---- Le sam., 21 nov. 2026 10:12:00 +0100 NAME <ADDR> a écrit ----\n'),
  line('Mailo fr', 'signs', 'De : NAME <ADDR>\nÀ : TO\nSujet : SUBJECT\nDate : 21/11/2026 10:12:00 Europe/Paris\n'),
  line('Infomaniak fr', 'signs', 'Le 2026-11-21T10:12:00.000+01:00, NAME <ADDR> a écrit :'),
  line('iCloud web', 'signs', 'On Nov 21, 2026, at 10:12 AM, NAME <ADDR> wrote:\n'),
];
