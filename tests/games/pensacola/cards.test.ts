/** The deck of 55 and the 21 cards of the assault: draws, windows, and what each card does (P 3.2, 6.1.7, 6.1.12). */
import { describe, expect, test } from 'vitest';
import { dealFirst, drawEvents, exchangeMomentum } from '../../../src/games/pensacola/cards/index.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { cardFaults } from '../../../src/series/boar/cards/check.ts';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import { defensiveFire } from '../../../src/series/boar/rules/fire.ts';
import { rallyPhase } from '../../../src/series/boar/rules/rally.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { counterOf } from '../../../src/series/boar/rules/units.ts';
import { type Answers, attack, type Driven, drive, type Faces } from '../position.ts';
import { deal, effects, inTurn, offered, phase, played, playing, told } from './cards.ts';
import { at, field, pensacola, position, rules } from './field.ts';

const { deck } = pensacola.cards;
const hand = (state: PensacolaState, side: string) => state.campaign.cards.hands[side] ?? [];
const drm = (driven: Driven, name: string, kind: 'boar.combat' | 'boar.fire' = 'boar.combat'): number =>
  told(driven, kind)[0]?.modifiers.find((line) => line.name === `drm.${name}`)?.value ?? 0;

/** A close combat phase with its windows and one attack, a card being played. */
function fight(state: PensacolaState, side: string, on: string, units: string, answers: Answers, faces: Faces = {}) {
  state.phasing = side;
  const usual = { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] };
  return inTurn(
    rules,
    state,
    { ...usual, ...answers },
    faces,
    [
      phase('phase-start', 'combat', side),
      (play) => closeCombatPhase(boardOf(rules, play), side),
      phase('phase-end', 'combat', side),
    ],
    { [`combat@${side}`]: [attack(on, units)] },
  );
}

/** The fire phase of the Spanish player turn: British guns fire. */
function underFire(state: PensacolaState, answers: Answers, faces: Faces = {}) {
  state.phasing = 'spanish';
  const window = (moment: 'phase-start' | 'phase-end') => phase(moment, 'fire', 'spanish');
  const guns = (play: Parameters<typeof boardOf>[1]) => defensiveFire(boardOf(rules, play), 'british');
  return inTurn(rules, state, answers, faces, [window('phase-start'), guns, window('phase-end')]);
}

function rallying(state: PensacolaState, side: string, answers: Answers, faces: Faces = {}) {
  state.phasing = side;
  return inTurn(rules, state, answers, faces, [
    phase('phase-start', 'rally', side),
    (play) => rallyPhase(boardOf(rules, play), side),
  ]);
}

describe('the deck', () => {
  test('P 3.2.1 55 cards: 26 of siege turns, 12 of the coup, 14 of any, 3 divided; 18 British, 19 Spanish, 18 of both; 7 red', () => {
    const when = (kind: string) =>
      deck.filter((card) => !card.or && (card.when === 'red' ? (card.only ?? 'free') : card.when) === kind).length;
    expect([when('strategic'), when('tactical'), when('free'), deck.filter(({ or }) => or).length]).toEqual([
      26, 12, 14, 3,
    ]);
    const owner = (side: string) =>
      deck.filter((card) => (card.or && card.or.owner !== card.owner ? 'all' : card.owner) === side);
    expect(['british', 'spanish', 'all'].map((side) => owner(side).length)).toEqual([18, 19, 18]);
    expect(deck.filter((card) => card.when === 'red').map(({ id }) => id)).toEqual([3, 6, 11, 16, 30, 46, 55]);
  });

  test('P 6.1.7 the assault is played with 21 of them, none for siege turns; each side begins with one, the British first', () => {
    const state = position('2524 ra-3');
    const { cards } = state.campaign;
    expect(cards.deck).toEqual([11, 14, 15, 17, 21, 22, 23, 36, 37, 38, 39, 40, 43, 44, 45, 47, 48, 49, 50, 51, 55]);
    expect(cardFaults(pensacola.cards, state)).toEqual([]);
    drive(state, (play) => dealFirst(pensacola, boardOf(rules, play)), { faces: { 'british/!card': 1, card: 2 } });
    expect([hand(state, 'british'), hand(state, 'spanish')]).toEqual([[14], [17]]);
  });

  test('P 6.1.7 on turn 3 each draws another, and on no other turn', () => {
    const drawn = (turn: number) => {
      const state = position('2524 ra-3', { turn });
      drive(state, (play) => drawEvents(boardOf(rules, play)), {
        faces: { card: 1 },
        answers: { 'card-play': 'pass' },
      });
      return [hand(state, 'british').length, hand(state, 'spanish').length];
    };
    expect([drawn(2), drawn(3), drawn(4)]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  test('P 3.2.2 a chit buys one more card of the draw', () => {
    const state = position('2524 ra-3', { turn: 3 });
    const answers = { 'event-buy-card': 'buy', 'card-play': 'pass' };
    drive(state, (play) => drawEvents(boardOf(rules, play)), { faces: { card: 1 }, answers });
    expect([hand(state, 'spanish').length, state.momentum.spanish]).toEqual([2, 0]);
  });

  test('P 6.1.12 the Spanish may give their chit for a second card; the British then have Choctaw at the village or the plantation', () => {
    const exchanged = (answer: string, hex: string) => {
      const state = position('2524 ra-3');
      const answers = { 'momentum-exchange': answer, 'exchange-choctaw': hex };
      drive(state, (play) => exchangeMomentum(pensacola, boardOf(rules, play)), { faces: { card: 1 }, answers });
      return [state.momentum.spanish, hand(state, 'spanish'), state.units['choctaw-re']?.hex ?? null];
    };
    expect(exchanged('keep', '2828')).toEqual([1, [], null]);
    expect(exchanged('card', '2828')).toEqual([0, [14], '2828']);
    expect(exchanged('card', '2429')).toEqual([0, [14], '2429']);
  });

  test('P 6.1.12 or they give it for a round of bombardment by each armed redoubt', () => {
    const state = position('2524 ra-3; 2510 fus-habana');
    const answers = { 'momentum-exchange': 'bombard', 'exchange-choctaw': '2828' };
    const faces = { bombardment: 0 };
    const driven = drive(state, (play) => exchangeMomentum(pensacola, boardOf(rules, play)), { faces, answers });
    const shots = driven.asked.filter(({ kind }) => kind === 'siege-shot');
    expect(new Set(shots.map(({ about }) => (about as { redoubt: string }).redoubt))).toEqual(
      new Set(['2718', '3121']),
    );
    expect([state.momentum.spanish, hand(state, 'spanish')]).toEqual([0, []]);
  });

  test('P 3.2.1 what is for the enemy stays in the hand, unplayed', () => {
    const driven = inTurn(rules, deal(position('2524 ra-3'), 'spanish', 23), {}, {}, [
      phase('phase-start', 'rally', 'spanish'),
    ]);
    expect(offered(driven, 23)).toBeUndefined();
  });
});

describe('cards of the assault', () => {
  const storm = (changes = {}) =>
    position('2825 mentor, garrison-d, ra-3; 2924 navarra; 2925 hibernia, poitou', changes);

  test('P 3.2 card 11 stops fire and close combat for the turn, as it is drawn', () => {
    const state = position('2825 garrison-d; 2924 navarra', { turn: 3 });
    state.campaign.cards.deck = [11];
    drive(state, (play) => drawEvents(boardOf(rules, play)), { faces: { card: 0 } });
    expect(rules.house.stayed(at(state), 'combat', 'spanish')).toBe(true);
    expect(rules.house.stayed(at(state), 'fire', 'british')).toBe(true);
    inTurn(rules, Object.assign(state, { turn: 4 }), {}, {}, [{ at: 'turn-start' }]);
    expect(rules.house.stayed(at(state), 'combat', 'spanish')).toBe(false);
  });

  test('P 3.2 card 14 lets a battery that has fired fire again at a unit next to it, +1', () => {
    const state = deal(position('2825 garrison-d; 2924 navarra; 2727 soria'), 'british', 14);
    const driven = underFire(state, playing(14), { hit: 0 });
    expect(offered(driven, 14)).toEqual(['garrison-d']);
    const [first, second] = told(driven, 'boar.fire');
    expect([first?.target, second?.target]).toEqual(['navarra', 'navarra']);
    expect(second?.modifiers.find(({ name }) => name === 'drm.card-14')?.value).toBe(1);
  });

  test('P 3.2 card 15 +2 if Regulars or Waldeckers lead against a hex next to the works', () => {
    const lead = (unit: string, to = '2924') => {
      const from = to === '2924' ? '2825' : '2622';
      const state = deal(position(`${from} ${unit}; ${to} navarra`), 'british', 15);
      return drm(fight(state, 'british', to, unit, playing(15)), 'card-15');
    };
    expect([lead('br-gren'), lead('waldeck-3'), lead('md-loy'), lead('br-gren', '2621')]).toEqual([2, 2, 0, 0]);
  });

  test('P 3.2 card 17 +2 to hit for a garrison battery with seamen or marines', () => {
    const state = deal(
      position('2825 garrison-d, mentor; 2524 garrison-f, ra-3; 2824 waldeck-art, port-royal; 2924 navarra'),
      'british',
      17,
    );
    const driven = underFire(state, playing(17));
    expect(offered(driven, 17)).toEqual(['garrison-d']);
    expect(drm(driven, 'card-17', 'boar.fire')).toBe(2);
  });

  test('P 3.2 card 21 voids R or D on a unit in a fort, breached or not, and not in the open', () => {
    const struck = (hex: string, card: boolean) => {
      const state = position(`${hex} mentor; 2924 navarra, giron`, { breached: ['2825/N', '2825/NE', '2825/SE'] });
      if (card) deal(state, 'british', 21);
      const driven = fight(state, 'spanish', hex, 'navarra', card ? playing(21) : {}, { 'close-combat': 4 });
      return [state.units.mentor?.hex, state.units.mentor?.formation, offered(driven, 21)];
    };
    expect(struck('2825', false)[1]).toBe('disrupted');
    expect(struck('2825', true)).toEqual(['2825', 'parade', null]);
    expect(struck('2923', true)[2]).toBeUndefined();
  });

  test('P 3.2 card 21 voids R or D of a shot too, across a breach', () => {
    const shelled = (card: boolean) => {
      const state = position('2825 md-loy; 2924 art-1a', { breached: ['2825/N', '2825/NE', '2825/SE', '2825/NW'] });
      state.phasing = 'british';
      if (card) deal(state, 'british', 21);
      const guns = (play: Parameters<typeof boardOf>[1]) => defensiveFire(boardOf(rules, play), 'spanish');
      const driven = inTurn(rules, state, card ? playing(21) : {}, { hit: 9, damage: 5 }, [guns]);
      return [state.units['md-loy']?.hex, state.units['md-loy']?.formation, offered(driven, 21)];
    };
    expect(shelled(false)[1]).toBe('disrupted');
    expect(shelled(true)).toEqual(['2825', 'parade', null]);
  });

  test('P 3.2 who lets a card at a shot go by is asked elsewhere about its blow', () => {
    const state = position('2825 md-loy; 2924 art-1a', { breached: ['2825/N', '2825/NE', '2825/SE', '2825/NW'] });
    state.phasing = 'british';
    deal(state, 'british', 21, 44);
    const guns = (play: Parameters<typeof boardOf>[1]) => defensiveFire(boardOf(rules, play), 'spanish');
    const { asked } = inTurn(rules, state, playing(21), { hit: 9, damage: 5 }, [guns]);
    const places = asked.flatMap(({ kind, address }) => (kind === 'card-play' ? [address] : []));
    expect([places.length, new Set(places).size]).toEqual([2, 2]);
    expect(state.units['md-loy']?.formation).toBe('parade');
  });

  test('P 3.2 card 22 brings an Indian unit or the Rangers back into order, with a point of morale', () => {
    const state = deal(position('2828 creeks, kfr, foot-16'), 'british', 22);
    for (const id of ['creeks', 'kfr', 'foot-16']) Object.assign(state.units[id] as object, { formation: 'disrupted' });
    Object.assign(state.units.kfr as object, { formation: 'shattered' });
    const driven = rallying(state, 'british', playing(22, 'kfr'));
    expect(offered(driven, 22)).toEqual(['kfr', 'creeks']);
    expect([state.units.kfr?.formation, state.morale.british]).toEqual(['parade', 17]);
  });

  test('P 3.2 card 23 British army morale +1', () => {
    const state = deal(position('2524 ra-3'), 'british', 23);
    inTurn(rules, state, playing(23), {}, [phase('phase-start', 'rally', 'spanish')]);
    expect(state.morale.british).toBe(17);
  });

  test('P 3.2 card 36 Yo Solo! +3 to a Spanish attack', () => {
    expect(drm(fight(deal(storm(), 'spanish', 36), 'spanish', '2825', 'navarra', playing(36)), 'card-36')).toBe(3);
  });

  test('P 3.2 card 37 +2 if Hibernia leads, and heart if the defenders leave', () => {
    const open = { breached: ['2825/N', '2825/NE', '2825/SE'] };
    const state = deal(position('2825 mentor; 2924 hibernia', open), 'spanish', 37);
    const driven = fight(state, 'spanish', '2825', 'hibernia', playing(37), { 'close-combat': 9 });
    expect(drm(driven, 'card-37')).toBe(2);
    expect(told(driven, 'boar.combat')[0]?.effects).toContainEqual(
      expect.objectContaining({ kind: 'morale', army: 'spanish', cause: 'card' }),
    );
    const other = fight(
      deal(position('2825 mentor; 2924 navarra'), 'spanish', 37),
      'spanish',
      '2825',
      'navarra',
      playing(37),
    );
    expect(offered(other, 37)).toBeUndefined();
  });

  test('P 3.2 card 38 +2 if all who attack are French', () => {
    const by = (units: string, text = `2524 mentor; 2424 ${units}`) =>
      fight(deal(position(text), 'spanish', 38), 'spanish', '2524', units, playing(38));
    expect(drm(by('poitou, agenois'), 'card-38')).toBe(2);
    expect(
      offered(by('poitou, agenois, espana', '2524 mentor; 2424 poitou, agenois; 2523 espana'), 38),
    ).toBeUndefined();
  });

  test('P 3.2 card 39 blows up the magazine of a fort that is attacked: a breach, a step of its lead, tests', () => {
    const state = deal(storm(), 'spanish', 39);
    const driven = fight(state, 'spanish', '2825', 'navarra', playing(39, '2825/NE'));
    expect(state.breached).toContain('2825/NE');
    expect(effects(driven).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['breach', 'step', 'test']));
    const elsewhere = deal(position('2724 foot-16; 2723 espana'), 'spanish', 39);
    expect(offered(fight(elsewhere, 'spanish', '2724', 'espana', playing(39)), 39)).toBeUndefined();
  });

  test('P 3.2 card 40 takes back what the works take from an attack', () => {
    const driven = fight(deal(storm(), 'spanish', 40), 'spanish', '2825', 'navarra', playing(40));
    expect([drm(driven, 'redoubt'), drm(driven, 'card-40')]).toEqual([-2, 2]);
  });

  test('P 3.2 card 43 +1 to an attack, +2 with a leader at its head', () => {
    const by = (leader: string) =>
      drm(
        fight(
          deal(position(`2825 mentor; 2924 navarra${leader}`), 'spanish', 43),
          'spanish',
          '2825',
          'navarra',
          playing(43),
        ),
        'card-43',
      );
    expect([by(''), by(', giron')]).toEqual([1, 2]);
  });

  test('P 3.2 card 44 -2 to an enemy shot, -1 to a shell', () => {
    const state = deal(position('2825 garrison-d; 2924 navarra'), 'spanish', 44);
    expect(drm(underFire(state, playing(44)), 'card-44', 'boar.fire')).toBe(-2);
    const shell = position('2924 navarra; 2724 howitzer');
    shell.campaign.cards.inForce.push({
      card: 44,
      by: 'spanish',
      on: ['howitzer', 'navarra'],
      until: 'shot',
      turn: 1,
      phasing: null,
    });
    const [line] = rules.house.fireModifiers.filter(({ name }) => name === 'drm.card-44');
    const shot = { batteries: ['howitzer'], from: ['2724'], target: 'navarra', hex: '2924', range: 2, plunging: false };
    expect(line?.value(at(shell), shot)).toBe(-1);
    expect(line?.value(at(shell), { ...shot, target: 'giron' })).toBe(0);
    expect(line?.value(at(shell), { ...shot, batteries: ['garrison-a'] })).toBe(0);
  });

  test('P 3.2 card 45 takes 2 MP of an enemy stack without a leader, for a Movement phase', () => {
    const state = deal(position('2924 navarra, giron; 2925 soria'), 'british', 45);
    const opening = phase('phase-start', 'movement', 'spanish');
    const driven = inTurn(rules, Object.assign(state, { phasing: 'spanish' }), playing(45), {}, [opening]);
    expect(played(driven)).toMatchObject([{ card: 45, target: '2925' }]);
    expect(rules.house.allowance(at(state), counterOf(field, 'soria'))).toBe(2);
    expect(rules.house.allowance(at(state), counterOf(field, 'navarra'))).toBeNull();
  });

  test('P 3.2 cards 47 and 48 void an enemy card, and each other', () => {
    const state = deal(deal(storm(), 'spanish', 36, 48), 'british', 47);
    const void36 = fight(state, 'spanish', '2825', 'navarra', {
      ...playing(36),
      'card-response': 47,
      'answer/card-response@spanish': 'pass',
    });
    expect(drm(void36, 'card-36')).toBe(0);
    expect(played(void36)).toMatchObject([{ card: 36, answered: 47 }]);
    const again = deal(deal(storm(), 'spanish', 36, 48), 'british', 47);
    const answers = { ...playing(36), 'card-response@british': 47, 'card-response@spanish': 48 };
    expect(drm(fight(again, 'spanish', '2825', 'navarra', answers), 'card-36')).toBe(3);
    expect(again.campaign.cards.spent).toEqual([36, 47, 48]);
  });

  test('P 3.2 card 49 a momentum chit, if one is left', () => {
    const gained = (pool: number) => {
      const state = deal(position('2524 ra-3', { pool }), 'british', 49);
      inTurn(rules, state, playing(49), {}, [phase('phase-start', 'rally', 'spanish')]);
      return state.momentum.british;
    };
    expect([gained(3), gained(0)]).toEqual([1, 0]);
  });

  test('P 3.2 card 50 throws an own die again, and the second stands', () => {
    const state = deal(position('2825 garrison-d; 2924 navarra'), 'british', 50);
    const faces = { '!hit': 1, 'hit/card-50/!hit': 8 };
    const driven = underFire(state, playing(50), faces);
    expect(told(driven, 'boar.fire')[0]?.die).toBe(8);
  });

  test('P 3.2 card 51 keeps a unit from being Shattered, or adds 2 to its rally', () => {
    const shaken = (card: boolean) => {
      const state = position('2825 mentor; 2924 navarra, giron', { breached: ['2825/N', '2825/NE', '2825/SE'] });
      Object.assign(state.units.mentor as object, { formation: 'disrupted' });
      if (card) deal(state, 'british', 51);
      fight(state, 'spanish', '2825', 'navarra', card ? playing(51) : {}, { 'close-combat': 3 });
      return state.units.mentor?.formation;
    };
    expect([shaken(false), shaken(true)]).toEqual(['shattered', 'disrupted']);
    const state = deal(position('2524 ra-3'), 'british', 51);
    Object.assign(state.units['ra-3'] as object, { formation: 'disrupted' });
    const driven = rallying(state, 'british', playing(51));
    expect(told(driven, 'boar.rally')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ name: 'drm.card-51', value: 2 }),
    );
  });

  test('P 3.2 card 55 each side with momentum returns a chit, as it is drawn', () => {
    const state = position('2524 ra-3', { turn: 3, momentum: { british: 0, spanish: 2 }, pool: 4 });
    state.campaign.cards.deck = [55];
    drive(state, (play) => drawEvents(boardOf(rules, play)), { faces: { card: 0 } });
    expect([state.momentum, state.pool, state.campaign.cards.spent]).toEqual([{ british: 0, spanish: 1 }, 5, [55]]);
  });
});
