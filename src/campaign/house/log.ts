/** The log: one JSON line an event, for operators. It never holds seeds, keys, tokens, addresses or the text of mails. */
import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields that are struck out wherever they turn up. */
const SECRET = ['seed', 'token', 'address', 'password', 'raw', 'keys'].flatMap((name) => [name, `*.${name}`]);

/** Writes to stderr, so that stdout stays a command's own. */
export function openLog(level: string): Log {
  return pino({ level, base: null, redact: SECRET, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

/** Says nothing. */
export const silentLog: Log = pino({ level: 'silent' });
