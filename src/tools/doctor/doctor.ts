/** Looks at all a house rests on, one thing after the other, and says what to do where it is not well. */
import type { HouseSettings } from '../../campaign/house/settings.ts';
import { systemResolver } from '../../mail/proof/keys.ts';
import { beacon } from './beacon.ts';
import { domain } from './dns.ts';
import type { Finding } from './finding.ts';
import { database, room, typefaces } from './machine.ts';
import { post } from './post.ts';

export interface Surroundings {
  /** Seconds a letter to oneself may take. */
  readonly wait: number;
  readonly resolve?: ReturnType<typeof systemResolver>;
  readonly now?: () => Date;
}

export async function* examine(settings: HouseSettings, around: Surroundings): AsyncGenerator<Finding> {
  yield room(settings);
  yield typefaces();
  yield* database(settings, around.now ?? (() => new Date()));
  yield* beacon(settings, around.now ?? (() => new Date()));
  yield* await domain(settings, around.resolve ?? systemResolver());
  yield* post(settings, around.wait);
}
