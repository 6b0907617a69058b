/** An order said as a wish, in the words of one who speaks of himself: what it means is offered, every order of it. */
import { expect, test } from 'vitest';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [stage] = stages('jenkins-ear/war', 2, 'classic', 1);
const { record, stood } = stage as Stage;

const drafted = (language: 'en' | 'fr' | 'es', line: string) =>
  draft(record, stood, 'english', line, NOTHING, { language }).drafted;

const mendOf = (language: 'en' | 'fr' | 'es', line: string) =>
  acknowledge(drafted(language, line), diagnosticWords(language, record.game.messages), [], []).mend.slice(1);

const BOTH = ['BUY 2 soldiers AT 2719', 'BUY 3 frigates AT 2719'];
const FEW = ['BUY 2 soldiers AT 2719', 'BUY 1 frigates AT 2719'];

test.each([
  ['es', 'Quiero comprar 2 soldados y 3 fragatas en Port Royal', BOTH],
  ['fr', 'Je veux acheter 2 soldats et 3 frégates à Port Royal', BOTH],
  ['en', 'I want to buy 2 soldiers and 3 frigates at Port Royal', BOTH],
  ['es', 'Compramos dos soldados y una fragata en Port Royal', FEW],
  ['fr', 'j’aimerais acheter 2 soldats à Port Royal', FEW.slice(0, 1)],
  ['en', "I'd like to buy two soldiers and a frigate at Port Royal please", FEW],
  ['es', 'la fragata-1 y el cornwall se quedan', ['HOLD en-frigate-1, en-cornwall']],
] as const)('in %s “%s” is an error that offers its orders', (language, line, orders) => {
  expect(drafted(language, line).lines[0]).toMatchObject({
    outcome: 'error',
    diagnostics: [{ code: 'no-order-read' }],
  });
  expect(mendOf(language, line)).toEqual(orders);
});

test.each([
  ['en', 'I want to buy you a drink at Port Royal'],
  ['es', 'Quiero ganar la guerra este año'],
  ['fr', 'Nous voulons gagner'],
] as const)('in %s “%s” stays talk', (language, line) => {
  expect(drafted(language, line).lines[0]?.outcome).toBe('ignored');
});

test.each([
  ['es', 'COMPRAR suministros y cañones EN Port Royal'],
  ['fr', 'ACHETER vivres et canons À Port Royal'],
  ['en', 'BUY supplies and cannons AT Port Royal'],
] as const)('in %s “%s” is asked how many of each, and one of each is offered', (language, line) => {
  expect(drafted(language, line).lines[0]).toMatchObject({ diagnostics: [{ code: 'one-kind-a-line' }] });
  expect(mendOf(language, line)).toEqual(['BUY 1 supplies AT 2719', 'BUY 1 cannons AT 2719']);
});

test('of numbers in words beside a single one both are read', () => {
  const { orders } = drafted('es', 'COMPRAR dos soldados y una fragata EN Port Royal');
  expect(orders?.map(({ canonical }) => canonical)).toEqual(FEW);
});
