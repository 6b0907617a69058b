/** Who stands where it may come to blows: each enemy beside us, and our stacks beside him with what each may attack. */
import { byCodeUnit } from '../../../engine/canonical.ts';
import { chapter } from '../../../engine/chapters.ts';
import { signed } from '../../../engine/phrase.ts';
import type { Chapter, Stacks } from '../../../engine/story.ts';
import { letterOf } from '../frame/chart.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { leaderOf } from '../rules/units.ts';
import { type Front, frontsOf } from './fights.ts';
import { worth } from './seen.ts';
import { armyOf, type Teller } from './teller.ts';

export function standoff(teller: Teller): Chapter[] {
  const { say } = teller;
  const fronts = frontsOf(teller);
  const stacks = stacksOf(teller.at);
  const hexes = [
    ...fronts.map(({ hex }) => hex),
    ...new Set(fronts.flatMap(({ beside }) => beside).toSorted(byCodeUnit)),
  ];
  const rows = hexes.flatMap((hex) => {
    const stack = stacks.get(hex);
    return stack === undefined ? [] : [row(teller, stack, fronts)];
  });
  return chapter('standoff', 'call', [{ kind: 'stacks', stacks: rows }], {
    title: say('chapter.standoff'),
    note: say('standoff.key'),
  });
}

function row(teller: Teller, stack: Stack, fronts: readonly Front[]): Stacks['stacks'][number] {
  const { hex, units, leaders } = stack;
  const army = armyOf(teller, [...units, ...leaders][0] ?? '');
  return {
    place: hex,
    side: army,
    who: letterOf(teller.field, army),
    units: [
      ...units.map((unit) => `${worth(teller, unit)} (${signed(adjustedMorale(teller.at, unit))})`),
      ...leaders.map((leader) => `* ${leader} ${signed(leaderOf(teller.field, leader).combat)}`),
    ].join(', '),
    strength: '',
    note: stack.side === teller.side ? attackable(teller, stack, fronts) : '',
  };
}

/** What one of a stack must attack, or may. */
function attackable({ say }: Teller, { units }: Stack, fronts: readonly Front[]): string {
  const against = (of: (front: Front) => readonly UnitId[]): string =>
    fronts
      .filter((front) => of(front).some((unit) => units.includes(unit)))
      .map(({ hex }) => hex)
      .join(' ');
  const must = against((front) => front.must);
  return say('standoff.attacks', { must, may: against((front) => front.may) });
}
