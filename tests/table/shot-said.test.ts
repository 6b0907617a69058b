/** A shot or a march in plain words is told which order it means; greetings, questions and talk of guns stay talk. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** Of each line what became of it and what it may mean. */
function readings(scenario: string, seat: string, language: Language, lines: readonly string[]): unknown[] {
  const [stage] = stages(scenario, 2, 'together', 1);
  if (!stage) return expect.fail('nothing is asked');
  const { drafted } = draft(stage.record, stage.stood, seat, lines.join('\n'), NOTHING, { language });
  return drafted.lines.map(({ outcome, diagnostics: [first] }) => [outcome, first?.code, first?.didYouMean]);
}

const meant = (order: string) => ['error', 'no-order-read', order];
const TALK = ['ignored', undefined, undefined];

test.each([
  ['en', 'Fire the cannon at the 5 SP of d’Estaing', 'FIRE AT 1406'],
  ['en', 'Bombard the troops of d’Estaing', 'FIRE AT 1406'],
  ['en', 'The marines also go to 1404 with Maitland', 'MOVE marines, maitland TO 1404'],
  ['fr', 'Tirez le canon sur les 5 PF de d’Estaing', 'TIRER SUR 1406'],
  ['fr', 'Tirez br-a sur les hommes de d’Estaing', 'TIRER br-a SUR 1406'],
  ['fr', 'Les canons tirent sur d’Estaing', 'TIRER SUR 1406'],
  ['fr', 'Les marines vont aussi en 1404 avec Maitland', 'MARCHER marines, maitland VERS 1404'],
] as const)('Savannah, %s: %s', (language, line, order) => {
  expect(readings('savannah/assault', 'british', language, [line])).toEqual([meant(order)]);
});

test('Pensacola, in Spanish', () => {
  const lines = ['Disparen el cañón contra los hombres de 2524', 'Lu-drag va también a 1923'];
  expect(readings('pensacola/assault', 'spanish', 'es', lines)).toEqual([
    meant('DISPARAR CONTRA 2524'),
    meant('MOVER lu-drag HACIA 1923'),
  ]);
});

test('a shot at nobody who is known is told the verb of one', () => {
  const said = readings('savannah/assault', 'british', 'fr', ['Bombardez les troupes avec tous nos canons']);
  expect(said).toEqual([meant('TIRER')]);
});

test('talk of guns, greetings and questions are no orders', () => {
  const lines = [
    'Bonjour !',
    'Quels canons tirent sur d’Estaing ?',
    'Merci pour le tir, beau canon !',
    'Vos canons tirent bien',
  ];
  expect(readings('savannah/assault', 'british', 'fr', lines)).toEqual(lines.map(() => TALK));
});
