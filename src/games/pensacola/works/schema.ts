/** What `scenarios/pensacola/works.yaml` says: what the siege builds, destroys and shoots at. */
import { z } from 'zod';
import { section } from '../../../engine/provenance.ts';
import { hexId } from '../../../series/boar/scenario/schema.ts';

const whole = z.number().int();
const count = whole.min(0);

export const worksSchema = z.strictObject({
  road: section({
    heads: count,
    destroyed: count,
    rates: z.strictObject({ sappers: count, infantry: count }),
    barred: z.array(z.string()),
  }),
  redoubts: section({
    counters: z.array(z.strictObject({ guns: count, count })),
    forbidden: z.array(z.string()),
    sappers: count,
    mortar: count,
  }),
  weather: section({
    kinds: z.record(
      z.string(),
      z.strictObject({ road: z.boolean(), begin: z.boolean(), complete: z.boolean(), shot: whole.nullable() }),
    ),
  }),
  bombardment: section({
    /** Shots of a redoubt by the stockades that stand. */
    shots: z.array(count),
    ranges: z.array(z.tuple([whole, whole])),
    needs: z.record(z.string(), z.array(whole)),
    extension: whole,
    again: whole,
    least: whole,
  }),
  razed: section({ victory: count, morale: whole }),
});

/** Where the road lies, and the heads it goes on from, as a scenario begins. */
export const roadSheet = section({ laid: z.array(hexId), heads: z.array(hexId) });
