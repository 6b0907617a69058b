/** A stack told in brief keeps each unit and its figures on one line of a phone. */
import { expect, test } from 'vitest';
import { counters } from '../../src/reports/html/typeset.ts';

test('a unit in brief is not broken at a hyphen, with its state or without', () => {
  expect(counters('ra-4:1-4D, gam-1:1-4')).toBe(
    '<span style="white-space:nowrap">ra-4:1–4D</span>, <span style="white-space:nowrap">gam-1:1–4</span>',
  );
});
