import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORDER_WORDS } from '../../src/campaign/house/reading.ts';
import { MAIL_SPELLINGS } from '../../src/orders/mail-words.ts';
import { readScenarioMail } from '../../src/tools/said-mail.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('savannah/assault');
const said = (name: string) => readScenarioMail(readFileSync(join(import.meta.dirname, 'mails', `${name}.eml`)), game);
const saidOf = (body: string, head = 'To: savannah-7+british.k3v9x2@post.example\n') =>
  readScenarioMail(Buffer.from(`From: ann@players.example\n${head}\n${body}`), game);

describe('what a mail is taken to say', () => {
  test('orders are told with line, column, verb and canonical text, whatever the phone did to them', async () => {
    const { orders, newText } = await said('iphone-smart-punctuation');
    expect(orders.map(({ line, column, verb, canonical }) => ({ line, column, verb, canonical }))).toEqual([
      { line: 1, column: 1, verb: 'MOVE', canonical: 'MOVE maitland TO 1305 VIA 1306' },
      { line: 2, column: 1, verb: 'DEFEND', canonical: 'STANDING DEFEND 1404 LEAD tawes TACTIC stand fast' },
      { line: 3, column: 1, verb: 'HOLD', canonical: 'HOLD tawes' },
    ]);
    expect(newText.split('\n')[1]).toContain('‘stand fast’');
  });

  test('French orders have English verbs', async () => {
    expect((await said('thunderbird-french')).orders.map(({ verb }) => verb)).toEqual(['MOVE', 'HOLD']);
  });

  test('a wrong line is told with its place, the reason and the nearest legal thing', async () => {
    const { diagnostics } = await saidOf('Hello,\n\nMOVE maitlnad TO 1304\n');
    expect(diagnostics[0]).toMatchObject({ severity: 'error', line: 3, column: 6, suggestion: 'maitland' });
    expect(diagnostics[0]?.message).toContain('maitlnad');
  });

  test('answers between quoted lines are orders, the quoted lines are none', async () => {
    const { orders } = await said('interleaved');
    expect(orders.map(({ canonical }) => canonical)).toEqual(['MOVE maitland TO 1305', 'HOLD tawes']);
  });

  test('a refused or automatic mail says nothing to the game', async () => {
    expect(await said('forwarded')).toMatchObject({ refusedCode: 'only-old-text', orders: [] });
    expect(await said('auto-reply')).toMatchObject({ automatic: true, refused: null, orders: [] });
    expect(await said('bounce')).toMatchObject({ automatic: true, orders: [] });
  });

  test('orders of a later turn are read, but not judged where the pieces stand at the opening', async () => {
    const orders = 'MOVE maitland TO 1305\n';
    expect((await saidOf(orders)).diagnostics.some(({ severity }) => severity !== 'note')).toBe(true);
    expect((await saidOf(`TURN 18\n${orders}`)).diagnostics).toEqual([]);
  });
});

test('every word a registered game or the mail language begins an order with is known to the reader', () => {
  const words = [...game.verbs.flatMap((verb) => Object.values(verb.words).flat()), ...MAIL_SPELLINGS];
  expect(words.filter((word) => !ORDER_WORDS.couldBeOrder(word))).toEqual([]);
  expect(ORDER_WORDS.couldBeOrder('If one of the values was nil, she wanted nil.')).toBe(false);
  expect(ORDER_WORDS.couldBeOrder('Thanks, Ann')).toBe(false);
  expect(ORDER_WORDS.couldBeOrder(' 3) Not ready')).toBe(true);
});
