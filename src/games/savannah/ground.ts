/** Savannah's part in moving and standing: the hooks of the ground, each in its own file (S 4.1, 4.9, 4.19, scenario). */

import { tooNear } from '../../series/boar/frame/approach.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import type { House } from '../../series/boar/rules/house.ts';
import { capture } from '../../series/boar/rules/losses.ts';
import { stacksOf, unitsAt } from '../../series/boar/rules/stacks.ts';
import { counterOf, enemyOf, sideOf } from '../../series/boar/rules/units.ts';
import { trample } from '../../series/boar/siege/damage.ts';
import { enterConstruction } from '../../series/boar/siege/works.ts';
import { noteSortie, sortieFault } from './campaign/sorties.ts';
import { barredByCard, heldByCard } from './cards/movement-cards.ts';
import { clearMarkersIn, isLost, splitOnTheWay, walkTheWay } from './covered-way.ts';
import { gunStands } from './guns.ts';
import type { Savannah } from './scenario.ts';
import { mixesVolunteers, stackingBans } from './stacking-bans.ts';

export type GroundHooks = Pick<
  House,
  'stackFaults' | 'mayMove' | 'mayEnter' | 'minimumMove' | 'hasZone' | 'onEnter' | 'afterStanding' | 'home'
>;

export function groundHooks(savannah: Savannah): GroundHooks {
  const headquarters = new Map(savannah.field.armies.map((army) => [army.id, army.headquarters]));
  return {
    stackFaults: (rules, position, hex, units, leaders, moment) =>
      stackingBans(rules, position, hex, units, leaders, moment),
    mayMove: (_rules, position, unit) =>
      isLost(position, unit) ?? gunStands(savannah, position, unit) ?? heldByCard(position, unit),
    mayEnter: (rules, position, party, from, _side, to, moment) => {
      const banned = to.perimeter && party.units.find((unit) => unit.marks.includes('never-in-perimeter'));
      if (banned) return { code: 'savannah.outside-only', facts: { unit: banned.id, to: to.id }, rule: 'S 4.8' };
      const isOrdered = moment !== 'retreat';
      const kept = isOrdered
        ? (tooNear(rules, position, party, to) ?? sortieFault(savannah, rules, position, party, from, to))
        : null;
      return kept ?? splitOnTheWay(rules, position, party, from, to) ?? barredByCard(rules, position, party, to);
    },
    // Ships' guns and mortars always pay their way (S 4.19); the Yamacraw swamp is barred by the terrain table.
    minimumMove: (_rules, _position, unit) => unit.arm !== 'naval-artillery' && unit.arm !== 'mortar',
    hasZone: (_rules, position, unit) => position.units[unit]?.lost !== 'lost',
    *onEnter(rules, play, party, from, to, more) {
      enterConstruction(
        rules,
        play,
        to.id,
        party.units.map((unit) => unit.id),
      );
      noteSortie(savannah, rules, play, party, from, to);
      return yield* walkTheWay(savannah, rules, play, party, from, to, more);
    },
    *afterStanding(rules, play, hex) {
      clearMarkersIn(savannah, play.state, hex);
      const units = unitsAt(stacksOf(rules.field, play.state), hex);
      const effects: Effect[] = [];
      trample(rules, play.state, hex, units, effects);
      if (!mixesVolunteers(units.map((unit) => counterOf(rules.field, unit)))) return effects;
      for (const unit of units) {
        if (!counterOf(rules.field, unit).marks.includes('never-with-southern')) continue;
        const enemy = enemyOf(rules.field, sideOf(rules.field, unit));
        const gainer = savannah.field.armies.find((army) => army.side === enemy)?.id ?? '';
        capture(rules, play.state, unit, { fellows: [unit], gainer }, effects);
      }
      return effects;
    },
    // Leaders fall back too, and on their own.
    home: ({ field }, _position, unit) =>
      headquarters.get((field.counters.get(unit) ?? field.leaders.get(unit))?.army ?? '') ?? '',
  };
}
