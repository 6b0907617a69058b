/** Where counters can go in one step, and what bears on it, as their side sees it: for who points at a map. */
import type { Reach } from '../../engine/contract.ts';
import type { CounterId, FieldHex, HexId } from './field.ts';
import { ableTo, landGround, seaGround, whyNotMove } from './moves.ts';
import { isFriendlyPort } from './ports.ts';
import { challengeAt, type Lookout } from './prospect.ts';
import { hexOf, isShip, only, seaportIn } from './units.ts';
import { waysFrom } from './ways.ts';

/** Those of one hex who can go together, ships with whoever is to go aboard; nowhere where nobody can. */
export function reachOf(lookout: Lookout, named: readonly CounterId[]): Reach {
  const { field, view, side } = lookout;
  const standing = { pieces: view.units, storms: view.storms };
  const { units } = ableTo(field, standing, side, named);
  const [hex] = units.flatMap((id) => view.units[id]?.hex ?? []);
  const isBarred = hex === undefined || whyNotMove(field, standing, side, units) !== null;
  if (isBarred) return { figure: null, hexes: new Map(), units: [] };
  const ships = only(field, units, isShip);
  const from = hexOf(field, hex);
  return { ...(ships.length > 0 ? bySea(lookout, from, ships) : onFoot(lookout, from)), units };
}

/** Every water that a way leads to, past a check for perilous seas or not, with the die of whoever waits beside it. */
function bySea(lookout: Lookout, from: FieldHex, ships: readonly CounterId[]): Reach {
  const { field, view, side } = lookout;
  const hexes = new Map<HexId, number | null>();
  const perilous = new Set<HexId>();
  const sailed = new Map([[from, Math.max(...ships.map((id) => view.units[id]?.sailed ?? 0))]]);
  for (const [hex, before] of waysFrom(field, seaGround(view, side), from)) {
    if (view.storms.includes(hex.id)) continue;
    const count = isFriendlyPort(view, hex, side) ? 0 : (sailed.get(before) ?? 0) + 1;
    const isChecked = count >= field.tables.perilous.hexes;
    sailed.set(hex, isChecked ? 0 : count);
    hexes.set(hex.id, challengeAt(lookout, hex) || null);
    if (isChecked || perilous.has(before.id)) perilous.add(hex.id);
  }
  return { figure: 'interception', hexes, perilous };
}

/** Country and coasts; a die for disease is thrown in each hex that is no seaport (7.5). */
function onFoot({ field, view, side }: Lookout, from: FieldHex): Reach {
  const hexes = new Map<HexId, null>();
  const perilous = new Set<HexId>();
  for (const [hex, before] of waysFrom(field, landGround(view, side), from)) {
    if (view.storms.includes(hex.id)) continue;
    hexes.set(hex.id, null);
    if (seaportIn(hex) === null || perilous.has(before.id)) perilous.add(hex.id);
  }
  return { figure: 'interception', hexes, perilous };
}
