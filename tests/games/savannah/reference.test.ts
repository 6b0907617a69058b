import { describe, expect, test } from 'vitest';
import { reference } from '../../../src/games/savannah/reference.ts';
import { renderPlayerAid } from '../../../src/reports/pdf/player-aid.ts';
import { scenario } from '../assault.ts';

interface Data {
  closeCombat: { columns: string[]; rows: { die: number; results: string[] }[] };
  tactics: { chits: string[]; matrix: (number | 'NC')[][] };
}

const sheet = reference(scenario);
const data = sheet.tables as unknown as Data;

describe('the reference sheet of Savannah', () => {
  test('the black-box contract: close combat has 7 columns and rows of a die and 7 results, written `2/- m:D`', () => {
    expect(data.closeCombat.columns).toHaveLength(7);
    expect(data.closeCombat.rows[0]).toEqual({
      die: -2,
      results: ['2/- m:D', 'AC/- m:D', 'AC/- m:D', 'AC/- m:D', 'AC/- m:D', '1*/- m:D', 'D/- m:D'],
    });
    expect(data.closeCombat.rows.every(({ results }) => results.length === 7)).toBe(true);
  });

  test('the black-box contract: tactics has 8 chits and a matrix of numbers and NC', () => {
    expect(data.tactics.chits).toHaveLength(8);
    expect(data.tactics.matrix.flat()).toHaveLength(64);
  });

  test('the black-box contract: every table says what it rests on', () => {
    for (const name of ['closeCombat', 'tactics', 'fireToHit', 'fireDamage', 'terrain', 'modifiers', 'armyMorale']) {
      expect(sheet.tables, name).toHaveProperty(name);
    }
    for (const [name, table] of Object.entries(sheet.tables)) {
      const { source, reconstructed } = table as { source?: string; reconstructed?: string };
      expect(source ?? reconstructed, name).toBeTruthy();
    }
    expect(JSON.parse(JSON.stringify(sheet.tables))).toEqual(sheet.tables);
  });

  test('printed rows are as wide as their heads', () => {
    for (const { title, columns, rows } of [...sheet.sheet, ...sheet.roster]) {
      for (const row of rows) expect(row.length, title).toBe(columns.length);
    }
  });

  test('the player aid is the same file every time', async () => {
    const [once, again] = await Promise.all([renderPlayerAid(sheet, 'a4'), renderPlayerAid(sheet, 'a4')]);
    expect(once.equals(again)).toBe(true);
    expect(once.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
