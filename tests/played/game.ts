/** One whole game by mail: a house, its players, and the umpire who closes calls where somebody keeps silent. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HouseDied, makeGame, type Place, type Player, rule, serve, verifyGame } from './house.ts';
import type { Letter } from './letter.ts';
import { PHRASES } from './phrases.ts';
import type { Position, Stage } from './positions.ts';
import { PLAYERS, Postman, StandsStill, send } from './postman.ts';
import { mailOf } from './programs.ts';
import type { Referee } from './referee.ts';
import { rulesetOf } from './rulebooks.ts';
import { Stranger, type Wish } from './stranger.ts';
import { actBy, bearsCode, isOver, owing } from './umpire.ts';

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
  /** So many times is somebody asked at most; without it as often as it comes. */
  calls?: number;
  seed: string;
  /** Stated by the umpire once its call is open. */
  position?: Position;
}

/** Books of one who leaves choices to be asked, until he says before what he can. */
const UNSAID = 8;

/** Seats by scenario and how many there are; one: the first alone, the rest are the computer's. */
const SEATS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  savannah: { 1: ['british'], 2: ['british', 'allied'], 3: ['british', 'french', 'american'] },
  pensacola: { 1: ['british'], 2: ['british', 'spanish'], 3: ['british', 'spaniards', 'french'] },
  'jenkins-ear': { 1: ['english'], 2: ['english', 'spanish'] },
};

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
    const letters = postman.lettersOf(umpire);
    // A player's words to him bear no code.
    const newest = (letters.findLast(bearsCode) ?? letters.at(-1)) as Letter;
    return dispatch(umpire, newest.from, (mail) => actBy(newest, umpire, mail, act));
  };
  const strangers = new Map(
    players.map((player, at) => [
      player.seat,
      new Stranger(`${plan.seed}/${player.seat}`, player.language, PHRASES[rulesetOf(plan.scenario)] ?? [], {
        // Where choices come by letter, the first leaves all of them open, the others after a while no more.
        waits: plan.tempo !== 'full' ? 0 : at === 0 ? Number.POSITIVE_INFINITY : UNSAID,
        will: plan.position?.will[player.seat] ?? [],
        keen: plan.position?.asks ?? [],
      }),
    ]),
  );
  const done = new Set<string>();
  const stages = [...(plan.position?.stages ?? [])];
  /** The umpire rules as it was agreed; everybody gets his letters anew, and those before are for nobody any more. */
  const state = async ({ rulings }: Stage) => {
    const before = new Set(players.flatMap(({ address }) => postman.lettersOf(address).map((letter) => letter.id)));
    let isDone = false;
    for (const ruling of rulings)
      await rule(here, id, ruling).then(
        () => {
          isDone = true;
        },
        (thrown: Error) =>
          referee.breach(id, '', 'the umpire’s ruling is refused', `${JSON.stringify(ruling)} ${thrown.message}`),
      );
    if (!isDone) return;
    for (const old of before) done.add(old);
    // Each ruling makes letters anew, and the next may take their call away: only what is owed at the end is asked.
    const owed = owing(await say('STATUS'));
    for (const { seat, address } of players) {
      const isNow = (one: Letter) => one.owner === address && isAsking(one);
      if (owed.includes(seat)) await first(isNow, `what ${seat} is asked once the umpire has ruled`);
      const made = postman.lettersOf(address).filter(isNow);
      for (const stale of owed.includes(seat) ? made.slice(0, -1) : made) done.add(stale.id);
    }
  };
  const isAsking = (letter: Letter) =>
    letter.ask !== null && !letter.inReplyTo?.endsWith(PLAYERS) && !done.has(letter.id);
  const reports = () => postman.lettersOf(players[0]?.address ?? '').filter(({ kind }) => kind === 'report').length;
  try {
    for (let asked = 0; reports() <= plan.turns && asked < (plan.calls ?? Number.POSITIVE_INFINITY); asked++) {
      const opens = (letter: Letter) =>
        (players.some(({ address }) => address === letter.owner) && isAsking(letter)) ||
        (letter.owner === umpire && isOver(letter));
      const next = await first(opens, 'the next call');
      if (!next.ask) break;
      const stage = stages[0];
      if (stage?.at.split('*').every((part) => next.id.includes(part))) {
        stages.shift();
        await state(stage);
        continue;
      }
      const owed = owing(await say('STATUS'));
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
        const stranger = strangers.get(player.seat);
        const isEarly = turnOf(newest.id) < turnOf(stages[0]?.at ?? '');
        const isDone = await (isEarly ? stranger?.pass(newest, write) : stranger?.answer(newest, write));
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
  for (const { at } of stages) referee.breach(id, '', 'the stated position was not reached', at);
  for (const line of house.complaints) referee.breach(id, '', 'the house complained', line.slice(0, 1500));
  const boxes = new Map(players.map(({ seat, address }) => [seat, postman.lettersOf(address)]));
  for (const [seat, letters] of boxes)
    for (const [at, { kind, subject, text }] of letters.entries())
      await writeFile(join(post, `${seat}-${String(at + 1).padStart(3, '0')}-${kind}.txt`), `${subject}\n\n${text}`);
  referee.close(id, plan.tempo, boxes);
  await verifyGame(here, id).then(
    (decided) => referee.record(plan.tempo, decided),
    (thrown: Error) => referee.breach(id, '', 'the archive does not verify', thrown.message),
  );
  const letters = [...boxes.values()].flat().length;
  return { id, turns: reports(), mails, letters, seconds: Math.round((performance.now() - began) / 1000) };
}

/** Of a letter's Message-ID, or a part of it: `call.savannah-1.t16.british.movement`. */
const turnOf = (id: string) => Number(/(?:^|\.)t0*(\d+)\./.exec(id)?.[1] ?? 0);

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
