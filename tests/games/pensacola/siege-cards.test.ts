/** Cards of the siege turns, in the campaign: what each does (P 1.7, 3.2, 3.4). */
import { describe, expect, test } from 'vitest';
import { dealFirst, drawEvents, drawForEarlyCoup } from '../../../src/games/pensacola/cards/index.ts';
import { pointsOf } from '../../../src/games/pensacola/raids/march.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { bombardment, targetsOf } from '../../../src/games/pensacola/works/bombardment.ts';
import { frontOf } from '../../../src/games/pensacola/works/ground.ts';
import { rateOf } from '../../../src/games/pensacola/works/road.ts';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import type { CardMoment } from '../../../src/series/boar/rules/house.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { counterOf } from '../../../src/series/boar/rules/units.ts';
import { type Answers, attack, drive, type Faces } from '../position.ts';
import { pensacola } from './campaign.ts';
import { deal, inTurn, offered, phase, playing, told } from './cards.ts';
import { positionIn } from './field.ts';

const rules = rulesOf(pensacola);
const position = (text: string, changes: Partial<PensacolaState> = {}) =>
  positionIn(pensacola, text, { weather: 'clear', ...changes });
const hand = (state: PensacolaState, side: string) => state.campaign.cards.hands[side] ?? [];
const hours = (state: PensacolaState) => Object.assign(state, { campaign: { ...state.campaign, scale: 'tactical' } });
const play = (state: PensacolaState, moment: CardMoment, answers: Answers, faces: Faces = {}) =>
  inTurn(rules, state, answers, faces, [moment]);
const at = (state: PensacolaState, id: string) => (state.units[id] ?? state.leaders[id])?.hex ?? null;
const movement = (side: string) => phase('phase-start', 'movement', side);
const afterMovement = (side: string) => phase('phase-end', 'movement', side);

/** A red card drawn by the British on an event turn. */
function red(card: number, state: PensacolaState, answers: Answers = {}, faces: Faces = {}) {
  Object.assign(state, { turn: 4 });
  const { cards } = state.campaign;
  const next = cards.deck.find((one) => ![card, 1].includes(one)) ?? 0;
  cards.deck = [Math.min(card, next), Math.max(card, next)];
  const at = cards.deck.indexOf(card);
  return drive(state, (play) => drawEvents(boardOf(rules, play)), {
    faces: { 'british/first/!card': at, card: 0, ...faces },
    answers: { 'card-play': 'pass', 'event-buy-card': 'keep', ...answers },
  });
}

describe('draws of the campaign', () => {
  test('P 1.7 the sixteen cards with a green bar are dealt to nobody before turn 1, and are in the deck after that', () => {
    const state = position('2524 ra-3');
    const { late } = pensacola.sheet.draws;
    expect(late).toHaveLength(16);
    drive(state, (play) => dealFirst(pensacola, boardOf(rules, play)), { faces: { card: 2 } });
    const dealt = [...hand(state, 'british'), ...hand(state, 'spanish')];
    expect([dealt.length, dealt.filter((card) => late.includes(card))]).toEqual([2, []]);
    expect(state.campaign.cards.deck).toEqual(expect.arrayContaining(late));
  });

  test('P 3.4 a coup declared on turn 12 gives the Spanish the cards of turns 14 and 16, and the British none', () => {
    const state = position('2524 ra-3', { turn: 12 });
    state.campaign.cards.deck = [1, 2, 4, 9];
    drive(state, (play) => drawForEarlyCoup(pensacola, boardOf(rules, play), 12), { faces: { card: 0 } });
    expect([hand(state, 'spanish'), hand(state, 'british')]).toEqual([[1, 2], []]);
  });

  test('P 3.2.1 a red card of the siege drawn in the coup de main has no effect', () => {
    const state = hours(position('2524 ra-3', { morale: { british: 12, spanish: 15 } }));
    state.campaign.cards.deck = [3];
    Object.assign(state, { turn: 19 });
    const driven = drive(state, (play) => drawEvents(boardOf(rules, play)), { faces: { card: 0 } });
    expect([state.morale.spanish, state.campaign.cards.spent]).toEqual([15, [3]]);
    expect(driven.events.map(({ kind }) => kind)).toContain('pensacola.card-void');
  });

  test('P 3.2.1 of a divided card the half for these turns and this side is played', () => {
    const repair = deal(position('2825 mentor', { breached: ['2825/N'] }), 'british', 52);
    expect(offered(play(repair, afterMovement('british'), playing(52)), 52)).toEqual(['2825/N']);
    const other = deal(position('2825 mentor', { breached: ['2825/N'] }), 'spanish', 52);
    expect(offered(play(other, afterMovement('spanish'), playing(52)), 52)).toBeUndefined();
  });
});

const LINE = ['2612', '2613', '2713', '2714', '2715', '2716', '2717', '2718'];
/** The road laid as far as a redoubt of 5 SP at 2718 that faces 2719. */
function besieging(text: string, changes: Partial<PensacolaState> = {}): PensacolaState {
  const state = position(text, changes);
  state.corduroy = [...(state.corduroy ?? []), ...LINE];
  state.siege = [...state.siege, ...frontOf('2718', 'S')];
  state.works.batteries.push({ hex: '2718', sp: 5, lost: false });
  return state;
}
const begun = (state: PensacolaState, ...hexes: string[]) => {
  state.campaign.siege.building.push(...hexes.map((hex) => ({ hex, placed: 1, guns: 0 })));
  return state;
};
/** The siege phase with its window: every shot at this hexside. */
const shots = (state: PensacolaState, answers: Answers, faces: Faces, at = '2825/N') =>
  inTurn(rules, state, { 'siege-shot': at, ...answers }, faces, [
    { at: 'bombardment', side: 'spanish' },
    (play) => bombardment(pensacola, boardOf(rules, play)),
  ]);

describe('cards of the siege', () => {
  test('P 3.2 card 1 repairs a breached hexside that no Spaniard in order stands beside', () => {
    const state = deal(
      position('2825 mentor; 2524 ra-3; 2924 navarra', { breached: ['2825/N', '2524/N'] }),
      'british',
      1,
    );
    expect(offered(play(state, afterMovement('british'), playing(1)), 1)).toEqual(['2524/N']);
    expect(state.breached).toEqual(['2825/N']);
  });

  test('P 3.2 card 2 repairs one hexside, two where seamen stand', () => {
    const mended = (unit: string) => {
      const state = deal(position(`2825 ${unit}`, { breached: ['2825/N', '2825/NE', '2524/N'] }), 'british', 2);
      play(state, afterMovement('british'), {
        ...playing(2),
      });
      return state.breached;
    };
    expect([mended('md-loy'), mended('mentor')]).toEqual([['2825/NE', '2524/N'], ['2524/N']]);
  });

  test('P 3.2 card 3 costs the side with the higher army morale 1, both where they stand alike', () => {
    const then = (british: number, spanish: number) => {
      const state = position('2524 ra-3', { morale: { british, spanish } });
      red(3, state);
      return state.morale;
    };
    expect(then(12, 15)).toEqual({ british: 12, spanish: 14 });
    expect(then(13, 13)).toEqual({ british: 12, spanish: 12 });
  });

  test('P 3.2 card 4 repairs two hexsides of a hex that three SP hold, guns aside', () => {
    const text = '2825 mentor, garrison-d; 2524 waldeck-3';
    const state = deal(position(text, { breached: ['2825/N', '2524/N', '2524/NE', '2524/S'] }), 'british', 4);
    const driven = play(state, afterMovement('british'), {
      ...playing(4),
      'card-target': '2524/N',
      'more-1/card-target@british': '2524/NE',
    });
    expect(offered(driven, 4)).toEqual(['2524/N', '2524/NE', '2524/S']);
    expect(state.breached).toEqual(['2825/N', '2524/S']);
  });

  test('P 3.2 card 6 brings Storm, unless it is Gale', () => {
    const then = (weather: string) => {
      const state = position('2524 ra-3', { weather });
      red(6, state);
      return state.weather;
    };
    expect([then('clear'), then('gale')]).toEqual(['storm', 'gale']);
  });

  test('P 3.2 card 7 musters the militia in a British fort with room, once', () => {
    const text = '2825 md-loy, pa-loy, mentor; 2524 navarra';
    const state = deal(position(text), 'british', 7);
    const driven = play(state, movement('british'), playing(7, '2825'));
    for (const hex of ['2524', '2510']) expect(offered(driven, 7)).not.toContain(hex);
    expect(at(state, 'pens-militia')).toBe('2825');
    expect(offered(play(deal(state, 'british', 7), movement('british'), playing(7)), 7)).toBeUndefined();
  });

  test('P 3.2 card 7 musters nobody in a fort that the enemy holds', () => {
    const state = deal(position('2825 md-loy; 2225 gatinois'), 'british', 7);
    const driven = play(state, movement('british'), playing(7, '2825'));
    expect(offered(driven, 7)).toContain('2825');
    expect(offered(driven, 7)).not.toContain('2225');
  });

  test('P 3.2, 4.4 card 8 takes the Spanish Choctaw away, here or to come, and brings British ones to the village', () => {
    const state = deal(position('2718 sp-choctaw'), 'british', 8);
    play(state, movement('british'), playing(8));
    expect([at(state, 'sp-choctaw'), state.units['sp-choctaw']?.fate, at(state, 'choctaw-re')]).toEqual([
      null,
      'removed',
      '2828',
    ]);
    expect(state.victory).toEqual({ british: 0, spanish: 0 });
    const early = deal(position('2828 navarra'), 'british', 8);
    play(early, movement('british'), playing(8));
    expect(early.campaign.arrivals).toMatchObject({ barred: ['sp-choctaw'], called: { 'choctaw-re': { entry: 'E' } } });
  });

  test('P 3.2 card 18 flips the Black Volunteers to their drilled counter', () => {
    const state = deal(position('2225 black-vols'), 'british', 18);
    play(state, phase('phase-start', 'rally', 'british'), playing(18));
    expect([at(state, 'black-vols'), at(state, 'black-vols-re')]).toEqual([null, '2225']);
  });

  test('P 3.2, 4.5 card 19 breaks a regiment free of the enemy down into two companies, at no cost', () => {
    const state = deal(position('2218 aragon; 2924 espana; 2825 mentor'), 'spanish', 19);
    const driven = play(state, movement('spanish'), playing(19));
    expect(offered(driven, 19)).toEqual(['aragon']);
    expect([at(state, 'aragon'), at(state, 'skirm-1'), at(state, 'skirm-2')]).toEqual([null, '2218', '2218']);
    expect([state.victory.british, state.morale.spanish]).toEqual([0, 19]);
  });

  test('P 3.2 card 31 Spanish army morale +1', () => {
    const state = deal(position('2524 ra-3', { morale: { british: 18, spanish: 15 } }), 'spanish', 31);
    play(state, movement('spanish'), playing(31));
    expect(state.morale.spanish).toBe(16);
  });

  test('P 3.2 card 41 takes a card out of the enemy hand', () => {
    const state = deal(deal(position('2524 ra-3'), 'spanish', 41), 'british', 1, 23);
    play(state, { at: 'draw', side: 'spanish' }, playing(41), { card: 1 });
    expect([hand(state, 'spanish'), hand(state, 'british')]).toEqual([[23], [1]]);
  });

  test('P 3.2 card 42 makes the weather one kind better or worse, never from Gale or to it', () => {
    const kinds = (weather: string) =>
      offered(
        play(deal(position('2524 ra-3', { weather }), 'spanish', 42), { at: 'weather' }, playing(42, 'clear')),
        42,
      );
    expect([kinds('storm'), kinds('gale'), kinds('clear')]).toEqual([['rain'], undefined, ['rain']]);
    const state = deal(position('2524 ra-3', { weather: 'rain' }), 'british', 42);
    play(state, { at: 'weather' }, playing(42, 'storm'));
    expect(state.weather).toBe('storm');
  });

  test('P 3.2 card 46 lets each side lay down a card only the enemy may play', () => {
    const state = deal(deal(position('2524 ra-3'), 'british', 36, 23), 'spanish', 1);
    red(46, state, { 'discard-british/card-target@british': '36', 'discard-spanish/card-target@spanish': 'enough' });
    expect([hand(state, 'british'), hand(state, 'spanish')[0]]).toEqual([[23], 1]);
    expect(state.campaign.cards.spent).toEqual([46, 36]);
  });

  test('P 3.2 card 52 repairs a hexside; in the coup de main it silences a battery that light troops see', () => {
    const state = deal(hours(position('2825 garrison-d; 2924 navarra; 2925 sp-light; 2524 garrison-f')), 'spanish', 52);
    state.phasing = 'spanish';
    const driven = play(state, phase('phase-start', 'fire', 'spanish'), playing(52));
    expect(offered(driven, 52)).toEqual(['garrison-d']);
    expect(state.done.fired).toEqual(['garrison-d']);
    const theirs = deal(hours(position('2825 garrison-d, br-light; 2924 navarra')), 'spanish', 52);
    theirs.phasing = 'spanish';
    expect(offered(play(theirs, phase('phase-start', 'fire', 'spanish'), playing(52)), 52)).toBeUndefined();
  });

  test('P 3.2 card 54 draws one more; or a Spanish reserve comes up to an attack and joins it', () => {
    const drawn = deal(position('2524 ra-3'), 'spanish', 54);
    drawn.campaign.cards.deck = [1, 2];
    play(drawn, { at: 'draw', side: 'spanish' }, playing(54), { card: 0 });
    expect(hand(drawn, 'spanish')).toEqual([1]);
    const state = hours(deal(position('2825 mentor; 2924 sp-grenadiers; 3023 principe, poitou'), 'spanish', 54));
    state.phasing = 'spanish';
    const usual = { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] };
    const driven = inTurn(
      rules,
      state,
      { ...usual, ...playing(54) },
      {},
      [(play) => closeCombatPhase(boardOf(rules, play), 'spanish')],
      {
        'combat@spanish': [attack('2825', 'sp-grenadiers')],
      },
    );
    expect(offered(driven, 54)).toEqual(['principe']);
    expect(told(driven, 'boar.combat')[0]?.attackers.map(({ unit }) => unit)).toEqual(['sp-grenadiers', 'principe']);
  });

  test('P 3.2 card 54 brings up Spanish foot near by that no enemy holds, to the nearest attacker', () => {
    const near = (text: string) => {
      const state = hours(deal(position(`2825 mentor; 2924 sp-grenadiers; ${text}`), 'spanish', 54));
      state.phasing = 'spanish';
      const moment = {
        at: 'declared',
        side: 'spanish',
        on: ['2825'],
        attackers: ['sp-grenadiers'],
        joining: [],
      } as const;
      return offered(play(state, { ...moment, joining: [] }, playing(54)), 54);
    };
    expect(near('3023 principe')).toEqual(['principe']);
    expect(near('3018 principe')).toBeUndefined();
    expect(near('3023 poitou')).toBeUndefined();
    expect(near('2724 foot-16; 2723 principe')).toBeUndefined();
  });

  test('P 3.2 card 9 burns a construction in or next to the hex of British troops in order', () => {
    const state = deal(begun(position('2719 choctaw-1; 2924 howitzer'), '2718', '2925'), 'british', 9);
    const driven = play(state, movement('british'), playing(9));
    expect(offered(driven, 9)).toEqual(['2718']);
    expect(state.campaign.siege.building.map(({ hex }) => hex)).toEqual(['2925']);
  });

  test('P 3.2 card 10 destroys a corduroy hex with no Spaniard on it, no stockade', () => {
    const state = deal(besieging('2713 navarra'), 'british', 10);
    const driven = play(state, movement('spanish'), playing(10, '2714'));
    for (const hex of ['2713', '2510', '2010']) expect(offered(driven, 10)).not.toContain(hex);
    expect([state.corduroy?.includes('2714'), state.works.broken]).toEqual([false, ['2714']]);
  });

  test('P 3.2 card 12 brings the American prisoners from turn 9 on, without a die', () => {
    const arrival: CardMoment = { at: 'arrival', side: 'british', due: [] };
    const early = deal(position('2524 ra-3', { turn: 8 }), 'british', 12);
    expect(offered(play(early, arrival, playing(12)), 12)).toBeUndefined();
    const state = deal(position('2524 ra-3', { turn: 9 }), 'british', 12);
    play(state, arrival, playing(12));
    expect(at(state, 'pows')).toBe('2429');
  });

  test('P 3.2 card 13 keeps an armed redoubt from firing for a turn', () => {
    const state = deal(besieging('2510 navarra'), 'british', 13);
    const driven = shots(state, playing(13), { bombardment: 9 });
    expect(offered(driven, 13)).toEqual(['2718']);
    expect([state.breached, state.works.gunnery]).toEqual([[], {}]);
  });

  test('P 3.2 card 16 floats away the corduroy that lies farthest from a stockade', () => {
    const state = besieging('2718 navarra');
    red(16, state);
    expect([state.corduroy?.includes('2717'), state.works.broken]).toEqual([false, ['2717']]);
  });

  test.each([
    [20, 1, ['american-vols']],
    [25, 7, ['fr-art-a', 'fr-art-b']],
    [28, 7, ['du-cap']],
    [32, 1, ['sp-seamen', 'sp-naval-art', 'sappers']],
    [34, 7, ['fr-chasseurs', 'fr-marines']],
  ] as const)('P 3.2 card %i lands its units within two hexes of a stockade, from turn %i on', (card, from, units) => {
    const landed = (turn: number, destroyed: string[] = []) => {
      const state = deal(position('2524 ra-3; 2010 navarra', { turn, destroyed }), 'spanish', card);
      const driven = play(state, movement('spanish'), playing(card));
      return [units.map((unit) => at(state, unit) !== null), offered(driven, card)] as const;
    };
    expect(landed(from)[0]).toEqual(units.map(() => true));
    if (from > 1) expect(landed(from - 1)[1]).toBeUndefined();
    expect(landed(from)[1]).toEqual(expect.arrayContaining(['2510', '2511', '2512']));
    expect(landed(from, ['2510', '2010'])[1]).toBeUndefined();
  });

  test('P 3.2 card 28 no French come any more once their division has left', () => {
    const french = { tested: true, camp: 0, idle: 0, quit: true };
    const state = deal(position('2524 ra-3', { turn: 9, french }), 'spanish', 28);
    expect(offered(play(state, movement('spanish'), playing(28)), 28)).toBeUndefined();
  });

  test('P 3.2 card 24 doubles how far a unit lays road', () => {
    const state = deal(position('2611 navarra; 2510 hibernia'), 'spanish', 24);
    const board = { ...rules, position: state };
    const before = rateOf(pensacola, board, 'navarra');
    play(state, movement('spanish'), playing(24, 'navarra'));
    expect([before, rateOf(pensacola, board, 'navarra')]).toEqual([2, 4]);
  });

  test('P 3.2 card 26 completes a construction with no enemy beside it, whatever the weather', () => {
    const state = deal(begun(position('2719 choctaw-1', { weather: 'storm' }), '2718', '2614'), 'spanish', 26);
    const driven = play(state, { at: 'works', side: 'spanish' }, playing(26));
    expect(offered(driven, 26)).toEqual(['2614']);
    expect(state.campaign.siege.building.map(({ hex }) => hex)).toEqual(['2718']);
    expect(state.siege.filter((name) => name.startsWith('2614'))).toHaveLength(3);
  });

  test('P 3.2 card 27 adds 2 to the shots of a redoubt for a turn', () => {
    const breached = (card: boolean) => {
      const state = besieging('2510 navarra');
      if (card) deal(state, 'spanish', 27);
      shots(state, { ...playing(27), 'shot-2/siege-shot@spanish': 'hold' }, { bombardment: 6 });
      return state.breached;
    };
    expect([breached(false), breached(true)]).toEqual([[], ['2825/N']]);
  });

  test('P 3.2 card 29 throws a low siege shot again, with +1', () => {
    const fired = (first: number) => {
      const state = deal(besieging('2510 navarra'), 'spanish', 29);
      const faces = { '!bombardment': first, 'bombardment/card-29/!bombardment': 7 };
      const driven = shots(state, { ...playing(29), 'shot-2/siege-shot@spanish': 'hold' }, faces);
      return [offered(driven, 29), state.breached];
    };
    expect([fired(5), fired(6)]).toEqual([
      [null, ['2825/N']],
      [undefined, []],
    ]);
  });

  test('P 3.2 card 30 spares Fort George the next bombardment, and that one alone', () => {
    const state = besieging('2510 navarra');
    red(30, state);
    expect(state.works.spared).toEqual(['2325']);
    expect(targetsOf(pensacola, { ...rules, position: state }, '2718').some((name) => name.startsWith('2325'))).toBe(
      false,
    );
    shots(state, {}, { bombardment: 0 });
    expect(state.works.spared).toEqual([]);
  });

  test('P 3.2 card 35 fires at the town side of Fort George; army morale -1 unless it breaches', () => {
    const fired = (face: number, breached: string[]) => {
      const state = deal(position('2524 ra-3', { breached, morale: { british: 18, spanish: 15 } }), 'spanish', 35);
      play(state, { at: 'bombardment', side: 'spanish' }, playing(35, '2325/S'), { brig: face });
      return [state.breached.includes('2325/S'), state.morale.spanish];
    };
    expect([fired(9, ['2325/N']), fired(9, [])]).toEqual([
      [true, 15],
      [false, 14],
    ]);
  });

  test('P 3.2 card 53 moves a stack by the works 2 MP after the fights, next to no further enemy', () => {
    const state = deal(hours(position('2825 mentor, garrison-d; 2924 navarra; 2623 soria')), 'british', 53);
    state.phasing = 'british';
    const driven = play(state, phase('phase-end', 'combat', 'british'), playing(53));
    expect(offered(driven, 53)).toEqual(['2825']);
    const to = driven.asked.find(({ about }) => (about as { from?: string }).from === '2825');
    expect((to?.about as { options: string[] }).options).not.toContain('2723');
    expect(at(state, 'mentor')).not.toBe('2825');
    expect(at(state, 'garrison-d')).toBe('2825');
  });

  const raiding = (text: string, ...units: string[]) => {
    const state = position(text, { turn: 8 });
    state.campaign.raids.raid = { entry: '3413', units, dropped: [], resting: [], left: 7, fought: false };
    return state;
  };
  const attacked = (state: PensacolaState, answers: Answers) => {
    state.phasing = 'british';
    const usual = { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] };
    const fight = (play: Parameters<typeof boardOf>[1]) => closeCombatPhase(boardOf(rules, play), 'british');
    return inTurn(rules, state, { ...usual, ...answers }, {}, [fight], {
      'combat@british': [attack('2718', 'creeks')],
    });
  };
  const raidBonus = (driven: ReturnType<typeof attacked>, name: string) =>
    told(driven, 'boar.combat')[0]?.modifiers.find((line) => line.name === `drm.${name}`)?.value ?? 0;

  test('P 3.2 card 5 gives a raid 2 MP more, 1 MP for palmetto and woods, and +1 to its attack', () => {
    const state = deal(raiding('2719 creeks; 2718 navarra', 'creeks'), 'british', 5);
    const look = () => ({ ...rules, position: state });
    const before = pointsOf(pensacola, look(), ['creeks']);
    play(state, { at: 'raid', side: 'british' }, playing(5));
    expect([before, pointsOf(pensacola, look(), ['creeks'])]).toEqual([7, 9]);
    const party = { side: 'british', units: [counterOf(rules.field, 'howitzer')], leaders: [], strategic: false };
    expect(rules.house.knownGround(look(), party)).toBeNull();
    const raiders = { ...party, units: [counterOf(rules.field, 'creeks')] };
    expect(rules.house.knownGround(look(), raiders)).toEqual({ terrains: ['palmetto', 'woods'], mp: 1 });
    expect(raidBonus(attacked(state, {}), 'card-5')).toBe(1);
  });

  test('P 3.2 card 5 is not offered with nobody on a raid or waiting for one', () => {
    const state = deal(position('2524 ra-3'), 'british', 5);
    const raid: CardMoment = { at: 'raid', side: 'british' };
    expect(offered(play(state, raid, {}), 5)).toBeUndefined();
    state.campaign.raids.box = { creeks: state.turn };
    (state.units.creeks as { fate: string }).fate = 'reserve';
    expect(offered(play(state, raid, playing(5)), 5)).not.toBeUndefined();
  });

  test('P 3.2 card 33 takes the surprise from a raid, if the Spanish Choctaw are in the field', () => {
    const by = (more: string) => {
      const state = deal(raiding(`2719 creeks; 2718 navarra, lu-gren${more}`, 'creeks'), 'spanish', 33);
      const driven = attacked(state, playing(33));
      return [raidBonus(driven, 'raid'), driven.asked.some(({ kind }) => kind === 'surprised-lead')];
    };
    expect([by(''), by('; 2510 sp-choctaw')]).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('P 3.2 card 53 lets a raid begin on the turn the last one ended', () => {
    const state = deal(position('2524 ra-3'), 'british', 53);
    const raid: CardMoment = { at: 'raid', side: 'british' };
    expect(offered(play(state, raid, playing(53)), 53)).toBeUndefined();
    state.campaign.raids.ended = true;
    play(state, raid, playing(53));
    expect(state.campaign.raids.ended).toBe(false);
  });
});
