/** The games that tests play: those of the program, and the small one of docs/making-a-game.md. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SCENARIOS } from '../../src/campaign/house/open-game.ts';
import { readScenario, scenariosIn } from '../../src/campaign/house/read-scenario.ts';
import type { AnyGame, Json, Ruleset } from '../../src/engine/contract.ts';
import { RULESETS } from '../../src/games/index.ts';
import { skirmish } from './skirmish/game.ts';

const SHELF: readonly { ruleset: Ruleset; folder: string }[] = [
  ...RULESETS.map((ruleset) => ({ ruleset, folder: `${SCENARIOS}/${ruleset.id}` })),
  { ruleset: skirmish, folder: `${import.meta.dirname}/skirmish` },
];

const DICE = `${import.meta.dirname}/dice`;

const shelved = (id: string): (typeof SHELF)[number] => {
  const found = SHELF.find(({ ruleset }) => ruleset.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

export const rulesetOf = (id: string): Ruleset => shelved(id).ruleset;

const opened = new Map<string, { game: AnyGame; scenario: Json }>();

/** What a record is founded with has its part in the dice: those of the tests stay when the computer comes to play otherwise. */
const founded = (scenario: Json, doctrine: string): Json =>
  existsSync(doctrine) ? { ...(scenario as object), doctrine: parse(readFileSync(doctrine, 'utf8')) } : scenario;

/** A game for a record that no house serves. */
export function openDiced(id: string): { game: AnyGame; scenario: Json } {
  const { game, scenario } = openGame(id);
  return { game, scenario: founded(scenario, `${DICE}/${game.ruleset}-doctrine.yaml`) };
}

/** As `openGame` of the program; once for all tests of a process, as nothing of a game ever changes. */
export function openGame(id: string): { game: AnyGame; scenario: Json } {
  const known = opened.get(id);
  if (known) return known;
  const { ruleset, folder } = shelved(id.slice(0, id.indexOf('/')));
  const scenario = readScenario(folder, id, ruleset.scenario);
  const made = { game: ruleset.open(scenario), scenario };
  opened.set(id, made);
  return made;
}

/** Every scenario of every game. */
export const scenarios = (): readonly string[] => SHELF.flatMap(({ folder }) => scenariosIn(folder));

/** As `openScenario` of the program. */
export function openScenario(scenario: string, id: string, revision: number): AnyGame | null {
  const ruleset = rulesetOf(id);
  return ruleset.revision === revision ? ruleset.open(JSON.parse(scenario) as Json) : null;
}
