/** A chapter of a report as plain text: each kind of block by its own hand. */
import { goingOn } from '../../engine/order-form.ts';
import { plainWords } from '../../engine/phrase.ts';
import type {
  Addend,
  Block,
  Card,
  Chapter,
  Chart,
  Die,
  Rows,
  Score,
  Sum,
  Track,
  Tracks,
  Trial,
} from '../../engine/story.ts';
import { counted, titleOf } from '../chapters.ts';
import { halved } from '../charts.ts';
import type { LetterWords } from '../words/words.ts';
import { odds } from './odds.ts';
import { MEASURE, type Page, plain, signed } from './page.ts';
import { roster } from './roster.ts';

/** Column in which a card's addends end. */
const ADDENDS = 44;
/** Before each line of an order that goes with a row. */
const INDENT = '    ';
/** A mark below every fifth cell of a track's ruler. */
const RULER = 5;
/** Width of a column of a chart. */
const CELL = 5;

export function chapterText(sheet: Page, chapter: Chapter, words: LetterWords): void {
  const own = titleOf(chapter, words);
  const [first] = chapter.blocks;
  // These bear titles of their own, or set the chapter's as theirs.
  const isTitled = first?.kind === 'card' || first?.kind === 'score' || first?.kind === 'tracks';
  if (!isTitled) heading(sheet, own, chapter, words);
  for (const block of chapter.blocks) {
    if (block.kind === 'tracks') tracks(sheet, own, block.tracks, words);
    else blockText(sheet, block, words);
  }
}

/** A heading in capitals, and what stands beside it after `gap`. */
export function title(sheet: Page, text: string, gap = '', beside = ''): void {
  sheet.line();
  sheet.prose(beside, `${text.toUpperCase()}${gap}`, '  ');
}

function heading(sheet: Page, own: string, { blocks, headline, note }: Chapter, words: LetterWords): void {
  if (headline !== undefined) title(sheet, own, words.colon, headline);
  else if (blocks[0]?.kind === 'dice') title(sheet, own, '   ', note ?? words.diceNote);
  else if (note !== undefined) title(sheet, own, ' ', `(${note})`);
  else title(sheet, own);
}

function blockText(sheet: Page, block: Exclude<Block, Tracks>, words: LetterWords): void {
  switch (block.kind) {
    case 'lines': {
      if (block.head !== undefined) sheet.prose(block.head);
      const first = block.as === 'list' ? '- ' : block.as === 'paragraphs' ? '  ' : '';
      for (const line of block.lines) sheet.prose(plainWords(line), first);
      return;
    }
    case 'rows':
      rows(sheet, block, words);
      return;
    case 'dice':
      block.trials.forEach((trial, index) => {
        sheet.prose(trialText(trial, words), `${index + 1}. `);
      });
      return;
    case 'sum':
      sum(sheet, block, words);
      return;
    case 'score':
      score(sheet, block);
      return;
    case 'charts':
      charts(sheet, block.charts);
      return;
    case 'stacks':
      for (const { place, who, units, strength, note = '' } of block.stacks) {
        const told = [`${units}.`, strength, note].filter((part) => part !== '').join(' ');
        sheet.prose(told, `${place} ${who}${words.colon}`, '     ');
      }
      return;
    case 'roster':
      roster(sheet, block, words);
      return;
    case 'orders':
      for (const { order, fate, outcome } of block.orders) {
        sheet.prose(plain(order), '', '  ');
        sheet.prose(plain(outcome), `  ${words.fates[fate]}${words.colon}`, '  ');
      }
      return;
    case 'how-to':
      sheet.rows(block.forms.map(({ form, means }) => ({ key: form, text: means })));
      return;
    case 'odds':
      odds(sheet, block, words);
      return;
    case 'card':
      card(sheet, block, words);
      return;
    case 'table':
    case 'muster':
      // Too wide for a letter: they are printed.
      return;
  }
}

/** In columns, or as paragraphs with the order that goes with each on a line of its own. */
function rows(sheet: Page, { as, rows: told }: Rows, words: LetterWords): void {
  if (as === 'columns') {
    const width = longest(told.map(({ label }) => plainWords(label))) + 1;
    for (const { label, text } of told) sheet.prose(plainWords(text), `  ${plainWords(label).padEnd(width)}`);
    return;
  }
  for (const { label, text, order } of told) {
    sheet.prose(plainWords(text), `- ${plainWords(label)}${words.colon}`, '  ');
    for (const line of order?.split('\n') ?? [])
      for (const part of goingOn(line, MEASURE - INDENT.length)) sheet.line(`${INDENT}${part}`);
  }
}

/** Values an army over the last turns, as many as a line holds. */
function charts(sheet: Page, list: readonly Chart[]): void {
  const names = longest(list.flatMap(({ series }) => series.map(({ name }) => name))) + 3;
  for (const { title: head, turns, series, halves } of list) {
    const shown = Math.min(turns.length, Math.floor((MEASURE - names) / CELL));
    const from = turns.length - shown;
    const row = (label: string, cells: readonly string[]) =>
      sheet.line(`${`  ${label}`.padEnd(names)}${cells.map((cell) => cell.padStart(CELL)).join('')}`);
    sheet.line(`  ${head}`);
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

/** `Battery A 1404 -> Avant-Garde 1405, adjacent: [5] fog -1 = 4, needs 6: miss.` */
function trialText(trial: Trial, words: LetterWords): string {
  const thrown = (die: Die): string =>
    die.struck ? dieText(die, words).replace(/]$/, ` ${words.struck}]`) : dieText(die, words);
  const tests = trial.dice.filter((die) => die.kind === 'test').map(thrown);
  const damage = trial.dice.filter((die) => die.kind === 'damage').map((die) => dieText(die, words));
  const parts = [tests.join(words.pause)];
  if (trial.addends.length > 0) parts.push(trial.addends.map(addendText).join(', '));
  if (trial.sum !== null && trial.needs !== null) parts.push(words.needs(`${trial.sum}`, `${trial.needs}`));
  else if (trial.sum !== null) parts.push(`= ${trial.sum}`);
  const sums = parts.filter((part) => part !== '').join(' ');
  let text = `${plainWords(trial.head)}${words.colon}${sums}${sums === '' ? '' : words.colon}${trial.verdict}`;
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

function card(sheet: Page, { label, title: own, of }: Card, words: LetterWords): void {
  title(sheet, `${words.combat} ${label}`, '  ', own);
  for (const block of of) {
    if (block.kind === 'rows') {
      const width = longest(block.rows.map((row) => plainWords(row.label))) + 2;
      for (const row of block.rows) sheet.prose(plainWords(row.text), plainWords(row.label).padEnd(width));
    } else if (block.kind === 'dice') {
      for (const trial of block.trials) sheet.prose(trialText(trial, words), '- ');
    } else blockText(sheet, block, words);
  }
}

/** An addend a line, or all in one, and each die with the row and column it was read in. */
function sum(sheet: Page, { addends, sum: total, throws, table, isBare }: Sum, words: LetterWords): void {
  if (isBare) {
    const told = counted(addends).map(addendText).join(', ');
    if (told !== '') sheet.prose(told, '  ');
  } else {
    for (const { name, value } of addends) addendLine(sheet, name, signed(value));
    sheet.line(`  ${'-'.repeat(ADDENDS - 2)}`);
    addendLine(sheet, words.sum.toLowerCase(), signed(total));
  }
  if (throws.length === 0) sheet.prose(words.notFought, '  ');
  for (const thrown of throws) {
    const column = table?.columns[thrown.column];
    const where = isBare ? [] : [words.row(`${thrown.row}`)];
    if (column !== undefined && !isBare) where.push(words.column(column));
    // That a die stands is news where another was thrown again.
    const isTold = thrown.note !== '' && !(isBare && throws.length === 1);
    const mark = isTold ? ` (${thrown.note})` : '';
    const added = `${total < 0 ? '-' : '+'} ${Math.abs(total)} = ${thrown.total}`;
    sheet.prose(
      `${[added, ...where].join(', ')}${words.colon}${thrown.result}${mark}`,
      `  ${dieText(thrown.die, words)} `,
      '      ',
    );
  }
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

function longest(names: readonly string[]): number {
  let width = 0;
  for (const { length } of names) if (length > width) width = length;
  return width;
}

/** Bars under a ruler that stands behind the heading. */
function tracks(sheet: Page, heading: string, list: readonly Track[], words: LetterWords): void {
  const bars = Math.max(longest(list.map(({ name }) => name)) + 3, heading.length + 2) - 1;
  sheet.line();
  sheet.line(`${heading.toUpperCase().padEnd(bars)}${ruler(list[0]?.of ?? 0)}`);
  for (const { name, value, was, of, level, changes } of list) {
    const bar = '#'.repeat(value) + '.'.repeat(Math.max(0, of - value));
    const before = was === value ? words.unchanged : words.was(was);
    sheet.line(`${`  ${name}`.padEnd(bars)}|${bar}| ${value} ${level} (${before})`);
    if (changes.length > 0) sheet.prose(`${changes.map(addendText).join(', ')}.`, '    ');
  }
}

/** `0....5....10...15...20`: each number begins at its cell's end. */
function ruler(cells: number): string {
  let text = '';
  for (let cell = 0; cell <= cells; cell += RULER) text = text.padEnd(cell, '.') + cell;
  return text;
}

/** A row for all bars, then one for each fact, under labels in capitals. */
function score(sheet: Page, { name, tallies, facts }: Score): void {
  const labels = [name, ...facts.map(({ label }) => label)].map((label) => label.toUpperCase());
  const width = longest(labels) + 2;
  sheet.line();
  const told = tallies.map((each) => {
    const causes = each.causes.length === 0 ? '' : ` (${each.causes.join(', ')})`;
    return `${each.name} ${each.text}${causes}`;
  });
  if (told.length > 0) sheet.prose(told.join(', '), labels[0]?.padEnd(width));
  facts.forEach(({ text }, index) => {
    sheet.prose(text, labels[index + 1]?.padEnd(width));
  });
}
