/** What must hold of road, redoubts and what is destroyed in every state. */
import type { BoarState } from '../../../series/boar/rules/state.ts';
import type { Pensacola } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { countersLeft, markersIn, redoubtsIn } from './ground.ts';

export function worksFaults(pensacola: Pensacola, state: BoarState): string[] {
  const works = worksIn(state);
  const { road, redoubts } = pensacola.files.works;
  const built = redoubtsIn(pensacola, state);
  const twice = markersIn(state).filter(({ hex }) => built.includes(hex));
  return [
    ...works.batteries.filter(({ hex }) => !built.includes(hex)).map(({ hex }) => `guns in ${hex} without a redoubt`),
    ...twice.map(({ hex }) => `a redoubt begun and finished in ${hex}`),
    ...works.broken.filter((hex) => state.corduroy?.includes(hex)).map((hex) => `road whole and destroyed in ${hex}`),
    ...redoubts.counters
      .filter(({ guns }) => countersLeft(pensacola, state, guns) < 0)
      .map(({ guns }) => `too many redoubts of ${guns}`),
    ...(works.heads.length > road.heads ? [`${works.heads.length} heads of road`] : []),
    ...(works.broken.length > road.destroyed ? [`${works.broken.length} hexes of road destroyed`] : []),
  ];
}
