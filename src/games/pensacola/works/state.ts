/** What the state keeps of the works of the siege: the corduroy road, redoubts, constructions (P 3.5, 3.6, 3.7.9, 3.7.10). */

/** Breaches stand in `breached`, fortified hexsides of redoubts and stockades in `siege` of the state. */
export type Works = Record<string, never>;

export const openWorks = (): Works => ({});

/** What a side sees of them: all of it. */
export const seenWorks = (works: Works): Works => ({ ...works });
