/** Where it may come to blows now: each enemy hex beside us, who may attack it and who must. */
import { oncePer } from '../../../engine/once.ts';
import { combatBarred } from '../rules/close-combat.ts';
import { type Attack, attackOn, attackOptions, dutiesOf, forcedAttacks, joinedBy } from '../rules/declare.ts';
import { whyNoFire } from '../rules/fire.ts';
import { forecast } from '../rules/forecast.ts';
import type { At } from '../rules/house.ts';
import { orderedIn } from '../rules/ordered.ts';
import { around, stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { weatherAhead } from './ahead.ts';
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

/** What the weather, as far as it is known ahead, or a `card` in force forbids the turn that is asked for: fire, close combat. */
export function resting(teller: Teller) {
  const weather = teller.telling.next?.calls[0] === 'orders' ? (weatherAhead(teller) ?? '') : teller.now.weather;
  const at = { ...teller.at, position: { ...teller.at.position, weather } };
  const [fire, combat] = [whyNoFire(at, teller.side), combatBarred(at, teller.side)];
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

/** Attacks to choose from, at most, but for those that silence makes. */
const MOST_PLANNED = 3;

/**
 * Attacks that may all be made together: what silence comes to, with what the seat has ordered, then those who are left free
 * against whom they may win, the most hopeful first.
 */
export const attackPlan = oncePer((teller: Teller): readonly Attack[] => {
  const { at, side } = teller;
  const plan = [...forcedAttacks(at, side, filedBy(teller))];
  const options = attackOptions(at, side).map((option) => ({ ...option, hope: hopeOf(at, option) }));
  for (const { id, with: units } of options.toSorted((a, b) => b.hope - a.hope)) {
    if (plan.length >= MOST_PLANNED) break;
    if (plan.some(({ on, diverted }) => [...on, ...diverted].includes(id))) continue;
    const free = units.filter((unit) => isCommanded(teller, unit) && !plan.some((made) => made.with.includes(unit)));
    const attack = joinedBy(at, attackOn(side, id), free, plan);
    const added = attack.with.length > 0 ? addedBeside(teller, plan, attack) : null;
    if (added && forecast(at, added).outcomes.some(({ kind }) => kind === 'win')) plan.push(added);
  }
  return plan.filter((attack) => attack.with.some((unit) => isCommanded(teller, unit)));
});

/** The attack with what it must divert, if it asks nothing more of those planned before it. */
function addedBeside({ at, side }: Teller, plan: readonly Attack[], attack: Attack): Attack | null {
  const all = forcedAttacks(at, side, [...plan, attack]);
  const isAsBefore = plan.every(
    (one, n) => all[n]?.with.length === one.with.length && all[n].diverted.length === one.diverted.length,
  );
  return isAsBefore ? (all[plan.length] ?? null) : null;
}

/** Attacks that the seat has on file. */
export const filedBy = ({ at, side, telling }: Teller): readonly Attack[] => orderedIn(at, side, telling.onFile ?? []);

/** Of a hundred dice, how many more an attack wins than it loses. */
export function hopeOf(at: At, attack: Attack): number {
  const signs: Readonly<Record<string, number>> = { win: 1, lose: -1 };
  return forecast(at, attack).outcomes.reduce((sum, one) => sum + one.chance * (signs[one.kind] ?? 0), 0);
}
