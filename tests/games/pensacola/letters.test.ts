/** What the letters of the siege tell their readers, as it stands on the first turns of one game. */
import { describe, expect, test } from 'vitest';
import { formsOf } from '../../../src/campaign/mail-in/wishes/wishes.ts';
import type { Language } from '../../../src/engine/contract.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { renderAcknowledgement, renderReportText } from '../../../src/reports/index.ts';
import { acknowledgementOf } from '../../../src/table/acknowledgement.ts';
import { draft } from '../../../src/table/draft.ts';
import { examplesFor, fitted } from '../../../src/table/examples.ts';
import { reportOf } from '../../../src/table/telling.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';

const played = [...stages('pensacola/siege', 2, 'classic', 2)];

const asked = (address: string): Stage => {
  const found = played.find(({ stood }) => stood.waiting?.address.startsWith(address));
  return found ?? expect.fail(`nobody is asked at ${address}`);
};

function letter(stage: Stage, seat: string, language: Language = 'en'): string {
  const model = stage.report(seat, language) ?? stage.call(seat, language);
  return renderReportText(model).replace(/\n# ?/g, '\n').replace(/\s+/g, ' ');
}

describe('an example', () => {
  /** Where the garrison stands in works or village with troops of their own. */
  const POSTS = ['2325', '2225', '2524', '2724', '2825', '2826', '2828'];

  test('leaves no work and no village of the garrison bare', () => {
    const stage = asked('t1/british/movement');
    const { units } = stage.stood.state as { units: Record<string, { hex: string | null }> };
    const isTroops = (id: string): boolean => !/^garrison|howitzer|art/.test(id);
    const standing = (hex: string): string[] =>
      Object.keys(units).filter((id) => isTroops(id) && units[id]?.hex === hex);
    const examples = examplesFor(stage.record, stage.stood, 'british', 'en');
    const lines = [
      ...fitted(examples, stage.call('british', 'en')).form,
      ...formsOf(stage, { seat: 'british', language: 'en' }).forms.map(({ form }) => form),
    ];
    const sent = lines.flatMap((line) => /^(?:# )?(?:MOVE|BOX|LEAVE) ([a-z0-9, -]+)/.exec(line)?.[1] ?? []);
    expect(sent.length).toBeGreaterThan(2);
    for (const named of sent) {
      const gone = named.trim().split(', ');
      const bare = POSTS.filter((hex) => standing(hex).length > 0 && standing(hex).every((id) => gone.includes(id)));
      expect(bare, named).toEqual([]);
    }
  });
});

test('P 3.10.2, 3.7.3.1 key and rules in short say which guns stand beside others, as the rules let them', () => {
  const stage = asked('t1/spanish/movement');
  const apart = {
    en: 'one unit of guns, garrison guns, Sappers, Rangers apart; field guns with the mortar only in a stockade',
    fr: 'une unité de canons, pièces de place, sapeurs, Rangers à part ; canons et mortier ensemble en palanque',
    es: 'una unidad de cañones, aparte piezas de plaza, zapadores y batidores; cañones con el mortero solo en',
  };
  for (const language of ['en', 'fr', 'es'] as const) {
    const notes = stage.call('spanish', language).story.chapters.map(({ note }) => note ?? '');
    // The Spanish page of the key has room for the first part alone.
    expect(notes.join('\n')).toContain(language === 'es' ? apart.es.split('; ')[0] : apart[language]);
    const rules = stage.record.game.rulesInShort?.(language).map(({ text }) => text) ?? [];
    expect(rules[0]).toContain(apart[language].split(', ').slice(1).join(', '));
  }
});

test('HELP says at which army morale a side has lost, as the letter that opens the game does', () => {
  const lost = (scenario: string) =>
    openGame(scenario)
      .game.rulesInShort?.('es')
      .map(({ text }) => /ejército a (\d+) o menos/.exec(text)?.[1])
      .find((at) => at !== undefined);
  expect(['pensacola/assault', 'pensacola/siege', 'pensacola/campaign'].map(lost)).toEqual(['4', '4', '0']);
  const { briefing } = openGame('pensacola/assault').game;
  expect(JSON.stringify(briefing?.('spanish', 'es'))).toContain('a 4 o menos un ejército ha perdido');
});

test('P 2.4.1 the rules in short say that Indians lost count less than other units of one step', () => {
  const { game } = asked('t1/spanish/movement').record;
  const points = (['en', 'fr', 'es'] as const).map((language) => game.rulesInShort?.(language).at(-1)?.text);
  expect(points[0]).toContain('destroyed 1, Indians 1/2; captured, 1 besides');
  expect(points[1]).toContain('détruite 1, des Indiens 1/2 ;');
  expect(points[2]).toContain('destruida, 1, de indios 1/2;');
});

test('R47 the key names what counts as militia: Indians too', () => {
  const stage = asked('t1/spanish/movement');
  const key = (language: Language): string => JSON.stringify(stage.call('spanish', language).story.chapters);
  expect(key('en')).toContain('defenders all militia or Indians');
  expect(key('es')).toContain('defensores todos milicianos o indios');
});

describe('a letter of the siege', () => {
  test('says who comes next, when and where, in each turn, and how many come later', () => {
    expect(letter(asked('t1/spanish/movement'), 'spanish')).toMatch(
      /OUR REINFORCEMENTS TO COME - Turn 5, C \(2501\): The Spanish Choctaw\. 10 more, up to turn 7/,
    );
    expect(letter(asked('t2/british/movement'), 'british')).toMatch(
      /OUR REINFORCEMENTS TO COME - Turn 5, E \(2930\): The 3rd Choctaw/,
    );
    expect(letter(asked('t2/spanish/movement'), 'spanish', 'fr')).toMatch(/Tour 5, C \(2501\) : Les Choctaws des Esp/);
    expect(letter(asked('t2/spanish/movement'), 'spanish', 'es')).toMatch(
      /Turno 5, C \(2501\): Los choctaws de los es/,
    );
  });

  test('numbers every card of our hand, also those that are no news', () => {
    const stage = asked('t2/spanish/movement');
    const { hands } = (stage.stood.state as PensacolaState).campaign.cards;
    const held = [...(hands.spanish ?? [])].sort((a, b) => a - b).join(', ');
    expect(letter(stage, 'spanish', 'es')).toContain(held === '' ? 'Nuestra mano: ninguna' : `Nuestra mano: ${held}.`);
  });

  test('counts the cards that are left in one place', () => {
    const text = letter(asked('t1/spanish/movement'), 'spanish');
    expect(text).toMatch(/We draw card \d+, [^.]*: 1 in our hand\. /);
    expect(text.match(/\d+ (?:left in the deck|not drawn)/g)).toEqual(['53 left in the deck']);
  });

  test('says that the Red Cliffs fired, and no more than that', () => {
    const stage = asked('t1/spanish/movement');
    expect(letter(stage, 'spanish')).toMatch(/The Red Cliffs fired at the fleet, no hit\./);
    expect(letter(stage, 'spanish')).not.toMatch(/[Nn]o gun fired/);
    expect(letter(stage, 'spanish', 'fr')).toMatch(/Les Falaises rouges ont tiré sur la flotte, aucun au but\./);
    expect(letter(stage, 'spanish', 'es')).toMatch(/Las Barrancas dispararon a la flota, sin acierto\./);
  });

  test('counts no distance from the main map to the Red Cliffs', () => {
    expect(letter(asked('t1/spanish/movement'), 'spanish')).toMatch(/Nearest enemies 2524 2325 2225, 12 hexes off/);
  });

  test('P 3.2 at its head says the weather that a card has made since the turn opened', () => {
    const { record, stood, closed } = asked('t2/spanish/movement');
    const { waiting } = stood;
    if (!closed || !waiting) return expect.fail('no report');
    const state = { ...(stood.state as PensacolaState), weather: 'storm' };
    const reader = { seat: 'spanish', language: 'es', label: 'Pensacola', deadline: null, standing: [] } as const;
    const text = renderReportText(reportOf(record, closed, { ...stood, state, waiting }, reader));
    expect(text).toContain('Turno 2, de días, tormenta.');
  });

  test('P 3.4 says, while it holds, that nobody may go beside the works', () => {
    expect(letter(asked('t1/spanish/movement'), 'spanish')).toContain('Nobody of ours may go beside the works.');
    expect(letter(asked('t1/british/movement'), 'british')).not.toContain('beside the works.');
  });

  test('names the three forts where it says what is needed', () => {
    const forts = /George, (?:Wales|Galles|Gales), (?:Queen.s|Reine|Reina) \(2325 2524 2825\)/;
    for (const language of ['en', 'fr', 'es'] as const) {
      expect(letter(asked('t1/spanish/movement'), 'spanish', language)).toMatch(forts);
      expect(letter(asked('t1/british/movement'), 'british', language)).toMatch(forts);
    }
  });
});

describe('an answer says what an order does only later', () => {
  const NOTHING = { orders: null, standing: [], ready: false };
  function answer({ record, stood }: Stage, seat: string, language: Language, line: string): string {
    const reader = { seat, language, label: 'Pensacola', deadline: null, received: null, replaces: null, turn: 1 };
    const model = acknowledgementOf(record, draft(record, stood, seat, line, NOTHING), reader);
    return renderAcknowledgement(model).text.replace(/\s+/g, ' ');
  }

  test('P 3.9.1 who goes into the Raid Box waits there for a RAID of a later turn', () => {
    const stage = asked('t1/british/movement');
    const told = {
      en: 'In the Raid Box br-gren and ra-3 wait for a RAID, from turn 2',
      fr: 'Dans la case br-gren et ra-3 attendent un RAID dès le tour 2',
      es: 'En la casilla br-gren y ra-3 esperan INCURSIÓN, desde el turno 2',
    };
    for (const language of ['en', 'fr', 'es'] as const)
      expect(answer(stage, 'british', language, 'BOX br-gren, ra-3')).toContain(told[language]);
    expect(answer(stage, 'british', 'en', 'MOVE kfr TO 2827')).not.toContain('Raid Box');
  });

  test('S 4.3 a card whose moment comes later is played then, and stays in hand till then', () => {
    const told = {
      en: 'Card 33, Friends in the scrub, is played when we are attacked, and stays in hand till then.',
      fr: 'La carte 33, Des amis dans les palmiers nains, se joue quand on nous attaque ; jusque-là elle reste en main.',
      es: 'La carta 33, Amigos en el palmital, se juega cuando nos atacan; hasta entonces sigue en la mano.',
    };
    const stage = asked('t1/spanish/movement');
    const state = structuredClone(stage.stood.state) as PensacolaState;
    state.campaign.cards.hands.spanish = [33];
    const holding = { ...stage, stood: { ...stage.stood, state } };
    for (const language of ['en', 'fr', 'es'] as const)
      expect(answer(holding, 'spanish', language, 'PLAY 33').replaceAll("'", '’')).toContain(told[language]);
  });

  test('P 3.9.1 raids, and marches off the map, are of the garrison alone', () => {
    const line = 'LEAVE aragon BY 2930 BACK 3427';
    expect(answer(asked('t1/spanish/movement'), 'spanish', 'en', line)).toContain(
      'Only the British raid and leave the map',
    );
    expect(answer(asked('t1/british/movement'), 'british', 'en', 'LEAVE kfr BY 2930 BACK 3427')).not.toContain(
      'Only the British',
    );
  });
});
