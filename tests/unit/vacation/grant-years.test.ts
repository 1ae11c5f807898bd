import { describe, expect, test } from 'vitest';
import { sentence } from '../../../server/i18n/sentence.ts';

describe.each([
  ['ru', 'календарн', 'рабоч'],
  ['en', 'calendar year', 'working year'],
] as const)('a grant of days names the kind of its year (%s)', (locale, calendar, working) => {
  const what = (cause: string, sign = 'more') =>
    sentence(locale, `families.vacation.days.what.${cause}`, { year: '2026', count: 3, when: 'done', sign });
  test.each(['limit', 'import', 'transfer'])('that is of a calendar year: %s', (cause) => {
    for (const sign of ['more', 'less']) {
      expect(what(cause, sign)).toContain(calendar);
      expect(what(cause, sign)).toContain('2026');
      expect(what(cause, sign)).not.toContain(working);
    }
  });
  test.each(['accrual', 'unearned'])('that is of a working year: %s', (cause) => {
    expect(what(cause)).toContain(working);
    expect(what(cause)).not.toContain(calendar);
  });
  test('that stands at home and at a dismissal', () => {
    for (const key of ['documents.home.year', 'documents.settlement.days_left'])
      expect(sentence(locale, key, { year: '2026' })).toContain(calendar);
  });
});
