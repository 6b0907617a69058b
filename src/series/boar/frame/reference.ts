/** The reference sheet of a game of the series: every table of a scenario as data and as printed, each with what it rests on. */
import type { Json, Reference, ReferenceTable } from '../../../engine/contract.ts';
import { halves, range, signed } from '../../../engine/phrase.ts';
import { referenceTable as table, words } from '../../../engine/reference-table.ts';
import { deckTable } from '../cards/reference.ts';
import type { ScenarioFiles } from '../scenario/schema.ts';

type Tables = ScenarioFiles['tables'];

/** What a game says of its own on the sheet. */
export interface OwnReference {
  /** What the scenario is about, a sentence each. */
  readonly about: readonly string[];
  /** Causes of its own that need more than the words of their key. */
  readonly causes: Readonly<Record<string, string>>;
  /** Limits and numbers of its own. */
  readonly limits: readonly string[][];
  readonly victory: unknown;
  /** Its words in the language of the sheet. */
  readonly words: Readonly<Record<string, string>>;
}

export function referenceOf(scenario: ScenarioFiles, own: OwnReference): Reference {
  return {
    title: `${scenario.map.name.en}: tables`,
    about: own.about,
    roster: scenario.units.armies.map((army) => rosterOf(scenario, army)),
    tables: dataOf(scenario, own.victory),
    sheet: sheetOf(scenario, own),
  };
}

/** What the scenario's own sheet says of its length, tracks and first mover. */
export function frameOf({ scenario, units }: ScenarioFiles): string[] {
  const { turns, morale, momentum, weather, first } = scenario;
  const name = (id: string): string => units.armies.find((one) => one.id === id)?.name.en ?? words(id);
  return [
    `${scenario.name.en}: turns ${turns.first} to ${turns.last}.`,
    `Army morale at the start: ${each(morale.start, (army, value) => `${name(army)} ${value}`)}.`,
    `Momentum: ${each(momentum.start, (side, chits) => `${words(side)} ${chits}`)}.`,
    `Weather: ${each(weather.byTurn, (turn, kind) => `from turn ${turn} ${words(kind)}`)}.`,
    `First to move: ${each(first.byTurn, (turn, side) => `turn ${turn} ${words(side)}`)}, then by initiative.`,
  ];
}

/** Every entry of a record, told one after the other. */
export function each<T>(record: Readonly<Record<string, T>>, tell: (key: string, value: T) => string): string {
  return Object.entries(record)
    .map(([key, value]) => tell(key, value))
    .join(', ');
}

function rosterOf({ units }: ScenarioFiles, army: ScenarioFiles['units']['armies'][number]): ReferenceTable {
  const steps = (values: readonly (number | undefined)[], tell: (value: number) => string): string =>
    values.flatMap((value) => (value === undefined ? [] : [tell(value)])).join('/');
  const leaders = units.leaders
    .filter((one) => one.army === army.id)
    .map(({ id, name, values, assault, source }) => [
      ...[id, name.en, 'leader', `${values.combat}-${values.command}-${values.mp}`, '', assault ?? '-', source ?? ''],
    ]);
  const counters = units.units
    .filter((one) => one.army === army.id)
    .map(({ id, name, class: kind, sp, mp, morale, assault, source }) => [
      ...[id, name.en, words(kind), `${steps(sp, String)}-${mp}`, steps(morale, signed), assault ?? '-', source ?? ''],
    ]);
  const columns = ['id', 'name', 'class', 'SP-MP', 'morale', 'starts', 'source'];
  return table(army.name.en, units, columns, () => [...leaders, ...counters]);
}

/** The tables as the scenario says them; leaders beside the table of their loss, and the scenario's own numbers. */
function dataOf({ tables, units, scenario, cards }: ScenarioFiles, victory: unknown): Record<string, Json> {
  const leaders = units.leaders.map(({ id, name, army, values, commands, loss, assault }) => ({
    id,
    name,
    army,
    ...values,
    commands,
    loss,
    start: assault ?? null,
  }));
  return plain({
    ...tables,
    ...(scenario.campaign && cards ? { cards } : {}),
    leaders: { source: units.source, reconstructed: units.reconstructed, rows: leaders },
    scenario: {
      source: scenario.source,
      turns: [scenario.turns.first, scenario.turns.last],
      morale: scenario.morale.start,
      momentum: scenario.momentum.start,
      weather: scenario.weather.byTurn,
      first: scenario.first.byTurn,
      victory,
    },
  }) as Record<string, Json>;
}

/** Plain JSON: what is not said is left out. */
function plain(value: unknown): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, plain(one)]])),
  );
}

function sheetOf({ tables, units, scenario, cards }: ScenarioFiles, own: OwnReference): ReferenceTable[] {
  return [
    closeCombat(tables),
    table('Odds: least strength of attacker to defender', tables.odds, ['column', 'attacker : defender'], () =>
      tables.odds.columns.map(({ column, attack, defence }) => [column, `${attack} : ${defence}`]),
    ),
    tactics(tables),
    combatModifiers(tables, own),
    fireToHit(tables),
    table('Fire: damage', tables.fireDamage, ['die', 'result'], () =>
      tables.fireDamage.rows.map(({ die, result }) => [range(die), result]),
    ),
    table('Fire: modifiers', tables.modifiers, ['cause', 'die'], () => signedRows(tables.modifiers.fire, own)),
    mortar(tables),
    ...shells(tables),
    terrain(tables),
    hexsides(tables),
    armyMorale(tables),
    table('Army morale: what moves it', tables.armyMorale, ['event', 'enemy', 'own'], () =>
      Object.entries(tables.armyMorale.adjustments).map(([event, { enemy, own }]) => [
        words(event),
        signed(enemy),
        signed(own),
      ]),
    ),
    leaders(tables, units),
    weather(tables),
    table('Victory points', tables.victoryPoints, ['for', 'VP'], () =>
      Object.entries(tables.victoryPoints).flatMap(([cause, value]) =>
        typeof value === 'number' ? [[words(cause), halves(value)]] : [],
      ),
    ),
    limits(tables, own),
    ...(scenario.campaign && cards ? [deckTable(own.words, cards)] : []),
  ];
}

function closeCombat({ closeCombat: one }: Tables): ReferenceTable {
  return table('Close combat', one, ['die', ...one.columns], () =>
    one.rows.map(({ die, results }) => [`${die}`, ...results]),
  );
}

function tactics({ tactics: one }: Tables): ReferenceTable {
  const needs = (chit: string): string => (one.flank.includes(chit) ? ' **' : one.leader.includes(chit) ? ' *' : '');
  return table(
    'Tactics: attacker by row, defender by column (* leader, ** leader and open flank)',
    one,
    ['', ...one.chits.map(words)],
    () =>
      one.matrix.map((row, n) => [
        `${words(one.chits[n] ?? '')}${needs(one.chits[n] ?? '')}`,
        ...row.map((value) => (value === 'NC' ? 'NC' : signed(value))),
      ]),
  );
}

function combatModifiers({ modifiers }: Tables, own: OwnReference): ReferenceTable {
  return table('Close combat: modifiers besides terrain, leaders and tactics', modifiers, ['cause', 'die'], () =>
    signedRows(modifiers.combat, own),
  );
}

function fireToHit({ fireToHit: one }: Tables): ReferenceTable {
  const far = `2-${one.range[1]} hexes`;
  return table('Fire: die and modifiers to hit', one, ['strength', 'adjacent', far], () =>
    one.rows.map(({ strength, adjacent, distant }) => [
      strength[1] >= 99 ? `${strength[0]}+` : range(strength),
      `${adjacent}+`,
      `${distant}+`,
    ]),
  );
}

function mortar({ mortar: one }: Tables): ReferenceTable {
  const { disable } = one;
  const columns = ['die', 'scatter', ...(disable ? ['hit on mortar'] : [])];
  return table(`Mortars: range ${range(one.range)}`, one, columns, () =>
    one.scatter.map(({ die, to }) => [
      range(die),
      to === null ? 'on target' : `one hex ${to}`,
      ...(disable ? [disable.find((row) => row.die[0] <= die[0] && die[0] <= row.die[1])?.result ?? ''] : []),
    ]),
  );
}

/** Bombs and shells by one die; nothing below the first row. */
function shells({ shells: one }: Tables): ReferenceTable[] {
  if (!one) return [];
  const of = (gun: 'mortar' | 'howitzer') => one[gun].map(({ die, result }) => `${die[0]}: ${result}`).join(', ');
  const title = `Bombs and shells, one die, ${signed(one.reduced)} of a reduced gun: howitzer range ${range(one.range)}`;
  return [
    table(title, one, ['gun', 'from this die'], () => [
      ['mortar', of('mortar')],
      ['howitzer', of('howitzer')],
    ]),
  ];
}

function terrain({ terrain: one, ways }: Tables): ReferenceTable {
  const columns = ['terrain', 'foot', 'horse', 'guns', 'fire', 'combat', 'sight', 'ZOC in'];
  return table('Terrain: MP to enter, modifiers', one, columns, () => [
    ...Object.entries(one.rows).map(([id, row]) => [
      words(id),
      cost(row.foot),
      cost(row.horse),
      cost(row.artillery),
      signed(row.fire),
      signed(row.combat),
      { yes: 'blocks', two: 'two block', no: '' }[row.blocks],
      { yes: 'yes', no: 'no', light: 'of light only' }[row.zoc],
    ]),
    ...Object.entries(ways.rows).map(([id, row]) => [
      `along ${words(id)}`,
      cost(row.foot),
      cost(row.horse),
      cost(row.artillery),
      row.fire === null ? 'hex' : signed(row.fire),
      row.combat === null ? 'hex' : signed(row.combat),
      '',
      '',
    ]),
  ]);
}

function hexsides({ hexside }: Tables): ReferenceTable {
  const columns = ['hexside', 'foot', 'horse', 'guns', 'fire', 'combat'];
  return table('Hexsides: MP added, modifiers', hexside, columns, () =>
    Object.entries(hexside.rows).map(([id, row]) => [
      words(id),
      ...[row.foot, row.horse, row.artillery].map((mp) => (mp === null ? 'no' : signed(mp))),
      signed(row.fire),
      signed(row.combat),
    ]),
  );
}

function armyMorale({ armyMorale: one }: Tables): ReferenceTable {
  return table('Army morale: levels', one, ['level', 'from', 'units', 'initiative'], () =>
    one.levels.map(({ name, from, to, unit, initiative }) => [
      words(name),
      from === to ? `${from}` : `${to}-${from}`,
      signed(unit),
      signed(initiative),
    ]),
  );
}

function leaders({ leaderLoss }: Tables, { leaders: list }: ScenarioFiles['units']): ReferenceTable {
  const die = leaderLoss.rows.map((row) => `${range(row.die)} ${row.result}`).join(', ');
  const columns = ['leader', 'values', 'enemy', 'own', 'VP'];
  return table(`Leaders: a starred result, ${die}`, leaderLoss, columns, () =>
    list.map(({ name, values, loss }) => [
      name.en,
      `${values.combat}-${values.command}-${values.mp}`,
      signed(loss.enemy),
      signed(loss.own),
      halves(loss.victory),
    ]),
  );
}

function weather({ weather: one }: Tables): ReferenceTable {
  const columns = ['weather', 'MP', 'strategic', 'fire', 'combat', 'rally'];
  return table('Weather', one, columns, () =>
    Object.entries(one.kinds).map(([kind, row]) => [
      words(kind),
      row.movement,
      row.strategic ? 'yes' : 'no',
      row.noFire ? 'none' : signed(row.fire),
      row.noCombat ? 'none' : signed(row.combat),
      signed(row.rally),
    ]),
  );
}

function limits(tables: Tables, own: OwnReference): ReferenceTable {
  const { stacking, morale, momentum, retreat, movement } = tables;
  return table('Limits and numbers', stacking, ['what', 'number'], () => [
    ['SP in a hex, guns apart', `${stacking.strength}`],
    ['artillery units in a hex', `${stacking.artillery}`],
    ['morale and rally: reach', `${morale.needed}`],
    ['momentum chits in all', `${momentum.pool}`],
    ['initiative for each chit', signed(momentum.initiative)],
    ['hexes back on R, D, failed test', `${retreat.R}, ${retreat.D}, ${retreat.test}`],
    ['cavalry withdraws', `${retreat.withdrawal}`],
    ['strategic movement, MP times', `${movement.strategic}`],
    ...own.limits,
  ]);
}

/** Causes that need more than the words of their key. */
const causes: Readonly<Record<string, string>> = {
  defenderDisordered: 'a defender Disrupted or Shattered',
  defenderMilitia: 'all defenders militia or Indians, not all attackers',
  attackerMilitia: 'all attackers militia or Indians, not all defenders',
  defenderSurrounded: 'defender surrounded',
  attackerSurrounded: 'attacker surrounded',
  diversion: 'diversion: columns',
  light: 'at light infantry',
  artillery: 'at artillery',
  mounted: 'at mounted units',
  mortarFirst: 'first mortar fire of the game',
};

function signedRows(record: Readonly<Record<string, number>>, own: OwnReference): string[][] {
  return Object.entries(record).map(([cause, value]) => [
    own.causes[cause] ?? causes[cause] ?? words(cause),
    signed(value),
  ]);
}

function cost(mp: number | null): string {
  return mp === null ? 'no' : `${mp}`;
}
