/** Marching, disease, capture (R 7.5, 7.6). */
import { describe, expect, test } from 'vitest';
import { askedOf, failures, lost, movement, order, position, told, whereIs } from './table.ts';

const marching = () => position('en 3018 port: soldiers-1, supplies-1, deception-1');
const march = (units: string, via: string[], to: string) => [order('MOVE', units, { via, to })];

describe('R 7.5', () => {
  test('R 7.5 every hex without a seaport costs a disease die; a seaport hex, friendly or enemy, none', () => {
    const state = position('en 3018 port: soldiers-1');
    const driven = movement(state, 'english', march('en-soldiers-1', ['3118'], '3117'), { dice: { '!disease': 2 } });
    expect(told(driven, 'ear.disease').map(({ hex, struck }) => [hex, struck])).toEqual([['3118', false]]);
    expect(whereIs(state, 'en-soldiers-1')).toBe('3117 port');
  });

  test('R 7.5 an odd die takes any one land counter of the hex, never a Deception, and the march is over', () => {
    const state = marching();
    const driven = movement(state, 'english', march('en-soldiers-1, en-supplies-1, en-deception-1', ['3118'], '3117'), {
      dice: { '!disease': 5 },
      answers: { 'disease-victim': 'en-supplies-1' },
    });
    const [need] = askedOf(driven, 'disease-victim');
    expect(need?.space).toMatchObject({ kind: 'one', of: ['en-soldiers-1', 'en-supplies-1'] });
    expect(lost(driven)).toEqual(['en-supplies-1']);
    expect(whereIs(state, 'en-soldiers-1')).toBe('3118 off');
    expect(told(driven, 'ear.stopped')).toMatchObject([{ hex: '3118', reason: 'disease' }]);
  });

  test('R 7.5 J66 a stack without land counters left marches no further, and its Deceptions are gone with the last', () => {
    const state = position('en 3018 port: soldiers-1, deception-1');
    const driven = movement(state, 'english', march('en-soldiers-1, en-deception-1', ['3118'], '3117'), {
      dice: { '!disease': 1 },
    });
    expect(lost(driven).toSorted()).toEqual(['en-deception-1', 'en-soldiers-1']);
  });

  test('R 7.1 land counters cross no hexside that is all sea', () => {
    const state = position('en 3018 port: soldiers-1');
    expect(failures(movement(state, 'english', march('en-soldiers-1', [], '2719')))).toEqual(['ear.no-way']);
  });

  test('R 7.0 7.5 whom disease or a storm has stopped marches no more in this movement', () => {
    const twice = [...march('en-soldiers-1, en-supplies-1', ['3118'], '3117'), ...march('en-soldiers-1', [], '3117')];
    const sick = movement(position('en 3018 port: soldiers-1, supplies-1'), 'english', twice, {
      dice: { '!disease': 1 },
      answers: { 'disease-victim': 'en-supplies-1' },
    });
    expect(failures(sick)).toEqual(['ear.moved-already']);
  });

  test('R 7.0 a march ends where an enemy stands ashore', () => {
    const state = position('en 3018 port: soldiers-1; sp 3118 off: soldiers-1');
    const driven = movement(state, 'english', march('en-soldiers-1', ['3118'], '3117'), { dice: { '!disease': 2 } });
    expect(whereIs(state, 'en-soldiers-1')).toBe('3118 off');
    expect(state.pieces['en-soldiers-1']?.moved).toBe('done');
    expect(told(driven, 'ear.shown')).toHaveLength(1);
  });
});

describe('R 7.6', () => {
  test('R 7.6 a land counter takes a port where no enemy stands, marching in or landing; ships never do', () => {
    const state = position('en 3118 off: soldiers-1; en 3018 off: boyne');
    expect(state.ports.leogane).toBeNull();
    const driven = movement(state, 'english', march('en-soldiers-1', [], '3117'));
    expect(told(driven, 'ear.captured').map(({ port }) => port)).toEqual(['cap-francois']);
    expect(state.ports.leogane).toBeNull();
  });

  test('R 7.6 a port is taken by who marches through it, and given up as he has left it', () => {
    const state = position('en 2918 off: soldiers-1');
    const driven = movement(state, 'english', march('en-soldiers-1', ['3018'], '3118'), { dice: { '!disease': 2 } });
    expect(told(driven, 'ear.captured').map(({ port, paid }) => [port, paid])).toEqual([['leogane', 2]]);
    expect(told(driven, 'ear.given-up').map(({ port }) => port)).toEqual(['leogane']);
    expect(state.ports.leogane).toBeNull();
  });

  test('R 7.6 J9 Deceptions alone in a port are gone as it is taken, those beside a ship are not', () => {
    const taken = (there: string) =>
      lost(
        movement(
          position(`en 2716 off: soldiers-1; sp 2717 port: ${there}`, { ports: position('').ports }),
          'english',
          march('en-soldiers-1', [], '2717'),
        ),
        'left-alone',
      );
    expect(taken('deception-1, deception-2').toSorted()).toEqual(['sp-deception-1', 'sp-deception-2']);
    expect(taken('deception-1, frigate-1')).toEqual([]);
  });

  test('R 7.6 a port whose defenders still stand stays theirs until they are gone', () => {
    const state = position('en 3118 off: soldiers-1; sp 3117 port: boom-chain-1');
    movement(state, 'english', march('en-soldiers-1', [], '3117'));
    expect(state.ports['cap-francois']).toBe('spanish');
  });

  test('R 7.6 ships of the loser must lie off, ships of the taker may dock at once', () => {
    const state = position('en 2716 off: soldiers-1; sp 2717 port: frigate-1');
    movement(state, 'english', march('en-soldiers-1', [], '2717'));
    expect([state.ports.santiago, whereIs(state, 'sp-frigate-1')]).toEqual(['english', '2717 off']);
    const landing = position('en 2617 off: boyne; en 2717 off: merchant-1+soldiers-4');
    movement(landing, 'english', [], { answers: { land: ['en-soldiers-4'], dock: ['en-merchant-1'] } });
    expect([landing.ports.santiago, whereIs(landing, 'en-merchant-1')]).toEqual(['english', '2717 port']);
  });
});
