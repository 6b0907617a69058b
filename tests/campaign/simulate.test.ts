/** Many games at once: threads change nothing, and the summary counts what was played. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/tools/simulate/simulate.ts';
import { plot } from '../../src/tools/simulate/simulate-plot.ts';
import { summarise, table } from '../../src/tools/simulate/simulate-summary.ts';

describe('simulation', () => {
  test('the same seed gives the same games in the same order, however they are shared out', async () => {
    const [three, one] = await Promise.all([
      simulate('savannah/assault', 'a5', 3),
      simulate('savannah/assault', 'a5', 1),
    ]);
    expect(three.games.map((played) => played.game)).toEqual([1, 2, 3]);
    expect(three.games[0]).toEqual(one.games[0]);
  });

  test('the summary adds up: results and last turns to the games, a coalition to its armies', async () => {
    const simulation = await simulate('savannah/assault', 'b6', 4);
    const summary = summarise(simulation);
    expect(summary.results.reduce((sum, row) => sum + row.games, 0)).toBe(4);
    expect(summary.turns.reduce((sum, row) => sum + row.games, 0)).toBe(4);
    const values = (name: string) => summary.figures.find((figure) => figure.name === name)?.values ?? [];
    values('lost.together').forEach((lost, game) => {
      expect(lost).toBe((values('lost.french')[game] ?? 0) + (values('lost.american')[game] ?? 0));
    });
    expect(table(summary, 1, undefined)).toContain('4 games by doctrine');
    expect(plot(summary)).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
  });

  test('a campaign tells when the assault came and how army morale went, turn by turn', async () => {
    const summary = summarise(await simulate('savannah/campaign', 'c7', 2));
    const [assault] = summary.moments;
    expect(assault?.name).toBe('assault');
    expect(assault?.turns.reduce((sum, { games }) => sum + games, 0)).toBe(2);
    expect(summary.courses.map(({ name }) => name)).toEqual(['morale.british', 'morale.french', 'morale.american']);
    for (const { points } of summary.courses) {
      expect(points[0]).toMatchObject({ turn: 1, games: 2 });
      for (const { low, median, high } of points) expect([low <= median, median <= high]).toEqual([true, true]);
    }
    expect(table(summary, 1, undefined)).toContain('ASSAULT');
    expect(plot(summary)).toContain('Turn of the assault');
  });
});
