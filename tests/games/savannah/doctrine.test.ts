/** The doctrines: whole games without a word from anybody, legal answers, and a plan that can be recognised. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encode } from '../../../src/engine/canonical.ts';
import type { Call, Order, Question } from '../../../src/engine/contract.ts';
import { practiceDice } from '../../../src/engine/dice.ts';
import { isLegal, NO_INPUTS, run } from '../../../src/engine/run.ts';
import { look } from '../../../src/engine/view.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import { onTurn } from '../../../src/series/boar/doctrine/tuning.ts';
import type { BoarEvents } from '../../../src/series/boar/rules/events.ts';
import type { BoarState, HexId } from '../../../src/series/boar/rules/state.ts';
import { playByDoctrine } from '../../../src/tools/simulate/simulate.ts';
import { field, position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

function book(role: string, name: string, state: BoarState = game.setup() as BoarState): readonly Order[] {
  const need: Call = { type: 'call', address: `t16/${role}/${name}@${role}`, role, name };
  return game.orders(need, () => look(game, state, role), []);
}

function going(orders: readonly Order[], unit: string): string | null {
  const order = orders.find((one) => (one.args.units as readonly string[]).includes(unit));
  return order ? `${order.args.to}` : null;
}

function answer(
  role: string,
  kind: string,
  of: readonly string[],
  about: Question['about'],
  state: BoarState,
): unknown {
  const need: Question = {
    type: 'question',
    address: 'x',
    role,
    kind,
    space: { kind: 'one', of },
    about,
    discreet: false,
    sealed: false,
  };
  return game.answer(need, () => look(game, state, role), []);
}

/** Everything asked in some games, with the answers. */
const asked = (() => {
  const kinds = new Map<string, number>();
  let illegal = 0;
  let bytes = encode(game.setup());
  for (let n = 0; n < 40; n++) {
    const turn = run(game, bytes, NO_INPUTS, practiceDice(`doctrine/${n}`, game.roles), (need, _book, sight) => {
      const given = need.type === 'call' ? game.orders(need, sight, []) : game.answer(need, sight, []);
      if (need.type === 'question') {
        kinds.set(need.kind, (kinds.get(need.kind) ?? 0) + 1);
        if (!isLegal(need.space, given as never)) illegal++;
      }
      return { answer: given as never, from: 'doctrine' };
    });
    if (turn.status !== 'closed') throw new Error('the doctrine left a need open');
    bytes = turn.outcome === 'over' ? encode(game.setup()) : turn.bytes;
  }
  return { kinds, illegal };
})();

describe('the doctrine', () => {
  test('every answer it gives is legal, and every kind that was asked has words in both languages', () => {
    expect(asked.illegal).toBe(0);
    expect(asked.kinds.size).toBeGreaterThan(10);
    for (const kind of asked.kinds.keys()) {
      expect(game.messages.en[`question.${kind}`], kind).toBeDefined();
      expect(game.messages.fr?.[`question.${kind}`], kind).toBeDefined();
    }
  });

  test('a game of two silent seats ends by turn 20 with a result, and always the same one for the same dice', () => {
    const [one, two] = [playByDoctrine(game, 'silent'), playByDoctrine(game, 'silent')];
    const last = one.closed.at(-1);
    expect(game.outcome(last?.state)).not.toBeNull();
    expect(game.clock(last?.state as BoarState).printed).toBeLessThanOrEqual(20);
    expect(two.closed.map((turn) => turn.bytes)).toEqual(one.closed.map((turn) => turn.bytes));
  });

  test("S scenario, T16: d'Estaing goes in with the grenadiers against Spring Hill", () => {
    const orders = book('allies', 'movement');
    expect(going(orders, 'grenadier-bn')).toBe('1405');
    expect(going(orders, 'destaing')).toBe('1405');
    expect(going(orders, 'sc-2')).toBeNull();
    const fights =
      playByDoctrine(game, 'vanguard').closed[0]?.events.filter((event) => event.kind === 'boar.combat') ?? [];
    const leaders = fights.map((event) => (event.facts as unknown as BoarEvents['boar.combat']).leaders.attacker);
    expect(leaders).toContain('destaing');
  });

  test('S scenario, T16: Dillon comes up by the road that the grenadiers have left, and the second line beside him', () => {
    const orders = book('allies', 'movement');
    for (const unit of ['dillon-irish', 'vol-grenadiers', 'dillon']) expect(going(orders, unit), unit).toBe('1304');
    expect(going(orders, 'avant-garde')).toBe('1505');
    expect(going(orders, 'foix')).not.toBeNull();
  });

  test.each([
    'gam-1, gam-2, br-carolina',
    'gam-1',
  ])('S scenario, T16: all who stand before Spring Hill go in there, none at the redoubt beside it, held by %s', (beside) => {
    const state = position(
      `1404 tawes, ra-4, scr-2, br-a, porbeck; 1303 ${beside}; 1504 fraser-2, br-augusta; 1304 dillon-irish, vol-grenadiers, dillon; 1405 grenadier-bn, armagnac, destaing; 1802 prevost`,
      { turn: 16, weather: 'fog' },
    );
    const attacks = book('allies', 'combat', state).map(({ args }) => ({ on: args.hexes, with: args.with }));
    expect(attacks).toHaveLength(1);
    expect(attacks[0]?.on).toEqual(['1404']);
    expect(attacks[0]?.with).toHaveLength(4);
  });

  /** Where the reserve is sent that can come before 1705 this turn; `lead`: of the French in halves of a point. */
  function reserveTo(held: string, turn: number, lead = 0): string | null {
    const place = `1705 ${held}; 1408 reserve-bn, noailles; 1802 prevost; 2414 destaing`;
    const victory = { british: Math.max(0, -lead), french: Math.max(0, lead), american: 0 };
    return going(book('allies', 'movement', position(place, { turn, weather: 'favorable', victory })), 'reserve-bn');
  }

  test('nobody is sent in at 1-2 where he may stay away', () => {
    expect(reserveTo('ga-loyalists, ra-3', 17)).toBe('1706');
    expect(reserveTo('fraser-1, fraser-2', 17)).toBeNull();
  });

  test('in the last turns who may still win presses on, who is beaten stays away, and who has won sits still', () => {
    expect(reserveTo('ga-loyalists, ra-3', 20)).toBe('1706');
    expect(reserveTo('ga-loyalists, ra-3', 20, -12)).toBeNull();
    expect(reserveTo('nyv', 20, 5)).toBe('1706');
    expect(reserveTo('nyv', 20, 6)).toBeNull();
    expect(reserveTo('nyv', 18, 6)).toBe('1706');
  });

  test('after the first hour they storm in two places a turn, and the others stay out of reach', () => {
    const state = Object.assign(game.setup() as BoarState, { turn: 17, weather: 'favorable' });
    const before = [...new Set(book('allies', 'movement', state).map(({ args }) => args.to as HexId))].filter((hex) =>
      field.hexes.get(hex)?.next.some((near) => near?.perimeter),
    );
    expect(before.sort()).toEqual(['1304', '1606', '1706']);
  });

  /** Where Foix goes that could come before 1605. */
  function foixTo(men: string, near: string): string | null {
    const place = `1605 scr-1, ra-3; 1508 ${men}; 1802 prevost; 2414 destaing${near}`;
    return going(book('allies', 'movement', position(place, { turn: 19, weather: 'favorable' })), 'foix');
  }

  test('no small column is sent up to works that a strong reserve stands behind; a full one is', () => {
    const reserve = '; 1704 graham-li, marines; 1604 fraser-1, fraser-2';
    expect(foixTo('foix', '')).toBe('1606');
    expect(foixTo('foix', reserve)).toBeNull();
    expect(foixTo('foix, hainault', reserve)).toBe('1606');
  });

  test('who was driven far off comes up again to where his column gathers, though it takes him more than a turn', () => {
    const state = position('1605 fraser-1, fraser-2, br-b; 2110 hainault; 1802 prevost; 2414 destaing', {
      turn: 19,
      weather: 'favorable',
    });
    const to = going(book('allies', 'movement', state), 'hainault') ?? '2110';
    expect(distance(field.grid, to, '1609')).toBeLessThan(distance(field.grid, '2110', '1609'));
  });

  test('a leader whose men are gone rides off from the works', () => {
    const state = position('1404 tawes, br-a; 1505 noailles; 1802 prevost; 2414 destaing', {
      turn: 19,
      weather: 'favorable',
    });
    expect(going(book('allies', 'movement', state), 'noailles')).toBe('1409');
  });

  test('a battalion alone within the works comes out, two push on with all who can follow', () => {
    const held = '1703 kfr; 1702 navy; 1504 tawes, br-a; 1408 foix, hainault; 1802 prevost; 2414 destaing';
    const to = (men: string) =>
      going(
        book('allies', 'movement', position(`1605 ${men}; ${held}`, { turn: 17, weather: 'favorable' })),
        'avant-garde',
      );
    expect(to('avant-garde')).toBe('1505');
    expect(to('avant-garde, champagne')).toBe('1604');
  });

  test('the columns that have lost too many stay out of reach', () => {
    const state = game.setup() as BoarState;
    for (const unit of ['avant-garde', 'champagne']) Object.assign(state.units[unit] ?? {}, { formation: 'disrupted' });
    expect(going(book('allies', 'movement', state), 'avant-garde')).toBeNull();
  });

  test('the town is entered when a unit within the works can reach it', () => {
    const state = position('1504 avant-garde; 1802 prevost; 2005 njv-3; 1406 destaing', {
      turn: 18,
      weather: 'favorable',
    });
    const to = going(book('allies', 'movement', state), 'avant-garde');
    expect(to).not.toBeNull();
    const town = ['1601', '1602', '1603', '1701', '1702', '1801', '1803', '1901', '1902', '2001', '2002', '2003'];
    expect(town).toContain(to);
  });

  test('the reserve goes behind the threatened works, and no post is left to nobody', () => {
    const state = position(
      '1404 tawes, br-a; 1503 fraser-1, marines, maitland; 1603 graham-li; 1605 scr-1, br-b; 1405 avant-garde, champagne, destaing; 1304 armagnac, grenadier-bn; 1802 prevost',
      { turn: 17, weather: 'favorable' },
    );
    const orders = book('british', 'movement', state);
    expect(going(orders, 'fraser-1')).toBe('1404');
    expect(going(orders, 'tawes')).toBeNull();
    expect(going(orders, 'scr-1')).toBeNull();
  });

  test('guns that stand alone get men before any other post, from the post next to them however endangered', () => {
    const state = position(
      '1605 br-b; 1705 fraser-1, ra-3, marines, ga-loyalists; 1606 auxerrois, cambresis; 1706 foix, hainault; 1802 prevost; 1406 destaing',
      { turn: 17, weather: 'favorable', phasing: 'british' },
    );
    const orders = book('british', 'movement', state);
    expect(
      ['fraser-1', 'ra-3', 'marines', 'ga-loyalists'].filter((unit) => going(orders, unit) === '1605'),
    ).toHaveLength(1);
    expect(going(orders, 'fraser-1')).toBeNull();
  });

  test('men driven off their post go back to it, or to one in danger on the way; who is in the country stays there', () => {
    const at = (allies: string) =>
      book(
        'british',
        'movement',
        position(
          `1603 tawes; 1604 scr-1; 1605 ra-4, br-b; 1404 scr-2, br-a; 1020 kfr, gam-1; 1802 prevost; ${allies}`,
          {
            turn: 17,
            weather: 'favorable',
            phasing: 'british',
          },
        ),
      );
    const quiet = at('2414 destaing');
    expect(going(quiet, 'tawes')).toBe('1404');
    expect(going(quiet, 'scr-1')).toBe('1605');
    expect(going(quiet, 'gam-1')).toBeNull();
    expect(going(at('1405 avant-garde, champagne, destaing'), 'scr-1')).toBe('1404');
  });

  test('R35: a garrison behind its works does not run against odds it need not take', () => {
    const state = position('1404 tawes, br-a; 1405 avant-garde, champagne, destaing; 1802 prevost', {
      turn: 17,
      weather: 'favorable',
      phasing: 'british',
    });
    expect(book('british', 'combat', state)).toEqual([]);
  });

  test('a battery fires where it hurts most: at the stack before the works rather than one far off', () => {
    const state = position('1404 tawes, br-a; 1405 avant-garde, destaing; 1407 auxerrois; 1802 prevost', {
      turn: 16,
      weather: 'fog',
    });
    const about = {
      battery: 'br-a',
      hex: '1404',
      targets: [
        { unit: 'auxerrois', hex: '1407', range: 3 },
        { unit: 'avant-garde', hex: '1405', range: 1 },
      ],
    };
    const need: Question = {
      type: 'question',
      address: 'x',
      role: 'british',
      kind: 'fire',
      about,
      discreet: false,
      sealed: false,
      space: { kind: 'judged', judge: () => [], sample: () => null },
    };
    expect(game.answer(need, () => look(game, state, 'british'), [])).toEqual({ target: 'avant-garde', with: [] });
  });

  test('R60, R55: the enemy loses his strongest, one gives up the weakest of one’s own', () => {
    const state = position('1404 tawes, fraser-1; 1405 avant-garde, champagne');
    expect(answer('allies', 'capture-choice', ['tawes', 'fraser-1'], { side: 'british' }, state)).toBe('fraser-1');
    expect(answer('british', 'second-step', ['fraser-1', 'tawes'], {}, state)).toBe('tawes');
  });

  test('decision 37: Frontal Assault at 2-1 or better, else what its leader allows, else Skirmish; in defence Stand Fast', () => {
    const state = position('1404 tawes; 1405 avant-garde');
    const bare = ['skirmish', 'stand-fast', 'withdraw', 'frontal-assault'];
    const led = [...bare, 'attack-en-echelon', 'refuse-flank'];
    const attack = (of: readonly string[], column: string) =>
      answer('allies', 'tactic', of, { as: 'attacker', column }, state);
    expect(attack(led, '3-1')).toBe('frontal-assault');
    expect(attack(led, '1-1')).toBe('attack-en-echelon');
    expect(attack(bare, '1-1')).toBe('skirmish');
    expect(answer('british', 'tactic', bare, { as: 'defender', column: '1-1' }, state)).toBe('stand-fast');
  });

  test('decision 38: a chit is paid for a costly result, not for a small one', () => {
    const state = position('1404 tawes; 1405 avant-garde');
    const reroll = (result: string) =>
      answer('allies', 'combat-reroll', ['keep', 'reroll'], { side: 'allies', on: ['1404'], result }, state);
    expect(reroll('AC/- m:D')).toBe('reroll');
    expect(reroll('R/-')).toBe('keep');
  });

  test('a schedule by turn holds on after its last entry', () => {
    const schedule = { '16': 5, '18': 7 };
    expect([15, 16, 17, 18, 20].map((turn) => onTurn(schedule, turn))).toEqual([0, 5, 5, 7, 7]);
  });
});

describe('the words of the game', () => {
  const sources = (folder: string): string =>
    readdirSync(folder, { withFileTypes: true })
      .map((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return /^(messages|words)$/.test(entry.name) ? '' : sources(path);
        return entry.name.endsWith('.ts') ? readFileSync(path, 'utf8') : '';
      })
      .join('\n');
  const text = sources('src/games/savannah') + sources('src/series/boar');
  const known = game.messages;

  test('every reason the rules give for a refusal has a sentence in both languages', () => {
    const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] as string);
    const ofGame = (pattern: RegExp): string[] => all(pattern).map((name) => `savannah.${name}`);
    const codes = new Set([
      ...all(/'((?:boar|savannah)\.[a-z-]+)'/g),
      ...ofGame(/\b(?:ofGame|fault|problem|warning)\([\w.]+, '([a-z-]+)'/g),
    ]);
    const events = new Set([
      ...all(/'((?:boar|savannah)\.[a-z-]+)': [({]/g),
      ...ofGame(/\b(?:tell|whisper)[A-Z]\w+\((?:[\w.]+, )?(?:at\.)?play, '([a-z-]+)'/g),
    ]);
    expect(codes.size).toBeGreaterThan(150);
    for (const words of [known.en, known.fr]) {
      const isSaid = (code: string) => words?.[`diagnostic.${code}`] ?? words?.[`fate.${code}`];
      expect([...codes].filter((code) => !events.has(code) && !isSaid(code))).toEqual([]);
    }
  });

  test('every named addend, shift and question of the rules has words in both languages', () => {
    const names = new Set(
      [...text.matchAll(/'((?:drm|morale|initiative)\.[a-z_-]+)'/g)].map((match) => match[1] as string),
    );
    for (const kind of text.matchAll(/'([a-z]+-[a-z-]+)',\s*\{\s*kind: '(?:one|judged)'/g))
      names.add(`question.${kind[1]}`);
    expect([...names].filter((name) => !known.en[name])).toEqual([]);
    expect([...names].filter((name) => !known.fr?.[name])).toEqual([]);
  });
});

describe('what the garrison and the columns never do', () => {
  const before = '1405 avant-garde, champagne; 1304 grenadier-bn, armagnac';

  test('the last men beside guns stay there, however endangered another post; two may be parted', () => {
    const guarded = (men: string) =>
      book(
        'british',
        'movement',
        position(`1402 ${men}, br-naval; 1404 tawes, br-a; ${before}`, { phasing: 'british' }),
      );
    expect(going(guarded('navy'), 'navy')).toBeNull();
    expect(going(guarded('navy, kfr'), 'navy') ?? going(guarded('navy, kfr'), 'kfr')).not.toBeNull();
  });

  test('columns before works that promise nothing go back instead of attacking because they stand there', () => {
    const state = position('1404 tawes, fraser-1, fraser-2, graham-li, br-a; 1405 champagne', {
      turn: 19,
      phasing: 'allies',
    });
    expect(going(book('allies', 'movement', state), 'champagne')).toBe('1508');
  });
});
