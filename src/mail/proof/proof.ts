/** Whether a mail comes from the domain its sender names, as this house is set to find out. */
import { domainOf } from './domains.ts';
import { fieldsOf } from './head.ts';
import { proofByResults } from './results.ts';

/** How senders are checked: not at all, by what our mail server wrote, or by ourselves. */
export type SenderCheck =
  | { how: 'none' }
  /** `authserv`: the name our mail server signs its findings with. */
  | { how: 'results'; authserv: string }
  /** `resolver`: DNS, where the system's is not to be asked. */
  | { how: 'verify'; resolver?: Resolver };

/** Answers as `dns.promises.resolve` does. */
export type Resolver = (domain: string, type: string) => Promise<string[] | string[][]>;

export interface Proof {
  /** `none`: nothing speaks for the sender, nothing against him. */
  verdict: 'pass' | 'fail' | 'none';
  /** What was found, for the log: `dkim=neutral`, `dmarc=fail`. */
  reasons: readonly string[];
  /** DNS did not answer: another time the verdict may be another. */
  again?: true;
}

/** What was known of a mail when it came. */
export interface Arrival {
  raw: Uint8Array;
  /** `imap/INBOX`, `smtp`, `folder` */
  source: string;
  /** Of a mail our own listener took: the peer's address, what it called itself, and the envelope sender. */
  client?: string;
  helo?: string;
  from?: string;
  at: Date;
}

const nothing: Proof = { verdict: 'none', reasons: [] };

/** The verdict on a mail that names `sender`. Never throws for what a mail holds. */
export async function proofOf(arrival: Arrival, sender: string, check: SenderCheck): Promise<Proof> {
  const domain = domainOf(sender);
  if (domain === null || check.how === 'none') return nothing;
  const fields = fieldsOf(arrival.raw);
  if (check.how === 'results')
    return isFromOurServer(arrival) ? proofByResults(fields, check.authserv, domain) : nothing;
  // Loaded only where it is wanted: it is larger than the rest of the reading of mail.
  const { proofByKeys } = await import('./keys.ts');
  return proofByKeys(arrival, fields, domain, check.resolver);
}

/** What reaches our listener from elsewhere than this machine has not been through our mail server. */
function isFromOurServer({ source, client }: Arrival): boolean {
  return source !== 'smtp' || (client !== undefined && /^(?:::ffff:)?127\.|^::1$/u.test(client));
}
