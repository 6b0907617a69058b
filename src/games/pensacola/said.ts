/** What the acts and questions of Pensacola say and answer, to what a role sees. */
import * as series from '../../series/boar/acts/said.ts';
import { staffOf } from '../../series/boar/doctrine/staff.ts';
import { questions } from '../../series/boar/questions/index.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts } from './acts/index.ts';
import { tuningOf } from './doctrine/tuning.ts';
import type { Pensacola } from './scenario.ts';

export function saidIn(pensacola: Pensacola, rules: Rules) {
  const tuning = tuningOf(pensacola.files.doctrine);
  return series.saidIn(pensacola, rules, acts, questions, ({ at, side }) => staffOf(at, tuning, side));
}
