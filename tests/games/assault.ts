/** The assault as tests read it: the scenario opened, and positions and march orders in one line. */
import { readScenario } from '../../src/campaign/house/read-scenario.ts';
import type { Order } from '../../src/engine/contract.ts';
import { openSavannah, type Savannah, savannahScenario } from '../../src/games/savannah/scenario.ts';
import type { SavannahScenario } from '../../src/games/savannah/schema.ts';
import { setup } from '../../src/games/savannah/setup.ts';
import type { BoarState, Formation, HexId } from '../../src/series/boar/rules/state.ts';

export const scenario = readScenario('scenarios/savannah', 'savannah/assault', savannahScenario);
export const sheet = scenario as unknown as SavannahScenario;
export const savannah = openSavannah(scenario);
export const { field } = savannah;

const formations: Readonly<Record<string, Formation>> = { disrupted: 'disrupted', shattered: 'shattered' };

/**
 * `1404 tawes, ra-4; 1406 destaing, dillon-irish disrupted`: these counters and no others. After a name may stand
 * `disrupted`, `shattered`, `reduced`.
 */
export function position(text: string, changes: Partial<BoarState> = {}): BoarState {
  return positionIn(savannah, text, changes);
}

/** As `position`, of another scenario. */
export function positionIn(game: Savannah, text: string, changes: Partial<BoarState> = {}): BoarState {
  const state = setup(game);
  for (const unit of Object.values(state.units)) Object.assign(unit, { hex: null, fate: 'reserve' });
  for (const leader of Object.values(state.leaders)) Object.assign(leader, { hex: null, fate: 'reserve' });
  for (const stack of text.split(';')) {
    const [, hex, names] = /^\s*(\d{4})\s+(.*?)\s*$/.exec(stack) ?? [];
    for (const name of (names ?? '').split(',')) {
      const [id, ...marks] = name.trim().split(/\s+/);
      const counter = state.units[id ?? ''] ?? state.leaders[id ?? ''];
      if (!counter || hex === undefined) throw new Error(`no such counter: ${name}`);
      Object.assign(counter, { hex, fate: 'field' });
      for (const mark of marks) {
        if (mark === 'reduced') Object.assign(counter, { steps: 1 });
        else if (formations[mark]) Object.assign(counter, { formation: formations[mark] });
        else throw new Error(`no such mark: ${mark}`);
      }
    }
  }
  return Object.assign(state, changes);
}

/** A march order as a book holds it. */
export function move(units: string, to: HexId, more: { via?: HexId[]; strategic?: true; through?: true } = {}): Order {
  const ids = units.split(',').map((id) => id.trim());
  return {
    id: 'o1',
    verb: 'MOVE',
    args: { units: ids, to, ...more },
    canonical: `MOVE ${ids.join(' ')} TO ${to}`,
    line: 1,
  };
}
