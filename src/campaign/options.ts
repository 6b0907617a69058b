/** How a game is run beside its tempo, as its umpire chose; every option has a default. */
import { z } from 'zod';
import { DataBroken } from '../engine/errors.ts';
import type { GameRow } from '../store/games.ts';

/** One line each in `fieldpost game set --help`. */
const options = z.object({
  press: z
    .enum(['named', 'anonymous', 'none'])
    .default('anonymous')
    .describe('messages between seats: signed only, signed or ANON, or none'),
});

export type GameOptions = z.infer<typeof options>;

export function optionsOf(row: Pick<GameRow, 'options'>): GameOptions {
  return options.parse(JSON.parse(row.options));
}

/** The options with `name=value` changed. Throws DataBroken naming what is known. */
export function withOption(before: GameOptions, setting: string): GameOptions {
  const [, name = '', value = ''] = /^([a-z]+)=(.*)$/i.exec(setting) ?? [];
  const known = Object.keys(options.shape);
  if (!known.includes(name)) throw new DataBroken('setting-unknown', { setting, known: ['tempo', ...known] });
  const parsed = options.safeParse({ ...before, [name]: value });
  if (parsed.success) return parsed.data;
  throw new DataBroken('setting-wrong', { setting, faults: parsed.error.issues.map(({ message }) => message) });
}

/** `name=…  meaning (default: …)`, for `--help`. */
export function optionsHelp(): string {
  return Object.entries(options.shape)
    .map(
      ([name, schema]) => `  ${`${name}=`.padEnd(14)}${schema.description ?? ''} (default: ${schema.parse(undefined)})`,
    )
    .join('\n');
}
