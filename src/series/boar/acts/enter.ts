/** ENTER: by which hex of its entry a reinforcement comes in, before others where room is short; who was told to wait comes after all (S 4.7). */
import { warning } from '../../../acts/against.ts';
import { optional, place, unit } from '../../../acts/slots.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { crowdsAt } from '../frame/crowds.ts';
import { entriesOf } from '../frame/entries.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { act, type Sight } from './act.ts';
import { arriving, notEntered } from './arrivals.ts';
import { sentBy } from './sent.ts';
import { wait } from './wait.ts';

interface Entering {
  readonly unit: UnitId;
  readonly at: HexId | undefined;
}

export const enter = act({
  id: 'ENTER',
  words: { en: ['enter'], fr: ['entrer', 'faire entrer'], es: ['entrar'] },
  slots: { unit: unit(), at: optional(place({ after: ['at', 'by', 'à', 'au', 'par', 'a', 'en', 'por'] })) },
  calls: ['movement'],
  standing: true,
  ahead: true,
  says: {
    'enter-hold': (args, { about }) =>
      about.units.includes(args.unit) ? { units: [args.unit], wait: false } : undefined,
    'arrival-order': (args, { about }) => (about.units.includes(args.unit) ? [args.unit] : undefined),
    'enter-hex': (args, { about }) => (about.units.includes(args.unit) ? args.at : undefined),
  },
  idle: (sight, args, _order, before, answering) => [
    ...arriving(sight, args.unit, 'unit'),
    ...settled(sight, args, before),
    ...elsewhere(sight, args),
    ...withoutClaim(sight, args, answering?.orders ?? before),
  ],
  unasked: (sight, { unit }) => notEntered(sight, unit),
  /** Who has come in needs no word to come in, but where it finds room before others. */
  pertinent: (sight, { unit }) =>
    (sight.view.units[unit] ?? sight.view.leaders[unit])?.hex == null || !!crowdOf(sight, unit, [])?.claims.has(unit),
});

/**
 * Who has come in this phase may still be told to wait, or to find room before others, and that be taken back; by which
 * hex he comes is settled.
 */
function settled({ view }: Sight, { unit, at }: Entering, before: readonly Order[]): readonly Diagnostic[] {
  const hex = view.campaign?.arrivals.gate[unit]?.hex;
  const waits = before.some((line) => wait.read(line)?.units.includes(unit));
  if (hex === undefined || at === undefined || (waits && at === hex)) return [];
  return [warning('boar.here-already', 'S 4.7', { unit, hex, slot: 'at', part: true })];
}

/** The hex named belongs to the unit's entry; which that is a die may still have to say. */
function elsewhere(sight: Sight, { unit, at }: Entering): readonly Diagnostic[] {
  const arrivals = sight.view.campaign?.arrivals;
  const due = arrivals && scheduled(sight.at, arrivals, unit);
  if (at === undefined || !due) return [];
  const hexes = possibleHexes(sight, arrivals.gate[unit]?.entry ?? due.entry);
  if (hexes.includes(at)) return [];
  return [warning('boar.not-its-entry', 'S 4.7', { unit, hex: at, hexes: [...hexes], slot: 'at', part: true })];
}

/** Named first it finds no room all the same, as others stand there or were put off before it. */
function withoutClaim(sight: Sight, { unit }: Entering, book: readonly Order[]): readonly Diagnostic[] {
  const crowd = crowdOf(sight, unit, book);
  if (!crowd || crowd.claims.has(unit)) return [];
  return [warning('boar.no-claim', 'S 4.7', { unit, hex: crowd.hex, part: true })];
}

/** The arrivals without room among whom a unit is, once the marches of a book are made. */
const crowdOf = ({ at, view, side }: Sight, unit: UnitId, book: readonly Order[]) =>
  crowdsAt(at, side, view.turn, sentBy(book)).find(({ units }) => units.includes(unit));

/** Hexes of an entry; where a die will say which it is, those of all it may be. */
function possibleHexes({ opened }: Sight, entry: string): readonly HexId[] {
  const variable = opened.campaign?.arrivals.variable;
  if (variable === undefined || entry !== variable.entry) return entriesOf(opened, entry);
  return variable.die.flatMap((row) => entriesOf(opened, row.entry));
}
