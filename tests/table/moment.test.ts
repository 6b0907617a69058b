/** Questions that come to a seat one after the other, whatever it answers to them: one letter asks them all. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/contract.ts';
import { renderNotice } from '../../src/reports/index.ts';
import { advance, type Submitted } from '../../src/table/advance.ts';
import { questionOf } from '../../src/table/asking.ts';
import { draft, repliesIn } from '../../src/table/draft.ts';
import { momentOf } from '../../src/table/moment.ts';
import { fold } from '../../src/table/record.ts';
import { standing } from '../../src/table/stage.ts';
import { type Stage, stages } from './stages.ts';
import { sailing, twoFleets } from './war-at-sea.ts';

const SEED = '14'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NOTHING = { orders: null, standing: [], ready: false };
const answering = (replies: Readonly<Record<string, Json>>): Submitted => ({
  orders: null,
  standing: [],
  replies,
  mails: [],
  receivedAt: null,
});

/** Supplies that land at Léogane, the army at Cap-Français, where nobody is, and Supplies again at Martinique. */
const threeLandings = () =>
  sailing(
    `en 2719 port: vernon, soldiers-8, supplies-1, soldiers-start, soldiers-4, merchant-1, cornwall, boyne,\
 princess-caroline, frigate-2, frigate-3, frigate-4, frigate-5, frigate-6, cannons-1, cannons-2, deception-1,\
 deception-2, deception-3; en 4323 port: chichester, supplies-3`,
    [
      `MOVE en-soldiers-8, en-soldiers-start, en-soldiers-4, en-cannons-2, en-cannons-1, en-vernon,\
 en-princess-caroline, en-boyne, en-cornwall, en-frigate-6, en-frigate-5, en-frigate-4, en-deception-3,\
 en-deception-2 TO 3117`,
      'MOVE en-supplies-1, en-frigate-3 TO 3018',
      'MOVE en-supplies-3, en-chichester TO 4221',
    ],
    SEED,
  );

/** From Cap-Français round the island to Santo Domingo, past the ships there. */
const pastAFleet = () =>
  sailing(
    `en 3117 port: frigate-5, vernon, soldiers-start, soldiers-8, soldiers-4, princess-caroline, boyne, cornwall;\
 sp 3318 port: deception-1, frigate-6, boom-chain-2, soldiers-9`,
    ['MOVE en-soldiers-8, en-soldiers-start, en-vernon, en-princess-caroline, en-boyne, en-cornwall TO 3318'],
    SEED,
  );

/** The stage of a game whose moment begins at an address of which `at` is a part. */
function stageAt(game: Iterable<Stage>, at: string): Stage {
  for (const stage of game) if (stage.stood.waiting?.address.includes(at)) return stage;
  throw new Error(`nothing waits at ${at}`);
}

describe('three landings of the war', () => {
  const stage = stageAt(threeLandings(), 't01/english/movement/landing/');
  const { record, stood } = stage;
  const moment = momentOf(record, stood, 'english');
  const addresses = moment.map(({ need }) => need.address);
  const [first = '', second = '', third = ''] = addresses;
  const made = (text: string) => draft(record, stood, 'english', text, NOTHING);
  const told = (text: string) => {
    const all = put(text);
    return [all, ...(all?.others ?? [])].map((one) => one?.understood ?? null);
  };
  const put = (text: string) =>
    questionOf(
      record,
      stood,
      { seat: 'english', language: 'en', label: 'Ear', deadline: null, writer: 'Kate Miller' },
      made(text),
    );
  const wrong = (text: string) => put(text)?.wrong.map(({ line }) => line);
  const unsaid = (text: string) => put(text)?.unsaid?.map(({ text: line }) => line);

  test('are asked in one letter, their answers under letters', () => {
    expect(addresses.map((address) => address.split('/').at(-2))).toEqual(['3018', '3117', '4221']);
    const put = stage.question('english', 'en');
    expect(put?.options.map(({ label }) => label)).toEqual(['A1', 'A2']);
    expect(put?.others.map(({ options }) => options[0]?.label)).toEqual(['B1', 'C1']);
    if (!put) return;
    const { subject, text } = renderNotice('question', put, 'en');
    expect(subject).toMatch(/: Who goes ashore\? and 2 more$/);
    expect(text).toMatch(/A\. WHO GOES ASHORE\?\s+Where\s+Léogane[\s\S]*B\. WHO GOES ASHORE\?\s+Where\s+Cap-Français/);
    expect(text).toMatch(/\nA1\nB1\nC1\n/);
    expect(text.match(/As an order/g)).toHaveLength(1);
  });

  test('are each answered by letter and number, by words, by a number alone the first, by orders all that they speak of', () => {
    const said = (text: string) => {
      const replies = repliesIn(made(text)) ?? {};
      return addresses.map((address) => (replies[address] as readonly string[] | undefined)?.length ?? null);
    };
    expect(said('A1\nB 2\nC: none')).toEqual([1, 6, 0]);
    expect(said('b3')).toEqual([null, 0, null]);
    expect(said('2')).toEqual([0, null, null]);
    expect(said('LAND vernon AT 3117')).toEqual([null, 1, null]);
    expect(said('LAND ALL')).toEqual([1, 6, 1]);
    expect(said('C nobody\nLAND soldiers 4, vernon AT Cap-Français')).toEqual([null, 2, 0]);
    expect(said('A nice evening to all')).toEqual([null, null, null]);
  });

  test('tell how each answer was understood, and of each line that is none', () => {
    expect(told('A2\nB7')).toEqual(['none', 'Soldiers 4', null]);
    expect(wrong('A2\nB7')).toEqual([]);
    expect(wrong('A2\nB99\nD1\nA1')).toEqual(['B99', 'D1', 'A1']);
    expect(wrong('A2\nB the grenadiers\nC: the guards first')).toEqual(['B the grenadiers', 'C: the guards first']);
    expect(unsaid('A2\n\nwherever you like\nA bientôt\nRegards,\nKate')).toEqual(['wherever you like']);
    expect(wrong('A2\nA moment\nB if you can, the grenadiers alone')).toEqual([]);
    expect(told('LAND vernon AT 2825\nA1')).toEqual(['Supplies 1', null, null]);
  });

  test('go on with what was answered, and ask for the rest in the next letter', () => {
    const next = (replies: Readonly<Record<string, Json>>) => {
      const on = advance(record, SEED, { english: answering(replies) }, AT);
      const answers = new Map(fold(on.record.entries).turns.flatMap((turn) => [...turn.answers]));
      return { waits: on.waiting?.address, from: addresses.map((address) => answers.get(address)?.from ?? null) };
    };
    expect(next({ [first]: [], [second]: [] })).toEqual({ waits: third, from: ['reply', 'reply', null] });
    expect(next({ [first]: [], [third]: [] })).toEqual({ waits: second, from: ['reply', null, null] });
    expect(next({ [first]: [], [second]: ['nobody'], [third]: [] }).waits).toBe(second);
    const all = next({ [first]: [], [second]: [], [third]: [] });
    expect(all.from).toEqual(['reply', 'reply', 'reply']);
    expect(all.waits).toMatch(/movement\/stack-order@english$/);
  });
});

describe('a row of counters that land', () => {
  const { record, stood } = stageAt(stages('pensacola/siege', 2, 'full', 1, undefined, SEED), 't1/spanish/landing/');
  const moment = momentOf(record, stood, 'spanish');
  const goingOn = (replies: readonly Json[]) => {
    const answered = replies.flatMap((answer, n) => (moment[n] ? [[moment[n].need.address, answer]] : []));
    return advance(record, SEED, { spanish: answering(Object.fromEntries(answered)) }, AT);
  };
  const hexes = moment.map(({ menus }) => menus.en.options.map(({ answer }) => answer));
  const [first = []] = hexes;

  test('is asked in one letter, though each may take the room of the next', () => {
    expect(moment.map(({ need }) => need.kind)).toEqual(moment.map(() => 'enter-hex'));
    expect(moment).toHaveLength(7);
    const spread = moment.map((_, n) => first[n % first.length] ?? null);
    const on = goingOn(spread);
    const answers = new Map(fold(on.record.entries).turns.flatMap((turn) => [...turn.answers]));
    expect(moment.map(({ need }) => answers.get(need.address)?.answer)).toEqual(spread);
    expect(on.waiting?.address).toMatch(/^t1\/spanish\/landing\/(?!navarra)/u);
  });

  test('is asked again for whoever finds no room where he was to land', () => {
    const [hex = null] = first;
    const on = goingOn(moment.map(() => hex));
    const at = moment.findIndex(({ need }) => need.address === on.waiting?.address);
    expect(at).toBeGreaterThan(0);
    expect(hexes[at]).toContain(hex);
    const [open] = momentOf(on.record, standing(on.record, SEED), 'spanish');
    expect(open?.menus.en.options.map(({ answer }) => answer)).not.toContain(hex);
  });
});

test('whatever is answered to the first question of a moment, the next of it is asked next, with nothing thrown between', () => {
  const lengths = [];
  const campaign = stages('savannah/campaign', 2, 'full', 5, undefined, SEED);
  for (const game of [campaign, threeLandings(), twoFleets(SEED)])
    for (const { record, stood, due } of game)
      for (const seat of due) {
        const [open, next, ...others] = momentOf(record, stood, seat);
        if (!open || !next) continue;
        lengths.push(2 + others.length);
        for (const { answer } of open.menus.en.options) {
          const on = advance(record, SEED, { [seat]: answering({ [open.need.address]: answer }) }, AT);
          const said = `${open.need.address}: ${JSON.stringify(answer)}`;
          expect(on.waiting?.address, said).toBe(next.need.address);
          expect(standing(on.record, SEED).ledger.length, said).toBe(stood.ledger.length);
        }
      }
  expect(Math.max(...lengths)).toBe(3);
  expect(lengths.length).toBeGreaterThan(4);
});

test('a moment goes on over what the enemy is asked in secret: by what is missing here nobody learns of it', () => {
  const { record, stood } = stageAt(pastAFleet(), 't01/english/movement/boarding/3117/carry');
  expect(momentOf(record, stood, 'english').map(({ need }) => need.kind)).toEqual(['carry', 'enter-contact']);
});

test('R 7.3 who goes aboard of all fleets is asked in one letter, before the dice of the first', () => {
  const { record, stood } = stageAt(twoFleets(SEED), 't01/english/movement/boarding/');
  expect(momentOf(record, stood, 'english').map(({ need }) => need.address)).toEqual([
    't01/english/movement/boarding/3018/carry@english',
    't01/english/movement/boarding/2719/carry@english',
    't01/english/movement/3018/2717/enter-contact@english',
  ]);
});

test('a moment ends at a throw whatever the faces: rules that throw again on a tie come to an end', () => {
  const declaring = ({ record, stood }: Stage) => {
    const [open] = momentOf(record, stood, 'allied');
    if (open?.need.kind !== 'declare-assault') return {};
    const advised = record.game.answer(open.need, () => open.view, []);
    const [declared] = open.menus.en.options.flatMap(({ answer }) => (answer === advised ? [] : [answer]));
    return { allied: answering({ [open.need.address]: declared ?? null }) };
  };
  for (const { record, stood } of stages('savannah/campaign', 2, 'full', 4, declaring, SEED)) {
    const [open, ...others] = momentOf(record, stood, 'allied');
    if (open?.need.kind !== 'initiative-momentum') continue;
    expect(others).toEqual([]);
    return;
  }
  expect.fail('no chits were bid');
});
