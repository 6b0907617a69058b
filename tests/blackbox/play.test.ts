/** `fieldpost play`: same seed and mails, same bytes. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  DEMO_MAILS,
  execute,
  type Files,
  fieldpost,
  filesOf,
  folderOf,
  freshFolder,
  mail,
  play,
  ROOT,
  SCENARIO,
} from './program.ts';

const TURNS = [16, 17, 18, 19, 20];
const SEATS = ['allied', 'british'];

const played = play(DEMO_MAILS, { pdf: true });

test('play writes a report of each turn for each seat in four forms with its map, acknowledgements, journal and archive', async () => {
  const { code, out, err, files } = await played;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const reports = TURNS.flatMap((turn) =>
    SEATS.flatMap((seat) =>
      ['.html', '.json', '.pdf', '.txt', '-map-1.svg'].map((end) => `turn-${turn}/${seat}${end}`),
    ),
  );
  const answers = SEATS.map((seat) => `turn-16/${seat}.ack.txt`);
  // A turn with many fights has more maps than one.
  const names = [...files.keys()].filter((name) => !/-map-[2-9]\.svg$/.test(name));
  expect(names.sort()).toEqual(['game.fpz', 'journal.jsonl', ...reports, ...answers].sort());
  expect([...files].filter(([, bytes]) => bytes.length === 0)).toEqual([]);
  expect(out).toContain('5 turns played, 2 of 2 mails counted');
});

test('play twice: every file the same to the byte, PDFs and archive too, wherever and in whatever zone and language', async () => {
  const folder = freshFolder();
  const elsewhere = { TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  const args = ['play', SCENARIO, '--seed', '5ee1', '--orders', folderOf(DEMO_MAILS), '--out', 'games/one'];
  const again = await fieldpost(args, { cwd: folder, env: elsewhere });
  expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' });
  expect(differing((await played).files, filesOf(`${folder}/games/one`))).toEqual([]);
});

test('play with another seed: other dice, other keys, another game', async () => {
  const [one, other] = await Promise.all([played, play(DEMO_MAILS, { seed: '5eee', turns: 1 })]);
  expect(other.code).toBe(0);
  const rolls = (game: typeof one) =>
    JSON.parse(game.text('turn-16/british.json')).record.ledger as { address: string; face: number }[];
  const faces = new Map(rolls(one).map(({ address, face }) => [address, face]));
  const common = rolls(other).filter(({ address }) => faces.has(address));
  expect(common.length).toBeGreaterThan(5);
  expect(common.some(({ address, face }) => faces.get(address) !== face)).toBe(true);
  expect(one.text('journal.jsonl').split('\n')[1]).not.toBe(other.text('journal.jsonl').split('\n')[1]);
});

test('play: of two mails of a seat the later name counts, and the earlier leaves no trace in the game', async () => {
  const second = mail(['HOLD kfr', 'MOVE marines TO 1504']);
  const [both, alone] = await Promise.all([
    play(
      new Map([
        ['turn-16/1.eml', mail(['MOVE maitland TO 1504'])],
        ['turn-16/2.eml', second],
      ]),
      { turns: 1 },
    ),
    play(new Map([['turn-16/2.eml', second]]), { turns: 1 }),
  ]);
  expect(both.out).toContain('2 of 2 mails counted');
  expect(differing(both.files, alone.files)).toEqual(['turn-16/british.ack.txt']);
  expect(alone.text('journal.jsonl')).toContain('MOVE marines TO 1504');
});

test('play says what it cannot do in one line, and writes nothing', async () => {
  const orders = folderOf(DEMO_MAILS);
  const out = `${freshFolder()}/out`;
  const wrong: [string[], RegExp][] = [
    [[SCENARIO, '--seed', 'xyz', '--orders', orders, '--out', out], /“xyz” is not hexadecimal/],
    [[SCENARIO, '--seed', '5eed', '--orders', '/nowhere', '--out', out], /no folder \/nowhere/],
    [
      ['chess/opening', '--seed', '5eed', '--orders', orders, '--out', out],
      /no game is called chess; there are: savannah/,
    ],
    [
      ['savannah/siege', '--seed', '5eed', '--orders', orders, '--out', out],
      /savannah\/siege; there are: savannah\/assault/,
    ],
  ];
  await Promise.all(
    wrong.map(async ([args, says]) => {
      const { code, out: printed, err } = await fieldpost(['play', ...args]);
      expect({ code, printed, lines: err.split('\n').length }).toEqual({ code: 1, printed: '', lines: 2 });
      expect(err).toMatch(says);
    }),
  );
  expect(existsSync(out)).toBe(false);
});

test('play shows its progress on a terminal, and only there; it stops after so many turns', async () => {
  const onTerminal = 'import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';
  const args = [
    'play',
    SCENARIO,
    '--seed',
    '5eed',
    '--orders',
    folderOf(new Map()),
    '--out',
    freshFolder(),
    '--no-pdf',
    '--turns',
    '2',
  ];
  const shown = await execute('python3', ['-c', onTerminal, `${ROOT}/bin/fieldpost`, ...args]);
  expect(shown.code).toBe(0);
  for (const turn of TURNS.slice(0, 2)) expect(shown.out).toContain(`turn ${turn} resolved`);
  expect(shown.out).toContain('2 turns played');
  expect((await played).out).not.toContain('resolved');
});

/** Files that are not the same, or only in one. */
function differing(one: Files, other: Files): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.of()));
}
