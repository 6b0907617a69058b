import { describe, expect, test } from 'vitest';
import { ORDER_WORDS, readMail } from '../../src/campaign/house/reading.ts';
import { newTextOf } from '../../src/mail/reading/newText.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';

const typed = (body: string) => {
  const { text, lines } = newTextOf(body, ORDER_WORDS);
  return text.split('\n').filter((line, i) => line.trim() !== '' && lines[i]?.quoted === false);
};

describe('what a client adds below an answer is no answer, in seven languages', () => {
  const adverts: readonly (readonly [language: string, ...lines: string[]])[] = [
    [
      'en',
      'Sent from my iPhone',
      'Sent from Outlook for Android',
      'Get Outlook for iOS<https://aka.ms/x>',
      'Sent from Yahoo Mail on Android',
    ],
    [
      'fr',
      'Envoyé de mon iPhone',
      'Envoyé depuis mon téléphone Samsung',
      'Télécharger Outlook pour Android',
      'Provenance : Courrier pour Windows',
    ],
    ['es', 'Enviado desde mi iPhone', 'Enviado desde mi móvil', 'Obtener Outlook para iOS', 'Enviado con Proton Mail'],
    [
      'de',
      'Von meinem iPhone gesendet',
      'Gesendet von Outlook für Android',
      'Diese Nachricht wurde von meinem Android-Gerät gesendet.',
      'Gesendet mit der GMX iPhone App',
    ],
    ['it', 'Inviato da iPhone', 'Inviato dal mio telefono', 'Scarica Outlook per iOS'],
    ['nl', 'Verstuurd vanaf mijn iPhone', 'Verzonden met Outlook voor Android', 'Download Outlook voor Android'],
    ['pt', 'Enviado do meu iPhone', 'Enviada do meu telefone', 'Obter o Outlook para iOS'],
    ['en, other words', 'Sent on the go', 'Get BlueMail for Android', '[Sent from my phone, so please excuse typos]'],
    [
      'fr, other words',
      'Envoyé à partir d’Outlook pour iOS',
      'Obtenir Outlook pour iOS',
      'Téléchargez Outlook pour iOS',
    ],
    ['de, other words', 'Outlook für iOS beziehen', 'Diese E-Mail wurde von meinem Handy gesendet.'],
    ['es, it, nl, pt, other words', 'Obtén Outlook para iOS', 'Ottieni Outlook per iOS', 'Outlook voor iOS downloaden'],
    ['elsewhere', 'أُرسلت من الـ iPhone', 'נשלח מה-iPhone שלי', 'Trimis de pe iPhone-ul meu', 'Az iPhone-omról küldve'],
  ];
  test.each(adverts)('adverts of devices: %s', (_, ...lines) => {
    expect(typed(`HOLD tawse\n\n${lines.join('\n')}\n`)).toEqual(['HOLD tawse']);
  });

  const disclaimers: readonly (readonly [language: string, line: string])[] = [
    ['en', 'This e-mail and any attachments are confidential and intended solely for the addressee.'],
    [
      'en, with its files',
      'This message w/attachments is intended solely for the named recipient and may be confidential.',
    ],
    ['en, under a title', 'Disclaimer'],
    ['en, boxed', '*CONFIDENTIALITY NOTICE: the information in this message is privileged*'],
    ['fr', 'Ce message et ses pièces jointes sont confidentiels et destinés à leur seul destinataire.'],
    ['es', 'Este mensaje es confidencial y va dirigido únicamente a su destinatario.'],
    ['de', 'Diese E-Mail enthält vertrauliche Informationen und ist nur für den Empfänger bestimmt.'],
    ['it', 'Questo messaggio contiene informazioni riservate.'],
    ['nl', 'Dit bericht is vertrouwelijk en alleen bestemd voor de geadresseerde.'],
    ['pt', 'Esta mensagem é confidencial e destina-se apenas ao destinatário.'],
  ];
  test.each(disclaimers)('disclaimers: %s', (_, line) => {
    expect(typed(`HOLD tawse\n\n${line}\nMOVE tawse TO 1401\n`)).toEqual(['HOLD tawse']);
  });

  test('what stands below an advert under an answer is old mail without a sign; below a later quote answers count', () => {
    expect(typed('HOLD tawse\n\nSent from my Wiko RIDGE 4G\n\nMOVE tawse TO 1401\n')).toEqual(['HOLD tawse']);
    expect(typed('Sent from my iPhone\n\nHOLD tawse\n')).toEqual(['HOLD tawse']);
    expect(typed('Hello\n\nSent from my iPhone\n\n> Tawse stands in 1404.\n\nHOLD tawse\n')).toEqual([
      'Hello',
      'HOLD tawse',
    ]);
  });

  test('the same words within a sentence of the sender stay', () => {
    expect(
      typed('I have sent from my iPhone the map you asked for, and HOLD is what I want.\nHOLD tawse'),
    ).toHaveLength(2);
    expect(typed('Sent from my desk, which is much easier than the phone.\n\nHOLD tawse')).toHaveLength(2);
    expect(typed('HOLD tawse\n  // Sent from my camp\nHOLD maitland')).toHaveLength(3);
  });

  test('a signature stands right under its rule; a long rule with nothing right below parts what is written', () => {
    for (const rule of ['--', '_____________', '—————'])
      expect(typed(`HOLD tawse\n\n${rule}\nAnn Prevost\nSavannah\n`)).toEqual(['HOLD tawse']);
    expect(typed('Hello\n\n_____________\n\nThe plan is good.\n')).toEqual([
      'Hello',
      '_____________',
      'The plan is good.',
    ]);
  });
});

describe('a line of the player’s heads no old mail', () => {
  test.each([
    'As I wrote on 21.11.2026:',
    'Here is what I wrote at 10:12:',
    'Wie ich am 21.11.2026 schrieb:',
    'Comme je l’ai écrit le 21.11.2026 :',
    'Sent by courier:',
    'Sent via headquarters',
    'Disclaimer: I am new to this',
    'This message is intended to be short',
    'To stop receiving fire:',
    'Get your free hand on the left:',
    'Original message:',
    'From: British\nTo: Umpire\nSubject: Orders for turn 16',
  ])('%s', (line) => {
    expect(typed(`HOLD tawse\n${line}\nHOLD maitland\nMOVE fraser TO 1401`)).toEqual([
      'HOLD tawse',
      ...line.split('\n'),
      'HOLD maitland',
      'MOVE fraser TO 1401',
    ]);
    expect(typed(`${line}\nHOLD maitland`)).toContain('HOLD maitland');
  });
});

describe('answers stand where their writers put them', () => {
  const headers: readonly (readonly [language: string, header: string])[] = [
    ['en', 'On Sat, 21 Nov 2026 at 10:12, Fieldpost <a@b.example> wrote:'],
    ['fr', 'Le sam. 21 nov. 2026 à 10:12, Fieldpost <a@b.example> a écrit :'],
    ['es', 'El sáb, 21 nov 2026 a las 10:12, Fieldpost (<a@b.example>) escribió:'],
    ['de', 'Am Sa., 21. Nov. 2026 um 10:12 Uhr schrieb Fieldpost <a@b.example>:'],
    ['it', 'Il giorno sab 21 nov 2026 alle ore 10:12 Fieldpost <a@b.example> ha scritto:'],
    ['nl', 'Op za 21 nov 2026 om 10:12 schreef Fieldpost <a@b.example>:'],
    ['pt', 'Em sáb., 21 de nov. de 2026 às 10:12, Fieldpost <a@b.example> escreveu:'],
  ];
  const quote = '> Tawse stands in 1404.\n> MOVE tawse TO 1401\n';

  test.each(headers)('on top, below, between and on the last line: %s', (_, header) => {
    expect(typed(`HOLD tawse\n\n${header}\n${quote}`)).toEqual(['HOLD tawse']);
    expect(typed(`HOLD tawse\n\n${header}\n\nMOVE tawse TO 1401\n`)).toEqual(['HOLD tawse']);
    expect(typed(`${header}\n${quote}\nHOLD tawse\n`)).toEqual(['HOLD tawse']);
    expect(typed(`${header}\n> Tawse stands in 1404.\nHOLD tawse\n> MOVE tawse TO 1401\nHOLD maitland\n`)).toEqual([
      'HOLD tawse',
      'HOLD maitland',
    ]);
    expect(typed(`HOLD maitland\nHOLD tawse ${header}\n${quote}`)).toEqual(['HOLD maitland', 'HOLD tawse']);
  });

  test.each(headers)('an attribution that a client wrapped is one all the same: %s', (_, header) => {
    const words = header.split(' ');
    for (let cut = 4; cut < words.length; cut++) {
      const wrapped = `${words.slice(0, cut).join(' ')}\n${words.slice(cut).join(' ')}`;
      expect(typed(`HOLD tawse\n\n${wrapped}\n\n> MOVE tawse TO 1401\n`)).toEqual(['HOLD tawse']);
    }
  });

  test('one that was wrapped before its address is known in any language, and stars around one do no harm', () => {
    const address = '<savannah-7+british.k3v9x2@post.example>';
    const others = [
      `Vin., 21 nov. 2026, 10:12 Fieldpost\n${address} a scris:`,
      `21 xx 2026, 10:12 Fieldpost\n${address} qwerty:`,
      `Zitat von Fieldpost\n${address}:`,
      `Fieldpost ${address} hat\nam 21.11.2026 10:12 CET geschrieben:`,
      `Il 21 novembre 2026 10:12:00 CET,\nFieldpost ${address} ha scritto:`,
      `*On 21 Nov 2026, at 10:12, Fieldpost ${address} wrote:*`,
    ];
    for (const header of others)
      expect(typed(`HOLD tawse\n\n${header}\n\nMOVE tawse TO 1401\n`)).toEqual(['HOLD tawse']);
    expect(typed(`It is 10:12 on 21/11/2026.\nHOLD tawse\nFieldpost ${address} wrote:\n> x`)).toContain('HOLD tawse');
  });

  test.each([
    'le 2 svp, loin des anglais',
    'Le 1 svp',
    'on 3 please, away from them',
    'am 2. bitte',
    'el 2 por favor, lejos de los ingleses',
    'il 2 per favore',
    'op 2 graag',
    'em 2 por favor',
    'prenez le 2 svp',
    'Le mardi nous verrons bien',
  ])('a number or a day with which an answer begins is no date of an old mail: %s', (said) => {
    const named = 'Fieldpost <a@b.example> a écrit le 21 nov. 2026 à 10:12 :';
    for (const header of [...headers.map(([, each]) => each), named, 'On Sat, Fieldpost wrote:'])
      for (const gap of ['\n', '\n\n', '\n\n\n']) expect(typed(`${said}${gap}${header}\n${quote}`)).toEqual([said]);
  });

  test('a line that names a number and says that somebody wrote heads no old mail without a date', () => {
    const said = 'Le 2 svp, comme Berger a écrit :';
    expect(typed(`${said}\nHOLD tawse`)).toEqual([said, 'HOLD tawse']);
    expect(typed('HOLD maitland\nLe 2 déc., Berger a écrit :\nHOLD tawse')).toEqual(['HOLD maitland']);
  });

  test('what a sender says of a day, or of himself, heads no old mail', () => {
    for (const said of [
      'As I wrote on 20 Nov:',
      'Here is what I wrote on Friday 20 November:',
      'Orders for 21/11/2026, 10:12:',
    ])
      expect(typed(`${said}\nHOLD tawse\n\n${headers[0]?.[1]}\n${quote}`)).toEqual([said, 'HOLD tawse']);
    expect(typed('Datum: 21.11.2026\nVon: Ann\nHOLD tawse')).toContain('HOLD tawse');
    expect(typed('Name: Ann\nSeat: British\nTurn: 3\nHOLD tawse')).toContain('HOLD tawse');
  });

  test.each(headers)('one that begins on the last line of the answer may be wrapped too: %s', (_, header) => {
    const words = header.split(' ');
    for (let cut = 4; cut < words.length; cut++) {
      const wrapped = `${words.slice(0, cut).join(' ')}\n${words.slice(cut).join(' ')}`;
      expect(typed(`HOLD tawse ${wrapped}\n${quote}`)).toEqual(['HOLD tawse']);
    }
  });

  test('a quote that is answered below stays to be read, one with a last word below it does not', () => {
    const shown = (below: string) =>
      newTextOf(`Hello\n\n${headers[3]?.[1]}\n> Tawse stands in 1404.\n\n${below}`, ORDER_WORDS).text;
    expect(shown('No, he stands in 1405.')).toContain('> Tawse stands in 1404.');
    expect(shown('Regards, Ann')).not.toContain('> Tawse stands in 1404.');
  });

  const blocks: readonly (readonly [language: string, from: string, sent: string, to: string, subject: string])[] = [
    ['en', 'From', 'Sent', 'To', 'Subject'],
    ['fr', 'De', 'Envoyé', 'À', 'Objet'],
    ['es', 'De', 'Enviado el', 'Para', 'Asunto'],
    ['de', 'Von', 'Gesendet', 'An', 'Betreff'],
    ['it', 'Da', 'Inviato', 'A', 'Oggetto'],
    ['nl', 'Van', 'Verzonden', 'Aan', 'Onderwerp'],
    ['pt', 'De', 'Enviado', 'Para', 'Assunto'],
  ];
  test.each(blocks)('a header block ends the answer, plain, bold or cut short: %s', (_, from, sent, to, subject) => {
    const fields = [
      `${from}: Fieldpost <a@b.example>`,
      `${sent}: 21/11/2026 10:12`,
      `${to}: Ann`,
      `${subject}: Savannah`,
    ];
    const old = '\n\nMOVE tawse TO 1401\n';
    expect(typed(`HOLD tawse\n\n${fields.join('\n')}${old}`)).toEqual(['HOLD tawse']);
    expect(
      typed(`HOLD tawse\n\n${fields.map((field) => field.replace(/^(.*?):/u, '*$1:*')).join('\n')}${old}`),
    ).toEqual(['HOLD tawse']);
    expect(typed(`HOLD tawse\n\n-------- ${subject} --------\n${fields.slice(0, 2).join('\n')}${old}`)).toEqual([
      'HOLD tawse',
    ]);
  });

  test('what a client broke off a long quoted line is quoted', () => {
    const long = '> Your orders so far, as we have them on our table since yesterday noon, are';
    expect(typed(`${long}\nMOVE tawse TO 1401\n> and no others.\n\nHOLD tawse`)).toEqual(['HOLD tawse']);
    expect(typed('> Tawse stands in 1404.\nMOVE tawse TO 1401\n> Maitland in 1305.')).toEqual(['MOVE tawse TO 1401']);
    expect(typed('> See our page\n (https://b.example/x) >\n> Maitland in 1305.\n\nHOLD tawse')).toEqual([
      'HOLD tawse',
    ]);
  });

  test('an order of another language that begins a date is no order', () => {
    expect(
      typed('HOLD tawse\n\ntir. 21. nov. 2026 kl. 10:12 skrev Fieldpost <a@b.example>:\n\nMOVE tawse TO 1401'),
    ).toEqual(['HOLD tawse']);
  });

  test('quotes have many signs', () => {
    for (const sign of ['>', '> > ', '   > ', '＞ ', '» ', '&gt; ', 'FP> '])
      expect(typed(`HOLD tawse\n\n${sign}MOVE tawse TO 1401\n`)).toEqual(['HOLD tawse']);
  });
});

describe('HTML is read as its reader saw it', () => {
  const read = async (html: string) => {
    const mail = await readMail(Buffer.from(`From: a@b.example\nContent-Type: text/html; charset=utf-8\n\n${html}`));
    return orderText(mail)
      .split('\n')
      .filter((line) => line.trim() !== '');
  };
  const old = 'MOVE tawse TO 1401';
  const clients: readonly (readonly [client: string, html: string])[] = [
    [
      'Gmail',
      `<div dir="ltr">HOLD tawse</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Sat, Nov 21, 2026 at 10:12 AM X &lt;<a href="mailto:a@b.example">a@b.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${old}</blockquote></div>`,
    ],
    [
      'Apple Mail',
      `<body>HOLD tawse<br><br><div>Envoyé de mon iPhone</div><div><br><blockquote type="cite">Le 21 nov. 2026 à 10:12, X &lt;a@b.example&gt; a écrit :<br><br></blockquote></div><blockquote type="cite"><div>${old}</div></blockquote></body>`,
    ],
    [
      'Outlook',
      `<div class=WordSection1><p class=MsoNormal>HOLD tawse<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div style='border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>Von:</b> X &lt;a@b.example&gt; <br><b>Gesendet:</b> Samstag, 21. November 2026 10:12<br><b>An:</b> Ann<br><b>Betreff:</b> y</p></div><p class=MsoNormal>${old}</p></div>`,
    ],
    [
      'Outlook on the web',
      `<div>HOLD tawse</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> X</div><div>${old}</div>`,
    ],
    [
      'Thunderbird',
      `<div class="moz-cite-prefix">On 21/11/2026 10:12, X wrote:<br></div><blockquote type="cite">${old}</blockquote><p>HOLD tawse</p>`,
    ],
    [
      'Yahoo',
      `<div>HOLD tawse</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Saturday, November 21, 2026, 10:12, X wrote:</div><div>${old}</div></div>`,
    ],
    [
      'Proton',
      `<div>HOLD tawse</div><div class="protonmail_quote">On Saturday, X wrote:<br><blockquote class="protonmail_quote">${old}</blockquote></div>`,
    ],
    [
      'Zimbra',
      `<div>HOLD tawse</div><hr data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>From: </b>X</div><div data-marker="__QUOTED_TEXT__">${old}</div>`,
    ],
  ];
  test.each(clients)('%s', async (_, html) => {
    expect(await read(html)).toEqual(['HOLD tawse']);
  });

  test('a header in a table or on one line ends the answer, and the cells of a table are words', async () => {
    const row = (name: string, value: string) => `<tr><td><b>${name}:</b></td><td>${value}</td></tr>`;
    const table = `<table>${row('From', 'X')}${row('Sent', 'Tue 10:10')}${row('To', 'Ann')}${row('Subject', 'y')}</table>`;
    expect(await read(`<div>HOLD tawse</div>${table}<div>${old}</div>`)).toEqual(['HOLD tawse']);
    const line = '<b>From: x@y.example</b> <b>Date: Thu, 24 Mar 2016 08:07</b>';
    expect(await read(`<div>HOLD tawse</div><hr><div>${line}</div><div>${old}</div>`)).toEqual(['HOLD tawse']);
    expect(await read('<table><tr><td>MOVE</td><td>maitland</td><td>TO</td><td>1305</td></tr></table>')).toEqual([
      'MOVE maitland TO 1305',
    ]);
  });

  test('numbers that were made links are numbers, and hidden text is no text', async () => {
    expect(
      await read(`<p>MOVE maitland TO <a href="tel:1305">1305</a></p><div style="display:none">${old}</div>`),
    ).toEqual(['MOVE maitland TO 1305']);
  });
});

test('of a long line above old mail whole words are told, with a sign that more follows', () => {
  const head = 'On Sat, 28 Nov 2026 06:13:41 +0000, War 3 <war-3+english.n72nt8fpbtchnrwb@post.example> wrote:';
  const first = (line: string): string | undefined => newTextOf(`READY\n\n${line}\n> old`, ORDER_WORDS).cuts[0]?.first;
  expect(first(head)).toBe('On Sat, 28 Nov 2026 06:13:41 +0000, War 3…');
  expect(first('On Sat, War 3 <war-3@post.example> wrote:')).toBe('On Sat, War 3 <war-3@post.example> wrote:');
});

test.each([
  ['en', ['On Sat, 28 Nov 2026 12:42:51 +0000, Guerra 1', '<war+spanish@post.example> wrote:']],
  ['fr', ['Le sam. 28 nov. 2026 à 12:42, Guerra 1 <war@post.example> a écrit :']],
  ['es', ['El sáb, 28 nov 2026 a las 12:42, Guerra 1 (<war@post.example>) escribió:']],
])('a quote below who wrote it, in %s, every line with its sign, is beyond doubt; one without signs is not', (_language, head) => {
  const plain = (...below: string[]) =>
    newTextOf(['READY', '', ...head, ...below].join('\n'), ORDER_WORDS).cuts.map((cut) => [cut.as, cut.plain]);
  expect(plain('> WHERE IT STANDS', '> 1. Turn 5', '>', '> 2. Funds')).toEqual([['old', true]]);
  expect(plain('WHERE IT STANDS', '1. Turn 5')).toEqual([['old', false]]);
});

test('what only looks like an old mail is in doubt', () => {
  const cuts = newTextOf('READY\n\n-----Original Message-----\nFrom: War <war@post.example>\nTurn 5', ORDER_WORDS).cuts;
  expect(cuts.map(({ plain }) => plain)).toEqual([false]);
});

describe('a word that begins as a day of the week does is no date of a quote', () => {
  const quote = 'wrote:\n\n> BEGIN SAVANNAH-1\n> END\n';
  test.each([
    'garder le marqueur',
    'je prends le mercenaire',
    'guardar el marcador',
    'hold on sunken ground',
  ])('%s', (line) => {
    expect(typed(`${line}\n\nOn Sun, 29 Nov 2026 at 20:00, savannah-2@post.test ${quote}`)).toEqual([line]);
  });

  test.each([
    ['HOLD kfr le mar. 24 nov. 2026 à 20:00, Fieldpost <a@post.test> a écrit :', 'HOLD kfr'],
    ['HOLD kfr el martes, 24 nov 2026 a las 20:00, Fieldpost <a@post.test> escribió:', 'HOLD kfr'],
  ])('a day is: %s', (line, order) => {
    expect(typed(`${line}\n\n> BEGIN SAVANNAH-1\n> END\n`)).toEqual([order]);
  });
});
