/** American prisoners who take the King's pay: a die each turn from the ninth on (P 3.7.8.2.1). */
import type { Json, Steps } from '../../../engine/contract.ts';
import { isBeforeAssault } from '../../../series/boar/frame/approach.ts';
import { callUnit, isStillAway, placeUnit } from '../../../series/boar/frame/called.ts';
import { openHexes } from '../../../series/boar/frame/entries.ts';
import { throwDie } from '../../../series/boar/rules/dice.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { choose } from '../../../series/boar/rules/questions.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { Side } from '../../../series/boar/rules/state.ts';
import { sideOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import { destroyedIn } from '../state.ts';
import type { CampaignSheet } from './schema.ts';

/** British reinforcements: do the prisoners come this turn? Never on the turn of a coup de main. */
export function* rollForPrisoners({ prisoners }: CampaignSheet, board: Board, side: Side): Steps<void> {
  const { play } = board;
  if (prisoners === undefined || side !== board.field.worksOf || !isBeforeAssault(play.state)) return;
  if (play.state.turn < prisoners.from || !isStillAway(play.state, prisoners.unit)) return;
  const die = yield* throwDie(board, 'prisoners', side);
  const [least, most] = prisoners.die;
  const isIn = die >= least && die <= most;
  tellPensacola(play, 'prisoners', 'P 3.7.8.2.1', { die, needed: most, hex: isIn ? prisoners.hex : null });
  if (isIn) yield* prisonersCome(prisoners, board, side);
}

/** They come to the plantation while it is there and free, else in from the east. */
export function* prisonersCome(
  { unit, hex, entries }: NonNullable<CampaignSheet['prisoners']>,
  board: Board,
  side: Side,
): Steps<void> {
  const { play, field } = board;
  const isTaken = unitsIn(play.state, hex).some((id) => sideOf(field, id) !== side);
  if (!isTaken && !destroyedIn(play.state).includes(hex)) {
    placeUnit(play, unit, hex);
    return;
  }
  const of = entries.flatMap((entry) => openHexes(board, side, entry));
  const about: Json = { entry: entries[0] ?? '', units: [unit], options: of, town: true, substitute: false };
  const to = yield* play.at(unit, () => choose(play, side, 'enter-hex', of, about));
  if (to === null) callUnit(play.state, unit, entries[0] ?? '');
  else placeUnit(play, unit, to);
}
