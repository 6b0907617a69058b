/** The `--roles` of commands that run a house, and how such a process ends. */
import { InvalidArgumentError } from 'commander';
import { ROLES, type Role, type Roles } from '../campaign/service/roles.ts';

export const ROLES_HELP = `what this process does, of ${ROLES.join(', ')}; on one PostgreSQL other processes do the rest`;

/** Names of roles, with commas between them. */
export function rolesIn(text: string): Roles {
  const names = text.split(',').map((name) => name.trim());
  const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);
  const strange = names.find((name) => !isRole(name));
  if (strange !== undefined) throw new InvalidArgumentError(`${strange}: not one of ${ROLES.join(', ')}`);
  return new Set(names.filter(isRole));
}

/** Resolves when the process is told to end, or whoever began it as a part of its own has ended. */
export function askedToEnd(): Promise<'asked'> {
  return new Promise((resolve) => {
    // It may have ended while we were opening.
    if (process.connected === false) resolve('asked');
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => resolve('asked'));
  });
}
