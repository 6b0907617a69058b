/** What the tables of `scenarios/jenkins-ear/` and the sheet of a scenario may say: the numbers of the rules. */
import { z } from 'zod';
import { section } from '../../../engine/provenance.ts';

export const whole = z.number().int();
export const id = z.string().regex(/^[a-z0-9-]+$/, 'an id is small letters, figures and -');
const words = z.string().min(1);
export const text = z.strictObject({ en: words, fr: words, es: words });
export const side = z.enum(['english', 'spanish']);
export const flag = z.enum(['english', 'spanish', 'french', 'dutch']);
const die = whole.min(1).max(6);
/** Greatest seaport value the rulebook knows. */
export const portValue = whole.min(0).max(6);

const bothSides = z.strictObject({ english: whole.min(0), spanish: whole.min(0) });

export const tables = z.strictObject({
  dice: section({ sides: z.literal(6), lowest: z.literal(1) }),
  /** 3.2: at the start, each turn, and the most a track holds. */
  funds: section({ start: bothSides, turn: bothSides, most: whole.min(1) }),
  storms: section({ rows: z.array(z.strictObject({ die, ports: z.array(id).min(1) })) }),
  perilous: section({
    hexes: whole.min(1),
    storm: whole,
    rows: z.array(
      z.strictObject({
        die,
        by: z.enum(['enemy', 'owner']).optional(),
        count: z.union([z.literal('die'), whole.min(1)]).optional(),
      }),
    ),
  }),
  /** 7.2: this face always fails. */
  interception: section({ fails: die }),
  /** 7.5: faces that cost a land counter. */
  disease: section({ faces: z.array(die) }),
  stacking: section({ exempt: z.array(z.enum(['deception', 'cannons', 'boom-chain', 'leader', 'frigate'])) }),
  /** 11.3: the gun value of a fire ship in an enemy seaport is multiplied. */
  fireShip: section({ times: whole.min(1) }),
  /** 11.7: ships that may be scuttled in a game. */
  scuttling: section({ side, most: whole.min(0) }),
  fortunes: section({
    rows: z.array(
      z.strictObject({ die, picks: z.array(z.strictObject({ by: side, type: z.enum(['naval', 'land']) })).min(1) }),
    ),
  }),
  succession: section({
    modifiers: z.strictObject({ french: whole, dutch: whole }),
    rows: z.array(
      z.strictObject({
        die: whole.min(1).max(7),
        effect: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('funds'), side, dice: whole.min(1) }),
          z.strictObject({ kind: z.literal('remove'), side, what: z.enum(['named-ship', 'soldiers']) }),
          z.strictObject({ kind: z.literal('end') }),
        ]),
      }),
    ),
  }),
});

export const sheet = section({
  id: z.string(),
  name: text,
  begins: section({ at: z.iso.datetime(), place: z.string().min(1) }),
  turns: section({ last: whole.min(1) }),
  sides: section({ order: z.tuple([side, side]) }),
  seats: section({ list: z.array(z.strictObject({ id: z.string(), roles: z.array(side), name: text })).min(1) }),
  garrison: section({ side, flag, value: portValue }),
  isidro: section({ counter: id, side }),
  victory: section({ side, over: side, route: whole }),
});

export type TablesSheet = z.infer<typeof tables>;
export type TermsSheet = z.infer<typeof sheet>;
