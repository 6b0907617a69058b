/** Explains one address of an archived game: the question, who answered it and from which line, dice, event, rule. */
import { decode } from '../engine/canonical.ts';
import type { Address, Event, Json, Rolled } from '../engine/contract.ts';
import { asRead, type ReadDie } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import type { Archived } from '../table/verify.ts';

/** How many places near a wrong address are named. */
const NEAR = 8;

export interface Explanation {
  address: Address;
  /** Entries of the journal that say something at this address, by sequence number. */
  entries: readonly number[];
  answers: readonly Answer[];
  /** As the game reads them. */
  dice: readonly ReadDie<Rolled>[];
  events: readonly Event[];
}

/** Everything at the address or below it; `lowestFace` as the game's dice read. RecordBroken with near addresses when there is nothing. */
export function why(archived: Archived, address: Address, lowestFace = 0): Explanation {
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
    .filter((rolled) => isHere(rolled.address))
    .map((rolled) => asRead({ lowestFace }, rolled));
  const told = new Set(dice.map((rolled) => rolled.address));
  const events = [...archived.events.values()]
    .flatMap((text) => decode<Event[]>(text))
    .filter((event) => isHere(event.address) || event.rolls.some((rolled) => told.has(rolled)));
  if (answers.length + dice.length + events.length + entries.length === 0) {
    throw new RecordBroken('nothing-at-address', { address, near: near(archived, address) });
  }
  return { address, entries, answers, dice, events };
}

/** Places beside the one asked for: one step below the longest part of its path where anything stands. */
function near(archived: Archived, address: Address): readonly Address[] {
  const wanted = address.split('/');
  let most = 0;
  let places = new Set<Address>();
  for (const known of addressesOf(archived)) {
    const path = known.split('/');
    let shared = 0;
    while (shared < path.length && path[shared] === wanted[shared]) shared++;
    if (shared > most) [most, places] = [shared, new Set()];
    if (shared === most) places.add(path.slice(0, shared + 1).join('/'));
  }
  return [...places].slice(0, NEAR);
}

function addressesOf({ entries, ledgers, events }: Archived): Address[] {
  const answers = entries.flatMap(({ content }) => (content.kind === 'answers' ? content.answers : []));
  const dice = [...ledgers.values()].flatMap((text) => decode<Rolled[]>(text));
  const told = [...events.values()].flatMap((text) => decode<Event[]>(text));
  return [...answers, ...dice, ...told].map(({ address }) => address);
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
          `  die ${die.address}: ${die.face}${die.ruled === undefined ? '' : `, ruled ${die.ruled}`} of ${die.lowest}-${die.lowest + die.sides - 1}`,
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
