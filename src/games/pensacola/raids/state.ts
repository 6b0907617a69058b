/** What the state keeps of British raids and of units off the map (P 3.7.7, 3.7.11, 3.9). */

export type Raids = Record<string, never>;

export const openRaids = (): Raids => ({});

/** What a side sees of them: all of it. */
export const seenRaids = (raids: Raids): Raids => ({ ...raids });
