/** The reference sheet of the war: every table and counter of the scenario as data and as printed, with what it rests on. */
import type { Json, Reference, ReferenceTable } from '../../../engine/contract.ts';
import { referenceTable as table, words } from '../../../engine/reference-table.ts';
import type { Counter, Side } from '../field.ts';
import { openWar } from './open.ts';
import type { WarScenario } from './schema.ts';

export function reference(json: Json): Reference {
  const scenario = json as WarScenario;
  const { field } = openWar(json);
  const { map, tables, counters } = scenario;
  return {
    title: `${map.name.en}: tables`,
    about: aboutOf(scenario),
    roster: field.sides.map((side) => roster(counters, side, [...field.counters.values()])),
    tables: tables as { [name: string]: Json },
    sheet: [
      ports(scenario),
      storms(scenario),
      perilous(tables),
      fortunes(tables),
      succession(tables),
      limits(scenario),
    ],
  };
}

function aboutOf({ map, scenario, tables }: WarScenario): string[] {
  const { turns, garrison, victory } = scenario;
  const { funds } = tables;
  const count = (flag: string): number => map.ports.list.filter((port) => port.flag === flag && !port.nameOnly).length;
  return [
    `${map.name.en}, ${scenario.name.en}: ${turns.last} turns, the ${scenario.sides.order.join(', then the ')}.`,
    `War funds: ${funds.start.english} English and ${funds.start.spanish} Spanish at the start, ${funds.turn.english} and ${funds.turn.spanish} a turn, never more than ${funds.most}.`,
    `Seaports: ${['english', 'spanish', 'french', 'dutch'].map((flag) => `${count(flag)} ${flag}`).join(', ')}; ${map.routes.list.length} trade routes.`,
    `Garrisons: one ${garrison.side} Soldiers in each ${garrison.flag} seaport of value ${garrison.value} or more.`,
    `Victory for the ${victory.side}: after turn ${turns.last} a die for each ${victory.over} seaport they hold, ${victory.route} added for each trade route to one they do not hold; one die not above the seaport's value wins.`,
  ];
}

function roster(sheet: WarScenario['counters'], side: Side, all: readonly Counter[]): ReferenceTable {
  const columns = ['id', 'name', 'kind', 'gun', 'cannonade', 'land', 'tactics', 'anchor', 'cost', 'starts'];
  const rows = all
    .filter((one) => one.side === side)
    .map(({ id, name, kind, gun, cannonade, land, navalTactics, landTactics, anchor, cost, start }) => [
      id,
      name.en,
      words(kind),
      printed(gun),
      plus(cannonade),
      printed(land),
      navalTactics === null && landTactics === null ? '' : `${plus(navalTactics) || '-'}/${plus(landTactics) || '-'}`,
      anchor === null ? '' : anchor,
      printed(cost),
      start ?? '',
    ]);
  return table(side, sheet, columns, () => rows);
}

function ports({ map }: WarScenario): ReferenceTable {
  const names = new Map(map.ports.list.map(({ id, name }) => [id, name.en]));
  const rows = map.ports.list.map(({ id, name, hex, flag, value }) => [
    name.en,
    hex,
    flag,
    `${value}`,
    map.routes.list
      .flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : []))
      .map((to) => names.get(to) ?? to)
      .join(', '),
  ]);
  return table('Seaports', map.ports, ['seaport', 'hex', 'flag', 'value', 'trade routes to'], () => rows);
}

function storms({ map, tables }: WarScenario): ReferenceTable {
  const ids = new Map(map.ports.list.map((port) => [port.id, `${port.name.en} ${port.hex}`]));
  const rows = tables.storms.rows.map(({ die, ports: struck }) => [
    `${die}`,
    struck.map((port) => ids.get(port) ?? port).join(', '),
  ]);
  return table('Storms', tables.storms, ['die', 'seaports'], () => rows);
}

function perilous({ perilous: one }: WarScenario['tables']): ReferenceTable {
  const rows = one.rows.map(({ die, by, count }) => [
    `${die}`,
    by === undefined
      ? 'no effect'
      : `${by === 'enemy' ? 'the enemy' : 'the owner'} eliminates ${count === 'die' ? 'as many ships as a die shows' : `${count} ship`}`,
  ]);
  const title = `Perilous sea: on entering hex ${one.hexes}, ${one.storm} for a storm near, + a leader's naval value`;
  return table(title, one, ['die', 'result'], () => rows);
}

function fortunes({ fortunes: one }: WarScenario['tables']): ReferenceTable {
  const rows = one.rows.map(({ die, picks }) => [
    `${die}`,
    picks.map(({ by, type }) => `${by} eliminates an enemy ${type} counter that is seen`).join('; '),
  ]);
  return table('Fortunes of war', one, ['die', 'result'], () => rows);
}

function succession({ succession: one }: WarScenario['tables']): ReferenceTable {
  const { french, dutch } = one.modifiers;
  const rows = one.rows.map(({ die, effect }) => [
    `${die}`,
    effect.kind === 'end'
      ? 'the war ends for good'
      : effect.kind === 'funds'
        ? `${effect.side} war funds + ${effect.dice} dice`
        : `the ${effect.side} lose ${effect.what === 'soldiers' ? 'a Soldiers counter' : 'a named ship'}`,
  ]);
  const title = `War of Austrian Succession: ${plus(french)} if a French seaport was captured this turn, ${dutch} if a Dutch one`;
  return table(title, one, ['die', 'result'], () => rows);
}

function limits({ tables }: WarScenario): ReferenceTable {
  const { interception, disease, stacking, fireShip, scuttling } = tables;
  return table('Limits and numbers', stacking, ['what', 'number'], () => [
    ['interception fails on', `${interception.fails}`],
    ['disease strikes on', disease.faces.join(', ')],
    ['never count in a seaport', stacking.exempt.map(words).join(', ')],
    ['fire ship in an enemy seaport: gun value times', `${fireShip.times}`],
    [`ships the ${scuttling.side} may scuttle`, `${scuttling.most}`],
  ]);
}

function printed(value: number | null): string {
  return value === null ? '' : `${value}`;
}

function plus(value: number | null): string {
  return value === null ? '' : `+${value}`;
}
