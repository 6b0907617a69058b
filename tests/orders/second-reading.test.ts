import { describe, expect, it } from 'vitest';
import { canonical, read, wrong } from './grammar.ts';

const MARCH = 'MOVE fraser-2 TO 1403';

describe('an order as telephones write it', () => {
  it.each([
    ['a hex in two numbers', 'MOVE fraser-2 TO 14 03'],
    ['a hex with a hyphen', 'MOVE fraser-2 TO 14-03'],
    ['a hex with letters for digits', 'MOVE fraser-2 TO l4O3'],
    ['a hex with a dash and a stop', 'MOVE fraser-2 TO 14–03.'],
    ['a hex with a colon', 'MOVE fraser-2 TO 14:03'],
    ['Arabic figures', 'MOVE fraser-٢ TO ١٤٠٣'],
    ['Persian figures', 'MOVE fraser-۲ TO ۱۴۰۳'],
    ['a stop said aloud', 'Move fraser 2 to 1403 period'],
    ['a full stop said aloud', 'move fraser 2 to 1403 full stop'],
    ['a French stop said aloud', 'move fraser 2 to 1403 point'],
    ['a comma said aloud', 'move fraser 2 comma to 1403'],
    ['numbers said aloud', 'Move Fraser two to fourteen oh three'],
    ['figures said one by one', 'Move Fraser two to one four zero three'],
    ['French numbers', 'Move Fraser deux to quatorze zéro trois'],
    ['numbers and a stop said aloud', 'Move Fraser two to fourteen oh three period'],
    ['the unit first', 'fraser-2: MOVE TO 1403'],
    ['the unit first, with a dash', 'fraser-2 - MOVE TO 1403'],
    ['the unit first, spoken', 'Fraser two: move to 1403'],
    ['a courtesy before it', 'Please MOVE fraser-2 TO 1403.'],
    ['a word that joins it to what was said', 'Also: MOVE fraser-2 TO 1403'],
    ['a French word that joins it', 'Et puis MOVE fraser-2 TO 1403'],
  ])('%s', (_name, text) => {
    expect(canonical(text)).toEqual([MARCH]);
  });

  it('a row above nine said in tens', () => {
    expect(canonical('move fraser one to twelve twenty-three')).toEqual(['MOVE fraser-1 TO 1223']);
    expect(canonical('move fraser one to twelve twenty three')).toEqual(['MOVE fraser-1 TO 1223']);
    expect(canonical('move fraser one via fifteen twelve to fourteen oh four')).toEqual([
      'MOVE fraser-1 TO 1404 VIA 1512',
    ]);
  });

  it('a hex in two numbers that is not on the map is told of, with the nearest', () => {
    expect(wrong('MOVE fraser-2 TO 14 99')).toMatchObject({ code: 'hex-off-map', column: 18 });
  });
});

describe('several orders on one line', () => {
  const BOTH = ['MOVE fraser-1 TO 1404', 'MOVE fraser-2 TO 1405'];

  it.each([
    ['with nothing between', 'MOVE fraser-1 TO 1404 MOVE fraser-2 TO 1405'],
    ['with a semicolon', 'MOVE fraser-1 TO 1404; MOVE fraser-2 TO 1405'],
    ['with a stop', 'Move fraser-1 to 1404. Move fraser-2 to 1405.'],
    ['with "and then"', 'MOVE fraser-1 TO 1404 and then MOVE fraser-2 TO 1405'],
    ['with "puis"', 'MOVE fraser-1 TO 1404 puis MOVE fraser-2 TO 1405'],
    ['spoken', 'move Fraser one to fourteen oh four period move Fraser two to fourteen oh five period'],
  ])('%s', (_name, text) => {
    expect(canonical(text)).toEqual(BOTH);
  });

  it('each has its own words and column', () => {
    expect(read('MOVE fraser-1 TO 1404; MOVE fraser-2 TO 1405')).toMatchObject([
      { line: 1, column: 1, source: 'MOVE fraser-1 TO 1404' },
      { line: 1, column: 24, source: `${' '.repeat(23)}MOVE fraser-2 TO 1405` },
    ]);
  });

  it.each([
    ['two for the same unit', 'MOVE fraser-1 TO 1404 and then MOVE fraser-1 TO 1405'],
    ['a condition that may mean both', 'IF TURN >= 17 MOVE fraser-1 TO 1404; MOVE fraser-2 TO 1405'],
    ['a standing order and another', 'STANDING HOLD fraser-1; HOLD fraser-2'],
  ])('%s: none is taken, and both are shown', (_name, text) => {
    expect(canonical(text)).toEqual([]);
    expect(wrong(text).code).toBe('several-orders');
    expect(wrong(text).didYouMean).toContain(' / ');
  });

  it('standing orders between semicolons, each of which says so, are lines of their own', () => {
    expect(canonical('STANDING RETREAT HQ; standing advance all; standing losses militia first')).toEqual([
      'STANDING RETREAT HQ',
      'STANDING ADVANCE all',
      'STANDING LOSSES militia FIRST',
    ]);
    expect(canonical('STANDING RETREAT HQ; advance all')).toEqual([]);
  });

  it('of parts between semicolons the good are taken and the others told at their own faults', () => {
    const lines = read('MOVE fraser-1 TO 1404; MOVE tawes, grahm to 1405 via 1504; HOLD kfr; ready');
    expect(
      lines.map(({ read: made, act, diagnostics }) => made?.order.canonical ?? act?.verb ?? diagnostics[0]?.code),
    ).toEqual(['MOVE fraser-1 TO 1404', 'unknown-unit', 'HOLD kfr', 'ready']);
    expect(lines[1]).toMatchObject({ line: 1, column: 24, diagnostics: [{ span: { column: 36, length: 5 } }] });
    expect(canonical('MARCHER fraser-1 VERS 1404; TENIR zzz')).toEqual(['MOVE fraser-1 TO 1404']);
    expect(canonical('Hold on; attack is the best defence; we move at dawn')).toEqual([]);
    expect(read('Hold on; attack is the best defence; we move at dawn')[0]?.ignored).toBe('prose');
    // The last part goes on below where a client wrapped it.
    expect(canonical('HOLD kfr; MOVE fraser-1,\nfraser-2 TO 1404')).toEqual([
      'HOLD kfr',
      'MOVE fraser-1, fraser-2 TO 1404',
    ]);
  });

  it('a unit before a verb without a colon is asked about', () => {
    expect(canonical('fraser-2 MOVE TO 1403')).toEqual([]);
    expect(wrong('fraser-2 MOVE TO 1403')).toMatchObject({ code: 'unit-before-verb', didYouMean: MARCH });
  });
});

describe('talk stays talk', () => {
  it.each([
    'Hold on one moment, period.',
    'I will move two of them to you at fourteen hundred.',
    'Maitland, hold the line.',
    'Hold the point.',
    'One of you should attack. Then we move.',
    'Meet me 14 03 at noon.',
  ])('%s', (text) => {
    expect(canonical(text)).toEqual([]);
  });
});
