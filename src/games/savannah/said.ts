/** What the acts and questions of Savannah say and answer, to what a role sees. */
import * as series from '../../series/boar/acts/said.ts';
import { staffOf } from '../../series/boar/doctrine/staff.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts, outOfForce } from './acts/index.ts';
import type { Tuning } from './doctrine/tuning.ts';
import { questions } from './questions/index.ts';
import type { Savannah } from './scenario.ts';

export const saidIn = (savannah: Savannah, rules: Rules, tuning: Tuning) => {
  const verbs: ReadonlySet<string> = savannah.campaign === null ? outOfForce : new Set();
  const book = { acts, questions, unused: { verbs, code: 'savannah.not-in-force', rule: 'S scenario' } };
  return series.saidIn(savannah, rules, book, ({ at, side }) => staffOf(at, tuning, side));
};
