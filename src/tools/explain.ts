/** One place of an archived game as the report would tell it: questions as their letters put them, and what came of them. */
import { decode } from '../engine/canonical.ts';
import type { AnyGame, Json, Order, PutQuestion, Role, Rolled } from '../engine/contract.ts';
import { publishedDice } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import { type Desk, run } from '../engine/run.ts';
import type { Contest, Story } from '../engine/story.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import type { WhyModel, WhyQuestion } from '../reports/index.ts';
import { said } from '../reports/text/page.ts';
import { wordsOf } from '../reports/words/words.ts';
import { menuOf } from '../table/menu.ts';
import { type Chronicle, fold, inputsOf, type TurnRecord } from '../table/record.ts';
import { clockAt } from '../table/replay.ts';
import { spectacle, WHOLE } from '../table/spectate.ts';
import { seatName } from '../table/telling.ts';
import { type Archived, openedKeys } from '../table/verify.ts';
import type { Explanation } from './why.ts';

type Language = 'en' | 'fr';

/** A turn of the archive that the rules can look at. */
interface Scene {
  game: AnyGame;
  chronicle: Chronicle;
  turn: TurnRecord;
  printed: number;
  opening: string;
  closing: string;
  ledger: readonly Rolled[];
  language: Language;
}

/** Throws RecordBroken where the turn was played by other rules than these, or has not closed. */
export function explained(
  archived: Archived,
  game: AnyGame,
  found: Explanation,
  label: string,
  language: Language,
): WhyModel {
  const scene = sceneOf(archived, game, found, language);
  const { turn, ledger, opening, closing } = scene;
  const tell = (events: Explanation['events']) =>
    spectacle(game, scene.chronicle, { opening, closing, events, ledger }, WHOLE, language).story;
  const story = tell(found.events);
  return {
    language,
    game: label,
    printed: scene.printed,
    address: found.address,
    questions: questionsOf(scene, archived, found),
    rulings: rulingsOf(archived, found, turn),
    phases: story.phases,
    contests: lettered(story.contests, () => tell(decode(archived.events.get(turn.ordinal) ?? '[]'))),
    fire: story.fire,
    rally: story.rally ?? [],
    rules: rulesOf(found, story),
    ledger: found.dice,
    ...(story.words && { words: story.words }),
  };
}

/** The turn whose place the address begins with. */
function sceneOf(archived: Archived, game: AnyGame, { address }: Explanation, language: Language): Scene {
  const chronicle = fold(archived.entries);
  const place = address.split('/')[0];
  for (const turn of chronicle.turns) {
    const opening = archived.states.get(turn.ordinal - 1);
    const closing = archived.states.get(turn.ordinal);
    if (opening === undefined || closing === undefined || turn.ordinal <= (chronicle.rebase?.turn ?? 0)) continue;
    const clock = clockAt(game, opening);
    if (clock.place !== place) continue;
    const ledger = decode<Rolled[]>(archived.ledgers.get(turn.ordinal) ?? '[]');
    return { game, chronicle, turn, printed: clock.printed, opening, closing, ledger, language };
  }
  throw new RecordBroken('why-not-told', { address });
}

/** Rules of what happened, then those of its modifiers. */
function rulesOf({ events }: Explanation, { contests, fire, rally = [] }: Story): string[] {
  const sums = [...contests, ...contests.flatMap(({ trials }) => trials), ...fire, ...rally];
  const modifiers = sums.flatMap(({ addends }) => addends.flatMap(({ rule }) => rule ?? []));
  return [...new Set([...events.map(({ rule }) => rule), ...modifiers].flatMap((rules) => rules.split(', ')))];
}

/** Combats bear the letters they have in the report of the whole turn. */
function lettered(contests: readonly Contest[], whole: () => { contests: readonly Contest[] }): readonly Contest[] {
  if (contests.length === 0) return [];
  const labels = new Map(whole().contests.map(({ address, label }) => [address, label]));
  return contests.map((contest) => ({ ...contest, label: labels.get(contest.address) ?? contest.label }));
}

/** Answers that stood: what was answered before play was taken back is in the raw record alone. */
function questionsOf(scene: Scene, archived: Archived, found: Explanation): WhyQuestion[] {
  const places = new Set(found.answers.map(({ address }) => address));
  const answers = [...places].flatMap((address) => scene.turn.answers.get(address) ?? []);
  if (answers.length === 0) return [];
  const menus = menusOf(scene, archived, places);
  return answers.map((answer) => questionOf(scene, answer, menus.get(answer.address)));
}

/** The questions at these addresses as they are put by letter: the turn is played once more, and asked along the way. */
function menusOf(
  { game, chronicle, turn, opening, ledger, language }: Scene,
  { entries }: Archived,
  wanted: ReadonlySet<string>,
): Map<string, PutQuestion> {
  const menus = new Map<string, PutQuestion>();
  const desk: Desk<unknown> = (need, _book, sight) => {
    const given = turn.answers.get(need.address);
    if (!given) return 'wait';
    if (need.type === 'question' && wanted.has(need.address))
      menus.set(need.address, menuOf(game, need, sight(), language));
    return given;
  };
  const inputs = { ...inputsOf(game, turn, chronicle.seats), answers: new Map() };
  const keys = openedKeys(entries, chronicle).get(turn.ordinal) ?? [];
  run(game, opening, inputs, publishedDice(keys, ledger), desk);
  return menus;
}

function questionOf({ game, chronicle, language }: Scene, answer: Answer, menu: PutQuestion | undefined): WhyQuestion {
  const words = wordsOf(language);
  const say = diagnosticWords(language, game.messages);
  const isCall = Array.isArray(answer.answer) && menu === undefined;
  return {
    address: answer.address,
    who: whoHolds(game, chronicle, answer.role, language),
    asks: menu?.asks ?? words.why.orders(words.ordersOf(answer.kind)),
    about: menu?.about ?? [],
    answer: menu
      ? menu.words(answer.answer)
      : isCall
        ? ordersIn(answer.answer) || words.why.noOrders
        : String(answer.answer),
    from: answer.from,
    line: answer.order?.canonical ?? null,
    passed: (answer.skipped ?? []).map(({ canonical, reason }) => ({
      line: canonical,
      why: said(sayDiagnostic(say, reason)),
    })),
  };
}

const ordersIn = (answer: Json): string => (answer as readonly Order[]).map(({ canonical }) => canonical).join(' / ');

/** Seats that answer for a role, by name. */
function whoHolds(game: AnyGame, { seats }: Chronicle, role: Role, language: Language): string {
  const members = game.joint?.[role] ?? [];
  const holders = seats.filter(({ roles }) => roles.some((one) => one === role || members.includes(one)));
  return holders.map(({ id }) => seatName(game, id, language)).join(', ') || role;
}

function rulingsOf({ entries }: Archived, { address }: Explanation, { ordinal }: TurnRecord): WhyModel['rulings'] {
  return entries.flatMap(({ content }) => {
    if (content.kind !== 'ruling' || content.turn !== ordinal) return [];
    if (content.address !== address && !content.address.startsWith(`${address}/`)) return [];
    const { die, edit, reason } = content;
    return [{ address: content.address, die: die ?? null, edit: edit ?? null, reason }];
  });
}
