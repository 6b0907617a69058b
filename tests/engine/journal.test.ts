import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChain, type Entry, Journal } from '../../src/engine/journal.ts';

const SEED = '22'.repeat(32);

function journalOf(n: number): Journal {
  const journal = new Journal('toy-1', SEED, []);
  for (let i = 0; i < n; i++)
    journal.append('2026-11-22T20:00:00Z', 'gm', { kind: 'table', act: 'broadcast', facts: { text: `${i}` } });
  return journal;
}

describe('the journal', () => {
  test('closes its chain, and goes on from entries it is given', () => {
    const journal = journalOf(5);
    checkChain(journal.entries);
    const more = new Journal('toy-1', SEED, journal.entries);
    more.append('2026-11-22T20:00:01Z', 'gm', { kind: 'upgrade', revision: 2 });
    checkChain(more.entries);
    expect(more.added).toHaveLength(1);
    expect(new Set(more.entries.map((entry) => entry.content.salt)).size).toBe(6);
  });

  test('shows any entry that was changed, dropped, doubled or moved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('change', 'drop', 'double', 'swap', 'hash'),
        (at, how) => {
          const entries = structuredClone(journalOf(7).entries) as Entry[];
          const entry = entries[at] as Entry;
          if (how === 'change') Object.assign(entry.content, { by: 'somebody' });
          if (how === 'drop') entries.splice(at, 1);
          if (how === 'double') entries.splice(at, 0, entry);
          if (how === 'swap') [entries[at], entries[at + 1]] = [entries[at + 1] as Entry, entry];
          if (how === 'hash') entry.hash = 'e'.repeat(64);
          expect(() => checkChain(entries)).toThrow('chain-broken');
        },
      ),
    );
  });
});
