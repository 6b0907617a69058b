/** What is decided unless somebody says otherwise stands in the print with an order that says otherwise. */
import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import { stages } from '../../table/stages.ts';

const LANGUAGES = ['en', 'fr', 'es'] as const;
const FOR_THIS_FLEET: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /^STANDING LOSSES /,
  fr: /^CONSIGNE PERTES /,
  es: /^PERMANENTE PÉRDIDAS /,
};

test.each(LANGUAGES)('each that stands open for good shows how to say it, in %s', (language) => {
  const [first] = [...stages('jenkins-ear/war', 2, 'classic', 2)].slice(-1);
  if (!first) throw new Error('the war does not open');
  const [seat = ''] = first.due;
  const call = first.call(seat, language);
  const letter = fitted(examplesFor(first.record, first.stood, seat, language), call);
  const shown = blocksOf(letter.story.chapters, 'rows', 'dispatch-unsaid-1').flatMap(({ rows }) =>
    rows.flatMap(({ order }) => order ?? []),
  );
  expect(shown.filter((order) => FOR_THIS_FLEET[language].test(order))).toHaveLength(1);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((order) => order.includes('.'))).toEqual([]);
});
