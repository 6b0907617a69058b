/** What the acts and questions of a game of the series say and answer, to what a role sees. */
import type { Act, World } from '../../../acts/act.ts';
import { never } from '../../../acts/against.ts';
import { fromActs } from '../../../acts/game.ts';
import type { Question } from '../../../acts/question.ts';
import type { Order, Role, Book as Whole } from '../../../engine/contract.ts';
import { sideOfRole } from '../frame/joint.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Sight } from './act.ts';
import { besideDeclaration } from './beside-declaration.ts';
import { branches } from './branches.ts';
import { conditionNotes } from './condition-notes.ts';

/** A game whose acts see no more than those of the series do, but of a scenario of its own. */
interface Own<O extends BoarScenario> extends World {
  readonly sight: Sight & { readonly opened: O };
}

/** What a game's players can write and are asked; `unused`: what the scenario has no use for, and what says so. */
interface Book<W extends World> {
  readonly acts: readonly Act<W>[];
  readonly questions: readonly Question<W>[];
  readonly unused: { readonly verbs: ReadonlySet<string>; readonly code: string; readonly rule: string };
}

export function saidIn<O extends BoarScenario, W extends Own<O>>(
  opened: O,
  rules: Rules,
  { acts, questions, unused: { verbs, code, rule } }: Book<W>,
  staffOf: (sight: W['sight']) => W['staff'],
) {
  const sightOf = (view: BoarView, role: Role): W['sight'] => ({
    opened,
    at: { ...rules, position: view },
    view,
    role,
    side: sideOfRole(rules.field, role),
  });
  const { silent, ...said } = fromActs(acts, questions, { sightOf, staffOf });
  return {
    ...said,
    unused: verbs,
    /** Of a call nothing is ordered: what the rules compel, they ask for. */
    silence: { answer: silent, orders: () => [] },
    /** With what an assault that is declared gives up, and what the condition of an order means. */
    idle: (view: BoarView, role: Role, order: Order, before: readonly Order[], answering?: Whole) =>
      verbs.has(order.verb)
        ? [never(code, rule, { verb: order.verb })]
        : [
            ...said.idle(view, role, order, before, answering),
            ...besideDeclaration(sightOf(view, role), order, before),
            ...conditionNotes(sightOf(view, role), order),
          ],
    *instances(view: BoarView, role: Role, pattern: Order) {
      yield* branches(sightOf(view, role), pattern);
      yield* said.instances(view, role, pattern);
    },
  };
}
