/** Lines written nearly as they are read: hexes without commas, everyone for names, a flag behind `en`. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function at(call: string): Stage {
  for (const stage of stages('savannah/assault', 2, 'classic', 3))
    if (stage.stood.waiting?.needs.some((need) => need.seat === 'allied' && need.call === call)) return stage;
  throw new Error('nobody is called');
}

const [MARCHES, FIGHTS] = [at('movement'), at('combat')];
const lineOf = ({ record, stood }: Stage, text: string) =>
  draft(record, stood, 'allied', text, NOTHING).drafted.lines[0];

test('hexes behind WITH need no comma between them', () => {
  const units = (text: string) => lineOf(FIGHTS, text)?.order?.args.with;
  const [one, other] = Object.entries((FIGHTS.stood.state as { units: Record<string, { hex: string | null }> }).units)
    .filter(([unit]) => ['avant-garde', 'armagnac'].includes(unit))
    .map(([, { hex }]) => hex);
  expect(one).not.toBe(other);
  expect(units(`ATTACK 1505 WITH ${one} ${other}`)).toEqual(units(`ATTACK 1505 WITH ${one}, ${other}`));
  expect(units(`ATTACK 1505 WITH ${one} ${other}`)).toEqual(expect.arrayContaining(['avant-garde', 'armagnac']));
});

test.each([
  'HOLD everyone else',
  'HOLD the others',
  'TENIR les autres',
  'MANTENER los demás',
  'the rest hold',
  'the rest stays where it is',
])('who has no order stays as he is, and to say so is no error: %s', (text) => {
  for (const mail of [`${text}\nREADY`, `${text}\nMOVE armagnac TO 1405`])
    expect(lineOf(MARCHES, mail)).toMatchObject({ outcome: 'replaced', diagnostics: [] });
  const { record, stood } = MARCHES;
  const book = draft(record, stood, 'allied', 'MOVE armagnac TO 1405', NOTHING).drafted;
  // Beside orders on file, which stand, it may mean more than it says: a note tells what is so.
  const amended = draft(record, stood, 'allied', `AMEND\n${text}\nHOLD foix\nREADY`, book).drafted;
  expect(amended.lines[1]).toMatchObject({
    outcome: 'replaced',
    diagnostics: [{ severity: 'note', code: 'rest-holds' }],
  });
  expect(amended).toMatchObject({ ready: true, orders: [{ verb: 'MOVE' }, { verb: 'HOLD' }] });
});

test('who is meant by no name is told so', () => {
  expect(lineOf(MARCHES, 'MOVE everyone else TO 1405')?.diagnostics.map(({ code }) => code)).toContain('all-of-whom');
});

test('MARCHER … en stratégique is the strategic march', () => {
  expect(lineOf(MARCHES, 'MARCHER armagnac VERS 1405 en stratégique')?.order?.args).toMatchObject({ strategic: true });
});
