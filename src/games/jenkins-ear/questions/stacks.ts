/** How stacks lie, who goes aboard which ship, which ships lie in port, which are sunk, who goes ashore (6, 8, 15, 18, 27). */
import { withDrawn } from '../../../acts/put.ts';
import type { Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import { question, type Sight } from '../acts/act.ts';
import { mainPort } from '../doctrine/base.ts';
import { leastMissed } from '../doctrine/missed.ts';
import { byMost, costOf, gunOf, isHeldBy, landAt, type Staff } from '../doctrine/staff.ts';
import { laid, landingParty, stowed } from '../doctrine/stowage.ts';
import { guessAt } from '../doctrine/targets.ts';
import type { CounterId, HexId } from '../field.ts';
import { clauses, grouped, one, row, some, type Teller, whereRows } from '../put.ts';
import type { Abouts, Answers } from '../questions.ts';
import { counts } from '../stacking.ts';
import { partsOf } from '../stacks.ts';
import type { StackKey } from '../state.ts';
import { counterOf, hexOf, isLand } from '../units.ts';
import type { EarView } from '../view.ts';

export const stacks = [
  question({
    kind: 'stack-order',
    merge: 'entries',
    doctrine: (staff, about) => stackOrder(staff(), about),
    /** Other stacks that have changed are laid as they would be without a word. */
    fill: (said, advised) => ({ ...advised(), ...said }),
    options(advised, { field, view, about }) {
      const plain = [withNewTops(view, advised), {}];
      const isPlain = Object.keys(plain[0] ?? {}).length > 0 && about.stacks.length !== 1;
      return isPlain ? plain : [...plain, ...otherTops({ field, view }, about.stacks)];
    },
    words: (answer, telling) =>
      stacksTold(telling, answer, (ids, place) =>
        telling.say('answer.top', { unit: one(telling, ids[0] ?? ''), place }),
      ),
    /** Each whole, as what is said on top may not be all that was wished. */
    whole: (answer, telling) =>
      stacksTold(telling, answer, (ids, place) => telling.say('answer.stack', { units: some(telling, ids), place })),
    rows: (telling) =>
      telling.about.stacks.map((key) => ({
        key: one(telling, key),
        text: some(telling, telling.view.stacks[key]?.units ?? []),
      })),
  }),
  question({
    kind: 'carry',
    merge: 'entries',
    doctrine: (staff, { counters, ships }) => stowed(staff(), counters, ships),
    /** The others as the doctrine would; whose ship is given to those named goes on any other that has room. */
    fill(said, advised, { need, about }) {
      const made: Record<CounterId, CounterId> = { ...said };
      const others = about.counters.flatMap((id) => about.ships.map((ship): [CounterId, CounterId] => [id, ship]));
      for (const [id, ship] of [...Object.entries(advised()), ...others]) {
        if (!(id in made) && isLegal(need.space, { ...made, [id]: ship })) made[id] = ship;
      }
      return made;
    },
    /** Each counter on another sort of ship than advised, of each sort on the first that has room. */
    options(advised, { field, need, about }) {
      const others = about.counters.flatMap((id) => {
        const sortOf = (answer: Answers['carry']) => field.counters.get(answer[id] ?? '')?.face;
        const moved = about.ships.map((ship) => ({ ...advised, [id]: ship })).filter((one) => isLegal(need.space, one));
        return [...Map.groupBy(moved, sortOf)].flatMap(([sort, [one]]) =>
          one && sort !== sortOf(advised) ? [one] : [],
        );
      });
      return withDrawn(need, [advised, ...others, {}]);
    },
    words: (answer, telling) =>
      grouped(telling, answer, (units, ship) => telling.say('answer.aboard', { units, ship: one(telling, ship) })),
    rows: (telling) => [...whereRows(telling), ...row(telling, 'candidates', some(telling, telling.about.counters))],
  }),
  question({
    kind: 'dock',
    merge: 'union',
    doctrine: (staff, about, need) => dock(staff(), about, need),
    silence: (staff, about, need) => berths(staff(), about, need),
  }),
  question({
    kind: 'put-off',
    /** Whom no line of DOCK keeps in the port. */
    merge: ([first, ...more]) => first?.filter((id) => more.every((off) => off.includes(id))),
    doctrine: (staff, { hex, ships }) => (leavesRoom(staff(), hex) ? ships : []),
    silence: () => [],
  }),
  question({ kind: 'scuttle', merge: 'union', doctrine: (staff, about) => wreck(staff(), about), silence: () => [] }),
  question({ kind: 'land', merge: 'union', doctrine: (staff, about) => land(staff(), about) }),
];

/** A Deception on top, then what is missed least; cargo right above its ship, those ashore below all ships. */
function stackOrder(staff: Staff, { stacks }: Abouts['stack-order']): Answers['stack-order'] {
  const { view } = staff;
  const made: Record<string, readonly CounterId[]> = {};
  for (const key of stacks) {
    made[key] = laid(staff, leastMissed(staff, view.stacks[key]?.units ?? [], true));
  }
  return made;
}

/** Before a port of great value that an enemy fleet lies off or beside, the cheapest empty ship that is sure to bar it. */
function wreck(staff: Staff, { ships }: Abouts['scuttle']): Answers['scuttle'] {
  const { field, tuning, view } = staff;
  const { value, fleet } = tuning.scuttle;
  const isSure = (id: CounterId): boolean => gunOf(field, id) >= field.tables.dice.sides;
  const chosen = byMost(
    ships.filter((id) => isSure(id) && !staff.laden.has(id)),
    (id) => -costOf(staff, id),
  ).find((id) => {
    const here = hexOf(field, view.units[id]?.hex ?? '');
    const beside = [here, ...here.bySea].reduce((sum, { id: at }) => sum + guessAt(staff, at).ships, 0);
    return (here.port?.value ?? 0) >= value && beside >= fleet && !view.scuttled.includes(here.id);
  });
  return chosen === undefined ? [] : [chosen];
}

function dock(staff: Staff, about: Abouts['dock'], need: Question): Answers['dock'] {
  return leavesRoom(staff, about.hex) ? [] : berths(staff, about, need);
}

/** Costliest ships into the port, as many as it holds: one whose cargo finds no room there leaves hers to the next. */
function berths(
  staff: Staff,
  { ships, room }: Pick<Abouts['dock'], 'ships' | 'room'>,
  need: Question,
): Answers['dock'] {
  const { field } = staff;
  const best = byMost(ships, (id) => costOf(staff, id) + (staff.laden.has(id) ? staff.tuning.berths.laden : 0));
  const docked: CounterId[] = [];
  let left = room;
  for (const id of best) {
    const takesRoom = counts(field, counterOf(field, id));
    if ((takesRoom && left === 0) || !isLegal(need.space, [...docked, id])) continue;
    docked.push(id);
    if (takesRoom) left--;
  }
  return docked;
}

/** The English leave the room of their base to new counters where stores lie: who lies off lacks nothing there. */
function leavesRoom(staff: Staff, hex: HexId): boolean {
  const hasStores = landAt(staff, hex).some((id) => counterOf(staff.field, id).kind === 'supplies');
  return staff.side === 'english' && hex === mainPort(staff) && hasStores;
}

/** Into an own port all that it holds but leaders; nobody in open country. */
function land(staff: Staff, { hex, counters }: Abouts['land']): Answers['land'] {
  const { field, view } = staff;
  const port = field.hexes.get(hex)?.port ?? null;
  if (port === null || port.nameOnly) return [];
  if (!isHeldBy(staff, port, staff.side)) {
    const party = landingParty(field, counters);
    return isVain(staff, hex, party) ? [] : party;
  }
  if (leavesRoom(staff, hex)) return [];
  // Into an own port as far as it has room; stores stay with the fleet.
  const docked = view.stacks[`${staff.side}/${hex}/port`]?.units ?? [];
  let room =
    port.value - docked.filter((id) => isLand(counterOf(field, id)) && counts(field, counterOf(field, id))).length;
  const troops = counters.filter((id) => counterOf(field, id).kind !== 'leader');
  return troops.filter((id) => !counts(field, counterOf(field, id)) || room-- > 0);
}

/** Whether somebody of the enemy is there, and none of these, nor of ours ashore, has a land value to fight him with. */
function isVain(staff: Staff, hex: HexId, going: readonly CounterId[]): boolean {
  if (!staff.seen.has(hex)) return false;
  return [...going, ...landAt(staff, hex)].every((id) => {
    const isThere = going.includes(id) || (staff.view.units[id]?.aboard ?? null) === null;
    return !isThere || counterOf(staff.field, id).land === null;
  });
}

/** The stacks of an answer that show the enemy another counter: an answer is told by its tops, so no other is told apart. */
function withNewTops({ stacks }: EarView, answer: Answers['stack-order']): Answers['stack-order'] {
  return Object.fromEntries(Object.entries(answer).filter(([key, [top]]) => top !== stacks[key]?.units?.[0]));
}

/** Stack by stack, each other counter on top that may lie there. */
function otherTops(
  { field, view }: Pick<Sight, 'field' | 'view'>,
  stacks: readonly StackKey[],
): readonly Answers['stack-order'][] {
  return stacks.flatMap((key) => {
    const units = view.stacks[key]?.units ?? [];
    const under = (top: CounterId): CounterId[] => laid({ field, view }, [top, ...units.filter((id) => id !== top)]);
    return units.map((top) => withNewTops(view, { [key]: under(top) }));
  });
}

function stacksTold(
  teller: Teller,
  answer: Answers['stack-order'],
  clause: (ids: readonly CounterId[], place: string) => string,
): string {
  const stacks = Object.entries(answer);
  if (stacks.length === 0) return teller.say('answer.as-it-is');
  return clauses(teller, stacks, ([key, ids]) => clause(ids, one(teller, partsOf(key).hex)));
}
