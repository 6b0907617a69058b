/** The campaign's tracks over the turns: army morale, victory points and strength of each army. */
import type { Chart } from '../../../engine/story.ts';
import type { Army } from '../../boar/state.ts';
import { printedStrength } from '../../boar/units.ts';
import { halves } from './effects.ts';
import { armiesFor } from './reader.ts';
import type { Teller } from './teller.ts';

type Line = Chart['series'][number];

/** Nothing before the first turn is played. */
export function charts(teller: Teller): readonly Chart[] {
  const { after, before, say, field } = teller;
  const standings = after.campaign?.standings ?? [];
  if (standings.length === 0) return [];
  const turns = [...standings.map(({ turn }) => `${turn}`), say('chart.now', { turn: before.turn })];
  const { levels, maximum } = field.tables.armyMorale;
  const line = (army: Army, values: number[], last: string): Line => ({
    name: say(`army.${army}`),
    side: army,
    values,
    last,
  });
  const armies = armiesFor(teller);
  const strength = armies.map(({ id }) => {
    const values = strengthOver(teller, id);
    return line(id, values, `${values.at(-1) ?? 0}`);
  });
  const victory = armies.map(({ id }) => {
    const values = [...standings.map((one) => one.victory[id] ?? 0), after.victory[id] ?? 0];
    return line(id, values, halves(values.at(-1) ?? 0));
  });
  return [
    {
      title: say('chart.morale'),
      turns,
      of: maximum,
      marks: levels.map(({ to }) => to).filter((to) => to > 0 && to < maximum),
      series: armies.map(({ id }) =>
        line(
          id,
          [...standings.map(({ morale }) => morale[id] ?? 0), after.morale[id] ?? 0],
          `${after.morale[id] ?? 0}`,
        ),
      ),
    },
    { title: say('chart.victory'), turns, of: roundUp(victory, 4), halves: true, marks: [], series: victory },
    { title: say('chart.strength'), turns, of: roundUp(strength, 20), marks: [], series: strength },
  ];
}

/** Strength points of an army on the map, guns among them, at the start and as each turn closed. */
function strengthOver({ field, after }: Teller, army: Army): number[] {
  const sums: number[] = [];
  const add = (turn: number, value: number): void => {
    sums[turn] = (sums[turn] ?? 0) + value;
  };
  for (const [unit, counter] of field.counters) {
    if (counter.army !== army) continue;
    const piece = after.units[unit];
    add(0, counter.start === null ? 0 : (after.strengthAtStart[unit] ?? 0));
    const closed = after.history[unit] ?? [];
    for (let turn = 0; turn < closed.length; turn++) add(turn + 1, closed[turn] as number);
    if (closed.length === 0 && piece) add(1, piece.hex === null ? 0 : printedStrength(counter, piece));
  }
  return sums;
}

function roundUp(lines: readonly Line[], step: number): number {
  const most = Math.max(step, ...lines.flatMap(({ values }) => values));
  return most + ((step - (most % step)) % step);
}
