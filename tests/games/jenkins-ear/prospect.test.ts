/** What a fleet would meet, as it is told before it sails, against the ways in which the dice fall when the rules play it. */
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import type { Diagnostic, Order } from '../../../src/engine/contract.ts';
import { wantAfter } from '../../../src/games/jenkins-ear/acts/prospects.ts';
import type { FieldHex, HexId } from '../../../src/games/jenkins-ear/field.ts';
import { type Fleet, type Prospect, prospectOf } from '../../../src/games/jenkins-ear/prospect.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import { saidOf, verdictsAt } from '../../rehearsal/verdicts.ts';
import {
  type Asked,
  askedOf,
  campaign,
  type Driven,
  type Driving,
  field,
  lost,
  order,
  position,
  told,
} from './table.ts';
import { game, judged, orders, viewOf } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3 } as const;
const FACES = [1, 2, 3, 4, 5, 6];

/** All English counters of a hex that lie aboard or are ships, to sail from it. */
function fleetOf(state: EarState, from: HexId, to: HexId, via: readonly HexId[] = []): Fleet {
  const here = Object.values(state.pieces).filter(({ id, hex }) => hex === from && id.startsWith('en-'));
  const named = (isAboard: boolean) => here.flatMap(({ id, aboard }) => ((aboard !== null) === isAboard ? [id] : []));
  return { from, via, to, ships: named(false), aboard: named(true), onFoot: [] };
}

function prospect(state: EarState, ...[from, to, via]: [HexId, HexId, HexId[]?]): Prospect {
  const found = prospectOf({ field, view: viewOf(state, 'english'), side: 'english' }, fleetOf(state, from, to, via));
  if (!found) throw new Error(`no way leads from ${from} to ${to}`);
  return found;
}

/** The same voyage as the rules play it, with its combats. */
function sail(state: EarState, from: HexId, to: HexId, via: HexId[], driving: Driving): Driven {
  const { ships } = fleetOf(state, from, to);
  const move = order('MOVE', ships.join(), { to, ...(via.length > 0 && { via }) });
  return campaign(structuredClone(state), 'english', [move], driving);
}

/** Everybody who may intercept does. */
const chased = { intercept: ({ about }: Asked) => (about as { candidates: string[] }).candidates };

describe('R 7.2', () => {
  test('the highest die told is the highest with which the enemy intercepts', () => {
    const state = position('en 2719 port: boyne; sp 3018 off: frigate-1, frigate-2; sp 2920 off: oriente', begun);
    const { challenges } = prospect(state, '2719', '3019', ['2819', '2919']);
    const tried = [...challenges].flatMap(([die, hexes]) => hexes.map((hex) => [hex, die]));
    expect(tried).toEqual([
      ['2819', 1],
      ['2919', 3],
      ['3019', 3],
    ]);
    for (const [hex, die] of tried) {
      const caught = FACES.filter((face) => {
        const dice = { '!intercept': 6, [`${hex}/!intercept`]: face };
        const tries = told(sail(state, '2719', '3019', ['2819', '2919'], { dice, answers: chased }), 'ear.intercept');
        return tries.some(({ at, success }) => at === hex && success);
      });
      expect(Math.max(...caught)).toBe(die);
    }
  });

  test('J15 nobody intercepts into a storm, from one, or into a seaport of the mover’s', () => {
    const beside = 'en 2719 port: boyne; sp 3018 off: frigate-1, frigate-2';
    const hexes = (storms: HexId[]) => [...prospect(position(beside, { ...begun, storms }), '2719', '2919').challenges];
    expect(hexes([])).toEqual([[2, ['2919']]]);
    expect(hexes(['3018'])).toEqual([]);
    const home = position('en 2819 off: boyne; sp 2718 off: frigate-1, frigate-2', begun);
    expect(prospect(home, '2819', '2719').challenges.size).toBe(0);
  });

  test('a stack that lies hidden may be ships down to its last counter; one that lies open is counted', () => {
    const met = (more: string, open: boolean): Prospect => {
      const state = position(`en 2719 port: boyne; sp 3018 port: oriente, frigate-1${more}`, begun);
      for (const piece of Object.values(state.pieces)) piece.open = open && piece.hex === '3018';
      return prospect(state, '2719', '2919');
    };
    expect(met('+supplies-1', false)).toEqual(met(', frigate-2', false));
    expect([...met('+supplies-1', false).challenges.keys()]).toEqual([3]);
    expect([...met('+supplies-1', true).challenges.keys()]).toEqual([2]);
  });

  test('with the highest die told a fleet comes up with the enemy at its goal; Merchants do not count', () => {
    const state = position('en 2719 port: boyne, augusta, merchant-1; sp 3018 off: frigate-1', begun);
    const caught = FACES.filter((face) => {
      const answers = { 'enter-contact': 'enter' };
      const driven = sail(state, '2719', '3018', [], { dice: { '!contact': face }, answers });
      return told(driven, 'ear.intercept').some(({ what, success }) => what === 'contact' && success);
    });
    expect(prospect(state, '2719', '3018').sea?.die).toBe(Math.max(...caught));
    expect(caught).toEqual([1, 2]);
  });

  test('it is told where they lie after a higher die, and whether they are fed there', () => {
    const missed = (ships: string, contact?: string) => {
      const state = position(`en 2719 port: ${ships}; sp 3018 off: frigate-1`, begun);
      const line = `MOVE boyne TO 3018 ${contact ?? ''}`;
      const { facts } = judged(state, 'english', line).find(({ code }) => code === 'ear.meets') as Diagnostic;
      const driven = sail(state, '2719', '3018', [], {
        dice: { '!contact': 6 },
        answers: { 'enter-contact': 'enter' },
      });
      const lies = driven.state.pieces['en-boyne']?.hex;
      return { lies, short: facts.short, unfed: facts.unfed, enters: facts.enters };
    };
    expect(missed('boyne')).toEqual({ lies: '2918', short: '2918', unfed: 'en-boyne' });
    expect(missed('boyne+supplies-1')).toMatchObject({ short: '2918', unfed: null });
    expect(missed('boyne', 'enter')).toMatchObject({ short: undefined, enters: true });
    const words = diagnosticWords('en', game.messages);
    const said = (text: string) =>
      judged(position('en 2719 port: boyne; sp 3018 off: frigate-1', begun), 'english', text).map((one) =>
        sentenceOf(words, one),
      );
    expect(said('MOVE boyne TO 3018').join(' ')).toMatch(
      /comes up with the ships there, else they stop in 2918, unfed: boyne would be lost; /,
    );
    // What is told with its dice is not said again as open.
    expect(said('MOVE boyne TO 3018').join(' ')).toMatch(/ Turns on where a storm blows\.$/);
  });
});

test.each([
  ['boyne', [], 2],
  ['boyne+vernon', [], 5],
  ['boyne', ['2920'], 1],
])('R 6.3 a check costs nothing on as many faces as are told: %s, storms %o', (ships, storms, safe) => {
  const state = position(`en 2719 port: ${ships}`, { ...begun, storms });
  const [to, via] = ['2823', ['2820', '2821', '2822', '2922', '2923']];
  const spared = FACES.filter(
    (face) => lost(sail(state, '2719', to, via, { dice: { '!perilous': face } }), 'perilous-sea').length === 0,
  );
  expect(prospect(state, '2719', to, via).checks).toEqual([spared.length]);
  expect(spared).toHaveLength(safe);
});

describe('R 9.0', () => {
  /** The share of the throws of these dice that come to it, once the fleet has come up with the enemy. */
  function share(
    state: EarState,
    to: HexId,
    dice: readonly string[],
    answers: Driving['answers'],
    isSo: (d: Driven) => boolean,
  ) {
    let count = 0;
    const throws = 6 ** dice.length;
    for (let n = 0; n < throws; n++) {
      const faces = dice.map((die, at) => [die, (Math.floor(n / 6 ** at) % 6) + 1] as const);
      const driving = {
        dice: { '!contact': 1, ...Object.fromEntries(faces) },
        answers: { 'enter-contact': 'enter', ...answers },
      };
      if (isSo(sail(state, '2719', to, [], driving))) count++;
    }
    return count / throws;
  }

  test('the chances at the goal are those of the combats that follow, the port and everybody aboard among them', () => {
    const state = position('en 2719 port: frigate-1+soldiers-1, augusta; sp 3018 off: santa-isabel', begun);
    const { sea, shore } = prospect(state, '2719', '3018');
    const guns = ['!en-frigate-1.1', '!en-augusta.1', '!sp-santa-isabel.1'];
    const isHeld = (driven: Driven) => told(driven, 'ear.naval-result')[0]?.repulsed === true;
    expect(sea?.odds.chance).toBeCloseTo(1 - share(state, '3018', guns, {}, isHeld), 12);
    expect(shore).toEqual({ landing: ['en-soldiers-1'], port: 0, isHeld: false, odds: null });
  });

  test('one hit wins where one counter fights, all of them where all do: both are told of a stack that lies hidden', () => {
    const held = (more: string) =>
      position(`en 2719 port: frigate-1, litchfield; sp 2717 port: frigate-1${more}`, begun);
    const hidden = prospect(held(', cannons-1'), '2719', '2717').sea;
    expect(hidden).toEqual(prospect(held(', soldiers-9'), '2719', '2717').sea);
    const guns = ['!en-frigate-1.1', '!en-litchfield.1'];
    const answers = { 'shore-guns': ['sp-cannons-1'] };
    const isWon = (driven: Driven) => told(driven, 'ear.naval-result')[0]?.repulsed === false;
    expect(hidden?.odds.best).toBeCloseTo(share(held('+supplies-1'), '2717', guns, {}, isWon), 12);
    expect(hidden?.odds.chance).toBeCloseTo(share(held(', cannons-1'), '2717', guns, answers, isWon), 12);
    expect(hidden?.odds).toMatchObject({ fewest: 1, toBeat: 2, isKnown: false });
  });

  test('ashore the dice are those of whoever lands, less the port', () => {
    const state = position('en 2719 port: augusta+soldiers-1, frigate-1+soldiers-4; sp 3018 port: soldiers-9', begun);
    const { sea, shore } = prospect(state, '2719', '3018');
    expect(sea).toBeNull();
    expect(shore).toMatchObject({ landing: ['en-soldiers-1', 'en-soldiers-4'], port: 2 });
    const [fight] = told(
      sail(state, '2719', '3018', [], { answers: { land: ['en-soldiers-1', 'en-soldiers-4'] } }),
      'ear.land-combat',
    );
    expect(shore?.odds?.dice).toEqual({ english: fight?.sides.english.dice, spanish: fight?.sides.spanish.dice });
  });

  test('a port held by nobody of land value takes no dice off, and none are told to be', () => {
    const held = (by: string) =>
      prospect(position(`en 2719 port: augusta+soldiers-1; sp 3018 port: ${by}`, begun), '2719', '3018').shore;
    expect(held('soldiers-9')?.port).toBe(2);
    expect(held('supplies-1')?.port).toBe(0);
    const diceAgainst = (by: string): number => held(by)?.odds?.dice.english ?? 0;
    expect(diceAgainst('supplies-1')).toBe(diceAgainst('soldiers-9') + 2);
  });
});

test('MOVE tells it with its line, an embarkation above it counted; a march and a voyage home tell nothing of it', () => {
  const state = position('en 2719 port: boyne, merchant-1, soldiers-4; sp 3018 port: frigate-1, soldiers-9', begun);
  const said = (text: string) =>
    judged(state, 'english', text).filter(({ rule }) => ['7.2', '9.0'].includes(rule ?? ''));
  expect(said('EMBARK soldiers-4 ON merchant-1\nMOVE boyne, merchant-1 TO 3018')).toMatchObject([
    { severity: 'note', code: 'ear.challenged', facts: { hexes: ['2918'], die: 2 } },
    { severity: 'note', code: 'ear.meets', facts: { hex: '3018', inSight: true, die: 1, port: 2, dice: 1 } },
    { severity: 'note', code: 'ear.theirs', facts: { hits: 2, fewest: 1 } },
    { severity: 'note', code: 'ear.lands', facts: { landing: ['en-soldiers-4'], port: 2, dice: 3 } },
    { severity: 'note', code: 'ear.whole', facts: { takes: true, told: false, hidden: true, risk: true } },
  ]);
  // All dice are in the whole: four faces of six that no two ships intercept with, one that comes up with them, and a hit;
  // once they fight only the hit is left.
  const { best = 0 } =
    prospect(position('en 2719 port: boyne; sp 3018 port: frigate-1, soldiers-9', begun), '2719', '3018').sea?.odds ??
    {};
  expect(said('MOVE boyne TO 3018').at(-1)?.facts).toMatchObject({
    ...{ takes: false, best: Math.round((100 * (best ?? 0) * 4) / 36), calm: Math.round(100 * (best ?? 0)) },
  });
  expect(said('MOVE boyne TO 3018 stop')).toEqual([]);
  expect(said('MOVE boyne TO 2820')).toEqual([]);
});

describe('what MOVE tells of it', () => {
  const notes = (text: string, line: string, storms: HexId[] = []) =>
    judged(position(text, { ...begun, storms }), 'english', line)
      .filter(({ code }) => /challenged|perils|meets|lands/.test(code))
      .map(({ code, facts }) => [code.slice(4), facts.landing ?? facts.lost ?? facts.hex]);

  test('troops aboard and those it takes along land, those laden on another ship do not', () => {
    const text = 'en 2719 port: boyne+soldiers-1, merchant-1, soldiers-4';
    expect(notes(text, 'MOVE boyne TO 3018')).toEqual([['lands-unopposed', ['en-soldiers-1']]]);
    expect(notes(text, 'MOVE merchant-1, soldiers-4 TO 3018')).toEqual([['lands-unopposed', ['en-soldiers-4']]]);
    expect(notes(text, 'EMBARK soldiers-4 ON merchant-1\nMOVE boyne TO 3018')).toEqual([
      ['lands-unopposed', ['en-soldiers-1']],
    ]);
  });

  test('R 7.3 whoever lies aboard at the goal already lands with them, and of all of them those that LAND names', () => {
    const text =
      'en 2719 port: boyne+soldiers-1; en 3018 off: norfolk+soldiers-4; sp 3018 port: soldiers-9, soldiers-10';
    const landing = (line: string): unknown[] =>
      notes(text, line).flatMap(([code, of]) => (code === 'lands' ? [of] : []));
    expect(landing('MOVE boyne TO 3018')).toEqual([['en-soldiers-4', 'en-soldiers-1']]);
    expect(landing('LAND soldiers-4 AT 3018\nMOVE boyne TO 3018')).toEqual([['en-soldiers-4']]);
    expect(landing('LAND soldiers-4 AT 2719\nMOVE boyne TO 3018')).toEqual([['en-soldiers-4', 'en-soldiers-1']]);
    expect(landing('MOVE boyne TO 3018\nLAND none AT 3018')).toEqual([]);
  });

  test('at open sea nobody lands, and who finds neither enemies nor a port of theirs is told nothing', () => {
    const text = 'en 2719 port: boyne+soldiers-1; sp 2921 off: oriente';
    expect(notes(text, 'MOVE boyne TO 2921 attack')).toEqual([
      ['challenged', undefined],
      ['meets', '2921'],
    ]);
    expect(notes(text, 'MOVE boyne TO 2623')).toEqual([]);
  });

  test('of a port in a storm, which nobody comes to, no fight is told', () => {
    const text = 'en 2719 port: boyne+soldiers-1; sp 3018 off: frigate-1';
    expect(notes(text, 'MOVE boyne TO 3018 attack').map(([code]) => code)).toContain('meets');
    expect(notes(text, 'MOVE boyne TO 3018 attack', ['3018'])).toEqual([]);
  });

  test('R 7.6 who lands without troops hears that he cannot fight, not that nobody is there whom he does not see', () => {
    const enemy = 'sp 3018 port: frigate-1, soldiers-9';
    const landing = (fleet: string, at: string): unknown[] =>
      notes(`en 2719 port: ${fleet}; ${at}`, 'MOVE boyne TO 3018 attack').filter(([code]) => /lands/.test(`${code}`));
    expect(landing('boyne+supplies-1', enemy)).toEqual([['lands-unarmed', ['en-supplies-1']]]);
    expect(landing('boyne+supplies-1', 'sp 2114 port: frigate-1')).toEqual([['lands-unopposed', ['en-supplies-1']]]);
    expect(landing('boyne+soldiers-1', enemy)).toEqual([['lands', ['en-soldiers-1']]]);
  });

  test('of several checks the worst is told', () => {
    const line = 'MOVE boyne TO 2825 VIA 2820, 2822, 2724, 2721, 2621, 2622, 2623, 2624';
    const text = 'en 2719 port: boyne; sp 2825 port: soldiers-9, frigate-1';
    expect(notes(text, line).filter(([code]) => code === 'perils')).toEqual([['perils', 4]]);
    expect(notes(text, line, ['2920']).filter(([code]) => code === 'perils')).toEqual([['perils', 5]]);
    const uneven = (storms: HexId[]) =>
      judged(position(text, { ...begun, storms }), 'english', line).find(({ code }) => code === 'ear.perils')?.facts
        .uneven;
    expect([uneven([]), uneven(['2920'])]).toEqual([false, true]);
  });

  test('R 6.3, 7.5 what sea and sickness may cost is told of every MOVE, wherever it goes', () => {
    const said = (text: string, line: string) =>
      judged(position(text, begun), 'english', line)
        .map((one) => sentenceOf(diagnosticWords('en', game.messages), one))
        .join(' ');
    // A die of 1 to 4 costs a ship without an admiral; with Vernon's three a 1 alone does.
    const home = 'en 2719 port: boyne, cornwall+vernon; en 4323 port: frigate-1';
    expect(said(home, 'MOVE boyne TO 4323')).toMatch(/: on 4 faces of 6 boyne is lost/);
    expect(said(home, 'MOVE cornwall TO 4323')).toMatch(/: on one face of 6 cornwall is lost/);
    const far = said(home, 'MOVE boyne, cornwall TO 4323 VIA 2920');
    expect(far).toMatch(/on one face of 6 one ship or more are lost \(all go well in 69 of 100\)/);
    expect(far).not.toContain('Turns on the sea');
    // Of equal checks each is told as it is; where they differ the worst is the most.
    for (const line of ['MOVE boyne TO 4323', 'MOVE cornwall TO 4323', 'MOVE boyne, cornwall TO 4323 VIA 2920'])
      expect(said(home, line)).not.toContain('up to');
    const uneven = diagnosticWords('en', game.messages)('diagnostic.ear.perils', {
      n: 2,
      lost: 5,
      uneven: true,
      clear: 6,
    });
    expect(uneven).toBe('Each check: on up to 5 faces of 6 one ship or more are lost (all go well in 6 of 100).');
    // Of three faces of six that take a counter two dice spare everybody once in four.
    const march = said('en 3925 port: soldiers-1', 'MOVE soldiers-1 TO 3625');
    expect(march).toMatch(/2 dice for disease: on 3 faces of 6 each .* unharmed in 25 of 100/);
  });
});

describe('what lines above leave', () => {
  const dice = (text: string, book: string, code: string) =>
    judged(position(text, { ...begun, funds: { english: 40, spanish: 0 } }), 'english', book)
      .filter((one) => one.code === code)
      .map(({ facts }) => [facts.dice, facts.die ?? facts.landing]);

  test('R 3.3 ships and Soldiers bought in the same mail are counted, wherever they have sailed to meet others', () => {
    const text = 'en 2719 port: litchfield; en 2820 off: lion; sp 3018 port: frigate-1, soldiers-9';
    const bought = 'BUY augusta, soldiers-2 AT port royal\n';
    expect(dice(text, 'MOVE litchfield TO 3018', 'ear.meets')).toEqual([[1, 1]]);
    expect(dice(text, `${bought}MOVE litchfield, augusta, soldiers-2 TO 3018`, 'ear.meets')).toEqual([[2, 2]]);
    expect(dice(text, `${bought}MOVE litchfield, augusta, soldiers-2 TO 3018`, 'ear.lands')).toEqual([
      [4, ['en-soldiers-2']],
    ]);
    const joined = `${bought}MOVE augusta, soldiers-2 TO 2820\nMOVE lion, augusta TO 3018`;
    expect(dice(text, joined, 'ear.meets')).toEqual([[2, 2]]);
    expect(dice(text, joined, 'ear.lands')).toEqual([[5, ['en-soldiers-2']]]);
  });

  test('J17a a fleet hears of those whom a line above brings to the same goal', () => {
    const text = 'en 2719 port: litchfield, augusta; sp 3018 off: frigate-1';
    expect(dice(text, 'MOVE litchfield TO 3018\nMOVE augusta TO 3018', 'ear.meets')).toEqual([[2, 1]]);
  });

  test('R 7.2 J16 ships that have intercepted hear that they stop or go in unfought; those after them count only those who went in', () => {
    const state = position('en 2719 port: litchfield, augusta; sp 3018 port: frigate-1, soldiers-9', begun);
    Object.assign(state.pieces['en-litchfield'] ?? {}, { intercepted: true });
    const said = (contact: string, more = '') => judged(state, 'english', `MOVE litchfield TO 3018 ${contact}${more}`);
    const unable = (contact: string) => said(contact).filter(({ code }) => /unable|meets|lands/.test(code));
    expect(unable('attack').map(({ code, facts }) => [code, facts.short, facts.enters])).toEqual([
      ['ear.unable', '2918', undefined],
    ]);
    expect(unable('enter').map(({ code, facts }) => [code, facts.short, facts.enters])).toEqual([
      ['ear.unable', undefined, true],
    ]);
    const words = diagnosticWords('en', game.messages);
    const short = said('attack').find(({ code }) => code === 'ear.moved-short') as Diagnostic;
    expect(sentenceOf(words, short)).toBe(
      'They come as far as 2918, not to Léogane (3018): none of them may intercept the ships ahead.',
    );
    const dice = (contact: string) =>
      said(contact, '\nMOVE augusta TO 3018').find(({ code }) => code === 'ear.meets')?.facts.dice;
    expect([dice('attack'), dice('enter')]).toEqual([1, 2]);
  });

  test('R 9.2 a march hears what it promises ashore, and of no sea fight; of one beside a fleet her line tells, with her guns', () => {
    const text = 'en 2206 port: frigate-1, soldiers-1; sp 2208 port: soldiers-9';
    const march = 'MOVE soldiers-1 TO 2208';
    expect(dice(text, march, 'ear.lands')).toEqual([[0, ['en-soldiers-1']]]);
    const strong = 'en 2206 port: frigate-1, soldiers-1, soldiers-2; sp 2208 port: soldiers-9';
    const both = 'MOVE frigate-1 TO 2208\nMOVE soldiers-1, soldiers-2 TO 2208';
    expect([dice(strong, both, 'ear.lands'), dice(strong, both, 'ear.meets')]).toEqual([[], []]);
    expect(dice(strong, both.split('\n').toReversed().join('\n'), 'ear.lands')).toEqual([[1, []]]);
    const driven = campaign(
      position(strong, begun),
      'english',
      [order('MOVE', 'en-frigate-1', { to: '2208' }), order('MOVE', 'en-soldiers-1, en-soldiers-2', { to: '2208' })],
      { answers: { 'shore-guns': [] } },
    );
    expect(told(driven, 'ear.land-combat')[0]?.sides.english.dice).toBe(1);
  });
});

describe('a stack once seen', () => {
  const PORT = 'spanish/3018/port';
  const seen = (more: string): EarState => {
    const state = position(`en 2719 port: litchfield, augusta; sp 3018 port: frigate-1, soldiers-9${more}`, begun);
    state.sightings.english[PORT] = {
      stack: PORT,
      turn: 1,
      phase: 'english',
      faces: ['sp-frigate', 'sp-soldiers-land-2'],
    };
    return state;
  };
  const theirs = (state: EarState) =>
    judged(state, 'english', 'MOVE litchfield, augusta TO 3018').find(({ code }) => code === 'ear.theirs');

  test('is told as it was then, with its dice and the chance against those', () => {
    const open = seen('');
    for (const piece of Object.values(open.pieces)) piece.open = piece.hex === '3018';
    const known = prospect(open, '2719', '3018').sea?.odds;
    expect(known).toMatchObject({ isKnown: true, seen: null });
    expect(theirs(seen(''))?.facts).toMatchObject({
      ...{ known: false, turn: 1, glimpsed: ['front:sp-frigate', 'front:sp-soldiers-land-2'], now: 0 },
      ...{ thrown: known?.dice.spanish, share: Math.round(100 * (known?.chance ?? 0)) },
    });
    expect(theirs(seen(', frigate-2'))?.facts.now).toBe(3);
    const many = seen(', frigate-2, frigate-3, frigate-4');
    const faces = ['sp-frigate', 'sp-frigate', 'sp-frigate', 'sp-soldiers-land-2', 'sp-frigate'];
    Object.assign(many.sightings.english[PORT] ?? {}, { faces });
    expect(theirs(many)?.facts.glimpsed).toEqual(faces.map((face) => `front:${face}`));
  });

  test('the worst chance told is no better than that against who was seen', () => {
    const state = position('en 2719 port: boyne+soldiers-4, cornwall+soldiers-5; sp 2717 port: oriente, asia', begun);
    const stack = 'spanish/2717/port';
    state.sightings.english[stack] = { stack, turn: 1, phase: 'english', faces: ['sp-oriente', 'sp-asia'] };
    const said = judged(state, 'english', 'MOVE boyne, soldiers-4, cornwall, soldiers-5 TO 2717');
    const whole = said.find(({ code }) => code === 'ear.whole');
    expect(whole?.facts).toMatchObject({ told: true, share: 0, hidden: true, worst: 0 });
  });

  test('whole this turn is counted as if it lay open', () => {
    const now = seen('');
    Object.assign(now.sightings.english[PORT] ?? {}, { turn: now.turn });
    expect(theirs(now)?.facts).toMatchObject({ known: true, against: 1, hits: 1 });
    expect(theirs(seen(''))?.facts).toMatchObject({ known: false });
  });

  test('is told in every language by what its fronts are called, and what it may be besides', () => {
    const said = theirs(seen(''));
    const told = (['en', 'fr', 'es'] as const).map((language) =>
      sentenceOf(diagnosticWords(language, game.messages), said as Diagnostic),
    );
    expect(told[0]).toMatch(/^Theirs when last seen, on turn 1: Frigate and Soldiers; one die, we win \d+ of 100 /);
    expect(told[0]).toMatch(/ against one, \d+ against 2\.$/);
    const four = { ...said, facts: { ...said?.facts, glimpsed: Array(4).fill('front:sp-frigate') } } as Diagnostic;
    expect(sentenceOf(diagnosticWords('es', game.messages), four)).toContain('en el turno 1: 4 × Fragata;');
    expect(told[1]).toMatch(/au tour 1\s:\sfrégate et soldats/i);
    expect(told[2]).toMatch(/en el turno 1: fragata y soldados/i);
  });
});

test('a named ship once seen is told by her name as a letter has it, accents and all', () => {
  const state = position('en 2719 port: litchfield; sp 3018 port: frigate-1, dragon, soldiers-9', begun);
  const stack = 'spanish/3018/port';
  state.sightings.english[stack] = { stack, turn: 1, phase: 'english', faces: ['sp-frigate', 'sp-dragon'] };
  const said = judged(state, 'english', 'MOVE litchfield TO 3018').find(({ code }) => code === 'ear.theirs');
  expect(sentenceOf(diagnosticWords('es', game.messages), said as Diagnostic)).toContain('Fragata y Dragón (');
});

test('best and worst that are alike are told once', () => {
  const state = position('en 2719 port: frigate-1; sp 2717 port: frigate-1, boom-chain-1, boom-chain-2', begun);
  const said = judged(state, 'english', 'MOVE frigate-1 TO 2717').find(({ code }) => code === 'ear.theirs');
  const words = sentenceOf(diagnosticWords('en', game.messages), {
    ...(said as Diagnostic),
    facts: { ...said?.facts, best: 3, worst: 3, alike: true },
  });
  expect(words).toContain('3 of 100 however many fight');
  expect(said?.facts.alike).toBe(said?.facts.best === said?.facts.worst);
});

describe('R 6.7 what a fleet pays that does not take the port', () => {
  const port = 'sp 3018 port: soldiers-9';
  const starved = (text: string, line: string, held = port) =>
    judged(position(`${text}; ${held}`, begun), 'english', line).filter(({ code }) => code === 'ear.starved');

  test('of a port of their own, which cannot fall to them, nothing is told', () => {
    const home = 'en 2719 port: soldiers-2; en 2821 off: boyne+soldiers-1; ';
    expect(starved(home, 'MOVE boyne TO 2719 attack', 'sp 2719 off: frigate-1')).toEqual([]);
    expect(starved(home, 'MOVE boyne TO 3018 attack')).not.toEqual([]);
  });

  test('is told once: by what play comes to, else of a landing that may be beaten off', () => {
    const strong = 'en 2719 port: augusta+soldiers-1, boyne+soldiers-4';
    expect(starved(strong, 'MOVE 2719 TO 3018')).toMatchObject([{ severity: 'note', facts: { unless: true } }]);
    const held = 'sp 3018 port: frigate-1, soldiers-9';
    expect(starved('en 2719 port: frigate-1', 'MOVE frigate-1 TO 3018', held)).toMatchObject([
      { severity: 'warning', facts: { counters: ['en-frigate-1'] } },
    ]);
  });

  test('R 4.0 who takes a port after a fight at sea hears before how many ships it holds, and that the others are unfed', () => {
    const fleet = 'en 2918 off: lion, litchfield, augusta, boyne+soldiers-4';
    const held = 'sp 3018 port: frigate-1, cannons-1, cannons-2';
    expect(starved(fleet, 'MOVE 2918 TO 3018 attack', held).map(({ facts }) => facts.room)).toEqual([2]);
  });

  test('Supplies that land go with a beaten landing; none that stay aboard or march are wanted', () => {
    const strong = 'en 2719 port: augusta+soldiers-4, boyne, lion, litchfield+supplies-1';
    expect(starved(strong, 'MOVE 2719 TO 3018')).toMatchObject([{ facts: { unless: true, landed: true } }]);
    const [first] = starved(strong, 'MOVE 2719 TO 3018');
    // Léogane has room for two of the four: of those off it one starves if the Supplies are lost ashore.
    expect(sentenceOf(diagnosticWords('en', game.messages), first as Diagnostic)).toContain('holds 2 ships of these 4');
    expect(starved(strong, 'MOVE augusta, litchfield TO 3018')[0]?.facts.room).toBeUndefined();
    expect(first?.severity).toBe('warning');
    expect(starved(strong, 'MOVE augusta, litchfield TO 3018')[0]?.severity).toBe('note');
    const fed = `${strong}; en 3018 off: falmouth+supplies-2`;
    expect(starved(fed, 'MOVE augusta, boyne, lion TO 3018')).toEqual([]);
  });
});

describe('R 9.2 8 J46 before a fight ashore it is told where those go who are beaten off', () => {
  const landing = 'en 2719 port: augusta+soldiers-1, boyne+supplies-1; sp 3018 port: soldiers-9, soldiers-10';
  const said = (state: EarState, ...lines: string[]) =>
    saidOf(game, state, 'english', orders(state, 'english', lines.join('\n')))
      .flat()
      .filter(({ code }) => code === 'ear.beaten');

  test.each([
    ['where all is free', '', []],
    ['not into a hex that troops hold', '; sp 3118 off: soldiers-11', []],
    ['nor into a storm', '', ['3118']],
  ] as const)('%s, as play has it', (_what, more, storms) => {
    const state = position(landing + more, { ...begun, storms: [...storms] });
    const [beaten] = said(state, 'MOVE augusta TO 3018');
    const move = order('MOVE', 'en-augusta', { to: '3018' });
    const driven = campaign(structuredClone(state), 'english', [move], {
      dice: { '!spanish.1': 6, '!spanish.2': 6 },
      answers: { '3018/land@english': ['en-soldiers-1'] },
    });
    const [asked] = askedOf(driven, 'land-retreat');
    // Where there is one way alone nobody is asked.
    const ways = asked?.space.kind === 'one' ? asked.space.of : told(driven, 'ear.land-retreat').map(({ to }) => to);
    expect(ways).toEqual(beaten?.facts.hexes);
    expect((beaten?.facts.hexes as string[]).includes('3118')).toBe(more === '' && storms.length === 0);
  });

  test('Supplies that land feed them, those aboard do not', () => {
    const state = position(landing, begun);
    const fed = (land: string) => said(state, 'MOVE augusta, boyne TO 3018', land).map(({ facts }) => facts.fed);
    expect(fed('LAND soldiers AT 3018')).toEqual([false]);
    expect(fed('LAND all AT 3018')).toEqual([true]);
  });

  test('nothing is told where nobody is met ashore', () => {
    expect(said(position('en 2719 port: augusta+soldiers-1', begun), 'MOVE augusta TO 3018')).toEqual([]);
  });

  test.each([
    [
      'en',
      'Beaten off, those left march into a hex beside it (',
      'a die for disease, no Supplies, and ships take them',
    ],
    [
      'fr',
      'les troupes qui restent vont à pied dans un hexagone voisin (',
      'dé de maladie, pas de vivres, et aucun navire',
    ],
    ['es', 'las tropas que queden van a pie a un hexágono vecino (', 'dado de enfermedad, sin suministros, y ningún'],
  ] as const)('in %s, at MOVE and where the combat is due', (language, where, how) => {
    const words = diagnosticWords(language, game.messages);
    const [beaten] = said(position(landing, begun), 'MOVE augusta TO 3018');
    const sentence = sentenceOf(words, beaten as Diagnostic);
    expect(sentence).toContain(where);
    expect(sentence).toContain(how);
    expect(sentenceOf(words, { ...(beaten as Diagnostic), facts: { hexes: [], fed: false } })).not.toContain(how);
    const met = position('en 3018 off: augusta+soldiers-1; sp 3018 port: soldiers-9, frigate-1', {
      ...{ ...begun, phase: 'english' },
      contacts: [{ hex: '3018', attacker: 'english', from: '2918' }],
    });
    expect(said(met, 'ATTACK 3018')).toHaveLength(1);
    const after = viewOf(met, 'english');
    const blank = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
    const next = { ordinal: 3, printed: 2, calls: ['combat'], heard: [] };
    const story = game.story({ ...blank, who: 'english', language, before: after, after, next });
    expect(JSON.stringify(blocksOf(story.chapters, 'rows', 'fights-due'))).toContain(where);
  });
});

describe('R 6.7 Supplies that a LAND keeps aboard feed the ships, and no word of want is said', () => {
  const LAND = 'LAND soldiers AT 3018';

  test('to a MOVE above that of their ship', () => {
    const text = 'en 2719 port: augusta+soldiers-4, boyne, lion+supplies-1; sp 3018 port: soldiers-9';
    const said = (...lines: string[]) =>
      saidOf(game, position(text, begun), 'english', orders(position(text, begun), 'english', lines.join('\n')))
        .flat()
        .filter(({ code }) => code === 'ear.starved')
        .map(({ facts }) => facts.landed);
    const [troops, stores] = ['MOVE augusta, boyne TO 3018', 'MOVE lion TO 3018'];
    expect(said(troops, LAND)).toEqual([false]);
    expect(said(troops, stores, LAND)).toEqual([]);
    expect(said(troops, stores)).toEqual([true]);
  });

  const state = position(
    'en 3018 off: augusta+soldiers-1, boyne+soldiers-4, lion+supplies-1; sp 3018 port: soldiers-9, frigate-1',
    { ...begun, phase: 'english', contacts: [{ hex: '3018', attacker: 'english', from: '2918' }] },
  );

  test.each([
    ['en', 'LAND the troops alone'],
    ['fr', 'DÉBARQUER les troupes seules'],
    ['es', 'DESEMBARCAR solo las tropas'],
  ] as const)('before the combat, in %s', (language, advice) => {
    const after = viewOf(state, 'english');
    const blank = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
    const next = { ordinal: 3, printed: 2, calls: ['combat'], heard: [] };
    const fights = (text: string) => {
      const onFile = text ? orders(state, 'english', text) : [];
      const story = game.story({ ...blank, who: 'english', language, before: after, after, next, onFile });
      return JSON.stringify(blocksOf(story.chapters, 'rows', 'fights-due'));
    };
    expect(fights('')).toContain(advice);
    expect(fights(LAND)).not.toContain(advice);
    expect(fights(LAND)).toContain('3018');
  });

  test('nor is an ATTACK promised what those would win ashore who stay aboard', () => {
    const worst = (text: string) =>
      judged(state, 'english', text).flatMap(({ code, facts }) => (code === 'ear.whole' ? [Number(facts.worst)] : []));
    const [all = 0] = worst('ATTACK 3018');
    const [one = 0] = worst('LAND soldiers-1 AT 3018\nATTACK 3018');
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(all);
    expect(worst('LAND soldiers AT 3018\nATTACK 3018')).toEqual([all]);
  });
});

test('R 4.0 without Supplies too a fight tells how many of the fleet its port holds', () => {
  const fleet = ['lion', 'litchfield', 'augusta', 'boyne', 'frigate-2', 'soldiers-4'].map((id) => `en-${id}`);
  const leogane = field.hexes.get('3018') as FieldHex;
  const want = wantAfter(field, leogane, fleet, ['en-soldiers-4']);
  expect(want).toEqual({ hex: '3018', unless: true, landed: false, room: 2, n: 4 });
  const said = (language: 'en' | 'fr' | 'es') =>
    sentenceOf(diagnosticWords(language, game.messages), {
      severity: 'note',
      code: 'ear.starved',
      facts: want as Diagnostic['facts'],
    });
  expect(said('en')).toMatch(
    /holds 2 ships of these 4, Frigates apart, and one that lies off is lost: send fewer, or Supplies\.$/,
  );
  expect(said('fr')).toMatch(/2 navires de ces 4, .* l’un de ceux .* l’est : envoyez-en moins, ou des vivres\.$/);
  expect(said('es')).toMatch(/2 buques de estos 4, .* se pierde uno .*: envíe menos, o suministros\.$/);
  expect(wantAfter(field, leogane, fleet.slice(2), ['en-soldiers-4'])).toEqual({
    hex: '3018',
    unless: true,
    landed: false,
  });
});

test('R 7.2 who falls upon the enemy from beside him hears that he may try first there, and not of where he has sailed to', () => {
  const state = position('en 2918 off: boyne, lion; en 2720 off: augusta; sp 3018 port: frigate-1, soldiers-9', begun);
  const hexes = (text: string) =>
    judged(state, 'english', text).flatMap(({ code, facts }) => (code === 'ear.challenged' ? [facts.hexes] : []));
  expect(hexes('MOVE boyne TO 3018 attack')).toEqual([['2918']]);
  expect(hexes('MOVE boyne TO 3018 attack\nMOVE augusta VIA 2819 TO 3018 attack').at(-1)).toEqual(['2919']);
  const blockaded = position('en 2819 off: boyne; sp 2719 off: frigate-1', begun);
  const said = judged(blockaded, 'english', 'MOVE boyne TO 2719 attack').map(({ code }) => code);
  expect(said).not.toContain('ear.challenged');
});

test('R 7.2 ships without guns are warned of who may intercept them, wherever they go; with an escort they are not', () => {
  const state = position(
    'en 2206 port: merchant-1+soldiers-4, frigate-1; en 2305 port: soldiers-1; sp 2307 off: frigate-1',
    begun,
  );
  const challenged = (line: string) => judged(state, 'english', line).filter(({ code }) => code === 'ear.challenged');
  const [alone] = challenged('MOVE merchant-1 TO 2305');
  expect(alone).toMatchObject({ severity: 'warning', facts: { hexes: ['2306'], die: 1, unarmed: true } });
  expect(challenged('MOVE merchant-1, frigate-1 TO 2305')).toEqual([]);
  const said = (language: 'en' | 'fr' | 'es') =>
    sentenceOf(diagnosticWords(language, game.messages), alone as Diagnostic);
  expect(said('en')).toContain('beside 2306, hidden ones as ships, intercept with a die of 1 or less; none of these');
  expect(said('en')).toContain('send an escort');
  expect(said('fr')).toContain('envoyez une escorte');
  expect(said('es')).toContain('envíe escolta');
  const clear = position(
    'en 2206 port: merchant-1+soldiers-4; en 2305 port: soldiers-1; sp 2717 port: frigate-1',
    begun,
  );
  expect(judged(clear, 'english', 'MOVE merchant-1 TO 2305').filter(({ severity }) => severity !== 'note')).toEqual([]);
});

test('R 7.3 where a LAND names those alone whom another line brings, the line of the others tells of nobody who lands', () => {
  const state = position('en 2719 port: boyne+supplies-1, lion+soldiers-4; sp 3018 port: frigate-1, soldiers-9', begun);
  const landing = (land: string) =>
    saidOf(
      game,
      state,
      'english',
      orders(state, 'english', `MOVE boyne TO 3018 attack\nMOVE lion TO 3018 attack\n${land}`),
    )
      .flat()
      .filter(({ code }) => code.startsWith('ear.lands'))
      .map(({ facts }) => facts.landing);
  expect(landing('LAND soldiers-4 AT 3018').flat()).toEqual(['en-soldiers-4']);
  expect(landing('LAND all AT 3018').flat()).toContain('en-supplies-1');
});

test('what a forecast promises of hidden enemies is said of one of them, and of all', () => {
  const state = position('en 2719 port: boyne+soldiers-4, lion; sp 3018 port: frigate-1, soldiers-9', begun);
  const whole = judged(state, 'english', 'MOVE 2719 TO 3018 attack').find(({ code }) => code === 'ear.whole');
  const { calm, best, worst } = whole?.facts ?? {};
  expect(sentenceOf(diagnosticWords('en', game.messages), whole as Diagnostic)).toBe(
    `The port falls, of 100 times: ${calm} against one hidden counter once all are there; the way counted in, as if all who may intercept do, ${best} against one hidden counter, ${worst} if all fight.`,
  );
});

describe('R 7.3 a LAND hears', () => {
  const text =
    'en 2719 port: augusta+soldiers-1, boyne+soldiers-4, lion+vernon, litchfield+supplies-1; sp 3018 port: soldiers-9';
  const told = (line: string) =>
    judged(position(text, begun), 'english', `MOVE 2719 TO 3018\n${line}`)
      .filter(({ code }) => ['ear.leaders-land', 'ear.crowded-out'].includes(code))
      .map(({ severity, facts }) => [severity, facts.counters ?? facts.over]);

  test('which leaders ALL takes ashore, until they are excepted or named', () => {
    expect(told('LAND all AT 3018')[0]).toEqual(['note', ['en-vernon']]);
    expect(told('LAND all EXCEPT vernon, supplies-1 AT 3018')).toEqual([]);
    expect(told('LAND vernon AT 3018')).toEqual([]);
  });

  test('R 4.0 how many more go ashore than the port has room for, leaders apart', () => {
    expect(told('LAND all EXCEPT vernon AT 3018')).toEqual([['warning', 1]]);
    expect(told('LAND soldiers AT 3018')).toEqual([]);
  });
});

test('MOVE names the hexes of its way where a line above may be stopped, for which it sails around then', () => {
  const state = position(
    'sp 3618 off: castilla; sp 3318 port: hermiona; en 2818 off: deception-1; en 2819 off: cornwall, boyne',
    { ...begun, phase: 'spanish' },
  );
  const detours = (text: string) => judged(state, 'spanish', text).filter(({ code }) => code === 'ear.detour');
  const first = 'MOVE castilla TO 2818 VIA santo domingo attack';
  expect(detours(`${first}\nMOVE hermiona TO 2818 attack`)).toMatchObject([{ facts: { hexes: ['2919'] } }]);
  expect(detours('MOVE hermiona TO 2818 attack')).toEqual([]);
  expect(detours(`${first}\nMOVE hermiona TO 3418`)).toEqual([]);
});

test('the bar of an attack past a check for perilous seas counts it in, and says that it is of the whole', () => {
  const givens = (from: string) =>
    judged(
      position(`sp ${from}: galicia+soldiers-12; en 4323 port: supplies-1`, { ...begun, phase: 'spanish' }),
      'spanish',
      'MOVE galicia TO 4323 attack',
    ).flatMap(({ odds }) => (odds ? [odds.given] : []));
  expect(givens('3718 port')).toEqual(['odds.whole']);
  expect(givens('4322 off')).toEqual([undefined]);
});

test('R 7.0 of a line that names counters of several hexes, those are told who sail: where most of them lie', () => {
  const state = position(
    'en 2718 off: torbay; en 2719 port: boyne, cornwall, lion+soldiers-1; sp 3018 off: galicia',
    begun,
  );
  const AHEAD = ['ear.meets', 'ear.lands-unopposed', 'ear.challenged'];
  const said = (line: string) => judged(state, 'english', line).filter(({ code }) => AHEAD.includes(code));
  expect(said('MOVE boyne, cornwall, lion TO 3018 attack')).toHaveLength(AHEAD.length);
  expect(said('MOVE torbay, boyne, cornwall, lion TO 3018 attack')).toEqual(
    said('MOVE boyne, cornwall, lion TO 3018 attack'),
  );
});

test('R 3.3 what is bought in a line below a MOVE sails with it in its forecast, as purchases come first', () => {
  const state = position('en 2719 port: boyne; sp 3018 off: galicia', {
    ...begun,
    funds: { english: 20, spanish: 0 },
  });
  const [buy, sail] = ['BUY supplies-1 AT 2719', 'MOVE boyne, supplies-1 TO 3018 attack'];
  const meets = (n: number, ...lines: string[]) =>
    saidOf(game, state, 'english', orders(state, 'english', lines.join('\n')))[n]?.find(
      ({ code }) => code === 'ear.meets',
    );
  expect(meets(0, sail, buy)).toEqual(meets(1, buy, sail));
  expect(meets(0, sail, buy)?.facts.unfed).toBeNull();
});

test('fire ships that a line or a standing order holds back are in no dice that are told, at MOVE and at ATTACK', () => {
  const stacks = 'en 2719 port: boyne, fire-ship-1; sp 3018 off: frigate-1';
  const dice = (state: EarState, text: string, standing = '') => {
    const book = orders(state, 'english', text);
    const said = verdictsAt(game, state, 'english')(book, standing ? orders(state, 'english', standing) : []);
    const last = book.at(-1) as Order;
    return said(last).find(({ code }) => code === 'ear.meets' || code === 'ear.battle')?.facts.dice;
  };
  const off = position(stacks, begun);
  const move = 'MOVE boyne, fire-ship-1 TO 3018';
  expect(dice(off, move)).toBe(2);
  expect(dice(off, `FIRESHIPS none AT 3018\n${move}`)).toBe(1);
  expect(dice(off, `FIRESHIPS none AT 2825\n${move}`)).toBe(2);
  expect(dice(off, move, 'STANDING FIRESHIPS none')).toBe(1);
  const met = position('en 3018 off: boyne, fire-ship-1; sp 3018 off: frigate-1', { ...begun, phase: 'english' });
  met.contacts = [{ hex: '3018', attacker: 'english', from: '2919' }];
  expect(dice(met, 'ATTACK 3018')).toBe(2);
  expect(dice(met, 'FIRESHIPS none\nATTACK 3018')).toBe(1);
});

test('troops that march in beside a fleet’s attack are counted in its line, above or below, and theirs says so', () => {
  const lay = 'en 2719 port: boyne+soldiers-1, augusta; en 2716 off: soldiers-2, soldiers-4; sp 2717 port: frigate-1';
  const [sail, march] = ['MOVE boyne, augusta TO 2717 ATTACK', 'MOVE soldiers-2, soldiers-4 TO 2717'];
  const saidIn = (...lines: string[]) => {
    const state = position(`${lay}, soldiers-1`, begun);
    return saidOf(game, state, 'english', orders(state, 'english', lines.join('\n')));
  };
  const ashore = (found: readonly Diagnostic[] = []) => found.find(({ code }) => code === 'ear.lands')?.facts.dice;
  const [alone] = saidIn(sail);
  const [above, below] = saidIn(sail, march);
  const [first, second] = saidIn(march, sail);
  expect([ashore(alone), ashore(above), ashore(second)]).toEqual([5, 7, 7]);
  for (const marching of [below, first])
    expect(marching?.map(({ code }) => code).filter((code) => /lands|theirs|with-fleet/.test(code))).toEqual([
      'ear.with-fleet',
    ]);
});
