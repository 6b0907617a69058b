/** `fieldpost rules`: a game's tables as a reference sheet, as JSON, or as a printable player aid. */
import { writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { SCENARIOS } from '../campaign/house/open-game.ts';
import { readScenario, scenariosIn } from '../campaign/house/read-scenario.ts';
import type { Reference } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { referenceOf, rulesetOf } from '../games/index.ts';
import { sheetText } from './sheet-text.ts';

interface RulesOptions {
  json?: true;
  pdf?: string;
  paper: 'a4' | 'letter';
}

export function rulesCommand(): Command {
  return new Command('rules')
    .description("a game's tables, each with what it rests on")
    .argument('<game>', 'savannah')
    .option('--json', 'print the tables for machines')
    .option('--pdf <file>', 'write a printable player aid')
    .addOption(new Option('--paper <size>', 'paper of the PDF').choices(['a4', 'letter']).default('a4'))
    .action(async (game: string, { json, pdf, paper }: RulesOptions) => {
      const reference = tablesOf(game);
      if (pdf !== undefined) {
        const { renderPlayerAid } = await import('../reports/pdf/player-aid.ts');
        writeFileSync(pdf, await renderPlayerAid(reference, paper));
        if (!json) process.stdout.write(`player aid: ${pdf}\n`);
      }
      if (json) process.stdout.write(`${JSON.stringify({ tables: reference.tables })}\n`);
      else if (pdf === undefined) process.stdout.write(sheetText(reference));
    });
}

/** The tables of a game, taken from its first scenario. */
function tablesOf(game: string): Reference {
  const ruleset = rulesetOf(game);
  const folder = `${SCENARIOS}/${ruleset.id}`;
  const [first] = scenariosIn(folder);
  if (first === undefined) throw new DataBroken('scenario-missing', { folder });
  return referenceOf(ruleset, readScenario(folder, first, ruleset.scenario));
}
