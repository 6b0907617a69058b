/** Naval combat in one hex: lines, dice, re-rolls, losses, and whether the attacker must go (9.1). */
import type { Steps } from '../../engine/contract.ts';
import { type EarEvents, type Modifier, type ShotDie, tell } from './events.ts';
import type { CounterId, FieldHex, Side } from './field.ts';
import { showBoth } from './fog.ts';
import { eliminate, payBills } from './losses.ts';
import { drawUp, type Line, needOf, portAgainst } from './naval-lines.ts';
import { rerolls } from './rerolls.ts';
import { countersIn, shipsIn } from './stacks.ts';
import type { Contact } from './state.ts';
import { type Board, counterOf, enemyOf, hexOf, only, pieceOf, throwDie } from './units.ts';

/** `held`: the defender's guns still stand, the attacker must retreat; `won`: he need not; `void`: nobody to fight. */
export type NavalResult = 'held' | 'won' | 'void';

/**
 * Fights the combat a contact owes; without ships on both sides there is none (J32). Retreat is the caller's
 * business.
 */
export function* navalCombat(board: Board, { hex: id, attacker }: Contact): Steps<NavalResult> {
  const { field } = board;
  const hex = hexOf(field, id);
  if (field.sides.some((side) => shipsIn(field, board.play.state, side, id).length === 0)) return 'void';
  showBoth(board, id);
  const lines = yield* drawUp(board, hex);
  const port = portAgainst(board, attacker, hex);
  tellLines(board, hex, attacker, lines);
  const dice = lines.flatMap((line) => shoot(board, line, hex, line.side === attacker ? (port?.value ?? 0) : 0));
  tell(board, 'ear.volley', '9.1', { hex: id, dice: dice.map((die) => ({ ...die, modifiers: [...die.modifiers] })) });
  yield* rerolls(board, { hex: id, combat: 'naval', attacker, dice, read: (die) => read(die as ShotDie) });
  const hits = { english: hitsOf(dice, 'english'), spanish: hitsOf(dice, 'spanish') };
  // Fire ships used are gone, in addition to all losses (11.3, J34).
  for (const { side, fire } of lines) eliminate(board, fire, { cause: 'fire-ship', rule: '11.3', chosenBy: side });
  // A place of their own: what was chosen sealed before the volley is known by now.
  const owed = yield* board.play.at('losses', () => sufferLosses(board, hex, lines, hits));
  const held = lines.some((line) => line.side !== attacker && stillShoots(board, line));
  tell(board, 'ear.naval-result', '9.1', { hex: id, hits, owed, repulsed: held });
  return held ? 'held' : 'won';
}

function tellLines(board: Board, hex: FieldHex, attacker: Side, lines: readonly Line[]): void {
  const { field, play } = board;
  const port = portAgainst(board, attacker, hex);
  const faceOf = (unit: CounterId): string => counterOf(field, unit).face;
  const lineUp = (side: Side): EarEvents['ear.naval-combat']['lines'][Side] => {
    const line = lines.find((one) => one.side === side) as Line;
    return [...line.ships, ...line.guns].map((unit) => ({
      unit,
      face: faceOf(unit),
      need: counterOf(field, unit).gun === null ? null : needOf(board, unit, side, hex),
      dice: line.dice.get(unit) ?? 0,
      ashore: line.guns.includes(unit),
    }));
  };
  const leadersOf = (side: Side): EarEvents['ear.naval-combat']['leaders'][Side] =>
    (lines.find((one) => one.side === side) as Line).leaders.map(({ unit, to }) => ({ unit, face: faceOf(unit), to }));
  const presentOf = (side: Side): CounterId[] => countersIn(play.state, side, hex.id);
  tell(board, 'ear.naval-combat', '9.1', {
    hex: hex.id,
    attacker,
    port: port && { port: port.id, value: port.value },
    lines: { english: lineUp('english'), spanish: lineUp('spanish') },
    leaders: { english: leadersOf('english'), spanish: leadersOf('spanish') },
    present: { english: presentOf('english'), spanish: presentOf('spanish') },
  });
}

/** Throws for every counter of the line. `added`: the port's value, on the dice of the attacker's ships. */
function shoot(board: Board, line: Line, hex: FieldHex, added: number): ShotDie[] {
  const shots: ShotDie[] = [];
  for (const [unit, count] of line.dice) {
    const atPort = added > 0 && line.ships.includes(unit);
    const modifiers: Modifier[] = atPort ? [{ name: 'port', value: added, rule: '9.1', of: hex.id }] : [];
    for (let n = 1; n <= count; n++) {
      const id = `${unit}.${n}`;
      const { face } = counterOf(board.field, unit);
      const need = needOf(board, unit, line.side, hex);
      const shot = { id, side: line.side, unit, face, die: throwDie(board, id), modifiers, sum: 0, need, hit: false };
      read(shot);
      shots.push(shot);
    }
  }
  return shots;
}

function read(shot: ShotDie): void {
  shot.sum = shot.modifiers.reduce((sum, { value }) => sum + value, shot.die);
  shot.hit = shot.sum <= shot.need;
}

/** Hits a side scores: each counter one at most (9.1 4). */
function hitsOf(dice: readonly ShotDie[], side: Side): number {
  return new Set(dice.filter((shot) => shot.side === side && shot.hit).map(({ unit }) => unit)).size;
}

/**
 * Both owners name their losses at once, from those that took part, merchants and boom chains too (9.1 8, J33, J38).
 */
function* sufferLosses(
  board: Board,
  { id: hex }: FieldHex,
  lines: readonly Line[],
  hits: Readonly<Record<Side, number>>,
): Steps<Record<Side, number>> {
  const bills = lines.map((line) => {
    const counters = [...line.ships, ...line.guns].filter((id) => !line.fire.includes(id));
    return { side: line.side, counters, count: Math.min(hits[enemyOf(line.side)], counters.length) };
  });
  yield* payBills(board, hex, 'naval-losses', bills, { cause: 'naval-combat', rule: '9.1' });
  return { english: hits.spanish, spanish: hits.english };
}

/** Is a counter with a gun left of those that took part? Who stood aside does not hold the hex (J36). */
function stillShoots({ field, play }: Board, line: Line): boolean {
  const shooters = only(field, [...line.ships, ...line.guns], ({ gun }) => gun !== null);
  return shooters.some((id) => pieceOf(play.state, id).fate === 'map');
}
