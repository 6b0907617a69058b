/** What the computer players of the war do with their fleets, and what they no longer do. */
import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/contract.ts';
import type { Side } from '../../../src/games/jenkins-ear/field.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { field, position } from './table.ts';
import { ask, game, viewOf } from './words-table.ts';

function book(role: Side, text: string, changes: Partial<EarState> = {}): string[] {
  const view = viewOf(position(text, changes), role);
  const call = { type: 'call', address: 't01', role, name: 'movement' } as const;
  return game.orders(call, () => view, []).map(({ canonical }) => canonical);
}

const answer = (role: Side, text: string, kind: string, about: Json): Json =>
  game.answer(ask(role, kind, about), () => viewOf(position(text), role), []);

const LAST = { turn: 10, ordinal: 11 };

/** All ports of Spain in storms but these. */
const only = (...names: string[]): { storms: string[] } => ({
  storms: [...field.ports.values()].flatMap(({ id, flag, hex }) =>
    flag === 'spanish' && !names.includes(id) ? [hex] : [],
  ),
});

test('a fleet at its base does not sail out and back: the English put off where stores lie, the Spanish lie in port', () => {
  const english = 'en 2719 port: cornwall, boyne, soldiers-4, supplies-1';
  expect(book('english', english)).toEqual([]);
  const ships = ['en-cornwall', 'en-boyne'];
  expect(answer('english', english, 'put-off', { hex: '2719', ships })).toEqual(ships);
  expect(answer('english', 'en 2719 port: cornwall, boyne', 'put-off', { hex: '2719', ships })).toEqual([]);
  const spanish = 'sp 2825 port: oriente, africa, supplies-1; en 2719 port: cornwall';
  expect(book('spanish', spanish)).toEqual([]);
  expect(answer('spanish', spanish, 'put-off', { hex: '2825', ships: ['sp-oriente', 'sp-africa'] })).toEqual([]);
});

test('no fleet makes for a base that lies in a storm', () => {
  const text = 'en 2819 off: cornwall, boyne';
  expect(book('english', text)).toEqual(['MOVE en-cornwall, en-boyne TO 2719']);
  expect(book('english', text, { storms: ['2719'] }).join()).not.toContain('2719');
});

test('where one enemy ship lies five go, as a die not above their number brings her to battle', () => {
  const fleet = 'cornwall, boyne, torbay, russell, chichester';
  const text = `en 2719 port: ${fleet}, soldiers-8, soldiers-9, soldiers-4; sp 2717 port: frigate-1, soldiers-1`;
  expect(book('english', text).join()).toMatch(/(en-(cornwall|boyne|torbay|russell|chichester).*){5} TO 2717/);
});

test('bomb ships sail for no port without Soldiers, who alone take one', () => {
  const bombs = 'bomb-ship-1, bomb-ship-2, bomb-ship-3, bomb-ship-4';
  const text = `en 2719 port: cornwall, boyne, torbay, ${bombs}, soldiers-1; sp 2717 port: soldiers-1`;
  expect(book('english', text, { ...LAST, ...only('santiago') }).join()).toMatch(/en-soldiers-1.* TO 2717/);
});

test('on the last turn what a foreign port pays draws nobody, a captured one of Spain does, however far', () => {
  const foreign = 'en 2719 port: cornwall, boyne, supplies-1, supplies-2';
  expect(book('english', foreign, only()).join()).toContain('TO 3117');
  expect(book('english', foreign, { ...LAST, ...only() })).toEqual([]);
  const held = 'sp 2825 port: oriente, africa, dragon, soldiers-16; en 3318 port: supplies-1';
  expect(book('spanish', held, LAST).join()).toContain('TO 3318');
});

test('who was beaten ashore marches once more on the port that his fleet lies off', () => {
  const text = 'en 2824 off: soldiers-8; en 2825 off: cornwall; sp 2825 port: soldiers-16; sp 2925 port: soldiers-1';
  expect(book('english', text)).toContain('MOVE en-soldiers-8 TO 2825');
});

test('a Deception stays on top of those who hold a captured port', () => {
  const text = 'en 3018 port: cornwall, supplies-1, deception-1, deception-2';
  expect(book('english', text)).toEqual(['MOVE en-cornwall, en-deception-2 TO 2719']);
});

test('under a Deception ships are looked for as well', () => {
  const fleet =
    'en 2719 port: cornwall, boyne, torbay, russell, chichester, norfolk, soldiers-8, soldiers-9, soldiers-4, soldiers-5';
  const covered = 'sp 2717 port: deception-1, frigate-1, frigate-2, frigate-3, soldiers-1';
  expect(book('english', `${fleet}; ${covered}`).join()).toMatch(
    /(en-(cornwall|boyne|torbay|russell|chichester).*){5} TO 2717/,
  );
});

test('where a fleet lies at its base no Soldiers stay for it', () => {
  const fleet = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `frigate-${n}`).join(', ');
  const at = (ships: string): string =>
    book('english', `en 2719 port: ${ships}, soldiers-8; sp 2717 port: soldiers-1`).join();
  expect(at(fleet)).toBe('');
  expect(at(`${fleet}, cornwall`)).toContain('en-soldiers-8');
});

test('ashore a Deception turns a hit of the enemy’s or a miss that may still strike', () => {
  const text = 'en 2717 off: soldiers-8, deception-1; sp 2717 port: soldiers-1, soldiers-2';
  const die = (id: string, side: Side, face: number) => ({
    ...{ id, side, unit: null, face: null, die: face, sum: face, need: null, hit: false },
  });
  const thrown = (own: number): Json => ({
    ...{ hex: '2717', combat: 'land', attacker: true, deceptions: 1 },
    dice: [die('english.1', 'english', own), die('spanish.1', 'spanish', 6)],
  });
  expect(answer('english', text, 'reroll', thrown(5))).toBe('english.1');
  expect(answer('english', text, 'reroll', thrown(1))).toBe('pass');
});

test('chance takes who alone holds a port before a better counter in company', () => {
  const text = 'en 3318 port: soldiers-4; en 2719 port: cornwall; en 3018 port: soldiers-8, supplies-1';
  const tops = { 'english/3318/port': 'en-soldiers-land-2', 'english/3018/port': 'en-grenadiers' };
  expect(answer('spanish', text, 'fortunes-victim', { tops })).toBe('english/3318/port');
});

test('a fleet that lies off a port stays for the attack of another on it', () => {
  const text = 'en 2719 port: cornwall, torbay, soldiers-8, soldiers-9; en 2717 off: boyne; sp 2717 port: soldiers-1';
  expect(book('english', text, only('santiago'))).toEqual(['MOVE en-soldiers-9, en-cornwall TO 2717']);
});

test('an admiral goes aboard before the troops', () => {
  const text = 'en 3018 port: cornwall, supplies-1, soldiers-8, vernon';
  expect(book('english', text, { storms: [...only().storms, '3117'] })).toEqual([
    'MOVE en-cornwall, en-vernon TO 2719',
  ]);
});

test('against three counters three who can hit set out, and nobody with fewer', () => {
  const troops = (more: string): string =>
    book(
      'english',
      `en 2719 port: cornwall, boyne, torbay, soldiers-start, soldiers-8, soldiers-9${more};
       sp 2717 port: soldiers-1, cannons-1, boom-chain-1`,
      only('santiago'),
    ).join();
  expect(troops('')).not.toContain('TO 2717');
  expect(troops(', soldiers-4')).toContain('TO 2717');
});

test('nobody sets out against a ship with fewer than three of his own, but on the last turn', () => {
  const text = 'en 2719 port: cornwall, boyne, soldiers-8, soldiers-9; sp 2717 port: frigate-1, soldiers-1';
  expect(book('english', text, only('santiago'))).toEqual([]);
  expect(book('english', text, { ...LAST, ...only('santiago') }).join()).toContain('TO 2717');
});
