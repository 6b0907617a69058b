/** The weather of the campaign: its die, what follows without one, and what storms do (S 4.2, R8, R9). */
import type { Steps } from '../../../engine/contract.ts';
import { modifier, roll, rowFor, sumOf } from '../rules/dice.ts';
import type { Effect, Modifier } from '../rules/events.ts';
import type { At, Board } from '../rules/house.ts';
import { actAt, choose } from '../rules/questions.ts';
import type { Army, BoarState, UnitId } from '../rules/state.ts';
import { armyOfSide, counterOf, enemyOf, pieceOf } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import type { CampaignSheet } from '../scenario/campaign-schema.ts';
import { loseStep } from '../siege/damage.ts';
import { tellFrame } from './events.ts';

/** Throws for the weather of a strategic turn, or takes what follows from the turn before. */
export function rollWeather(sheet: CampaignSheet, board: Board, events: readonly Modifier[] = []): void {
  const { play } = board;
  const { state } = play;
  const was = state.weather;
  if (!sheet.weather.turns.includes(state.turn)) {
    state.weather = following(sheet, was);
    const told = { weather: state.weather, was, die: null, modifiers: [], sum: null };
    tellFrame(board.field, play, 'weather', 'S 4.2', told);
    return;
  }
  const modifiers = [...modifiersOf(sheet, state), ...events];
  const die = roll(board, 'weather');
  const sum = die + sumOf(modifiers);
  state.weather = rowFor(sheet.weather.die, sum).kind;
  tellFrame(board.field, play, 'weather', 'S 4.2, R9', { weather: state.weather, was, die, modifiers, sum });
}

/** What the turn and the weather before it add to the die. */
function modifiersOf({ weather }: CampaignSheet, { turn, ordinal, weather: before }: BoarState): Modifier[] {
  const modifiers: Modifier[] = [];
  const ofTurn = weather.modifiers[String(turn)];
  if (ofTurn !== undefined) modifiers.push(modifier('weather.turn', ofTurn, 'S 4.2'));
  const after = weather.after[before];
  if (ordinal > 1 && after !== undefined) modifiers.push(modifier('weather.after', after, 'S 4.2'));
  return modifiers;
}

/** Weather of a turn without a die: rain after a storm, else as it was (R8 for the tactical turns of case A). */
export function following({ weather }: CampaignSheet, was: string): string {
  return weather.storms?.kinds.includes(was) ? weather.storms.after : was;
}

/**
 * Weather of a tactical turn: of the days before in case A, else the mist of the first hour and then fair (S 1.6,
 * O27).
 */
export function hourlyWeather(sheet: CampaignSheet, { field, play }: Board, isDeclared: boolean): void {
  const { state } = play;
  const hour = state.turn - sheet.tactical;
  const was = state.weather;
  const [first, then] = sheet.weather.hours ?? [was, was];
  const weather = isDeclared ? following(sheet, was) : hour === 0 ? first : hour === 1 ? then : was;
  if (hour > 0 && weather === was) return;
  state.weather = weather;
  tellFrame(field, play, 'weather', 'S 1.6, R8', { weather, was, die: null, modifiers: [], sum: null });
}

/** A hurricane: each army with units in the open throws, and may lose a step of one of them. */
export function* havoc(sheet: CampaignSheet, board: Board): Steps<void> {
  const { field, play } = board;
  const { havoc: storm } = sheet.weather;
  if (storm === undefined || play.state.weather !== storm.kind) return;
  const { die: faces } = storm;
  for (const { id: army, side } of field.armies) {
    const exposed = inTheOpen(board, army);
    if (exposed.length === 0) continue;
    const die = yield* actAt(play, army, () => roll(board, 'havoc'));
    const effects: Effect[] = [];
    let unit: UnitId | null = null;
    if (die >= faces[0] && die <= faces[1]) {
      const about = { army, options: [...exposed] };
      unit = yield* play.at(army, () => choose(play, side, 'weather-victim', exposed, about));
      const gainer = armyOfSide(field, enemyOf(field, side));
      if (unit !== null) yield* loseStep(board, unit, gainer, effects);
    }
    tellFrame(field, play, 'havoc', 'S 4.2', { army, die, unit, effects });
  }
  settle(board);
}

/** Units of an army on the map, in no city hex, behind no works of the lines and in no siege works. */
function inTheOpen({ field, position }: At, army: Army): UnitId[] {
  const entrenched = new Set(position.siege.map((name) => name.slice(0, 4)));
  return Object.keys(position.units).filter((id) => {
    const { hex } = pieceOf(position, id);
    if (hex === null || counterOf(field, id).army !== army) return false;
    return !field.hexes.get(hex)?.perimeter && !entrenched.has(hex);
  });
}
