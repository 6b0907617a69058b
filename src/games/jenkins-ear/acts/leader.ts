/** LEADER: to whom a leader gives his dice in a naval combat (9.1). */
import { never, warning } from '../../../acts/against.ts';
import { unit, units } from '../../../acts/slots.ts';
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import { hittingAtSea } from '../battle-odds.ts';
import { byMost } from '../doctrine/staff.ts';
import type { CounterId, HexId } from '../field.ts';
import { counterOf, isShip, only } from '../units.ts';
import { ownAt } from '../view.ts';
import { act, type Sight } from './act.ts';
import { absent } from './against.ts';
import { boughtIn } from './bought.ts';
import { isFor } from './chosen.ts';
import { asLeftBy, move } from './move.ts';
import { HEX, ON, WITH } from './words.ts';

export const leader = act({
  id: 'LEADER',
  words: { en: ['leader', 'lead', 'admiral'], fr: ['amiral', 'chef', 'mener'], es: ['almirante', 'jefe'] },
  slots: { leader: unit(), with: units({ after: [...WITH, ...ON] }), at: HEX },
  calls: [],
  standing: true,
  example: 'LEADER vernon WITH cornwall, boyne',
  says: {
    /** His dice go round those named. */
    'leader-dice': (args, { about }) => {
      const dice = about.leaders[args.leader];
      const helped = args.with.filter((id) => about.counters.includes(id));
      if (dice === undefined || helped.length === 0 || !isFor(args.at, about.hex)) return undefined;
      const dealt: Record<CounterId, number> = {};
      for (let n = 0; n < dice; n++) {
        const id = helped[n % helped.length] as CounterId;
        dealt[id] = (dealt[id] ?? 0) + 1;
      }
      return { [args.leader]: dealt };
    },
  },
  idle: (sight, args, _order, before) => [
    ...cannotHelp(sight, args.leader, args.with, boughtIn(sight, before)),
    ...leadsNobody(sight, args.leader, before),
    ...leadsElsewhere(sight, args, before),
  ],
  pertinent({ view }, args) {
    const hex = view.units[args.leader]?.hex ?? null;
    return hex !== null && args.with.every((id) => view.units[id]?.hex === hex);
  },
  *instances(sight) {
    for (const led of ledIn(sight)) yield [{ verb: 'LEADER', args: led }];
  },
});

/** Each admiral on the map, with as many ships of his hex as he has dice: of those whose guns can hit there, the best. */
export function ledIn({ field, view, side }: Sight) {
  return Object.values(view.units).flatMap(({ id, hex }) => {
    const dice = counterOf(field, id).navalTactics ?? 0;
    if (hex === null || dice === 0) return [];
    const attacker = view.contacts.find((one) => one.hex === hex)?.attacker ?? side;
    const hits = hittingAtSea(field, view, { hex, attacker }, side);
    const able = only(field, ownAt(view, hex), (one) => isShip(one) && hits(one) > 0);
    const helped = byMost(able, (one) => hits(counterOf(field, one))).slice(0, dice);
    return helped.length > 0 ? [{ leader: id, with: helped }] : [];
  });
}

/** Only an admiral on the map has dice to give at sea, so many of them, and only to who has guns (9.1). */
function cannotHelp(
  { field, view }: Sight,
  admiral: CounterId,
  helped: readonly CounterId[],
  bought: ReadonlyMap<CounterId, unknown>,
): readonly Diagnostic[] {
  const dice = counterOf(field, admiral).navalTactics ?? 0;
  if (dice === 0) return [never('ear.no-such-leader', '9.1', { counter: admiral, slot: 'leader' })];
  const gunless = helped.filter((id) => counterOf(field, id).gun === null);
  // More are named than there are dice: the last of them get none.
  const spare = { leader: admiral, dice, slot: 'with', now: true, part: true };
  return [
    ...gunless.map((counter) => never('ear.cannot-help', '9.1', { counter, leader: admiral, slot: 'with' })),
    ...[admiral, ...helped].flatMap((id) => (bought.has(id) ? [] : absent(view, id))),
    ...(helped.length > dice ? [warning('ear.dice-run-out', '9.1', spare)] : []),
  ];
}

/** He gives his dice where the lines above leave him: in no other hex, and to nobody who lies in another. */
function leadsElsewhere(
  sight: Sight,
  { leader: admiral, with: helped, at }: { leader: CounterId; with: readonly CounterId[]; at: HexId | undefined },
  before: readonly Order[],
): readonly Diagnostic[] {
  const { units } = asLeftBy(sight, before).view;
  const there = units[admiral]?.hex ?? null;
  if (there === null || before.some((line) => line.when)) return [];
  const facts = { leader: admiral, there, now: true };
  const apart = helped.flatMap((counter) => {
    const hex = units[counter]?.hex ?? there;
    return hex === there ? [] : [{ ...facts, counter, hex, slot: 'with', part: helped.length > 1 }];
  });
  const astray = at !== undefined && at !== there ? [{ ...facts, hex: at, slot: 'at' }] : apart;
  return astray.map((one) => warning('ear.leads-elsewhere', '9.1', one));
}

/** Whose leader is told to give dice where he lies, stays there, and has no enemy about him. */
function leadsNobody(
  { field, view, side }: Sight,
  admiral: CounterId,
  before: readonly Order[],
): readonly Diagnostic[] {
  const hex = view.units[admiral]?.hex ?? null;
  if (hex === null || (counterOf(field, admiral).navalTactics ?? 0) === 0) return [];
  const goes = [admiral, view.units[admiral]?.aboard ?? admiral];
  if (before.some((line) => move.read(line)?.units.some((id) => goes.includes(id)))) return [];
  if (Object.values(view.stacks).some((stack) => stack.side !== side && stack.hex === hex)) return [];
  return [warning('ear.leads-nobody', '9.1', { leader: admiral, hex, slot: 'leader', now: true })];
}
