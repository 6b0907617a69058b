/** Takes a game of the store out as an archive, and an archive into the store, to be browsed and verified. */
import { decode, encode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { openScenario } from '../../games/index.ts';
import { renderReportJson, renderReportText } from '../../reports/index.ts';
import { blobOf, keepBlob } from '../../store/blobs.ts';
import { appendEntries } from '../../store/entries.ts';
import { addGame, findGame, type GameRow } from '../../store/games.ts';
import { readMails } from '../../store/messages.ts';
import { pressOf } from '../../store/press.ts';
import { type SeatedRow, seatsOf } from '../../store/seats.ts';
import { keepSeed } from '../../store/secrets.ts';
import { keepSnapshot } from '../../store/snapshots.ts';
import { fold } from '../../table/record.ts';
import { replay, type TurnResult } from '../../table/replay.ts';
import { reportOf } from '../../table/telling.ts';
import { type Archived, verify } from '../../table/verify.ts';
import { withdrawnRuns } from '../../table/withdrawn.ts';
import { type House, transact } from '../house/house.ts';
import { labelFrom } from '../house/label.ts';
import { loadGame } from '../house/load-game.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { optionsOf } from '../house/options.ts';
import type { Rhythm } from '../house/time.ts';
import { archiveFiles } from './archive.ts';
import { archiveSigner } from './archive-key.ts';

/**
 * The files of the game's archive, signed by this house. The seed is not among them until the game is over and its
 * journal opens it; nor is any person: mails are told by seat, time and hash.
 */
export async function exportGame(house: House, id: string): Promise<Map<string, string>> {
  const loaded = await loadGame(house, id);
  const { record, seed, row } = loaded;
  const scenario = decode<Json>(await blobOf(house.store.db, row.scenarioHash));
  const results = replay(record, seed);
  const members = new Map([
    ...reportsIn(loaded, results, await seatsOf(house.store.db, id)),
    ['mails.json', encode(await mailsIn(house, id))] as const,
  ]);
  if (fold(record.entries).over && optionsOf(row).showpress === 'all')
    members.set('press.json', encode(await pressIn(house, id)));
  const kept = { label: row.label, record, scenario, results };
  return archiveFiles(kept, { members, signer: archiveSigner(house.key) });
}

/** What each seat was told of each turn, in its language, as text and as data. */
function reportsIn(
  { record, seed, row }: LoadedGame,
  results: readonly TurnResult[],
  seats: readonly SeatedRow[],
): [string, string][] {
  const isRewound = record.entries.some(({ content }) => content.kind === 'rewind');
  return results.flatMap((result) => {
    const withdrawn = isRewound ? withdrawnRuns(record, seed, result.ordinal) : [];
    return seats.flatMap(({ seat, language }): [string, string][] => {
      const reader = { seat, language, label: row.label, deadline: null, standing: [], withdrawn };
      const model = reportOf(record, result, null, reader);
      const name = `reports/${String(result.ordinal).padStart(3, '0')}-${seat}`;
      return [
        [`${name}.txt`, renderReportText(model, { pdf: 'none' })],
        [`${name}.json`, renderReportJson(model)],
      ];
    });
  });
}

async function mailsIn({ store }: House, id: string): Promise<Json> {
  const rows = await readMails(store.db, id);
  return rows.map(({ seat, receivedAt, sha256, outcome }) => ({
    seat,
    receivedAt: receivedAt.toISOString(),
    sha256,
    outcome,
  }));
}

async function pressIn({ store }: House, id: string): Promise<Json> {
  const rows = await pressOf(store.db, id);
  return rows.map(({ fromSeat, toSeats, text, anonymous, writtenAt }) => ({
    from: anonymous ? null : fromSeat,
    to: decode<string[]>(toSeats),
    text,
    writtenAt: writtenAt.toISOString(),
  }));
}

/** Nothing falls due in a game that was brought in. */
const NO_RHYTHM = { days: [], time: '00:00', least: 0 } satisfies Rhythm;

/** Whether it was played elsewhere: none of its seats is anybody's here. */
export const isBroughtIn = ({ rhythm }: Pick<GameRow, 'rhythm'>): boolean => rhythm === encode(NO_RHYTHM);

/**
 * Stores an archive that verifies, to be browsed: states as snapshots, events and dice as blobs under their hashes. With
 * its seed, which a game that is over opens, it can be replayed here; without, nothing can be rolled, so it stays closed.
 * Throws RecordBroken or RulesBroken with the first thing that is not as recorded.
 */
export async function importGame(
  house: House,
  { archived, manifest }: { archived: Archived; manifest?: { label?: string | undefined } },
): Promise<void> {
  verify(archived, openScenario);
  const { genesis, tempo, over, annulled, turns } = fold(archived.entries);
  const id = genesis.game;
  const opened = archived.entries.find(({ content }) => content.kind === 'seed-open')?.content;
  await transact(house, async (tx) => {
    if (await findGame(tx, id)) throw new DataBroken('game-exists', { game: id });
    const scenarioHash = await keepBlob(tx, archived.scenario);
    for (const texts of [archived.events, archived.ledgers])
      for (const text of texts.values()) await keepBlob(tx, text);
    await addGame(tx, {
      id,
      label: manifest?.label ?? labelFrom(id),
      ruleset: genesis.ruleset,
      revision: genesis.revision,
      scenario: genesis.scenario,
      scenarioHash,
      status: over ? 'over' : 'halted',
      tempo,
      zone: 'UTC',
      rhythm: encode(NO_RHYTHM),
      options: '{}',
      umpire: null,
      head: '',
      length: 0,
      haltedBecause: over ? null : 'imported without its seed',
      annulledBecause: annulled,
      createdAt: new Date(genesis.at),
    });
    await appendEntries(tx, id, archived.entries);
    for (const { ordinal, close } of turns) {
      const head = archived.entries.find(({ content }) => content === close)?.hash;
      const bytes = archived.states.get(ordinal);
      if (head && bytes !== undefined) await keepSnapshot(tx, id, { ordinal: ordinal + 1, head, bytes });
    }
    if (opened?.kind === 'seed-open') await keepSeed(tx, house.key, id, opened.seed);
  });
}
