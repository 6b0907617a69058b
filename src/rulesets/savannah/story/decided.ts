/** What a fight decides for a seat that is not asked by letter: each matter, by what it goes, and the line that says otherwise. */
import type { Dispatch } from '../../../engine/story.ts';
import type { Teller } from './teller.ts';

const MATTERS = ['lead', 'losses', 'retreat', 'advance', 'reroll'] as const;

/** Nothing where the choices of a fight are put by letter. */
export function decided(teller: Teller): readonly Dispatch[] {
  const { say, telling, after, side } = teller;
  if (telling.next === null || telling.next.asks) return [];
  const held = after.momentum[side] ?? 0;
  const rows = MATTERS.filter((matter) => matter !== 'reroll' || held > 0).map((matter) => ({
    label: say(`decided.${matter}`),
    text: [say(`decided.${matter}.text`, { held })],
    order: say(matter === 'lead' ? 'example.DEFEND' : `decided.${matter}.order`),
  }));
  return [{ title: say('decided.title'), rows }];
}
