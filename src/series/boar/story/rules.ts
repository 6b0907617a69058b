/** The rules of the series that a player plans by, in short, with the scenario's figures. */
import { type Facts, halves, type Phrasebook, pause, signed, titled } from '../../../engine/phrase.ts';
import { RESULTS } from '../acts/terms.ts';
import type { Field, Tables, TerrainRow } from '../scenario/field.ts';

type Level = Tables['armyMorale']['levels'][number];
type Rule = { label: string; text: string };

/** What each rule is about, and what it says. `lost`: the army morale at which a side has lost. */
export function rulesOfSeries(say: Phrasebook, { tables }: Field, lost: number): Rule[] {
  const { stacking, retreat, tactics, morale, momentum, armyMorale } = tables;
  const { strength, artillery, shattered } = stacking;
  const levels = armyMorale.levels.map((level) => levelIn(say, level));
  const chits = (ids: readonly string[]): string => say.list(ids.map((id) => say(`tactic.${id}`)));
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const ground = (zoc: TerrainRow['zoc']): string =>
    Object.values(tables.terrain)
      .flatMap((row) => (row.zoc === zoc && row.foot !== null ? [say(`terrain.${row.id}`)] : []))
      .join(', ');
  return [
    rule('stacking', { strength, artillery, shattered }),
    rule('zone', { closed: ground('no'), light: ground('light') }),
    rule('odds'),
    rule('results', { short: retreat.R, far: retreat.D }),
    rule('fire-die', { additions: additionsTo(say, tables, 'fire') }),
    rule('combat-die', { additions: additionsTo(say, tables, 'combat') }),
    rule('tactics', { chits: chits(tactics.chits), leader: chits(tactics.leader), flank: chits(tactics.flank) }),
    rule('momentum'),
    rule('conditions', { results: RESULTS.join(', ') }),
    rule('retreat', { mp: retreat.slowGuns.mp, guns: retreat.slowGuns.hexes }),
    rule('rally', { needed: morale.needed }),
    rule('initiative', { each: momentum.initiative }),
    rule('army-morale', { levels: levels.join(pause(say.language)), lost }),
  ];
}

/** What units and leaders lost are worth. */
export function pointsForLosses(say: Phrasebook, { tables, leaders }: Field): Facts {
  const units = Object.entries(tables.victoryPoints).map(([cause, value]) => [cause, halves(value)] as const);
  const byWorth = Map.groupBy(leaders.values(), ({ loss }) => loss.victory);
  return {
    ...Object.fromEntries(units),
    leaders: [...byWorth]
      .filter(([value]) => value > 0)
      .sort(([one], [other]) => other - one)
      .map(([value, some]) =>
        say('rules.addition', { value: halves(value), names: some.map(({ id }) => say(`unit.${id}`)).join(', ') }),
      )
      .join(pause(say.language)),
  };
}

/** `+1: causeway, slope; -1: redoubt`: every addition to a die by the name that letters give it. */
function additionsTo(say: Phrasebook, tables: Tables, die: 'fire' | 'combat'): string {
  const { terrain, ways, hexside, weather, modifiers } = tables;
  const places = Object.entries({ ...terrain, ...ways, ...hexside, ...weather });
  const values = [
    ...places.map(([id, row]) => [id, row[die] ?? 0] as const),
    // A diversion moves the column, not the die.
    ...Object.entries(modifiers[die]).filter(([id]) => id !== 'diversion'),
  ].filter(([, value]) => value !== 0);
  const byValue = Map.groupBy(values, ([, value]) => value);
  return [...byValue]
    .sort(([one], [other]) => other - one)
    .map(([value, some]) => say('rules.addition', { value: signed(value), names: some.map(nameIn(say)).join(', ') }))
    .join(pause(say.language));
}

const nameIn =
  (say: Phrasebook) =>
  ([id]: readonly [string, number]): string =>
    say(`drm.${PRINTED_AS[id] ?? id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`);

/** Additions that letters do not name as the tables do. */
const PRINTED_AS: Readonly<Record<string, string>> = {
  heavy_rain: 'heavy-rain',
  light: 'light-infantry',
  artillery: 'target-artillery',
  mounted: 'target-mounted',
  mortarFirst: 'first-fire',
  regularsWithMilitiaForced: 'regulars-with-militia',
};

/** `Fatigued (5-10): -1, 0`. */
function levelIn(say: Phrasebook, { name, from, to, unit, initiative }: Level): string {
  const span = from === to ? `${from}` : `${from}-${to}`;
  return say('rules.level', { name: say(`level.${name}`), span, unit, initiative });
}
