/** What the acts and questions of Pensacola say and answer, to what a role sees. */
import type { Order, Role } from '../../engine/contract.ts';
import { never } from '../../series/boar/acts/against.ts';
import * as series from '../../series/boar/acts/said.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts, outOfForce } from './acts/index.ts';
import { staffFor } from './doctrine/staff.ts';
import type { Tuning } from './doctrine/tuning.ts';
import { questions } from './questions/index.ts';
import type { Pensacola } from './scenario.ts';
import type { PensacolaView } from './view.ts';

export function saidIn(pensacola: Pensacola, rules: Rules, tuning: Tuning) {
  const said = series.saidIn(pensacola, rules, acts, questions, ({ at, side }) => staffFor(at, tuning, side));
  const unused: ReadonlySet<string> = pensacola.campaign === null ? outOfForce : new Set();
  return {
    ...said,
    unused,
    idle: (view: PensacolaView, role: Role, order: Order, before: readonly Order[]) => {
      const found = said.idle(view, role, order, before);
      if (!unused.has(order.verb)) return found;
      return [never('pensacola.not-in-force', 'P 6.1.10', { verb: order.verb }), ...found];
    },
  };
}
