import { expect, test } from 'vitest';
import { addDays, dayInZone } from '../../../lib/kernel/day.ts';
import { dayStart } from '../../../lib/kernel/day-start.ts';

test.each([
  ['2026-11-28', 'Europe/Moscow', '2026-11-27T21:00:00Z'],
  ['2026-11-28', 'UTC', '2026-11-28T00:00:00Z'],
  ['2026-11-28', 'Asia/Kamchatka', '2026-11-27T12:00:00Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(dayStart(day, zone)).toBe(moment);
});

test('the moment before is of the day before, all through a year', () => {
  for (const zone of ['Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo'])
    for (let index = 0; index < 365; index += 1) {
      const day = addDays('2026-01-01', index);
      const start = dayStart(day, zone);
      expect([zone, dayInZone(start, zone)]).toEqual([zone, day]);
      const before = new Date(Date.parse(start) - 1).toISOString();
      expect([zone, dayInZone(before, zone)]).toEqual([zone, addDays(day, -1)]);
    }
});
