/** A relay of the public beacon on this machine, which gives round 1000 of drand's quicknet as its relays do. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
/** From https://api.drand.sh/52db…e971/public/1000; its time is 1692803367 + 999 · 3. */
export const ROUND = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
export const OUT_AT = '2023-08-23T15:59:24.000Z';
/** Seals that are fixed now name it. */
export const NAMED_AT = '2023-08-23T15:58:54.000Z';

/** The same point of the curve with its sign turned: well formed, in the right group, and no signature. */
export const FORGED = { ...ROUND, signature: `94${ROUND.signature.slice(2)}` };

export interface BeaconRelay {
  url: string;
  /** Paths it was asked for. */
  asked: string[];
  /** What it answers; an object as JSON, a number as that status. */
  says: object | string | number;
  stop(): Promise<void>;
}

export async function beaconRelay(says: BeaconRelay['says'] = ROUND): Promise<BeaconRelay> {
  const server = createServer((request, response) => {
    relay.asked.push(request.url ?? '');
    const { says: body } = relay;
    if (typeof body === 'number') response.writeHead(body).end();
    else response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const relay: BeaconRelay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    says,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return relay;
}
