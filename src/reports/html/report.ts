/** The turn report as an HTML letter: the blocks of look §3, shaped here for `templates/report.hbs`. */

import type { Scene } from '../../engine/scene.ts';
import type { Addend, Contest, Die, Dispatch, Track, Trial, Words } from '../../engine/story.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { ATTACHED, type Enclosed, footOf, linkOf } from '../enclosed.ts';
import { FATE_INK } from '../fates.ts';
import { audienceName, rollText, sourceHashes } from '../ledger.ts';
import { colours, isLean, type Key, type LedgerRoll, type ReportModel } from '../model.ts';
import { PICTURE_WIDTH, reportPictures } from '../pictures.ts';
import { noDeadline, preview, reportSubject, turnHead } from '../subject.ts';
import { type LetterWords, wordsFor } from '../words/words.ts';
import { template } from './templates.ts';
import { type Html, line, number, signedHtml } from './typeset.ts';

/** What a track lost this turn. */
const LOST = 'E9DCC0';
const EMPTY = 'F7F2E6';

/** What a letter's renderers share: its words, and how its sides are coloured. */
export interface Setting {
  words: LetterWords;
  model: ReportModel;
  set(words: Words): Html;
  colour(side: string): string;
}

const write = template<ReturnType<typeof view>>('report');

/** One HTML document, inline styles only; images are `cid:map-1` …, one for each frame of the map. */
export function renderReportHtml(model: ReportModel, enclosed: Enclosed = ATTACHED): string {
  return write(view(model, enclosed));
}

function view(model: ReportModel, enclosed: Enclosed) {
  const words = wordsFor(model);
  const { story, record } = model;
  const pictures = reportPictures(model);
  const colour = (side: string) => colours(model, side).word;
  const setting: Setting = { words, model, colour, set: (said) => line(said, colour) };
  const { set } = setting;
  const trial = (one: Trial) => trialView(one, setting, words.needs);
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
    opening: story.opening === true,
    eyebrow: story.opening ? words.theGame : words.whatHappened,
    headline: story.title,
    summary: story.summary.map(set),
    maps: pictures.filter(({ frame }) => frame !== 'charts'),
    mapNote: mapNote(story.map.kind, enclosed, words),
    charts: pictures.filter(({ frame }) => frame === 'charts'),
    dispatches: (story.dispatches ?? []).map((one) => dispatchView(one, setting)),
    lean: isLean(model),
    mapWidth: PICTURE_WIDTH,
    positions: story.positions.map((stack) => ({ ...stack, colour: colour(stack.side) })),
    orders: story.orders.map(({ order, fate, outcome }) => ({
      order,
      word: words.fates[fate],
      ink: FATE_INK[fate],
      outcome,
    })),
    phases: story.phases.map((phase) => ({ title: phase.title, lines: phase.lines.map(set) })),
    fire: story.fire.map(trial),
    rally: (story.rally ?? []).map((one) => trialView(one, setting, words.ofNeeded)),
    contests: story.contests.map((contest) => contestView(contest, setting)),
    losses: story.losses.map((loss) => ({ ...loss, colour: colour(loss.side) })),
    tracks: story.tracks.map((track) => trackView(track, setting)),
    marks: marksNote(story.tracks, words),
    tallies: story.tallies.map((tally) => ({
      name: tally.name,
      colour: colour(tally.side),
      ground: colours(model, tally.side).ground,
      full: tally.of === 0 ? 0 : Math.round((tally.value * 100) / tally.of),
      text: tally.text === '1/2' ? '½' : tally.text.replace(/ 1\/2$/, '½'),
    })),
    causes: story.tallies
      .filter((tally) => tally.causes.length > 0)
      .map((tally) => `${tally.name}${words.colon}${tally.causes.join(', ')}.`),
    facts: story.facts,
    scored: story.tallies.length + story.facts.length > 0,
    next: nextView(setting),
    form: model.form.join('\n'),
    orderPage: model.orderPage ?? null,
    howTo: story.howTo,
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

/** How to read the map, and where it is whole, if it is. */
function mapNote(kind: Scene['kind'], { pdf }: Enclosed, words: LetterWords): string {
  const [note, inPdf] = kind === 'sea-chart' ? [words.chartNote, words.chartInPdf] : [words.mapNote, words.mapInPdf];
  return pdf === 'attached' ? `${note} ${inPdf}` : note;
}

function dueView(model: ReportModel, words: LetterWords) {
  const { deadline, next } = model;
  if (deadline === null || next === null) return null;
  const there = gameClock(deadline, words);
  const left = deadline.hours === null ? null : words.fromSending(deadline.hours);
  return {
    orders: words.ordersAreDue(next.orders ?? words.ordersOf(next.call), next.printed),
    when: `${longDate(deadline.local, words)}, ${clock(deadline.local)}`,
    where: `${[zoneName(deadline.local, words), there, left].filter((part) => part !== null).join(words.pause)}.`,
  };
}

function dieView(die: Die, words: LetterWords) {
  return {
    face: die.face,
    struck: die.struck === true,
    damage: die.kind === 'damage',
    ruling: die.ruled === undefined ? null : words.ruledTo(`${die.ruled}`),
  };
}

export function trialView(trial: Trial, setting: Setting, outcome: LetterWords['needs']) {
  const { words } = setting;
  const parts = [];
  if (trial.addends.length > 0) parts.push(trial.addends.map(addend).join(', '));
  if (trial.sum !== null && trial.needs !== null) parts.push(outcome(number(trial.sum), number(trial.needs)));
  else if (trial.sum !== null) parts.push(`= ${number(trial.sum)}`);
  return {
    dice: trial.dice.map((die) => dieView(die, words)),
    head: setting.set(trial.head),
    sums: parts.length === 0 ? '' : `${parts.join(' ')}${words.colon}`,
    verdict: `${trial.verdict}.`,
    effects: trial.effects.map((effect) => ` ${effect}`).join(''),
  };
}

function addend(one: Addend): string {
  return `${one.name} ${signedHtml(one.value)}`;
}

export function contestView(contest: Contest, setting: Setting) {
  const { words, set, colour } = setting;
  const { table } = contest;
  const row = table?.rows[table.hit.row];
  const sum = `${contest.sum < 0 ? '\u2212' : '+'} ${Math.abs(contest.sum)} = `;
  return {
    heading: `${contest.label} · ${contest.title}`,
    attack: set(contest.attack),
    attackColour: colour(contest.attackSide),
    defence: set(contest.defence),
    defenceColour: colour(contest.defenceSide),
    odds: contest.odds,
    tactics: contest.tactics,
    // A fight of many dice has no sum of its own: each is told beside its die.
    summed: contest.addends.length + contest.throws.length > 0 || contest.trials.length === 0,
    addends: contest.addends,
    sum: contest.sum,
    throws: contest.throws.map((thrown) => ({
      dice: [dieView(thrown.die, words)],
      sum,
      result: `${number(thrown.total)} → ${thrown.result}`,
      note: thrown.note,
    })),
    table:
      table === null || row === undefined
        ? null
        : {
            columns: table.columns,
            die: row.die,
            cells: row.results.map((text, column) => ({ text, hit: column === table.hit.column })),
          },
    effects: contest.effects,
    trials: contest.trials.map((trial) => trialView(trial, setting, words.ofNeeded)),
  };
}

export function dispatchView({ title, rows }: Dispatch, { set }: Setting) {
  return {
    title,
    rows: rows.map(({ label, text, order }) => ({ label, text: set(text), order: order ?? null })),
  };
}

function trackView(track: Track, setting: Setting) {
  const { words, model } = setting;
  const { ground, word } = colours(model, track.side);
  const cells = [];
  for (let cell = 1; cell <= track.of; cell++) {
    cells.push({
      ground: cell <= track.value ? ground : cell <= track.was ? LOST : EMPTY,
      mark: track.marks.includes(cell),
    });
  }
  return {
    name: track.name,
    colour: word,
    value: track.value,
    level: track.level,
    was: track.was === track.value ? words.unchanged : words.was(track.was),
    cells,
    changes: track.changes.map(addend).join(', '),
  };
}

/** `Heavy lines after 4 and 10 …`; null when no track has any. */
function marksNote(tracks: readonly Track[], words: LetterWords): string | null {
  const marks = tracks[0]?.marks ?? [];
  return marks.length === 0 ? null : words.marksNote(marks.join(` ${words.and} `));
}

/** What comes next, or how the game ended; `[7]` in a line is a die of `nextDice`, in order of mention. */
function nextView(setting: Setting) {
  const { words, model, set } = setting;
  const { ending, next, nextDice } = model.story;
  if (ending !== null) {
    return {
      title: ending.title === '' ? words.ending : ending.title,
      lines: ending.lines.map((said) => [{ die: false, words: set(said) }]),
    };
  }
  if (next.length === 0) return null;
  let mentioned = 0;
  const pieces = (said: Words) =>
    said.flatMap((part) => {
      if (typeof part !== 'string') return [{ die: false as const, words: set([part]) }];
      return part.split(MENTION).map((text, index) => {
        const die = index % 2 === 1 ? nextDice[mentioned] : undefined;
        if (die === undefined) return { die: false as const, words: set([index % 2 === 1 ? `[${text}]` : text]) };
        mentioned++;
        return { ...dieView(die, words), die: true as const };
      });
    });
  return { title: words.next, lines: next.map(pieces) };
}

const MENTION = /\[(\d+)\]/;

function ledgerNote(ledger: readonly LedgerRoll[], words: LetterWords): string {
  if (ledger.length === 0) return words.noDice;
  const kinds = new Map(ledger.map(({ sides, lowest }) => [sides, lowest]));
  const sorted = [...kinds].sort(([a], [b]) => a - b);
  return words.ledgerNote(sorted.map(([sides, lowest]) => words.faces(lowest, lowest + sides - 1)).join(', '));
}

/** A die a line, face first: addresses are of any length. */
function ledgerText(ledger: readonly LedgerRoll[], words: LetterWords): string {
  return ledger.map((roll) => rollText(roll, words)).join('\n');
}

function keyHashes(keys: readonly Key[], { words, model }: Setting) {
  return keys.map((key) => ({ label: words.key(model.turn.printed, audienceName(key, words)), hex: key.hex }));
}
