import { describe, expect, test } from 'vitest';
import { readCalendarFile } from '../../../lib/calendar/file/read-calendar-file.ts';
import { readTable } from '../../../server/users/import/read-table.ts';

const calendar = (days: string, year = '2026') =>
  `<?xml version="1.0" encoding="UTF-8"?><calendar year="${year}" lang="ru"><holidays><holiday id="1" title="Новый год"/></holidays><days>${days}</days></calendar>`;
const read = (days: string, year?: string) =>
  readCalendarFile(readTable(Buffer.from(calendar(days, year))).rows, 2026);

describe('a public production calendar', () => {
  test('is read as its page describes it', () => {
    const { days, shortened, wrong } = read(
      '<day d="01.01" t="1" h="1"/><day d="01.09" t="1" f="01.03"/><day d="04.30" t="2"/><day d="12.26" t="3"/><day d="02.28" t="2"/>',
    );
    const typeOf = (day: string) => days.find((each) => each.day === day)?.type;
    expect([days.length, shortened, wrong]).toEqual([365, 2, []]);
    expect(
      ['2026-01-01', '2026-01-09', '2026-04-30', '2026-12-26', '2026-02-28', '2026-03-07', '2026-03-10'].map(
        typeOf,
      ),
    ).toEqual(['holiday', 'non-working', 'default', 'working', 'working', 'default', 'default']);
  });

  test.each([
    ['<day d="02.30" t="1"/>', 'd calendar/date'],
    ['<day d="1.1" t="1"/>', 'd calendar/date'],
    ['<day d="01.01" t="4"/>', 't calendar/type'],
    ['<day d="01.01"/>', 't calendar/type'],
    ['<day d="01.01" t="1"/><day d="01.01" t="1"/>', 'd calendar/twice'],
  ])('with %s is refused', (days, why) => {
    expect(read(days).wrong.map(({ field, code }) => `${field} ${code}`)).toEqual([why]);
    expect(read(days).days).toEqual([]);
  });

  test('of another year, or of none, is refused', () => {
    for (const year of ['2025', ''])
      expect(read('<day d="01.01" t="1"/>', year).wrong).toMatchObject([{ code: 'calendar/no-year' }]);
  });
});
