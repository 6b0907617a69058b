/** Who holds the hexes that decide: what it takes, and what army morale it moves (P 2.1, 2.2.1). */
import { changeMorale } from '../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At, Board } from '../../series/boar/rules/house.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../series/boar/rules/state.ts';
import { armyOfSide, counterOf, isArtillery, pieceOf, sideOf } from '../../series/boar/rules/units.ts';
import { tellPensacola } from './events.ts';
import type { Pensacola } from './scenario.ts';
import { heldIn, stateOf } from './state.ts';

export function control(pensacola: Pensacola): Exception {
  return {
    rule: 'P 2.2.1',
    amends: {
      notesEntry: (board, party, _from, to) => {
        const effects: Effect[] = [];
        const units = party.units.map(({ id }) => id);
        take(pensacola, board, to.id, units, effects);
        drawWater(pensacola, board, new Map(units.map((unit) => [unit, to.id])));
        const [first] = party.units;
        if (effects.length > 0 && first)
          tellPensacola(board.play, 'control', 'P 2.2.1', { hex: to.id, side: first.side, effects });
      },
      afterStanding: (board, hex) => {
        const effects: Effect[] = [];
        take(pensacola, board, hex, unitsIn(board.play.state, hex), effects);
        drawWater(pensacola, board);
        return effects;
      },
      afterFight: (board) => drawWater(pensacola, board),
      afterHit: (board) => drawWater(pensacola, board),
    },
  };
}

/** Units that have come to stand in a hex take it if one of them can; an empty hex stays whose it was. */
function take(pensacola: Pensacola, board: Board, hex: HexId, units: readonly UnitId[], effects: Effect[]): void {
  if (!pensacola.sheet.control.hexes.includes(hex)) return;
  const taker = units.find((unit) => canHold(pensacola, board, unit));
  if (taker === undefined) return;
  const { field } = board;
  const state = stateOf(board);
  const isTaken = sideOf(field, taker) === field.siegeOf;
  if (isTaken === state.held.includes(hex)) return;
  state.held = isTaken ? [...state.held, hex] : state.held.filter((each) => each !== hex);
  const heart = field.tables.armyMorale.adjustments.control?.own ?? 0;
  changeMorale(board, armyOfSide(field, field.siegeOf), isTaken ? heart : -heart, 'control', effects);
}

/** British hearts sink as Spaniards in Parade Order come into the well, and rise once none is left there (P 2.5.3). `going`: who is on his way to another hex. */
function drawWater({ sheet }: Pensacola, board: Board, going: ReadonlyMap<UnitId, HexId> = new Map()): void {
  const { field, play } = board;
  const state = stateOf(board);
  const there = Object.values(state.units).filter(
    ({ id, hex }) => (going.get(id) ?? hex) === sheet.control.well && sideOf(field, id) === field.siegeOf,
  );
  const held = there.some(({ formation }) => formation === 'parade') || (state.coup.well && there.length > 0);
  if (held === state.coup.well) return;
  state.coup.well = held;
  const army = armyOfSide(field, field.worksOf);
  const effects: Effect[] = [];
  const heart = field.tables.armyMorale.adjustments.well?.own ?? 0;
  changeMorale(board, army, held ? heart : -heart, 'well', effects);
  tellPensacola(play, 'well', 'P 2.5.3', { side: held ? field.siegeOf : field.worksOf, effects });
}

/** In Parade Order, no gun, and none of the classes of its side that cannot. */
function canHold({ sheet }: Pensacola, { field, position }: At, unit: UnitId): boolean {
  const counter = counterOf(field, unit);
  const barred = sheet.control.powerless[counter.side] ?? [];
  return pieceOf(position, unit).formation === 'parade' && !isArtillery(counter) && !barred.includes(counter.class);
}

/** The hexes that decide which a side holds. */
export function heldBy({ sheet }: Pensacola, { field, position }: At, side: Side): readonly HexId[] {
  return sheet.control.hexes.filter((hex) => heldIn(position).includes(hex) === (side === field.siegeOf));
}

/** What must hold of control in every state. */
export function controlFaults({ sheet }: Pensacola, state: BoarState): string[] {
  const held = heldIn(state);
  const strangers = held.filter((hex, n) => !sheet.control.hexes.includes(hex) || held.indexOf(hex) !== n);
  return strangers.map((hex) => `${hex} is held, and is none to hold`);
}
