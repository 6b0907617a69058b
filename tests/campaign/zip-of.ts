/** Zips as no honest program writes them: any name, twice the same, links, sizes that lie. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Member {
  name: string;
  data: string | Buffer;
  /** Unix mode; a regular file when not given. */
  mode?: number;
  /** Uncompressed size as the zip claims it. */
  claims?: number;
}

const REGULAR = 0o100644;

export function zipOf(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, mode = REGULAR, claims } of members) {
    const plain = Buffer.from(data);
    const packed = deflateRawSync(plain);
    const title = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims ?? plain.length, 18);
    shared.writeUInt16LE(title.length, 22);
    parts.push(Buffer.from('504b0304', 'hex'), shared, title, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 0x10000, 6);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b01021403', 'hex'), shared, tail, title);
    at += 4 + shared.length + title.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, Buffer.from('504b0506', 'hex'), end]);
}
