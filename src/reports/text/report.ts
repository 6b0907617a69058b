/** The turn report as plain text: the same blocks in the same order as the HTML letter, at most 72 columns. */
import type { Addend, Chart, Contest, Die, Dispatch, Story, Trial } from '../../engine/story.ts';
import { halved } from '../charts.ts';
import { clock, gameClock, longDate, zoneName } from '../dates.ts';
import { ATTACHED, type Enclosed, footOf, linkOf } from '../enclosed.ts';
import { audienceName, rollParts, sourceHashes } from '../ledger.ts';
import { isLean, type LedgerRoll, type ReportModel } from '../model.ts';
import { noDeadline, turnHead } from '../subject.ts';
import { type LetterWords, wordsFor } from '../words/words.ts';
import { MEASURE, type Page, page, plain, said, signed } from './page.ts';

/** Column in which a card's addends end. */
const ADDENDS = 44;
/** A mark below every fifth cell of a track's ruler. */
const RULER = 5;

export function renderReportText(model: ReportModel, enclosed: Enclosed = ATTACHED): string {
  const words = wordsFor(model);
  const { story } = model;
  const sheet = page();
  head(sheet, model, words);
  summary(sheet, story, words);
  positions(sheet, story, words);
  orders(sheet, story, words);
  if (!story.opening) {
    const lean = isLean(model);
    if (story.contests.length === 0 && !lean.combats) note(sheet, words.combats, words.noCombat);
    for (const contest of story.contests) card(sheet, contest, words);
    if (!lean.losses) losses(sheet, story, words);
  }
  for (const dispatch of story.dispatches ?? []) dispatched(sheet, dispatch, words);
  morale(sheet, story, words);
  score(sheet, story, words);
  charts(sheet, story.charts ?? [], words);
  phases(sheet, story, words);
  trials(sheet, words.fire, story.fire, words, words.needs);
  trials(sheet, words.rally, story.rally ?? [], words, words.ofNeeded);
  next(sheet, model, words);
  form(sheet, model, words);
  record(sheet, model, words);
  if (enclosed.pdf === 'unwanted' || enclosed.pdf === 'too-large') {
    sheet.line();
    sheet.prose(plain(footOf(enclosed, words)));
    const link = linkOf(enclosed);
    if (link !== null) sheet.line(link);
  }
  return sheet.text();
}

function head(sheet: Page, model: ReportModel, words: LetterWords): void {
  const { story, deadline, next: open } = model;
  sheet.line(words.replyLine);
  sheet.line();
  sheet.line(`${plain(model.game.label).toUpperCase()}  ${turnHead(model, words)}`);
  sheet.prose(`${story.game} · ${story.scenario}`);
  if (model.revision !== null) sheet.prose(plain(model.revision));
  sheet.line();
  const none = noDeadline(model);
  if (none !== null || open === null || deadline === null) {
    sheet.prose(none ?? words.nothingDueNote, `${(story.ending === null ? words.due : words.over).toUpperCase()}  `);
    return;
  }
  const due = `${words.due.toUpperCase()}  `;
  sheet.prose(`${longDate(deadline.local, words)}, ${clock(deadline.local)}, ${zoneName(deadline.local, words)}`, due);
  const parts = [words.ordersForTurn(open.orders ?? words.ordersOf(open.call), open.printed)];
  const there = gameClock(deadline, words);
  const left = deadline.hours === null ? null : words.fromSending(deadline.hours);
  if (there !== null || left !== null)
    parts.push(`${[there, left].filter((part) => part !== null).join(words.pause)}.`);
  sheet.prose(parts.join(' '), ' '.repeat(due.length));
}

/** A heading in capitals, and what stands beside it after `gap`. */
export function title(sheet: Page, heading: string, gap = '', beside = ''): void {
  sheet.line();
  sheet.prose(beside, `${heading.toUpperCase()}${gap}`, '  ');
}

function note(sheet: Page, heading: string, text: string): void {
  title(sheet, heading);
  sheet.prose(text);
}

function summary(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  title(sheet, story.opening ? words.theGame : words.whatHappened, words.colon, story.title);
  story.summary.forEach((line, index) => {
    sheet.prose(said(line), `${index + 1}. `);
  });
}

function positions(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  if (story.positions.length === 0) return;
  title(sheet, words.whereItStands, ' ', `(${words.countersRead})`);
  for (const { place, who, units, strength } of story.positions) {
    sheet.prose(`${units}.${strength === '' ? '' : ` ${strength}`}`, `${place} ${who}${words.colon}`, '     ');
  }
}

/** One subject of a long game: a paragraph a row, the order that goes with it on a line of its own. */
function dispatched(sheet: Page, { title: heading, rows }: Dispatch, words: LetterWords): void {
  title(sheet, heading);
  for (const { label, text, order } of rows) {
    sheet.prose(said(text), `- ${label}${words.colon}`, '  ');
    for (const line of order?.split('\n') ?? []) sheet.line(`    ${line}`);
  }
}

/** Values an army over the last turns, as many as a line holds. */
function charts(sheet: Page, list: readonly Chart[], words: LetterWords): void {
  if (list.length === 0) return;
  title(sheet, words.charts);
  const names = Math.max(...list.flatMap(({ series }) => series.map(({ name }) => name.length))) + 3;
  for (const { title: heading, turns, series, halves } of list) {
    const shown = Math.min(turns.length, Math.floor((MEASURE - names) / CELL));
    const from = turns.length - shown;
    const row = (label: string, cells: readonly string[]) =>
      sheet.line(`${`  ${label}`.padEnd(names)}${cells.map((cell) => cell.padStart(CELL)).join('')}`);
    sheet.line(`  ${heading}`);
    row(
      '',
      turns.slice(from).map((turn) => turn.replace(/\D/g, '') || turn.slice(0, CELL - 1)),
    );
    for (const { name, values } of series)
      row(
        name,
        values.slice(from).map((value) => (halves ? halved(value) : `${value}`)),
      );
  }
}

/** Width of a column of a chart in text. */
const CELL = 5;

function phases(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  if (story.phases.length === 0) return;
  title(sheet, words.phases);
  for (const phase of story.phases) {
    sheet.prose(phase.title);
    for (const line of phase.lines) sheet.prose(said(line), '- ');
  }
}

function orders(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  if (story.orders.length === 0) return;
  title(sheet, words.yourOrders);
  for (const { order, fate, outcome } of story.orders) {
    sheet.prose(plain(order), '', '  ');
    sheet.prose(plain(outcome), `  ${words.fates[fate]}${words.colon}`, '  ');
  }
}

export function trials(
  sheet: Page,
  heading: string,
  list: readonly Trial[],
  words: LetterWords,
  outcome: LetterWords['needs'],
): void {
  if (list.length === 0) return;
  title(sheet, heading, '   ', words.diceNote);
  list.forEach((trial, index) => {
    sheet.prose(trialText(trial, words, outcome), `${index + 1}. `);
  });
}

/** `Battery A 1404 -> Avant-Garde 1405, adjacent: [5] fog -1 = 4, needs 6: miss.` */
function trialText(trial: Trial, words: LetterWords, outcome: LetterWords['needs']): string {
  const thrown = (die: Die): string =>
    die.struck ? dieText(die, words).replace(/]$/, ` ${words.struck}]`) : dieText(die, words);
  const tests = trial.dice.filter((die) => die.kind === 'test').map(thrown);
  const damage = trial.dice.filter((die) => die.kind === 'damage').map((die) => dieText(die, words));
  const parts = [tests.join(words.pause)];
  if (trial.addends.length > 0) parts.push(trial.addends.map(addendText).join(', '));
  if (trial.sum !== null && trial.needs !== null) parts.push(outcome(`${trial.sum}`, `${trial.needs}`));
  else if (trial.sum !== null) parts.push(`= ${trial.sum}`);
  const sums = parts.filter((part) => part !== '').join(' ');
  let text = `${said(trial.head)}${words.colon}${sums}${sums === '' ? '' : words.colon}${trial.verdict}`;
  if (damage.length > 0) text += `${words.pause}${words.damage} ${damage.join(' ')}`;
  return [`${text}.`, ...trial.effects].join(' ');
}

function addendText(addend: Addend): string {
  return `${addend.name} ${signed(addend.value)}`;
}

/** `[6]`, `[2 re-rolled]`, `[3, ruled 7]` */
function dieText(die: Die, words: LetterWords): string {
  const ruled = die.ruled === undefined ? '' : `, ${words.ruledTo(`${die.ruled}`)}`;
  return `[${die.face}${ruled}]`;
}

export function card(sheet: Page, contest: Contest, words: LetterWords): void {
  title(sheet, `${words.combat} ${contest.label}`, '  ', contest.title);
  const labels = [words.attack, words.defence, words.odds, words.tactics];
  const width = Math.max(...labels.map((label) => label.length)) + 2;
  const row = (label: string, text: string) => sheet.prose(text, label.padEnd(width));
  row(words.attack, said(contest.attack));
  row(words.defence, said(contest.defence));
  row(words.odds, contest.odds);
  if (contest.tactics !== null) row(words.tactics, contest.tactics);
  for (const { name, value } of contest.addends) addendLine(sheet, name, signed(value));
  if (contest.addends.length + contest.throws.length > 0 || contest.trials.length === 0) {
    sheet.line(`  ${'-'.repeat(ADDENDS - 2)}`);
    addendLine(sheet, words.sum.toLowerCase(), signed(contest.sum));
    if (contest.throws.length === 0) sheet.prose(words.notFought, '  ');
  }
  for (const thrown of contest.throws) {
    const column = contest.table?.columns[thrown.column];
    const where = [words.row(`${thrown.row}`)];
    if (column !== undefined) where.push(words.column(column));
    const mark = thrown.note === '' ? '' : ` (${thrown.note})`;
    const sum = `${contest.sum < 0 ? '-' : '+'} ${Math.abs(contest.sum)} = ${thrown.total}`;
    sheet.prose(
      `${sum}, ${where.join(', ')}${words.colon}${thrown.result}${mark}`,
      `  ${dieText(thrown.die, words)} `,
      '      ',
    );
  }
  for (const effect of contest.effects) sheet.prose(effect);
  for (const trial of contest.trials) sheet.prose(trialText(trial, words, words.ofNeeded), '- ');
}

/** `  tactics                                 -1`; a name too long takes a line of its own. */
function addendLine(sheet: Page, name: string, value: string): void {
  const room = ADDENDS - 2 - value.length - 1;
  if (name.length <= room) {
    sheet.line(`  ${name.padEnd(room)} ${value}`);
  } else {
    sheet.prose(name, '  ', '    ');
    sheet.line(value.padStart(ADDENDS));
  }
}

function losses(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  title(sheet, words.losses);
  const width = longest(story.losses) + 1;
  for (const { name, text } of story.losses) sheet.prose(text, `  ${name.padEnd(width)}`);
}

function longest(rows: readonly { name: string }[]): number {
  let width = 0;
  for (const { name } of rows) if (name.length > width) width = name.length;
  return width;
}

function morale(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  if (story.tracks.length === 0) return;
  const heading = words.armyMorale.toUpperCase();
  const bars = Math.max(longest(story.tracks) + 3, heading.length + 2);
  sheet.line();
  sheet.line(`${heading.padEnd(bars - 1)}${ruler(story.tracks[0]?.of ?? 0)}`);
  for (const track of story.tracks) {
    const bar = '#'.repeat(track.value) + '.'.repeat(Math.max(0, track.of - track.value));
    const was = track.was === track.value ? words.unchanged : words.was(track.was);
    sheet.line(`${`  ${track.name}`.padEnd(bars - 1)}|${bar}| ${track.value} ${track.level} (${was})`);
    if (track.changes.length > 0) sheet.prose(`${track.changes.map(addendText).join(', ')}.`, '    ');
  }
}

/** `0....5....10...15...20`: each number begins at its cell's end. */
function ruler(cells: number): string {
  let text = '';
  for (let cell = 0; cell <= cells; cell += RULER) text = text.padEnd(cell, '.') + cell;
  return text;
}

function score(sheet: Page, story: Omit<Story, 'form'>, words: LetterWords): void {
  if (story.tallies.length === 0 && story.facts.length === 0) return;
  const labels = [words.victory, ...story.facts.map((fact) => fact.label)].map((label) => label.toUpperCase());
  const width = Math.max(...labels.map((label) => label.length)) + 2;
  sheet.line();
  const tally = (each: (typeof story.tallies)[number]) =>
    `${each.name} ${each.text}${each.causes.length === 0 ? '' : ` (${each.causes.join(', ')})`}`;
  if (story.tallies.length > 0) sheet.prose(story.tallies.map(tally).join(', '), labels[0]?.padEnd(width));
  story.facts.forEach((fact, index) => {
    sheet.prose(fact.text, labels[index + 1]?.padEnd(width));
  });
}

function next(sheet: Page, model: ReportModel, words: LetterWords): void {
  const { ending, next: lines } = model.story;
  if (ending !== null) {
    title(sheet, words.ending, words.colon, ending.title);
    for (const line of ending.lines) sheet.prose(said(line), '  ');
  } else if (lines.length > 0) {
    title(sheet, words.next);
    for (const line of lines) sheet.prose(said(line), '  ');
  }
}

function form(sheet: Page, model: ReportModel, words: LetterWords): void {
  if (model.form.length === 0) return;
  title(sheet, words.form, words.colon, words.formNoteText);
  sheet.line();
  for (const line of model.form) sheet.line(line);
  if (model.orderPage !== undefined) {
    sheet.line();
    sheet.prose(words.orderPage);
    sheet.line(model.orderPage);
  }
  const { howTo } = model.story;
  if (howTo.length === 0) return;
  title(sheet, words.howTo);
  sheet.rows(howTo.map(({ form: key, means }) => ({ key, text: means })));
}

function record(sheet: Page, model: ReportModel, words: LetterWords): void {
  const { ledger, keys, closed, commitments, source, head: tip, withdrawn } = model.record;
  const turn = model.turn.printed;
  title(sheet, words.ledger(turn));
  if (ledger.length === 0) sheet.line(`  ${words.noDice}`);
  rolls(sheet, ledger, words);
  for (const key of keys) hash(sheet, words.key(turn, audienceName(key, words)), key.hex);
  for (const key of closed) hash(sheet, words.closedKey(turn, audienceName(key, words)), key.hash);
  for (const promise of commitments) hash(sheet, words.commitment(promise.printed), promise.hex);
  for (const { label, hex } of sourceHashes(source, words)) hash(sheet, label, hex);
  hash(sheet, words.head, tip);
  sheet.prose(words.verify(model.game.id));
  for (const run of withdrawn) {
    title(sheet, words.withdrawn(run.run, plain(run.by)));
    sheet.prose(plain(run.reason), '  ');
    rolls(sheet, run.ledger, words);
    for (const key of run.keys) hash(sheet, words.key(turn, audienceName(key, words)), key.hex);
  }
}

export function rolls(sheet: Page, ledger: readonly LedgerRoll[], words: LetterWords): void {
  for (const roll of ledger) {
    const { face, place } = rollParts(roll, words);
    sheet.prose(place, `  ${face}  `, '     ');
  }
}

function hash(sheet: Page, label: string, hex: string): void {
  sheet.prose(label);
  sheet.line(`  ${hex}`);
}
