/** The guns of the Red Cliffs fire at every fleet that comes in, while Pentzel holds the fort in Parade Order (P 1.10). */
import type { Steps } from '../../../engine/contract.ts';
import { delay } from '../../../series/boar/frame/reinforcements.ts';
import { adjustMorale } from '../../../series/boar/rules/army-morale.ts';
import { modifier, rowFor, sumOf, throwDie } from '../../../series/boar/rules/dice.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { loseLeader } from '../../../series/boar/rules/leaders.ts';
import { takeSteps } from '../../../series/boar/rules/losses.ts';
import { choose } from '../../../series/boar/rules/questions.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, pieceOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import type { CampaignSheet } from './schema.ts';
import { theCampaign } from './state.ts';

/** Does Pentzel still hold the fort (P 3.14.2)? */
export function cliffsFire({ cliffs }: CampaignSheet, { position }: At): boolean {
  const { hex, formation } = pieceOf(position, cliffs.garrison);
  return hex === cliffs.hex && formation === 'parade';
}

/** The shots at a fleet and what they do; those who can still land this turn. */
export function* passTheCliffs(sheet: CampaignSheet, board: Board, aboard: readonly UnitId[]): Steps<UnitId[]> {
  const { field, play } = board;
  const { cliffs } = theCampaign(play.state);
  const fleet = aboard.filter((id) => !cliffs.passed.includes(id));
  if (fleet.length === 0 || !cliffsFire(sheet, board)) return [...aboard];
  const weather = sheet.cliffs.weather[play.state.weather];
  const modifiers = weather === undefined ? [] : [modifier(`drm.${play.state.weather}`, weather, 'P 1.10')];
  const die = yield* throwDie(board, 'cliffs', field.worksOf);
  const { hits } = rowFor(sheet.cliffs.hits, die + sumOf(modifiers));
  const effects: Effect[] = [];
  const [spanish, british] = armiesOf(board);
  if (hits === 0) adjustMorale(board, 'cliffsMissed', spanish, british, effects);
  tellPensacola(play, 'cliffs', 'P 1.10', { die, modifiers, hits, effects });
  const late = new Set<UnitId>();
  for (const [unit, leaders] of yield* drawn(board, fleet, hits)) {
    const struck = yield* play.at(unit, () => damage(sheet, board, unit, leaders));
    if (struck === 'late') for (const id of [unit, ...leaders]) late.add(id);
  }
  if (late.size > 0) delay(board, field.siegeOf, [...late], 'event');
  cliffs.passed.push(...fleet);
  return aboard.filter(
    (id) => !late.has(id) && (board.position.units[id] ?? board.position.leaders[id])?.fate === 'reserve',
  );
}

/** Lots from the fleet, as many units as there were hits; a leader drawn is with a unit drawn, of his owner's choice. */
function* drawn(board: Board, fleet: readonly UnitId[], hits: number): Steps<Map<UnitId, UnitId[]>> {
  const { field, play } = board;
  const cup = [...fleet];
  const units: UnitId[] = [];
  const leaders: UnitId[] = [];
  while (units.length < hits && cup.some((id) => field.counters.has(id))) {
    const [id = ''] = cup.splice(play.roll(`lot-${units.length + leaders.length}`, cup.length), 1);
    (field.counters.has(id) ? units : leaders).push(id);
  }
  const struck = new Map<UnitId, UnitId[]>(units.map((unit) => [unit, []]));
  for (const leader of leaders) {
    const about = { leader, options: [...units] };
    const unit = yield* play.at(leader, () => choose(play, field.siegeOf, 'cliffs-leader', units, about));
    struck.get(unit ?? '')?.push(leader);
  }
  return struck;
}

/** What a hit does to one unit, and to the leaders with it. */
function* damage(sheet: CampaignSheet, board: Board, unit: UnitId, leaders: readonly UnitId[]): Steps<'late' | 'on'> {
  const { field, play } = board;
  const die = yield* throwDie(board, 'damage', field.worksOf);
  const { does } = rowFor(sheet.cliffs.damage, die);
  const [spanish, british] = armiesOf(board);
  const effects: Effect[] = [];
  if (does === 'step' || does === 'star') {
    takeSteps(board, unit, 1, { fellows: [unit], gainer: british }, effects);
    adjustMorale(board, 'oneStep', spanish, british, effects);
  }
  for (const leader of does === 'star' ? leaders : []) {
    const fate = yield* play.at(leader, () => throwDie(board, 'leader', field.siegeOf));
    const { result } = rowFor(field.tables.leaderLoss, fate);
    effects.push({ kind: 'leader', leader, die: fate, result });
    if (result !== 'unhurt')
      loseLeader(board, leader, result === 'killed' ? 'eliminated' : 'removed', british, effects);
  }
  tellPensacola(play, 'ship', 'P 1.10', { unit, leaders: [...leaders], die, does, effects });
  return does === 'late' ? 'late' : 'on';
}

function armiesOf({ field }: At): [spanish: string, british: string] {
  const of = (side: string): string => armyOfSide(field, side);
  return [of(field.siegeOf), of(field.worksOf)];
}
