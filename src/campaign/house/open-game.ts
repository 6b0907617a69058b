/** Opens a scenario by its name, `savannah/assault`, from the folder of scenarios the program ships. */
import { fileURLToPath } from 'node:url';
import type { AnyGame, Json } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { rulesetOf } from '../../games/index.ts';
import { readScenario, scenariosIn } from './read-scenario.ts';

export const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

/** The validated scenario and the game it makes. Throws DataBroken naming what there is. */
export function openGame(id: string): { game: AnyGame; scenario: Json } {
  const [rulesetId] = id.split('/');
  const ruleset = rulesetOf(rulesetId ?? '');
  const folder = `${SCENARIOS}/${ruleset.id}`;
  const known = scenariosIn(folder);
  if (!known.includes(id)) throw new DataBroken('no-such-scenario', { scenario: id, known });
  const scenario = readScenario(folder, id, ruleset.scenario);
  return { game: ruleset.open(scenario), scenario };
}
