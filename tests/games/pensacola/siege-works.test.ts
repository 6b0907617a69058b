/** Road, redoubts, siege shots, breaches and what staying destroys, on the ground of the campaign. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { tuningAt } from '../../../src/games/pensacola/doctrine/tuning.ts';
import { bestTarget, facingTheWorks, labourOf, siegeDays } from '../../../src/games/pensacola/doctrine/works.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { bombardment, shotModifiers, shotsOf, targetsOf } from '../../../src/games/pensacola/works/bombardment.ts';
import { frontOf } from '../../../src/games/pensacola/works/ground.ts';
import { finishWork, jobFault, labourFaults, setRoad, setToWork } from '../../../src/games/pensacola/works/labour.ts';
import { completeConstructions } from '../../../src/games/pensacola/works/redoubts.ts';
import { isSupplied, roadFrom } from '../../../src/games/pensacola/works/road.ts';
import type { Job } from '../../../src/games/pensacola/works/state.ts';
import type { HexSide } from '../../../src/places/hex/grid.ts';
import { MarchPlan } from '../../../src/series/boar/doctrine/reach.ts';
import { staffOf } from '../../../src/series/boar/doctrine/staff.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { mortarReach } from '../../../src/series/boar/rules/mortar.ts';
import { findPath, groundFor, partyOf, searchFor } from '../../../src/series/boar/rules/paths.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { counterOf, hexAt } from '../../../src/series/boar/rules/units.ts';
import { zoneOf } from '../../../src/series/boar/rules/zoc.ts';
import { type Driven, drive } from '../position.ts';
import { game, pensacola } from './campaign.ts';

const rules = rulesOf(pensacola);
const { field } = rules;

/** `2611 lu-rangers; 2510 navarra`: these counters and no others; all road up to the trail-head. */
function position(text: string, changes: (state: PensacolaState) => void = () => {}): PensacolaState {
  const state = setup(pensacola);
  for (const piece of [...Object.values(state.units), ...Object.values(state.leaders)])
    Object.assign(piece, { hex: null, fate: 'reserve' });
  for (const stack of text.split(';')) {
    const [hex, ...names] = stack.trim().split(/[\s,]+/);
    for (const name of names) Object.assign(state.units[name] ?? state.leaders[name] ?? {}, { hex, fate: 'field' });
  }
  changes(state);
  return state;
}

const at = (state: PensacolaState) => ({ ...rules, position: state });
const LINE = ['2612', '2613', '2713', '2714', '2715', '2716', '2717', '2718'];
const withRoad = (state: PensacolaState): void => {
  state.corduroy = [...(state.corduroy ?? []), ...LINE];
};
const withRedoubt = (hex: string, faces: HexSide, sp: number) => (state: PensacolaState) => {
  withRoad(state);
  state.siege = [...state.siege, ...frontOf(hex, faces)];
  if (sp > 0) state.works.batteries.push({ hex, sp, lost: false });
};
const fault = (state: PensacolaState, unit: string, job: Job) =>
  jobFault(pensacola, at(state), unit, job)?.code ?? null;

function work(state: PensacolaState, side: string, labour: Record<string, Job>, orders: never[] = []): Driven {
  return drive(
    state,
    function* (play) {
      const board = boardOf(rules, play);
      yield* setToWork(pensacola, board, side, orders);
      finishWork(pensacola, board, side, orders);
    },
    { answers: { 'works-labour': labour as never } },
  );
}

test.each([
  ['BUILD', { unit: 'lu-rangers', to: '2613' }, 'gale', 'pensacola.work-weather'],
  ['MEND', { unit: 'lu-rangers' }, 'gale', 'pensacola.work-weather'],
  ['ENTRENCH', { unit: 'navarra', guns: 4 }, 'gale', 'pensacola.work-weather'],
  ['RAZE', { unit: 'navarra', what: 'plantation' }, 'gale', 'pensacola.no-plantation'],
])('P 3.7.9, 3.7.10 where nobody can work %s is told what stops its unit', (verb, args, weather, code) => {
  const state = position('2611 lu-rangers; 2510 navarra');
  const line: Order = { id: 'o1', verb, args, canonical: verb, line: 1 };
  const { settled } = drive({ ...state, weather }, (play) =>
    setToWork(pensacola, boardOf(rules, play), 'spanish', [line]),
  );
  expect(settled).toMatchObject([{ order: verb, fate: { kind: 'unreached', why: { code } } }]);
});

describe('the corduroy road', () => {
  test('P 3.7.9 infantry lays two hexes along a track from the road it stands on, and its marker goes with it', () => {
    const state = position('2611 lu-rangers');
    const ends = roadFrom(pensacola, at(state), 'lu-rangers');
    expect(ends.get('2613')).toEqual(['2612', '2613']);
    expect(ends.has('2713')).toBe(false);
    work(state, 'spanish', { 'lu-rangers': { do: 'road', to: '2613' } });
    expect(state.corduroy?.slice(-2)).toEqual(['2612', '2613']);
    expect([state.works.heads, state.units['lu-rangers']?.hex]).toEqual([['2613'], '2613']);
  });

  test('P 4.3.5 sappers lay four hexes a turn', () => {
    const ends = roadFrom(pensacola, at(position('2611 sappers')), 'sappers');
    expect(ends.get('2714')).toHaveLength(4);
    expect(ends.has('2715')).toBe(false);
  });

  test('P 3.7.9 neither grenadiers, Indians, guns nor horse build, nor who is in disorder, nor who stands off the road', () => {
    const text = '2611 lu-gren, navarra; 2510 sp-choctaw; 2010 lu-drag; 2612 aragon; 2110 art-1a';
    const state = position(text);
    for (const unit of ['lu-gren', 'sp-choctaw', 'lu-drag', 'aragon', 'art-1a'])
      expect(roadFrom(pensacola, at(state), unit).size, unit).toBe(0);
    expect(roadFrom(pensacola, at(state), 'navarra').size).toBeGreaterThan(0);
    Object.assign(state.units.navarra ?? {}, { formation: 'disrupted' });
    expect(roadFrom(pensacola, at(state), 'navarra').size).toBe(0);
  });

  test('P 3.7.9 who cannot build is told which rule stops him, and where the road may go', () => {
    const why = (text: string, unit: string, to: string, change = withRoad) => {
      const found = jobFault(pensacola, at(position(text, change)), unit, { do: 'road', to });
      return [found?.code, found?.facts.ends];
    };
    const end = (state: PensacolaState): void => {
      withRoad(state);
      state.works.heads = ['2718'];
    };
    expect(why('2718 guadalajara; 2719 navarra', 'guadalajara', '2719', end)).toEqual([
      'pensacola.no-road-room',
      expect.not.stringContaining('2719'),
    ]);
    expect(why('2718 guadalajara', 'guadalajara', '2617', end)[0]).toBe('pensacola.no-road-there');
    expect(why('2718 guadalajara', 'guadalajara', '2617', end)[1]).toContain('2719');
    expect(why('2718 lu-gren', 'lu-gren', '2719')).toEqual(['pensacola.no-road-builder', '']);
    expect(why('2819 guadalajara', 'guadalajara', '2719')).toEqual(['pensacola.no-road-start', '']);
    const more = (state: PensacolaState): void => {
      withRoad(state);
      state.works.heads = ['2718', '2010', '2112'];
    };
    expect(why('2510 guadalajara', 'guadalajara', '2611', more)).toEqual(['pensacola.no-road-heads', '']);
  });

  test('P 3.7.9 no builder comes next to an enemy', () => {
    const state = position('2611 navarra; 2614 creeks');
    expect([...roadFrom(pensacola, at(state), 'navarra').keys()]).not.toContain('2613');
  });

  test('P 3.7.9 one marker goes forward with one unit a turn', () => {
    const state = position('2611 navarra, lu-rangers');
    for (const to of ['2613', '2711']) {
      const both = { navarra: { do: 'road', to: '2612' }, 'lu-rangers': { do: 'road', to } } as const;
      const codes = labourFaults(pensacola, at(state), 'spanish', both).map(({ code }) => code);
      expect(codes, to).toEqual(['pensacola.work-twice']);
    }
  });

  test('P 3.7.9 guns march on corduroy as on road, on a track at two MP', () => {
    const cost = (state: PensacolaState): number | undefined => {
      const search = searchFor(
        at(state),
        groundFor(at(state), stacksOf(at(state)), 'spanish'),
        partyOf(rules, 'spanish', ['art-1a'], false),
      );
      return findPath(search, hexAt(field, '2611'), hexAt(field, '2612'), false)?.spent.at(-1);
    };
    expect(cost(position('2611 art-1a'))).toBe(2);
    expect(cost(position('2611 art-1a', withRoad))).toBe(1);
  });

  test('P 3.7.9.1, 3.7.9.2 who begins on the road and stays destroys it, five hexes at most; a builder mends it so', () => {
    const state = position('2613 creeks', withRoad);
    work(state, 'british', { creeks: { do: 'destroy', what: 'road' } });
    expect([state.corduroy?.includes('2613'), state.works.broken]).toEqual([false, ['2613']]);
    expect(fault(position('2613 howitzer', withRoad), 'howitzer', { do: 'destroy', what: 'road' })).not.toBeNull();
    const all = position('2613 creeks', (one) => {
      withRoad(one);
      for (const hex of ['2010', '2110', '2210', '2310', '2410']) setRoad(one, hex, false);
    });
    expect(fault(all, 'creeks', { do: 'destroy', what: 'road' })).toBe('pensacola.no-road');
    const mending = position('2613 navarra', (one) => {
      withRoad(one);
      setRoad(one, '2613', false);
    });
    work(mending, 'spanish', { navarra: { do: 'mend' } });
    expect(mending.corduroy).toContain('2613');
  });

  test('P 3.7.9.2 only who can build road mends it: no grenadiers', () => {
    const state = position('2613 sp-grenadiers', (one) => {
      withRoad(one);
      setRoad(one, '2613', false);
    });
    expect(fault(state, 'sp-grenadiers', { do: 'mend' })).toBe('pensacola.no-broken-road');
  });

  test('P 3.6 supply runs by road or corduroy to a stockade, past no enemy and no zone of one but where a friend stands', () => {
    const supplied = (text: string, changes: (state: PensacolaState) => void = withRoad) =>
      isSupplied(pensacola, at(position(text, changes)), '2718');
    expect(supplied('2510 navarra')).toBe(true);
    expect(isSupplied(pensacola, at(position('2510 navarra')), '2718')).toBe(false);
    expect(supplied('2715 creeks')).toBe(false);
    const beside =
      hexAt(field, '2715').next.find((hex) => hex && hex.terrain === 'clear' && !LINE.includes(hex.id))?.id ?? '2815';
    expect(supplied(`${beside} creeks`)).toBe(false);
    expect(
      supplied('2510 navarra', (state) => {
        withRoad(state);
        setRoad(state, '2714', false);
      }),
    ).toBe(false);
  });
});

describe('redoubts', () => {
  const redoubt = (guns: number, hex = '2718'): Job => ({ do: 'redoubt', at: hex, guns });

  test('P 3.7.10 guns come only to a road or beside one; swamp and a hex next to an enemy take none', () => {
    expect(fault(position('2718 navarra', withRoad), 'navarra', redoubt(5))).toBeNull();
    expect(fault(position('2718 navarra'), 'navarra', redoubt(5))).toBe('pensacola.redoubt-road');
    expect(fault(position('2718 navarra'), 'navarra', redoubt(0))).toBeNull();
    expect(fault(position('2718 navarra; 2719 creeks'), 'navarra', redoubt(0))).toBe('pensacola.redoubt-enemy');
    const swamp = field.at.find(({ terrain }) => terrain === 'swamp')?.id ?? '';
    expect(fault(position(`${swamp} navarra`), 'navarra', redoubt(0, swamp))).toBe('pensacola.redoubt-ground');
  });

  test('P 3.7.10 counters limit them: one of five SP, six without guns', () => {
    const begun = position('2718 navarra', (state) => {
      withRoad(state);
      state.campaign?.siege.building.push({ hex: '2717', placed: 1, guns: 5 });
    });
    expect(fault(begun, 'navarra', redoubt(5))).toBe('pensacola.redoubt-counter');
    expect(fault(begun, 'navarra', redoubt(4))).toBeNull();
  });

  test('P 4.3.4 sappers march two MP before they begin one, others do not march', () => {
    expect(fault(position('2716 sappers, navarra', withRoad), 'sappers', redoubt(5))).toBeNull();
    expect(fault(position('2715 sappers', withRoad), 'sappers', redoubt(5))).toBe('pensacola.redoubt-elsewhere');
    expect(fault(position('2716 navarra', withRoad), 'navarra', redoubt(5))).toBe('pensacola.redoubt-elsewhere');
    const state = position('2716 sappers', withRoad);
    const { events } = work(state, 'spanish', { sappers: redoubt(5) });
    expect([state.units.sappers?.hex, state.campaign?.siege.building]).toEqual([
      '2718',
      [{ hex: '2718', placed: 1, guns: 5 }],
    ]);
    const begun = events.find(({ kind }) => kind.endsWith('works-placed'));
    expect(begun?.facts).toMatchObject({ hexes: ['2718'], by: 'sappers' });
  });

  test('P 3.7.10 a line that names a leader, or nobody there is, is told so', () => {
    const state = position('2718 navarra, galvez', withRoad);
    expect(['galvez', 'nobody'].map((unit) => fault(state, unit, redoubt(0)))).toEqual([
      'pensacola.work-unfit',
      'pensacola.work-unfit',
    ]);
  });

  test('P 3.7.10.1 who works does not march', () => {
    const state = position('2718 navarra');
    state.works.jobs = { navarra: redoubt(0) };
    expect(rules.house.mayMove(at(state), counterOf(field, 'navarra'))?.code).toBe('pensacola.at-work');
  });

  const completing = (state: PensacolaState): Driven =>
    drive(state, (play) => completeConstructions(pensacola, boardOf(rules, play)), {
      answers: { 'redoubt-facing': 'S' },
    });
  const begun = (text: string, weather = 'clear') =>
    position(text, (state) => {
      state.campaign?.siege.building.push({ hex: '2718', placed: 1, guns: 5 });
      Object.assign(state, { turn: 2, weather });
    });

  test('P 3.5 a marker is completed the turn after, front and sides beside it fortified, in clear weather, not next to an enemy', () => {
    const state = begun('2718 navarra');
    completing(state);
    expect(state.siege.filter((name) => name.startsWith('2718'))).toEqual(['2718/SE', '2718/S', '2718/SW']);
    expect(state.works.batteries).toEqual([{ hex: '2718', sp: 5, lost: false }]);
    for (const waits of [begun('2718 navarra', 'rain'), begun('2718 navarra; 2719 creeks')]) {
      completing(waits);
      expect(waits.siege.some((name) => name.startsWith('2718'))).toBe(false);
      expect(waits.campaign?.siege.building).toHaveLength(1);
    }
  });

  test('P 3.7.10.1, 3.14.4 enemy troops in Parade Order take a marker away, and the guns of a redoubt as a step; gun crews do not', () => {
    const stands = (state: PensacolaState): Effect[] => {
      const effects: Effect[] = [];
      drive(state, function* (play) {
        effects.push(...(yield* rules.house.afterStanding(boardOf(rules, play), '2718')));
      });
      return effects;
    };
    expect(stands(begun('2718 creeks'))).toEqual([{ kind: 'construction-removed', hex: '2718' }]);
    expect(stands(position('2718 howitzer', withRedoubt('2718', 'S', 5)))).toEqual([]);
    const lost = position('2718 ra-3', withRedoubt('2718', 'S', 5));
    stands(lost);
    expect([lost.works.batteries[0]?.lost, lost.morale, lost.victory.british]).toEqual([
      true,
      { british: 19, spanish: 18 },
      1,
    ]);
  });
});

describe('Siege Bombardment', () => {
  const battery = (text = '2510 navarra', more: (state: PensacolaState) => void = () => {}) =>
    position(text, (state) => {
      withRedoubt('2718', 'S', 5)(state);
      more(state);
    });
  const shots = (state: PensacolaState) => shotsOf(pensacola, at(state), '2718');

  test('P 3.6 two shots with both stockades, one with one, none with neither; none out of supply, without guns, in a gale', () => {
    expect(shots(battery())).toBe(2);
    expect(shots(battery('2718 navarra', (state) => void Object.assign(state, { destroyed: ['2010'] })))).toBe(1);
    expect(shots(battery('2718 navarra', (state) => void Object.assign(state, { destroyed: ['2010', '2510'] })))).toBe(
      0,
    );
    expect(shots(battery('2715 creeks'))).toBe(0);
    expect(shots(battery('2718 creeks'))).toBe(0);
    expect(shots(battery('2510 navarra', (state) => void Object.assign(state, { weather: 'gale' })))).toBe(0);
    expect(
      shots(battery('2510 navarra', (state) => void Object.assign(state.works.batteries[0] ?? {}, { lost: true }))),
    ).toBe(0);
  });

  test('P 3.6 shots go at hexsides in range, in front, and turned to the guns; troops between hide nothing', () => {
    const targets = targetsOf(pensacola, at(battery('2510 navarra; 2721 poitou')), '2718');
    expect(targets).toContain('2825/N');
    expect(targets).not.toContain('2825/SE');
    expect(targets.some((name) => name.startsWith('2524'))).toBe(true);
    const backwards = position('2510 navarra', withRedoubt('2718', 'N', 5));
    expect(targetsOf(pensacola, at(backwards), '2718')).toEqual([]);
  });

  test('P 3.6 five SP breach a fort seven hexes off on 8, an extension on 7; one open side helps, a natural 0 never hits', () => {
    const names = (state: PensacolaState, side: string) =>
      shotModifiers(pensacola, at(state), '2718', side).map(
        ({ name, value }) => `${name.replace('drm.', '')} ${value}`,
      );
    expect(names(battery(), '2825/N')).toEqual([]);
    expect(names(battery(), '2724/N')).toEqual(['extension 1']);
    expect(
      names(
        battery('2510 navarra', (state) => void state.breached.push('2825/NE')),
        '2825/N',
      ),
    ).toEqual(['breached-before 1']);
    const fired = (face: number, more?: (state: PensacolaState) => void) => {
      const state = battery('2510 navarra', more);
      const answers = { 'shot-1/siege-shot@spanish': '2825/N', 'shot-2/siege-shot@spanish': 'hold' };
      drive(state, (play) => bombardment(pensacola, boardOf(rules, play)), {
        faces: { bombardment: face },
        answers,
      });
      return state.breached.includes('2825/N');
    };
    expect([fired(7), fired(8)]).toEqual([false, true]);
    expect(fired(7, (state) => void state.breached.push('2825/NE'))).toBe(true);
    expect(fired(0, (state) => void Object.assign(state.works.gunnery, { '2718': 9 }))).toBe(false);
  });
});

describe('orders', () => {
  const line = (verb: string, args: Record<string, string | number>): Order => ({
    id: `${verb}${args.hex ?? args.unit}`,
    verb,
    args,
    canonical: verb,
    line: 1,
  });
  const reply = (kind: string, of: string[], ...lines: Order[]) => {
    const space = { kind: 'one', of } as const;
    const need = {
      type: 'question',
      address: '',
      role: 'spanish',
      kind,
      space,
      about: { hex: '2718' },
      discreet: false,
      sealed: false,
    };
    return game.reply(
      game.view(position('2718 navarra', withRedoubt('2718', 'S', 5)), 'spanish'),
      lines,
      need as never,
    );
  };

  test('P 3.6 BOMBARD lines are tried in the order written, each shot at the first that can be hit', () => {
    const [first, second] = [line('BOMBARD', { hex: '2325' }), line('BOMBARD', { hex: '2524', side: 'N' })];
    expect(reply('siege-shot', ['2825/N', '2524/N', 'hold'], first, second)).toBe('2524/N');
    expect(reply('siege-shot', ['2325/NE', '2524/N', 'hold'], first, second)).toBe('2325/NE');
    expect(reply('siege-shot', ['2825/N', 'hold'], first, second) ?? null).toBeNull();
  });

  test('P 3.5 FACE turns the redoubt it names', () => {
    expect(reply('redoubt-facing', ['N', 'S'], line('FACE', { hex: '2718', side: 'S' }))).toBe('S');
    expect(reply('redoubt-facing', ['N', 'S'], line('FACE', { hex: '2618', side: 'S' })) ?? null).toBeNull();
  });

  test('P 3.7.9, 3.7.10 BUILD and ENTRENCH say who works at what', () => {
    const lines = [line('BUILD', { unit: 'lu-rangers', to: '2613' }), line('ENTRENCH', { unit: 'navarra', guns: 4 })];
    expect(reply('works-labour', [], ...lines)).toEqual({
      'lu-rangers': { do: 'road', to: '2613' },
      navarra: { do: 'redoubt', at: '2718', guns: 4 },
    });
  });
});

test('P 3.11 the mortar reaches six hexes out of a redoubt in supply, five elsewhere', () => {
  const reach = (...changes: Parameters<typeof position>) =>
    mortarReach(at(position(...changes)), 'mortar').includes('2724');
  expect(reach('2718 mortar', withRoad)).toBe(false);
  expect(reach('2718 mortar', withRedoubt('2718', 'S', 0))).toBe(true);
  expect(reach('2718 mortar; 2715 creeks', withRedoubt('2718', 'S', 0))).toBe(false);
});

describe('what the computer builds', () => {
  const staff = (state: PensacolaState) => staffOf(at(state), tuningAt(pensacola.files.doctrine, 'regular'), 'spanish');

  test('P 3.7.9, 3.7.10 it lays the road towards Pine Hill and begins redoubts with guns along it; who marches does not work', () => {
    expect(labourOf(staff(position('2611 lu-rangers')), [])).toEqual({ 'lu-rangers': { do: 'road', to: '2613' } });
    expect(labourOf(staff(position('2611 lu-rangers')), ['lu-rangers'])).toEqual({});
    const onward = (state: PensacolaState) => {
      withRoad(state);
      setRoad(state, '2719', true);
    };
    expect(labourOf(staff(position('2719 aragon', onward)), [])).toEqual({
      aragon: { do: 'redoubt', at: '2719', guns: 5 },
    });
  });

  test('P 3.7.9.2 on siege turns it guards redoubts and road, and sends a builder where the road is broken', () => {
    const state = position('2718 navarra; 2611 principe; 2510 lu-rangers', (one) => {
      withRedoubt('2718', 'S', 5)(one);
      setRoad(one, '2611', false);
    });
    const plan = new MarchPlan(staff(state));
    siegeDays(plan);
    expect([plan.moves.get('navarra'), plan.moves.get('lu-rangers')]).toEqual(['2718', '2611']);
  });

  test('P 3.5, 3.6 it turns redoubts so that most forts lie before them, and fires at a fort that is whole first', () => {
    expect(facingTheWorks(staff(position('2718 aragon', withRoad)), '2718')).toBe('S');
    const state = position('2718 aragon', withRedoubt('2718', 'S', 5));
    expect(bestTarget(staff(state), '2718', ['2825/N', '2524/N'])).toBe('2825/N');
    state.breached.push('2825/NE');
    expect(bestTarget(staff(state), '2718', ['2825/N', '2524/N'])).toBe('2524/N');
  });
});

describe('breaches', () => {
  test('P 3.7.6 zones reach in by a breach', () => {
    const inZone = (state: PensacolaState) => zoneOf(at(state), 'spanish')[hexAt(field, '2825').index] === 1;
    expect(inZone(position('2825 md-loy; 2824 navarra'))).toBe(false);
    expect(inZone(position('2825 md-loy; 2824 navarra', (state) => void state.breached.push('2825/N')))).toBe(true);
  });
});

describe('what staying destroys', () => {
  test('P 2.5.1 British troops that begin in a stockade destroy it: a point to them, army morale of the Spanish', () => {
    const state = position('2510 creeks');
    work(state, 'british', { creeks: { do: 'destroy', what: 'stockade' } });
    expect([state.destroyed, state.victory.british, state.morale.spanish]).toEqual([['2510'], 2, 18]);
    expect(state.siege.some((name) => name.startsWith('2510'))).toBe(false);
    expect(state.corduroy).toContain('2510');
    expect(fault(position('2510 howitzer'), 'howitzer', { do: 'destroy', what: 'stockade' })).not.toBeNull();
  });

  test('P 2.5.2 Spanish troops destroy the plantation so', () => {
    const state = position('2429 poitou');
    work(state, 'spanish', { poitou: { do: 'destroy', what: 'plantation' } });
    expect([state.destroyed, state.victory.spanish, state.morale.british]).toEqual([['2429'], 2, 17]);
  });
});
