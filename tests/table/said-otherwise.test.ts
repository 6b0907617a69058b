/** Orders in words that lists have not, `keep huger where he is`, `bombard spring hill`: errors with the order they mean, never another order. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

function opening(scenario: string, seat: string, stage: number): Stage {
  const waiting = [...stages(scenario, 2, 'classic', stage)].filter(({ stood }) =>
    stood.waiting?.needs.some((need) => need.seat === seat && need.call === 'movement'),
  );
  const found = waiting.at(-1);
  if (!found) throw new Error('nobody is called');
  return found;
}

const MARCH = opening('savannah/assault', 'allied', 1);
const SIEGE = opening('pensacola/siege', 'spanish', 1);
const ENGLISH = opening('jenkins-ear/war', 'english', 2);
const SPANISH = opening('jenkins-ear/war', 'spanish', 2);

function readAt({ record, stood }: Stage, seat: string, line: string) {
  const [first] = draft(record, stood, seat, line, { orders: null, standing: [], ready: false }).drafted.lines;
  const wrong = first?.diagnostics.find(({ severity }) => severity === 'error');
  return { outcome: first?.outcome, code: wrong?.code, means: wrong?.didYouMean, facts: wrong?.facts };
}

const read = (line: string) => readAt(MARCH, 'allied', line);

test.each([
  ['Keep Huger where he is', 'HOLD huger'],
  ['Keep the light corps where it is', 'HOLD light-corps'],
  ['hold Huger where he is', 'HOLD huger'],
  ['laissez lincoln en place', 'HOLD lincoln'],
  ['deje a lincoln donde está', 'HOLD lincoln'],
  ["move Pulaski's cavalry to 1308", 'MOVE pulaski TO 1308'],
  ['you should move conde to 1406', 'MOVE conde TO 1406'],
  ['bombard spring hill', 'FIRE AT 1404'],
  ['bombard 1405', 'FIRE AT 1405'],
  ['bombard 2005 with fr-a-lft', 'FIRE fr-a-lft AT 2005'],
  ['les canons tirent sur 2005', 'FIRE AT 2005'],
  ['the guns fire at 2005', 'FIRE AT 2005'],
  ['los cañones disparan a 2005', 'FIRE AT 2005'],
  ['we should fire on 2005 with fr-a-lft', 'FIRE fr-a-lft AT 2005'],
])('“%s” means %s', (line, means) => {
  expect(read(line)).toMatchObject({ outcome: 'error', code: 'no-order-read', means });
});

test.each([
  'we hold',
  'nous devons tenir',
  'We will fire on them tomorrow',
  'the guns at 2005 are silent',
  'leave lincoln alone',
])('“%s” is talk', (line) => {
  expect(read(line).outcome).toBe('ignored');
});

test.each(['MOVE foix not to 1406', 'MOVE foix unless 1405 to 1406'])('of “%s” no word is left out', (line) => {
  expect(read(line)).toMatchObject({ outcome: 'error', code: 'unexpected-word', means: undefined });
});

test('a name misspelt behind a word that several have is mended', () => {
  expect(read('move light core to 1208')).toMatchObject({ code: 'unknown-unit', means: 'light-corps' });
});

test('of a misspelt word that is in many names it is asked whose is meant', () => {
  const { code, means, facts } = read('MOVE milita to 1809');
  expect({ code, means }).toEqual({ code: 'ambiguous-name', means: undefined });
  expect(facts?.candidates).toEqual(
    expect.arrayContaining(['charles-1', 'ga-militia'].map((id) => expect.objectContaining({ id }))),
  );
});

test("of a battery with an enemy's letter it is asked which of one's own is meant", () => {
  const { code, facts } = read('fire battery b at 2005');
  expect(code).toBe('ambiguous-name');
  expect(facts?.candidates).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'fr-a-lft' })]));
  expect(read('fire br-b at 2005').code).toBe('not-yours');
});

test.each([
  ['Navarra attacks 2713', 'ATTACK 2713 WITH navarra'],
  // A redoubt is called Príncipe too.
  ['Principe attacks 2713', 'ATTACK 2713 WITH principe'],
  ['send cataluna 2 to 2216 strategic', 'MOVE cataluna-2 TO 2216 STRATEGIC'],
  ['Galvez se queda', 'HOLD galvez'],
  ['build road with aragon to 2613', 'BUILD aragon TO 2613'],
  ['Move: navarra, 2512', 'MOVE navarra TO 2512'],
  ['move to 2512 with navarra', 'MOVE navarra TO 2512'],
])('“%s” means %s before Pensacola', (line, means) => {
  expect(readAt(SIEGE, 'spanish', line)).toMatchObject({ outcome: 'error', means });
});

test.each([
  'cancela el movimiento de aragon',
  'ya no muevas aragon',
])('“%s” is told, and means no such order', (line) => {
  expect(readAt(SIEGE, 'spanish', line)).toMatchObject({ outcome: 'error', means: undefined });
});

test('an article or a word for sending is no other verb misspelt', () => {
  expect(readAt(SIEGE, 'spanish', 'los dragones a 2613').means).not.toMatch(/^LOSSES/);
  expect(readAt(SIEGE, 'spanish', 'send the bill to 2716').outcome).toBe('ignored');
});

test.each([
  [SIEGE, 'mueva el Navarra al 2512', 'mover navarra a 2512'],
  [SPANISH, 'mueve fragata 1 a cartagena', 'mover fragata-1 a cartagena'],
])('mueva and mueve are words of a march', (stage, line, plain) => {
  const { outcome, code } = readAt(stage, 'spanish', plain);
  expect(readAt(stage, 'spanish', line)).toMatchObject({ outcome, code });
});

test.each([
  ['attack Santiago with cornwall and boyne', 'MOVE cornwall, boyne TO 2717 attack'],
  ['Sail to Havana with cornwall and boyne', 'MOVE cornwall, boyne TO 2114'],
  ['keep cornwall at port royal', 'HOLD cornwall'],
  ['cornwall stays', 'HOLD cornwall'],
])('“%s” means %s in the war', (line, means) => {
  expect(readAt(ENGLISH, 'english', line)).toMatchObject({ outcome: 'error', means });
});

test("somebody's fleet is all who are with him", () => {
  expect(readAt(ENGLISH, 'english', "move vernon's fleet to havana").means).toMatch(
    /^MOVE cornwall, boyne, .*vernon TO 2114$/,
  );
});

test.each([
  ['atacar port royal con fragata-1', 'MOVE frigate-1 TO 2719 attack'],
  ['compramos dos fragatas en cartagena', 'BUY 2 frigates AT 2825'],
  ['intercepta con fragata-1', 'INTERCEPT WITH frigate-1'],
])('“%s” means %s in the war', (line, means) => {
  expect(readAt(SPANISH, 'spanish', line)).toMatchObject({ outcome: 'error', means });
});

test.each([
  ['2510→2511', 'MOVE 2510→2511'],
  ['2510->2511', 'MOVE 2510->2511'],
  ['navarra→2511', 'MOVE navarra→2511'],
])('in “%s” the arrow parts words', (line, means) => {
  expect(readAt(SIEGE, 'spanish', line)).toMatchObject({ outcome: 'error', code: 'missing-verb', means });
});

test('juega la 51 plays a card', () => {
  expect(readAt(SIEGE, 'spanish', 'juega la 51')).toEqual(readAt(SIEGE, 'spanish', 'PLAY 51'));
});
