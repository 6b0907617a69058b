/** A choice put by letter names whom it is about, and is answered in the words that its letter suggests, with or without a verb. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { renderNotice } from '../../src/reports/index.ts';
import { advance } from '../../src/table/advance.ts';
import { repliesGoingOn } from '../../src/table/affairs.ts';
import { questionOf } from '../../src/table/asking.ts';
import { draft, repliesIn } from '../../src/table/draft.ts';
import { fold } from '../../src/table/record.ts';
import { SEED, type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

interface At {
  stage: Stage;
  seat: string;
  address: string;
}

/** What is looked for, by a part of its address; a way back only of several hexes, a leader only whose men went one way. */
const SOUGHT = ['/setup-place@', '/lead-unit@british', '/leader-accompany@', '/retreat-path@'];
const found = new Map<string, At>();

function stageAt(part: string): At {
  for (const stage of found.size === 0 ? stages('savannah/assault', 2, 'full', 2) : []) {
    for (const { seat, address } of stage.stood.waiting?.needs ?? []) {
      const sought = SOUGHT.find((one) => address.includes(one) && !found.has(one));
      const options = stage.question(seat, 'en')?.options ?? [];
      const isFit =
        (sought !== '/retreat-path@' || options[0]?.words.includes(', then ')) &&
        (sought !== '/leader-accompany@' || options.length === 2);
      if (sought && isFit) found.set(sought, { stage, seat, address });
    }
    if (found.size === SOUGHT.length) break;
  }
  const at = found.get(part);
  if (!at) throw new Error(`nobody is asked ${part}`);
  return at;
}

/** Play goes on with what this mail says; whoever else is asked does not answer yet. */
function goingOn({ stage: { record, stood }, seat }: At, line: string) {
  const { drafted, ...made } = draft(record, stood, seat, line, NOTHING);
  const replies = repliesIn({ drafted, ...made }) ?? {};
  const sent = { orders: null, standing: drafted.standing, replies, mails: [], receivedAt: null };
  const on = advance(record, SEED, { [seat]: sent }, '2026-11-22T20:00:00Z');
  const waits = on.waiting?.needs.map(({ address }) => address) ?? [];
  const answers = new Map(fold(on.record.entries).turns.flatMap((turn) => [...turn.answers]));
  return { on, replies, waits, answers };
}

function answered({ stage: { record, stood }, seat, address }: At, line: string) {
  return repliesIn(draft(record, stood, seat, line, NOTHING))?.[address];
}

test('of many answers a letter lists the first, and counts and names the others, each of which is written by its name', () => {
  const at = stageAt('/setup-place@');
  const put = at.stage.question(at.seat, 'en');
  const answers = put?.options ?? [];
  expect(answers.length).toBeGreaterThan(20);
  const { text } = renderNotice('question', put as NonNullable<typeof put>, 'en');
  // A line that stands ready is told as what it is.
  expect(text).toMatch(/To send, for the first answer:\n1\n/);
  const listed = text.slice(text.indexOf('WHAT YOU MAY ANSWER'), text.indexOf('HOW TO ANSWER')).trim().split('\n');
  const rows = listed.slice(1).filter((row) => /^ {2}\S/.test(row));
  expect(rows.map((row) => row.trim().split(' ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '…']);
  expect(rows.at(-1)).toContain(`${answers.length - 8} more`);
  const others = text.slice(text.indexOf('more: write'), text.indexOf('HOW TO ANSWER'));
  const named = [...others.matchAll(/(\d{4})(?:–(\d{4}))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => String(Number(from) + n)),
  );
  expect(named).toEqual(
    answers
      .slice(8)
      .map(({ words }) => /\d{4}/.exec(words)?.[0])
      .toSorted(),
  );
  const last = /\d{4}/.exec(answers.at(-1)?.words ?? '')?.[0] ?? '';
  expect(answered(at, last)).toBe(last);
});

test('of words that an order chooses from the letter that asks for another of its parts shows the first', () => {
  const at = stageAt('/lead-unit@british');
  const orders = at.stage.question(at.seat, 'fr')?.orders ?? [];
  expect(orders.some((form) => form.includes('[TÊTE <unité>]') && form.includes('[TACTIQUE escarmouche|…]'))).toBe(
    true,
  );
  for (const form of orders) expect(form.length).toBeLessThan(150);
});

test('a leader goes with his men, or stays, in one word of any tongue', () => {
  const at = stageAt('/leader-accompany@');
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
  const at = stageAt('/retreat-path@');
  expect(at.stage.question(at.seat, 'en')?.asks).toMatch(/^Which way back for [^?]+\?$/);
  const whole = answered(at, 'RETREAT toward HQ');
  expect(whole).toMatch(/^\d{4}$/);
  expect(answered(at, 'toward HQ')).toBe(whole);
});

test('a letter asks once for the whole way back, and says where it goes on to', () => {
  const at = stageAt('/retreat-path@');
  const [, first = '', then = ''] =
    /^.*?(\d{4})\)?(?:, full)?, then .*?(\d{4})/.exec(at.stage.question(at.seat, 'en')?.options[0]?.words ?? '') ?? [];
  const { waits, answers } = goingOn(at, '1');
  const place = at.address.replace(/\d{4}\/retreat-path@.*/, '');
  expect(answers.get(at.address)).toMatchObject({ answer: first, from: 'reply' });
  expect(waits.filter((address) => address.startsWith(place))).toEqual([]);
  const next = answers.get(`${place}${first}/${at.address.split('/').at(-1)}`);
  if (next) expect(next).toMatchObject({ answer: then, from: 'doctrine' });
});

test('what an order says beside its answer is not asked in the same fight, nor what a standing order beside it says', () => {
  const at = stageAt('/lead-unit@british');
  const [, , , hex = ''] = at.address.split('/');
  const lead = at.stage.question(at.seat, 'en')?.options[0]?.words ?? '';
  const tactic = at.address.replace('lead-unit', 'tactic');
  const allied = tactic.replace('@british', '@allies');
  expect(goingOn(at, '1').waits).toEqual([allied, tactic]);
  expect(goingOn(at, '1\nSTANDING DEFEND TACTIC stand fast').waits).toEqual([allied]);

  const { on, replies, waits } = goingOn(at, `DEFEND ${hex} LEAD ${lead.replace(/^the /, '')} TACTIC stand fast`);
  expect(waits).toEqual([allied]);
  const sent = { orders: null, standing: [], mails: [], receivedAt: null };
  const later = {
    british: { ...sent, replies: repliesGoingOn(replies, allied, on.midway?.needs ?? []) },
    allied: { ...sent, replies: { [allied]: 'frontal-assault' } },
  };
  const { record } = advance(on.record, SEED, later, '2026-11-22T20:00:00Z');
  const answers = new Map(fold(record.entries).turns.flatMap((turn) => [...turn.answers]));
  expect(answers.get(tactic)).toMatchObject({ answer: 'stand-fast', from: 'reply' });
  expect(repliesGoingOn(replies, 't17/british/combat/1606/tactic@british', [])).toEqual({});
});

test('an answer to what is asked at once of an enemy too waits for his, and is what is played', () => {
  const at = stageAt('/lead-unit@british');
  const tactic = at.address.replace('lead-unit', 'tactic');
  const allied = tactic.replace('@british', '@allies');
  const { on, replies, waits } = goingOn(at, 'A1\nB1');
  expect(waits).toEqual([allied]);
  const sent = { orders: null, standing: [], mails: [], receivedAt: null };
  const kept = repliesGoingOn(replies, allied, on.midway?.needs ?? []);
  expect(Object.keys(kept)).toEqual([tactic]);
  const books = { british: { ...sent, replies: kept }, allied: { ...sent, replies: { [allied]: 'frontal-assault' } } };
  const { record } = advance(on.record, SEED, books, '2026-11-22T20:00:00Z');
  const answers = new Map(fold(record.entries).turns.flatMap((turn) => [...turn.answers]));
  expect(answers.get(tactic)).toMatchObject({ answer: replies[tactic], from: 'reply' });
});

test('the answer to an order that says more than is asked tells that the rest is kept', () => {
  const { stage, seat, address } = stageAt('/lead-unit@british');
  const [, , , hex = ''] = address.split('/');
  const lead = stage.question(seat, 'en')?.options[0]?.words.replace(/^the /, '') ?? '';
  const answer = (line: string, language: 'en' | 'fr') => {
    const asker = { seat, language, label: 'Letters 1', deadline: null } as const;
    const put = questionOf(stage.record, stage.stood, asker, draft(stage.record, stage.stood, seat, line, NOTHING));
    return renderNotice('question', put as NonNullable<typeof put>, language).text.replaceAll(/\s+/g, ' ');
  };
  const order = `DEFEND ${hex} LEAD ${lead}`;
  expect(answer(`${order} TACTIC stand fast`, 'en')).toMatch(
    /kept for the rest of this affair: DEFEND \S+ LEAD .* TACTIC/,
  );
  expect(answer(`${order} TACTIC stand fast`, 'fr')).toMatch(/Le reste est gardé .* TACTIQUE tenir ferme/);
  expect(answer(order, 'en')).not.toMatch(/kept/);
});

test('an answer that is none of those possible is told why, with or without its verb', () => {
  const { stage, seat, address } = stageAt('/lead-unit@british');
  const asker = { seat, language: 'en', label: 'Letters 1', deadline: null } as const;
  const why = (line: string) =>
    questionOf(stage.record, stage.stood, asker, draft(stage.record, stage.stood, seat, line, NOTHING))?.wrong.map(
      (one) => plainWords(one.why),
    );
  const [, , , hex] = address.split('/');
  for (const line of [`DEFEND ${hex} LEAD kfr`, `${hex} lead kfr`])
    expect(why(line), line).toEqual(['The lead it names did not take part there, or could not lead.']);
});
