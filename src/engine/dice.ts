/** The dice protocol (dice.md): seeds, keys per turn and audience, commitments, and faces by address. */
import { byCodeUnit } from './canonical.ts';
import type { Address, Role, Rolled } from './contract.ts';
import { type Key, keyOf, mac, sha256, sha256Of } from './digest.ts';
import { RecordBroken } from './errors.ts';

declare const locked: unique symbol;

/** Proof that a lock stands in the journal: without it no real key can be made (dice.md §6). */
export interface Locked {
  readonly [locked]: true;
  readonly turn: number;
  readonly epoch: number;
}

/** Who may see a die at once: everyone, one role, or nobody before release. */
export type Keeper = 'all' | 'sealed' | Role;

/** What the rules roll with; a face depends on key, address and sides alone. */
export interface Dice {
  readonly practice: boolean;
  /** Keys in hex by audience of each epoch these dice fall under, as far as they may be known; none for practice. */
  readonly opened: readonly { epoch: number; keys: Readonly<Record<Keeper, string>> }[];
  face(keeper: Keeper, address: Address, sides: number): number;
  /** A checkpoint was reached: new keys may hold from here (§17). */
  landed?(checkpoint: Address): void;
}

/** Keys that hold from the turn's opening (`from` null) or from a checkpoint on. */
export interface EpochFrom {
  from: Address | null;
  epoch: number;
}

/** Keys that decide a game. Only `openKeys` makes them, and only from a lock. */
export interface RealDice extends Dice {
  readonly practice: false;
}

/** Keys anyone may know: previews, checks, desk, bots, simulations. */
export interface PracticeDice extends Dice {
  readonly practice: true;
}

/** H("fieldpost seed" ‖ S): mailed in the invitation before any phrase can arrive (§1). */
export function seedCommitment(seed: string): string {
  return sha256Of('fieldpost seed', Buffer.from(seed, 'hex'));
}

/** The salt a seat's phrase is hashed with, given back in its acknowledgement (§2); `round` counts the seedings before. */
export function phraseSalt(seed: string, seat: string, round = 0): string {
  const of = round === 0 ? [seat] : [seat, round];
  return mac(keyOf(seed), 'salt', ...of).toString('hex');
}

/** p of §2: the phrase (NFC, trimmed) under its salt; a seat without phrase counts "". */
export function phraseHash(salt: string, phrase: string): string {
  const said = phrase.normalize('NFC').trim();
  return said === '' ? '' : sha256Of(Buffer.from(salt, 'hex'), said);
}

/**
 * What is fixed of a mark before any mark of the round is known (§2): SHA-256 of its 64 hex digits, so that it can be made
 * with any tool; "" of none.
 */
export function sealOf(mark: string): string {
  return mark === '' ? '' : sha256(mark);
}

/** The seal a player made himself and sends for his phrase: 64 hex digits. Null: the phrase itself. */
export function ownSeal(said: string): string | null {
  const hex = said.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(hex) ? hex : null;
}

/** A phrase as a round takes it: its seal, with salt and mark where the house makes them. */
export function sealedPhrase(seed: string, seat: string, round: number, said: string) {
  const own = ownSeal(said);
  const salt = own === null ? phraseSalt(seed, seat, round) : '';
  const mark = own === null ? phraseHash(salt, said) : '';
  return { salt, mark, seal: own ?? sealOf(mark) };
}

/** The mark that a phrase opens a seal with: under the house's salt, or under none where the player sealed it. Null: it does not. */
export function markBehind(seal: string, seed: string, seat: string, round: number, phrase: string): string | null {
  for (const salt of ['', phraseSalt(seed, seat, round)]) {
    const mark = phraseHash(salt, phrase);
    if (mark !== '' && sealOf(mark) === seal) return mark;
  }
  return null;
}

/** What a round of the beacon adds to the phrases: SHA-256 of its signature; nothing where it could not be had. */
export function beaconRandomness(signature: string): readonly string[] {
  return signature === '' ? [] : [sha256(Buffer.from(signature, 'hex'))];
}

/**
 * R of §3: the seed mixed with the game, its genesis, the previous R and the seats' phrases in seat order, the beacon's
 * randomness behind them.
 */
export function mixSeed(
  seed: string,
  game: string,
  genesis: string,
  previous: string,
  phrases: readonly string[],
): string {
  return mac(keyOf(seed), 'mix', game, genesis, previous, [...phrases]).toString('hex');
}

/** Salt of a journal entry, so that nothing can be guessed from its hash (architecture §9). */
export function entrySalt(seed: string, game: string, seq: number): string {
  return mac(keyOf(seed), 'entry', game, seq).toString('hex').slice(0, 32);
}

/** K(d) of §4 for one turn and epoch, in hex, by audience. */
function turnKeys(mix: string, turn: number, epoch: number, keepers: readonly Keeper[]): Record<Keeper, string> {
  const root = keyOf(mac(keyOf(mix), 'turn', turn, epoch));
  const keys: Record<Keeper, string> = {};
  for (const keeper of keepers) keys[keeper] = mac(root, 'dice', keeper).toString('hex');
  return keys;
}

/** Audiences of a game with these roles, in name order. */
export function keepersOf(roles: readonly Role[]): readonly Keeper[] {
  return [...new Set(['all', 'sealed', ...roles])].sort(byCodeUnit);
}

/** C(n, e) of §4 from the hashes of the keys, by audience. */
export function commitmentOf(hashes: Readonly<Record<Keeper, string>>): string {
  return sha256(
    JSON.stringify(
      Object.keys(hashes)
        .sort(byCodeUnit)
        .map((keeper) => hashes[keeper]),
    ),
  );
}

/** C(n, e) before its keys are opened. Hands out no key. */
export function commitTurn(mix: string, turn: number, epoch: number, roles: readonly Role[]): string {
  return commitmentOf(hashesOf(turnKeys(mix, turn, epoch, keepersOf(roles))));
}

/** H(K) of each key: published for the audiences whose key stays shut. */
export function hashesOf(keys: Readonly<Record<Keeper, string>>): Record<Keeper, string> {
  const hashes: Record<Keeper, string> = {};
  for (const keeper of Object.keys(keys)) hashes[keeper] = sha256(Buffer.from(keys[keeper] as string, 'hex'));
  return hashes;
}

/** R of the seeding round that the keys of a turn and epoch belong to (§19). */
export type MixOf = (turn: number, epoch: number) => string;

/** Opens the real keys of a turn: possible only with the lock that fixed its books (§6). */
export function openKeys(lock: Locked, mixOf: MixOf, epochs: readonly EpochFrom[], roles: readonly Role[]): RealDice {
  const { turn } = lock;
  const opened = epochs.map(({ epoch }) => ({
    epoch,
    keys: turnKeys(mixOf(turn, epoch), turn, epoch, keepersOf(roles)),
  }));
  const epochInForce = follow(epochs);
  const faces = opened.map(({ keys }) => faceBy(keys));
  return {
    practice: false,
    opened,
    landed: epochInForce.landed,
    face: (keeper, address, sides) => (faces[epochInForce.at()] as Dice['face'])(keeper, address, sides),
  };
}

/** Which of a turn's epochs holds, as its checkpoints are passed. */
function follow(epochs: readonly EpochFrom[]): { at(): number; landed(checkpoint: Address): void } {
  let inForce = 0;
  return {
    at: () => inForce,
    landed: (checkpoint) => {
      const reached = epochs.findLastIndex(({ from }) => from === checkpoint);
      if (reached > inForce) inForce = reached;
    },
  };
}

/** A die as the game reads it: faces run from `lowest`, and so do its `face` and the one an umpire put in its place. */
export type ReadDie<D> = D & { lowest: number };

export function asRead<D extends { face: number; ruled?: number }>(
  { lowestFace: lowest = 0 }: { lowestFace?: number },
  die: D,
): ReadDie<D> {
  const { face, ruled } = die;
  return { ...die, lowest, face: face + lowest, ...(ruled !== undefined && { ruled: ruled + lowest }) };
}

/** Keys the journal has opened for all, by epoch. */
export interface OpenedKeys extends EpochFrom {
  keys: Readonly<Record<Keeper, string>>;
}

/** Dice as anyone can throw them again from published keys; where a key stays shut, the ledger's face is taken. */
export function publishedDice(opened: readonly OpenedKeys[], ledger: readonly Rolled[]): Dice {
  const faces = opened.map(({ keys }) => faceBy(keys));
  const noted = new Map(ledger.map((rolled) => [rolled.address, rolled.face]));
  const epochInForce = follow(opened);
  return {
    practice: false,
    opened,
    landed: epochInForce.landed,
    face: (keeper, address, sides) => {
      const at = epochInForce.at();
      if (opened[at]?.keys[keeper] !== undefined) return (faces[at] as Dice['face'])(keeper, address, sides);
      const face = noted.get(address);
      if (face === undefined) throw new RecordBroken('die-not-in-ledger', { address });
      return face;
    },
  };
}

/** Practice dice under a public label: M("practice", …); never the dice of any game (§13). */
export function practiceDice(label: string, roles: readonly Role[]): PracticeDice {
  const root = keyOf(Buffer.from('practice'));
  const keys: Record<Keeper, string> = {};
  for (const keeper of keepersOf(roles)) keys[keeper] = mac(root, label, keeper).toString('hex');
  return { practice: true, opened: [], face: faceBy(keys) };
}

function faceBy(keys: Readonly<Record<Keeper, string>>): Dice['face'] {
  const made = new Map<Keeper, Key>();
  return (keeper, address, sides) => {
    let key = made.get(keeper);
    if (!key) {
      key = keyOf(keys[keeper] as string);
      made.set(keeper, key);
    }
    return faceAt(key, address, sides);
  };
}

/** §7: first byte below 256 - 256 % sides of M(K, "roll", address, sides, block, ""); face = byte % sides. */
export function faceAt(key: Key, address: Address, sides: number): number {
  const limit = 256 - (256 % sides);
  for (let block = 0; ; block++) {
    for (const byte of mac(key, 'roll', address, sides, block, '')) if (byte < limit) return byte % sides;
  }
}
