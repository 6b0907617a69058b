/** The HTML in which programs set what is typed and what is quoted. */
import { escaped } from './letter.ts';

export interface Page {
  program: string;
  typed: (lines: readonly string[]) => string;
  quoted: (head: readonly string[], body: string) => string;
  /** Where an answer is typed into the quote: what parts it. */
  parts?: readonly [string, string];
}

const each = (open: string, close: string) => (lines: readonly string[]) =>
  lines.map((line) => `<${open}>${line === '' ? '<br>' : escaped(line)}</${close}>`).join('');
const broken = (lines: readonly string[]) => lines.map(escaped).join('<br>');
const rows = (head: readonly string[]) =>
  head
    .filter((line) => line.trim() !== '')
    .map(escaped)
    .join(' ');
const fields = (head: readonly string[], tag = 'b') =>
  head
    .filter((line) => line.trim() !== '' && !/^_+$/u.test(line))
    .map((line) => escaped(line).replace(/^([^:]{1,16}:)/u, `<${tag}>$1</${tag}>`))
    .join('<br>');
const CITE = '<blockquote type="cite">';
const GMAIL =
  '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">';
const BAR = 'border-left:1px solid #CCC;margin:0 0 0 .8ex;padding-left:1ex';

/** By the beginning of a program's name, the first that fits. */
export const PAGES: readonly Page[] = [
  {
    program: 'Gmail Android',
    typed: (lines) => `<div dir="auto">${each('div dir="auto"', 'div')(lines)}</div><br>`,
    quoted: (head, body) =>
      `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">${rows(head)}<br></div>${GMAIL}${body}</blockquote></div>`,
    parts: ['</blockquote>', GMAIL],
  },
  {
    program: 'Gmail',
    typed: (lines) => `<div dir="ltr">${each('div', 'div')(lines)}</div><br>`,
    quoted: (head, body) =>
      `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${rows(head)}<br></div>${GMAIL}${body}</blockquote></div>`,
    parts: ['</blockquote></div>', `<div class="gmail_quote">${GMAIL}`],
  },
  {
    program: 'Apple Mail',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div><br>${CITE}<div>${rows(head)}</div><br class="Apple-interchange-newline"><div>${body}</div></blockquote></div><br>`,
    parts: ['</blockquote>', CITE],
  },
  {
    program: 'iOS',
    typed: (lines) => `<div dir="ltr">${broken(lines)}</div>`,
    quoted: (head, body) =>
      `<div dir="ltr"><br>${CITE}${rows(head)}<br><br></blockquote></div>${CITE}<div dir="ltr">\uFEFF${body}</div></blockquote>`,
    parts: ['</blockquote>', CITE],
  },
  {
    program: 'Outlook on the web',
    typed: each('div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;"', 'div'),
    quoted: (head, body) =>
      `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt">${fields(head)}</font><div>&nbsp;</div></div><div>${body}</div>`,
  },
  {
    program: 'Outlook for iOS',
    typed: each('div dir="auto" style="font-family: Aptos, sans-serif; font-size: 12pt;"', 'div'),
    quoted: (head, body) =>
      `<div dir="auto" id="ms-outlook-mobile-signature">Obtenir <a href="https://aka.ms/o0ukef">Outlook pour iOS</a></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${fields(head)}</div><div>${body}</div>`,
  },
  {
    program: 'Windows Mail',
    typed: each('p class=MsoNormal', 'p'),
    quoted: (head, body) =>
      `<div style='mso-element:para-border-div;border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal style='border:none;padding:0cm'>${fields(head)}</p></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>${body}`,
  },
  {
    program: 'Outlook',
    typed: each("p class=MsoNormal><span style='font-size:11.0pt'", 'span><o:p></o:p></p'),
    quoted: (head, body) =>
      `<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${fields(head)}<o:p></o:p></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>${body}`,
  },
  {
    program: 'Thunderbird fr, forwarded',
    typed: (lines) => `<p>${broken(lines)}</p>`,
    quoted: (head, body) =>
      `<div class="moz-forward-container"><br><br>${escaped(head[0] ?? '')}<table class="moz-email-headers-table"><tbody>${head
        .slice(1)
        .map((line) => line.split('\t').map(escaped))
        .map(([name, value]) => `<tr><th align="RIGHT">${name}</th><td>${value ?? ''}</td></tr>`)
        .join('')}</tbody></table><br>${body}</div>`,
  },
  {
    program: 'Thunderbird',
    typed: (lines) => `<p>${broken(lines)}</p>`,
    quoted: (head, body) =>
      `<div class="moz-cite-prefix">${rows(head)}<br></div><blockquote type="cite" cite="mid:x@post.example">${body}</blockquote>`,
    parts: ['</blockquote>', CITE],
  },
  {
    program: 'Samsung',
    typed: each('div dir="auto"', 'div'),
    quoted: (head, body) =>
      `<div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">Envoyé depuis mon appareil Galaxy</div></div><div><br></div><div style="font-size:100%;color:#000000" dir="auto"><!-- originalMessage --><div>${escaped(head[0] ?? '')}</div>${each('div', 'div')(head.slice(1).filter((line) => line !== ''))}<div><br></div></div>${body}`,
  },
  {
    program: 'GMX',
    typed: (lines) => `<div style="font-family: Verdana;font-size: 12.0px;">${each('div', 'div')(lines)}`,
    quoted: (head, body) =>
      `<div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5; word-wrap: break-word;"><div style="margin:0 0 10px 0;">${fields(head)}</div><div name="quoted-content">${body}</div></div></div></div>`,
  },
  {
    program: 'Web.de',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div class="mceNonEditable"><div>${fields(head)}</div><blockquote style="border-left: 2px solid #C3D9E5; margin: 0; padding-left: 10px">${body}</blockquote></div>`,
  },
  {
    program: 'Orange.fr',
    typed: each('p', 'p'),
    quoted: (head, body) =>
      `<p><br></p><blockquote style="padding-left: 5px; margin-left: 5px; border-left: #ff7900 2px solid;"><p>${fields(head)}</p>${body}</blockquote>`,
  },
  {
    program: 'SFR',
    typed: (lines) => broken(lines),
    quoted: (head, body) =>
      `<br><br>========================================<br>${head.slice(1).map(escaped).join('<br>')}<br>${body}`,
  },
  {
    program: 'Free, Zimbra',
    typed: (lines) =>
      `<div style="font-family: arial, helvetica, sans-serif; font-size: 12pt">${each('div', 'div')(lines)}`,
    quoted: (head, body) =>
      `<div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__">${fields(head)}</div><div><br></div><div data-marker="__QUOTED_TEXT__">${body}</div></div>`,
  },
  {
    program: 'Zimbra',
    typed: (lines) => `<div style="font-family: arial; font-size: 12pt">${each('div', 'div')(lines)}`,
    quoted: (head, body) =>
      `<br><hr id="zwchr"><div style="color:#000;font-weight:normal;font-style:normal;text-decoration:none;font-family:Helvetica,Arial,sans-serif;font-size:12pt;">${fields(head)}<br><br>${body}</div></div>`,
  },
  {
    program: 'Yahoo',
    typed: (lines) =>
      `<div class="ydp1yahoo-style-wrap" style="font-family:Helvetica">${each('div dir="ltr" data-setdir="false"', 'div')(lines)}</div>`,
    quoted: (head, body) =>
      `<div id="yahoo_quoted_1" class="yahoo_quoted"><div style="font-family:Helvetica;font-size:13px"><div>${rows(head)}</div><div><br></div><div><div id="yiv1">${body}</div></div></div></div>`,
  },
  {
    program: 'AOL',
    typed: (lines) => `<div style="font-family:Helvetica">${each('div', 'div')(lines)}`,
    quoted: (head, body) => `<div><br></div><div>${broken(head)}</div><div id="yiv1"><div>${body}</div></div></div>`,
  },
  {
    program: 'Proton',
    typed: each('div style="font-family: Arial; font-size: 14px;"', 'div'),
    quoted: (head, body) =>
      `<div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">${rows(head)}<br><blockquote class="protonmail_quote" type="cite">${body}</blockquote><br></div>`,
  },
  {
    program: 'Tuta',
    typed: each('div dir="auto"', 'div'),
    quoted: (head, body) =>
      `<div class="tutanota_signature">--<br>Secured with Tuta Mail</div><div dir="auto"><br></div><div dir="auto">${rows(head)}<br></div><blockquote class="tutanota_quote" style="border-left: 1px solid #93A3B8; padding-left: 10px; margin-left: 5px;">${body}</blockquote>`,
  },
  {
    program: 'K-9',
    typed: (lines) => `<div dir="auto">${broken(lines)}</div>`,
    quoted: (head, body) =>
      `<br><br><div class="gmail_quote"><div dir="auto">${rows(head)}</div><blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">${body}</blockquote></div>`,
  },
  {
    program: 'Roundcube',
    typed: (lines) => `<div class="pre" style="margin:0;padding:0;font-family:monospace">${broken(lines)}</div>`,
    quoted: (head, body) =>
      `<p id="reply-intro">${rows(head)}</p><blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0">${body}</blockquote>`,
    parts: [
      '</blockquote>',
      '<blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0">',
    ],
  },
  {
    program: 'SOGo',
    typed: (lines) => `${broken(lines)}<br>`,
    quoted: (head, body) => `<br><br>${rows(head)}<br>&nbsp;<blockquote type="cite" cite="x@y">${body}</blockquote>`,
  },
  {
    program: 'Notes',
    typed: (lines) => `<font size=2 face="sans-serif">${broken(lines)}</font><br><br>`,
    quoted: (head, body) =>
      `<font size=1 color=#5f5f5f face="sans-serif">${broken(head.map((line) => line.replace('\t', '        ')))}</font><br><hr noshade><br><br>${body}`,
  },
  {
    program: 'iNotes',
    typed: (lines) => `<font face="Verdana" size="2">${broken(lines)}<br>`,
    quoted: (head, body) =>
      `<br><font color="#990099">${escaped(head[0] ?? '')}</font><blockquote style="padding-left: 5px; border-left: solid black 2px;">${broken(head.slice(1))}<br>${body}</blockquote></font>`,
  },
  {
    program: 'eM Client',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div><br></div><div>${escaped(head[1] ?? head[0] ?? '')}</div>${each('div', 'div')(head.slice(2).filter((line) => line !== ''))}<div><br></div><div id="x1"><blockquote cite="x@y" type="cite" class="cite2">${body}</blockquote></div>`,
  },
  {
    program: 'Spark',
    typed: (lines) => `<div name="messageBodySection">${each('div dir="auto"', 'div')(lines)}</div>`,
    quoted: (head, body) =>
      `<div name="messageSignatureSection"><br>Ann</div><div name="messageReplySection">${rows(head)}<br><blockquote type="cite" style="border-left-color: grey; border-left-width: thin; border-left-style: solid; margin: 5px 5px;padding-left: 10px;">${body}</blockquote></div>`,
  },
  {
    program: 'BlueMail',
    typed: each('div dir="auto"', 'div'),
    quoted: (head, body) =>
      `<div dir="auto">Get <a href="https://bluemail.me">BlueMail for Android</a></div><div class="gmail_quote">${rows(head)}<blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">${body}</blockquote></div>`,
  },
  {
    program: 'Mail.ru',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div>&nbsp;</div><blockquote style="border-left:1px solid #0857A6; margin:10px; padding:0 0 0 10px;">${rows(head.map((one) => one.replace(/^>/u, '')))}<br>&nbsp;<div id="">${body}</div></blockquote>`,
  },
  {
    program: 'Yandex',
    typed: each('div', 'div'),
    quoted: (head, body) => `<div>&nbsp;</div><div>${rows(head)}</div><blockquote>${body}</blockquote>`,
  },
  {
    program: 'Fastmail',
    typed: each('div style="font-family:Arial;"', 'div'),
    quoted: (head, body) =>
      `<div style="font-family:Arial;"><br></div><div>${rows(head)}<br></div><blockquote type="cite" id="qt" style="">${body}</blockquote>`,
    parts: ['</blockquote>', '<blockquote type="cite" id="qt" style="">'],
  },
  {
    program: 'Nextcloud',
    typed: each('p', 'p'),
    quoted: (head, body) => `<div class="quote">${rows(head)}<blockquote>${body}</blockquote></div>`,
  },
  {
    program: 'Open-Xchange',
    typed: each('div class="default-style"', 'div'),
    quoted: (head, body) =>
      `<blockquote type="cite"><div>${rows(head)}</div><div><br></div><div>&nbsp;</div>${body}</blockquote>`,
  },
  {
    program: 'Zoho',
    typed: (lines) => `<div style="font-family: Verdana; font-size: 10pt;">${each('div', 'div')(lines)}`,
    quoted: (head, body) =>
      `<div class="zmail_extra_hr" style="border-top: 1px solid rgb(204, 204, 204);"><br></div><div class="zmail_extra" data-zbluepencil-ignore="true"><br><div id="Zm-_Id_-Sgn1">${rows(head)}<br></div><br><blockquote style="margin: 0px;">${body}</blockquote></div></div>`,
  },
  {
    program: 'Libero',
    typed: each('p', 'p'),
    quoted: (head, body) => `<blockquote type="cite"><p>${rows(head)}</p>${body}</blockquote>`,
  },
  {
    program: 'QQ',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div><br></div><div style="font-size: 12px;font-family: Arial Narrow;padding:2px 0 2px 0;">${escaped(head[0] ?? '')}</div><div style="font-size: 12px;background:#efefef;padding:8px;">${head
        .slice(1)
        .filter((line) => line !== '')
        .map((line) => `<div>${escaped(line).replace(/^(\w+:)/u, '<b>$1</b>')}</div>`)
        .join('')}</div><div><br></div>${body}`,
  },
  {
    program: 'Huawei',
    typed: each('div', 'div'),
    quoted: (head, body) =>
      `<div style="line-height:1.5"><br><br>${broken(head)}<br><blockquote style="${BAR}">${body}</blockquote></div>`,
  },
];

export const pageOf = (program: string): Page | undefined => PAGES.find((page) => program.startsWith(page.program));
