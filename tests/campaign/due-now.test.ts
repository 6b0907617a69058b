/** Who answers an old letter is told what is due now and until when: the open call's own time, in his zone and language. */
import { expect, test } from 'vitest';
import { localTime } from '../../src/campaign/house/time.ts';
import type { DeadlineRow } from '../../src/store/deadlines.ts';
import { openOffice } from './office.ts';
import { type Letter, player, SavannahByMail } from './savannah-house.ts';

const office = openOffice();

const flat = (letter: Letter | undefined) => letter?.text.replace(/\s+/gu, ' ') ?? '';

test.each([
  [true, 'Europe/London', 'Londres', /Les ordres sont pris jusqu’au [^.]*? (\d\d:\d\d), (\p{L}+)/u],
  [false, 'Asia/Tokyo', 'Tokyo', /rien de vous maintenant.*?jusqu’au \p{L}+\. \d+ .*?(\d\d:\d\d) (\p{L}+)/u],
  [false, 'Europe/London', 'Londres', /rien de vous maintenant.*?jusqu’au \p{L}+\. \d+ .*?(\d\d:\d\d) (\p{L}+)/u],
] as const)('a seat that is asked (%s), in %s', async (isAsked, zone, city, when) => {
  const game = new SavannahByMail(office.store, office.server, `due-${isAsked}-${city}`.toLowerCase());
  await game.create('savannah/assault', 'classic', [
    { ...player('british', 'anna@red.test', 'fr'), zone },
    player('allied', 'bob@blue.test'),
  ]);
  const letters = [...(await game.settle())];
  let open = (await game.open()) as DeadlineRow;
  while (open.printed === 16 || open.needs.some(({ seat }) => seat === 'british') !== isAsked) {
    letters.push(...(await game.deadlinePasses()));
    open = (await game.open()) as DeadlineRow;
  }
  const old = letters.find(({ to, kind }) => to === 'anna@red.test' && (kind === 'call' || kind === 'report'));
  const [answer] = await game.replyInThread('anna@red.test', old, 'PRÊT');
  const { hour, minute } = localTime(open.dueAt, zone);
  const [, clock, place] = when.exec(flat(answer)) ?? [];
  expect([clock, place], flat(answer)).toEqual([`${`${hour}`.padStart(2, '0')}:${`${minute}`.padStart(2, '0')}`, city]);
});
