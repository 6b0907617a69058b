/** Where it may come to blows now: each enemy hex beside us, who may attack it and who must. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { oncePer } from '../../../engine/once.ts';
import { combatBarred } from '../rules/close-combat.ts';
import {
  type Attack,
  attackOn,
  attackOptions,
  dutiesOf,
  forcedAttacks,
  joinedBy,
  judgeAttack,
} from '../rules/declare.ts';
import { whyNoFire } from '../rules/fire.ts';
import { forecast } from '../rules/forecast.ts';
import type { At } from '../rules/house.ts';
import { around, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { isCommanded } from './reader.ts';
import type { Teller } from './teller.ts';

/** An enemy hex with own units beside it. */
export interface Front {
  readonly hex: HexId;
  /** Own hexes beside it that hold troops. */
  readonly beside: readonly HexId[];
  /** Units that the rules compel, those that are free to, and those that cannot for want of order. */
  readonly must: readonly UnitId[];
  readonly may: readonly UnitId[];
  readonly unable: readonly UnitId[];
  readonly pinned: boolean;
}

/** Is it attacks that the letter asks for? */
export const asksForAttacks = ({ telling }: Teller): boolean => telling.next?.calls[0] === 'combat';

/** What the weather or a `card` in force forbids the turn that is asked for: fire, close combat. */
export function resting({ at, side }: Teller) {
  const [fire, combat] = [whyNoFire(at, side), combatBarred(at, side)];
  return { fire: fire !== null, combat: combat !== null, card: (fire ?? combat)?.code === 'boar.stayed' };
}

/** Has the letter a chapter of fights: where it asks for attacks, or for all of a turn and some enemy stands beside us? */
export const tellsFights = (teller: Teller): boolean =>
  asksForAttacks(teller) ||
  (teller.telling.next?.calls[0] === 'orders' && !resting(teller).combat && frontsOf(teller).length > 0);

/** Every enemy hex beside troops of ours, by its number. */
export function frontsOf(teller: Teller): readonly Front[] {
  const { at, side, enemy, field } = teller;
  const stacks = stacksOf(at);
  const options = attackOptions(at, side);
  const duties = dutiesOf(at, side, stacks);
  const isTroops = (unit: UnitId): boolean => !isArtillery(counterOf(field, unit));
  const held = [...stacks.values()].filter((stack) => stack.side === enemy && stack.units.length > 0);
  return held
    .flatMap(({ hex }) => {
      const place = field.hexes.get(hex);
      const beside = place
        ? around(place).filter((near) => unitsOfAt(stacks, near, side).some((unit) => isTroops(unit)))
        : [];
      return beside.length > 0 ? [{ hex, beside }] : [];
    })
    .sort((a, b) => (a.hex < b.hex ? -1 : 1))
    .map(({ hex, beside }): Front => {
      const here = duties.filter((duty) => duty.enemy === hex);
      const must = [...new Set(here.flatMap((duty) => duty.units))];
      const able = [...new Set(options.flatMap((option) => (option.id === hex ? option.with : [])))];
      const units = beside.flatMap((near) => unitsOfAt(stacks, near, side).filter(isTroops));
      return {
        hex,
        beside,
        must,
        may: able.filter((unit) => !must.includes(unit)),
        unable: units.filter((unit) => !able.includes(unit) && !must.includes(unit)),
        pinned: here.some((duty) => duty.pinned),
      };
    });
}

/** Attacks that may all be ordered together, of such plans the one that promises most: those that must be made, then those that may win. */
export const attackPlan = oncePer((teller: Teller): readonly Attack[] => {
  const bound = new Set(frontsOf(teller).flatMap(({ hex, must }) => (must.length > 0 ? [hex] : [])));
  const isBound = ({ on, diverted }: Attack): boolean => [...on, ...diverted].some((hex) => bound.has(hex));
  const mayWin = (attack: Attack): boolean => forecast(teller.at, attack).outcomes.some(({ kind }) => kind === 'win');
  return bestPlan(teller, [])
    .map((attack) => ({ ...attack, with: attack.with.filter((unit) => isCommanded(teller, unit)) }))
    .filter((attack) => attack.with.length > 0 && (isBound(attack) || mayWin(attack)))
    .toSorted((a, b) => Number(isBound(b)) - Number(isBound(a)) || byCodeUnit(a.id, b.id));
});

/** A plan grows by an attack as long as one makes it better. */
function bestPlan(teller: Teller, begun: readonly Attack[]): readonly Attack[] {
  const { at, side } = teller;
  const able = attackOptions(at, side).filter((option) => judgeAttack(at, option, begun).length === 0);
  const [best] = [begun, ...able.map((option) => [...begun, option])]
    .map((some) => ({ some, hope: filledUp(teller, some).reduce((sum, attack) => sum + hopeOf(at, attack), 0) }))
    .toSorted((a, b) => b.hope - a.hope);
  return !best || best.some === begun ? filledUp(teller, begun) : bestPlan(teller, best.some);
}

/** Attacks with what the rules compel beside them, joined by all who can; then whoever is left free against whom he can reach. */
function filledUp({ at, side }: Teller, begun: readonly Attack[]): readonly Attack[] {
  const plan = [...forcedAttacks(at, side, begun)];
  for (const { id, with: units } of attackOptions(at, side)) {
    if (plan.some(({ on, diverted }) => diverted.includes(id) && !on.includes(id))) continue;
    const nth = plan.findIndex(({ on }) => on.includes(id));
    const others = plan.filter((_, index) => index !== nth);
    const free = units.filter((one) => !plan.some((other) => other.with.includes(one)));
    const attack = joinedBy(at, plan[nth] ?? attackOn(side, id), free, others);
    if (attack.with.length > 0) plan.splice(nth < 0 ? plan.length : nth, nth < 0 ? 0 : 1, attack);
  }
  return plan;
}

/** Of a hundred dice, how many more an attack wins than it loses. */
export function hopeOf(at: At, attack: Attack): number {
  const signs: Readonly<Record<string, number>> = { win: 1, lose: -1 };
  return forecast(at, attack).outcomes.reduce((sum, one) => sum + one.chance * (signs[one.kind] ?? 0), 0);
}
