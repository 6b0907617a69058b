/** The reference sheet of the war: counters, ports and every table, as data and as printed, each with what it rests on. */
import type { Json, Reference, ReferenceTable } from '../../engine/contract.ts';
import type { Counter, Field, Side } from './field.ts';
import { messages } from './messages/messages.ts';
import { type OpenedWar, openWar } from './scenario/open.ts';
import type { WarScenario } from './scenario/schema.ts';

interface Provenance {
  source?: string | undefined;
  reconstructed?: string | undefined;
}

export function reference(json: Json): Reference {
  const war = openWar(json);
  const { scenario, field } = war;
  const { map, counters, scenario: sheet } = scenario;
  return {
    title: `${map.name.en}: tables`,
    about: aboutOf(war),
    roster: field.sides.map((side) => rosterOf(field, side, counters)),
    tables: {
      ...scenario.tables,
      ports: map.ports,
      routes: map.routes,
      garrison: sheet.garrison,
      isidro: sheet.isidro,
      victory: sheet.victory,
    } as { [name: string]: Json },
    sheet: [portsOf(war), storms(scenario), perilous(scenario), fortunes(scenario), succession(scenario)],
  };
}

function aboutOf({ scenario, field }: OpenedWar): string[] {
  const { funds, perilous: sea } = scenario.tables;
  const { garrison, turns } = scenario.scenario;
  return [
    `${scenario.scenario.name.en}: ${turns.last} turns.`,
    `War funds: English ${funds.start.english} and ${funds.turn.english} each turn, Spanish ${funds.start.spanish} and ${funds.turn.spanish}; at most ${funds.most}.`,
    `Garrisons: one Soldiers counter in each Spanish seaport of value ${garrison.value} or more.`,
    `Perilous seas: a check on entering the ${sea.hexes}th hex; a storm near counts ${sea.storm}.`,
    `Victory: after the last turn the English throw a die for each Spanish seaport they hold, +${field.tables.victory.route} for each trade route to one they do not; one not above its value wins.`,
  ];
}

const cell = (value: number | null, sign = ''): string => (value === null ? '-' : `${sign}${value}`);

function rosterOf(field: Field, side: Side, { source, reconstructed }: Provenance): ReferenceTable {
  const counters = [...field.counters.values()].filter((counter) => counter.side === side);
  const row = ({ id, name, kind, gun, cannonade, land, navalTactics, landTactics, cost, start }: Counter): string[] => [
    id,
    name.en,
    messages.en[`kind.${kind}`],
    cell(gun),
    cell(cannonade, '+'),
    cell(land),
    navalTactics === null && landTactics === null ? '-' : `${navalTactics ?? 0}/${landTactics ?? 0}`,
    cell(cost),
    start ?? 'pool',
  ];
  return {
    title: messages.en[`side.${side}`],
    ...provenance({ source, reconstructed }),
    columns: ['id', 'name', 'kind', 'gun', 'cannonade', 'land', 'leader sea/land', 'cost', 'begins'],
    rows: counters.map(row),
  };
}

function provenance({ source, reconstructed }: Provenance): Pick<ReferenceTable, 'source' | 'reconstructed'> {
  return { source: source ?? null, reconstructed: reconstructed ?? null };
}

function portsOf({ field, scenario }: OpenedWar): ReferenceTable {
  return {
    title: 'Seaports',
    ...provenance(scenario.map.ports),
    columns: ['port', 'hex', 'printed', 'value', 'trade routes to'],
    rows: [...field.ports.values()].map(({ name, hex, flag, value, routes }) => [
      name.en,
      hex,
      flag,
      `${value}`,
      routes.map((id) => field.ports.get(id)?.name.en ?? id).join(', '),
    ]),
  };
}

function storms({ tables }: WarScenario): ReferenceTable {
  return {
    title: 'Storms',
    ...provenance(tables.storms),
    columns: ['die', 'ports'],
    rows: tables.storms.rows.map(({ die, ports }) => [`${die}`, ports.join(', ')]),
  };
}

function perilous({ tables }: WarScenario): ReferenceTable {
  return {
    title: 'Perilous seas',
    ...provenance(tables.perilous),
    columns: ['die', 'who chooses', 'ships lost'],
    rows: tables.perilous.rows.map(({ die, by, count }) => [
      `${die}`,
      by ?? '-',
      by === undefined ? '-' : count === 'die' ? 'a die' : `${count ?? 0}`,
    ]),
  };
}

function fortunes({ tables }: WarScenario): ReferenceTable {
  return {
    title: 'Fortunes of War',
    ...provenance(tables.fortunes),
    columns: ['die', 'picks'],
    rows: tables.fortunes.rows.map(({ die, picks }) => [
      `${die}`,
      picks.map(({ by, type }) => `${by} ${type}`).join(', '),
    ]),
  };
}

function succession({ tables }: WarScenario): ReferenceTable {
  return {
    title: 'War of Austrian Succession',
    ...provenance(tables.succession),
    columns: ['die', 'effect'],
    rows: tables.succession.rows.map(({ die }) => [`${die}`, messages.en[`succession.${die as 1}`]]),
  };
}
