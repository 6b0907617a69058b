/** What a line leaves open of the choice that it makes, as PLAY without ON: what the staff does then, and the line that says it. */
import { encode } from '../engine/canonical.ts';
import type { AnyGame, Json, Order, Question, Reason, Role, Slot } from '../engine/contract.ts';
import type { Decision } from '../engine/run.ts';
import { mayAnswer } from '../orders/desk.ts';
import { written } from '../orders/write.ts';

export const LEFT_OPEN = 'left-open';

type Heard = (need: Question, decision: Decision, view: () => unknown) => void;

/** Hears the answers of a seat one after the other, and keeps in `found`, by its text, what a line left to the staff of what it had just said. */
export function leftOpen(game: AnyGame, role: Role, lines: readonly Order[], found: Map<string, Reason>): Heard {
  let last: { readonly line: Order; readonly kind: string; readonly answer: Json } | null = null;
  return (need, { answer, from, order }, view) => {
    const { kind } = need;
    if (
      last &&
      from === 'doctrine' &&
      last.kind !== kind &&
      isAbout(need, last.answer) &&
      !isWordOf(game, last.line, answer) &&
      mayAnswer(game, last.line, kind)
    ) {
      const full = saying(game, role, view(), last.line, need, answer);
      found.set(last.line.canonical, {
        code: LEFT_OPEN,
        facts: { question: kind, answer, ...(full && { order: { ...full } as Json }) },
      });
    }
    const line = lines.find(({ canonical }) => canonical === order?.canonical);
    last = line ? { line, kind, answer } : null;
  };
}

/** Is it asked because of that answer? */
function isAbout({ about }: Question, answer: Json): boolean {
  return typeof about === 'object' && about !== null && Object.values(about).includes(answer);
}

const slotsOf = ({ verbs }: AnyGame, { verb }: Order): readonly Slot[] =>
  verbs.find(({ id }) => id === verb)?.slots ?? [];

/** One of a few words that the verb may have, as a tactic: letters say that without it the staff chooses. */
function isWordOf(game: AnyGame, line: Order, answer: Json): boolean {
  return slotsOf(game, line).some(({ of }) => of?.includes(String(answer)));
}

/** The line with the words that say this answer; null where one word more does not. */
function saying(game: AnyGame, role: Role, view: unknown, line: Order, need: Question, answer: Json): Order | null {
  const { canonical: _, otherwise, ...rest } = line;
  if (typeof answer !== 'string' || otherwise) return null;
  const type = game.names(view, role).find(({ id }) => id === answer)?.type;
  const isFor = (slot: Slot): boolean => type !== undefined && slot.type.startsWith(type);
  for (const slot of slotsOf(game, line)) {
    if (!slot.optional || rest.args[slot.name] !== undefined || !isFor(slot)) continue;
    const value = slot.type === 'hexes' || slot.type === 'units' ? [answer] : answer;
    const full = written(game, { ...rest, args: { ...rest.args, [slot.name]: value } });
    if (encode(game.reply(view, [full], need) ?? null) === encode(answer)) return full;
  }
  return null;
}
