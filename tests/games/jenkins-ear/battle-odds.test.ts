/** What a fight promises, against every way in which its dice can fall when the rules fight it out. */
import { expect, test } from 'vitest';
import { type BattleOdds, oddsAshore, oddsAtSea } from '../../../src/games/jenkins-ear/battle-odds.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { takingIn } from '../../../src/games/jenkins-ear/taking.ts';
import { type Answers, combat, type Driven, field, lost, position, told } from './table.ts';
import { game, orders, viewOf } from './words-table.ts';

/** Both sides face to face, as after a march or a voyage. */
function met(text: string, contacts: EarState['contacts'] = []): EarState {
  const state = position(text);
  for (const piece of Object.values(state.pieces)) piece.open = piece.hex !== null;
  state.contacts = contacts;
  return state;
}

/** The share of all throws of these dice after which the attack has succeeded. */
function shareOf(state: EarState, dice: readonly string[], answers: Answers, isWon: (driven: Driven) => boolean) {
  let won = 0;
  const throws = 6 ** dice.length;
  for (let n = 0; n < throws; n++) {
    const faces = dice.map((die, at) => [die, (Math.floor(n / 6 ** at) % 6) + 1] as const);
    if (isWon(combat(structuredClone(state), 'english', { dice: Object.fromEntries(faces), answers }))) won++;
  }
  return won / throws;
}

test('at sea the port, the guns ashore and a leader are in the chance, and nothing else', () => {
  const state = met('en 3718 off: lion+waterhouse, litchfield; sp 3718 port: frigate-1, cannons-1, soldiers-9', [
    { hex: '3718', attacker: 'english', from: '3618' },
  ]);
  const odds = oddsAtSea(field, viewOf(state, 'english'), '3718');
  const answers: Answers = { 'shore-guns': ['sp-cannons-1'], 'leader-dice': { 'en-waterhouse': { 'en-lion': 1 } } };
  const ours = ['!en-lion.1', '!en-lion.2', '!en-litchfield.1'];
  const beaten = shareOf(state, ours, answers, (driven) => told(driven, 'ear.naval-result')[0]?.repulsed === false);
  const theirs = ['!sp-frigate-1.1', '!sp-cannons-1.1'];
  const ruin = shareOf(state, theirs, answers, (driven) =>
    ['en-lion', 'en-litchfield'].every((id) => lost(driven, 'naval-combat').includes(id)),
  );
  expect(Math.min(beaten, ruin)).toBeGreaterThan(0);
  expect(odds).toMatchObject({ attacker: 'english', dice: { english: 3, spanish: 2 }, fewest: 2, toBeat: 2 });
  expect(odds?.ruin).toBeCloseTo(ruin, 12);
  expect(odds?.chance).toBeCloseTo(beaten * (1 - ruin), 12);
});

test('dice that cannot hit a port of its value are not counted', () => {
  const state = met('en 3625 off: lion+waterhouse, frigate-5, bomb-ship-1; sp 3625 port: frigate-1', [
    { hex: '3625', attacker: 'english', from: '3725' },
  ]);
  expect(oddsAtSea(field, viewOf(state, 'english'), '3625')).toMatchObject({ dice: { english: 2, spanish: 1 } });
});

test('whoever has no gun holds nothing, so Merchants need not be hit, and fire ships are gone of themselves', () => {
  const contacts = [{ hex: '3120', attacker: 'spanish', from: '3119' }] as const;
  const lone = met('en 3120 off: merchant-1, fire-ship-1; sp 3120 off: oriente', [...contacts]);
  const odds = oddsAtSea(field, viewOf(lone, 'english'), '3120');
  const dice = ['!en-fire-ship-1.1', '!sp-oriente.1'];
  const stays = shareOf(
    lone,
    dice,
    { 'fire-ships-used': ['en-fire-ship-1'] },
    ({ state }) => state.pieces['sp-oriente']?.hex === '3120',
  );
  expect(odds).toMatchObject({ fewest: 0, toBeat: 0 });
  expect(odds?.chance).toBeCloseTo(stays, 12);
});

test('ashore a die serves one counter, and the attacker must have somebody left', () => {
  const state = met('en 3826 off: soldiers-1, soldiers-4; sp 3826 off: soldiers-16, soldiers-6');
  const odds = oddsAshore(field, viewOf(state, 'english'), 'english', '3826');
  const dice = ['!english.1', '!english.2', '!spanish.1', '!spanish.2'];
  const isTaken = (driven: Driven) => told(driven, 'ear.land-result')[0]?.outcome === 'taken';
  const share = shareOf(state, dice, {}, isTaken);
  expect(share).toBeGreaterThan(0);
  expect(odds).toMatchObject({ dice: { english: 2, spanish: 2 }, toBeat: 2 });
  expect(odds?.chance).toBeCloseTo(share, 12);
});

test('of a stack that does not lie open nothing is foretold but the dice of one’s own', () => {
  const odds = (more: string): BattleOdds | null => {
    const state = position(`en 3718 off: boyne; sp 3718 port: frigate-1${more}`);
    state.contacts = [{ hex: '3718', attacker: 'english', from: '3618' }];
    return oddsAtSea(field, viewOf(state, 'english'), '3718');
  };
  expect(odds(', cannons-1')).toMatchObject({
    ...{ dice: { english: 1, spanish: null }, isKnown: false },
    ...{ fewest: 1, best: 5 / 6, toBeat: 2, chance: 0, ruin: null },
  });
  expect(odds(', cannons-1')).toEqual(odds(', soldiers-9'));
});

test('the port falls as often as both fights are won one after the other, the losses of the first counted', () => {
  const state = met('en 3718 off: lion+soldiers-4, frigate-2; sp 3718 port: frigate-1, soldiers-2, cannons-1', [
    { hex: '3718', attacker: 'english', from: '3618' },
  ]);
  const taking = takingIn(field, viewOf(state, 'english'), 'english', '3718');
  const answers: Answers = {
    'shore-guns': ['sp-cannons-1'],
    'naval-losses': ({ role, about }) => {
      const { counters, count } = about as { counters: string[]; count: number };
      return (role === 'english' ? ['en-frigate-2', 'en-lion'] : counters).slice(0, count);
    },
    land: ['en-soldiers-4'],
    'land-losses': ({ about }) => (about as { counters: string[]; count: number }).counters.slice(0, 1),
    dock: [],
  };
  const sea = ['!en-lion.1', '!en-frigate-2.1', '!sp-frigate-1.1', '!sp-cannons-1.1'];
  const share = shareOf(state, sea, { ...answers }, (driven) => told(driven, 'ear.landed').length > 0);
  expect(taking).toMatchObject({ best: null, worst: null });
  expect(share).toBeGreaterThan(taking?.share ?? 1);
  const alone = met('en 3718 off: lion+soldiers-4, frigate-2; sp 3718 port: frigate-1, cannons-1', state.contacts);
  const landing = shareOf(alone, sea, answers, (driven) => told(driven, 'ear.captured').length > 0);
  expect(landing).toBeGreaterThan(0);
  expect(takingIn(field, viewOf(alone, 'english'), 'english', '3718')?.share).toBeCloseTo(landing, 12);
});

test('beside bomb ships troops still aboard are in the dice told ashore as in those that are thrown there', () => {
  const state = met(
    'en 3718 off: lion+soldiers-4, litchfield+soldiers-5, bomb-ship-1; sp 3718 port: frigate-1, soldiers-2',
    [{ hex: '3718', attacker: 'english', from: '3618' }],
  );
  const odds = oddsAshore(field, viewOf(state, 'english'), 'english', '3718');
  const driven = combat(structuredClone(state), 'english', {
    dice: { '!en-lion.1': 1, '!en-litchfield.1': 1, '!en-bomb-ship-1.1': 1, '!sp-frigate-1.1': 6 },
    answers: { land: ['en-soldiers-4', 'en-soldiers-5'], 'bomb-ship-joins': ['en-bomb-ship-1'] },
  });
  const [thrown] = told(driven, 'ear.land-combat');
  expect(thrown?.sides.english.dice).toBeGreaterThan(0);
  expect(odds?.dice.english).toBe(thrown?.sides.english.dice);
});

test('ATTACK tells the dice of both sides, and as whole per cents that we are lost, must go, or win', () => {
  const contacts = [{ hex: '3718', attacker: 'english', from: '3618' }] as const;
  const state = met('en 3718 off: lion; sp 3718 port: frigate-1', [...contacts]);
  const view = viewOf(state, 'english');
  const [attack] = orders(state, 'english', 'ATTACK 3718');
  const said = (attack && game.idle?.(view, 'english', attack, [])) ?? [];
  const odds = oddsAtSea(field, view, '3718');
  const [win, lose] = [odds?.chance, odds?.ruin].map((chance) => Math.round(100 * (chance ?? 0)));
  expect(said.find(({ code }) => code === 'ear.battle')).toMatchObject({
    facts: { hex: '3718', ashore: false, attacks: true, dice: 1 },
  });
  expect(said.find(({ code }) => code === 'ear.theirs')).toMatchObject({
    facts: { known: true, against: 1, hits: 1 },
    odds: {
      at: '3718',
      outcomes: [
        { kind: 'lose', chance: lose },
        { kind: 'back', chance: 100 - (lose ?? 0) - (win ?? 0) },
        { kind: 'win', chance: win },
      ],
    },
  });
  expect([win, lose]).toEqual([25, 50]);
});

const atSanJuan = [{ hex: '3718', attacker: 'english', from: '3618' }] as const;
const seen = (state: EarState) => viewOf(state, 'english');
const seaOf = (text: string) => oddsAtSea(field, seen(met(text, [...atSanJuan])), '3718');
const shoreOf = (text: string, changes: Partial<EarState> = {}) =>
  oddsAshore(field, seen(Object.assign(met(text), changes)), 'english', '3718');

test('a fire ship is worth twice her guns in an enemy seaport, and a gun that the port outweighs nothing', () => {
  const state = met('en 3718 off: fire-ship-1, litchfield; sp 3718 port: frigate-1', [...atSanJuan]);
  const dice = ['!en-fire-ship-1.1', '!en-litchfield.1'];
  const answers = { 'fire-ships-used': ['en-fire-ship-1'] };
  const beaten = shareOf(state, dice, answers, (driven) => told(driven, 'ear.naval-result')[0]?.repulsed === false);
  const odds = oddsAtSea(field, seen(state), '3718');
  expect(odds?.chance).toBeCloseTo(beaten * (1 - (odds?.ruin ?? 0)), 12);
  const strong = met('en 2825 off: frigate-2; sp 2825 port: frigate-1', [{ ...atSanJuan[0], hex: '2825' }]);
  expect(oddsAtSea(field, seen(strong), '2825')?.chance).toBe(0);
});

test('a boom chain joins where no other gun does; a leader gives his dice to one ship as to many; a Merchant is hit first', () => {
  expect(seaOf('en 3718 off: lion; sp 3718 port: frigate-1, boom-chain-1')?.toBeat).toBe(2);
  expect(seaOf('en 3718 off: lion; sp 3718 port: frigate-1, cannons-1, boom-chain-1')?.toBeat).toBe(2);
  expect(seaOf('en 3718 off: lion+waterhouse; sp 3718 port: frigate-1')?.dice.english).toBe(2);
  const attacked = met('en 3120 off: merchant-1, frigate-2; sp 3120 off: oriente', [
    { hex: '3120', attacker: 'spanish', from: '3119' },
  ]);
  expect(oddsAtSea(field, seen(attacked), '3120')?.toBeat).toBe(2);
});

test('ashore a wreck silences the ships, and a port that nobody of land value holds takes no dice off', () => {
  const text = 'en 3718 off: boyne; en 3718 off: soldiers-4; sp 3718 port: soldiers-9';
  const free = shoreOf(text)?.dice.english ?? 0;
  expect(shoreOf(text, { scuttled: ['3718'] })?.dice.english).toBe(Math.max(0, free - 4));
  expect(shoreOf('en 3718 off: soldiers-4; sp 3718 port: cannons-1')).toMatchObject({
    dice: { english: 1 },
    chance: 1,
  });
});

test('ashore nothing is promised to stores alone, nor of an attacker who lies hidden', () => {
  expect(shoreOf('en 3718 off: supplies-1; sp 3718 port: soldiers-9')).toBeNull();
  const hidden = position('en 3718 off: soldiers-4; sp 3718 port: soldiers-9, soldiers-2');
  expect(oddsAshore(field, seen(hidden), 'spanish', '3718')).toMatchObject({ chance: null, best: null });
});
