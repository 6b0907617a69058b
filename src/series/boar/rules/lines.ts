/** Lines of a book that no phase takes up: told to their side as failed, so that no act a player ordered ends in silence. */
import { textsIn } from '../../../acts/slots.ts';
import { comesTo } from '../../../engine/conditions.ts';
import type { Diagnostic, Fate, Order, Play, Reason } from '../../../engine/contract.ts';
import { tell } from './events.ts';
import type { Board, Fault, PhaseName } from './house.ts';
import type { BoarState, Side, UnitId } from './state.ts';
import { enemyOf } from './units.ts';

/** Verbs of the acts that a phase carries out: those of the moving side, and those of its enemy. */
const ACTS: Readonly<
  Partial<Record<PhaseName, { readonly own: readonly string[]; readonly enemy: readonly string[] }>>
> = {
  movement: { own: ['MOVE', 'MARCH', 'HOLD'], enemy: [] },
  fire: { own: ['MORTAR'], enemy: ['FIRE'] },
  combat: { own: ['ATTACK', 'DIVERT'], enemy: [] },
};

const EVERY_ACT = Object.values(ACTS).flatMap(({ own, enemy }) => [...own, ...enemy]);

/** The lines of a turn that order acts, each with its side until a phase has had it in hand. */
type Docket = Map<Order, Side | 'served'>;

/** Enters what stands on file now, and strikes out what the phase just played has had in hand. */
export function takeUp({ field, play }: Board, docket: Docket, side: Side, phase: PhaseName): void {
  const enemy = enemyOf(field, side);
  for (const [owner, served] of [
    [side, ACTS[phase]?.own ?? []],
    [enemy, ACTS[phase]?.enemy ?? []],
  ] as const) {
    for (const line of play.onFile(owner)) {
      if (comesTo(line, served)) docket.set(line, 'served');
      else if (line.verb === 'HOLD' && phase === 'combat' && owner === side && !docket.has(line)) {
        play.settle(owner, line, STOOD);
        docket.set(line, 'served');
      } else if (!docket.has(line)) docket.set(line, owner);
    }
  }
}

/** Tells the lines that no phase of the turn has had in hand. */
export function tellUnreached({ field, play }: Board, docket: Docket): void {
  for (const { id } of field.sides) {
    for (const line of play.onFile(id)) if (!docket.has(line)) docket.set(line, id);
  }
  for (const [line, owner] of docket) {
    if (owner === 'served') continue;
    if (comesTo(line, EVERY_ACT)) tellIfDue(play, owner, line, EVERY_ACT, NOT_REACHED, 'unreached');
  }
}

/** Tells why the lines of a side with these verbs are not carried out now; `closer`: what more there is to say of one. */
export function tellIdle(
  play: Play<BoarState>,
  side: Side,
  verbs: readonly string[],
  why: Fault,
  closer: (order: Order) => Reason = () => why,
): void {
  for (const line of play.onFile(side))
    if (comesTo(line, verbs)) tellIfDue(play, side, line, verbs, why, 'failed', closer);
}

/** A line whose condition does not hold orders nothing, and whoever was told to hold has held. */
function tellIfDue(
  play: Play<BoarState>,
  side: Side,
  line: Order,
  verbs: readonly string[],
  why: Fault,
  kind: 'failed' | 'unreached',
  closer: (order: Order) => Reason = () => why,
): void {
  const order = play.due(side, line);
  if (order === null || !verbs.includes(order.verb)) return;
  const { code, facts } = closer(order);
  // Guns told to hold their fire have held it where they might have fired; nothing else has become of the line.
  if (order.args.policy === 'hold') {
    play.settle(side, order, kind === 'failed' ? SILENT : { kind, why: { code, facts } });
  } else {
    tellFailed(play, side, order, unitsOf(order.args), why, { kind, why: { code, facts } });
  }
}

/** Those who were told to hold have not marched; who is no longer there has done nothing at all. */
export function tellHeld(
  play: Play<BoarState>,
  side: Side,
  line: Order,
  leaving: ReadonlySet<UnitId>,
  moved: ReadonlySet<UnitId>,
): void {
  const { units, leaders } = play.state;
  const named = unitsOf(line.args);
  const gone = named.filter((id) => (units[id] ?? leaders[id])?.hex == null);
  const going = named.filter((id) => leaving.has(id));
  const marched = named.filter((id) => moved.has(id) && !leaving.has(id));
  if (gone.length + going.length + marched.length < named.length) play.settle(side, line, HELD);
  for (const [code, units] of [
    ['boar.broke-off', going],
    ['boar.marched-before', marched],
  ] as const)
    if (units.length > 0)
      play.settle(side, line, { kind: 'failed', why: { code, facts: { units: [...units], many: units.length > 1 } } });
  for (const unit of gone) play.settle(side, line, { kind: 'failed', why: absent(play.state, [unit]) });
}

/** Why counters off the map can do nothing: they are gone, or all of them have yet to come. */
export function absent({ units, leaders }: BoarState, ids: readonly UnitId[]): Reason {
  const isComing = ids.length > 0 && ids.every((id) => (units[id] ?? leaders[id])?.fate === 'reserve');
  return { code: isComing ? 'boar.yet-to-come' : 'boar.gone', facts: { units: [...ids], many: ids.length > 1 } };
}

const HELD: Fate = { kind: 'done', came: { code: 'boar.held', facts: {} } };

/** Guns told to hold their fire. */
export const SILENT: Fate = { kind: 'done', came: { code: 'boar.silent', facts: {} } };

/** Told to hold when the marches were over. */
export const STOOD: Fate = { kind: 'done', came: { code: 'boar.stood', facts: {} } };

const NOT_REACHED: Fault = { code: 'boar.not-reached', facts: {}, rule: 'series 5' };

/** The counters that a line names. */
export function unitsOf(args: Order['args']): string[] {
  return [args.units, args.with, args.batteries].flatMap(textsIn);
}

/** An order that cannot be carried out, and why; told to its side alone. `fate`: what is said of it where that is more. */
export function tellFailed(
  play: Play<BoarState>,
  side: Side,
  order: Order,
  units: readonly string[],
  { code, facts, rule }: Pick<Diagnostic, 'code' | 'facts' | 'rule'>,
  fate: Fate = { kind: 'failed', why: { code, facts } },
): void {
  play.settle(side, order, fate);
  const { canonical } = order;
  const reason = { code, facts: { ...facts } };
  tell(play, 'boar.order-failed', rule ?? 'series 5', { order: canonical, units: [...units], reason, side }, [side]);
}
