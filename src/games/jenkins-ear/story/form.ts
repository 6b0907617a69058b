/** The ready order form: examples made of this position, no line a phone must wrap. */
import { ascii, comment, commented, continued, standingLines } from '../../../engine/order-form.ts';
import type { Sight } from '../acts/act.ts';
import { ledIn } from '../acts/leader.ts';
import { type Fleet, fleets, landings, voyages, withBerth } from '../doctrine/voyages.ts';
import type { CounterId, FieldHex, HexId, Kind, Port } from '../field.ts';
import { inOneWord } from '../names.ts';
import { isFair } from '../prospect.ts';
import { homePorts, inPool } from '../purchases.ts';
import { BERTHS, type Berthed, countingOf } from '../stacking.ts';
import { KINDS } from '../stock.ts';
import { counterOf, enemyOf, hexOf, isArmed, only } from '../units.ts';
import { routeModifiers } from '../victory.ts';
import { ownAt } from '../view.ts';
import { hexesWithCombat } from './battles.ts';
import { purseOf } from './purse.ts';
import { mayBeFleet } from './sighted.ts';
import { awaitedFromSpain, placed, portName, stormsAhead, type Teller } from './teller.ts';

/** Leaders shown at the most. */
const MOST_LEADS = 2;
/** Ships shown that sail against who lies off their port. */
const MOST_SALLY = 3;

/** The lines between BEGIN and END, ASCII, for the call that opens next. */
export function form(teller: Teller): string[] {
  const call = teller.telling.next?.calls[0];
  if (call === undefined) return [];
  const { say, after } = teller;
  const isSetUp = teller.telling.next?.printed === 0;
  const blocks =
    call === 'combat'
      ? combats(teller)
      : isSetUp
        ? [...setUp(teller), ...purchases(teller), ...flagship(teller)]
        : [
            ...comment(say('form.stay')),
            ...portsTold(teller, 'form.empty-ports', unheld(teller)),
            ...purchases(teller),
            ...sallies(teller),
            ...sailing(teller),
            ...fromSpain(teller),
            ...passengers(teller),
            ...reaction(teller),
          ];
  const later = call === 'orders' && !isSetUp && after.turn > 0 ? comment(say('form.combat.later')) : [];
  return [...blocks, ...later, ...standingLines(say, teller.telling.standing)].map(ascii);
}

/** Own seaports with nobody of land value ashore, which any landing takes (3.4, 9.2). */
function unheld({ field, after, side }: Teller): readonly Port[] {
  const isEmpty = (hex: HexId): boolean =>
    only(field, ownAt(after, hex, false), ({ land }) => land !== null).length === 0;
  return [...field.ports.values()].filter(({ id, hex }) => after.ports[id] === side && isEmpty(hex));
}

/** These ports under a remark; nothing where there are none. */
function portsTold({ say }: Teller, key: string, ports: readonly Port[]): string[] {
  const list = say.list(ports.map(({ name }) => name[say.language]));
  return ports.length === 0 ? [] : comment(say(key, { list }));
}

/** The own printed port with the most room ashore that lies in no storm, and its room. */
function homePort(teller: Teller) {
  const { field, after, side } = teller;
  const roomIn = ({ id, port }: FieldHex, of: Berthed): number =>
    (port?.value ?? 0) - countingOf(field, after.stacks[`${side}/${id}/port`]?.units ?? [], of).length;
  const homes = homePorts(field, after, side).filter(({ id }) => !stormsAhead(teller).includes(id));
  const [home] = homes.toSorted((a, b) => roomIn(b, 'land') - roomIn(a, 'land'));
  return home && { name: placed(teller, home.id), room: (of: Berthed) => roomIn(home, of) };
}

/** Two of what a side mostly buys, or one of that or of another kind by its name: what the pool has, the points pay for and the port has room for. */
function purchases(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  const home = homePort(teller);
  if (!home) return [];
  const { toSpend } = purseOf(teller);
  const mayBuy = (ids: readonly CounterId[]): boolean =>
    ids.length > 0 &&
    ids.reduce((sum, id) => sum + (counterOf(field, id).cost ?? toSpend), 0) <= toSpend &&
    BERTHS.every((of) => countingOf(field, ids, of).length <= home.room(of));
  const cheap = (kind: Kind): CounterId[] => inPool(field, after.units, side, { kind }).slice(0, 2);
  const mostly = cheap(side === field.tables.garrison.side ? 'deception' : 'soldiers');
  const ids = [mostly, ...[...mostly, ...KINDS.flatMap(cheap)].map((id) => [id])].find(mayBuy) ?? [];
  const facts = { list: ids.map(codes(teller)).join(', '), port: home.name };
  return ids.length === 0 ? [] : orderLines(say(ids.length > 1 ? `form.buy.${side}` : 'form.buy.names', facts));
}

/** The dearest leader and ship in the pool: how counters are bought by name. */
function flagship(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  if (side === field.tables.garrison.side) return [];
  const dearest = (kind: Kind): CounterId[] => inPool(field, after.units, side, { kind }).slice(-1);
  const list = [...dearest('leader'), ...dearest('ship-of-the-line')].map(codes(teller)).join(', ');
  return list === '' ? [] : orderLines(say('form.buy.names', { list, port: homePort(teller)?.name ?? '' }));
}

function setUp(teller: Teller): string[] {
  const { say, field, side, after } = teller;
  if (side !== field.tables.garrison.side) return [];
  const waiting = Object.values(after.units).filter(
    ({ id, fate }) => fate === 'due' && field.counters.get(id)?.start === 'garrison',
  );
  const byWorth = Map.groupBy(waiting, ({ id }) => field.counters.get(id)?.land ?? 0);
  const worths = [...byWorth]
    .toSorted(([a], [b]) => b - a)
    .map(([land, of]) => {
      const list = of.map(({ id }) => codes(teller)(id)).join(', ');
      return say('form.garrison.list', { land, list: land > 1 ? list : '' });
    });
  return [
    ...comment(say('form.garrison')),
    ...worths.flatMap(comment),
    ...orderLines(say('form.garrison.order')),
    ...comment(say('form.isidro')),
    ...orderLines(say('how.isidro.form')),
  ];
}

/** What stacks do when the enemy moves, unless it is said already, and which ports they alone watch. */
function reaction(teller: Teller): string[] {
  const { say, field, after, telling } = teller;
  if (telling.standing.some(({ verb }) => verb === 'INTERCEPT')) return [];
  const watched = unheld(teller).filter(({ hex }) => only(field, ownAt(after, hex), isArmed).length > 0);
  return [...portsTold(teller, 'form.intercept.bare', watched), ...orderLines(say('form.intercept'))];
}

/** The San Isidro in her turn, and the nearest own port that has room: she comes in without supply. */
function fromSpain(teller: Teller): string[] {
  const { say, telling } = teller;
  const due = awaitedFromSpain(teller);
  if (due === null || due.turn !== telling.next?.printed) return [];
  const alone = { from: due.hex, ships: [due.id], troops: [], stores: [] };
  const told = say('form.from-spain', { ship: codes(teller)(due.id), hex: due.hex });
  return [...comment(told), ...passage(teller, [alone]).flatMap(orderLines)];
}

/** Own ships that come out of the passage this turn, and where they do if nobody says otherwise. */
function passengers(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  const turn = teller.telling.next?.printed;
  const storms = stormsAhead(teller);
  const ships = Object.values(after.units).filter(({ bound }) => bound !== null && bound.turn === turn);
  const [water] = ships.flatMap(({ bound }) => bound?.to ?? []);
  const enemies = new Set(Object.values(after.stacks).flatMap((stack) => (stack.side === side ? [] : [stack.hex])));
  const open = field.at.find(
    ({ id, ...hex }) => hex.terrain === 'sea' && hex.water === water && !storms.includes(id) && !enemies.has(id),
  );
  if (open === undefined) return [];
  const called = codes(teller);
  const facts = { n: ships.length, ships: ships.map(({ id }) => called(id)).join(', '), hex: open.id };
  return [...comment(say('form.passage', facts)), ...orderLines(say('form.passage.order', facts))];
}

/** Against a fleet that lies off an own port ships of the port sail out and come back in: how, for the first such port where it has a fair chance. */
function sallies(teller: Teller): string[] {
  const { say, field, after, side } = teller;
  const enemies = Object.values(after.stacks).filter((stack) => stack.side !== side);
  const isClear = ({ id }: FieldHex): boolean =>
    !stormsAhead(teller).includes(id) && !enemies.some(({ hex }) => hex === id);
  for (const { hex } of enemies.filter((stack) => mayBeFleet(teller, stack))) {
    const { port, bySea } = hexOf(field, hex);
    const ships = only(field, ownAt(after, hex), isArmed);
    const way = bySea.find(isClear)?.id;
    if (port === null || ships.length === 0 || way === undefined || stormsAhead(teller).includes(hex)) continue;
    const sally = ships.slice(0, MOST_SALLY);
    const fleet = { from: hex, via: [way], to: hex, ships: sally, aboard: [], onFoot: [] };
    if (!isFair({ field, view: after, side }, fleet)) continue;
    const facts = { list: sally.map(codes(teller)).join(', '), to: portName(teller, port.id) };
    return [
      ...comment(say('form.sally', facts)),
      ...orderLines(`${say('form.move.sail', facts)} ${say('form.sally.way', { way })}`),
    ];
  }
  return [];
}

/** How to land on the nearest port of the enemy's with a fair chance, an empty one that can be kept before others, and how to sail to an own one; never far. */
function sailing(teller: Teller): string[] {
  const sight = sightOf(teller);
  const held = new Set(Object.values(sight.view.stacks).map(({ hex }) => hex));
  const [kept] = landings(sight, (port) => !held.has(port.hex) && isWorthTaking(teller, port));
  const [landing] = kept ? [kept] : landings(sight);
  const lines = landing ? [moveLine(teller, 'land', landing.args.units, landing.args.to)] : [];
  return [...lines, ...passage(teller, fleets(sight))].flatMap(orderLines);
}

/** The first ship with guns of one of these fleets, to the nearest own port with room. */
function passage(teller: Teller, from: readonly Fleet[]): string[] {
  const { field } = teller;
  const armed = from.map((fleet) => ({ ...fleet, ships: only(field, fleet.ships, isArmed) }));
  const sight = sightOf(teller);
  const found = voyages(sight, withBerth(sight), armed).slice(0, 1);
  return found.map(({ ships, to }) => moveLine(teller, 'sail', ships.slice(0, 1), to));
}

function moveLine(teller: Teller, how: 'land' | 'sail', units: readonly CounterId[], to: HexId): string {
  return teller.say(`form.move.${how}`, { list: units.map(codes(teller)).join(', '), to: placed(teller, to) });
}

/** What the side sees as the call finds it. */
const sightOf = (teller: Teller): Sight => ({
  ...teller.war,
  view: { ...teller.after, storms: [...stormsAhead(teller)] },
  side: teller.side,
});

/** Is it the enemy's, and not one that trade routes make hopeless to keep (5.0)? */
function isWorthTaking({ field, after, side }: Teller, port: Port): boolean {
  if (side === field.tables.garrison.side) return port.flag === side && after.ports[port.id] === enemyOf(side);
  const isTheirs = port.flag === enemyOf(side) && after.ports[port.id] !== side;
  return isTheirs && port.value > routeModifiers(field, after, port).length;
}

/** Counters by their codes in the letter's language. */
function codes({ field, say }: Teller): (id: CounterId) => string {
  return (id) => inOneWord(counterOf(field, id), say.language);
}

/** The order of the fights, all of which are fought, and whom leaders help at sea. */
function combats(teller: Teller): string[] {
  const { say, after } = teller;
  const hexes = hexesWithCombat(teller);
  if (hexes.length === 0) return comment(say('form.combat.none'));
  const called = codes(teller);
  const leads = ledIn(sightOf(teller)).filter(({ leader }) => {
    const { hex, aboard } = after.units[leader] ?? {};
    return aboard != null && after.contacts.some((one) => one.hex === hex);
  });
  const lines = leads.map((one) =>
    say('form.leader', { leader: called(one.leader), list: one.with.map(called).join(', ') }),
  );
  const orders = [`${say('form.attack')} ${hexes.join(', ')}`, ...lines.slice(0, MOST_LEADS)];
  return [...comment(say('form.combat')), ...orders.flatMap(orderLines)];
}

/** Orders of a text, to be uncommented. */
function orderLines(text: string): string[] {
  return commented(text.split('\n').flatMap(continued));
}
