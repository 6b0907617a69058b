/** Which attacks a side declares: those it must make at their best, and those that promise enough. */
import type { Order } from '../../../engine/contract.ts';
import { type Attack, attackOptions, forcedAttacks } from '../rules/declare.ts';
import { prospect } from './prospect.ts';
import { attackOrder, type Staff } from './staff.ts';
import { type ByTurn, onTurn } from './tuning.ts';

/** The attacks and what they promise together. */
export interface Assault {
  readonly attacks: readonly Attack[];
  readonly gain: number;
}

/** The best set of attacks from where the side stands; `threshold` is the least gain of one it need not make. */
export function bestAssault(staff: Staff, threshold: number): Assault {
  const { at, side, stacks } = staff;
  const gainOf = gainsFrom(staff);
  const completed = (declared: readonly Attack[]) => forcedAttacks(at, side, declared, stacks);
  let best = weigh(completed([]), gainOf);
  const options = attackOptions(at, side)
    .map((attack) => ({ attack, promise: gainOf(attack) }))
    .sort((a, b) => b.promise - a.promise);
  const declared: Attack[] = [];
  for (const { attack, promise } of options) {
    if (promise < threshold || declared.some((other) => clashes(other, attack))) continue;
    const tried = weigh(completed([...declared, attack]), gainOf);
    // An attack it need not make must pay for itself; one among forced ones must make them better.
    if (tried.gain < best.gain + (tried.attacks.length > best.attacks.length ? threshold : 0)) continue;
    best = tried;
    declared.push(attack);
  }
  return best;
}

/** One hex is attacked once, one unit attacks once. */
function clashes(one: Attack, other: Attack): boolean {
  return one.on.some((hex) => other.on.includes(hex)) || one.with.some((unit) => other.with.includes(unit));
}

function weigh(attacks: readonly Attack[], gainOf: (attack: Attack) => number): Assault {
  return { attacks, gain: attacks.reduce((sum, attack) => sum + gainOf(attack), 0) };
}

/** What attacks from one position promise, each worked out once. */
function gainsFrom(staff: Staff): (attack: Attack) => number {
  const known = new Map<string, number>();
  return (attack) => {
    const key = `${attack.on.join()}/${attack.with.join()}/${attack.diverted.join()}`;
    const gain = known.get(key) ?? prospect(staff, attack);
    known.set(key, gain);
    return gain;
  };
}

/** The least gain for which the side attacks this turn. */
export function leastGain({ tuning, side, at }: Staff): number {
  return onTurn((tuning.attack[side] ?? {}) as ByTurn, at.position.turn);
}

/** The book of a combat call. */
export function attackOrders(staff: Staff): Order[] {
  const { attacks } = bestAssault(staff, leastGain(staff));
  return attacks.map((attack, index) => attackOrder(index + 1, attack.on, attack.with, attack.diverted));
}
