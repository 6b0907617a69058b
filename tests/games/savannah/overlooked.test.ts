/** What a staff officer points out in a book and its form: arrivals without room, guns and works left bare, hopeless attacks. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { position as hours, move } from '../assault.ts';
import { campaign as campaignOf, position as days } from '../campaign.ts';
import { openGame } from '../registry.ts';

const assault = openGame('savannah/assault').game;
const campaign = openGame('savannah/campaign').game;

const line = (verb: string, units: string): Order => ({
  ...move(units, ''),
  verb,
  args: { units: units.split(', ') },
});

function pointedOut(game: typeof assault, state: BoarState, side: string, ...book: Order[]) {
  const told = game.bound?.(game.view(state, side), side, 'movement', book) ?? [];
  return told
    .filter(({ code }) => ['boar.no-room', 'boar.guns-alone', 'boar.works-left'].includes(code))
    .map(({ code, facts }) => [code, facts.hex, ...[facts.units ?? []].flat()]);
}

describe('arrivals without room', () => {
  const crowded = () => days('1802 nyv, ra-2, br-c', { turn: 3, ordinal: 3, weather: 'favorable' });

  test('S 4.7 are named with the hex to clear, until somebody there is sent off or they wait', () => {
    expect(pointedOut(campaign, crowded(), 'british')).toEqual([['boar.no-room', '1802', 'br-a', 'br-b']]);
    const off = [move('br-c', '1803')];
    expect(pointedOut(campaign, crowded(), 'british', ...off)).toEqual([['boar.no-room', '1802', 'br-b']]);
    expect(pointedOut(campaign, crowded(), 'british', ...off, line('WAIT', 'br-b'))).toEqual([]);
  });

  test('S 4.7 are not listed in an answer with those that hold, and all who fill the hex are named', () => {
    const told = campaign.bound?.(campaign.view(crowded(), 'british'), 'british', 'movement', []) ?? [];
    const facts = told.find(({ code }) => code === 'boar.no-room')?.facts;
    expect(facts).toMatchObject({ units: ['br-a', 'br-b'], there: ['br-c'], leaves: true });
  });

  const formOf = (state: BoarState): readonly string[] => {
    const next = { ordinal: state.turn, printed: state.turn, calls: ['movement'], heard: [] };
    const view = look(campaign, state, 'british');
    return (campaign.story({ ...stillTelling('british', 'en', view), next }) as Story).form;
  };
  const asText = (form: readonly string[]): string => form.map((each) => each.replace(/^# ?/, '').trim()).join(' ');

  test('S 4.7 stand in the form with those in their way', () => {
    const form = formOf(crowded());
    expect(asText(form)).toMatch(/No room in 1802 for br-a, br-b while br-c stands there: march some off at once\./);
    expect(form.filter((each) => each.includes('ENTER'))).toEqual([]);
  });

  test('S 4.7 and with the line that says who comes first, where two of one day want the same room', () => {
    const form = formOf(days('1802 nyv, ra-2, ra-3, br-c', { turn: 4, ordinal: 4, weather: 'favorable' }));
    expect(asText(form)).toMatch(
      / while ra-2, ra-3, nyv, br-c, marines stand there: march some off at once, or name who comes first:/,
    );
    expect(form).toContain('# ENTER navy');
  });
});

test('S 4.7 who would find no room though named first is told so by ENTER; whom a name ahead puts off stands where the room is told', () => {
  const first = (unit: string): Order => ({ ...move(unit, ''), verb: 'ENTER', args: { unit } });
  const stand = (text: string) => days(text, { turn: 4, ordinal: 4, weather: 'favorable' });
  const told = (text: string, unit: string, ...book: Order[]) => {
    const view = campaign.view(stand(text), 'british');
    const whole = { orders: [first(unit), ...book], standing: [] };
    return (campaign.idle?.(view, 'british', first(unit), [], whole) ?? []).map(({ code }) => code);
  };
  const crowd = '1802 nyv, ra-2, ra-3, br-c';
  expect(['navy', 'marines', 'br-fort'].map((unit) => told(crowd, unit))).toEqual([[], [], ['boar.no-claim']]);
  const waiting = (...book: Order[]) => {
    const out = pointedOut(campaign, stand(crowd), 'british', ...book).flat();
    return ['navy', 'marines'].filter((unit) => out.includes(unit));
  };
  expect(waiting()).toEqual(['navy']);
  expect(waiting(first('navy'))).toEqual(['marines']);
  // Once somebody there marches off, a name ahead takes room from nobody.
  expect(waiting(move('nyv', '1803'), first('navy'))).toEqual([]);
  expect(told(crowd, 'br-fort', move('br-c', '1803'), line('WAIT', 'br-a, br-b, br-naval'))).toEqual([]);
});

test('ADVANCE with units and a hex that no enemy holds is told that it is no march', () => {
  const view = assault.view(hours('1404 tawes; 1507 avant-garde', { turn: 17, ordinal: 2 }), 'allies');
  const told = (args: Order['args']) =>
    (assault.idle?.(view, 'allies', { ...move('', ''), verb: 'ADVANCE', args }, []) ?? []).map(({ code }) => code);
  expect(told({ units: ['avant-garde'], to: '1506' })).toEqual(['boar.advance-no-march']);
  expect(told({ units: ['avant-garde'], to: '1404' })).toEqual([]);
  expect(told({ who: 'all' })).toEqual([]);
});

test('S scenario: a book of turn 16 that brings nobody up to the enemy is told that d’Estaing must fight', () => {
  const state = () => hours('1404 tawes; 1406 avant-garde, champagne, destaing; 1307 sc-1', { turn: 16, ordinal: 1 });
  const duty = (...book: Order[]) =>
    (assault.bound?.(assault.view(state(), 'allies'), 'allies', 'movement', book) ?? [])
      .filter(({ code }) => code === 'boar.held-back')
      .flatMap(({ facts }) => facts.units ?? []);
  expect(duty()).toEqual(['destaing']);
  expect(duty(move('destaing', '1405'))).toEqual(['destaing']);
  expect(duty(move('sc-1', '1405'))).toEqual(['destaing']);
  expect(duty(move('champagne', '1405'))).toEqual([]);
});

test('S scenario: who is held back is not told besides that he rides to an attack, and is called by his name', () => {
  const state = hours('1404 tawes; 1406 avant-garde, champagne, destaing; 1307 sc-1', { turn: 16, ordinal: 1 });
  const told = (...book: Order[]) =>
    assault.bound?.(assault.view(state, 'allies'), 'allies', 'movement', book).map(({ code }) => code) ?? [];
  expect(told(move('sc-1', '1305'))).toEqual(['boar.held-back']);
  expect(told(move('champagne', '1405'))).toEqual(['boar.leader-bound']);
  const [back] = assault.bound?.(assault.view(state, 'allies'), 'allies', 'movement', []) ?? [];
  const words = diagnosticWords('en', assault.messages);
  expect(sentenceOf(words, { severity: 'note', code: '', facts: {}, ...back })).toMatch(
    /^D'Estaing must take part .*: MOVE some beside an enemy, and him with them\.$/,
  );
});

describe('a book that strips a hex', () => {
  const posts = '1404 tawes, br-invalid; 1605 scr-1; 1802 prevost; 1407 foix';

  test('says of guns that they are left alone and of works that nobody mans them, where the enemy can come', () => {
    const state = () => hours(posts, { turn: 17, ordinal: 2 });
    expect(pointedOut(assault, state(), 'british', move('tawes', '1503'))).toEqual([
      ['boar.guns-alone', '1404', 'br-invalid'],
    ]);
    expect(pointedOut(assault, state(), 'british', move('scr-1', '1604'))).toEqual([['boar.works-left', '1605']]);
  });

  test('says what would do', () => {
    const view = assault.view(hours(posts, { turn: 17, ordinal: 2 }), 'british');
    const said = (language: 'en' | 'fr', line: Order) =>
      assault
        .bound?.(view, 'british', 'movement', [line])
        .map((one) => sentenceOf(diagnosticWords(language, assault.messages), { severity: 'note', ...one }))
        .join(' ');
    expect(said('en', move('tawes', '1503'))).toMatch(/Invalid Battery in 1404 is left .*: leave or send some there/);
    expect(said('fr', move('tawes', '1503'))).toMatch(/Invalides en 1404 reste .* : laissez-en, ou envoyez-en/);
    expect(said('en', move('scr-1', '1604'))).toMatch(/works of 1605 .*: leave a unit there/);
    expect(said('fr', move('scr-1', '1604'))).toMatch(/ouvrages de 1605 .* : laissez-y une unité/);
  });

  test('says so of a leader whom his troops leave, alone or with guns, and of guns that go where no troops are', () => {
    const stands = '1404 tawes, br-invalid, porbeck; 1605 scr-1, maitland; 1407 foix; 1802 br-a';
    const state = () => hours(stands, { turn: 17, ordinal: 2 });
    expect(pointedOut(assault, state(), 'british', move('tawes', '1503'))).toEqual([
      ['boar.guns-alone', '1404', 'br-invalid', 'porbeck'],
    ]);
    expect(pointedOut(assault, state(), 'british', move('scr-1', '1604'))).toEqual([
      ['boar.guns-alone', '1605', 'maitland'],
    ]);
    expect(pointedOut(assault, state(), 'british', move('scr-1, maitland', '1604'))).toEqual([
      ['boar.works-left', '1605'],
    ]);
    expect(pointedOut(assault, state(), 'british', move('br-a', '1504'))).toEqual([
      ['boar.guns-alone', '1504', 'br-a'],
    ]);
    expect(pointedOut(assault, state(), 'british', move('br-a, scr-1', '1404'))).toEqual([
      ['boar.guns-alone', '1605', 'maitland'],
    ]);
  });

  test('S scenario says nothing of a leader left who rides to the attack that he must take part in', () => {
    const state = hours('1404 tawes; 1406 avant-garde, champagne, destaing', { turn: 16, ordinal: 1 });
    const off = move('avant-garde, champagne', '1405');
    expect(pointedOut(assault, state, 'allies', off)).toEqual([]);
    const later = hours('1404 tawes; 1406 avant-garde, champagne, destaing', { turn: 17, ordinal: 2 });
    expect(pointedOut(assault, later, 'allies', off)).toEqual([['boar.guns-alone', '1406', 'destaing']]);
  });

  test('S 1.7 says nothing of the lines before the assault, which nobody may come up to', () => {
    const near = '1604 ra-2; 1605 scr-1; 1404 tawes, br-a; 1207 foix, hainault';
    const state = days(near, { turn: 3, ordinal: 3, weather: 'favorable' });
    const strip = [move('scr-1', '1604'), move('tawes', '1403')];
    const bare = ([code]: readonly unknown[]): boolean => code !== 'boar.no-room';
    expect(pointedOut(campaign, state, 'british', ...strip).filter(bare)).toEqual([]);
    campaignOf(state).scale = 'tactical';
    expect(pointedOut(campaign, state, 'british', ...strip).filter(bare)).toEqual([
      ['boar.guns-alone', '1404', 'br-a'],
      ['boar.works-left', '1605'],
    ]);
  });

  test('says so of the book of a whole turn too, and not of one of attacks', () => {
    const state = hours(posts, { turn: 17, ordinal: 2 });
    const told = (call: string) =>
      (assault.bound?.(assault.view(state, 'british'), 'british', call, [move('tawes', '1503')]) ?? []).map(
        ({ code }) => code,
      );
    expect(told('orders')).toContain('boar.guns-alone');
    expect(told('combat')).not.toContain('boar.guns-alone');
  });

  test('says nothing where others take their place, and nothing far from the enemy', () => {
    const state = hours(posts, { turn: 17, ordinal: 2 });
    expect(pointedOut(assault, state, 'british', move('tawes', '1503'), move('scr-1', '1404'))).toEqual([
      ['boar.works-left', '1605'],
    ]);
    const far = hours('1404 tawes, br-invalid; 1802 prevost; 3123 foix', { turn: 17, ordinal: 2 });
    expect(pointedOut(assault, far, 'british', move('tawes', '1503'))).toEqual([]);
  });
});

test('the form names the guns that stand alone where the enemy can come', () => {
  const formOf = (text: string): string => {
    const next = { ordinal: 2, printed: 17, calls: ['movement'], heard: [] };
    const state = hours(text, { turn: 17, ordinal: 2 });
    const { form } = assault.story({
      ...stillTelling('british', 'en', look(assault, state, 'british')),
      next,
    }) as Story;
    return form.map((each) => each.replace(/^# ?/, '').trim()).join(' ');
  };
  const guns = /Without troops, where the enemy can come \(send some\): (.*?\d{4})(?! ?,)/;
  expect(guns.exec(formOf('1404 br-invalid; 1605 br-b, scr-1; 1802 br-a; 1407 foix'))?.[1]).toBe('br-invalid 1404');
  expect(formOf('1404 br-invalid, tawes; 1802 prevost; 1407 foix')).not.toMatch(guns);
  expect(guns.exec(formOf('1504 tawes, br-invalid; 1404 porbeck; 1407 foix'))?.[1]).toBe('porbeck 1404');
});
