/** Raids and marches off the map as letters tell them, and who is in the Raid Box. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import { strips } from '../../../series/boar/frame/posts.ts';
import { Marches, type Reached } from '../../../series/boar/rules/reach.ts';
import { isNextTo, type Stack, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
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

/** Who is out on a raid and who is in the box, with where enemies of them can come beside the reader, from the box wherever a raid may begin. */
export function raiders(
  pensacola: Pensacola,
  { at, say, side, enemy, field }: Teller,
): ReturnType<OwnStory['raiders']> {
  const raid = raidsIn(at.position)?.raid ?? null;
  const stacks = stacksOf(at);
  const reachOf = (ids: readonly UnitId[], isFrom: (hex: FieldHex) => boolean): readonly Reached[] => {
    if (enemy !== field.worksOf || !ids.some((id) => field.counters.has(id))) return [];
    const [marches, mp] = [new Marches(at, enemy), pointsOf(pensacola, at, ids)];
    return marches.sent(ids, field.at.filter(isFrom), mp, ({ hex }) => isNextTo(at, stacks, hex, side, false));
  };
  const going = raid?.units.filter((id) => !raid.resting.includes(id)) ?? [];
  const out = stacks.get(at.position.units[going.find((id) => field.counters.has(id)) ?? '']?.hex ?? '');
  const able = ready(at, boxed(at));
  const isOpen = raid === null && barred(pensacola, at) === null;
  const box = (ids: readonly UnitId[]): Stack => ({
    ...{ hex: say('raids.box'), side: field.worksOf },
    units: ids.filter((id) => field.counters.has(id)),
    leaders: ids.filter((id) => field.leaders.has(id)),
  });
  return [
    ...(out ? [{ stack: out, reach: reachOf(going, ({ id }) => id === out.hex) }] : []),
    { stack: box(able), reach: reachOf(able, (hex) => isOpen && mayBeginAt(pensacola, at, hex)) },
    { stack: box(boxed(at).filter((id) => !able.includes(id))), reach: [] },
  ].filter(({ stack: { units, leaders } }) => units.length + leaders.length > 0);
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
