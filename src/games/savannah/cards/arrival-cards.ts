/** Cards of arrivals: the Creek, the county militia, and a column on the wrong road (1, 2, 44). */
import { distance } from '../../../places/hex/grid.ts';
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import { callUnit, hidingPlaces, isStillAway, placeUnit } from '../../../series/boar/frame/called.ts';
import { tellFrame } from '../../../series/boar/frame/events.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import { enterConstruction } from '../../../series/boar/siege/works.ts';
import { theCampaign } from '../campaign/state.ts';

/** Hexes from the nearest enemy beyond which the Creek are safe for a turn. */
const CLEAR = 6;

/** Out of the enemy's reach first, and there nearest to his headquarters: where they hurt and are not ridden down. */
const warriors: CardDefinition = {
  number: 1,
  may: (at) => isStillAway(at.board.play.state, unitOn(at)),
  targets: (at) => {
    const { board, card, enemy } = at;
    const camp = board.field.armies.find((army) => army.side === enemy)?.headquarters ?? '';
    const { grid } = board.field;
    const enemies = [...stacksOf(board).values()].filter(({ side, units }) => side === enemy && units.length > 0);
    const places = hidingPlaces(board, unitOn(at), card.terrains).map((hex) => ({
      hex,
      inReach: Number(enemies.some((stack) => distance(grid, hex, stack.hex) < CLEAR)),
      away: distance(grid, hex, camp),
    }));
    places.sort((a, b) => a.inReach - b.inReach || a.away - b.away || (a.hex < b.hex ? -1 : 1));
    return places.map(({ hex }) => hex);
  },
  act: (at, hex, effects) => {
    placeUnit(at.board.play, unitOn(at), hex);
    effects.push({ kind: 'arrived', unit: unitOn(at), hex });
    enterConstruction(at.board, hex, [unitOn(at)]);
  },
};

const county: CardDefinition = {
  number: 2,
  may: (at) => isStillAway(at.board.play.state, unitOn(at)),
  targets: (at) => at.board.scenario.campaign?.arrivals.called ?? [],
  act: (at, entry) => callUnit(at.board.play.state, unitOn(at), entry),
};

/** The largest column first. */
const wrongRoad: CardDefinition = {
  number: 44,
  targets: (at) =>
    [...dueIn(at)]
      .sort((a, b) => b.units.length - a.units.length || (a.entry < b.entry ? -1 : 1))
      .map((due) => due.entry),
  act: (at, entry) => {
    const { board, card, enemy } = at;
    const { play } = board;
    const units = [...(dueIn(at).find((due) => due.entry === entry)?.units ?? [])];
    const { arrivals } = theCampaign(play.state);
    const turn = play.state.turn + numberOf(card, 'turns');
    for (const unit of units) arrivals.delayed[unit] = turn;
    tellFrame(board.field, play, 'delayed', 'S 4.3', { side: enemy, units, turn, reason: 'event' });
  },
};

function dueIn({ moment }: Occasion) {
  return moment.at === 'arrival' ? moment.due : [];
}

export const arrivalCards: readonly CardDefinition[] = [warriors, county, wrongRoad];
