/** A line that is nearly an order is an error of its mail, and READY waits for it; plain talk is none. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function opening(scenario: string, seat: string, call: string): Stage {
  for (const stage of stages(scenario, 2, 'classic', 1))
    if (stage.stood.waiting?.needs.some((need) => need.seat === seat && need.call === call)) return stage;
  throw new Error('nobody is called');
}

const SAVANNAH = opening('savannah/assault', 'allied', 'movement');
const WAR = opening('jenkins-ear/war', 'english', 'movement');
const FLORIDA = opening('pensacola/campaign', 'spanish', 'movement');

const drafted = ({ record, stood }: Stage, seat: string, ...lines: string[]) =>
  draft(record, stood, seat, lines.join('\n'), NOTHING).drafted;

/** What it may mean; null: nothing is guessed. */
const READ: readonly (readonly [line: string, means: string | null | undefined])[] = [
  ['dillon, dillon-irish and Volunteer Grenadiers to 1505', 'MOVE dillon, dillon-irish, vol-grenadiers TO 1505'],
  ['Du-cap to 1906 please', 'MOVE du-cap TO 1906'],
  ['Armagnac and the grenadier-bn to 1304 instead of 1305', 'MOVE armagnac, grenadier-bn TO 1304'],
  ['armagnac à 1405 plutôt que 1406', 'MOVE armagnac TO 1405'],
  ['armagnac a 1405 en vez de 1406', 'MOVE armagnac TO 1405'],
  ['fr-a-lft return to 2007', 'MOVE fr-a-lft TO 2007'],
  ['lincoln stays put!', undefined],
  ['fr-a-lft garde son feu', undefined],
  ['Au prochain mouvement: MARCHER conde VERS 1404', undefined],
  ['change my mind, cancel the standing advance', undefined],
  ['A please, lead avant garde, frontal assault', undefined],
  ['Sorry, I meant Foix, to 1406. And armagnac should go to 1405 please.', 'MOVE foix TO 1406 / MOVE armagnac TO 1405'],
  ['Désolé, je voulais dire armagnac, vers 1405', 'MOVE armagnac TO 1405'],
  ['Perdón, armagnac debe ir a 1405', 'MOVE armagnac TO 1405'],
  ['Guns: fr-a-lft fire at 1405', 'FIRE fr-a-lft AT 1405'],
  ['Then armagnac builds the road to 1405', undefined],
  ['armagnc hold', 'HOLD armagnac'],
  ['pardon, plutôt foix à 1406', 'MOVE foix TO 1406'],
  ['STANDING CANCEL s1', 'CANCEL s1'],
  ['CONSIGNE ANNULER s2', 'ANNULER s2'],
  ['1406 marche vers 1505', 'MOVE avant-garde, champagne, destaing TO 1505'],
  ['1406 to 1505 please', 'MOVE avant-garde, champagne, destaing TO 1505'],
  ['1406 va a 1505', 'MOVE avant-garde, champagne, destaing TO 1505'],
  ['destaing advances to 1405 with champagne and avant-garde', 'MOVE destaing, champagne, avant-garde TO 1405'],
  ['destaing avance en 1405 avec champagne', 'MOVE destaing, champagne TO 1405'],
  ['destaing va a 1405 con sus hombres', null],
  ['REDY', 'READY'],
  ['PERT', 'PRET'],
];

test.each(READ)('“%s” is an error, READY waits for it, and an order that it may mean is shown', (line, means) => {
  const { lines, ready, readyKept } = drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY');
  const [, wrong] = lines;
  expect({ ready, readyKept, outcome: wrong?.outcome }).toEqual({ ready: false, readyKept: true, outcome: 'error' });
  expect(wrong?.diagnostics[0]).toMatchObject({ code: 'no-order-read', ...(means && { didYouMean: means }) });
  if (means === null) expect(wrong?.diagnostics[0]?.didYouMean).toBeUndefined();
});

test.each([
  'momentum spend if we lose a step in it',
  'élan utiliser si on perd un pas',
])('“%s” begins as an order does and waits for something: READY waits for it', (line) => {
  const { lines, ready, readyKept } = drafted(SAVANNAH, 'allied', line, 'READY');
  expect({ ready, readyKept, outcome: lines[0]?.outcome }).toEqual({ ready: false, readyKept: true, outcome: 'error' });
});

test.each([
  'scratch that',
  'Sorry, ignore the above',
  'forget the last line please',
  'Oubliez ça',
  'annulez la ligne précédente',
  'olvida lo anterior',
  'Actually not ready yet',
  'je ne suis pas encore prêt',
  'no listo todavía',
])('“%s” takes something back, and READY waits for what', (line) => {
  const { lines, ready, readyKept } = drafted(SAVANNAH, 'allied', 'HOLD foix', 'READY', line);
  expect({ ready, readyKept, outcome: lines[2]?.outcome }).toEqual({ ready: false, readyKept: true, outcome: 'error' });
});

test.each([
  "Don't move foix to 1306",
  'ne pas déplacer foix vers 1306',
  'no mover foix a 1306',
])('of “%s” no order is shown that it forbids', (line) => {
  const [wrong] = drafted(SAVANNAH, 'allied', line).lines;
  expect(wrong?.outcome).toBe('error');
  expect(wrong?.diagnostics[0]?.didYouMean).toBeUndefined();
});

test.each([
  'We will not forget this defeat',
  'Ignore my brother, he is all talk',
  'READY when you are',
])('“%s” takes nothing back', (line) => {
  expect(drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY').ready).toBe(true);
});

test.each(['TO hex 1405.', 'vers l’hexagone 1405', 'al hexágono 1405'])('“%s” is the hex of that number', (where) => {
  const [order] = drafted(SAVANNAH, 'allied', `MOVE armagnac ${where}`).orders ?? [];
  expect(order?.canonical).toBe('MOVE armagnac TO 1405');
});

test('the words by which a march is led another way are read, in each tongue', () => {
  for (const way of [
    'TO 1405 via 1306',
    'TO 1405 by way of 1306',
    'vers 1405 en passant par 1306',
    'a 1405 pasando por 1306',
  ])
    expect(drafted(SAVANNAH, 'allied', `MOVE armagnac ${way}`).orders?.[0]?.canonical, way).toBe(
      'MOVE armagnac TO 1405 VIA 1306',
    );
});

test('what is said of one’s own below AMEND is no talk, whatever stands before it', () => {
  const orders = drafted(FLORIDA, 'spanish', 'HOLD galvez').orders;
  const onFile = { orders, standing: [], ready: false };
  for (const line of ['Sorry, I meant the lu grenadiers, to 2612.', 'drags hold', 'drags to 2519']) {
    const text = ['AMEND', line, 'READY'].join('\n');
    const { ready, readyKept, lines } = draft(FLORIDA.record, FLORIDA.stood, 'spanish', text, onFile).drafted;
    expect({ line, ready, readyKept, outcome: lines[1]?.outcome }).toEqual({
      ...{ line, ready: false, readyKept: true, outcome: 'error' },
    });
  }
});

test.each([
  'Princess Caroline and 2 frigates take the Americans, Oglethorpe and supplies from Savannah to St Augustine and attack',
  'Frigate 2 blockade Havana',
  'Next turn: move Vernon, Cornwall, Boyne, Torbay, 2 frigates to Santiago attack',
])('“%s” is an error in the war too', (line) => {
  expect(drafted(WAR, 'english', line).lines[0]).toMatchObject({ outcome: 'error' });
});

test.each([
  'No me conviene desembarcar asi que:',
  'Gracias, no quiero atacar este turno',
  'Attack is the best defence',
])('“%s” is talk in the war, and holds no READY back', (line) => {
  const { lines, ready } = drafted(WAR, 'english', line, 'READY');
  expect({ ready, outcome: lines[0]?.outcome }).toEqual({ ready: true, outcome: 'ignored' });
});

test.each([
  'attack is 1405',
  'move foix is to 1405',
  'mover este a 1405',
  'Rally round the flag',
])('“%s” may be an order, and READY waits for it', (line) => {
  expect(drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY')).toMatchObject({
    ready: false,
    lines: [{}, { outcome: 'error' }, {}],
  });
});

test.each([
  'Dear umpire, what a die!',
  'I think Dillon did well',
  'Lincoln, you old fool',
  'Lincoln is a fool',
  'Maitland sends his regards',
  'We took Spring Hill last turn, well done',
  'Good move, see you next turn',
  'Thanks for the game, it was a great fight at Spring Hill',
  'Je pense que le combat est perdu',
  'Sorry for the delay, my train was late',
  'May Dillon go to 1505 by night?',
  'we hold the line bravely',
  'I saw how Dillon marched to 1505 and liked it',
  'It is a joy that Dillon was sent to 1505 last turn',
  'Best regards from Dillon at Spring Hill',
  'Attack is the best defence',
  'Retreat is not an option',
  'Losses were heavy',
  'Mover ficha es lo que toca',
  'Atacar es divertido',
  'Gracias, no quiero atacar este turno',
])('“%s” is talk, and holds no READY back', (line) => {
  expect(drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY')).toMatchObject({
    ready: true,
    lines: [{}, { outcome: 'ignored' }, {}],
  });
});

test.each([
  'Orders for turn 4. Sorry for the delay!',
  'Voici mes ordres pour le tour 4, désolé du retard',
  'Aquí van mis órdenes del turno 4',
])('“%s” says what follows and is no order', (line) => {
  for (const [stage, seat] of [
    [WAR, 'english'],
    [SAVANNAH, 'allied'],
  ] as const) {
    const { lines, ready } = drafted(stage, seat, line, 'READY');
    expect({ ready, outcome: lines[0]?.outcome }).toEqual({ ready: true, outcome: 'ignored' });
  }
});
