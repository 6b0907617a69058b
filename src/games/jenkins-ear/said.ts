/** What the acts and questions of the war say and answer, to what a side sees. */
import { fromActs } from '../../acts/game.ts';
import { acts } from './acts/index.ts';
import { staffOf } from './doctrine/staff.ts';
import { questions } from './questions/index.ts';
import type { OpenedWar } from './scenario/open.ts';
import { sideOfRole } from './units.ts';
import type { EarView } from './view.ts';

export function saidIn({ field, tuning }: OpenedWar) {
  return fromActs(acts, questions, {
    sightOf: (view: EarView, role) => ({ field, tuning, view, side: sideOfRole(role) }),
    staffOf: (sight) => staffOf(sight, sight.view, sight.side),
  });
}
