import { expect, test } from 'vitest';
import { parseTypeDetail, statusOf } from '../../../lib/workflow/document.ts';

test('no status is the status empty', () => {
  for (const status of [null, undefined, '', ' ', 'empty']) expect(statusOf(status)).toBe('empty');
  expect(statusOf('draft')).toBe('draft');
});

const NO_FLAGS = parseTypeDetail({});

test('a detail that cannot be read carries no flags', () => {
  for (const json of [undefined, null, '', '{', 'null', '[]', '"x"', 5, ['attach_require']])
    expect(parseTypeDetail(json)).toEqual(NO_FLAGS);
  expect(NO_FLAGS).toMatchObject({
    attach_require: false,
    day_count: 'calendar',
    comment_hint: null,
    forbidden_periods: {},
  });
});

test('the flags of a type are read from text and from a value', () => {
  const detail = {
    attach_require: '1',
    check_limit: 1,
    limit_free: 'no',
    comment_require: true,
    disable_grid_button: '0',
    type_hint: 'Подсказка',
    comment_hint: { en: 'Say why' },
    day_count: 'calendar_minus_holidays',
    next_status_forbidden_period_vs_start_date: '14',
    next_status_forbidden_period_vs_end_date: 'soon',
  };
  const expected = {
    attach_require: true,
    check_limit: true,
    limit_free: false,
    comment_require: true,
    reason_require: false,
    amount_max: null,
    leave_kind: 'annual',
    disable_grid_button: false,
    type_hint: { ru: 'Подсказка', en: 'Подсказка' },
    comment_hint: { ru: 'Say why', en: 'Say why' },
    day_count: 'calendar_minus_holidays',
    forbidden_periods: { start_date: 14, end_date: 0 },
  };
  expect(parseTypeDetail(detail)).toEqual(expected);
  expect(parseTypeDetail(JSON.stringify(detail))).toEqual(expected);
  expect(parseTypeDetail({ day_count: 'lunar' }).day_count).toBe('calendar');
});
