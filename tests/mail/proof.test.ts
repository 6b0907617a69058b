import { beforeAll, describe, expect, test } from 'vitest';
import { isAligned, isSameAddress } from '../../src/mail/proof/domains.ts';
import { fieldsOf, oneSender } from '../../src/mail/proof/head.ts';
import { proofOf } from '../../src/mail/proof/proof.ts';
import { proofByResults } from '../../src/mail/proof/results.ts';
import { TestDns } from './dns.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const senderIn = (...head: string[]) => oneSender(fieldsOf(Buffer.from([...head, '', 'PUSH'].join('\r\n'))));

describe('the sender a header names', () => {
  test.each([
    ['From: rita@red.test', 'rita@red.test'],
    ['From: Rita <rita@red.test>', 'rita@red.test'],
    ['From: "Bell, Rita: (R) <x@y>" <rita@red.test>', 'rita@red.test'],
    ['From: Rita (of the red <side@x>) <rita@red.test> (home)', 'rita@red.test'],
    ['From: =?utf-8?q?Rit=C3=A1?=\r\n <rita@red.test>', 'rita@red.test'],
    ['from : rita@red.test', 'rita@red.test'],
    ['From: =?utf-8?q?Bell,_x:_<eve@evil.test>;?= <rita@red.test>', 'rita@red.test'],
    ['From: "rita@red.test" <eve@evil.test>', 'eve@evil.test'],
  ])('%s', (line, address) => {
    expect(senderIn(line)).toBe(address);
  });

  test.each([
    ['two of them', 'From: rita@red.test\r\nFrom: eve@evil.test'],
    ['a list', 'From: rita@red.test, eve@evil.test'],
    ['a group', 'From: red: rita@red.test;'],
    ['two in brackets', 'From: <rita@red.test> <eve@evil.test>'],
    ['words behind the brackets', 'From: Rita <rita@red.test> eve@evil.test'],
    ['a comment without end', 'From: rita@red.test (x'],
    ['a quotation without end', 'From: "rita <rita@red.test>'],
    ['an address in an encoded word', 'From: =?utf-8?q?rita=40red.test?='],
    ['an encoded word in an address', 'From: <=?utf-8?q?rita?=@red.test>'],
    ['a null byte', 'From: rita@red.test\0@evil.test'],
    ['a null byte at its end', 'From: rita@red.test\0'],
    ['a carriage return', 'From: rita@red.test\r@evil.test'],
    ['a route', 'From: <@evil.test:rita@red.test>'],
    ['nothing', 'To: x@y'],
    ['a second Subject', 'From: rita@red.test\r\nSubject: a\r\nSubject: b'],
    ['a second Content-Type', 'From: rita@red.test\r\nContent-Type: text/plain\r\nContent-Type: text/html'],
  ])('cannot be told from %s', (_what, head) => {
    expect(senderIn(head)).toBeNull();
  });
});

describe('two addresses', () => {
  test.each([
    ['Rita@RED.test', 'rita@red.test'],
    ['rita@exämple.org', 'rita@xn--exmple-cua.org'],
    ['rita@red.test.', 'rita@red.test'],
  ])('%s is %s', (one, other) => {
    expect(isSameAddress(one, other)).toBe(true);
  });

  test.each([
    ['rita+x@red.test', 'rita@red.test'],
    ['r.ita@red.test', 'rita@red.test'],
    ['rita@red.test.evil.net', 'rita@red.test'],
    ['rita@mail.red.test', 'rita@red.test'],
    ['rit\u0430@red.test', 'rita@red.test'],
    ['\u212Aate@red.test', 'kate@red.test'],
    ['rita@r\u0435d.test', 'rita@red.test'],
    ['rita@red%2Etest', 'rita@red.test'],
    ['rita', 'rita'],
  ])('%s is not %s', (one, other) => {
    expect(isSameAddress(one, other)).toBe(false);
  });

  test.each([
    ['red.test', 'mail.red.test', true],
    ['a.red.test', 'b.red.test', true],
    ['RED.test', 'red.test.', true],
    ['red.test', 'red.test.evil.net', false],
    ['red.test', 'evilred.test', false],
    ['a.co.uk', 'b.co.uk', false],
    ['co.uk', 'evil.co.uk', false],
    ['anna.github.io', 'eve.github.io', false],
    ['github.io', 'eve.github.io', false],
  ])('domains %s and %s are of one organisation: %s', (one, other, are) => {
    expect(isAligned(one, other)).toBe(are);
  });
});

describe('what our mail server wrote', () => {
  const receipt = 'Received: from red.test (red.test [203.0.113.5]) by mx.post.test with ESMTPS id 1';
  const verdict = (...head: string[]) => {
    const fields = fieldsOf(Buffer.from([...head, receipt, 'From: rita@red.test', '', ''].join('\r\n')));
    return proofByResults(fields, 'mx.post.test', 'red.test').verdict;
  };

  test.each([
    ['DMARC', 'Authentication-Results: mx.post.test; dmarc=pass (p=reject) header.from=red.test'],
    ['DKIM of its domain', 'Authentication-Results: mx.post.test; dkim=pass header.d=red.test header.s=k1'],
    ['DKIM of an identity below it', 'Authentication-Results: mx.post.test; dkim=pass header.i=@mail.red.test'],
    ['SPF of its domain', 'Authentication-Results: MX.post.test 1; spf=pass smtp.mailfrom=rita@red.test'],
    [
      'folded, with comments',
      'Authentication-Results: (a;b (c)) mx.post.test;\r\n\tdkim=pass (good;) header.d="red.test"',
    ],
    [
      'DKIM, though SPF fails',
      'Authentication-Results: mx.post.test; spf=fail smtp.mailfrom=red.test; dkim=pass header.d=red.test',
    ],
  ])('lets pass %s', (_what, line) => {
    expect(verdict(line)).toBe('pass');
    expect(verdict('Received: from mx.post.test by box.post.test with LMTP id 2', line)).toBe('pass');
  });

  test.each([
    ['below its receipt', [receipt, 'Authentication-Results: mx.post.test; dmarc=pass header.from=red.test'], 'none'],
    ['under another name', ['Authentication-Results: mx.evil.test; dmarc=pass header.from=red.test'], 'none'],
    [
      'under a name that begins like ours',
      ['Authentication-Results: mx.post.test.evil; dmarc=pass header.from=red.test'],
      'none',
    ],
    [
      'with our name in a comment',
      ['Authentication-Results: mx.evil.test (mx.post.test;); dmarc=pass header.from=red.test'],
      'none',
    ],
    [
      'on another domain',
      ['Authentication-Results: mx.post.test; dkim=pass header.d=evil.test; dmarc=pass header.from=evil.test'],
      'none',
    ],
    ['in a comment', ['Authentication-Results: mx.post.test; dkim=none (dkim=pass header.d=red.test)'], 'none'],
    [
      'in a quotation',
      ['Authentication-Results: mx.post.test; dkim=fail reason="; dkim=pass header.d=red.test"'],
      'none',
    ],
    [
      'with a property twice',
      ['Authentication-Results: mx.post.test; dkim=pass header.d=evil.test header.d=red.test'],
      'none',
    ],
    [
      'that DMARC fails',
      ['Authentication-Results: mx.post.test; dkim=pass header.d=red.test; dmarc=fail header.from=red.test'],
      'fail',
    ],
    [
      'twice, once failing',
      [
        'Authentication-Results: mx.post.test; dmarc=fail header.from=red.test',
        'Authentication-Results: mx.post.test; dmarc=pass header.from=red.test',
      ],
      'fail',
    ],
    ['as none at all', ['Authentication-Results: mx.post.test; none'], 'none'],
    ['of a later version', ['Authentication-Results: mx.post.test 2; dmarc=pass header.from=red.test'], 'none'],
  ])('does not let pass what stands %s', (_what, head, expected) => {
    expect(verdict(...(head as string[]))).toBe(expected);
  });

  test('counts nowhere without a receipt, and for no server without a name', () => {
    const line = 'Authentication-Results: mx.post.test; dmarc=pass header.from=red.test';
    const bare = fieldsOf(Buffer.from(`${line}\r\nFrom: rita@red.test\r\n\r\n`));
    expect(proofByResults(bare, 'mx.post.test', 'red.test').verdict).toBe('none');
    const nameless = fieldsOf(
      Buffer.from(`Authentication-Results: ; dmarc=pass header.from=red.test\r\n${receipt}\r\n\r\n`),
    );
    expect(proofByResults(nameless, '', 'red.test').verdict).toBe('none');
  });

  test('does not count where somebody else handed the mail to our own listener', async () => {
    const raw = Buffer.from(
      `Authentication-Results: mx.post.test; dmarc=pass header.from=red.test\r\n${receipt}\r\n\r\n`,
    );
    const check = { how: 'results', authserv: 'mx.post.test' } as const;
    const from = (client: string) => proofOf({ raw, source: 'smtp', client, at: AT }, 'rita@red.test', check);
    expect((await from('203.0.113.9')).verdict).toBe('none');
    expect((await from('127.0.0.1')).verdict).toBe('pass');
  });
});

describe('what we check ourselves', () => {
  const dns = new TestDns();
  const mail =
    'From: Rita <rita@red.test>\r\nTo: x@post.test\r\nSubject: a\r\nMessage-ID: <1@red.test>\r\n\r\nPUSH\r\n';
  const proof = (raw: string, more: { client?: string; helo?: string; from?: string } = {}, sender = 'rita@red.test') =>
    proofOf({ raw: Buffer.from(raw), source: 'smtp', at: AT, ...more }, sender, {
      how: 'verify',
      resolver: dns.resolve,
    });
  const verdict = async (...args: Parameters<typeof proof>) => (await proof(...args)).verdict;

  beforeAll(() => {
    for (const domain of ['red.test', 'mail.red.test', 'evil.test', 'free.test']) dns.key(domain);
    dns.key('red.test', 'short', 1024 - 256);
    dns.text('_dmarc.red.test', 'v=DMARC1; p=reject');
    dns.text('red.test', 'v=spf1 ip4:203.0.113.5 -all');
    dns.text('evil.test', 'v=spf1 +all');
  });

  test('a signature of its domain, or of one below it, passes', async () => {
    expect(await verdict(await dns.signed(mail, 'red.test'))).toBe('pass');
    expect(await verdict(await dns.signed(mail, 'mail.red.test'))).toBe('pass');
  });

  test('a domain without DMARC passes by its own signature, and is not proven without', async () => {
    const free = mail.replace('rita@red.test', 'fay@free.test');
    expect(await verdict(await dns.signed(free, 'free.test'), {}, 'fay@free.test')).toBe('pass');
    expect(await verdict(free, {}, 'fay@free.test')).toBe('none');
    expect(await verdict(await dns.signed(free, 'evil.test'), {}, 'fay@free.test')).toBe('none');
  });

  test('SPF of the envelope passes from the domain’s own server, and from no other', async () => {
    const by = (client: string, from = 'rita@red.test') => verdict(mail, { client, helo: 'red.test', from });
    expect(await by('203.0.113.5')).toBe('pass');
    expect(await by('::ffff:203.0.113.5')).toBe('pass');
    expect(await by('203.0.113.6')).toBe('fail');
    expect(await by('203.0.113.6', 'eve@evil.test')).toBe('fail');
  });

  test('a changed body, a signature that ended, one over part of the body, a short key or a stranger’s prove nothing', async () => {
    const genuine = await dns.signed(mail, 'red.test');
    expect(await verdict(genuine.replace('PUSH', 'PULL'))).toBe('fail');
    expect(await verdict(genuine.replace('Subject: a', 'Subject: b'))).toBe('fail');
    const old = { signed: new Date('2026-11-18T10:00:00Z'), expires: new Date('2026-11-19T10:00:00Z') };
    expect(await verdict(await dns.signed(mail, 'red.test', old))).toBe('fail');
    expect(await verdict(`${await dns.signed(mail, 'red.test', { length: 6 })}PUSH\r\n`)).toBe('fail');
    expect(await verdict(await dns.signed(mail, 'red.test', { selector: 'short' }))).toBe('fail');
    expect(await verdict(await dns.signed(mail, 'evil.test'))).toBe('fail');
    expect(await verdict(mail)).toBe('fail');
  });

  test('a mail with more signatures than anybody needs is not looked at', async () => {
    const heap = (await dns.signed(mail, 'evil.test')).slice(0, -mail.length).repeat(40);
    const { reasons } = await proof(`${heap}${mail}`);
    expect(reasons).toEqual(['dkim=too-many']);
  });

  test('while DNS is silent the verdict is put off', async () => {
    dns.silent = true;
    const found = await proof(await dns.signed(mail, 'red.test'));
    dns.silent = false;
    expect(found).toMatchObject({ verdict: 'none', again: true });
  });
});
