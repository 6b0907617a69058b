import { describe, expect, test } from 'vitest';
import { readVacation } from '../../src/campaign/mail-in/wishes/vacation-days.ts';

const TODAY = '2026-11-20';
const days = (first: string, last = first) => ({ kind: 'days', first, last });

describe('VACATION', () => {
  test.each([
    'VACATION FROM 24 DEC TO 2 JAN',
    'vacation from 24 December to 2 January',
    'Vacation from December 24th to January 2nd, 2027',
    'VACATION 2026-12-24 - 2027-01-02',
    'VACATION FROM 24/12 TO 02/01/2027',
    'VACANCES DU 24 DÉC AU 2 JANV.',
    'vacances du 24 décembre 2026 au 2 janvier 2027',
    'Vacances : du 24.12. au 2.1.',
    'VACACIONES DEL 24 DE DICIEMBRE AL 2 DE ENERO',
    'VACATION FROM 24 DEC 2026 TO 2 JAN 2027 .',
  ])('%s is the days from Christmas Eve to 2 January', (line) => {
    expect(readVacation(line, TODAY, true)).toEqual(days('2026-12-24', '2027-01-02'));
  });

  test('two days of one month name it once', () => {
    expect(readVacation('VACATION FROM 24 TO 28 DEC', TODAY, null)).toEqual(days('2026-12-24', '2026-12-28'));
    expect(readVacation('VACANCES DU 1er AU 5 MAI', TODAY, null)).toEqual(days('2027-05-01', '2027-05-05'));
  });

  test('one day is a day away', () => {
    expect(readVacation('VACATION 24 DEC', TODAY, null)).toEqual(days('2026-12-24'));
  });

  test('days that have begun are counted from today', () => {
    expect(readVacation('VACATION FROM 15 NOV TO 25 NOV', TODAY, null)).toEqual(days('2026-11-20', '2026-11-25'));
  });

  test('figures that may be read both ways are not guessed', () => {
    expect(readVacation('VACATION FROM 3/12 TO 5/12', TODAY, null)).toEqual({ kind: 'unclear', why: 'ambiguous' });
    expect(readVacation('VACANCES DU 3/12 AU 5/12', TODAY, true)).toEqual(days('2026-12-03', '2026-12-05'));
    expect(readVacation('VACATION FROM 12/24 TO 12/28', TODAY, null)).toEqual(days('2026-12-24', '2026-12-28'));
  });

  test.each([
    ['VACATION FROM 24 DEC 2026 TO 2 DEC 2026', 'backwards'],
    ['VACATION FROM 24 DEC 2025 TO 2 JAN 2026', 'past'],
    ['VACATION FROM 24 DEC 2027 TO 2 JAN 2028', 'far'],
    ['VACATION FROM 31 NOV TO 2 DEC', 'unread'],
    ['VACATION SOON', 'unread'],
    ['VACATION 1 2 3 4', 'unread'],
  ])('%s is not taken: %s', (line, why) => {
    expect(readVacation(line, TODAY, true)).toEqual({ kind: 'unclear', why });
  });

  test.each(['VACATION OFF', 'vacances fin', 'VACACIONES NO'])('%s ends it', (line) => {
    expect(readVacation(line, TODAY, true)).toEqual({ kind: 'off' });
  });

  test('alone it asks', () => {
    expect(readVacation('VACATION', TODAY, true)).toEqual({ kind: 'ask' });
  });
});
