/** How the assault is won, and whole games of it. */
import { describe, expect, test } from 'vitest';
import { wonAtOnce, wonAtTheEnd } from '../../../src/games/pensacola/victory.ts';
import { renderReportText } from '../../../src/reports/index.ts';
import { chance, doctrineDesk, playOut, wildDesk } from '../../contract/plays.ts';
import { stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';
import { boardWith, pensacola, position } from './field.ts';

const ended = (changes: Parameters<typeof position>[1]) =>
  wonAtTheEnd(pensacola, boardWith(position('2524 ra-3', changes)));

describe('victory', () => {
  test("P 6.1.11 the Queen's redoubt and one more fort at the end are decisive; so are all three for the British", () => {
    expect(ended({ held: ['2825', '2325'] })).toMatchObject({ result: 'decisive', winner: 'spanish' });
    expect(ended({ held: [] })).toMatchObject({ result: 'decisive', winner: 'british' });
  });

  test('P 6.1.11 otherwise a lead of three points is Spanish, anything less British', () => {
    const two = { held: ['2524', '2325'] };
    expect(ended({ ...two, victory: { british: 2, spanish: 8 } })).toMatchObject({
      result: 'marginal',
      winner: 'spanish',
    });
    expect(ended({ ...two, victory: { british: 2, spanish: 7 } })).toMatchObject({
      result: 'marginal',
      winner: 'british',
    });
    expect(ended({ held: ['2825'], victory: { british: 0, spanish: 5 } })).toMatchObject({ winner: 'british' });
  });

  test('P 6.1.11 an army whose morale wavers has lost at once', () => {
    const now = (morale: Record<string, number>) => wonAtOnce(pensacola, boardWith(position('2524 ra-3', { morale })));
    expect(now({ british: 5, spanish: 5 })).toBeNull();
    expect(now({ british: 4, spanish: 9 })).toMatchObject({ result: 'substantial', winner: 'spanish' });
    expect(now({ british: 9, spanish: 4 })).toMatchObject({ result: 'substantial', winner: 'british' });
  });
});

describe('whole games', () => {
  const { game } = openGame('pensacola/assault');

  test('the computer plays to a result within nine turns', () => {
    for (let n = 0; n < 3; n++) {
      const turns = playOut(game, `doctrine ${n}`, doctrineDesk(game));
      expect(turns.length).toBeLessThanOrEqual(9);
      expect(game.outcome(turns.at(-1)?.closed.state)).not.toBeNull();
    }
  });

  test('no illegal state after any step, whatever is answered; the British breach a side where the die leaves it to them', () => {
    const asked = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const turns = playOut(game, `wild ${n}`, wildDesk(game, chance(n)), undefined, { checkEveryStep: true });
      for (const { closed } of turns) for (const { kind } of closed.answers) asked.add(kind);
      expect(turns.at(-1)?.closed.outcome).toBe('over');
    }
    expect(asked).toContain('siege-breach-side');
  });

  test('letters have a word for all they tell, in English, French and Spanish', () => {
    const KEY =
      /\b(?:answer|diagnostic|ending|fate|form|goal|map|next|question|result|side|summary|terrain|tale|drm)\.[\w-]+\b/;
    for (const stage of stages('pensacola/assault', 2, 'classic', 2)) {
      for (const seat of stage.due) {
        for (const language of stage.record.game.languages) {
          const letter = stage.report(seat, language) ?? stage.call(seat, language);
          expect(renderReportText(letter)).not.toMatch(KEY);
        }
      }
    }
  });
});
