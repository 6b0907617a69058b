/** What the DNS says of the domain our letters come from and our mail goes to. */
import { createPublicKey } from 'node:crypto';
import { getDomain } from 'tldts';
import type { HouseSettings } from '../../campaign/house/settings.ts';
import type { Resolver } from '../../mail/proof/finding.ts';
import type { SigningKey } from '../../mail/sender/compose.ts';
import { type Finding, good, unknown, wordsOf, wrong } from './finding.ts';

/** Nothing to ask for a house behind one mailbox: its provider answers for its domain. */
export async function domain(settings: HouseSettings, resolve: Resolver): Promise<readonly Finding[]> {
  const { domain: name, mailbox, post } = settings;
  if (mailbox !== null) return [];
  if (!name.includes('.'))
    return [
      wrong('domain', `nobody outside writes to ${name}`, 'FIELDPOST_DOMAIN, or FIELDPOST_MAILBOX for one mailbox'),
    ];
  const organisation = getDomain(name) ?? name;
  return Promise.all([
    asked('MX', resolve, name, 'MX', (found) => mx(name, found)),
    asked('SPF', resolve, name, 'TXT', (found) => spf(name, textsOf(found))),
    signature(post.signing, resolve),
    asked('DMARC', resolve, `_dmarc.${organisation}`, 'TXT', (found) => dmarc(organisation, textsOf(found))),
  ]);
}

function mx(name: string, found: readonly unknown[]): Finding {
  if (found.length > 0) return good('MX', `mail for ${name} goes to ${found.map(exchange).join(', ')}`);
  return wrong('MX', `nobody takes mail for ${name}`, `an MX record of ${name} with the name of this machine`);
}

async function signature(key: SigningKey | null, resolve: Resolver): Promise<Finding> {
  if (key === null)
    return wrong('DKIM', 'our letters are not signed', 'FIELDPOST_DKIM_DOMAIN, _SELECTOR and _KEY_FILE, all three');
  const at = `${key.selector}._domainkey.${key.domain}`;
  return asked('DKIM', resolve, at, 'TXT', (found) => dkim(at, textsOf(found), key));
}

/** `what` as the DNS has it; nothing there is an answer too. */
async function asked(
  what: string,
  resolve: Resolver,
  name: string,
  type: string,
  judge: (found: readonly unknown[]) => Finding,
): Promise<Finding> {
  try {
    return judge(await resolve(name, type));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')) return judge([]);
    return unknown(what, `the DNS does not answer for ${name}: ${wordsOf(error)}`, 'look again where it does');
  }
}

const textsOf = (found: readonly unknown[]): readonly string[] => found.map((one) => [one].flat().join(''));

const exchange = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'exchange' in record ? String(record.exchange) : String(record);

function spf(name: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1\b/i.test(text));
  if (records.length === 1) return good('SPF', records[0] as string);
  const mend = `one TXT record of ${name}: "v=spf1 …", naming who sends our letters (RFC 7208)`;
  return wrong('SPF', `${name} has ${records.length === 0 ? 'none' : 'more than one: that counts as an error'}`, mend);
}

function dkim(at: string, texts: readonly string[], { privateKey }: SigningKey): Finding {
  const ours = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const published = texts.map((text) => /\bp=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '')).find(Boolean);
  if (published === ours) return good('DKIM', `${at} is the key we sign with`);
  const record = `a TXT record of ${at}: "v=DKIM1; k=rsa; p=${ours}"`;
  return wrong('DKIM', published ? `${at} is another key than ours` : `${at} is not there`, record);
}

function dmarc(name: string, texts: readonly string[]): Finding {
  const record = texts.find((text) => /^v=DMARC1\b/i.test(text));
  return record
    ? good('DMARC', record)
    : wrong(
        'DMARC',
        `${name} has none`,
        `a TXT record of _dmarc.${name}: "v=DMARC1; p=none; rua=mailto:postmaster@${name}"`,
      );
}
