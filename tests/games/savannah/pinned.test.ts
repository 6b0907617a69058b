/** A pinned stack of which no line speaks: what the answer says it will do is what it does (R66). */
import { describe, expect, test } from 'vitest';
import type { Order, Question, Reason } from '../../../src/engine/contract.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { savannah as ruleset } from '../../../src/games/savannah/game.ts';
import { decide } from '../../../src/orders/desk.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import type { BoarState } from '../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { position, savannah, scenario } from '../assault.ts';
import { type Asked, attack, drive, rules } from '../position.ts';
import { movementPhase } from '../steps.ts';

const game = ruleset.open(scenario);

function pinned(ours: string, theirs: string): BoarState {
  const state = { ...position(`1404 ${theirs}; 1405 ${ours}`), turn: 17, ordinal: 2 };
  const [us, them] = [ours.split(', '), theirs.split(', ')];
  for (const id of us) Object.assign(state.units[id] ?? {}, { pinnedBy: them });
  for (const id of them) Object.assign(state.units[id] ?? {}, { pinnedBy: us });
  return state;
}

const bound = (state: BoarState, book: readonly Order[] = [], call = 'orders') =>
  (game.bound?.(game.view(state, 'allies'), 'allies', call, book) ?? []) as readonly Reason[];
const codes = (said: readonly Reason[]): string[] => said.map(({ code }) => code);

/** What the pinned do when the question is answered as for a player who has said nothing. */
function played(state: BoarState): unknown[] {
  const silent = (need: Asked) => game.silence?.answer(need, () => game.view(state, 'allies') as never, []) ?? null;
  const driven = drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'allies'), {
    books: { 'movement@allies': [] },
    answers: { 'pin-response': silent },
  });
  return driven.events.filter(({ kind }) => kind === 'boar.pin-broken');
}

/** The order form of a call, in one line. */
function formOf(state: BoarState, call: string, language: 'en' | 'fr' = 'en'): string {
  const next = { ordinal: 17, printed: 17, calls: [call], heard: [] };
  const told = game.story({ ...stillTelling('allies', language, game.view(state, 'allies')), next } as never);
  return (told.form ?? []).map((line) => line.replace(/^# ?/, '').trim()).join(' ');
}

describe('BREAK', () => {
  const shut = (): BoarState => {
    const state = position('1405 foix; 1404 tawes, fraser-1; 1406 ra-2; 1505 kfr; 1305 navy; 1304 nyv; 1506 marines');
    Object.assign(state.units.foix ?? {}, { pinnedBy: ['tawes'] });
    Object.assign(state.units.tawes ?? {}, { pinnedBy: ['foix'] });
    return { ...state, turn: 17, ordinal: 2 };
  };
  const said = (state: BoarState, language: 'en' | 'fr') => {
    const line = { id: 'b', verb: 'BREAK', args: { units: ['foix'] }, canonical: 'BREAK foix', line: 1 };
    const [found = []] = saidOf(game, state, 'allies', [line]);
    return found.map((one) => [one.severity, sentenceOf(diagnosticWords(language, game.messages), one)]);
  };

  test('R66 that has no hex to go to is refused for that, and not for its price', () => {
    expect(said(shut(), 'en')).toEqual([
      ['error', 'Foix cannot break off: no hex in reach is clear of the enemy; it must fight: ATTACK says how.'],
    ]);
    expect(said(shut(), 'fr')).toEqual([['error', expect.stringMatching(/^Foix ne peut rompre : aucun hexagone/)]]);
    expect(said(pinned('foix', 'tawes'), 'en')).toEqual([
      ['note', expect.stringMatching(/^To break off from a pin costs army morale \(-\d\)\.$/)],
    ]);
  });

  test('R66 is offered in the form of marches to who is pinned and can go, and to nobody else', () => {
    expect(formOf(pinned('foix, auxerrois', 'tawes'), 'movement')).toContain(
      'Pinned; to get away, for army morale: BREAK auxerrois, foix',
    );
    expect(formOf(pinned('foix, auxerrois', 'tawes'), 'movement', 'fr')).toContain('ROMPRE auxerrois, foix');
    expect(formOf(shut(), 'movement')).not.toContain('BREAK');
    expect(formOf({ ...position('1404 tawes; 1405 foix'), turn: 17, ordinal: 2 }, 'movement')).not.toContain('BREAK');
    // Beside the attack that is shown it would take its units away.
    expect(formOf(pinned('foix, auxerrois', 'tawes'), 'orders')).toMatch(/ATTACK 1404 WITH (?!.*BREAK)/);
  });
});

describe('a pinned stack without a line', () => {
  test('R66 breaks off where it is the weaker, and the answer says so with what against what', () => {
    const said = bound(pinned('foix', 'tawes, fraser-1, fraser-2'));
    expect(codes(said)).toContain('boar.bound-break');
    expect(codes(said)).not.toContain('boar.bound');
    const facts = said.find(({ code }) => code === 'boar.bound-break')?.facts as { attack: number; defence: number };
    expect(facts.attack).toBeLessThan(facts.defence);
    // So they are not counted among those who hold.
    expect(facts).toMatchObject({ leaves: true });
    expect(played(pinned('foix', 'tawes, fraser-1, fraser-2'))).toHaveLength(1);
  });

  test('R66 is told of in the call: silence is not that nobody goes', () => {
    const silence = (state: BoarState): string => {
      const next = { ordinal: 17, printed: 17, calls: ['movement'], heard: [] };
      const told = game.story({ ...stillTelling('allies', 'en', game.view(state, 'allies')), next } as never);
      return told.plan?.silence ?? '';
    };
    expect(silence(pinned('foix', 'tawes, fraser-1, fraser-2'))).toMatch(
      /nobody marches, save that foix, pinned and weaker, breaks off at the price of army morale: ATTACK 1404 has it fight, BREAK says where to/,
    );
    expect(silence(pinned('foix, auxerrois', 'tawes'))).not.toContain('breaks off');
  });

  test('R66 stays and attacks where it is not, and that is what the answer says', () => {
    const strong = () => pinned('foix, auxerrois', 'tawes');
    expect(codes(bound(strong()))).toContain('boar.bound');
    expect(codes(bound(strong()))).not.toContain('boar.bound-break');
    expect(played(strong())).toHaveLength(0);
  });

  test('R66 with HOLD it stays and attacks, and that is what the answer says', () => {
    const state = pinned('foix', 'tawes, fraser-1, fraser-2');
    const hold = { id: 'h', verb: 'HOLD', args: { units: ['foix'] }, canonical: 'HOLD foix', line: 1 };
    expect(codes(bound(state, [hold]))).toContain('boar.bound');
    expect(codes(bound(state, [hold]))).not.toContain('boar.bound-break');
    const need = {
      ...{ type: 'question', address: 't17/allies/movement/1405/pin-response@allies', role: 'allies' },
      ...{ kind: 'pin-response', space: { kind: 'one', of: ['attack', 'break'] }, discreet: false, sealed: false },
      about: { hex: '1405', units: ['foix'], pinnedBy: ['tawes'], options: ['attack', 'break'] },
    } as Question;
    const from = (orders: readonly Order[]) =>
      decide(game, need, () => game.view(state, 'allies'), [{ orders, standing: [] }], undefined, game.silence);
    expect(from([hold])).toMatchObject({ answer: 'attack', from: 'order' });
    expect(from([])).toMatchObject({ answer: 'break' });
  });

  test('R66 with a line of its own it does what that says', () => {
    expect(codes(bound(pinned('foix', 'tawes, fraser-1, fraser-2'), [attack('1404', 'foix')]))).not.toContain(
      'boar.bound-break',
    );
    // Marches done, nobody breaks off any more.
    expect(codes(bound(pinned('foix', 'tawes, fraser-1, fraser-2'), [], 'combat'))).toEqual(['boar.bound']);
  });
});
