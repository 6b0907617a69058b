/** Why a mail cannot be taken for orders, in words its sender understands. */

export type RefusalCode =
  | 'too-large'
  | 'too-many-parts'
  | 'too-long'
  | 'unreadable'
  | 'truncated'
  | 'no-sender'
  | 'several-senders'
  | 'encrypted'
  | 'winmail'
  | 'calendar'
  | 'several-attachments'
  | 'only-old-text'
  | 'empty';

export interface MailRefusal {
  code: RefusalCode;
  /** One English sentence or two; other languages go by the code. */
  text: string;
}

const texts: Readonly<Record<RefusalCode, string>> = {
  'too-large': 'The mail is too large to be read. Send the orders as text, without big attachments.',
  'too-many-parts': 'The mail has too many parts to be read. Send the orders as plain text.',
  'too-long': 'The text is too long, so part of it would have been lost. Send the orders in a shorter mail.',
  unreadable: 'The mail is damaged and cannot be read. Send it again, as plain text.',
  truncated: 'The mail arrived cut off before its end, so none of it was taken. Send it again.',
  'no-sender': 'The mail names no sender. Write from the address your letters go to.',
  'several-senders':
    'The mail names more than one sender, so nobody can be held to it. Send it from your own address alone.',
  encrypted: 'The mail is encrypted and cannot be read here. Send the orders unencrypted; a signature does no harm.',
  winmail:
    'The mail came packed as winmail.dat, which only Outlook reads. Send it again as plain text or HTML; Outlook asks for that under Format Text.',
  calendar: 'The mail holds a calendar entry and no text. Reply to a letter of the game with the orders as text.',
  'several-attachments':
    'The text holds no orders and more than one text file is attached. Attach one, or type the orders.',
  'only-old-text':
    'The mail holds only quoted or forwarded text, and orders in a quoted, forwarded or attached mail never count. Type or paste them above it.',
  empty: 'The mail holds no text. Type the orders in it, or attach them as one .txt file.',
};

export function refuse(code: RefusalCode): MailRefusal {
  return { code, text: texts[code] };
}
