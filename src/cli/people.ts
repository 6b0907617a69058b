/** How people and seats are written on the command line. */
import { InvalidArgumentError } from 'commander';
import type { Invited } from '../campaign/joining/invite.ts';

/** `british=Anna Bell <anna@example.org>,fr,Europe/Paris,Letter`; what follows the address may be left out. */
export function invited(text: string): Invited {
  const [, seat, who] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  if (seat === undefined || who === undefined)
    throw new InvalidArgumentError('write it as seat="Name <address>",en,Europe/London,A4');
  return { seat, ...newcomer(who) };
}

/** `Anna Bell <anna@example.org>,fr,Europe/Paris,Letter`; what follows the address may be left out. */
export function newcomer(text: string): Omit<Invited, 'seat'> {
  const [, who, language = 'en', zone = 'Europe/London', paper = 'A4'] =
    /^([^,]+)(?:,(en|fr))?(?:,([A-Za-z_/+-]+))?(?:,(A4|Letter))?$/.exec(text) ?? [];
  if (who === undefined) throw new InvalidArgumentError('write it as "Name <address>",en,Europe/London,A4');
  return { ...person(who), language: language as 'en' | 'fr', zone, paper: paper as 'A4' | 'Letter' };
}

export function person(text: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text) ?? [];
  if (name !== undefined && address !== undefined) return { name, address };
  if (/^[^<>\s]+@[^<>\s]+$/.test(text)) return { name: '', address: text };
  throw new InvalidArgumentError('write it as "Name <address>"');
}
