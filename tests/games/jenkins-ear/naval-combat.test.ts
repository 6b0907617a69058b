/** Naval combat (R 9.0, 9.1), re-rolls and fire ships in it (R 11.2, 11.3). */
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/games/jenkins-ear/field.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { unsupplied } from '../../../src/games/jenkins-ear/supply.ts';
import { type Answers, askedOf, combat, type Dice, field, lost, position, told, whereIs } from './table.ts';

/** A combat in a hex, by whoever attacks, in the English phase. */
function battle(text: string, hex: string, attacker: Side, dice: Dice = {}, answers: Answers = {}, from = '2919') {
  const state = position(text);
  state.contacts = [{ hex, attacker, from }];
  return { state, driven: combat(state, 'english', { dice, answers }) };
}

const lineOf = (driven: ReturnType<typeof battle>['driven'], side: Side) =>
  (told(driven, 'ear.naval-combat')[0]?.lines[side] ?? []).map(({ unit, dice }) => `${unit} ${dice}`);
const atSea = 'en 2819 off: boyne, frigate-2, merchant-1; sp 2819 off: oriente, frigate-1';

describe('R 9.1', () => {
  test('R 9.0 9.1 there is combat only where somebody intercepted with success', () => {
    const state = position(atSea);
    expect(told(combat(state, 'english'), 'ear.naval-combat')).toEqual([]);
  });

  test('R 9.1 1 2 every ship with a gun value throws a die, a merchant none, and may be a loss all the same (J33)', () => {
    const { driven } = battle(atSea, '2819', 'english', { '!sp-oriente.1': 1, '!sp-frigate-1.1': 6 });
    expect(lineOf(driven, 'english')).toEqual(['en-boyne 1', 'en-frigate-2 1', 'en-merchant-1 0']);
    expect(askedOf(driven, 'naval-losses')[0]?.about).toMatchObject({
      count: 1,
      counters: ['en-boyne', 'en-frigate-2', 'en-merchant-1'],
    });
  });

  test('R 9.1 1 land counters ashore with a red value may join, those aboard may not', () => {
    const text =
      'en 3018 off: boyne+cannons-1; sp 3018 port: frigate-1, cannons-1, boom-chain-1, soldiers-1, heavy-guns-3';
    const { driven } = battle(text, '3018', 'english', {}, { 'shore-guns': ['sp-cannons-1'] });
    expect(askedOf(driven, 'shore-guns').map(({ role, about }) => [role, about])).toEqual([
      ['spanish', { hex: '3018', counters: ['sp-cannons-1', 'sp-boom-chain-1'] }],
    ]);
    expect(lineOf(driven, 'spanish')).toEqual(['sp-frigate-1 1', 'sp-cannons-1 1']);
  });

  test('R 9.1 2a a leader aboard gives as many dice as his red value, to one ship or shared out', () => {
    const text = 'en 2819 off: boyne+ogle, frigate-2; sp 2819 off: oriente';
    const one = battle(text, '2819', 'english', {}, { 'leader-dice': { 'en-ogle': { 'en-boyne': 3 } } });
    expect(lineOf(one.driven, 'english')).toEqual(['en-boyne 4', 'en-frigate-2 1']);
    const two = battle(
      text,
      '2819',
      'english',
      {},
      { 'leader-dice': { 'en-ogle': { 'en-boyne': 1, 'en-frigate-2': 2 } } },
    );
    expect(lineOf(two.driven, 'english')).toEqual(['en-boyne 2', 'en-frigate-2 3']);
    const { driven } = battle(
      text,
      '2819',
      'english',
      {},
      {
        'leader-dice': ({ space }) => {
          const judge = space.kind === 'judged' ? space.judge : () => [];
          expect(judge({ 'en-ogle': { 'en-boyne': 4 } }).map(({ code }) => code)).toEqual(['ear.too-many-dice']);
          return {};
        },
      },
    );
    expect(lineOf(driven, 'english')).toEqual(['en-boyne 1', 'en-frigate-2 1']);
  });

  test('J29 a leader ashore helps only counters ashore that join', () => {
    const text = 'en 3018 off: boyne; sp 3018 port: frigate-1, cannons-1, soldiers-1, reggio';
    const { driven } = battle(text, '3018', 'english', {}, { 'shore-guns': ['sp-cannons-1'] });
    expect(askedOf(driven, 'leader-dice')[0]?.about).toMatchObject({
      leaders: { 'sp-reggio': 1 },
      counters: ['sp-cannons-1'],
    });
  });

  test('J34 both sides choose before either sees, and leaders’ dice for guns that stay silent are lost', () => {
    const text = 'en 3018 off: boyne, fire-ship-1; sp 3018 port: frigate-1, cannons-1, soldiers-1, reggio';
    const { driven } = battle(
      text,
      '3018',
      'english',
      {},
      { 'leader-dice': { 'sp-reggio': { 'sp-cannons-1': 1 } }, 'shore-guns': [] },
    );
    const sealed = driven.asked.filter(({ sealed }) => sealed).map(({ kind, role }) => `${kind} ${role}`);
    expect(sealed).toEqual(['fire-ships-used english', 'shore-guns spanish', 'leader-dice spanish']);
    expect(lineOf(driven, 'spanish')).toEqual(['sp-frigate-1 1']);
  });

  test('R 9.1 3 J30 J31 the attacker adds the value of a seaport the enemy holds, manned or not; the defender adds nothing', () => {
    const manned = 'en 3018 off: boyne; sp 3018 port: frigate-1, soldiers-1';
    const dice = { '!en-boyne.1': 6, '!sp-frigate-1.1': 3 };
    expect(told(battle(manned, '3018', 'english', dice).driven, 'ear.volley')[0]?.dice).toMatchObject([
      { id: 'en-boyne.1', sum: 8, hit: true },
      { id: 'sp-frigate-1.1', sum: 3, hit: true },
    ]);
    const empty = 'en 2717 off: boyne; sp 2717 port: frigate-1';
    expect(told(battle(empty, '2717', 'english', dice).driven, 'ear.volley')[0]?.dice[0]).toMatchObject({
      sum: 9,
      hit: false,
    });
    const spanish = 'en 3018 off: boyne; sp 3018 off: frigate-1; sp 3018 off: soldiers-1';
    expect(told(battle(spanish, '3018', 'spanish', dice).driven, 'ear.volley')[0]?.dice[0]).toMatchObject({ sum: 6 });
  });

  test('J31 a foreign port that nobody holds adds nothing', () => {
    const { driven } = battle('en 3018 off: boyne; sp 3018 off: frigate-1', '3018', 'english');
    expect(told(driven, 'ear.naval-combat')[0]?.port).toBeNull();
  });

  test('R 9.1 4 a die not above the gun value hits, and a counter hits once whatever it throws', () => {
    const text = 'en 2819 off: boyne; sp 2819 off: oriente+lezo, frigate-1';
    const { driven } = battle(
      text,
      '2819',
      'english',
      { '!sp-frigate-1.1': 3, '!sp-frigate-1.2': 2, '!sp-frigate-1.3': 1, '!sp-oriente.1': 6 },
      { 'leader-dice': { 'sp-lezo': { 'sp-frigate-1': 2 } } },
    );
    expect(told(driven, 'ear.naval-result')[0]?.hits.spanish).toBe(2);
    const miss = battle('en 2819 off: frigate-2; sp 2819 off: frigate-1', '2819', 'english', {
      '!sp-frigate-1.1': 4,
      '!en-frigate-2.1': 4,
    });
    expect(told(miss.driven, 'ear.naval-result')[0]?.hits).toEqual({ english: 1, spanish: 0 });
  });

  test('R 9.1 5 8 the owner may give up a land counter that took part, never one that stood aside', () => {
    const text = 'en 3018 off: boyne; sp 3018 port: frigate-1, cannons-1, boom-chain-1, soldiers-1';
    const { driven } = battle(
      text,
      '3018',
      'english',
      { '!en-boyne.1': 1 },
      { 'shore-guns': ['sp-boom-chain-1'], 'naval-losses': ['sp-boom-chain-1'] },
    );
    expect(askedOf(driven, 'naval-losses').find(({ role }) => role === 'spanish')?.about).toMatchObject({
      counters: ['sp-frigate-1', 'sp-boom-chain-1'],
    });
    expect(lost(driven)).toEqual(['sp-boom-chain-1']);
  });

  test('R 9.1 6 both sides fire at once: both may go down', () => {
    const { state } = battle('en 2819 off: frigate-2; sp 2819 off: frigate-1', '2819', 'english', {
      '!en-frigate-2.1': 1,
      '!sp-frigate-1.1': 1,
    });
    expect(
      [whereIs(state, 'en-frigate-2'), whereIs(state, 'sp-frigate-1')].every(
        (where) => where === 'out' || where === 'pool',
      ),
    ).toBe(true);
  });

  test('R 9.1 7 hits beyond those there are are lost', () => {
    const { driven } = battle('en 2819 off: boyne, cornwall; sp 2819 off: frigate-1', '2819', 'english', {
      '!en-boyne.1': 1,
      '!en-cornwall.1': 1,
    });
    expect(lost(driven)).toEqual(['sp-frigate-1']);
  });

  test('R 9.1 8 who was lost at sea fights no more ashore', () => {
    const text = 'en 3018 off: boyne+soldiers-4; sp 3018 port: frigate-1, cannons-1, soldiers-1';
    const { driven } = battle(
      text,
      '3018',
      'english',
      { '!en-boyne.1': 1 },
      { 'shore-guns': ['sp-cannons-1'], 'naval-losses': ['sp-cannons-1'] },
    );
    expect(told(driven, 'ear.naval-result')[0]?.repulsed).toBe(true);
    expect(whereIs(driven.state, 'sp-cannons-1')).not.toBe('3018 port');
    const cleared = (guns: string[]) => {
      const { driven } = battle(
        'en 3018 off: cornwall, boyne+soldiers-4; sp 3018 port: frigate-1, cannons-1, soldiers-1',
        '3018',
        'english',
        { '!en-boyne.1': 1, '!en-cornwall.1': guns.length > 0 ? 1 : 6 },
        { 'shore-guns': guns, land: ['en-soldiers-4'] },
      );
      return told(driven, 'ear.land-combat')[0]?.present.spanish;
    };
    expect([cleared(['sp-cannons-1']), cleared([])]).toEqual([['sp-soldiers-1'], ['sp-cannons-1', 'sp-soldiers-1']]);
  });

  test('R 9.1 9 J36 while a gun of the defender that took part is left the attacker must draw off, to one hex for all', () => {
    const text = 'en 3018 off: frigate-3+soldiers-1, frigate-2, deception-1; sp 3018 port: frigate-1, soldiers-1';
    const { state, driven } = battle(text, '3018', 'english', {}, { 'naval-retreat': '3019' });
    const [need] = askedOf(driven, 'naval-retreat');
    expect(need?.about).toEqual({ hex: '3018', from: '2919' });
    expect(need?.space).toMatchObject({ kind: 'one', of: ['3017', '3118', '3119', '3019', '2919', '2918'] });
    expect(['en-frigate-3', 'en-soldiers-1', 'en-frigate-2', 'en-deception-1'].map((id) => whereIs(state, id))).toEqual(
      Array(4).fill('3019 off'),
    );
  });

  test('R 9.1 9 11.2 Deceptions docked in the port stay where the beaten fleet draws off, those of the fleet go along', () => {
    const text =
      'sp 2825 off: frigate-1, deception-3; sp 2825 port: deception-1, deception-2, soldiers-1; en 2825 off: frigate-2, frigate-3';
    const { state } = battle(text, '2825', 'spanish', {}, { 'naval-retreat': '2824' });
    expect(
      ['sp-frigate-1', 'sp-deception-3', 'sp-deception-1', 'sp-deception-2'].map((id) => whereIs(state, id)),
    ).toEqual(['2824 off', '2824 off', '2825 port', '2825 port']);
  });

  test('R 9.1 9 4.0 in a seaport of their own they may lie at once, and are in supply', () => {
    const text = 'en 2819 off: frigate-2, boyne+vernon; sp 2819 off: frigate-1, frigate-2';
    const docked = (ships: string[]) => {
      const state = position(text);
      state.contacts = [{ hex: '2819', attacker: 'english', from: '2719' }];
      const answers = { 'naval-retreat': '2719', dock: ships };
      return { state, driven: combat(state, 'english', { answers }) };
    };
    const { state, driven } = docked(['en-boyne', 'en-frigate-2']);
    expect(askedOf(driven, 'dock').map(({ address, about }) => [address, about])).toMatchObject([
      ['t/combat/2819/naval/haven/dock@english', { hex: '2719', room: 4 }],
    ]);
    expect(['en-boyne', 'en-vernon', 'en-frigate-2'].map((id) => whereIs(state, id))).toEqual(
      Array(3).fill('2719 port'),
    );
    expect(unsupplied(field, state, 'english', '2719')).toEqual([]);
    expect(whereIs(docked([]).state, 'en-boyne')).toBe('2719 off');
  });

  test('R 6.7 4.0 who came up with the enemy in a seaport of his own may lie in it at once, and is in supply', () => {
    const state = position('en 2719 off: boyne; sp 2719 off: frigate-1');
    Object.assign(state, { contacts: [{ hex: '2719', attacker: 'english', from: '2819' }], phase: 'spanish' });
    const driven = combat(state, 'spanish', { dice: { '!en-boyne.1': 1 }, answers: { dock: ['en-boyne'] } });
    expect(askedOf(driven, 'dock').map(({ address }) => address)).toEqual(['t/combat/2719/docking/dock@english']);
    expect([whereIs(state, 'en-boyne'), unsupplied(field, state, 'english', '2719')]).toEqual(['2719 port', []]);
    const lying = position('en 2719 off: boyne; sp 2719 off: frigate-1, frigate-2');
    Object.assign(lying, { contacts: [{ hex: '2719', attacker: 'spanish', from: '2819' }], phase: 'spanish' });
    const off = combat(lying, 'spanish', { answers: { 'naval-retreat': '2819' } });
    expect([askedOf(off, 'dock'), whereIs(lying, 'en-boyne')]).toEqual([[], '2719 off']);
  });

  test('R 9.1 3 J30 the port is added to the dice of the attacker’s ships, and nothing to the defender’s', () => {
    const { driven } = battle('en 3018 off: boyne; sp 3018 port: oriente, soldiers-1', '3018', 'english');
    const added = told(driven, 'ear.volley')[0]?.dice.map(({ side, modifiers }) => [
      side,
      modifiers.map(({ value }) => value),
    ]);
    expect(added).toEqual([
      ['english', [2]],
      ['spanish', []],
    ]);
    const open = battle(atSea, '2819', 'english').driven;
    expect(told(open, 'ear.volley')[0]?.dice.every(({ modifiers }) => modifiers.length === 0)).toBe(true);
  });

  test('J36 guns that stood aside do not hold the hex; neither do merchants', () => {
    const text = 'en 3018 off: boyne; sp 3018 port: frigate-1, cannons-1, soldiers-1';
    const { state, driven } = battle(text, '3018', 'english', { '!en-boyne.1': 1 }, { 'shore-guns': [] });
    expect(told(driven, 'ear.naval-result')[0]?.repulsed).toBe(false);
    expect(whereIs(state, 'en-boyne')).toBe('3018 off');
  });

  test('R 9.1 9 nobody retreats into a storm, an enemy seaport or enemy ships; who cannot is lost', () => {
    const text =
      'sp 2719 off: frigate-1; en 2719 port: frigate-5; en 2819 off: augusta; en 2818 off: lion; en 2618 off: frigate-2; en 2619 off: frigate-3; en 2720 off: frigate-4';
    const state = position(text, { storms: ['2718'] });
    state.contacts = [{ hex: '2719', attacker: 'spanish', from: '2819' }];
    const driven = combat(state, 'spanish', { dice: {} });
    expect(askedOf(driven, 'naval-retreat')).toEqual([]);
    expect(lost(driven, 'no-retreat')).toEqual(['sp-frigate-1']);
  });

  test('R 9.1 9 J37 who draws off beside enemy ships may be intercepted; that combat comes last', () => {
    const text = 'en 3018 off: frigate-2; sp 3018 port: frigate-1, soldiers-1; sp 3020 off: frigate-3';
    const dice = { 'retreat/!intercept': 1 };
    const { state, driven } = battle(text, '3018', 'english', dice, {
      '3018/naval/naval-retreat@english': '3019',
      'retreat-intercept': ['sp-frigate-3'],
    });
    expect(askedOf(driven, 'retreat-intercept')).toMatchObject([{ discreet: true, role: 'spanish' }]);
    expect(told(driven, 'ear.naval-combat').map(({ hex, attacker }) => [hex, attacker])).toEqual([
      ['3018', 'english'],
      ['3019', 'spanish'],
    ]);
    expect(state.contacts).toEqual([]);
  });

  test('R 9.1 9 J37 where those beside them let them go no die is thrown', () => {
    const text = 'en 3018 off: frigate-2; sp 3018 port: frigate-1, soldiers-1; sp 3020 off: frigate-3';
    const answers = { '3018/naval/naval-retreat@english': '3019', 'retreat-intercept': [] };
    const { state, driven } = battle(text, '3018', 'english', {}, answers);
    expect(askedOf(driven, 'retreat-intercept')).toHaveLength(1);
    expect(driven.rolled.filter((address) => address.endsWith('!intercept'))).toEqual([]);
    expect(whereIs(state, 'en-frigate-2')).toBe('3019 off');
  });

  test('R 9.1 9 an empty enemy seaport is no refuge either', () => {
    const { driven } = battle('sp 2819 off: frigate-1; en 2819 off: frigate-2', '2819', 'spanish');
    expect(askedOf(driven, 'naval-retreat')[0]?.space).toMatchObject({ of: ['2818', '2919', '2920', '2820', '2720'] });
  });

  test('R 9.1 9 J37 a pursuer who draws off beaten may be chased as well, and whoever chased him, in one hex twice', () => {
    const text =
      'en 3018 off: frigate-2; sp 3018 port: frigate-1, soldiers-1; sp 3020 off: frigate-3; en 3021 off: frigate-3; sp 3120 off: frigate-4';
    const chasers: Readonly<Record<string, readonly string[]>> = {
      '3019': ['sp-frigate-3'],
      '3020': ['en-frigate-3'],
      '3119': ['sp-frigate-4'],
    };
    const answers: Answers = {
      '3018/naval/naval-retreat@english': '3019',
      'pursuit/3019/naval/naval-retreat@spanish': '3020',
      'pursuit/3020/naval/naval-retreat@english': '3019',
      'retreat-intercept': ({ about }) => {
        const { at, candidates } = about as { at: string; candidates: string[] };
        const fresh = at === '3019' && !candidates.includes('sp-frigate-3') ? ['sp-frigate-4'] : (chasers[at] ?? []);
        return fresh.filter((id) => candidates.includes(id));
      },
    };
    const { state, driven } = battle(text, '3018', 'english', { 'retreat/!intercept': 1 }, answers);
    expect(told(driven, 'ear.naval-combat').map(({ hex, attacker }) => [hex, attacker])).toEqual([
      ['3018', 'english'],
      ['3019', 'spanish'],
      ['3020', 'english'],
      ['3019', 'spanish'],
    ]);
    expect(state.contacts).toEqual([]);
  });

  test('J37 7.3 nobody lands after the fight of a pursuit, won or not', () => {
    const text =
      'en 3018 off: frigate-2, merchant-1+soldiers-4; sp 3018 port: frigate-1, soldiers-1; sp 2919 off: frigate-3';
    const { driven } = battle(
      text,
      '3018',
      'english',
      { 'retreat/!intercept': 1 },
      {
        '3018/naval/naval-retreat@english': '2918',
        'retreat-intercept': ({ role }) => (role === 'spanish' ? ['sp-frigate-3'] : []),
        'naval-retreat@spanish': '2919',
      },
    );
    expect(told(driven, 'ear.naval-combat').map(({ hex }) => hex)).toEqual(['3018', '2918']);
    expect(askedOf(driven, 'land')).toEqual([]);
  });

  test('R 9.1 2a J29 a leader gives no dice where nobody he may help has a gun', () => {
    const asked = (english: string) =>
      askedOf(battle(`en 2918 off: ${english}; sp 2918 off: frigate-1`, '2918', 'spanish').driven, 'leader-dice')
        .length;
    expect(asked('frigate-2+vernon')).toBe(1);
    expect(asked('merchant-1+vernon')).toBe(0);
    expect(asked('frigate-2; en 2918 off: vernon')).toBe(0);
  });

  test('R 11.2 J9 a Deception spent in port does not take along the one beside her while no counter of theirs is lost', () => {
    const { state } = battle(
      'en 2719 off: frigate-2; en 2719 port: deception-1, deception-2; sp 2719 off: frigate-1',
      '2719',
      'spanish',
      {},
      { 'reroll.2/reroll@english': 'en-frigate-2.1', 'deception-spent': 'en-deception-1' },
    );
    expect(whereIs(state, 'en-deception-1')).not.toBe('2719 port');
    expect(whereIs(state, 'en-deception-2')).toBe('2719 port');
  });

  test('R 9.1 which side attacked does not depend on whose phase it is', () => {
    const { state, driven } = battle(
      'en 2819 off: frigate-2; sp 2819 off: frigate-1',
      '2819',
      'spanish',
      {},
      { 'naval-retreat': '2820' },
      '2820',
    );
    expect(told(driven, 'ear.naval-retreat')).toMatchObject([{ side: 'spanish' }]);
    expect(whereIs(state, 'sp-frigate-1')).toBe('2820 off');
  });

  test('R 6.4 the active side chooses the order of its combats and is asked for a book when there are any', () => {
    const state = position('en 2819 off: boyne; sp 2819 off: oriente; en 3019 off: augusta; sp 3019 off: frigate-1');
    state.contacts = [
      { hex: '2819', attacker: 'english', from: '2719' },
      { hex: '3019', attacker: 'english', from: '3020' },
    ];
    const driven = combat(state, 'english', { answers: { 'combat-order': ['3019', '2819'] } });
    expect(driven.calls).toEqual(['t/combat/combat@english']);
    expect(told(driven, 'ear.naval-combat').map(({ hex }) => hex)).toEqual(['3019', '2819']);
    expect(combat(position('en 2719 port: boyne'), 'english').calls).toEqual([]);
  });
});

describe('R 11.2', () => {
  const duel = 'en 2819 off: deception-1, deception-4, frigate-2; sp 2819 off: deception-1, frigate-1';

  test('R 11.2 J39 attacker, then defender, in turn, until both pass; a die may be thrown again and again', () => {
    const answers = {
      'reroll.1/reroll@english': 'en-frigate-2.1',
      'reroll.2/reroll@spanish': 'en-frigate-2.1',
      'reroll.3/reroll@english': 'en-frigate-2.1',
    };
    const dice = {
      '!en-frigate-2.1': 5,
      'reroll.1/!again': 4,
      'reroll.2/!again': 6,
      'reroll.3/!again': 1,
      '!sp-frigate-1.1': 6,
    };
    const { driven } = battle(duel, '2819', 'english', dice, answers);
    expect(told(driven, 'ear.reroll').map(({ side, from, to, hit }) => [side, from, to, hit])).toEqual([
      ['english', 5, 4, true],
      ['spanish', 4, 6, false],
      ['english', 6, 1, true],
    ]);
    expect(told(driven, 'ear.naval-result')[0]?.hits.english).toBe(1);
  });

  test('R 11.2 J40 each is spent on one die, thrown for at once, the cheapest first; who has none is not asked', () => {
    const answers = { 'reroll.1/reroll@english': 'sp-frigate-1.1', 'reroll.3/reroll@english': 'sp-frigate-1.1' };
    const { state, driven } = battle(
      duel,
      '2819',
      'english',
      { '!status.en-deception-1': 2, '!status.en-deception-4': 2 },
      answers,
    );
    expect(lost(driven, 'reroll')).toEqual(['en-deception-1', 'en-deception-4']);
    expect([whereIs(state, 'en-deception-1'), whereIs(state, 'en-deception-4')]).toEqual(['pool', 'out']);
    expect(askedOf(driven, 'reroll').map(({ address }) => address.split('/').at(-2))).toEqual([
      'reroll.1',
      'reroll.2',
      'reroll.3',
      'reroll.4',
    ]);
  });

  test('R 11.2 J10 a Deception is never a loss', () => {
    const { driven } = battle(duel, '2819', 'english', { '!en-frigate-2.1': 1 });
    expect(
      told(driven, 'ear.lost').flatMap(({ cause, losses }) => losses.map(({ unit }) => `${cause} ${unit}`)),
    ).toEqual(['naval-combat sp-frigate-1', 'naval-combat sp-deception-1']);
  });
});

describe('R 11.3', () => {
  const harbour = 'en 3018 off: boyne, fire-ship-1+waterhouse; sp 3018 port: frigate-1, soldiers-1';

  test('R 11.3 J35 in an enemy seaport a fire ship’s guns are doubled; the seaport’s value still counts', () => {
    const { driven } = battle(
      harbour,
      '3018',
      'english',
      { '!en-fire-ship-1.1': 4 },
      { 'fire-ships-used': ['en-fire-ship-1'] },
    );
    expect(told(driven, 'ear.volley')[0]?.dice.find(({ unit }) => unit === 'en-fire-ship-1')).toMatchObject({
      sum: 6,
      need: 6,
      hit: true,
    });
  });

  test('R 11.3 J34 used, she is gone with any leader aboard, and beside the losses', () => {
    const { driven } = battle(
      harbour,
      '3018',
      'english',
      { '!sp-frigate-1.1': 1 },
      { 'fire-ships-used': ['en-fire-ship-1'] },
    );
    expect(lost(driven, 'fire-ship')).toEqual(['en-fire-ship-1', 'en-waterhouse']);
    expect(lost(driven, 'naval-combat')).toContain('en-boyne');
  });

  test('R 11.3 9.1 8 held back she throws nothing, but may be the loss', () => {
    const { driven } = battle(
      harbour,
      '3018',
      'english',
      { '!sp-frigate-1.1': 1 },
      { 'fire-ships-used': [], 'naval-losses': ['en-fire-ship-1'] },
    );
    expect(lineOf(driven, 'english')).toEqual(['en-boyne 1', 'en-fire-ship-1 0']);
    expect(lost(driven, 'naval-combat').slice(0, 2)).toEqual(['en-fire-ship-1', 'en-waterhouse']);
    expect(lost(driven)).not.toContain('en-boyne');
  });

  test('R 11.3 9.1 9 held back she is a gun that holds the hex, and takes a hit beyond the others', () => {
    const held = (english: string, dice: Dice) =>
      battle(`${english}; sp 2920 off: frigate-1, fire-ship-1`, '2920', 'english', dice, {
        'fire-ships-used': [],
        'naval-losses': ['sp-frigate-1'],
      }).driven;
    const one = held('en 2920 off: boyne', { '!en-boyne.1': 1 });
    expect(told(one, 'ear.naval-result')[0]?.repulsed).toBe(true);
    const two = held('en 2920 off: boyne, cornwall', { '!en-boyne.1': 1, '!en-cornwall.1': 1 });
    expect([lost(two), told(two, 'ear.naval-result')[0]?.repulsed]).toEqual([
      ['sp-frigate-1', 'sp-fire-ship-1'],
      false,
    ]);
  });
});

test('R 11.6 J38 a boom chain has a gun of 1, joins or not, and takes a hit like any other', () => {
  const text = 'en 3018 off: boyne; sp 3018 port: frigate-1, boom-chain-1, boom-chain-2, soldiers-1';
  const { driven } = battle(
    text,
    '3018',
    'english',
    { '!sp-boom-chain-1.1': 1, '!sp-boom-chain-2.1': 2 },
    { 'shore-guns': ['sp-boom-chain-1', 'sp-boom-chain-2'] },
  );
  expect(
    told(driven, 'ear.volley')[0]
      ?.dice.filter(({ unit }) => unit.includes('boom'))
      .map(({ need, hit }) => [need, hit]),
  ).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('J32 where the defender has no ships there is no naval combat, and shore guns are silent', () => {
  const { driven } = battle('en 3018 off: boyne; sp 3018 port: cannons-1, soldiers-1', '3018', 'english');
  expect(told(driven, 'ear.naval-combat')).toEqual([]);
});

test('R 6.4 once fought, no combat is owed any more', () => {
  const state: EarState = battle(atSea, '2819', 'english').state;
  expect(state.contacts).toEqual([]);
});
