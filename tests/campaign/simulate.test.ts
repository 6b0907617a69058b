/** Many games at once: threads change nothing, and the summary counts what was played. */
import { describe, expect, test } from 'vitest';
import { duel, duelTable, scored } from '../../src/tools/simulate/duel.ts';
import { type Played, simulate } from '../../src/tools/simulate/simulate.ts';
import { plot } from '../../src/tools/simulate/simulate-plot.ts';
import { summarise, table } from '../../src/tools/simulate/simulate-summary.ts';

describe('simulation', () => {
  test('the same seed gives the same games in the same order, however they are shared out', async () => {
    const [two, one] = await Promise.all([
      simulate('savannah/assault', 'a5', 2),
      simulate('savannah/assault', 'a5', 1),
    ]);
    expect(two.games.map((played) => played.game)).toEqual([1, 2]);
    expect(two.games[0]).toEqual(one.games[0]);
  });

  test('the summary adds up: results and last turns to the games, a coalition to its armies', async () => {
    const simulation = await simulate('savannah/assault', 'b6', 2);
    const summary = summarise(simulation);
    expect(summary.results.reduce((sum, row) => sum + row.games, 0)).toBe(2);
    expect(summary.turns.reduce((sum, row) => sum + row.games, 0)).toBe(2);
    const values = (name: string) => summary.figures.find((figure) => figure.name === name)?.values ?? [];
    values('lost.together').forEach((lost, game) => {
      expect(lost).toBe((values('lost.french')[game] ?? 0) + (values('lost.american')[game] ?? 0));
    });
    expect(table(summary, 1, undefined)).toContain('2 games by doctrine');
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

  test('a duel plays every game twice with sides swapped, and counts for each level what it won and where it did better', async () => {
    const result = await duel('savannah/assault', 'd8', 2, ['regular', 'recruit'], () => {});
    expect(result.won.map(({ role }) => role)).toEqual(['british', 'allies']);
    expect(result.won.flatMap(({ games }) => games).reduce((sum, games) => sum + games, 0)).toBe(2);
    expect(result.better[0] + result.better[1] + result.even).toBe(1);
    await expect(duel('savannah/assault', 'd8', 2, ['regular', 'regular'], () => {})).resolves.toMatchObject({
      even: 1,
    });
    const game = (winner: string, blue: number): Played => ({
      ...{ game: 1, result: 'won', winner, turn: 1, tally: {}, course: {} },
      margin: { blue, red: -blue },
    });
    const [straight, swapped] = [
      [game('blue', 5), game('red', -1)],
      [game('blue', 3), game('red', -1)],
    ];
    expect(scored(['blue', 'red'], straight, swapped)).toEqual({
      won: [
        { role: 'blue', games: [1, 1] },
        { role: 'red', games: [1, 1] },
      ],
      better: [1, 0],
      even: 1,
    });
    expect(duelTable(result, 1)).toContain('1 pairs with sides swapped');
  });
});
