/** `fieldpost read`: says what one mail is taken to say, without any database. */
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { openGame } from '../campaign/house/open-game.ts';
import { DataBroken } from '../engine/errors.ts';
import { readScenarioMail, type SaidMail } from '../tools/said-mail.ts';

export function readCommand(): Command {
  return new Command('read')
    .description('say what one mail is taken to say, without any database')
    .argument('<file>', 'a raw mail (.eml)')
    .option('--scenario <id>', 'whose words and names the orders are read with', 'savannah/assault')
    .option('--json', 'for machines')
    .action(async (path: string, options: { scenario: string; json?: true }) => {
      const raw = await readFile(path).catch((cause: unknown) => {
        throw new DataBroken('file-not-readable', { path }, cause);
      });
      const said = await readScenarioMail(raw, openGame(options.scenario).game);
      process.stdout.write(options.json ? `${JSON.stringify(said)}\n` : page(said));
    });
}

function page(said: SaidMail): string {
  const lines = [`from ${said.from ?? 'nobody'} to ${said.to.join(', ')}`];
  if (said.automatic) lines.push(`automatic (${said.automaticSign}): no answer goes out`);
  if (said.refused !== null) lines.push(`refused: ${said.refused}`);
  for (const order of said.orders) lines.push(`${order.line}:${order.column} ${order.canonical}`);
  for (const { severity, line, column, message } of said.diagnostics)
    lines.push(`${line}:${column} ${severity}: ${message}`);
  return `${lines.join('\n')}\n`;
}
