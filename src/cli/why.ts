/** `fieldpost why`: explains one address of an archived game. */
import { Command } from 'commander';
import { openArchive } from '../campaign/archive.ts';
import { explain, why } from '../campaign/why.ts';
import { openScenario } from '../rulesets/index.ts';
import { fold } from '../table/record.ts';

export function whyCommand(): Command {
  return new Command('why')
    .description('explain one address of a game: question, answer, dice, modifiers, rule')
    .argument('<archive>', 'a game.fpz')
    .argument('<address>', 'as printed in the dice ledger, or any beginning of it: t16/allies/combat/1404')
    .option('--json', 'for machines')
    .action(async (path: string, address: string, options: { json?: true }) => {
      const { archived } = await openArchive(path);
      const { genesis } = fold(archived.entries);
      const game = openScenario(archived.scenario, genesis.ruleset, genesis.revision);
      const found = why(archived, address, game?.lowestFace);
      process.stdout.write(options.json ? `${JSON.stringify(found)}\n` : explain(found));
    });
}
