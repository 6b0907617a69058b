/** A mended line says all that the wrong one said, and of the ships that it named none in the place of another. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function spanish(language: Language, ...lines: string[]) {
  for (const { record, stood } of stages('jenkins-ear/war', 2, 'classic', 1)) {
    return draft(record, stood, 'spanish', lines.join('\n'), NOTHING, { language }).drafted;
  }
  throw new Error('the war never begins');
}

const texts = (orders: readonly { canonical: string }[] | null): string[] | undefined =>
  orders?.map(({ canonical }) => canonical);

test.each([
  ['fr', 'aller fregate-1, soldats-17 vers st christophe attaquer'],
  ['en', 'go frigate-1, soldiers-17 to st christophr attack'],
  ['es', 'ir fragata-1, soldados-17 a san cristobl atacar'],
] as const)('in %s “%s” keeps its last word', (language, line) => {
  const { mend } = spanish(language, line);
  for (const text of texts(mend) ?? []) expect(text).toContain('attack');
});

test('a misspelt place before the last word is mended, and the word stays', () => {
  const { mend } = spanish('fr', 'aller fregate-1, soldats-17 vers st christophe attaquer');
  expect(texts(mend)).toEqual(['MOVE sp-frigate-1, sp-soldiers-17 TO 3919 attack']);
});

test.each([
  'acheter fregate et guemes à Trujillo',
  'acheter fregate, guemes à Trujillo',
  'buy frigate and guemes at Trujillo',
  'comprar fragata y guemes en Trujillo',
])('“%s” buys both, one of the kind without a number', (line) => {
  expect(texts(spanish('fr', line).orders)).toEqual(['BUY sp-guemes 1 frigates AT 1720']);
});

test('of a list with a misspelt name nobody is lost where it is mended', () => {
  for (const text of texts(spanish('fr', 'acheter 1 fregate, guems à Trujillo').mend) ?? [])
    expect(text).toMatch(/guemes.*frigates|frigates.*guemes/);
});

test('for a ship of her own name that is not to be had no other is offered', () => {
  const { lines, mend } = spanish('fr', 'ACHETER galicia EN 2114');
  expect(lines[0]?.diagnostics[0]).toMatchObject({ severity: 'error', code: 'ear.never-bought' });
  expect(lines[0]?.diagnostics[0]?.didYouMean).toBeUndefined();
  expect(mend).toEqual([]);
});

test.each([
  ['fr', 'ATTAQUER 1606 AVEC fraser-1, maitland en tete, attaque frontale', 'LEAD maitland TACTIC frontal assault'],
  [
    'fr',
    'ATTAQUER 1606 AVEC fraser-1 et maitland en tete attaque en echelon',
    'LEAD maitland TACTIC attack en echelon',
  ],
  ['es', 'ATACAR 1606 CON fraser-1, maitland, ataque frontal', 'TACTIC frontal assault'],
] as const)('in %s “%s” is mended by the tactic that its last words mean', (language, line, said) => {
  const stage = [...stages('savannah/assault', 2, 'classic', 1, () => ({}), 'a1'.repeat(32))].find(
    ({ stood: { waiting } }) => waiting?.address.endsWith('combat/combat@british'),
  ) as Stage;
  const { record, stood } = stage;
  const { drafted } = draft(record, stood, 'british', line, NOTHING, { language });
  expect(texts(drafted.mend)).toEqual([`ATTACK 1606 WITH fraser-1, maitland ${said}`]);
});
