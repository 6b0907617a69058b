/** Explains one address of an archived game: the question, who answered it and from which line, dice, event, rule. */
import { decode } from '../engine/canonical.ts';
import type { Address, Event, Json, Rolled } from '../engine/contract.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import type { Archived } from '../table/verify.ts';

export interface Explanation {
  address: Address;
  /** Entries of the journal that say something at this address, by sequence number. */
  entries: readonly number[];
  answers: readonly Answer[];
  dice: readonly Rolled[];
  events: readonly Event[];
}

/** Everything at the address or below it. RecordBroken with near addresses when there is nothing. */
export function why(archived: Archived, address: Address): Explanation {
  const isHere = (place: Address) => place === address || place.startsWith(`${address}/`);
  const answers: Answer[] = [];
  const entries: number[] = [];
  for (const { content } of archived.entries) {
    const said = content.kind === 'answers' ? content.answers.filter((answer) => isHere(answer.address)) : [];
    answers.push(...said);
    const ruled = content.kind === 'ruling' && isHere(content.address);
    const locked = content.kind === 'lock' && content.addresses.some(isHere);
    if (said.length > 0 || ruled || locked) entries.push(content.seq);
  }
  const dice = [...archived.ledgers.values()]
    .flatMap((text) => decode<Rolled[]>(text))
    .filter((rolled) => isHere(rolled.address));
  const told = new Set(dice.map((rolled) => rolled.address));
  const events = [...archived.events.values()]
    .flatMap((text) => decode<Event[]>(text))
    .filter((event) => isHere(event.address) || event.rolls.some((rolled) => told.has(rolled)));
  if (answers.length + dice.length + events.length + entries.length === 0) {
    throw new RecordBroken('nothing-at-address', { address, near: near(archived, address) });
  }
  return { address, entries, answers, dice, events };
}

/** A few addresses that share the longest beginning with the one asked for. */
function near(archived: Archived, address: Address): readonly Address[] {
  const known = [...archived.ledgers.values()].flatMap((text) =>
    decode<Rolled[]>(text).map((rolled) => rolled.address),
  );
  const shared = (other: Address) => [...other].findIndex((letter, i) => letter !== address[i]);
  return known.sort((a, b) => shared(b) - shared(a)).slice(0, 5);
}

/** An explanation for a person to read. */
export function explain(found: Explanation): string {
  const lines = [found.address, `journal entries: ${found.entries.join(', ') || 'none of its own'}`];
  for (const answer of found.answers) {
    lines.push('', `question ${answer.kind}, asked of ${answer.role} at ${answer.address}`);
    lines.push(`  answer: ${text(answer.answer)}`);
    lines.push(`  from:   ${answer.from}${answer.order ? `, ${answer.order.id}: ${answer.order.canonical}` : ''}`);
    for (const skipped of answer.skipped ?? [])
      lines.push(`  passed over ${skipped.order}: ${skipped.canonical} (${skipped.reason.code})`);
  }
  for (const event of found.events) {
    lines.push('', `${event.kind} (${event.rule}) at ${event.address}`);
    for (const address of event.rolls) {
      const die = found.dice.find((rolled) => rolled.address === address);
      if (die)
        lines.push(
          `  die ${die.address}: ${die.face}${die.ruled === undefined ? '' : `, ruled ${die.ruled}`} of 0-${die.sides - 1}`,
        );
    }
    for (const modifier of modifiersOf(event.facts))
      lines.push(`  ${modifier.name} ${signed(modifier.value)} (${modifier.rule})`);
    lines.push(`  ${text(event.facts)}`);
  }
  return `${lines.join('\n')}\n`;
}

function modifiersOf(facts: Json): readonly { name: string; value: number; rule: string }[] {
  const { modifiers } = (facts ?? {}) as { modifiers?: readonly { name: string; value: number; rule: string }[] };
  return modifiers ?? [];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
