/** A stack told in brief keeps each unit and its figures on one line of a phone. */
import { expect, test } from 'vitest';
import { template } from '../../src/reports/html/templates.ts';
import { counters, told } from '../../src/reports/html/typeset.ts';

test('a unit in brief is not broken at a hyphen, with its state or without', () => {
  expect(counters('ra-4:1-4D, gam-1:1-4')).toBe(
    '<span style="white-space:nowrap">ra-4:1–4D</span>, <span style="white-space:nowrap">gam-1:1–4</span>',
  );
});

test('a code beside its strength alone is not broken either', () => {
  expect(counters('gam-1 1 (+1), rnc 1')).toBe(
    '<span style="white-space:nowrap">gam-1</span>\u00a01\u00a0(+1), rnc\u00a01',
  );
});

test('a half stands with its number, and the first part of two stays what it is', () => {
  expect(told('VP 7 1/2, +1/2; the line (1/2)')).toBe('VP\u00a07½, +½; the line (1/2)');
});

test('how many of a kind stand on the line of its name', () => {
  expect(told('2 × Grenadiers, Boyne')).toBe('2\u00a0×\u00a0Grenadiers, Boyne');
});

test('the heads of two columns of figures do not run together', () => {
  const write = template<object>('partials/block-roster');
  const stack = { place: '2718', name: '', strength: '', note: null, letter: null, units: [] };
  const html = write({
    code: 'code',
    name: '',
    figures: [{ head: 'guns' }, { head: 'land' }],
    span: 4,
    stacks: [stack],
    rest: null,
  });
  expect(html.match(/padding:0 2px 4px 6px;[^>]*>(?:guns|land)</g)).toHaveLength(2);
});

test('the name of a place may take two lines, and its side stays beside the last of it', () => {
  const write = template<object>('partials/block-stacks');
  const chip = { letter: 'B', ground: 'A4211B', figures: 'FFFFFF' };
  const stack = { place: 'Casilla de incursiones', chip, who: 'B', units: 'kfr 1', strength: '', note: null };
  const html = write({ stacks: [{ ...stack, colour: 'A4211B' }] });
  expect(html).toMatch(/^<table[^>]*overflow-wrap:break-word/);
  expect(html).toMatch(
    /<td valign="top" width="1%" style="(?![^"]*nowrap)[^"]*"><b[^>]*>Casilla de incursiones<\/b>&nbsp;/,
  );
});
