/** What letters promise of an attack against what the rules make of it: every face of the die, in positions of played games. */
import { expect, test } from 'vitest';
import { fight } from '../../../src/series/boar/rules/combat.ts';
import { type Attack, attackOptions, forcedAttacks } from '../../../src/series/boar/rules/declare.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { forecast } from '../../../src/series/boar/rules/forecast.ts';
import type { BoarState, Side } from '../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { combat, prefer } from '../../games/fights.ts';
import { type Asked, drive, rules } from '../../games/position.ts';
import { stages } from '../../table/stages.ts';

const FIGHTS = 200;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What each half of a cell means, as the rulebook's key has it. */
const LOSSES = ['D', '1', '1*', '2', 'AC', 'DC'];
const meant = (result: string): string => {
  const [attacker = '', defender = attacker] = (result.split(' ')[0] ?? '').split('/');
  if (LOSSES.includes(attacker)) return 'lose';
  if (attacker === 'R' && defender === '-') return 'back';
  return attacker === '-' && defender !== '-' ? 'win' : 'even';
};

/** Positions in which a side is about to attack, of games that the computer plays. */
function* positions(): Generator<{ state: BoarState; side: Side }> {
  for (let seed = 1; ; seed++) {
    for (const { stood } of stages('savannah/assault', 2, 'classic', 6, undefined, `${seed}`.padStart(64, '0'))) {
      const side = /\/combat@(\w+)$/.exec(stood.waiting?.address ?? '')?.[1];
      if (side) yield { state: stood.state as BoarState, side };
    }
  }
}

function* attacks(): Generator<{ state: BoarState; attack: Attack }> {
  for (const { state, side } of positions()) {
    const at = { ...rules, position: state };
    const all = [...attackOptions(at, side), ...forcedAttacks(at, side, [])];
    for (const attack of all) yield { state, attack };
  }
}

/** The fight with one face of the die, under the leads and leaders of the forecast. */
function fought(state: BoarState, attack: Attack, face: number) {
  const { fight: likely } = forecast({ ...rules, position: state }, attack);
  const as = ({ about }: Asked): 'attacker' | 'defender' => (about as { as: 'attacker' | 'defender' }).as;
  return drive(structuredClone(state), (play) => fight(boardOf(rules, play), attack), {
    faces: { 'close-combat': face },
    answers: {
      'lead-unit': (need) => likely.lead[as(need)] ?? '',
      commander: (need) => likely.commander[need.role === attack.side ? 'attacker' : 'defender'] ?? '',
      tactic: prefer('skirmish'),
      'combat-reroll': 'keep',
      'cavalry-withdraw': 'stay',
      'advance-others': [],
    },
  });
}

/** Has a fight done anything to a unit of this side, but let it go forward? */
function isTouched(effects: readonly Effect[], side: Side): boolean {
  return effects.some(
    (effect) =>
      'unit' in effect &&
      ['retreat', 'formation', 'step', 'eliminated', 'captured'].includes(effect.kind) &&
      rules.field.counters.get(effect.unit)?.side === side,
  );
}

test('column, sum and chances of every attack are what the rules make of each face of the die', () => {
  let tried = 0;
  const found = new Set<string>();
  for (const { state, attack } of attacks()) {
    const promised = forecast({ ...rules, position: state }, attack);
    const results = FACES.map((face) => {
      const told = combat(fought(state, attack, face));
      expect(told.tactics.value).toBe(0);
      expect(rules.field.tables.closeCombat.columns[told.odds.final]).toBe(promised.column);
      expect(told.sum).toBe(promised.sum);
      expect(told.modifiers).toEqual(promised.modifiers);
      const kind = meant(told.result);
      if (kind === 'lose') expect(isTouched(told.effects, attack.side)).toBe(true);
      if (kind === 'win') expect(isTouched(told.effects, attack.side)).toBe(false);
      return { kind, code: told.result.split(' ')[0] };
    });
    for (const kind of ['lose', 'back', 'even', 'win']) {
      const of = results.filter((one) => one.kind === kind);
      const outcome = promised.outcomes.find((one) => one.kind === kind);
      expect(outcome?.chance ?? 0).toBe(of.length * 10);
      expect(outcome?.codes ?? []).toEqual([...new Set(of.map(({ code }) => code))]);
      if (of.length > 0) found.add(kind);
    }
    if (++tried === FIGHTS) break;
  }
  expect(found.size).toBe(4);
});
