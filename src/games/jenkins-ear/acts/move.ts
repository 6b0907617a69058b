/** MOVE: counters of one hex sail or march to another (7.0, 7.1). */
import { note } from '../../../acts/against.ts';
import { choice, optional, place, places, units } from '../../../acts/slots.ts';
import type { Book, Diagnostic, Order } from '../../../engine/contract.ts';
import { deserted, landings, voyages, withBerth } from '../doctrine/voyages.ts';
import type { CounterId } from '../field.ts';
import { coverUp } from '../fog.ts';
import { move as moveParty } from '../moves.ts';
import { isOwnPort, takePorts } from '../ports.ts';
import { isFair } from '../prospect.ts';
import { reachOf } from '../reach.ts';
import { counterOf, isShip, only } from '../units.ts';
import { act, type Sight } from './act.ts';
import { asksOfNothing, hexesOf } from './against.ts';
import { boughtIn } from './bought.ts';
import { wayIn } from './contact.ts';
import { fleetOf, foreseen, type Sailing } from './foreseen.ts';
import { detourNotes, prospectNotes } from './prospects.ts';
import { TO } from './words.ts';

const VIA = ['via', 'by way of', 'par', 'por'];

export const move = act({
  id: 'MOVE',
  words: {
    en: ['move', 'sail', 'march', 'go'],
    fr: ['aller', 'déplacer', 'marcher', 'faire voile', 'mouvement', 'naviguer'],
    es: ['mover', 'mueve', 'mueva', 'muevas', 'navegar', 'marchar', 'ir', 'zarpar'],
  },
  slots: {
    units: units(),
    to: place({ after: TO }),
    via: optional(places({ after: VIA })),
    contact: optional(
      choice({
        attack: ['attack', 'engage', 'attaquer', 'engager', 'atacar', 'and attack', 'et attaquer', 'y atacar'],
        enter: ['enter', 'regardless', 'entrer', 'quand même', 'entrar'],
        slip: ['slip', 'slip in', 'se glisser', 'glisser', 'colarse'],
        stop: ['stop', 'no attack', 'arrêter', 'sans attaque', 'parar'],
      }),
    ),
  },
  calls: ['movement'],
  implies: { 'enter-contact': 'contact', 'go-on': 'contact' },
  goesOn: true,
  example: 'MOVE 2719 TO leogane VIA 2919 ATTACK',
  says: {
    /** The stack that stands there goes into its goal if not told otherwise. */
    'enter-contact': (args, asked) => {
      const { view, about } = asked;
      const isMine = args.units.some((id) => view.units[id]?.hex === about.here);
      const passes = args.to === about.ahead || args.via.includes(about.ahead);
      return isMine && passes ? wayIn(args.contact, asked) : undefined;
    },
    'go-on': (args, { view, about }) => {
      if (!args.units.some((id) => view.units[id]?.hex === about.here)) return undefined;
      if (about.whose === 'own') return args.contact === 'enter' ? 'enter' : 'stop';
      return args.contact === 'stop' ? 'stop' : 'go-on';
    },
  },
  *play(phase, args, order) {
    const failed = yield* moveParty(phase, args, order);
    takePorts(phase.board);
    coverUp(phase.board);
    return failed;
  },
  idle: (sight, args, order, before, book) => [
    ...prospectNotes(asLeftBy(sight, before), args, fallsUpon(sight, args), attacksIn(sight, book), book),
    ...detourNotes(sight, args, sailingsIn(before)),
    ...leavesNewcomers(sight, args.units, before, book),
    ...asksOfNothing(order),
  ],
  reach: reachOf,
  pertinent: (sight, args) => deserted(sight, args.units).length === 0 && isFairFor(sight, args),
  *instances(sight, _args, { args }) {
    for (const landing of landings(sight)) yield [landing];
    const { via: _via, contact: _contact, ...rest } = args;
    // Where nothing can be attacked, a passage home.
    for (const { ships, to } of voyages(sight, withBerth(sight))) {
      yield [{ verb: 'MOVE', args: { ...rest, units: ships.slice(0, 1), to } }];
    }
  },
});

/** Into a port of its own it goes against whoever lies off it in any case. */
function isFairFor(sight: Sight, sailing: Sailing): boolean {
  const fleet = fleetOf(sight, sailing);
  return fleet === null || isOwnPort(sight, sailing.to) || !fallsUpon(sight, sailing) || isFair(sight, fleet);
}

/** Whether it sails in against whoever lies at its goal: into a port of its own only where it says so (7.3). */
function fallsUpon(sight: Sight, { to, contact }: Pick<Sailing, 'to' | 'contact'>): boolean {
  return contact === 'attack' || (contact !== 'slip' && contact !== 'stop' && !isOwnPort(sight, to));
}

const attacksIn = (sight: Sight, book: Book | undefined): readonly Sailing[] =>
  sailingsIn((book?.orders ?? []).filter(({ when }) => !when)).filter((one) => fallsUpon(sight, one));

const sailingsIn = (lines: readonly Order[]): readonly Sailing[] => lines.flatMap((line) => move.read(line) ?? []);

/** What lines above leave of the side's own, as far as it sees. */
export function asLeftBy(sight: Sight, before: readonly Order[]): Sight {
  return foreseen(sight, before, (line) => move.read(line));
}

/**
 * Who goes with every ship of a hex, or where none lies with all who can march, hears who was bought there in lines above
 * and is in no MOVE of the book.
 */
function leavesNewcomers(
  sight: Sight,
  units: readonly CounterId[],
  before: readonly Order[],
  book?: Book,
): readonly Diagnostic[] {
  const { field, view } = sight;
  const [hex] = hexesOf(view, units);
  const here = Object.values(view.units).flatMap((unit) => (unit.hex === hex ? [unit.id] : []));
  const ships = only(field, here, isShip);
  const leading = ships.length > 0 ? ships : here.filter((id) => counterOf(field, id).anchor !== null);
  const leads = (named: readonly CounterId[]): boolean => leading.every((id) => named.includes(id));
  const isToldAbove = sailingsIn(before).some((one) => leads(one.units));
  if (hex === undefined || leading.length === 0 || isToldAbove || !leads(units)) return [];
  const then = asLeftBy(sight, before).view.units;
  const bought = [...boughtIn(sight, before)].flatMap(([id, at]) => (at === hex && then[id]?.hex === hex ? [id] : []));
  const named = new Set([...units, ...sailingsIn(book?.orders ?? []).flatMap((one) => one.units)]);
  const counters = bought.filter((id) => !named.has(id));
  return counters.length === 0 ? [] : [note('ear.newcomers-stay', '3.3', { counters, hex, now: true })];
}
