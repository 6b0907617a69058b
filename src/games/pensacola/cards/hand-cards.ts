/** Cards about cards: 41, 46, and the plan of 54, whose other half brings a reserve up. */
import { distance } from '../../../places/hex/grid.ts';
import { cardOf, deckOf, isPlayableBy, numberOf } from '../../../series/boar/cards/deck.ts';
import { type CardDefinition, type CardEffectRule, divided } from '../../../series/boar/cards/definition.ts';
import { drawMore, spy } from '../../../series/boar/cards/draw.ts';
import { tellCard } from '../../../series/boar/cards/events.ts';
import { drop, handOf, spend } from '../../../series/boar/cards/hands.ts';
import { momentOf } from '../../../series/boar/cards/in-fight.ts';
import { ENOUGH } from '../../../series/boar/cards/repair.ts';
import type { Occasion } from '../../../series/boar/rules/house.ts';
import { fits } from '../../../series/boar/rules/stacking.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, pieceOf, unitOf } from '../../../series/boar/rules/units.ts';
import { zoneOf } from '../../../series/boar/rules/zoc.ts';

/** Each may lay down a card that only the other could play. */
const mailPacket: CardDefinition = {
  number: 46,
  *act({ board, card }) {
    const { play, field, scenario } = board;
    for (const side of deckOf(scenario).events.order) {
      const options = handOf(play.state, side).filter((one) => !isPlayableBy(cardOf(scenario, one), side));
      if (options.length === 0) continue;
      const space = { kind: 'one' as const, of: [ENOUGH, ...options.map(String)] };
      const about = { card: card.id, options: options.map(String) };
      const asked = () => play.ask<string>(side, 'card-target', space, { about, discreet: true });
      const answer = yield* play.at(`discard-${side}`, asked);
      if (answer === ENOUGH) continue;
      drop(play.state, side, Number(answer));
      spend(play.state, Number(answer));
      tellCard(field, play, 'card-discarded', { card: Number(answer), side });
    }
  },
};

/** Spanish foot near by, free of the enemy, and the hexes of the attack that have room for it: `navarra/2924`. */
const reserve: CardEffectRule = {
  targets: (at) => reservesFor(at).map(({ unit }) => unit),
  act: (at, unit) => {
    const to = reservesFor(at).find((one) => one.unit === unit)?.to;
    if (to === undefined) return;
    unitOf(at.board.play.state, unit).hex = to;
    momentOf(at, 'declared')?.joining.push(unit);
  },
};

/** Each with the hex that attacks it comes up to: the nearest with room. */
function reservesFor(at: Occasion): { unit: UnitId; to: HexId }[] {
  const { board, side, enemy, card } = at;
  const { field, position } = board;
  const { attackers = [] } = momentOf(at, 'declared') ?? {};
  const from = [...new Set(attackers.flatMap((unit) => pieceOf(position, unit).hex ?? []))];
  const zone = zoneOf(board, enemy);
  const away = (a: HexId, b: HexId): number => distance(field.grid, a, b);
  return Object.values(position.units).flatMap(({ id: unit, hex, formation, pinnedBy }) => {
    const counter = counterOf(field, unit);
    const isFree = hex !== null && zone[field.hexes.get(hex)?.index ?? 0] !== 1 && pinnedBy.length === 0;
    if (!isFree || formation !== 'parade' || counter.side !== side || counter.gait !== 'foot') return [];
    if (counter.marks.includes('french') || attackers.includes(unit)) return [];
    const near = from.filter((one) => away(one, hex) <= numberOf(card, 'range') && fits(board, one, [unit], 'rest'));
    const [to] = near.sort((a, b) => away(a, hex) - away(b, hex));
    return to === undefined ? [] : [{ unit, to }];
  });
}

export const handCards: readonly CardDefinition[] = [
  { number: 41, ...spy },
  mailPacket,
  divided(54, { strategic: drawMore, free: reserve }),
];
