/** The archive: who may look back at which game, what he finds there, and what stays hidden. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from '../../src/campaign/archive/archive.ts';
import { exportGame } from '../../src/campaign/archive/keep-archive.ts';
import { transact } from '../../src/campaign/house/house.ts';
import { encode } from '../../src/engine/canonical.ts';
import { keepPress } from '../../src/store/press.ts';
import { formToken, openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';
import { type Played, playedByDoctrine, putGame } from './played.ts';

let web: WebHouse;
let anybody: Visitor;
let assault: Played;
let campaign: Played;

beforeAll(async () => {
  web = await openWebHouse();
  anybody = new Visitor(web);
  assault = playedByDoctrine('savannah/assault', 'assault-1');
  campaign = playedByDoctrine('savannah/campaign', 'campaign-1', 4);
  await putGame(web.house, assault, { label: 'The <assault>' });
  await putGame(web.house, campaign, { label: 'Siege', options: { archive: 'public' }, umpire: 'uma@blue.test' });
  await putGame(web.house, playedByDoctrine('jenkins-ear/war', 'war-1', 3), { label: 'War', status: 'over' });
  await putGame(web.house, playedByDoctrine('savannah/assault', 'quiet-1', 1), {
    label: 'Quiet',
    umpire: 'uma@blue.test',
  });
  await putGame(web.house, playedByDoctrine('savannah/assault', 'secret-1'), {
    label: 'Secret',
    options: { archive: 'none' },
  });
});
afterAll(() => web.stop());

const status = async (path: string, visitor = anybody) => (await visitor.get(path)).status;

describe('the list', () => {
  test('shows the public games that are over and those that run in public, found by name, state and scenario', async () => {
    expect((await anybody.get('/')).location).toBe('/archive');
    const all = (await anybody.get('/archive')).text;
    expect(all).toContain('The &lt;assault&gt;');
    expect(['Siege', 'War', 'Quiet', 'Secret'].map((label) => all.includes(`>${label}</a>`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await anybody.get('/archive?q=siege')).text).not.toContain('assault-1');
    expect((await anybody.get('/archive?q=JENKINS')).text).toContain('war-1');
    expect((await anybody.get('/archive?state=running')).text).not.toContain('war-1');
    const french = (await anybody.ask('/archive', { headers: { 'accept-language': 'fr-CA,fr;q=0.9' } })).text;
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('Britanniques');
  });

  test('shows who runs a game his own, whatever the public may see', async () => {
    const uma = await signedIn(web, { role: 'umpire', address: 'uma@blue.test' });
    const list = (await uma.get('/archive')).text;
    expect([list.includes('quiet-1'), list.includes('secret-1')]).toEqual([true, false]);
    expect(await status('/archive/quiet-1/turn/1', uma)).toBe(200);
    expect(await status('/archive/campaign-1/turn/4?as=british', uma)).toBe(200);
  });
});

describe('the replay', () => {
  test.each(['assault-1', 'war-1'])('of %s goes through every turn for all eyes, in both languages', async (id) => {
    const last = Number(/turn\/(\d+)$/.exec((await anybody.get(`/archive/${id}`)).location ?? '')?.[1]);
    expect(last).toBeGreaterThan(2);
    const seats = id === 'war-1' ? ['english', 'spanish'] : ['british', 'allied'];
    for (let turn = 0; turn <= last; turn++) {
      for (const as of ['whole', ...seats]) {
        const lang = turn % 2 === 0 ? 'fr' : 'en';
        const page = await anybody.get(`/archive/${id}/turn/${turn}?as=${as}&lang=${lang}`);
        expect(page.status, page.text).toBe(200);
        expect(page.text).toContain(`<html lang="${lang}">`);
        expect(page.text).not.toMatch(/undefined|NaN|\[object|seat\.all|\sstyle=/);
      }
    }
  });

  test('page and map together come to less than 300 KB as they are sent', async () => {
    for (const id of ['assault-1', 'campaign-1', 'war-1']) {
      const page = await anybody.get(`/archive/${id}/turn/2`);
      const src = (/<img class="map" src="([^"]+)"/.exec(page.text)?.[1] ?? '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x3D;', '=');
      const map = await fetch(`${web.url}${src}`);
      expect(map.headers.get('content-type')).toContain('svg');
      const sent = Number(map.headers.get('content-length')) + page.text.length;
      expect(sent).toBeLessThan(300_000);
      const svg = await map.text();
      expect(svg).toMatch(/^<svg /);
      const plain = await fetch(`${web.url}${src}`, { headers: { 'accept-encoding': 'identity' } });
      expect(await plain.text()).toBe(svg);
    }
  });

  test('works by links and a form where no script runs', async () => {
    const page = (await anybody.get('/archive/assault-1/turn/2?as=british')).text;
    expect(page).toContain('rel="prev" href="/archive/assault-1/turn/1?as&#x3D;british"');
    expect(page).toContain('rel="next" href="/archive/assault-1/turn/3?as&#x3D;british"');
    const sent = await anybody.get('/archive/assault-1/turn?as=british&n=4');
    expect(sent.location).toBe('/archive/assault-1/turn/4?as=british');
  });

  test('links stay to a combat and to a die, which the log shows at its place', async () => {
    const events = assault.results[0]?.events ?? [];
    const combat = events.find(({ kind }) => kind === 'boar.combat')?.address as string;
    const die = assault.results[0]?.ledger.find(({ address }) => address.startsWith(combat))?.address as string;
    const toCombat = (await anybody.get(`/archive/assault-1/combat/${combat}`)).location as string;
    expect(toCombat).toBe(`/archive/assault-1/turn/1#combat:${combat}`);
    const toDie = (await anybody.get(`/archive/assault-1/die/${die}?as=british`)).location as string;
    expect(toDie).toBe(`/archive/assault-1/turn/1?as=british#die:${die}`);
    const page = (await anybody.get(toDie.split('#')[0] as string)).text;
    expect(page).toContain(`id="combat:${combat}"`);
    expect(page).toContain(`id="die:${die}"`);
    const rolled = page.match(/id="die:/g)?.length;
    expect(rolled).toBe(assault.results[0]?.ledger.filter(({ seenBy }) => seenBy === 'all').length);
    expect(await status(`/archive/assault-1/die/${die}x`)).toBe(404);
    expect(await status('/archive/assault-1/combat/t99/nobody')).toBe(404);
  });

  test('charts morale, points, strength and losses over the turns', async () => {
    const svg = (await anybody.get('/archive/assault-1/charts.svg?as=british&lang=en')).text;
    for (const title of ['Army morale', 'Victory points', 'Strength on the map', 'Strength lost so far'])
      expect(svg).toContain(title);
    const french = (await anybody.get('/archive/war-1/charts.svg?lang=fr')).text;
    expect(french).toContain('<title>');
  });

  test('two turns are compared: both maps, and what moved, was lost or changed', async () => {
    const page = (await anybody.get('/archive/assault-1/compare?from=0&to=4')).text;
    expect(page.match(/<img class="map"/g)).toHaveLength(2);
    expect(page).toContain('Strength, with what is still to come');
    expect(page).toMatch(/\d{4} → \d{4}|→ not on the map/);
    expect((await anybody.get('/archive/assault-1/compare?from=3&to=3')).text).toContain('Nothing that can be seen');
    expect((await anybody.get('/archive/war-1/compare?from=1&to=3&as=spanish')).text).toContain(' → ');
    expect(await status('/archive/assault-1/compare?from=0&to=9')).toBe(404);
  });

  test('a game whose snapshots are gone, or that came without them, is told all the same', async () => {
    await web.house.store.db.deleteFrom('snapshots').where('game', '=', 'assault-1').execute();
    expect(await status('/archive/assault-1/report/4/british.json')).toBe(200);
    const fresh = playedByDoctrine('savannah/assault', 'bare-1', 2);
    await putGame(web.house, fresh, { status: 'over', snapshots: false });
    expect(await status('/archive/bare-1/turn/2')).toBe(200);
    const kept = await web.house.store.db.selectFrom('snapshots').selectAll().where('game', '=', 'bare-1').execute();
    expect(kept.map(({ ordinal, bytes }) => [ordinal, bytes])).toEqual(
      fresh.results.map(({ ordinal, closing }) => [ordinal + 1, closing]),
    );
  });
});

describe('what is not to be seen', () => {
  const routes = (id: string, turn: number) => [
    `/archive/${id}/turn/${turn}`,
    `/archive/${id}/turn?n=${turn}`,
    `/archive/${id}/map/${turn}.svg`,
    `/archive/${id}/compare?from=0&to=${turn}`,
    `/archive/${id}/die/t${turn}/opening/!initiative`,
    `/archive/${id}/report/${turn}/british.txt`,
    `/archive/${id}/press`,
    `/archive/${id}.fpz`,
  ];

  test('a game in public shows its turns late, to everybody alike, and nothing else of it', async () => {
    expect((await anybody.get('/archive/campaign-1')).location).toBe('/archive/campaign-1/turn/3');
    const page = (await anybody.get('/archive/campaign-1/turn/3')).text;
    expect(page).not.toContain('turn/4');
    expect(page).not.toContain('.fpz');
    for (const path of routes('campaign-1', 4)) expect(await status(path), path).toBe(404);
    for (const as of ['whole', 'british', 'allied', 'nobody'])
      for (const path of [`turn/2?as=${as}`, `map/2.svg?as=${as}`, `charts.svg?as=${as}`])
        expect(await status(`/archive/campaign-1/${path}`), path).toBe(404);
    for (const path of ['report/2/british.pdf', 'press']) expect(await status(`/archive/campaign-1/${path}`)).toBe(404);
  });

  test('its charts and pages are the same bytes as if the turns not yet allowed had never been played', async () => {
    const three = await openWebHouse();
    try {
      const shorter = playedByDoctrine('savannah/campaign', 'campaign-1', 3);
      await putGame(three.house, shorter, { label: 'Siege', options: { archive: 'public', delay: 0 } });
      const other = new Visitor(three);
      for (const path of ['turn/0', 'turn/2', 'turn/3', 'charts.svg', 'map/3.svg', 'compare?from=1&to=3'])
        expect((await anybody.get(`/archive/campaign-1/${path}`)).text, path).toBe(
          (await other.get(`/archive/campaign-1/${path}`)).text,
        );
    } finally {
      await three.stop();
    }
  });

  test('a turn whose letters the umpire holds stays hidden, also the last of a game that is over', async () => {
    await putGame(web.house, playedByDoctrine('savannah/assault', 'held-1'), { held: [5] });
    expect(await status('/archive/held-1/turn/5')).toBe(404);
    expect(await status('/archive/held-1')).toBe(404);
    await putGame(web.house, playedByDoctrine('savannah/assault', 'held-2', 3), {
      held: [2],
      options: { archive: 'public', delay: 0 },
    });
    expect((await anybody.get('/archive/held-2')).location).toBe('/archive/held-2/turn/1');
    expect(await status('/archive/held-2/turn/2')).toBe(404);
  });

  test('games kept to themselves look like games that are not there', async () => {
    const missing = (await anybody.get('/archive/no-such-game/turn/1')).text;
    for (const id of ['quiet-1', 'secret-1'])
      for (const path of routes(id, 1)) {
        const answer = await anybody.get(path);
        expect([answer.status, answer.text], path).toEqual([404, missing]);
      }
    for (const odd of [
      '/archive/assault-1/turn/-1',
      '/archive/assault-1/turn/1e0',
      '/archive/assault-1/turn/1?as=x&as=y',
      '/archive/%2e%2e%2fetc',
      '/archive/assault-1/map/..%2f1.svg',
      '/archive/assault-1/report/1/..%2fbritish.txt',
    ])
      expect([200, 404], odd).toContain(await status(odd));
  });

  test('what seats wrote to each other shows only where the game shows it, without the writer of what is unsigned', async () => {
    const write = (game: string, number: number, text: string | null, anonymous: boolean) =>
      transact(web.house, (tx) =>
        keepPress(tx, [
          {
            message: `m-${game}`,
            number,
            game,
            fromSeat: 'british',
            toSeats: encode(['allied', 'umpire']),
            text,
            anonymous,
            salt: '00',
            writtenAt: new Date('2026-10-03T09:00:00Z'),
          },
        ]),
      );
    const { db } = web.house.store;
    const message = {
      source: 'test',
      uidValidity: null,
      uid: null,
      messageId: 'x',
      sender: 'a@red.test',
      sha256: '0',
      envelope: '{}',
      raw: null,
      receivedAt: new Date(),
    };
    await db.insertInto('sources').values({ name: 'test', uidValidity: null, readThrough: null }).execute();
    await db
      .insertInto('messages')
      .values([
        { id: 'm-assault-1', ...message, messageId: 'x1' },
        { id: 'm-war-1', ...message, messageId: 'x2' },
      ])
      .execute();
    await write('assault-1', 0, 'Surrender <at once>.', false);
    await write('assault-1', 1, 'From a friend.', true);
    await write('assault-1', 2, null, false);
    await write('war-1', 0, 'Not for you.', false);
    expect(await status('/archive/assault-1/press')).toBe(404);
    await db
      .updateTable('games')
      .set({ options: encode({ showpress: 'all' }) })
      .where('id', '=', 'assault-1')
      .execute();
    const page = (await anybody.get('/archive/assault-1/press')).text;
    expect(page).toContain('Surrender &lt;at once&gt;.');
    expect(page.match(/<article/g)).toHaveLength(2);
    expect(page.match(/From British/g)).toHaveLength(1);
    expect(page).not.toContain('Not for you');
  });
});

/** What happened, as the page tells it. */
const log = (page: string) => (/<h3>Opening[\s\S]*?<summary>Dice/.exec(page)?.[0] ?? '').replaceAll(/\?[^"]*"/g, '"');

describe('files', () => {
  test('a seat’s report of any turn comes as text, JSON, HTML with its pictures, and PDF', async () => {
    const at = '/archive/assault-1/report/2/british';
    const text = await anybody.get(`${at}.txt`);
    expect(text.headers.get('content-disposition')).toBe('attachment; filename=assault-1-turn-17-british.txt');
    expect(text.text).toContain('TURN 17');
    const json = JSON.parse((await anybody.get(`${at}.json?lang=fr`)).text) as { language: string; turn: object };
    expect([json.language, json.turn]).toEqual(['fr', { ordinal: 2, printed: 17 }]);
    const html = (await anybody.get(`${at}.html`)).text;
    expect(html).toContain('src="data:image/png;base64,');
    expect(html).not.toContain('cid:');
    // What goes with a letter, and what was asked of letters, is no matter of a page.
    for (const page of [text.text, html]) expect(page).not.toMatch(/Without its PDF|Attached:/u);
    expect((await anybody.get(`${at}.pdf`)).text.slice(0, 5)).toBe('%PDF-');
    for (const odd of ['report/2/nobody.txt', 'report/2/british.exe', 'report/0/british.txt', 'report/2/british'])
      expect(await status(`/archive/assault-1/${odd}`), odd).toBe(404);
  });

  test('the whole game comes as a file, is brought into another house by its operator, and is the same there', async () => {
    const file = Buffer.from(await (await fetch(`${web.url}/archive/assault-1.fpz`)).arrayBuffer());
    const other = await openWebHouse();
    try {
      const send = async (visitor: Visitor, bytes: Buffer, token?: string) => {
        const form = new FormData();
        form.set('_form', token ?? formToken((await visitor.get('/import')).text));
        form.set('file', new Blob([new Uint8Array(bytes)]), 'game.fpz');
        return visitor.ask('/import', { method: 'POST', body: form });
      };
      const stranger = new Visitor(other);
      expect([await status('/import', stranger), (await send(stranger, file, 'x')).status]).toEqual([404, 404]);
      const olga = await signedIn(other);
      expect((await send(olga, file, 'not ours')).status).toBe(403);
      const broken = Buffer.from(file);
      broken.writeUInt8((broken.at(500) as number) ^ 1, 500);
      for (const bytes of [Buffer.from('no zip'), broken, Buffer.alloc(0)])
        expect((await send(olga, bytes)).status).toBe(400);
      expect((await send(olga, Buffer.alloc(33 * 1024 * 1024))).status).toBe(413);
      const done = await send(olga, file);
      expect([done.status, done.location]).toEqual([303, '/archive/assault-1']);
      expect((await send(olga, file)).text).toContain('already');
      const there = (await new Visitor(other).get('/archive/assault-1/map/3.svg?as=whole&lang=en')).text;
      expect(there).toBe((await anybody.get('/archive/assault-1/map/3.svg?as=whole&lang=en')).text);
      // A game still played comes without its seed: whoever runs the house looks at it, the public does not.
      const path = join(mkdtempSync(join(tmpdir(), 'fieldpost-')), 'siege.fpz');
      await writeArchive(path, await exportGame(web.house, 'campaign-1'));
      expect((await send(olga, readFileSync(path))).status).toBe(303);
      expect(await status('/archive/campaign-1/turn/2', new Visitor(other))).toBe(404);
      const open = await olga.get('/archive/campaign-1/turn/2?as=open&lang=en');
      expect(log(open.text)).toContain('Weather');
      expect(log(open.text)).toBe(log((await anybody.get('/archive/campaign-1/turn/2?lang=en')).text));
      expect(await status('/archive/campaign-1/report/2/british.txt', olga)).toBe(404);
    } finally {
      await other.stop();
    }
  });
});
