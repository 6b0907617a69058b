/** `npm run played`: whole games over SMTP against `bin/fieldpost serve`, played by strangers who know their letters alone. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { verbs as earVerbs } from '../../src/rulesets/jenkins-ear/verbs.ts';
import { verbs as savannahVerbs } from '../../src/rulesets/savannah/verbs.ts';
import { TEMPI, table } from './coverage.ts';
import { type Plan, playGame, seatsOf } from './game.ts';
import { Referee } from './referee.ts';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'savannah/assault,savannah/campaign,jenkins-ear/war' },
    tempo: { type: 'string', default: TEMPI.join(',') },
    seats: { type: 'string', default: '1,2,3' },
    language: { type: 'string', default: 'en,fr' },
    database: { type: 'string', default: 'embedded,postgres' },
    games: { type: 'string', default: '1' },
    turns: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: '' },
  },
});

const RULESETS = { savannah: savannahVerbs, 'jenkins-ear': earVerbs };
/** Never put by letter: that they are asked would tell what is hidden. */
const DISCREET = new Set(['card-play', 'card-target', 'card-response', 'intercept', 'retreat-intercept']);
const SCRIPTS = new URL('../../scripts/postgres/', import.meta.url).pathname;
const scratch = values.keep === '' ? await mkdtemp(join(tmpdir(), 'fieldpost-played-')) : values.keep;
await mkdir(scratch, { recursive: true });
const databases = values.database.split(',');
// Of its own: the database's user may not look into ours.
const server = await mkdtemp(join(tmpdir(), 'fieldpost-played-postgres-'));
const url = databases.includes('postgres')
  ? execFileSync('sh', [`${SCRIPTS}start.sh`, server], { encoding: 'utf8' }).trim()
  : '';

async function freshDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Each scenario with each of its numbers of seats in each tempo; databases take turns, and so does who reads which language. */
function* plans(): Generator<Plan & { database: string }> {
  let n = 0;
  const languages = values.language.split(',') as ('en' | 'fr')[];
  for (let game = 0; game < Number(values.games); game++)
    for (const scenario of values.scenario.split(','))
      for (const tempo of values.tempo.split(','))
        for (const seats of seatsOf(scenario).filter((count) => values.seats.split(',').includes(`${count}`))) {
          const database = databases[n % databases.length] ?? 'embedded';
          const turned = n % 4 < 2 ? languages : languages.toReversed();
          const seed = `${values.seed}${tempo[0]}${seats}${scenario.split('/')[1]?.[0]}${game}`;
          n++;
          yield { number: n, scenario, tempo, seats, languages: turned, turns: Number(values.turns), seed, database };
        }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const referees = new Map(Object.entries(RULESETS).map(([ruleset, verbs]) => [ruleset, new Referee(verbs)]));
try {
  for (const plan of plans()) {
    const folder = join(scratch, `${plan.scenario.replace('/', '-')}-${plan.seed}`);
    await mkdir(folder, { recursive: true });
    const database = plan.database === 'postgres' ? await freshDatabase(`g${plan.seed}`) : null;
    const referee = referees.get(plan.scenario.split('/')[0] ?? '') as Referee;
    const before = referee.breaches.length;
    const played = await playGame(plan, { scratch: folder, database }, referee);
    process.stdout.write(
      `${played.id}: ${plan.scenario}, ${plan.tempo}, ${plan.seats} seats, ${plan.languages}, ${plan.database}: ` +
        `${played.turns} reports, ${played.mails} mails, ${played.letters} letters, ${played.seconds} s, ` +
        `${referee.breaches.length - before} breaches\n`,
    );
  }
} finally {
  if (url !== '') execFileSync('sh', [`${SCRIPTS}stop.sh`, server]);
}

for (const [ruleset, referee] of referees) {
  if (referee.asked.size === 0) continue;
  const verbs = RULESETS[ruleset as keyof typeof RULESETS];
  const kinds = verbs.flatMap(({ answers }) => answers).filter((kind) => !DISCREET.has(kind));
  const questions = [...new Set([...kinds, ...referee.asked.keys()])].sort();
  process.stdout.write(
    `\n${table(
      `${ruleset}: verbs taken`,
      verbs.map(({ id }) => id),
      referee.used,
    )}\n`,
  );
  process.stdout.write(
    `${table(
      `${ruleset}: effects told`,
      verbs.map(({ id }) => id),
      referee.told,
    )}\n`,
  );
  process.stdout.write(`${table(`${ruleset}: asked`, questions, referee.asked)}\n`);
  for (const [key, count] of [...referee.letters].sort()) process.stdout.write(`${key}: ${count}\n`);
  process.stdout.write(`\n${ruleset}: ${referee.breaches.length} breaches\n`);
  for (const { game, seat, what, where } of referee.breaches)
    process.stdout.write(`- ${what} (${game} ${seat}): ${where}\n`);
  if (referee.breaches.length > 0) process.exitCode = 1;
}
await rm(server, { recursive: true, force: true });
if (values.keep === '') await rm(scratch, { recursive: true, force: true });
