/** `fieldpost verify`, the archive it reads, and the check of the dice that needs no program of ours. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  archiveOf,
  type Content,
  canonical,
  contentsOf,
  lines,
  type Members,
  membersOf,
  oneByteOther,
  rechained,
  sha256,
  withManifest,
} from './archive-file.ts';
import { checkDice } from './dice-program.ts';
import { type Ended, fieldpost, freshFolder, type PlayedGame, playedDemo, ROOT } from './program.ts';

interface Roll {
  address: string;
  face: number;
  seenBy: string;
}

let game: PlayedGame;
let members: Members;
let contents: Content[];

beforeAll(async () => {
  game = await playedDemo();
  members = await membersOf(game.archive);
  contents = contentsOf(members);
});

describe.concurrent('verify', () => {
  test('a game as played: replayed, exit 0, and every die thrown again', async () => {
    const { code, out, err } = await fieldpost(['verify', game.archive, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const verdict = JSON.parse(out);
    const dice = ledgers().flatMap(({ rolls }) => rolls);
    expect(verdict).toMatchObject({ game: 'savannah-1', level: 'replay', because: null });
    expect(verdict.checked).toMatchObject({ entries: contents.length, turns: 5, dice: dice.length });
    expect(game.out).toContain(`head: ${verdict.head}`);
    const said = await fieldpost(['verify', game.archive]);
    expect(said.out).toContain('replayed, everything is as recorded');
  });

  test('--receipt finds the head that any report bears, whole or in part, and no other', async () => {
    const report = JSON.parse(game.text('turn-17/british.json'));
    const head: string = report.record.head;
    const found = await fieldpost(['verify', game.archive, '--receipt', head.slice(0, 32).toUpperCase()]);
    expect(found.code).toBe(0);
    const at = lines(members['journal.jsonl'] ?? '').findIndex((line) => JSON.parse(line).hash === head);
    expect(found.out).toContain(`receipt: found at entry ${at}`);
    failsWith(
      await fieldpost(['verify', game.archive, '--receipt', oneByteOther(head, 3)]),
      /no entry of this journal/,
    );
  });

  test('rules of another revision: record level only, exit 3, and says why', async () => {
    const turnTwo = contents.findIndex(({ kind, turn }) => kind === 'lock' && turn === 2);
    const played = contents.slice(0, turnTwo).map((one) => (one.kind === 'genesis' ? { ...one, revision: 99 } : one));
    const names = Object.keys(members).filter((name) => !/00[2-5]\.json$/.test(name));
    const oneTurn = Object.fromEntries(names.map((name) => [name, members[name] as string]));
    const forged = rechained(oneTurn, played);
    const manifest = JSON.parse(forged['manifest.json'] as string);
    const archive = await archiveOf({ ...forged, 'manifest.json': canonical({ ...manifest, revision: 99 }) });
    const { code, out, err } = await fieldpost(['verify', archive]);
    expect({ code, err }).toEqual({ code: 3, err: '' });
    expect(out).toContain('record level only');
    expect(out).toContain('rules of savannah revision 99 are not here');
  });

  test.each([
    'journal.jsonl',
    'scenario.json',
    'states/003.json',
    'events/002.json',
    'ledger/004.json',
  ])('one byte of %s altered: named, exit 1', async (name) => {
    const text = members[name] as string;
    failsWith(await verifyOf({ ...members, [name]: oneByteOther(text, text.length >> 1) }), new RegExp(name));
  });

  test('a journal entry altered, the manifest made to match: the entry is named', async () => {
    const journal = members['journal.jsonl'] as string;
    const at = journal.indexOf('"hash":"', journal.indexOf('"seq":7')) + '"hash":"'.length;
    const forged = withManifest({ ...members, 'journal.jsonl': oneByteOther(journal, at) });
    failsWith(await verifyOf(forged), /journal entry 7 is not what its hash says/);
  });

  test('a key altered, chain and manifest made to match: turn and key are named', async () => {
    const forged = altered('key-open', 3, (one) => {
      const keys = one.keys as Record<string, string>;
      return { ...one, keys: { ...keys, all: oneByteOther(keys.all as string, 5) } };
    });
    failsWith(await verifyOf(forged), /turn 3: the opened key all/);
  });

  test('a die altered in ledger, close, chain and manifest: turn and address are named', async () => {
    const ledger = JSON.parse(members['ledger/002.json'] as string) as Roll[];
    const [die, ...others] = ledger as [Roll, ...Roll[]];
    const text = canonical([{ ...die, face: (die.face + 1) % 10 }, ...others]);
    const forged = altered('close', 2, (one) => ({ ...one, ledger: sha256(text) }), { 'ledger/002.json': text });
    const ended = await verifyOf(forged);
    failsWith(ended, /turn 2: the die/);
    expect(ended.err).toContain(die.address);
    expect((await checkDice(await archiveOf(forged))).err).toContain(die.address);
  });

  test('a state altered in close, chain and manifest: the rules do not come to it', async () => {
    const text = (members['states/004.json'] as string).replace(/"british":(\d+)/, '"british":$10');
    expect(text).not.toBe(members['states/004.json']);
    const forged = altered('close', 4, (one) => ({ ...one, state: sha256(text) }), { 'states/004.json': text });
    failsWith(await verifyOf(forged), /the state at the close of turn 4/);
  });

  test('an answer altered, chain and manifest made to match: the rules do not come to the recorded states', async () => {
    const forged = altered('answers', 1, (one) => {
      const answers = one.answers as { kind: string; answer: unknown }[];
      const other = answers.map((answer) =>
        answer.kind === 'tactic' ? { ...answer, answer: 'no-such-tactic' } : answer,
      );
      expect(other).not.toEqual(answers);
      return { ...one, answers: other };
    });
    failsWith(await verifyOf(forged), /the recorded answer at t16\/\S+tactic@/);
  });

  test('the seed altered, chain and manifest made to match: it is not the one committed to', async () => {
    const forged = altered('seed-open', undefined, (one) => ({ ...one, seed: oneByteOther(one.seed as string, 9) }));
    failsWith(await verifyOf(forged), /seed is not the one committed to/);
  });

  test('any byte of the file altered: found, or no byte of the record is another', async () => {
    const file = readFileSync(game.archive);
    const folder = freshFolder();
    for (const part of [0.1, 0.35, 0.6, 0.85, 0.99]) {
      const bytes = Buffer.from(file);
      const at = Math.floor(bytes.length * part);
      bytes[at] = (bytes[at] as number) ^ 1;
      const path = join(folder, `${at}.fpz`);
      writeFileSync(path, bytes);
      const ended = await fieldpost(['verify', path]);
      if (ended.code === 0) expect(await membersOf(path)).toEqual(members);
      else failsWith(ended, /./);
    }
  });

  test('a file that is no archive, one cut off, one without a member: one line each', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'text.fpz'), 'hello');
    writeFileSync(join(folder, 'cut.fpz'), readFileSync(game.archive).subarray(0, 4000));
    failsWith(await fieldpost(['verify', join(folder, 'none.fpz')]), /no file .*none\.fpz/);
    failsWith(await fieldpost(['verify', join(folder, 'text.fpz')]), /no archive of a game/);
    failsWith(await fieldpost(['verify', join(folder, 'cut.fpz')]), /damaged/);
    const { 'states/002.json': _, ...without } = members;
    failsWith(await verifyOf(without), /states\/002\.json is missing/);
  });
});

describe.concurrent('the dice, checked in another language', () => {
  test('the Python of docs/dice.md rolls every die of the game as the archive has it, and finds its head', async () => {
    const { code, out, err } = await checkDice(game.archive);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const dice = ledgers().flatMap(({ turn, rolls }) =>
      rolls.filter(({ seenBy }) => seenBy === 'all').map(({ address, face }) => `${turn} ${address} ${face}`),
    );
    const head = JSON.parse(members['manifest.json'] as string).head;
    expect(dice.length).toBeGreaterThan(50);
    expect(lines(out)).toEqual([...dice, `${dice.length} dice as committed; journal head ${head}`]);
  });

  test('and every die a report prints is one of them', async () => {
    const known = new Set(ledgers().flatMap(({ rolls }) => rolls.map(({ address, face }) => `${address} ${face}`)));
    const printed = [16, 17, 18, 19, 20].flatMap(
      (turn) => JSON.parse(game.text(`turn-${turn}/allied.json`)).record.ledger as Roll[],
    );
    expect(printed.length).toBeGreaterThan(50);
    expect(printed.filter(({ address, face }) => !known.has(`${address} ${face}`))).toEqual([]);
  });
});

describe('docs/archive-format.md', () => {
  const page = readFileSync(join(ROOT, 'docs', 'archive-format.md'), 'utf8');
  const rowsUnder = (heading: string): string[] => {
    const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
    return [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
      [...(cell as string).matchAll(/`([^`]+)`/g)].map(([, word]) => word as string),
    );
  };

  test('names every member of an archive and none else', () => {
    const found = new Set(Object.keys(members).map((name) => name.replace(/\d{3}/, 'NNN')));
    expect(new Set(rowsUnder('# The archive'))).toEqual(found);
  });

  test('names every key of the manifest', () => {
    expect(rowsUnder('manifest.json').sort()).toEqual(
      Object.keys(JSON.parse(members['manifest.json'] as string)).sort(),
    );
  });

  test('names every kind of entry that a game writes, and every key of dice and events', () => {
    const kinds = rowsUnder('journal.jsonl');
    expect(contents.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([]);
    for (const folder of ['ledger', 'events']) {
      const section = page.split(/^## /m).find((part) => part.startsWith(folder)) ?? '';
      const keys = new Set(
        (JSON.parse(members[`${folder}/001.json`] as string) as object[]).flatMap((one) => Object.keys(one)),
      );
      expect([...keys].filter((key) => !section.includes(`\`${key}\``))).toEqual([]);
    }
  });

  test('its hash of the chain gives the heads of the journal', () => {
    expect(rechained(members, contents)['journal.jsonl']).toBe(members['journal.jsonl']);
  });
});

function ledgers(): { turn: number; rolls: Roll[] }[] {
  return [1, 2, 3, 4, 5].map((turn) => ({ turn, rolls: JSON.parse(members[`ledger/00${turn}.json`] as string) }));
}

async function verifyOf(forged: Members): Promise<Ended> {
  return fieldpost(['verify', await archiveOf(forged)]);
}

/** The archive with the entry of a kind and turn altered, and other members replaced; everything made to match. */
function altered(
  kind: string,
  turn: number | undefined,
  change: (content: Content) => Content,
  others: Members = {},
): Members {
  const journal = contents.map((one) => (one.kind === kind && one.turn === turn ? change(one) : one));
  return rechained({ ...members, ...others }, journal);
}

/** Exit code 1, nothing on stdout, one line on stderr. */
function failsWith({ code, out, err }: Ended, says: RegExp): void {
  expect(err).toMatch(says);
  expect({ code, out, lines: lines(err).length }).toEqual({ code: 1, out: '', lines: 1 });
}
