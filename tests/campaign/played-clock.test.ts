/** What a game is dated and called by that nobody has dated and named. */
import { expect, test } from 'vitest';
import { labelFrom } from '../../src/campaign/house/label.ts';
import type { AnyGame } from '../../src/engine/contract.ts';
import { playedClock } from '../../src/tools/played-clock.ts';
import { openGame } from '../games/registry.ts';

test('a game played without a server is dated by where it begins, each by its own', () => {
  expect(playedClock(openGame('savannah/assault').game)).toMatchObject({
    at: '1779-10-09T04:00:00Z',
    face: { year: 1779, month: 10, day: 9, weekday: 6, hour: 4, zone: 'Savannah' },
  });
  expect(playedClock(openGame('jenkins-ear/war').game)).toMatchObject({
    at: '1739-10-23T12:00:00Z',
    face: { year: 1739, month: 10, day: 23, weekday: 5, hour: 12, zone: 'Port Royal' },
  });
});

test('a game that does not say when it begins bears no time in its letters', () => {
  expect(playedClock({} as AnyGame).face).toBeNull();
});

test('a game nobody has named is called by its words', () => {
  expect(['savannah-7', 'jenkins-ear-1'].map(labelFrom)).toEqual(['Savannah 7', 'Jenkins Ear 1']);
});
