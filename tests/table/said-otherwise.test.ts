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

const NOBODY = { orders: null, standing: [], ready: false };

function readAt({ record, stood }: Stage, seat: string, line: string) {
  const [first] = draft(record, stood, seat, line, NOBODY).drafted.lines;
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
  ['Les canons du 2007 tirent sur 1905', 'FIRE fr-a-lft AT 1905'],
  ['the guns at 2007 fire on 1905', 'FIRE fr-a-lft AT 1905'],
  ['los cañones de 2007 disparan a 1905', 'FIRE fr-a-lft AT 1905'],
  ['fr-a-lft sur 1905 svp', 'FIRE fr-a-lft AT 1905'],
  ['fr-a-lft on 1905 please', 'FIRE fr-a-lft AT 1905'],
])('“%s” means %s', (line, means) => {
  expect(read(line)).toMatchObject({ outcome: 'error', code: 'no-order-read', means });
});

const ASSAULT = [...stages('savannah/assault', 2, 'classic', 2)].find(({ stood }) =>
  stood.waiting?.needs.some(({ seat, call }) => seat === 'allied' && call === 'combat'),
) as Stage;

test.each([
  [
    "Et d'Estaing attaque 1404 avec avant-garde et champagne, en échelon",
    'ATTACK 1404 WITH destaing, avant-garde, champagne TACTIC attack en echelon',
  ],
  [
    "d'Estaing attacks 1404 with avant-garde and champagne, frontal assault",
    'ATTACK 1404 WITH destaing, avant-garde, champagne TACTIC frontal assault',
  ],
  ['foix attaque 1404 avec champagne', 'ATTACK 1404 WITH foix, champagne'],
  ["d'Estaing attacks 1404", 'ATTACK 1404 WITH destaing'],
])('“%s” means %s, with all who are named', (line, means) => {
  expect(readAt(ASSAULT, 'allied', line)).toMatchObject({ outcome: 'error', means });
});

const OPENING = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due.includes('allied')) as Stage;

test.each([
  ['Champagne march to 1405 and attack 1404', 'MOVE champagne TO 1405; ATTACK 1404 WITH champagne'],
  ['Champagne marche en 1405 et attaque 1404', 'MOVE champagne TO 1405; ATTACK 1404 WITH champagne'],
  [
    'champagne moves to 1405, then attacks 1404 with avant-garde',
    'MOVE champagne TO 1405; ATTACK 1404 WITH champagne, avant-garde',
  ],
  ['champagne marches to 1405 and waits', 'MOVE champagne TO 1405'],
])('“%s” means %s: march and attack in one sentence are offered both', (line, means) => {
  expect(readAt(OPENING, 'allied', line)).toMatchObject({ outcome: 'error', means });
});

test('march and attack of one sentence are mended together', () => {
  const { record, stood } = OPENING;
  const nothing = { orders: null, standing: [], ready: false };
  const { drafted } = draft(record, stood, 'allied', 'Champagne march to 1405 and attack 1404', nothing);
  expect(drafted.mend.map(({ canonical }) => canonical)).toEqual([
    'MOVE champagne TO 1405',
    'ATTACK 1404 WITH champagne',
  ]);
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
  ['la fragata-1 y la fragata-2 atacan port royal', 'MOVE frigate-1, frigate-2 TO 2719 attack'],
  ['fragata-1 con fragata-2 ataca a port royal', 'MOVE frigate-1, frigate-2 TO 2719 attack'],
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

test.each([
  ["don't play 39", 'KEEP CARD 39'],
  ['no juegues la 39', 'KEEP CARD 39'],
  ['ne joue pas la 39', 'KEEP CARD 39'],
  ['guarda la carta', 'KEEP CARD'],
  ['keep the card', 'KEEP CARD'],
  ['dar el golpe de mano', 'COUP'],
  ['aragon a 2612, fus-habana a 2612', 'MOVE aragon TO 2612 / MOVE fus-habana TO 2612'],
  ['I want the navarra regiment to go to 2411', 'MOVE navarra TO 2411'],
  ['quiero que navarra vaya a 2411', 'MOVE navarra TO 2411'],
  ['navarra avanza a 2411', 'MOVE navarra TO 2411'],
  ['navarra retreats to 2411', 'MOVE navarra TO 2411'],
])('“%s” means %s where marches are asked for', (line, means) => {
  expect(readAt(SIEGE, 'spanish', line)).toMatchObject({ outcome: 'error', code: 'no-order-read', means });
});

test('behind a fight avanza says who advances', () => {
  const { record, stood } = [...stages('pensacola/siege', 2, 'classic', 3)].find(({ stood: { waiting } }) =>
    waiting?.needs.some(({ seat, call }) => seat === 'spanish' && call === 'combat'),
  ) as Stage;
  const [line] = draft(record, stood, 'spanish', 'navarra avanza a 2411', NOBODY).drafted.lines;
  expect(line?.diagnostics[0]?.didYouMean).toBe('ADVANCE navarra TO 2411');
});

test.each([
  'todos quietos',
  'hold all',
  'nobody moves',
  'tous restent sur place',
])('“%s” is so with READY, and an error without it and beside an order', (line) => {
  expect(readAt(SIEGE, 'spanish', `${line}\nREADY`).outcome).toBe('replaced');
  for (const mail of [line, `${line}\nHOLD navarra`])
    expect(readAt(SIEGE, 'spanish', mail)).toMatchObject({ outcome: 'error', code: 'all-stay' });
  expect(draft(SIEGE.record, SIEGE.stood, 'spanish', `${line}\nREADY`, NOBODY).drafted.ready).toBe(true);
});

test.each(['all is well', "don't worry", 'no problem', 'do it', 'everyone'])('“%s” orders nothing', (line) => {
  expect(readAt(SIEGE, 'spanish', line).outcome).toBe('ignored');
});

test('where a place is wanted, enemies of one name are told with their hexes', () => {
  expect(readAt(SIEGE, 'spanish', 'attack the Choctaws')).toMatchObject({ code: 'unit-not-place', means: '2828' });
  const { code, facts } = readAt(SIEGE, 'spanish', 'attack the waldeck');
  expect(code).toBe('ambiguous-name');
  expect(facts?.candidates).toEqual([
    { id: 'waldeck-3', place: '2325' },
    { id: 'waldeck-art', place: '2225' },
  ]);
});
