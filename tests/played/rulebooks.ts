/** What each rulebook has to say and to ask: the rows of the tables. */
import type { Verb } from '../../src/engine/contract.ts';
import { verbs as earVerbs } from '../../src/games/jenkins-ear/acts/index.ts';
import { verbs as pensacolaVerbs } from '../../src/games/pensacola/acts/index.ts';
import { verbs as savannahVerbs } from '../../src/games/savannah/acts/index.ts';

export const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  savannah: savannahVerbs,
  pensacola: pensacolaVerbs,
  'jenkins-ear': earVerbs,
};

/** Never put by letter: that they are asked would tell what is hidden. */
const DISCREET: ReadonlySet<string> = new Set([
  'card-play',
  'card-target',
  'card-response',
  'intercept',
  'retreat-intercept',
]);

/** A rule asks it and play never comes to it: every march, retreat and arrival keeps the limits of a hex. */
const NEEDLESS: ReadonlySet<string> = new Set(['stack-excess']);

/** Only lines answer them, and no letter asks. */
const UNASKED: ReadonlySet<string> = new Set(['put-off', 'scuttle']);

const kindsIn = (verbs: readonly Verb[]) => [...new Set(verbs.flatMap(({ answers }) => answers))].sort();

/** Kinds of questions that a letter can put. */
export const questionsOf = (ruleset: string): readonly string[] =>
  kindsIn(VERBS[ruleset] ?? []).filter((kind) => !DISCREET.has(kind) && !NEEDLESS.has(kind) && !UNASKED.has(kind));

export const KINDS: ReadonlySet<string> = new Set(Object.values(VERBS).flatMap(kindsIn));

export const rulesetOf = (scenario: string): string => scenario.split('/')[0] ?? '';
