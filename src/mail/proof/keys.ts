/** DKIM, SPF and DMARC of a mail, checked by ourselves: keys and policies are asked of DNS. */
import { promises as dns } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { isAligned } from './domains.ts';
import type { Arrival, Proof, Resolver } from './finding.ts';
import type { Field } from './head.ts';

/** RFC 8301: shorter keys prove nothing. */
const LEAST_KEY_BITS = 1024;
/** Each signature asks DNS for a key: a mail that bears more is not looked at. */
const MOST_SIGNATURES = 8;
const SPF_MILLISECONDS = 20_000;

/** The domains of our own network say nothing of who was before them. */
const inside = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** `domain`: of the sender, in ASCII. */
export async function proofByKeys(
  arrival: Arrival,
  fields: readonly Field[],
  domain: string,
  resolver: Resolver = systemResolver(),
): Promise<Proof> {
  const signatures = fields.filter(({ name }) => name === 'dkim-signature').length;
  if (signatures > MOST_SIGNATURES) return { verdict: 'none', reasons: ['dkim=too-many'] };
  const { raw } = arrival;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const options = { resolver, strict: true, minBitLength: LEAST_KEY_BITS, curTime: arrival.at };
  const { results = [] } = await dkimVerify(bytes, options);
  // A signature over the beginning of a body (l=) lets anybody write on below it.
  const signed = results.map(({ signingDomain = '', status }) => ({
    domain: signingDomain,
    result: status.underSized ? 'undersized' : status.result,
  }));
  const sent = await sentBy(arrival, resolver);
  const passed = signed.filter(({ result }) => result === 'pass').map((one) => ({ domain: one.domain }));
  const spfDomains = sent?.result === 'pass' ? [sent.domain] : [];
  const { response } = await evaluateDmarc({
    headerFrom: [`x@${domain}`],
    fromFields: 1,
    spfDomains,
    dkimDomains: passed,
    resolver,
    strict: true,
  });
  const dmarc = response === false ? 'none' : response.status.result;
  const reasons = [
    ...signed.map(({ domain: by, result }) => `dkim=${result} ${by}`.trim()),
    ...(sent ? [`spf=${sent.result} ${sent.domain}`] : []),
    `dmarc=${dmarc}`,
  ];
  const ours = [...signed, ...(sent ? [sent] : [])].filter((one) => isAligned(one.domain, domain));
  if (dmarc === 'pass' || (dmarc === 'none' && ours.some(({ result }) => result === 'pass')))
    return { verdict: 'pass', reasons };
  if (dmarc === 'temperror' || ours.some(({ result }) => result === 'temperror'))
    return { verdict: 'none', reasons, again: true };
  return { verdict: dmarc === 'fail' || ours.some(({ result }) => isBad(result)) ? 'fail' : 'none', reasons };
}

const isBad = (result: string) => !['pass', 'none', 'temperror'].includes(result);

/** SPF of who handed the mail to our listener; null where we do not know him. */
async function sentBy(
  { client, helo, from }: Arrival,
  resolver: Resolver,
): Promise<{ domain: string; result: string } | null> {
  const ip = client?.replace(/^::ffff:(?=\d+\.)/u, '') ?? '';
  const family = isIP(ip);
  if (family === 0 || inside.check(ip, family === 4 ? 'ipv4' : 'ipv6')) return null;
  const options = {
    ip,
    helo: helo ?? `[${ip}]`,
    sender: from ?? '',
    resolver,
    strict: true,
    maxElapsedTime: SPF_MILLISECONDS,
  };
  const { domain, status } = await spf(options);
  return { domain: domain ?? '', result: status.result };
}

const DNS_MILLISECONDS = 5_000;

/** Asks the servers that this machine asks. */
export function systemResolver(): Resolver {
  const resolver = new dns.Resolver({ timeout: DNS_MILLISECONDS, tries: 2 });
  return (domain, type) => resolver.resolve(domain, type) as Promise<string[] | string[][]>;
}
