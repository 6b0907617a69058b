/** What the reader's own side did or holds is told as his own, what the other did by its name. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { openGame } from '../registry.ts';
import { position } from './field.ts';

/** What a letter to the Spanish tells when one side has spiked a gun and holds the well. */
function told(language: Language, side: string): string {
  const { game } = openGame('pensacola/assault');
  const before = look(game, position('2720 aragon; 2724 howitzer'), 'spanish');
  const common = { address: 't17/spanish', rolls: [] };
  const heard = [
    { ...common, kind: 'game.spiked', rule: 'P 3.8.3', facts: { side, units: ['howitzer'] } },
    { ...common, kind: 'game.well', rule: 'P 2.5.3', facts: { side } },
  ];
  return JSON.stringify(game.story({ ...stillTelling('spanish', language, before), heard } as never).chapters);
}

test.each([
  ['en', ['We spiked', 'We hold the well'], ['The British spiked', 'The British hold the well']],
  [
    'fr',
    ['Nous avons encloué', 'Nous tenons le puits'],
    ['Les Britanniques ont encloué', 'Les Britanniques tiennent le puits'],
  ],
  ['es', ['Clavamos', 'Tenemos el pozo'], ['Los británicos clavaron', 'Los británicos tienen el pozo']],
] as const)('in %s who spiked guns and who holds the well is the reader himself or the enemy', (language, ours, theirs) => {
  for (const words of ours) expect(told(language, 'spanish')).toContain(words);
  for (const words of theirs) expect(told(language, 'british')).toContain(words);
});
