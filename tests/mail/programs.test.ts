/** Old mail as less common programs set it: boxes, rules and tables without a quote sign; the old mail always holds orders. */
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';

const TYPED = 'HOLD maitland\nMOVE tawse TO 1404';
const OLD = 'Savannah 7: turn 16\nMOVE tawse TO 1401\nSURRENDER\nThe next deadline: Sunday.';
const quoted = (text: string, sign: string) => text.replace(/^/gmu, sign);
const rows = (text: string) => text.replace(/^(.*)$/gmu, '<div>$1</div>');
const typedHtml = rows(TYPED);

async function typed(type: string, body: string): Promise<string[]> {
  const head = 'From: ann@players.example\nTo: savannah-7+british.k3v9x2@post.example\nMIME-Version: 1.0\n';
  const mail = await readMail(Buffer.from(`${head}Content-Type: ${type}; charset=utf-8\n\n${body}`));
  return orderText(mail)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const border = (style: string) => `<div style="${style}"><p><b>Fieldpost</b> skrev lördag</p></div>`;
const html: readonly [program: string, body: string][] = [
  [
    'Outlook’s rule above a header of unknown words',
    `${typedHtml}${border('border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm')}${rows(OLD)}`,
  ],
  [
    'the same rule as another program copies it',
    `${typedHtml}${border('border: none; border-top: solid #B5C4DF 1pt; padding: 3pt 0 0')}${rows(OLD)}`,
  ],
  ['a box called quote', `${typedHtml}<div name="quote">${rows(OLD)}</div>`],
  [
    'a box with a bar at its left',
    `${typedHtml}<div style="border-left: 2px solid #325FBA; padding-left: 5px">${rows(OLD)}</div>`,
  ],
  ['a box to be opened', `${typedHtml}<details><summary>…</summary>${rows(OLD)}</details>`],
  ['Hotmail’s rule', `${typedHtml}<hr id="stopSpelling">${rows(OLD)}`],
  [
    'Outlook on the web, its marks renamed by another',
    `${typedHtml}<div id="x_appendonsend"></div><div id="x_divRplyFwdMsg"><b>Ur:</b> F</div>${rows(OLD)}`,
  ],
  [
    'Spark, its signature in a section',
    `<div name="messageBodySection">${typedHtml}</div><div name="messageSignatureSection">Cheers, Ann</div><div name="messageReplySection">${rows(OLD)}</div>`,
  ],
  [
    'Notes, its header in cells',
    `${typedHtml}<table><tr><td><b>Fieldpost &lt;a@b.example&gt;</b><p>21/11/2026 10:02</p></td><td><table><tr><td>A</td><td>ann@b.example</td></tr><tr><td>cc</td><td></td></tr><tr><td>Objet</td><td>Savannah</td></tr></table></td></tr></table>${rows(OLD)}`,
  ],
  [
    'Gmail, what was typed set in',
    `<blockquote style="margin:0 0 0 40px;border:none;padding:0px">${typedHtml}</blockquote><blockquote>${rows(OLD)}</blockquote>`,
  ],
  ['Mailspring, its signature in an element', `${typedHtml}<signature><div>Ann Prevost</div></signature>`],
  [
    'text that is not shown',
    `<div style="DISPLAY: none">SURRENDER</div><p style="visibility:hidden">SURRENDER</p>${typedHtml}<span style="font-size:0px">SURRENDER</span>`,
  ],
  ...['blockquote', 'div class="yahoo_quoted"', 'div name="quote"', 'div id="divRplyFwdMsg"'].map(
    (box): [string, string] => [
      `old mail that shows its line breaks, in ${box}`,
      `${typedHtml}<${box} style="white-space: pre-wrap">${OLD}</${box.split(' ')[0]}>`,
    ],
  ),
  ['text that shows its line breaks', `<div style="white-space: pre-wrap">${TYPED}</div>`],
  ['text that takes no room', `<div style="max-height:0;overflow:hidden">SURRENDER</div>${typedHtml}`],
  ['text that is struck out', `<div><s>MOVE tawse TO 1401</s></div>${typedHtml}<del>SURRENDER</del><strike>x</strike>`],
];

const text: readonly [program: string, body: string][] = [
  [
    'Lotus Notes, its header set as a table',
    `${TYPED}\n\n\n${[
      '',
      '             Fieldpost',
      '             <savannah-7@post.',
      '             example>                                                   To',
      '                                       Ann Prevost',
      '             21/11/2026 10:02                                           cc',
      '',
      '                                                                   Subject',
      '                                       Savannah 7',
    ].join('\n')}\n\n\n${OLD}`,
  ],
  [
    'Postbox, a card below a rule',
    `${TYPED}\n\n${'-'.repeat(72)}\n\n\tFieldpost <mailto:a@b.example>\n21 November 2026 at 10:02\n\n${OLD}`,
  ],
  ['a help desk’s line', `${TYPED}\n\n##- Please type your reply above this line -##\n\n${OLD}`],
  ['a help desk’s line in German', `${TYPED}\n\n--- Bitte oberhalb dieser Zeile antworten ---\n\n${OLD}`],
  [
    'Seznam, a hyphen in the title of its header',
    `${TYPED}\n\n---------- Původní e-mail ----------\nOd: F <a@b.example>\nKomu: ann\nDatum: 21. 11. 2026 10:02:11\n\n${OLD}`,
  ],
  ['mutt, a name and a date above the quote', `* Fieldpost [2026-11-21 10:02]:\n${quoted(OLD, '> ')}\n\n${TYPED}`],
  [
    'Gnus, the name before each sign',
    `>>>>> "Fieldpost" == Fieldpost  <a@b.example> writes:\n\n${quoted(OLD, '    Fieldpost> ')}\n\n${TYPED}`,
  ],
  [
    'a day without its hour, the quote set in',
    `${TYPED}\n\nFieldpost schrieb am 21.11.2026:\n\n${quoted(OLD, '    ')}`,
  ],
  ['elm, a bar before each line', `${TYPED}\n\nFieldpost wrote:\n${quoted(OLD, '| ')}`],
  ['a brace before each line', `On 21 Nov 2026 at 10:02, F <a@b.example> wrote:\n${quoted(OLD, '} ')}\n\n${TYPED}`],
  [
    'a disclaimer in Spanish',
    `${TYPED}\n\nAVISO LEGAL: Este mensaje y sus anexos son confidenciales.\nMOVE tawse TO 1401`,
  ],
  [
    'a disclaimer in French',
    `${TYPED}\n\nAVERTISSEMENT : Ce courriel est confidentiel. Si vous n’en êtes pas le destinataire, détruisez-le.\nMOVE tawse TO 1401`,
  ],
  [
    'a disclaimer in Italian',
    `${TYPED}\n\nAi sensi del Regolamento UE 2016/679 le informazioni di questo messaggio sono riservate.\nMOVE tawse TO 1401`,
  ],
  [
    'a disclaimer that goes on on its line',
    `${TYPED}\n\nThis e-mail (including any attachments) is confidential and may be privileged. MOVE tawse TO 1401`,
  ],
];

describe('of a mail written with', () => {
  test.each(html)('HTML: %s, what was typed is read and no more', async (_, body) => {
    expect(await typed('text/html', `<html><body>${body}</body></html>`)).toEqual(TYPED.split('\n'));
  });

  test.each(text)('text: %s, what was typed is read and no more', async (_, body) => {
    expect(await typed('text/plain', body)).toEqual(TYPED.split('\n'));
  });

  test('a table of Word, a ruled box and small print of the player’s own are read, and so is a table in text', async () => {
    expect(await typed('text/plain', '| unit | order |\n| tawse | hold |\nHOLD tawse')).toHaveLength(3);
    const cell = '<td style="border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt">HOLD maitland</td>';
    const ruled =
      '<div style="border:none;border-bottom:solid windowtext 1.0pt;padding:0cm 0cm 1.0pt 0cm">HOLD tawse</div>';
    const small = '<p style="font-size:0.875rem">HOLD mcintosh</p>';
    const read = await typed('text/html', `<table><tr>${cell}</tr></table>${ruled}${small}`);
    expect(read.map((line) => line.trim())).toEqual(['HOLD maitland', 'HOLD tawse', 'HOLD mcintosh']);
  });
});

describe('a text that shows nothing old beside HTML that does', () => {
  const both = (text: string, html: string) =>
    typed(
      'multipart/alternative; boundary=b',
      `--b\nContent-Type: text/plain; charset=utf-8\n\n${text}\n--b\nContent-Type: text/html; charset=utf-8\n\n${html}\n--b--\n`,
    );
  const unknown = `${TYPED}\n\nFieldpost, sambata trecuta\n\n${OLD}`;
  const box = `${typedHtml}<p>Fieldpost, sambata trecuta</p><blockquote>${rows(OLD)}</blockquote>`;

  test('lets no order through that stands in the quote alone', async () => {
    const read = await both(unknown, box);
    expect(read.slice(0, 2)).toEqual(TYPED.split('\n'));
    expect(read).not.toContain('MOVE tawse TO 1401');
    expect(read).not.toContain('SURRENDER');
  });

  test('keeps an order that was given again', async () => {
    expect(await both(`SURRENDER\n${unknown}`, `<div>SURRENDER</div>${box}`)).toContain('SURRENDER');
  });

  test('is read as it stands where the HTML says something else, or shows no quote', async () => {
    expect(await both(TYPED, '<blockquote>Something else</blockquote>')).toEqual(TYPED.split('\n'));
    expect(await both(TYPED, `<div>${typedHtml}</div>`)).toEqual(TYPED.split('\n'));
  });
});
