/** The war as tests read it: positions in a line, dice by address, answers by kind, orders as a book holds them. */
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import type { Address, Fate, Json, Need, Order, Play, Steps, Told } from '../../../src/engine/contract.ts';
import { check } from '../../../src/games/jenkins-ear/check.ts';
import { combatStep } from '../../../src/games/jenkins-ear/combat.ts';
import type { EarEvents } from '../../../src/games/jenkins-ear/events.ts';
import type { CounterId, Side } from '../../../src/games/jenkins-ear/field.ts';
import { movementStep } from '../../../src/games/jenkins-ear/movement.ts';
import { settlePorts } from '../../../src/games/jenkins-ear/ports.ts';
import { openWar, warScenario } from '../../../src/games/jenkins-ear/scenario/open.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { put } from '../../../src/games/jenkins-ear/stacks.ts';
import type { Berth, EarState } from '../../../src/games/jenkins-ear/state.ts';
import type { Board } from '../../../src/games/jenkins-ear/units.ts';

export const war = openWar(readScenario('scenarios/jenkins-ear', 'jenkins-ear/war', warScenario));
export const { field } = war;

/**
 * `en 2719 port: boyne+supplies-1, frigate-2; sp 3018 off: oriente`: these counters and no others, each stack from the
 * top, a ship with what she carries. All ports are held as printed, but where a counter ashore has taken them. Turn 1.
 */
export function position(text: string, changes: Partial<EarState> = {}): EarState {
  const state = setup(field);
  for (const piece of Object.values(state.pieces)) {
    const { cost } = field.counters.get(piece.id) ?? {};
    Object.assign(piece, { fate: cost === null ? 'out' : 'pool', hex: null, berth: 'off' });
  }
  Object.assign(state, { stacks: {}, turn: 1, ordinal: 2, phase: 'english', ...structuredClone(changes) });
  for (const stack of text.split(';')) layDown(state, stack.trim());
  settlePorts({ field, play: quiet(state) });
  state.captured = [...(changes.captured ?? [])];
  state.funds = changes.funds ?? { english: 0, spanish: 0 };
  return state;
}

function layDown(state: EarState, stack: string): void {
  if (stack === '') return;
  const [, side, hex, berth, names] = /^(en|sp) (\d{4}) (port|off): (.+)$/.exec(stack) ?? [];
  if (side === undefined || hex === undefined || names === undefined) throw new Error(`no such stack: ${stack}`);
  const ids = names.split(',').flatMap((name) => {
    const [ship = '', ...cargo] = name
      .trim()
      .split('+')
      .map((id) => `${side}-${id.trim()}`);
    for (const id of [ship, ...cargo]) if (!state.pieces[id]) throw new Error(`no such counter: ${id}`);
    for (const id of cargo) Object.assign(state.pieces[id] ?? {}, { aboard: ship });
    return [...cargo, ship];
  });
  put(field, state, ids, hex, berth as Berth);
}

/** Faces 1 … 6 by the end of their address: `3320/!perilous`, `!en-boyne.1`; a list is thrown in order; else 6. */
export type Dice = Readonly<Record<string, number>>;

/** Answers by kind or by the end of their address (`3018/land@english`), or worked out from the need. */
export type Answers = Readonly<Record<string, Json | ((need: Asked) => Json)>>;

export type Asked = Extract<Need, { type: 'question' }>;

export interface Driven {
  state: EarState;
  events: (Told & { address: Address })[];
  asked: Asked[];
  calls: string[];
  rolled: Address[];
  /** What was said of orders, in turn. */
  fates: Fate[];
}

export interface Driving {
  dice?: Dice;
  answers?: Answers;
  books?: Readonly<Record<string, readonly Order[]>>;
  /** What each side has on file all the while. */
  filed?: Readonly<Record<string, readonly Order[]>>;
  /** Filled as play goes on, for who looks at it where it breaks off. */
  driven?: Driven;
}

export function undriven(state: EarState): Driven {
  return { state, events: [], asked: [], calls: [], rolled: [], fates: [] };
}

/** Plays steps to their end without the kernel. A question nobody answers is answered as quietly as may be. */
export function drive(
  state: EarState,
  steps: (board: Board) => Steps<unknown>,
  { dice = {}, answers = {}, books = {}, filed = {}, driven = undriven(state) }: Driving = {},
): Driven {
  const path: string[] = ['t'];
  const used = new Set<string>();
  const here = (leaf: string): string => {
    const address = [...path, leaf].join('/');
    if (used.has(address)) throw new Error(`${address} is used twice`);
    used.add(address);
    return address;
  };
  const answerTo = (need: Asked): Json => {
    driven.asked.push(need);
    const given = matching(answers, need.address) ?? answers[need.kind];
    const answer = typeof given === 'function' ? given(need) : (given ?? usual(need));
    const faults = faultsOf(need, answer);
    if (faults.length > 0) throw new Error(`${need.address}: ${JSON.stringify(answer)} ${JSON.stringify(faults)}`);
    return answer;
  };
  const play: Play<EarState> = {
    ...quiet(state),
    onFile: (role) => filed[role] ?? [],
    *at(place, inner) {
      path.push(place);
      const result = yield* inner();
      path.pop();
      return result;
    },
    // biome-ignore lint/correctness/useYield: nobody has to be waited for
    *call(role, name) {
      const address = here(`${name}@${role}`);
      driven.calls.push(address);
      return matching(books, address) ?? [];
    },
    // biome-ignore lint/correctness/useYield: nobody has to be waited for
    *ask(role, kind, space, { about = null, discreet = false } = {}) {
      const address = here(`${kind}@${role}`);
      const asked = space as unknown as Asked['space'];
      return answerTo({ type: 'question', address, role, kind, space: asked, about, discreet, sealed: false }) as never;
    },
    *together(asks) {
      return asks.map(({ role, kind, space, about = null }) => {
        const asked = space as unknown as Asked['space'];
        const address = here(`${kind}@${role}`);
        return answerTo({ type: 'question', address, role, kind, space: asked, about, discreet: false, sealed: true });
      }) as never;
    },
    // biome-ignore lint/correctness/useYield: no umpire sits here
    *checkpoint(name) {
      here(`#${name}`);
    },
    roll(what, sides) {
      const address = here(`!${what}`);
      driven.rolled.push(address);
      const face = matching(dice, address) ?? 6;
      if (face < 1 || face > sides) throw new Error(`no such face: ${address} ${face}`);
      return face - 1;
    },
    settle: (_role, _order, fate) => driven.fates.push(fate),
    emit: (event) => driven.events.push({ ...structuredClone(event), address: path.join('/') }),
  };
  const running = steps({ field, play });
  let step = running.next([]);
  while (!step.done) step = running.next([]);
  return driven;
}

/** A play that asks nobody and throws nothing. */
export function quiet(state: EarState): Play<EarState> {
  const nobody = (): never => {
    throw new Error('nobody is here');
  };
  return {
    state,
    at: nobody,
    call: nobody,
    onFile: () => [],
    ask: nobody,
    together: nobody,
    checkpoint: nobody,
    due: (_role, order) => order,
    settle: () => undefined,
    roll: nobody,
    emit: () => undefined,
  };
}

/** The entry whose name ends the address, whole segments only; the longest name wins. */
function matching<T>(entries: Readonly<Record<string, T>>, address: Address): T | undefined {
  const names = Object.keys(entries).filter((name) => address === name || address.endsWith(`/${name}`));
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : entries[longest];
}

/** The first option; of a judged space nobody and nothing, if that may be. */
function usual(need: Asked): Json {
  const { space } = need;
  if (space.kind === 'one') return space.of[0] as Json;
  const nothing = [[], {}].find((answer) => faultsOf(need, answer).length === 0);
  return nothing ?? space.sample(() => 0);
}

function faultsOf({ space }: Asked, answer: Json): readonly unknown[] {
  if (space.kind === 'judged') return space.judge(answer).filter((fault) => fault.severity === 'error');
  return space.of.some((option) => JSON.stringify(option) === JSON.stringify(answer)) ? [] : [space.of];
}

/** The facts of the events of one kind, in order. */
export function told<K extends keyof EarEvents>(driven: Driven, kind: K): EarEvents[K][] {
  return driven.events.filter((event) => event.kind === kind).map((event) => event.facts as unknown as EarEvents[K]);
}

/** `order('MOVE', 'en-boyne, en-frigate-2', { to: '2819' })` as a book holds it. */
export function order(verb: string, units: string, more: Readonly<Record<string, Json>> = {}): Order {
  const list = units.split(',').map((id) => id.trim());
  const rest = Object.entries(more).map(([slot, value]) => `${slot.toUpperCase()} ${JSON.stringify(value)}`);
  return { id: 'o1', verb, args: { units: list, ...more }, canonical: [verb, ...list, ...rest].join(' '), line: 1 };
}

/** Why orders of this side failed: codes, in order. */
export function failures(driven: Driven): string[] {
  return told(driven, 'ear.order-failed').map(({ reason }) => reason.code);
}

/** Where a counter is: `2719 port`, `pool`, `out`. */
export function whereIs(state: EarState, id: CounterId): string {
  const piece = state.pieces[id];
  return piece?.fate === 'map' ? `${piece.hex} ${piece.berth}` : (piece?.fate ?? 'nowhere');
}

/** Counters eliminated for this cause, in order. */
export function lost(driven: Driven, cause?: string): CounterId[] {
  return told(driven, 'ear.lost').flatMap((event) =>
    cause === undefined || event.cause === cause ? event.losses.map(({ unit }) => unit) : [],
  );
}

/** Stands the state, and says why not if it does not. */
export function faults(state: EarState): readonly string[] {
  return check(field, state);
}

/** Plays the Movement step of a side. */
export function movement(state: EarState, side: Side, orders: readonly Order[], driving: Driving = {}): Driven {
  state.phase = side;
  return drive(
    state,
    (board) => board.play.at('movement', () => movementStep(board, side, orders, new Map())),
    driving,
  );
}

/** Plays the Combat step of a side. */
export function combat(state: EarState, side: Side, driving: Driving = {}): Driven {
  state.phase = side;
  return drive(state, (board) => board.play.at('combat', () => combatStep(board, side)), driving);
}

/** Movement, then combat. */
export function campaign(state: EarState, side: Side, orders: readonly Order[], driving: Driving = {}): Driven {
  state.phase = side;
  return drive(
    state,
    function* (board) {
      yield* board.play.at('movement', () => movementStep(board, side, orders, new Map()));
      yield* board.play.at('combat', () => combatStep(board, side));
    },
    driving,
  );
}

/** Questions of a kind that were asked, in order. */
export function askedOf(driven: Driven, kind: string): Asked[] {
  return driven.asked.filter((need) => need.kind === kind);
}
