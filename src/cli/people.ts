/** How people and seats are written on the command line. */

import { InvalidArgumentError } from 'commander';
import { zoneNamed } from '../campaign/house/zones.ts';
import type { Invited } from '../campaign/joining/invite.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { languageNamed } from '../orders/settings.ts';

/** `british=Anna Bell <anna@example.org>,fr,Europe/Paris,Letter`; what follows the address may be left out. */
export function invited(text: string): Invited {
  const [, seat, who] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  if (seat === undefined || who === undefined)
    throw new InvalidArgumentError('write it as seat="Name <address>",en,Europe/London,A4');
  return { seat, ...newcomer(who) };
}

/** `Anna Bell <anna@example.org>,fr,Europe/Paris,Letter`; what follows the address may be left out. */
export function newcomer(text: string): Omit<Invited, 'seat'> {
  const [who = '', language = 'en', zone = 'Europe/London', paper = 'A4', ...rest] = text
    .split(',')
    .map((part) => part.trim());
  if (rest.length > 0) throw new InvalidArgumentError('write it as "Name <address>",en,Europe/London,A4');
  return { ...person(who), language: languageOf(language), zone: zoneOf(zone), paper: paperOf(paper) };
}

function languageOf(text: string): Invited['language'] {
  const language = languageNamed(text, LANGUAGES);
  if (language === null)
    throw new InvalidArgumentError(`no language of our letters is called "${text}": write en, fr or es`);
  return language;
}

function zoneOf(text: string): string {
  const zone = zoneNamed(text);
  if (zone === null) throw new InvalidArgumentError(`no time zone is called "${text}": write it as Europe/London`);
  return zone;
}

function paperOf(text: string): Invited['paper'] {
  const paper = PAPERS.find((size) => size.toLowerCase() === text.toLowerCase());
  if (!paper) throw new InvalidArgumentError(`no paper is called "${text}": write A4 or Letter`);
  return paper;
}

const PAPERS = ['A4', 'Letter'] as const;

export function person(text: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text) ?? [];
  if (name !== undefined && address !== undefined) return { name, address };
  if (/^[^<>\s]+@[^<>\s]+$/.test(text)) return { name: '', address: text };
  throw new InvalidArgumentError('write it as "Name <address>"');
}
