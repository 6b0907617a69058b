/** What a fight at sea and the landing after it promise together: that the port falls. As both usually fight. */
import { atLeast } from '../../engine/hits.ts';
import {
  type Fight,
  type Fighter,
  heightIn,
  isAshore,
  joining,
  landed,
  landersIn,
  lastSeenIn,
  linesIn,
  onShore,
  strengthAshore,
  strengthAtSea,
} from './battle-odds.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { enemyOf, isShip } from './units.ts';
import type { EarView } from './view.ts';

export interface Taking {
  /** Against those who lie open, else those last seen there; null where nobody was. */
  readonly share: number | null;
  /** Against one hidden counter, and against all of them wherever they do most; null where they lie open. */
  readonly best: number | null;
  readonly worst: number | null;
}

/** Where a side is to attack at sea a port that is not its own, with troops aboard; else null. */
export function takingIn(
  field: Field,
  view: EarView,
  side: Side,
  hex: HexId,
  landing = landersIn(field, view, side, hex),
): Taking | null {
  return takingOdds(field, view, { hex, attacker: side, lines: linesIn(field, view, hex) }, landing);
}

/** `landing`: those aboard who go ashore once the sea is won. Null where there are none. */
export function takingOdds(field: Field, view: EarView, fight: Fight, landing: readonly CounterId[]): Taking | null {
  const { hex, attacker, lines } = fight;
  const defender = enemyOf(attacker);
  const [attack, known] = [lines[attacker], lines[defender]];
  if (attack === null || landing.length === 0) return null;
  const against = (theirs: readonly Fighter[]): number =>
    falls(field, view, { ...fight, lines: { ...lines, [defender]: theirs } }, landing);
  if (known) return { share: against(known), best: null, worst: null };
  const last = lastSeenIn(field, view, defender, hex);
  const ashore = { ...fight, lines: { ...lines, [attacker]: landed(attack, landing) } };
  const atSea = strengthAtSea(field, view, fight, attacker)?.hits ?? [];
  const onLand = strengthAshore(field, view, ashore, attacker, true)?.hits ?? [];
  const height = heightIn(view, defender, hex);
  // One hidden counter at least fights at sea; the others do there, or ashore.
  const shares = Array.from({ length: height }, (_, n) => atLeast(n + 1, atSea) * atLeast(height - n - 1, onLand));
  const share = last && against(last.fighters);
  return { share, best: atLeast(1, atSea), worst: Math.min(...shares, share ?? 1) };
}

/** The chance against these: whoever fights at sea is gone when it is won, and of the attackers as many as they hit. */
function falls(field: Field, view: EarView, fight: Fight, landing: readonly CounterId[]): number {
  const { attacker, lines } = fight;
  const defender = enemyOf(attacker);
  const [attack, defence] = [lines[attacker] ?? [], lines[defender] ?? []];
  const isFought = defence.some(({ face }) => isShip(face));
  const guns = isFought ? joining(defence) : [];
  const holders = defence.filter((one) => isAshore(one) && !guns.includes(one));
  const [ours, theirs] = [attacker, defender].map((side) => isFought && strengthAtSea(field, view, fight, side));
  const won = ours && theirs ? atLeast(theirs.toBeat, ours.hits) : 1;
  const taken = (lost: number): number => {
    const party = landed(survivors(attack, lost), landing);
    if (!party.some(isAshore)) return 0;
    const shore = { ...fight, lines: { ...lines, [attacker]: party, [defender]: holders } };
    return holders.length === 0 ? 1 : (onShore(field, view, shore)?.chance ?? 0);
  };
  const losses = theirs ? theirs.hits : [1];
  return losses.reduce((total, share, lost) => total + share * won * taken(lost), 0);
}

/** Lost are first fire ships, which are used up, then the ships that help least ashore, those who carry somebody last. */
function survivors(attack: readonly Fighter[], lost: number): readonly Fighter[] {
  const fleet = attack.filter(({ face }) => isShip(face) && face.kind !== 'fire-ship');
  const aboard = attack.filter(({ isAboard }) => isAboard).toSorted((a, b) => (a.face.land ?? 0) - (b.face.land ?? 0));
  const drowned = Math.max(0, lost - Math.max(0, fleet.length - aboard.length));
  const left = fleet.toSorted((a, b) => (a.face.cannonade ?? 0) - (b.face.cannonade ?? 0)).slice(lost);
  return [...attack.filter(isAshore), ...left, ...(left.length > 0 ? aboard.slice(drowned) : [])];
}
