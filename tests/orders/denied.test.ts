/** What is not to be done is an order, told as one: only what the writer says of himself, and of nobody's doing, is talk. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/engine/phrase.ts';
import { look } from '../../src/engine/view.ts';
import { readOrders } from '../../src/orders/read.ts';
import { draft, grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';
import { stages } from '../table/stages.ts';

const { game } = openGame('pensacola/assault');
const grammar = grammarOf(game, look(game, game.setup(), 'spanish'), 'spanish', 'es');
const kindOf = (line: string) => {
  const [read] = readOrders(`MANTENER principe\n${line}`, grammar).lines.slice(1);
  return read?.ignored ?? read?.diagnostics.map(({ code }) => code);
};

test('what the writer does not do is no order to the militia of New Orleans', () => {
  expect(kindOf('no ataco este turno')).toBe('prose');
  expect(kindOf('no voy a hacer nada')).toBe('prose');
  // Their name itself, and what others are not to do, still mean an order.
  expect(kindOf('no-militia este turno')).toEqual(['unknown-verb']);
  expect(kindOf('no mover principe')).toEqual(['no-order-read']);
});

const DENIALS = {
  en: (verb: string) => [`NO ${verb}`, `do not ${verb} this turn`, `Please don't ${verb}!`, `We must not ${verb}`],
  fr: (verb: string) => [
    `pas de ${verb}`,
    `ne pas ${verb}`,
    `Nous ne devons pas ${verb}`,
    `sans ${verb} ce tour, merci`,
  ],
  es: (verb: string) => [`no ${verb}`, `sin ${verb} este turno`, `NO ${verb} por favor`],
};
/** Nobody can order that there be none of it, and a mail without orders is no order not to stack. */
const WISHED = ['LOSSES', 'TARGET', 'ORIENT', 'ORDER'];

describe.each(['savannah/assault', 'savannah/campaign', 'pensacola/assault', 'jenkins-ear/war'])('%s', (id) => {
  const { game } = openGame(id);
  const [role = ''] = game.roles;
  const view = look(game, game.setup(), role);

  test.each(LANGUAGES)('a verb with no before it is told as an order, and never as talk, %s', (tongue) => {
    const words = grammarOf(game, view, role, tongue);
    const verbs = game.verbs.filter(({ id }) => !WISHED.includes(id));
    const lines = verbs.flatMap((verb) => DENIALS[tongue](verb.words[tongue]?.[0] ?? ''));
    expect(lines.length).toBeGreaterThan(60);
    const isTalk = (line: string) => readOrders(line, words).lines.some(({ ignored }) => ignored);
    expect(lines.filter(isTalk)).toEqual([]);
  });
});

/** The British book of the combat that a mail makes beside one attack on file, in the classic tempo. */
function drafted(...lines: readonly string[]) {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'british' || !stood.waiting?.address.includes('combat')) continue;
    const on = draft(record, stood, 'british', 'ATTACK 1405 WITH fraser-2', {
      orders: null,
      standing: [],
      ready: false,
    }).drafted;
    const {
      lines: told,
      ready,
      mend,
    } = draft(record, stood, 'british', lines.join('\n'), {
      orders: on.orders,
      standing: [],
      ready: false,
    }).drafted;
    const said = told.map(({ outcome, diagnostics }) => [outcome, diagnostics[0]?.didYouMean ?? diagnostics[0]?.code]);
    return { said, ready, mend: mend.map(({ canonical }) => canonical) };
  }
  throw new Error('no combat of the British');
}

test.each([
  'NO ADVANCE',
  "pas d'avance",
  'no avanzar',
  'dont advance pls',
  'n’avancez pas après le combat',
])('what the game has a word for is proposed, and keeps READY back: %s', (line) => {
  const { said, ready, mend } = drafted(line, 'READY');
  expect(said).toEqual([
    ['error', 'ADVANCE none'],
    ['asked', undefined],
  ]);
  expect([ready, mend]).toEqual([false, ['ADVANCE none']]);
});

test.each([
  ['not the attack on 1405', 'CANCEL ATTACK 1405'],
  ['Yes, but not the attack on 1405', 'YES / CANCEL ATTACK 1405'],
  ["oui, mais pas l'attaque sur 1405", 'YES / CANCEL ATTACK 1405'],
  ['do not move fraser-2', 'HOLD fraser-2'],
])('an order on file that is denied is an error with what takes it out: %s', (line, means) => {
  const { said, ready } = drafted(line, 'READY');
  expect([said[0], ready]).toEqual([['error', means], false]);
});

test.each(['no attack on 1606', 'pas d’attaque sur 1606'])('what no order asks for is so already: %s', (line) => {
  const { said, ready } = drafted(line, 'READY');
  expect([said[0], ready]).toEqual([['replaced', 'not-ordered'], true]);
});

test.each([
  'No attack could have saved them',
  'No losses!',
  'No orders',
  'No, thanks',
  'Never mind',
])('what is told and not ordered is talk: %s', (line) => {
  expect(drafted(line, 'READY')).toMatchObject({
    said: [
      ['ignored', undefined],
      ['asked', undefined],
    ],
    ready: true,
  });
});
