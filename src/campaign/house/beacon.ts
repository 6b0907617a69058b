/** The public beacon as the house asks it, through relays: none is believed without the signature. */
import { z } from 'zod';
import { isSignatureOf, QUICKNET, roundFrom, timeOfRound } from '../../beacon/quicknet.ts';
import { TryAgain } from '../../engine/errors.ts';
import { type BeaconRound, type BeaconSaid, Journal } from '../../engine/journal.ts';
import { appendEntries } from '../../store/entries.ts';
import { lockGame } from '../../store/games.ts';
import { awaitedRound, fold } from '../../table/record.ts';
import { type House, transact } from './house.ts';
import { loadGame } from './load-game.ts';
import type { LoadedGame } from './loaded-game.ts';
import { tellUmpire } from './tell-umpire.ts';

/** From the fixing of the seals to the round that is named with them: the journal has it well before it is out. */
const LEAD_MILLISECONDS = 30_000;
/** A round that cannot be had so long after its time is done without. */
const PATIENCE_MILLISECONDS = 10 * 60_000;
const ANSWER_MILLISECONDS = 5_000;
/** An answer has some 300. */
const MOST_BYTES = 4096;

/** The round that seals name which are fixed now; null where the house asks no beacon. */
export const roundAhead = ({ beacon, clock }: House): BeaconRound | null =>
  beacon.relays.length === 0 ? null : { chain: QUICKNET, round: roundFrom(clock().getTime() + LEAD_MILLISECONDS) };

/** The game with the round that its dice wait for in the journal, or with why it has none, once either is known. */
export async function withBeacon(house: House, loaded: LoadedGame): Promise<LoadedGame> {
  const { row, record, seed, head } = loaded;
  const awaited = awaitedRound(fold(record.entries).seeding);
  const late = awaited && house.clock().getTime() - timeOfRound(awaited.round);
  if (awaited === null || late === null || late < 0) return loaded;
  const had = await askRelays(house, awaited.round);
  if (had.reason && late < PATIENCE_MILLISECONDS) return loaded;
  const journal = new Journal(row.id, seed, record.entries);
  journal.append(house.clock().toISOString(), 'table', { kind: 'seed-beacon', ...awaited, ...had });
  await transact(house, async (tx) => {
    if ((await lockGame(tx, row.id)).head !== head) throw new TryAgain('game-moved-on', { game: row.id });
    await appendEntries(tx, row.id, journal.added);
    const { reason } = had;
    if (reason)
      await tellUmpire(house, tx, row.id, {
        about: `beacon/${awaited.round}`,
        say: ({ beacon }) => ({ title: beacon.title, text: beacon.text(awaited.round, reason) }),
      });
  });
  house.log.info({ game: row.id, ...awaited, ...had }, 'round of the beacon noted');
  return loadGame(house, row.id);
}

/** The signature of the first relay that gives one which holds, or why none has. */
async function askRelays(house: House, round: number): Promise<Pick<BeaconSaid, 'signature' | 'reason'>> {
  let reason: BeaconSaid['reason'] = 'unreachable';
  const asked = house.beacon.relays.map(async (relay) => {
    const signature = await askRelay(relay, round).catch((err: Error) => {
      house.log.warn({ relay, round, err }, 'relay of the beacon gives no round');
      throw err;
    });
    if (isSignatureOf(round, signature)) return signature;
    reason = 'wrong';
    house.beacon.refused++;
    house.log.error({ relay, round, signature }, 'signature of the beacon refused');
    throw new Error('signature refused');
  });
  const signature = await Promise.any(asked).catch(() => '');
  return signature === '' ? { signature, reason } : { signature };
}

const answered = z.object({ round: z.number(), signature: z.string().max(MOST_BYTES) });

/** What one relay says is the signature of the round. Throws where it says nothing of it, or too much, or too late. */
export async function askRelay(relay: string, round: number): Promise<string> {
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
  const answer = await fetch(`${relay}/${QUICKNET}/public/${round}`, { signal, redirect: 'error' });
  if (!answer.ok || !answer.body) throw new Error(`HTTP status ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  const said = answered.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
  if (said.round !== round) throw new Error(`round ${said.round} instead of ${round}`);
  return said.signature;
}
