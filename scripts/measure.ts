/**
 * Prints what can be counted of how clear the code is, each figure beside its limit and its aim. With `--check` it fails
 * where one is above its limit, with `--write` it lowers the limits to where the code is now, with `--where` it names
 * the files behind a figure.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure } from './measure/measure.ts';

interface Bound {
  readonly limit: number;
  readonly aim: number;
}

const BOUNDS = fileURLToPath(new URL('measures.json', import.meta.url));
const { values: wished } = parseArgs({
  options: { check: { type: 'boolean' }, write: { type: 'boolean' }, where: { type: 'boolean' } },
});

const bounds: Record<string, Bound> = JSON.parse(readFileSync(BOUNDS, 'utf8'));
const rows = measure(fileURLToPath(new URL('..', import.meta.url))).map((found) => {
  const bound = bounds[found.name];
  if (!bound) throw new Error(`scripts/measures.json has no limit for "${found.name}"`);
  return { at: '', ...found, ...bound };
});

const width = Math.max(...rows.map(({ name }) => name.length));
const columns = (name: string, ...figures: readonly (string | number)[]) =>
  [name.padEnd(width), ...figures.map((figure) => String(figure).padStart(7))].join('');
console.log(columns('', 'now', 'limit', 'aim'));
for (const { name, now, limit, aim, at } of rows) {
  console.log(columns(name, now, limit, aim) + (now > limit ? '  worse' : ''));
  if (at && (wished.where || now > limit)) console.log(`  ${at}`);
}

if (wished.write) {
  const lowered = rows.map(
    ({ name, now, limit, aim }) => `  ${JSON.stringify(name)}: { "limit": ${Math.min(now, limit)}, "aim": ${aim} }`,
  );
  writeFileSync(BOUNDS, `{\n${lowered.join(',\n')}\n}\n`);
}
if (wished.check && rows.some(({ now, limit }) => now > limit)) {
  console.error(
    'Worse than the limits in scripts/measures.json: make it clearer, or say in the commit why the limit must rise.',
  );
  process.exitCode = 1;
}
