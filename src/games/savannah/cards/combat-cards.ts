/** Cards of close combat: 8, 10, 13, 26-29, 34, 46, and what they add to its die. */

import { cardOf, numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardEffect } from '../../../series/boar/cards/events.ts';
import { hexAt, stacksBy } from '../../../series/boar/cards/ground.ts';
import { affectedBy, isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { flipToReplacement } from '../../../series/boar/cards/replacement.ts';
import { armyOn, unitOn } from '../../../series/boar/cards/rule.ts';
import { changeMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Addition, CardMoment, CardRule, Fight, Occasion, Rules } from '../../../series/boar/rules/house.ts';
import { crossesAbatis, worksCrossed } from '../../../series/boar/rules/modifiers.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { holds, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { armyOf, counterOf, pieceOf } from '../../../series/boar/rules/units.ts';
import { score } from '../../../series/boar/rules/victory.ts';
import { hexsideName, standingWorks } from '../../../series/boar/rules/works.ts';
import { cutAbatis } from '../../../series/boar/siege/damage.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';
import { SALLY } from './movement-cards.ts';
import { CARD, shiftMorale } from './track-cards.ts';

const RESERVE = 8;
const PIPES = 10;
const GORGE = 13;
const ADMIRAL = 26;
const AXES = 27;
const CAPTAIN = 28;
const COLOURS = 29;
const PLAN = 34;
const SERGEANT = 46;

type At<K extends CardMoment['at']> = Extract<CardMoment, { at: K }>;

function momentOf<K extends CardMoment['at']>({ moment }: Occasion, at: K): At<K> | null {
  return moment.at === at ? (moment as At<K>) : null;
}

/** In force on the hexes attacked until the fight is over. */
function onTheFight({ play, card, side }: Occasion, on: readonly HexId[]): void {
  putInForce(play.state, card.id, side, on, 'fight');
}

const reserve: CardRule = {
  may: (at) => {
    const lead = momentOf(at, 'attack')?.fight.lead.attacker ?? null;
    if (lead === null || counterOf(at.rules.field, lead).class !== 'british-regular') return false;
    return campaignIn(at.play.state)?.cards.inside.includes(lead) ?? false;
  },
  act: (at) => onTheFight(at, momentOf(at, 'attack')?.fight.on ?? []),
};

const pipes: CardRule = {
  may: (at) => {
    const on = momentOf(at, 'declared')?.on ?? [];
    return at.card.units.some((unit) => on.includes(at.play.state.units[unit]?.hex ?? ''));
  },
  act: (at) => onTheFight(at, momentOf(at, 'declared')?.on ?? []),
};

/** R or D on a unit attacked from everywhere across whole works. */
const gorge: CardRule = {
  may: (at) => {
    const blow = momentOf(at, 'blow');
    if (blow === null || blow.fight === null || (blow.result !== 'R' && blow.result !== 'D')) return false;
    const { fight, unit } = blow;
    if (!fight.defenders.includes(unit) || counterOf(at.rules.field, unit).side !== at.side) return false;
    return worksCrossed(at.rules, at.play.state, fight) !== null;
  },
  act: (at) => {
    const blow = momentOf(at, 'blow');
    if (blow) putInForce(at.play.state, at.card.id, at.side, [blow.unit], 'fight');
  },
};

const sergeant: CardRule = {
  may: (at) => {
    const blow = momentOf(at, 'blow');
    return blow !== null && blow.result === 'shattered' && counterOf(at.rules.field, blow.unit).side === at.side;
  },
  act: (at) => {
    const blow = momentOf(at, 'blow');
    if (blow) putInForce(at.play.state, at.card.id, at.side, [blow.unit], 'fight');
  },
};

const admiral: CardRule = {
  act: (at) => putInForce(at.play.state, at.card.id, at.side, [armyOn(at)], 'phase'),
};

/** Hexsides with abatis that stand between Allied foot in Parade Order and the garrison; the strongest foot's first. */
const axes: CardRule = {
  targets: (at) => {
    const found: string[] = [];
    for (const { hex, units } of stacksBy(at, at.side)) {
      if (!units.some((unit) => isFootInOrder(at, unit))) continue;
      const here = hexAt(at, hex);
      for (const [n, near] of here.next.entries()) {
        if (near === null) continue;
        const across = (n + 3) % 6;
        if (standingWorks(at.play.state, near, across).includes('abatis')) found.push(hexsideName(near, across));
      }
    }
    return [...new Set(found)];
  },
  act: ({ play }, hexside, effects) => cutAbatis(play.state, hexside, effects as Effect[]),
};

function isFootInOrder({ rules, play }: Occasion, unit: UnitId): boolean {
  return counterOf(rules.field, unit).gait === 'foot' && pieceOf(play.state, unit).formation === 'parade';
}

/** The demi-leader of an attacked redoubt falls. */
const captain: CardRule = {
  may: (at) => {
    const hex = at.play.state.units[unitOn(at)]?.hex ?? null;
    return hex !== null && (momentOf(at, 'declared')?.on.includes(hex) ?? false);
  },
  act: (at, _target, effects) => {
    const attackers = momentOf(at, 'declared')?.attackers ?? [];
    fall(at, at.rules.house.account(at.rules, at.play.state, attackers), effects);
  },
};

/** A demi-leader is gone: his unit goes on without him, its army loses heart, the enemy's scores. */
export function fall(at: Occasion, gainer: string, effects: CardEffect[]): void {
  flipToReplacement(at.scenario, at.play.state, unitOn(at), null, effects as Effect[]);
  shiftMorale(at, effects);
  score(at.play.state, gainer, numberOf(at.card, 'victory'), CARD, effects as Effect[]);
}

const colours: CardRule = {
  may: (at) => {
    const declared = momentOf(at, 'declared');
    return declared?.attackers.some((unit) => armyOf(at.rules.field, unit) === armyOn(at)) ?? false;
  },
  act: (at) => onTheFight(at, momentOf(at, 'declared')?.on ?? []),
};

const plan: CardRule = {
  may: (at) => {
    const fight = momentOf(at, 'attack')?.fight;
    return fight !== undefined && worstWork(at.rules, at.play.state, fight) < 0;
  },
  act: (at) => onTheFight(at, momentOf(at, 'attack')?.fight.on ?? []),
};

/** The worse of abatis and work in the attackers' way. */
function worstWork(rules: Rules, position: Position, fight: Fight): number {
  const { hexside } = rules.field.tables;
  const abatis = crossesAbatis(rules, position, fight) ? (hexside.abatis?.combat ?? 0) : 0;
  const kind = worksCrossed(rules, position, fight);
  return Math.min(abatis, kind === null || kind === 'siege' ? 0 : (hexside[kind]?.combat ?? 0));
}

export const combatCards: Readonly<Record<number, CardRule>> = {
  [RESERVE]: reserve,
  [PIPES]: pipes,
  [GORGE]: gorge,
  [ADMIRAL]: admiral,
  [AXES]: axes,
  [CAPTAIN]: captain,
  [COLOURS]: colours,
  [PLAN]: plan,
  [SERGEANT]: sergeant,
};

// While they are in force.

function isOnFight(position: Position, card: number, fight: Fight): boolean {
  return fight.on.some((hex) => isInForce(position, card, hex));
}

/** What cards add to the die of close combat, each under a name of its own. */
export function cardCombatAdditions(savannah: Savannah): readonly Addition<Fight>[] {
  const figure = (card: number, name: string): number => numberOf(cardOf(savannah, card), name);
  const named = (card: number, value: Addition<Fight>['value']): Addition<Fight> => ({
    name: `drm.card-${card}`,
    rule: 'S 4.3',
    value,
  });
  const ofTheFight = (card: number): Addition<Fight> =>
    named(card, (_rules, position, fight) => (isOnFight(position, card, fight) ? figure(card, 'drm') : 0));
  return [
    named(SALLY, (rules, position, fight) => (sallies(rules, position, fight) ? figure(SALLY, 'drm') : 0)),
    ofTheFight(RESERVE),
    ofTheFight(PIPES),
    named(ADMIRAL, (rules, position, { lead }) =>
      lead.attacker !== null && isInForce(position, ADMIRAL, armyOf(rules.field, lead.attacker))
        ? figure(ADMIRAL, 'morale')
        : 0,
    ),
    ofTheFight(COLOURS),
    named(PLAN, (rules, position, fight) =>
      isOnFight(position, PLAN, fight) ? -worstWork(rules, position, fight) + 0 : 0,
    ),
  ];
}

/** An attack of the garrison on siege works or diggers, the first since it sallied (5). */
function sallies(rules: Rules, position: Position, fight: Fight): boolean {
  if (!isInForce(position, SALLY) || fight.side !== rules.field.worksOf) return false;
  const used = affectedBy(position, SALLY);
  if (used.length > 0 && !fight.on.some((hex) => used.includes(hex))) return false;
  const building = campaignIn(position)?.siege.building ?? [];
  return fight.on.some(
    (hex) => building.some((marker) => marker.hex === hex) || position.siege.some((side) => side.startsWith(`${hex}/`)),
  );
}

/** Chits an attacker may not choose against the pipes (10). */
export function bannedByCard(position: Position, fight: Fight, by: 'attacker' | 'defender'): readonly string[] {
  return by === 'attacker' && isOnFight(position, PIPES, fight) ? ['turn-flank'] : [];
}

/** A gorge that hides who falls back, a sergeant who stops who runs. */
export const combatCardExceptions: readonly Exception[] = [
  {
    rule: `card ${GORGE}`,
    amends: {
      resultFor: (_rules, position, unit, result) =>
        (result === 'R' || result === 'D') && isInForce(position, GORGE, unit) ? '-' : result,
    },
  },
  {
    rule: `card ${SERGEANT}`,
    amends: {
      resultFor: (_rules, position, unit, result) =>
        result === 'shattered' && isInForce(position, SERGEANT, unit) ? 'disrupted' : result,
    },
  },
];

/** What cards make of a fight once it is over: colours planted (29), a sally's one attack made (5). */
export function fightOver(savannah: Savannah, rules: Rules, state: BoarState, fight: Fight, effects: Effect[]): void {
  if (
    isOnFight(state, COLOURS, fight) &&
    !fight.on.some((hex) => holds(stacksOf(rules.field, state), hex, fight.enemy))
  ) {
    const card = cardOf(savannah, COLOURS);
    changeMorale(rules, state, card.army ?? '', numberOf(card, 'morale'), CARD, effects);
  }
  if (!sallies(rules, state, fight)) return;
  const sally = campaignIn(state)?.cards.inForce.find((one) => one.card === SALLY);
  if (sally && sally.on.length === 0) sally.on = [...fight.on];
}
