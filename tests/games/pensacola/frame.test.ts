/** The frame of the campaign: fleets and the Red Cliffs, garrisons, prisoners, the French, the coup de main, the siege alone. */
import { describe, expect, test } from 'vitest';
import type { Steps } from '../../../src/engine/contract.ts';
import { agreeOnLeader } from '../../../src/games/pensacola/campaign/agreement.ts';
import { cliffsFire } from '../../../src/games/pensacola/campaign/cliffs.ts';
import { beginCoup, declareCoup } from '../../../src/games/pensacola/campaign/coup.ts';
import { garrisonViolation } from '../../../src/games/pensacola/campaign/garrison.ts';
import { crossTheCliffs, pentzelLeaves, whyNoCrossing } from '../../../src/games/pensacola/campaign/inset.ts';
import { landFleet } from '../../../src/games/pensacola/campaign/landing.ts';
import { rollForPrisoners } from '../../../src/games/pensacola/campaign/prisoners.ts';
import type { CampaignSheet } from '../../../src/games/pensacola/campaign/schema.ts';
import { theCampaign } from '../../../src/games/pensacola/campaign/state.ts';
import { frenchFaults, frenchInCamp, testTheFrench } from '../../../src/games/pensacola/french.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { wonAtOnce, wonAtTheEnd } from '../../../src/games/pensacola/victory.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { crowdsAt } from '../../../src/series/boar/frame/crowds.ts';
import { rollWeather } from '../../../src/series/boar/frame/weather.ts';
import type { Board } from '../../../src/series/boar/rules/house.ts';
import { partyOf } from '../../../src/series/boar/rules/paths.ts';
import { pin } from '../../../src/series/boar/rules/pins.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import type { FieldHex } from '../../../src/series/boar/scenario/field.ts';
import { type Answers, boardOver, drive, type Faces } from '../position.ts';
import { game, pensacola, siege } from './campaign.ts';

const rules = rulesOf(pensacola);
const sheet = pensacola.campaign as CampaignSheet;
const { field } = pensacola;

/** The campaign as it opens, with these counters elsewhere: `1104 aragon; - pentzel`. */
function opened(text = '', changes: Partial<PensacolaState> = {}): PensacolaState {
  const state = setup(pensacola);
  for (const stack of text.split(';').filter((one) => one.trim() !== '')) {
    const [hex = '', ...names] = stack.trim().split(/[\s,]+/);
    const at = hex === '-' ? { hex: null, fate: 'reserve' } : { hex, fate: 'field' };
    for (const name of names) Object.assign(state.units[name] ?? state.leaders[name] ?? {}, at);
  }
  return Object.assign(state, changes);
}

const played = (
  state: PensacolaState,
  steps: (board: Board) => Steps<unknown> | undefined,
  more: { faces?: Faces; answers?: Answers } = {},
) =>
  drive(
    state,
    function* (play) {
      yield* steps(boardOf(rules, play)) ?? [];
    },
    more,
  );

describe('how it opens', () => {
  test('P 3.7.1.2 von Hanxleden joins the British at Fort George where both sides agree, and stays away where one does not', () => {
    const asked = (british: string, spanish: string) => {
      const state = opened();
      const answers = { 'agree-leader@british': british, 'agree-leader@spanish': spanish };
      played(state, (board) => agreeOnLeader(pensacola, board), { answers });
      return [state.leaders.hanxleden?.fate, state.leaders.hanxleden?.hex];
    };
    expect(asked('with', 'with')).toEqual(['field', '2325']);
    expect(asked('with', 'without')).toEqual(['reserve', null]);
    expect(asked('without', 'with')).toEqual(['reserve', null]);
  });

  test('P 1.4, 1.5, 1.6 army morale 18 and 19, one momentum, clear weather', () => {
    const { morale, momentum, weather } = opened();
    expect([morale, momentum, weather]).toEqual([{ british: 18, spanish: 19 }, { british: 0, spanish: 1 }, 'clear']);
  });

  test('P 1.2 the Spanish go first on every siege turn and the first of the coup de main', () => {
    const { first } = field.scenario;
    expect(Array.from({ length: 17 }, (_, n) => first[String(n + 1)])).toEqual(Array(17).fill('spanish'));
    expect(first['18']).toBeUndefined();
  });

  test('P 3.7.8.1, 3.7.8.2 who comes when and where', () => {
    const due = (id: string) => (field.counters.get(id) ?? field.leaders.get(id))?.arrival;
    expect(['sp-choctaw', 'sappers', 'boiderout'].map(due)).toEqual([
      { turn: 5, entry: 'C' },
      { turn: 7, entry: 'stockade' },
      { turn: 7, entry: 'convoy' },
    ]);
    expect(['creeks', 'choctaw-3', 'chickasaws'].map(due)).toEqual([
      { turn: 2, entry: 'E' },
      { turn: 5, entry: 'E' },
      { turn: 11, entry: 'E' },
    ]);
  });
});

describe('weather', () => {
  const thrown = (weather: string, turn: number, face: number) =>
    played(
      opened('', { weather, turn, ordinal: turn }),
      (board) => {
        rollWeather(sheet, board);
        return undefined;
      },
      { faces: { weather: face } },
    ).state.weather;

  test('P 3.1 a die on odd turns from the third, one more after clear weather, one less after rain', () => {
    expect(sheet.weather.turns).toEqual([3, 5, 7, 9, 11, 13, 15]);
    expect([thrown('clear', 3, 0), thrown('rain', 3, 1), thrown('storm', 3, 1), thrown('clear', 3, 4)]).toEqual([
      'storm',
      'gale',
      'storm',
      'clear',
    ]);
  });
});

describe('fleets', () => {
  const landed = (state: PensacolaState, faces: Faces = {}, answers: Answers = {}) =>
    played(state, (board) => landFleet(pensacola, sheet, board, 'spanish'), { faces, answers });

  test('P 1.9 the fleet lands on or within two hexes of a stockade or at A, Galvez not at A', () => {
    const driven = landed(opened());
    const options = (id: string): string[] => {
      const need = driven.asked.find(({ address }) => address.includes(`/${id}/`));
      return need?.space.kind === 'one' ? (need.space.of as string[]) : [];
    };
    const far = options('navarra').filter(
      (hex) => hex !== '1002' && Math.min(...['2510', '2010'].map((one) => distance(field.grid, one, hex))) > 2,
    );
    expect(far).toEqual([]);
    expect([options('navarra').includes('1002'), options('galvez').includes('1002')]).toEqual([true, false]);
    expect(driven.state.units.navarra?.fate).toBe('field');
  });

  test('P 1.10 the Red Cliffs fire at it: no hit heartens the Spanish, a hit strikes a unit by lot', () => {
    const missed = landed(opened(), { cliffs: 6 });
    expect([missed.state.morale.spanish, missed.state.units.navarra?.steps]).toEqual([20, 2]);
    const hit = landed(opened(), { cliffs: 7, 'lot-0': 0, damage: 7 });
    expect([hit.state.units.navarra?.steps, hit.state.morale.spanish]).toEqual([1, 18]);
    const late = landed(opened(), { cliffs: 7, 'lot-0': 0, damage: 4 });
    expect([late.state.units.navarra?.hex, theCampaign(late.state).arrivals.delayed.navarra]).toEqual([null, 2]);
  });

  test('P 1.10 they fire once at each fleet, worse in a storm, and not when the fort is lost', () => {
    const shots = (state: PensacolaState, cliffs: number) =>
      landed(state, { cliffs })
        .events.filter(({ kind }) => kind === 'pensacola.cliffs')
        .map(({ facts }) => facts);
    expect(shots(opened('- pentzel'), 9)).toEqual([]);
    const again = opened();
    expect(shots(again, 6)).toMatchObject([{ die: 6, hits: 0, modifiers: [] }]);
    for (const id of theCampaign(again).cliffs.passed)
      Object.assign(again.units[id] ?? again.leaders[id] ?? {}, { hex: null, fate: 'reserve' });
    theCampaign(again).arrivals.came = {};
    expect(shots(again, 6)).toEqual([]);
    const [weather = ''] = Object.keys(sheet.cliffs.weather).filter((kind) => !sheet.weather.delays.includes(kind));
    if (weather !== '') expect(shots(opened('', { weather }), 8)).toMatchObject([{ hits: 0 }]);
  });

  test('P 3.7.8.1 of those who come ashore each hex and all who land in it are told', () => {
    const { state, events } = landed(opened());
    const arrivals = events.flatMap(({ kind, facts }) =>
      kind === 'pensacola.arrival' ? [facts as unknown as { hex: string; units: string[] }] : [],
    );
    const ashore = Object.keys(theCampaign(state).arrivals.gate);
    expect(ashore.length).toBeGreaterThan(1);
    expect(arrivals.flatMap(({ units }) => units).toSorted()).toEqual(ashore.toSorted());
    for (const { hex, units } of arrivals)
      expect(units.map((id) => (state.units[id] ?? state.leaders[id])?.hex)).toEqual(units.map(() => hex));
  });

  test('P 1.9 nobody lands beside the enemy, on water, or where there is no room', () => {
    const options = (text: string): string[] => {
      const need = landed(opened(text)).asked.find(({ address }) => address.includes('/navarra/'));
      return need?.space.kind === 'one' ? (need.space.of as string[]) : [];
    };
    const free = options('');
    expect(free.filter((hex) => field.tables.terrain[field.hexes.get(hex)?.terrain ?? '']?.foot == null)).toEqual([]);
    const [shore = ''] = free.filter((hex) => distance(field.grid, hex, '2510') === 2);
    const watched = options(`${shore} foot-16`);
    expect(watched.length).toBeGreaterThan(0);
    expect(watched.filter((hex) => distance(field.grid, hex, shore) < 2)).toEqual([]);
  });

  test('P 3.14.2 only Pentzel in Parade Order in his fort fires', () => {
    const state = opened();
    expect(cliffsFire(sheet, boardOver(rules, state))).toBe(true);
    Object.assign(state.units.pentzel as object, { formation: 'disrupted' });
    expect(cliffsFire(sheet, boardOver(rules, state))).toBe(false);
  });
});

describe('the Red Cliffs', () => {
  test('P 3.7.7.2 Spanish troops go from B to C and stop there; the French do not', () => {
    const crossing = (text: string) => {
      const state = opened(text);
      played(state, (board) => crossTheCliffs(sheet, board, 'spanish'), {
        answers: { 'cliffs-crossing': ({ about }) => (about as { units: string[] }).units },
      });
      return state;
    };
    const state = crossing('1204 aragon');
    expect([state.units.aragon?.hex, crossing('1204 poitou').units.poitou?.hex]).toEqual(['2501', '1204']);
    expect(rules.house.entering({ ...rules, position: state }, 'aragon')).toMatchObject({ hexes: 0 });
  });

  test('P 3.7.7.2 an order for the way says what is missing: an end of it, the enemy gone from the other, troops that may take it', () => {
    const why = (text: string, unit: string) =>
      whyNoCrossing(sheet, { ...rules, position: opened(text) }, unit)?.code ?? null;
    expect(why('1204 aragon; - pentzel', 'aragon')).toBeNull();
    expect(why('2501 aragon; - pentzel', 'aragon')).toBeNull();
    expect(why('2501 aragon', 'aragon')).toBe('pensacola.cross-shut');
    expect(why('2503 aragon; - pentzel', 'aragon')).toBe('pensacola.cross-elsewhere');
    expect(why('1204 poitou; - pentzel', 'poitou')).toBe('pensacola.cross-unable');
    const cross = { id: 'o1', verb: 'CROSS', args: { units: ['aragon'] }, canonical: 'CROSS aragon', line: 1 };
    const seen = game.view(opened('2501 aragon', { turn: 6 }), 'spanish');
    expect(game.unasked?.(seen, seen, 'spanish', cross)?.code).toBe('pensacola.cross-shut');
  });

  test('S 4.7 of who finds room first at the price of others it is told whom he puts off', () => {
    const state = opened('2510 soria, art-2a, boiderout', { turn: 7 });
    const gate = { hex: '2510', entry: 'convoy', spent: 0 };
    Object.assign(theCampaign(state).arrivals.gate, { soria: gate, 'art-2a': gate, boiderout: gate });
    const at = { ...rules, position: game.view(state, 'spanish') };
    const [crowd] = crowdsAt(at, 'spanish', 7, new Map());
    expect(crowd?.units).toEqual(['boiderout']);
    expect(new Set(crowd?.claims.get('boiderout'))).toEqual(new Set(['soria', 'art-2a']));
    const enter = { id: 'o1', verb: 'ENTER', args: { unit: 'boiderout' }, canonical: 'ENTER boiderout', line: 1 };
    const said = game.bound?.(game.view(state, 'spanish'), 'spanish', 'movement', [enter]) ?? [];
    const units = said.find(({ code }) => code === 'boar.no-room')?.facts.units;
    expect(new Set(units as string[])).toEqual(new Set(['soria', 'art-2a']));
  });

  test('P 3.7.7.1.2 Pentzel may try once to leave, and comes in three turns later', () => {
    const tries = (face: number) => {
      const state = opened('1003 aragon; 1002 aragon', { turn: 4 });
      const go = () =>
        played(state, (board) => pentzelLeaves(sheet, board, 'british', []), {
          faces: { test: face },
          answers: { 'pentzel-leave': 'leave' },
        }).asked.length;
      return [go(), state.units.pentzel?.hex ?? null, theCampaign(state).arrivals.called.pentzel?.turn, go()];
    };
    expect(tries(9)).toEqual([1, null, 7, 0]);
    expect(tries(0)).toEqual([1, '1103', undefined, 0]);
  });
});

describe('the British', () => {
  test('P 3.3 each of three places without troops in Parade Order costs one army morale', () => {
    const heart = (text: string) =>
      played(opened(text), (board) => {
        garrisonViolation(sheet, board);
        return undefined;
      }).state.morale.british;
    expect(heart('')).toBe(18);
    expect(heart('2425 waldeck-3; 2325 black-vols')).toBe(17);
    expect(heart('2425 waldeck-3; 2626 pa-loy, md-loy; 2828 ra-3, br-gren, mentor, port-royal')).toBe(15);
  });

  test('P 3.7.8.2.1 from turn 9 on a die of 0 or 1 brings the American prisoners', () => {
    const on = (turn: number, face: number, changes: Partial<PensacolaState> = {}) => {
      const state = opened('', { turn, ...changes });
      played(state, (board) => rollForPrisoners(sheet, board, 'british'), { faces: { prisoners: face } });
      return state.units.pows?.hex ?? null;
    };
    expect([on(8, 0), on(9, 1), on(9, 2)]).toEqual([null, '2429', null]);
    expect(on(9, 0, { destroyed: ['2429'] })).toBe('2930');
  });
});

describe('the French', () => {
  const tested = (state: PensacolaState, face: number) =>
    played(state, (board) => testTheFrench(pensacola, board), { faces: { french: face } });

  test('P 2.3.2 throw once, when Spanish army morale comes to 8', () => {
    const field = '2510 poitou, agenois; 2511 gatinois, galvez';
    expect(tested(opened(field, { morale: { british: 18, spanish: 9 } }), 0).rolled).toEqual([]);
    const gone = opened(field, { morale: { british: 18, spanish: 8 } });
    tested(gone, 0);
    expect([gone.units.poitou?.fate, gone.morale.spanish, gone.french.quit]).toEqual(['removed', 7, true]);
    expect(tested(gone, 0).rolled).toEqual([]);
    const idle = opened(field, { morale: { british: 18, spanish: 8 } });
    tested(idle, 3);
    const at = { ...rules, position: idle };
    expect([frenchFaults(at, ['poitou']).length, frenchFaults(at, ['navarra']).length]).toEqual([1, 0]);
    expect([idle.units.poitou?.fate, idle.leaders.boiderout?.fate, idle.french.quit]).toEqual([
      'field',
      opened(field).leaders.boiderout?.fate,
      false,
    ]);
    idle.french.idle = 1;
    expect(frenchFaults(at, ['poitou'])).toHaveLength(1);
    idle.french.idle = 0;
    expect(frenchFaults(at, ['poitou'])).toEqual([]);
  });

  test('P 2.3.2 with no French left nobody throws, with one left he does', () => {
    const left = (ids: string[]) => {
      const state = opened('', { morale: { british: 18, spanish: 8 } });
      for (const { id, marks } of field.counters.values())
        if (marks.includes('french')) Object.assign(state.units[id] ?? {}, { hex: null, fate: 'eliminated' });
      for (const id of ids) Object.assign(state.units[id] ?? {}, { hex: '2510', fate: 'field' });
      return tested(state, 5).rolled.length;
    };
    expect([left([]), left(['poitou'])]).toEqual([0, 1]);
  });

  test('P 2.3.2 of a pin that ends as they go, the enemy alone is told to be free', () => {
    const state = opened('2510 poitou; 2511 foot-16', { morale: { british: 18, spanish: 8 } });
    pin(state, ['poitou'], ['foot-16']);
    const { events } = tested(state, 0);
    const [pins] = events.flatMap(({ facts }) => (facts as { effects?: { kind: string }[] }).effects ?? []);
    expect(pins).toEqual({ kind: 'unpin', units: ['poitou', 'foot-16'], free: ['foot-16'] });
  });

  test('P 2.3.2 in camp they go up to no enemy, but may be driven back beside one', () => {
    const state = opened('2518 poitou; 2520 foot-16');
    const { mayEnter } = frenchInCamp.amends;
    const goes = (camp: number, moment: 'passing' | 'retreat', unit = 'poitou') => {
      state.french.camp = camp;
      const there = { ...rules, position: state };
      const hex = (id: string) => field.hexes.get(id) as FieldHex;
      return mayEnter?.(there, partyOf(there, 'spanish', [unit], false), hex('2518'), 'S', hex('2519'), moment)?.code;
    };
    expect([goes(1, 'passing'), goes(0, 'passing'), goes(1, 'retreat'), goes(1, 'passing', 'navarra')]).toEqual([
      'pensacola.french-camp',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the coup de main', () => {
  const storm = (breached: string[], turn = 8) => {
    const state = opened('', { turn, ordinal: turn, breached, weather: 'rain' });
    played(state, (board) => declareCoup(pensacola, sheet, board), { answers: { 'declare-assault': 'declare' } });
    return state;
  };

  test('P 3.4 the turn on which it was declared is kept', () => {
    expect([theCampaign(opened()).declared, theCampaign(storm([], 8)).declared]).toEqual([null, 8]);
  });

  test('P 3.4 costs two army morale with no fort breached, one with one, none with more; the weather stays', () => {
    const morale = (breached: string[]) => storm(breached).morale.spanish;
    expect([morale([]), morale(['2325/SW', '2325/S', '2225/N']), morale(['2325/SW', '2825/N'])]).toEqual([17, 18, 19]);
    const state = storm([]);
    expect([state.turn, state.weather, theCampaign(state).scale]).toEqual([17, 'rain', 'tactical']);
  });

  test('P 3.4 who is due that turn still comes, who is to come later never does', () => {
    const { barred } = theCampaign(storm([], 7)).arrivals;
    expect([barred.includes('hibernia'), barred.includes('chickasaws')]).toEqual([false, true]);
  });

  test('P 3.4 comes by itself after turn 16', () => {
    const state = opened('', { turn: 17, ordinal: 17 });
    played(state, (board) => beginCoup(pensacola, sheet, board));
    expect([theCampaign(state).scale, state.morale.spanish]).toEqual(['tactical', 17]);
  });

  test('P 1.2.1.2 before it no Spaniard goes next to the works', () => {
    const near = (state: PensacolaState) => {
      const [from, to] = [field.hexes.get('2823'), field.hexes.get('2824')] as const;
      const party = { side: 'spanish', units: [field.counters.get('navarra')], leaders: [], strategic: false };
      return rules.house.mayEnter(
        { ...rules, position: state },
        party as never,
        from as never,
        'S',
        to as never,
        'rest',
      );
    };
    expect(near(opened())).toMatchObject({ code: 'pensacola.before-assault' });
    expect(near(storm([]))).toBeNull();
  });

  test('P 2.1, 2.2 all three forts after the last turn decide the campaign', () => {
    const end = (held: string[]) => wonAtTheEnd(pensacola, boardOver(rules, opened('', { held })));
    expect(end(['2825', '2524', '2325'])).toMatchObject({ result: 'decisive', winner: 'spanish' });
    expect(end(['2825', '2524'])).toMatchObject({ result: 'marginal' });
    expect(end([])).toMatchObject({ result: 'decisive', winner: 'british' });
  });
});

describe('players', () => {
  test('P 1.1.2 two seats, three where the Spanish command is divided, four where the Indians have a player too', () => {
    expect(game.seatings?.map((seats) => seats.map(({ id }) => id))).toEqual([
      ['british', 'spanish'],
      ['british', 'spaniards', 'french'],
      ['garrison', 'indians', 'spaniards', 'french'],
    ]);
    expect(['poitou', 'boiderout', 'navarra', 'sp-choctaw', 'kfr', 'ra-3'].map((id) => game.memberOf?.(id))).toEqual([
      'french',
      'french',
      'spaniards',
      'spaniards',
      'indians',
      'garrison',
    ]);
  });
});

describe('the siege alone', () => {
  const siegeRules = rulesOf(siege);
  const now = (changes: Partial<PensacolaState>) =>
    wonAtOnce(siege, boardOver(siegeRules, Object.assign(setup(siege), changes)));

  test('P 6.2.2 it is played without von Hanxleden and the American prisoners', () => {
    const state = setup(siege);
    expect([state.leaders.hanxleden?.fate, state.units.pows?.fate]).toEqual(['reserve', 'reserve']);
    expect([siege.sheet.agreed, siege.campaign?.prisoners]).toEqual([undefined, undefined]);
  });

  test('P 6.2.4 a breach in each fort, both stockades destroyed, or the French gone decide it', () => {
    expect(now({ breached: ['2325/S', '2524/N'] })).toBeNull();
    expect(now({ breached: ['2325/S', '2524/N', '2825/N'] })).toMatchObject({ result: 'decisive', winner: 'spanish' });
    expect(now({ destroyed: ['2510', '2010'] })).toMatchObject({ result: 'decisive', winner: 'british' });
    expect(now({ french: { tested: true, camp: 0, idle: 0, quit: true } })).toMatchObject({
      result: 'substantial',
      winner: 'british',
    });
    expect(now({ morale: { british: 4, spanish: 9 } })).toMatchObject({ result: 'substantial', winner: 'spanish' });
  });

  test('P 6.2.4 else a point for each breach, and for each fort left whole', () => {
    const state = Object.assign(setup(siege), { breached: ['2325/S', '2325/N'] });
    wonAtTheEnd(siege, boardOver(siegeRules, state));
    expect(state.victory).toEqual({ british: 4, spanish: 4 });
  });
});
