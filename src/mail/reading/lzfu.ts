/** Unpacks compressed RTF (MS-OXRTFCP), which Outlook puts into winmail.dat: a dictionary of 4,096 bytes, and a bounded result. */

const headBytes = 16;
const packed = 0x75465a4c;
const unpacked = 0x414c454d;
const windowBytes = 4_096;
const shortest = 2;
/** Two bytes stand for seventeen at most. */
const mostGrowth = 9;

/** What every dictionary begins with. */
const usual = Buffer.from(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor ' +
    'MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
  'latin1',
);

/** The RTF inside, of which at most `longest` bytes are unpacked; null when the bytes are no compressed RTF. */
export function unpackedRtf(bytes: Buffer, longest: number): Buffer | null {
  if (bytes.length < headBytes) return null;
  const kind = bytes.readUInt32LE(8);
  const wanted = Math.min(bytes.readUInt32LE(4), longest);
  if (kind === unpacked) return bytes.subarray(headBytes, headBytes + wanted);
  if (kind !== packed) return null;
  const window = Buffer.alloc(windowBytes);
  usual.copy(window);
  let end = usual.length;
  const out = Buffer.alloc(Math.min(wanted, (bytes.length - headBytes) * mostGrowth));
  let length = 0;
  const put = (byte: number) => {
    if (length < out.length) out[length++] = byte;
    window[end] = byte;
    end = (end + 1) % windowBytes;
  };
  let at = headBytes;
  while (at < bytes.length && length < out.length) {
    const control = bytes[at++] as number;
    for (let bit = 0; bit < 8 && at < bytes.length && length < out.length; bit++) {
      if ((control & (1 << bit)) === 0) {
        put(bytes[at++] as number);
        continue;
      }
      if (at + 1 >= bytes.length) return out.subarray(0, length);
      const reference = bytes.readUInt16BE(at);
      at += 2;
      const from = reference >> 4;
      // A reference to where the next byte goes says that this was all.
      if (from === end) return out.subarray(0, length);
      const count = (reference & 0xf) + shortest;
      for (let n = 0; n < count; n++) put(window[(from + n) % windowBytes] as number);
    }
  }
  return out.subarray(0, length);
}
