/** The key: every table that a die is read in and every number that is added to one, from the tables of the rules. */
import { chapter } from '../../../engine/chapters.ts';
import { type Phrasebook, range, signed } from '../../../engine/phrase.ts';
import type { Chapter, Table, Tone } from '../../../engine/story.ts';
import { rowFor } from '../rules/dice.ts';
import { costOf, readResult } from '../rules/results.ts';
import type { Field } from '../scenario/field.ts';
import type { BoarLanguage } from '../words/languages.ts';
import { cell } from './combat-card.ts';
import type { Teller } from './teller.ts';

type Say = Phrasebook;
type Tables = Field['tables'];
type Laid = Omit<Table, 'kind'> & { readonly title: string; readonly note?: string };

/** The tables never change in a game, so each language's are made once. */
const made = new WeakMap<Field, Partial<Record<BoarLanguage, readonly Chapter[]>>>();

export function key({ field, say }: Teller): readonly Chapter[] {
  const known = made.get(field) ?? {};
  known[say.language] ??= TABLES.flatMap((table) => table(field.tables, say) ?? []).flatMap(
    ({ title, note, ...table }, n) =>
      chapter(`key-${n + 1}`, 'key', [{ kind: 'table', ...table }], { title, ...(note !== undefined && { note }) }),
  );
  made.set(field, known);
  return known[say.language] ?? [];
}

/** `+1`, `-1`; a blank where nothing is added. */
const addend = (value: number | null): string => (value === null || value === 0 ? '' : signed(value));

function closeCombat({ closeCombat: { columns, rows }, odds, modifiers }: Tables, say: Say): Laid {
  const [lowest, second] = odds;
  const edge = (n: number): string => (n === 0 ? '≤ ' : n === rows.length - 1 ? '≥ ' : '');
  return {
    title: say('key.combat'),
    columns: [say('key.die'), ...columns],
    rows: rows.map(({ die, results }, n) => [`${edge(n)}${die}`, ...results.map((result) => cell(result, '/'))]),
    tones: rows.map(({ results }) => ['', ...results.map(toneOf)]),
    note: say('key.combat.note', {
      least: `${second?.attack ?? 0} : ${second?.defence ?? 0}`,
      column: lowest?.column ?? '',
      shift: Math.abs(modifiers.combat.diversion ?? 0),
    }),
  };
}

/** Of a result, as the attacker reads it. */
function toneOf(result: string): Tone {
  const { attacker, defender } = readResult(result);
  const [ours, theirs] = [costOf(attacker), costOf(defender)];
  if (ours === 'men') return 'ill';
  return ours === 'nothing' && theirs !== 'nothing' ? 'well' : '';
}

function codes({ retreat, morale, leaderLoss }: Tables, say: Say): Laid {
  const face = (result: string): string => range(leaderLoss.find((row) => row.result === result)?.die ?? [0, 0]);
  return {
    title: say('key.codes'),
    columns: [say('key.code'), say('key.meaning')],
    rows: [
      ['a/b', say('key.code.sides')],
      ['R', say('key.code.R', { n: retreat.R, needed: morale.needed })],
      ['D', say('key.code.D', { n: retreat.D })],
      ['1 · 2', say('key.code.steps')],
      ['*', say('key.code.star', { killed: face('killed'), wounded: face('wounded') })],
      ['PIN', say('key.code.PIN')],
      ['AC · DC', say('key.code.captures')],
      ['m:A · m:D', say('key.code.chits')],
      ['NC', say('key.code.NC')],
    ],
  };
}

function tactics({ tactics: { chits, matrix, leader, flank } }: Tables, say: Say): Laid {
  const name = (chit: string): string => say(`tactic.${chit}`);
  const led = (chit: string): string => `${name(chit)}${leader.includes(chit) ? '\u00a0★' : ''}`;
  return {
    title: say('key.tactics'),
    columns: [say('key.tactics.by'), ...chits.map(led)],
    rows: matrix.map((row, n) => [
      led(chits[n] ?? ''),
      ...row.map((value) => (value === 'NC' ? value : signed(value))),
    ]),
    tones: matrix.map((row) => [
      '',
      ...row.map((value): Tone => (value === 'NC' ? 'apart' : value > 0 ? 'well' : value < 0 ? 'ill' : '')),
    ]),
    note: say('key.tactics.note', { flank: say.list(flank.map(name)) }),
  };
}

/** What the rules add by name; how columns move is said with their table. */
const added = (of: Readonly<Record<string, number>>, say: Say): string[][] =>
  Object.entries(of).flatMap(([name, value]) =>
    name === 'diversion' || value === 0 ? [] : [[say(`key.added.${name}`), signed(value)]],
  );

const addedToCombat = ({ modifiers }: Tables, say: Say): Laid => ({
  title: say('key.added'),
  columns: [],
  rows: added(modifiers.combat, say),
  note: say('key.added.note'),
});

const addedTo =
  (what: 'fire' | 'rally') =>
  ({ modifiers }: Tables, say: Say): Laid => ({
    title: say(`key.${what}-added`),
    columns: [],
    rows: added(modifiers[what], say),
  });

/** A row for all strengths from the last on. */
const OPEN_END = 99;

/** Strength and range against the die, and what a hit does beside it. */
function fire({ fireToHit, fireDamage, fireRange }: Tables, say: Say): Laid {
  const [from, to] = fireRange;
  const hit = fireToHit.map(({ strength, adjacent, distant }) => [
    strength[1] >= OPEN_END ? `${strength[0]}+` : range(strength),
    `${adjacent}+`,
    `${distant}+`,
  ]);
  const rows = Math.max(hit.length, fireDamage.length);
  return {
    title: say('key.fire'),
    columns: [
      say('key.fire.strength'),
      say('key.fire.adjacent'),
      say('key.fire.distant', { from: from + 1, to }),
      say('key.die'),
      say('key.damage'),
    ],
    rows: Array.from({ length: rows }, (_, n) => {
      const struck = fireDamage[n];
      return [...(hit[n] ?? ['', '', '']), struck ? range(struck.die) : '', struck?.result ?? ''];
    }),
  };
}

function mortar({ mortar: one }: Tables, say: Say): Laid {
  const [from, to] = one.range;
  const wide = one.scatter.filter((row) => row.to !== null);
  const on = one.scatter.filter((row) => row.to === null);
  const faces = (rows: Tables['mortar']['scatter']): string => rows.map(({ die }) => range(die)).join(' ');
  return {
    title: say('key.mortar', { from, to }),
    columns: [],
    rows: [
      ...(one.toHit ? [[say('key.mortar.hit'), `${one.toHit.full}+ · ${one.toHit.reduced}+`]] : []),
      [say('key.mortar.on'), faces(on)],
      [faces(wide), wide.map((row) => row.to).join(' ')],
      [say('key.mortar.far', { from: one.longRange.from }), signed(one.longRange.die)],
      ...(one.disable
        ? [
            [say('key.mortar.reduced'), signed(one.reducedDamage)],
            [say('key.mortar.struck'), one.disable.map(({ die }) => range(die)).join(' · ')],
            [say('key.mortar.step'), signed(one.disableStepLoss)],
          ]
        : []),
    ],
  };
}

/** What one die does, modified, for bombs and for shells. */
function shells({ shells: one }: Tables, say: Say): Laid | null {
  if (one === null) return null;
  const rows = [...new Set([...one.mortar, ...one.howitzer].map(({ die }) => die[0]))].sort((a, b) => a - b);
  const at = (of: Tables['fireDamage'], die: number): string =>
    die < (of[0]?.die[0] ?? 0) ? '' : rowFor(of, die).result;
  return {
    title: say('key.shells', { from: one.range[0], to: one.range[1] }),
    columns: [say('key.die'), say('key.shells.mortar'), say('key.shells.howitzer')],
    rows: rows.map((die, n) => [
      `${die}${n === rows.length - 1 ? '+' : ''}`,
      at(one.mortar, die),
      at(one.howitzer, die),
    ]),
    note: say('key.shells.note', { value: signed(one.reduced) }),
  };
}

const armyMorale = ({ armyMorale: { levels } }: Tables, say: Say): Laid => ({
  title: say('key.morale'),
  columns: [say('key.morale.level'), say('key.morale.points'), say('key.morale.units'), say('key.morale.initiative')],
  rows: levels.map(({ name, from, to, unit, initiative }) => [
    say(`level.${name}`),
    range([from, to]),
    signed(unit),
    signed(initiative),
  ]),
});

const weather = ({ weather: kinds }: Tables, say: Say): Laid => ({
  title: say('key.weather'),
  columns: ['', ...['MP', 'fire', 'combat', 'rally'].map((name) => say(`key.weather.${name}`))],
  rows: Object.entries(kinds)
    .map(([kind, row]) => [
      say(`weather.${kind}`),
      row.movement === 'full' ? '' : say(`key.weather.${row.movement}`),
      row.noFire ? say('key.no') : addend(row.fire),
      row.noCombat ? say('key.no') : addend(row.combat),
      addend(row.rally),
    ])
    .filter((row) => row.slice(1).some((cell) => cell !== '')),
});

const heads = (say: Say, ...names: readonly string[]): string[] => names.map((name) => say(`key.${name}`));

/** Ground that nobody enters is left out; ways alike in all share a row. */
function ground({ terrain, ways, stacking }: Tables, say: Say): Laid {
  const zone = { yes: '', no: say('key.no'), light: say('key.zone.light') };
  const costs = (row: Pick<Tables['ways'][string], 'foot' | 'horse' | 'artillery' | 'combat' | 'fire'>): string[] => [
    ...[row.foot, row.horse, row.artillery].map((mp) => (mp === null ? say('key.no') : `${mp}`)),
    addend(row.combat),
    addend(row.fire),
  ];
  const alike = Map.groupBy(Object.entries(ways), ([, row]) => costs(row).join());
  return {
    title: say('key.ground'),
    columns: heads(say, 'ground.name', 'foot', 'horse', 'guns', 'attack', 'at', 'zone'),
    rows: [
      ...Object.values(terrain)
        .filter(({ foot, horse, artillery }) => [foot, horse, artillery].some((mp) => mp !== null))
        .map((row) => [say(`terrain.${row.id}`), ...costs(row), zone[row.zoc]]),
      ...[...alike.values()].map((of) => [
        say('key.along', { ways: of.map(([id]) => say(`terrain.${id}`)).join(', ') }),
        ...(of[0] ? costs(of[0][1]) : []),
        '',
      ]),
    ],
    note: say('key.ground.note', { strength: stacking.strength, guns: stacking.artillery }),
  };
}

const hexsides = ({ hexside }: Tables, say: Say): Laid => ({
  title: say('key.hexsides'),
  columns: heads(say, 'hexside', 'foot', 'horse', 'guns', 'attack', 'at'),
  rows: Object.entries(hexside).map(([id, row]) => [
    say(`hexside.${id}`),
    ...[row.foot, row.horse, row.artillery].map((mp) => (mp === null ? say('key.no') : mp === 0 ? '0' : signed(mp))),
    addend(row.combat),
    addend(row.fire),
  ]),
  note: say('key.hexsides.note'),
});

/** As they are looked for; the printer puts them side by side. */
const TABLES: readonly ((tables: Tables, say: Say) => Laid | null)[] = [
  closeCombat,
  codes,
  fire,
  tactics,
  addedToCombat,
  weather,
  addedTo('fire'),
  mortar,
  shells,
  addedTo('rally'),
  armyMorale,
  ground,
  hexsides,
];
