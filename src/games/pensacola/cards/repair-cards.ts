/** Cards that repair breached British works: 1, 2, 4, and the spades of 52. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import type { CardDefinition, CardEffectRule } from '../../../series/boar/cards/definition.ts';
import { ofRules } from '../../../series/boar/cards/events.ts';
import { isNextToParade } from '../../../series/boar/cards/ground.ts';
import { repairSome } from '../../../series/boar/cards/repair.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { counterOf, isArtillery, pieceOf, printedStrength } from '../../../series/boar/rules/units.ts';
import { hasWorks } from '../../../series/boar/rules/works.ts';
import { repairSide } from '../../../series/boar/siege/damage.ts';

/** Breached hexsides of the British works, in hexes that fit. */
const breached = ({ board: { field, play } }: Occasion, fits: (hex: HexId) => boolean): string[] =>
  play.state.breached.filter((name) => hasWorks(field, name.slice(0, 4)) && fits(name.slice(0, 4)));

/** What else is breached in the same hex. */
const others = (at: Occasion, hexside: string): string[] => breached(at, (hex) => hexside.startsWith(hex));

/** One hexside, wherever it is. */
export const repairs: CardEffectRule = {
  targets: (at) => breached(at, () => true),
  act: (at, hexside, effects) => repairSide(at.board.play.state, hexside, ofRules(effects)),
};

/** Where nobody looks on. */
const lantern: CardDefinition = {
  number: 1,
  ...repairs,
  targets: (at) => breached(at, (hex) => !isNextToParade(at, hex, at.enemy)),
};

const carpenters: CardDefinition = {
  number: 2,
  ...repairs,
  act: (at, hexside, effects) => {
    const isManned = unitsIn(at.board.position, hexside.slice(0, 4)).some((unit) => at.card.units.includes(unit));
    return repairSome(
      at,
      hexside,
      numberOf(at.card, isManned ? 'manned' : 'sides'),
      () => others(at, hexside),
      effects,
    );
  },
};

const everyHand: CardDefinition = {
  number: 4,
  targets: (at) => breached(at, (hex) => troopsIn(at, hex) >= numberOf(at.card, 'strength')),
  act: (at, hexside, effects) =>
    repairSome(at, hexside, numberOf(at.card, 'sides'), () => others(at, hexside), effects),
};

/** British SP in a hex, guns aside. */
function troopsIn({ board: { field, position }, side }: Occasion, hex: HexId): number {
  const troops = unitsIn(position, hex).map((unit) => counterOf(field, unit));
  return troops
    .filter((unit) => unit.side === side && !isArtillery(unit))
    .reduce((sum, unit) => sum + printedStrength(unit, pieceOf(position, unit.id)), 0);
}

export const repairCards: readonly CardDefinition[] = [lantern, carpenters, everyHand];
