/** T1: stores a mail as it came, before anything looks into it. Storing it again does nothing. */
import { encode } from '../../engine/canonical.ts';
import { sha256 } from '../../engine/digest.ts';
import type { Incoming } from '../../mail/intake/incoming.ts';
import { addMessage } from '../../store/messages.ts';
import { addSource } from '../../store/sources.ts';
import { type House, once } from '../house/house.ts';

/** The name a source is known by: its mailbox, or the way in. */
export function sourceName(source: Incoming['source']): string {
  return source.kind === 'imap' ? `imap/${source.mailbox}` : source.kind;
}

/** Resolves once the mail is safe. Mails are told apart by their bytes and by their place in the mailbox. */
export async function receiveMail(house: House, incoming: Incoming): Promise<'stored' | 'duplicate'> {
  const { source, raw } = incoming;
  const hash = sha256(raw);
  const name = sourceName(source);
  const head = headOf(raw);
  house.fault?.('T1 before');
  if (!house.sources.includes(name)) await once(house, (db) => addSource(db, name));
  const isNew = await once(house, (db) =>
    addMessage(db, {
      id: `m${hash.slice(0, 20)}`,
      source: name,
      uidValidity: source.kind === 'imap' ? Number(source.uidValidity) : null,
      uid: source.kind === 'imap' ? source.uid : null,
      messageId: field(head, 'message-id'),
      sender: senderOf(head),
      sha256: hash,
      envelope: encode({ bytes: incoming.bytes, ...handedOver(source) }),
      raw,
      receivedAt: incoming.receivedAt,
    }),
  );
  house.fault?.('T1 after');
  house.log.info(
    { source: name, bytes: incoming.bytes, message: hash.slice(0, 20) },
    isNew ? 'mail stored' : 'mail known',
  );
  return isNew ? 'stored' : 'duplicate';
}

/** What is known of a mail that was handed to us, and of nobody else's mail. */
function handedOver(source: Incoming['source']) {
  if (source.kind !== 'smtp') return {};
  const { from, to, client, helo } = source;
  return { from, to, client, ...(helo !== undefined && { helo }) };
}

const HEAD_BYTES = 65_536;

/** The header as far as keys need it: unfolded lines. The mail is not parsed here: it must be safe before it can break a parser. */
function headOf(raw: Uint8Array): string {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_BYTES)).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  return (end < 0 ? text : text.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
}

function field(head: string, name: string): string {
  const line = head.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line === undefined
    ? ''
    : line
        .slice(name.length + 1)
        // A database takes no null byte, and a mail with one must not come again for ever.
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 500);
}

/** The sender's bare address, lower case. */
function senderOf(head: string): string {
  const from = field(head, 'from');
  return (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
}
