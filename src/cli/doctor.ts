/** `fieldpost doctor`: whether a house would work as it is set, and what to do where it would not. */
import { Command, InvalidArgumentError } from 'commander';
import { readSettings } from '../campaign/house/settings.ts';
import { examine } from '../tools/doctor/doctor.ts';
import type { Finding } from '../tools/doctor/finding.ts';

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('look at database, key, clock, disk, DNS and mail of this house, and say what to do')
    .option('--wait <seconds>', 'how long a letter to oneself may take', seconds, 60)
    .option('--json', 'for machines')
    .action(async (options: { wait: number; json?: true }) => {
      const findings: Finding[] = [];
      for await (const finding of examine(readSettings(process.env), options)) {
        findings.push(finding);
        if (!options.json) process.stdout.write(told(finding));
      }
      if (options.json) process.stdout.write(`${JSON.stringify(findings)}\n`);
      if (findings.some(({ is }) => is === 'wrong')) process.exitCode = 1;
    });
}

const MARKS = { good: 'good   ', wrong: 'WRONG  ', unknown: 'unknown' } as const;

const told = ({ what, is, says, mend }: Finding): string =>
  `${MARKS[is]}  ${what}: ${says}\n${mend === undefined ? '' : `         -> ${mend}\n`}`;

function seconds(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('a number of seconds');
  return Number(text);
}
