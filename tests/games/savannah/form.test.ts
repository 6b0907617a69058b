/** The letter that asks for marches: who may march and who not, and its form. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { distance } from '../../../src/places/hex/grid.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { rosterIn } from '../../told.ts';
import { position, savannah } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

test('who is lost on the Covered Way may march again; who is shattered is no fixed gun', () => {
  const state = position('1104 horry, pulaski; 1508 foix, auxerrois; 1106 tawes; 1506 ra-4', { turn: 17, ordinal: 2 });
  for (const unit of ['horry', 'pulaski']) Object.assign(state.units[unit] ?? {}, { lost: 'lost', marched: 2 });
  Object.assign(state.units.foix ?? {}, { formation: 'shattered' });
  const next = { ordinal: 2, printed: 17, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('allies', 'en', look(game, state, 'allies')), next }) as Story;
  const units = rosterIn(story).flatMap((stack) => stack.units);
  const told = (code: string) => units.find((unit) => unit.code === code);
  expect(told('horry')).toMatchObject({
    state: 'L',
    figures: [expect.any(String), expect.not.stringMatching(/^0$/), expect.any(String)],
  });
  expect(told('foix')).toMatchObject({ state: 'S', figures: [expect.any(String), '0', expect.any(String)] });
  expect(told('auxerrois')?.state).toBeUndefined();
});

test('the form has no line that only says that a unit holds, and at most three orders to be uncommented', () => {
  for (const call of ['movement', 'orders']) {
    const next = { ordinal: 1, printed: 16, calls: [call], heard: [] };
    const { form } = game.story({ ...stillTelling('allies', 'en', look(game, game.setup(), 'allies')), next }) as Story;
    expect(form.filter((line) => !line.startsWith('#'))).toEqual([]);
    const orders = form.filter((line) => /^# \p{Lu}{2,} /u.test(line));
    expect(orders.length).toBeGreaterThan(1);
    expect(orders.length).toBeLessThanOrEqual(3);
  }
});

test('where attacks go into the form of the whole turn it says so and shows one: after its march, else if the enemy comes', () => {
  const next = { ordinal: 1, printed: 16, calls: ['orders'], heard: [] };
  const formOf = (who: string, language: Language): string => {
    const { form } = game.story({ ...stillTelling(who, language, look(game, game.setup(), who)), next }) as Story;
    return form.join('\n').replace(/\\\n# */g, '');
  };
  expect(formOf('allies', 'en')).toMatch(/too go here(?:.|\n)* TO 1405\n# ATTACK 1404 WITH champagne, avant-garde\n/);
  expect(formOf('allies', 'fr')).toMatch(/ici aussi(?:.|\n)* A 1405\n# ATTAQUER 1404 AVEC champagne, avant-garde\n/);
  expect(formOf('british', 'en')).toContain('# IF ENEMY IN 1405 ATTACK 1405 WITH ');
  expect(formOf('british', 'fr')).toContain('# SI ENNEMI EN 1405 ATTAQUER 1405 AVEC ');
});

test('who holds the works is shown no march away from the enemy', () => {
  const { field } = savannah;
  const state = game.setup() as BoarState;
  const enemies = Object.values(state.units).filter(({ id, hex }) => hex && field.counters.get(id)?.side === 'allies');
  const away = (hex: string): number => Math.min(...enemies.map((one) => distance(field.grid, hex, one.hex ?? hex)));
  for (const call of ['movement', 'orders']) {
    const next = { ordinal: 1, printed: 16, calls: [call], heard: [] };
    const { form } = game.story({ ...stillTelling('british', 'en', look(game, state, 'british')), next }) as Story;
    const marches = form.flatMap((line) => [...line.matchAll(/^# MOVE ([\w-]+).* TO (\d{4})$/g)]);
    expect(marches.length).toBeGreaterThan(0);
    for (const [line, unit = '', to = ''] of marches)
      expect(away(to), line).toBeLessThan(away(state.units[unit]?.hex ?? ''));
  }
});

test('no defence is offered of the post that a march of the same form leaves', () => {
  const state = position('1404 tawes; 1406 avant-garde, champagne; 2414 foix', { turn: 17, ordinal: 2 });
  const next = { ordinal: 2, printed: 17, calls: ['movement'], heard: [] };
  const { form } = game.story({ ...stillTelling('allies', 'en', look(game, state, 'allies')), next }) as Story;
  expect(form.join(' ')).toMatch(/MOVE champagne, avant-garde TO 1405/);
  expect(form.join(' ')).toMatch(/STANDING DEFEND 2414 LEAD foix/);
});

test('a stack has one strength wherever it is told: its troops, and its guns apart', () => {
  const state = position('1404 tawes, ra-4, br-a; 1405 foix', { turn: 17, ordinal: 2 });
  const call = (calls: string[]) => ({ ordinal: 2, printed: 17, calls, heard: [] });
  const story = (who: string, calls: string[]): Story =>
    game.story({ ...stillTelling(who, 'en', look(game, state, who)), next: call(calls) }) as Story;
  expect(rosterIn(story('british', ['movement'])).find(({ place }) => place === '1404')?.strength).toBe('2+2 SP');
  expect(JSON.stringify(story('allies', ['movement']).plan)).toContain('Beside us: 1404 (2+2 SP).');
});

test('who must attack is told unit by unit before stronger stacks that need not', () => {
  const state = position('1404 tawes, fraser-2; 1405 foix; 1808 ra-4; 1809 auxerrois', { turn: 17, ordinal: 2 });
  const next = { ordinal: 2, printed: 17, calls: ['orders'], heard: [] };
  const story = game.story({ ...stillTelling('british', 'en', look(game, state, 'british')), next }) as Story;
  expect(rosterIn(story).map(({ place }) => place)).toEqual(['1808', '1404']);
});

test('the call for marches says that they decide who can attack', () => {
  const next = { ordinal: 1, printed: 16, calls: ['movement'], heard: [] };
  const { form } = game.story({ ...stillTelling('allies', 'en', look(game, game.setup(), 'allies')), next }) as Story;
  expect(form.join(' ').replaceAll(/[#\s]+/g, ' ')).toContain('Who ends beside an enemy can attack');
});

test('whoever holds a chit that our staff may spend is shown the line that keeps it, until he has said so', () => {
  const forms = (held: number, calls: string[], more = {}) => {
    const state = position('1404 tawes, ra-4; 1405 foix', {
      turn: 17,
      ordinal: 2,
      momentum: { british: held, allies: 0 },
    });
    const next = { ordinal: 2, printed: 17, calls, heard: [], ...more };
    return (game.story({ ...stillTelling('british', 'fr', look(game, state, 'british')), next }) as Story).form;
  };
  for (const calls of [['movement'], ['combat'], ['fire'], ['orders']]) {
    expect(forms(1, calls)).toContain('# ELAN GARDER');
    expect(forms(0, calls)).not.toContain('# ELAN GARDER');
  }
  expect(
    forms(1, ['movement'])
      .join(' ')
      .replaceAll(/[#\s]+/g, ' '),
  ).toContain('un marqueur');
  expect(forms(1, ['combat'], { asks: true })).not.toContain('# ELAN GARDER');
});

test('who holds the works is shown marches into those that stand empty, before any other', () => {
  const state = game.setup() as BoarState;
  for (const id of ['nyv', 'br-grand']) Object.assign(state.units[id] ?? {}, { hex: null, fate: 'reserve' });
  const next = { ordinal: 1, printed: 16, calls: ['movement'], heard: [] };
  const { form, plan } = game.story({ ...stillTelling('british', 'en', look(game, state, 'british')), next }) as Story;
  expect(plan?.stand.map(plainWords).join(' ')).toContain('empty: 1905');
  expect(form.filter((line) => line.startsWith('# MOVE'))[0]).toMatch(/ TO 1905$/);
});
