import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings, settingsHelp } from '../../src/campaign/house/settings.ts';

const data = mkdtempSync(join(tmpdir(), 'fieldpost-settings-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('without settings the embedded database is used, nothing listens, and a key file only its owner can read is made', () => {
  const settings = readSettings({ FIELDPOST_DATA: data, FIELDPOST_SMTP_PORT: '' });
  expect(settings).toMatchObject({
    database: { directory: join(data, 'database') },
    listener: null,
    imap: null,
    relay: null,
  });
  expect(statSync(join(data, 'operator.key')).mode & 0o777).toBe(0o600);
  expect(readSettings({ FIELDPOST_DATA: data }).key.equals(settings.key)).toBe(true);
});

test('each wrong variable is named', () => {
  const wrong = {
    FIELDPOST_DATA: data,
    FIELDPOST_SMTP_PORT: 'smtp',
    FIELDPOST_KEY: 'beef',
    FIELDPOST_RELAY_URL: 'http://x',
  };
  expect(() => readSettings(wrong)).toThrow(/FIELDPOST_KEY.*FIELDPOST_SMTP_PORT.*FIELDPOST_RELAY_URL/s);
});

test('a damaged key file is never replaced', () => {
  const file = join(data, 'damaged.key');
  writeFileSync(file, 'abc');
  expect(() => readSettings({ FIELDPOST_DATA: data, FIELDPOST_KEY_FILE: file })).toThrow(/operator-key-damaged/);
});

test('users and passwords of mail servers may hold any character', () => {
  const { imap, relay } = readSettings({
    FIELDPOST_DATA: data,
    FIELDPOST_IMAP_URL: 'imaps://gm%40x:p%2Fw@mail.example/Games',
    FIELDPOST_RELAY_URL: 'smtp://u:p%3Aw@mail.example',
  });
  expect(imap).toEqual({
    host: 'mail.example',
    port: 993,
    secure: true,
    tls: 'offered',
    user: 'gm@x',
    password: 'p/w',
    mailbox: 'Games',
  });
  expect(relay).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    tls: 'offered',
    login: { user: 'u', password: 'p:w' },
  });
});

test('one mailbox stands in for a domain; its password comes out of a file, its token from a command', () => {
  const file = join(data, 'password');
  writeFileSync(file, 'p w\n');
  const servers = {
    FIELDPOST_DATA: data,
    FIELDPOST_MAILBOX: 'Me@Mail.Example',
    FIELDPOST_IMAP_URL: 'imaps://me%40mail.example@imap.mail.example',
    FIELDPOST_RELAY_URL: 'smtps://me%40mail.example@smtp.mail.example',
  };
  const user = 'me@mail.example';
  const filed = readSettings({ ...servers, FIELDPOST_MAIL_PASSWORD_FILE: file, FIELDPOST_MAIL_TLS: 'must' });
  expect([filed.imap?.tls, filed.relay?.tls]).toEqual(['must', 'must']);
  expect(filed).toMatchObject({ domain: 'mail.example', mailbox: 'me' });
  expect([filed.imap, filed.relay?.login]).toMatchObject([
    { user, password: 'p w' },
    { user, password: 'p w' },
  ]);
  const token = readSettings({ ...servers, FIELDPOST_MAIL_TOKEN_COMMAND: 'print-token' });
  expect([token.imap, token.relay?.login]).toMatchObject([
    { user, tokenCommand: 'print-token' },
    { user, tokenCommand: 'print-token' },
  ]);
  const both = { FIELDPOST_MAIL_PASSWORD_FILE: file, FIELDPOST_MAIL_TOKEN_COMMAND: 'print-token' };
  expect(() => readSettings({ ...servers, ...both })).toThrow(/settings-wrong/);
  expect(() => readSettings({ ...servers, FIELDPOST_MAILBOX: 'me+games@mail.example' })).toThrow(/settings-wrong/);
});

test('every variable is documented', () => {
  expect(
    settingsHelp()
      .split('\n')
      .every((line) => /^ {2}FIELDPOST_[A-Z_]+ +\S/.test(line)),
  ).toBe(true);
});

test('senders are not checked unless asked for; by results only with the name of our mail server', () => {
  expect(readSettings({ FIELDPOST_DATA: data }).senderCheck).toEqual({ how: 'none' });
  expect(() => readSettings({ FIELDPOST_DATA: data, FIELDPOST_SENDER_CHECK: 'results' })).toThrow(/AUTHSERV_ID/);
  const results = { FIELDPOST_SENDER_CHECK: 'results', FIELDPOST_AUTHSERV_ID: 'mx.example.org' };
  expect(readSettings({ FIELDPOST_DATA: data, ...results }).senderCheck).toEqual({
    how: 'results',
    authserv: 'mx.example.org',
  });
});
