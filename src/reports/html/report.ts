/** The turn report as an HTML letter: the blocks of look §3, shaped here for `templates/report.hbs`. */
import type { Words } from '../../engine/story.ts';
import { chaptersOn } from '../chapters.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { ATTACHED, type Enclosed, footOf, linkOf } from '../enclosed.ts';
import { audienceName, HEAD, rollText, sourceHashes } from '../ledger.ts';
import { hasPale } from '../map/pale.ts';
import { signsShown } from '../map/plan-part.ts';
import { colours, type Key, type LedgerRoll, type ReportModel } from '../model.ts';
import { PICTURE_WIDTH, type Picture, reportPictures } from '../pictures.ts';
import { noDeadline, ordersIn, preview, reportSubject, turnHead } from '../subject.ts';
import { restInPdf, type ToldTurn, tellings } from '../tellings.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { chapterView, dieView, type Setting } from './chapter.ts';
import { template } from './templates.ts';
import { line } from './typeset.ts';

const write = template<ReturnType<typeof view>>('report');
const writeDie = template<ReturnType<typeof dieView>>('partials/die');

/** One HTML document, inline styles only; images are `cid:map-1` …, one for each frame of the map. */
export function renderReportHtml(model: ReportModel, enclosed: Enclosed = ATTACHED): string {
  return write(view(model, enclosed));
}

function view(model: ReportModel, enclosed: Enclosed) {
  const words = wordsOf(model.language);
  const { story, record } = model;
  const pictures = reportPictures(model);
  const colour = (side: string) => colours(model, side).word;
  const set = (said: Words) => line(said, colour, (die) => writeDie(dieView(die, words)));
  const setting: Setting = { words, model, colour, set };
  const { chapters } = story;
  const [now, before = null] = tellings(model, words, enclosed).toReversed();
  return {
    w: words,
    language: model.language,
    subject: reportSubject(model),
    preheader: preview(model),
    band: colours(model, story.side),
    above: `${model.game.label} · ${story.scenario}`,
    title: turnHead(model, words),
    due: dueView(model, words),
    noneDue: noDeadline(model),
    revision: model.revision,
    before: before && toldView(before, setting),
    ...toldView(now as ToldTurn, setting),
    ...mapsView(model, pictures, enclosed, words),
    charts: pictures.filter(({ frame }) => frame === 'charts'),
    mapWidth: PICTURE_WIDTH,
    stand: story.plan?.stand.map(set) ?? null,
    silence: story.plan?.silence ?? null,
    howTo: story.plan ? [] : chaptersOn(chapters, 'form').map((chapter) => chapterView(chapter, setting)),
    call: chaptersOn(chapters, 'call').map((chapter) => chapterView(chapter, setting)),
    form: model.form.join('\n'),
    orderPage: model.orderPage ?? null,
    proof:
      enclosed.pdf === 'attached' ? `${words.head} ${record.head.slice(0, HEAD)}. ${restInPdf(model, words)}` : null,
    ledgerTitle: words.ledger(model.turn.printed),
    ledgerNote: ledgerNote(record.ledger, words),
    ledger: ledgerText(record.ledger, words),
    hashes: [
      ...keyHashes(record.keys, setting),
      ...record.closed.map((key) => ({
        label: words.closedKey(model.turn.printed, audienceName(key, words)),
        hex: key.hash,
      })),
      ...record.commitments.map((promise) => ({ label: words.commitment(promise.printed), hex: promise.hex })),
      ...sourceHashes(record.source, words),
      { label: words.head, hex: record.head },
    ],
    verify: words.verify(model.game.id),
    withdrawn: record.withdrawn.map((run) => ({
      title: words.withdrawn(run.run, run.by),
      reason: run.reason,
      ledger: ledgerText(run.ledger, words),
      hashes: keyHashes(run.keys, setting),
    })),
    foot: footOf(enclosed, words),
    pdfLink: linkOf(enclosed),
  };
}

function toldView({ head, told, chapters }: ToldTurn, setting: Setting) {
  return {
    eyebrow: head,
    headline: told.title,
    summary: told.summary.map(setting.set),
    chapters: chapters.map((chapter) => chapterView(chapter, setting)),
  };
}

function dueView(model: ReportModel, words: LetterWords) {
  const { deadline, next, story } = model;
  if (deadline === null || next === null) return null;
  const there = gameClock(deadline, words);
  const left = deadline.hours === null ? null : words.fromSending(deadline.hours);
  return {
    orders: story.plan ? words.due : words.ordersAreDue(ordersIn(next, words), next.printed),
    when: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`,
    where: `${[zoneName(deadline.local, words), there, left].filter((part) => part !== null).join(words.pause)}.`,
  };
}

function ledgerNote(ledger: readonly LedgerRoll[], words: LetterWords): string {
  if (ledger.length === 0) return words.noDice;
  const kinds = new Map(ledger.map(({ sides, lowest }) => [sides, lowest]));
  const sorted = [...kinds].sort(([a], [b]) => a - b);
  return words.ledgerNote(sorted.map(([sides, lowest]) => words.faces(lowest, lowest + sides - 1)).join(', '));
}

/** What orders are planned from, under the five lines; what happened, with the log. All of it together where nothing is asked. */
function mapsView({ story }: ReportModel, pictures: readonly Picture[], enclosed: Enclosed, words: LetterWords) {
  const maps = pictures.filter(({ frame }) => frame !== 'charts');
  const { map } = story;
  const { letter, field = letter, plan, inPdf } = map.notes;
  const pale = hasPale(map) ? ` ${words.pale}` : '';
  const read = maps.every(({ frame }) => typeof frame === 'string') ? field : letter;
  const dug = map.kind === 'hex-map' && (map.diggings ?? []).length > 0 ? ` ${words.digging}` : '';
  const happened = `${read}${dug}${enclosed.pdf === 'attached' ? ` ${inPdf}` : ''}`;
  const planned = maps.filter(({ isPlan }) => isPlan);
  if (planned.length === 0) return { maps, mapNote: `${happened}${pale}`, pastMaps: [] };
  const planNote = plan && map.kind === 'hex-map' ? signsShown(map, plan) : letter;
  return {
    maps: planned,
    mapNote: `${planNote}${pale}`,
    pastMaps: maps.filter(({ isPlan }) => !isPlan),
    pastNote: happened,
  };
}

/** A die a line, face first: addresses are of any length. */
function ledgerText(ledger: readonly LedgerRoll[], words: LetterWords): string {
  return ledger.map((roll) => rollText(roll, words)).join('\n');
}

function keyHashes(keys: readonly Key[], { words, model }: Setting) {
  return keys.map((key) => ({ label: words.key(model.turn.printed, audienceName(key, words)), hex: key.hex }));
}
