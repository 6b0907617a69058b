/** Takes the wrappings of programs off a body before its new text is looked for: clear signatures, and MIME that nobody decoded. */
import { type MailRefusal, refuse } from './refusal.ts';

export interface PlainText {
  text: string;
  /** Why it cannot be read; null when it can. */
  refused: MailRefusal | null;
}

/** The body as its sender saw it when he typed it. */
export function plainTextOf(body: string): PlainText {
  if (pgpEncrypted.test(body)) return { text: '', refused: refuse('encrypted') };
  const whole = body.slice(0, undecodedAt(body));
  if (whole.trim() === '' && body.trim() !== '') return { text: '', refused: refuse('unreadable') };
  return { text: clearSigned(whole), refused: null };
}

const pgpEncrypted = /^-----BEGIN PGP MESSAGE-----/mu;
const undecoded = /^--\S+ *\nContent-(Type|Transfer-Encoding|Disposition|ID): /imu;

/** Where MIME begins that nobody decoded: a boundary line and the header of the part below it. The text above is whole. */
function undecodedAt(text: string): number {
  const at = text.search(undecoded);
  return at === -1 ? text.length : at;
}

const signedBegin = '-----BEGIN PGP SIGNED MESSAGE-----';
const signatureBegin = '-----BEGIN PGP SIGNATURE-----';
const signatureEnd = '-----END PGP SIGNATURE-----';

/** The text inside a clear signature, its dash escapes undone; quoted armour is old mail and stays for others. */
function clearSigned(text: string): string {
  if (!text.includes(signedBegin)) return text;
  const out: string[] = [];
  let state: 'outside' | 'header' | 'inside' | 'signature' = 'outside';
  for (const line of text.split('\n')) {
    const bare = line.trimEnd();
    if (state === 'outside' && bare === signedBegin) state = 'header';
    else if (state === 'header') state = bare === '' ? 'inside' : 'header';
    else if (state === 'inside' && bare === signatureBegin) state = 'signature';
    else if (state === 'signature') state = bare === signatureEnd ? 'outside' : 'signature';
    else out.push(state === 'inside' && line.startsWith('- ') ? line.slice(2) : line);
  }
  return out.join('\n');
}
