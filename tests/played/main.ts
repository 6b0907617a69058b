/** `npm run played`: whole games over SMTP against `bin/fieldpost serve`, played by strangers who know their letters alone. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { TEMPI, table } from './coverage.ts';
import { type Plan, playGame, seatsOf } from './game.ts';
import { POSITIONS } from './positions.ts';
import { Referee } from './referee.ts';
import { questionsOf, rulesetOf, VERBS } from './rulebooks.ts';

/** Everything: what is not reached by it, nothing reaches. */
const WHOLE = {
  scenario: 'savannah/assault,savannah/campaign,pensacola/campaign,pensacola/siege,pensacola/assault,jenkins-ear/war',
  tempo: TEMPI.join(','),
  seats: '1,2,3',
  database: 'embedded,postgres',
  games: '1',
  turns: '25',
  positions: 'all',
};
const of = (whole: string) => ({ type: 'string', default: whole }) as const;
const { values } = parseArgs({
  options: {
    scenario: of(WHOLE.scenario),
    tempo: of(WHOLE.tempo),
    seats: of(WHOLE.seats),
    language: of('en,fr'),
    database: of(WHOLE.database),
    games: of(WHOLE.games),
    turns: of(WHOLE.turns),
    positions: of(WHOLE.positions),
    seed: of('1'),
    keep: of(''),
  },
});
const isWhole = Object.entries(WHOLE).every(([name, whole]) => values[name as keyof typeof WHOLE] === whole);

const SCRIPTS = new URL('../../scripts/postgres/', import.meta.url).pathname;
const scratch = values.keep === '' ? await mkdtemp(join(tmpdir(), 'fieldpost-played-')) : values.keep;
await mkdir(scratch, { recursive: true });
const databases = values.database.split(',');
// Of its own: the database's user may not look into ours.
const server = await mkdtemp(join(tmpdir(), 'fieldpost-played-postgres-'));
const url = databases.includes('postgres')
  ? execFileSync('sh', [`${SCRIPTS}start.sh`, server], { encoding: 'utf8' }).trim()
  : '';
// Also where the games are broken off.
process.once('exit', () => {
  if (url !== '') execFileSync('sh', [`${SCRIPTS}stop.sh`, server]);
  rmSync(server, { recursive: true, force: true });
});

async function freshDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

const languages = values.language.split(',') as ('en' | 'fr')[];

/**
 * Each scenario with each of its numbers of seats in each tempo, then the stated positions; databases take turns, and so
 * does who reads which language.
 */
function* plans(): Generator<Plan & { database: string }> {
  let number = 0;
  const next = () => ({ number: ++number, languages: (number - 1) % 4 < 2 ? languages : languages.toReversed() });
  for (let game = 0; game < Number(values.games); game++)
    for (const scenario of values.scenario.split(','))
      for (const tempo of values.tempo.split(','))
        for (const seats of seatsOf(scenario).filter((count) => values.seats.split(',').includes(`${count}`))) {
          const database = databases[number % databases.length] ?? 'embedded';
          const seed = `${values.seed}${tempo[0]}${seats}${scenario.split('/')[1]?.[0]}${game}`;
          yield { ...next(), scenario, tempo, seats, turns: Number(values.turns), seed, database };
        }
  for (const [at, position] of POSITIONS.entries()) {
    if (values.positions !== 'all' && !values.positions.split(',').some((part) => position.name.includes(part)))
      continue;
    // By letter choices come in `full` alone, and beside a house that serves only a database server takes a ruling.
    const isHere = values.scenario.includes(position.scenario) && values.tempo.includes('full');
    if (!isHere || !databases.includes('postgres')) continue;
    yield { ...next(), ...position, tempo: 'full', seed: `${values.seed}p${at}`, database: 'postgres', position };
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const referees = new Map(Object.entries(VERBS).map(([ruleset, verbs]) => [ruleset, new Referee(verbs)]));
for (const plan of plans()) {
  const folder = join(scratch, `${plan.scenario.replace('/', '-')}-${plan.seed}`);
  await mkdir(folder, { recursive: true });
  const database = plan.database === 'postgres' ? await freshDatabase(`g${plan.seed}`) : null;
  const referee = referees.get(rulesetOf(plan.scenario)) as Referee;
  const before = referee.breaches.length;
  const played = await playGame(plan, { scratch: folder, database }, referee);
  const what = plan.position ? `${plan.scenario}, ${plan.position.name}` : plan.scenario;
  process.stdout.write(
    `${played.id}: ${what}, ${plan.tempo}, ${plan.seats} seats, ${plan.languages}, ${plan.database}: ` +
      `${played.turns} reports, ${played.mails} mails, ${played.letters} letters, ${played.seconds} s, ` +
      `${referee.breaches.length - before} breaches\n`,
  );
}

for (const [ruleset, referee] of referees) {
  if (referee.asked.size === 0) continue;
  const verbs = (VERBS[ruleset] ?? []).map(({ id }) => id);
  const questions = [...new Set([...questionsOf(ruleset), ...referee.asked.keys()])].sort();
  process.stdout.write(
    `\n${[
      table(`${ruleset}: verbs taken`, verbs, referee.used),
      table(`${ruleset}: effects told`, verbs, referee.told),
      table(`${ruleset}: asked`, questions, referee.asked),
      table(`${ruleset}: answered by reply`, questionsOf(ruleset), referee.answered),
    ].join('\n')}\n`,
  );
  for (const [key, count] of [...referee.letters].sort()) process.stdout.write(`${key}: ${count}\n`);
  process.stdout.write(`\n${ruleset}: ${referee.breaches.length} breaches\n`);
  for (const { game, seat, what, where } of referee.breaches)
    process.stdout.write(`- ${what} (${game} ${seat}): ${where}\n`);
  const rows = [
    ...verbs.flatMap((verb) => [referee.used, referee.told].map((tally) => tally.has(verb))),
    ...questionsOf(ruleset).map((kind) => referee.answered.has(kind)),
  ];
  if (referee.breaches.length > 0 || (isWhole && rows.includes(false))) process.exitCode = 1;
}
if (values.keep === '') await rm(scratch, { recursive: true, force: true });
