/** What the rules make of units that a combat book leaves without an order is told before it is played. */

import { expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { renderAcknowledgement } from '../../../src/reports/index.ts';
import { acknowledgementOf } from '../../../src/table/acknowledgement.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { scenario } from '../assault.ts';
import { position } from '../position.ts';
import { unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE grenadier-bn, armagnac TO 1304'];

/** Dice under which no gun disorders those who march. */
const UNHURT = unhurtSeed(MARCHES);

function atCombat(): Stage {
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied')) return {};
    const { orders } = draft(record, stood, 'allied', MARCHES.join('\n'), NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, 'classic', 1, write, UNHURT))
    if (stage.stood.waiting?.address.endsWith('combat@allies')) return stage;
  throw new Error('no combat call');
}

test('an attack that nobody ordered is told with who makes it and against what; who has an order is left out', () => {
  const { record, stood } = atCombat();
  const bound = (text: string) => draft(record, stood, 'allied', text, NOTHING).bound;
  const units = (text: string) => bound(text).flatMap(({ facts }) => facts.units as string[]);
  const silent = units('READY');
  expect(silent).toEqual(expect.arrayContaining(['avant-garde', 'champagne']));
  expect(units('ATTACK 1504 WITH avant-garde, champagne DIVERT 1404')).not.toContain('avant-garde');
  const say = diagnosticWords('en', record.game.messages);
  const [first] = bound('READY');
  expect(first && plainWords(sayDiagnostic(say, { severity: 'note', ...first }))).toMatch(
    /^With no order, .* attack 1\d0\d all the same, \d+ SP against \d+: who stands in an enemy zone of control must\.$/,
  );
});

test('a book that is only checked is told the same, once, under a head of its own', () => {
  const { record, stood } = atCombat();
  const letter = (text: string) => {
    const made = draft(record, stood, 'allied', text, NOTHING);
    const facts = { seat: 'allied', language: 'en', label: 'Savannah', turn: 16, deadline: null } as const;
    const model = acknowledgementOf(record, made, { ...facts, received: null, replaces: null });
    return { bound: model.bound ?? [], text: renderAcknowledgement(model).text.replace(/\s+/g, ' ') };
  };
  const line = 'ATTACK 1504 WITH avant-garde, champagne';
  const checked = letter(`CHECK\n${line}`);
  expect(checked.bound.length).toBeGreaterThan(0);
  expect(checked.bound).toEqual(letter(line).bound);
  expect(checked.text).toContain(`THE BOOK AS A WHOLE ${checked.bound.join(' ')} RECORD`);
  for (const told of checked.bound) expect(checked.text.split(told)).toHaveLength(2);
  // So it is of a book that counts where no time is set.
  expect(letter(line).text).toContain(`THE BOOK AS A WHOLE ${checked.bound.join(' ')} RECORD`);
});

test('of a book that is only checked too, who goes home by itself is not told to hold', () => {
  const stage = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due.includes('british'));
  if (!stage) throw new Error('the British are never asked');
  const made = draft(stage.record, stage.stood, 'british', 'CHECK\nRALLY porbeck', NOTHING);
  const [unit = ''] = made.unordered;
  const bound = [{ code: 'boar.goes-home', facts: { units: [unit], hex: '2104', leaves: true } }];
  const facts = { seat: 'british', language: 'en', label: 'Savannah', turn: 16, deadline: null } as const;
  const holding = (what: typeof made) =>
    acknowledgementOf(stage.record, what, { ...facts, received: null, replaces: null }).rest?.flatMap(
      ({ units }) => units,
    );
  expect(holding({ ...made, bound: [] })).toContain(unit);
  expect(holding({ ...made, bound })).not.toContain(unit);
});

test('a hex that the rules divert for an attack on file is named before it is played', () => {
  const { record, stood } = atCombat();
  const bound = (text: string) =>
    draft(record, stood, 'allied', text, NOTHING).bound.filter(({ code }) => code === 'boar.bound-divert');
  const [told] = bound('ATTACK 1504 WITH avant-garde, champagne');
  expect(told?.facts).toEqual({ on: ['1504'], hexes: ['1404'] });
  expect(bound('ATTACK 1504 WITH avant-garde, champagne DIVERT 1404')).toEqual([]);
  const say = diagnosticWords('fr', record.game.messages);
  expect(told && plainWords(sayDiagnostic(say, { severity: 'note', ...told }))).toMatch(
    /^L'attaque sur 1504 fixe aussi 1404, une colonne chacun/,
  );
});

test('where somebody marches before the attack, what it diverts is told by its own line alone', () => {
  const { record, stood } = atCombat();
  const order = (verb: string, args: Order['args']): Order => ({ id: verb, verb, args, canonical: verb, line: 1 });
  const attack = order('ATTACK', { hexes: ['1504'], with: ['avant-garde', 'champagne'] });
  const view = record.game.view(stood.state, 'allies');
  const diverted = (...book: Order[]) =>
    record.game.bound?.(view, 'allies', 'orders', book).filter(({ code }) => code === 'boar.bound-divert');
  expect(diverted(attack)).toMatchObject([{ facts: { on: ['1504'], hexes: ['1404'] } }]);
  expect(diverted(order('MOVE', { units: ['foix'], to: '1406' }), attack)).toEqual([]);
});

test('a gun that fire drove off goes home without an order, which is told where marches are asked; at its post it stays', () => {
  const game = savannah.open(scenario);
  const told = (text: string, call: string) => {
    const state = position(text);
    Object.assign(state.units['br-invalid'] as object, { goingHome: true });
    return game.bound?.(game.view(state, 'british'), 'british', call, []);
  };
  const facts = { units: ['br-invalid'], hex: '2104', leaves: true };
  expect(told('2103 br-invalid', 'movement')).toEqual([
    { code: 'boar.goes-home', facts: { ...facts, to: '2104', home: true } },
  ]);
  expect(told('2103 br-invalid', 'combat')).toEqual([]);
  expect(told('2104 br-invalid', 'movement')).toEqual([]);

  // Who gave way as another of his stack was hit stays off his post, and is told why.
  const stray = position('2103 br-invalid');
  const [stays] = game.bound?.(game.view(stray, 'british'), 'british', 'movement', []) ?? [];
  expect(stays).toEqual({ code: 'boar.off-post', facts: { units: ['br-invalid'], hex: '2103', home: '2104' } });
  const why = diagnosticWords('en', game.messages);
  expect(plainWords(sayDiagnostic(why, { severity: 'note', code: '', facts: {}, ...stays }))).toBe(
    'The Invalid Battery stays in 2103, off its post in 2104: fire hit another of its stack, not the gun, which until attacked in close combat does not march.',
  );

  // Where it does not come home at once its letter says how far.
  const [far] = told('1801 br-invalid', 'movement') ?? [];
  const to = far?.facts.to;
  expect(far?.facts.home).toBe(false);
  const said = (language: 'en' | 'fr') =>
    plainWords(
      sayDiagnostic(diagnosticWords(language, game.messages), { severity: 'note', code: '', facts: {}, ...far }),
    );
  expect(said('en')).toContain(`goes to ${to}, on the way to its post in 2104, without an order`);
  expect(said('fr')).toContain(`va en ${to}, vers son poste en 2104`);
});

test('nobody is told to attack in the player turn of the enemy', () => {
  const { record, stood } = atCombat();
  const { game } = record;
  const told = (phasing: string) =>
    game
      .bound?.({ ...(game.view(stood.state, 'allies') as object), phasing }, 'allies', 'fire', [])
      .map(({ code }) => code);
  expect(told('allies')).toContain('boar.bound');
  // Guns fire in the player turn of the enemy.
  expect(told('british')).toEqual(['boar.unaimed']);
});

test('a leader who must take part is told so, but not where his own hex attacks, ordered or bound to', () => {
  const told = ({ record, stood }: Stage, text: string) =>
    draft(record, stood, 'allied', text, NOTHING).bound.flatMap(({ code, facts }) =>
      code === 'boar.leader-bound' ? [facts.unit] : [],
    );
  const atMovement = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due[0] === 'allied');
  expect(told(atMovement as Stage, 'MOVE champagne TO 1405')).toEqual(['destaing']);
  // He has come to 1405 with both, and goes in with them.
  expect(told(atCombat(), 'ATTACK 1504 WITH avant-garde, champagne DIVERT 1404')).toEqual([]);
  expect(told(atCombat(), 'READY')).toEqual([]);
});
