/** How a game is run beside its tempo, as its umpire chose; every option has a default. */
import { z } from 'zod';
import { DataBroken } from '../../engine/errors.ts';
import type { GameRow } from '../../store/games.ts';

export const LONGEST_REMINDER_HOURS = 336;

/** `48,12`, or empty for none. */
const hours = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter((hour) => hour !== '') : given),
  z.array(z.coerce.number().int().min(1).max(LONGEST_REMINDER_HOURS)).max(5),
);
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** One line each in `fieldpost game set --help`. */
const options = z.object({
  press: z
    .enum(['named', 'anonymous', 'none'])
    .default('anonymous')
    .describe('messages between seats: signed only, signed or ANON, or none'),
  reminders: hours.default([48, 12]).describe('hours before a deadline at which silent seats are reminded'),
  grace: count(0, 240)
    .default(0)
    .describe('hours after a deadline in which orders of silent seats are still waited for'),
  missed: count(1, 20).default(2).describe('turns missed in a row after which the umpire is told'),
  vacation: z
    .enum(['extend', 'doctrine'])
    .default('extend')
    .describe('a deadline in a VACATION is moved behind it, or the seat plays by doctrine'),
  vacationdays: count(0, 120).default(21).describe('days of VACATION each seat may take in the game'),
  moderation: z.enum(['none', 'hold']).default('none').describe('letters leave at once, or wait for APPROVE'),
  archive: z
    .enum(['public', 'over', 'none'])
    .default('over')
    .describe('who may read the game on the web: everybody while it runs, everybody once it is over, or nobody'),
  delay: count(0, 40).default(1).describe('turns by which archive=public shows a running game late'),
  showpress: z
    .enum(['none', 'all'])
    .default('none')
    .describe('messages between seats in the archive once the game is over: none of them, or all'),
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

/** An option as a form shows it; `choices` null: any text its schema takes. */
export interface OptionField {
  name: string;
  about: string;
  value: string;
  choices: readonly string[] | null;
}

export function optionFields(set: GameOptions): OptionField[] {
  return Object.entries(options.shape).map(([name, schema]) => {
    const inner = schema.unwrap();
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : null;
    return { name, about: schema.description ?? '', value: String(set[name as keyof GameOptions]), choices };
  });
}
