/** What `cards.yaml` says: the deck of 55, each card with its owner, its limits and its moment (S 4.3). */
import { z } from 'zod';

export const deckSchema = z.strictObject({ source: z.string().min(1) });
