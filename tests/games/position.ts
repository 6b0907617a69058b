/** Fights as tests read them: the whole rules of the assault, positions in a line, dice and answers by address leaf. */
import { asNamedNow } from '../../src/engine/as-named-now.ts';
import { holds } from '../../src/engine/conditions.ts';
import type { Address, Fate, Json, Need, Order, Play, Steps, Told } from '../../src/engine/contract.ts';
import { savannah as ruleset } from '../../src/games/savannah/game.ts';
import { rulesOf } from '../../src/games/savannah/rules.ts';
import type { BoarEvents } from '../../src/series/boar/rules/events.ts';
import type { Board, Rules } from '../../src/series/boar/rules/house.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { boardOf } from '../../src/series/boar/rules/turn.ts';
import { savannah, scenario } from './assault.ts';

export { position, savannah } from './assault.ts';

export const rules = rulesOf(savannah);

const game = ruleset.open(scenario);

/** Faces by the end of their address: `close-combat`, `fire/br-a/!hit`, `destaing/!leader`; 0 where nothing is said. */
export type Faces = Readonly<Record<string, number>>;

/** Answers by kind or by the end of their address (`1404/tactic@british`), or worked out from the need. */
export type Answers = Readonly<Record<string, Json | ((need: Asked) => Json)>>;

export type Asked = Extract<Need, { type: 'question' }>;

export interface Driven {
  state: BoarState;
  events: (Told & { address: Address })[];
  asked: Asked[];
  calls: string[];
  rolled: Address[];
  /** What the rules said became of orders. */
  settled: { order: string; fate: Fate }[];
}

/** A board over a state with which nothing is played: for rules that throw no die and ask nobody. */
export function boardOver(of: Rules, state: BoarState): Board {
  return boardOf(of, { state } as Play<BoarState>);
}

/** Plays steps to their end without the kernel. A question nobody answers takes its first option, or a sample. */
export function drive(
  state: BoarState,
  steps: (play: Play<BoarState>) => Steps<unknown>,
  {
    faces = {},
    answers = {},
    books = {},
  }: { faces?: Faces; answers?: Answers; books?: Record<string, readonly Order[]> } = {},
): Driven {
  const driven: Driven = { state, events: [], asked: [], calls: [], rolled: [], settled: [] };
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
  const question = (role: string, kind: string, space: Asked['space'], about: Json, sealed: boolean): Asked => ({
    type: 'question',
    address: here(`${kind}@${role}`),
    role,
    kind,
    space,
    about,
    discreet: false,
    sealed,
  });
  const lineOf = new Map<Order, Order>();
  const due: Play<BoarState>['due'] = (role, order) => {
    const need = { type: 'call', address: '', role, name: order.verb } as const;
    if (!order.when || holds(game, order.when, () => game.view(state, role), need)) {
      const now = asNamedNow(game, () => state, order);
      if (now !== order) lineOf.set(now, lineOf.get(order) ?? order);
      return now;
    }
    if (!order.otherwise) return null;
    lineOf.set(order.otherwise, lineOf.get(order) ?? order);
    return due(role, order.otherwise);
  };
  const play: Play<BoarState> = {
    state,
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
    *ask(role, kind, space, asking = {}) {
      return answerTo(question(role, kind, space as unknown as Asked['space'], asking.about ?? null, false)) as never;
    },
    *together(asks) {
      const needs = asks.map((ask) =>
        question(ask.role, ask.kind, ask.space as unknown as Asked['space'], ask.about ?? null, true),
      );
      return needs.map(answerTo) as never;
    },
    // biome-ignore lint/correctness/useYield: no umpire sits here
    *checkpoint(name) {
      here(`#${name}`);
    },
    onFile: (role) => Object.entries(books).flatMap(([name, orders]) => (name.endsWith(`@${role}`) ? orders : [])),
    due,
    settle: (_role, order, fate) => void driven.settled.push({ order: (lineOf.get(order) ?? order).canonical, fate }),
    roll(what) {
      const address = here(`!${what}`);
      driven.rolled.push(address);
      return matching(faces, address) ?? faces[what] ?? 0;
    },
    emit: (event) => driven.events.push({ ...structuredClone(event), address: path.join('/') }),
  };
  const running = steps(play);
  let step = running.next([]);
  while (!step.done) step = running.next([]);
  return driven;
}

/** The entry whose name ends the address, whole segments only. */
function matching<T>(entries: Readonly<Record<string, T>>, address: Address): T | undefined {
  const names = Object.keys(entries).filter((name) => address === name || address.endsWith(`/${name}`));
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : entries[longest];
}

function usual({ space }: Asked): Json {
  return space.kind === 'one' ? (space.of[0] as Json) : space.sample(() => 0);
}

function faultsOf({ space }: Asked, answer: Json): readonly unknown[] {
  if (space.kind === 'judged') return space.judge(answer).filter((fault) => fault.severity === 'error');
  return space.of.some((option) => JSON.stringify(option) === JSON.stringify(answer)) ? [] : [space.of];
}

/** The facts of the events of one kind, in order. */
export function told<K extends keyof BoarEvents>(driven: Driven, kind: K): BoarEvents[K][] {
  return driven.events.filter((event) => event.kind === kind).map((event) => event.facts as unknown as BoarEvents[K]);
}

/** `attack('1404', 'avant-garde, grenadier-bn')` as a book holds it. */
export function attack(hexes: string, units: string, divert = ''): Order {
  const list = (text: string): string[] => text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
  const args = { hexes: list(hexes), with: list(units), ...(divert === '' ? {} : { divert: list(divert) }) };
  return { id: `o-${hexes}`, verb: 'ATTACK', args, canonical: `ATTACK ${hexes} WITH ${units}`, line: 1 };
}
