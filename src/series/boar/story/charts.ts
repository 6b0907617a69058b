/** The campaign's tracks over the turns: army morale, victory points and strength of each army. */

import { chapter } from '../../../engine/chapters.ts';
import { halves } from '../../../engine/phrase.ts';
import type { Chapter, Chart } from '../../../engine/story.ts';
import type { Army } from '../rules/state.ts';
import { printedStrength } from '../rules/units.ts';
import { armiesFor } from './reader.ts';
import type { Teller } from './teller.ts';

type Line = Chart['series'][number];

/** Nothing before the first turn of a campaign is played. */
export function charts(teller: Teller): Chapter[] {
  const { now, say, field } = teller;
  const standings = now.campaign?.standings ?? [];
  if (standings.length === 0) return [];
  const turns = [...standings.map(({ turn }) => `${turn}`), say('chart.now')];
  const { levels, maximum } = field.tables.armyMorale;
  const line = (army: Army, values: number[], last: string): Line => ({
    name: say(`army.${army}`),
    side: army,
    values,
    last,
  });
  const armies = armiesFor(teller);
  const strength = armies.map(({ id }) => {
    const values = strengthOver(teller, id, standings.length);
    return line(id, values, `${values.at(-1) ?? 0}`);
  });
  const victory = armies.map(({ id }) => {
    const values = [...standings.map((one) => one.victory[id] ?? 0), now.victory[id] ?? 0];
    return line(id, values, halves(values.at(-1) ?? 0));
  });
  const told: readonly Chart[] = [
    {
      title: say('chart.morale'),
      turns,
      of: maximum,
      marks: levels.map(({ to }) => to).filter((to) => to > 0 && to < maximum),
      series: armies.map(({ id }) =>
        line(id, [...standings.map(({ morale }) => morale[id] ?? 0), now.morale[id] ?? 0], `${now.morale[id] ?? 0}`),
      ),
    },
    { title: say('chart.victory'), turns, of: roundUp(victory, 4), halves: true, marks: [], series: victory },
    { title: say('chart.strength'), turns, of: roundUp(strength, 20), marks: [], series: strength },
  ];
  // A course of turns is news of none of them.
  return chapter('charts', 'campaign', [{ kind: 'charts', charts: told }], { quiet: true });
}

/** Strength points of an army on the map, guns among them, as each of so many turns opened, and now. */
function strengthOver({ field, now }: Teller, army: Army, opened: number): number[] {
  const sums = Array.from({ length: opened + 1 }, () => 0);
  const add = (at: number, value: number): void => {
    sums[at] = (sums[at] ?? 0) + value;
  };
  for (const [unit, counter] of field.counters) {
    const piece = now.units[unit];
    if (counter.army !== army || !piece) continue;
    add(0, counter.start === null ? 0 : (now.strengthAtStart[unit] ?? 0));
    for (const [at, closed] of (now.history[unit] ?? []).entries()) if (at + 1 < opened) add(at + 1, closed);
    add(opened, piece.hex === null ? 0 : printedStrength(counter, piece));
  }
  return sums;
}

function roundUp(lines: readonly Line[], step: number): number {
  const most = Math.max(step, ...lines.flatMap(({ values }) => values));
  return most + ((step - (most % step)) % step);
}
