/** Raids and marches off the map as letters tell them, and who is in the Raid Box. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import { strips } from '../../../series/boar/frame/posts.ts';
import { told } from '../../../series/boar/story/effects.ts';
import {
  type Block,
  type LinesOf,
  namedAll,
  placedFully,
  subject,
  type Teller,
} from '../../../series/boar/story/teller.ts';
import type { PensacolaEvents } from '../events.ts';
import { boxed, mayRaid } from '../raids/box.ts';
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
  const inBox = boxed(at);
  const away = raids?.away.filter((id) => (now.units[id] ?? now.leaders[id])?.fate === 'reserve') ?? [];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [say('raids.box'), raids === null ? [] : inBox],
    [say('raids.raid', { hex: raids?.raid?.entry ?? '' }), raids?.raid?.units ?? []],
    [say('raids.away'), away],
  ];
  return {
    title: say('dispatch.raids'),
    rows: rows.flatMap(([label, ids]) => (ids.length === 0 ? [] : [{ label, text: [opened(namedAll(teller, ids))] }])),
  };
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
