/** What the acts and questions of Savannah say and answer, to what a role sees. */
import type { Order, Role } from '../../engine/contract.ts';
import { never } from '../../series/boar/acts/against.ts';
import * as series from '../../series/boar/acts/said.ts';
import { staffOf } from '../../series/boar/doctrine/staff.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { acts, outOfForce } from './acts/index.ts';
import type { Tuning } from './doctrine/tuning.ts';
import { questions } from './questions/index.ts';
import type { Savannah } from './scenario.ts';
import type { SavannahView } from './view.ts';

export function saidIn(savannah: Savannah, rules: Rules, tuning: Tuning) {
  const said = series.saidIn(savannah, rules, acts, questions, ({ at, side }) => staffOf(at, tuning, side));
  const unused: ReadonlySet<string> = savannah.campaign === null ? outOfForce : new Set();
  return {
    ...said,
    unused,
    idle: (view: SavannahView, role: Role, order: Order, before: readonly Order[]) => {
      const found = said.idle(view, role, order, before);
      if (!unused.has(order.verb)) return found;
      return [never('savannah.not-in-force', 'S scenario', { verb: order.verb }), ...found];
    },
  };
}
