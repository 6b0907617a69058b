/** Raids and marches off the map as letters tell them, and who is in the Raid Box. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import { strips } from '../../../series/boar/frame/posts.ts';
import { Marches } from '../../../series/boar/rules/reach.ts';
import { isNextTo, stacksOf } from '../../../series/boar/rules/stacks.ts';
import { told } from '../../../series/boar/story/effects.ts';
import {
  type Block,
  type LinesOf,
  namedAll,
  type OwnStory,
  placedFully,
  subject,
  type Teller,
} from '../../../series/boar/story/teller.ts';
import type { PensacolaEvents } from '../events.ts';
import { boxed, mayRaid } from '../raids/box.ts';
import { barred, mayBeginAt, pointsOf, ready } from '../raids/march.ts';
import { raidsIn } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';

export const raidLines: LinesOf<Pick<PensacolaEvents, 'raid' | 'raid-ended' | 'boxed' | 'left'>> = {
  raid: (teller, { hex, units }) => [
    [{ strong: teller.say('tale.raid', { hex: placedFully(teller, hex), units: namedAll(teller, units) }) }],
  ],
  'raid-ended': ({ say }, { why }) => [[say(`tale.raid-ended.${why}`)]],
  boxed: (teller, { hex, units }) => {
    const facts = { ...subject(teller, ...units), hex: hex === null ? '' : placedFully(teller, hex) };
    return told(teller, hex === null ? 'tale.boxed' : 'tale.unboxed', facts);
  },
  left: (teller, { hex, units, entry }) =>
    told(teller, 'tale.left', { ...subject(teller, ...units), hex, entry: entry ?? '' }),
};

/** Who waits to raid, is out, or off the map. */
export function raidsOut(teller: Teller): Subject {
  const { say, at, now } = teller;
  const raids = teller.telling.next === null ? null : raidsIn(now);
  const out = raids?.raid?.units.filter((id) => (now.units[id] ?? now.leaders[id])?.hex !== null) ?? [];
  const away = raids?.away.filter((id) => (now.units[id] ?? now.leaders[id])?.fate === 'reserve') ?? [];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [say('raids.box'), raids === null ? [] : boxed(at)],
    [say('raids.raid', { hex: raids?.raid?.entry ?? '' }), out],
    [say('raids.away'), away],
  ];
  return {
    title: say('dispatch.raids'),
    // They stand in no list of troops: a letter names them as long as they are there.
    rows: rows.flatMap(([label, ids]) => {
      const text = [opened(namedAll(teller, ids))];
      return ids.length === 0 ? [] : [{ label, text, lasting: text }];
    }),
  };
}

/** Who can come beside the reader on a raid: who is out, or those of the box from wherever one may begin. */
export function raiders(
  pensacola: Pensacola,
  { at, say, side, enemy, field }: Teller,
): ReturnType<OwnStory['raiders']> {
  const raid = raidsIn(at.position)?.raid ?? null;
  if (enemy !== field.worksOf || (raid === null && barred(pensacola, at))) return [];
  const ids = raid?.units.filter((id) => !raid.resting.includes(id)) ?? ready(at, boxed(at));
  const units = ids.filter((id) => field.counters.has(id));
  const stacks = stacksOf(at);
  const out = raid === null ? undefined : stacks.get(at.position.units[units[0] ?? '']?.hex ?? '');
  if (units.length === 0 || (raid !== null && out === undefined)) return [];
  const starts = field.at.filter((hex) => (out ? hex.id === out.hex : mayBeginAt(pensacola, at, hex)));
  const mp = pointsOf(pensacola, at, ids);
  const reach = new Marches(at, enemy).sent(ids, starts, mp, ({ hex }) => isNextTo(at, stacks, hex, side, false));
  const leaders = ids.filter((id) => !units.includes(id));
  return [{ stack: out ?? { hex: say('raids.box'), side: enemy, units, leaders }, reach }];
}

/** What may be ordered of it next. */
export function raidBlocks(pensacola: Pensacola, { say, at, side, now, field }: Teller): Block[] {
  const raids = raidsIn(now);
  if (raids === null || side !== field.worksOf || now.campaign?.scale !== 'strategic') return [];
  const able: string[] = [];
  for (const id of field.counters.keys())
    if (able.length < 2 && mayRaid(pensacola, at, id) && !strips(at, [...able, id])) able.push(id);
  const lines = [
    ...(able.length === 0 ? [] : [say('form.order.box', { units: able.join(', ') })]),
    ...(boxed(at).length === 0 ? [] : [say('form.order.raid')]),
    ...(raids.raid === null ? [] : [say('form.order.raid-end')]),
  ];
  return lines.length === 0 ? [] : [{ head: say('form.raids'), lines }];
}
