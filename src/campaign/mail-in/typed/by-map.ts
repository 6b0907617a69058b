/** What is ordered by pointing at a map: the stacks a seat commands, and the orders that units and a hex are enough for. */
import type { AnyGame, Json, Language, Named, Slot, Verb } from '../../../engine/contract.ts';
import { inLanguage, type Phrasebook } from '../../../engine/phrase.ts';
import { codeOf } from '../../../orders/say.ts';
import { written, writtenIn } from '../../../orders/write.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { callsAhead } from '../../../table/calls.ts';
import type { Examples } from '../../../table/examples.ts';
import { fold } from '../../../table/record.ts';
import { type Desk, sightAt } from './desk.ts';

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
export function actsFor(desk: Desk, { seat, language }: SeatedRow, examples: Examples): Act[] {
  const { record, stood } = desk.atHand;
  const { game, role, view } = sightAt(desk, seat);
  const { served } = callsAhead(game, fold(record.entries), stood.waiting, seat);
  const serving = game.verbs.filter((verb) => verb.calls.some((call) => served.includes(call)));
  const always = game.verbs.filter((verb) => verb.calls.length === 0);
  return [...serving, ...always].flatMap((verb) => {
    const named = namedBy(verb, game.reach?.(view, role, verb.id, []) != null);
    if (named.length === 0 || examples.fit(verb.example) === null) return [];
    const word = (inLanguage(verb.words, language)[0] ?? verb.id).toUpperCase();
    return [{ verb: verb.id, word, line: lineOf(game, verb, named, language) }];
  });
}

/** The slots of units and of a hex that a line must fill; none where it must say more. `isPointed`: it names hexes to go to or strike. */
function namedBy({ slots }: Verb, isPointed: boolean): readonly Slot[] {
  const units = slots.find(isUnit);
  const hex = slots.find(isHex);
  const needed = slots.filter(({ optional }) => !optional);
  if (needed.some((slot) => slot !== units && slot !== hex)) return [];
  const isNamed = (slot: Slot): boolean =>
    needed.includes(slot) || (isPointed && slot === hex) || (slot === units && (isPointed || needed.length > 0));
  return slots.filter((slot) => (slot === units || slot === hex) && isNamed(slot));
}

/** `MARCHER {units} VERS {hex}` */
function lineOf(game: AnyGame, { id }: Verb, named: readonly Slot[], language: Language): string {
  const blank = (slot: Slot): Json => {
    const text = `{${isUnit(slot) ? slot.type : 'hex'}}`;
    return slot.type === 'units' || slot.type === 'hexes' ? [text] : text;
  };
  const args = Object.fromEntries(named.map((slot) => [slot.name, blank(slot)]));
  return writtenIn(game, written(game, { id: '', line: 0, verb: id, args }), language);
}
