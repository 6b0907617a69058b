/**
 * The public beacon: drand's network quicknet. Every three seconds its members together sign the number of the round; no
 * smaller group can, so that nobody knows a signature before its time, and each round has only one. The values of the
 * network are those published at https://api.drand.sh/<chain>/info, scheme bls-unchained-g1-rfc9380; no relay is asked
 * for them.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesOf, sha256Of } from '../engine/digest.ts';

/** Hash of the chain, by which relays name it. */
export const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

const PUBLIC_KEY = bytesOf(
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
);

/** Time of round 1 in seconds of Unix time, and seconds from round to round. */
const GENESIS = 1_692_803_367;
const PERIOD = 3;

/** Domain that messages are hashed to the curve in, of that scheme. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** When a round is out, in milliseconds of Unix time. */
export const timeOfRound = (round: number): number => (GENESIS + (round - 1) * PERIOD) * 1000;

/** Whether a moment (ISO 8601) is not after the time of the round. */
export const isBeforeRound = (at: string, round: number): boolean => Date.parse(at) <= timeOfRound(round);

/** The first round that is out at this moment or later. */
export const roundFrom = (milliseconds: number): number =>
  Math.max(1, Math.ceil((milliseconds / 1000 - GENESIS) / PERIOD) + 1);

/** Whether this is the signature of the round, in small hex digits, by the pinned key. */
export function isSignatureOf(round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const scheme = bls12_381.shortSignatures;
  try {
    return scheme.verify(bytesOf(signature), scheme.hash(bytesOf(sha256Of(number)), DOMAIN), PUBLIC_KEY);
  } catch {
    // No point of the curve.
    return false;
  }
}
