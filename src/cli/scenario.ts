/** `fieldpost scenario`: checks a folder of scenario files, and shows a scenario with what each part rests on. */
import { Command } from 'commander';
import { openGame } from '../campaign/house/open-game.ts';
import { readScenario, scenariosIn } from '../campaign/house/read-scenario.ts';
import type { AnyGame, Json } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { referenceOf, rulesetOf } from '../games/index.ts';
import { tableText, wrapped } from './sheet-text.ts';

export function scenarioCommand(): Command {
  const command = new Command('scenario').description('check or show a scenario');
  command
    .command('check')
    .description('validate a folder of scenario files; faults are told as file:line:column')
    .argument('<dir>', 'scenarios/savannah')
    .option('--json', 'print the verdict for machines')
    .action((dir: string, { json }: { json?: true }) => check(dir, json ?? false));
  command
    .command('show')
    .description('show a scenario, and for each part what is source and what is reconstructed')
    .argument('<scenario>', 'savannah/assault')
    .option('--json', 'print the scenario as the rules read it')
    .action((id: string, { json }: { json?: true }) => {
      const { game, scenario } = openGame(id);
      process.stdout.write(json ? `${JSON.stringify(scenario)}\n` : shown(game, scenario));
    });
  return command;
}

/** Reads every scenario of the folder; one line for each, or every fault on its own line and exit code 1. */
function check(dir: string, json: boolean): void {
  const faults: string[] = [];
  const sound: string[] = [];
  for (const id of scenariosIn(dir)) {
    const ruleset = rulesetOf(id.slice(0, id.indexOf('/')));
    try {
      const game = ruleset.open(readScenario(dir, id, ruleset.scenario));
      faults.push(...game.check(game.setup()).map((fault) => `${dir} ${id} opens illegal: ${fault}`));
      sound.push(id);
    } catch (error) {
      if (!(error instanceof DataBroken) || !Array.isArray(error.facts.faults)) throw error;
      faults.push(...(error.facts.faults as string[]));
    }
  }
  if (json) process.stdout.write(`${JSON.stringify({ scenarios: sound, faults })}\n`);
  else if (faults.length === 0) for (const id of sound) process.stdout.write(`${id}: sound\n`);
  else process.stderr.write(`${faults.join('\n')}\n`);
  if (faults.length === 0 && sound.length === 0) throw new DataBroken('scenario-missing', { folder: dir });
  if (faults.length > 0) process.exitCode = 1;
}

function shown(game: AnyGame, scenario: Json): string {
  const reference = referenceOf(rulesetOf(game.ruleset), scenario);
  const seats = game.seats.map((seat) => `${seat.id} (${seat.name.en}) plays ${seat.roles.join(' and ')}`).join('; ');
  const parts = [
    `${game.id}\n${'='.repeat(game.id.length)}`,
    [...reference.about, `Seats: ${seats}.`, `Rules: ${game.ruleset}, revision ${game.revision}.`]
      .flatMap((line) => wrapped(line))
      .join('\n'),
    ...reference.roster.map((table) => tableText({ ...table, source: null, reconstructed: null })),
    heading('What each part rests on'),
    provenance(scenario, []).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function heading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}

/** Every section that says where it comes from, by its path; counters that rest on the same are told together. */
function provenance(value: Json, path: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return shared(value, path);
  const section = value as Section;
  const own = WORDS.flatMap((word) =>
    typeof section[word] === 'string' ? wrapped(`${path.join(' ')}: ${word}: ${section[word]}`) : [],
  );
  return [...own, ...Object.entries(section).flatMap(([key, part]) => provenance(part, [...path, key]))];
}

type Section = { readonly [key: string]: Json };
const WORDS = ['source', 'reconstructed'] as const;

/** What members of a list rest on, each ground once with the ids that share it. Sources of counters stand beside them. */
function shared(list: readonly Json[], path: readonly string[]): string[] {
  const grounds = new Map<string, string[]>();
  for (const member of list) {
    const { id, reconstructed } = (typeof member === 'object' && member !== null ? member : {}) as Section;
    if (typeof id !== 'string' || typeof reconstructed !== 'string') continue;
    grounds.set(reconstructed, [...(grounds.get(reconstructed) ?? []), id]);
  }
  return [...grounds].flatMap(([ground, ids]) =>
    wrapped(`${path.join(' ')}: reconstructed: ${ground} (${ids.join(', ')})`),
  );
}
