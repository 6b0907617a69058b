/** Tokens of addresses: whoever writes to one proves that he got a letter from it. */
import type { House } from './house.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LETTERS = 16;

/** 80 bits in letters that survive case folding and are not taken for each other. */
export function newToken(house: House): string {
  return [...house.random(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
