/** How the computer's Spanish win back what they lost, fall on what lies open, and leave alone what they cannot hold. */
import { expect, test } from 'vitest';
import { staffOf } from '../../../src/games/jenkins-ear/doctrine/staff.ts';
import { guessAt } from '../../../src/games/jenkins-ear/doctrine/targets.ts';
import { position, war } from './table.ts';
import { game, viewOf } from './words-table.ts';

function book(text: string): string[] {
  const state = position(text, { turn: 6, ordinal: 7 });
  const call = { type: 'call', address: 't06/spanish', role: 'spanish', name: 'movement' } as const;
  return game.orders(call, () => viewOf(state, 'spanish'), []).map(({ canonical }) => canonical);
}

const sailing = (text: string): string => book(text).join('; ');

const LINE = 'santa-ana, invencible, oriente, africa, dragon';
const FLEET = `${LINE}, frigate-1, frigate-2, frigate-3`;
/** An English fleet of seven. */
const SEVEN = 'cornwall, boyne, torbay, russell, norfolk, suffolk, orford';

test('a fleet with nobody to land sends a ship for the nearest Soldiers that a port can spare, and to no port where an enemy lies', () => {
  const lost = 'en 2717 port: supplies-1, soldiers-1; en 2426 port: supplies-2, soldiers-2';
  const levy = 'sp 2925 port: soldiers-6; sp 3125 port: soldiers-7';
  expect(book(`sp 2825 port: ${FLEET}; ${levy}; ${lost}`)).toEqual(['MOVE sp-oriente TO 2925']);
  expect(sailing(`sp 2825 port: ${FLEET}; ${levy}; ${lost}; en 2925 off: ${SEVEN}`)).toContain('sp-oriente TO 3125');
  expect(sailing(`sp 2825 port: frigate-1, ${FLEET}, soldiers-8; ${levy}; ${lost}`)).not.toContain('TO 2925');
});

test('Soldiers fetched from a port of small value sail for the base', () => {
  const fetched = 'sp 3125 port: frigate-4, soldiers-7; en 2719 off: cornwall';
  expect(sailing(`sp 2825 port: ${FLEET}; ${fetched}`)).toContain('MOVE sp-frigate-4, sp-soldiers-7 TO 2825');
});

test('the last Soldiers of a port sail to retake another where three ships stay, and not where fewer do', () => {
  const lost = 'en 3718 port: soldiers-1';
  expect(book(`sp 3318 port: ${FLEET}, soldiers-12; ${lost}`)).toEqual([
    'MOVE sp-soldiers-12, sp-santa-ana, sp-invencible TO 3718',
  ]);
  expect(sailing(`sp 3318 port: santa-ana, invencible, soldiers-12; ${lost}`)).not.toContain('soldiers-12');
});

test('Port Royal is taken by Soldiers while guns alone lie there, and left alone while troops enough do', () => {
  const against = (garrison: string): string =>
    sailing(`sp 2717 port: ${FLEET}, soldiers-12; en 2719 port: ${garrison}`);
  expect(against('cannons-port-royal')).toBe('MOVE sp-soldiers-12, sp-santa-ana TO 2719');
  expect(against('soldiers-1, cannons-port-royal, soldiers-2, supplies-1')).not.toContain('TO 2719');
  const admiral = `sp 3718 port: ${FLEET}, soldiers-12, pizarro; en 2719 port: cannons-port-royal`;
  expect(sailing(admiral), 'sooner than St. Kitts').toContain('TO 2719');
});

test('Soldiers take no French port that nobody holds, an English one they do', () => {
  const fleet = `sp 3718 port: ${FLEET}, soldiers-12`;
  expect(sailing(`${fleet}; en 4323 port: supplies-1`)).toContain('sp-soldiers-12, sp-santa-ana TO 3919');
  expect(sailing(`${fleet}; en 3919 port: soldiers-1, soldiers-2, soldiers-3, soldiers-4`)).not.toContain(
    'soldiers-12',
  );
});

test('what was lost is sought eleven hexes off without an admiral, what is English no farther than five', () => {
  const fleet = `sp 2114 port: ${FLEET}, soldiers-12`;
  expect(sailing(`${fleet}; en 2717 port: soldiers-1`)).toContain('TO 2717');
  expect(sailing(`sp 2825 port: ${FLEET}, soldiers-12; en 2719 port: cannons-port-royal`)).not.toContain('TO 2719');
});

test('in a port that the English took most of a stack is thought to be ships, in one of their own most to be ashore', () => {
  const seen = (hex: string) => {
    const state = position(`en ${hex} port: frigate-1, frigate-2, frigate-3, soldiers-1`);
    return guessAt(staffOf(war, viewOf(state, 'spanish'), 'spanish'), hex);
  };
  expect(seen('3718')).toEqual({ ships: 3, land: 1 });
  expect(seen('2719')).toEqual({ ships: 2, land: 2 });
});

test('ships go on watch as many as are missing or not at all, and into no port that a fleet lies off', () => {
  const watch = (ships: string, more = ''): string =>
    sailing(`sp 2825 port: ${ships}, soldiers-16; sp 2426 port: soldiers-14; en 2719 off: cornwall, boyne${more}`);
  expect(watch('santa-ana, frigate-1, frigate-2, frigate-3')).toBe('');
  expect(watch(FLEET)).toBe('MOVE sp-dragon, sp-africa, sp-oriente TO 2426');
  expect(watch(FLEET, `; en 2426 off: ${SEVEN}`)).not.toContain('TO 2426');
});

test('no ship puts into a base that an enemy fleet lies off', () => {
  const put = (more: string): string => sailing(`sp 2824 off: frigate-4; sp 2825 port: ${LINE}, soldiers-16${more}`);
  expect(put('')).toBe('MOVE sp-frigate-4 TO 2825');
  expect(put(`; en 2825 off: ${SEVEN}`)).not.toContain('TO 2825');
});

test('Santo Domingo is not left for Léogane while an enemy fleet is near', () => {
  const at = (hex: string): string =>
    sailing(`sp 3318 port: ${FLEET}, soldiers-12, supplies-1, supplies-2; en ${hex} off: ${SEVEN}`);
  expect(at('4323')).toContain('TO 3018');
  expect(at('3317')).not.toContain('TO 3018');
});

test('a fleet that lies nearer to the enemy than the base stays where it is', () => {
  const base = 'sp 2825 port: conquistador, europa, andalucia, castilla, galicia, reina, soldiers-16';
  const at = (hex: string): string[] => book(`sp ${hex} port: ${FLEET}, soldiers-12; ${base}; en 2719 off: ${SEVEN}`);
  expect(at('2717').join()).not.toContain('TO 2825');
  expect(at('3125').join()).toContain('TO 2825');
});
