/** The Spanish in the coup de main: they gather out of the enemy's reach before one fort, and go in all together. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { leastOf } from '../../../series/boar/doctrine/least-of.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, type Staff } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import { isNextTo } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import {
  commands as commandsUnit,
  counterOf,
  hexAt,
  pieceOf,
  printedStrength,
} from '../../../series/boar/rules/units.ts';
import { isWalled } from '../../../series/boar/rules/works.ts';
import { openedAs } from '../scenario.ts';
import { heldIn } from '../state.ts';
import type { Tuning } from './tuning.ts';

/** In if what they would attack with from there promises enough for the turn; else they gather before that fort. */
export function storm(staff: Staff<Tuning>): Order[] {
  const { at, tuning } = staff;
  const fort = leastOf(fortsLeft(staff), (hex) => hardness(staff, hex));
  if (fort === undefined) return [];
  const inside = new MarchPlan(staff);
  goIn(inside, fort);
  const least = onTurn(tuning.attack.spanish, at.position.turn);
  const plan =
    bestAssault(inside.outcome(), least).gain >= onTurn(tuning.storm.least, at.position.turn) ? inside : null;
  return (plan ?? waiting(staff, fort)).orders();
}

function waiting(staff: Staff<Tuning>, fort: HexId): MarchPlan<Tuning> {
  const plan = new MarchPlan(staff);
  closeUp(plan, fort, troopsOf(staff));
  return plan;
}

/** Forts that decide and are not taken yet. */
function fortsLeft({ at }: Staff): readonly HexId[] {
  const { hexes } = openedAs(at.scenario).sheet.control;
  return hexes.filter((hex) => !heldIn(at.position).includes(hex));
}

/** SP in a fort, twice as many behind whole works; a fort farther off is a little harder. */
function hardness(staff: Staff<Tuning>, fort: HexId): number {
  const { at, stacks } = staff;
  const within = stacks.get(fort)?.units ?? [];
  const strength = within.reduce(
    (sum, id) => sum + printedStrength(counterOf(at.field, id), pieceOf(at.position, id)),
    1,
  );
  const isOpen = at.position.breached.some((side) => side.startsWith(fort));
  const march = troopsOf(staff).map((id) => distance(at.field.grid, at.position.units[id]?.hex ?? fort, fort));
  return (isOpen ? strength : 2 * strength) + march.reduce((sum, away) => sum + away, 0) / Math.max(1, march.length);
}

/** Men of the columns who can march, the best leads first; who stands in a fort that is taken keeps it. */
function troopsOf(staff: Staff<Tuning>): readonly UnitId[] {
  const { at, tuning } = staff;
  const spirit = (id: UnitId): number => {
    const { morale } = counterOf(at.field, id);
    return 10 * morale.full + printedStrength(counterOf(at.field, id), pieceOf(at.position, id));
  };
  return tuning.spanish.columns
    .flatMap(({ units }) => units)
    .filter((unit) => isReady(staff, unit) && !heldIn(at.position).includes(at.position.units[unit]?.hex ?? ''))
    .sort((a, b) => spirit(b) - spirit(a));
}

/** As many as find room next to the fort, first where it is breached. */
function goIn(plan: MarchPlan<Tuning>, fort: HexId): void {
  const { at, enemy, stacks } = plan.staff;
  const place = hexAt(at.field, fort);
  const ways = place.next
    .flatMap((near, n) => (near === null ? [] : [{ hex: near.id, rank: isWalled(at.position, place, n) ? 1 : 0 }]))
    .filter(({ hex }) => stacks.get(hex)?.side !== enemy)
    .sort((a, b) => a.rank - b.rank);
  const men = troopsOf(plan.staff);
  for (const unit of men) ways.some(({ hex }) => plan.send(unit, hex));
  closeUp(
    plan,
    fort,
    men.filter((unit) => !plan.moves.has(unit)),
  );
}

/** As near to the fort as they come without touching an enemy; each leader with those in front whom no other leads. */
function closeUp(plan: MarchPlan<Tuning>, fort: HexId, men: readonly UnitId[]): void {
  const { at, enemy, stacks, tuning } = plan.staff;
  const away = (hex: HexId): number => distance(at.field.grid, hex, fort);
  const nearness = (id: UnitId): number => away(plan.moves.get(id) ?? plan.from(id) ?? fort);
  for (const unit of [...men].sort((a, b) => nearness(a) - nearness(b))) {
    const ways = [...plan.reach(unit)]
      .filter((hex) => away(hex) < nearness(unit) && !isNextTo(at, stacks, hex, enemy, false))
      .sort((a, b) => away(a) - away(b) || (a < b ? -1 : 1));
    if (!ways.some((hex) => plan.send(unit, hex))) plan.stays(unit);
  }
  const led = new Set<HexId | undefined>();
  const front = [...plan.moves.keys()].sort((a, b) => nearness(a) - nearness(b));
  for (const leader of tuning.spanish.columns.flatMap(({ leaders }) => leaders)) {
    const commands = at.field.leaders.get(leader);
    const unit = front.find(
      (id) =>
        !led.has(plan.moves.get(id)) &&
        commands !== undefined &&
        commandsUnit(commands, counterOf(at.field, id)) &&
        plan.sendWith(leader, id),
    );
    led.add(plan.moves.get(unit ?? ''));
  }
}
