/** Compares mail addresses and domains as the mail system does: DNS names in their ASCII form, local parts letter by letter. */
import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** The domain in ASCII and lower case, without a final dot; null when it is no DNS name. */
function domainName(text: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(text)) return null;
  const ascii = domainToASCII(text.replace(/\.$/u, ''));
  return ascii === '' ? null : ascii;
}

/** The domain of an address as DNS knows it; null when it has none. */
export function domainOf(address: string): string | null {
  return domainName(address.slice(address.lastIndexOf('@') + 1));
}

/**
 * Whether two addresses are one mailbox. Letters of the local part are folded in ASCII alone: what another alphabet has
 * that looks the same, or folds to the same, is another mailbox. `+tag` is part of it.
 */
export function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a !== null && a === b;
}

function plain(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = domainOf(address);
  if (at < 1 || domain === null) return null;
  const local = address.slice(0, at).replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
  return `${local}@${domain}`;
}

/** Relaxed alignment by the public suffix list, for domains that say nothing of DMARC: both belong to one organisation. */
export function isAligned(one: string, other: string): boolean {
  const [a, b] = [domainName(one), domainName(other)];
  if (a === null || b === null) return false;
  const organisation = organisationOf(a);
  return a === b || (organisation !== null && organisation === organisationOf(b));
}

/** The organisation an address is of, by the public suffix list: `example.org` for `x@mail.example.org`; null for none. */
export function organisationBehind(address: string): string | null {
  const domain = domainOf(address);
  return domain === null ? null : (organisationOf(domain) ?? domain);
}

const organisationOf = (domain: string): string | null => getDomain(domain, { allowPrivateDomains: true });
