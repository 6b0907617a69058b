import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { orderText, type ReadMail } from '../../src/mail/reading/readMail.ts';

const from = 'From: ann@players.example\r\nTo: savannah-7+british.k3v9x2@post.example\r\nMIME-Version: 1.0\r\n';

/** Reads a mail with this content type, and headers of its own below, and this body. */
function read(type: string, body: string | Buffer, ...fields: string[]): Promise<ReadMail> {
  const head = `${from}Content-Type: ${type}\r\n${fields.map((field) => `${field}\r\n`).join('')}\r\n`;
  return readMail(Buffer.concat([Buffer.from(head), typeof body === 'string' ? Buffer.from(body) : body]));
}

function multipart(kind: string, ...parts: string[]): Promise<ReadMail> {
  return read(`multipart/${kind}; boundary="=_m"`, within('=_m', parts));
}

function within(boundary: string, parts: readonly string[]): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
}

const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
const markup = (html: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
const typed = (mail: ReadMail) =>
  orderText(mail)
    .split('\n')
    .filter((line) => line.trim() !== '');

describe('the part is read in which the sender wrote', () => {
  test('the text of two alternatives is read, and HTML where the text is blank or a stub', async () => {
    expect(typed(await multipart('alternative', plain('HOLD tawse'), markup('<p>HOLD maitland</p>')))).toEqual([
      'HOLD tawse',
    ]);
    const stub = plain('Your program does not show HTML.');
    expect(typed(await multipart('alternative', stub, markup('<p>HOLD maitland</p>')))).toEqual(['HOLD maitland']);
    const blank = await multipart('alternative', plain(' \r\n'), markup('<p>HOLD maitland</p>'));
    expect(typed(blank)).toEqual(['HOLD maitland']);
    expect(blank.source).toBe('html');
  });

  test('what the HTML shows struck out does not count, though the text beside it says it plainly', async () => {
    const text = plain('HOLD tawse\r\nMOVE maitland TO 1404\r\nHOLD kfr');
    for (const struck of [
      '<s>MOVE maitland TO 1404</s>',
      '<span style="text-decoration: line-through">MOVE maitland TO 1404</span>',
    ])
      expect(
        typed(await multipart('alternative', text, markup(`<p>HOLD tawse</p><p>${struck}</p><p>HOLD kfr</p>`))),
      ).toEqual(['HOLD tawse', 'HOLD kfr']);
  });

  test('the footer that a list puts below HTML as text does not hide the HTML', async () => {
    expect(typed(await multipart('mixed', markup('<p>HOLD tawse</p>'), plain('Sent to the club.')))).toContain(
      'HOLD tawse',
    );
  });

  test('texts around a picture are read together, as phones send them', async () => {
    const picture = 'Content-Type: image/png; name=map.png\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD';
    expect(typed(await multipart('mixed', plain('HOLD tawse'), picture, plain('HOLD maitland')))).toEqual([
      'HOLD tawse',
      'HOLD maitland',
    ]);
  });

  test('alternatives within related parts within mixed ones are found', async () => {
    const alternative = `Content-Type: multipart/alternative; boundary=a\r\n\r\n${within('a', [plain('HOLD tawse'), markup('x')])}`;
    const related = `Content-Type: multipart/related; boundary=r\r\n\r\n${within('r', [alternative, 'Content-Type: image/gif\r\n\r\nx'])}`;
    expect(typed(await multipart('mixed', related))).toEqual(['HOLD tawse']);
  });

  test('an attached mail is never read, forwarded inline, in a digest or in base64', async () => {
    const inner = 'From: x@y.example\r\nSubject: y\r\n\r\nMOVE tawse TO 1401';
    const base64 = Buffer.from(inner).toString('base64');
    for (const attached of [
      `Content-Type: message/rfc822\r\n\r\n${inner}`,
      `Content-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\n${inner}`,
      `Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
      `Content-Type: multipart/digest; boundary=d\r\n\r\n${within('d', [`\r\n${inner}`])}`,
    ]) {
      expect(typed(await multipart('mixed', plain('HOLD tawse'), attached))).toEqual(['HOLD tawse']);
      expect((await multipart('mixed', attached)).refused?.code).toBe('only-old-text');
    }
  });

  test('a calendar part is passed over, and the answer of a calendar program is automatic mail', async () => {
    const invitation = 'Content-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR';
    const beside = await multipart('mixed', plain('HOLD tawse'), invitation);
    expect(typed(beside)).toEqual(['HOLD tawse']);
    expect(beside.automatic).toBeNull();
    const answer = await multipart('alternative', plain('Ann accepts'), invitation.replace('REQUEST', 'REPLY'));
    expect(answer.automatic).toBe('calendar reply');
  });

  test('a second header of a part that lost its boundary is the one that counts', async () => {
    const lost = `Content-Type: multipart/alternative; boundary=a\r\nContent-Type: text/plain\r\n\r\nHOLD tawse\r\n--a\r\n${markup('<p>HOLD maitland</p>')}\r\n--a--`;
    expect(typed(await multipart('mixed', lost))).toEqual(['HOLD tawse']);
  });

  test('boundaries that begin alike, unclosed inner parts and stray lines in a header do no harm', async () => {
    const inner = `Content-Type: multipart/mixed; boundary="=_m2"\r\n\r\n--=_m2\r\n${plain('HOLD tawse')}`;
    expect(typed(await multipart('mixed', inner, plain('HOLD maitland')))).toEqual(['HOLD tawse', 'HOLD maitland']);
    const stray =
      'Content-Type: text/plain\r\nno field at all\r\nContent-Transfer-Encoding: base64\r\n\r\nSE9MRCB0YXdzZQ==';
    expect(typed(await multipart('mixed', stray))).toEqual(['HOLD tawse']);
    expect(typed(await multipart('mixed', 'HOLD tawse\r\n\r\nHOLD maitland'))).toEqual(['HOLD tawse', 'HOLD maitland']);
  });

  test('a forgotten semicolon and a last line that runs into the last boundary do no harm', async () => {
    expect((await read('text/html charset=koi8-r', iconv.encode('<p>HOLD tawse, привет', 'koi8-r'))).newText).toBe(
      'HOLD tawse, привет',
    );
    expect((await read('text/html Content-Transfer-Encoding: 8bit', '<p>HOLD tawse')).newText).toBe('HOLD tawse');
    const ran = await read('multipart/mixed boundary="m"', `--m\r\n${plain('HOLD tawse')}--m--\r\n`);
    expect(ran.refused).toBeNull();
    expect(typed(ran)).toEqual(['HOLD tawse']);
    const filed = 'Content-Type: text/plain\r\nContent-Disposition: attachment filename=map.csv\r\n\r\nHOLD maitland';
    expect(typed(await multipart('mixed', plain('HOLD tawse'), filed))).toEqual(['HOLD tawse']);
  });

  test('one attached text file is read when the text holds no orders, whatever its charset', async () => {
    const file =
      'Content-Type: text/plain; charset=utf-16\r\nContent-Disposition: attachment; filename="orders.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n';
    const mail = await multipart(
      'mixed',
      plain('See attached.'),
      `${file}${Buffer.from('\uFEFFHOLD tawse', 'utf16le').toString('base64')}`,
    );
    expect(mail.source).toBe('attachment');
    expect(typed(mail)).toEqual(['HOLD tawse']);
    expect(mail.attachments).toMatchObject([{ name: 'orders.txt', read: true }]);
  });

  test('an archive is never opened', async () => {
    const zip = 'Content-Type: application/zip; name=orders.zip\r\nContent-Transfer-Encoding: base64\r\n\r\nUEsDBAo=';
    const mail = await multipart('mixed', plain('Orders attached.'), zip);
    expect(typed(mail)).toEqual(['Orders attached.']);
    expect(mail.attachments).toMatchObject([{ name: 'orders.zip', read: false }]);
  });
});

describe('a break of any kind ends a line and never a quote', () => {
  const breaks = ['\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

  test('in text, with marks that nobody sees before the sign, and in HTML', async () => {
    for (const other of breaks) {
      const quoted = await read(
        'text/plain; charset=utf-8',
        `HOLD tawse\r\n\u200b> You said${other}MOVE tawse TO 1401\r\n`,
      );
      expect(typed(quoted)).toEqual(['HOLD tawse']);
      for (const box of ['<blockquote>', '<blockquote><pre>', '<div class="yahoo_quoted">'])
        expect(
          typed(await read('text/html; charset=utf-8', `HOLD tawse${box}You said${other}MOVE tawse TO 1401`)),
        ).toEqual(['HOLD tawse']);
      if (other !== '\r')
        expect(typed(await read('text/plain; charset=utf-8', `HOLD tawse${other}HOLD maitland\r\n`))).toEqual([
          'HOLD tawse',
          'HOLD maitland',
        ]);
    }
  });

  test('written as entities', async () => {
    for (const entity of ['&#10;', '&#11;', '&#12;', '&#13;', '&#x85;', '&#x2028;'])
      expect(
        typed(await read('text/html', `HOLD tawse<blockquote><pre>x${entity}MOVE tawse TO 1401</pre></blockquote>`)),
      ).toEqual(['HOLD tawse']);
  });
});

describe('flowed text keeps its quotes', () => {
  const flowed = (text: string, more = '') => read(`text/plain; charset=utf-8; format=flowed${more}`, text);

  test('quoted lines are joined at their own depth and swallow no typed line', async () => {
    const mail = await flowed(
      'HOLD tawse\r\n\r\n> The report of the turn that was \r\n> played yesterday \r\nMOVE maitland TO 1305 \r\nVIA 1306\r\n> > HOLD maitland \r\n> ATTACK 1404\r\n',
    );
    expect(typed(mail)).toEqual(['HOLD tawse', 'MOVE maitland TO 1305 VIA 1306']);
  });

  test('with DelSp the blank of a soft line end goes', async () => {
    expect(typed(await flowed('MOVE mait \r\nland TO 1305\r\n', '; delsp=yes'))).toEqual(['MOVE maitland TO 1305']);
  });

  test('a stuffed line loses its blank, and the delimiter of a signature stays one', async () => {
    const mail = await flowed(' HOLD tawse\r\nHOLD maitland\r\n-- \r\nMOVE is my middle name\r\n');
    expect(typed(mail)).toEqual(['HOLD tawse', 'HOLD maitland']);
  });
});

describe('every charset is read as it was meant', () => {
  const encoded: readonly [label: string, encoding: string, text: string][] = [
    ['windows-1252', 'windows-1252', 'HOLD “tawse” – €'],
    ['iso-8859-1', 'windows-1252', 'HOLD “tawse” – €'],
    ['us-ascii', 'utf8', 'HOLD tawse – café'],
    ['unknown-8bit', 'windows-1252', 'HOLD tawse – café'],
    ['x-no-such-charset', 'utf8', 'HOLD tawse – café'],
    ['utf-8', 'windows-1252', 'HOLD tawse – café'],
    ['utf-7', 'utf-7', 'HOLD tawse – café'],
    ['iso-8859-15', 'iso-8859-15', 'HOLD tawse €'],
    ['koi8-r', 'koi8-r', 'HOLD tawse привет'],
    ['windows-1251', 'windows-1251', 'HOLD tawse привет'],
    ['big5', 'big5', 'HOLD tawse 中文'],
    ['gb2312', 'gbk', 'HOLD tawse 中文'],
    ['gb18030', 'gb18030', 'HOLD tawse 中文'],
    ['shift_jis', 'shift_jis', 'HOLD tawse こんにちは'],
    ['euc-jp', 'euc-jp', 'HOLD tawse こんにちは'],
    ['euc-kr', 'euc-kr', 'HOLD tawse 안녕'],
    ['ks_c_5601-1987', 'euc-kr', 'HOLD tawse 안녕'],
    ['macintosh', 'macintosh', 'HOLD tawse café'],
    ['8859-1', 'windows-1252', 'HOLD “tawse” – €'],
    ['iso-8859-1', 'utf8', 'HOLD tawse – café'],
    ['x-windows-1251', 'windows-1251', 'HOLD tawse привет'],
    ['x-mac-roman', 'macintosh', 'HOLD tawse café'],
    ['iso-8859-8-i', 'iso-8859-8', 'HOLD tawse שלום'],
    ['iso-8859-6-e', 'iso-8859-6', 'HOLD tawse مرحبا'],
    ['x-euc-jp', 'euc-jp', 'HOLD tawse こんにちは'],
    ['uhc', 'euc-kr', 'HOLD tawse 안녕'],
  ];
  test.each(encoded)('%s', async (label, encoding, text) => {
    const bytes = iconv.encode(text, encoding);
    expect((await read(`text/plain; charset="${label}"`, bytes)).newText).toBe(text);
    const base64 = bytes.toString('base64');
    expect((await read(`text/plain; charset=${label}`, base64, 'Content-Transfer-Encoding: BASE64')).newText).toBe(
      text,
    );
  });

  test('iso-2022-jp, with its label and without', async () => {
    const bytes = Buffer.from('HOLD tawse \x1b$B$3$s\x1b(B', 'latin1');
    expect((await read('text/plain; charset=iso-2022-jp', bytes)).newText).toBe('HOLD tawse こん');
    expect((await read('text/plain', bytes)).newText).toBe('HOLD tawse こん');
  });

  test('a charset told only inside the HTML is believed', async () => {
    const html = iconv.encode('<meta http-equiv=Content-Type content="text/html; charset=koi8-r"><p>привет', 'koi8-r');
    expect((await read('text/html', html)).newText).toBe('привет');
  });

  test('broken and foreign transfer encodings are read as far as they go', async () => {
    const read7 = (encoding: string, body: string) =>
      read('text/plain', body, `Content-Transfer-Encoding: ${encoding}`);
    expect((await read7('quoted-printable', 'HOLD=20tawse =\r\nLEAD =zz=')).newText).toBe('HOLD tawse LEAD =zz');
    expect((await read7('base64', 'SE9MRCA=\r\ndGF3c2U=')).newText).toBe('HOLD tawse');
    expect((await read7('base64', 'HOLD tawse; this is no base64, whatever it says.')).newText).toContain('HOLD tawse');
    expect((await read7('x-uuencode', 'begin 644 orders.txt\r\n*2$],1"!T87=S90``\r\n`\r\nend')).newText).toBe(
      'HOLD tawse',
    );
    expect((await read7('sideways', 'HOLD tawse')).newText).toBe('HOLD tawse');
    expect((await read7('quoted printable', 'HOLD=20tawse')).newText).toBe('HOLD tawse');
  });
});

describe('signatures are taken off, and what is encrypted is refused as such', () => {
  test('a mail signed with a detached signature is read, S/MIME or PGP', async () => {
    for (const type of ['application/pkcs7-signature; name=smime.p7s', 'application/pgp-signature; name=signature.asc'])
      expect(typed(await multipart('signed', plain('HOLD tawse'), `Content-Type: ${type}\r\n\r\nMIIabc`))).toEqual([
        'HOLD tawse',
      ]);
  });

  test('an opaque signature is opened, in one piece and in pieces without a length', async () => {
    for (const content of [element(0x04, signedText), pieces(0x24, element(0x04, head), element(0x04, rest))]) {
      const mail = await read(
        'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
        signed(content).toString('base64'),
        'Content-Transfer-Encoding: base64',
      );
      expect(mail.refused).toBeNull();
      expect(typed(mail)).toEqual(['HOLD tawse']);
    }
  });

  test('an opaque signature of a multipart mail is opened, within another part', async () => {
    const inner = Buffer.from(
      `Content-Type: multipart/alternative; boundary=i\r\n\r\n${within('i', [plain('HOLD tawse'), markup('x')])}`,
    );
    const part = `Content-Type: application/x-pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n${signed(element(0x04, inner)).toString('base64')}`;
    expect(typed(await multipart('mixed', part, plain('a list footer')))).toEqual(['HOLD tawse', 'a list footer']);
  });

  test.each([
    [
      'S/MIME',
      'application/pkcs7-mime; smime-type=enveloped-data',
      Buffer.from('308006092a864886f70d010703a080', 'hex'),
    ],
    ['PGP in the text', 'text/plain', Buffer.from('-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----\n')],
    ['damage', 'application/pkcs7-mime; smime-type=signed-data', Buffer.from('3080060a')],
  ])('%s that cannot be opened is refused: encrypted', async (_, type, body) => {
    const mail = await read(type, body.toString('latin1'), 'Content-Transfer-Encoding: 8bit');
    expect(mail.refused?.code).toBe('encrypted');
    expect(mail.newText).toBe('');
  });

  test('a clear signature is taken off its text and no more', async () => {
    const mail = await read(
      'text/plain',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nHOLD tawse\n- - MOVE maitland TO 1305\n\n> HOLD maitland\n-----BEGIN PGP SIGNATURE-----\n\niQEz=\n-----END PGP SIGNATURE-----\n',
    );
    expect(typed(mail)).toEqual(['HOLD tawse', '- MOVE maitland TO 1305']);
  });

  test('winmail.dat beside a text is passed over', async () => {
    const tnef =
      'Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+IgAA';
    expect(typed(await multipart('mixed', plain('HOLD tawse'), tnef))).toEqual(['HOLD tawse']);
  });

  test.each([
    ['its plain body', attribute(0x0002_800c, Buffer.from('HOLD tawse\0'))],
    ['a property in Unicode', properties([0x001f_1000, variable(Buffer.from('HOLD tawse\0', 'utf16le'))])],
    [
      'a property in HTML, after others',
      properties(
        [0x0003_0017, word(1)],
        [0x001e_8001, Buffer.concat([Buffer.alloc(16), word(0), word(7), variable(Buffer.from('x'))])],
        [0x0102_1013, variable(Buffer.from('<p>HOLD tawse'))],
      ),
    ],
  ])('winmail.dat alone is read where it holds text: %s', async (_, content) => {
    const tnef = Buffer.concat([word(0x223e_9f78), Buffer.from([1, 0]), attribute(0x0006_9007, word(1252)), content]);
    const mail = await read(
      'application/ms-tnef; name=winmail.dat',
      tnef.toString('base64'),
      'Content-Transfer-Encoding: base64',
    );
    expect(mail.refused).toBeNull();
    expect(typed(mail)).toEqual(['HOLD tawse']);
    const cut = await read(
      'application/ms-tnef',
      tnef.subarray(0, -20).toString('base64'),
      'Content-Transfer-Encoding: base64',
    );
    expect(cut.refused?.code).toBe('winmail');
  });
});

const head = Buffer.from('Content-Type: text/plain\r\n\r\nHOLD ');
const rest = Buffer.from('tawse\r\n');
const signedText = Buffer.concat([head, rest]);

/** A DER element. */
function element(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const long = Buffer.from([0x82, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([tag]), body.length < 128 ? Buffer.from([body.length]) : long, body]);
}

/** A BER element that does not tell its length. */
function pieces(tag: number, ...contents: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([tag, 0x80]), ...contents, Buffer.from([0, 0])]);
}

/** CMS SignedData around some content. */
function signed(content: Buffer): Buffer {
  const identifier = (last: number) => Buffer.from([0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last]);
  const body = pieces(
    0x30,
    element(0x02, Buffer.from([1])),
    element(0x31),
    pieces(0x30, identifier(1), pieces(0xa0, content)),
    element(0x31),
  );
  return pieces(0x30, identifier(2), pieces(0xa0, body));
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** An attribute of a TNEF message, its checksum left at nought. */
function attribute(id: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([1]), word(id), word(data.length), data, Buffer.alloc(2)]);
}

function variable(data: Buffer): Buffer {
  return Buffer.concat([word(1), word(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

/** MAPI properties: type and name in one number, and the value. */
function properties(...all: (readonly [tag: number, value: Buffer])[]): Buffer {
  const written = all.flatMap(([tag, value]) => [word(((tag >>> 16) | (tag << 16)) >>> 0), value]);
  return attribute(0x0006_9003, Buffer.concat([word(all.length), ...written]));
}
