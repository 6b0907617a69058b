/** The calendar of reinforcements: who is due when and by which entry, ours by name, the enemy's too (it is printed). */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import type { MapScene } from '../../../engine/scene.ts';
import type { SeenCampaign } from '../frame/campaign.ts';
import { entriesOf } from '../frame/entries.ts';
import { scheduled } from '../frame/reinforcements.ts';
import type { Side, UnitId } from '../rules/state.ts';
import { isOpening } from './briefing.ts';
import { isCommanded } from './reader.ts';
import { named, type Teller } from './teller.ts';

/** Counters due on one turn by one entry; `late`: those that should have come before. */
export interface Due {
  readonly turn: number;
  readonly entry: string;
  readonly units: readonly UnitId[];
  readonly late: readonly UnitId[];
}

export function reinforcements(teller: Teller): Subject[] {
  if (teller.telling.next === null || teller.scale === 'tactical') return [];
  return [teller.side, teller.enemy].map((side) => ({
    title: teller.say('dispatch.reinforcements', {
      ours: side === teller.side,
      side: teller.say(`side.${side}.the`),
      adjective: teller.say(`side.${side}`),
    }),
    rows: soon(teller, side, dueOf(teller, side)),
  }));
}

const rowOf = (teller: Teller, { turn, entry, ...due }: Due): Subject['rows'][number] => ({
  label: teller.say('schedule.when', { turn, entry: entryName(teller, entry) }),
  text: [who(teller, due)],
});

/** Turns of which a map shows the entries. */
const NEAR = 2;
/** Of the next to come those named where they have been before. */
const SHOWN = 3;

/** All by name in print; a letter names who comes next, and counts the others. */
function soon(teller: Teller, side: Side, due: readonly Due[]): Subject['rows'] {
  const [next] = due;
  // Whom the enemy awaits is no matter for the first orders.
  const isTold = side === teller.side || !isOpening(teller);
  const later = due.filter(({ turn }) => turn !== next?.turn);
  const n = later.reduce((sum, { units }) => sum + units.length, 0);
  const more = n === 0 ? [] : [` ${opened(teller.say('schedule.more', { n, turn: later.at(-1)?.turn ?? 0 }))}`];
  return due.map((one, index) => {
    const row = rowOf(teller, one);
    if (one.turn !== next?.turn || !isTold) return { ...row, brief: [] };
    const last = index === due.length - later.length - 1 ? more : [];
    return { ...row, brief: [...row.text, ...last], lasting: [inShort(teller, one), ...last] };
  });
}

/** For a map: the entries by which ours come soon; print shows the whole field while anybody comes. */
export function comingIn(teller: Teller): Pick<MapScene, 'entries' | 'whole'> {
  const { scenario, side, enemy, after, telling } = teller;
  if (after.campaign === null || telling.next === null || teller.scale === 'tactical') return {};
  const ours = dueOf(teller, side);
  const entries = ours
    .filter(({ turn }) => turn < (telling.next?.printed ?? 0) + NEAR)
    .flatMap(({ entry }) => entriesOf(scenario, entry).map((hex) => ({ label: entryLetter(teller, entry), hex })));
  return { entries, whole: ours.length + dueOf(teller, enemy).length > 0 };
}

/** Everyone of a side still to come by the schedule, soonest first; those only an event brings are not in it. */
export function dueOf({ scenario, at, now, telling, field }: Teller, side: Side): readonly Due[] {
  const { arrivals } = now.campaign as SeenCampaign;
  const found = new Map<string, Due>();
  for (const counter of [...field.counters.values(), ...field.leaders.values()]) {
    const seen = now.units[counter.id] ?? now.leaders[counter.id];
    const due = counter.side === side && seen?.fate === 'reserve' ? scheduled(at, arrivals, counter.id) : null;
    if (due === null || due.turn > scenario.sheet.turns.last) continue;
    const turn = Math.max(due.turn, telling.next?.printed ?? 0);
    const late = counter.arrival !== null && counter.arrival !== 'event' && counter.arrival.turn < turn;
    const key = `${turn}/${due.entry}`;
    const known = found.get(key);
    if (known)
      found.set(key, {
        ...known,
        units: [...known.units, counter.id],
        late: late ? [...known.late, counter.id] : known.late,
      });
    else found.set(key, { turn, entry: due.entry, units: [counter.id], late: late ? [counter.id] : [] });
  }
  return [...found.values()].sort((a, b) => a.turn - b.turn || (a.entry < b.entry ? -1 : 1));
}

/** `A (1014)`, `HQ (1802)`, or the die that says. */
export function entryName({ say, scenario }: Teller, entry: string): string {
  const variable = scenario.campaign?.arrivals.variable;
  if (variable && entry === variable.entry) {
    return say('schedule.variable', { entries: [...new Set(variable.die.map((row) => row.entry))].join(', ') });
  }
  const hexes = entriesOf(scenario, entry);
  const letter = entryLetter({ say }, entry);
  return hexes.length === 0 ? letter : `${letter} (${hexes.join(', ')})`;
}

/** An entry as the map names it; the headquarters in the reader's language. */
export function entryLetter({ say }: Pick<Teller, 'say'>, entry: string): string {
  return say.has(`entry.${entry}`) ? say(`entry.${entry}`) : entry;
}

function who(teller: Teller, { units, late }: Pick<Due, 'units' | 'late'>): string {
  const { say } = teller;
  const names = (ids: readonly UnitId[]): string =>
    say.list(ids.map((unit) => `${named(teller, unit)}${isCommanded(teller, unit) ? ` [${unit}]` : ''}`));
  const others = units.filter((unit) => !late.includes(unit));
  const of = [...(late.length > 0 ? [say('schedule.late', { units: names(late) })] : []), names(others)];
  return of.flatMap((told) => (told === '' ? [] : [`${opened(told)}.`])).join(' ');
}

/** `Soria, Hibernia, Flanders, +6.` */
function inShort(teller: Teller, { units }: Due): string {
  const more = units.length > SHOWN ? [`+${units.length - SHOWN}`] : [];
  return `${opened([...units.slice(0, SHOWN).map((unit) => named(teller, unit)), ...more].join(', '))}.`;
}
