/** The terms Savannah's conditions speak: `ATTACKED AT 1404`, `ODDS >= 2:1`, `LOST 1504`. Read in the side's view. */
import { compares, factOf, turnTerm } from '../../../engine/conditions.ts';
import type { Json, Need, Term } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { sideOfRole } from '../frame/joint.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';

/** Results of close combat from the attacker's worst to the defender's, for `RESULT <= R/-`. */
export const RESULTS: readonly string[] = [
  '2/-',
  'AC/-',
  '1*/-',
  '1/-',
  'D/-',
  'R/-',
  'PIN',
  'R/R',
  '-/R',
  '-/D',
  '-/1',
  '-/1*',
  '-/DC',
  '-/AC',
  '-/2',
];

/** Results after which a beaten defender's hex may be lost. */
const MOVES_DEFENDER = /\/(?:R|D|1|1\*|2|AC|DC)$/;

/** Kinds of weather as they may be written beside their ids. */
const weatherWords: Readonly<Record<string, readonly string[]>> = {
  hurricane: ['ouragan', 'huracán'],
  gale: ['tempête', 'temporal'],
  squall: ['grains', 'grain', 'squalls', 'chubascos'],
  storms: ['orages', 'orage', 'storm', 'tormentas'],
  'heavy-rain': ['forte pluie', 'lluvia fuerte'],
  favorable: ['favourable', 'temps clair', 'clair', 'clear', 'fair', 'favorable', 'despejado'],
  fog: ['brouillard', 'niebla'],
  storm: ['orage', 'tormenta'],
  rain: ['pluie', 'lluvia'],
  clear: ['clair', 'temps clair', 'despejado', 'tiempo despejado'],
};

/** Every term of the game, over its map and counters. */
export function terms(rules: Rules): readonly Term<BoarView>[] {
  const { field } = rules;
  const weathers = Object.keys(field.tables.weather);
  const sideOf = (unit: string): string => (field.counters.get(unit) ?? field.leaders.get(unit))?.side ?? '';
  const armiesOf = (role: string): readonly string[] => [
    ...new Set(field.commands.filter(({ id, side }) => side === role || id === role).map(({ army }) => army)),
  ];
  const isHeld = (view: BoarView, hex: Json, side: string): boolean =>
    Object.values(view.units).some((unit) => unit.hex === hex && sideOf(unit.id) === side);
  const enemyOf = (role: string): string =>
    field.sides.find((side) => side.id === sideOfRole(field, role))?.enemy ?? '';
  const formation = (id: string, words: readonly string[], state: string): Term<BoarView> => ({
    id,
    words,
    takes: 'unit',
    holds: (view, [unit]) => view.units[String(unit)]?.formation === state,
  });
  return [
    turnTerm,
    {
      id: 'weather',
      words: ['weather', 'weather is', 'temps', 'météo', 'tiempo'],
      takes: 'choice',
      of: weathers,
      spellings: weatherWords,
      holds: (view, [weather]) => view.weather === weather,
      reads: (view) => view.weather,
    },
    {
      id: 'attacked-at',
      words: ['attacked at', 'attacked in', 'attaqué en', 'attaqué à', 'atacado en'],
      takes: 'hex',
      holds: (_view, [hex], need) => {
        const on = factOf(need, 'on');
        return Array.isArray(on) && on.includes(hex as string) && factOf(need, 'side') !== sideOfRole(field, need.role);
      },
    },
    {
      id: 'attacking',
      words: ['attacking', 'we attack', 'en attaque', 'al atacar'],
      takes: 'none',
      holds: (_view, _args, need) => attackerIn(need) === sideOfRole(field, need.role),
    },
    {
      id: 'defending',
      words: ['defending', 'we defend', 'en défense', 'al defender'],
      takes: 'none',
      holds: (_view, _args, need) => attackerIn(need) === enemyOf(need.role),
    },
    {
      id: 'odds',
      words: ['odds', 'rapport', 'proporción'],
      takes: 'ratio',
      holds: (_view, [sign, attack, defence], need) => {
        const strength = Number(factOf(need, 'attack') ?? Number.NaN);
        const against = Number(factOf(need, 'defence') ?? Number.NaN);
        return compares(strength * Number(defence), sign, against * Number(attack));
      },
      reads: (_view, need) => {
        const [attack, defence] = [factOf(need, 'attack'), factOf(need, 'defence')];
        return typeof attack === 'number' && typeof defence === 'number' ? `${attack}:${defence}` : null;
      },
    },
    {
      id: 'result',
      thrown: true,
      words: ['result', 'résultat', 'resultado'],
      takes: 'compare',
      of: RESULTS,
      holds: (_view, [sign, result], need) => {
        const rolled = RESULTS.indexOf(resultOf(need));
        return rolled >= 0 && compares(rolled, sign, RESULTS.indexOf(String(result)));
      },
      reads: (_view, need) => resultOf(need) || null,
    },
    {
      // Asked about a throw, a hex counts as lost when the result may drive its defenders out.
      id: 'lost',
      words: ['lost', 'perdu', 'perdido'],
      takes: 'hex',
      holds: (view, [hex], need) => {
        const on = factOf(need, 'on');
        const ours = factOf(need, 'side') !== sideOfRole(field, need.role);
        if (resultOf(need) !== '' && Array.isArray(on) && on.includes(hex as string)) {
          return ours && MOVES_DEFENDER.test(resultOf(need));
        }
        return !isHeld(view, hex as Json, sideOfRole(field, need.role));
      },
    },
    {
      id: 'held',
      words: ['held', 'holding', 'tenu', 'ocupado'],
      takes: 'hex',
      holds: (view, [hex], need) => isHeld(view, hex as Json, sideOfRole(field, need.role)),
    },
    {
      id: 'enemy-in',
      words: ['enemy in', 'enemy at', 'ennemi en', 'ennemi à', 'enemigo en'],
      takes: 'hex',
      holds: (view, [hex], need) => isHeld(view, hex as Json, enemyOf(need.role)),
    },
    {
      id: 'morale',
      words: ['morale', 'moral'],
      takes: 'compare',
      holds: (view, [sign, number], need) =>
        armiesOf(need.role).some((army) => compares(view.morale[army] ?? 0, sign, Number(number))),
      reads: (view, need) => armiesOf(need.role).map((army) => view.morale[army] ?? 0),
    },
    {
      id: 'enemy-morale',
      words: ['enemy morale', 'moral ennemi', 'moral enemiga'],
      takes: 'compare',
      holds: (view, [sign, number], need) =>
        armiesOf(enemyOf(need.role)).some((army) => compares(view.morale[army] ?? 0, sign, Number(number))),
      reads: (view, need) => armiesOf(enemyOf(need.role)).map((army) => view.morale[army] ?? 0),
    },
    {
      id: 'momentum',
      words: ['momentum', 'élan', 'impulso'],
      takes: 'compare',
      holds: (view, [sign, number], need) =>
        compares(view.momentum[sideOfRole(field, need.role)] ?? 0, sign, Number(number)),
      reads: (view, need) => view.momentum[sideOfRole(field, need.role)] ?? 0,
    },
    {
      id: 'first',
      words: ['moving first', 'we move first', 'premiers', 'primeros'],
      takes: 'none',
      holds: (view, _args, need) => view.first === sideOfRole(field, need.role),
    },
    formation('disrupted', ['disrupted', 'désorganisé', 'desorganizado'], 'disrupted'),
    formation('shattered', ['shattered', 'en déroute', 'brisé', 'desbandado', 'deshecho'], 'shattered'),
    {
      id: 'pinned',
      words: ['pinned', 'accroché', 'fixé', 'trabado', 'fijado'],
      takes: 'unit',
      holds: (view, [unit]) => (view.units[String(unit)]?.pinnedBy.length ?? 0) > 0,
    },
    {
      id: 'gone',
      words: ['gone', 'éliminé', 'eliminado'],
      takes: 'unit',
      holds: (view, [unit]) => (view.units[String(unit)] ?? view.leaders[String(unit)])?.hex == null,
    },
  ];
}

/** The side that attacks in the fight that is spoken of; null where none is. */
function attackerIn(need: Need): Json {
  return Array.isArray(factOf(need, 'on')) ? (factOf(need, 'side') ?? null) : null;
}

/** The result a throw came to, without the momentum it brings; '' when no throw is spoken of. */
function resultOf(need: Need): string {
  const result = factOf(need, 'result');
  return typeof result === 'string' ? first(result.split(' ')) : '';
}
