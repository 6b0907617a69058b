/** Pensacola as tests read it: the assault opened, and positions in one line. */
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import { openPensacola, type Pensacola, pensacolaScenario } from '../../../src/games/pensacola/scenario.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { combatModifiersOf } from '../../../src/series/boar/rules/combat.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { likelyFight } from '../../../src/series/boar/rules/forecast.ts';
import type { At, Board } from '../../../src/series/boar/rules/house.ts';
import type { HexId } from '../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { hexOf } from '../../../src/series/boar/rules/units.ts';
import { boardOver, drive, type Faces } from '../position.ts';

export const pensacola = openPensacola(readScenario('scenarios/pensacola', 'pensacola/assault', pensacolaScenario));
export const { field } = pensacola;
export const rules = rulesOf(pensacola);

/** `2825 mentor; 2924 navarra, giron`: these counters and no others, in Parade Order. */
export const position = (text: string, changes: Partial<PensacolaState> = {}): PensacolaState =>
  positionIn(pensacola, text, changes);

/** The same in another scenario. */
export function positionIn(opened: Pensacola, text: string, changes: Partial<PensacolaState> = {}): PensacolaState {
  const state = setup(opened);
  for (const piece of [...Object.values(state.units), ...Object.values(state.leaders)])
    Object.assign(piece, { hex: null, fate: 'reserve' });
  for (const stack of text.split(';')) {
    const [hex, ...names] = stack.trim().split(/[\s,]+/);
    for (const name of names) {
      const counter = state.units[name] ?? state.leaders[name];
      if (!counter) throw new Error(`no such counter: ${name}`);
      Object.assign(counter, { hex, fate: 'field' });
    }
  }
  return Object.assign(state, changes);
}

export const at = (state: PensacolaState): At => ({ ...rules, position: state });

export const boardWith = (state: PensacolaState): Board => boardOver(rules, state);

/** What comes of it that they stand in a hex, by these dice. */
export function stood(state: PensacolaState, hex: HexId, faces: Faces = {}): readonly Effect[] {
  let effects: readonly Effect[] = [];
  drive(
    state,
    function* (play) {
      effects = yield* rules.house.afterStanding(boardOf(rules, play), hex);
    },
    { faces },
  );
  return effects;
}

/** The lines of the sum of an attack, as it would be led: `works -2`. */
export function sum(state: PensacolaState, side: string, on: HexId, units: readonly string[]): string[] {
  const from = [...new Set(units.map((unit) => hexOf(state, unit)))];
  const fight = likelyFight(at(state), {
    side,
    from,
    on: [on],
    with: [...units],
    diverted: [],
    forced: false,
  } as never);
  return combatModifiersOf(at(state), fight).map(({ name, value }) => `${name.replace('drm.', '')} ${value}`);
}
