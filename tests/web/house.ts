/** A house with its web open on a port of its own, over a PostgreSQL server or an embedded database; and visitors who keep cookies and forms. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { House } from '../../src/campaign/house/house.ts';
import { openAccount, signInLink } from '../../src/campaign/joining/accounts.ts';
import { rulesetOf } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import { openWeb } from '../../src/web/web.ts';
import { Clock, houseIn, type PlayersServer, playersServer, START, settle } from '../campaign/toy-house.ts';
import { serverStore } from '../store/databases.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;

/** Opens the metrics. */
export const METRICS = 'a token of the tests';

export interface WebHouse {
  house: House;
  clock: Clock;
  /** `http://127.0.0.1:40123` */
  url: string;
  /** Path of the page that makes its reader the first operator. */
  firstRun: string;
  /** Takes what the outbox sends. */
  server: PlayersServer;
  /** Does all that is due until nothing is. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** `base` is the address letters link to; null where the house has none. `embedded`: on the embedded database. */
export async function openWebHouse({
  base = null,
  embedded = false,
}: {
  base?: string | null;
  embedded?: boolean;
} = {}): Promise<WebHouse> {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-web-'));
  const store = embedded
    ? await openStore({ directory: join(scratch, 'database'), cache: CACHE })
    : await serverStore();
  const clock = new Clock(START);
  const toy = houseIn(store, clock);
  const house: House = { ...toy, rulesetOf, random: randomBytes, post: { ...toy.post, web: base } };
  const server = await playersServer();
  const web = await openWeb(house, {
    host: '127.0.0.1',
    port: 0,
    wake: () => {},
    proxies: ['loopback'],
    metricsToken: METRICS,
  });
  return {
    house,
    clock,
    url: `http://127.0.0.1:${web.port}`,
    firstRun: web.firstRun === null ? '' : new URL(web.firstRun).pathname + new URL(web.firstRun).search,
    server,
    settle: () => settle(house, server.relay),
    stop: async () => {
      await web.stop();
      await server.stop();
      await store.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Where it leads, if anywhere. */
  location: string | null;
}

/** One who visits with a browser's cookie jar and follows no redirect by himself. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor({ url }: Pick<WebHouse, 'url'>) {
    this.#url = url;
  }

  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // A connection kept open may close just when it is used again.
    const headers = {
      connection: 'close',
      ...(cookie !== '' && { cookie }),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(`${this.#url}${path}`, { redirect: 'manual', ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get('location'),
    };
  }

  get(path: string): Promise<Answer> {
    return this.ask(path);
  }

  /** Sends a form as a page of ours would: with the token of the page at `from`, the same path unless told. */
  async post(path: string, fields: Readonly<Record<string, string>> = {}, from = path): Promise<Answer> {
    const _form = formToken((await this.get(from)).text);
    return this.send(path, { _form, ...fields });
  }

  /** Sends these fields and nothing else. */
  send(path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }
}

/** The token of the first form of a page; empty where it has none. */
export function formToken(page: string): string {
  return /name="_form" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** A visitor who is signed in, with an account of his own. */
export async function signedIn(
  web: WebHouse,
  { role = 'operator', address = 'olga@blue.test' }: { role?: 'operator' | 'umpire'; address?: string } = {},
): Promise<Visitor> {
  await openAccount(web.house, { name: 'Olga', address, role });
  const link = await signInLink(web.house, '', address, false);
  const visitor = new Visitor(web);
  await visitor.post(link as string);
  return visitor;
}
