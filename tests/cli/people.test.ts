import { describe, expect, test } from 'vitest';
import { invited } from '../../src/cli/people.ts';

const SEAT = 'american=Anna Bell <anna@example.org>';

describe('a seat on the command line', () => {
  test('language, time zone and paper are known in any case, and may be left out', () => {
    expect(invited(`${SEAT},FR,america/new_york,letter`)).toEqual({
      seat: 'american',
      name: 'Anna Bell',
      address: 'anna@example.org',
      language: 'fr',
      zone: 'America/New_York',
      paper: 'Letter',
    });
    expect(invited(SEAT)).toMatchObject({ language: 'en', zone: 'Europe/London', paper: 'A4' });
  });

  test.each([
    [`${SEAT},de`, 'no language of our letters is called "de"'],
    [`${SEAT},en,Europe/Atlantis`, 'no time zone is called "Europe/Atlantis"'],
    [`${SEAT},en,Europe/London,A5`, 'no paper is called "A5"'],
    ['american=Anna Bell', 'write it as "Name <address>"'],
    ['Anna Bell <anna@example.org>', 'write it as seat='],
  ])('%s is refused with what is wrong in it', (text, why) => {
    expect(() => invited(text)).toThrow(why);
  });
});
