/** The assault as tests read it: positions in one line, scripted answers and dice, phases run to their end. */
import { readScenario } from '../../src/campaign/read-scenario.ts';
import type { Json, Need, Order, Play, Steps, Told } from '../../src/engine/contract.ts';
import type { House, Rules } from '../../src/rulesets/boar/house.ts';
import type { BoarState, Formation, HexId, Side } from '../../src/rulesets/boar/state.ts';
import { groundHooks } from '../../src/rulesets/savannah/ground.ts';
import { openSavannah, type SavannahScenario, savannahScenario } from '../../src/rulesets/savannah/scenario.ts';
import { setup } from '../../src/rulesets/savannah/setup.ts';

export const scenario = readScenario('scenarios/savannah', 'savannah/assault', savannahScenario);
export const sheet = scenario as unknown as SavannahScenario;
export const savannah = openSavannah(scenario);
export const { field } = savannah;

/** Ground rules with the least of the other hooks: a unit's own army gains and pays. */
export const rules: Rules = {
  field,
  house: {
    ...groundHooks(savannah),
    account: (_rules: Rules, _position: unknown, units: readonly string[]) =>
      field.counters.get(units[0] ?? '')?.army ?? 'french',
    debit: (_rules: Rules, unit: string) => field.counters.get(unit)?.army ?? '',
    lossValue: () => null,
  } as unknown as House,
};

const formations: Readonly<Record<string, Formation>> = { disrupted: 'disrupted', shattered: 'shattered' };

/**
 * `1404 tawes, ra-4; 1406 destaing, dillon-irish disrupted`: these counters and no others. After a name may stand
 * `disrupted`, `shattered`, `reduced`.
 */
export function position(text: string, changes: Partial<BoarState> = {}): BoarState {
  const state = setup(savannah);
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

export interface Script {
  orders?: readonly Order[];
  /** Faces by leaf of the address, `lost`, or by address, `allies/movement/…`; 0 for others. */
  dice?: Readonly<Record<string, number>>;
  /** Answers by kind; the first option for others. */
  answers?: Readonly<Record<string, Json>>;
}

export interface Played {
  state: BoarState;
  events: Told[];
  asked: { kind: string; address: string; of: readonly Json[] }[];
  rolled: string[];
}

/** Runs a piece of a turn to its end on a table that answers from a script. */
export function playOut(state: BoarState, script: Script, steps: (play: Play<BoarState>) => Steps<unknown>): Played {
  const played: Played = { state, events: [], asked: [], rolled: [] };
  const path: string[] = [];
  const used = new Set<string>();
  const once = (leaf: string): string => {
    const address = [...path, leaf].join('/');
    if (used.has(address)) throw new Error(`${address} is used twice`);
    used.add(address);
    return address;
  };
  const play: Play<BoarState> = {
    state,
    *at(place, inner) {
      path.push(place);
      const result = yield* inner();
      path.pop();
      return result;
    },
    *call() {
      return script.orders ?? [];
    },
    *ask(role, kind, space) {
      const address = once(`${kind}@${role}`);
      const of = space.kind === 'one' ? space.of : [];
      played.asked.push({ kind, address, of });
      const answer = script.answers?.[address] ?? script.answers?.[kind] ?? of[0];
      if (!of.some((option) => JSON.stringify(option) === JSON.stringify(answer))) {
        throw new Error(`${address}: ${JSON.stringify(answer)} is none of ${JSON.stringify(of)}`);
      }
      return answer as never;
    },
    *together(asks) {
      const answers: Json[] = [];
      for (const { role, kind, space } of asks) answers.push(yield* play.ask(role, kind, space));
      return answers as never;
    },
    *checkpoint() {},
    due: (_role, order) => order,
    roll(what) {
      const address = once(`!${what}`);
      played.rolled.push(address);
      return script.dice?.[address] ?? script.dice?.[what] ?? 0;
    },
    emit: (event) => played.events.push(structuredClone(event)),
  };
  const running = steps(play);
  let step = running.next([] as readonly Json[]);
  while (!step.done) step = running.next([] as readonly Json[]);
  return played;
}

export type { Need, Side };
