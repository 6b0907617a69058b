/** What letters and mails are called on the desk, and what has become of them. */
import type { LetterKind, LetterStatus, Outcome } from '../../store/schema.ts';

export const LETTERS: Readonly<Record<LetterKind, string>> = {
  start: 'Start letter',
  report: 'Turn report',
  call: 'Call for orders',
  notice: 'Notice',
  ack: 'Answer to orders',
  answer: 'Answer or notice',
  reminder: 'Reminder',
  umpire: 'Letter to the umpire',
  'take-over': 'Take-over letter',
  sender: 'Letter about a sender',
};

export const STATES: Readonly<Record<LetterStatus, string>> = {
  owed: 'to be written',
  rendered: 'written',
  sending: 'on its way',
  sent: 'sent',
  failed: 'not sent',
  held: 'waits for you',
};

export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  booked: 'orders taken',
  answered: 'answered',
  refused: 'refused',
  held: 'in doubt: waits for you',
  'put-aside': 'put aside',
};

/** What the program noted of a mail, in words where there are any: `too late`; nothing for what says no more than its outcome. */
export function whyOf(facts: unknown): string {
  if (typeof facts !== 'object' || facts === null) return '';
  return Object.entries(facts)
    .filter(([name, value]) => value !== null && name !== 'verdict' && name !== 'seat')
    .map(([name, value]) => {
      const said = typeof value === 'string' ? value.replaceAll('-', ' ') : JSON.stringify(value);
      return NAMELESS.has(name) ? said : `${name}: ${said}`;
    })
    .join(', ');
}

const NAMELESS: ReadonlySet<string> = new Set(['code', 'refusal', 'reason', 'why']);
