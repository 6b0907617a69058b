/** Letters say of shots and dice what was, and of many who are late once that they are. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { stages } from '../../table/stages.ts';
import { cardsIn } from '../../told.ts';
import { openGame } from '../registry.ts';
import { siege } from './campaign.ts';
import { position, positionIn } from './field.ts';

const TARGETS = ['sp-grenadiers', 'lu-gren', 'hab-garrison', 'sp-light', 'hab-militia'];

/** Line 2 of the summary as the British read it, after a hit by each battery. */
function firedAt(language: 'en' | 'fr' | 'es', batteries: readonly string[]): string {
  const { game } = openGame('pensacola/assault');
  const before = look(game, position(`2720 ${TARGETS.join(', ')}; 2724 howitzer, foot-16; 2719 art-3`), 'british');
  const heard = batteries.map((unit, n) => ({
    ...{ kind: 'boar.fire', rule: 'series 11', address: `t1/fire/${n}`, rolls: [] },
    facts: {
      ...{ batteries: [{ unit, hex: '2724', strength: 1 }], hex: '2720', range: 4, strength: 1, die: 8, modifiers: [] },
      ...{ target: unit === 'art-3' ? 'foot-16' : TARGETS[n], sum: 8, needed: 4, hit: true },
      ...{ damage: { die: 8, result: '-' }, effects: [] },
    },
  }));
  const story = game.story({ ...stillTelling('british', language, before), heard } as never);
  return plainWords(story.summary[1] ?? []);
}

test.each([
  ['en', ', counting our own'],
  ['fr', ', les nôtres compris'],
  ['es', ', contando los nuestros'],
] as const)('in %s our own hits are counted among others only where there are others', (language, among) => {
  const ours = Array(5).fill('howitzer');
  expect(firedAt(language, ours)).not.toContain(among);
  expect(firedAt(language, ours)).toContain('5');
  expect(firedAt(language, [...ours, 'art-3'])).toContain(among);
});

test('a die that nobody paid to throw again is not called so: a card may have had it thrown again', () => {
  let told = 0;
  for (const { report, call } of stages('pensacola/assault', 2, 'classic', 3)) {
    const letter = report('british', 'en') ?? call('british', 'en');
    for (const { of } of cardsIn(letter.story))
      for (const block of of)
        if (block.kind === 'sum' && block.throws.length === 1) {
          told++;
          expect(block.throws[0]?.note).toBe('');
        }
  }
  expect(told).toBeGreaterThan(0);
});

test.each([
  ['en', 'Put off: '],
  ['fr', 'En retard : '],
  ['es', 'Con retraso: '],
] as const)('in %s who is late is told as that once for all', (language, late) => {
  const { game } = openGame('pensacola/siege');
  const view = look(game, positionIn(siege, '2313 lu-drag; 2724 howitzer'), 'spanish');
  const next = { printed: 12, calls: ['movement'], asks: true };
  const story = game.story({ ...stillTelling('spanish', language, view), next } as never);
  const rows = story.chapters.flatMap(({ id, blocks }) =>
    id.startsWith('dispatch') ? blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])) : [],
  );
  const [row] = rows.filter(({ text }) => plainWords(text).includes('[soria]'));
  const said = plainWords(row?.text ?? []);
  expect(said.startsWith(late)).toBe(true);
  expect(said).toContain('[hibernia]');
  expect(said.toLowerCase().split(late.trim().toLowerCase()).length).toBe(2);
});
