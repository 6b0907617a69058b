/** What an order to fire hangs on that its rehearsal, in which its side moves first, does not show: who moves first. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { BoarView } from '../frame/view.ts';
import { canFire, whyNotAt } from '../rules/aim.ts';
import type { Rules } from '../rules/house.ts';

/** A warning where our own marches are to clear the sight of all guns named, and the enemy may move before them. */
export function fireRisks(rules: Rules, view: BoarView, hex: string, named: readonly string[]): Diagnostic[] {
  const { first, alone } = rules.field.scenario;
  const turn = String(view.turn);
  // Who moves first is known once a side has moved, and of turns for which it is printed.
  if (view.phasing !== null || first[turn] !== undefined || alone[turn] !== undefined) return [];
  const guns = named.filter((unit) => rules.field.counters.has(unit) && canFire(rules, view, unit));
  const hidden = guns
    .map((unit) => whyNotAt(rules, view, unit, hex))
    .filter(({ code, facts }) => code === 'boar.fire-masked' && facts.own === true);
  const [why] = hidden;
  if (!why || hidden.length < guns.length) return [];
  const facts: Diagnostic['facts'] = { ...why.facts, slot: 'hex', part: true };
  return [{ severity: 'warning', code: 'savannah.fire-if-second', facts, rule: 'S 4.19' }];
}
