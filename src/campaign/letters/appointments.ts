/** Deadlines as appointments in a player's calendar: put there, moved, and taken away by the letters that tell of them. */

import type { Language } from '../../engine/contract.ts';
import { houseAddress, identifierOf } from '../../mail/sender/address.ts';
import type { LetterFile } from '../../mail/sender/compose.ts';
import { letterWords } from '../../reports/index.ts';
import { type Appointment, calendarOf, showAppointment } from '../../store/calendars.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';

/** What a calendar is told of one deadline. */
export interface AppointmentFacts {
  method: 'PUBLISH' | 'CANCEL';
  /** The same for one seat and call, however often it moves. */
  uid: string;
  /** Rises with each telling: the length of the journal. */
  sequence: number;
  /** ISO instants: when it was told, and the deadline. */
  at: string;
  dueAt: string;
  /** `Savannah 7` */
  label: string;
  language: Language;
  organizer: string;
}

/** A letter that may tell of a deadline: `open` is what is due of its seat, `length` that of the journal. */
interface TellingLetter {
  label: string;
  open: Appointment | null;
  length: number;
  at: Date;
}

/**
 * What a letter to the seat must tell its calendar, noted as told: the open deadline, and the end of one that is shown
 * and will not come.
 */
export async function appointmentsFor(
  house: House,
  tx: Tx,
  { game, seat, language }: Pick<SeatedRow, 'game' | 'seat' | 'language'>,
  letter: TellingLetter,
): Promise<AppointmentFacts[]> {
  const { label, open, length, at: now } = letter;
  const { wanted, shown } = await calendarOf(tx, game, seat);
  const about = (method: AppointmentFacts['method'], { call, dueAt }: Appointment): AppointmentFacts => ({
    method,
    uid: identifierOf(`deadline/${game}/${call}/${seat}`, house.domain),
    sequence: length,
    at: now.toISOString(),
    dueAt: dueAt.toISOString(),
    label,
    language,
    organizer: houseAddress(house),
  });
  const isGone = shown !== null && shown.call !== open?.call && shown.dueAt > now;
  const told = [...(isGone ? [about('CANCEL', shown)] : []), ...(wanted && open ? [about('PUBLISH', open)] : [])];
  if (shown !== null || (wanted && open)) await showAppointment(tx, game, seat, wanted ? open : null);
  return told;
}

/** The letter with its files for calendars. */
export function withAppointments<L extends { attachments?: readonly LetterFile[] }>(
  letter: L,
  appointments: readonly AppointmentFacts[],
): L {
  if (appointments.length === 0) return letter;
  return { ...letter, attachments: [...(letter.attachments ?? []), ...appointments.map(appointmentFile)] };
}

const ALARM = '-PT6H';
const NAMES = { PUBLISH: 'deadline.ics', CANCEL: 'closed.ics' } as const;

/** The appointment as a file for calendars (RFC 5545, 5546); times in UTC, which every calendar shows in its own zone. */
function appointmentFile(facts: AppointmentFacts): LetterFile {
  const { method, uid, sequence, at, dueAt, label, language, organizer } = facts;
  const words = letterWords(language).calendar;
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${text(words.summary(label))}`, `TRIGGER:${ALARM}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldpost//Deadlines//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(at)}`,
    `DTSTART:${instant(dueAt)}`,
    `SUMMARY;LANGUAGE=${language}:${text(words.summary(label))}`,
    `DESCRIPTION;LANGUAGE=${language}:${text(method === 'PUBLISH' ? words.open : words.closed)}`,
    `ORGANIZER;CN=Fieldpost:mailto:${organizer}`,
    `STATUS:${method === 'PUBLISH' ? 'CONFIRMED' : 'CANCELLED'}`,
    'TRANSP:TRANSPARENT',
    ...(method === 'PUBLISH' ? [...alarm, 'END:VALARM'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    name: NAMES[method],
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes: Buffer.from(`${lines.map(folded).join('\r\n')}\r\n`),
  };
}

/** `20261122T200000Z` */
function instant(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const WIDEST = 75;

/** A line of more than 75 bytes goes on behind a blank on the next, never in the middle of a letter. */
function folded(line: string): string {
  let width = 0;
  let out = '';
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (width + bytes > WIDEST) {
      out += '\r\n ';
      width = 1;
    }
    out += letter;
    width += bytes;
  }
  return out;
}
