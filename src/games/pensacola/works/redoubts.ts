/** Redoubts: completed with a facing of their owner's choice, and lost to whoever comes in (P 3.5, 3.7.10.1, 3.14.4). */
import type { Steps } from '../../../engine/contract.ts';
import { type HexSide, hexSides } from '../../../places/hex/grid.ts';
import { campaignOf, theCampaign } from '../../../series/boar/frame/campaign.ts';
import { adjustMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, codesOf, enemyOf, sideOf } from '../../../series/boar/rules/units.ts';
import { pointsFor, score } from '../../../series/boar/rules/victory.ts';
import { partsOf } from '../../../series/boar/rules/works.ts';
import { trample } from '../../../series/boar/siege/damage.ts';
import { tellSiege } from '../../../series/boar/siege/events.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { enemiesBeside, frontOf, isFit, markersIn, redoubtsIn } from './ground.ts';
import { isSupplied } from './road.ts';

/** The Construction Completion phase: markers of earlier turns, in weather fit for it, but beside an enemy. */
export function* completeConstructions(pensacola: Pensacola, board: Board): Steps<void> {
  const { play, field } = board;
  const { weather, turn } = play.state;
  const army = armyOfSide(field, field.siegeOf);
  const due = markersIn(play.state).filter(({ placed }) => placed < turn);
  if (due.length === 0) return;
  if (pensacola.files.works.weather.kinds[weather]?.complete === false) {
    tellSiege(field, play, 'works-stopped', 'P 3.5', { army, weather, step: 1 });
    return;
  }
  for (const { hex } of [...due]) {
    const by = enemiesBeside(board, hex, field.siegeOf);
    if (by.length > 0) tellSiege(field, play, 'works-held', 'P 3.5', { army, hex, by });
    else yield* play.at(hex, () => completeRedoubt(board, hex));
  }
}

/** A marker turned to its completed side; weather and neighbours are not asked. */
export function* completeRedoubt(board: Board, hex: HexId): Steps<void> {
  const { play, field } = board;
  const about = { hex, options: [...hexSides] };
  const faces = yield* play.ask<HexSide>(field.siegeOf, 'redoubt-facing', { kind: 'one', of: hexSides }, { about });
  const { state } = play;
  const { siege } = theCampaign(state);
  const guns = markersIn(state).find((marker) => marker.hex === hex)?.guns ?? 0;
  siege.building = siege.building.filter((marker) => marker.hex !== hex);
  state.siege = [...state.siege, ...frontOf(hex, faces)];
  if (guns > 0) worksIn(state).batteries.push({ hex, sp: guns, lost: false });
  const sides = frontOf(hex, faces).map((name) => partsOf(name)[1]);
  tellSiege(field, play, 'works-completed', 'P 3.5', { army: armyOfSide(field, field.siegeOf), hex, sides });
}

/** The mortar fires farther out of a completed redoubt in supply (P 3.11). */
export const mortarInRedoubt = (pensacola: Pensacola): Exception => ({
  rule: 'P 3.11',
  amends: {
    mortarGain: (at, mortar) => {
      const hex = at.position.units[mortar]?.hex ?? '';
      const isServed = redoubtsIn(pensacola, at.position).includes(hex) && isSupplied(pensacola, at, hex);
      return isServed ? pensacola.files.works.redoubts.mortar : 0;
    },
  },
});

/** Whoever of the enemy comes in takes a marker away, and the guns of an armed redoubt. */
export const fallen: Exception = {
  rule: 'P 3.7.10.1, 3.14.4',
  amends: {
    notesEntry: (board, { units }, _from, { id }) => {
      const who = codesOf(units);
      const effects = fall(board, id, who);
      if (effects.length > 0)
        tellSiege(board.field, board.play, 'works-entered', 'P 3.14.4', { hex: id, units: who, effects });
    },
    afterStanding: (board, hex) => fall(board, hex, unitsIn(board.play.state, hex)),
  },
};

function fall(board: Board, hex: HexId, units: readonly UnitId[]): Effect[] {
  const effects: Effect[] = [];
  const { play, field } = board;
  if (campaignOf(play.state)) trample(board, hex, units, effects);
  const battery = worksIn(play.state).batteries.find((one) => one.hex === hex && !one.lost);
  const foe = enemyOf(field, field.siegeOf);
  if (!battery || !units.some((unit) => sideOf(field, unit) === foe && isFit(board, unit))) return effects;
  battery.lost = true;
  adjustMorale(board, 'oneStep', armyOfSide(field, field.siegeOf), armyOfSide(field, foe), effects);
  score(play.state, armyOfSide(field, foe), pointsFor(board, 'twoStepReduced'), 'battery', effects);
  tellPensacola(play, 'battery', 'P 3.14.4', { hex, sp: battery.sp });
  return effects;
}
