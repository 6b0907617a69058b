/** What is said of orders and losses is so: what a line cannot do, which of its two halves runs, who is gone and how. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oddsAshore } from '../../../src/games/jenkins-ear/battle-odds.ts';
import { type EarLanguage, languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { messages } from '../../../src/games/jenkins-ear/messages/messages.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { hexesWithCombat } from '../../../src/games/jenkins-ear/story/battles.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { phasesIn, trialsIn } from '../../told.ts';
import { letter, plain } from './letter.ts';
import { campaign, combat, type Driven, field, lost, movement, order, position, undriven } from './table.ts';
import { ask, codes, game, judged, orders, viewOf } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3, funds: { english: 0, spanish: 0 } } as const;

test('every code that the rules give a line, a fate or an answer has words in every language', () => {
  const folder = new URL('../../../src/games/jenkins-ear/', import.meta.url);
  const events = readFileSync(new URL('events.ts', folder), 'utf8');
  const given = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'events.ts')
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(ear\.[a-z-]+)'/g)])
    .map(([, code]) => code as string)
    .filter((code) => !events.includes(`'${code}'`));
  expect(given).toContain('ear.not-held');
  for (const language of languages) {
    const known: Readonly<Record<string, string>> = messages[language];
    expect(given.filter((code) => !known[`diagnostic.${code}`] && !known[`fate.${code}`])).toEqual([]);
  }
});

test('ships are scuttled as long as the war allows it, and what a wreck needs is told', () => {
  const said = (scuttles: number, lines: string) =>
    judged(position('sp 2825 port: frigate-1, oriente, asia, soldiers-1', { ...begun, scuttles }), 'spanish', lines);
  expect(said(0, 'SCUTTLE frigate-1')).toMatchObject([
    { severity: 'note', code: 'ear.scuttle-odds', facts: { gun: 3, hex: '2825' } },
  ]);
  expect(codes(said(1, 'SCUTTLE frigate-1\nSCUTTLE oriente'))).toContain('warning ear.scuttles-left');
  expect(codes(said(2, 'SCUTTLE frigate-1'))).toEqual(['error ear.scuttles-left']);
  expect(codes(said(2, 'STANDING SCUTTLE none'))).toEqual([]);
});

test('a ship that was scuttled is among the losses, in the count and in its phase', () => {
  const state = position('sp 2825 port: frigate-1, oriente, soldiers-1');
  const driven = movement(state, 'spanish', [], {
    dice: { '!scuttle.sp-frigate-1': 3 },
    answers: { scuttle: ['sp-frigate-1'] },
  });
  const { summary, ...told } = letter(driven, 'spanish', 'fr');
  const log = phasesIn(told).flatMap(({ lines }) => lines.map(plain));
  expect(log.filter((line) => line.includes('perdu'))).toEqual([expect.stringMatching(/Frégate 1.*sabordage/)]);
  expect(summary.map(plain).join(' ')).toContain('un pion (Frégate 1)');
  expect(
    trialsIn(told)
      .map(({ head }) => plain(head))
      .join(),
  ).toBe('Frégate 1, sabordage à Carthagène (2825), barre le port à 3 ou moins');
});

test('a condition on the funds is judged when the lines before it have spent', () => {
  const said = (funds: number) =>
    judged(
      position('en 2719 port: boyne', { ...begun, funds: { english: funds, spanish: 0 } }),
      'english',
      'BUY norfolk AT 2719\nIF FUNDS >= 30 BUY lenox AT 2719 ELSE BUY frigate-3 AT 2719',
      6,
    );
  // 30 come in as the phase opens, 8 are spent before.
  expect(said(5)).toMatchObject([
    { severity: 'note', code: 'condition-else' },
    { code: 'ear.bill', facts: { cost: 4, left: 23 } },
  ]);
  expect(said(8)).toMatchObject([
    { severity: 'note', code: 'condition-holds' },
    { code: 'ear.bill', facts: { cost: 7, left: 23 } },
  ]);
});

test('Deceptions pay for no losses, and a retreat goes one hex: both are said of the line', () => {
  const state = position('sp 3718 port: galicia, deception-1', begun);
  expect(codes(judged(state, 'spanish', 'LOSSES deceptions, frigates FIRST'))).toContain(
    'warning ear.deceptions-spared',
  );
  expect(codes(judged(state, 'spanish', 'LOSSES frigates FIRST'))).not.toContain('warning ear.deceptions-spared');
  expect(codes(judged(state, 'spanish', 'RETREAT port'))).toContain('note ear.one-hex');
});

test('nobody lands against the enemy without troops unless told to, and then hears it', () => {
  const at = (enemy: string) => position(`sp 3625 off: galicia+supplies-2; ${enemy}`, begun);
  const held = at('en 3625 port: soldiers-4');
  const need = ask('spanish', 'land', { hex: '3625', counters: ['sp-supplies-2'], afterCombat: false });
  expect(game.answer(need, () => viewOf(held, 'spanish'), [])).toEqual([]);
  const said = (state: EarState, text: string) => codes(judged(state, 'spanish', text));
  const near = (troops: string) => position(`sp 3624 off: galicia+${troops}; en 3625 port: soldiers-4`, begun);
  expect(said(near('supplies-2'), 'MOVE galicia TO 3625\nLAND supplies-2 AT 3625')).toContain(
    'warning ear.no-fighters',
  );
  expect(said(near('soldiers-16'), 'MOVE galicia TO 3625\nLAND soldiers-16 AT 3625')).not.toContain(
    'warning ear.no-fighters',
  );
  const bombs = position('en 3624 off: boyne+cannons-1, bomb-ship-1; sp 3625 port: soldiers-4', {
    ...begun,
    phase: 'english',
  });
  const landed = 'MOVE boyne, bomb-ship-1 TO 3625\nLAND cannons-1 AT 3625';
  expect(codes(judged(bombs, 'english', landed))).not.toContain('warning ear.no-fighters');
});

test('a French line and a French sentence agree with what they speak of', () => {
  expect(writtenIn(game, orders(position('sp 2114 port: cannons-1'), 'spanish', 'GUNS all')[0] as never, 'fr')).toBe(
    'BATTERIES toutes',
  );
  expect(messages.fr['log.given-up']).toContain('{to:à}');
});

test('who is bought in a line before need not be bought first', () => {
  const state = position('sp 3718 port: galicia', { ...begun, funds: { english: 0, spanish: 20 } });
  const lead = 'LEADER torres WITH galicia';
  expect(codes(judged(state, 'spanish', lead))).toContain('warning ear.in-pool');
  expect(codes(judged(state, 'spanish', `BUY torres AT 3718\n${lead}`))).not.toContain('warning ear.in-pool');
  const hold = 'HOLD frigate-1, frigate-2';
  expect(codes(judged(state, 'spanish', `BUY 2 frigates AT 3718\n${hold}`))).not.toContain('warning ear.in-pool');
  expect(codes(judged(state, 'spanish', `BUY 1 frigate AT 3718\n${hold}`))).toContain('warning ear.in-pool');
  const dock = 'DOCK frigate-1, galicia AT 3718';
  expect(codes(judged(state, 'spanish', dock))).toContain('warning ear.in-pool');
  expect(codes(judged(state, 'spanish', `BUY frigate-1 AT 3718\n${dock}`))).not.toContain('warning ear.in-pool');
  expect(codes(judged(state, 'spanish', 'SCUTTLE frigate-1'))).toContain('warning ear.not-docked');
  const bought = codes(judged(state, 'spanish', 'BUY frigate-1 AT 3718\nSCUTTLE frigate-1'));
  expect(bought).not.toContain('warning ear.not-docked');
});

test('R 11.1 a combat of bomb ships alone before troops is announced, and none where no troops are seen', () => {
  const shown = (state: EarState) =>
    hexesWithCombat({ after: viewOf(state, 'english'), field, side: 'english', enemy: 'spanish' });
  const bombs = 'en 1720 off: bomb-ship-1, frigate-1;';
  expect(shown(position(`${bombs} sp 1720 port: soldiers-1`, begun))).toEqual(['1720']);
  expect(shown(position(`en 1720 off: frigate-1; sp 1720 port: soldiers-1`, begun))).toEqual([]);
});

test('R 11.1 a fleet that lies off a port with all its troops aboard promises no combat ashore', () => {
  const off = (text: string): EarState => {
    const state = position(`${text}; sp 2114 port: soldiers-17, cannons-10`, { ...begun, phase: 'spanish' });
    for (const [id, piece] of Object.entries(state.pieces)) if (id.startsWith('en-')) piece.open = true;
    return state;
  };
  const promised = (state: EarState) => {
    const after = viewOf(state, 'spanish');
    const shown = hexesWithCombat({ after, field, side: 'spanish', enemy: 'english' });
    return [shown, oddsAshore(field, after, 'spanish', '2114') !== null];
  };
  expect(promised(off('en 2114 off: russell+ogle, boyne'))).toEqual([[], false]);
  expect(promised(off('en 2114 off: russell+ogle, boyne, soldiers-1'))).toEqual([['2114'], true]);
});

test('a condition on a stack that an order never meets is refused', () => {
  const state = position('en 2719 port: frigate-1', begun);
  const line = (when: string) => codes(judged(state, 'english', `IF ${when} MOVE frigate-1 TO 2818`));
  for (const when of ['TOP boom-chain', 'ENEMY <= 4', 'ENEMY IN 2925 OR OURS < 3']) {
    expect(line(when)).toContain('error ear.asks-of-nothing');
  }
  expect(line('ENEMY IN 2925').join()).not.toContain('ear.asks-of-nothing');
});

test('a lone ship off a foreign port may be told to hold, with what want does to her', () => {
  const state = position('sp 3919 off: frigate-3, deception-4', begun);
  expect(codes(judged(state, 'spanish', 'HOLD frigate-3'))).toEqual(['warning ear.starved']);
});

test('of two garrisons for one port the one that goes there is named', () => {
  const state = game.setup() as EarState;
  const said = judged(state, 'spanish', 'GARRISON soldiers-9, soldiers-10 AT veracruz');
  expect(said.find(({ code }) => code === 'ear.garrison-one')?.facts).toMatchObject({ counter: 'sp-soldiers-9' });
});

test('men on top of a stack in open water are aboard a fleet: no ship that is farther off is told as the nearest', () => {
  const state = position(
    'sp 3718 port: soldiers-11; en 3818 off: lenox+soldiers-4; en 3318 port: frigate-1; en 2206 port: frigate-2',
    begun,
  );
  const view = viewOf(state, 'spanish');
  const next = { ordinal: 3, printed: 2, calls: ['movement'], heard: [] };
  const blank = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
  const { plan } = game.story({ ...blank, who: 'spanish', language: 'en', before: view, after: view, next });
  expect(plan?.stand.map(plain).at(-1)).toMatch(
    /^Nearest fleet: English 2 at 3818, Soldiers on top, one hex from San Juan/,
  );
});

test('a port taken in a fight is told with the points it brings, and its fund is what the letter says', () => {
  const fleet = 'en 2719 port: boyne+soldiers-4, lenox+soldiers-5, lion+soldiers-6; sp 2717 port: soldiers-9';
  const move = order('MOVE', 'en-boyne, en-lenox, en-lion', { to: '2717', contact: 'attack' });
  const driven = campaign(position(fleet, { funds: { english: 4, spanish: 0 } }), 'english', [move], {
    dice: { '!english.1': 1 },
    answers: { land: ['en-soldiers-4', 'en-soldiers-5', 'en-soldiers-6'] },
  });
  const value = field.ports.get('santiago')?.value ?? 0;
  expect(driven.state.funds.english).toBe(4 + value);
  const told = (language: 'en' | 'es') => JSON.stringify(letter(driven, 'spanish', language).chapters);
  expect(told('en')).toContain(`Santiago de Cuba is taken: ${value} points, 4 became ${4 + value}.`);
  expect(told('es')).toContain(`Se toma Santiago de Cuba: ${value} puntos, de 4 a ${4 + value}.`);
});

test('the form shows how ships of a port attack who lies off it, by a line that does it; a MOVE to where they are says so too', () => {
  const text = 'sp 2825 port: oriente, asia, soldiers-16; en 2825 off: lenox, norfolk; sp 3625 port: galicia';
  const state = position(text, begun);
  const view = viewOf(state, 'spanish');
  const next = { ordinal: 3, printed: 2, calls: ['movement'], heard: [] };
  const blank = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
  const form = (seen: typeof view, language: 'en' | 'es' | 'fr') =>
    game
      .story({ ...blank, who: 'spanish', language, before: seen, after: seen, next })
      .form.join('\n')
      .replaceAll(/ \\\n# +/g, ' ');
  const sally = /MOVE oriente, asia TO Cartagena VIA \d{4} ATTACK/;
  expect(form(view, 'en')).toMatch(sally);
  expect(form(view, 'es')).toMatch(/POR \d{4} ATACAR/);
  expect(form(view, 'fr')).toMatch(/PAR \d{4} ATTAQUER/);
  const [line = ''] = sally.exec(form(view, 'en')) ?? [];
  const said = judged(state, 'spanish', line);
  expect(codes(said)).toContain('note ear.meets');
  expect(said.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [there] = judged(state, 'spanish', 'MOVE oriente TO 2825 ATTACK');
  expect(there).toMatchObject({ severity: 'error', code: 'ear.there-already', facts: { beset: true } });
  const alone = position('sp 2825 port: oriente, asia', begun);
  expect(judged(alone, 'spanish', 'MOVE oriente TO 2825')[0]?.facts.beset).toBe(false);
  expect(form(viewOf(alone, 'spanish'), 'en')).not.toMatch(/VIA/);
  // One frigate against four ships has no fair chance.
  const weak = position('sp 2825 port: frigate-1, soldiers-16; en 2825 off: lenox, norfolk, boyne, cornwall', begun);
  expect(form(viewOf(weak, 'spanish'), 'en')).not.toMatch(/VIA/);
});

test('the call for combats names who wants supply elsewhere and whom standing LOSSES would give, beside who fights', () => {
  const fight = 'sp 2719 off: galicia, soldiers-9; en 2719 port: frigate-1, soldiers-4; sp 2920 off: reina, frigate-2';
  const view = viewOf(position(fight, { ...begun, phase: 'spanish' }), 'spanish');
  const next = { ordinal: 3, printed: 2, calls: ['combat'], heard: [] };
  const standing = orders(position(fight, begun), 'spanish', 'LOSSES frigates FIRST');
  const blank = { heard: [], ledger: [], fates: [], skipped: [], outcome: null };
  const told = (language: 'en' | 'es') =>
    game.story({ ...blank, standing, who: 'spanish', language, before: view, after: view, next }).chapters[0];
  expect(told('en')?.title).toBe('Who fights, and who wants supply');
  const [block] = told('es')?.blocks ?? [];
  const notes = block?.kind === 'roster' ? block.stacks.map(({ place, note }) => `${place} ${note}`) : [];
  expect(notes.find((one) => one.startsWith('2920'))).toContain('se perdería Fragata 2');
});

test('where they fought at sea and ashore alike is said once, and no list of places is cut in its midst', () => {
  const nobody = { english: [], spanish: [] };
  const none = { dice: 0, deducted: 0, soldiers: [], tactics: [], cannonade: [] };
  const lineUp = { ...{ lines: nobody, leaders: nobody, present: nobody }, sides: { english: none, spanish: none } };
  const fights = (sea: readonly string[], land: readonly string[]) => {
    const driven = undriven(position('sp 2825 port: oriente', begun));
    const fact = (kind: string) => (hex: string) => ({
      ...{ kind, rule: '9.0', address: `t/combat/${hex}`, to: 'all' as const },
      facts: { ...lineUp, hex, attacker: 'english', port: null },
    });
    driven.events.push(...sea.map(fact('ear.naval-combat')), ...land.map(fact('ear.land-combat')));
    return plain(letter(driven, 'spanish', 'es').summary[1] ?? []);
  };
  expect(fights(['2717', '3925'], ['2717', '3925'])).toBe('Combates en el mar y en tierra: Santiago de Cuba y Cumaná.');
  const many = fights(['2717', '3925', '3318'], ['2717', '3925', '2825', '3718']);
  expect(many).toMatch(/^Combates navales: Santiago de Cuba y 2 más; combates en tierra: Santiago de Cuba y 3 más\.$/);
  expect(many.length).toBeLessThanOrEqual(90);
});

test('a port that the beaten side comes into as it draws off is told with its points', () => {
  const text = 'en 2925 off: soldiers-5; sp 2925 port: soldiers-6';
  const driven = campaign(position(text, { ...begun, funds: { english: 5, spanish: 0 } }), 'english', [], {
    answers: { 'land-retreat': '3024' },
  });
  const taken = driven.events.find(({ kind }) => kind === 'ear.captured');
  expect(taken?.facts).toMatchObject({ side: 'english', hex: '3024', paid: 1 });
  const cards = letter(driven, 'spanish', 'es').chapters.filter(({ id }) => id === 'combats');
  expect(JSON.stringify(cards)).toContain('Los ingleses han tomado Riohacha (3024): un punto, de 5 a 6.');
});

test.each([
  ['en', 'Our troops drew off to 3218.', 'We drew off to 3218.'],
  ['fr', 'Nos troupes ont reculé vers 3218.', 'Nous avons reculé vers 3218.'],
  ['es', 'Nuestras tropas han retrocedido a 3218.', 'Hemos retrocedido a 3218.'],
] as const)('of a landing that was beaten off the troops alone are said to draw off (%s)', (language, troops, fleet) => {
  const retreat = (kind: 'land' | 'naval') => {
    const state = position('en 3318 off: boyne; en 3218 off: soldiers-1', begun);
    const facts = { side: 'english', from: '3318', to: '3218', units: ['en-soldiers-1'] };
    const fight = { hex: '3318', attacker: 'english', port: null, present: { english: [], spanish: [] } };
    const none = { soldiers: [], tactics: [], cannonade: [], deducted: 0, dice: 0 };
    const of =
      kind === 'land' ? { sides: { english: none, spanish: none } } : { lines: fight.present, leaders: fight.present };
    const tale = (what: string, more: object, at = '') => ({
      ...{ kind: `ear.${kind}-${what}`, address: `t01/english/combat/3318${at}`, rule: '9.2', to: 'all', rolls: [] },
      facts: more,
    });
    const heard = [tale('combat', { ...fight, ...of }), tale('retreat', facts, '/retreat')];
    const view = viewOf(state, 'english');
    const blank = { ledger: [], standing: [], fates: [], skipped: [], outcome: null, next: null };
    return JSON.stringify(
      game.story({ who: 'english', language, before: view, after: view, heard, ...blank } as never),
    );
  };
  expect(retreat('land')).toContain(troops);
  expect(retreat('naval')).toContain(fleet);
});

describe('J9 of Deceptions with a beaten side its letter tells', () => {
  const fight = (text: string, dice: Record<string, number>, answers = {}) => {
    const state = position(text, { ...begun, phase: 'english' });
    state.contacts = [{ hex: '2819', attacker: 'english', from: '2719' }];
    return combat(state, 'english', { dice, answers });
  };
  const cards = (driven: Driven, role: string, language: EarLanguage) =>
    JSON.stringify(letter(driven, role, language).chapters.filter(({ id }) => id === 'combats'));

  test.each([
    ['en', 'We drew off to Port Royal (2719) with Deception 1 and Deception 4.', 'The English drew off to Port Royal'],
    ['fr', 'Nous avons reculé vers Port Royal (2719) avec Leurre 1 et Leurre 4.', 'Les Anglais ont reculé vers'],
    ['es', 'Hemos retrocedido a Port Royal (2719) con Señuelo 1 y Señuelo 4.', 'Los ingleses han retrocedido a'],
  ] as const)('which draw off with the fleet, to itself alone (%s)', (language, ours, theirs) => {
    const driven = fight(
      'en 2819 off: deception-1, deception-4, frigate-1; sp 2819 off: frigate-1',
      {},
      { 'naval-retreat': '2719' },
    );
    expect(cards(driven, 'english', language)).toContain(ours);
    expect(cards(driven, 'spanish', language)).toContain(`${theirs} `);
    expect(cards(driven, 'spanish', language)).not.toMatch(/Deception \d|Leurre \d|Señuelo \d/);
  });

  test('which march off with troops that no ships lie beside', () => {
    const beaten = (ships: string) => {
      const state = position(`en 3018 off: ${ships}deception-1, soldiers-4; sp 3018 port: soldiers-1`, begun);
      return cards(combat(state, 'english', { answers: { 'land-retreat': '3118' } }), 'english', 'en');
    };
    expect(beaten('')).toMatch(/Our troops drew off to 3118 with Deception 1\./);
    expect(beaten('boyne, ')).toMatch(/Our troops drew off to 3118\./);
  });

  test.each([
    ['en', 'back in the pool); Deceptions go with the last they hide.'],
    ['fr', 'retour à la réserve) ; les Leurres disparaissent avec le dernier qu’ils cachent.'],
    ['es', 'de vuelta a la reserva); los Señuelos se pierden con el último que ocultan.'],
  ] as const)('why they are lost with the last they hid (%s)', (language, told) => {
    const driven = fight('en 2819 off: deception-1, frigate-1; sp 2819 off: oriente', { '!sp-oriente.1': 1 });
    expect(cards(driven, 'english', language)).toContain(told);
    const spent = fight(
      'en 2819 off: deception-1, frigate-1, frigate-2; sp 2819 off: frigate-1',
      {},
      { 'naval-retreat': '2719', 'reroll.1/reroll@english': 'en-frigate-1.1' },
    );
    expect(lost(spent)).toEqual(['en-deception-1']);
    expect(cards(spent, 'english', language)).not.toContain(told.slice(-20));
  });
});
