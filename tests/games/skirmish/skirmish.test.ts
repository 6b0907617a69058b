/** The game that docs/making-a-game.md makes: it plays by mail, tells and draws itself, replays and simulates. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { beforeAll, describe, expect, test } from 'vitest';
import { openArchive, writeArchive } from '../../../src/campaign/archive/archive.ts';
import { exportGame } from '../../../src/campaign/archive/keep-archive.ts';
import { verify } from '../../../src/table/verify.ts';
import { playedOf } from '../../../src/tools/simulate/simulate.ts';
import { summarise } from '../../../src/tools/simulate/simulate-summary.ts';
import { openOffice } from '../../campaign/office.ts';
import { type Letter, player, SavannahByMail } from '../../campaign/savannah-house.ts';
import { openGame, openScenario } from '../registry.ts';

const RITA = 'rita@red.test';
const BOB = 'bob@blue.test';

const letterTo = (letters: readonly Letter[], to: string, kind: string): Letter =>
  letters.find((letter) => letter.to === to && letter.kind === kind) as Letter;

test('the page of orders marks where a counter can march, with the movement it has left there', () => {
  const { game } = openGame('skirmish/mill');
  const reach = (verb: string) => game.reach?.(game.setup(), 'red', verb, ['fusiliers']) ?? null;
  expect(reach('MOVE')?.figure).toBe('movement');
  expect([...(reach('MOVE')?.hexes ?? [])]).toEqual(
    expect.arrayContaining([
      ['0202', 1],
      ['0302', 0],
    ]),
  );
  expect(reach('ATTACK')).toBeNull();
});

describe('a game of the Mill by mail', () => {
  const office = openOffice();
  let game: SavannahByMail;
  beforeAll(async () => {
    game = new SavannahByMail(office.store, office.server, 'mill-1');
    await game.create('skirmish/mill', 'full', [player('red', RITA), player('blue', BOB, 'fr')], { format: 'full' });
    await game.settle();
  });

  test('an acknowledgement says what will be done, and what cannot be and why', async () => {
    const mails = await game.mail('red', 'MOVE fusiliers TO mill', 'ATTACK 0502 WITH rangers', 'MOVE dragoons TO 0504');
    const { text } = letterTo(mails, RITA, 'ack');
    expect(text).toMatch(
      /ok {5}MOVE fusiliers TO 0302\n +You wrote “MOVE fusiliers TO mill”\. Way: 0102, 0202 and\n +0302\./,
    );
    expect(text).toContain('Not beside 0502: rangers.');
    expect(text).toContain('No free way of at most 3 hexes leads dragoons to');
    expect(text).toContain('2 units hold: 0101 dragoons; 0103 rangers');
  });

  test('each side gets its letter in its language, with the map drawn as a picture and in the PDF', async () => {
    await game.mail('red', 'AMEND', 'READY');
    const called = letterTo(await game.readyTimePasses(), BOB, 'call');
    expect(called.text).toContain('- Fusiliers : marche 0102, 0202 et 0302.');
    const { text } = letterTo(
      await game.mail('blue', 'ALLER hussards VERS 0403', 'ALLER chasseurs VERS 0504', 'PRET'),
      BOB,
      'ack',
    );
    expect(text).toContain('MARCHER hussards VERS 0403');
    const report = letterTo(await game.readyTimePasses(), RITA, 'report');
    expect(report.subject).toContain('turn 2');
    expect(report.text).toMatch(/MOVE fusiliers TO 0302\n {2}Done: Way: 0102, 0202 and 0302\./);
    expect(report.text).toContain('- Hussars marched: 0504, 0404 and 0403.');
    const { html, attachments } = await simpleParser(Buffer.from(report.raw, 'latin1'));
    expect(html).toContain('The mill and the counters around it');
    const begins = attachments.map(({ content }) => content.subarray(0, 4).toString('latin1'));
    expect(begins).toEqual(expect.arrayContaining(['\x89PNG', '%PDF']));
  });

  test('whoever is beaten is asked whither by letter, and his answer decides', async () => {
    await game.mail('red', 'READY');
    await game.readyTimePasses();
    await game.mail('blue', 'PRET');
    await game.readyTimePasses();
    const { text } = letterTo(await game.mail('red', 'ATTACK 0403 WITH fusiliers', 'READY'), RITA, 'ack');
    expect(text).toContain('The die must show 3 or more.');
    expect(text).toMatch(/fusiliers \+3, hussars -2, cover -1: sum 0\n +\|=======>+\| {2}even 33% win 67%/);
    const question = letterTo(await game.readyTimePasses(), BOB, 'call');
    expect(question.text).toMatch(/Battus en 0403 : où vont les hussards \?[\s\S]*1 {2}0503\n {2}2 {2}0404/);
    await game.reply(BOB, question, '0503');
    const called = letterTo(await game.readyTimePasses(), BOB, 'call');
    expect(called.text).toContain('- Hussards : recul de 0403 à 0503.');
  });

  test('it replays from its journal, out of its archive', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fieldpost-mill-'));
    const path = join(folder, 'mill-1.fpz');
    await writeArchive(path, await exportGame(game.house, 'mill-1'));
    expect(readFileSync(path).length).toBeGreaterThan(0);
    const { archived } = await openArchive(path);
    expect(verify(archived, openScenario)).toMatchObject({ level: 'replay' });
    rmSync(folder, { recursive: true });
  });
});

test('fifty games by doctrine come to an end, and either side may win', () => {
  const { game } = openGame('skirmish/mill');
  const games = Array.from({ length: 50 }, (_, n) => playedOf(game, n + 1, `mill/${n + 1}`));
  const { results, played } = summarise({ scenario: 'skirmish/mill', seed: 'mill', games });
  expect(played).toBe(50);
  expect(new Set(results.map(({ winner }) => winner))).toEqual(new Set(['red', 'blue', null]));
});
