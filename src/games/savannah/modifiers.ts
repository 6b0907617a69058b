/** Savannah's own additions to dice, after those of the series: small named functions, values from the tables. */
import { dutiesOf } from '../../series/boar/rules/declare.ts';
import type { Addition, At, Fight, Rules } from '../../series/boar/rules/house.ts';
import { combatValue, militiaModifiers } from '../../series/boar/rules/modifiers.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, hexAt, hexOf, isArtillery, sideOf } from '../../series/boar/rules/units.ts';
import type { Counter } from '../../series/boar/scenario/field.ts';
import { unfinishedDefences } from './campaign/defences.ts';
import type { Savannah } from './scenario.ts';
import { isMixed, mixesMilitia } from './stacking-bans.ts';

/** Dillon's Irish leading against at least one unit of British Regulars. */
const irish: Addition<Fight> = {
  name: 'drm.irish',
  rule: 'S 4.16',
  value: (at, { lead, defenders }) =>
    lead.attacker !== null &&
    counterOf(at.field, lead.attacker).marks.includes('irish') &&
    defenders.some((unit) => counterOf(at.field, unit).class === 'british-regular')
      ? combatValue(at, 'irish')
      : 0,
};

/** French and Americans stacked together are easier to beat (E6). */
const mixedAttacked: Addition<Fight> = {
  name: 'drm.mixed-attacked',
  rule: 'S 4.1(1)',
  value: (at, fight) =>
    anyStack(at, fight.on, (units) => isMixed(at.position, units)) ? combatValue(at, 'mixedAttacked') : 0,
};

/** French and Americans stacked together attack only because they must. */
const mixedForced: Addition<Fight> = {
  name: 'drm.mixed-forced',
  rule: 'S 4.1(1)',
  value: (at, fight) =>
    anyStack(at, fight.from, (units) => isMixed(at.position, units)) ? combatValue(at, 'mixedForced') : 0,
};

/** French Regulars stacked with colonial militia attack because the enemy's zone compels them. */
const regularsWithMilitia: Addition<Fight> = {
  name: 'drm.regulars-with-militia',
  rule: 'S 4.1(3)',
  value(at, { side, from, compelled }) {
    const mixed = from.filter((hex) => anyStack(at, [hex], mixesMilitia));
    const among = () => compelled ?? dutiesOf(at, side).map((duty) => duty.from);
    const isCompelled = mixed.length > 0 && among().some((hex) => mixed.includes(hex));
    return isCompelled ? combatValue(at, 'regularsWithMilitiaForced') : 0;
  },
};

function anyStack({ field, position }: At, hexes: readonly HexId[], mixed: typeof mixesMilitia): boolean {
  return hexes.some((hex) => mixed(unitsIn(position, hex).map((unit) => counterOf(field, unit))));
}

/** Guns aside; Creeks are militia (S 4.8). */
function allMilitia({ field }: Rules, units: readonly UnitId[]): boolean {
  const counters = units.map((unit) => counterOf(field, unit)).filter((counter) => !isArtillery(counter));
  return counters.length > 0 && counters.every(isMilitia);
}

/** One Charlestown battalion spares its whole force the militia's -1, and nothing else (S 4.17, O22). */
const attackAsMilitia = (rules: Rules, units: readonly UnitId[]): boolean =>
  allMilitia(rules, units) && !units.some((unit) => counterOf(rules.field, unit).marks.includes('charlestown'));

const isMilitia = (counter: Counter): boolean => counter.class.endsWith('-militia') || counter.class === 'creek';

/** Creek warriors who defend a hex of forest, with nobody beside them. */
const creeksAlone: Addition<Fight> = {
  name: 'drm.creeks-alone',
  rule: 'S 4.8',
  value: (at, { on }) => (on.some((hex) => isCreeksInForest(at, hex)) ? combatValue(at, 'creeksAlone') : 0),
};

function isCreeksInForest({ field, position }: At, hex: HexId): boolean {
  const [first, ...others] = unitsIn(position, hex).map((unit) => counterOf(field, unit));
  return (
    first?.class === 'creek' && others.length === 0 && ['forest', 'light_forest'].includes(hexAt(field, hex).terrain)
  );
}

/** Every attack of the named armies in the assault. */
function assault({ sheet }: Savannah): Addition<Fight> {
  const { armies, modifier } = sheet.special.attack ?? { armies: [], modifier: 'frenchAssault' };
  return {
    name: 'drm.french-assault',
    rule: 'S scenario 3',
    value: (at, { attackers }) =>
      attackers.some((unit) => armies.includes(counterOf(at.field, unit).army)) ? combatValue(at, modifier) : 0,
  };
}

/** Allied units rally worse under the guns of the frigate. */
export const navalZone: Addition<UnitId> = {
  name: 'drm.naval-zone',
  rule: 'S 4.11',
  value: ({ field, position }, unit) => {
    const hex = hexAt(field, hexOf(position, unit));
    const bombarded = hex.naval && sideOf(field, unit) !== field.worksOf;
    return bombarded ? (field.tables.modifiers.rally.navalZone ?? 0) : 0;
  },
};

/** In the order a combat card prints them; those of event cards come after. */
export function combatAdditions(savannah: Savannah): readonly Addition<Fight>[] {
  const militia = militiaModifiers(allMilitia, attackAsMilitia);
  const always = [irish, mixedAttacked, mixedForced, regularsWithMilitia, ...militia];
  return savannah.campaign === null ? [...always, assault(savannah)] : [...always, creeksAlone, unfinishedDefences];
}
