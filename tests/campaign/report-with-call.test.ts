import { describe, expect, test } from 'vitest';
import { owed } from '../../src/campaign/letters/owe-letters.ts';
import { markSent, oweLetters } from '../../src/store/outbox.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const ADDRESSES: Readonly<Record<string, string>> = { british: 'anna@red.test', allied: 'bert@blue.test' };
const office = openOffice();

/** A game of the default tempo to the opening of its second turn, and the letters that came then. */
async function secondTurn(id: string): Promise<{ game: SavannahByMail; letters: readonly Letter[] }> {
  const game = new SavannahByMail(office.store, office.server, id);
  await game.create(
    'savannah/assault',
    'classic',
    Object.entries(ADDRESSES).map(([seat, address]) => player(seat, address)),
  );
  await game.settle();
  const letters = await goOn(game, (open) => open.printed === 16);
  expect((await game.open())?.printed).toBe(17);
  return { game, letters };
}

/** Everybody says READY to what he is asked for as long as `isOn` says; the letters of the last step. */
async function goOn(
  game: SavannahByMail,
  isOn: (open: { printed: number; needs: readonly { seat: string }[] }) => boolean,
) {
  let letters: readonly Letter[] = [];
  for (let open = await game.open(); open && isOn(open); open = await game.open()) {
    letters = [];
    for (const { seat } of open.needs) letters = [...letters, ...(await game.mail(seat, 'READY'))];
    letters = [...letters, ...(await game.readyTimePasses())];
  }
  return letters;
}

const courseOf = (letters: readonly Letter[], seat: string) =>
  letters.filter(({ to, kind }) => to === ADDRESSES[seat] && (kind === 'report' || kind === 'call'));

async function moversOf(game: SavannahByMail): Promise<{ first: string; second: string }> {
  const first = (await game.open())?.needs[0]?.seat ?? '';
  return { first, second: first === 'british' ? 'allied' : 'british' };
}

describe('the report of a turn in the default tempo', () => {
  test('comes with the first call of the next, which tells of both; who will not wait asks for it', async () => {
    // By the dice of this game nothing of turn 16 moves the morale of the British army.
    const { game, letters } = await secondTurn('with-call-11');
    const { first, second } = await moversOf(game);
    expect(courseOf(letters, first).map(({ kind }) => kind)).toEqual(['report']);
    expect(courseOf(letters, second)).toEqual([]);

    const [asked] = courseOf(await game.mail(second, 'RESEND'), second);
    expect(asked?.text).toMatch(/^DICE LEDGER, TURN 16/m);

    const moved = await goOn(game, ({ needs }) => needs.some(({ seat }) => seat === first));
    const [letter, ...others] = courseOf(moved, second);
    expect(others).toEqual([]);
    expect(letter?.kind).toBe('report');
    expect(letter?.subject).toContain('movement orders, turn 17');
    const heads = [...(letter?.text ?? '').matchAll(/^WHAT HAPPENED, TURN \d+/gm)].map(([head]) => head);
    expect(heads).toEqual(['WHAT HAPPENED, TURN 16', 'WHAT HAPPENED, TURN 17']);
    // How it stands now is told once; what the closed turn did to it stands in its own part.
    expect(letter?.text.match(/^ARMY MORALE(?! AND)/gm)).toHaveLength(1);
    const [before = ''] = letter?.text.split('WHAT HAPPENED, TURN 17') ?? [];
    expect(before).toMatch(/^5\. Army morale is unchanged\.$/m);
  });

  test('that left when its turn closed is not sent again: the call comes without it', async () => {
    const { game } = await secondTurn('with-call-2');
    const { first, second } = await moversOf(game);
    const purpose = `report/${game.id}/1/0/${second}`;
    const letter = owed(game.house, game.id, { purpose, kind: 'report', seat: second, ordinal: 1 }, { length: 1 });
    const { now } = game.clock;
    await office.store.db.transaction().execute(async (tx) => {
      await oweLetters(tx, [letter], now);
      await markSent(tx, [purpose], now);
    });
    const moved = await goOn(game, ({ needs }) => needs.some(({ seat }) => seat === first));
    expect(courseOf(moved, second).map(({ kind }) => kind)).toEqual(['call']);
  });
});
