/** A report tells of the standing orders that answered for their seat. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { linesOf } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { inVain } from '../../src/table/in-vain.ts';
import { callOf } from '../../src/table/telling.ts';
import { ordersIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test('a standing order that ran is told among the orders, with how often; one that nothing asked for is not', () => {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('british')) return {};
    const { standing } = draft(
      record,
      stood,
      'british',
      'STANDING FIRE NEAREST\nSTANDING CAPTURE best',
      NOTHING,
    ).drafted;
    return { british: { orders: [], standing, mails: [], receivedAt: null } };
  };
  let orders: readonly { order: string; fate: string; outcome: string }[] = [];
  for (const stage of stages('savannah/assault', 2, 'together', 2, write)) {
    const report = stage.report('british', 'en');
    if (report) orders = ordersIn(report.story);
  }
  expect(orders.find(({ order }) => order === 'STANDING FIRE nearest')).toMatchObject({
    fate: 'done',
    outcome: expect.stringMatching(/^It settled \d+ choices\.$/),
  });
  expect(orders.map(({ order }) => order)).not.toContainEqual(expect.stringContaining('CAPTURE'));
});

test('a standing order that answered here and was passed over there is told once, with both', () => {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('british')) return {};
    const text = 'STANDING DEFEND LEAD br-a TACTIC stand fast';
    const { standing } = draft(record, stood, 'british', text, NOTHING).drafted;
    return { british: { orders: [], standing, mails: [], receivedAt: null } };
  };
  const told: { fate: string; outcome: string }[][] = [];
  for (const stage of stages('savannah/assault', 2, 'together', 4, write))
    told.push(ordersIn(stage.report('british', 'en')?.story).filter(({ order }) => order.includes('DEFEND')));
  expect(told.filter(({ length }) => length > 1)).toEqual([]);
  expect(told.flat()).toContainEqual({
    ...{ order: 'STANDING DEFEND LEAD br-a TACTIC stand fast', fate: 'part' },
    outcome: expect.stringMatching(/^It settled: 1404 Stand Fast.*\. Not all of it: /),
  });
});

test('a standing order whose lead is lost is told to be in vain, in calls and in answers', () => {
  for (const { record, stood } of stages('savannah/assault', 2, 'classic', 1)) {
    const { waiting } = stood;
    if (!waiting) throw new Error('nothing is waited for');
    const lines = [
      'STANDING DEFEND 1304 LEAD grenadier-bn TACTIC stand fast',
      'STANDING DEFEND 1305 LEAD foix',
      'STANDING RETREAT grenadier-bn TO 1507',
    ].join('\n');
    const { standing } = draft(record, stood, 'allied', lines, NOTHING).drafted;
    const state = structuredClone(stood.state) as { units: Record<string, { fate: string; hex: string | null }> };
    Object.assign(state.units['grenadier-bn'] ?? {}, { fate: 'eliminated', hex: null });
    const reader = { seat: 'allied', language: 'en', label: 'Letters 1', deadline: null, standing } as const;
    const { form } = callOf(record, stood.opening, { ...stood, waiting, state }, reader);
    const told = form.map((line) => line.replace(/^#\s+/, '')).join(' ');
    expect(told).toContain('TACTIC stand fast (in vain: whom it names is lost) s2');
    expect(told).toContain('RETREAT grenadier-bn TO 1507 (in vain: whom it names is lost)');
    expect(told.match(/in vain/g)).toHaveLength(2);

    const made = draft(record, { ...stood, state }, 'allied', 'AMEND\nREADY', { ...NOTHING, standing });
    const { game } = record;
    const says = inVain(game, made.view, 'allies', 'en');
    const vain = ' (in vain: whom it names is lost)';
    const elsewhere = ' (waits: whom it is for stands elsewhere)';
    expect(standing.map(says)).toEqual([vain, elsewhere, vain]);
    const facts = { seat: 'allied', language: 'en', label: 'Letters 1', turn: 16 } as const;
    const none = { deadline: null, received: null, replaces: null };
    const answer = acknowledgementOf(record, made, { ...facts, ...none });
    expect(answer.standing.map(({ text }) => text.includes('in vain'))).toEqual([true, false, true]);
    return;
  }
});

test.each([
  ['en', '(waits: whom it is for stands elsewhere)'],
  ['fr', '(attend : qui doit l’exécuter est ailleurs)'],
] as const)('a standing order for a hex that the marches leave is told to wait, in calls and in answers: %s', (language, says) => {
  const lines = ['STANDING DEFEND 1405 LEAD champagne', 'STANDING DEFEND 1406 TACTIC stand fast'];
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'allied' || !stood.waiting?.address.endsWith('movement@allies')) continue;
    const { game } = record;
    const { standing } = draft(record, stood, 'allied', lines.join('\n'), NOTHING).drafted;
    const waits = (...book: string[]): boolean[] => {
      const made = draft(record, stood, 'allied', book.join('\n'), { ...NOTHING, standing });
      const reader = { seat: 'allied', language, label: 'Letters 1', turn: 16, deadline: null, received: null };
      const answer = acknowledgementOf(record, made, { ...reader, replaces: null });
      const vain = inVain(game, made.view, 'allies', language, made.drafted.orders ?? []);
      const told = answer.standing.map(({ text }) => text.endsWith(says));
      expect(standing.map((one) => vain(one).includes(says))).toEqual(told);
      return told;
    };
    expect(waits('HOLD foix')).toEqual([true, false]);
    const first = 'MOVE avant-garde, champagne, destaing TO 1405';
    expect(waits(first)).toEqual([false, true]);
    expect(waits(first, 'MOVE dillon-irish, vol-grenadiers TO 1406')).toEqual([false, false]);
    return;
  }
  expect.fail('the Allies never march');
});

test.each([
  [
    'en',
    /does not hold, your staff decides: with three or more/,
    /does not hold, s1 decides, else your staff decides: /,
  ],
  [
    'fr',
    /n’est pas remplie, votre état-major décide : /,
    /n’est pas remplie, s1 décide, sinon votre état-major décide : /,
  ],
  ['es', /no se cumple, decide su estado mayor: /, /no se cumple, decide s1 o, si no, su estado mayor: /],
] as const)('a new standing order with IF and no ELSE is told who decides where it does not hold (%s)', (language, staff, other) => {
  for (const { record, stood, due } of stages('jenkins-ear/war', 2, 'classic', 1)) {
    const [seat = ''] = due;
    const notes = (mail: string): string[] =>
      linesOf(
        draft(record, stood, seat, mail, NOTHING, { language }).drafted,
        diagnosticWords(language, record.game.messages),
        record.game.verbs,
      ).map(({ note }) => plainWords(note));
    const intercept = 'STANDING INTERCEPT WITH ALL IF ENEMY >= 3';
    expect(notes(intercept)).toEqual([expect.stringMatching(staff)]);
    expect(notes(`STANDING INTERCEPT NONE\n${intercept}`).at(-1)).toMatch(other);
    expect(notes(`${intercept} ELSE INTERCEPT NONE`).join()).not.toMatch(
      /s1 (decides|décide)|staff|état-major|estado mayor/,
    );
    return;
  }
});

test('of a re-roll that stands with IF it is told that nothing is done where its condition does not hold', () => {
  for (const { record, stood } of stages('savannah/assault', 2, 'classic', 1)) {
    const { drafted } = draft(record, stood, 'allied', 'STANDING MOMENTUM REROLL IF TURN >= 18', NOTHING);
    const [row] = linesOf(drafted, diagnosticWords('en', record.game.messages), record.game.verbs);
    expect(plainWords(row?.note ?? [])).toContain('Where its condition does not hold, nothing is done.');
    return;
  }
});

test.each([
  ['STANDING PLAY 39', 'STANDING KEEP CARD 39', 's1'],
  ['STANDING KEEP CARD 39', 'STANDING PLAY 39', 's1'],
  ['STANDING MOMENTUM INITIATIVE 1', 'STANDING MOMENTUM KEEP', 's1'],
  ['MOMENTUM REROLL', 'MOMENTUM KEEP', 'MOMENTUM REROLL'],
])('%s beside %s: it is told which of them counts', (earlier, later, other) => {
  expect(besideTold(earlier, later)).toContain(`In force beside it: ${other}. Where both fit, this line counts.`);
});

test.each([
  ['STANDING PLAY 39', 'STANDING KEEP CARD 40'],
  ['STANDING RETREAT HQ', 'STANDING LEADERS go'],
])('%s and %s speak of other things', (earlier, later) => {
  expect(besideTold(earlier, later)).not.toContain('beside it');
});

function besideTold(...lines: readonly string[]): string {
  const calls = [...stages('pensacola/siege', 2, 'classic', 1)];
  const { record, stood } = calls.find(({ due }) => due[0] === 'spanish') as Stage;
  const { drafted } = draft(record, stood, 'spanish', lines.join('\n'), NOTHING);
  const told = linesOf(drafted, diagnosticWords('en', record.game.messages), record.game.verbs);
  expect(told.map(({ tag }) => tag)).not.toContain('error');
  return told.map(({ note }) => plainWords(note)).join(' ');
}
