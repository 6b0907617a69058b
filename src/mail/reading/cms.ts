/** Finds what an opaque S/MIME signature signs (CMS SignedData, RFC 5652); the signature itself is not looked at. */

/** A BER element: its tag byte and where its contents stand. */
interface Element {
  tag: number;
  from: number;
  to: number;
  /** Where the next element begins. */
  next: number;
}

const sequence = 0x30;
const objectIdentifier = 0x06;
const octetString = 0x04;
const pieces = 0x24;
const explicit = 0xa0;
const endOfContents = 0;
const signedData = '1.2.840.113549.1.7.2';
const data = '1.2.840.113549.1.7.1';
const deepest = 40;

/** The signed bytes, or null when they are not there to be read: encrypted, detached, or no CMS at all. */
export function signedContent(bytes: Buffer): Buffer | null {
  const [type, wrapped] = inside(bytes, elementAt(bytes, 0, bytes.length), sequence);
  if (identifier(bytes, type) !== signedData) return null;
  const [body] = inside(bytes, wrapped, explicit);
  const content = inside(bytes, body, sequence).find((element) => element.tag === sequence);
  const [innerType, innerWrapped] = inside(bytes, content, sequence);
  if (identifier(bytes, innerType) !== data) return null;
  const [octets] = inside(bytes, innerWrapped, explicit);
  return octets === undefined ? null : octetsOf(bytes, octets, 0);
}

/** The first elements within one of the given tag; [] when it has another. */
function inside(bytes: Buffer, outer: Element | undefined, tag: number): readonly Element[] {
  return outer?.tag === tag ? elementsIn(bytes, outer, 4) : [];
}

function elementsIn(bytes: Buffer, outer: Element, most: number): readonly Element[] {
  const found: Element[] = [];
  let at = outer.from;
  while (found.length < most && at < outer.to) {
    const element = elementAt(bytes, at, outer.to);
    if (element === undefined || element.tag === endOfContents) break;
    found.push(element);
    at = element.next;
  }
  return found;
}

function elementAt(bytes: Buffer, at: number, end: number, depth = 0): Element | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || at + 2 > end || depth > deepest) return undefined;
  if (first < 0x80) return within(tag, at + 2, first, end);
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4 || at + 2 + count > end) return undefined;
    return within(tag, at + 2 + count, bytes.readUIntBE(at + 2, count), end);
  }
  // No length told: it ends where an end-of-contents element stands after its own.
  let next = at + 2;
  for (;;) {
    const inner = elementAt(bytes, next, end, depth + 1);
    if (inner === undefined) return undefined;
    if (inner.tag === endOfContents) return { tag, from: at + 2, to: next, next: inner.next };
    next = inner.next;
  }
}

function within(tag: number, from: number, length: number, end: number): Element | undefined {
  return from + length <= end ? { tag, from, to: from + length, next: from + length } : undefined;
}

/** An octet string in one piece or in many. */
function octetsOf(bytes: Buffer, { tag, from, to }: Element, depth: number): Buffer | null {
  if (tag === octetString) return bytes.subarray(from, to);
  if (tag !== pieces || depth > deepest) return null;
  const parts = elementsIn(bytes, { tag, from, to, next: to }, Number.POSITIVE_INFINITY).map((element) =>
    octetsOf(bytes, element, depth + 1),
  );
  return parts.includes(null) ? null : Buffer.concat(parts.filter((part) => part !== null));
}

function identifier(bytes: Buffer, element: Element | undefined): string {
  if (element?.tag !== objectIdentifier) return '';
  const numbers: number[] = [];
  let value = 0;
  for (const byte of bytes.subarray(element.from, element.to)) {
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) !== 0) continue;
    numbers.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = numbers;
  return [Math.floor(first / 40), first % 40, ...rest].join('.');
}
