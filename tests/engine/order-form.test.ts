/** Lines of an order form that no phone wraps and every mailer carries. */
import { expect, test } from 'vitest';
import { ascii, comment, commented, continued, FORM_WIDTH, goingOn } from '../../src/engine/order-form.ts';

const LONG = 'STANDING INTERCEPT AT 2719 WITH en-boyne, en-cornwall, en-frigate-2 IF ENEMY >= 3 AND TURN < 8';

test('a remark is broken between words, every line a remark no longer than a phone shows', () => {
  const lines = comment(LONG);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).toMatch(/^# /);
    expect(line.length).toBeLessThanOrEqual(FORM_WIDTH);
  }
  expect(comment('')).toEqual([]);
});

test('an order goes on behind a backslash, and its lines fit when they are commented out', () => {
  const lines = commented(continued(LONG));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(FORM_WIDTH);
  expect(lines.slice(0, -1).every((line) => line.endsWith(' \\'))).toBe(true);
  expect(lines.map((line) => line.replace(/^# /, '').replace(/ \\$/, '').trim()).join(' ')).toBe(LONG);
});

test('no line goes on with a sign that compares: `>` begins a line of old mail', () => {
  for (const sign of ['>=', '>', '<='])
    for (let width = 20; width < 60; width++)
      for (const line of goingOn(`${LONG} OR OURS ${sign} 4`, width)) expect(line).not.toMatch(/^\s*[<>=]/);
});

test('accents, quotes and dashes are plain, what has no plain letter is a question mark', () => {
  expect(ascii('Güemes à l’île – Curaçao œ')).toBe("Guemes a l'ile - Curacao ?");
});
