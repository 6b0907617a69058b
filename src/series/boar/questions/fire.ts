/** At what guns and mortars fire (series 11, S 4.12). */
import { drawn } from '../../../acts/put.ts';
import { distance } from '../../../places/hex/grid.ts';
import { question, type Sight } from '../acts/act.ts';
import { suffered } from '../doctrine/prospect.ts';
import { type Staff, troopsOf } from '../doctrine/staff.ts';
import { printedWorth } from '../doctrine/worth.ts';
import { named, placed } from '../put.ts';
import { forecastShot, shotAt } from '../rules/fire.ts';
import { readResult } from '../rules/results.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, pieceOf, printedStrength } from '../rules/units.ts';
import type { Questions, Shot } from './kinds.ts';

export const fire = [
  question({
    kind: 'fire',
    merge: 'last',
    doctrine: (staff, about) => bestShot(staff(), about),
    options: (_advised, { about, need }) => [
      ...about.targets.map(({ unit }) => ({ target: unit, with: [] })),
      { target: null, with: [] },
      ...drawn<Shot>(need),
    ],
    words({ target }, telling) {
      const { say, view } = telling;
      if (target === null) return say('answer.fire.hold');
      const place = placed(telling, view.units[target]?.hex ?? '');
      return say('answer.fire.at', { unit: named(telling, target), place });
    },
  }),
  question({
    kind: 'mortar-fire',
    merge: 'last',
    doctrine: (staff, about) => bestBomb(staff(), about),
    options: (_advised, sight) => aims(sight),
  }),
];

/** Hexes in which the enemy stands, the strongest first; and none. */
function aims({ at, view, side }: Sight): readonly (HexId | 'hold')[] {
  const enemies = [...stacksOf(at).values()].filter((stack) => stack.side !== side);
  const strength = (units: readonly UnitId[]) =>
    units.reduce((sum, unit) => sum + printedStrength(counterOf(at.field, unit), pieceOf(view, unit)), 0);
  return [...enemies.toSorted((a, b) => strength(b.units) - strength(a.units)).map(({ hex }) => hex), 'hold'];
}

/** The target whose loss, times the chance of it, is dearest; those before the ground worth most and the works first. */
function bestShot(staff: Staff, { battery, targets }: Questions['fire']['about']): Shot {
  const { at } = staff;
  let best: UnitId | null = null;
  let most = 0;
  for (const { unit } of targets) {
    const { hits, damage } = forecastShot(at, shotAt(at, [battery], unit));
    let worth = 0;
    for (const [result, faces] of Object.entries(damage))
      worth += faces * suffered(staff, readResult(`-/${result}`).defender);
    const value = hits * worth * (2 + menace(staff, unit)) * (4 + printedWorth(staff, unit));
    if (value > most) {
      best = unit;
      most = value;
    }
  }
  return { target: best, with: [] };
}

/** 2 next to any of ours, else 0. */
function menace({ at: { field, position }, stacks, side }: Staff, unit: UnitId): number {
  const hex = field.hexes.get(position.units[unit]?.hex ?? '');
  const ours = hex?.next.some((near) => near !== null && stacks.get(near.id)?.side === side) ?? false;
  return ours ? 2 : 0;
}

/** The hex with most enemy troops and no friend within one; those of the plan where equal. */
function bestBomb(staff: Staff, { hex: from, range }: Questions['mortar-fire']['about']): string {
  const { at, stacks, side, enemy, tuning } = staff;
  const [nearest, farthest] = range;
  let best = 'hold';
  let most = 0;
  for (const stack of stacks.values()) {
    if (stack.side !== enemy || stack.units.length === 0) continue;
    const far = distance(at.field.grid, from, stack.hex);
    if (far < nearest || far > farthest) continue;
    const friends = (at.field.hexes.get(stack.hex)?.next ?? []).some(
      (near) => near !== null && stacks.get(near.id)?.side === side,
    );
    if (friends) continue;
    const value = 2 * troopsOf(staff, stack.units) + (tuning.bombard.includes(stack.hex) ? 1 : 0);
    if (value > most) {
      best = stack.hex;
      most = value;
    }
  }
  return best;
}
