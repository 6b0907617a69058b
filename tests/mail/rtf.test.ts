/** Compressed RTF in a winmail.dat: Microsoft's own samples, HTML wrapped by Outlook, plain RTF in many code pages, and harm. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMail } from '../../src/campaign/house/reading.ts';
import { unpackedRtf } from '../../src/mail/reading/lzfu.ts';
import { orderText } from '../../src/mail/reading/readMail.ts';
import { textOfRtf } from '../../src/mail/reading/rtf.ts';
import { textOfTnef } from '../../src/mail/reading/tnef.ts';

const MOST = 1_000_000;
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
/** The examples of MS-OXRTFCP, byte for byte. */
const hello = hex(
  '2d0000002b0000004c5a4675f1c5c7a7 03000a007263706731323542320af3 2068656c090020627705b06c647d0a800fa0',
);
const crossing = hex('1a0000001c0000004c5a4675e2d44b51 410004205758595a0d6e7d010eb0');
const head = (raw: number, kind: string) => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(raw, 4);
  bytes.write(kind, 8, 'latin1');
  return bytes;
};

describe('packed', () => {
  test('the samples of its definition come out as they went in', () => {
    expect(unpackedRtf(hello, MOST)?.toString()).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
    expect(unpackedRtf(crossing, MOST)?.toString()).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
    const stored = Buffer.concat([head(6, 'MELA'), Buffer.from('{\\rtf1 more')]);
    expect(unpackedRtf(stored, MOST)?.toString()).toBe('{\\rtf1');
  });

  test('a bomb gives no more than is wanted, and asks for no more room than its bytes can fill', () => {
    const says = Buffer.concat([head(0xffff_ffff, 'LZFu'), Buffer.from([0, 1, 2, 3])]);
    expect(unpackedRtf(says, Number.MAX_SAFE_INTEGER)?.length).toBe(3);
    const references: number[] = [];
    for (let n = 0; n < 20_000; n++) references.push(0xff, ...Array.from({ length: 8 }, () => [0x00, 0x0f]).flat());
    const bomb = Buffer.concat([head(0xffff_ffff, 'LZFu'), Buffer.from(references)]);
    expect(unpackedRtf(bomb, 50_000)?.length).toBe(50_000);
  });

  test('cut anywhere, or with any byte changed, it gives something or nothing and never fails', () => {
    for (let end = 0; end < hello.length; end++) {
      textOfRtf(unpackedRtf(hello.subarray(0, end), MOST) ?? Buffer.alloc(0));
      for (const byte of [0, 0x7b, 0x7d, 0x5c, 0xff]) {
        const harmed = Buffer.from(hello);
        harmed[end] = byte;
        textOfRtf(unpackedRtf(harmed, MOST) ?? Buffer.alloc(0));
      }
    }
    expect(unpackedRtf(Buffer.from('no RTF at all, of any kind'), MOST)).toBeNull();
  });
});

describe('RTF', () => {
  const text = (rtf: string) => textOfRtf(Buffer.from(rtf, 'latin1')).text;

  test('shows its text and none of its tables, pictures and unknown destinations', () => {
    const rtf =
      '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0;}{\\*\\generator Riched20;}' +
      '{\\info{\\author Ann}}\\pard\\f0 HOLD tawse\\par\r\nMOVE \\b maitland\\b0  TO 1404{\\pict 0102}\\line \\{x\\}\\~y\\par}';
    expect(text(rtf)).toBe('HOLD tawse\nMOVE maitland TO 1404\n{x} y\n');
  });

  test.each([
    ['Western', '\\ansicpg1252', "d\\'e9j\\'e0 \\'93x\\'94", 'déjà “x”'],
    ['Greek by its code page', '\\ansicpg1253', "\\'e1\\'e2", 'αβ'],
    ['Russian by its font', '{\\fonttbl{\\f1\\fswiss\\fcharset204 Arial;}}', "\\f1 \\'f5\\'ee\\'e4", 'ход'],
    ['Japanese in two bytes', '\\ansicpg932', "\\'93\\'fa", '日'],
    ['any character, with the stand-in for old readers', '\\uc1', "\\u8217\\'92\\u26085?x", '’日x'],
    ['a stand-in of two', '\\uc2', '\\u8212--x', '—x'],
    ['half of a pair after the other', '\\uc0', '\\u-10179\\u-8704', '😀'],
    ['signs with names', '', 'a\\emdash b\\rquote c\\tab d', 'a—b’c\td'],
    ['bytes as they are', '\\ansicpg1252', '\u00e9t\u00e9', 'été'],
  ])('%s', (_, before, said, shown) => {
    expect(text(`{\\rtf1${before} ${said}}`).trim()).toBe(shown);
  });

  test('HTML that Outlook wrapped is unwrapped', () => {
    const wrapped =
      '{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf {\\b \\htmlrtf0 HOLD{\\*\\htmltag84 &nbsp;}\\htmlrtf \\~\\htmlrtf0 tawse' +
      '{\\*\\htmltag72 </p>}\\htmlrtf }\\par\\htmlrtf0 {\\*\\mhtmltag72 x}}';
    expect(textOfRtf(Buffer.from(wrapped))).toEqual({ text: '<p>HOLD&nbsp;tawse</p>', isHtml: true });
  });

  test('groups without end and braces too many are no trouble', () => {
    expect(text(`{\\rtf1 a${'{'.repeat(100_000)}b`)).toBe('a');
    expect(text(`{\\rtf1 a${'}'.repeat(100_000)}b\\`)).toBe('ab');
    expect(text('{\\rtf1 a\\bin5 12345b}')).toBe('ab');
    expect(text("{\\rtf1 \\'")).toBe('');
  });
});

describe('a winmail.dat', () => {
  test('of Outlook that holds RTF alone is read, its quoted mail is not', async () => {
    const mail = await readMail(readFileSync(join(import.meta.dirname, 'mails', 'winmail-rtf.eml')));
    expect(mail.refused).toBeNull();
    expect(orderText(mail).split('\n').slice(1)).toEqual(['HOLD tawse', 'MOVE maitland TO 1404']);
  });

  test('its plain text is taken before HTML, and HTML before RTF, but for what is blank', () => {
    const word = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
    const property = (tag: number, bytes: Buffer) =>
      Buffer.concat([word(tag), word(1), word(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const tnef = (...all: Buffer[]) => {
      const properties = Buffer.concat([word(all.length), ...all]);
      const attribute = [Buffer.from([1]), word(0x0006_9003), word(properties.length), properties, Buffer.alloc(2)];
      return Buffer.concat([word(0x223e_9f78), Buffer.from([1, 0]), ...attribute]);
    };
    const rtf = property(0x1009_0102, hello);
    const html = property(0x1013_0102, Buffer.from('<p>hi'));
    const plain = (said: string) => property(0x1000_001e, Buffer.from(said));
    const read = (...all: Buffer[]) => textOfTnef(tnef(...all), MOST);
    expect(read(rtf, html, plain('hey'))).toEqual({ text: 'hey', isHtml: false });
    expect(read(rtf, html, plain(' \r\n\0'))).toEqual({ text: '<p>hi', isHtml: true });
    expect(read(plain(' '), rtf)).toEqual({ text: 'hello world', isHtml: false });
    expect(read(plain(' '))).toBeNull();
  });
});
