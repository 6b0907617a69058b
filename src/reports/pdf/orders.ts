/** The last page: the order form, how to write, tables to look up, and the dice with their proofs; these alone at the end. */
import { textWidth } from '../fonts.ts';
import { audienceName, sourceHashes } from '../ledger.ts';
import { ink as inkColor, muted } from '../map/canvas.ts';
import type { Key } from '../model.ts';
import { blockOf, hasCampaignPages } from './campaign.ts';
import { type Block, flow, paintBlock, prose, typed } from './flow.ts';
import { newPage, pageTitle, panel, rule, type Sheet, sectionHead, tagged, turnTo } from './sheet.ts';

const gap = 18;
const formSize = 7.9;
const formLeading = 11.6;

/** A column that runs on over the pages of this subject. */
interface Column {
  page: number;
  y: number;
  x: number;
  width: number;
  /** Pages after this one are free to their left edge. */
  beside: number;
}

export function ordersPages(sheet: Sheet): void {
  const hasForm = sheet.model.form.length > 0;
  newPage(sheet, hasForm ? sheet.print.pages.orders : sheet.print.pages.proofs);
  const first = sheet.pages.length - 1;
  const y = pageTitle(sheet, hasForm ? sheet.print.ordersTitle : sheet.print.proofsTitle);
  const whole = sheet.right - sheet.left;
  const formWidth = textWidth('M'.repeat(41), 'mono', formSize) + 20;
  const width = whole - formWidth - gap;
  if (!hasForm) {
    const column: Column = { page: first, y, x: sheet.left, width, beside: first };
    ledger(sheet, column);
    hashes(sheet, column);
    return;
  }
  const formColumn: Column = { page: first, y, x: sheet.left, width: formWidth, beside: first };
  form(sheet, formColumn);
  const column: Column = { page: first, y, x: sheet.left + formWidth + gap, width, beside: formColumn.page };
  if (!hasCampaignPages(sheet)) subjects(sheet, column);
  howTo(sheet, column);
  references(sheet, column);
  // Tables that ran on to a page of their own leave room at their right.
  if (column.page > column.beside) {
    Object.assign(column, { x: sheet.left + width + gap, y: sheet.top + 4, width: formWidth, beside: column.page });
  }
  ledger(sheet, column);
  hashes(sheet, column);
}

/** Makes room in a column: here, or at the top of the next page, which is made when it is not there yet. */
function roomFor(sheet: Sheet, column: Column, height: number): void {
  if (column.y + height > sheet.bottom) {
    column.page++;
    if (column.page === sheet.pages.length) newPage(sheet, sheet.pages.at(-1)?.subject ?? sheet.print.pages.orders);
    column.y = sheet.top + 4;
    if (column.page > column.beside) column.x = sheet.left;
  }
  turnTo(sheet, column.page);
}

/** The form as it will be mailed, line by line, a panel a page. */
function form(sheet: Sheet, column: Column): void {
  const { next } = sheet.model;
  const lines = sheet.model.form;
  let from = 0;
  while (from < lines.length) {
    roomFor(sheet, column, 60);
    if (from === 0 && next !== null) {
      const title = `${sheet.words.form}, ${sheet.words.turnAndSeat(next.printed, sheet.words.callOf(next.call)).toLowerCase()}`;
      column.y = sectionHead(sheet, title, column.x, column.y, column.width) + 2;
    }
    const fit = Math.max(1, Math.floor((sheet.bottom - column.y - 14) / formLeading));
    const shown = lines.slice(from, from + fit);
    panel(sheet.ink, column.x, column.y, column.width, shown.length * formLeading + 12, 'FBF8EE', rule);
    const top = column.y + 6;
    tagged(sheet, 'Code', () => {
      for (const [at, text] of shown.entries()) {
        sheet.ink.text(typed(text), column.x + 10, top + at * formLeading + 8.6, 'mono', formSize, inkColor);
      }
    });
    from += fit;
    column.y = from < lines.length ? sheet.bottom + 1 : column.y + shown.length * formLeading + 20;
  }
}

function put(sheet: Sheet, column: Column, block: Block, after: number): void {
  roomFor(sheet, column, block.height);
  const top = column.y;
  tagged(sheet, 'P', () => {
    paintBlock(sheet.ink, block, column.x, top);
  });
  column.y += block.height + after;
}

function subjects(sheet: Sheet, column: Column): void {
  for (const { title, rows } of sheet.model.story.dispatches ?? []) {
    roomFor(sheet, column, 60);
    column.y = sectionHead(sheet, prose(title), column.x, column.y, column.width);
    for (const row of rows) put(sheet, column, blockOf(sheet, row, column.width), 2.5);
    column.y += 6;
  }
}

function howTo(sheet: Sheet, column: Column): void {
  const told = sheet.model.story.howTo;
  if (told.length === 0) return;
  roomFor(sheet, column, 60);
  column.y = sectionHead(sheet, sheet.words.howTo, column.x, column.y, column.width);
  for (const { form: shape, means } of told) {
    const { width } = column;
    for (const line of shape.split('\n'))
      put(sheet, column, flow([{ text: line, face: 'mono' }], { size: 8, width, leading: 1.3 }), 0);
    put(sheet, column, flow([{ text: prose(means), color: muted }], { size: 8.5, width, leading: 1.25 }), 2.5);
  }
  column.y += 6;
}

const rowHeight = 13.2;

function references(sheet: Sheet, column: Column): void {
  for (const { title, columns, rows } of sheet.model.story.reference) {
    roomFor(sheet, column, 26 + Math.min(rows.length + 1, 12) * rowHeight);
    column.y = sectionHead(sheet, prose(title), column.x, column.y, column.width);
    if (columns.length <= 2) list(sheet, column, rows);
    else grid(sheet, column, columns, rows);
    column.y += 8;
  }
}

/** Words at the left, number at the right. */
function list(sheet: Sheet, column: Column, rows: readonly (readonly string[])[]): void {
  for (const [name = '', value = ''] of rows) {
    const worth = textWidth(prose(value), 'sans', 8.8);
    const block = flow([{ text: prose(name) }], { size: 8.8, width: column.width - worth - 10, leading: 1.3 });
    roomFor(sheet, column, block.height + 2);
    const top = column.y;
    tagged(sheet, 'P', () => {
      const bottom = paintBlock(sheet.ink, block, column.x, top);
      sheet.ink.text(prose(value), column.x + column.width - 2, bottom - 2.7, 'sans', 8.8, inkColor, {
        anchor: 'end',
      });
    });
    column.y += block.height + 2;
    const line = [0, column.x, column.y - 0.8, 1, column.x + column.width, column.y - 0.8];
    sheet.ink.shape(line, undefined, { color: rule, width: 0.6 });
  }
}

/** A table with its lines, every cell in the middle but the first. */
function grid(sheet: Sheet, column: Column, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heads, ...rows];
  const wanted = heads.map((_, at) => Math.max(...all.map((row) => textWidth(prose(row[at] ?? ''), 'sans', 8.4))) + 8);
  const sum = wanted.reduce((total, one) => total + one, 0);
  const squeeze = Math.min(1, column.width / sum);
  const widths = wanted.map((one) => one * squeeze);
  const size = 8.4 * Math.min(1, squeeze * 1.05);
  const wide = widths.reduce((total, one) => total + one, 0);
  for (const [down, row] of all.entries()) {
    roomFor(sheet, column, rowHeight);
    const top = column.y;
    tagged(sheet, 'P', () => {
      let x = column.x;
      const lines = [
        0,
        x,
        top,
        1,
        x + wide,
        top,
        0,
        x,
        top + rowHeight,
        1,
        x + wide,
        top + rowHeight,
        0,
        x,
        top,
        1,
        x,
        top + rowHeight,
      ];
      for (const [at, width] of widths.entries()) {
        sheet.ink.text(
          prose(row[at] ?? ''),
          x + width / 2,
          top + 9.6,
          'sans',
          size,
          down === 0 || at === 0 ? muted : inkColor,
          { anchor: 'middle' },
        );
        x += width;
        lines.push(0, x, top, 1, x, top + rowHeight);
      }
      sheet.ink.shape(lines, undefined, { color: 'BDB29A', width: 0.6 });
    });
    column.y += rowHeight;
  }
}

function ledger(sheet: Sheet, column: Column): void {
  const { record, turn } = sheet.model;
  if (record.ledger.length === 0) return;
  roomFor(sheet, column, 60);
  column.y = sectionHead(sheet, sheet.words.ledger(turn.printed), column.x, column.y, column.width);
  rolls(sheet, column, record.ledger);
  for (const run of record.withdrawn) {
    put(
      sheet,
      column,
      flow([{ text: prose(`${sheet.words.withdrawn(run.run, run.by)}: ${run.reason}`), face: 'sans-bold' }], {
        size: 8.5,
        width: column.width,
      }),
      2,
    );
    rolls(sheet, column, run.ledger);
  }
}

function rolls(sheet: Sheet, column: Column, told: readonly { address: string; face: number; ruled?: number }[]): void {
  const size = 7.4;
  const leading = 9.6;
  const shown = told.map(({ address, face, ruled }) => ({
    address: address.replace(/^t\d+\//, ''),
    face: ruled === undefined ? `${face}` : `${face} (${sheet.words.ruledTo(`${ruled}`)})`,
  }));
  for (let from = 0; from < shown.length; from += 8) {
    const part = shown.slice(from, from + 8);
    roomFor(sheet, column, part.length * leading);
    const top = column.y;
    tagged(sheet, 'P', () => {
      for (const [at, { address, face }] of part.entries()) {
        const room = column.width - textWidth(face, 'mono-bold', size) - 6;
        const fits = Math.min(size, (size * room) / textWidth(address, 'mono', size));
        sheet.ink.text(typed(address), column.x, top + (at + 0.8) * leading, 'mono', fits, inkColor);
        sheet.ink.text(typed(face), column.x + column.width, top + (at + 0.8) * leading, 'mono-bold', size, inkColor, {
          anchor: 'end',
        });
      }
    });
    column.y += part.length * leading;
  }
  column.y += 4;
}

function hashes(sheet: Sheet, column: Column): void {
  const { record, turn } = sheet.model;
  const { words } = sheet;
  const key = (one: Key) => ({ label: words.key(turn.printed, audienceName(one, words)), hex: one.hex });
  const told = [
    ...record.keys.map(key),
    ...record.closed.map((one) => ({
      label: words.closedKey(turn.printed, audienceName(one, words)),
      hex: one.hash,
    })),
    ...record.commitments.map(({ printed, hex }) => ({ label: words.commitment(printed), hex })),
    ...record.withdrawn.flatMap((run) => run.keys.map(key)),
    ...sourceHashes(record.source, words),
    { label: words.head, hex: record.head },
  ];
  for (const { label, hex } of told) {
    put(
      sheet,
      column,
      flow(
        [
          { text: `${label} `, face: 'sans-bold' },
          { text: hex, face: 'mono', size: 7.2 },
        ],
        { size: 8, width: column.width, leading: 1.3 },
      ),
      2,
    );
  }
  const verify = words.verify(sheet.model.game.id);
  put(sheet, column, flow([{ text: prose(verify), color: muted }], { size: 8, width: column.width, leading: 1.3 }), 2);
}
