/** Reads delivery reports (RFC 3464) and complaints (RFC 5965): which of our mails did not reach whom, and for how long. */
import { clean, messageIds } from './headers.ts';
import { contentOf, everyPart, type Part } from './mime.ts';

export interface BouncedRecipient {
  address: string;
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded' | null;
  /** `5.1.1`; null when not told. */
  status: string | null;
  diagnostic: string | null;
}

export interface Bounce {
  /** `hard`: will never arrive; `soft`: failed for now; `notice`: delayed or delivered; `complaint`: called spam; `unclear`: a bounce in prose. */
  kind: 'hard' | 'soft' | 'notice' | 'complaint' | 'unclear';
  recipients: readonly BouncedRecipient[];
  /** Message-ID of the mail that bounced, where the report quotes it. */
  messageId: string | null;
  /** Envelope sender of that mail, as a complaint tells it; other reports come to it. */
  envelopeSender: string | null;
}

const proseBounce = /^(mailer[-_.]?daemon|post[-_.]?master)@/iu;

/** What the report parts of a mail tell, or null when it is none. `from` and `subject` tell bounces written in prose. */
export function bounceOf(root: Part, from: string, subject: string): Bounce | null {
  const textOf = (type: RegExp) =>
    [...everyPart(root)]
      .filter((part) => type.test(part.type))
      .map((part) => contentOf(part).subarray(0, 65_536).toString('utf8'));
  const original = textOf(/^(message\/rfc822|text\/rfc822-headers|message\/global)/iu)[0];
  const messageId = original === undefined ? null : (messageIds(field(original, 'message-id'))[0] ?? null);
  const complaints = textOf(/^message\/feedback-report/iu);
  if (complaints.length > 0) {
    const told = field(complaints.join('\n'), 'original-mail-from') ?? field(original ?? '', 'return-path');
    const envelopeSender = told?.replace(/^<|>$/gu, '') ?? null;
    return { kind: 'complaint', recipients: [], messageId, envelopeSender };
  }
  // Some systems split the report over two parts.
  const report = textOf(/^message\/(global-)?delivery-status/iu).join('\n\n');
  if (report === '')
    return proseBounce.test(from) && /undeliver|returned|fail/iu.test(subject)
      ? { kind: 'unclear', recipients: [], messageId, envelopeSender: null }
      : null;
  const recipients = report
    .replace(/\r\n?/gu, '\n')
    .split(/\n{2,}/u)
    .map(recipientOf)
    .filter((recipient) => recipient !== null);
  return { kind: kindOf(recipients), recipients, messageId, envelopeSender: null };
}

function recipientOf(group: string): BouncedRecipient | null {
  const told = field(group, 'final-recipient') ?? field(group, 'original-recipient');
  if (told === null) return null;
  const action = field(group, 'action')?.toLowerCase().split(/\W/u)[0];
  return {
    address: clean(told.replace(/^[^;]*;/u, '')).replace(/^<|>$/gu, ''),
    action:
      action === 'failed' ||
      action === 'delayed' ||
      action === 'delivered' ||
      action === 'relayed' ||
      action === 'expanded'
        ? action
        : null,
    status: /\d\.\d{1,3}\.\d{1,3}/u.exec(field(group, 'status') ?? '')?.[0] ?? null,
    diagnostic: field(group, 'diagnostic-code'),
  };
}

/** The action decides first: some systems report a failure with status 4.0.0. */
function kindOf(recipients: readonly BouncedRecipient[]): Bounce['kind'] {
  const failed = recipients.filter(
    ({ action, status }) => action === 'failed' || (action === null && status?.[0] !== '2'),
  );
  if (failed.length === 0) return recipients.length === 0 ? 'unclear' : 'notice';
  return failed.some(({ status }) => status?.[0] !== '4') ? 'hard' : 'soft';
}

function field(text: string, name: string): string | null {
  const lines = text
    .replace(/\r\n?/gu, '\n')
    .replace(/\n[ \t]+/gu, ' ')
    .split('\n');
  const line = lines.find((each) => each.slice(0, name.length + 1).toLowerCase() === `${name}:`);
  return line === undefined ? null : clean(line.slice(name.length + 1));
}
