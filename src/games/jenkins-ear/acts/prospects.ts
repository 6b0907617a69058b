/** What a MOVE hears that sails to fall upon the enemy: what it would meet on its way and where it goes, before it sails. */
import type { Diagnostic, Order } from '../../../engine/contract.ts';
import type { BattleOdds } from '../battle-odds.ts';
import { stowed } from '../doctrine/stowage.ts';
import type { CounterId, Field, HexId } from '../field.ts';
import { type Prospect, prospectOf } from '../prospect.ts';
import { counterOf, isLand, isShip } from '../units.ts';
import type { Sight } from './act.ts';
import { note } from './against.ts';
import { battleNote } from './battles.ts';
import { embark } from './embark.ts';

interface Sailing {
  readonly units: readonly CounterId[];
  readonly via: readonly HexId[];
  readonly to: HexId;
}

/** Nothing where they march, or sail to no place of the enemy's. */
export function prospectNotes(sight: Sight, sailing: Sailing, before: readonly Order[]): readonly Diagnostic[] {
  const fleet = fleetOf(sight, sailing, before);
  const prospect = fleet && prospectOf(sight, fleet);
  if (!prospect || (prospect.sea === null && prospect.shore === null)) return [];
  return [...wayNotes(prospect), ...fightNotes(sight, sailing.to, prospect)];
}

/** Who would sail, those aboard with them: laden by the lines before, and else as nobody says otherwise. */
function fleetOf({ field, view }: Sight, { units, via, to }: Sailing, before: readonly Order[]) {
  const [from] = units.flatMap((id) => view.units[id]?.hex ?? []);
  const here = units.filter((id) => view.units[id]?.hex === from);
  const ships = here.filter((id) => isShip(counterOf(field, id)));
  if (from === undefined || ships.length === 0) return null;
  const laden = before.flatMap((line) => {
    const lading = embark.read(line);
    return lading && ships.includes(lading.on) ? lading.units : [];
  });
  const all = Object.values(view.units);
  const carried = all.flatMap(({ id, aboard }) => (aboard !== null && ships.includes(aboard) ? [id] : []));
  const isAshore = (id: CounterId): boolean => isLand(counterOf(field, id)) && view.units[id]?.aboard === null;
  const going = here.filter((id) => isAshore(id) && !laden.includes(id));
  const aboard = new Set([...carried, ...laden, ...Object.keys(stowed(field, all, going, ships))]);
  return { from, via, to, ships, aboard: [...aboard] };
}

function wayNotes({ challenges, checks }: Prospect): readonly Diagnostic[] {
  const tries = [...challenges].map(([die, hexes]) => note('ear.challenged', '7.2', { hexes, die }));
  const perils = checks.length === 0 ? [] : [note('ear.perils', '6.3', { safe: Math.min(...checks) })];
  return [...tries, ...perils];
}

/** The best and the worst of a fight with those who lie hidden, the die that must come up with them first counted in. */
function onceCaught({ tables }: Field, { die, odds }: NonNullable<Prospect['sea']>): BattleOdds {
  if (odds.isKnown || odds.best === null || odds.chance === null) return odds;
  const share = die / tables.dice.sides;
  return { ...odds, best: share * odds.best, chance: share * odds.chance };
}

function fightNotes({ field, side }: Sight, hex: HexId, { sea, shore }: Prospect): readonly Diagnostic[] {
  const meets = sea && battleNote('ear.meets', hex, side, onceCaught(field, sea), { die: sea.die, port: sea.port });
  const facts = shore && { landing: [...shore.landing], port: shore.port };
  const lands =
    shore?.odds && facts
      ? battleNote('ear.lands', hex, side, shore.odds, facts)
      : facts && note('ear.lands-unopposed', '7.6', { hex, ...facts });
  return [meets, lands].flatMap((one) => one ?? []);
}
