/** Whether a mail comes from the domain its sender names, as this house is set to find out. */
import { domainOf } from './domains.ts';
import type { Arrival, Proof, Resolver } from './finding.ts';
import { fieldsOf } from './head.ts';
import { proofByResults } from './results.ts';

/** How senders are checked: not at all, by what our mail server wrote, or by ourselves. */
export type SenderCheck =
  | { how: 'none' }
  /** `authserv`: the name our mail server signs its findings with. */
  | { how: 'results'; authserv: string }
  /** `resolver`: DNS, where the system's is not to be asked. */
  | { how: 'verify'; resolver?: Resolver };

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
