import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { lengthOf } from '../../../lib/calendar/day-count.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { vacation as family } from '../../../lib/documents/families/vacation/index.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import { vacationChecks } from '../../../lib/documents/leave/checks.ts';
import { printedValues } from '../../../lib/i18n/format.ts';
import { countingRefusal } from '../../../lib/leave/limit-checks.ts';
import type { Vacation, VacationFacts } from '../../../lib/leave/planned.ts';
import { isMarkedOffSchedule } from '../../../lib/leave/start-checks.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import en from '../../../messages/en/families/vacation.json' with { type: 'json' };
import ru from '../../../messages/ru/families/vacation.json' with { type: 'json' };
import { fieldBody } from '../../../server/call/error-body.ts';
import { RUSSIAN_CALENDAR } from '../calendar/russian-holidays.ts';
import { typeOf } from '../workflow/company.ts';

const FACTS: VacationFacts = {
  today: '2026-11-21',
  calendar: calendarOf(RUSSIAN_CALENDAR),
  parameters: {},
  type: typeOf({}),
  balances: [],
  overlaps: [],
  byHr: false,
  isNew: true,
};

const vacation = (start_date: string, end_date: string, more: Partial<Vacation> = {}): Vacation => ({
  id: 1,
  document_type_id: 1,
  start_date,
  end_date,
  days: lengthOf(start_date, end_date, 'calendar', FACTS.calendar),
  ...more,
});
const refused = (asked: Vacation, facts: Partial<VacationFacts> = {}) =>
  vacationChecks(asked, { ...FACTS, ...facts });
const codes = (...given: Parameters<typeof refused>) =>
  refused(...given).map(({ field, code }) => `${field} ${code}`);
const type = (detail: Record<string, unknown>) => ({ type: typeOf(detail) });

const week = vacation('2026-11-23', '2026-11-29');

test('EX-049: Monday to Sunday is a vacation', () => {
  expect(refused(week)).toEqual([]);
});

test('EX-050: a weekend alone is none: at least one workday in the period', () => {
  expect(codes(vacation('2026-11-28', '2026-11-29'))).toEqual(['end_date vacation/no-workday']);
  expect(codes(vacation('2027-01-01', '2027-01-10'))).toEqual(['end_date vacation/no-workday']);
});

/** What the form and the click find, with what must be filled in first. */
const found = (asked: Vacation) =>
  findingsOf(
    family,
    { employee_id: 7, comments: '', comments_eng: '', ...asked },
    { ...NOTHING_KNOWN, ...FACTS, overlaps: [] },
  ).refusals.map(({ field, code }) => `${field} ${code}`);

test('what is not filled in is asked for first', () => {
  const blank = vacation('', '', { start_date: null, end_date: null, days: null, document_type_id: null });
  expect(found(blank)).toEqual(
    ['document_type_id', 'start_date', 'end_date'].map((field) => `${field} field/required`),
  );
  const backwards = vacation('2026-11-29', '2026-11-23');
  expect(found(backwards)).toEqual(['end_date document/ends-before-start']);
  expect(found({ ...backwards, document_type_id: null })).toEqual(['document_type_id field/required']);
});

test('another document in the period is named', () => {
  const other = { id: 5, number: 'КМ-7', start_date: '2026-11-29', end_date: '2026-12-03' };
  expect(refused(week, { overlaps: [other] })).toEqual([
    {
      field: 'start_date',
      code: 'vacation/overlap',
      values: { number: 'КМ-7', start_date: '2026-11-29', end_date: '2026-12-03' },
    },
  ]);
  expect(refused(week, { overlaps: [{ ...other, start_date: '2026-11-30' }] })).toEqual([]);
  expect(refused(week, { overlaps: [{ ...other, id: 1 }] })).toEqual([]);
  expect(refused({ ...week, replaced_vacation_ids: '4; 5:7' }, { overlaps: [other] })).toEqual([]);
});

test.each([
  [0, ['days vacation/day-count']],
  [1, []],
  [365, []],
  [366, ['days vacation/day-count']],
])('a vacation of %i days', (days, expected) => {
  expect(codes({ ...week, days })).toEqual(expected);
});

test('a full week includes its weekend, where days are calendar days', () => {
  const workWeek = vacation('2026-11-23', '2026-11-27');
  expect(codes(workWeek)).toEqual(['end_date vacation/week-without-weekend']);
  expect(codes(workWeek, type({ day_count: 'calendar_minus_holidays' }))).toEqual([
    'end_date vacation/week-without-weekend',
  ]);
  expect(codes(workWeek, type({ day_count: 'working' }))).toEqual([]);
  expect(codes(workWeek, { parameters: { weekly_doctype_list: 'annual' } })).toEqual([]);
  expect(codes(vacation('2026-11-24', '2026-11-27'))).toEqual([]);
  expect(codes(vacation('2026-11-24', '2026-11-28'))).toEqual([]);
  const workingSaturday = calendarOf([{ start_date: '2026-11-28', end_date: '2026-11-28', type: 'working' }]);
  expect(codes(workWeek, { calendar: workingSaturday })).toEqual([]);
});

const balances = [{ period: 2026, days_limit: 28, days_planned: 23, days_rest: 5 }];

test('a type with limits stays within the balance and the year', () => {
  expect(refused(week, { balances, ...type({ check_limit: '1' }) })).toEqual([
    { field: 'days', code: 'vacation/balance', values: { days: 7, rest: 5 } },
    { field: 'days', code: 'vacation/year-limit', values: { days: 30, limit: 28, year: '2026' } },
  ]);
  const five = vacation('2026-11-25', '2026-11-29');
  expect(refused(five, { balances, ...type({ check_limit: '1' }) })).toEqual([]);
  expect(refused(week, { balances })).toEqual([]);
  expect(refused(week, type({ check_limit: '1' }))).toEqual([]);
});

test('what the person has sent already is kept free; a decision is judged by what was agreed', () => {
  const limited = { ...FACTS, ...type({ check_limit: '1' }) };
  const planned = { ...week, start_date: '2026-11-23', end_date: '2026-11-29', days: 7 };
  const waiting = { period: 2026, days_limit: 28, days_planned: 14, days_rest: 14, days_reserved: 8 };
  expect(refused(week, { balances: [waiting], ...type({ check_limit: '1' }) })).toEqual([
    { field: 'days', code: 'vacation/reserved', values: { days: 7, reserved: 8, rest: 14 } },
  ]);
  expect(
    refused(week, { balances: [{ ...waiting, days_reserved: 7 }], ...type({ check_limit: '1' }) }),
  ).toEqual([]);
  expect(refused(week, { balances: [waiting], ...type({ check_limit: '1', limit_free: '1' }) })).toEqual([]);
  expect(refused(week, { balances: [waiting], parameters: { vacation_validate_rest: '1' } })).toEqual([]);
  expect(countingRefusal(planned, { ...limited, balances: [waiting] })).toBeUndefined();
  expect(countingRefusal(planned, { ...limited, balances })).toEqual({
    reason: 'leave_exceeds_balance',
    values: { days: 7, rest: 5, year: '2026' },
  });
  const generous = { vacation_validate_rest: '2', vacation_validate_rest_year: '2' };
  expect(countingRefusal(planned, { ...limited, balances, parameters: generous })).toBeUndefined();
});

test('days are not taken for a year that has none, where the start date has its limits', () => {
  const limited = { balances, ...type({ check_limit: '1' }) };
  expect(refused({ ...week, period: 2027 }, limited)).toEqual([
    { field: 'period', code: 'vacation/no-limit', values: { year: '2027' } },
  ]);
  expect(refused({ ...week, period: 2027 }, { balances })).toEqual([]);
  expect(refused({ ...week, period: 2027 }, { ...limited, balances: [] })).toEqual([]);
  expect(codes({ ...week, period: 2027 }, { balances, parameters: { vacation_validate_rest: '0' } })).toEqual(
    ['period vacation/no-limit'],
  );
  const next = { period: 2027, days_limit: 28, days_planned: 0, days_rest: 28 };
  expect(refused({ ...week, period: 2027 }, { ...limited, balances: [...balances, next] })).toEqual([]);
});

test.each([
  [{ vacation_validate_rest: '1' }, ['days vacation/balance']],
  [{ vacation_validate_rest: '2' }, []],
  [{ vacation_validate_rest_year: '1' }, ['days vacation/year-limit']],
  [{ vacation_validate_rest_year: '2' }, []],
  [{ vacation_validate_rest: '-1', vacation_validate_rest_year: 'x' }, []],
])('with %o seven days of five', (parameters, expected) => {
  expect(codes(week, { balances, parameters })).toEqual(expected);
});

test.each([{ vacation_validate_rest: '0' }, { vacation_validate_rest_year: '0' }])(
  'with %o leave that takes nothing from the limit of the year is not held to it, paid leave is',
  (parameters) => {
    expect(codes(week, { balances, parameters, ...type({ limit_free: '1' }) })).toEqual([]);
    expect(codes(week, { balances, parameters, ...type({}) })).toHaveLength(1);
  },
);

test('where past days are closed, a vacation starts today at the earliest', () => {
  const past = vacation('2026-11-20', '2026-11-26');
  const parameters = { pastday_calendar_restriction: 'vacation' };
  expect(codes(past)).toEqual([]);
  expect(codes(past, { parameters })).toEqual(['start_date vacation/starts-before-today']);
  expect(codes(past, { parameters, isNew: false })).toEqual(['start_date document/backdating']);
  expect(codes(past, { parameters, byHr: true })).toEqual([]);
  expect(codes(past, { parameters: { ...parameters, pastday_calendar_allowed: 'annual' } })).toEqual([]);
  expect(codes(vacation('2026-11-21', '2026-11-27'), { parameters })).toEqual([]);
});

test('outside the schedule a vacation may be held to the current year', () => {
  const next = vacation('2027-02-01', '2027-02-07');
  const parameters = { vacation_offschedule_recent_year_only: '1' };
  expect(codes(next)).toEqual([]);
  expect(codes(next, { parameters })).toEqual(['start_date vacation/off-schedule-year']);
  expect(codes(week, { parameters })).toEqual([]);
  expect(
    codes(next, { parameters, scheduled: [{ start_date: '2027-02-01', end_date: '2027-02-14' }] }),
  ).toEqual([]);
  expect(
    codes(next, { parameters, scheduled: [{ start_date: '2027-02-02', end_date: '2027-02-14' }] }),
  ).toHaveLength(1);
  expect(codes(next, { parameters: { ...parameters, vacation_offschedule_except_codes: 'Annual' } })).toEqual(
    [],
  );
});

test('a weekly type begins and ends on working days; so does a restricted object', () => {
  const toSaturday = vacation('2026-11-24', '2026-11-28');
  expect(codes(toSaturday, { parameters: { weekly_doctype_list: 'annual' } })).toEqual([
    'end_date calendar/weekdays-only',
  ]);
  expect(codes(toSaturday, { parameters: { workday_calendar_restriction: 'vacation' } })).toEqual([
    'end_date calendar/workdays-only',
  ]);
});

test('everything is said at once, in the order of the specification', () => {
  const asked = vacation('2026-11-14', '2026-11-15', { days: 366 });
  const facts = {
    balances,
    overlaps: [{ id: 5, number: 'КМ-7', start_date: '2026-11-14', end_date: '2026-11-14' }],
    parameters: { pastday_calendar_restriction: '1' },
    ...type({ check_limit: '1' }),
  };
  expect(refused(asked, facts).map(({ code }) => code)).toEqual([
    'vacation/overlap',
    'vacation/day-count',
    'vacation/no-workday',
    'vacation/balance',
    'vacation/year-limit',
    'vacation/starts-before-today',
  ]);
  for (const [locale, messages] of [
    ['ru', { vacation: ru.rules }],
    ['en', { vacation: en.rules }],
  ] as const) {
    const say = createTranslator({ locale, messages, onError: (error) => expect.fail(String(error)) });
    for (const { field, code, values } of refused(asked, facts))
      expect(
        say(
          code.replace('/', '.') as never,
          printedValues({ field, code, ...(values ? { values } : {}) }, locale) as never,
        ),
      ).not.toMatch(/[{}]/);
  }
});

test.each([
  ['organization_id', {}, 'Не заполнено поле «Организация»', 'The field "Organization" is mandatory'],
  [
    'document_type_id',
    { family: 'vacation' },
    'Не заполнено поле «Вид отпуска»',
    'The field "Vacation type" is mandatory',
  ],
  ['document_type_id', {}, 'Не заполнено поле «Вид документа»', 'The field "Document type" is mandatory'],
  ['start_date', {}, 'Не заполнено поле «Период»', 'The field "Period" is mandatory'],
  ['end_date', {}, 'Не заполнено поле «Период»', 'The field "Period" is mandatory'],
  ['days', {}, 'Не заполнено поле «Дней»', 'The field "Days" is mandatory'],
  ['employee_id', {}, 'Не заполнено поле «Сотрудник»', 'The field "Employee" is mandatory'],
])('AMB-130: what is asked for when %s with %j is empty', (field, values, russian, english) => {
  const body = fieldBody({ field, code: 'field/required', values });
  expect([body.message, body.message_eng]).toEqual([russian, english]);
});

test('the document of others is not named to who may not read it', () => {
  const hidden = { id: 5, number: '', start_date: '2026-11-29', end_date: '2026-12-03' };
  const [refusal] = refused(week, { overlaps: [hidden] });
  expect(refusal && fieldBody(refusal).message).toBe(
    'В этом периоде уже есть другие документы: 29.11 – 03.12.2026',
  );
});

describe('AMB-099: a leave is marked as off schedule', () => {
  const july = { start_date: '2027-07-05', end_date: '2027-07-18' };
  const planned = { vacation_schedule: '1' };
  const row = (start_date: string, end_date: string) => ({ start_date, end_date });
  test.each([
    ['where nothing of the schedule covers it', july, planned, [], true],
    ['unless the company plans no schedule', july, {}, [], false],
    ['unless the schedule is switched off', july, { vacation_schedule: '0' }, [], false],
    ['not where a row has its very days', july, planned, [row('2027-07-05', '2027-07-18')], false],
    ['not where a row is longer', july, planned, [row('2027-07-01', '2027-07-31')], false],
    ['where a row ends a day earlier', july, planned, [row('2027-07-05', '2027-07-17')], true],
    ['where a row begins a day later', july, planned, [row('2027-07-06', '2027-07-18')], true],
    [
      'where two rows cover it only together',
      july,
      planned,
      [row('2027-07-05', '2027-07-11'), row('2027-07-12', '2027-07-18')],
      true,
    ],
    [
      'unless its type never counts',
      july,
      { ...planned, vacation_offschedule_except_codes: 'unpaid; Annual' },
      [],
      false,
    ],
    [
      'where only another type never counts',
      july,
      { ...planned, vacation_offschedule_except_codes: 'unpaid' },
      [],
      true,
    ],
    ['not before its days are known', { ...july, end_date: null }, planned, [], false],
  ])('%s', (_when, leave, parameters, scheduled, expected) => {
    const facts = { parameters, scheduled, type: { code: 'annual', detail: parseTypeDetail({}) } };
    expect(isMarkedOffSchedule(leave, facts)).toBe(expected);
  });
});
