/** How the assault begins: stockades and redoubts stand, the works are breached in two places (P 6.1.2, 6.1.8). */
import type { Steps } from '../../engine/contract.ts';
import { hexSides } from '../../places/hex/grid.ts';
import { opening, printedSiege } from '../../series/boar/frame/opening.ts';
import { rowFor, throwDie } from '../../series/boar/rules/dice.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import type { Board } from '../../series/boar/rules/house.ts';
import { armyOfSide, hexAt } from '../../series/boar/rules/units.ts';
import { openCampaign } from './campaign/setup.ts';
import { openCoup } from './coup/state.ts';
import { tellPensacola } from './events.ts';
import type { Pensacola } from './scenario.ts';
import type { PensacolaState } from './state.ts';
import { breachWorks } from './works/forts.ts';
import { frontOf, sideTowards } from './works/ground.ts';
import { openWorks } from './works/state.ts';

export function setup(pensacola: Pensacola): PensacolaState {
  const { redoubts, breaches, road } = pensacola.sheet;
  return {
    ...opening(pensacola),
    siege: [
      ...printedSiege(pensacola),
      ...redoubts.list.flatMap(({ hex, faces }) => frontOf(hex, sideTowards(pensacola, hex, faces))),
    ],
    corduroy: [...road.laid],
    breached: [...breaches.sides],
    campaign: openCampaign(pensacola),
    held: [],
    destroyed: [],
    french: { tested: false, camp: 0, idle: 0, quit: false },
    works: openWorks(pensacola.sheet),
    coup: openCoup(),
  };
}

/** Bad weather has opened a hexside of Fort George: the scatter die says which, the British where it falls on target. */
export function* breachByWeather(pensacola: Pensacola, board: Board): Steps<void> {
  const { field, play } = board;
  const { scattered } = pensacola.sheet.breaches;
  if (scattered === undefined) return;
  const { hex, chosen } = scattered;
  const die = yield* throwDie(board, 'scatter', field.siegeOf);
  const { to } = rowFor(field.tables.mortar.scatter, die);
  const fortified = hexSides
    .filter((_, n) => hexAt(field, hex).around[n]?.works.length)
    .map((side) => `${hex}/${side}`);
  const struck = fortified.find((name) => name === `${hex}/${to}`);
  const effects: Effect[] = [];
  const side = struck ?? (yield* chooseSide(board, fortified, `${hex}/${chosen}`));
  breachWorks(board, side, armyOfSide(field, field.siegeOf), effects);
  tellPensacola(play, 'weathered', 'P 6.1.8', { hex, die, effects });
}

/** The British name it, the first of these if they say nothing. */
function* chooseSide({ field, play }: Board, sides: readonly string[], first: string): Steps<string> {
  const of = [first, ...sides.filter((side) => side !== first)];
  return yield* play.ask<string>(field.worksOf, 'siege-breach-side', { kind: 'one', of }, { about: { options: of } });
}
