import { describe, expect, test } from 'vitest';
import { type Due, deadlineFor, dueAfterPause, laterDue, nextDue } from '../../src/campaign/house/time.ts';

const daily = (time: string) => ({ days: [1, 2, 3, 4, 5, 6, 7], time, least: 0 });
const due = (wall: string, zone: string, instant: string): Due => ({ wall, zone, dueAt: new Date(instant) });
const hoursBetween = (from: Due, to: Due) => (to.dueAt.getTime() - from.dueAt.getTime()) / 3_600_000;

describe('the next deadline', () => {
  test.each([
    ['Europe/Paris', '2026-03-28T12:00Z', '2026-03-28T19:00Z', '2026-03-29T18:00Z'],
    ['Europe/Paris', '2026-10-24T12:00Z', '2026-10-24T18:00Z', '2026-10-25T19:00Z'],
    ['America/New_York', '2026-03-07T12:00Z', '2026-03-08T01:00Z', '2026-03-09T00:00Z'],
    ['America/New_York', '2026-10-31T12:00Z', '2026-11-01T00:00Z', '2026-11-02T01:00Z'],
    // Lord Howe Island moves its clocks by half an hour.
    ['Australia/Lord_Howe', '2026-04-04T00:00Z', '2026-04-04T09:00Z', '2026-04-05T09:30Z'],
    ['Australia/Lord_Howe', '2026-10-03T00:00Z', '2026-10-03T09:30Z', '2026-10-04T09:00Z'],
  ])('is at 20:00 in %s before and after its clocks change: %s, %s, %s', (zone, from, first, second) => {
    const before = nextDue(daily('20:00'), zone, new Date(from));
    expect(before.dueAt).toEqual(new Date(first));
    const after = nextDue(daily('20:00'), zone, new Date(before.dueAt.getTime() + 1));
    expect(after.dueAt).toEqual(new Date(second));
    expect([before.wall.slice(11), after.wall.slice(11), after.zone]).toEqual(['20:00', '20:00', zone]);
  });

  test.each([
    ['skipped', 'Europe/Paris', '02:30', '2026-03-29T00:00Z', '2026-03-29T03:30', '2026-03-29T01:30Z'],
    ['skipped', 'America/New_York', '02:30', '2026-03-08T05:00Z', '2026-03-08T03:30', '2026-03-08T07:30Z'],
    ['skipped', 'Australia/Lord_Howe', '02:15', '2026-10-03T14:00Z', '2026-10-04T02:45', '2026-10-03T15:45Z'],
    ['repeated', 'Europe/Paris', '02:30', '2026-10-24T22:00Z', '2026-10-25T02:30', '2026-10-25T00:30Z'],
    ['repeated', 'America/New_York', '01:30', '2026-11-01T04:00Z', '2026-11-01T01:30', '2026-11-01T05:30Z'],
    ['repeated', 'Australia/Lord_Howe', '01:45', '2026-04-04T14:00Z', '2026-04-05T01:45', '2026-04-04T14:45Z'],
    // Samoa went without 30 December 2011.
    ['skipped', 'Pacific/Apia', '20:00', '2011-12-30T08:00Z', '2011-12-31T20:00', '2011-12-31T06:00Z'],
  ])('at a wall time that is %s, in %s at %s, is the later of a gap and the first of two', (...told) => {
    const [, zone, time, from, wall, instant] = told;
    expect(nextDue(daily(time), zone, new Date(from))).toEqual(due(wall, zone, instant));
  });

  test('at a repeated hour, asked for between its two passings, is the day after', () => {
    const between = new Date('2026-10-25T01:00Z');
    expect(nextDue(daily('02:30'), 'Europe/Paris', between).wall).toBe('2026-10-26T02:30');
  });

  test('leaves the call open for its least hours, counted as they pass and not on the wall', () => {
    const rhythm = { days: [7], time: '20:00', least: 24 };
    // On the wall it is 24 hours from Saturday 20:00 to Sunday 20:00; in spring only 23 pass.
    expect(nextDue(rhythm, 'Europe/Paris', new Date('2026-03-28T19:00Z')).wall).toBe('2026-04-05T20:00');
    expect(nextDue(rhythm, 'Europe/Paris', new Date('2026-03-28T18:00Z')).wall).toBe('2026-03-29T20:00');
    expect(nextDue(rhythm, 'Europe/Paris', new Date('2026-10-24T19:00Z')).wall).toBe('2026-10-25T20:00');
  });
});

describe('a deadline that is moved', () => {
  const saturday = {
    spring: due('2026-03-28T20:00', 'Europe/Paris', '2026-03-28T19:00Z'),
    autumn: due('2026-10-24T20:00', 'Europe/Paris', '2026-10-24T18:00Z'),
  };

  test('by whole days stays at its wall time when the clocks change between', () => {
    expect(laterDue(saturday.spring, 48)).toEqual(due('2026-03-30T20:00', 'Europe/Paris', '2026-03-30T18:00Z'));
    expect(laterDue(saturday.autumn, 48)).toEqual(due('2026-10-26T20:00', 'Europe/Paris', '2026-10-26T19:00Z'));
    const island = due('2026-04-04T20:00', 'Australia/Lord_Howe', '2026-04-04T09:00Z');
    expect(laterDue(island, 24)).toEqual(due('2026-04-05T20:00', 'Australia/Lord_Howe', '2026-04-05T09:30Z'));
  });

  test('by some hours is as many hours later, whatever the wall shows', () => {
    expect(hoursBetween(saturday.spring, laterDue(saturday.spring, 12))).toBe(12);
    expect(laterDue(saturday.spring, 12).wall).toBe('2026-03-29T09:00');
    expect(laterDue(saturday.autumn, 12).wall).toBe('2026-10-25T07:00');
  });

  test('by a pause leaves at least the time that was left, to the hour, across both changes of clocks', () => {
    const days = (n: number) => n * 86_400_000;
    for (const before of [saturday.spring, saturday.autumn]) {
      expect(hoursBetween(before, dueAfterPause(before, days(2)))).toBe(48);
      expect(hoursBetween(before, dueAfterPause(before, days(2) + 1))).toBe(49);
    }
    expect(dueAfterPause(saturday.spring, days(2)).wall).toBe('2026-03-30T21:00');
    expect(dueAfterPause(saturday.autumn, days(2)).wall).toBe('2026-10-26T19:00');
  });

  test('is told in the zone of the reader and of the game, with the offset of that day', () => {
    const told = deadlineFor(saturday.spring, 'America/New_York', new Date('2026-03-28T18:30Z'));
    expect(told.local).toMatchObject({ day: 28, hour: 15, zone: 'New York', abbreviation: '', offset: -240 });
    expect(told.game).toMatchObject({ day: 28, hour: 20, zone: 'Paris', abbreviation: 'CET', offset: 60 });
    expect(told.hours).toBe(0);
    const after = deadlineFor(laterDue(saturday.spring, 24), 'Europe/Paris', new Date('2026-03-28T18:30Z'));
    expect(after.local).toMatchObject({ abbreviation: 'CEST', offset: 120 });
    expect(after.game).toBeNull();
  });
});
