/** One whole game by mail: a house, its players, and the umpire who closes calls where somebody keeps silent. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HouseDied, makeGame, type Place, type Player, serve, verifyGame } from './house.ts';
import type { Letter } from './letter.ts';
import { PHRASES } from './phrases.ts';
import { PLAYERS, Postman, StandsStill, send } from './postman.ts';
import { mailOf } from './programs.ts';
import type { Referee } from './referee.ts';
import { Stranger, type Wish } from './stranger.ts';
import { actBy, isOver, owing } from './umpire.ts';

export interface Plan {
  /** Of the game in its address: `savannah-3`. */
  number: number;
  scenario: string;
  tempo: string;
  seats: number;
  /** Of the seats in turn: `en,fr`. */
  languages: readonly ('en' | 'fr')[];
  /** Player turns with a report each; the game is left after so many. */
  turns: number;
  seed: string;
}

/** Seats by scenario and how many there are; one: the first alone, the rest are the computer's. */
const SEATS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  savannah: { 1: ['british'], 2: ['british', 'allied'], 3: ['british', 'french', 'american'] },
  'jenkins-ear': { 1: ['english'], 2: ['english', 'spanish'] },
};

const rulesetOf = (scenario: string) => scenario.split('/')[0] ?? '';

export const seatsOf = (scenario: string) => Object.keys(SEATS[rulesetOf(scenario)] ?? {}).map(Number);

export interface Played {
  id: string;
  turns: number;
  mails: number;
  letters: number;
  seconds: number;
}

/** Plays the game in `place` and tells the referee all of it. What went to and fro is kept in the folder's `post`. */
export async function playGame(plan: Plan, place: Omit<Place, 'relay'>, referee: Referee): Promise<Played> {
  const began = performance.now();
  const id = `${rulesetOf(plan.scenario).split('-')[0]}-${plan.number}`;
  const umpire = `umpire@${PLAYERS}`;
  const players = playersOf(plan);
  const postman = await Postman.open();
  const here = { ...place, relay: postman.port };
  await makeGame(here, { id, ...plan, seats: Math.max(plan.seats, 2), players, umpire });
  const house = await serve(here);
  const post = join(place.scratch, 'post');
  await mkdir(post, { recursive: true });
  let mails = 0;
  const first: Postman['first'] = (wanted, what) => Promise.race([postman.first(wanted, what), house.died]);
  const dispatch = async (from: string, to: string, make: (mail: string) => string): Promise<Letter> => {
    const mail = `m${++mails}.${id}@${PLAYERS}`;
    const raw = make(mail);
    await writeFile(join(post, `${String(mails).padStart(4, '0')}-${from.split('@')[0]}.eml`), raw);
    await send(house.port, { from, to, raw });
    const answer = await first(({ inReplyTo }) => inReplyTo === mail, `an answer to mail ${mails} of ${from}`);
    await writeFile(join(post, `${String(mails).padStart(4, '0')}-answer.txt`), `${answer.subject}\n\n${answer.text}`);
    return answer;
  };
  const say = async (act: string) => {
    const newest = postman.lettersOf(umpire).at(-1) as Letter;
    return dispatch(umpire, newest.from, (mail) => actBy(newest, umpire, mail, act));
  };
  // He hears of each call as it opens, but of the first: he may ask a few times a day, not at every call.
  const heard = new Set<string>();
  const opening = async () => {
    if (heard.size === 0) {
      const first = await say('STATUS');
      heard.add(first.id);
      return first;
    }
    const news = await first(
      (one) => one.owner === umpire && one.inReplyTo === null && owing(one).length > 0 && !heard.has(one.id),
      'the umpire’s letter of a call that is open',
    );
    heard.add(news.id);
    return news;
  };
  const strangers = new Map(
    players.map((player) => [
      player.seat,
      new Stranger(
        `${plan.seed}/${player.seat}`,
        player.language,
        PHRASES[rulesetOf(plan.scenario)] ?? [],
        plan.tempo === 'full',
      ),
    ]),
  );
  const done = new Set<string>();
  const isAsking = (letter: Letter) =>
    letter.ask !== null && !letter.inReplyTo?.endsWith(PLAYERS) && !done.has(letter.id);
  const reports = () => postman.lettersOf(players[0]?.address ?? '').filter(({ kind }) => kind === 'report').length;
  try {
    while (reports() <= plan.turns) {
      const opens = (letter: Letter) =>
        (players.some(({ address }) => address === letter.owner) && isAsking(letter)) ||
        (letter.owner === umpire && isOver(letter));
      const next = await first(opens, 'the next call');
      if (!next.ask) break;
      const owed = owing(await opening());
      const silent: string[] = [];
      for (const player of players.filter(({ seat }) => owed.includes(seat))) {
        const letter = await first(
          (one) => one.owner === player.address && isAsking(one),
          `the letter that asks ${player.seat}, whom the umpire says is owing`,
        );
        // A report and a call may both ask; the newest is the one to answer.
        const newest = postman.lettersOf(player.address).filter(isAsking).at(-1) ?? letter;
        for (const one of postman.lettersOf(player.address).filter(isAsking)) done.add(one.id);
        referee.ask(id, player.seat, plan.tempo, newest);
        const write = async (wish: Wish) => {
          let begins = 1;
          const answer = await dispatch(player.address, wish.letter.from, (mail) => {
            const raw = mailOf(wish.program, { ...wish, from: player.address, id: mail });
            begins = wish.program === 'bottom' ? wish.letter.lines.length + 3 : 1;
            return raw;
          });
          referee.exchange(id, plan.tempo, { ...wish, seat: player.seat, begins, answer });
          return answer;
        };
        await writeFile(
          join(post, `${String(mails).padStart(4, '0')}-${newest.id}.txt`),
          `${newest.subject}\n\n${newest.text}`,
        );
        const isDone = await strangers.get(player.seat)?.answer(newest, write);
        if (!isDone) silent.push(player.seat);
      }
      if (owed.length === 0) done.add(next.id);
      if (silent.length > 0) await say('PROCESS');
    }
  } catch (thrown) {
    if (!(thrown instanceof StandsStill || thrown instanceof HouseDied)) throw thrown;
    referee.breach(id, '', 'the game does not go on', thrown.message.slice(0, 1500));
  } finally {
    await house.stop();
    await postman.stop();
  }
  for (const line of house.complaints) referee.breach(id, '', 'the house complained', line.slice(0, 1500));
  const boxes = new Map(players.map(({ seat, address }) => [seat, postman.lettersOf(address)]));
  for (const [seat, letters] of boxes)
    for (const [at, { kind, subject, text }] of letters.entries())
      await writeFile(join(post, `${seat}-${String(at + 1).padStart(3, '0')}-${kind}.txt`), `${subject}\n\n${text}`);
  referee.close(id, plan.tempo, boxes);
  await verifyGame(here, id).catch((thrown: Error) =>
    referee.breach(id, '', 'the archive does not verify', thrown.message),
  );
  const letters = [...boxes.values()].flat().length;
  return { id, turns: reports(), mails, letters, seconds: Math.round((performance.now() - began) / 1000) };
}

function playersOf({ scenario, seats, languages }: Plan): Player[] {
  const names = SEATS[rulesetOf(scenario)]?.[seats];
  if (!names) throw new Error(`${scenario} has no setting of ${seats} seats`);
  return names.map((seat, at) => ({
    seat,
    name: `Player ${at + 1}`,
    address: `${seat}@${PLAYERS}`,
    language: languages[at % languages.length] ?? 'en',
  }));
}
