/** Every choice that the rulebook gives a player is reached by a line, and without one is as the default has it. */
import { expect, test } from 'vitest';
import type { Json, Order, Question } from '../../../src/engine/contract.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { askedOf, combat, type Driving, field, lost, movement, position, told, whereIs } from './table.ts';
import { ask, codes, game, judged, orders, reply, viewOf } from './words-table.ts';

const isForced = ({ space }: Question): boolean => space.kind === 'judged' && space.forced === true;

const begun = { phase: null, turn: 2, ordinal: 3 } as const;

/** Answers of the kinds given as these lines have them, else as silence does. */
function saying(state: EarState, role: 'english' | 'spanish', text: string, ...kinds: string[]): Driving {
  const lines: Order[] = orders(state, role, text);
  const answers = kinds.map((kind): [string, NonNullable<Driving['answers']>[string]] => [
    kind,
    (need) =>
      (game.reply(viewOf(state, role), lines, need) ??
        (game.silence ?? game).answer(need, () => viewOf(state, role), [])) as Json,
  ]);
  return { answers: Object.fromEntries(answers) };
}

test('R 4.0 who lies in a port puts off from it by a DOCK that names the port, and by none that does not', () => {
  const berths = (text: string) => {
    const state = position('en 2719 port: boyne+supplies-1, lion, deception-1', begun);
    const driven = movement(state, 'english', [], saying(state, 'english', text, 'put-off'));
    const [need] = askedOf(driven, 'put-off');
    expect(need?.space).toMatchObject({ forced: true });
    return ['en-boyne', 'en-supplies-1', 'en-lion', 'en-deception-1'].map((id) => whereIs(state, id).slice(5));
  };
  expect(berths('DOCK none AT port royal')).toEqual(['off', 'off', 'off', 'port']);
  expect(berths('DOCK boyne AT port royal')).toEqual(['port', 'port', 'off', 'port']);
  expect(berths('DOCK boyne AT port royal\nDOCK lion AT port royal')).toEqual(['port', 'port', 'port', 'port']);
  expect(berths('DOCK none')).toEqual(['port', 'port', 'port', 'port']);
  expect(berths('HOLD boyne')).toEqual(['port', 'port', 'port', 'port']);
  const lone = position('en 2719 port: boyne', begun);
  movement(lone, 'english', [], saying(lone, 'english', 'DOCK none AT port royal', 'put-off'));
  expect(whereIs(lone, 'en-boyne')).toBe('2719 off');
});

test('a DOCK that leaves ships out of a port says who would lie off it, and warns where nothing feeds them', () => {
  const said = (text: string, more = '') =>
    judged(position(`en 2719 port: boyne, lion${more}`, begun), 'english', text)
      .filter(({ code }) => code === 'ear.puts-off')
      .map(({ severity, facts }) => [severity, facts.counters]);
  expect(said('DOCK none AT port royal')).toEqual([['warning', ['en-boyne', 'en-lion']]]);
  expect(said('DOCK boyne AT port royal')).toEqual([['warning', ['en-lion']]]);
  expect(said('DOCK boyne AT port royal\nDOCK lion AT port royal')).toEqual([]);
  expect(said('DOCK boyne AT port royal', ', supplies-1')).toEqual([['note', ['en-lion']]]);
  expect([said('DOCK all AT port royal'), said('DOCK none'), said('DOCK none AT havana')]).toEqual([[], [], []]);
});

test('R 4.3 Deceptions dock with the ships that dock, or those alone that are named with them', () => {
  const berths = (text: string) => {
    const state = position('en 2719 off: deception-1, deception-2, boyne, lion', begun);
    movement(state, 'english', [], saying(state, 'english', text, 'dock'));
    return ['en-boyne', 'en-lion', 'en-deception-1', 'en-deception-2'].map((id) => whereIs(state, id).slice(5));
  };
  expect(berths('DOCK boyne AT port royal')).toEqual(['port', 'off', 'port', 'port']);
  expect(berths('DOCK boyne, deception-2 AT port royal')).toEqual(['port', 'off', 'off', 'port']);
  expect(berths('DOCK none AT port royal')).toEqual(['off', 'off', 'off', 'off']);
});

const battle = () => {
  const state = position('en 3018 off: deception-1, deception-14, boyne, frigate-2; sp 3018 off: oriente, frigate-1');
  state.contacts = [{ hex: '3018', attacker: 'english', from: '2919' }];
  return state;
};
const dice = { '!en-boyne.1': 1, '!en-frigate-2.1': 5, '!sp-oriente.1': 2, '!sp-frigate-1.1': 3, '!again': 1 };

test('R 11.2 a REROLL names whose die is thrown again, of either side, and which Deception goes for it', () => {
  const spent = (text: string) => {
    const state = battle();
    const driven = combat(state, 'english', {
      dice,
      answers: { ...saying(state, 'english', text, 'deception-spent', 'reroll').answers, 'reroll@spanish': 'pass' },
    });
    return told(driven, 'ear.reroll').map(({ of, deception }) => [of, deception]);
  };
  expect(spent('REROLL frigate-2 WITH deception-14 KEEP 1')).toEqual([['en-frigate-2.1', 'en-deception-14']]);
  expect(spent('REROLL AGAINST frigate-1 KEEP 1')).toEqual([['sp-frigate-1.1', 'en-deception-1']]);
  expect(spent('REROLL boyne')).toEqual([]);
});

test('R 11.2 a letter asks which Deception goes where they differ in cost, and for none where they do not', () => {
  const forced = (second: string) => {
    const state = battle();
    state.stacks['english/3018/off'] = ['en-deception-1', second, 'en-boyne', 'en-frigate-2'];
    Object.assign(state.pieces['en-deception-14'] ?? {}, { fate: 'pool', hex: null });
    Object.assign(state.pieces[second] ?? {}, { fate: 'map', hex: '3018', berth: 'off' });
    const answers = { '3018/naval/reroll.1/reroll@english': 'en-frigate-2.1', 'deception-spent': second };
    const space = askedOf(combat(state, 'english', { dice, answers }), 'deception-spent')[0]?.space;
    return space?.kind === 'judged' ? (space.forced ?? false) : null;
  };
  expect([forced('en-deception-14'), forced('en-deception-2')]).toEqual([false, true]);
  expect(['en-deception-1', 'en-deception-2'].map((id) => field.counters.get(id)?.cost)).toEqual([1, 1]);
});

test('no Deception goes for a hit that no other face can undo', () => {
  const die = (id: string, side: string, need: number) => ({
    id: `${id}.1`,
    side,
    unit: id,
    face: id,
    die: 1,
    sum: 1,
    need,
    hit: true,
  });
  const said = (need: number) => {
    const shown = [die('en-boyne', 'english', 8), die('sp-oriente', 'spanish', need)];
    const about = { hex: '3018', combat: 'naval', attacker: true, dice: shown, deceptions: 2 };
    return reply(battle(), 'english', 'REROLL both', ask('english', 'reroll', about));
  };
  expect([said(6), said(5)]).toEqual(['pass', 'sp-oriente.1']);
});

test('R 6.3 10.0 a TARGET names enemy ships, and picks the dearest besides', () => {
  const ships = ['sp-frigate-1', 'sp-oriente', 'sp-frigate-2'];
  const sea = (count: number) => ask('english', 'sea-victims-enemy', { hex: '3018', count, ships, stack: ships });
  expect(reply(battle(), 'english', 'TARGET frigate-2', sea(1))).toEqual(['sp-frigate-2']);
  expect(reply(battle(), 'english', 'TARGET frigate-2', sea(2))).toEqual(['sp-frigate-2', 'sp-oriente']);
  expect(reply(battle(), 'english', 'TARGET frigate-2, laden', sea(2))?.[0 as never]).toBe('sp-frigate-2');
  const tops = { 'spanish/3018/off': 'sp-frigate', 'spanish/2717/port': 'sp-oriente' };
  const fortunes = ask('english', 'fortunes-victim', { type: 'naval', tops });
  expect(reply(battle(), 'english', 'TARGET oriente', fortunes)).toBe('spanish/2717/port');
  expect(reply(battle(), 'english', 'TARGET frigate-1', fortunes)).toBe('spanish/3018/off');
});

const passing = (at: string, kind = 'intercept') =>
  ask('english', kind, { at, from: ['2719'], candidates: ['en-boyne', 'en-lion'], height: 3, top: 'sp-oriente' });

test('R 7.2 an INTERCEPT holds NEAR a port WITHIN so many hexes, its neighbours where it says none', () => {
  const fleet = position('en 2719 port: boyne, lion', begun);
  const said = (text: string, at: string) => reply(fleet, 'english', text, passing(at));
  expect(said('INTERCEPT NEAR port royal WITH all', '2819')).toHaveLength(2);
  expect(said('INTERCEPT NEAR port royal WITH all', '2919')).toBeUndefined();
  expect(said('INTERCEPT NEAR port royal WITHIN 2 WITH all', '2919')).toHaveLength(2);
  expect(said('INTERCEPT NEAR port royal WITHIN 2 WITH all', '3018')).toBeUndefined();
});

test('R 7.2 9.1 who passes and who draws off may be chased otherwise, and so may each hex', () => {
  const fleet = position('en 2719 port: boyne, lion', begun);
  const said = (text: string, at: string, kind?: string) => reply(fleet, 'english', text, passing(at, kind));
  expect(said('INTERCEPT PASSING WITH boyne', '2819')).toEqual(['en-boyne']);
  expect(said('INTERCEPT PASSING WITH boyne', '2819', 'retreat-intercept')).toBeUndefined();
  expect(said('INTERCEPT RETREATING WITH lion', '2819', 'retreat-intercept')).toEqual(['en-lion']);
  expect(said('INTERCEPT RETREATING WITH lion', '2819')).toBeUndefined();
  expect(said('INTERCEPT WITH lion', '2819')).toEqual(said('INTERCEPT WITH lion', '2819', 'retreat-intercept'));
});

test('R 11.7 a ship is scuttled in a seaport hex of his, docked or off it, when the moves are made', () => {
  const state = position('sp 2825 off: frigate-1; sp 2824 off: oriente; sp 2823 off: dragon', begun);
  const text = 'MOVE oriente TO cartagena\nSCUTTLE oriente, frigate-1';
  const driven = movement(state, 'spanish', orders(state, 'spanish', text).slice(0, 1), {
    dice: { '!scuttle.sp-oriente': 6, '!scuttle.sp-frigate-1': 4 },
    answers: { scuttle: ['sp-oriente', 'sp-frigate-1'] },
  });
  expect(askedOf(driven, 'scuttle')[0]?.about).toMatchObject({ most: 2, ships: ['sp-oriente', 'sp-frigate-1'] });
  // No letter asks for it each turn: a line sinks them.
  expect(askedOf(driven, 'scuttle').map(isForced)).toEqual([true]);
  expect([lost(driven), state.scuttled, whereIs(state, 'sp-oriente')]).toEqual([[], ['2825'], 'out']);
  const fresh = position('sp 2825 off: frigate-1; sp 2824 off: oriente; sp 2823 off: dragon', begun);
  expect(codes(judged(fresh, 'spanish', text))).toEqual(['note ear.scuttle-odds', 'note ear.scuttle-odds']);
  expect(codes(judged(fresh, 'spanish', 'SCUTTLE dragon'))).toEqual(['warning ear.not-docked']);
});

test('R 11.7 9.3 a laden ship is scuttled too, and her cargo goes down with her', () => {
  const state = position('sp 2825 port: hermiona+soldiers-18, soldiers-2', begun);
  const driven = movement(state, 'spanish', [], {
    dice: { '!scuttle.sp-hermiona': 6, '!status.sp-soldiers-18': 6 },
    answers: { scuttle: ['sp-hermiona'] },
  });
  expect(askedOf(driven, 'scuttle')[0]?.about).toMatchObject({ ships: ['sp-hermiona'] });
  expect(lost(driven, 'scuttled')).toEqual(['sp-soldiers-18']);
  expect(['sp-hermiona', 'sp-soldiers-18', 'sp-soldiers-2'].map((id) => whereIs(state, id))).toEqual([
    'out',
    'pool',
    '2825 port',
  ]);
});

test('R 11.7 11.2 the last ship off a port takes the Deceptions off it along when she is scuttled, one of several or docked does not', () => {
  const after = (stacks: string): [readonly string[], string] => {
    const state = position(stacks);
    const driven = movement(state, 'spanish', [], { answers: { scuttle: ['sp-oriente'] } });
    expect(told(driven, 'ear.scuttled')).toHaveLength(1);
    return [lost(driven, 'scuttled'), whereIs(state, 'sp-deception-1')];
  };
  expect(after('sp 2825 off: deception-1, oriente')).toEqual([['sp-deception-1'], 'pool']);
  expect(after('sp 2825 off: deception-1, oriente, frigate-1')).toEqual([[], '2825 off']);
  expect(after('sp 2825 port: deception-1, oriente')).toEqual([[], '2825 port']);
  expect(after('sp 2825 off: deception-1; sp 2825 port: oriente')).toEqual([[], '2825 off']);
});

test('R 11.7 a ship that has landed her troops in the same movement is scuttled after it', () => {
  const state = position('sp 2824 off: frigate-1+soldiers-1', begun);
  const text = 'MOVE frigate-1 TO cartagena\nLAND soldiers-1 AT cartagena\nSCUTTLE frigate-1';
  const driven = movement(state, 'spanish', orders(state, 'spanish', text).slice(0, 1), {
    dice: { '!scuttle.sp-frigate-1': 4 },
    answers: { land: ['sp-soldiers-1'], scuttle: ['sp-frigate-1'] },
  });
  expect(askedOf(driven, 'scuttle')[0]?.about).toMatchObject({ ships: ['sp-frigate-1'] });
  expect([whereIs(state, 'sp-frigate-1'), whereIs(state, 'sp-soldiers-1')]).toEqual(['out', '2825 port']);
  const laden = () => position('sp 2825 port: frigate-1+soldiers-1, soldiers-2', begun);
  expect(codes(judged(laden(), 'spanish', 'SCUTTLE frigate-1'))).toContain('warning ear.laden');
  expect(codes(judged(laden(), 'spanish', 'LAND soldiers-2 AT cartagena\nSCUTTLE frigate-1'))).toContain(
    'warning ear.laden',
  );
  expect(codes(judged(laden(), 'spanish', 'LAND soldiers-1 AT cartagena\nSCUTTLE frigate-1'))).not.toContain(
    'warning ear.laden',
  );
});
