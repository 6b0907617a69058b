/** French and Spanish are full languages: every catalogue has the same keys with the same facts, and marks are set as each sets them. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fateWords } from '../../src/engine/fates.ts';
import { plainWords } from '../../src/engine/plain-story.ts';
import { messages as ear } from '../../src/games/jenkins-ear/messages/messages.ts';
import { messages as pensacola } from '../../src/games/pensacola/messages/messages.ts';
import { messages } from '../../src/games/savannah/messages/messages.ts';
import { en as ordersEn } from '../../src/orders/messages/en.ts';
import { es as ordersEs } from '../../src/orders/messages/es.ts';
import { fr as ordersFr } from '../../src/orders/messages/fr.ts';
import { prose } from '../../src/reports/html/typeset.ts';
import { printWords } from '../../src/reports/pdf/words.ts';
import { senderWords } from '../../src/reports/sender.ts';
import { page } from '../../src/reports/text/page.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import { archiveWords } from '../../src/web/archive/words.ts';
import { orderPageWords } from '../../src/web/words/order-page.ts';

type Catalogue = Readonly<Record<string, string>>;

const FRENCH: readonly (readonly [name: string, en: Catalogue, fr: Catalogue])[] = [
  ['the order language', ordersEn, ordersFr],
  ['fates', fateWords.en, fateWords.fr],
  ['small games', plainWords.en, plainWords.fr],
  ['Savannah', messages.en, messages.fr],
  ['Pensacola', pensacola.en, pensacola.fr],
];

const SPANISH: readonly (readonly [name: string, en: Catalogue, es: Catalogue])[] = [
  ['the order language', ordersEn, ordersEs],
  ['fates', fateWords.en, fateWords.es],
  ['small games', plainWords.en, plainWords.es],
  ["the War of Jenkins' Ear", ear.en, ear.es],
  ['Pensacola', pensacola.en, pensacola.es],
];

/** Facts that only bend a sentence, which each language does in its own way. */
const BENDING = new Set([
  'en',
  'fr',
  'es',
  'many',
  'ours',
  'own',
  'sole',
  'army',
  'adjective',
  'side',
  'number',
  'their',
]);

/** Names of the facts a template uses. */
function factsOf(template: string): string[] {
  const names = [...template.matchAll(/\{(\w+)(?=[?|:+}])/g)].map((match) => match[1] as string);
  return [...new Set(names)].filter((name) => !BENDING.has(name)).sort();
}

/** The same shape all the way down: strings, functions of as many arguments, lists as long. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return 'words';
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return value === '' ? 'nothing' : 'words';
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, shapeOf(part)])
      .sort(),
  );
}

describe.each([
  ['fr', FRENCH],
  ['es', SPANISH],
] as const)('%s beside English', (language, catalogues) => {
  test.each(catalogues)('%s: every key is in both, none empty, with the same facts', (_name, en, other) => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    const differing = Object.keys(en).filter(
      (key) => JSON.stringify(factsOf(en[key] ?? '')) !== JSON.stringify(factsOf(other[key] ?? '')),
    );
    expect(differing.map((key) => `${key}: ${en[key]} · ${other[key]}`)).toEqual([]);
    expect(Object.entries(other).filter(([key, words]) => words === '' && en[key] !== '')).toEqual([]);
  });

  test('letters, notices, acknowledgements, pages and the printed report have the same words in both', () => {
    const [english, other] = (['en', language] as const).map((one) => {
      const { letters, ...words } = wordsOf(one);
      const { closedBecause: _, ...page } = orderPageWords(one);
      return [
        { ...words, letters: { ...letters, refusals: {} } },
        page,
        archiveWords[one],
        printWords(one),
        senderWords(one),
      ];
    });
    expect(shapeOf(Object.assign({}, other))).toEqual(shapeOf(Object.assign({}, english)));
  });

  test('every reason for which a mail is refused is told', () => {
    const root = new URL('../../src/mail/reading/', import.meta.url);
    const sources = readdirSync(root).map((file) => readFileSync(new URL(file, root), 'utf8'));
    const codes = sources.flatMap((text) => [...text.matchAll(/\brefuse\('([a-z-]+)'\)/g)].map((match) => match[1]));
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) expect(wordsOf(language).letters.refusals).toHaveProperty([code as string]);
    expect(Object.keys(wordsOf(language).letters.refusals)).toEqual(Object.keys(wordsOf('fr').letters.refusals));
  });
});

describe('Spanish marks', () => {
  test('a question or exclamation that closes has opened, and quotes are guillemets', () => {
    for (const [name, , es] of SPANISH) {
      for (const [key, template] of Object.entries(es)) {
        const seen = template.replace(/\{\w+[?|:+]/g, '_');
        const at = `${name} ${key}: ${template}`;
        if (/^(?:hint\.)/.test(key)) continue;
        expect(seen.split('?').length, at).toBe(seen.split('¿').length);
        expect(seen.split('!').length, at).toBe(seen.split('¡').length);
        expect(template, at).not.toMatch(/[“”]/u);
      }
    }
  });
});

describe('French marks', () => {
  test('no French template forgets the blank before a mark, or has one before a comma or point', () => {
    for (const [, , fr] of FRENCH) {
      for (const [key, template] of Object.entries(fr)) {
        // Braces carry marks of their own; what is left is what a reader sees.
        const seen = template.replace(/\{\w+[?|:]\w*|[{}|]/g, '_');
        if (/^(?:form|how|help)\.|\.form$/.test(key)) continue;
        expect(seen, key).not.toMatch(/[\p{L}\d)»][;?!](?=\s|$)/u);
        expect(seen, key).not.toMatch(/ [,.](?=\s|$)/);
      }
    }
  });

  test('no line breaks inside French quotes', () => {
    expect(prose('Vu « ACHTER ».')).toBe('Vu «\u00a0ACHTER\u00a0».');
    const sheet = page();
    sheet.prose(`${'x'.repeat(66)} mot « ACHTER ». Suite`);
    expect(sheet.text()).toContain('« ACHTER ».');
  });

  test('the blank before ; ! and ? is narrow, that before a colon is not, and neither breaks', () => {
    expect(prose('Vu ; oui ! Non ? Soit : rien')).toBe('Vu\u202f; oui\u202f! Non\u202f? Soit\u00a0: rien');
  });
});

describe('silence', () => {
  const WORDS = ['en.ts', 'fr.ts', 'letters.en.ts', 'letters.fr.ts', 'umpire.en.ts', 'umpire.fr.ts'];

  test.each(
    WORDS,
  )('%s leaves to the letter of the call what silence gets: no other sentence says otherwise', (file) => {
    const said = readFileSync(`src/reports/words/${file}`, 'utf8');
    expect(said).not.toMatch(/keeps? what (?:you|it|he) ha|kept what|gard(?:e|ez|é) ce qu/);
    expect(said).toMatch(/as (?:the|its) letters?(?: of the call)? say|comme le di(?:t|sent) (?:la|ses) lettre/);
  });
});
