/** The Allies in two seats: whose order stands, who is asked, who spends the momentum they share (R71, decisions 2 and 44). */
import { describe, expect, test } from 'vitest';
import type { Question, SeatSheet } from '../../../../src/engine/contract.ts';
import { look } from '../../../../src/engine/view.ts';
import { type Advance, advance, type Submitted } from '../../../../src/table/advance.ts';
import { deskFor } from '../../../../src/table/desk.ts';
import { draft } from '../../../../src/table/draft.ts';
import { begin, found } from '../../../../src/table/found.ts';
import { fold, freshTurn, type GameRecord } from '../../../../src/table/record.ts';
import { standing } from '../../../../src/table/stage.ts';
import { order } from '../../../engine/toy.ts';
import { openDiced as openGame } from '../../registry.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const { game } = openGame('savannah/assault');
const SEATS = (game.seatings?.[1] as readonly SeatSheet[]).map(({ id, roles }) => ({ id, roles }));

/** The book that one line makes of a seat's mail. */
function bookOf(record: GameRecord, seat: string, line: string): Submitted {
  const nothing = { orders: null, standing: [], ready: false };
  const { drafted } = draft(record, standing(record, SEED), seat, line, nothing);
  return { orders: drafted.orders, standing: drafted.standing, mails: [], receivedAt: AT };
}

const answersOf = (on: Advance, turn: number) => [...(fold(on.record.entries).turns[turn]?.answers.values() ?? [])];

describe('the Allies in two seats', () => {
  test('R71 a question about the units of one army is answered from the book of that seat alone', () => {
    const need = (unit: string, of: readonly string[]): Question => ({
      type: 'question',
      address: `t16/allies/combat/1404/${unit}/retreat-path@allies`,
      role: 'allies',
      kind: 'retreat-path',
      space: { kind: 'one', of },
      about: { unit, hex: '1405' },
      discreet: false,
      sealed: false,
    });
    expect(game.concerns?.(need('champagne', ['1406', '1506']), [])).toBe('french');
    expect(game.concerns?.(need('light-corps', ['1406', '1506']), [])).toBe('american');
    const lead = { ...need('', ['champagne', 'light-corps']), kind: 'lead-unit', about: { on: ['1404'] } };
    expect(game.concerns?.(lead, [])).toBeUndefined();
    expect(game.concerns?.({ ...lead, space: { kind: 'one', of: ['champagne', 'foix'] } }, [])).toBe('french');
  });

  test('decision 2 the shared momentum is spent by whom MOMENTUM SHARE gives it to; where the seats differ, as the French say', () => {
    const reroll: Question = {
      type: 'question',
      address: 't16/allies/combat/1404/combat-reroll@allies',
      role: 'allies',
      kind: 'combat-reroll',
      space: { kind: 'one', of: ['keep', 'reroll'] },
      about: { attackers: ['light-corps'], defenders: ['tawes'] },
      discreet: false,
      sealed: false,
    };
    const share = (id: string, army: string) => order(id, 'MOMENTUM SHARE', { army });
    expect(game.concerns?.(reroll, [])).toBe('american');
    expect(game.concerns?.(reroll, [share('american/s1', 'french')])).toBe('french');
    expect(game.concerns?.(reroll, [share('french/s1', 'american'), share('american/s1', 'french')])).toBe('american');
    expect(game.concerns?.(reroll, [share('french/s1', 'either'), share('american/s1', 'french')])).toBe('american');
  });

  test('R71 what both seats order against one place is one attack, fought as the French say', () => {
    const [french, american] = [
      order('o1', 'ATTACK', { hexes: ['1404'], with: ['champagne'], tactic: 'skirmish' }),
      order('o1', 'ATTACK', { hexes: ['1404'], tactic: 'frontal-assault', lead: 'light-corps' }),
    ];
    const united = game.unite?.([
      { members: ['french'], orders: [french] },
      { members: ['american'], orders: [american] },
    ]);
    expect(united?.map(({ args }) => args)).toEqual([
      { hexes: ['1404'], with: ['champagne'], armies: ['american'], tactic: 'skirmish', lead: 'light-corps' },
    ]);
  });

  test('decision 44 the assault is declared when both seats order it; a silent seat agrees, one that sent other orders does not', () => {
    const campaign = openGame('savannah/campaign');
    const spec = { id: 'savannah-5', ...campaign, seats: SEATS, tempo: 'together' as const, seed: SEED };
    const first = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, {}, AT);
    const second = advance(first.record, SEED, {}, AT);
    const declaredOn = (turn: number, { record }: Advance, said: Record<string, string | null>): unknown => {
      const books = Object.entries(said).flatMap(([seat, line]) =>
        line === null ? [] : [[seat, bookOf(record, seat, line)] as const],
      );
      const on = advance(record, SEED, Object.fromEntries(books), AT);
      return answersOf(on, turn).find(({ kind }) => kind === 'declare-assault')?.answer;
    };
    const declared = (french: string | null, american: string | null) => declaredOn(2, second, { french, american });
    const yes = 'ASSAULT NEXT TURN';
    // On turn 2 the Americans have nothing to order and are not called: nobody declares it for them.
    expect(declaredOn(1, first, { french: yes })).toBe('wait');
    expect(declared(yes, yes)).toBe('declare');
    expect(declared(yes, null)).toBe('declare');
    expect(declared(null, yes)).toBe('declare');
    expect(declared(yes, 'MOMENTUM KEEP')).toBe('wait');
    expect(declared('MOMENTUM KEEP', yes)).toBe('wait');
  });

  test('decision 44 the answer to its line tells what it costs and that the other seat has to agree, not that a reply decides', () => {
    const campaign = openGame('savannah/campaign');
    const spec = { id: 'savannah-5', ...campaign, seats: SEATS, tempo: 'together' as const, seed: SEED };
    const first = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, {}, AT);
    const { record } = advance(first.record, SEED, {}, AT);
    const nothing = { orders: null, standing: [], ready: false };
    const { lines } = draft(record, standing(record, SEED), 'french', 'ASSAULT NEXT TURN', nothing).drafted;
    expect(lines.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([
      'not-agreed',
      'savannah.assault-ends-days',
    ]);
  });

  test('decision 44 where choices are asked, seats that have all said it in their orders are not asked again', () => {
    const spec = {
      id: 'savannah-8',
      ...openGame('savannah/campaign'),
      seats: SEATS,
      tempo: 'full' as const,
      seed: SEED,
    };
    const { record } = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, null, AT);
    const desk = deskFor(record, fold(record.entries), freshTurn(2, [{ from: null, epoch: 0 }]), {});
    const need: Question = {
      ...{ type: 'question', kind: 'declare-assault', address: 't02/declare-assault@allies', role: 'allies' },
      ...{ space: { kind: 'one', of: ['wait', 'declare'] }, about: null, discreet: false, sealed: false },
    };
    const share = (seat: string, line: string) => {
      const { orders } = bookOf(record, seat, line);
      return { seat, members: [seat], orders, standing: [], called: true };
    };
    const sight = () => look(record.game, standing(record, SEED).state, 'allies');
    const said = (american: string) => {
      const shares = [share('french', 'ASSAULT NEXT TURN'), share('american', american)];
      return desk(need, { orders: null, standing: [], shares }, sight);
    };
    expect(said('ASSAULT NEXT TURN')).toMatchObject({ answer: 'declare', from: 'order' });
    expect(said('MOMENTUM KEEP')).toBe('wait');
  });

  test('decision 44 the doctrine declares only for a side that sent no orders', () => {
    const campaign = openGame('savannah/campaign');
    const eager: typeof campaign.game = {
      ...campaign.game,
      answer: (need, sight, standing) =>
        need.kind === 'declare-assault' ? 'declare' : campaign.game.answer(need, sight, standing),
    };
    const seats = campaign.game.seats.map(({ id, roles }) => ({ id, roles }));
    const spec = { id: 'savannah-6', ...campaign, game: eager, seats, tempo: 'together' as const, seed: SEED };
    const first = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, {}, AT);
    const declared = (books: Record<string, Submitted>): unknown =>
      answersOf(advance(first.record, SEED, books, AT), 1).find(({ kind }) => kind === 'declare-assault')?.answer;
    expect(declared({})).toBe('declare');
    expect(declared({ allied: bookOf(first.record, 'allied', 'MOMENTUM KEEP') })).toBe('wait');
  });
});
