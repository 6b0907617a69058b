/** Words of letters and acknowledgements that strangers took for more or less than they meant. */
import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/engine/chapters.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { draft } from '../../../src/table/draft.ts';
import { stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test('the first letter of the assault says what victory points are won by', () => {
  const [first] = stages('savannah/assault', 2, 'classic', 1);
  expect(renderReportText((first as NonNullable<typeof first>).call('allied', 'en')).replace(/\s+/g, ' ')).toContain(
    'Losses cost army morale and give the enemy VP',
  );
});

test('a picture of where guns alone hit somebody is headed by the shot, one of a combat, told or held up by a choice, by the fight', () => {
  const titles = { shot: 0, fight: 0 };
  for (const stage of stages('savannah/assault', 2, 'full', 2))
    for (const seat of stage.due) {
      const { story } = stage.call(seat, 'en');
      const { attacked } = (stage.stood.state as BoarState).done;
      // A choice may hold up the attack that was begun last, which nothing tells yet.
      const heldUp = attacked.length > 0 && stage.stood.needs.some(({ type }) => type === 'question');
      const fought = heldUp || blocksOf(story.chapters, 'card').length > 0;
      for (const { title } of story.map.frames) {
        expect(title).toMatch(fought ? /^The fight at / : /^The shot at /);
        titles[fought ? 'fight' : 'shot']++;
      }
    }
  expect(titles.shot).toBeGreaterThan(0);
  expect(titles.fight).toBeGreaterThan(0);
});

test('a march into a zone of control is told that it must attack or divert', () => {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'allied' || !stood.waiting?.address.endsWith('movement@allies')) continue;
    const { drafted } = draft(record, stood, 'allied', 'CHECK\nMOVE avant-garde, champagne, destaing TO 1706', NOTHING);
    const say = diagnosticWords('en', record.game.messages);
    const told = drafted.lines.flatMap(({ diagnostics }) =>
      diagnostics.map((one) => plainWords(sayDiagnostic(say, one))),
    );
    expect(told.join(' ')).toContain('whom it must then attack or divert.');
    return;
  }
  throw new Error('the Allies never march');
});

test('LEADERS stay is told that leaders stay where men of ours hold the hex, LEADERS go is not', () => {
  const [first] = stages('savannah/assault', 2, 'classic', 1);
  const { record, stood, due } = first as NonNullable<typeof first>;
  const told = (line: string): readonly string[] =>
    draft(record, stood, due[0] ?? '', line, NOTHING).drafted.lines.flatMap(({ diagnostics }) =>
      diagnostics.map(({ severity, code }) => `${severity} ${code}`),
    );
  expect(told('LEADERS stay')).toEqual(['note boar.leaders-hold']);
  expect(told('LEADERS go')).toEqual([]);
});

test.each([
  ['en', 'else it is fought'],
  ['fr', 'sinon elle a lieu'],
  ['es', 'si no, se libra'],
] as const)('in %s an attack behind those that may decide the game is told so before it is fought, and as a fact only after', (language, before) => {
  const say = diagnosticWords(language, openGame('pensacola/assault').game.messages);
  const said = plainWords(sayDiagnostic(say, { severity: 'warning', code: 'boar.not-fought', facts: {} }));
  expect(said).toContain(before);
});

test.each([
  ['en', 'With friends whom the enemy pins from 1505, whom it must then attack or divert.'],
  ['fr', "Avec des nôtres qu'accroche l'ennemi en 1505, qu'il faut alors attaquer ou fixer."],
] as const)('behind works, into which no zone reaches, a march is told of those whom the enemy pins there, in %s', (language, told) => {
  const [stage] = [...stages('savannah/assault', 2, 'classic', 2, undefined, 'a3'.repeat(32))].filter(
    ({ due }) => due[0] === 'british',
  );
  const { record, stood } = stage as NonNullable<typeof stage>;
  const state = stood.state as BoarState;
  const saidOf = (pinned: boolean) => {
    const [enemy, friend] = [state.units['reserve-bn'], state.units['fraser-2']] as const;
    const units = {
      ...state.units,
      'reserve-bn': { ...enemy, hex: '1505', fate: 'field', pinnedBy: pinned ? ['fraser-2'] : [] },
      'fraser-2': { ...friend, hex: '1504', fate: 'field', pinnedBy: pinned ? ['reserve-bn'] : [] },
    } as BoarState['units'];
    const say = diagnosticWords(language, record.game.messages);
    return draft(
      record,
      { ...stood, state: { ...state, units } },
      'british',
      'MOVE graham-li TO 1504\nATTACK 1505 WITH fraser-2',
      NOTHING,
    )
      .drafted.lines.flatMap(({ diagnostics }) => diagnostics.map((one) => plainWords(sayDiagnostic(say, one))))
      .join(' ');
  };
  expect(saidOf(true)).toContain(told);
  expect(saidOf(false)).not.toMatch(/1505,/);
});
