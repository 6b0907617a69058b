/** RFC 8785 text of plain JSON (integers only), the one form in which states, entries and ledgers are kept and hashed. */
import { RulesBroken } from './errors.ts';

/** Canonical text; throws RulesBroken where the value is not plain integer JSON. */
export function encode(value: unknown): string {
  return isCanonical(value) ? JSON.stringify(value) : spelled(value);
}

/** Is it plain integer JSON whose keys stand in order, as all is that was decoded? Then JSON.stringify spells it so. */
function isCanonical(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isSafeInteger(value);
    case 'object':
      if (value === null) return true;
      return Array.isArray(value) ? isCanonicalList(value) : isCanonicalTree(value as Record<string, unknown>);
    default:
      return false;
  }
}

function isCanonicalList(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!isCanonical(list[i])) return false;
  return true;
}

function isCanonicalTree(tree: Record<string, unknown>): boolean {
  if (Object.getPrototypeOf(tree) !== Object.prototype) return false;
  let before = '';
  for (const key in tree) {
    if (key < before || !isCanonical(tree[key])) return false;
    before = key;
  }
  return true;
}

/** The text of a value whatever the order of its keys. */
function spelled(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (Number.isSafeInteger(value)) return Object.is(value, -0) ? '0' : String(value);
      throw notPlain(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return encodeList(value);
      return encodeTree(value as Record<string, unknown>);
    default:
      throw notPlain(value);
  }
}

function encodeList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i ? ',' : '') + spelled(list[i]);
  return `${text}]`;
}

function encodeTree(tree: Record<string, unknown>): string {
  const kind = Object.getPrototypeOf(tree);
  if (kind !== Object.prototype && kind !== null) throw notPlain(tree);
  const keys = inOrder(Object.keys(tree));
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    text += `${(i ? ',' : '') + quoted(key)}:${spelled(tree[key])}`;
  }
  return `${text}}`;
}

/** Most trees are met in the same few shapes; sorting only what is out of order saves half of the work. */
function inOrder(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort(byCodeUnit);
  }
  return keys;
}

/** Ids and words come again and again: their quoted form is kept, up to a bound. */
const QUOTED_KEPT = 8192;
const QUOTED_LENGTH = 48;
const quotedTexts = new Map<string, string>();

function quoted(text: string): string {
  const known = quotedTexts.get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify(text);
  if (text.length <= QUOTED_LENGTH && quotedTexts.size < QUOTED_KEPT) quotedTexts.set(text, made);
  return made;
}

/** The order RFC 8785 sorts keys in, and the only text order of the pure layers. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function decode<T>(bytes: string): T {
  return JSON.parse(bytes) as T;
}

/** A copy that shares nothing; refuses what `encode` refuses. */
export function copy<T>(value: T): T {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value;
    throw notPlain(value);
  }
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object') throw notPlain(value);
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw notPlain(value);
  const out: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__') setOwn(out, key, copy(value[key]));
    else out[key] = copy(value[key]);
  }
  return out as T;
}

/** A key that plain assignment would take for the prototype. */
function setOwn(tree: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true });
}

function notPlain(value: unknown): RulesBroken {
  return new RulesBroken('not-plain-json', { value: String(value), type: typeof value });
}
