/** What the campaign has cost each army so far, unit by unit: for print; letters have the losses of the turn. */
import type { Subject } from '../../../engine/chapters.ts';
import type { Position } from '../rules/position.ts';
import type { Army, UnitId } from '../rules/state.ts';
import { printedStrength } from '../rules/units.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { armiesFor } from './reader.ts';
import { printed, type Teller } from './teller.ts';

export function toll(teller: Teller): Subject {
  const { say } = teller;
  const rows = armiesFor(teller).flatMap(({ id }) => {
    const { lost, start, units } = lossesSoFar(teller, id);
    if (units.length === 0) return [];
    const list = units.map(
      ({ unit, from, to, gone }) =>
        `${printed(teller, unit)} ${gone ? say('toll.gone', { from }) : `${from} -> ${to}`}`,
    );
    const text = say('toll.army', { lost, start, units: say.list(list) });
    return [{ label: say(`army.${id}`), text: [text], brief: [] }];
  });
  return { title: say('dispatch.toll'), rows };
}

/** Units that have lost strength since they were printed, in the order of the roster; leaders lost after them. */
function lossesSoFar({ field, after, scenario }: Teller, army: Army) {
  const aside = laidAside(scenario, after);
  let lost = 0;
  let start = 0;
  const units: { unit: UnitId; from: number; to: number; gone: boolean }[] = [];
  for (const [unit, counter] of field.counters) {
    const piece = after.units[unit];
    if (counter.army !== army || !piece || piece.fate === 'removed' || aside.has(unit)) continue;
    const from = after.strengthAtStart[unit] ?? counter.sp.full;
    const gone = piece.hex === null && piece.fate !== 'reserve';
    const to = gone ? 0 : printedStrength(counter, piece);
    start += from;
    if (to >= from) continue;
    lost += from - to;
    units.push({ unit, from, to, gone });
  }
  for (const [leader, counter] of field.leaders) {
    const seen = after.leaders[leader];
    if (counter.army === army && seen && seen.hex === null && seen.fate !== 'reserve' && seen.fate !== 'removed')
      units.push({ unit: leader, from: 0, to: 0, gone: true });
  }
  return { lost, start, units };
}

/** Of a unit and the counter that replaces it, the one that is not in play: its men are counted with the other. */
function laidAside({ replacements }: BoarScenario, { units }: Position): ReadonlySet<UnitId> {
  const isReplaced = (by: UnitId): boolean => (units[by]?.fate ?? 'reserve') !== 'reserve';
  return new Set([...replacements].map(([unit, by]) => (isReplaced(by) ? unit : by)));
}
