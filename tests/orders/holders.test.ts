/** Who names a place and means its ships is told that its garrison goes too; who names units, or leaves some, is not. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { readOrders } from '../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { position } from '../games/jenkins-ear/table.ts';
import { game, viewOf } from '../games/jenkins-ear/words-table.ts';
import { read } from './grammar.ts';

const fleet = position('en 2719 port: boyne+soldiers-2, frigate-2, soldiers-4, cannons-port-royal');

function notesOf(text: string, language: 'en' | 'fr' = 'en'): string[] {
  const grammar = grammarOf(game, viewOf(fleet, 'english'), 'english', language);
  const say = diagnosticWords(language, game.messages);
  return readOrders(text, grammar).lines.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'note').map((one) => plainWords(sayDiagnostic(say, one))),
  );
}

test('a whole hex sent away takes those who hold it along, and says who they are and how they stay', () => {
  for (const line of ['MOVE 2719 TO 2819', 'MOVE port royal TO 2819'])
    expect(notesOf(line)).toEqual([
      'Takes also soldiers-4: nobody is left to hold Port Royal (2719). To leave somebody there, add EXCEPT and his name.',
    ]);
  expect(notesOf('ALLER 2719 VERS 2819', 'fr')[0]).toContain('ajoutez SAUF et son nom');
});

test('troops aboard hold nothing, and whoever is named or left out needs no telling', () => {
  expect(notesOf('MOVE 2719 EXCEPT soldiers-4 TO 2819')).toEqual([]);
  expect(notesOf('MOVE boyne, frigate-2, soldiers-4 TO 2819')).toEqual([]);
  expect(notesOf('HOLD 2719')).toEqual([]);
});

test('at Savannah too: works that a whole hex leaves empty', () => {
  const notes = (text: string) => read(text).flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  expect(notes('MOVE 1404 TO 1504')).toContain('holders-go-too');
});

test.each([
  ['MOVE 1404, 1503 TO 1604', 'MOVE tawes, ra-4, scr-2, br-a, porbeck, fraser-1, marines, maitland TO 1604'],
  ['MOVE 1404 and 1503 TO 1604', 'MOVE tawes, ra-4, scr-2, br-a, porbeck, fraser-1, marines, maitland TO 1604'],
  ['MOVE ra-2, 1503 TO 1704', 'MOVE ra-2, fraser-1, marines, maitland TO 1704'],
  ['MOVE 1503, ra-2 TO 1704', 'MOVE fraser-1, marines, maitland, ra-2 TO 1704'],
  [
    'MOVE 1404, 1503, ra-4 EXCEPT marines, porbeck TO 1604',
    'MOVE tawes, ra-4, scr-2, br-a, fraser-1, maitland TO 1604',
  ],
  ['ATTACK 1404 WITH 1503, 1604', 'ATTACK 1404 WITH fraser-1, marines, maitland, ra-2'],
  ['ATTAQUER 1404 AVEC ra-2, 1503 TÊTE fraser-1', 'ATTACK 1404 WITH ra-2, fraser-1, marines, maitland LEAD fraser-1'],
])('several hexes and units may stand in one list: %s', (written, meant) => {
  const [line] = read(written);
  expect(line?.read?.order.canonical ?? line?.diagnostics).toBe(meant);
});

test('a hex that attacks means those there who can, and no guns; guns that stand alone there are told that they cannot', () => {
  const attack = (text: string) => read(text)[0]?.read?.order.canonical;
  expect(attack('ATTACK 1405 WITH 1404')).toBe('ATTACK 1405 WITH tawes, ra-4, scr-2, porbeck');
  expect(attack('DIVERT 1405 WITH Spring Hill')).toBe('DIVERT 1405 WITH tawes, ra-4, scr-2, porbeck');
  expect(attack('ATTACK 1405 WITH 1404, br-a')).toBe('ATTACK 1405 WITH tawes, ra-4, scr-2, porbeck, br-a');
  expect(attack('ATTACK 1405 WITH 1402')).toBe('ATTACK 1405 WITH navy');
  expect(attack('ATTACK 1405 WITH 2301')).toBe('ATTACK 1405 WITH br-fort');
});

test('of several hexes sent away each is told that is left empty, and a hex where nobody is stops the line', () => {
  const told = (text: string) =>
    read(text).flatMap(({ diagnostics }) => diagnostics.map(({ code, facts }) => [code, facts.place]));
  expect(told('MOVE 1404, 1806 TO 1504')).toEqual([
    ['holders-go-too', '1404'],
    ['holders-go-too', '1806'],
  ]);
  expect(told('MOVE 1404, 1405 TO 1504')).toEqual([['nobody-there', '1405']]);
});

test('an order for a later call means by a hex who stands there once the marches written above have run', () => {
  const meant = (text: string) =>
    read(text).map((line) => line.read?.order.canonical ?? line.diagnostics.map(({ code }) => code).join());
  expect(meant('MOVE ra-2, fraser-1 TO 1405\nATTACK 1406 WITH 1405')[1]).toBe('ATTACK 1406 WITH fraser-1, ra-2');
  // Who stands there already goes with those who come; who has marched away does not.
  expect(meant('MOVE ra-2 TO 1503\nATTACK 1404 WITH 1503')[1]).toBe(
    'ATTACK 1404 WITH fraser-1, ra-2, marines, maitland',
  );
  expect(meant('MOVE fraser-1 TO 1405\nATTACK 1404 WITH 1503')[1]).toBe('ATTACK 1404 WITH marines, maitland');
  // A march is for those who stand there as it is written, and one on a condition may not come.
  expect(meant('MOVE ra-2 TO 1405\nMOVE 1405 TO 1406')[1]).toBe('nobody-there');
  expect(meant('IF TURN >= 17 MOVE ra-2 TO 1405\nATTACK 1406 WITH 1405')[1]).toBe('nobody-there');
});

test('a place that is told to fire means those there who have guns, and where none has any, whoever is there', () => {
  const fired = (text: string) => read(text)[0]?.read?.order.canonical;
  expect(fired('FIRE 1404 AT 1505')).toBe('FIRE br-a AT 1505');
  expect(fired('TIRER 1404, br-augusta SUR 1505')).toBe('FIRE br-a, br-augusta AT 1505');
  expect(fired('FIRE 1503 AT 1505')).toBe('FIRE fraser-1, marines, maitland AT 1505');
});
