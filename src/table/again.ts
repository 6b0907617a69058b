/**
 * Lines that a mail stands for without writing them: SAME, the last book for the same call; YES 17, a mail that answered an older
 * letter; YES, in answer to the letter that told its CHECK, the mail that was checked, and to one that mends, its mended lines.
 */
import type { Diagnostic, Order } from '../engine/contract.ts';
import { shifted } from '../orders/book/shifted.ts';
import { isAgreed, isYes, isYesBut, type MailVerb, yesAndReady } from '../orders/mail-words.ts';
import { readOrders } from '../orders/read.ts';
import type { Grammar, Reading, ReadLine } from '../orders/types.ts';
import { spokenIn } from '../orders/write.ts';
import type { Shown } from './offers.ts';
import type { Chronicle } from './record.ts';
import type { Waiting } from './stage.ts';

/** What SAME and YES bring. */
export interface Again {
  /** Orders of the seat's last locked book for the same call; null where there is none. */
  same: readonly Order[] | null;
  /** New text of the seat's last mail that was refused because it answered an older letter; null where there is none. */
  refused: string | null;
  /** What the answered letter shows: new text of the mail whose CHECK it told, or the lines that mend one; null for neither. */
  shown: Shown | null;
  /** A letter sent since the answered one shows it: only a plain yes beside READY means that, which else would run without it. */
  isElsewhere?: boolean;
  /** Number of the turn that is open. */
  turn: number;
}

/** What of a refused mail is taken with its orders, and of one that was checked. */
const TAKEN: ReadonlySet<MailVerb> = new Set(['amend', 'cancel', 'check', 'ready', 'unready']);
const GIVEN: ReadonlySet<MailVerb> = new Set(['amend', 'cancel', 'ready', 'unready', 'same']);
/** READY beside a line that is left out was not yet said of the rest. */
const GIVEN_IN_PART: ReadonlySet<MailVerb> = new Set(['amend', 'cancel', 'unready', 'same']);

/** The reading with the lines that SAME and YES stand for below them; what stands for nothing is an error of its line. */
export function spelledOut(reading: Reading, grammar: Grammar, again: Again): Reading {
  const { shown, isElsewhere = false } = again;
  const saysReady =
    reading.acts.some(({ verb }) => verb === 'ready') || reading.lines.some(({ source }) => yesAndReady(source));
  const gives = (line: ReadLine): boolean =>
    shown !== null &&
    line.ignored === 'prose' &&
    saysYes(line, reading.lines) &&
    !(isElsewhere && (agreesAlone(line.source) || !saysReady));
  if (!reading.acts.some(({ verb }) => verb === 'same' || verb === 'yes') && !reading.lines.some(gives)) return reading;
  const acts = [...reading.acts];
  const lines = sameFirst(reading.lines);
  const spelled = lines.flatMap((line): readonly ReadLine[] => {
    switch (line.act?.verb) {
      case 'same': {
        const { same } = again;
        if (same === null || same.length === 0) return [wrong(line, 'nothing-to-repeat', {})];
        return [line, ...same.flatMap((order) => readAs(order, line, grammar))];
      }
      case 'yes': {
        const [given] = line.act.numbers;
        const { turn, refused } = again;
        if (given !== turn) return [wrong(line, 'yes-other-turn', { given: given ?? 0, open: turn })];
        if (refused === null) return [wrong(line, 'nothing-to-take', {})];
        const taken = meantIn(readOrders(refused, grammar), TAKEN);
        acts.push(...taken.acts);
        return [line, ...taken.lines.map((read) => broughtBy(line, read))];
      }
      default: {
        if (shown === null || !gives(line)) return [line];
        const { text, without = [], instead = [] } = shown;
        const tried = spelledOut(readOrders(text, grammar), grammar, { ...again, shown: null });
        const given = meantIn(tried, without.length === 0 ? GIVEN : GIVEN_IN_PART);
        acts.push(...given.acts);
        const left = withInstead(given.lines, shown, grammar);
        const halves = yesAndReady(line.source);
        const ready = halves ? [broughtBy(line, asAct({ ...line, source: halves.ready }, 'ready'))] : [];
        acts.push(...ready.flatMap(({ act }) => act ?? []));
        const yes = asAct({ ...line, source: halves?.yes ?? line.source }, 'yes');
        const out = without.filter((at) => !instead.some((one) => one.line === at));
        const said = out.length === 0 ? [] : [leftOut(out)];
        return [
          { ...yes, diagnostics: [...yes.diagnostics, ...said] },
          ...left.map((read) => broughtBy(line, read)),
          ...ready,
        ];
      }
    }
  });
  return { ...reading, lines: spelled, acts };
}

/** The lines of a mail that was checked without those that were wrong, of which each that was mended stands in its place. */
function withInstead(
  lines: readonly ReadLine[],
  { without = [], instead = [] }: Shown,
  grammar: Grammar,
): readonly ReadLine[] {
  const isWrong = ({ brought, line }: ReadLine): boolean => !brought && without.includes(line);
  return lines.flatMap((one, n) => {
    if (!isWrong(one)) return [one];
    const isFirst = lines.findIndex((other) => isWrong(other) && other.line === one.line) === n;
    const mended = isFirst ? instead.find(({ line }) => line === one.line) : undefined;
    return mended ? readOrders(mended.lines.join('\n'), grammar).lines : [];
  });
}

/** A yes by itself, or one that goes on with a but, whose changes are the lines below. */
function saysYes(line: ReadLine, written: readonly ReadLine[]): boolean {
  const changes = ({ act, ignored, line: at }: ReadLine): boolean =>
    at > line.line && (act ? act.cancels !== undefined : ignored === undefined);
  if (isAgreed(line.source)) return written.every((one) => one === line || isSilent(one));
  return (
    isYes(line.source) || yesAndReady(line.source)?.isPlain === true || (isYesBut(line.source) && written.some(changes))
  );
}

/** Whether no yes stands in it: `ok`, `d’accord, prêt`. */
const agreesAlone = (source: string): boolean => isAgreed(yesAndReady(source)?.yes ?? source);

/** A line that neither orders nor asks. */
export const isSilent = ({ act, ignored }: ReadLine): boolean => !act && ignored !== undefined;

const leftOut = (lines: readonly number[]): Diagnostic => ({
  severity: 'note',
  code: 'yes-without',
  facts: { n: lines.length, lines },
});

/** The lines of a mail that are orders, or meant for some, and its acts of these verbs. */
function meantIn({ lines, acts }: Reading, verbs: ReadonlySet<MailVerb>): Pick<Reading, 'lines' | 'acts'> {
  return {
    lines: lines.filter(({ act, ignored }) => (act ? verbs.has(act.verb) : ignored === undefined)),
    acts: acts.filter(({ verb }) => verbs.has(verb)),
  };
}

/** A line of talk as the YES that gives what was shown, or the READY beside it. */
export function asAct({ ignored: _, ...line }: ReadLine, verb: 'yes' | 'ready'): ReadLine {
  return { ...line, act: { verb, line: line.line, args: [], numbers: [] } };
}

/** What the mail writes itself comes below what SAME stands for, wherever that is said: the writer's own words win. */
function sameFirst(lines: readonly ReadLine[]): readonly ReadLine[] {
  const isSame = ({ act }: ReadLine): boolean => act?.verb === 'same';
  const first = lines.findIndex(({ read }) => read !== undefined && read !== null);
  if (first < 0) return lines;
  const later = lines.slice(first);
  return [...lines.slice(0, first), ...later.filter(isSame), ...later.filter((line) => !isSame(line))];
}

/** The lines of an order that was given before, in its writer's tongue, as if it stood in this line of the mail. */
function readAs(order: Order, line: ReadLine, grammar: Grammar): ReadLine[] {
  return readOrders(spokenIn(grammar, order), grammar).lines.map((read) => broughtBy(line, read));
}

const broughtBy = ({ line }: ReadLine, read: ReadLine): ReadLine => ({ ...shifted(read, line), brought: true });

export function wrong(
  { act: _, ...line }: ReadLine,
  code: string,
  facts: Readonly<Record<string, number | boolean>>,
): ReadLine {
  const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
  return { ...line, diagnostics: [{ severity: 'error', code, facts, span }] };
}

/** The orders of the seat's newest locked book for a call like the one that waits for it; null where it never sent one. */
export function lastBook({ turns }: Chronicle, waiting: Waiting | null, seat: string): readonly Order[] | null {
  const call = waiting?.needs.find((need) => need.seat === seat && need.call !== null);
  if (!waiting || !call) return null;
  const kind = withoutTurn(call.address);
  for (const { ordinal, locks } of turns.toReversed()) {
    if (ordinal >= waiting.turn) continue;
    for (const [address, { books }] of locks) {
      const orders = withoutTurn(address) === kind ? books.find((book) => book.seat === seat)?.orders : null;
      if (orders && orders.length > 0) return orders;
    }
  }
  return null;
}

/** `t16/british/movement@british` → `british/movement@british`; empty for the orders of a whole turn. */
const withoutTurn = (address: string): string => address.split('/').slice(1).join('/');
