/** Letters of ours of which people leave a line or two, without quote signs, and what stands in a letter only as an example. */
import { describe, expect, test } from 'vitest';
import { ORDER_WORDS, readMail } from '../../src/campaign/house/reading.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';

const ADDRESS = 'savannah-1+british.k3v9x2q7@post.example';
const LETTER = `From: Savannah 1 <${ADDRESS}>
To: anna@red.test

=-=-= Write your reply above this line =-=-=

Movement orders are open.
BEGIN SAVANNAH-1 BRITISH TURN 16 MOVEMENT
# MOVE ra-2, ra-4, \
#   trumbach, wissenbach, porbeck, \
#   br-a, br-b, br-c, \
#   scr-1, scr-2, nyv TO 1504
# 1404
HOLD tawes, graham-li
# 1503
HOLD fraser-2, kfr
END
IF ENEMY IN 1405 HOLD maitland ELSE MOVE maitland TO 1405
                                an order for what we see at that moment
READY                           we need no more time
`;

async function orders(...body: string[]): Promise<string[]> {
  const raw = `From: anna@red.test\nTo: ${ADDRESS}\nContent-Type: text/plain; charset=utf-8\n\n${body.join('\n')}\n`;
  const mail = await readMail(Buffer.from(raw), undefined, {}, () => Promise.resolve([Buffer.from(LETTER)]));
  return orderText(mail)
    .split('\n')
    .filter((line) => ORDER_WORDS.couldBeOrder(line));
}

describe('a letter of which a line or two is left, without quote signs', () => {
  const heads = [
    ['an attribution', `On 22 Nov 2026, at 22:07, Savannah 1 <${ADDRESS}> wrote:`],
    ['one without an address', 'On 22/11/2026 22:07, Savannah 1 wrote:'],
    ['a name alone', 'Savannah 1 wrote:'],
    ['a header', `From: Savannah 1 <${ADDRESS}>\nSent: 22 November 2026 22:08\nTo: Anna Bell\nSubject: Turn 16\n`],
    ['a title and a name', `-----Original Message-----\nFrom: Savannah 1 <${ADDRESS}>\n`],
  ] as const;
  const left = ['HOLD tawes, graham-li', 'HOLD fraser-2, kfr'];
  const typed = ['MOVE kfr TO 1404', 'READY'];

  test.each(heads)('below %s it is old, and what is added below or above is new', async (_, head) => {
    expect(await orders(head, ...left, '', ...typed)).toEqual(typed);
    expect(await orders(...typed, '', head, ...left)).toEqual(typed);
  });

  test('lines that stand higher in the letter than those before them are typed', async () => {
    expect(
      await orders(`On 22 Nov 2026, at 22:07, Savannah 1 <${ADDRESS}> wrote:`, ...left, '', left[0] ?? ''),
    ).toEqual(left.slice(0, 1));
  });

  test('lines that an order of the form goes on in are part of it, and no letter of ours', async () => {
    const copied = [
      'MOVE ra-2, ra-4, \\',
      '  trumbach, wissenbach, porbeck, \\',
      '  br-a, br-b, br-c, \\',
      '  scr-1, scr-2, nyv TO 1504',
    ];
    const raw = [...copied, ...typed].join('\n');
    const mail = await readMail(
      Buffer.from(`From: anna@red.test\nTo: ${ADDRESS}\nContent-Type: text/plain; charset=utf-8\n\n${raw}\n`),
      undefined,
      {},
      () => Promise.resolve([Buffer.from(LETTER)]),
    );
    expect(orderText(mail).trim()).toBe(raw.trim());
  });

  test('without a head they are orders, as of a form copied in part', async () => {
    expect(await orders(...left, ...typed)).toEqual([...left, ...typed]);
  });
});

describe('below an advert or a signature', () => {
  test('an order counts that stands in the letter as an example alone', async () => {
    expect(await orders('MOVE kfr TO 1404', '', 'Sent from my iPhone', '', 'HOLD maitland')).toEqual([
      'MOVE kfr TO 1404',
      'HOLD maitland',
    ]);
  });

  test('a postscript of orders is the sender’s, a motto is none', async () => {
    const signed = ['MOVE kfr TO 1404', '', '-- ', 'Anna Bell', 'Attack is the best defence'];
    expect(await orders(...signed)).toEqual(['MOVE kfr TO 1404']);
    expect(await orders(...signed, 'PS: HOLD maitland')).toEqual(['MOVE kfr TO 1404', 'PS: HOLD maitland']);
    expect(await orders(...signed, 'P.S.', 'HOLD maitland')).toEqual(['MOVE kfr TO 1404', 'HOLD maitland']);
  });
});

describe('a letter quoted as HTML', () => {
  const html = `<p>Movement orders are open until Friday.</p><h2>Where we stand</h2><ol start="3"><li>Army morale is high
on both sides.</li><li>VP British ½, French 0: we need three more.</li><li>Attack or divert: 1404 and 1504.</li></ol>
<h2>Before the fight</h2><p>Silence: nobody marches and guns fire where it hurts most.</p>`;
  const text = `Movement orders are open until Friday.

WHERE WE STAND
3. Army morale is high on both sides.
4. VP British 1/2, French 0: we need three more.
5. Attack or divert: 1404 and 1504.

WHO STANDS WHERE
Silence: nobody marches and guns fire where it hurts most.
`;
  const part = (type: string, body: string): string => `--b\nContent-Type: ${type}; charset=utf-8\n\n${body}\n`;
  const letter = `From: Savannah 1 <${ADDRESS}>
To: anna@red.test
Content-Type: multipart/alternative; boundary=b

${part('text/plain', text)}${part('text/html', html)}--b--
`;

  test('a sentence that begins like an order is old, though a sum above it is set otherwise in its text', async () => {
    const raw = `From: anna@red.test
To: ${ADDRESS}
Content-Type: text/html; charset=utf-8

<div>MOVE kfr TO 1404</div><div class="gmail_quote"><div>On Sun, Nov 22, 2026 at 10:07 PM Savannah 1 &lt;${ADDRESS}&gt; wrote:</div>
<blockquote class="gmail_quote">${html}</blockquote></div>
`;
    const mail = await readMail(Buffer.from(raw), undefined, {}, () => Promise.resolve([Buffer.from(letter)]));
    expect(orderText(mail).trim().split('\n')).toEqual(['MOVE kfr TO 1404']);
  });
});
