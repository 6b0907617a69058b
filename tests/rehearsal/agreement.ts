/** What the acknowledgement of random books says of each line, beside what play makes of it. */
import type { Diagnostic, Order, OrderFate } from '../../src/engine/contract.ts';
import { look } from '../../src/engine/view.ts';
import { draftBook } from '../../src/orders/book/draft-book.ts';
import { type DraftedLine, unrehearsed } from '../../src/orders/book/types.ts';
import { readOrders } from '../../src/orders/read.ts';
import { callsAhead, callsOf } from '../../src/table/calls.ts';
import { draft, grammarOf } from '../../src/table/draft.ts';
import { wholeOf } from '../../src/table/joint.ts';
import { fold, type Tempo } from '../../src/table/record.ts';
import { apart } from '../../src/table/rehearse.ts';
import { roleOf } from '../../src/table/telling.ts';
import { chance } from '../contract/plays.ts';
import { type Stage, stages } from '../table/stages.ts';
import { carriedOutOn } from './carried-out.ts';
import { sampleLines } from './sampler.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const LINES = 6;

export interface Plan {
  readonly scenario: string;
  readonly tempo: Tempo;
  readonly seats: number;
  readonly turns: number;
  /** Books at each stage and seat. */
  readonly books: number;
  /** Of so many stages one is tried. */
  readonly every: number;
  /** Draws the books and which stages are tried; and the dice of the game they are sent in. */
  readonly seed: number;
}

/**
 * `failed`: accepted without a word and not carried out; `possible`: refused, though it can be carried out; `by-chance`: not
 * carried out, or not whole, with the dice and the enemy of play, behind one of these; `unchanced`: behind none; `unnamed`:
 * behind one, and the acknowledgement named none.
 */
export interface Difference {
  readonly kind: 'failed' | 'possible' | 'idle' | 'by-chance' | 'unchanced' | 'unnamed';
  readonly verb: string;
  /** The reason that play gives, or the acknowledgement gave. */
  readonly code: string;
  /** Where and what, to try it again. */
  readonly where: string;
  readonly line: string;
}

export interface Agreement {
  orders: number;
  accepted: number;
  refused: number;
  warned: number;
  differences: Difference[];
  milliseconds: number;
}

export function agreement(plan: Plan): Agreement {
  const sum: Agreement = { orders: 0, accepted: 0, refused: 0, warned: 0, differences: [], milliseconds: 0 };
  const pick = chance(plan.seed);
  let n = 0;
  for (const stage of stages(plan.scenario, plan.seats, plan.tempo, plan.turns, undefined, diceOf(plan))) {
    if (n++ % plan.every !== plan.seed % plan.every) continue;
    for (const seat of stage.due) for (let book = 0; book < plan.books; book++) tryBook(plan, stage, seat, pick, sum);
  }
  return sum;
}

const diceOf = ({ seed }: Plan): string => seed.toString(16).padStart(64, '0');

function tryBook(
  plan: Plan,
  { record, stood }: Stage,
  seat: string,
  pick: (n: number) => number,
  sum: Agreement,
): void {
  const { game } = record;
  const role = roleOf(game, fold(record.entries), seat);
  const whole = wholeOf(game, role);
  const view = look(game, stood.state, whole);
  const grammar = grammarOf(game, view, role);
  const { served, later } = callsAhead(game, fold(record.entries), stood.waiting, seat);
  const calls = served.includes('orders') ? callsOf(game) : [...served, ...later];
  if (served.length === 0) return;
  const sensible = calls.flatMap((name) =>
    game.orders({ type: 'call', address: stood.waiting?.address ?? '', role: whole, name }, () => view, []),
  );
  const lines = sampleLines(game, grammar.names, calls, sensible, LINES, pick);
  const started = performance.now();
  const made = draft(record, stood, seat, lines.join('\n'), NOTHING);
  sum.milliseconds += performance.now() - started;
  const where = `${plan.scenario} ${plan.tempo} ${stood.waiting?.address} ${seat}`;
  const label = `${where} ${sum.orders}`;
  const play = (orders: readonly Order[], isCalm: boolean): Played => {
    const { fates, chanced } = carriedOutOn(record, stood, seat, apart(orders), { isCalm, label });
    return new Map(fates.map((fate) => [fate.canonical, { ...fate, isChanced: chanced.has(fate.canonical) }]));
  };
  const book = made.drafted.orders ?? [];
  const taken = new Set(book.map(({ canonical }) => canonical));
  const [calm, real] = [play(book, true), play(book, false)];
  const isTaken = ({ outcome }: DraftedLine): boolean => outcome === 'accepted' || outcome === 'kept';
  const accepted = made.drafted.lines.flatMap((line) => (isTaken(line) && line.order ? [line.order] : []));
  const texts = new Map(apart(accepted).map(({ canonical }, n) => [accepted[n], canonical]));
  for (const line of made.drafted.lines) {
    const { order, outcome, diagnostics, source, standing } = line;
    if (!order || standing || order.when) continue;
    sum.orders++;
    const told = (kind: Difference['kind'], code: string): void =>
      void sum.differences.push({ kind, verb: order.verb, code, where, line: source });
    if (isTaken(line)) {
      const text = texts.get(order) ?? order.canonical;
      sum.accepted++;
      if (diagnostics.some(isComplaint)) sum.warned++;
      else if (taken.has(order.canonical)) compare(calm.get(text), real.get(text), diagnostics, told);
    } else if (outcome === 'error' && !taken.has(order.canonical)) {
      sum.refused++;
      const fate = play(unjudged(withRefused(line, order)), true).get(order.canonical);
      if (fate?.kind === 'done' && fate.but.length === 0 && !fate.short)
        told('possible', diagnostics.find(isComplaint)?.code ?? '');
    }
  }

  /** The book with a line that was refused where it was written. */
  function withRefused(line: DraftedLine, { canonical }: Order): readonly string[] {
    const before = made.drafted.lines.slice(0, made.drafted.lines.indexOf(line));
    const placed = new Set(before.filter(isInPlace).map(({ order }) => order?.canonical));
    const at = book.findLastIndex((one) => placed.has(one.canonical)) + 1;
    return book.map((one) => one.canonical).toSpliced(at, 0, canonical);
  }

  /** Stands a line where it was written? One that is said again does, unless another took its place between. */
  function isInPlace({ outcome, by, order }: DraftedLine): boolean {
    if (outcome !== 'replaced') return true;
    const next = made.drafted.lines.find(({ line }) => line === by?.line);
    return next !== undefined && next.order?.canonical === order?.canonical && isInPlace(next);
  }

  /** The book that these lines make where nobody judges them. */
  function unjudged(text: readonly string[]): readonly Order[] {
    const due = { games: [record.id], seats: [seat], turn: stood.waiting?.printed ?? 0, calls: served, later };
    return (
      draftBook(readOrders(text.join('\n'), grammar), NOTHING, { grammar, due, rehearse: unrehearsed }).orders ?? []
    );
  }
}

type Fated = OrderFate & { readonly isChanced: boolean };
type Played = ReadonlyMap<string, Fated>;

function compare(
  calm: Fated | undefined,
  real: Fated | undefined,
  said: readonly Diagnostic[],
  told: (kind: Difference['kind'], code: string) => void,
): void {
  if (calm?.kind === 'failed') told('failed', calm.reasons[0]?.code ?? '');
  else if (calm?.kind === 'done' && calm.but.length > 0) told('failed', `part: ${calm.but[0]?.code ?? ''}`);
  else if (calm?.kind === 'unreached' || calm?.kind === 'waiting') told('idle', calm.reasons[0]?.code ?? '');
  else if (calm && real && fallsShort(real)) {
    const code = real.kind === 'done' ? `part: ${real.but[0]?.code ?? ''}` : (real.reasons[0]?.code ?? real.kind);
    const isNamed = said.some(({ code, facts }) => code === 'turns-on' || facts.turns !== undefined);
    told(!real.isChanced ? 'unchanced' : isNamed ? 'by-chance' : 'unnamed', code);
  }
}

const fallsShort = ({ kind, but }: OrderFate): boolean => kind === 'failed' || (kind === 'done' && but.length > 0);

const isComplaint = ({ severity }: Diagnostic): boolean => severity !== 'note';

/** A table of differences by scenario, kind, verb and code, the most frequent first. */
export function tableOf(rows: readonly { name: string; sum: Agreement }[]): string {
  return rows
    .map(({ name, sum }) => {
      const counts = new Map<string, { n: number; first: Difference }>();
      for (const one of sum.differences) {
        const key = `${one.kind.padEnd(10)} ${one.verb.padEnd(20)} ${one.code}`;
        counts.set(key, { n: (counts.get(key)?.n ?? 0) + 1, first: counts.get(key)?.first ?? one });
      }
      const head = `${name}: ${sum.orders} orders, ${sum.accepted} accepted (${sum.warned} with a warning), ${sum.refused} refused; ${(sum.milliseconds / Math.max(1, sum.orders)).toFixed(1)} ms a line`;
      const lines = [...counts]
        .sort((a, b) => b[1].n - a[1].n)
        .map(([key, { n, first }]) => `  ${String(n).padStart(5)}  ${key}   e.g. ${first.line}   (${first.where})`);
      return [head, ...lines].join('\n');
    })
    .join('\n');
}
