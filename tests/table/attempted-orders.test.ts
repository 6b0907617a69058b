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

const drafted = ({ record, stood }: Stage, seat: string, ...lines: string[]) =>
  draft(record, stood, seat, lines.join('\n'), NOTHING).drafted;

const READ: readonly (readonly [line: string, means: string | undefined])[] = [
  ['dillon, dillon-irish and Volunteer Grenadiers to 1505', 'MOVE dillon, dillon-irish, vol-grenadiers TO 1505'],
  ['Du-cap to 1906 please', 'MOVE du-cap TO 1906'],
  ['fr-a-lft return to 2007', 'MOVE fr-a-lft TO 2007'],
  ['lincoln stays put!', undefined],
  ['momentum spend if we lose', undefined],
  ['fr-a-lft garde son feu', undefined],
  ['Au prochain mouvement: MARCHER conde VERS 1404', undefined],
  ['Annuler la consigne avancer', undefined],
  ['change my mind, cancel the standing advance', undefined],
  ['A please, lead avant garde, frontal assault', undefined],
];

test.each(READ)('“%s” is an error, READY waits for it, and an order that it may mean is shown', (line, means) => {
  const { lines, ready, readyKept } = drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY');
  const [, wrong] = lines;
  expect({ ready, readyKept, outcome: wrong?.outcome }).toEqual({ ready: false, readyKept: true, outcome: 'error' });
  expect(wrong?.diagnostics[0]).toMatchObject({ code: 'no-order-read', ...(means && { didYouMean: means }) });
});

test.each([
  'Princess Caroline and 2 frigates take the Americans, Oglethorpe and supplies from Savannah to St Augustine and attack',
  'Frigate 2 blockade Havana',
  'Next turn: move Vernon, Cornwall, Boyne, Torbay, 2 frigates to Santiago attack',
])('“%s” is an error in the war too', (line) => {
  expect(drafted(WAR, 'english', line).lines[0]).toMatchObject({ outcome: 'error' });
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
])('“%s” is talk, and holds no READY back', (line) => {
  expect(drafted(SAVANNAH, 'allied', 'HOLD foix', line, 'READY')).toMatchObject({
    ready: true,
    lines: [{}, { outcome: 'ignored' }, {}],
  });
});
