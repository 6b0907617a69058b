/** Fortified hexes, who holds them, and who may stand together. */
import { describe, expect, test } from 'vitest';
import { leadsOnly, stackingBans } from '../../../src/games/pensacola/nations.ts';
import { bestCommand } from '../../../src/series/boar/rules/leaders.ts';
import { partyOf } from '../../../src/series/boar/rules/paths.ts';
import { stackFaults } from '../../../src/series/boar/rules/stacking.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import { costToEnter, terrainOf } from '../../../src/series/boar/rules/terrain.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { counterOf, hexAt } from '../../../src/series/boar/rules/units.ts';
import { zoneOf } from '../../../src/series/boar/rules/zoc.ts';
import { drive } from '../position.ts';
import { at, field, position, rules, stood, sum } from './field.ts';

describe('works', () => {
  test('P 1.1 an attack across an intact fort or redoubt is at -2, an extension at -1, a breach at nothing', () => {
    const before = '2825 mentor; 2924 navarra; 2724 foot-16; 2623 soria; 2723 espana';
    expect(sum(position(before), 'spanish', '2825', ['navarra'])).toContain('redoubt -2');
    expect(sum(position(before), 'spanish', '2724', ['espana'])).toContain('earthwork -1');
    const open = position(before, { breached: ['2825/N', '2825/NE', '2825/SE'] });
    expect(sum(open, 'spanish', '2825', ['navarra']).join()).not.toContain('redoubt');
  });

  test('P 3.7.6 zones go out of intact works and not in', () => {
    const state = position('2825 mentor; 2924 navarra');
    const inZone = (side: string, hex: string) => zoneOf(at(state), side)[hexAt(field, hex).index] === 1;
    expect(inZone('british', '2924')).toBe(true);
    expect(inZone('spanish', '2825')).toBe(false);
  });

  test('P 3.7.10 a completed redoubt makes clear ground of its hex: for who marches, fires or would vanish there', () => {
    const scrub = field.at.find(
      ({ terrain, around, next }) =>
        terrain === 'woods' && next[3] && !around[3]?.road && !around[3]?.track && next[3].terrain === 'woods',
    );
    const from = scrub?.next[3];
    if (!scrub || !from) expect.fail('no woods');
    const step = (siege: string[]) => {
      const land = at({ ...position('2825 mentor'), siege });
      return [terrainOf(land, scrub).id, costToEnter(land, 'foot', 'spanish', from, 0)];
    };
    expect([step([]), step([`${scrub.id}/N`, `${scrub.id}/NE`, `${scrub.id}/NW`])]).toEqual([
      ['woods', 2],
      ['clear', 1],
    ]);
  });

  test('P 3.10.2 garrison guns do not march, the howitzer does, and may stand with them', () => {
    const state = position('2724 garrison-a, howitzer, foot-16; 2225 waldeck-art');
    expect(rules.house.mayMove(at(state), counterOf(field, 'garrison-a'))?.code).toBe('pensacola.garrison-stands');
    expect(rules.house.mayMove(at(state), counterOf(field, 'howitzer'))).toBeNull();
    const standing = (units: string[]) => stackFaults(at(state), hexAt(field, '2724'), units, [], 'rest');
    expect(standing(['garrison-a', 'howitzer', 'foot-16'])).toEqual([]);
    expect(standing(['howitzer', 'waldeck-art']).map(({ code }) => code)).toEqual(['boar.stack-artillery']);
  });

  test('P 3.14.1.4 whoever fought from behind an intact work may stay there, others must go forward', () => {
    const { advance } = rules.house;
    const state = position('2825 mentor; 2924 navarra');
    expect(advance(at(state), 'mentor', '2825', '2924', ['2825'])).toBe('may');
    expect(advance(at(state), 'navarra', '2924', '2825', ['2924'])).toBe('must');
    // Nor who led others in a combined attack.
    expect(advance(at(state), 'mentor', '2825', '2924', ['2825', '3024'])).toBe('must');
    const open = position('2825 mentor; 2924 navarra', { breached: ['2825/N', '2825/NE'] });
    expect(advance(at(open), 'mentor', '2825', '2924', ['2825'])).toBe('must');
  });
});

describe('guns and leaders', () => {
  const standing = (hex: string, units: string[]) =>
    stackFaults(at(position(`${hex} ${units.join(', ')}`)), hexAt(field, hex), units, [], 'rest').map(
      ({ code }) => code,
    );

  test('P 3.7.3.1 field guns stand with the mortar in a stockade or redoubt, and nowhere else', () => {
    expect(['2510', '3121', '2920'].map((hex) => standing(hex, ['mortar', 'art-1a']))).toEqual([
      [],
      [],
      ['boar.stack-artillery'],
    ]);
    expect(standing('3121', ['art-1a', 'art-1b'])).toEqual(['boar.stack-artillery']);
    expect(standing('3121', ['mortar', 'art-1a', 'art-1b'])).toEqual(['boar.stack-artillery']);
  });

  test('P 3.7.1.2, 3.7.1.3 leaders help whom they may command, and nobody else', () => {
    const helps = (leader: string, unit: string): boolean =>
      bestCommand(rules, stacksOf(at(position(`2920 ${leader}, ${unit}`))), unit, '2920') !== null;
    const may = (leader: string, ...units: string[]) => units.map((unit) => helps(leader, unit));
    expect(may('galvez', 'navarra', 'poitou')).toEqual([true, true]);
    expect(may('ezpeleta', 'navarra', 'poitou')).toEqual([true, false]);
    expect(may('giron', 'hibernia', 'agenois')).toEqual([true, false]);
    expect(may('boiderout', 'poitou', 'navarra')).toEqual([true, false]);
    expect(may('mcdonald', 'md-loy', 'foot-16')).toEqual([true, false]);
    expect(may('von-horn', 'waldeck-3', 'foot-16', 'creeks')).toEqual([true, true, false]);
    expect(may('franchimastabe', 'creeks', 'kfr', 'md-loy')).toEqual([true, true, false]);
  });

  test('P 3.7.4 friends go in and out of works at no cost; the enemy pays, and horse and guns do not get in', () => {
    const state = position('2825 mentor');
    const into = (side: string, gait: 'foot' | 'horse' | 'artillery', from: string, to: string) => {
      const hex = hexAt(field, from);
      return costToEnter(
        at(state),
        gait,
        side,
        hex,
        hex.next.findIndex((near) => near?.id === to),
      );
    };
    expect([into('british', 'foot', '2924', '2825'), into('spanish', 'foot', '2924', '2825')]).toEqual([1, 3]);
    expect([into('spanish', 'horse', '2924', '2825'), into('spanish', 'artillery', '2924', '2825')]).toEqual([
      null,
      null,
    ]);
    expect(into('british', 'artillery', '2825', '2924')).toBe(1);
  });

  test('P 3.13.1 the Rangers are no worse in close combat for their rifles', () => {
    const lines = sum(position('2922 kfr; 2921 navarra'), 'spanish', '2922', ['navarra']);
    expect(lines.filter((line) => line.includes('rifles'))).toEqual([]);
    expect(counterOf(field, 'kfr').marks).not.toContain('rifle');
  });

  test('P 4.4 Indians are militia, guns beside them or not, and guns alone are none', () => {
    const lines = (defenders: string) =>
      sum(position(`2922 ${defenders}; 2921 navarra`), 'spanish', '2922', ['navarra']).join();
    expect([lines('creeks'), lines('creeks, howitzer')].map((all) => all.includes('defender-militia 1'))).toEqual([
      true,
      true,
    ]);
    expect([lines('howitzer'), lines('foot-16, creeks')].map((all) => all.includes('militia'))).toEqual([false, false]);
  });

  test('P 3.10.1 palmetto hides nobody, woods do', () => {
    const clear = (terrain: string) => field.tables.terrain[terrain]?.blocks;
    expect([clear('palmetto'), clear('woods'), clear('city')]).toEqual(['no', 'yes', 'yes']);
  });
});

describe('nations', () => {
  const banned = (units: string[], leaders: string[], moment: 'passing' | 'retreat' | 'rest' | 'advance') =>
    stackingBans(at(position('')), hexAt(field, '2924'), units, leaders, moment).map(({ code }) => code);

  test('P 3.15 French and Spanish end no march together but under Galvez, may pass, and fall back where they can', () => {
    const both = ['navarra', 'poitou'];
    expect([banned(both, [], 'rest'), banned(both, ['galvez'], 'rest')]).toEqual([['pensacola.stack-nations'], []]);
    expect(banned(both, ['galvez'], 'advance')).toEqual(['pensacola.stack-nations']);
    expect([banned(both, [], 'passing'), banned(both, [], 'retreat')]).toEqual([[], []]);
    expect([banned(['navarra', 'aragon'], [], 'rest'), banned(['poitou', 'agenois'], [], 'rest')]).toEqual([[], []]);
  });

  test('P 3.7.1 a leader stands with whom he may command', () => {
    expect(banned(['poitou'], ['giron'], 'rest')).toEqual(['pensacola.stack-leader']);
    expect([banned(['navarra'], ['giron'], 'rest'), banned([], ['giron'], 'rest')]).toEqual([[], []]);
  });

  test('P 3.7.1 who commands one nation alone: Boiderout the French, Franchimastabe the Indians, nobody else', () => {
    const alone = (nation: string) =>
      [...field.leaders.values()].filter((one) => leadsOnly(one, nation)).map(({ id }) => id);
    expect([alone('french'), alone('indian')]).toEqual([['boiderout'], ['franchimastabe']]);
  });
});

describe('control', () => {
  const stands = (state: ReturnType<typeof position>, hex: string) => stood(state, hex);
  const morale = (state: ReturnType<typeof position>, hex: string) =>
    stands(state, hex).map((effect) => (effect.kind === 'morale' ? `${effect.army} ${effect.from} ${effect.to}` : ''));

  test('P 2.2.1 who marches into a fort that nobody holds takes it as he comes in, and a hex beside it is no fort', () => {
    const marched = (to: string) => {
      const state = position('2924 navarra');
      const party = partyOf(at(state), 'spanish', ['navarra'], false);
      const driven = drive(state, (play) =>
        rules.house.onEnter(boardOf(rules, play), party, hexAt(field, '2924'), hexAt(field, to), false),
      );
      return [
        state.held,
        state.morale.spanish,
        driven.events.filter(({ kind }) => kind === 'pensacola.control').length,
      ];
    };
    expect(marched('2825')).toEqual([['2825'], 18, 1]);
    expect(marched('2925')).toEqual([[], 17, 0]);
  });

  test('P 2.2.1 Spanish foot in Parade Order takes a fort and heart with it, once; guns and Indians do not', () => {
    const state = position('2825 navarra');
    expect(morale(state, '2825')).toEqual(['spanish 17 18']);
    expect(state.held).toEqual(['2825']);
    expect(morale(state, '2825')).toEqual([]);
    expect(morale(position('2825 art-1a'), '2825')).toEqual([]);
    const shaken = position('2825 navarra');
    Object.assign(shaken.units.navarra as object, { formation: 'disrupted' });
    expect(morale(shaken, '2825')).toEqual([]);
    expect(morale(position('2724 navarra'), '2724')).toEqual([]);
  });

  test('P 2.2.1 the British take it back with troops, not with Indians, Black Volunteers or guns', () => {
    const held = { held: ['2825'] };
    for (const unit of ['choctaw-1', 'black-vols-re', 'howitzer']) {
      expect(morale(position(`2825 ${unit}`, { ...held }), '2825')).toEqual([]);
    }
    const state = position('2825 mentor', { ...held });
    expect(morale(state, '2825')).toEqual(['spanish 17 16']);
    expect(state.held).toEqual([]);
  });
});

describe('who stands and fights together', () => {
  const faults = (text: string, hex: string, units: string[], leaders: string[] = []) =>
    stackFaults(at(position(text)), hexAt(field, hex), units, leaders, 'rest').map(({ code }) => code);

  test('P 3.15, 3.7.1 French and Spanish end a march in one hex only under Galvez', () => {
    const text = '2518 poitou, aragon, galvez, boiderout';
    expect(faults(text, '2518', ['poitou', 'aragon'])).toEqual(['pensacola.stack-nations']);
    expect(faults(text, '2518', ['poitou', 'aragon'], ['galvez'])).toEqual([]);
    expect(faults(text, '2518', ['poitou', 'agenois'])).toEqual([]);
  });

  test('P 3.7.1 a leader stands with nobody he may not command', () => {
    expect(faults('2518 poitou, ezpeleta', '2518', ['poitou'], ['ezpeleta'])).toEqual(['pensacola.stack-leader']);
    expect(faults('2518 aragon, ezpeleta', '2518', ['aragon'], ['ezpeleta'])).toEqual([]);
  });

  test('P 3.15 mixed nations fight at -1, attacking and attacked', () => {
    const text = '2825 mentor; 2924 poitou, aragon, galvez';
    expect(sum(position(text), 'spanish', '2825', ['poitou', 'aragon'])).toContain('mixed-nations -1');
    expect(sum(position(text), 'british', '2924', ['mentor'])).toContain('mixed-nations 1');
    expect(sum(position('2825 mentor; 2924 aragon'), 'spanish', '2825', ['aragon']).join()).not.toContain('mixed');
  });

  test('P 4.1.1, 4.1.3 the Florida Rangers take no room, and help whoever leads beside them', () => {
    const six = ['choctaw-1', 'choctaw-2', 'choctaw-3', 'creeks', 'chickasaws', 'foot-16', 'kfr'];
    expect(faults(`2828 ${six.join(' ')}`, '2828', six)).toEqual([]);
    expect(sum(position('2925 navarra; 2926 kfr, foot-16'), 'british', '2925', ['foot-16', 'kfr'])).toContain(
      'rangers 1',
    );
    expect(sum(position('2925 navarra; 2926 kfr'), 'british', '2925', ['kfr']).join()).not.toContain('rangers');
  });

  test('P 3.7.6 palmetto and woods cost light troops 1 MP a hex, if all of a party are light', () => {
    const party = (...units: string[]) => ({
      side: 'spanish',
      units: units.map((unit) => counterOf(field, unit)),
      leaders: [],
      strategic: false,
    });
    const ground = (...units: string[]) => rules.house.knownGround(at(position('2518 poitou')), party(...units));
    expect(ground('sp-light')).toEqual({ terrains: ['palmetto', 'woods'], mp: 1 });
    expect(ground('sp-light', 'navarra')).toBeNull();
  });
});
