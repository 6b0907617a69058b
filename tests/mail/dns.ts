/** A DNS of the test's own, and mails signed with the keys that stand in it. */
import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import type { Resolver } from '../../src/mail/proof/finding.ts';

export class TestDns {
  readonly #records = new Map<string, string[][]>();
  readonly #keys = new Map<string, string>();
  /** While set, nothing is answered. */
  silent = false;

  text(domain: string, value: string): void {
    this.#records.set(`TXT ${domain}`, [[value]]);
  }

  /** Gives a domain a key of its own, `<selector>._domainkey.<domain>`. */
  key(domain: string, selector = 'k1', bits = 2048): void {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
    const bytes = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    this.text(`${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${bytes}`);
    this.#keys.set(`${selector}/${domain}`, privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  }

  resolve: Resolver = async (domain, type) => {
    if (this.silent) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
    const found = this.#records.get(`${type} ${domain.toLowerCase()}`);
    if (found === undefined) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' });
    return found;
  };

  /** The mail with a signature of the domain on top. */
  async signed(
    raw: string,
    domain: string,
    more: { selector?: string; length?: number; expires?: Date; signed?: Date } = {},
  ): Promise<string> {
    const selector = more.selector ?? 'k1';
    const key = {
      signingDomain: domain,
      selector,
      privateKey: this.#keys.get(`${selector}/${domain}`) ?? '',
      ...(more.length !== undefined && { maxBodyLength: more.length }),
    };
    const { signatures } = await dkimSign(raw, {
      ...key,
      canonicalization: 'relaxed/relaxed',
      ...(more.expires && { expires: more.expires }),
      ...(more.signed && { signTime: more.signed }),
      signatureData: [key],
    });
    return `${signatures}${raw}`;
  }
}
