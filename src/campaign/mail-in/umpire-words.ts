/** Reads what an umpire's mail asks: acts, one a line, in English or French, with their reasons. */
import { keyOf } from '../../orders/fold.ts';
import type { PlainAct, UmpireAct } from '../steer-game.ts';
import { languageNamed, zoneNamed } from '../wishes.ts';

export type UmpireFault = 'hours' | 'noEnd' | 'noText' | 'zone';

export interface UmpireWish {
  acts: readonly UmpireAct[];
  status: boolean;
  /** How letters to him are written from now on. */
  settings: { language?: 'en' | 'fr'; zone?: string };
  /** Lines that begin as an act and are none, as written. */
  faults: readonly { line: string; why: UmpireFault }[];
}

const PLAIN: ReadonlyMap<string, PlainAct> = new Map([
  ['process', 'process'],
  ['traiter', 'process'],
  ['pause', 'pause'],
  ['suspendre', 'pause'],
  ['resume', 'resume'],
  ['reprendre', 'resume'],
  ['withhold', 'withhold'],
  ['retenir', 'withhold'],
  ['approve', 'approve'],
  ['approuver', 'approve'],
  ['seeding', 'seeding'],
  ['new seeding', 'seeding'],
  ['tirage', 'seeding'],
  ['nouveau tirage', 'seeding'],
]);
const EXTEND = new Set(['extend', 'prolonger']);
const BROADCAST = new Set(['broadcast', 'diffuser']);
const ENDS = new Set(['end', 'fin']);
const STATUS = new Set(['status', 'etat']);
const REASON = /^\s*(?:reason|motif)\s*[:=–—-]?\s+(.+)$/iu;
const SPAN = /^(\d{1,4}) ?(h|hours?|heures?|d|days?|j|jours?)$/;
const HOURS_A_DAY = 24;
const MOST_HOURS = 1440;
const LONGEST_TEXT = 20_000;
const LONGEST_REASON = 500;

/** What begins a line of a list, or a quotation mark around it: none of it is said. */
const MARKS = /^[\s*•·–—-]+|[\s.!;]+$/gu;

export function readUmpireWords(text: string): UmpireWish {
  const lines = text.split('\n');
  const acts: UmpireAct[] = [];
  const faults: { line: string; why: UmpireFault }[] = [];
  const settings: UmpireWish['settings'] = {};
  let status = false;
  let common = '';
  for (let at = 0; at < lines.length; at++) {
    const written = (lines[at] as string).replace(MARKS, '');
    const said = REASON.exec(written)?.[1];
    if (said !== undefined) {
      common = said.slice(0, LONGEST_REASON);
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
    const [head = '', ...rest] = key.split(' ');
    const plain = PLAIN.get(key);
    if (plain) acts.push({ act: plain, reason });
    else if (EXTEND.has(head)) {
      const hours = hoursIn(rest.join(' '));
      if (hours !== null) acts.push({ act: 'extend', hours, reason });
      else if (rest.length <= 2) faults.push({ line: written, why: 'hours' });
    } else if (BROADCAST.has(head) && rest.length === 0) {
      const end = lines.findIndex((line, index) => index > at && ENDS.has(keyOf(line)));
      const words = lines
        .slice(at + 1, end < 0 ? lines.length : end)
        .join('\n')
        .trim();
      if (end < 0) faults.push({ line: written, why: 'noEnd' });
      else if (words === '') faults.push({ line: written, why: 'noText' });
      else acts.push({ act: 'broadcast', text: words.slice(0, LONGEST_TEXT) });
      at = end < 0 ? lines.length : end;
    } else if (STATUS.has(key)) status = true;
    else if (!readSetting(settings, head, written)) faults.push({ line: written, why: 'zone' });
  }
  const reasoned = acts.map((act) => (act.act !== 'broadcast' && act.reason === '' ? { ...act, reason: common } : act));
  return { acts: reasoned, status, settings, faults };
}

/** `48h` or `2 days` in hours; null when it is no such span, or longer than two months. */
function hoursIn(span: string): number | null {
  const [, count, unit = ''] = SPAN.exec(span.replace(/^(?:by|of|de) /, '')) ?? [];
  const hours = Number(count) * (unit.startsWith('h') ? 1 : HOURS_A_DAY);
  return count !== undefined && hours >= 1 && hours <= MOST_HOURS ? hours : null;
}

/** LANGUAGE and TIMEZONE; false when the line is one of them and names nothing known. */
function readSetting(settings: UmpireWish['settings'], head: string, written: string): boolean {
  const [, value = '', more] = written.split(/\s+/, 3);
  if (value === '' || more !== undefined) return true;
  if (head === 'language' || head === 'langue') {
    const language = languageNamed(value);
    if (language) settings.language = language;
    return language !== null;
  }
  if (head === 'timezone' || head === 'fuseau') {
    const zone = zoneNamed(value);
    if (zone !== null) settings.zone = zone;
    return zone !== null;
  }
  return true;
}
