/** Examples of the war's letters: there in every turn, about who is there, and none that gives a port up. */
import { expect, test } from 'vitest';
import { formsOf } from '../../../src/campaign/mail-in/wishes/wishes.ts';
import type { Order } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { landings } from '../../../src/games/jenkins-ear/doctrine/voyages.ts';
import type { Side } from '../../../src/games/jenkins-ear/field.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import { type KnownVerb, lexiconOf } from '../../../src/orders/lexicon.ts';
import { speechOf } from '../../../src/orders/speech.ts';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import { sightOf } from '../../../src/table/stage.ts';
import { stages } from '../../table/stages.ts';
import { howToIn } from '../../told.ts';
import { field, position, war } from './table.ts';
import { ask, game, orders, reply, viewOf } from './words-table.ts';

const caribbean = position(
  'en 2719 port: vernon, boyne, cornwall, soldiers-1, cannons-1; en 4323 port: frigate-2, soldiers-2; sp 3318 port: soldiers-16',
  { funds: { english: 40, spanish: 0 } },
);

const english = (state: EarState, line: string): Order => {
  const [order] = orders(state, 'english', line);
  if (!order) throw new Error(line);
  return order;
};

const isPertinent = (line: string): boolean =>
  game.pertinent?.(viewOf(caribbean, 'english'), 'english', english(caribbean, line)) ?? true;

test('a leader gives his dice to ships beside him alone, and nobody lost does or gets anything', () => {
  expect(isPertinent('LEADER vernon WITH boyne, cornwall')).toBe(true);
  expect(isPertinent('LEADER vernon WITH frigate-2')).toBe(false);
  expect(isPertinent('LEADER vernon WITH boyne, torbay')).toBe(false);
  expect(isPertinent('LEADER ogle WITH boyne')).toBe(false);
  const shown = [
    ...(game.instances?.(viewOf(caribbean, 'english'), 'english', english(caribbean, 'LEADER ogle WITH torbay')) ?? []),
  ];
  expect(shown.map(([act]) => act?.args.leader)).toEqual(['en-vernon']);
  expect(shown[0]?.[0]?.args.with).toEqual(['en-cornwall', 'en-boyne']);
});

test('the last land counter of a port is moved by no example, one of several may be', () => {
  expect(isPertinent('MOVE frigate-2, soldiers-2 TO 3318')).toBe(false);
  expect(isPertinent('MOVE boyne, soldiers-1 TO 3018')).toBe(true);
});

test('ships are shown docking in a port of their own, those that lie there, and embarking troops beside them', () => {
  expect(isPertinent('DOCK boyne AT 2719')).toBe(true);
  expect(isPertinent('DOCK boyne AT 3018')).toBe(false);
  const shown = (line: string) => [
    ...(game.instances?.(viewOf(caribbean, 'english'), 'english', english(caribbean, line)) ?? []),
  ];
  expect(shown('DOCK torbay AT 3018').map(([act]) => act?.args)).toEqual([
    { units: ['en-cornwall', 'en-boyne'], at: '2719' },
    { units: ['en-frigate-2'], at: '4323' },
  ]);
  expect(shown('EMBARK soldiers-1 ON torbay')[0]?.[0]?.args).toEqual({ units: ['en-soldiers-1'], on: 'en-cornwall' });
});

test('where no sample will do HELP shows how an order is put, without brackets', () => {
  const [stage] = stages('jenkins-ear/war', 2, 'together', 1);
  if (!stage) throw new Error('there is no set-up');
  for (const language of ['en', 'fr', 'es'] as const) {
    const { others } = formsOf(stage, { seat: 'english', language });
    const speech = speechOf(language, game.spoken);
    for (const id of ['LAND', 'DOCK', 'EMBARK', 'FIRESHIPS', 'BOMB']) {
      const verb = speech.verb(lexiconOf(game.verbs).byId.get(id) as KnownVerb);
      const shown = others.find(({ form }) => form.startsWith(verb))?.form;
      expect(shown, id).toContain('<');
      expect(shown, id).not.toContain('[');
    }
  }
});

test('a sample of MOVE goes to the nearest port by sea that will do, and never so far that two checks await it', () => {
  const goals = (text: string): readonly string[] => {
    const state = position(text, { funds: { english: 40, spanish: 0 } });
    const moves = [
      ...(game.instances?.(viewOf(state, 'english'), 'english', english(state, 'MOVE boyne TO 3318')) ?? []),
    ];
    return moves.flatMap(([act]) => (act?.verb === 'MOVE' ? [String(act.args.to)] : []));
  };
  // Charles Town lies next to Savannah, Nassau farther, Port Royal past a second check.
  expect(goals('en 2206 port: boyne')).toEqual(['2305', '2612']);
  expect(goals('en 2719 port: boyne')).toEqual(['2612']);
});

test('fire ships and bomb ships are shown where there are any', () => {
  expect(isPertinent('FIRESHIPS all AT 3318')).toBe(false);
  expect(isPertinent('BOMB all AT 3318')).toBe(false);
});

test('a letter for the whole turn shows in every turn how to buy, to sail and to fight, and what there is to spend', () => {
  let letters = 0;
  for (const { record, stood, due, call } of stages('jenkins-ear/war', 2, 'together', 4)) {
    if (stood.ordinal === 1) continue;
    for (const seat of due) {
      const { form, story } = fitted(examplesFor(record, stood, seat, 'en'), call(seat, 'en'));
      const shown = howToIn(story).flatMap(({ form: text }) => text.split('\n'));
      expect(shown.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(['BUY', 'MOVE']));
      // By a line of its own, or by the march itself where nothing lies beside an enemy already; where one has a fair chance.
      const view = sightOf(record.game, stood, seat) as EarView;
      const [fair] = landings({ ...war, view, side: seat as Side });
      expect(shown.some((line) => /\battack\b/i.test(line))).toBe(fair !== undefined);
      expect(story.plan?.stand.map(plainWords).join(' ')).toMatch(/points? to spend/);
      expect(form.filter((line) => line.startsWith('# BUY'))).toHaveLength(1);
      const moves =
        form
          .join('\n')
          .replaceAll(/\\\n#\s*/g, '')
          .match(/^# MOVE .*/gm) ?? [];
      const attacks = moves.filter((line) => /attack$/i.test(line));
      expect(moves).not.toEqual([]);
      expect(Math.max(attacks.length, moves.length - attacks.length)).toBe(1);
      expect(form.filter((line) => !line.startsWith('#'))).toEqual([form[0], 'END']);
      letters++;
    }
  }
  expect(letters).toBeGreaterThan(2);
});

test('an attack without a fair chance is shown in no sample and by no form, one with enough ships is', () => {
  const state = position(
    'en 2719 port: boyne, cornwall, lenox, soldiers-1, soldiers-2, soldiers-4; sp 2717 port: frigate-1, soldiers-16',
    {
      funds: { english: 40, spanish: 0 },
    },
  );
  const view = viewOf(state, 'english');
  const isShown = (line: string): boolean => game.pertinent?.(view, 'english', english(state, line)) ?? true;
  expect(isShown('MOVE boyne, soldiers-1 TO 2717 ATTACK')).toBe(false);
  expect(isShown('MOVE boyne, cornwall, lenox, soldiers-1, soldiers-2 TO 2717 ATTACK')).toBe(true);
  const attacks = [...(game.instances?.(view, 'english', english(state, 'ATTACK 3119')) ?? [])];
  const [units] = attacks.flatMap(([act]) => (act?.args.to === '2717' ? [act.args.units] : []));
  expect(units).toEqual(expect.arrayContaining(['en-boyne', 'en-cornwall', 'en-lenox']));
});

test('R 7.1 no ship is shown sailing alone to an attack through seas that take her on four faces of six', () => {
  const state = position(
    'en 2719 port: boyne, cornwall, lenox, lion, soldiers-1, soldiers-2, soldiers-4; sp 3024 port: soldiers-15; sp 2717 port: soldiers-16',
  );
  const view = viewOf(state, 'english');
  const isShown = (line: string): boolean => game.pertinent?.(view, 'english', english(state, line)) ?? true;
  expect(isShown('MOVE boyne, soldiers-1, soldiers-2 TO 3024 ATTACK')).toBe(false);
  expect(isShown('MOVE boyne, cornwall, lenox, soldiers-1, soldiers-2 TO 3024 ATTACK')).toBe(true);
});

test.each([
  'en',
  'fr',
  'es',
] as const)('the example of LOSSES lets an empty ship go before a cheaper one with cargo (%s)', (language) => {
  const state = position('en 2719 off: boyne, frigate-1+soldiers-5', { funds: { english: 40, spanish: 0 } });
  const need = ask('english', 'naval-losses', { counters: ['en-boyne', 'en-frigate-1'], count: 1 });
  expect(reply(state, 'english', game.messages[language]?.['how.losses.form'] ?? '', need)).toEqual(['en-boyne']);
  const own = game.verbs.find(({ id }) => id === 'LOSSES')?.example ?? '';
  expect(reply(state, 'english', own, need)).toEqual(['en-boyne']);
});

test('R 4.0 a landing shown brings no more ships than the port has room for, and leaves somebody to hold the port it sails from', () => {
  const state = position(
    'en 2719 port: boyne, cornwall, lenox, lion, frigate-1, soldiers-1, soldiers-2, soldiers-4, soldiers-5, supplies-1; sp 2717 port: frigate-1, soldiers-16, soldiers-15',
  );
  const shown = [...landings({ ...war, view: viewOf(state, 'english'), side: 'english' })];
  const [santiago] = shown.filter(({ args }) => args.to === '2717');
  const ships = (santiago?.args.units ?? []).filter((id) => field.counters.get(id)?.kind === 'ship-of-the-line');
  expect(ships.length).toBe(3);
  expect(santiago?.args.units).toContain('en-frigate-1');
  for (const { args } of shown) expect(args.units).not.toContain('en-soldiers-2');
  const guarded = position('en 2719 port: boyne, cornwall, soldiers-4, vernon, cannons-1; sp 2717 port: soldiers-16');
  expect([...landings({ ...war, view: viewOf(guarded, 'english'), side: 'english' })]).toEqual([]);
});
