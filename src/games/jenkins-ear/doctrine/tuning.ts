/** What `scenarios/jenkins-ear/doctrine.yaml` may say: how boldly the computer players play (docs/calibration.md). */
import { z } from 'zod';
import { doctrineSheet } from '../../../engine/doctrine-sheet.ts';
import { section } from '../../../engine/provenance.ts';
import { KINDS } from '../stock.ts';

const whole = z.number().int();
const id = z.string().regex(/^[a-z0-9-]+$/, 'an id is small letters, figures and -');
const bySide = z.strictObject({ english: whole, spanish: whole });
const kind = z.enum(KINDS);
const stay = z.strictObject({ starting: whole, soldiers: whole, supplies: whole, other: whole });
const watch = z.strictObject({ value: whole, ships: whole });
const pluck = z.strictObject({ least: whole, most: whole });

const wish = z
  .strictObject({
    units: z.array(id).min(1).optional(),
    kinds: z.array(kind).min(1).optional(),
    /** Least guns of a ship of the line. */
    guns: whole.optional(),
    cost: whole.optional(),
    most: whole.min(1),
    until: whole.min(1).optional(),
    /** `fleet`, `richest`, `thinnest`, or a port. */
    at: id,
  })
  .refine(({ units, kinds, guns }) => [units, kinds, guns].filter((one) => one !== undefined).length === 1, {
    message: 'wishes for units, kinds or guns, for one of them',
  });
const list = z.strictObject({ start: z.array(wish), turn: z.array(wish) });

export const doctrineSchema = doctrineSheet(
  {
    guess: section({ land: whole, ships: whole, taken: whole }),
    worth: section({
      value: whole,
      stake: bySide,
      foreign: bySide,
      orders: z.strictObject({ english: z.record(id, whole), spanish: z.record(id, whole) }),
      hex: whole,
      counter: whole,
      leave: z.strictObject({ near: whole, english: whole, spanish: whole }),
    }),
    attack: section({
      dice: bySide,
      fighters: bySide,
      sure: whole,
      last: z.strictObject({ dice: whole, fighters: whole, ships: whole }),
      spare: whole,
      ships: bySide,
      contact: z.strictObject({ least: whole, most: whole }),
      guns: whole,
      stores: whole,
      screens: whole,
      covered: whole,
      range: z.strictObject({ alone: whole, led: whole, back: bySide }),
      tasks: whole,
    }),
    hunt: section({ english: whole, spanish: whole, range: whole }),
    levy: section({ ships: whole, range: whole }),
    horn: section({ from: whole, until: whole, spare: whole, guns: whole, stores: whole }),
    intercept: section({ english: pluck, spanish: pluck }),
    garrison: section({ home: bySide, fleet: bySide, keep: whole, late: z.strictObject({ from: whole, keep: whole }) }),
    watch: section({ english: watch, spanish: watch }),
    stay: section({ port: stay, hold: stay }),
    scuttle: section({ value: whole, fleet: whole }),
    base: section({ value: whole, ship: whole, fleet: whole, lesser: whole, horizon: whole }),
    walls: section({ value: whole, hex: whole }),
    isidro: section({ box: whole.min(1) }),
    berths: section({ ship: whole, laden: whole }),
    missed: section({
      starting: whole,
      laden: whole,
      soldiers: whole,
      leader: whole,
      boomChain: whole,
      ashore: z.array(kind),
    }),
    front: section({ gun: whole, land: whole, tactics: whole, cannonade: whole, alone: whole }),
    reroll: section({ miss: whole, hit: whole }),
    purchases: section({ english: list, spanish: list }),
  },
  {},
);

export type Tuning = Omit<z.infer<typeof doctrineSchema>, 'levels'>;
export type Wish = z.infer<typeof wish>;
