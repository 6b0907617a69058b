import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ended, fieldpost, freshFolder } from './program.ts';

const right = { 'quotes/emails/a.txt': 'Yes.\n\nOn 1 May 2026, Ann wrote:\n> No?\n', 'quotes/trimmed/a.txt': 'Yes.\n' };
const wrong = { 'quotes/emails/b.txt': 'Yes:\n', 'quotes/trimmed/b.txt': 'No.\n' };
const mail = 'From: a@b.example\nContent-Type: text/plain\n\nHello\n';
const answer = (text: string) => JSON.stringify({ text_body: [0], parts: [{ body: { Text: text } }] });

function measured(files: Readonly<Record<string, string>>, ...options: string[]): Promise<Ended> {
  const folder = freshFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return fieldpost(['conformance', folder, ...options]);
}

describe('fieldpost conformance', () => {
  test('prints the rates of what it finds at any depth, and ends with 0 at the marks', async () => {
    const { code, out } = await measured({ ...right, 'deep/er/m.eml': mail, 'deep/er/m.json': answer('Hello') });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^answers to a letter of ours: (\d+) of \1 \(100\.0 %\); lost: 0; come through: 0$/),
      'whole mails: no cases; lost: 0; come through: 0',
      'new text exact: 1 of 1 (100.0 %)',
      'orders planted in old text: 1, come through: 0',
      'first text part right: 1 of 1 (100.0 %)',
      '',
    ]);
  });

  test('ends with 1 below a mark, and says which case and which mark', async () => {
    const texts = await measured({ ...right, ...wrong });
    expect(texts.code).toBe(1);
    expect(texts.out).toContain('new text exact: 1 of 2 (50.0 %); not: b.txt');
    expect(texts.out).toContain('below the mark: new text exact: at least 95 % is asked');
    expect((await measured({ ...right, ...wrong }, '--exact', '50')).code).toBe(0);
    const parts = await measured({ 'm.eml': mail, 'm.json': answer('Good bye') });
    expect(parts.code).toBe(1);
    expect(parts.out).toContain('below the mark: first text part right: at least 97 % is asked');
  });

  test('reads answers that tell the messages of a mail apart too', async () => {
    const told = (text: string) => JSON.stringify({ messages: [{ text_body: [1] }], parts: [{}, { text }] });
    const files = { 'm.eml': mail, 'm.json': told('Hello'), 'n.eml': mail, 'n.json': told('Good bye') };
    const { out } = await measured(files);
    expect(out).toMatch(/first text part right: 1 of 2 \(50\.0 %\); not: \S*n\.eml/);
  });

  test('leaves out answers in a form it does not know, and says so', async () => {
    const { code, out } = await measured({
      ...right,
      'x/m.eml': mail,
      'x/m.json': '[1, 2',
      'x/n.eml': mail,
      'x/n.json': '{}',
    });
    expect(code).toBe(0);
    expect(out).toContain('answers in a form not known here, not measured: x/m.eml, x/n.eml');
    expect((await measured({ 'x/n.eml': mail, 'x/n.json': '{}' })).err).toContain('holds no cases to measure');
  });

  test('reads whole mails with what is new in them, and ends with 1 where an order is lost or an old one comes through', async () => {
    const reply =
      'From: a@b.example\n\nMOVE a TO 1404\n\nOn 1 May 2026, at 10:12, Ann <a@b.example> wrote:\n> MOVE b TO 1405\n';
    const good = await measured({ 'm.eml': reply, 'm.new.txt': 'MOVE a TO 1404\n' });
    expect(good.code).toBe(0);
    expect(good.out).toContain('whole mails: 1 of 1 (100.0 %); lost: 0; come through: 0');
    const lost = await measured({ 'm.eml': reply, 'm.new.txt': 'MOVE a TO 1404\nMOVE b TO 1405\n' });
    expect(lost.code).toBe(1);
    expect(lost.out).toContain('lost: 1: m.eml: MOVE b TO 1405');
    const leaked = await measured({ 'm.eml': reply, 'm.new.txt': 'Hello\n' });
    expect(leaked.code).toBe(1);
    expect(leaked.out).toContain('below the mark: old orders in whole mails: none may come through');
  });

  test('makes the answers to a letter that is given', async () => {
    const folder = freshFolder();
    const form = 'BEGIN X-1 RED TURN 1\nHOLD kfr\nEND';
    const letter = ['Subject: Turn 1', 'Content-Type: multipart/alternative; boundary=b', '', '--b', '', form, '--b'];
    letter.push('Content-Type: text/html', '', `<body><h2>Turn</h2><pre>${form}</pre></body>`, '--b--', '');
    writeFileSync(join(folder, 'l.eml'), letter.join('\n'));
    const { out } = await fieldpost(['conformance', '--letter', join(folder, 'l.eml'), '--json']);
    const { layouts } = JSON.parse(out) as { layouts: { cases: number } };
    expect(layouts.cases).toBeGreaterThan(100);
  });
});
