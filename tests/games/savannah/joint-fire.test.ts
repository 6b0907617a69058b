/** The letter for the guns tells what batteries promise that fire at one hex together, where that is more than one alone. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';
import { sheet } from '../assault.ts';

test('two batteries beside one hex hit together as the table says of both their strengths', () => {
  const stage = [...stages('savannah/assault', 2, 'full', 1)].find(({ stood }) =>
    stood.waiting?.address.startsWith('t16/allies/fire/fire'),
  );
  const text = stage ? renderReportText(stage.call('british', 'en')) : '';
  const row = sheet.tables.fireToHit.rows.find(({ strength: [from, to] }) => from <= 4 && 4 <= to);
  // The first hour is fog.
  const needs = (row?.adjacent ?? 0) - (sheet.tables.weather.kinds.fog?.fire ?? 0);
  expect(text).toContain(`br-a+br-augusta: grenadier-bn ${needs}+ ${(10 - needs) * 10}%.`);
  expect(text.match(/^br-[a-z]+\+br-[a-z]+: /gm)?.length).toBe(1);
});
