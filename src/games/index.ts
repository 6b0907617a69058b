/** The registry: one line a game. */
import { decode } from '../engine/canonical.ts';
import type { AnyGame, Json, Reference, Ruleset } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { jenkinsEar } from './jenkins-ear/ruleset.ts';
import { pensacola } from './pensacola/game.ts';
import { savannah } from './savannah/game.ts';

export const RULESETS: readonly Ruleset[] = [savannah, pensacola, jenkinsEar];

/** The ruleset of this id; DataBroken names those there are. */
export function rulesetOf(id: string): Ruleset {
  const ruleset = RULESETS.find((known) => known.id === id);
  if (!ruleset) throw new DataBroken('no-such-ruleset', { ruleset: id, known: RULESETS.map((known) => known.id) });
  return ruleset;
}

/** The tables of a scenario; of a game that gives none, the scenario itself. */
export function referenceOf(ruleset: Ruleset, scenario: Json): Reference {
  if (ruleset.reference) return ruleset.reference(scenario);
  return { title: ruleset.open(scenario).title.en, about: [], roster: [], tables: { scenario }, sheet: [] };
}

/** The game a stored scenario makes, or null where these rules are not of the revision it was recorded with. */
export function openScenario(scenario: string, ruleset: string, revision: number): AnyGame | null {
  const known = RULESETS.find((one) => one.id === ruleset);
  if (known?.revision !== revision) return null;
  return known.open(decode<Json>(scenario));
}
