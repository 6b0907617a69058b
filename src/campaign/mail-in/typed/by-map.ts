/** What is ordered by pointing at a map: the stacks a seat commands, and the orders that units and a hex are enough for. */
import type { Named, Slot, Verb } from '../../../engine/contract.ts';
import type { Phrasebook } from '../../../engine/phrase.ts';
import { codeOf } from '../../../orders/say.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { callsAhead } from '../../../table/calls.ts';
import type { Examples } from '../../../table/examples.ts';
import { fold } from '../../../table/record.ts';
import type { Desk } from './desk.ts';

/** An order that needs units, a hex, or both: `MOVE {units} TO {hex}`. */
export interface Act {
  verb: string;
  /** In the reader's language: `MARCHER`. */
  word: string;
  line: string;
}

/** Own units that stand together. */
export interface OwnStack {
  place: string;
  units: readonly { id: string; name: string; code: string }[];
}

/** Own units on the map by their places, called as orders name them. */
export function stacksIn(names: readonly Named[], say: Phrasebook): readonly OwnStack[] {
  const stacks = new Map<string, OwnStack['units'][number][]>();
  for (const {
    id,
    type,
    own,
    place,
    gone,
    names: [name = id],
  } of names) {
    if (type !== 'unit' || !own || gone || place === undefined) continue;
    const unit = { id, name, code: codeOf(id, say) };
    const there = stacks.get(place);
    if (there) there.push(unit);
    else stacks.set(place, [unit]);
  }
  return [...stacks].map(([place, units]) => ({ place, units }));
}

const isUnit = ({ type, whose }: Slot): boolean => (type === 'unit' || type === 'units') && whose !== 'enemy';
const isHex = ({ type }: Slot): boolean => type === 'hex' || type === 'hexes';

/** Orders that units and a hex are enough for and that this seat could give now, those of the open call first. */
export function actsFor({ atHand: { record, stood } }: Desk, { seat, language }: SeatedRow, examples: Examples): Act[] {
  const { verbs } = record.game;
  const { served } = callsAhead(record.game, fold(record.entries), stood.waiting, seat);
  const serving = verbs.filter((verb) => verb.calls.some((call) => served.includes(call)));
  const always = verbs.filter((verb) => verb.calls.length === 0);
  return [...serving, ...always].flatMap((verb) => {
    const line = lineOf(verb);
    if (line === null || examples.fit(verb.example) === null) return [];
    return [{ verb: verb.id, word: (verb.words[language][0] ?? verb.id).toUpperCase(), line }];
  });
}

function lineOf({ id, words, slots }: Verb): string | null {
  const needed = slots.filter(({ optional }) => !optional);
  if (needed.length === 0 || !needed.every((slot) => isUnit(slot) || isHex(slot))) return null;
  if (needed.filter(isUnit).length > 1 || needed.filter(isHex).length > 1) return null;
  const beside = needed.some(isUnit) ? undefined : slots.find(isUnit);
  const written = slots.filter((slot) => needed.includes(slot) || slot === beside);
  const parts = written.map((slot) => {
    const heading = (slot.after?.[0] ?? '').toUpperCase();
    return `${heading === '' ? '' : `${heading} `}{${isUnit(slot) ? slot.type : 'hex'}}`;
  });
  return [(words.en[0] ?? id).toUpperCase(), ...parts].join(' ');
}
