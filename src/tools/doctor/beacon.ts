/** The public beacon: each relay is asked for the newest round, and its signature held against the pinned key. */
import { isSignatureOf, roundFrom } from '../../beacon/quicknet.ts';
import { askRelay } from '../../campaign/house/beacon.ts';
import type { HouseSettings } from '../../campaign/house/settings.ts';
import { type Finding, good, wordsOf, wrong } from './finding.ts';

/** A relay may be behind by so much. */
const AGO_MILLISECONDS = 15_000;

export async function* beacon({ beacon: relays }: HouseSettings, now: () => Date): AsyncGenerator<Finding> {
  const round = roundFrom(now().getTime() - AGO_MILLISECONDS);
  for (const relay of relays) {
    try {
      const holds = isSignatureOf(round, await askRelay(relay, round));
      yield holds
        ? good('beacon', `${relay} gives round ${round}, and its signature holds`)
        : wrong(
            'beacon',
            `${relay}: the signature of round ${round} does not hold`,
            'name another in FIELDPOST_BEACON',
          );
    } catch (error) {
      yield wrong('beacon', `${relay}: ${wordsOf(error)}`, 'look at FIELDPOST_BEACON; until then games begin without');
    }
  }
}
