/** Short ways to a fight for tests: one Close Combat phase, its combats, their lines. */
import type { Order } from '../../src/engine/contract.ts';
import { closeCombatPhase } from '../../src/series/boar/rules/close-combat.ts';
import type { BoarEvents, Effect } from '../../src/series/boar/rules/events.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { boardOf } from '../../src/series/boar/rules/turn.ts';
import { type Answers, type Asked, type Driven, drive, type Faces, rules, told } from './position.ts';

/** Plays the Close Combat phase of a side with these orders. */
export function assaultBy(
  side: string,
  state: BoarState,
  orders: readonly Order[],
  faces: Faces = {},
  answers: Answers = {},
): Driven {
  state.phasing = side;
  return drive(state, (play) => closeCombatPhase(boardOf(rules, play), side), {
    faces,
    answers: { ...PLAIN, ...answers },
    books: { 'combat@allies': orders, 'combat@british': orders },
  });
}

/** Chits that cancel out, no die thrown again, nobody follows. */
const PLAIN: Answers = { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] };

export function combats(driven: Driven): BoarEvents['boar.combat'][] {
  return told(driven, 'boar.combat');
}

/** The one combat of a phase. */
export function combat(driven: Driven): BoarEvents['boar.combat'] {
  const [only, ...others] = combats(driven);
  if (!only || others.length > 0) throw new Error(`not one combat: ${JSON.stringify(driven.events)}`);
  return only;
}

/** The sum line by line: `attack-lead avant-garde +1`. */
export function lines(fought: BoarEvents['boar.combat']): string[] {
  return fought.modifiers.map(({ name, value, unit }) => {
    const signed = value > 0 ? `+${value}` : `${value}`;
    return [name.replace('drm.', ''), unit, signed].filter((part) => part !== undefined).join(' ');
  });
}

export function effectsOf<K extends Effect['kind']>(
  { effects }: { effects: readonly Effect[] },
  kind: K,
): Extract<Effect, { kind: K }>[] {
  return effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);
}

/** Answers with this where it may be, else with the first option: for fights run to find their sum. */
export function prefer(wanted: string): (need: Asked) => string {
  return ({ space }) => {
    const of = space.kind === 'one' ? space.of : [];
    return of.includes(wanted) ? wanted : (of[0] as string);
  };
}
