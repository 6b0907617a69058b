/** What a player needs to know before he writes, or hears with what he wrote, of the odder rules. */

import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import type { Heard } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { books } from '../../../src/games/jenkins-ear/messages/books.ts';
import type { EarLanguage } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { dispatchesIn, phasesIn, printedOn, rosterIn, stacksIn, standIn } from '../../told.ts';
import { plain } from './letter.ts';
import { askedOf, combat, field, movement, order, position } from './table.ts';
import { codes, game, judged } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3 } as const;
const said = (state: EarState, text: string, storm?: number) => codes(judged(state, 'english', text, storm));

/** The letter of a side that nothing was played for, at the movement call of this turn. */
function letter(
  state: EarState,
  language: EarLanguage = 'en',
  printed = state.turn,
  heard: readonly Heard[] = [],
  who = 'english',
  played: readonly Heard[] = [],
) {
  const view = look(game, state, who) as EarView;
  return game.story({
    who,
    language,
    before: view,
    after: view,
    heard: played,
    ledger: [],
    standing: [],
    fates: [],
    skipped: [],
    outcome: null,
    next: { ordinal: state.ordinal, printed, calls: ['movement'], heard },
  });
}

test('an EMBARK below the MOVE of its ship is told that it comes too late', () => {
  const quay = position('en 2719 port: boyne, oglethorpe', begun);
  expect(said(quay, 'EMBARK oglethorpe ON boyne')).not.toContain('error ear.embark-too-late');
  expect(said(quay, 'MOVE boyne TO 2819\nEMBARK oglethorpe ON boyne')).toEqual(['error ear.embark-too-late']);
});

test('a leader who gives dice where no enemy is hears so, unless a line takes him elsewhere', () => {
  const fleet = position('en 2719 port: boyne+vernon, frigate-1; sp 2717 port: soldiers-9', begun);
  expect(said(fleet, 'LEADER vernon WITH frigate-1')).toEqual(['warning ear.leads-nobody']);
  expect(said(fleet, 'MOVE boyne TO 2717 attack\nLEADER vernon WITH boyne')).toEqual([]);
});

test('nobody docks in a storm, and a DOCK there says so', () => {
  const fleet = position('en 2719 port: frigate-1; en 2719 off: boyne', {
    ...begun,
    phase: 'english',
    storms: ['2719'],
  });
  expect(said(fleet, 'DOCK boyne AT port royal', 2)).toContain('warning ear.storm');
  expect(said(fleet, 'DOCK boyne', 2)).toContain('warning ear.storm');
});

test('of a line with ELSE the cost of either march is told', () => {
  const fleet = position('en 2719 port: boyne+supplies-1', begun);
  const costs = judged(
    fleet,
    'english',
    'IF HELD 2717 MOVE boyne, supplies-1 TO 2819 ELSE MOVE boyne, supplies-1 TO 2820',
  )
    .filter(({ code }) => code === 'ear.sailing')
    .map(({ severity, facts }) => [severity, facts.otherwise ?? null, facts.hexes]);
  expect(costs).toEqual([
    ['note', null, 1],
    ['note', 'comes', 2],
  ]);
});

const rounding = () => {
  const state = position('en 2719 port: frigate-1, boyne', begun);
  state.stacks = { 'english/2719/port': ['en-frigate-1'] };
  Object.assign(state.pieces['en-boyne'] ?? {}, { fate: 'passage', hex: null, berth: 'off' });
  state.passage = { 'en-boyne': { to: 'pacific', turn: 2 } };
  return state;
};

test('ships come in from round the Horn at sea: a port is refused, and the form says which hex it is otherwise', () => {
  expect(said(rounding(), 'PLACE boyne AT realejo')).toEqual(['error ear.comes-out-at-sea']);
  expect(said(rounding(), 'PLACE boyne AT 0222')).toEqual(['note turns-on']);
  const form = letter(rounding()).form.join(' ').replaceAll(' #  ', ' ');
  const need = askedOf(movement(rounding(), 'english', []), 'arrive-other-sea')[0];
  if (!need) throw new Error('nobody asked');
  const usual = game.answer(need, () => look(game, rounding(), 'english'), []) as Record<string, string>;
  expect(form).toContain(`PLACE boyne AT ${usual['en-boyne']}`);
  expect(letter(rounding(), 'fr').form.join(' ')).toContain(`PLACER boyne EN ${usual['en-boyne']}`);
});

test.each([
  ['en', 'comes in at 4522 this turn, without supply', 'MOVE san-isidro TO Trinidad', 'from Spain, 4522, turn 2'],
  ['fr', 'arrive en 4522 ce tour, sans vivres', 'ALLER san-isidro VERS La Trinite', "d'Espagne, 4522, tour 2"],
  ['es', 'llega a 4522 este turno, sin suministro', 'MOVER san-isidro HACIA Trinidad', 'de España, 4522, turno 2'],
] as const)('R 11.9 letters in %s say when and where the San Isidro comes in, and in her turn how she is saved', (language, told, way, due) => {
  const state = position('sp 3718 port: galicia; en 2719 port: boyne', begun);
  Object.assign(state, { isidro: { box: 2, die: 1, comes: true } });
  Object.assign(state.pieces['sp-san-isidro'] ?? {}, { fate: 'due' });
  const asked = (who: string, turn: number) => letter({ ...state, turn, ordinal: turn + 1 }, language, turn, [], who);
  const form = (who: string, turn: number) =>
    asked(who, turn)
      .form.join(' ')
      .replaceAll(/(?: \\\\)? # {2,}/g, ' ');
  const awaited = (who: string, turn: number) => JSON.stringify(blocksOf(asked(who, turn).chapters, 'roster'));
  expect(form('spanish', 2)).toContain(told);
  expect(form('spanish', 2)).toContain(way);
  expect(form('spanish', 1)).not.toContain(way);
  expect(awaited('spanish', 1)).toContain(JSON.stringify({ place: due, codes: ['san-isidro'] }));
  expect(form('english', 2)).not.toContain('san-isidro');
  expect(awaited('english', 1)).not.toContain('san-isidro');
});

test.each([
  ['en', 'land value'],
  ['fr', 'valeur a terre'],
  ['es', 'valor en tierra'],
] as const)('R 3.1 the form of the set-up in %s tells what each garrison is worth ashore', (language, worth) => {
  const form = letter(setup(field), language, 0, [], 'spanish').form.join('\n').replaceAll('\n#  ', ' ');
  const strong = [...field.counters.values()].filter(({ start, land }) => start === 'garrison' && (land ?? 0) > 1);
  for (const { name, land } of strong) {
    const code = name[language].toLowerCase().replace(' ', '-');
    expect(form).toMatch(new RegExp(`# ${worth} ${land} ?:[^#]*\\b${code}\\b`));
  }
  expect(strong.length).toBeGreaterThan(0);
});

test('of two enemy stacks at one port it is told which lies off it, and of one more that it is one', () => {
  const state = position('en 2719 port: boyne; en 2719 off: torbay; en 4323 port: russell', begun);
  const enemies = (language: EarLanguage) =>
    blocksOf(letter(state, language, 2, [], 'spanish').chapters, 'rows', 'enemies')
      .flatMap(({ rows }) => rows.map(({ text }) => plain(text)))
      .join();
  expect(enemies('en')).toContain('off Port Royal (1), Port Royal (1)');
  expect(enemies('fr')).toContain('devant Port Royal (1), Port Royal (1)');
  expect(enemies('es')).toContain('frente a Port Royal (1), Port Royal (1)');
  expect([1, 2].map((n) => books.fr('stack.more', { n }))).toEqual(['un autre', '2 autres']);
});

test.each([
  ['en', 'Reggio and 1 more stopped at 2207: the enemy ahead was not caught.'],
  ['fr', "Reggio et un autre : arrêt en 2207 ; l'ennemi devant n'a pas été rejoint."],
  ['es', 'Reggio y 1 más: alto en 2207; el enemigo de delante no fue alcanzado.'],
] as const)('who stopped short is named in %s', (language, line) => {
  const facts = { side: 'spanish', units: ['sp-reggio', 'sp-frigate-1'], hex: '2207', reason: 'missed' };
  const heard = [{ kind: 'ear.stopped', rule: '7.0', address: 't02/spanish/movement', facts, rolls: [] }];
  const told = letter(position('sp 2207 off: frigate-1+reggio', begun), language, 2, [], 'spanish', heard);
  expect(phasesIn(told).flatMap(({ lines }) => lines.map(plain))).toContain(line);
});

test.each([
  ['en', 'Ours without troops, taken by whoever lands:', 'Acapulco'],
  ['fr', 'A nous sans troupes, a qui y debarque :', 'Acapulco'],
  ['es', 'Nuestros sin tropas, de quien desembarque:', 'Acapulco'],
] as const)('R 3.4 the form in %s names own ports that nobody guards', (language, told, port) => {
  const state = position(
    'sp 2114 port: soldiers-9; sp 2427 port: galicia+soldiers-1; sp 3718 port: supplies-1; en 2719 port: boyne',
    begun,
  );
  const form = letter(state, language, 2, [], 'spanish').form.join('\n').replaceAll('\n#  ', ' ');
  const [line = ''] = form.split('\n').filter((one) => one.includes(told));
  expect(line).toContain(port);
  // Troops aboard of a ship guard no port; English ports and ports that are guarded are not named.
  expect(line).toMatch(/Panama/);
  // Stores that nobody guards keep nobody out.
  expect(line).toMatch(/San Juan(?! d)/);
  expect(line).not.toMatch(/Havan|Port Royal/);
});

test('who sets out round the Horn is told when he is there and that the hex is his to name', () => {
  const [note] = judged(position('en 4323 port: boyne, lion', begun), 'english', 'CROSS boyne');
  expect(note).toMatchObject({ severity: 'note', code: 'ear.rounds-the-horn', facts: { water: 'pacific', turn: 3 } });
  const last = position('en 4323 port: boyne, lion', {
    ...begun,
    turn: field.tables.turns,
    ordinal: field.tables.turns + 1,
  });
  expect(judged(last, 'english', 'CROSS boyne')).toMatchObject([
    { code: 'ear.rounds-the-horn-late' },
    { code: 'turns-on', facts: { on: [{ chance: 'storm' }] } },
  ]);
});

test('a table of the reference fits its column, and the opening letter prints the rules once', () => {
  const opening = letter(setup(field), 'en', 0);
  const fortunes = printedOn(opening, 'key')
    .filter(({ title }) => title === 'Fortunes of War')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])))
    .map(([, text]) => text);
  expect(fortunes).toContain('each side takes a land counter it sees on top');
  for (const text of fortunes) expect(text?.length).toBeLessThanOrEqual(48);
  const titles = [...printedOn(opening, 'aid'), ...(dispatchesIn(opening) ?? [])].map(({ title }) => title);
  expect(titles.filter((title) => title === 'The rules in short')).toHaveLength(1);
  const later = letter(position('en 2719 port: boyne', begun));
  expect(printedOn(later, 'aid').map(({ title }) => title)).toContain('The rules in short');
});

test('a call knows the storm that opens the turn: text and map mark the places there, and its form sails from another', () => {
  const state = position('en 2719 port: boyne, lion; en 4323 port: torbay', { ...begun, storms: ['4323'] });
  const later = {
    kind: 'ear.storm',
    rule: '6.2',
    address: 't02/english',
    facts: { die: 2, hexes: ['2719'] },
    rolls: [],
  };
  const told = letter(state, 'en', 3, [later]);
  expect(rosterIn(told).map(({ place, note }) => [place, note?.includes('storm')])).toEqual([['4323', false]]);
  expect(told.map).toMatchObject({ kind: 'sea-chart', storms: ['2719'] });
  expect(told.form.join('\n')).toContain('MOVE torbay TO');
});

test('a call of a turn that has not begun says that its storm is thrown once orders are in', () => {
  const ahead = standIn(letter(position('en 2719 port: boyne', begun)))[0];
  expect(ahead).toContain('Storm: a die once orders are in.');
  expect(ahead).not.toContain('move first');
  const known = letter(position('en 2719 port: boyne', { ...begun, storms: ['4323'] }));
  expect(standIn(known)[0]).toContain('Storm: Barbados');
});

test('the second side hears in its call that the other moves first', () => {
  const state = position('sp 2114 port: galicia', begun);
  const view = look(game, state, 'spanish') as EarView;
  const next = { ordinal: state.ordinal, printed: 2, calls: ['movement'], heard: [] };
  const none = { heard: [], ledger: [], standing: [], fates: [], skipped: [], outcome: null };
  const told = game.story({ who: 'spanish', language: 'es', before: view, after: view, ...none, next });
  expect(standIn(told)[0]).toContain('Los ingleses mueven primero.');
});

test('a RETREAT to a hex that was no way out says where they went', () => {
  const siege = position('en 3318 off: boyne; en 3318 port: soldiers-4; sp 3318 port: soldiers-16', begun);
  const fates = (to: string) => {
    const line = order('RETREAT', '', { units: [], to: [to] });
    const { fates, asked } = combat(structuredClone(siege), 'english', { filed: { english: [line] } });
    const went = asked.find(({ kind }) => kind === 'land-retreat');
    return { fates, ways: went?.space.kind === 'one' ? went.space.of : [] };
  };
  const { ways, fates: told } = fates('2919');
  expect(ways.length).toBeGreaterThan(1);
  expect(told).toMatchObject([{ why: { code: 'ear.no-retreat-there', facts: { from: '3318', hex: ways[0] } } }]);
  expect(fates(String(ways[1])).fates).toEqual([]);
});

test('a port that holds more than its value is marked, and what is too much is told before it is lost', () => {
  const taken = position('en 2208 port: soldiers-2, soldiers-3, americans, supplies-1', begun);
  const told = letter(taken);
  expect(stacksIn(told)[0]?.strength).toBe('2 MORE ASHORE THAN THE PORT HOLDS');
  const ashore = letter(position('en 2208 port: boyne, soldiers-2, soldiers-3, americans, supplies-1', begun));
  expect(rosterIn(ashore)[0]?.note).toContain('2 TOO MANY ASHORE: 2 lost when the next movement ends');
  const fits = letter(position('en 2208 port: soldiers-2, supplies-1', begun));
  expect(stacksIn(fits)[0]?.strength).toBe('');
});

test.each([
  ['en', /NO SUPPLY: Boyne lost as the turn ends/, /2 TOO MANY ASHORE: 2 lost when the next movement ends/],
  ['fr', /SANS VIVRES : Boyne se perdrait en fin de tour/, /2 DE TROP À TERRE : 2 perdus à la fin/],
  ['es', /SIN SUMINISTRO: se perdería Boyne/, /2 DE MÁS EN TIERRA: se pierden 2 al acabar el próximo movimiento/],
] as const)('what will starve and what is too much ashore is marked in the letter that asks, in %s', (language, starves, full) => {
  const text = 'en 2820 off: boyne; en 2208 port: frigate-2, soldiers-2, soldiers-3, americans, supplies-1';
  const notes = rosterIn(letter(position(text, begun), language)).map(({ note }) => String(note));
  expect(notes.filter((note) => starves.test(note))).toHaveLength(1);
  expect(notes.filter((note) => full.test(note))).toHaveLength(1);
});

test('on the last turn no points are lost to a next one', () => {
  const rich = position('en 2719 port: boyne', { ...begun, turn: 10, ordinal: 11, funds: { english: 90, spanish: 0 } });
  const points = (turn: number, language: 'en' | 'fr') =>
    standIn(letter(rich, language, turn))
      .filter((line) => /points/.test(line))
      .join(' ');
  expect(points(9, 'en')).toContain('30 points are lost unless spent');
  expect(points(10, 'en')).toContain('No more come in');
  expect(points(10, 'fr')).toContain('Il n’en entre plus');
  expect(points(10, 'en')).not.toContain('unspent');
});

test('on an open coast nobody is asked by letter who lands, and a LAND is followed', () => {
  const coast = 'en 2818 off: boyne+soldiers-1; en 2717 off: lion+soldiers-4';
  const asked = askedOf(movement(position(coast), 'english', []), 'land');
  const put = asked.filter(({ space }) => space.kind === 'judged' && !space.forced);
  expect(asked.length).toBeGreaterThanOrEqual(put.length);
  expect(put.map(({ about }) => (about as { hex: string }).hex)).toEqual(['2717']);
});

test('what is on sale is told with what its price does not say, and Soldiers lost with their worth', () => {
  const state = position('en 2719 port: boyne', begun);
  Object.assign(state.pieces['en-soldiers-4'] ?? {}, { fate: 'out' });
  const rows = dispatchesIn(letter(state))
    .flatMap((one) => one.rows)
    .map(({ label, text }) => `${label}: ${plain(text)}`);
  const own = rows.find((row) => row.startsWith('Ours to buy')) ?? '';
  expect(own).toMatch(
    /Norfolk \(8\).*Fire Ship \(2; guns 3\).*Bomb Ship \(4; guns 1; land 2\).*Merchant \(3; no guns\)/,
  );
  expect(own).toContain('Knowles (4; 2 dice at sea)');
  // Of those that go by one name and differ, each by its number.
  expect(own).toContain('Soldiers 1, 2 and 3 (3; land 1)');
  expect(own).toContain('Deception 13 and 14 (5)');
  expect(rows.find((row) => row.startsWith('Ours lost for good'))).toContain('Soldiers (land 2)');
});

test('a march names what it meets itself, and nothing of the sea that a line above sails', () => {
  const state = position('en 2206 port: americans, boyne, frigate-1; sp 2208 port: soldiers-9, frigate-3', begun);
  const meets = (line: string): unknown[] =>
    judged(state, 'english', line).flatMap(({ code, facts }) =>
      code === 'turns-on' ? [facts.on].flat().map((one) => (one as { chance: string }).chance) : (facts.turns ?? []),
    );
  const sail = 'MOVE boyne, frigate-1 TO 2208 ATTACK';
  expect(meets(sail)).toContain('contact');
  expect(meets(`${sail}\nMOVE americans TO 2208`)).toEqual(['storm']);
});
