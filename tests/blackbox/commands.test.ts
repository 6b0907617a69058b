/** Every command that works without a server: what it prints, and one clear line where it cannot. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lines } from './archive-file.ts';
import { type Ended, fieldpost, freshFolder, type PlayedGame, playedDemo, ROOT, SCENARIO } from './program.ts';

const MAIL = join(ROOT, 'scenarios/savannah/demo/turn-16/british.eml');

describe.concurrent('commands', () => {
  test('read --json: sender, verbs, canonical orders and places of a mail, without any database', async () => {
    const said = JSON.parse((await succeeds(['read', MAIL, '--json'])).out);
    expect(said).toMatchObject({ from: 'anna@players.example', automatic: false, refused: null, language: 'en' });
    expect(said.orders[4]).toMatchObject({ line: 7, column: 1, verb: 'MOVE', canonical: 'MOVE marines TO 1504' });
    expect(said.newText.split('\n')[6]).toBe('MOVE marines TO 1504');
    expect(said.newText).not.toContain('Sent from my phone');
    const severities = said.diagnostics.map(({ severity }: { severity: string }) => severity);
    expect(severities.filter((severity: string) => severity !== 'note')).toEqual([]);
  });

  test('rules: tables of seven columns and an 8 x 8 matrix, each with what it rests on; a sheet; a player aid', async () => {
    const { tables } = JSON.parse((await succeeds(['rules', 'savannah', '--json'])).out);
    expect(tables.closeCombat.columns).toHaveLength(7);
    for (const { results } of tables.closeCombat.rows) expect(results).toHaveLength(7);
    expect(tables.tactics.matrix.map((row: unknown[]) => row.length)).toEqual(Array(8).fill(8));
    const groundless = Object.entries<object>(tables).filter(
      ([, table]) => !('source' in table || 'reconstructed' in table),
    );
    expect(groundless).toEqual([]);
    expect((await succeeds(['rules', 'savannah'])).out).toContain('source: ');
    const pdf = join(freshFolder(), 'aid.pdf');
    await succeeds(['rules', 'savannah', '--pdf', pdf]);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('scenario check and show', async () => {
    expect((await succeeds(['scenario', 'check', 'scenarios/savannah'])).out).toContain('savannah/assault: sound');
    const shown = (await succeeds(['scenario', 'show', SCENARIO])).out;
    expect(shown).toContain('reconstructed: ');
    expect(shown).toContain('allied');
  });

  test('table, hot-seat from a script: diagnostics, a map, a report, and the seed to play it again', async () => {
    const typed = ['MAP', 'SUMMON kfr', '', 'DONE', 'DONE', 'DONE', 'DONE', 'QUIT', ''].join('\n');
    const { code, out, err } = await fieldpost(['table', SCENARIO, '--seed', '5eed'], { input: typed });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('No order is called “SUMMON”');
    expect(out).toContain('DICE LEDGER, TURN 16');
    expect(out.trimEnd()).toMatch(/seed: 5eed$/);
  });

  test('simulate: results of all games, the same for the same label', async () => {
    const args = ['simulate', SCENARIO, '--games', '1', '--seed', 'a', '--json'];
    const [one, other] = await Promise.all([succeeds(args), succeeds(args)]);
    const { played, results } = JSON.parse(one.out);
    expect(played).toBe(1);
    expect(results.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(1);
    expect(other.out).toBe(one.out);
  });
});

describe('why', () => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await playedDemo();
  });

  test('tells question, order, dice and modifiers of a combat', async () => {
    const { out } = await succeeds(['why', game.archive, 't16/allies/combat/1404']);
    expect(out).toMatch(/ASKED: British\n {2}Which tactic do we choose\?/);
    expect(out).toMatch(/Answer: Stand Fast\n {2}By a standing order: STANDING DEFEND 1404/);
    expect(out).toMatch(/COMBAT A {2}Spring Hill, 1404\nAttack {3}\S.* \d SP/);
    expect(out).toMatch(/^ {2}slope +-1$/m);
    const [thrown] = /^ {2}\[\d\] - \d = -?\d, row -?\d, column \d-\d: .*$/m.exec(out) ?? [];
    expect(thrown).toBeDefined();
    expect(game.text('turn-16/british.txt')).toContain(thrown);
    expect(out).toMatch(/RULES\n {2}series 12, /);
    expect(out).toMatch(/^ {2}\d {2}t16\/allies\/combat\/1404\/!close-combat$/m);
    expect(out).not.toMatch(/[{}]/);
    expect(lines(out).filter((line) => line.length > 72)).toEqual([]);
  });

  test('tells it in French, in the words of the French report', async () => {
    const { out } = await succeeds(['why', game.archive, 't16/allies/combat/1404', '--language', 'fr']);
    expect(out).toMatch(/QUESTION\u00a0: Britanniques/);
    expect(out).toMatch(/Par un ordre permanent\u00a0: STANDING DEFEND 1404/);
    expect(out).not.toMatch(/\b(Answer|Attack|sum)\b/);
  });

  test('a die alone brings the event it belongs to; a question alone is told without one', async () => {
    const die = await succeeds(['why', game.archive, 't16/allies/combat/1404/!close-combat']);
    expect(die.out).toContain('COMBAT A');
    expect(die.out).not.toContain('ASKED');
    const question = await succeeds(['why', game.archive, 't16/allies/combat/1404/tactic@british']);
    expect(question.out).toContain('Which tactic do we choose?');
    expect(question.out).not.toContain('COMBAT');
  });

  test('--json gives the bare record', async () => {
    const { out } = await succeeds(['why', game.archive, 't16/allies/combat/1404', '--json']);
    const { answers, dice, events } = JSON.parse(out);
    expect(answers).toContainEqual(expect.objectContaining({ kind: 'tactic', from: 'standing' }));
    expect(dice.length).toBeGreaterThan(0);
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('boar.combat');
  });

  test('names near addresses where nothing stands', async () => {
    failsWith(await fieldpost(['why', game.archive, 't16/allies/combat/9999']), 1, /near it: .*1404/);
  });
});

describe.concurrent('what cannot be done is told in one line on stderr', () => {
  const nowhere = '/nowhere/at-all';
  test.each<[string, number, RegExp]>([
    ['', 2, /say what to do: play, verify/],
    ['scenario', 2, /say what to do: check, show/],
    ['conquer', 2, /unknown command 'conquer'/],
    ['verify game.fpz --fast', 2, /unknown option '--fast'/],
    ['simulate savannah/assault --games none', 2, /whole number above 0/],
    ['rules chess', 1, /no game is called chess; there are: savannah/],
    ['scenario show savannah/none', 1, /no scenario is called savannah\/none/],
    [`scenario check ${nowhere}`, 1, /no folder \/nowhere/],
    [`read ${nowhere}`, 1, /no file \/nowhere/],
    [`why ${nowhere} t16`, 1, /no file \/nowhere/],
    [`archive import ${nowhere}`, 1, /no file \/nowhere/],
    [`conformance ${nowhere}`, 1, /\/nowhere\/at-all does not exist/],
    ['table savannah/assault --bot spanish', 1, /no seat is called spanish; there are: british, allied/],
  ])('fieldpost %s', async (typed, code, says) => {
    failsWith(await fieldpost(typed.split(' ').filter((word) => word !== '')), code, says);
  });

  test('with --json as one object: a stable name, the sentence, the facts', async () => {
    const { code, out, err } = await fieldpost(['rules', 'chess', '--json']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const said = { error: 'no-such-ruleset', facts: { ruleset: 'chess' } };
    expect(JSON.parse(err)).toMatchObject(said);
    expect(JSON.parse(err).message).toMatch(/^no game is called chess/);
  });
});

async function succeeds(args: readonly string[]): Promise<Ended> {
  const ended = await fieldpost(args);
  expect({ args, code: ended.code, err: ended.err }).toEqual({ args, code: 0, err: '' });
  return ended;
}

function failsWith({ code, out, err }: Ended, expected: number, says: RegExp): void {
  expect(err).toMatch(says);
  expect({ code, out, lines: lines(err).length }).toEqual({ code: expected, out: '', lines: 1 });
}
