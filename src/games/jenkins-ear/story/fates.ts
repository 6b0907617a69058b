/** What became of each order, in the words of what it did: choices of a standing order one by one, of an ORDER its own stacks. */
import { textsIn } from '../../../acts/slots.ts';
import type { Json, OrderFate, Reason } from '../../../engine/contract.ts';
import { claim } from '../acts/claim.ts';
import { hold } from '../acts/hold.ts';
import type { EarEvents, Loss, SeenLoss } from '../events.ts';
import { partsOf } from '../stacks.ts';
import type { Teller } from './teller.ts';

export function fatesTold({ telling, field }: Pick<Teller, 'telling' | 'field'>): readonly OrderFate[] {
  const last = field.tables.turns;
  return telling.fates.map((fate) => {
    const missing = /\bLAND ([^A-Z]+) AT/.exec(fate.canonical)?.[1]?.split(', ') ?? [];
    if (fate.kind === 'waiting' && missing.length > 0 && missing.every((id) => telling.after.units[id]?.hex === null))
      return { ...fate, kind: 'unreached', reasons: [{ code: 'ear.not-there', facts: { missing } }] };
    if (fate.kind === 'waiting' && fate.verb === claim.verb.id && telling.after.turn < last)
      return { ...fate, kind: 'unreached', reasons: [{ code: 'ear.claim-later', facts: { turn: last } }] };
    const reasons = fate.reasons.flatMap((reason) =>
      reason.code === 'stood-in' ? chosenBy(telling, fate.canonical, reason) : [reason],
    );
    return { ...fate, reasons: once(reasons.map((reason) => told(fate, withLosses(telling, reason)))) };
  });
}

/** What a standing order was asked, and what it said. */
function chosenBy({ stood = [] }: Teller['telling'], canonical: string, counted: Reason): readonly Reason[] {
  const answers = stood.filter((one) => one.canonical === canonical);
  if (answers.length === 0) return [counted];
  return answers.map(({ kind, answer }) => ({
    code: 'answered',
    facts: { question: kind, ...(isNothing(answer) ? {} : { answer }) },
  }));
}

/** An answer that cost counters, by what went: which counter of the enemy was picked, and who sank with those given up. */
function withLosses({ heard, who }: Teller['telling'], reason: Reason): Reason {
  const { question, answer, ...rest } = reason.facts;
  if (reason.code !== 'answered' || answer === undefined) return reason;
  const lost = heard.flatMap(({ kind, facts }) => (kind === 'ear.lost' ? [facts as AnyLoss] : []));
  if (question === 'fortunes-victim') {
    const { hex } = partsOf(String(answer));
    const picked = lost.find((one) => one.cause === 'fortunes' && one.hex === hex && one.chosenBy === who);
    const faces = picked?.losses.map(({ face }) => face) ?? [];
    return { code: reason.code, facts: { ...rest, question, ...(faces.length > 0 && { answer: faces, hex }) } };
  }
  const given = textsIn(answer);
  const sunk = lost.flatMap(({ losses }) =>
    losses.flatMap((one) => ('with' in one && one.with !== null && given.includes(one.with) ? [one.unit] : [])),
  );
  return sunk.length === 0 ? reason : { code: reason.code, facts: { ...reason.facts, sunk } };
}

type AnyLoss = Omit<EarEvents['ear.lost'], 'losses'> & { losses: readonly (Loss | SeenLoss)[] };

function isNothing(answer: Json): boolean {
  return answer === null || (typeof answer === 'object' && Object.keys(answer).length === 0);
}

function told({ canonical, verb }: OrderFate, reason: Reason): Reason {
  const { code, facts } = reason;
  const { answer, ...rest } = facts;
  // Who is told to stay stays until the turn closes, whatever moves meanwhile.
  if (code === 'still-to-come' && verb === hold.verb.id) return { code: 'ear.hold-lasts', facts: {} };
  if (code !== 'answered' || answer === undefined) return reason;
  if (answer === 'pass') return { code, facts: rest };
  if (facts.question !== 'stack-order') return reason;
  // The answer lays all stacks that have changed; the line speaks of those of its own counters.
  const named = new Set(canonical.split(/[\s,]+/));
  const own = Object.entries(answer as Readonly<Record<string, Json>>).filter(([, ids]) =>
    textsIn(ids).some((id) => named.has(id)),
  );
  return own.length === 0 ? reason : { code, facts: { ...rest, answer: Object.fromEntries(own) } };
}

/** Each once; that nothing was done only where nothing was. */
function once(reasons: readonly Reason[]): readonly Reason[] {
  const each = [...new Map(reasons.map((one) => [JSON.stringify([one.code, one.facts]), one])).values()];
  return each.filter(({ facts }) => {
    const isBare = facts.question !== undefined && facts.answer === undefined;
    return !isBare || each.every((one) => one.facts.question !== facts.question || one.facts.answer === undefined);
  });
}
