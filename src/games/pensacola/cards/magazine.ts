/** Card 39, the powder magazine of the Queen's Redoubt that blew up on 8 May: a fort that is attacked or under the mortar. */
import type { Steps } from '../../../engine/contract.ts';
import type { CardDefinition } from '../../../series/boar/cards/definition.ts';
import { ofRules } from '../../../series/boar/cards/events.ts';
import { likelyLead } from '../../../series/boar/rules/combat.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, hexAt } from '../../../series/boar/rules/units.ts';
import { hexsideName, standingWorks } from '../../../series/boar/rules/works.ts';
import { loseStep, testUnitsIn } from '../../../series/boar/siege/damage.ts';
import { openedAs } from '../scenario.ts';
import { breachWorks } from '../works/forts.ts';

export const magazine: CardDefinition = {
  number: 39,
  targets: (at) => fortsUnder(at).flatMap((hex) => wholeSides(at, hex)),
  act: (at, hexside, effects) => blowUp(at, hexside, ofRules(effects)),
};

/** Forts that decide, attacked or aimed at by the mortar. */
function fortsUnder({ moment, board }: Occasion): HexId[] {
  const { hexes } = openedAs(board.scenario).sheet.control;
  if (moment.at === 'declared') return moment.on.filter((hex) => hexes.includes(hex));
  return moment.at === 'shot' && moment.shot.plunging ? hexes.filter((hex) => hex === moment.shot.hex) : [];
}

function wholeSides({ board }: Occasion, id: HexId): string[] {
  const hex = hexAt(board.field, id);
  return hex.around.flatMap((_, n) =>
    standingWorks(board.play.state, hex, n).length > 0 ? [hexsideName(hex, n)] : [],
  );
}

/** A breach; whoever would lead there loses a step, and all there test. */
function* blowUp({ board, side }: Occasion, hexside: string, effects: Effect[]): Steps<void> {
  const hex = hexside.slice(0, 4);
  const gainer = armyOfSide(board.field, side);
  breachWorks(board, hexside, gainer, effects);
  const units = unitsIn(board.play.state, hex);
  if (units.length > 0) yield* loseStep(board, likelyLead(board, units), gainer, effects);
  yield* testUnitsIn(board, hex, 0, gainer, effects);
}
