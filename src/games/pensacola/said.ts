/** What the acts and questions of Pensacola say and answer, to what a role sees. */
import * as series from '../../series/boar/acts/said.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts, outOfForce } from './acts/index.ts';
import { staffFor } from './doctrine/staff.ts';
import type { Tuning } from './doctrine/tuning.ts';
import { questions } from './questions/index.ts';
import type { Pensacola } from './scenario.ts';

/** The assault has no use for the orders of the siege, and the siege alone none for the storm, which never comes in it. */
const unusedIn = ({ campaign }: Pensacola) =>
  campaign === null
    ? { verbs: outOfForce, code: 'pensacola.not-in-force', rule: 'P 6.1.10' }
    : { verbs: new Set(campaign.declaration.to === 0 ? ['COUP'] : []), code: 'pensacola.no-coup', rule: 'P 6.2.4' };

export const saidIn = (pensacola: Pensacola, rules: Rules, tuning: Tuning) => {
  const book = { acts, questions, unused: unusedIn(pensacola) };
  return series.saidIn(pensacola, rules, book, ({ at, side }) => staffFor(at, tuning, side));
};
