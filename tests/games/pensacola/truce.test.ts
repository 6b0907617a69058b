/** While a card makes arms rest, no letter promises fire or attacks; and none is believed to rest before the card has come. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { bound } from '../../../src/series/boar/acts/bound.ts';
import { draft } from '../../../src/table/draft.ts';
import { callOf } from '../../../src/table/telling.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { position } from '../assault.ts';
import { rules } from '../position.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const TRUCE = { card: 11, by: 'spanish', on: [], until: 'turn', turn: 1, phasing: null };

type GameOf = readonly [scenario: string, seats: number, tempo: 'express' | 'together'];

/** The first call of a seat, once so many turns have closed. */
function callTo(seat: string, closed: number, ...[scenario, seats, tempo]: GameOf): Stage {
  let turns = 0;
  for (const stage of stages(scenario, seats, tempo, closed + 1)) {
    if (stage.closed !== null) turns++;
    if (turns >= closed && stage.due.includes(seat)) return stage;
  }
  return expect.fail('nobody is asked');
}

test('S 4.3 the call says that nobody fires or fights, and offers neither', () => {
  const { record, stood } = callTo('spanish', 0, 'pensacola/siege', 2, 'express');
  const { waiting } = stood;
  if (!waiting) return expect.fail('nothing is asked');
  const letter = (language: Language, rests: boolean, weather?: string): string => {
    const state = structuredClone(stood.state) as { weather: string; campaign: { cards: { inForce: unknown[] } } };
    if (rests) state.campaign.cards.inForce.push(TRUCE);
    if (weather) state.weather = weather;
    const reader = { seat: 'spanish', language, label: 'Truce', deadline: null, standing: [] };
    return renderReportText(callOf(record, stood.opening, { ...stood, waiting, state }, reader))
      .replace(/\n# ?/g, ' ')
      .replace(/\s+/g, ' ');
  };
  for (const [language, said, ofWeather, offered, forced] of [
    [
      'en',
      'By a card nobody fires or fights.',
      'In this weather nobody fires or fights.',
      'Attacks too go here',
      'only attacks that the rules compel',
    ],
    [
      'fr',
      'Une carte arrête tirs et combats.',
      'Le temps arrête tirs et combats.',
      'Attaques ici aussi',
      'seules les attaques imposées',
    ],
    [
      'es',
      'Una carta impide fuego y combate.',
      'El tiempo impide fuego y combate.',
      'Ataques tambien aqui',
      'solo los ataques obligados',
    ],
  ] as const) {
    for (const unsaid of [said, offered, forced]) expect(letter(language, false, 'gale')).not.toContain(unsaid);
    expect(letter(language, false, 'gale')).toContain(ofWeather);
    expect(letter(language, false)).not.toContain(ofWeather);
    expect(letter(language, false)).toContain(offered);
    expect(letter(language, false)).toContain(forced);
    expect(letter(language, false)).not.toContain(said);
    expect(letter(language, true)).toContain(said);
    expect(letter(language, true)).not.toContain(offered);
    expect(letter(language, true)).not.toContain(forced);
  }
});

test('S 4.3 while arms rest nobody is said to attack for want of an order', () => {
  const at = { ...rules, position: { ...position('1404 tawes; 1405 foix, auxerrois'), turn: 17 } };
  const resting = { ...at, house: { ...at.house, stayed: () => true } };
  expect(bound(at, 'allies', 'orders', []).map(({ code }) => code)).toContain('boar.bound');
  expect(bound(resting, 'allies', 'orders', [])).toEqual([]);
});

test('S 4.3 an order is not judged by a card turned up that nobody has drawn yet', () => {
  const { record, stood } = callTo('british', 1, 'savannah/campaign', 3, 'together');
  const { drafted } = draft(record, stood, 'british', 'FIRE br-a AT 1405\nFIRE br-c AT 1807', NOTHING);
  const said = drafted.lines.flatMap(({ diagnostics }) => diagnostics);
  expect(JSON.stringify(said)).not.toContain('boar.stayed');
});
