/** A roster as plain text: a stack to a line, its units below it in columns, all other stacks in one line. */
import type { Roster, RosterStack, RosterUnit } from '../../engine/story.ts';
import type { LetterWords } from '../words/words.ts';
import { byPlace } from './acknowledgement.ts';
import { MEASURE, type Page } from './page.ts';

/** Column in which strengths of stacks begin, where names leave room. */
const STRENGTH = 24;

export function roster(sheet: Page, block: Roster, words: LetterWords): void {
  const { stacks, rest, code, name, figures } = block;
  if (stacks.length > 0) {
    const heads: RosterUnit = { code, name, figures: figures.map(({ head }) => head) };
    const units = [heads, ...stacks.flatMap((stack) => stack.units)];
    const cells = units.map((unit) => [unit.code, unit.name, ...joined(unit, block)]);
    const widths = heads.figures.map((_, at) => widest(cells, at + 2));
    const row = (unit: RosterUnit): string => {
      const values = joined(unit, block).map((value, at) => value.padStart(widths[at] ?? 0));
      return `  ${[unit.code.padEnd(widest(cells, 0)), unit.name.padEnd(widest(cells, 1)), ...values].join(' ')}`;
    };
    sheet.line(row(heads));
    for (const stack of stacks) {
      sheet.prose([stack.strength, stack.note ?? ''].join('  ').trim(), placeOf(stack), '     ');
      for (const unit of stack.units) unitRow(sheet, row(unit), unit);
    }
  }
  if (rest) {
    const places = rest.places.map(({ place, codes }) => ({ place, units: codes }));
    sheet.prose(byPlace(places, words), `${rest.head}${words.colon}`, '  ');
  }
}

const placeOf = ({ place, letter, name }: RosterStack): string =>
  `${[place, letter, name]
    .filter(Boolean)
    .join(' ')
    .padEnd(STRENGTH - 1)} `;

/** Figures as text writes them: `3-4` of two that are joined. */
function joined({ figures }: RosterUnit, { figures: heads }: Roster): string[] {
  const cells: string[] = [];
  for (const [at, figure] of figures.entries()) {
    const before = cells.at(-1) ?? '';
    if (heads[at]?.joined) cells[cells.length - 1] = [before, figure].filter((part) => part !== '').join('-');
    else cells.push(figure);
  }
  return cells;
}

/** What is to be said of a unit stands behind its figures, or below them where the line is full. */
function unitRow(sheet: Page, row: string, { state, note }: RosterUnit): void {
  const said = [state, note].filter(Boolean).join('  ');
  if (row.length + 3 + said.length <= MEASURE) sheet.line(`${row}   ${said}`);
  else {
    sheet.line(row);
    sheet.prose(said, '      ');
  }
}

function widest(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0);
}
