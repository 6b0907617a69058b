/** Orders for the guns belong to the enemy's fire phase: taken while it may come, refused as over afterwards, and never lost on the way. */
import { expect, test } from 'vitest';
import { blocksOf } from '../../src/engine/chapters.ts';
import type { Order, Settled } from '../../src/engine/contract.ts';
import { plainWords } from '../../src/engine/phrase.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { carriedOver } from '../../src/table/calls.ts';
import { draft } from '../../src/table/draft.ts';
import { fatesOf } from '../../src/table/fates.ts';
import { fold, type Lock, type Tempo, type TurnRecord } from '../../src/table/record.ts';
import { carriedOut } from '../rehearsal/carried-out.ts';
import { phasesIn, stacksIn, standIn, trialsIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const fireOf = ({ record, stood }: Stage, text = 'FIRE br-a NEAREST') => {
  const { drafted } = draft(record, stood, 'british', text, NOTHING);
  const [line] = drafted.lines;
  return { outcome: line?.outcome, keptFor: line?.keptFor ?? null, code: line?.diagnostics[0]?.code ?? null };
};

/** The first stage that waits at an address of which `at` is a part. */
function stageAt(tempo: Tempo, turns: number, at: string, seed?: string): Stage {
  const stage = firstAt(stages('savannah/assault', 2, tempo, turns, undefined, seed), at);
  if (stage === null) throw new Error(`nothing waits at ${at}`);
  return stage;
}

/** The same on turn 17, with dice under which the British move first then and their battery has somebody to fire at. */
function stageMovingFirst(at: string): Stage {
  for (let n = 0; n < 20; n++) {
    const seed = n.toString(16).padStart(2, '0').repeat(32);
    const play = () => stages('savannah/assault', 2, 'classic', 3, undefined, seed);
    const opening = firstAt(play(), 't17/');
    if (!opening?.stood.waiting?.address.startsWith('t17/british')) continue;
    if (fireOf(opening).code === 'boar.no-fire-target') continue;
    const stage = firstAt(play(), at);
    if (stage !== null) return stage;
  }
  throw new Error('the British never move first on turn 17');
}

function firstAt(played: Iterable<Stage>, at: string): Stage | null {
  for (const stage of played) if (stage.stood.waiting?.address.startsWith(at)) return stage;
  return null;
}

test('after the enemy has moved, FIRE is refused as over; what stands from turn to turn is taken', () => {
  const stage = stageAt('classic', 1, 't16/british/movement');
  expect(fireOf(stage)).toEqual({ outcome: 'error', keptFor: null, code: 'boar.guns-fired' });
  expect(fireOf(stage, 'IF TURN >= 2 FIRE br-a NEAREST').outcome).toBe('error');
  expect(fireOf(stage, 'STANDING FIRE NEAREST').outcome).toBe('accepted');
});

test('guns told to hold their fire when it is over have not held it: acknowledged and told alike', () => {
  const hold: Order = { id: 'o1', verb: 'FIRE', args: { policy: 'hold' }, canonical: 'FIRE hold', line: 1 };
  const fates = (stage: Stage) =>
    carriedOut(stage.record, stage.stood, 'british', [hold], { isCalm: true, label: 'hold' }).map(({ kind }) => kind);
  const late = stageAt('classic', 1, 't16/british/movement');
  expect(fireOf(late, 'FIRE hold')).toMatchObject({ outcome: 'error', code: 'boar.guns-fired' });
  expect(fates(late)).toEqual(['unreached']);
  expect(fates(stageMovingFirst('t17/british/movement'))).toEqual(['done']);
});

test('where nobody is asked for fire, a seat that moves second is told before it could be of use', () => {
  expect(fireOf(stageAt('classic', 1, 't16/allies/movement')).code).toBe('boar.guns-fired');
});

test('who moves first orders his guns with his marches; the order goes on to his next book', () => {
  const stage = stageMovingFirst('t17/british/movement');
  expect(fireOf(stage)).toEqual({ outcome: 'accepted', keptFor: null, code: null });
  const { orders } = draft(stage.record, stage.stood, 'british', 'FIRE br-a NEAREST', NOTHING).drafted;
  const combat = stageMovingFirst('t17/british/combat');
  const between = [stage.stood.waiting, combat.stood.waiting] as const;
  if (between[0] === null) throw new Error('nothing is waited for');
  const on = carriedOver(
    combat.record.game,
    fold(combat.record.entries),
    [between[0], between[1]],
    'british',
    orders ?? [],
  );
  expect(on.map(({ canonical }) => canonical)).toEqual(['FIRE br-a nearest']);
});

test('a shot on file that only some dice of a new attack would take its target from warns, and READY counts', () => {
  // By these dice the British move first, and the battery sees Armagnac in 1405 beside 1404.
  const { record, stood } = stageAt('classic', 2, 't17/british/combat', '2f'.repeat(32));
  const { orders } = draft(record, stood, 'british', 'FIRE br-augusta AT armagnac', NOTHING).drafted;
  const onFile = { orders, standing: [], ready: false };
  const { drafted } = draft(
    record,
    stood,
    'british',
    'AMEND\nATTACK 1405 WITH graham-li, ra-4, scr-2, tawes, fraser-2, ra-2\nREADY',
    onFile,
  );
  const [shot] = drafted.inForce;
  expect(shot?.notes).toMatchObject([{ severity: 'warning', facts: { divided: true } }]);
  expect([shot?.lost, drafted.ready]).toEqual([null, true]);
});

test('where fire is asked for, it is kept for that letter while the enemy moves, and refused when he fights', () => {
  expect(fireOf(stageAt('full', 1, 't16/allies/movement'))).toEqual({ outcome: 'kept', keptFor: 'fire', code: null });
  expect(fireOf(stageAt('full', 1, 't16/allies/fire/fire@british'))).toMatchObject({ outcome: 'accepted' });
  expect(fireOf(stageAt('full', 1, 't16/allies/combat/combat@'))).toMatchObject({ code: 'boar.guns-fired' });
});

test('orders for a whole turn hold those for the guns', () => {
  expect(fireOf(stageAt('together', 1, 't16'))).toMatchObject({ outcome: 'accepted', code: null });
});

test('guns that the letter for them could have spoken of are not asked for one by one', () => {
  const needs = [...stages('savannah/assault', 2, 'full', 2)].flatMap(({ stood }) => stood.waiting?.needs ?? []);
  expect(needs.filter(({ call }) => call === 'fire').length).toBeGreaterThan(2);
  expect(needs.filter(({ question }) => question === 'fire')).toEqual([]);
});

test('of an order for the guns that a later book leaves out it is told that; of one on file, when they fire', () => {
  const { record } = stageAt('classic', 1, 't16/allies/movement');
  const { game } = record;
  const order = { id: 'o1', verb: 'FIRE', args: { batteries: ['fr-a-rt'], hex: '2005' }, canonical: 'FIRE', line: 1 };
  const first = 't16/allies/movement/movement@allies';
  const locked = (address: string, serves: readonly string[], orders: readonly Order[]): [string, Lock] => {
    const book = { seat: 'allied', roles: ['allies'], orders, standing: [], mails: [], receivedAt: null };
    return [address, { books: [book], serves }];
  };
  const moving = locked(first, ['movement', 'fire'], [order]);
  const fighting = locked('t16/allies/combat/combat@allies', ['combat', 'fire'], []);
  const cutOff: Settled = {
    ...{ role: 'allies', lock: first, order: 'o1', by: 'rules', branch: null, place: 't16', due: 0, said: 0 },
    fate: { kind: 'unreached', why: { code: 'boar.not-reached', facts: {} } },
  };
  const told = (locks: TurnRecord['locks'], settled: readonly Settled[], isClosed: boolean) =>
    fatesOf(game, locks, settled, 'allied', isClosed).map(({ kind, reasons }) => [kind, reasons]);
  expect(told(new Map([moving, fighting]), [cutOff], true)).toEqual([
    ['unreached', [{ code: 'later-book', facts: {} }]],
  ]);
  const other = { ...order, args: { ...order.args, hex: '1905' }, canonical: 'FIRE 1905' };
  const replacing = locked('t16/allies/combat/combat@allies', ['combat', 'fire'], [other]);
  expect(told(new Map([moving, replacing]), [cutOff], true)[0]).toEqual([
    'unreached',
    [{ code: 'replaced', facts: { order: 'FIRE 1905' } }],
  ]);
  // Its moment had come before the later book: one line has one fate.
  const unmet = { code: 'condition-unmet', facts: { found: { RESULT: 'R/-' } } };
  const judged: Settled = { ...cutOff, lock: 't16/allies/before', fate: { kind: 'unreached', why: unmet } };
  const before = locked('t16/allies/before', ['combat', 'fire'], [{ ...order, verb: 'MOMENTUM REROLL' }]);
  expect(told(new Map([before]), [judged], false)).toEqual([['unreached', [unmet]]]);
  expect(told(new Map([before, fighting]), [judged], true)).toEqual([['unreached', [unmet]]]);
  expect(told(new Map([moving]), [], false)).toEqual([
    ['waiting', [{ code: 'still-to-come', facts: { moment: 'fire' } }]],
  ]);
  expect(game.messages.en['moment.fire']).toBe('the guns fire while the enemy moves');
});

test('a letter lists targets and speaks of guns only while their fire may still come', () => {
  const plan = (stage: Stage) => {
    const { story } = stage.call('british', 'en');
    const notes = blocksOf(story.chapters, 'roster', 'troops').flatMap(({ stacks }) =>
      stacks.flatMap(({ units }) => units.flatMap(({ note }) => note ?? [])),
    );
    return { notes, silence: story.plan?.silence };
  };
  // By these dice the British hold a chit.
  const late = stageAt('classic', 1, 't16/british/movement', '01'.repeat(32));
  expect((late.stood.state as BoarState).momentum.british).toBeGreaterThan(0);
  expect(plan(late)).toEqual({
    notes: [],
    silence: 'Silence: nobody marches. Chits may be spent.',
  });
  const early = plan(stageMovingFirst('t17/british/movement'));
  expect(early.notes).not.toEqual([]);
  expect(early.silence).toMatch(/^Silence: nobody marches, guns fire where it hurts most\./);
});

test('a letter that asks what guns fire at tells what each shot promises, and has orders for the likeliest', () => {
  const { form, story } = stageAt('full', 1, 't16/allies/fire/fire@british').call('british', 'en');
  const [told = ''] = blocksOf(story.chapters, 'lines', 'shots').map(({ lines }) => lines.map(plainWords).join(' '));
  // Two SP hit whom they stand beside with a 6, in fog with a 7: with three faces of ten.
  expect(told).toMatch(/br-a \(1404\): .*1405 \S+ 7\+ 30%/);
  const orders = form.flatMap((line) => /^# FIRE (\S+) AT (\S+)$/.exec(line)?.slice(1) ?? []);
  expect(orders.length).toBeGreaterThan(1);
  expect(told).toContain(`${orders[1]} `);
  expect(told).not.toMatch(/ 0%/);
});

test('the letter offers a shot for every gun, no target twice, and how a gun is kept silent', () => {
  const stage = stageAt('full', 1, 't16/allies/fire/fire@british');
  const { form } = stage.call('british', 'en');
  const aims = form.flatMap((line) => /^# FIRE (\S+) AT (\S+)$/.exec(line)?.slice(1) ?? []);
  expect(aims.length).toBeGreaterThan(2 * 5);
  expect(new Set(aims).size).toBe(aims.length);
  const [hold = ''] = /FIRE <gun> \S+/.exec(form.join(' ').replaceAll(/[#\s]+/g, ' ')) ?? [];
  expect(fireOf(stage, hold.replace('<gun>', 'br-a')).outcome).toBe('accepted');
});

test('the letter for the guns tells every enemy stack beside ours with its leaders, and how many of those near find room', () => {
  const { story } = stageAt('full', 1, 't16/allies/fire/fire@british').call('british', 'en');
  const enemies = stacksIn(story);
  expect(enemies.map(({ place }) => place)).toEqual(expect.arrayContaining(['1304', '1405', '1505', '1606']));
  expect(enemies.find(({ place }) => place === '1405')?.units).toContain('* destaing');
  const [, all, come] = /Threat: (\d+) SP from .* can come, (\d+) at once, beside/.exec(standIn(story).join(' ')) ?? [];
  expect(Number(come)).toBeLessThan(Number(all));
});

test('the answer to orders for some guns says what the others do that have a target', () => {
  const stage = stageAt('full', 1, 't16/allies/fire/fire@british');
  const others = (text: string) => draft(stage.record, stage.stood, 'british', text, NOTHING).bound;
  const [told] = others('FIRE br-a AT 1304');
  expect(told).toMatchObject({
    code: 'boar.unaimed',
    facts: { units: expect.arrayContaining(['br-b', 'br-c', 'br-d']) },
  });
  expect(told?.facts.units).not.toContain('br-a');
  expect(others('FIRE NEAREST')).toEqual([]);
});

test('a letter with a PDF tells of every shot: what it hit with what that did, the others by gun and hex', () => {
  const story = [...stages('savannah/assault', 2, 'together', 2)].flatMap((one) => one.report('allied', 'en') ?? [])[0]
    ?.story;
  const brief = phasesIn(story).flatMap((phase) => phase.brief.map(plainWords));
  const missed = brief.flatMap((line) => /without effect: (.*)\./.exec(line)?.[1]?.split('; ') ?? []);
  const misses = trialsIn(story).filter(({ verdict }) => verdict !== 'HIT');
  expect(missed.length).toBe(misses.length);
  expect(missed.length).toBeGreaterThan(2);
  expect(brief.filter((line) => / hit /.test(line)).length).toBe(trialsIn(story).length - misses.length);
});

test('the marches of the form are made near the enemy, and a letter says once who moves first', () => {
  const { form, story } = stageAt('classic', 1, 't16/british/movement').call('british', 'en');
  expect(form.filter((line) => line.startsWith('# MOVE')).join()).not.toMatch(/black-volunteers|convalescents/);
  expect(story.summary.map(plainWords).join()).not.toMatch(/first in turn/);
  const log = blocksOf(story.chapters, 'lines', 'phases').flatMap(({ lines }) => lines.map(plainWords));
  expect(log.filter((line) => /moved first/.test(line))).toEqual([]);
});
