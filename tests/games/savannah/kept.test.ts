/** Scenarios that games have kept since they were founded open as those of today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode } from '../../../src/engine/canonical.ts';
import type { Json } from '../../../src/engine/contract.ts';
import type { Entry } from '../../../src/engine/journal.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import { openSavannah } from '../../../src/games/savannah/scenario.ts';
import { replay } from '../../../src/table/replay.ts';
import { scenario } from '../campaign.ts';

/** The campaign as it was kept before decks left cards out and more than one kind of weather weighed on the die. */
function kept(): Json {
  const old = JSON.parse(JSON.stringify(scenario));
  for (const card of old.cards.deck) delete card.hexes;
  delete old.cards.out;
  delete old.cards.doctrine.near;
  old.cards.doctrine.again = 2;
  old.scenario.campaign.weather.after = { kind: 'favorable', value: 1 };
  delete old.scenario.setup.groups;
  delete old.scenario.victory.collapse.at;
  return old;
}

test('one kept before the morale at which an army is lost stood in it alone is that of today too', () => {
  const old = JSON.parse(JSON.stringify(scenario));
  delete old.scenario.victory.collapse.at;
  expect(openSavannah(old).files).toEqual(scenario);
});

test('a campaign kept by a game of earlier days is that of today', () => {
  expect(openSavannah(kept()).files).toEqual(scenario);
});

test('it opens, and its first turn stands as set up', () => {
  const state = savannah.open(kept()).setup();
  expect(state).toEqual(savannah.open(scenario).setup());
});

/** Campaigns played by revision 2, before those put off came in before those of the day (S 4.7). */
const KEPT = join(import.meta.dirname, 'kept');
const keptText = (name: string): string => gunzipSync(readFileSync(join(KEPT, `${name}.gz`))).toString('utf8');

function keptGame(name: string, seed: string) {
  const entries = keptText(name)
    .trim()
    .split('\n')
    .map((line) => decode<Entry>(line));
  const genesis = entries.find(({ content }) => content.kind === 'genesis')?.content;
  const record = { id: 'kept-1', game: savannah.open(decode<Json>(keptText('scenario.json'))), entries };
  const closes = entries.filter(({ content }) => content.kind === 'close').length;
  return { revision: genesis?.kind === 'genesis' ? genesis.revision : 0, closes, turns: () => replay(record, seed) };
}

test('S 4.7 a game played before who waits comes in first, in which there was room for all, replays to its last die', () => {
  const { closes, turns } = keptGame('played-out.jsonl', '03'.repeat(32));
  const played = turns();
  expect(played.length).toBe(closes);
  expect(played.at(-1)?.over).toBe(true);
});

test('S 4.7 one whose owners were asked who finds room is of an earlier revision, so that its umpire is told before it goes on', () => {
  const { revision, turns } = keptGame('asked.jsonl', '01'.repeat(32));
  expect(turns).toThrow(/since-3/);
  expect(revision).toBeLessThan(savannah.revision);
});
