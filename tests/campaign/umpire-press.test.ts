/** The umpire and his players talk: a reply to the letter that brought a message, PRESS TO a seat, beside acts or alone. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readUmpireWords } from '../../src/campaign/mail-in/umpire/umpire-words.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { entriesOf } from '../../src/store/entries.ts';
import type { Store } from '../../src/store/schema.ts';
import { onEachDatabase } from '../store/databases.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const ANNA = 'anna@red.test';
const BERT = 'bert@blue.test';
const JO = 'jo@blue.test';

test('in a reply a line that is no act in full is said to the player; with a code it is a fault', () => {
  const reply = ['Reason: the fort was yours.', 'Extend your line to 1404', 'Language matters', 'See you'].join('\n');
  expect(readUmpireWords(reply, true)).toMatchObject({ acts: [], faults: [], rest: reply });
  const acting = readUmpireWords('CODE 7K3P-9WQM\nEXTEND soon\nREASON: snow\nPAUSE\nSee you');
  expect(acting).toMatchObject({ faults: [{ line: 'EXTEND soon', why: 'hours' }], rest: 'See you' });
  expect(acting.acts).toEqual([{ act: 'pause', reason: 'snow' }]);
});

test('PRESS TO is a message as far as ENDPRESS, whatever stands in it; "press the attack" is none', () => {
  const { words, acts, rest } = readUmpireWords(
    [
      'PRESS TO british',
      'PAUSE',
      'END',
      'ENDPRESS',
      'Presse à Français : bonjour',
      'FINPRESSE',
      'Press the attack',
    ].join('\n'),
  );
  expect(words.map(({ to, text }) => [to, text])).toEqual([
    ['british', 'PAUSE\nEND'],
    ['francais', 'bonjour'],
  ]);
  expect([acts, rest]).toEqual([[], 'Press the attack']);
  expect(readUmpireWords('PRESS TO british\nHello').faults).toEqual([{ line: 'PRESS TO british', why: 'noEndPress' }]);
  expect(readUmpireWords('PRESS TO british ANON\nHello\nENDPRESS').faults).toMatchObject([{ why: 'unsigned' }]);
});

onEachDatabase('the umpire and his players', (fresh) => {
  let store: Store;
  let server: PlayersServer;
  let game: SavannahByMail;
  let opened: Letter[];
  let games = 0;
  beforeAll(async () => {
    store = await (await fresh()).open();
    server = await playersServer();
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });
  beforeEach(async () => {
    game = new SavannahByMail(store, server, `talk-${++games}`);
    await game.create('savannah/assault', 'together', [player('british', ANNA), player('allied', BERT, 'fr')], {
      format: 'full',
    });
    opened = await game.settle();
  });
  const to = (letters: readonly Letter[], address: string, kind?: string) =>
    letters.filter((letter) => letter.to === address && (kind === undefined || letter.kind === kind));
  const code = (letters: readonly Letter[]) =>
    /^CODE (\S+)$/m.exec(to(letters, JO, 'umpire').at(-1)?.text ?? '')?.[1] ?? 'none';
  const asked = async (...lines: string[]) => to(await game.mail(...(lines as [string])), JO, 'press')[0];
  const acts = async () =>
    (await entriesOf(store.db, game.id)).flatMap(({ content }) => (content.kind === 'table' ? [content.act] : []));

  test('a reply to the letter that brought a message goes to its writer, without what it quotes, and he can answer', async () => {
    const brought = await asked('allied', 'PRESSE À arbitre', 'Puis-je creuser en 1404 ?', 'FINPRESSE');
    expect(brought?.subject).toContain('Message from Allies');
    expect(brought?.text).toMatch(/Reply to this letter/);
    const letters = await game.answer(JO, brought, 'Yes, from turn 17 on.', '', 'Jo');
    expect(letters.map(({ to, kind }) => `${kind} ${to}`).toSorted()).toEqual([`umpire ${JO}`, `word ${BERT}`]);
    const [word] = to(letters, BERT);
    expect(word?.subject).toBe('[Savannah] Message de l’arbitre');
    expect(word?.text).toMatch(/Yes, from turn 17 on\.\s+Jo\s+Pour/);
    expect(word?.text).not.toMatch(/creuser|wrote|Reply to/);
    expect(word?.text).toContain('PRESSE À arbitre');
    expect(to(letters, JO)[0]?.text).toContain('Your words go to: Allies');
    const back = await game.answer(BERT, word, 'PRESSE À arbitre', 'Merci.', 'FINPRESSE');
    expect(to(back, JO, 'press')[0]?.text).toContain('Merci.');
    expect(await acts()).toContain('word');
    expect(JSON.stringify(await entriesOf(store.db, game.id))).not.toContain('turn 17 on');
  });

  test('who wrote without signing is answered, and stays unknown to the umpire', async () => {
    const brought = await asked('british', 'PRESS TO gm ANON', 'Who cheats?', 'ENDPRESS');
    const letters = await game.answer(JO, brought, 'Nobody that I know of.');
    expect(to(letters, ANNA)[0]?.text).toContain('Nobody that I know of.');
    expect(to(letters, JO)[0]?.text).toContain('whoever wrote to you');
    expect(to(letters, JO)[0]?.raw).not.toMatch(/british|anna@/i);
  });

  test('words and acts stand in one mail: all are done, and the answer tells of each, STATUS too', async () => {
    const brought = await asked('british', 'PRESS TO umpire', 'May I have a day?', 'ENDPRESS');
    const before = (await game.open())?.dueAt.getTime() ?? 0;
    const letters = await game.answer(
      JO,
      brought,
      `CODE ${code(opened)}`,
      'EXTEND 24H: she asked',
      'PRESS TO allied',
      'She asked for a day.',
      'ENDPRESS',
      'STATUS',
      'Of course you may.',
    );
    expect((await game.open())?.dueAt.getTime()).toBe(before + 86_400_000);
    expect(to(letters, BERT, 'word')[0]?.text).toContain('She asked for a day.');
    const [hers] = to(letters, ANNA, 'word');
    expect(hers?.text).toContain('Of course you may.');
    expect(hers?.text).not.toMatch(/CODE|EXTEND|^STATUS/m);
    const [done] = to(letters, JO, 'umpire');
    for (const told of [/extended/, /Your words go to: Allies/, /Your words go to: British/, /No orders yet from/])
      expect(done?.text).toMatch(told);
  });

  test('PRESS TO a seat needs no code; who is nobody, or an act without a code, keeps all of the mail from being done', async () => {
    const [first] = to(opened, JO);
    const sent = await game.answer(JO, first, 'PRESS TO british', 'A word in your ear.', 'ENDPRESS');
    expect(sent.map(({ to, kind }) => `${kind} ${to}`).toSorted()).toEqual([`umpire ${JO}`, `word ${ANNA}`]);
    for (const more of ['PAUSE', 'PRESS TO washington\r\nCome.\r\nENDPRESS']) {
      const letters = await game.answer(JO, first, 'PRESS TO british', 'Again.', 'ENDPRESS', more);
      expect(letters.map(({ to }) => to)).toEqual([JO]);
      expect(letters[0]?.subject).toContain('Nothing was done');
    }
    // Nobody else can speak for him.
    const forged = await game.answer('eve@blue.test', first, 'PRESS TO british', 'I am Jo.', 'ENDPRESS');
    expect(to(forged, ANNA)).toEqual([]);
  });

  test('to a seat that nobody reads for nothing can be said', async () => {
    await store.db
      .updateTable('seats')
      .set({ person: null })
      .where('game', '=', game.id)
      .where('seat', '=', 'allied')
      .execute();
    await expect(steer(game.house, game.id, [{ act: 'word', to: ['allied'], text: 'x' }])).rejects.toMatchObject({
      code: 'nobody-in-seat',
    });
  });
});
