/** What the letter of a choice tells besides its answers: what happened, what is at stake, and the orders that fit. */
import { describe, expect, test } from 'vitest';
import { readResult } from '../../src/series/boar/rules/results.ts';
import { stages } from './stages.ts';

const put = [...stages('savannah/assault', 2, 'full', 5, undefined, 'a3'.repeat(32))].flatMap(({ stood, question }) =>
  stood.needs.flatMap((need) => {
    const seat = stood.waiting?.needs.find(({ address }) => address === need.address)?.seat;
    const asked = need.type === 'question' && seat !== undefined ? question(seat, 'en') : null;
    return asked ? [{ need, asked, about: Object(need).about }] : [];
  }),
);

describe('a letter that puts a choice', () => {
  test('offers the order of the part that is asked: DEFEND to who is attacked, ATTACK to who attacks', () => {
    const tactics = put.filter(({ need }) => 'kind' in need && need.kind === 'tactic');
    expect(new Set(tactics.map(({ about }) => about.as))).toEqual(new Set(['attacker', 'defender']));
    for (const { about, asked } of tactics)
      expect(asked.orders.map((order) => order.split(' ')[0])).toEqual([about.as === 'attacker' ? 'ATTACK' : 'DEFEND']);
  });

  test('tells the strength of those among whom somebody is lost, the chances of who rallies, and what a chit is worth', () => {
    const victims = new Set(['capture-choice', 'mortar-victim', 'second-step']);
    const shown = new Set<string>();
    for (const { need, asked } of put) {
      if (!('kind' in need)) continue;
      const told = asked.about.map(({ text }) => text).join(' ');
      if (victims.has(need.kind)) expect(told).toMatch(/, \d SP/);
      else if (need.kind === 'rally-order') expect(told).toMatch(/\(\d{4}\) \d+%[;,]/);
      else if (need.kind === 'initiative-momentum') expect(told).toMatch(/chit.*added to our die/);
      else continue;
      shown.add(need.kind);
    }
    expect(shown).toContain('rally-order');
    expect(shown.size).toBeGreaterThan(1);
  });

  test('tells what a second throw costs and may change: the chits we hold, the die and what it makes with what is added', () => {
    const rerolls = put.filter(({ need }) => 'kind' in need && need.kind === 'combat-reroll');
    expect(rerolls.length).toBeGreaterThan(2);
    for (const { asked, about } of rerolls) {
      const told = asked.about.map(({ text }) => text).join(' ');
      const [, die, lower, total] = /showed (\d): (\d) faces? of 10 .* makes (-?\d+); a high one/.exec(told) ?? [];
      expect(told).toMatch(/one chit|\d chits/);
      expect([lower, Number(total)]).toEqual([die, Number(die) + about.sum]);
    }
  });

  test('says of who goes forward that the attack is won', () => {
    const forward = put.filter(({ need }) => 'kind' in need && /^advance-(?:lead|others)$/.test(need.kind));
    expect(new Set(forward.map(({ need }) => 'kind' in need && need.kind)).size).toBe(2);
    for (const { asked } of forward) expect(asked.about.map(({ text }) => text).join(' ')).toMatch(/The attack is won/);
  });

  test('does not come for a die that costs the enemy alone', () => {
    const thrown = put.filter(({ need }) => 'kind' in need && need.kind === 'combat-reroll');
    expect(thrown.length).toBeGreaterThan(0);
    for (const { need, about } of thrown) {
      const { attacker, defender } = readResult(about.result);
      const [ours, theirs] = need.role === about.side ? [attacker, defender] : [defender, attacker];
      expect([ours.word, theirs.word]).not.toEqual(['-', expect.stringMatching(/^[^-P]/)]);
    }
  });

  test('tells hits with what they did, and where it leaves sentences out, how many', () => {
    const sentences = put.flatMap(({ asked }) => asked.happened.map((words) => JSON.stringify(words)));
    const hits = sentences.filter((one) => / hit .* at \d{4}/.test(one));
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.some((one) => /(fell back|lost a step|Disrupted|stayed)/.test(one))).toBe(true);
    const longest = Math.max(...put.map(({ asked }) => asked.happened.length));
    expect(longest).toBeGreaterThan(5);
    for (const { asked } of put) if (asked.before) expect(asked.happened.length).toBeGreaterThanOrEqual(14);
  });
});
