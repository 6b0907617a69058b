/** `fieldpost verify`: replays an archive offline, says what was checked and which level it reached. */
import { Command } from 'commander';
import { openArchive } from '../campaign/archive/archive.ts';
import { RecordBroken } from '../engine/errors.ts';
import { openScenario } from '../games/index.ts';
import { verify } from '../table/verify.ts';

/** Checked as far as the record goes, but by other rules than it was played with. */
const RECORD_LEVEL_ONLY = 3;

export function verifyCommand(): Command {
  return new Command('verify')
    .description('replay an archive offline and check every hash, key and die')
    .argument('<archive>', 'a game.fpz')
    .option('--receipt <hash>', 'also find this journal head, from a mail you hold, in the record')
    .option('--json', 'for machines')
    .action(async (path: string, options: { receipt?: string; json?: true }) => {
      const { manifest, archived, signedBy } = await openArchive(path);
      const verdict = verify(archived, openScenario);
      const receipt = options.receipt === undefined ? null : findReceipt(archived.entries, options.receipt);
      if (options.json) {
        process.stdout.write(`${JSON.stringify({ game: manifest.game, ...verdict, signedBy, receipt })}\n`);
      } else {
        const counts = Object.entries(verdict.checked).map(([what, count]) => `${count} ${what}`);
        process.stdout.write(
          `${manifest.game}: ${verdict.level === 'replay' ? 'replayed, everything is as recorded' : 'record level only'}\n`,
        );
        process.stdout.write(`checked: ${counts.join(', ')}\n`);
        process.stdout.write(signedBy === null ? 'not signed\n' : `signed by the house with the key ${signedBy}\n`);
        if (verdict.because) process.stdout.write(`not replayed: ${verdict.because}\n`);
        if (receipt !== null) process.stdout.write(`receipt: found at entry ${receipt}\n`);
        process.stdout.write(`head: ${verdict.head}\n`);
      }
      if (verdict.level === 'record') process.exitCode = RECORD_LEVEL_ONLY;
    });
}

/** Position of the entry whose head somebody holds, whole or its first characters (at least 12). */
function findReceipt(entries: readonly { hash: string }[], receipt: string): number {
  const wanted = receipt.toLowerCase().replace(/[^0-9a-f]/g, '');
  const at = wanted.length < 12 ? -1 : entries.findIndex((entry) => entry.hash.startsWith(wanted));
  if (at < 0) throw new RecordBroken('receipt-not-found', { receipt });
  return at;
}
