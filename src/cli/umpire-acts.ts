/** `fieldpost game preview`, `things`, `rule`, `rewind`, `orders`: the umpire's acts on play itself. */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { withStore } from '../campaign/house/with-store.ts';
import { enterOrders } from '../campaign/mail-in/typed/enter-orders.ts';
import { editable, type Thing } from '../campaign/umpire/editable.ts';
import { preview, type Spread } from '../campaign/umpire/preview.ts';
import { rewindTo, type Undone, whatWouldBeUndone } from '../campaign/umpire/rewind.ts';
import { type Ruling, rule } from '../campaign/umpire/rule.ts';
import { rebase } from '../campaign/umpire/upgrade.ts';
import type { Json } from '../engine/contract.ts';
import { DataBroken } from '../engine/errors.ts';
import { renderAcknowledgement } from '../reports/index.ts';
import type { Refusal } from '../table/umpire.ts';

export function umpireActs(game: Command): void {
  game
    .command('preview')
    .description('show how the open call might go with the orders that are in, by practice dice')
    .argument('<game>', 'savannah-7')
    .option('--samples <count>', 'how many runs', '10')
    .option('--json', 'for machines, with every letter as data')
    .action(async (id: string, { samples, json }: { samples: string; json?: true }) => {
      const shown = await withStore((house) => preview(house, id, { samples: Number(samples) }));
      if (json) return say(JSON.stringify(shown));
      say(
        `${id}, turn ${shown.printed}, ${shown.call}: ${shown.samples.length} runs with practice dice; nothing is written`,
      );
      say(
        `orders from: ${shown.sent.join(', ') || 'nobody'}; by standing orders and doctrine: ${shown.missing.join(', ') || 'nobody'}`,
      );
      for (const figure of shown.spread.filter(({ now, least, most }) => least !== most || now !== least))
        say(spreadLine(figure));
    });
  game
    .command('things')
    .description('list what a ruling may change, with its value, and the places where it can land')
    .argument('<game>', 'savannah-7')
    .option('--turn <ordinal>', 'as of this turn, counted from 1', Number)
    .option('--at <checkpoint>', 'as of this checkpoint (without: the last one passed)')
    .option('--json', 'for machines, with a JSON Schema of every edit')
    .action(async (id: string, { turn, at, json }: { turn?: number; at?: string; json?: true }) => {
      const where = turn === undefined ? undefined : { turn, checkpoint: at ?? null };
      const found = await withStore((house) => editable(house, id, where));
      if (json) return say(JSON.stringify(found));
      for (const { ordinal, checkpoints, dice } of found.turns) {
        say(`turn ${ordinal}: ${checkpoints.join(' ')}`);
        for (const { address, face, ruled, lowest, sides } of dice)
          say(`  ${address} ${ruled ?? face} of ${lowest} to ${lowest + sides - 1}`);
      }
      if (found.at) say(`as of ${found.at.checkpoint ?? `the opening of turn ${found.at.turn}`}:`);
      for (const thing of found.things) say(thingLine(thing));
    });
  game
    .command('rule')
    .description('change a unit, track, card or die at a place that play has passed; play goes on from there')
    .argument('<game>', 'savannah-7')
    .argument('<turn>', 'its ordinal, counted from 1')
    .argument('<address>', 'a checkpoint, t03/allies/#start, or a die, t03/allies/!initiative')
    .option('--edit <name>', 'what is changed: place, step, track, card (see: game things)')
    .option('--arg <json>', `how: '{"unit":"fr71-2","hex":"1404"}'`)
    .option('--face <number>', 'of a die: the face that counts, as the die is read', Number)
    .requiredOption('--reason <text>', 'told to all seats')
    .action(async (id: string, turn: string, address: string, options: RuleOptions) => {
      const ruling = rulingOf(Number(turn), address, options);
      must(await withStore((house) => rule(house, id, ruling)));
      say(`${id}: done`);
    });
  game
    .command('rewind')
    .description('take play back to a place it has passed, with the same orders and dice or with new ones')
    .argument('<game>', 'savannah-7')
    .argument('<turn>', 'its ordinal, counted from 1')
    .option('--at <checkpoint>', 'a checkpoint of the turn (without: its opening)')
    .addOption(
      new Option('--dice <dice>', 'same: a correction; new: orders are asked for again').choices(['same', 'new']),
    )
    .option('--show', 'only show what would be undone')
    .requiredOption('--reason <text>', 'told to all seats')
    .action(async (id: string, turn: string, { at, dice, show, reason }: RewindOptions) => {
      const to = { turn: Number(turn), checkpoint: at ?? null };
      if (show || dice === undefined) return sayUndone(await withStore((house) => whatWouldBeUndone(house, id, to)));
      must(await withStore((house) => rewindTo(house, id, { to, dice, reason })));
      say(`${id}: done`);
    });
  game
    .command('rebase')
    .description('go on by the rules of this release from the last close, where they would replay the game otherwise')
    .argument('<game>', 'savannah-7')
    .requiredOption('--reason <text>', 'told to all seats')
    .action(async (id: string, { reason }: { reason: string }) => {
      must(await withStore((house) => rebase(house, id, reason)));
      say(`${id}: done`);
    });
  game
    .command('orders')
    .description('enter orders for a seat, as a mail of its own would')
    .argument('<game>', 'savannah-7')
    .argument('<seat>', 'british')
    .argument('<file>', 'a text file with the orders')
    .requiredOption('--reason <text>', 'told to the seat')
    .action(async (id: string, seat: string, path: string, { reason }: { reason: string }) => {
      const text = await readFile(path, 'utf8').catch((cause: unknown) => {
        throw new DataBroken('file-not-readable', { path }, cause);
      });
      const form = randomUUID();
      const { outcome, acknowledgement } = await withStore((house) =>
        enterOrders(house, id, seat, text, { form, reason }),
      );
      say(
        acknowledgement
          ? renderAcknowledgement(acknowledgement).text
          : `${id}: ${outcome ?? 'read as soon as the turn is resolved'}`,
      );
    });
}

interface RuleOptions {
  edit?: string;
  arg?: string;
  face?: number;
  reason: string;
}

interface RewindOptions {
  at?: string;
  dice?: 'same' | 'new';
  show?: true;
  reason: string;
}

function rulingOf(turn: number, address: string, { edit, arg, face, reason }: RuleOptions): Ruling {
  if (face !== undefined) return { turn, address, die: face, reason };
  if (edit === undefined || arg === undefined) throw new DataBroken('ruling-incomplete', {});
  return { turn, address, edit, arg: parsed(arg), reason };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new DataBroken('not-json', { text }, cause);
  }
}

function must(refusal: Refusal | null): void {
  if (refusal !== null) throw new DataBroken(refusal.refused, refusal.facts);
}

function sayUndone({ turns, answers, dice, letters, differences }: Undone): void {
  say(`played again: turn ${turns.map(({ printed }) => printed).join(', ')}`);
  say(`taken back: ${answers.length} answers, ${dice.length} dice`);
  say(`letters: ${letters.sent.length} sent, ${letters.dropped.length} not sent yet`);
  for (const { edit, name, now, before } of differences)
    say(`  ${edit} ${name}: ${now || 'none'} (before: ${before || 'none'})`);
}

const thingLine = ({ edit, of, name, says }: Thing): string =>
  `  ${edit} ${Object.values(of).join(' ')} (${name}): ${says}`;

const spreadLine = ({ name, now, least, median, most }: Spread): string =>
  `  ${name.padEnd(24)} now ${now ?? '-'}, then ${least} to ${most}, most likely ${median}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
