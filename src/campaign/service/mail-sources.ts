/** Mail sources that cannot be read: since when, why, which games wait for them, and that their umpires are told, once. */
import { type DeadlineRow, deadlinesDue } from '../../store/deadlines.ts';
import { umpireLettersLike } from '../../store/outbox.ts';
import { noteFailing, readThrough, type SourceRow, sourcesOf } from '../../store/sources.ts';
import { type House, transact } from '../house/house.ts';
import { tellUmpire } from '../house/tell-umpire.ts';

/** What has gone wrong with a source since it was last read to its end. */
export interface Failure {
  first: Date;
  last: Date;
  trouble: string;
}

/** A source as its watcher knows it. */
export interface Watched {
  name: string;
  through: Date | null;
  failure: Failure | null;
}

/** A source whose connection breaks and comes back has not failed: it must still be failing after so long. */
const FIRM_MILLISECONDS = 2000;

/** Notes how far each source was read and whether it can be; who was told that it cannot is told that it can again. */
export async function noteSources(house: House, watched: readonly Watched[]): Promise<void> {
  const known = new Map((await sourcesOf(house.store.db, house.sources)).map((row) => [row.name, row]));
  for (const { name, through, failure } of watched) {
    const was = known.get(name)?.failingSince ?? null;
    const isOver = failure === null || (through !== null && through >= failure.last);
    const isFirm = failure !== null && failure.last.getTime() - failure.first.getTime() >= FIRM_MILLISECONDS;
    await transact(house, async (tx) => {
      if (through !== null) await readThrough(tx, name, through);
      if (isOver && was !== null && through !== null) {
        await noteFailing(tx, name, { failingSince: null, trouble: null });
        for (const [game, purpose] of await toldOf(tx, name, was))
          await tellUmpire(house, tx, game, {
            about: purpose.replace(TOLD, BACK),
            say: ({ unread }, when) => ({ title: unread.backTitle, text: unread.back(name, when(was)) }),
          });
      } else if (!isOver && isFirm && failure.trouble !== known.get(name)?.trouble)
        await noteFailing(tx, name, { failingSince: was ?? failure.first, trouble: failure.trouble });
    });
  }
}

const TOLD = 'mail-source';
const BACK = 'mail-source-back';
const aboutOf = (name: string, since: Date): string => `${TOLD}/${name}/${since.toISOString()}`;

/** Games whose umpires were told of this failure, and what the letter was about. */
async function toldOf(
  tx: Parameters<typeof umpireLettersLike>[0],
  name: string,
  since: Date,
): Promise<[string, string][]> {
  const about = aboutOf(name, since);
  const letters = await umpireLettersLike(tx, `umpire/%/${about}`, since);
  return letters.flatMap(({ game }) => (game === null ? [] : [[game, about] as [string, string]]));
}

/** The sources of this house that cannot be read now. */
export async function failingSources(house: House): Promise<(SourceRow & { failingSince: Date })[]> {
  const rows = await sourcesOf(house.store.db, house.sources);
  return rows.flatMap((row) => (row.failingSince === null ? [] : [{ ...row, failingSince: row.failingSince }]));
}

/** Games whose time has come and whose call stays open, because this source may still hold mail from before. */
export async function gamesWaitingFor(house: House, { readThrough: through }: SourceRow): Promise<string[]> {
  const due = await deadlinesDue(house.store.db, house.clock());
  return due
    .filter((deadline) => deadline.lockedAt === null && (through === null || through < closesAt(deadline)))
    .map(({ game }) => game);
}

const closesAt = ({ dueAt, readyAt }: DeadlineRow): Date => (readyAt !== null && readyAt < dueAt ? readyAt : dueAt);

/** The game waits for mail: where that is because a source has failed, its umpire is told, once. */
export async function tellOfUnread(house: House, game: string): Promise<void> {
  for (const source of await failingSources(house)) {
    const { name, failingSince, trouble } = source;
    if (!(await gamesWaitingFor(house, source)).includes(game)) continue;
    await transact(house, (tx) =>
      tellUmpire(house, tx, game, {
        about: aboutOf(name, failingSince),
        say: ({ unread }, when) => ({
          title: unread.title,
          text: unread.text(name, when(failingSince), trouble ?? ''),
        }),
      }),
    );
  }
}
