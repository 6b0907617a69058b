/** What an attacker tries on the web pages, each refused. */
import { once } from 'node:events';
import { request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { openAccount } from '../../src/campaign/joining/accounts.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { webApp } from '../../src/web/app.ts';
import type { Web } from '../../src/web/site.ts';
import { player } from '../campaign/savannah-house.ts';
import { openGame } from '../games/registry.ts';
import { formToken, openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { GAME, openSavannah, orderPath } from './savannah.ts';

const BRITISH = 'bob@blue.test';
const OPERATOR = 'olga@blue.test';

let web: WebHouse;
let operator: Visitor;
let path: string;
beforeAll(async () => {
  web = await openWebHouse({ base: 'http://play.test' });
  await openSavannah(web);
  operator = await signedIn(web, { address: OPERATOR });
  path = await orderPath(web, BRITISH);
});
afterAll(() => web.stop());

/** One request as bytes, with any path and header fetch would mend or refuse. */
function raw(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  url = web.url,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: answer.headers }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The same house behind another door, for as long as `use` takes. */
async function elsewhere(
  change: Partial<Omit<Web, 'house'>> & { house?: Partial<House> },
  use: (url: string, server: Server) => Promise<void>,
): Promise<void> {
  const { house, ...rest } = change;
  const app = webApp({
    house: { ...web.house, ...house },
    wake: () => {},
    setUpKey: 'x',
    secure: false,
    most: 1000,
    proxies: ['loopback'],
    metricsToken: null,
    ...rest,
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

describe('a form from elsewhere', () => {
  test('without a token, with an empty one, or with another visitor’s is refused', async () => {
    const foreign = formToken((await new Visitor(web).get('/sign-in')).text);
    const visitor = new Visitor(web);
    await visitor.get('/sign-in');
    for (const form of [{}, { _form: '' }, { _form: foreign }, { _form: 'é'.repeat(43) }]) {
      const answer = await visitor.send('/sign-in', { ...form, address: OPERATOR });
      expect([answer.status, answer.text.includes('The form was too old')]).toEqual([403, true]);
    }
  });

  test('with the token of before the sign-in is refused after it', async () => {
    const visitor = await signedIn(web, { address: 'ann@blue.test', role: 'umpire' });
    const [, visitorMark] = [...visitor.cookies].find(([name]) => name === 'fieldpost_visitor') ?? [];
    const before = new Visitor(web);
    before.cookies.set('fieldpost_visitor', visitorMark as string);
    const _form = formToken((await before.get('/sign-in')).text);
    expect((await visitor.send('/sign-out', { _form })).status).toBe(403);
  });

  test('that the browser says came from another site is refused, whatever its token', async () => {
    const _form = formToken((await operator.get('/games')).text);
    for (const site of ['cross-site', 'same-site']) {
      const answer = await operator.send('/sign-out', { _form }, { 'sec-fetch-site': site });
      expect(answer.status).toBe(403);
    }
    expect((await operator.get('/games')).status).toBe(200);
  });

  test('cannot be a GET: no address that changes something answers one by changing it', async () => {
    await operator.get('/sign-out');
    expect((await operator.get('/games')).status).toBe(200);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
      const answer = await operator.ask('/sign-out', { method, headers: { 'x-http-method-override': 'POST' } });
      expect(answer.status).toBe(403);
    }
    expect((await operator.get('/games')).status).toBe(200);
    const trace = await raw('/games', {}, 'TRACE');
    expect(trace.status).toBeGreaterThanOrEqual(400);
  });
});

describe('signing in', () => {
  test('tells nobody whether an address runs games here: the same bytes', async () => {
    const visitor = new Visitor(web);
    const known = await visitor.post('/sign-in', { address: OPERATOR });
    const unknown = await visitor.post('/sign-in', { address: 'nobody@blue.test' });
    const nonsense = await visitor.post('/sign-in', { address: '<script>' });
    expect(known.status).toBe(200);
    expect([unknown, nonsense].map(({ status, text }) => ({ status, text }))).toEqual(
      [known, known].map(({ status, text }) => ({ status, text })),
    );
  });

  test('answers before it looks, so that the time it takes tells nothing either', async () => {
    const looked: boolean[] = [];
    let answer: ServerResponse | null = null;
    const watched = new Proxy(web.house.store.db, {
      get: (db, name) => {
        if (name === 'selectFrom') looked.push(answer?.writableEnded ?? false);
        const value = Reflect.get(db, name) as unknown;
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    await elsewhere({ house: { store: { ...web.house.store, db: watched } } }, async (url, server) => {
      const visitor = new Visitor({ url });
      const _form = formToken((await visitor.get('/sign-in')).text);
      server.prependListener('request', (_req, res) => {
        answer = res;
      });
      looked.length = 0;
      await visitor.send('/sign-in', { _form, address: OPERATOR });
      await expect.poll(() => looked.length).toBeGreaterThan(0);
      expect(looked).not.toContain(false);
    });
  });

  test('gives a new session each time: one planted before is not signed in', async () => {
    const planted = new Visitor(web);
    planted.cookies.set('fieldpost_session', 'planted-by-an-attacker');
    await planted.get('/sign-in');
    const victim = await signedIn(web, { address: 'vic@blue.test', role: 'umpire' });
    expect(victim.cookies.get('fieldpost_session')).not.toBe('planted-by-an-attacker');
    expect((await planted.get('/games')).location).toBe('/sign-in');
  });

  test('sets cookies no script reads and no other site sends; over https they stay on it', async () => {
    const plain = (await new Visitor(web).get('/sign-in')).headers.getSetCookie();
    expect(plain).toHaveLength(1);
    expect(plain[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    await elsewhere({ secure: true }, async (url) => {
      const answer = await new Visitor({ url }).get('/sign-in');
      expect(answer.headers.getSetCookie()[0]).toContain('; Secure;');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    });
  });

  test('links to the address the house is known by, never to the one a visitor claims', async () => {
    const visitor = new Visitor(web);
    const _form = formToken((await visitor.get('/sign-in')).text);
    const poison = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' };
    await visitor.send('/sign-in', { _form, address: OPERATOR }, poison);
    const sent = () => web.server.mails.filter(({ to }) => to === OPERATOR);
    await vi.waitUntil(
      async () => {
        await web.settle();
        return sent().length > 0;
      },
      { timeout: 300_000 },
    );
    const letters = sent();
    expect(letters.every(({ raw: letter }) => letter.includes('http://play.test/sign-in/'))).toBe(true);
    expect(letters.some(({ raw: letter }) => letter.includes('evil.test'))).toBe(false);
  });

  test('asked for too often tells to wait, and so does any page', async () => {
    await elsewhere({ most: 30 }, async (url) => {
      const visitor = new Visitor({ url });
      const _form = formToken((await visitor.get('/sign-in')).text);
      const asked = [];
      for (let time = 0; time < 12; time++) asked.push(await visitor.send('/sign-in', { _form, address: 'x@y.test' }));
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
      expect([asked.at(-1)?.status, asked.at(-1)?.text.includes('Too many requests')]).toEqual([429, true]);
      const any = [];
      for (let time = 0; time < 25; time++) any.push((await visitor.get('/sign-in')).status);
      expect([any[0], any.at(-1)]).toEqual([200, 429]);
    });
  });
});

test('a house that does not know its address sends no link to one that a visitor claims', async () => {
  await elsewhere({ house: { post: { ...web.house.post, web: null } } }, async (url) => {
    const visitor = new Visitor({ url });
    const _form = formToken((await visitor.get('/sign-in')).text);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = new URLSearchParams({ _form, address: OPERATOR }).toString();
    const ask = (host: string) =>
      raw('/sign-in', { host, cookie, 'content-type': 'application/x-www-form-urlencoded' }, 'POST', body, url);
    const claimed = [
      'evil.test',
      '127.0.0.1.evil.test',
      'localhost.evil.test:80',
      '127.0.0.1@evil.test',
      '127.0.0.1:1@evil.test',
    ];
    for (const host of claimed) {
      const { status, text } = await ask(host);
      expect([host, status, text.includes('FIELDPOST_BASE_URL')]).toEqual([host, 400, true]);
    }
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80']) expect((await ask(host)).status).toBe(200);
  });
});

describe('what others wrote', () => {
  const NASTY = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    'javascript:alert(1)',
    '</textarea><script>alert(1)</script>',
    '</title><svg onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    '&lt;script&gt;',
  ];

  /** Tags and attributes of a page that a browser would run, other than our own scripts. */
  function runs(page: string): string[] {
    const tags = page.match(/<[a-z][^<>]*(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi) ?? [];
    return tags.filter((tag) => {
      // A letter of ours is shown in a frame of its own in which nothing runs.
      if (/^<iframe class="letter-frame" title="[^"]*" sandbox src="\/games\/[^"]*">$/.test(tag)) return false;
      if (/^<script src="\/public\/[\w-]+\.js" (?:defer|type="module")>$/.test(tag)) return false;
      const bare = tag.replace(/="[^"]*"/g, '=""');
      return (
        /^<(script|iframe|object|embed|base|link(?! rel="" href=""))/i.test(bare) ||
        /\son\w+\s*=/i.test(bare) ||
        /(href|src|action)="\s*(javascript|data|vbscript):/i.test(tag)
      );
    });
  }

  test('runs nowhere: names and labels on the pages of who runs games', async () => {
    for (const [at, label] of NASTY.entries())
      await createGame(web.house, {
        id: `nasty-${at}`,
        label,
        ...openGame('savannah/assault'),
        tempo: 'together',
        zone: 'Europe/London',
        rhythm: { days: [1], time: '20:00', least: 1 },
        players: [{ ...player('british', 'bob@blue.test'), name: label }],
        umpire: { name: label, address: 'jo@blue.test' },
      });
    const { text } = await operator.get('/games');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(runs(text)).toEqual([]);
    await openAccount(web.house, { name: NASTY[0] as string, address: 'nasty@blue.test', role: 'umpire' });
  });

  test('runs nowhere: names, subjects, orders and press of mails on the desk of who runs the game', async () => {
    for (const [at, one] of NASTY.entries()) {
      const seat = (await seatsOf(web.house.store.db, GAME)).find(({ seat }) => seat === 'british');
      const head = [
        `From: "${one.replaceAll('"', '')}" <${BRITISH}>`,
        `To: <${GAME}+british.${seat?.token}@post.test>`,
        `Message-ID: <nasty-${at}@mail.test>`,
        `Subject: ${one}`,
        'Content-Type: text/html; charset=utf-8',
      ];
      const raw = Buffer.from([...head, '', `<p>PRESS ALL ${one}</p>${one}`, ''].join('\r\n'));
      const source = { kind: 'folder' as const, path: `nasty-${at}.eml` };
      await receiveMail(web.house, { source, raw, bytes: raw.length, receivedAt: web.clock.now });
    }
    await web.settle();
    const boxes = [await operator.get(`/games/${GAME}/mails`), await operator.get(`/games/${GAME}/mails?box=out`)];
    const list = boxes.map(({ text }) => text).join('');
    expect(runs(list)).toEqual([]);
    const links = [...list.matchAll(/href="(\/games\/[^"]*\/mails\/(?:in|out)\/[^"]*)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(NASTY.length + 4);
    for (const to of links) {
      const { status, text, headers } = await operator.get(to.replaceAll('&amp;', '&'));
      expect([to, status, headers.get('content-type')?.startsWith('text/html') ? runs(text) : []]).toEqual([
        to,
        200,
        [],
      ]);
    }
    const pages = [
      `/games/${GAME}`,
      `/games/${GAME}/seats/british`,
      `/games/${GAME}/orders/british`,
      `/archive/${GAME}/press`,
    ];
    for (const to of pages) expect([to, runs((await operator.get(to)).text)]).toEqual([to, []]);
  });

  test('runs nowhere: orders shown again by a check, in the box, and as the answer', async () => {
    const visitor = new Visitor(web);
    for (const orders of [...NASTY, NASTY.join('\n')]) {
      const page = await visitor.get(path);
      const [, call = ''] = /name="call" value="([^"]*)"/.exec(page.text) ?? [];
      const form = { _form: formToken(page.text), call, act: 'check', orders };
      const { status, text } = await visitor.send(path, form);
      expect(status).toBe(200);
      expect(runs(text)).toEqual([]);
      const part = await visitor.send(`${path}/check`, { orders }, { 'x-form-token': form._form });
      // The text comes back as data, which nothing runs; what the page shows of it is `html`.
      expect(part.headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(part.headers.get('x-content-type-options')).toBe('nosniff');
      const { html } = JSON.parse(part.text) as { html: string };
      expect(html).toContain('checked-lines');
      expect(runs(html)).toEqual([]);
    }
  });

  test('runs nowhere: reflected from paths, queries and forms', async () => {
    for (const one of NASTY) {
      const coded = encodeURIComponent(one);
      const pages = [
        await operator.get(`/sign-in/${coded}`),
        await new Visitor(web).get(`/sign-in/${coded}`),
        await new Visitor(web).get(`/o/${coded}`),
        await new Visitor(web).get(`${path}?sent=${coded}`),
        await new Visitor(web).get(`/${coded}`),
        await new Visitor(web).get(`/first-run?key=${coded}`),
        await new Visitor(web).get(`/archive?q=${coded}`),
      ];
      for (const { text } of pages) expect(runs(text)).toEqual([]);
    }
  });

  test('is found by this very check when it does run', () => {
    for (const one of ['<script>x</script>', '<p onclick="x">', '<a href="javascript:x">', '<base href="//x">'])
      expect(runs(`<main>${one}</main>`)).toHaveLength(1);
    expect(runs('<script src="/public/fieldpost.js" defer></script><p title="onclick=x">')).toEqual([]);
  });
});

describe('paths', () => {
  test('lead out of the public folder by no trick', async () => {
    const tricks = [
      '/public/../web.ts',
      '/public/..%2fweb.ts',
      '/public/%2e%2e/web.ts',
      '/public/..%5cweb.ts',
      '/public/%252e%252e%252fweb.ts',
      '/public/....//web.ts',
      '/public/fieldpost.css%00.js',
      '/public//etc/passwd',
      '/../../../../etc/passwd',
      '/public/.git/config',
      '//public/../../package.json',
    ];
    for (const trick of tricks) {
      const { status, text } = await raw(trick);
      expect([trick, status >= 400 && status < 500]).toEqual([trick, true]);
      expect(text).not.toMatch(/openWeb|root:|"name": "fieldpost"|repositoryformat/);
    }
    expect((await raw('/public/fieldpost.css')).status).toBe(200);
    expect((await raw('/public/')).status).toBe(404);
  });

  test('of any length and of broken escapes are answered, and the house stands', async () => {
    const long = `/${'a'.repeat(12_000)}`;
    expect((await raw(long)).status).toBe(404);
    expect((await raw(`/o/${'A'.repeat(12_000)}`)).status).toBe(404);
    expect((await raw(`/${'a'.repeat(40_000)}`)).status).toBe(431);
    expect((await raw('/o/%E0%A4%A')).status).toBe(400);
    expect((await raw('/o/%00')).status).toBe(404);
    expect((await raw(`${path}?${'sent=x&'.repeat(1_500)}`)).status).toBe(200);
    expect((await operator.get('/games')).status).toBe(200);
  });

  test('lead to no other site, whatever they name', async () => {
    for (const target of [
      '//evil.test',
      '//evil.test/%2e%2e',
      '/\\evil.test',
      '/games//evil.test',
      '/sign-in?next=//evil.test',
      '/games?return=https://evil.test',
    ]) {
      const { headers } = await raw(target);
      const to = String(headers.location ?? '/');
      expect(to).toMatch(/^\/(?![/\\])/);
    }
  });

  test('and queries put nothing into headers', async () => {
    for (const target of [
      '/games?x=%0d%0aSet-Cookie:%20a=b',
      `${path}?sent=%0d%0aX-Evil:%201`,
      '/o/x%0d%0aX-Evil:1',
      '/sign-in/%0d%0aX-Evil:1',
    ]) {
      const { headers } = await raw(target);
      expect(headers['x-evil']).toBeUndefined();
      expect(JSON.stringify(headers['set-cookie'] ?? [])).not.toContain('a=b');
    }
  });
});

describe('bodies', () => {
  test('larger than a form is are refused with a page', async () => {
    const visitor = new Visitor(web);
    const _form = formToken((await visitor.get(path)).text);
    const huge = await visitor.send(path, { _form, orders: 'x'.repeat(300_000) });
    expect([huge.status, huge.text.includes('Too large')]).toEqual([413, true]);
    const many = await visitor.ask(path, {
      method: 'POST',
      body: `${'a=1&'.repeat(5_000)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(many.status).toBe(413);
    const long = await visitor.send(path, { _form, act: 'send', orders: 'HOLD maitland\n'.repeat(3_000) });
    expect([long.status, long.text.includes('longer than orders can be')]).toEqual([400, true]);
  });

  test('of another kind, or with fields twice or nested, break nothing and pollute nothing', () =>
    elsewhere({}, async (url) => {
      const visitor = new Visitor({ url });
      const _form = formToken((await visitor.get('/sign-in')).text);
      const json = await visitor.ask('/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-form-token': _form },
        body: '{"__proto__":{"polluted":true},"address":{"$ne":null}}',
      });
      expect(json.status).toBe(200);
      const send = (body: string) =>
        visitor.ask('/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        });
      for (const body of [
        `_form=${_form}&address=a@b.test&address=c@d.test`,
        `_form=${_form}&address[__proto__][polluted]=1`,
        `_form=${_form}&__proto__[polluted]=1&constructor[prototype][polluted]=1`,
        `_form=${_form}&__proto__=polluted&hasOwnProperty=1&toString=1`,
      ])
        expect((await send(body)).status).toBe(200);
      expect((await send(`_form=${_form}&_form=${_form}&address=a@b.test`)).status).toBe(403);
      await visitor.get('/sign-in?__proto__[polluted]=1&constructor[prototype][polluted]=1');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      const firstRun = await visitor.ask('/first-run', { method: 'POST', headers: { 'x-form-token': _form } });
      expect(firstRun.status).toBe(404);
    }));
});

test('every page says what a browser may run, frame and keep', async () => {
  const visitor = new Visitor(web);
  for (const target of ['/sign-in', path, '/nowhere', '/games', '/o/x']) {
    const { headers } = await visitor.get(target);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "font-src 'self'",
    ])
      expect(policy.split(';')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await visitor.get('/public/fieldpost.css')).headers.get('cache-control')).toContain('max-age=3600');
});

test('nobody reads the pages of who runs games without being one', async () => {
  const umpire = await signedIn(web, { address: 'uma@blue.test', role: 'umpire' });
  const stranger = new Visitor(web);
  expect((await umpire.get('/games')).text).not.toContain('Savannah 7');
  for (const visitor of [umpire, stranger]) {
    const known = await visitor.get(`/games/${GAME}`);
    const unknown = await visitor.get('/games/savannah-8');
    // A form's token is another text each time.
    const bare = (page: string) => page.replace(/name="_form" value="[^"]*"/g, '');
    expect([known.status, bare(known.text).replaceAll(GAME, '')]).toEqual([
      unknown.status,
      bare(unknown.text).replaceAll('savannah-8', ''),
    ]);
    expect([303, 404]).toContain(known.status);
  }
});
