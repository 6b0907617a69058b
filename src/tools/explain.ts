/** One place of an archived game as the report would tell it: questions as their letters put them, and what came of them. */

import { decode } from '../engine/canonical.ts';
import { blocksOf } from '../engine/chapters.ts';
import type { AnyGame, Json, Language, Order, PutQuestion, Role, Rolled } from '../engine/contract.ts';
import { publishedDice } from '../engine/dice.ts';
import { RecordBroken } from '../engine/errors.ts';
import type { Answer } from '../engine/journal.ts';
import { plainWords } from '../engine/phrase.ts';
import { type Desk, run } from '../engine/run.ts';
import type { Addend, Block, Chapter, Story } from '../engine/story.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import { chaptersOn, PLAYED } from '../reports/chapters.ts';
import type { WhyModel, WhyQuestion } from '../reports/index.ts';
import { wordsOf } from '../reports/words/words.ts';
import { menuOf } from '../table/menu.ts';
import { type Chronicle, fold, inputsOf, type TurnRecord } from '../table/record.ts';
import { clockAt } from '../table/replay.ts';
import { spectacle, WHOLE } from '../table/spectate.ts';
import { seatName } from '../table/telling.ts';
import { type Archived, openedKeys } from '../table/verify.ts';
import type { Explanation } from './why.ts';

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
    told(spectacle(game, scene.chronicle, { opening, closing, events, ledger }, WHOLE, language).story);
  const chapters = tell(found.events);
  return {
    language,
    game: label,
    printed: scene.printed,
    address: found.address,
    questions: questionsOf(scene, archived, found),
    rulings: rulingsOf(archived, found, turn),
    chapters: lettered(chapters, () => tell(decode(archived.events.get(turn.ordinal) ?? '[]'))),
    rules: rulesOf(found, chapters),
    ledger: found.dice,
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

/** What of a report tells of a place: sentences under their own heads, dice and fights. */
function told({ chapters }: Story): readonly Chapter[] {
  // Of one place it is no news that nothing was fought there.
  const isNews = (one: Chapter): boolean => one.page !== 'fights' || blocksOf([one], 'card').length > 0;
  return chaptersOn(chapters, ...PLAYED)
    .filter(isNews)
    .flatMap(parted);
}

/** A chapter for each block; sentences bear their heads as its title. */
function parted(chapter: Chapter): readonly Chapter[] {
  return chapter.blocks.map((block) => {
    if (block.kind !== 'lines' || block.head === undefined) return { ...chapter, blocks: [block] };
    const { head: title, ...lines } = block;
    return { ...chapter, title, blocks: [lines] };
  });
}

/** Rules of what happened, then those of its modifiers. */
function rulesOf({ events }: Explanation, chapters: readonly Chapter[]): string[] {
  const modifiers = chapters.flatMap(({ blocks }) => blocks.flatMap(addendsOf)).flatMap(({ rule }) => rule ?? []);
  return [...new Set([...events.map(({ rule }) => rule), ...modifiers].flatMap((rules) => rules.split(', ')))];
}

function addendsOf(block: Block): readonly Addend[] {
  if (block.kind === 'card') return block.of.flatMap(addendsOf);
  if (block.kind === 'dice') return block.trials.flatMap(({ addends }) => addends);
  return block.kind === 'sum' ? block.addends : [];
}

/** Combats bear the letters they have in the report of the whole turn. */
function lettered(chapters: readonly Chapter[], whole: () => readonly Chapter[]): readonly Chapter[] {
  if (blocksOf(chapters, 'card').length === 0) return chapters;
  const labels = new Map(blocksOf(whole(), 'card').map(({ address, label }) => [address, label]));
  const named = (block: Block): Block =>
    block.kind === 'card' ? { ...block, label: labels.get(block.address) ?? block.label } : block;
  return chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(named) }));
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
      why: plainWords(sayDiagnostic(say, reason)),
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
