/** Troubles of the system a statement ran into, told apart from what is wrong with the statement itself. */

// SQLSTATE: connection, rollback (serialisation, deadlock), resources (disk full, too many clients), objects in use,
// operator intervention (restart, timeout), and errors of the system under the database.
const CLASSES: ReadonlySet<string> = new Set(['08', '40', '53', '55', '57', '58']);
// A server that takes no writing just now (fail-over), and a transaction that stood still for too long.
const CODES: ReadonlySet<string> = new Set(['25006', '25P03']);

/** Whether the same work may succeed later, unchanged: the database, the disk or the network is in trouble. */
export function isSystemTrouble(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return false;
  // Node's own: ECONNREFUSED, ENOSPC and the like, each from a call of the system.
  if (typeof syscall === 'string' || /^E[A-Z]{2,}$/u.test(code)) return true;
  return /^[0-9A-Z]{5}$/u.test(code) && (CLASSES.has(code.slice(0, 2)) || CODES.has(code));
}
