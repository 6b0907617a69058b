/** What the acts and questions of Pensacola say and answer, to what a role sees. */
import * as series from '../../series/boar/acts/said.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts, outOfForce } from './acts/index.ts';
import { staffFor } from './doctrine/staff.ts';
import type { Tuning } from './doctrine/tuning.ts';
import { questions } from './questions/index.ts';
import type { Pensacola } from './scenario.ts';

const campaign = { verbs: outOfForce, code: 'pensacola.not-in-force', rule: 'P 6.1.10' };

export const saidIn = (pensacola: Pensacola, rules: Rules, tuning: Tuning) =>
  series.saidIn(pensacola, rules, { acts, questions, campaign }, ({ at, side }) => staffFor(at, tuning, side));
