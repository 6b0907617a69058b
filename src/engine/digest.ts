/** Hashes and MACs: the only place of the pure layers that touches `node:crypto`. */
import { createHash, createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Json } from './contract.ts';

/** A MAC key; made once per turn and audience (a KeyObject is several times faster than raw bytes). */
export type Key = KeyObject;

/** SHA-256 of UTF-8 text or bytes, in hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}

/** SHA-256 of the concatenation of several byte strings, in hex. */
export function sha256Of(...parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(part);
  return whole.digest('hex');
}

export function keyOf(bytes: Uint8Array | string): Key {
  return createSecretKey(typeof bytes === 'string' ? Buffer.from(bytes, 'hex') : bytes);
}

/** M(k, …) of the dice protocol: HMAC-SHA256 over the compact JSON array of the arguments. */
export function mac(key: Key, ...args: readonly Json[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(args)).digest();
}

export function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex, 'hex');
}
