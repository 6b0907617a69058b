/** What `scenarios/savannah/doctrine.yaml` may say: aims, worths and thresholds of the computer players. */
import { z } from 'zod';

const whole = z.number().int();
const hexId = z.string().regex(/^\d{4}$/, 'a hex is four digits');
const why = { source: z.string().min(1).optional(), reconstructed: z.string().min(1) };
const worths = z.object(why).catchall(whole);
/** By printed turn; the last given holds on. */
const byTurn = z.record(z.string().regex(/^\d+$/), whole);

export const doctrineSchema = z.strictObject({
  ...why,
  worth: z.strictObject({
    ...why,
    AM: whole,
    R: whole,
    D: whole,
    '1': whole,
    '2': whole,
    AC: whole,
    DC: whole,
    PIN: whole,
    star: whole,
    aversion: z.record(z.string(), whole),
  }),
  ground: worths,
  attack: z.strictObject({ ...why, british: byTurn, allies: byTurn, broken: whole }),
  tactics: z.strictObject({
    ...why,
    attack: z.strictObject({ strong: z.string(), led: z.string(), else: z.string() }),
    strong: z.string(),
    defend: z.strictObject({ flank: z.string(), else: z.string() }),
  }),
  reroll: z.strictObject({ ...why, least: whole }),
  allies: z.strictObject({
    ...why,
    columns: z.array(
      z.strictObject({
        name: z.string(),
        army: z.string(),
        units: z.array(z.string()).min(1),
        leader: z.string().nullable(),
        targets: z.array(hexId).min(1),
        from: whole,
      }),
    ),
    order: z.array(z.string()).min(1),
    posts: z.record(hexId, z.array(hexId).min(1)),
    assembly: z.array(hexId).min(1),
    zeal: z.strictObject({ hex: hexId, byTurn }),
    spent: whole,
    bombard: z.array(hexId),
  }),
  /** The redoubt towards which the siege works are dug. */
  siege: z.strictObject({ ...why, aim: hexId }),
  british: z.strictObject({
    ...why,
    reserve: z.array(z.string()),
    leaders: z.array(z.string()),
    backstops: z.array(hexId),
    answer: whole,
    garrison: whole,
  }),
});

export type Tuning = z.infer<typeof doctrineSchema>;
export type Column = Tuning['allies']['columns'][number];

/** The value of a printed turn in a schedule whose last entry holds on. */
export function onTurn(schedule: Readonly<Record<string, number>>, turn: number): number {
  let found = 0;
  let since = -1;
  for (const [given, value] of Object.entries(schedule)) {
    const at = Number(given);
    if (at > turn || at < since) continue;
    since = at;
    found = value;
  }
  return found;
}
