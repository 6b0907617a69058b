/** The words that mail programs of many languages put around what a person wrote; what is new in one language is added here alone. */

/** "Wrote", as it stands in the line above a quote. Whole words, in alphabets that have word ends. */
export const WROTE = `
  wrote|writes
  schrieb|schrieben|geschrieben
  a écrit|a ecrit|nous a dit
  escribió|escribio|escribieron|escribiu|va escriure|ha escrit
  ha scritto|scrisse|scriveva
  schreef|geschreven
  escreveu
  skrev|skriver|skrifaði|kirjoitti|kirjutas
  napsal|napsala|napísal|napísala|napisal|napisala|napisao|napisao je|napisala je|píše|pisze|napisana przez
  írta|a scris|rašė|rakstīja|idatzi du
  yazdı|yazmış|menulis|tulis
  a scríobh|ysgrifennodd|en deus skrivet`;

/** The same in alphabets where one word may run on into the next. */
export const WROTE_ANYWHERE =
  'napisał|написал|пише|пишет|написав|писал|написа|написао|έγραψε|viết|写道|寫道|のメッセージ|のメール|書きました|작성|님이|쓴 글|מאת|כתב|كتب|كتابة|نوشت|เขียน|लिखा';

/** "Quoting", with which the line above a quote begins where it names its writer and no more. */
export const QUOTING = `
  quoting|zitat von|missatge de|citation de|cita de|citando( a)?|citeren|citat från|cytowanie|citát|idézet|excerpts from`;

/** What stands between the rules, or before the colon, above an older mail. */
export const ORIGINAL_MESSAGE = `
  original message|original|reply message|forwarded (by|message|text)|forwarded mail|begin forwarded message
  ursprüngliche (nachricht|(e-?)?mail)|original-?nachricht|antwort nachricht|weitergeleitete nachricht|anfang der weitergeleiteten (nachricht|e-?mail)
  message (d['’]origine|original|initial|transféré)|(mail|courriel) (d['’])?origin(e|al)|e-?mail original|début du message (réexpédié|transféré)
  mensaje (original|reenviado)|inicio del mensaje reenviado
  messaggio (originale|inoltrato)|inizio (del )?messaggio inoltrato
  oorspronkelijk bericht|doorgestuurd bericht|begin (van )?doorgestuurd bericht
  mensagem (original|encaminhada|reencaminhada)|início da mensagem (encaminhada|reencaminhada)
  original(t )?meddelande|ursprungligt meddelande|vidarebefordrat (meddelande|brev)
  oprindelig (besked|meddelelse)|videresendt (besked|meddelelse)|opprinnelig melding|videresendt melding
  alkuperäinen viesti|välitetty viesti|wiadomość oryginalna|wiadomość przekazana|původní zpráva|pôvodná správa|eredeti üzenet|mesajul original|özgün ileti
  исходное сообщение|пересылаемое сообщение|оригінальне повідомлення
  原始邮件|轉寄郵件|转发邮件|原始郵件|転送されたメッセージ|元のメッセージ|원본 메시지`;

/** The names of the fields that mail programs repeat above an older mail. */
export const FIELDS = {
  from: `from|von|de|da|van|expéditeur|remitente|mittente|afzender
    från|fra|lähettäjä|saatja|od|nadawca|feladó|de la|nuo|от|от кого|від|gönderen|kimden|dari|từ|người gửi
    发件人|寄件者|寄件人|差出人|送信者|보낸 사람|보낸사람|από|מאת|من|از|จาก`,
  sent: `sent|date|message du|received|gesendet|datum|envoyé|envoyé le|enviado|enviado el|enviados|enviada|enviada em|enviat el|fecha|data|data ora|inviato|verzonden
    skickat|sendt|dato|lähetetty|päivämäärä|saadetud|wysłano|wysłane|odesláno|odoslané|poslano|elküldve|dátum|trimis|išsiųsta|nosūtīts
    отправлено|дата|надіслано|изпратено|gönderildi|tarih|dikirim|đã gửi
    发送时间|发送日期|日期|寄件日期|傳送日期|送信日時|日付|보낸 날짜|날짜|στάλθηκε|נשלח|تم الإرسال|التاريخ|تاريخ الإرسال|ارسال|ส่ง|วันที่`,
  to: `to|an|à|a|para|pour|aan|per a|destinataire|destinatario
    till|til|vastaanottaja|adressaat|do|komu|za|prima|címzett|către|kam|кому|до|kime|kepada|đến
    收件人|收件者|至|宛先|받는 사람|받는사람|προς|אל|إلى|الى|به|ถึง`,
  subject: `subject|betreff|objet|sujet|asunto|assunto|oggetto|onderwerp|assumpte
    ämne|emne|aihe|teema|temat|předmět|predmet|zadeva|tárgy|subiect|tema|tēma|тема|относно|konu|subjek|chủ đề
    主题|主旨|件名|제목|θέμα|נושא|الموضوع|موضوع|เรื่อง`,
  other: `cc|bcc|cci|cco|kopie|kopia|copie à|copia|reply-to|risposta|répondre à|responder a|antwort an|importance|organization|organisation|priority
    attachments|anlagen|pièces jointes|抄送|副本`,
} as const;

/** What mail programs and devices say of themselves below a mail, as patterns, one row a language. */
export const ADVERTS = String.raw`
  sent (from|via|with|using|by|on the go)\b.*|from my (iphone|ipad|android|mobile|phone|blackberry)\b.*|someone from mobile|get \[?[\w ]{2,20} for (android|ios)\b.*|get \[?outlook for\b.*
  (envoyé|envoyée) (depuis|de|à partir d[e'’]|avec|via) ?.*|provenance : .*|(télécharge[rz]?|obtenez|obtenir) outlook pour .*
  (enviado|enviada) (desde|do|de|a partir do|com|con) .*|(obtener|obtén|obter|obtenha|baixe|descarga[r]?) (o )?outlook para .*|enviat des de.*
  (gesendet|verschickt) (von|mit|aus|über) .*|von meinem\b.* gesendet.*|diese (nachricht|e-?mail) wurde von meinem .*gesendet.*|outlook für .* (beziehen|herunterladen)|(holen sie sich|hol dir) outlook für .*
  inviato (da|dal|con|tramite) .*|(scarica|ottieni) outlook per .*
  (verzonden|verstuurd) (vanaf|met|via|vanuit) .*|download outlook voor .*|outlook voor .* downloaden
  (skickat|skickades) från .*|(sendt|sent) fra .*|(hämta|hent|få|skaffa) outlook (för|til|for) .*
  lähetetty .*(puhelimesta|iphonesta|ipadista|outlookista).*|hanki outlook for .*|kirjutatud .*(iphone|ipad).*|nosūtīts no .*
  wysłan[eo] z .*|pobierz (aplikację )?outlook .*|odesláno z .*|získat outlook .*|odoslané z .*|poslano s? ?z? ?.*(iphone|ipad|galaxy|mobi).*
  az .*(iphone|ipad|telefon).*küldve|trimis de (pe|la) .*|.*(iphone|ipad|telefon).*gönderildi
  στάλθηκε από .*|отправлено (с|из) .*|надіслано з .*|изпратено от .*|נשלח מ.*|أ?ُ?رسلت من .*
  從我的 .* 傳送|发自我的.*|iphoneから送信.*|나의 .*에서 보냄|gửi từ .*|ส่งจาก.*|(dikirim|dihantar) dari(pada)? .*`;

/** How disclaimers, adverts of mail services and list footers begin, as patterns, one row a language. */
export const FOOTERS = String.raw`
  this (e-?mail|message|communication)( message)?( \([^()]*\))?( (and any|with|w/) ?(files|attachments?).*)? (is|may|contains?|are|was sent|has been)\b.*(confidential|privileged|intended (only|solely|exclusively|for the)|virus|scanned)|the (information|contents?) (contained )?(in|of) this (e-?mail|message|communication)|this message was sent using imp|confidentiality notice|if you are not the intended recipient|disclaimer\s*:?\s*($|.*(confidential|privileged|recipient|e-?mail|liab))|please consider the environment|virus-free\.|this email has been (checked|scanned) (for viruses )?by
  you received this message because you are subscribed|to (unsubscribe\b|stop receiving (these|this|e-?mails?|messages|mail|notifications|updates|them))|to respond, reply to this email|visit topic\b|view this (email|message|thread) (online|on)|reply to this email directly|mute this topic|do you yahoo|join the world['’]s|get your free\b.*(mail|account|https?:|www|@|msn|hotmail|yahoo|download)|free e-?mail by|msn hotmail|find what you need at
  l['’]absence de virus dans ce courrier|cet e-?mail a été vérifié|(avertissement|avis|confidentialité)\b.*(confidentiel|destinataire)|les informations contenues dans ce|ce (message|courriel|courrier|mail)( électronique)?.* (confidentiel|destinataire)
  diese (e-?mail|nachricht) (enthält|ist|kann|wurde) .*(vertraulich|bestimmt|auf viren)|der inhalt dieser (e-?mail|nachricht)|(vertraulichkeits|rechtlicher )hinweis\b
  est[ea] (mensaje|correo|mensagem|e-?mail).*(confidencial|destinatari|en busca de virus)|aviso (legal|de confidencialidade?)\b|la información contenida en est|as informações contidas nest
  questo (messaggio|documento).*(riservat|analizzato|destinatari)|ai sensi (del|della|dell['’])\b.*(riservat|informazioni|regolamento)|avviso di riservatezza|le informazioni contenute (in questo|nel presente)
  dit (e-mail)?bericht .*(vertrouwelijk|bestemd)|de informatie (verzonden )?(in|met) dit (e-mail)?bericht`;

/** A table above as alternatives of a regular expression. */
export function alternatives(table: string): string {
  return rows(table).join('|');
}

/** The words of a table above, one by one. */
export function words(table: string): readonly string[] {
  return rows(table).flatMap((row) => row.split('|'));
}

function rows(table: string): readonly string[] {
  return table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
}
