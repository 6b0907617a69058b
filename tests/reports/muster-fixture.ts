/** The two armies' units at the close of turn 16, as the British letter's order of battle lists them. */
import type { SceneCounter } from '../../src/engine/scene.ts';
import type { Muster, MusterUnit } from '../../src/engine/story.ts';

/** Id, name, symbol, strength at the start, morale, movement, steps, place after turn 16. */
type Row = readonly [string, string, SceneCounter['symbol'], number, number, number, number, string];

const british: readonly Row[] = [
  ['graham-li', "Graham's Light Infantry", 'light', 2, 2, 4, 2, '1503'],
  ['tawes', "Tawes' Dismounted Dragoons", 'foot', 1, 1, 4, 1, '1404'],
  ['fraser-1', "1st Bn Fraser's Highlanders", 'foot', 3, 2, 4, 2, '1503'],
  ['fraser-2', "2nd Bn Fraser's Highlanders", 'foot', 3, 1, 4, 2, '1504'],
  ['ra-2', '2nd Bn Royal Americans', 'foot', 1, 1, 4, 1, '1604'],
  ['ra-3', '3rd Bn Royal Americans', 'foot', 1, 1, 4, 1, '1705'],
  ['ra-4', '4th Bn Royal Americans', 'foot', 1, 1, 4, 1, '1404'],
  ['marines', 'Royal Marines', 'foot', 1, 2, 4, 1, '1404'],
  ['navy', 'Royal Navy seamen', 'foot', 2, 0, 4, 2, '1402'],
  ['convalescents', 'Convalescents', 'foot', 1, -1, 4, 1, '2302'],
  ['trumbach', 'von Trumbach Grenadiers', 'foot', 4, 1, 4, 2, '2204'],
  ['wissenbach', 'von Wissenbach Garrison Regt', 'foot', 3, 0, 4, 2, '1806'],
  ['nyv', 'New York Volunteers', 'foot', 2, 1, 4, 2, '1905'],
  ['delancey-1', "1st Bn DeLancey's", 'foot', 1, 0, 4, 1, '2104'],
  ['delancey-2', "2nd Bn DeLancey's", 'foot', 1, 0, 4, 1, '2303'],
  ['njv-3', '3rd Bn New Jersey Volunteers', 'foot', 2, 0, 4, 2, '2005'],
  ['kfr', "King's Florida Rangers", 'light', 2, 0, 4, 2, '1501'],
  ['scr-1', '1st Bn South Carolina Royalists', 'foot', 1, 0, 4, 1, '1605'],
  ['scr-2', '2nd Bn South Carolina Royalists', 'foot', 1, 0, 4, 1, '1404'],
  ['rnc', 'Royal North Carolina Volunteers', 'foot', 1, -1, 4, 1, '1403'],
  ['ga-loyalists', 'Georgia Volunteers', 'foot', 1, 0, 4, 1, '1705'],
  ['gam-1', '1st Georgia Militia (Tory)', 'foot', 1, -1, 4, 1, '1303'],
  ['gam-2', '2nd Georgia Militia (Tory)', 'foot', 1, -1, 4, 1, '1303'],
  ['savannah-militia', 'Savannah Loyal Militia', 'foot', 1, -1, 4, 1, '1702'],
  ['black-volunteers', 'Black Volunteers', 'foot', 2, -1, 4, 2, '2003'],
  ['br-a', 'Battery A', 'battery', 2, 1, 2, 2, '1404'],
  ['br-b', 'Battery B', 'battery', 2, 1, 2, 2, '1605'],
  ['br-c', 'Battery C (Royal Artillery)', 'battery', 2, 1, 2, 2, '1806'],
  ['br-d', 'Battery D', 'battery', 2, 1, 2, 2, '2005'],
  ['br-naval', 'Naval Battery', 'battery', 3, 1, 2, 2, '1402'],
  ['br-fort', 'Fort Battery', 'battery', 3, 1, 2, 2, '2301'],
  ['br-invalid', 'Invalid Battery', 'battery', 1, 0, 2, 1, '2104'],
  ['br-augusta', 'Augusta Road Battery', 'battery', 2, 1, 2, 2, '1504'],
  ['br-carolina', 'Carolina Battery', 'battery', 2, 1, 2, 2, '1303'],
  ['br-grand', 'Grand Battery', 'battery', 4, 1, 2, 2, '1905'],
];

const french: readonly Row[] = [
  ['champagne', 'Chasseurs of Champagne', 'light', 2, 1, 4, 2, '1406'],
  ['avant-garde', 'Avant-Garde', 'foot', 3, 1, 4, 2, '1406'],
  ['auxerrois', 'Auxerrois', 'foot', 2, 0, 4, 2, '1408'],
  ['foix', 'Foix', 'foot', 3, 0, 4, 2, '1407'],
  ['guad-flank', 'Guadeloupe flank companies', 'foot', 1, 1, 4, 1, '1908'],
  ['guad-fus', 'Guadeloupe fusiliers', 'foot', 1, 0, 4, 1, '1908'],
  ['conde', 'Condé Dragoons', 'horse', 1, 1, 6, 1, '1509'],
  ['cambresis', 'Cambrésis', 'foot', 2, 0, 4, 2, '1408'],
  ['hainault', 'Hainault', 'foot', 3, 0, 4, 2, '1407'],
  ['col-chasseurs', 'Colonial Chasseurs', 'light', 1, 0, 4, 1, '1908'],
  ['du-cap', 'Du Cap fusiliers', 'foot', 1, 0, 4, 1, '1907'],
  ['port-au-prince', 'Port-au-Prince', 'foot', 1, 0, 4, 1, '1907'],
  ['martinique', 'Martinique', 'foot', 1, -1, 4, 1, '2014'],
  ['dillon-irish', "Dillon's Irish Regiment", 'foot', 4, 1, 4, 2, '1506'],
  ['armagnac', 'Armagnac', 'foot', 3, 0, 4, 2, '1306'],
  ['grenadier-bn', 'Grenadier Battalion', 'foot', 3, 1, 4, 2, '1304'],
  ['vol-grenadiers', 'Volunteer Grenadiers', 'foot', 2, 1, 4, 2, '1508'],
  ['reserve-bn', 'Reserve Battalion', 'foot', 4, 0, 4, 2, '1308'],
  ['reserve-art', 'Reserve Artillery', 'battery', 2, 1, 3, 2, '1308'],
  ['sd-grenadiers', 'Saint-Domingue Grenadiers', 'foot', 1, 0, 4, 1, '2008'],
  ['sd-volunteers', 'Saint-Domingue Volunteers', 'foot', 5, -1, 4, 2, '2108'],
  ['marine-bn', 'Marine Battalion', 'foot', 3, 1, 4, 2, '2107'],
  ['bombardiers', 'Naval Bombardiers', 'battery', 2, 2, 2, 2, '2107'],
  ['mortar', 'Mortar Battery', 'mortar', 1, 1, 2, 2, '2108'],
  ['marine-coy', 'Marine Company', 'foot', 1, 1, 4, 1, '2207'],
  ['fr-a-rt', 'Battery A (right)', 'battery', 4, 1, 2, 2, '2207'],
  ['fr-b-rt', 'Battery B (right)', 'battery', 4, 1, 2, 2, '2206'],
  ['fr-a-lft', 'Battery A (left)', 'battery', 4, 1, 2, 2, '2007'],
  ['sd-detachment', 'Saint-Domingue Volunteers, detachment', 'foot', 1, -1, 4, 1, '2008'],
  ['fr-b-lft', 'Battery B (left)', 'battery', 3, 1, 2, 2, '2008'],
];

const american: readonly Row[] = [
  ['sc-1', '1st South Carolina', 'foot', 2, 0, 4, 2, '1107'],
  ['sc-3', '3rd South Carolina', 'foot', 2, 0, 4, 2, '1207'],
  ['sc-6', '6th South Carolina', 'foot', 1, 0, 4, 1, '1107'],
  ['twiggs', "Twiggs' Militia", 'foot', 1, -1, 4, 1, '2308'],
  ['dooly', "Dooly's Militia", 'foot', 1, -1, 4, 1, '2308'],
  ['ga-militia', 'Georgia Militia (combined)', 'foot', 1, -1, 4, 1, '1107'],
  ['pulaski', "Pulaski's Legion", 'horse', 2, 1, 6, 2, '1309'],
  ['va-levies', '1st Virginia Levies', 'foot', 2, 0, 4, 2, '1207'],
  ['va-dragoons', '1st Virginia Light Dragoons', 'horse', 1, 1, 6, 1, '1309'],
  ['beekman', "Beekman's S.C. Artillery", 'battery', 2, 1, 3, 2, '1909'],
  ['horry', "Horry's S.C. Light Dragoons", 'horse', 1, 0, 6, 1, '1309'],
  ['light-corps', 'S.C./Georgia Light Corps', 'light', 2, 1, 4, 2, '1206'],
  ['charles-1', '1st Bn Charlestown Militia', 'foot', 2, 0, 4, 2, '1206'],
  ['charles-2', '2nd Bn Charlestown Militia', 'foot', 2, 0, 4, 2, '1207'],
  ['sc-2', '2nd South Carolina', 'foot', 2, 1, 4, 2, '1206'],
  ['sc-5', '5th South Carolina', 'foot', 1, 0, 4, 1, '1107'],
  ['harden', "Harden's Militia", 'foot', 1, -1, 4, 1, '2408'],
  ['garden', "Garden's Militia", 'foot', 1, -1, 4, 1, '2408'],
  ['skirving', "Skirving's Militia", 'foot', 1, -1, 4, 1, '2408'],
  ['reed', "Reed's Militia", 'foot', 1, -1, 4, 1, '2408'],
  ['sc-militia', 'South Carolina Militia (combined)', 'foot', 2, -1, 4, 2, '2408'],
];

/** What turn 16 changed: Dillon's Irish lost a step, the Volunteer Grenadiers are Disrupted. */
const changed: Readonly<Record<string, { now?: number; morale?: number; steps?: number; state?: string }>> = {
  'dillon-irish': { now: 2, morale: 0, steps: 1 },
  'vol-grenadiers': { state: 'Disrupted' },
};

function unit(side: string, row: Row): MusterUnit {
  const [id, name, symbol, full, morale, movement, steps, place] = row;
  const change = changed[id] ?? {};
  const now = change.now ?? full;
  return {
    id,
    name,
    side,
    place,
    now,
    full,
    history: [full, now],
    state: change.state ?? '',
    counter: {
      id,
      name,
      side,
      symbol,
      strength: symbol === 'mortar' ? null : now,
      movement,
      morale: change.morale ?? morale,
      steps: { full: steps, now: change.steps ?? steps },
      ...(change.state === undefined ? {} : { state: { tag: 'D', frame: 'dashed' as const } }),
    },
  };
}

function leader(side: string, id: string, name: string, place: string): MusterUnit {
  return {
    id,
    name,
    side,
    place,
    now: null,
    full: null,
    history: [],
    state: '',
    counter: {
      id,
      name,
      side,
      symbol: 'leader',
      strength: null,
      movement: 6,
      morale: null,
      steps: { full: 1, now: 1 },
    },
  };
}

export const muster: Muster['armies'] = [
  {
    army: 'British',
    side: 'british',
    units: [
      leader('british', 'prevost', 'Prevost', '1802'),
      leader('british', 'maitland', 'Maitland', '1503'),
      leader('british', 'porbeck', 'von Porbeck', '1404'),
      ...british.map((row) => unit('british', row)),
    ],
  },
  {
    army: 'French',
    side: 'french',
    units: [
      leader('french', 'destaing', "d'Estaing", '1406'),
      leader('french', 'noailles', 'de Noailles', '1308'),
      leader('french', 'dillon', 'Dillon', '1506'),
      leader('french', 'stedingk', 'von Stedingk', '1407'),
      ...french.map((row) => unit('french', row)),
    ],
  },
  {
    army: 'American',
    side: 'american',
    units: [
      leader('american', 'lincoln', 'Lincoln', '1207'),
      leader('american', 'mcintosh', 'McIntosh', '1107'),
      leader('american', 'huger', 'Huger', '2408'),
      leader('american', 'laurens', 'Laurens', '1206'),
      ...american.map((row) => unit('american', row)),
    ],
  },
];
