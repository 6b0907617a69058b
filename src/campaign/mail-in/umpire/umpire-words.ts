/** Reads what an umpire's mail asks: acts, one a line, with their reasons. */

import type { Language } from '../../../engine/contract.ts';
import { LANGUAGES } from '../../../engine/phrase.ts';
import { closesPress, pressHeading } from '../../../orders/acts.ts';
import { keyOf } from '../../../orders/fold.ts';
import { spellingsOf } from '../../../orders/mail-words.ts';
import { languageNamed } from '../../../orders/settings.ts';
import { zoneNamed } from '../../house/zones.ts';
import type { PlainAct, UmpireAct } from '../../umpire/steer-game.ts';

export type UmpireFault = 'hours' | 'noEnd' | 'noText' | 'zone' | 'language' | 'noEndPress' | 'nobody' | 'unsigned';

export interface UmpireWish {
  acts: readonly UmpireAct[];
  /** Messages to seats, each with whom it names and the line that does. */
  words: readonly { to: string; line: string; text: string }[];
  status: boolean;
  /** How letters to him are written from now on. */
  settings: { language?: Language; zone?: string };
  /** Lines that begin as an act and are none, as written. */
  faults: readonly { line: string; why: UmpireFault }[];
  /** All that is none of these, without the blank lines around it: what a reply to a player's message says to him. */
  rest: string;
}

const PLAIN: ReadonlyMap<string, PlainAct> = new Map([
  ...(['process', 'pause', 'resume', 'withhold', 'approve'] as const).flatMap((act) =>
    spellingsOf(act).map((word): [string, PlainAct] => [word, act]),
  ),
  ...['seeding', 'new seeding', 'tirage', 'nouveau tirage', 'semillas', 'nuevas semillas'].map(
    (word): [string, PlainAct] => [word, 'seeding'],
  ),
]);
const EXTEND = new Set(spellingsOf('extend'));
const BROADCAST = new Set(spellingsOf('broadcast'));
const ENDS = new Set(['end', 'fin']);
const PRESS = new Set(spellingsOf('press'));
const TO = new Set(['to', 'a', 'au', 'aux', 'para']);
const CODE = new Set(spellingsOf('code'));
const STATUS = new Set(spellingsOf('status'));
const LANGUAGE = new Set(spellingsOf('language'));
const TIMEZONE = new Set(spellingsOf('timezone'));
const REASON = /^\s*(?:reason|motif|motivo)\s*[:=–—-]?\s+(.+)$/iu;
const SPAN = /^(\d{1,4}) ?(h|hours?|heures?|horas?|d|days?|j|jours?|dias?)$/;
const HOURS_A_DAY = 24;
const MOST_HOURS = 1440;
const LONGEST_TEXT = 20_000;
const LONGEST_REASON = 500;

/** What begins a line of a list, or a quotation mark around it: none of it is said. */
const MARKS = /^[\s*•·–—-]+|[\s.!;]+$/gu;

/**
 * `replies`: the mail answers a player's message and bears no code, so that a line which is no act in full is said to him.
 * `languages`: those that letters of the game come in.
 */
export function readUmpireWords(text: string, replies = false, languages: readonly Language[] = LANGUAGES): UmpireWish {
  const lines = text.split('\n');
  const acts: UmpireAct[] = [];
  const words: { to: string; line: string; text: string }[] = [];
  const rest: string[] = [];
  /** Where a reason stands in the rest: one of no act is only said. */
  const reasons = new Set<number>();
  const faults: { line: string; why: UmpireFault }[] = [];
  const settings: UmpireWish['settings'] = {};
  let status = false;
  let common = '';
  for (let at = 0; at < lines.length; at++) {
    const written = (lines[at] as string).replace(MARKS, '');
    const said = REASON.exec(written)?.[1];
    if (said !== undefined) {
      common = said.slice(0, LONGEST_REASON);
      reasons.add(rest.push(lines[at] as string) - 1);
      continue;
    }
    const colon = written.search(/[:：]/u);
    const key = keyOf(colon < 0 ? written : written.slice(0, colon));
    const reason =
      colon < 0
        ? ''
        : written
            .slice(colon + 1)
            .trim()
            .slice(0, LONGEST_REASON);
    const [head = '', ...more] = key.split(' ');
    const wrong = (why: UmpireFault) => {
      if (replies) rest.push(lines[at] as string);
      else faults.push({ line: written, why });
    };
    const plain = PLAIN.get(key);
    if (plain) acts.push({ act: plain, reason });
    else if (EXTEND.has(head)) {
      const hours = hoursIn(more.join(' '));
      if (hours !== null) acts.push({ act: 'extend', hours, reason });
      else if (more.length <= 2) wrong('hours');
      else rest.push(lines[at] as string);
    } else if (BROADCAST.has(head) && more.length === 0) {
      const { said: text, end } = blockFrom(lines, at, (line) => ENDS.has(line));
      if (end < 0) faults.push({ line: written, why: 'noEnd' });
      else if (text === '') faults.push({ line: written, why: 'noText' });
      else acts.push({ act: 'broadcast', text });
      at = end < 0 ? lines.length : end;
    } else if (PRESS.has(head) && TO.has(more[0] ?? '') && more.length >= 2) {
      const { said: block, end } = blockFrom(lines, at, closesPress);
      const text = [colon < 0 ? '' : written.slice(colon + 1).trim(), block].join('\n').trim();
      const { to, anonymous } = pressHeading(more);
      if (end < 0) faults.push({ line: written, why: 'noEndPress' });
      else if (text === '') faults.push({ line: written, why: 'noText' });
      else if (anonymous) faults.push({ line: written, why: 'unsigned' });
      else words.push({ to, line: written, text });
      at = end < 0 ? lines.length : end;
    } else if (STATUS.has(key)) status = true;
    else if (!CODE.has(head)) {
      const set = readSetting(settings, head, written, languages);
      if (set === 'none') rest.push(lines[at] as string);
      else if (set !== 'set') wrong(set);
    }
  }
  const reasoned = acts.map((act) => ('reason' in act && act.reason === '' ? { ...act, reason: common } : act));
  const prose = rest.filter((_line, index) => acts.length === 0 || !reasons.has(index));
  return { acts: reasoned, words, status, settings, faults, rest: prose.join('\n').trim() };
}

/** The lines between an act and the line that ends it, at `end`; -1 where none does. */
function blockFrom(
  lines: readonly string[],
  at: number,
  ends: (key: string) => boolean,
): { said: string; end: number } {
  const end = lines.findIndex((line, index) => index > at && ends(keyOf(line)));
  const said = lines
    .slice(at + 1, end < 0 ? lines.length : end)
    .join('\n')
    .trim();
  return { said: said.slice(0, LONGEST_TEXT), end };
}

/** `48h` or `2 days` in hours; null when it is no such span, or longer than two months. */
function hoursIn(span: string): number | null {
  const [, count, unit = ''] = SPAN.exec(span.replace(/^(?:by|of|de) /, '')) ?? [];
  const hours = Number(count) * (unit.startsWith('h') ? 1 : HOURS_A_DAY);
  return count !== undefined && hours >= 1 && hours <= MOST_HOURS ? hours : null;
}

/** LANGUAGE and TIMEZONE: which of them names nothing known, when it does not. */
function readSetting(
  settings: UmpireWish['settings'],
  head: string,
  written: string,
  languages: readonly Language[],
): 'set' | 'language' | 'zone' | 'none' {
  const [, value = '', more] = written.split(/\s+/, 3);
  if (value === '' || more !== undefined) return 'none';
  if (LANGUAGE.has(head)) {
    const language = languageNamed(value, languages);
    if (language) settings.language = language;
    return language === null ? 'language' : 'set';
  }
  if (TIMEZONE.has(head)) {
    const zone = zoneNamed(value);
    if (zone !== null) settings.zone = zone;
    return zone === null ? 'zone' : 'set';
  }
  return 'none';
}
