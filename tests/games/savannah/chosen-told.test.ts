/** What orders and the staff chose is told with whom it was about, and a way of several hexes whole. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { cardsIn, dispatchesIn, onCard, ordersIn } from '../../told.ts';
import { position } from '../assault.ts';
import { assaultBy, combat } from '../fights.ts';
import { attack } from '../position.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

const view = game.view(position('1507 dillon-irish', { turn: 17, ordinal: 2 }), 'allies');
const telling = (language: 'en' | 'fr') => stillTelling('allies', language, view);
const done = (canonical: string, code: string, facts: object) => ({
  ...{ canonical, kind: 'done', but: [], branch: null },
  reasons: [{ code, facts }],
});

const fell = {
  ...{ kind: 'boar.fire', rule: 'series 11', address: 't17/british/fire/dillon-irish', rolls: [], to: 'all' },
  facts: {
    ...{ batteries: [{ unit: 'br-augusta', hex: '1504', strength: 2 }], target: 'dillon-irish', hex: '1505', range: 1 },
    ...{ strength: 2, die: 9, modifiers: [], sum: 9, needed: 6, hit: true, damage: { die: 3, result: 'R' } },
    effects: [{ kind: 'retreat', unit: 'dillon-irish', path: ['1505', '1506', '1507'] }],
  },
};
const steps = ['1505', '1506'].map((from, n) => ({
  address: `${fell.address}/dillon-irish/${from}/retreat-path@allies`,
  kind: 'retreat-path',
  answer: ['1506', '1507'][n],
}));

test.each([
  ['en', "It answered “Which way back for Dillon's Irish?”: 1507.", 'Guns held back: the right Battery A.'],
  [
    'fr',
    'Il a répondu à « Par où replier les Irlandais de Dillon ? » : 1507.',
    'Canons retenus : la batterie A de droite.',
  ],
] as const)('an order that answered says (%s) about whom', (language, way, held) => {
  const fates = [
    done('RETREAT away', 'answered', { question: 'retreat-path', about: { unit: 'dillon-irish' }, answer: '1507' }),
    done('FIRE fr-a-rt, hold', 'answered', { question: 'fire', about: { battery: 'fr-a-rt' } }),
  ];
  const story = game.story({ ...telling(language), fates } as Parameters<typeof game.story>[0]);
  expect(ordersIn(story as Story).map(({ outcome }) => outcome)).toEqual([way, held]);
});

test.each([
  ['en', 'Not all of it: Scatter took the bomb to 1405.'],
  ['fr', 'Pas en entier : La dispersion a porté la bombe en 1405.'],
] as const)('S 4.12 an order that aimed a mortar is told (%s) where else the bomb fell, and is done in part', (language, where) => {
  const about = { mortar: 'mortar', hex: '2108', range: [2, 5] };
  const fates = [done('MORTAR 1404', 'answered', { question: 'mortar-fire', about, answer: '1404' })];
  const shell = (impact: string) => ({
    ...{ kind: 'boar.mortar', rule: 'S 4.12', address: 't17/allies/mortar/mortar', rolls: [], to: 'all' },
    facts: {
      ...{ battery: 'mortar', from: '2108', aimed: '1404', impact, scatter: 7, victim: null, die: null },
      ...{ modifiers: [], sum: null, needed: null, hit: false, damage: null, effects: [] },
    },
  });
  const told = (impact: string) => {
    const facts = { ...telling(language), heard: [shell(impact)], fates };
    return ordersIn(game.story(facts as unknown as Parameters<typeof game.story>[0]) as Story)[0];
  };
  expect(told('1405')?.outcome).toContain(where);
  expect(told('1405')?.fate).toBe('part');
  expect(told('1404')?.outcome).not.toContain(where.slice(0, 5));
  expect(told('1404')?.fate).toBe('done');
});

test.each([
  [
    'en',
    "The mortars fired at Tawes' Dragoons (1404): hit, R: retreat.",
    'The mortars fired at 1404: nobody stood there.',
  ],
  [
    'fr',
    'Tir sur les dragons de Tawes (1404) par les mortiers : au but, R : recul.',
    'Tir sur 1404 par les mortiers : personne là.',
  ],
] as const)('S 4.12 an order that aimed a mortar is told (%s) whom the bomb struck', (language, struck, nobody) => {
  const about = { mortar: 'mortar', hex: '2108', range: [2, 5] };
  const fates = [done('MORTAR 1404', 'answered', { question: 'mortar-fire', about, answer: '1404' })];
  const told = (bomb: object) => {
    const shell = {
      ...{ kind: 'boar.mortar', rule: 'S 4.12', address: 't17/allies/mortar/mortar', rolls: [], to: 'all' },
      facts: {
        ...{ battery: 'mortar', from: '2108', aimed: '1404', impact: '1404', scatter: 2, victim: null, die: null },
        ...{ modifiers: [], sum: null, needed: null, hit: false, damage: null, effects: [], ...bomb },
      },
    };
    const facts = { ...telling(language), heard: [shell], fates };
    return ordersIn(game.story(facts as unknown as Parameters<typeof game.story>[0]) as Story)[0]?.outcome;
  };
  const hit = { victim: 'tawes', die: 8, sum: 8, needed: 7, hit: true };
  expect(told({ ...hit, damage: { die: 2, sum: 2, result: 'R' } })).toBe(struck);
  expect(told({})).toBe(nobody);
});

test.each([
  ['en', 'the British gained momentum (commander lost)', 'we lost momentum (commander lost)'],
  ['fr', 'les Britanniques ont gagné un élan (commandant perdu)', 'nous avons perdu un élan (commandant perdu)'],
] as const)('a chit that a lost commander costs or brings is told (%s) with him', (language, gained, lost) => {
  const moved = (side: string, from: number, to: number) => ({
    kind: 'momentum',
    side,
    from,
    to,
    cause: 'commander-lost',
  });
  const told = (effect: object) => {
    const heard = [{ ...fell, facts: { ...fell.facts, effects: [effect] } }];
    return JSON.stringify(game.story({ ...telling(language), heard } as Parameters<typeof game.story>[0]));
  };
  expect(told(moved('british', 1, 2)).toLowerCase()).toContain(gained.toLowerCase());
  expect(told(moved('allies', 2, 1)).toLowerCase()).toContain(lost.toLowerCase());
});

test('who fell back by several hexes is told with the first and the last, once', () => {
  const told = game.story({ ...telling('en'), heard: [fell], decided: steps } as Parameters<typeof game.story>[0]);
  const [row] = dispatchesIn(told as Story).flatMap(({ rows }) => rows);
  expect(row?.text.join()).toMatch(/by doctrine: Dillon's Irish Regiment from 1505 to 1507\. /);
});

test('a standing order is told with what it chose', () => {
  const canonical = 'STANDING RETREAT away';
  const fates = [done(canonical, 'stood-in', { n: 2 })];
  const stood = steps.map((one) => ({ ...one, order: 's1', canonical }));
  const told = game.story({ ...telling('en'), heard: [fell], fates, stood } as Parameters<typeof game.story>[0]);
  expect(ordersIn(told as Story)[0]?.outcome).toBe("It settled: Dillon's Irish Regiment from 1505 to 1507.");
});

test('morale that moved and came back is not said to be unchanged', () => {
  const by = (from: number, to: number) => ({ kind: 'morale', army: 'french', from, to, cause: 'step' });
  const told = (effects: readonly object[]) => {
    const heard = [{ ...fell, facts: { ...fell.facts, effects } }];
    return plainWords(
      (game.story({ ...telling('fr'), heard } as Parameters<typeof game.story>[0]) as Story).summary.at(-1) ?? [],
    );
  };
  expect(told([])).toContain("Le moral des armées n'a pas changé.");
  expect(told([by(12, 11), by(11, 12)])).toContain('Le moral des armées est revenu à celui du début du tour.');
});

test('a captive that our staff chose among the enemy is told, with the line that chooses', () => {
  const decided = [{ address: `${fell.address}/1504/capture-choice@allies`, kind: 'capture-choice', answer: 'nyv' }];
  const told = game.story({ ...telling('en'), decided } as Parameters<typeof game.story>[0]);
  const [row] = dispatchesIn(told as Story).flatMap(({ rows }) => rows);
  expect(row).toMatchObject({ label: 'Prisoners', text: [expect.stringContaining('New York Volunteers')] });
  expect(row?.label).toBe('Prisoners');
});

test('R60 a mail that tells of a captive tells whose choice he was', () => {
  const state = position('1404 fraser-1, nyv, tawes; 1405 foix', { turn: 17, ordinal: 2 });
  const driven = assaultBy('allies', state, [attack('1404', 'foix')], { 'close-combat': 1 });
  const facts = combat(driven);
  expect(facts.result).toMatch(/^AC/);
  const heard = [{ ...fell, kind: 'boar.combat', address: 't17/allies/combat/1404', facts }];
  const [card] = cardsIn(game.story({ ...telling('en'), heard } as Parameters<typeof game.story>[0]) as Story);
  const [lines] = card ? onCard(card, 'lines') : [];
  expect(lines?.brief?.map(plainWords).join()).toMatch(/a unit taken, the attacker says which.* surrendered at 1405/);
});

test.each([
  ['en', 'attacker: a unit is captured, the attacker says which'],
  ['fr', "attaquant : une unité est prise, l'attaquant dit laquelle"],
] as const)('R60 a letter that asks says in %s who says which unit is taken', (language, half) => {
  const about = { code: 'AC', side: 'allies', options: ['foix', 'dillon-irish'], on: ['foix'], result: 'AC/-' };
  const need = { kind: 'capture-choice', role: 'allies', about, space: { kind: 'one', of: about.options } };
  const put = game.put?.(view, need as unknown as Parameters<NonNullable<typeof game.put>>[1], language);
  const told = JSON.stringify(put).replaceAll('\u00a0', ' ');
  expect(told).toContain(half);
});
