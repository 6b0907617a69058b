/** The words of the war in its languages: the same facts in each sentence, and the marks that Spanish sets. */
import { expect, test } from 'vitest';
import { languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { messages } from '../../../src/games/jenkins-ear/messages/messages.ts';

/** Facts that only bend a sentence, which each language does in its own way. */
const BENDING = new Set(['n', 'ours', 'left', 'beat', 'who', 'theirs']);

const factsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=[?|:+}])/g)].map(([, name]) => name as string))]
    .filter((name) => !BENDING.has(name))
    .sort();

test.each(languages)('every sentence of the war tells in %s what the English one tells', (language) => {
  const english: Readonly<Record<string, string>> = messages.en;
  for (const [key, sentence] of Object.entries(messages[language]))
    expect(factsOf(sentence), key).toEqual(factsOf(english[key] ?? ''));
});

test('a Spanish question opens with its mark, and no mark has a blank before it', () => {
  for (const [key, sentence] of Object.entries(messages.es)) {
    // Braces carry marks of their own; what is left is what a reader sees.
    const seen = sentence.replace(/\{\w+[?|:]\w*|[{}|]/g, '_');
    expect(seen.match(/¿/g)?.length, key).toBe(seen.match(/\?/g)?.length);
    expect(seen, key).not.toMatch(/[\p{L}\d)»_] [;:?!,.](?=\s|$)/u);
  }
});

test('a turn that is over, or after the peace in Europe, is not told that its die is still to come', () => {
  const told = languages.map((language) => messages[language]['summary.europe']);
  for (const sentence of told) expect(sentence).not.toMatch(/\byet\b|\bencore\b|\baún\b/);
});
