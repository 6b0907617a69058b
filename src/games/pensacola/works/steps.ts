/** Where the works of the siege stand in the sequence of play. */
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import type { Pensacola } from '../scenario.ts';
import { atWork } from './labour.ts';
import { fallen, mortarInRedoubt } from './redoubts.ts';

export { bombardment } from './bombardment.ts';
export { finishWork, setToWork } from './labour.ts';
export { completeConstructions } from './redoubts.ts';

/** What the works change in the rules of the series. */
export const worksExceptions = (pensacola: Pensacola): readonly Exception[] => [
  fallen,
  mortarInRedoubt(pensacola),
  { rule: 'P 3.7.9, 3.7.10.1', amends: { mayMove: (at, { id }) => atWork(at, id) } },
];
