/** Where the works of the siege stand in the sequence of play. */
import type { Exception } from '../../../series/boar/rules/exceptions.ts';
import { atWork } from './labour.ts';
import { fallen } from './redoubts.ts';

export { bombardment } from './bombardment.ts';
export { finishWork, setToWork } from './labour.ts';
export { completeConstructions } from './redoubts.ts';

/** What the works change in the rules of the series. */
export const worksExceptions: readonly Exception[] = [
  fallen,
  { rule: 'P 3.7.9, 3.7.10.1', amends: { mayMove: (at, { id }) => atWork(at, id) } },
];
