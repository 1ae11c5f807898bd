import { describe, expect, test } from 'vitest';
import { noticeOf, noticeWarned } from '../../../lib/documents/families/statement/notice.ts';

const of = (statement_date: unknown, dismissal_date: unknown) => noticeOf({ statement_date, dismissal_date });

describe('the notice of a resignation', () => {
  test('is counted from the day after the statement', () => {
    expect(of('2026-11-19', '2026-11-27')).toEqual({
      stated: '2026-11-19',
      last: '2026-11-27',
      first: '2026-12-03',
      notice: 14,
      given: 8,
      lacking: 6,
    });
  });
  test.each([
    ['2026-12-02', 1],
    ['2026-12-03', 0],
    ['2027-01-15', 0],
  ])('with the last day %s lacks %i days', (last, lacking) => {
    expect(of('2026-11-19', last)?.lacking).toBe(lacking);
  });
  test.each([
    [null, '2026-11-27'],
    ['2026-11-19', null],
    ['2026-11-19', 'завтра'],
    [undefined, undefined],
  ])('of %j and %j is not known', (stated, last) => {
    expect(of(stated, last)).toBeUndefined();
  });
  test('is read off the warning it was told by, and off no other', () => {
    const notice = of('2026-11-19', '2026-11-27');
    expect(noticeWarned({ first: '2026-12-03', notice: 14, given: 8, lacking: 6 })).toEqual(notice);
    for (const values of [undefined, {}, { first: '2026-12-03' }, { first: 'x', given: 8 }])
      expect(noticeWarned(values)).toBeUndefined();
  });
});
