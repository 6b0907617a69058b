import type { Router } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsOf } from '../../src/campaign/house/options.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf, lastEntries } from '../../src/store/entries.ts';
import { changeGame, findGame, gameOf } from '../../src/store/games.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { umpireOf } from '../../src/store/umpires.ts';
import { fold } from '../../src/table/record.ts';
import { gameConsole } from '../../src/web/console/console.ts';
import { player } from '../campaign/savannah-house.ts';
import { send } from '../campaign/toy-house.ts';
import { openGame } from '../games/registry.ts';
import { openWebHouse, signedIn, Visitor, type WebHouse } from './house.ts';

let web: WebHouse;
let olga: Visitor;
let jo: Visitor;

const RHYTHM = { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 };
const SEED = '7d'.repeat(32);

async function make(id: string, umpire: string, scenario = 'savannah/assault', seats = ['british', 'allied']) {
  await createGame(web.house, {
    id,
    label: `Game ${id}`,
    ...openGame(scenario),
    tempo: 'classic',
    zone: 'Europe/London',
    rhythm: RHYTHM,
    players: seats.map((seat, at) => player(seat, at === 0 ? 'anna@blue.test' : 'bert@red.test')),
    umpire: { name: 'Jo', address: umpire },
    seed: SEED,
  });
}

async function deadlinePasses(id: string): Promise<void> {
  const { dueAt } = (await deadlineOf(web.house.store.db, id)) as { dueAt: Date };
  web.clock.now = new Date(dueAt.getTime() + (web.house.patience.settle + 1) * 1000);
  await web.settle();
}

const lengthOf = async (id: string) => (await gameOf(web.house.store.db, id)).length;
const plain = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  web = await openWebHouse();
  olga = await signedIn(web);
  jo = await signedIn(web, { role: 'umpire', address: 'jo@blue.test' });
  await make('mine', 'jo@blue.test');
  await make('other', 'kay@blue.test');
  await web.settle();
});
afterAll(() => web.stop());

test('an umpire sees his own games with who has sent; an operator sees all, those that stand still on top', async () => {
  await send(web.house, 'allied', 'games-1', [await orderOf('allied')], { game: 'mine' });
  await web.settle();
  const own = plain((await jo.get('/games')).text);
  expect(own).toContain('Game mine');
  expect(own).not.toContain('Game other');
  expect(own).toContain('in: Allies');
  await changeGame(web.house.store.db as never, 'other', { status: 'halted', haltedBecause: 'it broke' });
  const all = plain((await olga.get('/games')).text);
  expect(all.indexOf('Game other')).toBeLessThan(all.indexOf('Game mine'));
  expect(all).toContain('you: it broke');
  await changeGame(web.house.store.db as never, 'other', { status: 'running', haltedBecause: null });
});

test('a new game tells every fault at its field and keeps what was typed; then it is made with all its options', async () => {
  const page = '/games/new?scenario=savannah/assault&seats=2';
  const bad = await jo.post(
    '/games/new',
    {
      scenario: 'savannah/assault',
      seats: '2',
      label: 'My war',
      id: 'Bad Id',
      zone: 'Mars',
      'address-british': 'nobody',
      'option-grace': 'x',
      start: 'invite',
      time: '20:00',
      least: '2',
    },
    page,
  );
  expect(bad.status).toBe(400);
  for (const id of ['id', 'zone', 'days', 'address-british', 'option-grace', 'answerDays', 'tempo'])
    expect(bad.text, id).toContain(`id="${id}-fault"`);
  expect(bad.text).toContain('value="My war"');
  const good = {
    scenario: 'savannah/assault',
    seats: '2',
    label: 'My war',
    id: 'war-1',
    tempo: 'together',
    days: '2',
    time: '19:30',
    zone: 'Europe/Paris',
    least: '24',
    'name-british': 'Anna',
    'address-british': 'anna@blue.test',
    'language-british': 'fr',
    'level-allied': 'veteran',
    start: 'invite',
    answerDays: '5',
    message: 'Come & play',
    umpireLanguage: 'en',
    'option-press': 'named',
    'option-reminders': '24',
    'option-grace': '6',
    'option-missed': '3',
    'option-vacation': 'doctrine',
    'option-vacationdays': '10',
    'option-moderation': 'hold',
    ...archiveOptions(bad.text),
  };
  const made = await jo.post('/games/new', good, page);
  expect(made.location).toBe('/games/war-1?done=created');
  const row = await gameOf(web.house.store.db, 'war-1');
  expect(row).toMatchObject({ status: 'inviting', tempo: 'together', zone: 'Europe/Paris', label: 'My war' });
  expect(JSON.parse(row.rhythm)).toEqual({ days: [2], time: '19:30', least: 24 });
  expect(optionsOf(row)).toMatchObject({
    press: 'named',
    reminders: [24],
    grace: 6,
    missed: 3,
    vacation: 'doctrine',
    vacationdays: 10,
    moderation: 'hold',
  });
  expect((await jo.get('/games/war-1')).status).toBe(200);
  const again = await jo.post('/games/new', good, page);
  expect(again.text).toContain('id="id-fault"');
  const levels = async () => fold(await entriesOf(web.house.store.db, 'war-1')).seats.map(({ level }) => level);
  expect(await levels()).toEqual([undefined, 'veteran']);
  const seat = '/games/war-1/seats/allied';
  expect((await jo.get(seat)).text).toContain('<option selected>veteran</option>');
  expect((await jo.post(`${seat}/level`, { level: 'hero', reason: 'x' }, seat)).status).toBe(400);
  await jo.post(`${seat}/level`, { level: 'recruit', reason: 'a gentler game' }, seat);
  expect(await levels()).toEqual([undefined, 'recruit']);
});

/** An order the seat may give now: the first that the form in its orders page suggests, whole. */
async function orderOf(seat: string): Promise<string> {
  const form = (await olga.get(`/games/mine/orders/${seat}`)).text.replaceAll(/ \\\n#\s+/g, ' ');
  return /^# ((?:MOVE|ATTACK) .+)$/m.exec(form)?.[1] ?? '';
}

/** Options of other subjects, as the form offers them. */
function archiveOptions(page: string): Record<string, string> {
  const names = [...page.matchAll(/name="(option-[a-z]+)"/g)].map(([, name]) => name as string);
  const usual = optionsOf({ options: '{}' }) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names
      .filter((name) => !/press$|reminders|grace|missed|vacation|moderation/.test(name) || name === 'option-showpress')
      .map((name) => [name, String(usual[name.slice('option-'.length)])]),
  );
}

test('each act needs its reason, is an entry of the journal and is told on the page', async () => {
  const before = await deadlineOf(web.house.store.db, 'mine');
  const bare = await jo.post('/games/mine/act/extend', { hours: '24', reason: '' }, '/games/mine');
  expect(bare.status).toBe(400);
  expect(plain(bare.text)).toContain('Give a reason');
  const wrong = await jo.post('/games/mine/act/extend', { hours: '1.5', reason: 'x' }, '/games/mine');
  expect(plain(wrong.text)).toContain('whole number of hours');
  expect(await deadlineOf(web.house.store.db, 'mine')).toEqual(before);
  const done = await jo.post('/games/mine/act/extend', { hours: '24', reason: 'snow <b>' }, '/games/mine');
  expect(done.location).toBe('/games/mine?done=extend');
  const page = (await jo.get(done.location as string)).text;
  expect(plain(page)).toContain('More time: 24 hours , by the umpire');
  expect(page).toContain('snow &lt;b&gt;');
  await jo.post('/games/mine/act/pause', { reason: 'a wedding' }, '/games/mine');
  expect((await gameOf(web.house.store.db, 'mine')).status).toBe('paused');
  expect((await jo.get('/games/mine')).text).not.toContain('act/pause"');
  await jo.post('/games/mine/act/resume', { reason: 'they are wed' }, '/games/mine');
  const umpire = await umpireOf(web.house.store.db, 'mine');
  await jo.post(
    '/games/mine/act/umpire',
    { language: 'fr', zone: 'Europe/Paris', renew: 'yes', reason: 'moved' },
    '/games/mine',
  );
  const moved = await umpireOf(web.house.store.db, 'mine');
  expect(moved).toMatchObject({ language: 'fr', zone: 'Europe/Paris' });
  expect(moved?.token).not.toBe(umpire?.token);
  await jo.post('/games/mine/act/option', { name: 'grace', value: '5', reason: 'slow post' }, '/games/mine');
  expect(optionsOf(await gameOf(web.house.store.db, 'mine')).grace).toBe(5);
  await jo.post('/games/mine/act/option', { name: 'grace', value: '0', reason: 'quick post' }, '/games/mine');
  await jo.post('/games/mine/act/seeding', { reason: 'Luc is new' }, '/games/mine');
  expect((await jo.get('/games/mine?done=seeding')).text).toContain('All seats are asked for a phrase');
  const twice = await jo.post('/games/mine/act/seeding', { reason: 'once more' }, '/games/mine');
  expect([twice.status, twice.text]).toEqual([400, expect.stringContaining('A seeding round is open already')]);
  expect((await jo.post('/games/mine/act/nothing', { reason: 'x' }, '/games/mine')).status).toBe(404);
  await web.settle();
});

test('letters that are withheld are read on the page before they are approved', async () => {
  await jo.post('/games/mine/act/withhold', { reason: 'I look first' }, '/games/mine');
  await deadlinePasses('mine');
  const held = (await jo.get('/games/mine')).text;
  expect(plain(held)).toContain('Letters that wait for you');
  expect(held).toMatch(/<details class="letter"><summary>[^<]*<\/summary><pre>[^<]{300}/);
  // It stands above games whose deadline is nearer, and says what it waits for.
  const all = plain((await olga.get('/games')).text);
  expect(all).toContain('you: its letters are to be looked at and approved');
  expect(all.indexOf('Game mine')).toBeLessThan(all.indexOf('Game other'));
  expect(plain((await jo.get('/games/mine/journal')).text)).toMatch(
    /Next letters are to wait , by the umpire .*Game founded/,
  );
  const done = await jo.post('/games/mine/act/approve', { reason: 'good' }, '/games/mine');
  expect(done.location).toBe('/games/mine?done=approve');
  await web.settle();
  expect((await lettersOf(web.house.store.db, 'mine')).filter(({ status }) => status === 'held')).toEqual([]);
  expect(plain((await jo.get('/games')).text)).not.toContain('letters wait for you');
});

test('a mail is shown as read, as understood and as it came, and nothing in it becomes part of the page', async () => {
  const seat = (await deadlineOf(web.house.store.db, 'mine'))?.needs[0]?.seat as string;
  await send(web.house, seat, 'mail-1', ['HOLD ALL', 'MOVE <script>alert(1)</script> TO 1404'], { game: 'mine' });
  await web.settle();
  const list = (await jo.get('/games/mine/mails')).text;
  const path = /href="(\/games\/mine\/mails\/in\/[^"]+)"/.exec(list)?.[1] as string;
  const mail = (await jo.get(path)).text;
  expect(mail).not.toContain('<script>alert');
  expect(plain(mail)).toContain('As it was read');
  expect(mail).toMatch(/<span class="tag error">wrong<\/span>/);
  expect(mail).toContain('Message-ID: &lt;mail-1@mail.test&gt;');
  const raw = await jo.get(`${path}/raw`);
  expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(raw.headers.get('content-disposition')).toContain('attachment');
  expect(raw.headers.get('x-content-type-options')).toBe('nosniff');
  expect(raw.text).toContain('MOVE <script>alert(1)</script> TO 1404');
  // The same mail under another game is nothing.
  const elsewhere = path.replace('/mine/', '/other/');
  expect((await olga.get(elsewhere)).status).toBe(404);
  expect((await olga.get(`${elsewhere}/raw`)).status).toBe(404);
});

test('a letter is shown as text and as HTML in a frame that runs and loads nothing', async () => {
  const list = (await jo.get('/games/mine/mails?box=out')).text;
  const path = /href="(\/games\/mine\/mails\/out\/call[^"]+)"/.exec(list)?.[1] as string;
  const letter = (await jo.get(path)).text;
  expect(letter).toContain(`<iframe class="letter-frame" title="The letter as HTML" sandbox src="${path}/html">`);
  expect((await jo.get(path)).headers.get('content-security-policy')).toContain("frame-src 'self'");
  const html = await jo.get(`${path}/html`);
  const policy = html.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).not.toContain('script-src');
  expect(html.text).toContain('src="data:image/png');
  expect((await olga.get(`${path.replace('/mine/', '/other/')}/html`)).status).toBe(404);
});

test('the map of a seat shows only what the seat knows; as it is, everything shows', async () => {
  await make('sea', 'jo@blue.test', 'jenkins-ear/war', ['english', 'spanish']);
  await web.settle();
  const [english, whole] = [await jo.get('/games/sea/view/english'), await jo.get('/games/sea/view/umpire')];
  expect(plain(english.text)).toMatch(/counters, .* on top/);
  expect(plain(whole.text)).not.toMatch(/counters, .* on top/);
  expect((await jo.get('/games/sea/view/dutch')).status).toBe(404);
  const drawn = await jo.get('/games/mine/view/umpire');
  expect(drawn.text).toContain('<svg');
  expect(drawn.text.length).toBeLessThan(300_000);
});

test('a preview shows samples and letters of them, and writes nothing', async () => {
  const length = await lengthOf('mine');
  const shown = await jo.get('/games/mine/preview?samples=3');
  expect(plain(shown.text)).toMatch(/Sample 3 (goes on|closes|ends)/);
  const letter = await jo.get('/games/mine/preview?samples=3&show=2&seat=british');
  expect(plain(letter.text)).toContain('Practice dice: nothing of this has happened');
  expect(await lengthOf('mine')).toBe(length);
  expect((await jo.get('/games/mine/preview?samples=1000000')).status).toBe(404);
});

test('orders for a seat are checked without being kept, then handed in with a reason', async () => {
  const { db } = web.house.store;
  const seat = (await deadlineOf(db, 'mine'))?.needs[0]?.seat as string;
  const path = `/games/mine/orders/${seat}`;
  const order = await orderOf(seat);
  const before = (await newestBooks(db, 'mine')).get(seat)?.version;
  const checked = await jo.post(path, { text: `${order}\nMOVE nobody TO 1404`, step: 'check' });
  expect(checked.text).toMatch(/<span class="tag error">wrong<\/span>/);
  expect(checked.text).toContain('MOVE nobody TO 1404');
  expect((await newestBooks(db, 'mine')).get(seat)?.version).toBe(before);
  const bare = await jo.post(path, { text: order, step: 'enter', reason: '' });
  expect(plain(bare.text)).toContain('Give a reason');
  const form = /name="form" value="([^"]+)"/.exec(bare.text)?.[1] as string;
  const entered = await jo.post(path, { text: order, step: 'enter', reason: 'his mail is down', form });
  expect(entered.location).toBe(`${path}?done=1`);
  expect((await newestBooks(db, 'mine')).get(seat)?.version).not.toBe(before);
  await web.settle();
});

test('a ruling shows what comes of it, changes nothing until it is confirmed, and is refused where the rules forbid it', async () => {
  const list = (await jo.get('/games/mine/rule?find=morale')).text;
  const path = [...list.matchAll(/href="(\/games\/mine\/rule\?[^"]*edit=track[^"]*)"/g)][0]?.[1]?.replaceAll(
    '&amp;',
    '&',
  ) as string;
  const form = (await jo.get(path)).text;
  const hidden = Object.fromEntries(
    ['turn', 'at', 'edit', 'of'].map((name) => [
      name,
      unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''),
    ]),
  );
  const length = await lengthOf('mine');
  const trial = await jo.post(
    '/games/mine/rule',
    { ...hidden, 'slot-value': '7', reason: 'counted wrongly', step: 'try' },
    path,
  );
  expect(trial.status).toBe(200);
  expect(plain(trial.text)).toMatch(/Before After .*track.* 7/);
  expect(await lengthOf('mine')).toBe(length);
  const nobody = (await jo.get('/games/mine/rule?find=1404')).text;
  expect(nobody).toContain('edit=place');
  const done = await jo.post(
    '/games/mine/rule',
    { ...hidden, 'slot-value': '7', reason: 'counted wrongly', step: 'rule' },
    path,
  );
  expect(done.location).toBe('/games/mine?done=ruled');
  expect(await lengthOf('mine')).toBeGreaterThan(length);
  const wrong = await jo.post('/games/mine/rule', { ...hidden, 'slot-value': 'many', reason: 'x', step: 'rule' }, path);
  expect(wrong.status).toBe(400);
  await web.settle();
});

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');

test('a rewind shows what it undoes before the form that does it', async () => {
  const places = (await jo.get('/games/mine/rewind')).text;
  const path = [...places.matchAll(/href="(\/games\/mine\/rewind\?turn=1&amp;at=[^"]+)"/g)][0]?.[1]?.replaceAll(
    '&amp;',
    '&',
  ) as string;
  const length = await lengthOf('mine');
  const shown = (await jo.get(path)).text;
  expect(plain(shown)).toMatch(/Dice taken back [1-9]/);
  expect(shown.indexOf('What is undone')).toBeLessThan(
    shown.indexOf('<form method="post" action="/games/mine/rewind"'),
  );
  expect(await lengthOf('mine')).toBe(length);
  const at = new URL(path, 'http://x').searchParams.get('at') as string;
  const done = await jo.post('/games/mine/rewind', { turn: '1', at, dice: 'same', reason: 'once more' }, path);
  expect(done.location).toBe('/games/mine?done=rewound');
  expect((await lastEntries(web.house.store.db, 'mine', 20)).some(({ content }) => content.kind === 'rewind')).toBe(
    true,
  );
  expect((await jo.get('/games/mine/rewind?turn=1&at=t16/%23nowhere')).status).toBe(404);
  expect((await jo.get('/games/mine/rewind?turn=99')).status).toBe(404);
  await web.settle();
});

test('a seat gets another address, language and player, and is forgotten when its name is typed', async () => {
  const seat = '/games/sea/seats/english';
  const odd = await jo.post(`${seat}/address`, { address: 'x@post.test', reason: 'moved' }, seat);
  expect(plain(odd.text)).toContain('not be one of this house');
  await jo.post(`${seat}/address`, { address: 'anna2@blue.test', reason: 'moved' }, seat);
  await jo.post(`${seat}/reading`, { language: 'fr', zone: 'Europe/Paris', paper: 'Letter', reason: 'asked' }, seat);
  const before = (await seatsOf(web.house.store.db, 'sea')).find((one) => one.seat === 'english');
  expect(before).toMatchObject({ address: 'anna2@blue.test', language: 'fr', paper: 'Letter' });
  await jo.post(`${seat}/token`, { reason: 'lost' }, seat);
  const file = await jo.get(`${seat}/export`);
  expect(file.headers.get('content-disposition')).toContain('sea-english.json');
  expect(file.text).toContain('anna2@blue.test');
  const invited = await jo.post(
    `${seat}/invite`,
    { name: 'Carl', address: 'carl@blue.test', days: '7', language: 'en', zone: '' },
    seat,
  );
  expect(invited.location).toBe(`${seat}?done=invite`);
  expect(plain((await jo.get(seat)).text)).toContain('Carl &lt;carl@blue.test&gt;');
  expect((await jo.post(`${seat}/erase`, { sure: 'no' }, seat)).status).toBe(400);
  await jo.post(`${seat}/erase`, { sure: 'english' }, seat);
  const after = (await seatsOf(web.house.store.db, 'sea')).find((one) => one.seat === 'english');
  expect(after).toMatchObject({ person: null, address: null });
  expect(after?.token).not.toBe(before?.token);
});

test('a game that does not play again says so on every page of it, and keeps its overview', async () => {
  await make('broken', 'jo@blue.test');
  await web.settle();
  const { db } = web.house.store;
  await deadlinePasses('broken');
  const last = await lastEntries(db, 'broken', 50);
  const lock = last.find(({ content }) => content.kind === 'lock')?.content.seq as number;
  const key = { game: 'broken', seq: lock };
  const entry = await db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', key.game)
    .where('seq', '=', key.seq)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('entries')
    .set({ hash: entry.hash.replace(/^./, (one) => (one === '0' ? '1' : '0')) })
    .where('game', '=', key.game)
    .where('seq', '=', key.seq)
    .execute();
  web.house.atHand.delete('broken');
  for (const page of ['view/umpire', 'rule', 'rewind', 'rewind?turn=1']) {
    const shown = await jo.get(`/games/broken/${page}`);
    expect(shown.status, page).toBe(409);
    expect(plain(shown.text)).toContain('does not play again as it is recorded');
  }
  expect((await jo.get('/games/broken')).status).toBe(200);
  expect((await new Visitor(web).get('/games/broken/rule')).status).toBe(404);
});

test('a game is rebased on the rules of this release for a reason', async () => {
  const bare = await olga.post('/games/other/rebase', { reason: ' ' }, '/games/other');
  expect(plain(bare.text)).toContain('Give a reason');
  const done = await olga.post('/games/other/rebase', { reason: 'new tables' }, '/games/other');
  expect(done.location).toBe('/games/other?done=rebased');
  expect((await lastEntries(web.house.store.db, 'other', 20)).some(({ content }) => content.kind === 'rebase')).toBe(
    true,
  );
  await web.settle();
});

test('an operator opens an account for another; an umpire cannot see that the page exists', async () => {
  const made = await olga.post('/people', { name: 'Kay <i>', address: 'kay@blue.test', role: 'umpire' });
  expect(made.location).toBe('/people?done=open');
  expect((await olga.get('/people')).text).toContain('Kay &lt;i&gt;');
  expect((await jo.get('/people')).status).toBe(404);
  expect(
    (await jo.post('/people', { name: 'Me', address: 'me@blue.test', role: 'operator' }, '/games/mine')).status,
  ).toBe(404);
});

test('an operator signs others out, gives them another role and closes their accounts, but the last one stays', async () => {
  const act = (address: string, what: string) => olga.post('/people/act', { address, act: what }, '/people');
  const lee = await signedIn(web, { role: 'umpire', address: 'lee@blue.test' });
  expect((await lee.get('/people')).status).toBe(404);
  expect((await act('lee@blue.test', 'sessions')).location).toBe('/people?done=sessions');
  expect((await lee.get('/games')).status).not.toBe(200);
  expect((await act('lee@blue.test', 'operator')).location).toBe('/people?done=operator');
  const risen = await signedIn(web, { address: 'lee@blue.test' });
  expect((await risen.get('/people')).status).toBe(200);
  expect((await act('lee@blue.test', 'close')).location).toBe('/people?done=close');
  expect((await risen.get('/people')).status).not.toBe(200);
  expect((await olga.get('/people')).text).not.toContain('lee@blue.test');
  expect(plain((await act('olga@blue.test', 'close')).text)).toContain('Somebody must run this house');
  expect((await jo.post('/people/act', { address: 'olga@blue.test', act: 'close' }, '/games/mine')).status).toBe(404);
});

/** Every route of the desk as it is mounted: method and path. */
function routesOf(router: Router): { method: 'get' | 'post'; path: string }[] {
  return (router.stack ?? []).flatMap(({ route, handle }) => {
    if (!route) return routesOf(handle as unknown as Router);
    const methods = route.stack.map(({ method }) => method as 'get' | 'post');
    return methods.map((method) => ({ method, path: route.path }));
  });
}

test('to nobody, and to the umpire of another game, a game that is there looks like one that is not, on every route', async () => {
  const kay = await signedIn(web, { role: 'umpire', address: 'kay@blue.test' });
  const visitor = new Visitor(web);
  const routes = routesOf(
    gameConsole({
      house: web.house,
      wake: () => {},
      setUpKey: '',
      secure: false,
      most: 0,
      proxies: [],
      metricsToken: null,
    }),
  );
  const ofGames = routes.filter(({ path }) => path.startsWith('/games/:id'));
  expect(ofGames.length).toBeGreaterThan(15);
  const { db } = web.house.store;
  const letter = (await lettersOf(db, 'mine')).find(({ bytes }) => bytes !== null)?.purpose as string;
  const mail = /mails\/in\/([^"]+)"/.exec((await jo.get('/games/mine/mails')).text)?.[1] as string;
  const real: Readonly<Record<string, string>> = {
    seat: 'british',
    eyes: 'british',
    mail,
    letter: encodeURIComponent(letter),
    at: '0',
    act: 'pause',
  };
  const fill = (path: string, id: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? id : (real[name] ?? name)));
  const ask = async (who: Visitor, method: 'get' | 'post', path: string) => {
    const { status, text } =
      method === 'get'
        ? await who.get(path)
        : await who.post(path, { reason: 'x', hours: '1' }, who === visitor ? '/sign-in' : '/games/new');
    return { status, text: text.replace(/name="_form" value="[^"]+"/g, '') };
  };
  const head = (await gameOf(db, 'mine')).head;
  for (const { method, path } of ofGames) {
    for (const who of [visitor, kay]) {
      const there = await ask(who, method, fill(path, 'mine'));
      const notThere = await ask(who, method, fill(path, 'no-such'));
      expect(there, `${method} ${path}`).toEqual(notThere);
      expect(there.status, `${method} ${path}`).toBe(404);
    }
    if (method === 'get') expect((await ask(olga, method, fill(path, 'mine'))).status, path).toBeLessThan(500);
    expect((await ask(olga, method, fill(path, 'no-such'))).status, path).toBe(404);
  }
  expect((await gameOf(db, 'mine')).head).toBe(head);
  for (const { method, path } of routes.filter((route) => !ofGames.includes(route)))
    expect((await ask(visitor, method, path)).status, path).toBe(404);
  // A form of another visitor's page does nothing, whoever sends it.
  const stolen = await olga.send('/games/mine/act/pause', { _form: 'x'.repeat(43), reason: 'x' });
  expect(stolen.status).toBe(403);
  expect((await findGame(db, 'mine'))?.head).toBe(head);
});
