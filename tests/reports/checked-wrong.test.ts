/** A mail that is only checked is told to be sent again where some line of it could be; of one that is wrong throughout nothing is said of that. */
import { describe, expect, test } from 'vitest';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { acknowledgement } from './acknowledgement-fixture.ts';

const AGAIN = {
  en: 'send all of this again without CHECK',
  fr: 'renvoyez-les tous sans VÉRIFIER',
  es: 'envíelas todas de nuevo sin COMPROBAR',
} as const;

describe.each(['en', 'fr', 'es'] as const)('%s', (language) => {
  const textOf = (tags: readonly string[]): string => {
    const lines = acknowledgement.lines.filter(({ tag }) => tags.includes(tag));
    return renderAcknowledgement({ ...acknowledgement, language, verdict: 'checked', lines }).text.replaceAll(
      /\s+/g,
      ' ',
    );
  };

  test('a right line beside wrong ones is to be sent again without CHECK', () => {
    expect(textOf(['accepted', 'error', 'ignored'])).toContain(AGAIN[language]);
  });

  test('wrong lines alone are not', () => {
    expect(textOf(['error', 'ignored'])).not.toContain(AGAIN[language]);
  });
});
