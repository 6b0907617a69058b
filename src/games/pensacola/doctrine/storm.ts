/** The Spanish in the coup de main: each column gathers before its fort where no gun bears, and they go in all together. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady, type Staff } from '../../../series/boar/doctrine/staff.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import { fireRange } from '../../../series/boar/rules/aim.ts';
import { around, isNextTo } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import * as units from '../../../series/boar/rules/units.ts';
import { isWalled } from '../../../series/boar/rules/works.ts';
import { openedAs } from '../scenario.ts';
import { heldIn } from '../state.ts';
import type { Tuning } from './tuning.ts';

/** Who goes for a fort: the best men first, and leaders. */
interface Band {
  readonly fort: HexId;
  readonly men: readonly UnitId[];
  readonly leaders: readonly UnitId[];
  /** They follow as far as they may stand, and go in nowhere. */
  readonly guns: readonly UnitId[];
}

/** In if what they would attack with from there promises enough for the turn; else they gather before their forts. */
export function storm(staff: Staff<Tuning>): Order[] {
  const { tuning, at } = staff;
  const { turn } = at.position;
  const inside = planned(staff, goIn);
  const { gain } = bestAssault(inside.outcome(), onTurn(tuning.attack.spanish, turn));
  return (gain >= onTurn(tuning.storm.least, turn) ? inside : planned(staff, gather)).orders();
}

function planned(staff: Staff<Tuning>, go: (plan: MarchPlan<Tuning>, band: Band) => void): MarchPlan<Tuning> {
  const plan = new MarchPlan(staff);
  for (const band of bandsOf(staff)) {
    go(plan, band);
    lead(plan, band);
    gather(plan, { ...band, men: band.guns });
  }
  return plan;
}

/** On the days before, as near as they come: the columns that are free. */
export function gatherAhead(plan: MarchPlan<Tuning>): void {
  for (const band of bandsOf(plan.staff)) {
    gather(plan, { ...band, men: [...band.men, ...band.guns].filter((unit) => !plan.moves.has(unit)) });
    lead(plan, band);
  }
}

/** Each column for its own fort, once that is taken for the first of those left; who stands in a fort that is taken keeps it. */
function bandsOf(staff: Staff<Tuning>): readonly Band[] {
  const { field, position } = staff.at;
  const goes = (id: UnitId): boolean =>
    !heldIn(position).includes((position.units[id] ?? position.leaders[id])?.hex ?? '');
  const spirit = (id: UnitId): number => 10 * units.counterOf(field, id).morale.full + strengthOf(staff, id);
  const left = fortsLeft(staff);
  return left.map((fort, n) => {
    const columns = staff.tuning.spanish.columns.filter(
      (one) => one.fort === fort || (n === 0 && !left.includes(one.fort)),
    );
    const men = columns.flatMap((column) => column.units.filter((unit) => isReady(staff, unit) && goes(unit)));
    const leaders = columns.flatMap((column) => column.leaders.filter(goes));
    const guns = columns.flatMap((column) => column.guns.filter((unit) => isReady(staff, unit)));
    return { fort, men: men.sort((a, b) => spirit(b) - spirit(a)), leaders, guns };
  });
}

/** Forts that decide and are not taken yet with their outworks. */
function fortsLeft({ at, enemy, stacks }: Staff): readonly HexId[] {
  return openedAs(at.scenario).sheet.control.hexes.filter(
    (fort) => !heldIn(at.position).includes(fort) || partsOf(at, fort).some((hex) => stacks.get(hex)?.side === enemy),
  );
}

/** A fort and the outworks beside it. */
function partsOf({ scenario, field }: Staff['at'], fort: HexId): readonly HexId[] {
  const { hexes } = openedAs(scenario).sheet.control;
  const beside = around(units.hexAt(field, fort));
  return [fort, ...beside.filter((id) => units.hexAt(field, id).perimeter && !hexes.includes(id))];
}

function strengthOf({ at }: Staff, unit: UnitId): number {
  return units.printedStrength(units.counterOf(at.field, unit), units.pieceOf(at.position, unit));
}

/** Into what is empty of the fort and its outworks, then next to the rest, first where fewest stand behind no whole works. */
function goIn(plan: MarchPlan<Tuning>, band: Band): void {
  const { fort, men } = band;
  const { at, enemy, stacks } = plan.staff;
  const ranks = new Map<HexId, number>();
  for (const id of partsOf(at, fort)) {
    const place = units.hexAt(at.field, id);
    const within = stacks.get(id)?.side === enemy ? (stacks.get(id)?.units ?? []) : [];
    if (within.length === 0) ranks.set(id, 0);
    else {
      const strength = within.reduce((sum, unit) => sum + strengthOf(plan.staff, unit), 0);
      place.next.forEach((near, n) => {
        if (near === null || stacks.get(near.id)?.side === enemy) return;
        const rank = isWalled(at.position, place, n) ? 2 * strength : strength;
        ranks.set(near.id, Math.min(rank, ranks.get(near.id) ?? rank));
      });
    }
  }
  const ways = [...ranks].sort(([, a], [, b]) => a - b);
  for (const unit of men) ways.some(([hex]) => plan.send(unit, hex));
  closeUp(plan, { ...band, men: men.filter((unit) => !plan.moves.has(unit)) }, () => false);
}

/** Where no gun bears. */
function gather(plan: MarchPlan<Tuning>, band: Band): void {
  const { at, enemy, stacks } = plan.staff;
  const guns = [...stacks.values()]
    .filter(({ side }) => side === enemy)
    .flatMap((stack) => stack.units.filter((unit) => units.isArtillery(units.counterOf(at.field, unit))));
  closeUp(plan, band, (hex) =>
    guns.some((gun) => distance(at.field.grid, units.hexOf(at.position, gun), hex) <= fireRange(at, gun)[1]),
  );
}

/** As near to the fort as they come without touching an enemy or where it is too hot. */
function closeUp(plan: MarchPlan<Tuning>, { fort, men }: Band, isHot: (hex: HexId) => boolean): void {
  const { at, enemy, stacks } = plan.staff;
  const away = (hex: HexId): number => distance(at.field.grid, hex, fort);
  const nearness = (id: UnitId): number => away(plan.from(id) ?? fort);
  for (const unit of [...men].sort((a, b) => nearness(a) - nearness(b))) {
    const mustGo = isHot(plan.from(unit) ?? fort);
    const ways = [...plan.reach(unit)]
      .filter(
        (hex) => (mustGo || away(hex) < nearness(unit)) && !isHot(hex) && !isNextTo(at, stacks, hex, enemy, false),
      )
      .sort((a, b) => away(a) - away(b) || (a < b ? -1 : 1));
    if (!ways.some((hex) => plan.send(unit, hex))) plan.stays(unit);
  }
}

/** Each leader with those in front whom he may command and no other leads. */
function lead(plan: MarchPlan<Tuning>, { fort, men, leaders }: Band): void {
  const { field } = plan.staff.at;
  const to = (id: UnitId): HexId => plan.moves.get(id) ?? '';
  const away = (id: UnitId): number => distance(field.grid, to(id), fort);
  const front = men.filter((id) => plan.moves.has(id)).sort((a, b) => away(a) - away(b));
  const led = new Set<HexId>();
  for (const leader of leaders) {
    const commands = field.leaders.get(leader);
    if (commands === undefined) continue;
    const mayLead = (id: UnitId): boolean => !led.has(to(id)) && units.commands(commands, units.counterOf(field, id));
    const unit = front.find((id) => mayLead(id) && plan.sendWith(leader, id));
    if (unit !== undefined) led.add(to(unit));
  }
}
