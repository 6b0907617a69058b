/** The check of the dice in another language, taken from the page that gives it to players. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, execute, ROOT } from './program.ts';

/** Runs the program printed in docs/dice.md over an archive. */
export function checkDice(archive: string): Promise<Ended> {
  const page = readFileSync(join(ROOT, 'docs', 'dice.md'), 'utf8');
  const program = /```python\n([\s\S]*?)```/.exec(page)?.[1];
  if (program === undefined) throw new Error('docs/dice.md holds no Python');
  return execute('python3', ['-c', program, archive]);
}
