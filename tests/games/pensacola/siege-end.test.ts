/** The end of the siege alone: calls and the last letter say what is counted then, and nobody is offered a coup de main. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { pensacola as ruleset } from '../../../src/games/pensacola/game.ts';
import { renderAcknowledgement, renderReportText } from '../../../src/reports/index.ts';
import { acknowledgementOf } from '../../../src/table/acknowledgement.ts';
import { advance } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { begin, found } from '../../../src/table/found.ts';
import { standing } from '../../../src/table/stage.ts';
import { callOf, reportOf } from '../../../src/table/telling.ts';
import { openGame } from '../registry.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const AT = '2026-11-22T20:00:00Z';
const SEED = '7d'.repeat(32);

/** The siege cut short: its first turn is the last. */
function shortened() {
  const scenario = structuredClone(openGame('pensacola/siege').scenario) as { scenario: { turns: { last: number } } };
  scenario.scenario.turns.last = 1;
  const game = ruleset.open(scenario as never);
  const seats = game.seats.map(({ id, roles }) => ({ id, roles }));
  const spec = { id: 'ends-1', game, scenario: scenario as never, seats, tempo: 'express' as const, seed: SEED };
  return advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, null, AT);
}

const reader = (seat: string, language: Language) => ({
  seat,
  language,
  label: 'Ends 1',
  deadline: null,
  standing: [],
});
const flat = (text: string): string => text.replace(/\s+/g, ' ');

test('P 6.2.4 the call says which turn is the last and what it counts; the last letter names what it has counted', () => {
  let on = shortened();
  const { record } = on;
  const stood = standing(record, SEED);
  const { waiting } = stood;
  if (!waiting) return expect.fail('nothing is asked');
  const call = (language: Language): string =>
    flat(renderReportText(callOf(record, stood.opening, { ...stood, waiting }, reader('spanish', language))));
  expect(call('en')).toContain('Turn 1, the last, clear');
  expect(call('en')).toContain('VP British 0 (+3 at the end), Spanish 0.');
  expect(call('fr')).toContain('Tour 1, le dernier,');
  expect(call('fr')).toContain('Britanniques 0 (+3 à la fin)');
  expect(call('es')).toContain('Turno 1, el último,');
  expect(call('es')).toContain('Británicos 0 (+3 al final)');
  const closed = [...on.closed];
  while (!on.over) {
    on = advance(on.record, SEED, {}, AT);
    closed.push(...on.closed);
  }
  const last = closed.at(-1);
  if (!last) return expect.fail('no turn closed');
  const letter = flat(renderReportText(reportOf(on.record, last, null, reader('spanish', 'es'))));
  expect(letter).toContain('Británicos 0 -> 3: Fuertes sin brecha +3.');
  expect(letter).toMatch(/la ventaja española es de -3 PV, y hacían falta 3\. PV Británicos \+3\./);
});

test('COUP is told to have no place in the siege alone, with how that ends', () => {
  const { record } = shortened();
  const stood = standing(record, SEED);
  const answer = (text: string): string => {
    const told = { ...reader('spanish', 'en'), received: null, replaces: null, turn: 1 };
    return flat(
      renderAcknowledgement(acknowledgementOf(record, draft(record, stood, 'spanish', text, NOTHING), told)).text,
    );
  };
  expect(answer('COUP')).toContain('In the siege alone nobody storms the works: it ends with turn 16');
  expect(answer('COUP')).not.toContain('turn 0');
  expect(record.game.unused?.has('COUP')).toBe(true);
  expect(openGame('pensacola/campaign').game.unused?.has('COUP')).toBe(false);
});
