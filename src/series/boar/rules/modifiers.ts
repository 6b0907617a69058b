/** The series' additions to the die of a close combat: one list for the fight, its forecast and the reference sheet. */
import type { Addition, At, Fight, Rules } from './house.ts';
import type { Position } from './position.ts';
import type { UnitId } from './state.ts';
import { type Approach, approaches, isSurrounded } from './surroundings.ts';
import { obstaclesInto, terrainOf } from './terrain.ts';
import { adjustedMorale } from './unit-morale.ts';
import { counterOf, isMounted, leaderOf } from './units.ts';
import { worksAcross } from './works.ts';

type CombatAddition = Addition<Fight>;

/** The value a game's table gives to a named modifier of close combat; 0 when it has none. */
export function combatValue(rules: Rules, name: string): number {
  return rules.field.tables.modifiers.combat[name] ?? 0;
}

const attackLead: CombatAddition = {
  name: 'drm.attack-lead',
  rule: 'series 12',
  always: true,
  unit: (fight) => fight.lead.attacker,
  value: (at, { lead }) => (lead.attacker === null ? 0 : adjustedMorale(at, lead.attacker)),
};

const attackCommander: CombatAddition = {
  name: 'drm.attack-leader',
  rule: 'series 14',
  always: true,
  unit: (fight) => fight.commander.attacker,
  value: ({ field }, { commander }) => (commander.attacker === null ? 0 : leaderOf(field, commander.attacker).combat),
};

const defenceLead: CombatAddition = {
  name: 'drm.defence-lead',
  rule: 'series 12',
  always: true,
  unit: (fight) => fight.lead.defender,
  value: (at, { lead }) => (lead.defender === null ? 0 : -adjustedMorale(at, lead.defender) + 0),
};

const defenceCommander: CombatAddition = {
  name: 'drm.defence-leader',
  rule: 'series 14',
  always: true,
  unit: (fight) => fight.commander.defender,
  value: ({ field }, { commander }) =>
    commander.defender === null ? 0 : -leaderOf(field, commander.defender).combat + 0,
};

const tactics: CombatAddition = {
  name: 'drm.tactics',
  rule: 'series 12',
  always: true,
  value: (_at, fight) => fight.tactics,
};

/** The ground the defender stands on; a causeway or way of the game's own counts in its stead. */
const ground: CombatAddition = {
  name: 'drm.terrain',
  rule: 'series 12',
  value: (at, fight) => groundOf(at, fight)?.value ?? 0,
  as: (at, fight) => `drm.${groundOf(at, fight)?.id}`,
};

function groundOf(at: At, fight: Fight): { id: string; value: number } | null {
  const ways = approaches(at, fight);
  const stood = (fight.lead.defender === null ? null : at.position.units[fight.lead.defender]?.hex) ?? fight.on[0];
  const hex = at.field.hexes.get(stood ?? '');
  if (!hex) return null;
  const { coveredWay, causeway } = at.field.tables.ways;
  if (hex.coveredWay && coveredWay) return { id: 'covered-way', value: coveredWay.combat ?? 0 };
  const alongRoad = ways.every((way) => way.edge.road || way.edge.track);
  if (hex.causeway && causeway && alongRoad) return { id: 'causeway', value: causeway.combat ?? 0 };
  const row = terrainOf(at, hex);
  return { id: row.id, value: row.combat };
}

/** Stream, bridge, ford, slope and dyke together count once, and only if every attacker crosses one (R45). */
const crossing: CombatAddition = {
  name: 'drm.crossing',
  rule: 'series 12, R45',
  value: (at, fight) => {
    const kind = commonKind(approaches(at, fight), crossingOf);
    return kind === null ? 0 : (at.field.tables.hexside[kind]?.combat ?? 0);
  },
  as: (at, fight) => `drm.${commonKind(approaches(at, fight), crossingOf)}`,
};

function crossingOf(way: Approach): string | null {
  return obstaclesInto(way.hex, way.side)[0] ?? null;
}

/** Abatis, if every attacker comes across some that stands (R45). */
const abatis: CombatAddition = {
  name: 'drm.abatis',
  rule: 'series 12, R45',
  value: (at, fight) => (crossesAbatis(at, fight) ? (at.field.tables.hexside.abatis?.combat ?? 0) : 0),
};

/** A redoubt, revetment, earthwork or siege work, if every attacker comes across one unbreached; once (R45). */
const works: CombatAddition = {
  name: 'drm.works',
  rule: 'series 12, R45',
  value: (at, fight) => {
    const kind = worksCrossed(at, fight);
    return kind === null ? 0 : (at.field.tables.hexside[kind]?.combat ?? 0);
  },
  as: (at, fight) => `drm.${worksCrossed(at, fight)}`,
};

export function crossesAbatis(at: At, fight: Fight): boolean {
  const abatisOf = ({ hex, side }: Approach) => worksAcross(at.position, hex, side).find((work) => work === 'abatis');
  return commonKind(approaches(at, fight), (way) => abatisOf(way) ?? null) !== null;
}

/** The kind of work the lead crosses, null unless every attacker crosses one. */
export function worksCrossed(at: At, fight: Fight): string | null {
  return commonKind(approaches(at, fight), (way) => workOf(at.position, way));
}

/** An intact work other than abatis on this side of the attacked hex. */
export function workOf(position: Position, way: Pick<Approach, 'hex' | 'side'>): string | null {
  return worksAcross(position, way.hex, way.side).find((work) => work !== 'abatis') ?? null;
}

/** The first way's kind when every way has one. */
function commonKind<K extends string>(ways: readonly Approach[], kindOf: (way: Approach) => K | null): K | null {
  const [first] = ways;
  return first !== undefined && ways.every((way) => kindOf(way) !== null) ? kindOf(first) : null;
}

const disordered: CombatAddition = {
  name: 'drm.defender-disordered',
  rule: 'series 12',
  value: (at, fight) =>
    fight.defenders.some((unit) => isDisordered(at.position, unit)) ? combatValue(at, 'defenderDisordered') : 0,
};

const pursuit: CombatAddition = {
  name: 'drm.cavalry-on-disordered',
  rule: 'series 12',
  value: (at, fight) =>
    fight.attackers.some((unit) => isMounted(counterOf(at.field, unit))) &&
    fight.defenders.every((unit) => isDisordered(at.position, unit))
      ? combatValue(at, 'cavalryOnDisordered')
      : 0,
};

/** Riflemen do ill at close quarters, on either side. */
const defenderRifles: CombatAddition = {
  name: 'drm.defender-rifles',
  rule: 'series 12',
  value: (at, { defenders }) => (defenders.some((unit) => isRifle(at, unit)) ? combatValue(at, 'defenderRifles') : 0),
};

const attackerRifles: CombatAddition = {
  name: 'drm.attacker-rifles',
  rule: 'series 12',
  value: (at, { attackers }) => (attackers.some((unit) => isRifle(at, unit)) ? combatValue(at, 'attackerRifles') : 0),
};

function isRifle(rules: Rules, unit: UnitId): boolean {
  return counterOf(rules.field, unit).marks.includes('rifle');
}

const defenderSurrounded: CombatAddition = {
  name: 'drm.defender-surrounded',
  rule: 'series 12.7',
  value: (at, { lead, side, enemy }) =>
    leadSurrounded(at, lead.defender, enemy, side) ? combatValue(at, 'defenderSurrounded') : 0,
};

const attackerSurrounded: CombatAddition = {
  name: 'drm.attacker-surrounded',
  rule: 'series 12.7',
  value: (at, { lead, side, enemy }) =>
    leadSurrounded(at, lead.attacker, side, enemy) ? combatValue(at, 'attackerSurrounded') : 0,
};

function leadSurrounded(at: At, lead: UnitId | null, side: string, enemy: string): boolean {
  const hex = lead === null ? null : (at.position.units[lead]?.hex ?? null);
  return hex !== null && isSurrounded(at, hex, side, enemy);
}

const weather: CombatAddition = {
  name: 'drm.weather',
  rule: 'weather',
  value: ({ field, position }) => field.tables.weather[position.weather]?.combat ?? 0,
  as: ({ position }) => `drm.${position.weather}`,
};

function isDisordered(position: Position, unit: UnitId): boolean {
  const formation = position.units[unit]?.formation;
  return formation === 'disrupted' || formation === 'shattered';
}

type Troops = (rules: Rules, units: readonly UnitId[]) => boolean;

/** All militia on one side, and not on the other; each game says which troops are, and which attack as such. */
export function militiaModifiers(allMilitia: Troops, attackAsMilitia = allMilitia): CombatAddition[] {
  return [
    {
      name: 'drm.defender-militia',
      rule: 'series 12, R47',
      value: (at, { attackers, defenders }) =>
        allMilitia(at, defenders) && !allMilitia(at, attackers) ? combatValue(at, 'defenderMilitia') : 0,
    },
    {
      name: 'drm.attacker-militia',
      rule: 'series 12, R47',
      value: (at, { attackers, defenders }) =>
        attackAsMilitia(at, attackers) && !allMilitia(at, defenders) ? combatValue(at, 'attackerMilitia') : 0,
    },
  ];
}

/** In the order a combat card prints them; a game's own come after. */
export const seriesCombatModifiers: readonly CombatAddition[] = [
  attackLead,
  attackCommander,
  defenceLead,
  defenceCommander,
  tactics,
  ground,
  crossing,
  abatis,
  works,
  disordered,
  pursuit,
  defenderRifles,
  attackerRifles,
  defenderSurrounded,
  attackerSurrounded,
  weather,
];
