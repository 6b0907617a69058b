/** Mails that cannot be taken: each is told what is wrong, where, and what to do, and changes nothing. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BAD_MAILS } from './bad-mails.ts';
import { DEMO_MAILS, type PlayedGame, play } from './program.ts';

/** What stands between the answers to two mails of one seat. */
const NEXT_ANSWER = `\n${'='.repeat(78)}\n\n`;

const badMails = BAD_MAILS.map(({ raw }, n): [string, string | Buffer] => [`turn-16/bad-${n + 10}.eml`, raw]);
/** Read before the bad ones, which must not replace them. */
const goodMails = [...DEMO_MAILS].map(([name, raw]): [string, Buffer] => [name.replace('turn-16/', 'turn-16/a-'), raw]);

let good: PlayedGame;
let withBad: PlayedGame;

beforeAll(async () => {
  const played = (mails: [string, string | Buffer][]) => play(new Map(mails), { turns: 1 });
  [good, withBad] = await Promise.all([played(goodMails), played([...goodMails, ...badMails])]);
});

describe('bad input', () => {
  test.each(BAD_MAILS)('$what is told what is wrong, where, and what to do', (bad) => {
    const file = `bad-${BAD_MAILS.indexOf(bad) + 10}.eml`;
    const answer = withBad
      .text(`turn-16/${bad.answered}.ack.txt`)
      .split(NEXT_ANSWER)
      .find((text) => text.startsWith(`${file}\n`));
    const told = (answer ?? 'no answer').replace(/\s+/g, ' ');
    for (const words of bad.says) expect(told).toMatch(words);
  });

  test('none of them counts: the orders that were in stand, and the game is the same to the byte as without it', () => {
    expect(withBad.out).toContain(`2 of ${BAD_MAILS.length + 2} mails counted`);
    expect(good.text('journal.jsonl')).toContain('MOVE marines TO 1504');
    expect(untouched(withBad)).toEqual(untouched(good));
  });
});

/** Everything of a game but what its senders were answered. */
function untouched({ files }: PlayedGame): Record<string, string> {
  const kept = [...files].filter(([name]) => !name.endsWith('.ack.txt'));
  return Object.fromEntries(kept.map(([name, bytes]) => [name, bytes.toString('base64')]));
}
