/** What a MOVE hears that goes to fall upon the enemy: what it would meet on its way and where it goes, before it sets out. */
import { note } from '../../../acts/against.ts';
import type { Book, Diagnostic } from '../../../engine/contract.ts';
import { percent } from '../battle-odds.ts';
import type { CounterId, Field, FieldHex, HexId } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { challengesOn, courseOf, type Fleet, type Prospect, prospectOf } from '../prospect.ts';
import { countingOf } from '../stacking.ts';
import { counterOf, hexOf, isArmed, only, seaportIn } from '../units.ts';
import { ownAt } from '../view.ts';
import type { Sight } from './act.ts';
import { battleNotes, wholeNote } from './battles.ts';
import { beatenNote } from './beaten.ts';
import { toldToLand } from './chosen.ts';
import { withFireShips } from './fireships.ts';
import { afterSailing, fleetOf, type Sailing } from './foreseen.ts';
import { starvesFirst } from './losses.ts';

/**
 * `sight`: as lines above leave it. `falls`: upon the enemy, if he is where they go; else the sea is all they meet. Of a fleet
 * and of troops that march in beside it, as `others` of the book, the fleet's line tells.
 */
export function prospectNotes(
  sight: Sight,
  sailing: Sailing,
  falls: boolean,
  others: readonly Sailing[],
  book?: Book,
): readonly Diagnostic[] {
  const own = fleetOf(sight, sailing);
  const sails = own !== null && own.ships.length > 0;
  const beside = others.flatMap((one) => (one.to === sailing.to ? (fleetOf(sight, one) ?? []) : []));
  if (falls && !sails && beside.some(({ ships }) => ships.length > 0))
    return [note('ear.with-fleet', '9.0', { hex: sailing.to })];
  const marching = beside.filter((one) => one.ships.length === 0 && one.from !== one.to && courseOf(sight, one));
  const fleet = own && (sails ? { ...own, onFoot: marching.flatMap(({ onFoot }) => onFoot) } : own);
  // Nobody comes to a place in a storm.
  const isCalm = !sight.view.storms.includes(sailing.to);
  // Of whom other lines bring there a LAND may name those alone.
  const told = (aboard: readonly CounterId[]) => {
    const all = [...aboard, ...beside.flatMap((one) => one.aboard)];
    return toldToLand(sight.field, sailing.to, book)(all)?.filter((id) => aboard.includes(id));
  };
  const prospect = fleet && isCalm && prospectOf(withFireShips(sight, sailing.to, book), { ...fleet, told });
  if (!prospect) return [];
  const perils = perilNotes(sight, fleet, prospect);
  const challenges = challengeNotes(sight, fleet, prospect);
  // Who falls upon nobody hears of it where none of his ships could meet who intercepts.
  if (!falls || (prospect.sea === null && prospect.shore === null))
    return [...challenges.filter(({ facts }) => facts.unarmed), ...perils];
  const whole = wholeNotes(sight, fleet, prospect);
  const fights = [...seaNotes(sight, sailing, prospect.sea, book), ...shoreNotes(sight, sailing.to, prospect)].map(
    ({ odds, ...one }) => (odds && whole.length === 0 ? { ...one, odds } : one),
  );
  const beaten = prospect.shore?.odds ? [beatenNote(sight, sailing.to, prospect.shore.landing)] : [];
  return [...challenges, ...perils, ...fights, ...whole, ...beaten, ...wantNotes(sight, fleet, prospect, beside)];
}

/** What all the dice promise together: of the way as if whoever may intercepts, to come up with the enemy, of both fights. */
function wholeNotes({ field, side }: Sight, { to }: Fleet, prospect: Prospect): readonly Diagnostic[] {
  const { sides } = field.tables.dice;
  const { challenges, checks, sea, shore, taking } = prospect;
  const clear = checks.reduce((chance, safe) => (chance * safe) / sides, 1);
  const missed = [...challenges].flatMap(([die, hexes]) => hexes.map(() => 1 - die / sides));
  const way = missed.reduce((chance, one) => chance * one, clear);
  const fought = sea?.odds ?? shore?.odds ?? null;
  if (fought === null || sea?.die === 0 || (sea === null && way === 1)) return [];
  const caught = sea === null ? 1 : sea.die / sides;
  return [wholeNote(to, side, fought, { taking, caught, way })];
}

/** Where the enemy may come out against a line above, this one sails around him, and counts other hexes than are told now. */
export function detourNotes(sight: Sight, sailing: Sailing, above: readonly Sailing[]): readonly Diagnostic[] {
  const risked = (one: Sailing): readonly HexId[] => {
    const fleet = fleetOf(sight, one);
    const course = fleet && courseOf(sight, fleet);
    return course ? [...challengesOn(sight, course.open).values()].flat() : [];
  };
  const before = above.flatMap(risked);
  const hexes = risked(sailing).filter((hex) => hex !== sailing.to && before.includes(hex));
  return hexes.length === 0 ? [] : [note('ear.detour', '7.0', { hexes })];
}

/** A warning to whom none escorts. */
const challengeNotes = ({ field }: Sight, { ships }: Fleet, { challenges }: Prospect): readonly Diagnostic[] => {
  const unarmed = only(field, ships, isArmed).length === 0;
  return [...challenges].map(([die, hexes]) => {
    const told = note('ear.challenged', '7.2', { hexes, die, turns: 'intercept', ...(unarmed && { unarmed }) });
    return unarmed ? { ...told, severity: 'warning' } : told;
  });
};

/** What the checks for perilous seas cost: of several the worst, and how often all of them cost nothing. */
function perilNotes({ field }: Sight, { ships }: Fleet, { checks }: Prospect): readonly Diagnostic[] {
  if (checks.length === 0) return [];
  const { sides } = field.tables.dice;
  const clear = percent(checks.reduce((chance, safe) => (chance * safe) / sides, 1));
  const alone = ships.length === 1 && { counter: ships[0] as CounterId };
  const lost = sides - Math.min(...checks);
  const uneven = new Set(checks).size > 1;
  return [note('ear.perils', '6.3', { n: checks.length, lost, uneven, ...alone, clear, turns: 'perilous' })];
}

/** With where they stop if they do not come up with the enemy, unless they go in without combat then, and who starves there. */
function seaNotes(sight: Sight, sailing: Sailing, sea: Prospect['sea'], book?: Book): readonly Diagnostic[] {
  if (sea === null) return [];
  const { die, port, isSeen, short } = sea;
  const stopped = afterSailing(sight, { ...sailing, to: short });
  const missed = sailing.contact === 'enter' ? { enters: true } : { short, unfed: starvedIn(stopped, short, book) };
  const where = { hex: sailing.to, inSight: isSeen, ...missed };
  if (die === 0) return [note('ear.unable', '7.2', where)];
  return battleNotes('ear.meets', { ...where, die, port, turns: 'contact' }, sight.side, sea.odds);
}

function starvedIn(sight: Sight, hex: HexId, book?: Book): CounterId | null {
  const isFed = isOwnPort(sight, hex) || hasStores(sight, hex);
  return isFed ? null : (starvesFirst(sight, ownAt(sight.view, hex), book) ?? null);
}

const hasStores = ({ field, view }: Sight, hex: HexId): boolean =>
  ownAt(view, hex).some((id) => counterOf(field, id).kind === 'supplies');

/** Where a fight at sea comes first, the dice ashore alone say little: what both promise is told of the whole. */
function shoreNotes({ side }: Sight, hex: HexId, { sea, shore, taking }: Prospect): readonly Diagnostic[] {
  if (shore === null) return [];
  const of = { hex, landing: [...shore.landing], port: shore.port, after: sea !== null };
  return shore.odds === null
    ? [note(shore.isHeld ? 'ear.lands-unarmed' : 'ear.lands-unopposed', '7.6', of)]
    : battleNotes('ear.lands', of, side, shore.odds).slice(0, taking ? 1 : undefined);
}

/**
 * What ships pay that do not take the port: off it only Supplies feed them, theirs or of those who come there `beside` them,
 * and those that land go with a beaten landing.
 */
function wantNotes(
  sight: Sight,
  fleet: Fleet,
  { sea, shore }: Prospect,
  beside: readonly Fleet[],
): readonly Diagnostic[] {
  const isFought = (sea?.die ?? 0) > 0 || shore?.odds != null;
  const goal = hexOf(sight.field, fleet.to);
  const isOurs = isOwnPort(sight, fleet.to);
  if (fleet.ships.length === 0 || !isFought || seaportIn(goal) === null || isOurs) return [];
  if (hasStores(sight, fleet.to)) return [];
  const all = [...ownAt(sight.view, fleet.to), ...fleet.ships, ...[fleet, ...beside].flatMap(({ aboard }) => aboard)];
  const want = wantAfter(sight.field, goal, all, shore?.landing ?? []);
  return want === null ? [] : [{ ...note('ear.starved', '6.7', want), severity: want.room ? 'warning' : 'note' }];
}

/** Who of `all` falls upon a port, of whom some land, starves if it holds out, or once it is taken holds too few ships. */
export function wantAfter(
  field: Field,
  { id: hex, port }: FieldHex,
  all: readonly CounterId[],
  landing: readonly CounterId[],
) {
  const stores = all.filter((id) => counterOf(field, id).kind === 'supplies');
  if (stores.some((id) => !landing.includes(id))) return null;
  const landed = stores.length > 0;
  const room = port?.value ?? 0;
  const n = countingOf(field, [...new Set(all)], 'ships').length;
  return { hex, unless: true, landed, ...(n > room && { room, n }) };
}
