/** What strangers were told wrong of their orders in Savannah 1779, one by one. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Order } from '../../src/engine/contract.ts';
import { savannah } from '../../src/games/savannah/game.ts';
import { draftBook } from '../../src/orders/book/draft-book.ts';
import { readOrders } from '../../src/orders/read.ts';
import { distance } from '../../src/places/hex/grid.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { field, position, scenario } from '../games/assault.ts';
import { saidOf, verdictsAt } from './verdicts.ts';

const game = savannah.open(scenario);

const stated = (text: string): BoarState => position(text, { turn: 17, ordinal: 2, weather: 'favorable' });

/** What is said of each line. */
function verdictsOf(state: BoarState, side: string, ...lines: string[]): readonly Diagnostic[][] {
  const { lines: read } = readOrders(lines.join('\n'), grammarOf(game, game.view(state, side), side));
  const orders = read.flatMap((line): Order[] => (line.read ? [line.read.order] : []));
  expect(orders).toHaveLength(lines.length);
  return saidOf(game, state, side, orders);
}

/** As `verdictsOf`, but for notes. */
function said(state: BoarState, side: string, ...lines: string[]): string[][] {
  return verdictsOf(state, side, ...lines).map((found) =>
    found.flatMap(({ severity, code }) => (severity === 'note' ? [] : [`${severity} ${code}`])),
  );
}

describe('acknowledgements in Savannah', () => {
  test('FIRE at a hex where nobody of the enemy stands, our own among them, is told to find no target', () => {
    const state = stated('1404 br-a; 1405 tawes; 1408 foix');
    expect(said(state, 'british', 'FIRE br-a AT 1405')).toEqual([['warning boar.fire-nobody']]);
    expect(said(state, 'british', 'FIRE br-a AT 1404')).toEqual([['error boar.fire-range']]);
  });

  test('S 4.12 MORTAR at a hex where nobody of the enemy stands is told so, and where it reaches one', () => {
    const state = stated('2108 mortar; 2104 br-invalid; 2005 njv-3');
    const [bare] = verdictsOf(state, 'allies', 'MORTAR 1806');
    expect(bare?.find(({ code }) => code === 'boar.fire-nobody')).toMatchObject({
      severity: 'warning',
      facts: { hex: '1806', battery: 'mortar', sees: ['2005', '2104'] },
    });
    expect(said(state, 'allies', 'MORTAR 2005')).toEqual([[]]);
  });

  test('FIRE at a hex turns on whether anybody is left there: marches of the enemy, and shots before it', () => {
    const state = stated('1404 br-a; 1405 foix, hainault; 1504 br-c');
    const on = verdictsOf(state, 'british', 'FIRE br-a AT 1405', 'FIRE br-c AT 1405', 'FIRE br-a NEAREST').map(
      (found) => found.flatMap(({ code, facts }) => (code === 'turns-on' ? [facts.on].flat() : [])),
    );
    const marches = { chance: 'movement', n: 1, at: ['movement'] };
    expect(on).toMatchObject([[marches], [marches, { chance: 'hit', n: 1, at: ['br-a'] }, { chance: 'test' }], []]);
  });

  test('FIRE of guns that stand at what they can never hit from there is an error; what hides another hex now is named', () => {
    const state = stated('2207 fr-a-rt; 2206 fr-b-rt; 2204 trumbach; 2005 njv-3; 1404 tawes');
    expect(said(state, 'allies', 'FIRE fr-a-rt AT 1404')).toEqual([['error boar.fire-range']]);
    expect(said(state, 'allies', 'FIRE fr-a-rt AT 2204')).toEqual([['warning boar.fire-masked']]);
    expect(said(state, 'allies', 'FIRE fr-b-rt AT 2204')).toEqual([[]]);
    // Another of the line hits it; this one fires at what it sees.
    expect(said(state, 'allies', 'FIRE fr-a-rt, fr-b-rt AT 2204')).toEqual([['warning boar.fired-instead']]);
    // What is left to each gun's own choice none fails.
    expect(said(state, 'allies', 'FIRE fr-a-rt, fr-b-rt NEAREST')).toEqual([[]]);
    expect(said(state, 'allies', 'STANDING FIRE fr-a-rt AT 1404')).toEqual([['error boar.fire-range']]);
  });

  test('ATTACK with a tactic that half of the enemy tactics make no combat of is warned of', () => {
    const state = stated('1405 foix; 1404 tawes');
    const attack = (tactic: string) => said(state, 'allies', `ATTACK 1404 WITH foix TACTIC ${tactic}`)[0];
    expect(attack('withdraw')).toEqual(['warning boar.tactic-unfought']);
    expect(attack('skirmish')).toEqual([]);
    // If it is fought it is at the odds of any other tactic.
    const odds = (tactic: string) =>
      verdictsOf(state, 'allies', `ATTACK 1404 WITH foix TACTIC ${tactic}`)
        .flat()
        .flatMap((one) => one?.odds ?? []);
    expect(odds('withdraw')[0]?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBe(100);
    expect(odds('withdraw')).toEqual(odds('skirmish'));
  });

  test('FIRE at a unit that cannot be hit is refused for the one reason that holds', () => {
    const state = stated('2207 fr-a-rt; 2206 fr-b-rt; 2204 trumbach; 2005 njv-3; 1404 tawes');
    const why = (...book: string[]) => said(state, 'allies', ...book).map(([code]) => code);
    expect(why('FIRE fr-a-rt AT tawes')).toEqual(['error boar.fire-range']);
    expect(why('FIRE fr-a-rt AT trumbach')).toEqual(['error boar.fire-masked']);
    expect(why('FIRE fr-a-rt AT njv-3', 'FIRE fr-b-rt AT njv-3')).toEqual([undefined, 'error boar.fire-taken']);
  });

  test('FIRE at a hex where others fire at all who stand there is told so; one line fires them together', () => {
    const state = stated('2007 fr-a-lft; 2008 fr-b-lft; 1806 br-c; 1408 foix');
    expect(said(state, 'allies', 'FIRE fr-a-lft AT 1806', 'FIRE fr-b-lft AT 1806')).toEqual([
      [],
      ['warning boar.fire-taken'],
    ]);
    expect(said(state, 'allies', 'FIRE fr-a-lft, fr-b-lft AT 1806')).toEqual([[]]);
  });

  test('FIRE that our own marches clear the sight for is warned of where the enemy may move before them', () => {
    const book = ['MOVE armagnac TO 1506', 'FIRE reserve-art AT 1705'];
    const state = stated('1507 reserve-art; 1607 armagnac; 1705 fraser-1');
    expect(said(state, 'allies', ...book)).toEqual([[], ['warning boar.fire-if-second']]);
    // Who moves first on turn 16 is printed.
    const printed = position('1507 reserve-art; 1607 armagnac; 1705 fraser-1; 1702 savannah-militia', {
      weather: 'favorable',
    });
    expect(said(printed, 'allies', ...book)).toEqual([[], []]);
  });

  test('the hex named as the nearest that fits does beside the lines that stand', () => {
    const state = stated(
      '1307 foix, hainault, stedingk; 1309 pulaski, horry; 1407 auxerrois, cambresis, conde; 1404 tawes',
    );
    const book = ['MOVE foix, hainault, stedingk TO 1407', 'MOVE pulaski, horry TO 1407'];
    const nearest = verdictsOf(state, 'allies', ...book).map(([first]) => first?.didYouMean);
    expect(nearest[1]).toMatch(/^\d{4}$/);
    // Neither line stands, so that those of the first keep their hex.
    expect(said(state, 'allies', `MOVE pulaski, horry TO ${nearest[1]}`)).toEqual([[]]);
  });

  test('no hex is named instead that one turn does not reach, nor is it said that none near it would do', () => {
    const state = stated('2014 foix; 1404 tawes');
    const [why] = verdictsOf(state, 'allies', 'MOVE foix TO 1404')[0] ?? [];
    expect(why).toMatchObject({ severity: 'error', code: 'boar.enemy-there' });
    expect(why?.didYouMean).toBeUndefined();
    expect(why?.facts.fits).toBeUndefined();
    const near = verdictsOf(stated('1408 foix; 1406 tawes'), 'allies', 'MOVE foix TO 1406')[0]?.[0];
    expect(near?.didYouMean).toMatch(/^\d{4}$/);
  });

  test('of a line of two branches the ELSE is looked at too, as a warning', () => {
    const state = stated('1408 foix; 1404 tawes; 1303 delancey-1');
    expect(said(state, 'allies', 'IF ENEMY IN 1404 HOLD foix ELSE MOVE foix TO 1303')).toEqual([
      ['warning boar.enemy-there'],
    ]);
    // It runs only where he has left.
    expect(said(state, 'allies', 'IF ENEMY IN 1404 HOLD foix ELSE MOVE foix TO 1404')).toEqual([[]]);
    expect(said(state, 'allies', 'IF ENEMY IN 1404 HOLD foix ELSE MOVE foix TO 1407')).toEqual([[]]);
    // Nobody is there: it is the ELSE that counts.
    const there = stated('1507 reserve-bn; 1404 tawes');
    expect(said(there, 'allies', 'IF ENEMY IN 1304 HOLD reserve-bn ELSE MOVE reserve-bn TO 1507')).toEqual([
      ['error boar.already-there'],
    ]);
  });

  test('what a condition means is told: whose morale, and which results', () => {
    const state = stated('2107 bombardiers; 2104 delancey-1; 1404 tawes; 1405 foix');
    const meant = (line: string) =>
      verdictsOf(state, 'allies', line).flatMap((found) =>
        found.filter(({ code }) => /morale-any|meant|reroll/.test(code)),
      );
    expect(meant('IF MORALE >= 5 FIRE bombardiers AT 2104')).toMatchObject([
      { code: 'boar.morale-any', facts: { levels: [state.morale.french, state.morale.american] } },
    ]);
    expect(meant('MOMENTUM REROLL IF RESULT <= D/-')).toMatchObject([
      { code: 'boar.results-meant', facts: { results: '2/-, AC/-, 1*/-, 1/-, D/-' } },
      { severity: 'warning', code: 'boar.reroll-defending', facts: { best: '2/-, AC/-, 1*/-, 1/-, D/-' } },
    ]);
    expect(meant('MOMENTUM REROLL IF RESULT >= -/AC OR LOST 1404')).toMatchObject([
      { code: 'boar.results-meant' },
      { severity: 'warning', code: 'boar.reroll-attacking', facts: { best: '-/AC, -/2' } },
    ]);
    expect(meant('MOMENTUM REROLL IF ATTACKING AND RESULT <= D/-')).toMatchObject([{ code: 'boar.results-meant' }]);
    expect(meant('MOMENTUM REROLL IF ATTACKED AT 1404 AND RESULT >= -/D')).toMatchObject([
      { code: 'boar.results-meant' },
    ]);
  });

  test('chits that make the dice for who goes first equal are rehearsed all the same', () => {
    const state = stated('1404 tawes; 1408 foix');
    Object.assign(state, {
      momentum: { british: 4, allies: 0 },
      pool: 4,
      morale: { british: 14, french: 8, american: 8 },
    });
    // What fails behind dice is looked at with the enemy's best throw and one's own worst: 0 with 9 to be added against 9.
    expect(said(state, 'british', 'MOMENTUM INITIATIVE 4', 'DIVERT 1505')).toEqual([[], ['error boar.no-enemy-near']]);
  });

  test('what an attack turns on is named, in its fight and before it; who stays where he is hears of nothing', () => {
    const state = stated('1404 tawes, br-a; 1408 foix; 1405 auxerrois');
    const on = (...lines: string[]) =>
      verdictsOf(state, 'allies', ...lines).map((found) =>
        found.flatMap(({ code, facts }) => (code === 'turns-on' ? [facts.on].flat() : [])),
      );
    const [attack, hold] = on('ATTACK 1404 WITH auxerrois', 'HOLD foix');
    expect(attack).toContainEqual({ chance: 'tactic', n: 1, at: ['1404'] });
    expect(attack).toContainEqual({ chance: 'fire', n: 1, at: ['fire'] });
    expect(hold).toEqual([]);
  });

  test('R51 of an attack on horse that may go before it the odds are told, and that it may', () => {
    const state = stated('1509 conde; 1508 fraser-1, fraser-2');
    const [found = []] = verdictsOf(state, 'british', 'ATTACK 1509 WITH fraser-1, fraser-2');
    expect(found.map(({ code }) => code)).toContain('boar.fought');
    expect(found.flatMap(({ code, facts }) => (code === 'turns-on' ? [facts.on].flat() : []))).toContainEqual({
      chance: 'cavalry-withdraw',
      n: 1,
      at: ['1509'],
    });
  });

  test('a line is not refused for one that was refused itself', () => {
    const state = stated('1405 foix, auxerrois, destaing, dillon; 1404 tawes; 1406 kfr');
    const grammar = grammarOf(game, game.view(state, 'allies'), 'allies');
    const due = { games: [], seats: [], turn: 17, calls: ['movement', 'combat'], later: [] };
    const reading = readOrders('ATTACK 1404 COMMANDER foix DIVERT 2005\nATTACK 1406 WITH foix, auxerrois', grammar);
    const rehearse = verdictsAt(game, state, 'allies');
    const { lines } = draftBook(reading, { orders: null, standing: [], ready: false }, { grammar, due, rehearse });
    const told = lines.map(({ outcome, diagnostics }) => [outcome, diagnostics[0]?.code]);
    expect(told).toEqual([
      ['error', 'boar.not-a-leader'],
      ['accepted', 'boar.fought'],
    ]);
  });

  test('one of a group stands where it is sent: the others go, and nothing is wrong', () => {
    const state = stated('1408 foix; 1407 auxerrois');
    expect(said(state, 'allies', 'MOVE foix, auxerrois TO 1407')).toEqual([[]]);
    expect(said(state, 'allies', 'MOVE auxerrois TO 1407')).toEqual([['error boar.already-there']]);
  });

  test('a stack is counted with all that come to it, and not with those who have left it or only pass through', () => {
    const state = stated('1408 dillon-irish; 1407 conde; 1507 auxerrois');
    const book = ['MOVE dillon-irish TO 1507', 'MOVE conde TO 1507'];
    const full = said(state, 'allies', ...book).flat();
    expect(full).toEqual(['error boar.stack-strength']);
    expect(said(state, 'allies', 'MOVE auxerrois TO 1607', ...book).flat()).toEqual([]);
    expect(said(state, 'allies', 'MOVE dillon-irish TO 1406 VIA 1407').flat()).toEqual([]);
  });

  test('a Disrupted unit that cannot go there for being so is told that', () => {
    const state = stated('1408 foix disrupted; 1404 tawes');
    expect(said(state, 'allies', 'MOVE foix TO 1411')).not.toEqual([['error boar.no-way']]);
    expect(said(state, 'allies', 'MOVE foix TO 1405')).toEqual([['error boar.disrupted']]);
  });

  test('a Disrupted unit whose way is full of friends is told that, and not that it may not go there', () => {
    const full = '1506 hainault, armagnac; 1507 avant-garde, grenadier-bn; 1706 charles-1, sc-2, light-corps';
    const state = stated(`1606 foix disrupted; 1605 tawes; 1705 scr-1; 1607 dillon-irish, auxerrois; ${full}`);
    expect(said(state, 'allies', 'MOVE foix TO 1608')).toEqual([['warning boar.no-way']]);
  });

  test('who is not pinned has nothing to break off from, who is in good order nothing to rally', () => {
    const state = stated('1404 tawes; 1408 foix');
    expect(said(state, 'british', 'BREAK tawes')).toEqual([['warning boar.not-pinned']]);
    expect(said(state, 'allies', 'RALLY foix')).toEqual([['warning boar.not-broken']]);
  });

  test('what a march risks or costs beside its points is noted: the Covered Way, the frigate, a pin that is broken', () => {
    const notes = (state: BoarState, side: string, line: string): string[] => {
      const [read] = readOrders(line, grammarOf(game, game.view(state, side), side)).lines;
      const [found = []] = saidOf(game, state, side, read?.read ? [read.read.order] : []);
      return found.flatMap(({ severity, code }) => (severity === 'note' && code !== 'boar.moved' ? [code] : []));
    };
    const way = [...field.hexes.values()].filter(({ coveredWay }) => coveredWay).map(({ id }) => id);
    const beside = way.find((hex) => way.some((other) => distance(field.grid, hex, other) === 1)) ?? '';
    const next = way.find((hex) => distance(field.grid, hex, beside) === 1) ?? '';
    expect(notes(stated(`${beside} foix; 1404 tawes`), 'allies', `MOVE foix TO ${next}`)).toContain(
      'savannah.way-risk',
    );
    expect(notes(stated('1408 foix; 1404 tawes'), 'allies', 'MOVE foix TO 1407')).toEqual([]);
    const pinned = stated('1405 foix; 1404 tawes');
    Object.assign(pinned.units.foix as object, { pinnedBy: ['tawes'] });
    Object.assign(pinned.units.tawes as object, { pinnedBy: ['foix'] });
    expect(notes(pinned, 'allies', 'BREAK foix TO 1406')).toEqual(['savannah.pin-price']);
  });

  test('a leader named among the units of an attack, and a chit that nobody holds, are told for what they are', () => {
    const state = stated('1404 tawes; 1405 foix, destaing');
    expect(said(state, 'allies', 'ATTACK 1404 WITH destaing')).toEqual([['error boar.leader-in-attack']]);
    expect(said(state, 'allies', 'ATTACK 1404 WITH foix, destaing')).toEqual(
      said(state, 'allies', 'ATTACK 1404 WITH foix COMMANDER destaing'),
    );
    expect(said(state, 'british', 'MOMENTUM REROLL')).toEqual([['warning boar.momentum-none']]);
    expect(said(state, 'allies', 'MOMENTUM REROLL')).toEqual([[]]);
  });

  test('odds are told with those who take part unnamed and with the hexes whose diversion costs a column', () => {
    const state = stated('1505 foix, champagne; 1504 kfr; 1605 navy');
    const [read] = readOrders(
      'ATTACK 1504 WITH champagne',
      grammarOf(game, game.view(state, 'allies'), 'allies'),
    ).lines;
    const [found = []] = saidOf(game, state, 'allies', read?.read ? [read.read.order] : []);
    expect(found.find(({ code }) => code === 'boar.fought')?.facts).toMatchObject({
      units: ['foix'],
      diverted: ['1605'],
    });
  });

  test('who is named to lead an attack and to command it counts in what it promises', () => {
    const state = stated('1505 foix, champagne, destaing, dillon; 1504 kfr');
    const leading = (words: string) => {
      const grammar = grammarOf(game, game.view(state, 'allies'), 'allies');
      const [read] = readOrders(`ATTACK 1504 WITH foix, champagne${words}`, grammar).lines;
      const [found = []] = saidOf(game, state, 'allies', read?.read ? [read.read.order] : []);
      return found
        .flatMap(({ odds }) => odds?.addends ?? [])
        .flatMap(({ name, unit }) => (unit ? [`${name} ${unit}`] : []));
    };
    expect(leading(' LEAD champagne')).toContain('drm.attack-lead champagne');
    expect(leading(' LEAD foix')).not.toContain('drm.attack-lead champagne');
    expect(leading('')).toContain('drm.attack-leader destaing');
  });

  test('DEFEND under a leader who is elsewhere, commands nobody there or is outranked is warned of', () => {
    const state = stated('1506 hainault, dillon, destaing; 1507 foix, mcintosh; 1505 ra-2');
    const defend = (text: string) => said(state, 'allies', `STANDING DEFEND ${text}`)[0];
    expect(defend('1506 COMMANDER destaing')).toEqual([]);
    expect(defend('1506 COMMANDER dillon')).toEqual(['warning boar.commander-outranked']);
    expect(defend('1507 COMMANDER mcintosh')).toEqual(['warning boar.commander-alone']);
    expect(defend('1507 LEAD foix COMMANDER destaing')).toEqual(['warning boar.lead-not-there']);
  });

  test('a bomb that would fall on our own is warned of', () => {
    const state = stated('2108 mortar; 2106 foix; 2005 njv-3');
    expect(said(state, 'allies', 'MORTAR 2106')[0]).toEqual(['warning boar.own-troops']);
    expect(said(state, 'allies', 'MORTAR 2005')[0]).toEqual([]);
  });

  test('S 4.12 a bomb is said to scatter, more often at the longest range', () => {
    const state = stated('2108 mortar; 2106 foix; 2005 njv-3; 2103 nyv');
    const scatters = (hex: string) =>
      verdictsOf(state, 'allies', `MORTAR ${hex}`)[0]?.find(({ code }) => code === 'boar.scatters')?.facts.chance;
    expect(scatters('2005')).toBe(60);
    expect(scatters('2103')).toBe(70);
  });

  test('an attack without a march that brings it about is told why it will not be', () => {
    const state = stated('1404 tawes; 1408 foix');
    expect(said(state, 'allies', 'ATTACK 1404 WITH foix')[0]?.[0]).toMatch(/^(error|warning) boar\./);
  });
});
