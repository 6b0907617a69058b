import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  commitTurn,
  faceAt,
  hashesOf,
  keepersOf,
  mixSeed,
  openKeys,
  phraseHash,
  phraseSalt,
  practiceDice,
  seedCommitment,
} from '../../src/engine/dice.ts';
import { keyOf } from '../../src/engine/digest.ts';
import { Journal, lockedBy } from '../../src/engine/journal.ts';

const SEED = '11'.repeat(32);
const PYTHON = `
import hmac, hashlib, json, sys
a = json.loads(sys.argv[1])
H = lambda b: hashlib.sha256(b).hexdigest()
M = lambda k, *x: hmac.new(bytes.fromhex(k), json.dumps(x, separators=(',', ':'), ensure_ascii=False).encode(), 'sha256').hexdigest()
salt = M(a['seed'], 'salt', 'british')
p = H(bytes.fromhex(salt) + 'Spring Hill é'.encode())
R = M(a['seed'], 'mix', 'savannah-7', a['genesis'], '', [p, ''])
T = M(R, 'turn', 3, 1)
K = {d: M(T, 'dice', d) for d in ['all', 'allies', 'british', 'sealed']}
C = H(json.dumps([H(bytes.fromhex(K[d])) for d in sorted(K)], separators=(',', ':')).encode())
def face(k, address, s):
    block = 0
    while True:
        for byte in bytes.fromhex(M(k, 'roll', address, s, block, '')):
            if byte < 256 - 256 % s: return byte % s
        block += 1
print(json.dumps({'commit': H(b'fieldpost seed' + bytes.fromhex(a['seed'])), 'salt': salt, 'p': p, 'R': R, 'C': C,
  'faces': [face(K['all'], 't03/allies/combat/1404/!roll-%d' % i, s) for i in range(40) for s in (6, 10, 100, 251)]}))
`;

function lockedTurn(turn: number, epoch: number) {
  const journal = new Journal('savannah-7', SEED, []);
  const lock = journal.append('2026-11-22T20:00:00Z', 'table', {
    kind: 'lock',
    turn,
    epoch,
    addresses: ['t03'],
    books: [],
  });
  return lockedBy(journal.entries, lock);
}

describe('the dice protocol', () => {
  test('dice 1-7: another language derives the same salts, mix, commitments and faces', () => {
    const genesis = 'ab'.repeat(32);
    const python = JSON.parse(
      execFileSync('python3', ['-c', PYTHON, JSON.stringify({ seed: SEED, genesis })], { encoding: 'utf8' }),
    );
    const salt = phraseSalt(SEED, 'british');
    const p = phraseHash(salt, '  Spring Hill é ');
    const mix = mixSeed(SEED, 'savannah-7', genesis, '', [p, '']);
    const dice = openKeys(lockedTurn(3, 1), () => mix, [{ from: null, epoch: 1 }], ['british', 'allies']);
    const faces = Array.from({ length: 40 }, (_, i) =>
      [6, 10, 100, 251].map((s) => dice.face('all', `t03/allies/combat/1404/!roll-${i}`, s)),
    );
    expect({
      commit: seedCommitment(SEED),
      salt,
      p,
      R: mix,
      C: commitTurn(mix, 3, 1, ['british', 'allies']),
      faces: faces.flat(),
    }).toEqual(python);
  });

  test('dice 4: a commitment is the hash of the hashes of the keys that are opened later', () => {
    const dice = openKeys(lockedTurn(5, 0), () => SEED, [{ from: null, epoch: 0 }], ['red', 'blue']);
    expect(commitmentOf(hashesOf(dice.opened[0]?.keys ?? {}))).toBe(commitTurn(SEED, 5, 0, ['red', 'blue']));
    expect(keepersOf(['red', 'blue'])).toEqual(['all', 'blue', 'red', 'sealed']);
  });

  test('dice 6: no key can be made without a lock that stands in the journal', () => {
    const journal = new Journal('savannah-7', SEED, []);
    const commit = journal.append('2026-11-22T20:00:00Z', 'table', { kind: 'seed-commit', commitment: 'x' });
    expect(() => lockedBy(journal.entries, commit)).toThrow('no-such-lock');
    const elsewhere = new Journal('savannah-8', SEED, []);
    const lock = elsewhere.append('2026-11-22T20:00:00Z', 'table', {
      kind: 'lock',
      turn: 1,
      epoch: 0,
      addresses: ['t01'],
      books: [],
    });
    expect(() => lockedBy(journal.entries, lock)).toThrow('no-such-lock');
    // @ts-expect-error a look-alike is not a lock
    openKeys({ turn: 1, epoch: 0 }, () => SEED, [{ from: null, epoch: 0 }], []);
  });

  test('dice 7: every face of a ten-sided die is equally likely', () => {
    const key = keyOf(SEED);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const face = faceAt(key, `t01/!${i}`, 10);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(27.9); // 9 degrees of freedom, 0.1 %
  });

  test('dice 13: practice dice are other dice than the real ones, and are marked', () => {
    const real = openKeys(lockedTurn(1, 0), () => SEED, [{ from: null, epoch: 0 }], ['red']);
    const practice = practiceDice('savannah-7', ['red']);
    const at = (dice: typeof practice | typeof real) =>
      Array.from({ length: 50 }, (_, i) => dice.face('all', `t01/!${i}`, 10));
    expect(practice.practice).toBe(true);
    expect(at(practice)).not.toEqual(at(real));
  });

  test('dice 17: from the checkpoint of a rewind on, the keys of the new epoch hold', () => {
    const dice = openKeys(
      lockedTurn(1, 0),
      () => SEED,
      [
        { from: null, epoch: 0 },
        { from: 't01/#opens', epoch: 1 },
      ],
      ['red'],
    );
    const old = openKeys(lockedTurn(1, 0), () => SEED, [{ from: null, epoch: 0 }], ['red']);
    const many = (rolled: typeof dice) => Array.from({ length: 50 }, (_, i) => rolled.face('all', `t01/!${i}`, 10));
    expect(many(dice)).toEqual(many(old));
    dice.landed?.('t01/#opens');
    expect(many(dice)).not.toEqual(many(old));
  });
});
