/** Opens the web of a house on a port. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { House } from '../campaign/house/house.ts';
import { hasAccounts } from '../store/accounts.ts';
import { webApp } from './app.ts';
import type { Web } from './site.ts';

/** Where the pages are served, and who is believed and told what of them. */
export type WebSettings = { host: string; port: number } & Pick<Web, 'proxies' | 'metricsToken'>;

export interface OpenWeb {
  port: number;
  /** The link that makes its reader the first operator; null when the house has one. */
  firstRun: string | null;
  stop(): Promise<void>;
}

const KEY_BYTES = 16;
const REQUESTS_PER_MINUTE = 600;

export async function openWeb(
  house: House,
  { host, port, wake, proxies, metricsToken }: WebSettings & { wake: () => void },
): Promise<OpenWeb> {
  const setUpKey = house.random(KEY_BYTES).toString('hex');
  const secure = house.post.web?.startsWith('https:') ?? false;
  const server = createServer(
    webApp({ house, wake, setUpKey, secure, most: REQUESTS_PER_MINUTE, proxies, metricsToken }),
  );
  server.listen(port, host);
  await once(server, 'listening');
  const bound = (server.address() as AddressInfo).port;
  const base = house.post.web ?? `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  return {
    port: bound,
    firstRun: (await hasAccounts(house.store.db)) ? null : `${base}/first-run?key=${setUpKey}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
