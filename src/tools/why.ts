/** All that an archived game records at one address: questions, who answered them and from which line, dice, events. */
import { decode } from '../engine/canonical.ts';
import type { Address, Event, Rolled } from '../engine/contract.ts';
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
