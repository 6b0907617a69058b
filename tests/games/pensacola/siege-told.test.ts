/** How the siege is explained to its players: what weather stops, which guns are left, what a breach needs. */
import { expect, test } from 'vitest';
import { messages } from '../../../src/games/pensacola/messages/messages.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { openGame } from '../registry.ts';
import { game, pensacola } from './campaign.ts';
import { positionIn } from './field.ts';

const onRoad = (weather: string): PensacolaState =>
  positionIn(pensacola, '2524 ra-3; 2510 aragon; 2612 lu-rangers', { turn: 2, ordinal: 2, weather });

function against(state: PensacolaState, ...lines: readonly string[]) {
  const view = game.view(state, 'spanish');
  const orders = readOrders(lines.join('\n'), grammarOf(game, view, 'spanish')).lines.flatMap(({ read }) =>
    read ? [read.order] : [],
  );
  const say = diagnosticWords('en', game.messages);
  return saidOf(game, state, 'spanish', orders).map((said) =>
    said.map((one) => `${one.severity}: ${sentenceOf(say, one)}`),
  );
}

test('P 3.5 the phases in short say that gale and storm stop all building, and the die a gale comes with', () => {
  expect(messages.en['aid.works']).toContain('Gale and storm stop all building');
  expect(messages.en['weather.die.below']).toBe('{to} or less');
});

test('P 3.7.10 a redoubt with guns that are not there is refused with those that are left', () => {
  const [said = []] = against(onRoad('clear'), 'ENTRENCH lu-rangers GUNS 9');
  expect(said.join()).toContain('No redoubt with GUNS 9 is left, only GUNS 5, 4, 2, 0');
});

test.each([
  'en',
  'fr',
  'es',
] as const)('P 3.6 the rules in short say what a breach needs, where there is a siege: %s', (language) => {
  const rules = (id: string) => JSON.stringify(openGame(id).game.rulesInShort?.(language));
  const { needs } = pensacola.files.works.bombardment;
  const [near, middle, far] = needs[5] ?? [];
  const said = new RegExp(`${near}[^;]*1-3[^;]*${middle}[^;]*4-6[^;]*${far}[^;]*7-9`);
  expect(rules('pensacola/siege')).toMatch(said);
  expect(rules('pensacola/assault')).not.toMatch(said);
});

test('P 3.6 hexsides behind one STANDING BOMBARD stand each by itself, in the order written', () => {
  const view = game.view(onRoad('clear'), 'spanish');
  const { lines } = readOrders('STANDING BOMBARD 2524 N, 2825 N', grammarOf(game, view, 'spanish'));
  expect(lines.map(({ read }) => [read?.standing, read?.order.canonical])).toEqual([
    [true, 'STANDING BOMBARD 2524 N'],
    [true, 'STANDING BOMBARD 2825 N'],
  ]);
});
