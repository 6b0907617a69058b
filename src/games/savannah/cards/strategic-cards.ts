/** Cards of the strategic turn: works and siege (3, 4, 7, 21-24), comings and goings (1, 2, 17, 20, 44), weather (42, 43). */
import { distance } from '../../../places/hex/grid.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { ofRules } from '../../../series/boar/cards/events.ts';
import { isNextToParade } from '../../../series/boar/cards/ground.ts';
import { putInForce } from '../../../series/boar/cards/in-force.ts';
import { repairSome } from '../../../series/boar/cards/repair.ts';
import { armyOn, unitOn } from '../../../series/boar/cards/rule.ts';
import { turnWeather } from '../../../series/boar/cards/usual.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { hexsideName, isEntrenched } from '../../../series/boar/rules/works.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import { breachSide, ruinCityHex } from '../../../series/boar/siege/damage.ts';
import { siegeSheet } from '../../../series/boar/siege/sheet.ts';
import { finishDefences } from '../campaign/defences.ts';
import { theCampaign } from '../campaign/state.ts';

// Works and siege.

/** The British defences are finished: their additions to attacks are gone, for good (S 4.14). */
const engineers: CardDefinition = {
  number: 3,
  timed: true,
  may: (at) => theCampaign(at.board.play.state).unfinished > 0,
  act: ({ board }, _target, effects) => {
    finishDefences(board.play.state);
    effects.push({ kind: 'finished' });
  },
};

/** Breached hexsides that fit: of the garrison's works, or of siege works. */
function breachedSides(at: Occasion, siege: boolean): string[] {
  const { board } = at;
  const { play } = board;
  return play.state.breached.filter((name) => {
    const [hex, n] = sideOf(at, name);
    return siege === isEntrenched(play.state, hex, n) && (siege || (board.field.hexes.has(hex.id) && hex.perimeter));
  });
}

/** A hexside `1404/SW` as its hex and its number clockwise from north. */
function sideOf({ board: { field } }: Occasion, name: string): [FieldHex, number] {
  const hex = hexAt(field, name.slice(0, 4));
  return [hex, hex.around.findIndex((_, n) => hexsideName(hex, n) === name)];
}

const lanterns: CardDefinition = {
  number: 4,
  targets: quietBreaches,
  act: (at, hexside, effects) => repairSome(at, hexside, numberOf(at.card, 'sides'), () => quietBreaches(at), effects),
};

function quietBreaches(at: Occasion): string[] {
  return breachedSides(at, false).filter((name) => !isNextToParade(at, name.slice(0, 4), at.enemy));
}

const gabions: CardDefinition = {
  number: 22,
  targets: (at) => breachedSides(at, true),
  act: (at, hexside, effects) =>
    repairSome(at, hexside, numberOf(at.card, 'sides'), () => breachedSides(at, true), effects),
};

/** SP of a hex, for whom it hurts most. */
function strengthIn({ board }: Occasion, hex: HexId): number {
  const units = stacksOf(board).get(hex)?.units ?? [];
  return units.reduce(
    (sum, unit) => sum + printedStrength(counterOf(board.field, unit), pieceOf(board.play.state, unit)),
    0,
  );
}

function strongestFirst(at: Occasion, names: readonly string[]): string[] {
  return [...names].sort((a, b) => strengthIn(at, b.slice(0, 4)) - strengthIn(at, a.slice(0, 4)) || (a < b ? -1 : 1));
}

const magazine: CardDefinition = {
  number: 7,
  targets: (at) =>
    strongestFirst(
      at,
      at.board.play.state.siege.filter((name) => !at.board.play.state.breached.includes(name)),
    ),
  act: (at, hexside, effects) => breachSide(at.board, hexside, at.side, ofRules(effects)),
};

/** Hexes of completed siege works. */
function dugHexes({ board }: Occasion): HexId[] {
  return [...new Set(board.play.state.siege.map((name) => name.slice(0, 4)))];
}

function isInReach(at: Occasion, hex: HexId, dug: readonly HexId[]): boolean {
  return dug.some((work) => distance(at.board.field.grid, work, hex) <= numberOf(at.card, 'range'));
}

const rangeFound: CardDefinition = {
  number: 24,
  targets: (at) => {
    const { board } = at;
    const dug = dugHexes(at);
    const found: string[] = [];
    for (const hex of board.field.at) {
      if (!hex.perimeter || !isInReach(at, hex.id, dug)) continue;
      for (const [n, edge] of hex.around.entries()) {
        const name = hexsideName(hex, n);
        const walled = edge.works.some((work) => work !== 'abatis');
        if (walled && !board.play.state.breached.includes(name)) found.push(name);
      }
    }
    return strongestFirst(at, found);
  },
  act: (at, hexside, effects) => breachSide(at.board, hexside, besieger(at), ofRules(effects)),
};

/** The army that besieges. */
function besieger({ board }: Occasion): string {
  return siegeSheet(board.scenario).armies.besieger;
}

const redHot: CardDefinition = {
  number: 23,
  targets: (at) => {
    const dug = dugHexes(at);
    const { board } = at;
    const hexes = board.field.at.flatMap((hex) =>
      hex.city && !board.play.state.ruined.includes(hex.id) && isInReach(at, hex.id, dug) ? [hex.id] : [],
    );
    return strongestFirst(at, hexes);
  },
  act: (at, hex, effects) => ruinCityHex(at.board, hex, armyOn(at), ofRules(effects)),
};

const spades: CardDefinition = {
  number: 21,
  act: ({ board, card }) => {
    theCampaign(board.play.state).siege.more += numberOf(card, 'markers');
  },
};

// Comings and goings.

const sickList: CardDefinition = {
  number: 17,
  may: (at) => {
    const fate = at.board.play.state.leaders[unitOn(at)]?.fate;
    return fate === 'field' || fate === 'reserve';
  },
  act: (at, _target, effects) => {
    const leader = at.board.play.state.leaders[unitOn(at)];
    if (!leader) return;
    Object.assign(leader, { fate: 'removed', hex: null });
    delete theCampaign(at.board.play.state).arrivals.gate[leader.id];
    effects.push({ kind: 'leader-away', leader: leader.id });
  },
};

/** Those the card names that have not come yet. */
function waiting({ board: { play }, card }: Occasion): string[] {
  const { barred } = theCampaign(play.state).arrivals;
  return card.units.filter((unit) => play.state.units[unit]?.fate === 'reserve' && !barred.includes(unit));
}

const blockedCut: CardDefinition = {
  number: 20,
  timed: true,
  may: (at) => waiting(at).length > 0,
  act: (at, _target, effects) => {
    const units = waiting(at);
    theCampaign(at.board.play.state).arrivals.barred.push(...units);
    effects.push({ kind: 'barred', units });
  },
};

// Weather.

/** Is there a die for the weather this turn? */
function isRolled({ board }: Occasion): boolean {
  return board.scenario.campaign?.weather.turns.includes(board.play.state.turn) ?? false;
}

/** Kinds from worst to best, as the die's table lists them. */
function betterThan({ board, card }: Occasion, weather: string): string {
  const kinds = board.scenario.campaign?.weather.die.map(({ kind }) => kind) ?? [];
  return kinds[kinds.indexOf(weather) + numberOf(card, 'kinds')] ?? weather;
}

const FAIREST = 'favorable';
const HURRICANE = 'hurricane';

const clouds: CardDefinition = {
  number: 42,
  may: (at) => isRolled(at) && at.board.play.state.weather !== HURRICANE && at.board.play.state.weather !== FAIREST,
  act: (at, _target, effects) => turnWeather(at, betterThan(at, at.board.play.state.weather), effects),
};

/** Its die for the weather is another (sequence.ts). */
export const wind: CardDefinition = {
  number: 43,
  may: isRolled,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'turn'),
};

export const strategicCards: readonly CardDefinition[] = [
  engineers,
  lanterns,
  magazine,
  sickList,
  blockedCut,
  spades,
  gabions,
  redHot,
  rangeFound,
  clouds,
  wind,
];
