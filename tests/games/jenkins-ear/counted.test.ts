/** Who moves, crosses or stays may be counted by his kind: all of one place, which FROM names where it is in doubt. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { position } from './table.ts';
import { game, orders, viewOf } from './words-table.ts';

const quay = position(
  'en 2719 port: merchant-1+soldiers-8, boyne, frigate-2, frigate-3, soldiers-1, soldiers-4; en 4323 port: frigate-4, torbay',
  { phase: null, turn: 2, ordinal: 3 },
);
const units = (text: string) => orders(quay, 'english', text).map(({ args }) => args.units);

const wrong = (text: string, language: 'en' | 'fr' | 'es' = 'en') => {
  const grammar = grammarOf(game, viewOf(quay, 'english'), 'english', language);
  const say = diagnosticWords(language, game.messages);
  const { diagnostics } = readOrders(text, grammar).lines.at(-1) ?? { diagnostics: [] };
  return diagnostics.map((one) => plainWords(sayDiagnostic(say, one)));
};

test.each([
  ['MOVE 2 frigates FROM port royal TO 2819', ['en-frigate-2', 'en-frigate-3']],
  ['ALLER 2 frégates DEPUIS Port-Royal VERS 2819', ['en-frigate-2', 'en-frigate-3']],
  ['MOVER 2 fragatas DESDE port royal HACIA 2819', ['en-frigate-2', 'en-frigate-3']],
  ['MOVE frigate-4 FROM barbados TO 4222', ['en-frigate-4']],
  // Two lie together in one place alone.
  ['MOVE 2 frigates TO 2819', ['en-frigate-2', 'en-frigate-3']],
  ['MOVE torbay, 1 frigate TO 4222', ['en-torbay', 'en-frigate-4']],
  ['MOVE 1 ship of the line and all frigates FROM 2719 TO 2819', ['en-boyne', 'en-frigate-2', 'en-frigate-3']],
  // The word for several alone means all of them.
  ['MOVE boyne, frigates TO 2819', ['en-boyne', 'en-frigate-2', 'en-frigate-3']],
  ['MOVER boyne, fragatas HACIA 2819', ['en-boyne', 'en-frigate-2', 'en-frigate-3']],
  ['MOVE frigates FROM barbados TO 4222', ['en-frigate-4']],
  // The most worth first, and whoever is ashore before one aboard.
  ['MOVE boyne, 2 soldiers TO 2819', ['en-boyne', 'en-soldiers-4', 'en-soldiers-1']],
  ['HOLD 1 merchant', ['en-merchant-1']],
  ['MOVE 2 frigates FROM port royal EXCEPT frigate-3 TO 2819', ['en-frigate-2']],
])('%s', (text, named) => expect(units(text)).toEqual([named]));

test('places stand for their stacks still, of which a number of a kind is left', () => {
  const [all, left] = [units('MOVE 2719 TO 2819'), units('MOVE 2719 EXCEPT 1 frigate TO 2819')].map(([one]) => one);
  expect(left).toEqual((all as string[]).filter((id) => id !== 'en-frigate-2'));
});

test('of two lines the second takes those whom the first leaves', () => {
  expect(units('MOVE 1 frigate FROM 2719 TO 2819\nMOVE 1 frigate FROM 2719 TO 2820')).toEqual([
    ['en-frigate-2'],
    ['en-frigate-3'],
  ]);
});

test.each([
  [
    'MOVE 1 frigate TO 2819',
    'They lie in several places: add FROM and one, Port Royal (2719) or Barbados (4323), or name them.',
  ],
  [
    'MOVE 3 frigates FROM port royal TO 2819',
    'Only 2 of these are in Port Royal (2719): frigate-2 (2719) and frigate-3 (2719). Who comes with this mail goes by name.',
  ],
  [
    'MOVE 2 merchants FROM barbados TO 2819',
    'None of these are in Barbados (4323): merchant-1 (2719). Who comes with this mail goes by name.',
  ],
  ['MOVE torbay FROM port royal TO 2819', 'torbay is in Barbados (4323), not in Port Royal (2719).'],
  [
    'MOVE 2 fire ships TO 2819',
    'Here a name is wanted, no number; none of these is on the map. Who comes with this mail goes by name: fire-ship-1, fire-ship-2, fire-ship-3 and fire-ship-4.',
  ],
  ['MOVE 2 frigates FROM port royul TO 2819', 'No place is called “port royul”. Did you mean Port Royal?'],
])('%s: %s', (text, told) => expect(wrong(text)).toEqual([told]));

test('who goes on from where a line above brought him is no stranger there', () => {
  expect(units('MOVE boyne TO 2819\nMOVE boyne FROM 2819 TO 2820')).toHaveLength(2);
});
