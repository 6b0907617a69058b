/** Mail sources that cannot be read, as the desk shows them: since when, why, and which games wait. */
import type { House } from '../../campaign/house/house.ts';
import { localTime } from '../../campaign/house/time.ts';
import { failingSources, gamesWaitingFor } from '../../campaign/service/mail-sources.ts';
import { momentWords } from '../../reports/index.ts';
import { gamesOf } from '../../store/games.ts';

/** `shown`: games the reader may know of; null for all. Moments by the clock of `zone`. */
export async function mailTroubles(house: House, shown: readonly string[] | null, zone: string) {
  const failing = await failingSources(house);
  return Promise.all(
    failing.map(async (source) => {
      const waiting = await gamesWaitingFor(house, source);
      const games = waiting.length === 0 ? [] : await gamesOf(house.store.db, waiting);
      return {
        source: source.name,
        since: momentWords(localTime(source.failingSince, zone), 'en'),
        trouble: source.trouble ?? '',
        waiting: games.filter(({ id }) => shown?.includes(id) ?? true).map(({ id, label }) => ({ id, label })),
      };
    }),
  );
}
