/** A choice put by letter names whom it is about, and is answered in the words that its letter suggests, with or without a verb. */
import { expect, test } from 'vitest';
import { renderNotice } from '../../src/reports/index.ts';
import { draft, repliesIn } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function stageAt(kind: string): { stage: Stage; seat: string; address: string } {
  for (const stage of stages('savannah/assault', 2, 'full', 2)) {
    const need = stage.stood.waiting?.needs.find(({ address }) => address.includes(`/${kind}@`));
    if (need) return { stage, seat: need.seat, address: need.address };
  }
  throw new Error(`nobody is asked ${kind}`);
}

function answered({ stage: { record, stood }, seat, address }: ReturnType<typeof stageAt>, line: string) {
  return repliesIn(draft(record, stood, seat, line, NOTHING))?.[address];
}

test('of many answers a letter lists the first and counts the others, each of which is written by its name', () => {
  const at = stageAt('setup-place');
  const put = at.stage.question(at.seat, 'en');
  const answers = put?.options ?? [];
  expect(answers.length).toBeGreaterThan(20);
  const { text } = renderNotice('question', put as NonNullable<typeof put>, 'en');
  const listed = text.slice(text.indexOf('WHAT YOU MAY ANSWER'), text.indexOf('HOW TO ANSWER')).trim().split('\n');
  expect(listed.slice(1).map((row) => row.trim().split(' ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '…']);
  expect(listed.at(-1)).toContain(`${answers.length - 8} more`);
  const last = /\d{4}/.exec(answers.at(-1)?.words ?? '')?.[0] ?? '';
  expect(answered(at, last)).toBe(last);
});

test('a leader goes with his men, or stays, in one word of any tongue', () => {
  const at = stageAt('leader-accompany');
  const put = at.stage.question(at.seat, 'en');
  expect(put?.asks).toMatch(/^Does (?!the leader).+ go with them, or stay\?$/);
  expect(put?.options.map(({ words }) => words.replace(/ .*/, ''))).toEqual(['go', 'stay']);
  const hex = /\d{4}/.exec(put?.options[0]?.words ?? '')?.[0];
  for (const go of ['go', 'Go.', 'go with them', 'yes', 'partir avec eux', 'seguir', '1', hex ?? ''])
    expect(answered(at, go), go).toBe(hex);
  for (const stay of ['stay', 'rester', 'no', '2']) expect(answered(at, stay), stay).toBe('stay');
  for (const talk of ['go to bed all of you', 'who is he?', 'move']) expect(answered(at, talk), talk).toBeUndefined();
});

test('a unit falls back as RETREAT would say it, without the verb', () => {
  const at = stageAt('retreat-path');
  expect(at.stage.question(at.seat, 'en')?.asks).toMatch(/^Which way back for [^?]+\?$/);
  const whole = answered(at, 'RETREAT toward HQ');
  expect(whole).toMatch(/^\d{4}$/);
  expect(answered(at, 'toward HQ')).toBe(whole);
});
