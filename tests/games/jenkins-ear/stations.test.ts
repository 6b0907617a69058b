/** What befalls counters where their orders left them: told with these orders, before it happens and after. */
import { expect, test } from 'vitest';
import type { Diagnostic, Order } from '../../../src/engine/contract.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { field, movement, order, position } from './table.ts';
import { game, judged, orders } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3, funds: { english: 90, spanish: 0 } } as const;
const told = (stacks: string, lines: string): Record<string, unknown> =>
  Object.fromEntries(
    judged(position(stacks, begun), 'english', lines).map(({ severity, code, facts }: Diagnostic) => [
      `${severity} ${code}`,
      facts.counters,
    ]),
  );

test('who would starve where a line leaves him is named, and to hold there is no error', () => {
  const starved = { 'warning ear.starved': ['en-boyne'] };
  expect(told('en 2819 off: boyne', 'HOLD boyne')).toEqual(starved);
  expect(told('en 2719 port: boyne', 'MOVE boyne TO 2819')).toMatchObject(starved);
  expect(told('en 2719 port: boyne+supplies-1', 'MOVE boyne TO 2819')).not.toMatchObject(starved);
  expect(told('en 2719 port: boyne', 'HOLD boyne')).toEqual({});
});

test('who is told to hold and starves is told once, by the last line that names him', () => {
  const fleet = 'en 2819 off: boyne, lenox';
  expect(told(fleet, 'HOLD boyne\nHOLD lenox')).toEqual({ 'warning ear.starved': ['en-lenox'] });
  expect(told(fleet, 'HOLD lenox\nHOLD boyne')).toEqual({});
});

test('a LAND, and the MOVE that brought them, say who would be lost where the port has no room for all', () => {
  const stacks = 'en 4224 off: frigate-1+soldiers-4, lenox+soldiers-5';
  const crowded = { 'warning ear.crowded-out': ['en-soldiers-4'] };
  const move = 'MOVE frigate-1, lenox TO trinidad';
  expect(told(stacks, `LAND soldiers AT trinidad\n${move}`)).toMatchObject(crowded);
  expect(told(stacks, `${move}\nLAND soldiers AT trinidad`)).toEqual(crowded);
  expect(told(stacks, `${move}\nLAND soldiers-5 AT trinidad`)).toEqual({});
});

test('ships that find no room in their port are told with the move that fills it', () => {
  const stacks = 'en 4323 port: norwich, oxford; en 3919 port: lenox, chichester';
  expect(told(stacks, 'MOVE lenox TO barbados')).toEqual({ 'note ear.sailing': undefined });
  expect(told(stacks, 'MOVE lenox, chichester TO barbados')).toMatchObject({
    'note ear.lies-off': ['en-oxford'],
    'warning ear.starved': ['en-oxford'],
  });
});

test('a ship lost off a port that has not room for her is told how many it has room for', () => {
  const room = (text: string, line: string) =>
    judged(position(text, begun), 'english', line).find(({ code }) => code === 'ear.starved')?.facts.room;
  const stacks = 'en 4323 port: norwich, oxford; en 3919 port: lenox, chichester';
  expect(room(stacks, 'MOVE lenox, chichester TO barbados')).toBe(field.ports.get('barbados')?.value);
  expect(room('en 2820 off: boyne', 'HOLD boyne')).toBeUndefined();
});

test('who is aboard sails though nobody names him, and is named', () => {
  const state = position('en 2719 port: boyne+vernon, frigate-1');
  const { fates } = movement(state, 'english', [order('MOVE', 'en-boyne, en-frigate-1', { to: '2819' })]);
  expect(fates).toContainEqual({
    kind: 'done',
    came: { code: 'ear.rides-along', facts: { alongside: ['en-vernon'] } },
  });
});

test('who would starve where the fleet stops short, or after its losses in the fight, is whom the standing LOSSES names', () => {
  const state = position(
    'sp 3625 port: san-antonio, hercules, hermiona, frigate-5+soldiers-8; en 3925 port: princess-louisa, soldiers-5',
    { ...begun, funds: { english: 90, spanish: 60 } },
  );
  state.ports.cumana = 'english';
  const book = orders(state, 'spanish', 'MOVE hermiona, hercules, san-antonio, frigate-5, soldiers-8 TO 3925 ATTACK');
  const said = (losses: string, text = book): readonly Diagnostic[] =>
    verdictsAt(game, state, 'spanish')(text, orders(state, 'spanish', losses))(text[0] as Order);
  const frigates = said('LOSSES frigates, cheapest FIRST');
  expect(frigates.find(({ code }) => code === 'ear.meets')?.facts.unfed).toBe('sp-frigate-5');
  // The one sure hit of the fight goes to the same frigate, and her Soldiers with her: nobody lands to take the port that
  // would feed them, and another starves. A ship feeds nobody.
  expect(frigates.find(({ code }) => code === 'ear.starved')?.facts).toEqual({
    hex: '3925',
    counters: ['sp-hermiona'],
    gone: ['sp-soldiers-8'],
  });
  const words = diagnosticWords('en', game.messages);
  const told = frigates.find(({ code }) => code === 'ear.starved') as Diagnostic;
  expect(sentenceOf(words, told)).toMatch(
    /^If soldiers-8 should be lost or driven off there, Cumaná \(3925\) is without supply/,
  );
  expect(said('LOSSES hercules FIRST').find(({ code }) => code === 'ear.meets')?.facts.unfed).toBe('sp-hercules');
  const own = [...book, ...orders(state, 'spanish', 'LOSSES san-antonio FIRST')];
  const mixed = said('LOSSES frigates FIRST', own).find(({ code }) => code === 'ear.meets');
  expect(mixed?.facts.unfed).toBe('sp-san-antonio');
  expect(game.messages.es?.['diagnostic.ear.meets']).toContain('se perdería {unfed}');
});
