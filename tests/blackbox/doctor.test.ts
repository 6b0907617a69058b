/** `fieldpost doctor` on a house behind one mailbox of a real Dovecot and OpenSMTPD, and on one that is wrong all over. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/campaign/house/settings.ts';
import { domain } from '../../src/tools/doctor/dns.ts';
import type { Finding } from '../../src/tools/doctor/finding.ts';
import { TestDns } from '../mail/dns.ts';
import { type Mailstack, startMailstack } from '../mail/mailstack.ts';
import { serversHere } from '../servers.ts';
import { fieldpost, freshFolder, ROOT } from './program.ts';

const NOTHING = {
  FIELDPOST_SMTP_PORT: '',
  FIELDPOST_IMAP_URL: '',
  FIELDPOST_RELAY_URL: '',
  FIELDPOST_DATABASE_URL: '',
};
const own = () => ({ ...NOTHING, FIELDPOST_DATA: freshFolder(), FIELDPOST_CACHE: join(ROOT, '.cache') });

function onMailbox(): void {
  let stack: Mailstack;
  beforeAll(async () => {
    stack = await startMailstack(['me']);
  });
  afterAll(() => stack.stop());

  test('a house behind one mailbox: the letter to oneself leaves by SMTP and comes back by IMAP, plus and all', async () => {
    const env = {
      ...own(),
      FIELDPOST_MAILBOX: 'me@game.test',
      FIELDPOST_IMAP_URL: `imap://me:secret@127.0.0.1:${stack.imap}`,
      FIELDPOST_RELAY_URL: `smtp://127.0.0.1:${stack.mx}`,
    };
    const { code, out, err } = await fieldpost(['doctor', '--wait', '60'], { env });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const what of ['disk', 'typefaces', 'database', 'key', 'clock', 'relay', 'mailbox', 'letter to oneself'])
      expect(out).toMatch(new RegExp(`^good +${what}: `, 'm'));
    expect(out).toMatch(/to me\+doctor\.[0-9a-f]{16}@game\.test$/m);
  });

  test('what is wrong is said with what to do, and the exit code tells', async () => {
    const env = { ...own(), FIELDPOST_IMAP_URL: `imap://me:wrong@127.0.0.1:${stack.imap}` };
    const { code, out } = await fieldpost(['doctor', '--json'], { env });
    expect(code).toBe(1);
    const findings: Finding[] = JSON.parse(out);
    const isOf = (name: string) => findings.find(({ what }) => what === name)?.is;
    expect([isOf('relay'), isOf('mailbox'), isOf('letter to oneself')]).toEqual(['wrong', 'wrong', undefined]);
    for (const { is, mend } of findings) expect(mend !== undefined).toBe(is !== 'good');
  });
}

if (serversHere('mail')) describe('on a real mailbox', onMailbox);

test('the DNS is held against what we sign with', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(freshFolder(), 'dkim.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const signed = {
    FIELDPOST_DKIM_DOMAIN: 'post.test',
    FIELDPOST_DKIM_SELECTOR: 'k1',
    FIELDPOST_DKIM_KEY_FILE: file,
  };
  const settings = readSettings({ ...own(), FIELDPOST_DOMAIN: 'post.test', ...signed });
  const dns = new TestDns();
  const found = async (what: string) =>
    (await domain(settings, dns.resolve)).find((finding) => finding.what === what) as Finding;
  dns.text('post.test', 'v=spf1 ip4:192.0.2.7 -all');
  dns.text('_dmarc.post.test', 'v=DMARC1; p=none');
  dns.key('post.test');
  const how = await Promise.all(['MX', 'SPF', 'DKIM', 'DMARC'].map(async (what) => (await found(what)).is));
  expect(how).toEqual(['wrong', 'good', 'wrong', 'good']);
  const record = /p=[^"]*/.exec((await found('DKIM')).mend ?? '')?.[0];
  dns.text('k1._domainkey.post.test', `v=DKIM1; k=rsa; ${record}`);
  expect((await found('DKIM')).is).toBe('good');
  dns.silent = true;
  expect((await found('SPF')).is).toBe('unknown');
});
