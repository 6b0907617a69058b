/** A mail says by the letter it answers which choice it means. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { advance } from '../../src/table/advance.ts';
import { draft, repliesIn } from '../../src/table/draft.ts';
import { begin, found } from '../../src/table/found.ts';
import { standing } from '../../src/table/stage.ts';
import { openDiced as openGame } from '../games/registry.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NOTHING = { orders: null, standing: [], ready: false };

test('READY of a seat that nothing is due from says nothing of a call to come', () => {
  const { game, scenario } = openGame('savannah/assault');
  const founded = found({ id: 'savannah-7', game, scenario, tempo: 'classic', seed: SEED }, AT);
  const { record } = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
  const stood = standing(record, SEED);
  expect(stood.waiting?.needs.map(({ seat }) => seat)).toEqual(['allied']);
  expect(draft(record, stood, 'british', 'READY', NOTHING).drafted).toMatchObject({ verdict: 'nothing', ready: false });
  expect(draft(record, stood, 'allied', 'READY', NOTHING).drafted).toMatchObject({ verdict: 'counts', ready: true });
});

test('what answers the letter of another choice is not taken for the one that is open', () => {
  const { game, scenario } = openGame('savannah/assault');
  const founded = found({ id: 'savannah-7', game, scenario, tempo: 'full', seed: SEED }, AT);
  const { record } = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
  const stood = standing(record, SEED);
  const open = stood.waiting?.address as string;
  expect(open).toMatch(/@british$/);
  const answer = (text: string, answersAt: string) =>
    draft(record, stood, 'british', text, NOTHING, { answersTurn: 16, answersCall: 'tactic', answersAt });

  expect(Object.values(repliesIn(answer('1', open)) ?? {})).toHaveLength(1);
  for (const text of ['1', 'READY']) {
    const other = answer(text, 't16/allies/combat/1404/tactic@british');
    expect(repliesIn(other)).toBeNull();
    expect(other.drafted).toMatchObject({ verdict: 'nothing', refusal: { code: 'old-choice' }, ready: false });
  }
  expect(answer('STATUS', 't16/allies/combat/1404/tactic@british').drafted.refusal).toBeNull();
});

test('words that answer the letter of a closed choice are told what was decided there, and change nothing', () => {
  const { game, scenario } = openGame('savannah/assault');
  const founded = found({ id: 'savannah-7', game, scenario, tempo: 'full', seed: SEED }, AT);
  const { record } = advance(begin(founded, SEED, {}, AT).record, SEED, null, AT);
  const asked = standing(record, SEED).waiting?.address as string;
  const british = { orders: null, standing: [], replies: { [asked]: '1404' }, mails: [], receivedAt: null };
  const { record: after } = advance(record, SEED, { british }, AT);
  const stood = standing(after, SEED);
  expect(stood.waiting?.address).not.toBe(asked);
  const answer = (text: string, seat = 'british') =>
    draft(after, stood, seat, text, NOTHING, { answersTurn: 16, answersCall: 'setup-place', answersAt: asked }).drafted;
  const { refusal, verdict } = answer('Bonjour,\nNon finalement plutot 1502');
  expect({ code: refusal?.code, facts: refusal?.facts, verdict }).toEqual({
    code: 'closed-choice',
    facts: { answer: '1404' },
    verdict: 'nothing',
  });
  const say = diagnosticWords('fr', game.messages);
  expect(refusal && plainWords(sayDiagnostic(say, refusal))).toBe(
    'Vous avez répondu à la lettre d’un choix qui est clos ; la réponse était 1404. Rien n’y change.',
  );
  expect(answer('plutot 1502', 'allied').refusal).toBeNull();
  for (const text of ['STATUS', 'may I still change it?', 'Merci,']) expect(answer(text).refusal, text).toBeNull();
});
