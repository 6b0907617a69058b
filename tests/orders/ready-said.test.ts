/** What may be said beside READY and says nothing else. */
import { expect, test } from 'vitest';
import { isReadyAlone } from '../../src/orders/mail-words.ts';

test.each([
  'Super. Prêt',
  'Super, prêts !',
  'Génial, je suis prête',
  'Nickel, nous sommes prêts.',
  'Excellent. Ready!',
  'Awesome, I’m ready',
  'Perfecto, listo',
  'Estupendo. Estamos listos.',
])('%s is READY and no more', (line) => expect(isReadyAlone(line)).toBe(true));

test.each(['Super. Pas prêt', 'Prêt pour super Spring Hill', 'Excellent?', 'Super'])('%s is not', (line) =>
  expect(isReadyAlone(line)).toBe(false));
