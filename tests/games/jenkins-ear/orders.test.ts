/** Orders of the war: read in three languages, judged by what a side sees, and answering what the rules ask. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Json, Order, Question } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { verbs } from '../../../src/games/jenkins-ear/acts/index.ts';
import { languages } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { messages } from '../../../src/games/jenkins-ear/messages/messages.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { isTidy } from '../../../src/games/jenkins-ear/stacks.ts';
import { decide } from '../../../src/orders/desk.ts';
import { lexiconOf, termsOf } from '../../../src/orders/lexicon.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { leftByCancel, subjectOf, withoutReplaced, withoutSaidAgain } from '../../../src/orders/subject.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { field, position } from './table.ts';
import { ask, codes, game, judged, oneOf, orders, reply, viewOf } from './words-table.ts';

const fleet = position(
  'en 2719 port: deception-1, merchant-1, cornwall+vernon, boyne, frigate-2, soldiers-4, cannons-port-royal; sp 3018 off: deception-1, oriente, frigate-1; sp 2717 port: soldiers-9',
  { funds: { english: 20, spanish: 20 }, phase: 'english' },
);

describe('names', () => {
  test('a counter is named by its id, its id without the side, its name, a unique piece of it', () => {
    for (const name of ['en-cornwall', 'cornwall', 'Cornwall', 'corn']) {
      expect(orders(fleet, 'english', `HOLD ${name}`)[0]?.args.units, name).toEqual(['en-cornwall']);
    }
  });

  test('a hex names who can sail from it: guns that never move stay unnamed', () => {
    const [order] = orders(fleet, 'english', 'MOVE 2719 TO 2819');
    expect(order?.args.units).toContain('en-soldiers-4');
    expect(order?.args.units).not.toContain('en-cannons-port-royal');
  });

  test('a small word in the name of a place is none by itself: “and” lands nobody at La Guaira and Puerto Cabello', () => {
    const landed = orders(fleet, 'english', 'LAND 2 soldiers and supplies').map(({ canonical }) => canonical);
    expect(landed).toEqual(['LAND 2 soldiers', 'LAND supplies']);
    expect(orders(fleet, 'english', 'MOVE boyne TO La Guaira and Puerto Cabello')[0]?.args.to).toBe('3625');
  });

  test.each([
    ['land Vernon and 4 soldiers at st augustine', ['LAND vernon AT 2208', 'LAND 4 soldiers AT 2208']],
    ['land 2 soldiers, 3 supplies at Leogane', ['LAND 2 soldiers AT 3018', 'LAND 3 supplies AT 3018']],
    ['LAND 2 soldiers, 3 supplies', ['LAND 2 soldiers', 'LAND 3 supplies']],
    ['débarquer vernon et 2 soldats à léogane', ['LAND vernon AT 3018', 'LAND 2 soldiers AT 3018']],
    [
      'COMPRAR princess caroline y 1 fragata EN port royal',
      ['BUY princess-caroline AT 2719', 'BUY 1 frigates AT 2719'],
    ],
    [
      'buy Princess Caroline, 2 soldiers and 1 frigate at port royal',
      ['BUY princess-caroline AT 2719', 'BUY 2 soldiers AT 2719', 'BUY 1 frigates AT 2719'],
    ],
    ['buy Princess Caroline and a frigate at port royal', ['BUY princess-caroline AT 2719', 'BUY 1 frigates AT 2719']],
    ['acheter une frégate à port royal', ['BUY 1 frigates AT 2719']],
    ['comprar una fragata en port royal', ['BUY 1 frigates AT 2719']],
  ])('what is counted beside names or other kinds is read once: %s', (line, canonical) => {
    const read = orders(fleet, 'english', line).map((order) => order.canonical.replaceAll('en-', ''));
    expect(read).toEqual(canonical);
  });

  test('what is wrong is told, and nothing twice', () => {
    const grammar = grammarOf(game, viewOf(fleet, 'english'), 'english');
    const wrong = (line: string) => readOrders(line, grammar).lines[0]?.diagnostics[0];
    expect(orders(fleet, 'english', 'LOSSES frigates first, then cannons')[0]?.args.kinds).toEqual([
      'frigates',
      'cannons',
    ]);
    expect(wrong('losses frigates first, then torbay')).toMatchObject({
      code: 'names-before-kinds',
      span: { column: 29 },
    });
    expect(wrong('retreat 2717 to Port Royal')).toMatchObject({
      code: 'unexpected-word',
      span: { column: 9, length: 4 },
    });
    const { expected = [] } = wrong('land all troops at Santiago') ?? {};
    const words = expected.flatMap((one) => one.split('|'));
    expect(words.length).toBeGreaterThan(3);
    expect(new Set(words).size).toBe(words.length);
    const several = wrong('move frigate-2 to Port Royal, land');
    expect(several?.didYouMean).toBe('MOVE frigate-2 TO 2719 / LAND');
  });

  test('ports go by their names, in English and French', () => {
    expect(orders(fleet, 'english', 'MOVE boyne TO léogane')[0]?.args.to).toBe('3018');
    expect(orders(fleet, 'english', 'ALLER boyne VERS la barbade')[0]?.args.to).toBe('4323');
  });

  test('no place of an enemy counter is in the names of a side', () => {
    const found = game.names(game.view(fleet, 'english'), 'english').filter(({ id }) => id.startsWith('sp-'));
    expect(found.length).toBeGreaterThan(100);
    expect(found.every(({ place, own }) => place === undefined && !own)).toBe(true);
  });
});

describe('three languages', () => {
  test.each([
    ['BUY 2 frigates AT port royal', 'ACHETER 2 frégates À port royal', 'COMPRAR 2 fragatas EN port royal'],
    [
      'MOVE boyne TO 3018 VIA 2919 ATTACK',
      'ALLER boyne VERS 3018 PAR 2919 ATTAQUER',
      'MOVER boyne HACIA 3018 POR 2919 ATACAR',
    ],
    [
      'STANDING INTERCEPT AT 2919 WITH ALL IF ENEMY >= 3',
      'CONSIGNE INTERCEPTER EN 2919 AVEC TOUS SI ENNEMI >= 3',
      'PERMANENTE INTERCEPTAR EN 2919 CON TODOS SI ENEMIGO >= 3',
    ],
    ['STANDING REROLL misses KEEP 1', 'CONSIGNE RELANCER ratés GARDER 1', 'PERMANENTE REPETIR fallos GUARDAR 1'],
    [
      'STANDING LOSSES frigates, empty, cheapest FIRST',
      "CONSIGNE PERTES frégates, vides, moins cher D'ABORD",
      'PERMANENTE BAJAS fragatas, vacíos, más barato PRIMERO',
    ],
    ['STANDING RETREAT port', 'CONSIGNE RETRAITER port', 'PERMANENTE RETIRARSE puerto'],
  ])('%s', (english, french, spanish) => {
    const [one, two, three] = [english, french, spanish].map((text) => orders(fleet, 'english', text)[0]?.canonical);
    expect(two).toBe(one);
    expect(three).toBe(one);
    expect(orders(fleet, 'english', one as string)[0]?.canonical).toBe(one);
  });

  test('the help tells what every verb is for, in every language', () => {
    for (const verb of verbs)
      for (const language of languages) expect(Object.keys(messages[language]), verb.id).toContain(`help.${verb.id}`);
  });
});

describe('lists of names and kinds', () => {
  test.each([
    ['LAND soldiers, knowles, supplies AT cumana', 'LAND en-knowles soldiers supplies AT 3925'],
    ['LAND knowles, soldiers AT cumana', 'LAND en-knowles soldiers AT 3925'],
    ['BUY bomb ship, russell AT st kitts', 'BUY en-russell 1 bomb ships AT 3919'],
    ['MOVE boyne, soldiers TO 2819', 'MOVE en-boyne, en-soldiers-4 TO 2819'],
    ['DÉBARQUER soldats, knowles EN cumana', 'LAND en-knowles soldiers AT 3925'],
    ['LOSSES soldiers-4, supplies, cheapest FIRST', 'LOSSES en-soldiers-4 supplies, cheapest FIRST'],
  ])('%s', (text, canonical) => {
    expect(orders(fleet, 'english', text)[0]?.canonical).toBe(canonical);
    expect(orders(fleet, 'english', canonical)[0]?.canonical).toBe(canonical);
  });

  test('where their order matters, a name behind kinds is told to stand before them', () => {
    expect(() => orders(fleet, 'english', 'LOSSES supplies, soldiers-4, cheapest FIRST')).toThrow('names-before-kinds');
  });

  test('Soldiers, a leader and supplies land together, as many Soldiers as are counted', () => {
    const counters = ['en-soldiers-4', 'en-soldiers-1', 'en-supplies-1', 'en-knowles', 'en-vernon'];
    const need = ask('english', 'land', { hex: '3925', counters, afterCombat: false });
    expect(reply(fleet, 'english', 'LAND soldiers, knowles, supplies AT cumana', need)).toEqual([
      'en-knowles',
      'en-soldiers-4',
      'en-soldiers-1',
      'en-supplies-1',
    ]);
    expect(reply(fleet, 'english', 'LAND 1 soldiers AT cumana', need)).toEqual(['en-soldiers-4']);
  });

  test('a comparison where none belongs is no order', () => {
    expect(() => orders(fleet, 'english', 'IF ENEMY IN 2819 >= 4 MOVE boyne TO 2819')).toThrow('unexpected-word');
  });
});

test('what the set-up has no use for is told so, and no ship carries herself nor is a leader docked', () => {
  const start = setup(field);
  for (const line of [
    'DOCK galicia',
    'LAND all AT porto bello',
    'SCUTTLE galicia',
    'ATTACK 2719',
    'LOSSES frigates FIRST',
  ])
    expect(codes(judged(start, 'spanish', line)), line).toEqual(['warning ear.no-moves-yet']);
  expect(codes(judged(start, 'spanish', 'ORDER galicia'))).toEqual([]);
  expect(codes(judged(start, 'english', 'SCUTTLE frigate-1'))).toEqual(['error ear.not-to-scuttle']);
  const state = position('sp 3718 port: galicia, soldiers-16, lezo', { phase: null, turn: 2, ordinal: 3 });
  expect(codes(judged(state, 'spanish', 'EMBARK galicia ON galicia'))).toEqual(['error ear.cannot-carry']);
  expect(codes(judged(state, 'spanish', 'DOCK lezo AT 3718'))).toEqual(['error ear.no-ship-to-dock']);
  expect(codes(judged(state, 'spanish', 'DOCK galicia, lezo AT 3718'))).toEqual(['warning ear.no-ship-to-dock']);
});

test.each([
  ['spanish', 'ACHETER 3 frégates EN la havanne', 'unknown-place', 'La Havane'],
  ['spanish', 'ALLER san carlos VERS Porto Belo', 'unknown-place', 'Porto Bello'],
  ['english', 'MOVE boyne TO havanah', 'unknown-place', 'La Havane'],
  ['english', 'MOVE boyne TO Martinque attack', 'unknown-place', 'Martinique'],
  ['spanish', 'ACHETER pizaro EN carthagene', 'unknown-unit', 'sp-pizarro'],
  ['english', 'BUY 2 fireship', 'unknown-kind', 'brûlots'],
  ['english', 'BUY 3 soliders AT port royal', 'unknown-kind', 'soldats'],
])('%s: %s names what is nearly so', (role, text, code, didYouMean) => {
  const grammar = grammarOf(game, viewOf(setup(field), role), role, 'fr');
  expect(readOrders(text, grammar).lines[0]?.diagnostics[0]).toMatchObject({ code, ...(didYouMean && { didYouMean }) });
});

test('a place spelt nearly so is named though a word of the order stands behind it', () => {
  const grammar = grammarOf(game, viewOf(setup(field), 'english'), 'english', 'en');
  const [line] = readOrders('MOVE frigate-1 TO Martinque attack', grammar).lines;
  expect(line?.diagnostics[0]).toMatchObject({ code: 'unknown-place', didYouMean: 'Martinique', span: { length: 9 } });
});

test('a piece that several places have is told with their names', () => {
  const grammar = grammarOf(game, viewOf(setup(field), 'spanish'), 'spanish', 'fr');
  const [line] = readOrders('ALLER galicia VERS san', grammar).lines;
  expect(line?.diagnostics[0]?.facts.candidates).toContainEqual({ id: 'San Juan', place: '3718' });
});

test.each([
  ['MOVE boyne TO 2820 ATTACKNG', 'attack', 'VIA'],
  ['MOVE boyne OVER port royal TO 2820', undefined, 'TO'],
] as const)('what is not understood in %s is told with what may stand there', (text, didYouMean, word) => {
  const grammar = grammarOf(game, viewOf(setup(field), 'english'), 'english', 'en');
  const [found] = readOrders(text, grammar).lines[0]?.diagnostics ?? [];
  expect([found?.code, found?.didYouMean]).toEqual(['unexpected-word', didYouMean]);
  expect(found?.expected).toContain(word);
});

test.each([
  ['BUY boats AT port royal', 'unknown-kind'],
  ['BUY soldiers, supplies AT port royal', 'one-kind-a-line'],
  ['MOVE boyne TO 2820 and augusta TO barbados', 'one-place-a-line'],
])('%s: %s', (text, code) => {
  const grammar = grammarOf(game, viewOf(setup(field), 'english'), 'english', 'en');
  expect(readOrders(text, grammar).lines[0]?.diagnostics.map((one) => one.code)).toEqual([code]);
});

test.each([
  ['MOVE boyne TO 2820 and augusta TO 2719', ['MOVE boyne TO 2820', 'MOVE augusta TO 2719']],
  [
    'MOVE boyne TO 2820, and augusta TO 2719 and norfolk TO 2819',
    ['MOVE boyne TO 2820', 'MOVE augusta TO 2719', 'MOVE norfolk TO 2819'],
  ],
])('%s is offered with the verb before each place, as orders that are all read', (text, offered) => {
  const grammar = grammarOf(game, viewOf(setup(field), 'english'), 'english', 'en');
  const [found] = readOrders(text, grammar).lines[0]?.diagnostics ?? [];
  expect(found?.didYouMean).toBe(offered.join('; '));
  const read = readOrders(offered.join('; '), grammar).lines.map((line) => line.read?.order.canonical);
  expect(read.map((order) => order?.replace('en-', ''))).toEqual(offered);
});

test('a kind without its number in a list is offered as one, so that the line can be mended', () => {
  const grammar = grammarOf(game, viewOf(setup(field), 'english'), 'english', 'en');
  const [line] = readOrders('BUY norfolk, ogle, merchant, supplies AT barbados', grammar).lines;
  const [found] = line?.diagnostics ?? [];
  expect([found?.code, found?.didYouMean]).toEqual(['one-kind-a-line', '1 supplies']);
  const mended = readOrders('BUY norfolk, ogle, merchant, 1 supplies AT barbados', grammar).lines;
  expect(mended.map(({ read }) => read?.order.canonical)).not.toContain(undefined);
});

test.each([
  ['BUY frigate-1 AT havana', 'ear.on-map-already', 'sp-frigate-2'],
  ['BUY soldiers-16 AT havana', 'ear.never-bought', 'sp-soldiers-18'],
  ['BUY frigate-1 AT barbados', 'ear.on-map-already', undefined],
  ['BUY 0 frigates AT havana', 'ear.buy-what', undefined],
] as const)('R 3.3 %s cannot be had: another of its kind is offered', (text, code, other) => {
  const state = position('sp 2114 port: frigate-1', { phase: null, turn: 2, ordinal: 3 });
  state.funds.spanish = 20;
  const [found] = judged(state, 'spanish', text);
  expect([found?.code, found?.didYouMean, found?.facts.fits]).toEqual([code, other, undefined]);
});

test('R 3.3 a kind of which none is left is told otherwise than one of which there are fewer', () => {
  const left = (text: string) => judged(setup(field), 'spanish', text).find(({ code }) => code === 'ear.pool-short');
  expect(left('BUY 3 merchants')?.facts).toMatchObject({ missing: 3, any: false });
  expect(left('BUY 4 soldiers AT havana')?.facts).toMatchObject({ missing: 1, any: true });
});

test('who is to hold beside a line that moves him whatever its condition says is named', () => {
  const state = position('sp 2825 port: frigate-1, frigate-2, soldiers-16', { phase: null, turn: 2, ordinal: 3 });
  const either = 'IF STORM AT 3625 MOVE frigate-1 TO 2426 ELSE MOVE frigate-1 TO 3625';
  const [warning, ...more] = judged(state, 'spanish', `${either}\nHOLD frigate-2, frigate-1`);
  expect(warning).toMatchObject({ severity: 'warning', code: 'ear.moves-anyway', facts: { counter: 'sp-frigate-1' } });
  expect(more).toEqual([]);
  const perhaps = 'IF STORM AT 3625 MOVE frigate-1 TO 2426';
  expect(codes(judged(state, 'spanish', `${perhaps}\nHOLD frigate-2, frigate-1`))).toEqual([]);
});

test('an order that lacks something is shown by the example of the game where its writer could give it', () => {
  const needs = (role: string) => {
    const grammar = grammarOf(game, viewOf(setup(field), role), role, 'fr');
    const [line] = readOrders(role === 'spanish' ? 'AMIRAL lezo' : 'AMIRAL vernon', grammar).lines;
    return plainWords(sayDiagnostic(diagnosticWords('fr', game.messages), line?.diagnostics[0] as Diagnostic));
  };
  expect(needs('spanish')).toBe('AMIRAL demande AVEC <unités>.');
  expect(needs('english')).toBe('AMIRAL demande AVEC <unités> : AMIRAL vernon AVEC cornwall, boyne.');
});

test('a stack is offered in no order in which it lies already, but to be left so', () => {
  const state = position('en 2719 port: deception-1, boyne, frigate-1');
  const need = ask('english', 'stack-order', { stacks: ['english/2719/port'], resting: [] });
  const words = game.put?.(viewOf(state, 'english'), need, 'en')?.options.map((option) => option.words);
  expect(words?.toSorted()).toEqual([
    'Boyne on top in Port Royal (2719)',
    'Frigate 1 on top in Port Royal (2719)',
    'leave it as it is',
  ]);
});

test('of two stacks none is offered with the counter on top that lies there already', () => {
  const state = position('en 2719 port: deception-1, frigate-1, boyne; en 4323 port: deception-2, frigate-2, lion');
  const need = ask('english', 'stack-order', { stacks: ['english/2719/port', 'english/4323/port'], resting: [] });
  const words = game.put?.(viewOf(state, 'english'), need, 'en')?.options.map((option) => option.words);
  expect(words).toContain('leave it as it is');
  expect(words).toContain('Boyne on top in Port Royal (2719)');
  expect(words?.join()).not.toContain('Deception');
});

test('CANCEL takes out the order that it says whole, and nothing where it says what the book has not', () => {
  const state = setup(field);
  const book = orders(state, 'spanish', 'BUY 2 deceptions AT 2114\nBUY 2 deceptions AT 2825\nBUY 1 cannon AT 2825');
  const left = (text: string) => {
    const grammar = grammarOf(game, viewOf(state, 'spanish'), 'spanish', 'fr');
    const cancels = readOrders(text, grammar).lines[0]?.act?.cancels;
    if (!cancels) throw new Error(`no CANCEL: ${text}`);
    return leftByCancel(book, cancels, lexiconOf(verbs)).flatMap((order) => order?.canonical ?? []);
  };
  const [first, second, third] = book.map(({ canonical }) => canonical);
  expect(left('ANNULER ACHETER 2 leurres EN 2114')).toEqual([second, third]);
  expect(left('CANCEL BUY 1 cannon AT 2825')).toEqual([first, second]);
  expect(left('CANCEL BUY 3 deceptions')).toEqual([first, second, third]);
  expect(left('CANCEL BUY')).toEqual([]);
});

test('a port printed as one’s own that the enemy holds is called that', () => {
  const state = position('en 3318 port: soldiers-4; sp 3718 port: soldiers-16', { phase: null, turn: 2, ordinal: 3 });
  state.funds.spanish = 20;
  expect(codes(judged(state, 'spanish', 'BUY 1 cannon AT 3318'))).toEqual(['error ear.place-taken']);
  expect(codes(judged(state, 'spanish', 'BUY 1 cannon AT 2719'))).toEqual(['error ear.no-place-there']);
  // Nobody ever took Panama: it lies on the South Sea.
  expect(codes(judged(state, 'spanish', 'BUY 1 cannon AT panama'))).toEqual(['error ear.no-place-there']);
});

describe('what is wrong with an order', () => {
  test.each([
    ['BUY 2 frigates AT havana', 'error ear.no-place-there'],
    ['BUY cumberland, norfolk, lenox AT port royal', 'warning ear.bought-in-part'],
    ['MOVE boyne TO 2719', 'error ear.there-already'],
    ['MOVE norfolk TO 2819', 'error ear.in-pool'],
    ['BUY norfolk\nMOVE norfolk TO 2819', 'warning ear.starved'],
    ['BUY norfolk AT port royal\nMOVE norfolk TO 2819', 'warning ear.starved'],
    ['MOVE boyne TO 2819\nMOVE frigate-2 TO 2819\nMOVE boyne TO 2919', 'error ear.moved-already'],
    ['ATTACK 2919', 'warning ear.no-battle'],
    ['ATTACK 2819\nMOVE boyne TO 2819', 'warning ear.starved'],
    ['BUY cornwall', 'error ear.on-map-already'],
    ['BUY 1 deception\nBUY deception-2', 'error ear.bought-above'],
    ['MOVE soldiers-4 TO 2819', 'error ear.needs-ship'],
    ['MOVE boyne TO 1002', 'error ear.no-water'],
    ['MOVE vernon TO 2819', 'error ear.without-ship'],
    ['MOVE cannons-port-royal TO 2718', 'warning ear.starved'],
    ['MOVE deception-1 TO 2819', 'error ear.deception-alone'],
    ['EMBARK soldiers-4 ON boyne', 'none'],
    ['EMBARK cannons-port-royal ON boyne', 'error ear.cannot-carry'],
    ['SCUTTLE boyne', 'error ear.not-to-scuttle'],
    ['LEADER boyne WITH cornwall', 'error ear.no-such-leader'],
    ['ISIDRO 5', 'error ear.no-box-now'],
  ])('%s: %s', (text, code) => {
    expect(codes(judged(fleet, 'english', text))[0] ?? 'none').toBe(code);
  });

  test('points spent by earlier lines are gone', () => {
    const poor = { ...fleet, funds: { english: 0, spanish: 0 } };
    expect(codes(judged(poor, 'english', 'BUY 5 frigates AT port royal'))).toEqual(['note ear.bill']);
    const second = judged(poor, 'english', 'BUY 5 frigates AT port royal\nBUY 3 frigates AT port royal');
    expect(codes(second)).toEqual(['warning ear.bought-in-part', 'warning ear.too-dear']);
    const again = judged(poor, 'english', 'BUY 4 frigates AT port royal\nBUY 4 frigates AT port royal');
    expect(codes(again)).toEqual(['warning ear.bought-in-part', 'warning ear.too-dear']);
    expect(second[0]?.facts).toMatchObject({ count: 2, wanted: 3, cost: 8, left: 2 });
  });

  test('a port takes as many as it has room for, and it is said who is bought, for how much, and why no more', () => {
    const [part, why] = judged(fleet, 'english', 'BUY cumberland, norfolk, lenox AT port royal');
    expect(part?.facts).toMatchObject({ counters: ['en-cumberland'], count: 1, wanted: 3 });
    expect(why).toMatchObject({ severity: 'warning', code: 'ear.overstacked', facts: { room: 0, of: 'ships' } });
    const full = judged(fleet, 'english', 'BUY cumberland AT port royal\nBUY norfolk AT port royal');
    expect(codes(full)).toEqual(['error ear.overstacked']);
  });

  test('a second line goes on from where the first one ends, and says so', () => {
    const said = judged(fleet, 'english', 'MOVE boyne TO 2819\nMOVE boyne TO 2919');
    expect(said).toContainEqual({ severity: 'note', code: 'ear.goes-on', facts: { hex: '2819' } });
  });

  test('whoever finds no hold because a leader takes it is named', () => {
    const quay = position('en 2719 port: boyne, vernon, soldiers-4', { phase: 'english' });
    const said = judged(quay, 'english', 'MOVE boyne, vernon, soldiers-4 TO 2819');
    const behind = said.find(({ code }) => code === 'ear.no-hold');
    expect(behind).toMatchObject({ severity: 'warning', facts: { counters: ['en-soldiers-4'] } });
  });

  test('before the own phase the coming income counts, and what is too dear only warns', () => {
    const waiting = { ...fleet, phase: null, funds: { english: 0, spanish: 0 } };
    expect(judged(waiting, 'english', 'BUY 7 frigates AT port royal')[0]?.facts).toMatchObject({ cost: 28, left: 2 });
    expect(codes(judged(waiting, 'english', 'BUY 8 frigates AT port royal'))).toEqual([
      'warning ear.bought-in-part',
      'warning ear.too-dear',
    ]);
  });

  test('a port not one’s own brings the nearest that is', () => {
    expect(judged(fleet, 'english', 'BUY 1 frigate AT santo domingo')[0]).toMatchObject({
      didYouMean: '2719',
      facts: { byName: true },
    });
  });

  test('a course says by which hexes it goes, how far it is and how often the sea is checked', () => {
    const course = (lines: string) => judged(fleet, 'english', lines).find(({ code }) => code === 'ear.sailing');
    const long = course('MOVE boyne TO cartagena');
    expect(long?.facts).toEqual({ hexes: 7, checks: 1 });
    expect([long?.way?.[0], long?.way?.length]).toEqual(['2719', 8]);
    const on = course('MOVE boyne TO 2819\nMOVE boyne TO 2919');
    expect(on).toMatchObject({ facts: { hexes: 1 }, way: ['2819', '2919'] });
  });

  test('a storm bars the way in and out, aboard and to the other sea', () => {
    const inPortRoyal = 2;
    const found = (line: string) => codes(judged(fleet, 'english', line, inPortRoyal));
    expect(found('MOVE boyne TO 2819')).toEqual(['error ear.storm']);
    expect(found('CROSS boyne')).toEqual(['error ear.storm']);
    expect(found('EMBARK soldiers-4 ON boyne')).toEqual(['error ear.storm']);
  });

  test('nobody moves in the set-up, and whoever orders it is told', () => {
    const start = setup(field);
    expect(codes(judged(start, 'english', 'MOVE en-frigate-1 TO 2307'))).toEqual(['warning ear.no-moves-yet']);
  });

  test('one soldiers counter a port, and only before the first turn', () => {
    const start = setup(field);
    const text = 'GARRISON sp-soldiers-16 AT havana';
    expect(judged(start, 'spanish', text)).toEqual([]);
    expect(codes(judged(start, 'spanish', `${text}\nGARRISON sp-soldiers-17 AT havana`))).toEqual([
      'error ear.garrison-twice',
    ]);
    expect(codes(judged(fleet, 'spanish', 'GARRISON sp-soldiers-18 AT havana'))).toEqual(['error ear.no-garrison-now']);
  });
});

describe('answers of orders', () => {
  const candidates = ['en-cornwall', 'en-boyne', 'en-frigate-2', 'en-merchant-1'];
  const chase = ask('english', 'intercept', { at: '2919', from: ['2719'], candidates, height: 3, top: 'sp-deception' });

  test('INTERCEPT WITH ALL takes every ship but merchants; KEEP leaves the weakest at home; AT elsewhere says nothing', () => {
    expect(reply(fleet, 'english', 'INTERCEPT AT 2919 WITH ALL', chase)).toEqual([
      'en-cornwall',
      'en-boyne',
      'en-frigate-2',
    ]);
    expect(reply(fleet, 'english', 'INTERCEPT WITH ALL KEEP 1', chase)).toEqual(['en-cornwall', 'en-boyne']);
    expect(reply(fleet, 'english', 'INTERCEPT AT 2818 WITH ALL', chase)).toBeUndefined();
    expect(reply(fleet, 'english', 'INTERCEPT NONE', chase)).toEqual([]);
    expect(reply(fleet, 'english', 'INTERCEPT WITH merchant-1, boyne', chase)).toEqual(['en-boyne', 'en-merchant-1']);
  });

  test('ENEMY reads the height of the stack that is asked about, TOP its topmost counter', () => {
    const holds = (text: string): boolean => {
      const [order] = orders(fleet, 'english', `STANDING INTERCEPT WITH ALL IF ${text}`);
      const when = order?.when;
      if (when?.op !== 'term') throw new Error(text);
      return (
        game.terms.find(({ id }) => id === when.term)?.holds(game.view(fleet, 'english'), when.args, chase) ?? false
      );
    };
    expect([holds('ENEMY >= 3'), holds('ENEMY >= 4'), holds('TOP deception'), holds('TOP frigate')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([holds('ENTERING 2919'), holds('HELD 2719'), holds('LOST 2719'), holds('FUNDS >= 21')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('GONE of an enemy counter holds when all that show its front are off the map, as both sides know', () => {
    const holds = (unit: string, stacks: string): boolean => {
      const state = position(`en 2719 port: boyne; ${stacks}`);
      const when = orders(state, 'english', `IF GONE ${unit} HOLD boyne`)[0]?.when;
      if (when?.op !== 'term') throw new Error(unit);
      const gone = game.terms.find(({ id }) => id === when.term);
      return gone?.holds(viewOf(state, 'english'), when.args, chase) ?? false;
    };
    expect([holds('sp-oriente', 'sp 2825 port: oriente'), holds('sp-oriente', 'sp 2825 port: dragon')]).toEqual([
      false,
      true,
    ]);
    expect(holds('sp-frigate-2', 'sp 2825 port: frigate-1')).toBe(false);
    expect([holds('boyne', 'sp 2825 port: dragon'), holds('lion', 'sp 2825 port: dragon')]).toEqual([false, true]);
  });

  test('a MOVE goes in on enemy ships where it ends, STOP does not, and ENTER does even after a failed attempt', () => {
    const ahead = ask(
      'english',
      'enter-contact',
      { here: '2719', ahead: '3018', final: true, needed: 3 },
      oneOf('enter', 'stop'),
    );
    const missed = ask('english', 'go-on', { here: '2719', ahead: '3018', whose: 'own' }, oneOf('stop', 'enter'));
    expect(reply(fleet, 'english', 'MOVE boyne TO 3018', ahead)).toBe('enter');
    expect(reply(fleet, 'english', 'MOVE boyne TO 3018 STOP', ahead)).toBe('stop');
    expect(reply(fleet, 'english', 'MOVE boyne TO 2919', ahead)).toBeUndefined();
    expect(reply(fleet, 'english', 'MOVE boyne TO 3018', missed)).toBe('stop');
    expect(reply(fleet, 'english', 'MOVE boyne TO 3018 ENTER', missed)).toBe('enter');
  });

  test('LOSSES: those named, then the kinds in turn, each the least missed first', () => {
    const counters = ['en-boyne', 'en-frigate-2', 'en-merchant-1', 'en-cornwall'];
    const bill = ask('english', 'naval-losses', { hex: '2719', count: 2, counters });
    expect(reply(fleet, 'english', 'LOSSES frigates, merchants FIRST', bill)).toEqual([
      'en-frigate-2',
      'en-merchant-1',
    ]);
    expect(reply(fleet, 'english', 'LOSSES boyne THEN cheapest', bill)).toEqual(['en-boyne', 'en-merchant-1']);
    expect(reply(fleet, 'english', 'LOSSES dearest', bill)).toEqual(['en-boyne', 'en-cornwall']);
    expect(reply(fleet, 'english', 'LOSSES empty', bill)).toEqual(['en-merchant-1', 'en-frigate-2']);
    expect(reply(fleet, 'english', 'LOSSES supplies', bill)).toBeUndefined();
  });

  test('LOSSES: a starting counter costs what its like does, and among those alike the last who holds or sails stays', () => {
    const spanish = position(
      'sp 3718 port: san-carlos+soldiers-1, santa-ana+torres, soldiers-2; sp 3625 port: soldiers-3',
    );
    const ships = ['sp-santa-ana', 'sp-san-carlos'];
    const peril = ask('spanish', 'sea-victims-own', { hex: '3718', count: 1, ships });
    expect(reply(spanish, 'spanish', 'LOSSES frigates, fire ships, cheapest FIRST', peril)).toEqual(['sp-san-carlos']);
    expect(reply(spanish, 'spanish', 'LOSSES dearest FIRST', peril)).toEqual(['sp-santa-ana']);
    const counters = ['sp-soldiers-1', 'sp-soldiers-2', 'sp-soldiers-3'];
    const home = ask('spanish', 'succession-victim', { what: 'soldiers', counters });
    expect(reply(spanish, 'spanish', 'LOSSES cheapest FIRST', home)).toBe('sp-soldiers-2');
  });

  describe('R 11.4 LOSSES cheapest', () => {
    const sailing = position(
      'en 2819 off: boyne+vernon, augusta+soldiers-4, cornwall; en 2719 port: wentworth, soldiers-1',
    );
    const about = (...counters: string[]) => ({ hex: '2819', counters: counters.map((id) => `en-${id}`), count: 1 });
    const first = (kind: string, kinds: string, ...counters: string[]) =>
      [reply(sailing, 'english', `LOSSES ${kinds} FIRST`, ask('english', kind, about(...counters)))].flat();

    test('takes leaders after all others, and their ships after them, unless they are named', () => {
      expect(first('supply-victim', 'cheapest', 'boyne', 'vernon', 'augusta', 'cornwall')).toEqual(['en-augusta']);
      expect(first('supply-victim', 'cheapest', 'boyne', 'vernon', 'cornwall')).toEqual(['en-cornwall']);
      expect(first('supply-victim', 'cheapest', 'boyne', 'vernon')).toEqual(['en-vernon']);
      expect(first('naval-losses', 'cheapest', 'boyne', 'cornwall')).toEqual(['en-cornwall']);
      expect(first('disease-victim', 'cheapest', 'wentworth', 'soldiers-1')).toEqual(['en-soldiers-1']);
      expect(first('supply-victim', 'leaders, cheapest', 'boyne', 'vernon', 'augusta')).toEqual(['en-vernon']);
      expect(first('supply-victim', 'dearest', 'boyne', 'vernon', 'augusta')).toEqual(['en-boyne']);
    });

    test('R 9.2 2 counts them by cost in a fight ashore, where they go with the last of their men', () => {
      expect(first('land-losses', 'cheapest', 'wentworth', 'soldiers-1')).toEqual(['en-wentworth']);
    });

    test.each([
      ['en', /^By cost vernon and wentworth and their ships go last of all; in fights ashore/],
      ['fr', /^Par le prix, vernon et wentworth et leurs navires partent en dernier ; au combat à terre/],
      ['es', /^Por el coste, vernon y wentworth y sus buques caen al final; en combates en tierra/],
    ] as const)('says in %s whom it spares', (language, told) => {
      const [said] = judged(sailing, 'english', 'LOSSES cheapest FIRST').filter(
        ({ code }) => code === 'ear.leaders-last',
      );
      expect(plainWords(sayDiagnostic(diagnosticWords(language, game.messages), said as Diagnostic))).toMatch(told);
    });

    test('says so in the set-up too, of leaders bought with it', () => {
      const said = (text: string) =>
        judged(setup(field), 'english', text).flatMap(({ code, facts }) =>
          code === 'ear.leaders-last' ? [facts.counters] : [],
        );
      expect(said('BUY vernon AT 2719\nSTANDING LOSSES frigates, cheapest FIRST')).toEqual([
        ['en-oglethorpe', 'en-vernon'],
      ]);
      expect(said('STANDING LOSSES cheapest FIRST')).toEqual([['en-oglethorpe']]);
    });

    test('says so where there are leaders', () => {
      const told = (text: string) =>
        judged(sailing, 'english', text).flatMap(({ code, facts }) =>
          code === 'ear.leaders-last' ? [facts.counters] : [],
        );
      expect(told('STANDING LOSSES frigates, cheapest FIRST')).toEqual([['en-vernon', 'en-wentworth']]);
      expect(told('LOSSES leaders, cheapest FIRST')).toEqual([]);
      expect(told('LOSSES frigates FIRST')).toEqual([]);
      const none = position('en 2819 off: boyne');
      expect(judged(none, 'english', 'LOSSES cheapest FIRST').map(({ code }) => code)).not.toContain(
        'ear.leaders-last',
      );
    });
  });

  test('LOSSES: guns and leaders hold no port, so its last Soldiers stay where weaker ones of another port may go', () => {
    const ports = position('sp 3318 port: soldiers-10, cannons-8, eslava; sp 2208 port: soldiers-2');
    const counters = ['sp-soldiers-10', 'sp-soldiers-2'];
    const home = ask('spanish', 'succession-victim', { what: 'soldiers', counters });
    expect(reply(ports, 'spanish', 'LOSSES empty, cheapest FIRST', home)).toBe('sp-soldiers-2');
  });

  test('REROLL: an own miss of the best gun, a hit of the weakest; KEEP saves the last Deceptions', () => {
    const die = (id: string, side: string, sum: number, need: number) => ({
      id: `${id}.1`,
      side,
      unit: id,
      face: id,
      die: sum,
      sum,
      need,
      hit: sum <= need,
    });
    const dice = [
      die('en-frigate-2', 'english', 5, 4),
      die('en-boyne', 'english', 6, 5),
      die('sp-frigate-1', 'spanish', 2, 3),
      die('sp-oriente', 'spanish', 3, 6),
    ];
    const about = { hex: '3018', combat: 'naval', attacker: true, dice, deceptions: 2 };
    const need = ask('english', 'reroll', about);
    const fought = position('en 3018 off: frigate-2, boyne, deception-1, deception-2; sp 3018 off: frigate-1, oriente');
    for (const piece of Object.values(fought.pieces)) Object.assign(piece, { open: true });
    expect(reply(fought, 'english', 'REROLL misses', need)).toBe('en-boyne.1');
    expect(reply(fought, 'english', 'REROLL hits', need)).toBe('sp-frigate-1.1');
    expect(reply(fought, 'english', 'REROLL both KEEP 2', need)).toBe('pass');
    expect(reply(fought, 'english', 'REROLL none', need)).toBe('pass');
  });

  test('RETREAT: to a hex named, to a port of one’s own, back', () => {
    const need = ask('english', 'naval-retreat', { hex: '2718', from: '2717' }, oneOf('2717', '2719', '2817'));
    expect(reply(fleet, 'english', 'RETREAT TO 2817', need)).toBe('2817');
    expect(reply(fleet, 'english', 'RETREAT port', need)).toBe('2719');
    expect(reply(fleet, 'english', 'RETREAT back', need)).toBe('2717');
    // Beaten ashore nobody goes back aboard: the line is heard, and they go as the staff would have it.
    const ashore = ask('english', 'land-retreat', { hex: '3318', counters: ['en-soldiers-1'] }, oneOf('3218', '2719'));
    expect(reply(fleet, 'english', 'RETREAT back', ashore)).toBe('2719');
  });

  test('ORDER lays those named on top, cargo right above its ship, those ashore below all ships', () => {
    const need = ask('english', 'stack-order', { stacks: ['english/2719/port'], resting: [] });
    const answer = reply(fleet, 'english', 'ORDER boyne, cornwall', need) as Record<string, string[]>;
    expect(answer['english/2719/port']?.slice(0, 3)).toEqual(['en-boyne', 'en-vernon', 'en-cornwall']);
    const resting = ask('english', 'stack-order', { stacks: [], resting: ['english/2719/port'] });
    expect(reply(fleet, 'english', 'ORDER boyne, cornwall', resting)).toEqual(answer);
    expect(reply(fleet, 'english', 'ORDER lion, augusta', resting)).toBeUndefined();
    const two = position('en 2719 port: boyne, lion, deception-1; en 3919 port: cornwall, frigate-1');
    const both = ask('english', 'stack-order', { stacks: ['english/2719/port', 'english/3919/port'], resting: [] });
    const laid = reply(two, 'english', 'ORDER cornwall', both) as Record<string, string[]>;
    expect(Object.values(laid).map(([top]) => top)).toEqual(['en-deception-1', 'en-cornwall']);
    expect(answer['english/2719/port']?.slice(-2).toSorted()).toEqual(['en-cannons-port-royal', 'en-soldiers-4']);
  });

  test('ORDER of cargo takes its ship up with it; of who is ashore under ships it is a wish the rules refuse', () => {
    const need = ask('english', 'stack-order', { stacks: ['english/2719/port'], resting: [] });
    const top = (line: string) =>
      (reply(fleet, 'english', line, need) as Record<string, string[]>)['english/2719/port'];
    expect(top('ORDER vernon')?.slice(0, 2)).toEqual(['en-vernon', 'en-cornwall']);
    const wish = top('ORDER soldiers-4') ?? [];
    expect(wish[0]).toBe('en-soldiers-4');
    expect(isTidy(field, fleet, wish)).toBe(false);
  });

  test('LEADER deals his dice round those named', () => {
    const need = ask('english', 'leader-dice', {
      hex: '2719',
      leaders: { 'en-vernon': 3 },
      counters: ['en-cornwall', 'en-boyne'],
    });
    expect(reply(fleet, 'english', 'LEADER vernon WITH cornwall, boyne', need)).toEqual({
      'en-vernon': { 'en-cornwall': 2, 'en-boyne': 1 },
    });
  });

  test('ATTACK puts the hexes named first', () => {
    const need = ask('english', 'combat-order', { hexes: ['2717', '3018', '3119'] });
    expect(reply(fleet, 'english', 'ATTACK 3119', need)).toEqual(['3119', '2717', '3018']);
  });
});

describe('counts of a kind, stacks and exceptions', () => {
  const args = (line: string) => orders(fleet, 'english', line)[0]?.args;

  test('a number and a kind are so many of it, the most worth first; with a hyphen it is that counter', () => {
    const aboard = ['en-soldiers-4', 'en-soldiers-1', 'en-soldiers-2', 'en-cannons-2'];
    const ashore = ask('english', 'land', { hex: '2719', counters: aboard, afterCombat: false });
    for (const line of ['LAND 2 soldiers', 'DÉBARQUER 2 soldats', 'DESEMBARCAR 2 soldados AT port royal']) {
      expect(args(line), line).toMatchObject({ count: 2, who: 'soldiers' });
    }
    const two = reply(fleet, 'english', 'LAND 2 soldiers', ashore) as string[];
    const value = (id: string) => field.counters.get(id)?.land ?? 0;
    expect(two).toHaveLength(2);
    expect(Math.min(...two.map(value))).toBeGreaterThanOrEqual(
      Math.min(...aboard.filter((id) => id.includes('soldiers') && !two.includes(id)).map(value)),
    );
    expect(reply(fleet, 'english', 'LAND soldiers-2', ashore)).toEqual(['en-soldiers-2']);
    expect(reply(fleet, 'english', 'LAND 2 soldiers\nLAND cannons', ashore)).toHaveLength(3);
    const berths = ask('english', 'dock', {
      hex: '2719',
      port: 'port-royal',
      ships: ['en-boyne', 'en-frigate-2'],
      room: 4,
      screens: [],
    });
    expect(reply(fleet, 'english', 'DOCK 1 frigate', berths)).toEqual(['en-frigate-2']);
    expect(args('EMBARK 1 soldiers ON merchant-1')).toEqual({ count: 1, kind: 'soldiers', on: 'en-merchant-1' });
    expect(args('BUY 2 frigates AT port royal')).toEqual({ count: 2, kind: 'frigates', at: '2719' });
    expect(() => orders(fleet, 'english', 'BUY 2 IF FUNDS >= 20')).toThrow('count-of-what');
    expect(() => orders(fleet, 'english', 'RETREAT san-felipe')).toThrow('names-nobody');
    expect(() => orders(fleet, 'english', 'IF ENEMY >= 9 STANDING RETREAT port')).toThrow('standing-first');
    expect(() => orders(fleet, 'english', 'INTERCEPT FROM 2719 IF ENEMY <= 8 KEEP 1')).toThrow('before-condition');
    const listed = orders(fleet, 'english', 'BUY 2 cannons, 1 frigate and 3 supplies AT port royal');
    expect(listed.map((one) => one.args)).toEqual([
      { count: 2, kind: 'cannons', at: '2719' },
      { count: 1, kind: 'frigates', at: '2719' },
      { count: 3, kind: 'supplies', at: '2719' },
    ]);
    expect(orders(fleet, 'spanish', 'comprar 1 fragata, 1 brulote').map((one) => one.args)).toEqual([
      { count: 1, kind: 'frigates' },
      { count: 1, kind: 'fire-ships' },
    ]);
    expect(() => orders(fleet, 'english', 'BUY 2 cannons, 1 boom AT port royal, norfolk')).toThrow();
  });

  test('EMBARK 2 soldiers is told when there is room for one alone', () => {
    expect(codes(judged(fleet, 'english', 'EMBARK 1 soldiers ON merchant-1'))).toEqual([]);
    expect(codes(judged(fleet, 'english', 'EMBARK 2 soldiers ON merchant-1'))).toEqual(['warning ear.fewer-there']);
    expect(codes(judged(fleet, 'english', 'EMBARK 1 supplies ON merchant-1'))).toEqual(['error ear.fewer-there']);
  });

  test('the name of a place is its stack, EXCEPT those named; it is nobody’s piece of a name', () => {
    const all = args('MOVE 2719 TO 2819')?.units as string[];
    expect(args('MOVE port royal TO 2819')?.units).toEqual(all);
    for (const but of ['EXCEPT boyne, frigate-2', 'SAUF boyne et frigate-2', 'EXCEPTO boyne, frigate-2']) {
      expect(args(`MOVE 2719 ${but} TO 2819`)?.units, but).toEqual(
        all.filter((id) => id !== 'en-boyne' && id !== 'en-frigate-2'),
      );
    }
    expect(() => orders(fleet, 'english', 'MOVE barbados TO 2819')).toThrow('nobody-there');
    expect(() => orders(fleet, 'english', 'MOVE boyne EXCEPT boyne TO 2819')).toThrow('except-all');
    expect(() => orders(fleet, 'english', 'MOVE boyne EXCEPT lion TO 2819')).toThrow('except-stranger');
    expect(() => orders(fleet, 'english', 'MOVE 2719 EXCEPT TO 2819')).toThrow('missing-value');
  });

  test('AMEND: a line about another place or kind stands beside the one on file; the same takes its place', () => {
    const { verbs: all, terms } = grammarOf(game, viewOf(fleet, 'english'), 'english');
    const left = (old: string, now: string) =>
      withoutReplaced(
        orders(fleet, 'english', old),
        orders(fleet, 'english', now)[0] as Order,
        lexiconOf(all),
        termsOf(terms),
      ).length;
    expect(left('LAND all AT 3018', 'LAND all AT 2825')).toBe(1);
    expect(left('LAND all AT 3018', 'LAND none AT 3018')).toBe(0);
    const subject = (line: string) =>
      subjectOf(orders(fleet, 'english', line)[0] as Order, lexiconOf(all), termsOf(terms));
    expect(subject('STANDING LAND all AT 3018')).not.toBe(subject('STANDING LAND all AT 2825'));
    expect(subject('STANDING LAND all AT 3018')).toBe(subject('STANDING LAND none AT 3018'));
    expect(left('BUY 2 frigates', 'BUY 2 deceptions')).toBe(1);
    expect(left('BUY 2 frigates', 'BUY 3 frigates')).toBe(0);
    expect(left('LAND soldiers-4 AT 3018', 'LAND cannons-1 AT 3018')).toBe(1);
  });

  test('J68 a second MOVE of a stack in one mail goes on from the first', () => {
    const { verbs: all, terms } = grammarOf(game, viewOf(fleet, 'english'), 'english');
    const [first, second] = orders(fleet, 'english', 'MOVE boyne TO 2819\nMOVE boyne TO 2820');
    expect(withoutSaidAgain([first as Order], second as Order, lexiconOf(all), termsOf(terms))).toEqual([first]);
  });
});

describe('several lines that answer one question', () => {
  const aboard = ['en-soldiers-2', 'en-soldiers-3', 'en-cannons-2'];
  const ashore = ask('english', 'land', { hex: '2719', counters: aboard, afterCombat: false });
  const ships = ['en-boyne', 'en-cornwall', 'en-frigate-2'];
  const berths = ask('english', 'dock', { hex: '2719', port: 'port-royal', ships, room: 4, screens: [] });
  const named = (lines: string, need: Question): Json | undefined => reply(fleet, 'english', lines, need);

  test('LAND, DOCK, FIRESHIPS, GUNS, BOMB: each line adds its own, NONE takes back what came before', () => {
    expect(named('LAND en-soldiers-2\nLAND en-soldiers-3 AT 2719\nLAND en-cannons-2', ashore)).toEqual(aboard);
    expect(named('LAND soldiers\nLAND en-cannons-2', ashore)).toEqual(aboard);
    expect(named('LAND all\nLAND none\nLAND en-cannons-2', ashore)).toEqual(['en-cannons-2']);
    expect(named('LAND all\nLAND en-cannons-2 AT 3018', ashore)).toEqual(aboard);
    expect(named('DOCK boyne\nDOCK cornwall AT port royal', berths)).toEqual(['en-boyne', 'en-cornwall']);
    const fires = ask('english', 'fire-ships-used', { hex: '2719', ships: ['en-fire-ship-1', 'en-fire-ship-2'] });
    expect(named('FIRESHIPS en-fire-ship-2\nFIRESHIPS en-fire-ship-1', fires)).toEqual([
      'en-fire-ship-2',
      'en-fire-ship-1',
    ]);
  });

  test('PLACE, EMBARK, LEADER: each counter as its latest line says', () => {
    const counters = ['en-frigate-2', 'en-frigate-3', 'en-frigate-4'];
    const place = ask('english', 'place', { counters, hexes: ['2719', '4323'] });
    const placed = named('PLACE en-frigate-2 AT barbados\nPLACE en-frigate-3 AT barbados', place);
    expect(placed).toMatchObject({ 'en-frigate-2': '4323', 'en-frigate-3': '4323' });
    const twice = named('PLACE en-frigate-2 AT barbados\nPLACE en-frigate-2 AT port royal', place);
    expect(twice).toMatchObject({ 'en-frigate-2': '2719' });
    const dice = ask('english', 'leader-dice', {
      hex: '2719',
      leaders: { 'en-vernon': 3, 'en-ogle': 3 },
      counters: ['en-cornwall', 'en-boyne'],
    });
    expect(named('LEADER vernon WITH cornwall\nLEADER ogle WITH boyne', dice)).toEqual({
      'en-vernon': { 'en-cornwall': 3 },
      'en-ogle': { 'en-boyne': 3 },
    });
  });

  test('LOSSES, ATTACK, CLAIM: one list in the order written; ORDER: the later line on top', () => {
    const counters = ['en-boyne', 'en-frigate-2', 'en-merchant-1', 'en-cornwall'];
    const bill = ask('english', 'naval-losses', { hex: '2719', count: 3, counters });
    expect(named('LOSSES merchants\nLOSSES boyne\nLOSSES frigates', bill)).toEqual([
      'en-boyne',
      'en-merchant-1',
      'en-frigate-2',
    ]);
    const fights = ask('english', 'combat-order', { hexes: ['2717', '3018', '3119'] });
    expect(named('ATTACK 3119\nATTACK 3018', fights)).toEqual(['3119', '3018', '2717']);
    const lay = ask('english', 'stack-order', { stacks: ['english/2719/port'], resting: [] });
    const laid = named('ORDER boyne\nORDER cornwall', lay) as Record<string, string[]>;
    expect(laid['english/2719/port']).toEqual(
      (named('ORDER cornwall, boyne', lay) as typeof laid)['english/2719/port'],
    );
  });

  test('the desk names every line that answered, and leaves out the earlier one where not all can stand', () => {
    const few: Question = {
      ...berths,
      space: {
        kind: 'judged',
        judge: (answer) =>
          (answer as string[]).length > 2 ? [{ severity: 'error', code: 'ear.overstacked', facts: {} }] : [],
        sample: () => [],
      },
    };
    const book = (lines: string): Order[] =>
      orders(fleet, 'english', lines).map((one, n) => ({ ...one, id: `o${n + 1}` }));
    const decided = (lines: string) =>
      decide(game, few, () => viewOf(fleet, 'english'), [{ orders: book(lines), standing: [] }]);
    expect(decided('DOCK boyne\nDOCK cornwall')).toMatchObject({
      answer: ['en-boyne', 'en-cornwall'],
      from: 'order',
      order: { id: 'o2' },
      others: [{ id: 'o1', canonical: 'DOCK en-boyne' }],
    });
    const crowded = decided('DOCK boyne\nDOCK cornwall\nDOCK en-frigate-2');
    expect(crowded).toMatchObject({ answer: ['en-cornwall', 'en-frigate-2'], order: { id: 'o3' } });
    expect(crowded.skipped).toMatchObject([{ order: 'o1', reason: { code: 'ear.overstacked' } }]);
  });
});

test('the mails of the demo read and are judged as they should be, in English and Spanish', () => {
  const start = setup(field);
  for (const [seat, lines] of [
    ['english', 12],
    ['spanish', 12],
  ] as const) {
    const mail = readFileSync(`scenarios/jenkins-ear/demo/turn-0/${seat}.eml`, 'utf8');
    const body = mail.slice(mail.indexOf('\n\n')).trim().split('\n').slice(2);
    expect(body).toHaveLength(lines);
    for (let n = 1; n <= lines; n++) {
      const found = judged(start, seat, body.slice(0, n).join('\n'));
      expect(
        found.filter(({ severity }) => severity === 'error'),
        body[n - 1],
      ).toEqual([]);
    }
  }
});

test('every question of the list has a verb and a sentence in every language', () => {
  const source = readFileSync('src/games/jenkins-ear/questions.ts', 'utf8');
  const list = source.slice(source.indexOf('interface Questions'), source.indexOf('export type QuestionKind'));
  const kinds = [...list.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map((match) => match[1] as string);
  expect(kinds.length).toBe(33);
  const answerable = new Set(verbs.flatMap(({ answers }) => answers));
  for (const kind of kinds) {
    expect(answerable.has(kind), kind).toBe(true);
    for (const language of languages) expect(messages[language]).toHaveProperty([`question.${kind}`]);
  }
});

test('whatever the rules say of an order or an answer has its words, and there are no others', () => {
  const sources = ['', 'acts/'].flatMap((room) => {
    const root = new URL(`../../../src/games/jenkins-ear/${room}`, import.meta.url);
    const files = readdirSync(root).filter((name) => name.endsWith('.ts'));
    return files.map((name) => readFileSync(new URL(name, root), 'utf8'));
  });
  const said =
    /(?:fault|wrong|never|now|none|note|warning|because)\(\s*'(ear\.[a-z-]+)'|code(?:: | = )[^;]*?'(ear\.[a-z-]+)'/g;
  const used = new Set(sources.flatMap((text) => [...text.matchAll(said)].map((match) => match[1] ?? match[2])));
  expect(used.size).toBeGreaterThan(40);
  const words = Object.keys(messages.en);
  const silent = [...used].filter((code) => !words.includes(`diagnostic.${code}`) && !words.includes(`fate.${code}`));
  expect(silent).toEqual([]);
  const isNamed = (key: string): boolean =>
    sources.some((text) => text.includes(`'${key.slice('diagnostic.'.length)}'`));
  const unused = words.filter((key) => key.startsWith('diagnostic.ear.') && !isNamed(key));
  expect(unused).toEqual([]);
});

test('no example of HELP bears the letters of the side that reads it', () => {
  const examples = game.verbs.flatMap(({ example }) => example ?? []);
  expect(examples.length).toBeGreaterThan(9);
  expect(examples.filter((one) => /\ben-/.test(one))).toEqual([]);
});

test.each([
  'BUY 2 soldiers,\nbomb ship, fire ship AT port royal',
  'BUY 2 soldiers, 1 bomb ship,\nfire ship\nAT port royal',
  'BUY 2 soldiers,\nbomb ship,\nfire ship AT port royal',
])('a list of BUY that a client tore over lines is one list: %j', (text) => {
  const lines = orders(fleet, 'english', text);
  expect(lines.map(({ verb, args }) => [verb, args.kind, args.count, args.at])).toEqual([
    ['BUY', 'soldiers', 2, '2719'],
    ['BUY', 'bomb-ships', 1, '2719'],
    ['BUY', 'fire-ships', 1, '2719'],
  ]);
});

test('a new order below a line that ends with a comma stays one of its own', () => {
  const lines = orders(fleet, 'english', 'BUY 2 soldiers AT port royal,\nFIRESHIPS none');
  expect(lines.map(({ canonical }) => canonical)).toEqual(['BUY 2 soldiers AT 2719', 'FIRESHIPS none']);
});

test.each([
  ['en', 'BUY 1 frigate AT 2719'],
  ['fr', 'ACHETER 1 frégate EN 2719'],
  ['es', 'COMPRAR 1 fragata EN 2719'],
] as const)('how many of a kind without a number were understood is told (%s)', (language, told) => {
  const [order] = orders(fleet, 'english', 'BUY frigates AT port royal');
  expect(order && writtenIn(game, order, language)).toBe(told);
  expect(orders(fleet, 'english', told)[0]?.args).toMatchObject({ kind: 'frigates', at: '2719' });
});

test('DOCK takes EXCEPT, after ALL or alone: who is excepted puts off or stays off, and is told so', () => {
  const berths = ask('english', 'dock', { hex: '2719', ships: ['en-boyne', 'en-cornwall'], screens: [], room: 5 });
  const off = ask('english', 'put-off', { hex: '2719', ships: ['en-boyne', 'en-cornwall'] });
  for (const line of ['DOCK ALL EXCEPT boyne AT port royal', 'DOCK EXCEPT boyne AT port royal']) {
    expect(reply(fleet, 'english', line, berths)).toEqual(['en-cornwall']);
    expect(reply(fleet, 'english', line, off)).toEqual(['en-boyne']);
  }
  expect(reply(fleet, 'english', 'ATRACAR TODOS SALVO boyne EN port royal', berths)).toEqual(['en-cornwall']);
  const state = position('en 2719 port: boyne, cornwall', { phase: null, turn: 2, ordinal: 3 });
  const [puts] = judged(state, 'english', 'DOCK ALL EXCEPT boyne AT port royal');
  expect(puts).toMatchObject({ code: 'ear.puts-off', facts: { counters: ['en-boyne'] } });
});

test('a plain CLAIM before the last turn is told what it wants, a standing one is not', () => {
  const early = position('en 2825 port: boyne, soldiers-1', { phase: null, turn: 3, ordinal: 4 });
  const last = position('en 2825 port: boyne, soldiers-1', { phase: null, turn: 10, ordinal: 11 });
  expect(codes(judged(early, 'english', 'CLAIM cartagena'))).toEqual(['warning ear.claim-later']);
  expect(codes(judged(last, 'english', 'CLAIM cartagena'))).not.toContain('warning ear.claim-later');
});
