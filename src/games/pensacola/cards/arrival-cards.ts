/** Cards of comings and goings: 7, 8, 12, 19, 20, 25, 28, 32, 34. */
import { distance } from '../../../places/hex/grid.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { type CardEffect, ofRules } from '../../../series/boar/cards/events.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import { callUnit, isStillAway, placeUnit } from '../../../series/boar/frame/called.ts';
import { theCampaign } from '../../../series/boar/frame/campaign.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { leave } from '../../../series/boar/rules/losses.ts';
import { fits } from '../../../series/boar/rules/stacking.ts';
import { holds, isNextTo, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, pieceOf, unitOf } from '../../../series/boar/rules/units.ts';
import { hasWorks } from '../../../series/boar/rules/works.ts';
import { zoneOf } from '../../../series/boar/rules/zoc.ts';
import { prisonersCome } from '../campaign/prisoners.ts';
import { openedAs } from '../scenario.ts';
import { frenchIn } from '../state.ts';
import { stockadesLeft } from '../works/ground.ts';

/** On the map from now on. */
function comes({ board: { play } }: Occasion, unit: UnitId, hex: HexId, effects: CardEffect[]): void {
  placeUnit(play, unit, hex);
  effects.push({ kind: 'arrived', unit, hex });
}

/** Off the map for good, at no cost. */
function goes({ board: { play } }: Occasion, unit: UnitId, effects: CardEffect[]): void {
  leave(play.state, unit, 'removed', ofRules(effects));
  effects.push({ kind: 'leader-away', leader: unit });
}

/** In a fortified hex without an enemy that has room. */
const militia: CardDefinition = {
  number: 7,
  may: (at) => isStillAway(at.board.play.state, unitOn(at)),
  targets: (at) => {
    const { board, enemy } = at;
    const stacks = stacksOf(board);
    const forts = board.field.at.filter(
      ({ id, perimeter }) => perimeter && hasWorks(board.field, id) && !holds(stacks, id, enemy),
    );
    return forts.flatMap(({ id }) => (fits(board, id, [unitOn(at)], 'rest') ? [id] : []));
  },
  act: (at, hex, effects) => comes(at, unitOn(at), hex, effects),
};

/** They change sides: to the village while it stands, else in by the east (P 4.4). */
const presents: CardDefinition = {
  number: 8,
  may: ({ board: { play }, card }) => {
    const [theirs = '', ours = ''] = card.units;
    const { fate } = unitOf(play.state, theirs);
    return (fate === 'field' || isStillAway(play.state, theirs)) && isStillAway(play.state, ours);
  },
  act: (at, _target, effects) => {
    const { board, card, enemy } = at;
    const { play, field } = board;
    const [theirs = '', ours = ''] = card.units;
    if (unitOf(play.state, theirs).fate === 'field') goes(at, theirs, effects);
    else theCampaign(play.state).arrivals.barred.push(theirs);
    const village = field.at.find(({ terrain }) => terrain === 'village')?.id ?? '';
    if (!holds(stacksOf(board), village, enemy) && fits(board, village, [ours], 'rest'))
      comes(at, ours, village, effects);
    else callUnit(play.state, ours, 'E');
  },
};

/** A regiment in order, free of the enemy and his zones, goes to the rear; two companies take its place (P 4.5). */
const lightCompanies: CardDefinition = {
  number: 19,
  targets: (at) => {
    const { board, card, enemy } = at;
    const { field, position } = board;
    if (companies(at).some((unit) => !isStillAway(board.play.state, unit))) return [];
    const zone = zoneOf(board, enemy);
    return card.units.filter((unit) => {
      const { hex, formation, pinnedBy } = pieceOf(position, unit);
      if (companies(at).includes(unit) || hex === null) return false;
      return formation === 'parade' && pinnedBy.length === 0 && zone[field.hexes.get(hex)?.index ?? 0] !== 1;
    });
  },
  act: (at, unit, effects) => {
    const hex = pieceOf(at.board.position, unit).hex ?? '';
    goes(at, unit, effects);
    for (const company of companies(at)) comes(at, company, hex, effects);
  },
};

const companies = ({ card }: Occasion): readonly UnitId[] => card.units.slice(-2);

/** Hexes by a stockade that stands and is free, with room for the unit and no enemy beside it: nearest to one first. */
function byStockades({ board, card, enemy }: Occasion, unit: UnitId): HexId[] {
  const { field, position, scenario } = board;
  const stacks = stacksOf(board);
  const { gait } = counterOf(field, unit);
  const stockades = stockadesLeft(openedAs(scenario), position).filter((hex) => !holds(stacks, hex, enemy));
  const away = (hex: HexId): number => Math.min(...stockades.map((one) => distance(field.grid, one, hex)));
  return field.at
    .filter(({ id, terrain }) => away(id) <= numberOf(card, 'range') && field.tables.terrain[terrain]?.[gait] != null)
    .filter(({ id }) => !isNextTo(board, stacks, id, enemy, false) && fits(board, id, [unit], 'rest'))
    .map(({ id }) => id)
    .sort((a, b) => away(a) - away(b) || (a < b ? -1 : 1));
}

/** Those of the card still to come; of the French none, once their division has left. */
const stillToCome = ({ board, card }: Occasion): UnitId[] =>
  card.units.filter(
    (unit) =>
      isStillAway(board.play.state, unit) &&
      !(frenchIn(board.position).quit && counterOf(board.field, unit).marks.includes('french')),
  );

/** They come ashore, each where its owner says. */
const ashore = (number: number): CardDefinition => ({
  number,
  timed: true,
  targets: (at) => {
    const [first] = stillToCome(at);
    return first === undefined ? [] : byStockades(at, first);
  },
  *act(at, hex, effects) {
    const { board, card, side } = at;
    const [first = '', ...others] = stillToCome(at);
    comes(at, first, hex, effects);
    for (const unit of others) {
      const options = byStockades(at, unit);
      if (options.length === 0) continue;
      const about = { card: card.id, unit, options };
      const to = yield* board.play.at(unit, () =>
        board.play.ask<HexId>(side, 'card-target', { kind: 'one', of: options }, { about, discreet: true }),
      );
      comes(at, unit, to, effects);
    }
  },
});

/** From the ninth turn on, without a die; to the plantation, or in by the east. */
const prisonShip: CardDefinition = {
  number: 12,
  timed: true,
  may: (at) => isStillAway(at.board.play.state, unitOn(at)),
  *act({ board, side }) {
    const { prisoners } = openedAs(board.scenario).campaign ?? {};
    if (prisoners) yield* prisonersCome(prisoners, board, side);
  },
};

export const arrivalCards: readonly CardDefinition[] = [
  militia,
  presents,
  prisonShip,
  lightCompanies,
  ...[20, 25, 28, 32, 34].map(ashore),
];
