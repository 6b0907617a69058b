/** What operators are told of by letter, for they may sleep: mail that has not been read for long, a disk that fills, games that were halted. */

import { momentWords } from '../../reports/index.ts';
import { haltedGames } from '../../store/queues.ts';
import { LITTLE_ROOM, roomFor } from '../house/disk.ts';
import { type House, transact } from '../house/house.ts';
import { localTime } from '../house/time.ts';
import { type HouseNews, tellOperators } from '../letters/tell-operators.ts';
import { failingSources } from './mail-sources.ts';

/** A source that cannot be read for a shorter time is told to whose games wait for it alone. */
const LONG_MILLISECONDS = 3_600_000;

/** Tells each trouble once; a disk that stays full, once a day. */
export async function tellTroubles(house: House): Promise<void> {
  const news = [...(await unreadSources(house)), ...fullDisk(house), ...(await halted(house))];
  if (news.length === 0) return;
  await transact(house, async (tx) => {
    for (const one of news) await tellOperators(house, tx, one);
  });
}

async function unreadSources(house: House): Promise<HouseNews[]> {
  const long = new Date(house.clock().getTime() - LONG_MILLISECONDS);
  const sources = (await failingSources(house)).filter(({ failingSince }) => failingSince <= long);
  return sources.map(({ name, failingSince, trouble }) => ({
    about: `source/${name}/${failingSince.toISOString()}`,
    title: `Mail cannot be read: ${name}`,
    text: [
      `Since ${momentWords(localTime(failingSince, 'UTC'), 'en')} (UTC) ${name} cannot be read: ${trouble ?? 'nothing is said why'}.`,
      'Calls whose time is over stay open until it can: no orders are lost.',
    ],
  }));
}

async function halted({ store, dumps }: House): Promise<HouseNews[]> {
  return (await haltedGames(store.db)).map(({ id, label, length, haltedBecause }) => ({
    about: `halted/${id}/${length}`,
    title: `The game ${label} was halted`,
    text: [
      `Work on the game ${id} failed: ${haltedBecause ?? 'nothing is said why'}. It rests until its umpire lets it go on.`,
      `All that is needed to find out why is in ${dumps}.`,
    ],
  }));
}

function fullDisk(house: House): HouseNews[] {
  const room = roomFor(house);
  if (room === null || room >= LITTLE_ROOM) return [];
  return [
    {
      about: `disk/${house.clock().toISOString().slice(0, 10)}`,
      title: 'The disk is nearly full',
      text: [
        `The disk of our data has ${Math.floor(room / 1_048_576)} MB left.`,
        'Once it is full mail is not taken until there is room again; what was taken stays.',
      ],
    },
  ];
}
