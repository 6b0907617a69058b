/** Recognises what stands below a player's words without being theirs: signatures, "sent from my phone", disclaimers, adverts and list footers. */

const sentFrom =
  /^\W{0,4}(sent (from|via|with|using|by)\b.*|from my (iphone|ipad|android|mobile|phone|blackberry)\b.*|someone from mobile|get \[?outlook for\b.*|(télécharger|obtenez) outlook pour .*|(envoyé|envoyée) (depuis|de|à partir de|avec|via) .*|provenance : .*|(gesendet|verschickt) (von|mit|aus) .*|von meinem .* gesendet.*|diese nachricht wurde von meinem .*gesendet.*|(enviado|enviada) (desde|do|de|a partir do|com|con) .*|obtener outlook para .*|obter o outlook para .*|inviato (da|dal|con) .*|scarica outlook per .*|hanki outlook for .*|download outlook voor .*|(verzonden|verstuurd) (vanaf|met|via|vanuit) .*|(skickat|skickades) från .*|(sendt|sent) fra .*|lähetetty .*(puhelimesta|iphonesta|ipadista).*|wysłane z .*|odesláno z .*|отправлено (с|из) .*|надіслано з .*|從我的 .* 傳送|发自我的.*|iphoneから送信.*|나의 .*에서 보냄)$/iu;
// Words of a player may begin the same way, so only a short line counts as an advert of the device.
const longestSentFrom = 120;

/** `Sent from my iPhone` and its like; the line alone goes, not what follows. */
export function isSentFrom(line: string): boolean {
  return line.length <= longestSentFrom && sentFrom.test(line.trim());
}

/** `-- `: the one delimiter of a signature that a standard names (RFC 3676). */
export function isSignatureDelimiter(line: string): boolean {
  return line === '-- ' || line === '--\u00A0';
}

// A line of rules, or of the marks some clients leave; it delimits a signature or nothing.
const rule = /^\s*([-–—_=*#~+ᐧ.]{1,3}|[-–—_=*#~+]{3,})\s*$/u;
const dashes = /^\s*(-{2,3}|[–—]|_{2,})\s*$/u;

export function isRule(line: string): boolean {
  return rule.test(line);
}

/** A line that often stands above a signature and often means nothing. */
export function maybeSignatureDelimiter(line: string): boolean {
  return dashes.test(line);
}

const footer =
  /^[\s*_-]*(this (e-?mail|message|communication)( message)?( and any (files|attachments?).*)? (is|may|contains?|are|was sent)\b.*(confidential|privileged|intended|virus|scanned)|the information (contained )?in this (e-?mail|message)|confidentiality notice|if you are not the intended recipient|disclaimer\s*:|please consider the environment|virus-free\.|this email has been (checked|scanned) (for viruses )?by|l['’]absence de virus dans ce courrier|cet e-?mail a été vérifié|ce (message|courriel|courrier|mail)( électronique)?.* (confidentiel|destinataire)|diese (e-?mail|nachricht) (enthält|ist|kann) .*(vertraulich|bestimmt)|est[ea] (mensaje|correo|mensagem|e-?mail).*(confidencial|destinatari)|questo (messaggio|documento).*(riservat|analizzato|destinatari)|dit bericht .*(vertrouwelijk|bestemd)|you received this message because you are subscribed|to (unsubscribe|stop receiving)( from)?\b|to respond, reply to this email|visit topic\b|view this (email|message|thread) (online|on)|reply to this email directly|mute this topic|do you yahoo|join the world['’]s|get your free|free e-?mail by|msn hotmail|find what you need at)/iu;

/** The first line of a disclaimer, an advert of a mail service or a list footer; everything below it goes with it. */
export function isFooter(line: string): boolean {
  return footer.test(line);
}
