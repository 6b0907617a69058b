/** The orders of the campaign's frame: read, judged on the view, and the answers they give (decisions 16, 17, 25, 44). */
import { describe, expect, test } from 'vitest';
import type { Json, Order, Question } from '../../../../src/engine/contract.ts';
import type { SavannahView } from '../../../../src/games/savannah/view.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { saidOf } from '../../../rehearsal/verdicts.ts';
import { campaign, position } from '../../campaign.ts';
import { openGame } from '../../registry.ts';

const { game } = openGame('savannah/campaign');

/** What a side writes, as read in its view; later lines see earlier ones. */
function book(state: BoarState, side: string, text: string): Order[] {
  const view = game.view(state, side) as SavannahView;
  const orders: Order[] = [];
  for (const line of readOrders(text, grammarOf(game, view, side)).lines) {
    if (!line.read) throw new Error(`${text}: ${JSON.stringify(line.diagnostics)}`);
    orders.push(line.read.order);
  }
  return orders;
}

const codes = (state: BoarState, side: string, text: string): string[] =>
  saidOf(game, state, side, book(state, side, text))
    .flat()
    .flatMap(({ severity, code }) => (severity === 'note' ? [] : [code]));

function answer(state: BoarState, side: string, text: string, kind: string, about: Json): Json | undefined {
  const need: Question = {
    type: 'question',
    address: `t03/${side}/${kind}@${side}`,
    role: side,
    kind,
    space: { kind: 'one', of: [] },
    about,
    discreet: false,
    sealed: false,
  };
  const orders = book(state, side, text);
  return orders.length === 0 ? undefined : game.reply(game.view(state, side), orders, need);
}

const at = (turn: number, text = '1802 prevost; 1605 scr-1, maitland; 2014 foix'): BoarState =>
  position(text, { turn, ordinal: turn, weather: 'favorable' });

describe('decisions 16 and 17: arrivals', () => {
  const about = { entry: 'HQ', hex: '1802', units: ['marines', 'navy', 'br-naval'] };

  test.each([
    'WAIT marines, navy',
    'ATTENDRE marines, navy',
    'ESPERAR marines, navy',
  ])('decision 16 %s holds back those it names', (text) => {
    expect(answer(at(4), 'british', text, 'enter-hold', about)).toEqual(['marines', 'navy']);
  });

  test('decision 16 several lines are carried out one after the other', () => {
    expect(answer(at(4), 'british', 'WAIT marines\nWAIT navy', 'enter-hold', about)).toEqual(['marines', 'navy']);
    expect(answer(at(4), 'british', 'WAIT marines, navy\nENTER navy', 'enter-hold', about)).toEqual(['marines']);
  });

  test('decision 16 an order about others says nothing', () => {
    expect(answer(at(4), 'british', 'WAIT savannah-militia', 'enter-hold', about)).toBeUndefined();
  });

  test('decision 17 ENTER names the hex of an entry that has two', () => {
    const landing = { entry: 'V-1', units: ['mortar', 'marine-bn'], options: ['3822', '3920'] };
    expect(answer(at(8), 'allies', 'ENTER mortar AT 3822', 'enter-hex', landing)).toBe('3822');
    expect(answer(at(8), 'allies', 'ENTRER mortar AU 3920', 'enter-hex', landing)).toBe('3920');
  });

  test('S 4.7 ENTER names who finds room first, line by line; the others follow as they are', () => {
    const few = { hex: '1802', units: ['marines', 'navy', 'br-naval'] };
    expect(answer(at(4), 'british', 'ENTER navy', 'arrival-order', few)).toEqual(['navy', 'marines', 'br-naval']);
    expect(answer(at(4), 'british', 'ENTER br-naval\nENTER navy', 'arrival-order', few)).toEqual([
      ...['br-naval', 'navy'],
      'marines',
    ]);
    expect(answer(at(4), 'british', 'ENTER savannah-militia', 'arrival-order', few)).toBeUndefined();
  });

  test('R11 who is here, or never comes, has no arrival to order; who comes later is told when', () => {
    expect(codes(at(4), 'allies', 'WAIT foix')).toEqual(['boar.here-already']);
    const barred = at(4);
    campaign(barred).arrivals.barred = ['trumbach'];
    expect(codes(barred, 'british', 'WAIT trumbach')).toEqual(['boar.never-comes']);
    expect(codes(at(4), 'british', 'WAIT chatham')).toEqual(['boar.never-comes']);
    expect(codes(at(4), 'british', 'WAIT fraser-1')).toEqual(['boar.not-due']);
    expect(codes(at(4), 'british', 'WAIT marines')).toEqual([]);
    expect(codes(at(3), 'allies', 'ENTER mcintosh AT 1015')).toEqual(['boar.not-its-entry']);
    expect(codes(at(3), 'allies', 'ENTER mcintosh AT 1014')).toEqual([]);
  });

  test('S 4.7 who has come in this phase by one hex is not ordered to another', () => {
    const state = at(9);
    Object.assign(state.units['fr-a-rt'] ?? {}, { hex: '3822', fate: 'field' });
    campaign(state).arrivals.gate['fr-a-rt'] = { entry: 'V-1', hex: '3822', spent: 0 };
    expect(codes(state, 'allies', 'ENTER fr-a-rt AT 3920')).toEqual(['boar.here-already']);
    expect(codes(state, 'allies', 'ENTER fr-a-rt AT 3822')).toEqual(['boar.here-already']);
    expect(codes(state, 'allies', 'WAIT fr-a-rt\nENTER fr-a-rt AT 3822')).toEqual([]);
    const [enter] = book(state, 'allies', 'ENTER fr-a-rt AT 3822');
    const view = game.view(state, 'allies');
    expect(enter && game.pertinent?.(view, 'allies', enter)).toBe(false);
  });

  test('S 4.7 who is due this turn may be given his march before he has come in', () => {
    expect(codes(at(2), 'allies', 'MOVE champagne TO 3022')).toEqual([]);
    expect(codes(at(2), 'allies', 'MOVE champagne TO 3117 STRATEGIC')).toEqual(['boar.strategic-arrival']);
    expect(codes(at(2), 'allies', 'MOVE auxerrois TO 3022')).toEqual(['boar.yet-to-come']);
  });
});

describe('decision 25: sorties', () => {
  const about = { leader: 'maitland', hex: '1605', units: ['scr-1'] };

  test.each([
    'SORTIE scr-1 WITH maitland',
    'SORTIE scr-1 AVEC maitland',
    'SALIDA scr-1 CON maitland',
  ])('decision 25 %s sends the unit out with the leader', (text) => {
    expect(answer(at(9), 'british', text, 'declare-sortie-leader', about)).toEqual(['scr-1']);
  });

  test('S 4.10 a march out of the lines needs its leader, or his sortie, on turns 1 to 10', () => {
    expect(codes(at(9), 'british', 'MOVE scr-1 TO 1606')).toEqual(['savannah.sortie-leader']);
    // Further out too that is the cause, and not that no way leads there.
    expect(codes(at(9), 'british', 'MOVE scr-1 TO 1607')).toEqual(['savannah.sortie-leader']);
    expect(codes(at(9), 'british', 'MOVE scr-1, maitland TO 1606')).toEqual([]);
    expect(codes(at(9), 'british', 'SORTIE scr-1 WITH maitland\nMOVE maitland TO 1606\nMOVE scr-1 TO 1606')).toEqual(
      [],
    );
    expect(codes(at(11), 'british', 'MOVE scr-1 TO 1606')).toEqual([]);
  });

  test('S 4.10 only the garrison sallies, with units stacked with the leader', () => {
    expect(codes(at(9, '1802 prevost; 1605 maitland; 1705 scr-1'), 'british', 'SORTIE scr-1 WITH maitland')).toEqual([
      'savannah.sortie-elsewhere',
    ]);
    // Though his leader is asked about those who do stand with him.
    expect(
      codes(at(9, '1802 prevost; 1605 maitland, scr-2; 1705 scr-1'), 'british', 'SORTIE scr-1 WITH maitland'),
    ).toEqual(['savannah.sortie-elsewhere']);
    expect(answer(at(9), 'british', 'SORTIE tawes WITH maitland', 'declare-sortie-leader', about)).toBeUndefined();
    expect(codes(at(9, '1802 prevost; 2014 foix, destaing'), 'allies', 'SORTIE foix WITH destaing')).toEqual([
      'savannah.sortie-not-yours',
    ]);
    expect(codes(at(11), 'british', 'SORTIE scr-1 WITH maitland')).toEqual(['savannah.sortie-free']);
  });
});

describe('decision 44: the declaration', () => {
  test.each([
    'ASSAULT NEXT TURN',
    'ASSAUT AU PROCHAIN TOUR',
    'ASALTO EL PRÓXIMO TURNO',
  ])('decision 44 %s declares the assault', (text) => {
    expect(answer(at(9), 'allies', text, 'declare-assault', { turn: 9 })).toBe('declare');
  });

  test('S 1.6 it is for the Allies alone, up to turn 14, once', () => {
    expect(codes(at(9), 'allies', 'ASSAULT NEXT TURN')).toEqual(['savannah.assault-ends-days']);
    expect(codes(at(9), 'british', 'ASSAULT NEXT TURN')).toEqual(['boar.assault-not-yours']);
    expect(codes(at(15), 'allies', 'ASSAULT NEXT TURN')).toEqual(['boar.assault-late']);
    const begun = at(16);
    campaign(begun).scale = 'tactical';
    expect(codes(begun, 'allies', 'ASSAULT NEXT TURN')).toEqual(['boar.assault-on']);
  });

  test('S 1.6 what is ordered for the next day beside it, and the works it gives up, are warned of', () => {
    const state = at(9, '1802 prevost; 2009 foix');
    const said = (text: string) =>
      saidOf(game, state, 'allies', book(state, 'allies', text)).map((found) =>
        found.flatMap(({ severity, code, facts }) =>
          /days|day-/.test(code) ? [`${severity} ${code} ${facts.n ?? ''} ${facts.works ?? ''}`.trim()] : [],
        ),
      );
    expect(said('ASSAULT NEXT TURN')).toEqual([['warning savannah.assault-ends-days 0']]);
    expect(said('SIEGE FIRE\nASSAULT NEXT TURN')).toEqual([[], ['warning savannah.assault-ends-days 1']]);
    expect(said('ASSAULT NEXT TURN\nORIENT 2009 N')).toEqual([
      ['warning savannah.assault-ends-days 0'],
      ['warning savannah.no-day-follows'],
    ]);
    const [[costs] = []] = saidOf(game, state, 'allies', book(state, 'allies', 'ASSAULT NEXT TURN IF TURN >= 9'));
    expect(costs?.facts).toMatchObject({ tactical: 16, ours: expect.any(Number), theirs: expect.any(Number) });
    Object.assign(campaign(state).siege, { building: [{ hex: '2008', placed: 9 }] });
    expect(said('ASSAULT NEXT TURN')).toEqual([['warning savannah.assault-ends-days 0 2008']]);
  });

  test('S 1.7 a march up to the lines is refused before it', () => {
    expect(codes(at(9, '1802 prevost; 1607 foix'), 'allies', 'MOVE foix TO 1606')).toEqual(['savannah.before-assault']);
  });
});

describe('an umpire', () => {
  const edit = (state: BoarState, name: string, arg: Json): BoarState => {
    const { schema, apply } = game.edits[name] as (typeof game.edits)[string];
    apply(state, schema.parse(arg));
    return state;
  };

  test('changes the weather, arrivals and the declaration', () => {
    expect(edit(at(9), 'weather', { weather: 'gale' }).weather).toBe('gale');
    expect(campaign(edit(at(3), 'arrival', { unit: 'fraser-1', turn: 9 })).arrivals.delayed['fraser-1']).toBe(9);
    const never = edit(at(3), 'arrival', { unit: 'fraser-1', turn: null });
    expect(campaign(never).arrivals.barred).toEqual(['fraser-1']);
    edit(never, 'place', { unit: 'fraser-1', hex: '1802' });
    expect(game.check(never)).toEqual([]);
    expect(campaign(edit(at(9), 'declare', { declared: true })).declared).toBe(9);
    expect(() => game.edits.weather?.schema.parse({ weather: 'snow' })).toThrow();
  });
});
