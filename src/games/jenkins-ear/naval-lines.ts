/** Who fights at sea: ships, shore guns that join, leaders' dice; chosen sealed by both sides (9.1 1 to 3, 11.3, 11.4). */
import type { Diagnostic, Space, Steps } from '../../engine/contract.ts';
import { isRecord } from '../../engine/lists.ts';
import { anyOf, asking, askTogether, wrong } from './choices.ts';
import type { CounterId, FieldHex, Port, Side } from './field.ts';
import { isEnemyPort } from './ports.ts';
import type { LeaderDice } from './questions.ts';
import { ashoreIn, countersIn, isAboard, shipsIn } from './stacks.ts';
import { type Board, counterOf, only, seaportIn } from './units.ts';

/** One side's line. */
export interface Line {
  readonly side: Side;
  /** Ships of the hex, merchants among them, and fire ships held back, who throw nothing. */
  readonly ships: readonly CounterId[];
  /** Land counters ashore that join with their guns. */
  readonly guns: readonly CounterId[];
  /** Fire ships used. */
  readonly fire: readonly CounterId[];
  /** Dice of each counter with a gun. */
  readonly dice: ReadonlyMap<CounterId, number>;
  readonly leaders: readonly { unit: CounterId; to: { unit: CounterId; dice: number }[] }[];
}

/** What one side may choose from. */
interface Muster {
  readonly side: Side;
  readonly fire: readonly CounterId[];
  readonly guns: readonly CounterId[];
  readonly leaders: Readonly<Record<CounterId, number>>;
  /** Counters with a gun afloat, and ashore: whom a leader there may help (J29). */
  readonly afloat: readonly CounterId[];
}

type Chosen = Pick<Muster, 'fire' | 'guns'> & { readonly leaders: LeaderDice };

/** Asks both sides at once and draws up the lines, in the order of the sides. */
export function* drawUp(board: Board, hex: FieldHex): Steps<readonly Line[]> {
  const musters = board.field.sides.map((side) => muster(board, side, hex));
  const given = yield* askTogether(
    board,
    musters.flatMap((one) => asksOf(board, one, hex)),
  );
  return musters.map((one) =>
    lineOf(board, one, hex, {
      fire: given(one.side, 'fire-ships-used') ?? [],
      guns: given(one.side, 'shore-guns') ?? [],
      leaders: given(one.side, 'leader-dice') ?? {},
    }),
  );
}

function muster(board: Board, side: Side, hex: FieldHex): Muster {
  const { field, play } = board;
  const { state } = play;
  const ships = shipsIn(field, state, side, hex.id);
  const armed = (ids: readonly CounterId[]): CounterId[] => only(field, ids, ({ gun }) => gun !== null);
  const guns = armed(ashoreIn(field, state, side, hex.id));
  const admirals = only(field, countersIn(state, side, hex.id), ({ navalTactics }) => (navalTactics ?? 0) > 0);
  const afloat = armed(ships);
  return {
    side,
    fire: only(field, ships, ({ kind }) => kind === 'fire-ship'),
    guns,
    leaders: Object.fromEntries(
      admirals
        .filter((id) => (isAboard(state, id) ? afloat : guns).length > 0)
        .map((id) => [id, counterOf(field, id).navalTactics ?? 0]),
    ),
    afloat,
  };
}

function asksOf(board: Board, { side, fire, guns, leaders, afloat }: Muster, { id: hex }: FieldHex) {
  const led = Object.keys(leaders);
  // Drawn up once: the space must mean the same whenever it is looked at.
  const helped = Object.fromEntries(led.map((id) => [id, isAboard(board.play.state, id) ? afloat : guns]));
  const counters = [...new Set(Object.values(helped).flat())];
  return [
    ...(fire.length > 0 ? [asking(side, 'fire-ships-used', anyOf(fire), { hex, ships: fire })] : []),
    ...(guns.length > 0 ? [asking(side, 'shore-guns', anyOf(guns), { hex, counters: guns })] : []),
    ...(led.length > 0 ? [asking(side, 'leader-dice', dealtOut(leaders, helped), { hex, leaders, counters })] : []),
  ];
}

/** A leader's dice dealt out among those he may help, no more than he has. */
function dealtOut(
  leaders: Readonly<Record<CounterId, number>>,
  helped: Readonly<Record<CounterId, readonly CounterId[]>>,
): Space<LeaderDice> {
  const judgeOne = (leader: CounterId, dealt: unknown): Diagnostic[] => {
    const dice = leaders[leader];
    if (dice === undefined || !isRecord(dealt)) return [wrong('ear.no-such-leader', { counter: leader }, '9.1')];
    const given = Object.entries(dealt);
    const strange = given.find(
      ([unit, n]) => !helped[leader]?.includes(unit) || !Number.isSafeInteger(n) || Number(n) < 1,
    );
    if (strange) return [wrong('ear.cannot-help', { counter: strange[0], leader }, '9.1')];
    const sum = given.reduce((total, [, n]) => total + Number(n), 0);
    return sum > dice ? [wrong('ear.too-many-dice', { leader, dice }, '9.1')] : [];
  };
  return {
    kind: 'judged',
    judge: (answer) =>
      isRecord(answer)
        ? Object.entries(answer).flatMap(([leader, dealt]) => judgeOne(leader, dealt))
        : [wrong('ear.not-an-answer', {}, '9.1')],
    sample: (pick) => {
      const made: Record<CounterId, Record<CounterId, number>> = {};
      for (const leader of Object.keys(leaders)) {
        const of = helped[leader] ?? [];
        const dealt: Record<CounterId, number> = {};
        for (let n = 0; n < (leaders[leader] ?? 0); n++) {
          const unit = of[pick(of.length)] as CounterId;
          dealt[unit] = (dealt[unit] ?? 0) + 1;
        }
        made[leader] = dealt;
      }
      return made;
    },
  };
}

/** One die for each counter with a gun that takes part, and those its leaders give it; what goes to others is lost. */
function lineOf(board: Board, one: Muster, hex: FieldHex, chosen: Chosen): Line {
  const { field, play } = board;
  const held = one.fire.filter((id) => !chosen.fire.includes(id));
  const ships = shipsIn(field, play.state, one.side, hex.id);
  const shooters = [...ships, ...chosen.guns].filter((id) => counterOf(field, id).gun !== null && !held.includes(id));
  const dice = new Map(shooters.map((id) => [id, 1]));
  const leaders = Object.entries(chosen.leaders).map(([unit, dealt]) => {
    const to = Object.entries(dealt).flatMap(([helped, n]) => (dice.has(helped) ? [{ unit: helped, dice: n }] : []));
    for (const { unit: helped, dice: n } of to) dice.set(helped, (dice.get(helped) ?? 0) + n);
    return { unit, to };
  });
  return { side: one.side, ships, guns: chosen.guns, fire: chosen.fire, dice, leaders };
}

/** The seaport whose value the attacker adds: one the enemy holds (J30, J31). */
export function portAgainst(board: Board, attacker: Side, hex: FieldHex): Port | null {
  return isEnemyPort(board.play.state, hex, attacker) ? seaportIn(hex) : null;
}

/** What a counter must not throw above; a fire ship's guns are doubled in an enemy seaport hex (11.3, J35). */
export function needOf({ field, play }: Board, id: CounterId, side: Side, hex: FieldHex): number {
  const { kind, gun } = counterOf(field, id);
  const doubled = kind === 'fire-ship' && isEnemyPort(play.state, hex, side);
  return (gun ?? 0) * (doubled ? field.tables.fireShip.times : 1);
}
