/** The deck of 55: its shape, draws, windows, and the effect of every card (S 4.3, 1.4, R69, R70; the rulings' list of cards). */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/contract.ts';
import { strengthLost } from '../../../../src/games/savannah/victory.ts';
import { distance } from '../../../../src/places/hex/grid.ts';
import { cardFaults } from '../../../../src/series/boar/cards/check.ts';
import { drawEvents } from '../../../../src/series/boar/cards/event-phase.ts';
import { offerCards } from '../../../../src/series/boar/cards/offer.ts';
import { deckSchema } from '../../../../src/series/boar/cards/schema.ts';
import { gatesOf, reinforce } from '../../../../src/series/boar/frame/reinforcements.ts';
import { closeCombatPhase } from '../../../../src/series/boar/rules/close-combat.ts';
import { judgeAttack } from '../../../../src/series/boar/rules/declare.ts';
import type { BoarEvents, Effect } from '../../../../src/series/boar/rules/events.ts';
import { defensiveFire } from '../../../../src/series/boar/rules/fire.ts';
import { initiative } from '../../../../src/series/boar/rules/initiative.ts';
import { groundFor, partyOf, pointsOf, reachable, searchFor } from '../../../../src/series/boar/rules/paths.ts';
import { rallyPhase } from '../../../../src/series/boar/rules/rally.ts';
import { bestWays, lesserWays } from '../../../../src/series/boar/rules/retreat.ts';
import { stackFaults } from '../../../../src/series/boar/rules/stacking.ts';
import { stacksOf } from '../../../../src/series/boar/rules/stacks.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { adjustedMorale } from '../../../../src/series/boar/rules/unit-morale.ts';
import { bombardmentPhase } from '../../../../src/series/boar/siege/bombardment.ts';
import { sitesFor } from '../../../../src/series/boar/siege/ground.ts';
import { worksPhase } from '../../../../src/series/boar/siege/works.ts';
import { move } from '../../assault.ts';
import { campaign, field, position, rules, savannah } from '../../campaign.ts';
import { type Answers, type Asked, attack, type Driven, drive, type Faces } from '../../position.ts';
import { movementPhase, openStrategicTurn } from '../../steps.ts';
import {
  deal,
  effects,
  hand,
  inForce,
  inTurn,
  offered,
  open,
  phase,
  played,
  playing,
  sheet,
  tactical,
  targets,
  windowAt,
} from './cards.ts';

const strategic = (text: string, turn = 9, changes: Partial<BoarState> = {}): BoarState =>
  position(text, { turn, ordinal: turn, weather: 'favorable', ...changes });
const hours = (text: string, changes: Partial<BoarState> = {}): BoarState =>
  tactical(position(text, { turn: 17, ordinal: 17, weather: 'favorable', ...changes }));
const told = <K extends keyof BoarEvents>(driven: Driven, kind: K): BoarEvents[K][] =>
  driven.events.filter((event) => event.kind === kind).map((event) => event.facts as unknown as BoarEvents[K]);
const at = (state: BoarState, id: string): string | null => (state.units[id] ?? state.leaders[id])?.hex ?? null;

/** The Allied Close Combat phase with its windows and these attacks, one card being played. */
function assault(state: BoarState, orders: readonly string[][], answers: Answers, faces: Faces = {}): Driven {
  state.phasing = 'allies';
  return fight(state, 'allies', orders, answers, faces);
}

function fight(
  state: BoarState,
  side: string,
  orders: readonly string[][],
  answers: Answers,
  faces: Faces = {},
): Driven {
  state.phasing = side;
  const book = orders.map(([hex = '', units = '']) => attack(hex, units));
  return inTurn(
    state,
    { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [], ...answers },
    faces,
    { [`combat@${side}`]: book },
    windowAt(phase('phase-start', 'combat', side)),
    (play) => closeCombatPhase(boardOf(rules, play), side),
    windowAt(phase('phase-end', 'combat', side)),
  );
}

function marching(
  state: BoarState,
  side: string,
  orders: Parameters<typeof move>[],
  answers: Answers,
  faces: Faces = {},
): Driven {
  state.phasing = side;
  return inTurn(
    state,
    answers,
    faces,
    { [`movement@${side}`]: orders.map((each) => move(...each)) },
    windowAt(phase('phase-start', 'movement', side)),
    (play) => movementPhase(savannah, boardOf(rules, play), side),
    windowAt(phase('phase-end', 'movement', side)),
  );
}

function rallying(state: BoarState, side: string, answers: Answers, faces: Faces = {}): Driven {
  state.phasing = side;
  const opening = windowAt(phase('phase-start', 'rally', side));
  return inTurn(state, answers, faces, {}, opening, (play) => rallyPhase(boardOf(rules, play), side));
}

/** The Allied fire phase: British guns fire, with its windows. */
function underFire(state: BoarState, answers: Answers, faces: Faces = {}): Driven {
  state.phasing = 'allies';
  return inTurn(
    state,
    answers,
    faces,
    {},
    windowAt(phase('phase-start', 'fire', 'allies')),
    (play) => defensiveFire(boardOf(rules, play), 'british'),
    windowAt(phase('phase-end', 'fire', 'allies')),
  );
}

const drm = (driven: Driven, name: string, kind: 'boar.combat' | 'boar.fire' = 'boar.combat'): number =>
  told(driven, kind)[0]?.modifiers.find((line) => line.name === `drm.${name}`)?.value ?? 0;

describe('S 4.3 the deck', () => {
  test('S 4.3 there are 55 cards: 19 for strategic turns, 17 for tactical ones, 16 for any, 3 red', () => {
    const count = (when: string) => sheet.deck.filter((card) => card.when === when).length;
    expect(sheet.deck.map((card) => card.id)).toEqual(Array.from({ length: 55 }, (_, n) => n + 1));
    expect(['strategic', 'tactical', 'free', 'red'].map(count)).toEqual([19, 17, 16, 3]);
  });

  test('S 4.3 19 are for the British, 19 for the Allies, 17 for both', () => {
    const count = (owner: string) => sheet.deck.filter((card) => card.owner === owner).length;
    expect(['british', 'allies', 'all'].map(count)).toEqual([19, 19, 17]);
  });

  test('S 4.3 a deck of another shape is refused, with what is wrong', () => {
    const changed = (change: object) => ({ ...sheet, deck: [{ ...sheet.deck[0], ...change }, ...sheet.deck.slice(1)] });
    expect(deckSchema.safeParse(sheet).success).toBe(true);
    const messages = (value: object) =>
      deckSchema
        .safeParse(value)
        .error?.issues.map(({ message }) => message)
        .join('; ') ?? '';
    expect(messages(changed({ when: 'free' }))).toContain('18 of 19 strategic');
    expect(messages(changed({ owner: 'allies' }))).toContain('18 of 19 cards of british');
    expect(messages({ ...sheet, deck: sheet.deck.slice(1) })).toContain('54 of 55');
  });

  test('E8 the cards do all that the rulebook speaks of: units, replacements, Dillon, works, defences, draws', () => {
    const named = (unit: string) => sheet.deck.some((card) => card.units.includes(unit));
    const replaced = savannah.files.units.units.flatMap((unit) => unit.replaces ?? []);
    for (const unit of ['creeks', 'chatham', 'dillon', ...replaced]) expect(named(unit), unit).toBe(true);
    const at = (window: string) =>
      sheet.deck.filter((card) => card.window.includes(window as never)).map(({ id }) => id);
    expect([at('own works'), at('own bombardment'), at('turn start')]).toEqual([[21, 22], [7, 24], [3]]);
  });

  test('S 4.3 2 cards draw one more, 1 draws from the enemy', () => {
    const words = sheet.deck.filter((card) => card.window.includes('own draw')).map((card) => card.id);
    expect(words).toEqual([39, 40, 41]);
  });

  test('every card has title, text and story of its own in both languages', () => {
    for (const key of ['title', 'text', 'story'] as const) {
      for (const language of ['en', 'fr'] as const) {
        const texts = sheet.deck.map((card) => card[key][language]);
        expect(texts.every((text) => text.length > 3)).toBe(true);
        const twins = key === 'text' ? 1 : 0;
        expect(new Set(texts).size, `${key} ${language}`).toBe(55 - twins);
      }
    }
  });

  test('every terrain, counter and army a card names is one of the game', () => {
    for (const card of sheet.deck) {
      for (const terrain of card.terrains) expect(field.tables.terrain[terrain], terrain).toBeDefined();
      for (const unit of card.units) expect(field.counters.has(unit) || field.leaders.has(unit), unit).toBe(true);
      if (card.army) expect(field.armies.map(({ id }) => id)).toContain(card.army);
    }
  });
});

describe('S 4.3 draws', () => {
  const drawing = (state: BoarState, answers: Answers = {}, faces: Faces = {}): Driven =>
    drive(state, (play) => drawEvents(boardOf(rules, play)), { answers, faces });
  const EVENTS = [2, 3, 5, 6, 8, 9, 11, 12, 14, 15];

  test('S 4.3 each side draws on the ten turns of events, and on no other', () => {
    for (let turn = 1; turn <= 15; turn++) {
      const state = strategic('1802 prevost', turn);
      drawing(state, { 'event-buy-card': 'keep' });
      const drawn = EVENTS.includes(turn) ? 1 : 0;
      expect([hand(state, 'british').length, hand(state, 'allies').length], `turn ${turn}`).toEqual([drawn, drawn]);
    }
  });

  test('S 4.3, R70 the British draw first, one of those left by a sealed die', () => {
    const state = strategic('1802 prevost');
    const driven = drawing(
      state,
      { 'event-buy-card': 'keep' },
      { 'british/first/!card': 16, 'allies/first/!card': 16 },
    );
    expect(driven.rolled).toEqual(['t/british/first/!card', 't/allies/first/!card']);
    expect([hand(state, 'british'), hand(state, 'allies')]).toEqual([[17], [18]]);
    expect(campaign(state).cards.deck).toHaveLength(53);
    expect(cardFaults(sheet, state)).toEqual([]);
  });

  test('dice a draw falls under the sealed key, so that its face tells nobody what is left', () => {
    const seen: string[] = [];
    const state = strategic('1802 prevost');
    drive(state, (play) =>
      drawEvents(
        boardOf(rules, {
          ...play,
          state,
          roll: (what, sides, seenBy = 'all') => {
            seen.push(`${seenBy} ${sides}`);
            return play.roll(what, sides, seenBy);
          },
        }),
      ),
    );
    expect(seen).toEqual(['sealed 55', 'sealed 54']);
  });

  test('hidden the enemy hears that a card was drawn, not which', () => {
    const driven = drawing(strategic('1802 prevost'), { 'event-buy-card': 'keep' }, { 'british/first/!card': 16 });
    const [event] = driven.events.filter(({ kind }) => kind === 'savannah.card-drawn');
    expect(event?.to).toEqual(['british']);
    expect((event?.facts as { card: number }).card).toBe(17);
    expect(event?.others).toEqual({ side: 'british', card: null, from: 'deck', held: 1, left: 54 });
  });

  test('S 1.4 a side may spend one momentum, and no more, on one card more', () => {
    const state = strategic('1802 prevost', 9, { momentum: { british: 2, allies: 0 }, pool: 6 });
    const driven = drawing(state, { 'event-buy-card': 'buy' });
    expect([hand(state, 'british').length, hand(state, 'allies').length]).toEqual([2, 1]);
    expect([state.momentum.british, state.pool]).toEqual([1, 7]);
    expect(driven.asked.map(({ kind, role }) => `${kind} ${role}`)).toEqual(['event-buy-card british']);
    const kept = strategic('1802 prevost', 9, { momentum: { british: 2, allies: 0 }, pool: 6 });
    drawing(kept, { 'event-buy-card': 'keep' });
    expect([hand(kept, 'british').length, kept.momentum.british]).toEqual([1, 2]);
  });

  test.each(['hurricane', 'gale'])('rulings 4.1 in a %s no card is drawn and none played', (weather) => {
    const state = deal(strategic('1802 prevost', 9, { weather }), 'british', 50);
    const driven = drawing(state);
    expect([driven.rolled, hand(state, 'british')]).toEqual([[], [50]]);
    expect(offered(open(state, phase('phase-start', 'rally', 'british'), playing(50)), 'british')).toEqual([]);
  });

  test('S 4.3 a red card is turned up at once, and lies among those played', () => {
    const state = strategic('1802 prevost');
    const driven = drawing(state, { 'event-buy-card': 'keep' }, { 'british/first/!card': 53 });
    expect(played(driven)[0]).toEqual({ card: 54, side: 'british', target: null, answered: null });
    expect([hand(state, 'british'), campaign(state).cards.spent]).toEqual([[], [54]]);
    expect(state.weather).toBe('heavy-rain');
  });

  test('S 4.3 the events stand in the strategic turn after the weather and before the works', () => {
    const state = strategic('1802 prevost', 9);
    const driven = drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)), {
      answers: { 'event-buy-card': 'keep', 'works-place': [] },
    });
    const order = driven.rolled.concat(driven.asked.map(({ address }) => address));
    expect(order.some((address) => address.includes('/events/british/first/!card'))).toBe(true);
    const kinds = driven.events.map(({ kind }) => kind);
    expect(kinds.indexOf('savannah.weather')).toBeLessThan(kinds.indexOf('savannah.card-drawn'));
  });
});

describe('R69 windows', () => {
  test('R69 nobody is asked who holds no card that fits', () => {
    const state = deal(strategic('1802 prevost'), 'british', 17);
    expect(open(state, phase('phase-start', 'rally', 'british')).asked).toEqual([]);
    expect(open(strategic('1802 prevost'), phase('phase-start', 'movement', 'british')).asked).toEqual([]);
  });

  test('R69, decision 3 the moving side first, then the other, until both pass', () => {
    const state = strategic('1802 prevost', 9, { phasing: 'allies' });
    deal(deal(state, 'british', 16), 'allies', 36, 37);
    const driven = open(state, phase('phase-start', 'rally', 'allies'), {
      'card-play': ({ role, space }: Asked) =>
        role === 'british' || space.kind !== 'one' ? 16 : (space.of[1] as Json),
    });
    expect(driven.asked.map(({ role }) => role)).toEqual(['allies', 'british', 'allies']);
    expect(played(driven).map(({ card }) => card)).toEqual([36, 16, 37]);
  });

  test('R69 a side that passed may think again once the other has played', () => {
    const state = deal(deal(strategic('1802 prevost', 9, { phasing: 'allies' }), 'british', 16), 'allies', 36);
    let asks = 0;
    const driven = open(state, phase('phase-start', 'rally', 'allies'), {
      'card-play': ({ role }: Asked) => (role === 'british' ? 16 : asks++ === 0 ? 'pass' : 36),
    });
    expect(played(driven).map(({ card }) => card)).toEqual([16, 36]);
    expect(driven.asked.map(({ address }) => address)).toEqual([
      't/card-play@allies',
      't/card-play@british',
      't/after-16/card-play@allies',
    ]);
  });

  test('hidden the questions are discreet, so that no mail tells of a card held', () => {
    const discreet: unknown[] = [];
    const state = deal(strategic('1802 prevost'), 'british', 50);
    drive(state, (play) =>
      offerCards(
        boardOf(rules, {
          ...play,
          state,
          *ask(role, kind, space, asking) {
            discreet.push(asking?.discreet);
            return yield* play.ask(role, kind, space, asking);
          },
        }),
        phase('phase-start', 'rally', 'british'),
      ),
    );
    expect(discreet).toEqual([true]);
  });

  test('S 4.3 a card of the enemy stays in the hand and is never offered', () => {
    const state = deal(hours('1404 tawes; 1405 champagne'), 'allies', 16, 18, 19);
    const driven = open(state, phase('phase-start', 'movement', 'allies'));
    expect([driven.asked, hand(state, 'allies')]).toEqual([[], [16, 18, 19]]);
  });

  test('S 4.3 strategic cards only on strategic turns, tactical ones only on tactical turns', () => {
    const days = deal(strategic('1802 prevost; 1105 foix', 9), 'british', 5, 11);
    expect(offered(open(days, phase('phase-start', 'movement', 'british')), 'british')).toEqual([5]);
    expect(offered(open(days, phase('phase-start', 'movement', 'allies')), 'british')).toEqual([]);
    const later = deal(hours('1802 prevost; 1105 foix'), 'british', 5, 11);
    expect(offered(open(later, phase('phase-start', 'movement', 'british')), 'british')).toEqual([]);
    expect(offered(open(later, phase('phase-start', 'movement', 'allies')), 'british')).toEqual([11]);
  });

  test('S 4.3 several cards played together add up', () => {
    const state = deal(strategic('1802 prevost'), 'allies', 35, 36, 37, 50);
    const morale = { ...state.morale };
    open(state, phase('phase-start', 'rally', 'allies'), {
      'card-play': ({ space }: Asked) => (space.kind === 'one' ? (space.of[1] as Json) : 'pass'),
    });
    expect(state.morale.french).toBe((morale.french ?? 0) + 1);
    expect(state.momentum.allies).toBe(3);
  });

  test('R69 a game that a card ends is over at once', () => {
    const state = deal(
      strategic('1802 prevost', 12, { morale: { british: 9, french: 2, american: 9 } }),
      'british',
      16,
      50,
    );
    const driven = open(state, phase('phase-start', 'rally', 'british'), playing(16));
    expect(state.over).toMatchObject({ winner: 'british', reason: 'army-collapsed' });
    expect(driven.asked).toHaveLength(1);
  });

  test('no card in two places, 55 in all', () => {
    const state = deal(strategic('1802 prevost'), 'british', 17);
    expect(cardFaults(sheet, state)).toEqual([]);
    campaign(state).cards.deck.push(17);
    expect(cardFaults(sheet, state)).toContain('card 17 is in two places');
    campaign(state).cards.deck = campaign(state).cards.deck.filter((card) => card !== 17 && card !== 20);
    expect(cardFaults(sheet, state)).toContain('there are 54 of 55 cards');
    expect(cardFaults(sheet, deal(strategic('1802 prevost'), 'allies', 54))).toContain('red card 54 is in a hand');
  });
});

describe('S 4.3 cards 1 to 19, of the British', () => {
  test('S 4.3 card 1 brings the Creek to wild ground outside the lines, next to no enemy, once', () => {
    const state = deal(strategic('1802 prevost; 2014 martinique'), 'british', 1);
    const driven = open(state, { at: 'arrival', side: 'british', due: [] }, playing(1));
    const hexes = targets(driven, 1) ?? [];
    expect(hexes.length).toBeGreaterThan(20);
    for (const hex of hexes) {
      expect(['swamp', 'forest', 'light_forest']).toContain(field.hexes.get(hex)?.terrain);
      expect(field.hexes.get(hex)?.perimeter).toBe(false);
      expect(field.hexes.get('2014')?.next.map((near) => near?.id)).not.toContain(hex);
    }
    // First those where the enemy does not reach them at once.
    expect(distance(field.grid, hexes[0] ?? '', '2014')).toBeGreaterThan(5);
    expect([state.units.creeks?.fate, at(state, 'creeks')]).toEqual(['field', hexes[0]]);
    expect(effects(driven)).toEqual([{ kind: 'arrived', unit: 'creeks', hex: hexes[0] }]);
    const again = deal(strategic('1802 prevost; 1105 creeks'), 'british', 1);
    expect(open(again, { at: 'arrival', side: 'british', due: [] }).asked).toEqual([]);
  });

  test('S 4.5 card 1: a marker on which the Creek come out of the cane goes', () => {
    const state = deal(strategic('1802 prevost; 2414 foix'), 'british', 1);
    campaign(state).siege.building = [{ hex: '1909', placed: 9 }];
    open(state, { at: 'arrival', side: 'british', due: [] }, playing(1, '1909'));
    expect([at(state, 'creeks'), campaign(state).siege.building]).toEqual(['1909', []]);
  });

  test('S 4.3 card 2 sends for the Chatham militia, which enters at B-1 or B-2', () => {
    for (const entry of ['B-1', 'B-2']) {
      const state = deal(strategic('1802 prevost'), 'british', 2);
      state.phasing = 'british';
      const driven = drive(state, (play) => reinforce(boardOf(rules, play), 'british'), {
        answers: playing(2, entry),
      });
      expect(targets(driven, 2)).toEqual(['B-1', 'B-2']);
      expect(savannah.map.entries.hexes[entry]).toContain(at(state, 'chatham'));
    }
  });

  test('S 4.3 card 2 the delays of S 4.7 apply: an entry in enemy hands puts it off', () => {
    const hex = savannah.map.entries.hexes['B-1']?.[0] as string;
    const state = deal(strategic(`1802 prevost; ${hex} foix`), 'british', 2);
    state.phasing = 'british';
    drive(state, (play) => reinforce(boardOf(rules, play), 'british'), { answers: playing(2, 'B-1') });
    expect(at(state, 'chatham')).toBeNull();
    expect(campaign(state).arrivals.delayed.chatham).toBe(10);
  });

  test('S 4.3 card 3 finishes the defences at the start of turn 10 or 11, tactical turns included', () => {
    for (const [turn, offers] of [
      [9, false],
      [10, true],
      [11, true],
      [12, false],
    ] as const) {
      const state = deal(strategic('1802 prevost', turn), 'british', 3);
      campaign(state).unfinished = 2;
      const driven = open(state, { at: 'turn-start' }, playing(3));
      expect(campaign(state).unfinished, `turn ${turn}`).toBe(offers ? 0 : 2);
      expect(effects(driven)).toEqual(offers ? [{ kind: 'finished' }] : []);
    }
    const state = deal(strategic('1802 prevost', 10), 'british', 3);
    campaign(state).unfinished = 2;
    drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)), {
      answers: { ...playing(3), 'works-place': [] },
    });
    expect(campaign(state).unfinished).toBe(0);
  });

  test('S 4.3 card 4 repairs up to two British breaches with no enemy in order beside them', () => {
    const state = deal(
      strategic('1802 prevost; 1605 scr-1; 1606 foix', 12, {
        breached: ['1404/SW', '1605/S', '2005/S', '2009/N'],
        siege: ['2009/N'],
      }),
      'british',
      4,
    );
    const driven = open(state, phase('phase-end', 'movement', 'british'), {
      ...playing(4),
      'card-target': ({ space }: Asked) => (space.kind === 'one' ? (space.of[0] as Json) : ''),
    });
    expect(targets(driven, 4)).toEqual(['1404/SW', '2005/S']);
    expect(state.breached).toEqual(['1605/S', '2009/N']);
    const one = deal(strategic('1802 prevost', 12, { breached: ['1404/SW', '2005/S'] }), 'british', 4);
    open(one, phase('phase-end', 'movement', 'british'), {
      ...playing(4),
      'card-target': ({ space }: Asked) => (space.kind === 'one' && space.of.includes('enough') ? 'enough' : '2005/S'),
    });
    expect(one.breached).toEqual(['1404/SW']);
  });

  test('S 4.3 card 5 lets the garrison out without a leader and without loss of morale for a turn', () => {
    const sally = deal(strategic('1605 scr-1; 1802 prevost'), 'british', 5);
    const inside = adjustedMorale({ ...rules, position: sally }, 'scr-1');
    marching(sally, 'british', [['scr-1', '1606']], playing(5));
    expect(at(sally, 'scr-1')).toBe('1606');
    expect(adjustedMorale({ ...rules, position: sally }, 'scr-1')).toBe(inside);
    const held = strategic('1605 scr-1; 1802 prevost');
    marching(held, 'british', [['scr-1', '1606']], {});
    expect(at(held, 'scr-1')).toBe('1605');
    sally.turn = 10;
    open(sally, { at: 'turn-start' });
    expect(inForce(sally)).toEqual([]);
  });

  test('S 4.10 card 5 spares no leader his wait for the men he took out, before it or with it', () => {
    const state = deal(strategic('1606 scr-1, maitland; 1605 porbeck, ra-2'), 'british', 5);
    campaign(state).sorties = [{ leader: 'maitland', units: ['scr-1'] }];
    const driven = marching(
      state,
      'british',
      [
        ['maitland', '1605'],
        ['porbeck, ra-2', '1706'],
      ],
      playing(5),
    );
    expect(JSON.stringify(driven.events)).toContain('savannah.sortie-return');
    expect([at(state, 'maitland'), at(state, 'porbeck')]).toEqual(['1606', '1706']);
    expect(campaign(state).sorties).toEqual([
      { leader: 'maitland', units: ['scr-1'] },
      { leader: 'porbeck', units: ['ra-2'] },
    ]);
  });

  test('S 4.3 card 5 gives +1 to one attack on works or diggers, not to a second', () => {
    const state = deal(
      strategic('1606 scr-1; 1607 foix; 1706 nyv; 1807 hainault', 9, { siege: ['1607/N', '1807/NW'] }),
      'british',
      5,
    );
    state.phasing = 'british';
    open(state, phase('phase-start', 'movement', 'british'), playing(5));
    const driven = fight(state, 'british', [['1607', 'scr-1']], { 'attack-order': ['1607'] }, { 'close-combat': 4 });
    expect(drm(driven, 'card-5')).toBe(1);
    expect(campaign(state).cards.inForce.find(({ card }) => card === 5)?.on).toEqual(['1607']);
  });

  test('S 4.3 card 5 waits for the first attack on works or diggers, whatever is attacked before', () => {
    const state = deal(
      strategic('1606 scr-1; 1607 foix; 1404 nyv; 1405 hainault', 9, { siege: ['1607/N'] }),
      'british',
      5,
    );
    state.phasing = 'british';
    open(state, phase('phase-start', 'movement', 'british'), playing(5));
    const driven = fight(
      state,
      'british',
      [
        ['1405', 'nyv'],
        ['1607', 'scr-1'],
      ],
      { 'attack-order': ['1405', '1607'] },
      { 'close-combat': 4 },
    );
    const added = told(driven, 'boar.combat').map(({ on, modifiers }) => [
      on.join(),
      modifiers.find(({ name }) => name === 'drm.card-5')?.value ?? 0,
    ]);
    expect(added).toEqual([
      ['1405', 0],
      ['1607', 1],
    ]);
  });

  test('S 4.3 card 6 on turns 4 to 9 keeps the Allies off and stops their fights; American morale -1', () => {
    for (const [turn, offers] of [
      [3, false],
      [4, true],
      [9, true],
      [10, false],
    ] as const) {
      const state = deal(strategic('1802 prevost; 2014 foix', turn), 'british', 6);
      expect(offered(open(state, phase('phase-start', 'movement', 'allies')), 'british'), `${turn}`).toEqual(
        offers ? [6] : [],
      );
    }
    const state = deal(strategic('1610 kfr; 1612 foix; 1609 auxerrois', 9), 'british', 6);
    const { american = 0 } = state.morale;
    const driven = marching(state, 'allies', [['foix', '1611']], playing(6));
    expect([at(state, 'foix'), state.morale.american]).toEqual(['1612', american - 1]);
    expect(JSON.stringify(driven.events)).toContain('savannah.card-terms');
    expect(told(fight(state, 'allies', [['1610', 'auxerrois']], {}), 'boar.combat')).toEqual([]);
    expect(inForce(state)).toEqual([]);
    expect(told(fight(state, 'allies', [['1610', 'auxerrois']], {}), 'boar.combat')).toHaveLength(1);
  });

  test('S 4.3 card 6 bars no retreat: whoever fire drives back goes where he must', () => {
    const state = strategic('1711 kfr; 1811 foix; 1712 gam-1', 9);
    const waysBack = () => {
      const look = { ...rules, position: state };
      return [...bestWays(look, 'foix', ['1811'], true), ...lesserWays(look, 'foix', ['1811'], true)].map(
        ({ to }) => to,
      );
    };
    const without = waysBack();
    expect(without).toEqual(expect.arrayContaining(['1710', '1812']));
    marching(deal(state, 'british', 6), 'allies', [], playing(6));
    expect(inForce(state)).toEqual([6]);
    expect(waysBack()).toEqual(without);
  });

  test('S 4.3 card 7 breaches a siege work and makes its units test', () => {
    const state = deal(
      strategic('2009 foix; 1806 br-c; 1802 prevost', 12, { siege: ['2009/N', '2009/NE'] }),
      'british',
      7,
    );
    campaign(state).siege.opened = true;
    const driven = drive(state, (play) => bombardmentPhase(boardOf(rules, play)), {
      answers: { ...playing(7, '2009/NE'), 'siege-fire': 'hold', 'siege-reply': 'hold' },
      faces: { test: 9 },
    });
    expect(targets(driven, 7)).toEqual(['2009/N', '2009/NE']);
    expect(state.breached).toEqual(['2009/NE']);
    expect(effects(driven).map(({ kind }) => kind)).toEqual(['breach', 'test']);
  });

  test('S 4.3 card 8 +2 for Regulars who began the turn inside the lines, nobody else', () => {
    const attackOut = (text: string, units: string, hex: string, inside: string[]) => {
      const state = deal(hours(text), 'british', 8);
      campaign(state).cards.inside = inside;
      return fight(state, 'british', [[hex, units]], playing(8));
    };
    expect(drm(attackOut('1505 fraser-1; 1506 foix', 'fraser-1', '1506', ['fraser-1']), 'card-8')).toBe(2);
    expect(offered(attackOut('1505 fraser-1; 1506 foix', 'fraser-1', '1506', []), 'british')).toEqual([]);
    expect(offered(attackOut('1505 scr-1; 1506 foix', 'scr-1', '1506', ['scr-1']), 'british')).toEqual([]);
    const state = hours('1605 fraser-1; 1607 kfr');
    open(state, { at: 'turn-start' });
    expect(campaign(state).cards.inside).toEqual(['fraser-1']);
  });

  test('S 4.3 card 9 lets a battery fire a second time at a neighbour, +1 to hit', () => {
    const state = deal(hours('1404 ra-4, br-c; 1405 foix'), 'british', 9);
    const driven = underFire(state, { ...playing(9), fire: { target: 'foix', with: [] } }, { hit: 0 });
    const shots = told(driven, 'boar.fire');
    expect(shots.map(({ target }) => target)).toEqual(['foix', 'foix']);
    expect(
      shots.map(({ modifiers }) => modifiers.some(({ name, value }) => name === 'drm.card-9' && value === 1)),
    ).toEqual([false, true]);
    expect(inForce(state)).toEqual([]);
    const far = deal(hours('1404 ra-4, br-c; 1406 foix'), 'british', 9);
    expect(offered(underFire(far, playing(9)), 'british')).toEqual([]);
  });

  test('S 4.3 card 10 pipes for a battalion of Fraser: -1, and no Turn Flank', () => {
    const state = deal(hours('1505 fraser-1; 1506 foix, destaing'), 'british', 10);
    const chits: (readonly Json[])[] = [];
    const driven = assault(state, [['1505', 'foix']], {
      ...playing(10),
      tactic: ({ about, space }: Asked) => {
        if ((about as { as: string }).as === 'attacker' && space.kind === 'one') chits.push(space.of);
        return 'skirmish';
      },
    });
    expect(drm(driven, 'card-10')).toBe(-1);
    expect(chits[0]).not.toContain('turn-flank');
    const plain = hours('1505 fraser-1; 1506 foix, destaing');
    assault(plain, [['1505', 'foix']], {
      tactic: ({ about, space }: Asked) => {
        if ((about as { as: string }).as === 'attacker' && space.kind === 'one') chits.push(space.of);
        return 'skirmish';
      },
    });
    expect(chits[1]).toContain('turn-flank');
    expect(
      offered(assault(deal(hours('1505 scr-1; 1506 foix'), 'british', 10), [['1505', 'foix']], playing(10)), 'british'),
    ).toEqual([]);
  });

  test('S 4.3 card 11 holds a stack in wild ground or on the Covered Way for a phase', () => {
    const state = deal(hours('1103 foix; 2414 hainault; 1802 prevost'), 'british', 11);
    const driven = marching(state, 'allies', [['foix', '1102']], playing(11));
    expect(targets(driven, 11)).toContain('1103');
    for (const hex of targets(driven, 11) ?? []) {
      const place = field.hexes.get(hex);
      expect(place?.coveredWay || ['forest', 'light_forest', 'swamp'].includes(place?.terrain ?? '')).toBe(true);
    }
    expect(at(state, 'foix')).toBe('1103');
    expect(inForce(state)).toEqual([]);
  });

  test('S 4.3 card 12 takes Pulaski within 3 hexes and sight of a battery', () => {
    const state = deal(hours('1404 br-c; 1406 pulaski'), 'british', 12);
    const before = { ...state.morale };
    const driven = underFire(state, { ...playing(12), fire: { target: null, with: [] } });
    expect([at(state, 'pulaski'), at(state, 'pulaski-r')]).toEqual([null, '1406']);
    expect([state.morale.american, state.victory.british]).toEqual([(before.american ?? 0) - 1, 1]);
    expect(effects(driven)[0]).toEqual({ kind: 'replaced', unit: 'pulaski', by: 'pulaski-r', hex: '1406', die: null });
    const far = deal(hours('1404 br-c; 1408 pulaski'), 'british', 12);
    expect(offered(underFire(far, playing(12)), 'british')).toEqual([]);
  });

  test('S 4.8, 4.18 a replaced counter is no loss, and cannot come again', () => {
    const state = deal(hours('1404 br-c; 1406 pulaski reduced'), 'british', 12);
    underFire(state, { ...playing(12), fire: { target: null, with: [] } });
    expect(state.units['pulaski-r']).toMatchObject({ steps: 1, fate: 'field' });
    expect(campaign(state).arrivals.barred).toContain('pulaski');
    expect(strengthLost({ ...rules, position: state }, ['american-continental'])).toBe(1);
  });

  test('S 4.3 card 13 voids R or D on a unit attacked across whole works; nobody tests, nobody advances', () => {
    const struck = (answers: Answers, breached: string[] = []) => {
      const state = deal(hours('1605 scr-1, nyv; 1606 foix, hainault', { breached }), 'british', 13);
      const probe = assault(structuredClone(state), [['1605', 'foix,hainault']], {});
      const sum = told(probe, 'boar.combat')[0]?.sum ?? 0;
      const column = told(probe, 'boar.combat')[0]?.odds.final ?? 0;
      const rows = field.tables.closeCombat.rows;
      const row = rows.find(({ results }) => results[column] === '-/R')?.die ?? 0;
      return { state, driven: assault(state, [['1605', 'foix,hainault']], answers, { 'close-combat': row - sum }) };
    };
    const held = struck(playing(13));
    expect(told(held.driven, 'boar.combat')[0]?.result).toBe('-/R');
    expect(at(held.state, 'scr-1')).toBe('1605');
    expect(told(held.driven, 'boar.combat')[0]?.effects).toEqual([{ kind: 'void', cause: 'void.spared-defender' }]);
    const without = struck({});
    expect(told(without.driven, 'boar.combat')[0]?.effects.some(({ kind }) => kind === 'retreat')).toBe(true);
    expect(offered(struck(playing(13), ['1605/S']).driven, 'british')).toEqual([]);
  });

  test('S 4.3 card 14 flips the Black Volunteers with as many steps', () => {
    const state = deal(strategic('2003 black-volunteers reduced', 12), 'british', 14);
    rallying(state, 'british', playing(14));
    expect(state.units['black-volunteers-r']).toMatchObject({ hex: '2003', steps: 1, fate: 'field' });
    expect(at(state, 'black-volunteers')).toBeNull();
  });

  test('S 4.3 card 15 after British reinforcements the Allies pay a momentum, or American morale', () => {
    const arrived = (turn: number, momentum: number) => {
      const state = deal(
        strategic('1802 prevost', 9, { momentum: { british: 0, allies: momentum }, pool: 8 - momentum }),
        'british',
        15,
      );
      campaign(state).arrivals.came['fraser-1'] = turn;
      const { american = 0 } = state.morale;
      const driven = open(state, phase('phase-start', 'rally', 'british'), playing(15));
      return [offered(driven, 'british').length, state.momentum.allies, (state.morale.american ?? 0) - american];
    };
    expect(arrived(9, 1)).toEqual([1, 0, 0]);
    expect(arrived(8, 0)).toEqual([1, 0, -1]);
    expect(arrived(7, 1)).toEqual([0, 1, 0]);
  });

  test('S 4.3 card 16 costs the French 1, from turn 12 on 2', () => {
    for (const [turn, loss] of [
      [11, 1],
      [12, 2],
    ] as const) {
      const state = deal(strategic('1802 prevost', turn), 'british', 16);
      const { french = 0 } = state.morale;
      open(state, phase('phase-start', 'combat', 'allies'), playing(16));
      expect(state.morale.french).toBe(french - loss);
    }
  });

  test('S 4.3 card 17 removes the leader Dillon, come or not, at no cost', () => {
    for (const text of ['1406 dillon, dillon-irish', '1406 foix']) {
      const state = deal(strategic(text), 'british', 17);
      const before = { morale: { ...state.morale }, victory: { ...state.victory } };
      const driven = open(state, phase('phase-start', 'movement', 'allies'), playing(17));
      expect(state.leaders.dillon).toMatchObject({ fate: 'removed', hex: null });
      expect({ morale: state.morale, victory: state.victory }).toEqual(before);
      expect(effects(driven)).toEqual([{ kind: 'leader-away', leader: 'dillon' }]);
    }
  });

  test('S 4.18 card 17: Dillon, gone on the turn he comes in, does not come a turn later', () => {
    const state = deal(strategic('1406 foix'), 'british', 17);
    Object.assign(state.leaders.dillon ?? {}, { hex: '3123', fate: 'field' });
    const { arrivals } = campaign(state);
    arrivals.gate.dillon = { hex: '3123', entry: 'F', spent: 0 };
    open(state, phase('phase-start', 'movement', 'allies'), playing(17));
    expect(gatesOf({ ...rules, position: state }, 'allies')).toEqual([]);
  });

  test('S 4.3 card 18 moves a stack inside the lines once more, and never out of them', () => {
    const state = deal(strategic('1803 graham-li, prevost; 1405 foix', 12), 'british', 18);
    const asked: string[] = [];
    marching(state, 'british', [['graham-li', '1804']], {
      'card-play': ({ space }: Asked) => (space.kind === 'one' && space.of.includes(18) ? 18 : 'pass'),
      'card-target': ({ space, about }: Asked) => {
        const of = space.kind === 'one' ? (space.of as string[]) : [];
        if ((about as { from?: string }).from === undefined) return '1804';
        asked.push(...of);
        return of.at(-1) as string;
      },
    });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every((hex) => field.hexes.get(hex)?.perimeter)).toBe(true);
    expect(at(state, 'graham-li')).toBe(asked.at(-1));
  });

  test('S 4.3 card 19 steadies a Disrupted unit next to no enemy; army morale +1', () => {
    const state = deal(
      strategic('1803 scr-1 disrupted; 1610 kfr disrupted; 1611 foix', 9, {
        morale: { british: 10, french: 15, american: 15 },
      }),
      'british',
      19,
    );
    const driven = rallying(state, 'british', playing(19), { rally: 0 });
    expect(targets(driven, 19)).toEqual(['scr-1']);
    expect([state.units['scr-1']?.formation, state.morale.british]).toEqual(['parade', 11]);
    expect(told(driven, 'boar.rally').map(({ unit }) => unit)).toEqual(['kfr']);
  });

  test('S 4.3 card 19 is offered for the strongest first, and for nobody who is off the map', () => {
    const state = deal(strategic('1803 scr-1 disrupted; 1802 fraser-1 disrupted; 1801 nyv disrupted'), 'british', 19);
    Object.assign(state.units.nyv ?? {}, { hex: null, fate: 'eliminated' });
    const strength = (id: string): number => field.counters.get(id)?.sp.full ?? 0;
    expect(strength('fraser-1')).toBeGreaterThan(strength('scr-1'));
    expect(targets(rallying(state, 'british', playing(19), { rally: 0 }), 19)).toEqual(['fraser-1', 'scr-1']);
  });
});

describe('S 4.3 cards 20 to 38, of the Allies', () => {
  test('S 4.3 card 20 on turns 1 to 7 von Trumbach and Royal N.C. never come, at no cost', () => {
    const state = deal(strategic('1802 prevost', 7), 'allies', 20);
    const before = { morale: { ...state.morale }, victory: { ...state.victory } };
    open(state, phase('phase-start', 'rally', 'british'), playing(20));
    expect(campaign(state).arrivals.barred).toEqual(['trumbach', 'rnc']);
    expect({ morale: state.morale, victory: state.victory }).toEqual(before);
    state.turn = 8;
    drive(state, (play) => reinforce(boardOf(rules, play), 'british'));
    expect([at(state, 'trumbach'), at(state, 'rnc')]).toEqual([null, null]);
    const late = deal(strategic('1802 prevost', 8), 'allies', 20);
    expect(open(late, phase('phase-start', 'rally', 'british')).asked).toEqual([]);
  });

  test('S 4.3 card 21 lets one work more be begun', () => {
    const dig = (answers: Answers, hexes: string[]) => {
      const state = deal(strategic('1806 br-c', 9), 'allies', 21);
      drive(state, (play) => worksPhase(boardOf(rules, play)), {
        answers: { ...answers, 'works-place': hexes },
      });
      return campaign(state).siege.building.length;
    };
    const sites = sitesFor(savannah, strategic('1806 br-c', 9), campaign(strategic('1806 br-c', 9)).siege).map(
      ({ hex }) => hex,
    );
    expect(dig(playing(21), sites.slice(0, 2))).toBe(2);
    expect(() => dig(playing(21), sites.slice(0, 3))).toThrow('works-limit');
    expect(() => dig({}, sites.slice(0, 2))).toThrow('works-limit');
  });

  test('S 4.3 card 22 repairs up to two breached siege works', () => {
    const siege = ['2009/N', '2009/NE', '2109/N'];
    const state = deal(strategic('1802 prevost', 12, { siege, breached: [...siege, '1404/SW'] }), 'allies', 22);
    open(
      state,
      { at: 'works', side: 'allies' },
      {
        ...playing(22),
        'card-target': ({ space }: Asked) => (space.kind === 'one' ? (space.of[0] as Json) : ''),
      },
    );
    expect(state.breached).toEqual(['2109/N', '1404/SW']);
  });

  test('S 4.3 card 23 burns a city hex within 7 of the works: units test at -1, French half a point', () => {
    const state = deal(strategic('1803 marines; 1806 br-c; 2009 fr-a-rt', 12, { siege: ['2009/N'] }), 'allies', 23);
    const driven = drive(state, (play) => bombardmentPhase(boardOf(rules, play)), {
      answers: { ...playing(23, '1803'), 'siege-fire': 'fire', 'siege-reply': 'hold' },
      faces: { 'table-1': 1 },
    });
    expect(targets(driven, 23)).toContain('1803');
    expect([state.ruined, state.victory.french]).toEqual([['1803'], 1]);
    const [test] = effects(driven).flatMap((effect) => (effect.kind === 'test' ? [effect.test] : []));
    expect(test?.modifiers.map(({ value }) => value)).toContain(-1);
    const far = deal(strategic('1802 prevost', 12, { siege: ['2014/N'] }), 'allies', 23);
    expect(open(far, { at: 'bombarded', side: 'allies' }).asked).toEqual([]);
  });

  test('S 4.3 card 24 breaches works within 4 hexes of siege works; units there test', () => {
    const state = deal(strategic('2005 fraser-1; 2009 fr-a-rt', 12, { siege: ['2009/N'] }), 'allies', 24);
    const side = '2005/S';
    const driven = open(state, { at: 'bombardment', side: 'allies' }, playing(24, side), { test: 9 });
    expect(targets(driven, 24)?.[0]?.startsWith('2005/')).toBe(true);
    expect(state.breached).toEqual([side]);
    expect(effects(driven).map(({ kind }) => kind)).toEqual(['breach', 'test']);
  });

  test('S 4.3 card 25 doubles the MP of French guns, which defy the weather on the road', () => {
    const state = deal(strategic('2414 fr-a-rt; 1211 beekman', 12, { weather: 'storms' }), 'allies', 25);
    const mp = (unit: string, sd: boolean) =>
      pointsOf({ ...rules, position: state }, partyOf(rules, 'allies', [unit], sd));
    const [french, american] = [mp('fr-a-rt', false), mp('beekman', false)];
    open(state, phase('phase-start', 'movement', 'allies'), playing(25));
    expect([mp('fr-a-rt', false), mp('beekman', false)]).toEqual([2 * french, american]);
    const guns = partyOf(rules, 'allies', ['fr-a-rt'], true);
    expect(rules.house.defiesWeather({ ...rules, position: state }, guns)).toBe(true);
    expect(rules.house.defiesWeather({ ...rules, position: { ...state, weather: 'gale' } }, guns)).toBe(false);
    expect(rules.house.defiesWeather({ ...rules, position: state }, partyOf(rules, 'allies', ['beekman'], true))).toBe(
      false,
    );
    open(state, phase('phase-end', 'combat', 'allies'));
    expect(mp('fr-a-rt', false)).toBe(french);
  });

  test('S 4.3 card 26 gives French lead units that attack 2 more morale for a phase', () => {
    const french = assault(deal(hours('1505 scr-1; 1506 foix'), 'allies', 26), [['1505', 'foix']], playing(26));
    expect(drm(french, 'card-26')).toBe(2);
    expect(inForce(french.state)).toEqual([]);
    const american = assault(deal(hours('1505 scr-1; 1506 sc-2'), 'allies', 26), [['1505', 'sc-2']], playing(26));
    expect(drm(american, 'card-26')).toBe(0);
  });

  test('S 4.3 card 27 asks for one unit in order, whoever else is with it', () => {
    const beside = deal(hours('1802 prevost; 1405 foix, hainault disrupted'), 'allies', 27);
    expect(targets(open(beside, phase('phase-start', 'combat', 'allies'), playing(27)), 27)).toContain('1404/S');
  });

  test('S 4.3 card 27 cuts an abatis away next to Allied foot in order, for good', () => {
    const state = deal(hours('1802 prevost; 1405 foix; 1606 pulaski; 1706 hainault disrupted'), 'allies', 27);
    const driven = open(state, phase('phase-start', 'combat', 'allies'), playing(27, '1404/S'));
    for (const side of targets(driven, 27) ?? []) {
      const hex = field.hexes.get(side.slice(0, 4));
      expect(hex?.next.map((near) => near?.id)).toContain('1405');
    }
    expect(state.cleared).toEqual(['1404/S']);
  });

  test('S 4.3 card 28 takes Captain Tawes in an attacked hex: British morale -1, half a point', () => {
    const state = deal(hours('1404 tawes; 1405 foix'), 'allies', 28);
    const { british = 0 } = state.morale;
    const driven = assault(state, [['1404', 'foix']], playing(28), { 'close-combat': 3 });
    expect([at(state, 'tawes'), played(driven)[0]?.card]).toEqual([null, 28]);
    expect(told(driven, 'boar.combat')[0]?.defenders.map(({ unit }) => unit)).toEqual(['tawes-r']);
    expect(state.morale.british).toBeLessThan(british);
    expect(effects(driven)).toContainEqual({ kind: 'victory', army: 'french', from: 0, to: 1, cause: 'card' });
    const elsewhere = deal(hours('1404 tawes; 1605 scr-1; 1606 foix'), 'allies', 28);
    expect(offered(assault(elsewhere, [['1605', 'foix']], playing(28)), 'allies')).toEqual([]);
  });

  test('S 4.3 card 29 +1 to an American attack, and morale if the defenders leave', () => {
    const fought = (units: string, die: number) => {
      const state = deal(
        hours(`1610 kfr; 1611 ${units}`, { morale: { british: 15, french: 10, american: 10 } }),
        'allies',
        29,
      );
      return { state, driven: assault(state, [['1610', units]], playing(29), { 'close-combat': die }) };
    };
    const won = fought('sc-2, sc-5', 6);
    expect(drm(won.driven, 'card-29')).toBe(1);
    const gained = told(won.driven, 'boar.combat')[0]?.effects.filter(
      (effect: Effect) => effect.kind === 'morale' && effect.cause === 'card',
    );
    expect(gained).toMatchObject([{ army: 'american' }]);
    const lost = fought('sc-2, sc-5', 0);
    expect(JSON.stringify(told(lost.driven, 'boar.combat')[0]?.effects)).not.toContain('"cause":"card"');
    expect(offered(fought('foix', 5).driven, 'allies')).toEqual([]);
  });

  test('S 4.3 card 30 lets Americans with Laurens attack beside the French', () => {
    const state = deal(hours('1610 kfr; 1611 foix; 1510 light-corps, laurens; 1711 sc-2; 1709 pulaski'), 'allies', 30);
    const faults = (units: string[]) =>
      judgeAttack(
        { ...rules, position: state },
        { id: '1610', side: 'allies', on: ['1610'], with: units, diverted: [], forced: false },
        [],
      ).map(({ code }) => code);
    expect(faults(['foix', 'light-corps'])).toContain('savannah.no-cohesion');
    state.phasing = 'allies';
    open(state, phase('phase-start', 'movement', 'allies'), playing(30));
    expect(faults(['foix', 'light-corps'])).toEqual([]);
    expect(faults(['foix', 'sc-2'])).toContain('savannah.no-cohesion');
    expect(faults(['foix', 'light-corps', 'pulaski'])).toEqual([]);
    const gone = deal(hours('1610 kfr; 1611 foix'), 'allies', 30);
    expect(open(gone, phase('phase-start', 'movement', 'allies')).asked).toEqual([]);
  });

  test('S 4.3 card 31 holds a British stack in column 18 or farther east in its next Movement phase', () => {
    const state = deal(hours('1803 scr-1; 1605 nyv; 1405 foix'), 'allies', 31);
    const driven = marching(state, 'allies', [], playing(31));
    expect(targets(driven, 31)).toEqual(['1803']);
    expect(inForce(state)).toEqual([31]);
    marching(state, 'british', [['scr-1', '1804']], {});
    expect([at(state, 'scr-1'), inForce(state)]).toEqual(['1803', []]);
    marching(state, 'british', [['scr-1', '1804']], {});
    expect(at(state, 'scr-1')).toBe('1804');
  });

  test('S 4.3 card 32 adds 2 to the rallies of one Allied army outside the naval zone', () => {
    const naval = field.at.find((hex) => hex.naval && hex.terrain === 'clear')?.id ?? '';
    const state = deal(
      hours(`2414 foix disrupted; ${naval} hainault disrupted; 1211 sc-2 disrupted; 1802 prevost`),
      'allies',
      32,
    );
    const driven = rallying(state, 'allies', {
      ...playing(32, 'french'),
      'rally-order': ['foix', 'hainault', 'sc-2'],
    });
    // Two French to rally, one American: the French are named first.
    expect(targets(driven, 32)).toEqual(['french', 'american']);
    const added = told(driven, 'boar.rally').map(({ unit, modifiers }) => [
      unit,
      modifiers.find(({ name }) => name === 'drm.card-32')?.value ?? 0,
    ]);
    expect(added).toEqual([
      ['foix', 2],
      ['hainault', 0],
      ['sc-2', 0],
    ]);
  });

  test('S 4.3 card 33 lets French and Americans stand together until their next Movement phase', () => {
    const state = deal(hours('2414 foix; 2413 sc-2; 1802 prevost'), 'allies', 33);
    const mixed = () =>
      stackFaults(
        { ...rules, position: state },
        field.hexes.get('2414') as NonNullable<ReturnType<typeof field.hexes.get>>,
        ['foix', 'sc-2'],
        [],
        'rest',
      ).map(({ code }) => code);
    expect(mixed()).toEqual(['savannah.stack-allies']);
    marching(state, 'allies', [['sc-2', '2414']], playing(33));
    expect([at(state, 'sc-2'), mixed()]).toEqual(['2414', []]);
    state.turn += 1;
    marching(state, 'allies', [], {});
    expect(inForce(state)).toEqual([]);
    expect(at(state, 'sc-2')).not.toBe(at(state, 'foix'));
  });

  test('S 4.3 card 33 waives the penalties of S 4.1(1), not S 4.13', () => {
    // Disrupted, he compels nobody.
    const state = deal(hours('1610 kfr disrupted; 1611 foix, sc-2'), 'allies', 33);
    state.phasing = 'allies';
    const faults = (units: string[]) =>
      judgeAttack(
        { ...rules, position: state },
        { id: '1610', side: 'allies', on: ['1610'], with: units, diverted: [], forced: false },
        [],
      ).map(({ code }) => code);
    expect(faults(['foix'])).toContain('savannah.mixed-attacks');
    open(state, phase('phase-start', 'movement', 'allies'), playing(33));
    expect(faults(['foix'])).toEqual([]);
    expect(faults(['foix', 'sc-2'])).toEqual(['savannah.no-cohesion']);
    expect(drm(assault(state, [['1610', 'foix']], {}), 'mixed-forced')).toBe(0);
  });

  test('S 4.3 card 34 ignores one work in the way of an attack', () => {
    const works = deal(hours('1404 ra-4, scr-1; 1405 foix'), 'allies', 34);
    const driven = assault(works, [['1404', 'foix']], playing(34));
    expect([drm(driven, 'abatis'), drm(driven, 'card-34')]).toEqual([-1, 1]);
    const open_ = deal(hours('1610 kfr; 1611 foix'), 'allies', 34);
    expect(offered(assault(open_, [['1610', 'foix']], playing(34)), 'allies')).toEqual([]);
  });

  test.each([
    [35, 'french'],
    [36, 'american'],
  ] as const)('S 4.3 card %i: %s morale +1, 20 at most', (card, army) => {
    for (const [from, to] of [
      [12, 13],
      [20, 20],
    ] as const) {
      const state = deal(
        strategic('1802 prevost', 9, { morale: { british: 15, french: from, american: from } }),
        'allies',
        card,
      );
      open(state, phase('phase-start', 'rally', 'british'), playing(card));
      expect(state.morale[army]).toBe(to);
      expect(hand(state, 'allies')).toEqual([]);
    }
  });

  test.each([
    [37, 'allies'],
    [50, 'british'],
    [50, 'allies'],
  ] as const)('S 4.3 card %i: the %s gain a momentum if any is left', (card, side) => {
    const state = deal(strategic('1802 prevost', 9, { momentum: { british: 0, allies: 0 }, pool: 8 }), side, card);
    open(state, phase('phase-start', 'rally', 'british'), playing(card));
    expect([state.momentum[side], state.pool]).toEqual([1, 7]);
    const empty = deal(strategic('1802 prevost', 9, { momentum: { british: 4, allies: 4 }, pool: 0 }), side, card);
    expect(open(empty, phase('phase-start', 'rally', 'british')).asked).toEqual([]);
  });

  test('S 4.3 card 38 fills up a reduced French foot unit next to no enemy; points scored stay', () => {
    const state = deal(
      strategic('2414 champagne reduced; 1610 kfr; 1611 hainault reduced; 2313 foix disrupted; 1211 sc-2 reduced', 9, {
        victory: { british: 3, french: 0, american: 0 },
      }),
      'allies',
      38,
    );
    Object.assign(state.units.armagnac ?? {}, { hex: '2414', fate: 'field' });
    const driven = rallying(state, 'allies', playing(38), { rally: 0 });
    expect(targets(driven, 38)).toEqual(['champagne']);
    expect([state.units.champagne?.steps, state.victory.british]).toEqual([2, 3]);
  });
});

describe('S 4.3 cards 39 to 55, of both', () => {
  test.each([39, 40])('S 4.3 card %i draws one card more', (card) => {
    const state = deal(strategic('1802 prevost'), 'allies', card);
    open(state, { at: 'draw', side: 'allies' }, playing(card), { card: 4 });
    expect([hand(state, 'allies'), campaign(state).cards.spent]).toEqual([[5], [card]]);
    expect(
      offered(open(deal(strategic('1802 prevost'), 'british', card), { at: 'draw', side: 'allies' }), 'british'),
    ).toEqual([]);
  });

  test('S 4.3 card 41 takes a card by a die out of the enemy hand; he knows which', () => {
    const state = deal(deal(strategic('1802 prevost'), 'british', 41), 'allies', 20, 36, 49);
    const driven = open(state, { at: 'draw', side: 'british' }, playing(41), { card: 1 });
    expect([hand(state, 'british'), hand(state, 'allies')]).toEqual([[36], [20, 49]]);
    expect(campaign(state).cards.known.allies).toEqual([36]);
    const [event] = driven.events.filter(({ kind }) => kind === 'savannah.card-drawn');
    expect([event?.to, (event?.others as { card: null }).card]).toEqual([['british', 'allies'], null]);
    const empty = deal(strategic('1802 prevost'), 'british', 41);
    expect(open(empty, { at: 'draw', side: 'british' }).asked).toEqual([]);
  });

  test('S 4.3 card 42 betters the weather just rolled by one kind, but no hurricane', () => {
    for (const [from, to] of [
      ['gale', 'squall'],
      ['squall', 'storms'],
      ['heavy-rain', 'favorable'],
    ] as const) {
      const state = deal(strategic('1802 prevost', 8, { weather: from }), 'allies', 42);
      const driven = open(state, { at: 'weather' }, playing(42));
      expect(state.weather).toBe(to);
      expect(effects(driven)).toEqual([{ kind: 'weather', from, to }]);
    }
    for (const weather of ['hurricane', 'favorable']) {
      const state = deal(strategic('1802 prevost', 8, { weather }), 'allies', 42);
      expect(open(state, { at: 'weather' }).asked).toEqual([]);
    }
    const { turns = [] } = savannah.campaign?.weather ?? {};
    expect(turns).not.toContain(9);
    expect(
      open(deal(strategic('1802 prevost', 9, { weather: 'gale' }), 'allies', 42), { at: 'weather' }).asked,
    ).toEqual([]);
  });

  test('S 4.3 card 43 takes 2 from the weather die', () => {
    const rolled = (answers: Answers) => {
      const state = deal(strategic('1802 prevost', 8), 'british', 43);
      const driven = drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)), {
        answers: { 'event-buy-card': 'keep', 'works-place': [], ...answers },
        faces: { weather: 5 },
      });
      const facts = driven.events.find(({ kind }) => kind === 'savannah.weather')?.facts as { sum: number };
      return facts.sum;
    };
    expect(rolled(playing(43)) - rolled({ 'card-play': 'pass' })).toBe(-2);
  });

  test('S 4.3 card 44 sends what is due at one entry the wrong road, for a turn', () => {
    const state = deal(strategic('1802 prevost', 3), 'british', 44);
    state.phasing = 'allies';
    const driven = drive(state, (play) => reinforce(boardOf(rules, play), 'allies'), {
      answers: playing(44, 'A'),
    });
    expect([...(targets(driven, 44) ?? [])].sort()).toEqual(['A', 'F']);
    expect([at(state, 'mcintosh'), at(state, 'foix')]).toEqual([null, savannah.map.entries.hexes.F?.[0]]);
    expect(campaign(state).arrivals.delayed['sc-1']).toBe(4);
  });

  test('S 4.3 card 45 takes 2 from an enemy shot, and from no other', () => {
    const state = deal(hours('1404 br-c; 1605 br-a; 1405 foix; 1606 hainault'), 'allies', 45);
    const driven = underFire(state, {
      ...playing(45),
      fire: ({ about }: Asked) => ({
        target: (about as { battery: string }).battery === 'br-c' ? 'foix' : 'hainault',
        with: [],
      }),
    });
    const added = told(driven, 'boar.fire').map(({ modifiers }) =>
      modifiers.filter(({ name }) => name === 'drm.card-45'),
    );
    expect(added.flat().map(({ value }) => value)).toEqual([-2]);
  });

  test('S 4.3 card 46 keeps a unit that would be Shattered Disrupted; its retreat stands', () => {
    const struck = (answers: Answers) => {
      const state = deal(hours('1610 kfr disrupted; 1611 foix, champagne'), 'british', 46);
      const probe = assault(structuredClone(state), [['1610', 'foix,champagne']], {});
      const [fought] = told(probe, 'boar.combat');
      const row =
        field.tables.closeCombat.rows.find(({ results }) => results[fought?.odds.final ?? 0] === '-/D')?.die ?? 0;
      assault(state, [['1610', 'foix,champagne']], answers, { 'close-combat': row - (fought?.sum ?? 0) });
      return state.units.kfr;
    };
    expect(struck({})).toMatchObject({ formation: 'shattered' });
    const saved = struck(playing(46));
    expect(saved?.formation).toBe('disrupted');
    expect(saved?.hex).not.toBe('1610');
  });

  test('S 4.3 card 47 adds 2 to a shot of one’s own', () => {
    const state = deal(hours('1404 br-c; 1405 foix'), 'british', 47);
    expect(drm(underFire(state, { ...playing(47), fire: { target: 'foix', with: [] } }), 'card-47', 'boar.fire')).toBe(
      2,
    );
  });

  test('S 4.3 card 48 costs an enemy stack of 4 SP or more 2 MP, but leaves it 1', () => {
    const state = deal(hours('2414 champagne, foix; 2412 hainault; 1802 prevost'), 'british', 48);
    const mp = (unit: string) => pointsOf({ ...rules, position: state }, partyOf(rules, 'allies', [unit], false));
    const before = mp('champagne');
    const driven = open(state, phase('phase-start', 'movement', 'allies'), playing(48));
    expect(targets(driven, 48)).toEqual(['2414']);
    expect([mp('champagne'), mp('hainault')]).toEqual([before - 2, before]);
    expect(mp('champagne')).toBeGreaterThanOrEqual(1);
    open(state, phase('phase-end', 'movement', 'allies'));
    expect(mp('champagne')).toBe(before);
  });

  test('S 4.3 card 49 makes an enemy card void; both are spent', () => {
    const state = deal(deal(strategic('1802 prevost'), 'british', 16), 'allies', 49);
    const { french = 0 } = state.morale;
    const driven = open(state, phase('phase-start', 'rally', 'british'), { ...playing(16), 'card-response': 49 });
    expect(played(driven)).toEqual([{ card: 16, side: 'british', target: null, answered: 49 }]);
    expect(state.morale.french).toBe(french);
    expect([...campaign(state).cards.spent].sort((a, b) => a - b)).toEqual([16, 49]);
    expect([hand(state, 'british'), hand(state, 'allies')]).toEqual([[], []]);
  });

  test('S 4.3 card 49 never answers a red card, and is not played of itself', () => {
    const state = deal(strategic('1802 prevost'), 'allies', 49);
    const driven = drive(state, (play) => drawEvents(boardOf(rules, play)), {
      answers: { 'event-buy-card': 'keep' },
      faces: { 'british/first/!card': 51 },
    });
    expect(driven.asked.map(({ kind }) => kind)).not.toContain('card-response');
    expect(offered(driven, 'allies')).toEqual([]);
  });

  test('S 4.3 card 51 makes wild ground cost 1 MP and keeps a stack from getting lost', () => {
    const state = deal(hours('1103 foix; 1405 hainault'), 'allies', 51);
    const driven = marching(state, 'allies', [['foix', '1102']], playing(51, '1103'), { lost: 9 });
    expect(told(driven, 'boar.lost-way')).toEqual([]);
    expect([at(state, 'foix'), state.units.foix?.lost]).toEqual(['1102', 'no']);
    const wild =
      field.at.find((hex) => hex.terrain === 'forest' && hex.next.every((near) => near?.terrain === 'forest'))?.id ??
      '';
    const woods = deal(hours(`${wild} champagne; 1802 prevost`), 'allies', 51);
    const cheapest = () => {
      const stacks = stacksOf({ field, position: woods });
      const search = searchFor(
        { ...rules, position: woods },
        groundFor({ ...rules, position: woods }, stacks, 'allies'),
        partyOf(rules, 'allies', ['champagne'], false),
      );
      const from = field.hexes.get(wild) as NonNullable<ReturnType<typeof field.hexes.get>>;
      return from.next.map((near) => reachable(search, from).find(({ hex }) => hex === near)?.cost);
    };
    const before = cheapest();
    open(woods, phase('phase-start', 'movement', 'allies'), playing(51));
    for (const [n, cost] of cheapest().entries()) if (before[n] === 2) expect(cost).toBe(1);
    expect(before).toContain(2);
  });

  test('S 4.3 card 52 throws one’s own die again; the second throw stands', () => {
    const state = deal(
      strategic('1803 scr-1 disrupted; 1405 foix', 9, { morale: { british: 10, french: 15, american: 15 } }),
      'british',
      52,
    );
    state.phasing = 'british';
    const driven = rallying(state, 'british', playing(52), { 'scr-1/!rally': 0, 'card-52/!rally': 9 });
    expect(told(driven, 'boar.rally')[0]).toMatchObject({ die: 9, success: true });
    expect(driven.events.find(({ kind }) => kind === 'savannah.card-die')?.facts).toMatchObject({ was: 0, is: 9 });
    const theirs = deal(strategic('1803 scr-1 disrupted; 1405 foix'), 'allies', 52);
    expect(offered(rallying(theirs, 'british', playing(52)), 'allies')).toEqual([]);
  });

  test('S 4.3 card 52 throws the die for the initiative again, too', () => {
    const state = deal(hours('1802 prevost; 2414 foix'), 'allies', 52);
    const driven = drive(state, (play) => initiative(boardOf(rules, play)), {
      answers: { ...playing(52), 'initiative-momentum': 0 },
      faces: { 'initiative-british': 5, 'initiative-allies': 0, 'card-52/!initiative-allies': 9 },
    });
    expect(told(driven, 'boar.initiative')[0]?.first).toBe('allies');
  });

  const drawn = (state: BoarState, card: number): Driven =>
    drive(state, (play) => drawEvents(boardOf(rules, play)), {
      answers: { 'event-buy-card': 'keep' },
      faces: { 'british/first/!card': card - 1 },
    });

  test('S 4.3 card 53 costs every army whose morale is 11 or more a point', () => {
    const state = strategic('1802 prevost', 9, { morale: { british: 11, french: 10, american: 15 } });
    drawn(state, 53);
    expect(state.morale).toEqual({ british: 10, french: 10, american: 14 });
  });

  test.each([
    ['favorable', 'heavy-rain'],
    ['storms', 'heavy-rain'],
    ['squall', 'squall'],
  ])('S 4.3 card 54 turns %s into %s', (weather, becomes) => {
    const state = strategic('1802 prevost', 9, { weather });
    drawn(state, 54);
    expect(state.weather).toBe(becomes);
  });

  test('S 4.3 card 55 stops bombardment, fire and close combat for the rest of the turn', () => {
    const state = strategic('1404 br-c; 1405 foix; 2009 fr-a-rt', 9, { siege: ['2009/N'] });
    drawn(state, 55);
    const siege = drive(state, (play) => bombardmentPhase(boardOf(rules, play)), {
      answers: { 'siege-fire': 'fire' },
    });
    expect(siege.rolled).toEqual([]);
    expect(told(underFire(state, {}), 'boar.fire')).toEqual([]);
    campaign(state).scale = 'tactical';
    expect(told(assault(state, [['1404', 'foix']], {}), 'boar.combat')).toEqual([]);
    state.turn = 10;
    open(state, { at: 'turn-start' });
    expect(told(assault(state, [['1404', 'foix']], {}), 'boar.combat')).toHaveLength(1);
  });
});
