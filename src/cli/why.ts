/** `fieldpost why`: explains one address of an archived game. */

import { Command, Option } from 'commander';
import { openArchive } from '../campaign/archive/archive.ts';
import { mustSpeak } from '../campaign/house/languages.ts';
import type { Language } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { LANGUAGES } from '../engine/phrase.ts';
import { openScenario } from '../games/index.ts';
import { renderWhy } from '../reports/index.ts';
import { fold } from '../table/record.ts';
import { explained } from '../tools/explain.ts';
import { why } from '../tools/why.ts';

export function whyCommand(): Command {
  return new Command('why')
    .description('explain one address of a game in the words of its reports: question, answer, dice, modifiers, rule')
    .argument('<archive>', 'a game.fpz')
    .argument('<address>', 'as printed in the dice ledger, or any beginning of it: t16/allies/combat/1404')
    .addOption(new Option('--language <language>', 'language of the answer').choices(LANGUAGES).default('en'))
    .option('--json', 'the bare record, for machines')
    .action(async (path: string, address: string, { language, json }: { language: Language; json?: true }) => {
      const { archived, manifest } = await openArchive(path);
      const { genesis, revision } = fold(archived.entries);
      const game = openScenario(archived.scenario, genesis.ruleset, revision);
      const found = why(archived, address, game?.lowestFace);
      if (game) mustSpeak(game, language);
      if (json) process.stdout.write(`${JSON.stringify(found)}\n`);
      else if (game) process.stdout.write(renderWhy(explained(archived, game, found, manifest.label, language)));
      else throw new DataBroken('rules-not-here', { ruleset: genesis.ruleset, revision });
    });
}
