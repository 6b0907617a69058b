/** Orders of the siege in three languages, what is said of wrong ones, what they answer, and what doctrine answers. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Json, Order, Question } from '../../../../src/engine/contract.ts';
import type { Story } from '../../../../src/engine/story.ts';
import { stillTelling } from '../../../../src/engine/telling.ts';
import { look } from '../../../../src/engine/view.ts';
import { savannah as ruleset } from '../../../../src/games/savannah/game.ts';
import type { SavannahView } from '../../../../src/games/savannah/view.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { bombardmentPhase } from '../../../../src/series/boar/siege/bombardment.ts';
import { worksPhase } from '../../../../src/series/boar/siege/works.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { campaign, position, rules, scenario } from '../../campaign.ts';
import { type Asked, drive, type Faces } from '../../position.ts';

const game = ruleset.open(scenario);
const seen = (state: BoarState, role: string): SavannahView => look(game, state, role) as SavannahView;

function order(state: BoarState, role: string, text: string): Order {
  const [line] = readOrders(text, grammarOf(game, seen(state, role), role)).lines;
  if (!line?.read) throw new Error(`${text}: ${JSON.stringify(line?.diagnostics)}`);
  return line.read.order;
}

const judged = (state: BoarState, role: string, text: string): readonly Diagnostic[] =>
  game.idle?.(seen(state, role), role, order(state, role, text), []) ?? [];
const said = (state: BoarState, role: string, text: string): string[] =>
  judged(state, role, text).map(({ severity, code }) => `${severity} ${code.replace('savannah.', '')}`);

/** Turn 8, before any digging; and turn 10 with a work and a marker. */
const early = (): BoarState => position('1806 br-c; 2414 auxerrois', { turn: 8, ordinal: 8 });
function digging(): BoarState {
  const state = position('1806 br-c; 2005 fraser-1; 2009 fr-a-rt', {
    turn: 10,
    ordinal: 10,
    siege: ['2009/N', '2009/NE'],
  });
  Object.assign(campaign(state).siege, { step: 3, used: { 2: 1 }, building: [{ hex: '2008', placed: 10 }] });
  return state;
}

/** The questions a phase asks, answered by these orders of each role, else by doctrine. */
function play(
  state: BoarState,
  phase: typeof worksPhase,
  orders: Readonly<Record<string, readonly string[]>> = {},
  faces: Faces = {},
): Asked[] {
  const answer = (need: Asked): Json => {
    const view = seen(state, need.role);
    const own = orders[need.role] ?? orders[rules.field.armies.find(({ id }) => id === need.role)?.side ?? ''] ?? [];
    for (const text of own) {
      const given = game.reply(view, [order(state, need.role, text)], need as Question);
      if (given !== undefined) return given;
    }
    return game.answer(need as Question, () => view, []);
  };
  const kinds = [
    ...['works-place', 'works-orient', 'siege-fire', 'siege-reply', 'siege-breach-side', 'siege-repair-side'],
    ...['siege-city-hex', 'siege-victim', 'construction-remove'],
  ];
  const answers = Object.fromEntries(kinds.map((kind) => [kind, answer]));
  return drive(state, (table) => phase(boardOf(rules, table)), { faces: { test: 9, ...faces }, answers }).asked;
}

describe('the orders of the siege', () => {
  test.each([
    ['DIG 2009', 'DIG 2009'],
    ['CREUSER 2009', 'DIG 2009'],
    ['CAVAR 2009', 'DIG 2009'],
    ['DIG 2009, 2108', 'DIG 2009, 2108'],
    ['DIG NONE', 'DIG NONE'],
    ['CREUSER AUCUN', 'DIG NONE'],
    ['CAVAR NINGUNO', 'DIG NONE'],
    ['ORIENT 2009 N NE', 'ORIENT 2009 N, NE'],
    ['ORIENTER 2009 NORD, NORD-EST', 'ORIENT 2009 N, NE'],
    ['ORIENTAR 2009 NORTE', 'ORIENT 2009 N'],
    ['SIEGE HOLD', 'SIEGE HOLD'],
    ['SIÈGE TIRER', 'SIEGE FIRE'],
    ['ASEDIO FUEGO', 'SIEGE FIRE'],
    ['BREACH 1806 SW', 'BREACH 1806 SW'],
    ['RÉPARER 2009 NORD', 'REPAIR 2009 N'],
  ])('%s reads as %s', (text, canonical) => {
    expect(order(early(), 'allies', text).canonical.toUpperCase()).toBe(canonical);
  });

  test('all of them look ahead to the opening of the next turn', () => {
    for (const id of ['DIG', 'ORIENT', 'SIEGE', 'BREACH', 'REPAIR']) {
      expect(game.verbs.find((verb) => verb.id === id)).toMatchObject({ ahead: true, standing: true });
    }
  });
});

describe('S 4.4 what is said of them', () => {
  test('S 4.4 a site that will do draws no remark; ground, distance and number are told', () => {
    expect(said(early(), 'allies', 'DIG 2009')).toEqual([]);
    expect(said(early(), 'allies', 'DIG 2008')).toEqual(['error works-distance']);
    expect(said(early(), 'allies', 'DIG 1206')).toEqual(['error works-ground']);
    expect(said(early(), 'allies', 'DIG 2009, 1809')).toContain('error works-limit');
    expect(said(early(), 'british', 'DIG 2009')).toEqual(['error works-not-yours']);
  });

  test('S 4.4 works may be left alone: DIG NONE is an order of its own, and digs none', () => {
    expect(said(early(), 'allies', 'DIG NONE')).toEqual([]);
    expect(said(early(), 'allies', 'DIG')).toEqual(['error works-which']);
    const above = order(early(), 'allies', 'DIG 2009');
    const judgedBelow = game.idle?.(seen(early(), 'allies'), 'allies', order(early(), 'allies', 'DIG NONE'), [above]);
    expect(judgedBelow).toMatchObject([{ severity: 'error', code: 'savannah.works-which' }]);
    const state = digging();
    Object.assign(state, { turn: 11, weather: 'favorable' });
    play(state, worksPhase, { allies: ['DIG NONE', 'ORIENT 2008 N'] });
    expect(campaign(state).siege.building).toEqual([]);
  });

  test('S 4.4 one must extend the works; such as would are named', () => {
    const [only] = judged(digging(), 'allies', 'DIG 2206');
    expect(only).toMatchObject({ code: 'savannah.works-extend' });
    expect(only?.facts.examples).not.toEqual([]);
    expect(said(digging(), 'allies', 'DIG 2009')).toEqual(['error works-twice']);
  });

  test('S 4.4 what is begun is completed before more is dug: a line may extend it', () => {
    const state = digging();
    expect(said(state, 'allies', 'DIG 2007')).toEqual([]);
    Object.assign(state, { turn: 11, weather: 'favorable' });
    play(state, worksPhase, { allies: ['DIG 2007', 'ORIENT 2008 N'] });
    expect(campaign(state).siege.building).toEqual([{ hex: '2007', placed: 11 }]);
  });

  test('S 4.4 a second line need not extend the works where the first does', () => {
    const above = order(digging(), 'allies', 'DIG 2007');
    const below = order(digging(), 'allies', 'DIG 2206');
    expect(game.idle?.(seen(digging(), 'allies'), 'allies', below, [above])).toEqual([]);
  });

  test('S 4.4 an enemy beside the hex is only a warning: he may be gone', () => {
    const state = position('2008 fraser-1', { turn: 8 });
    expect(said(state, 'allies', 'DIG 2009')).toContain('warning works-enemy');
  });

  test('S 4.4 two lines that dig more than may be begun together are refused, the second with the first named', () => {
    const above = order(early(), 'allies', 'DIG 2009');
    const judgedBelow = game.idle?.(seen(early(), 'allies'), 'allies', order(early(), 'allies', 'DIG 1809'), [above]);
    expect(judgedBelow?.find(({ code }) => code === 'savannah.works-limit')).toMatchObject({
      ...{ severity: 'error', facts: { n: 2, limit: 1, others: ['2009'] } },
    });
  });

  test('S 3 IV where each Allied army has a player of its own the French alone direct the siege', () => {
    for (const text of ['DIG 2007', 'ORIENT 2008 N', 'SIEGE HOLD', 'BREACH 1806 S', 'REPAIR 2009 N']) {
      expect(said(digging(), 'american', text), text).toEqual(['error siege-not-yours']);
      expect(said(digging(), 'french', text), text).not.toContain('error siege-not-yours');
      expect(said(digging(), 'allies', text), text).toEqual(said(digging(), 'french', text));
    }
  });

  test('S 4.4 too early, too late', () => {
    const dawn = early();
    dawn.turn = 3;
    expect(said(dawn, 'allies', 'DIG 2009')).toEqual(['error works-early']);
    const night = early();
    campaign(night).scale = 'tactical';
    expect(said(night, 'allies', 'DIG 2009')).toEqual(['error siege-over']);
    const late = digging();
    campaign(late).siege.step = 4;
    expect(said(late, 'allies', 'DIG 2108')).toEqual(['error works-done']);
  });

  test('R73 hexsides lie side by side, and a counter must be left', () => {
    expect(said(digging(), 'allies', 'ORIENT 2008 N NE NW')).toEqual([]);
    expect(said(digging(), 'allies', 'ORIENT 2008 N S')).toEqual(['error works-apart']);
    expect(said(digging(), 'allies', 'ORIENT 2008 N NE SE S')).toEqual(['error works-counter']);
    expect(said(digging(), 'allies', 'ORIENT 2010 N')).toEqual(['warning works-none']);
  });

  test('S 4.6 guns, breaches and repairs that must wait are told', () => {
    expect(said(early(), 'allies', 'SIEGE FIRE')).toEqual(['warning siege-no-works']);
    expect(said(digging(), 'allies', 'SIEGE FIRE')).toEqual([]);
    expect(said(digging(), 'british', 'SIEGE FIRE')).toEqual(['warning siege-not-opened']);
    expect(said(digging(), 'allies', 'BREACH 1806 S')).toEqual([]);
    expect(said(digging(), 'allies', 'BREACH 1404')).toEqual(['warning breach-nothing']);
    expect(said(digging(), 'british', 'BREACH 2008')).toEqual([]);
    expect(said(digging(), 'allies', 'REPAIR 2009')).toEqual(['warning repair-nothing']);
  });
});

describe('what they answer', () => {
  test('decision 9 DIG says where; hexes that will not do any more are left out', () => {
    const state = early();
    state.turn = 9;
    play(state, worksPhase, { allies: ['DIG 1810'] });
    expect(campaign(state).siege.building.map(({ hex }) => hex)).toEqual(['1810']);
    const next = digging();
    next.turn = 11;
    play(next, worksPhase, { allies: ['DIG 2007, 2005, 2108'] });
    expect(campaign(next).siege.building.map(({ hex }) => hex)).toEqual(['2007', '2108']);
  });

  test('decision 8 ORIENT says which sides, in whatever order', () => {
    const state = digging();
    state.turn = 11;
    play(state, worksPhase, { allies: ['ORIENT 2008 NE NW N'] });
    expect(state.siege).toEqual(['2009/N', '2009/NE', '2008/NW', '2008/N', '2008/NE']);
  });

  test('decision 10, 11 SIEGE HOLD keeps either side silent', () => {
    const state = digging();
    const asked = play(state, bombardmentPhase, { allies: ['SIEGE HOLD'] });
    expect(asked.map(({ kind }) => kind)).toEqual(['siege-fire']);
    campaign(state).siege.opened = true;
    play(state, bombardmentPhase, { allies: ['SIEGE HOLD'], british: ['SIEGE HOLD'] });
    expect(state.morale.british).toBe(19);
  });

  test('decision 12, 13, 15 BREACH and REPAIR name hexside, city hex and marker', () => {
    const breached = digging();
    play(
      breached,
      bombardmentPhase,
      { allies: ['BREACH 1806 SW'], british: ['SIEGE HOLD'] },
      { 'table-1/!bombardment': 3, 'table-2/!bombardment': 8 },
    );
    expect(breached.breached).toEqual(['1806/SW']);
    const ruined = digging();
    play(ruined, bombardmentPhase, { allies: ['BREACH 2002'], british: ['SIEGE HOLD'] }, { 'table-1/!bombardment': 8 });
    expect(ruined.ruined).toEqual(['2002']);
    const mended = digging();
    mended.breached = ['2009/N', '2009/NE'];
    play(
      mended,
      bombardmentPhase,
      { allies: ['REPAIR 2009 NE'], british: ['SIEGE HOLD'] },
      { 'table-1/!bombardment': 3, 'table-2/!bombardment': 3 },
    );
    expect(mended.breached).toEqual(['2009/N']);
    const removed = digging();
    campaign(removed).siege.building.push({ hex: '2108', placed: 10 });
    play(
      removed,
      bombardmentPhase,
      { british: ['BREACH 2108'] },
      { 'french/table-1/!bombardment': 1, 'british/table-1/!bombardment': 8 },
    );
    expect(campaign(removed).siege.building.map(({ hex }) => hex)).toEqual(['2008']);
  });

  test('decision 14 LOSSES names who is struck', () => {
    const state = position('1806 br-c; 2005 br-a; 2009 fr-a-rt', { turn: 12, siege: ['2009/N'] });
    play(state, bombardmentPhase, { british: ['LOSSES br-c FIRST', 'SIEGE HOLD'] }, { 'table-1/!bombardment': 9 });
    expect([state.units['br-a']?.steps, state.units['br-c']?.steps]).toEqual([2, 1]);
  });
});

describe('what doctrine answers', () => {
  test('decision 8, 9 a sap goes towards the South-east redoubt, its sides to the town, then to the flanks', () => {
    const state = position('1806 br-c; 2414 auxerrois', { turn: 9 });
    const dug: string[][] = [];
    for (let turn = 9; turn <= 12; turn++) {
      state.turn = turn;
      play(state, worksPhase);
      dug.push(campaign(state).siege.building.map(({ hex }) => hex));
    }
    expect(dug.map((hexes) => hexes.length)).toEqual([1, 3, 4, 0]);
    expect(dug.map(([head]) => head)).toEqual(['2009', '2008', '2007', undefined]);
    expect(state.siege).toHaveLength(17);
    for (const name of state.siege) expect(name.slice(5), name).not.toMatch(/^S$/);
    expect(game.check(state).filter((fault) => fault.includes('siege'))).toEqual([]);
  });

  test('decision 10 to 15 guns fire; the town near headquarters, the nearest marker, the thinnest wall go first', () => {
    const state = digging();
    const asked = play(state, bombardmentPhase, {}, { 'table-1/!bombardment': 8, 'table-2/!bombardment': 8 });
    expect(asked.map(({ kind }) => kind)).toContain('siege-reply');
    expect(state.ruined).toEqual(['1803']);
    expect(state.breached.some((name) => name.startsWith('2005/'))).toBe(false);
    expect(campaign(state).siege.building).toEqual([]);
  });
});

describe('the form of the Allies while turns are days', () => {
  const formOf = (state: BoarState, language: 'en' | 'fr' = 'en'): string => {
    const next = { ordinal: 8, printed: 8, calls: ['movement'], heard: [] };
    const { form } = game.story({ ...stillTelling('allies', language, seen(state, 'allies')), next }) as Story;
    return form
      .join(' ')
      .replace(/ \\ #/g, '')
      .replaceAll(/[#\s]+/g, ' ');
  };

  test('has a march by road for who is far off, as near to the lines as it brings him', () => {
    expect(formOf(early())).toMatch(/ MOVE auxerrois TO \d{4} STRATEGIC /);
    expect(formOf(early(), 'fr')).toMatch(/ MARCHER auxerrois A \d{4} STRATEGIQUE /);
    const [, to = ''] = / TO (\d{4}) STRATEGIC/.exec(formOf(early())) ?? [];
    expect(said(early(), 'allies', `MOVE auxerrois TO ${to} STRATEGIC`)).toEqual([]);
    expect(formOf(position('1806 br-c; 2414 auxerrois', { turn: 8, ordinal: 8, weather: 'storms' }))).not.toContain(
      'STRATEGIC',
    );
  });

  test('says what the assault costs: the turns left out, and who never comes', () => {
    // By the printed schedule six counters of each side come after turn 8.
    expect(formOf(early())).toContain(
      'turn 16 follows; who is still to come, 6 of ours and 6 of theirs, never does; the lines are built no further:',
    );
  });
});
