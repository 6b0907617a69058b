/** What a process of the house does: all of it, or its part beside other processes on one PostgreSQL. */

/** `intake` takes and reads mail, `turns` watches the clock and plays, `letters` makes what is owed, `mail` sends it. */
export const ROLES = ['intake', 'turns', 'letters', 'mail'] as const;
export type Role = (typeof ROLES)[number];
export type Roles = ReadonlySet<Role>;

export const ALL_ROLES: Roles = new Set(ROLES);

/** Those that take a processor's time, and that any number of processes can share. */
export const SHARED_ROLES: readonly Role[] = ['turns', 'letters'];

/** Names of things that are due, as the store gives them, that these roles have to do with: a call waits for intake too. */
export function dueFor(roles: Roles, names: ReadonlySet<string>): Set<string> {
  const isOurs = (name: string): boolean =>
    name.startsWith('letter ') ? roles.has('letters') : roles.has('turns') || roles.has('intake');
  return new Set([...names].filter(isOurs));
}

/** Who does both would keep mail and pages waiting while it draws maps. */
export const printsAside = (roles: Roles): boolean => roles.has('letters') && roles.has('intake');
