/** What `siege.yaml` says: counters and limits of the French works, and the two tables of siege and bombardment. */
import { z } from 'zod';

export const siegeSchema = z.strictObject({ source: z.string().min(1) });
