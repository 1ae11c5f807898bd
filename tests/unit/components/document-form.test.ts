import { describe, expect, test } from 'vitest';
import { recounted, withPart, withRange } from '../../../components/documents/form/period-values.ts';
import { changedFields, emptyValues, valuesOf, wireOf } from '../../../components/documents/form/values.ts';
import { balanceRows } from '../../../components/families/vacation/balance-rows.ts';
import {
  dayBalance,
  dayBalances,
  nearestVacation,
} from '../../../components/families/vacation/day-balance.ts';
import { refusedFiles } from '../../../components/files/file-rules.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { marksOf } from '../../../lib/documents/marks.ts';
import en from '../../../messages/en/documents.json' with { type: 'json' };
import ru from '../../../messages/ru/documents.json' with { type: 'json' };

const calendar = calendarOf([
  { start_date: '2027-05-01', end_date: '2027-05-01', type: 'holiday' },
  { start_date: '2027-05-09', end_date: '2027-05-09', type: 'holiday' },
]);
const RULE = 'calendar_minus_holidays';
const PERIOD = { start: 'start_date', end: 'end_date', days: 'days' };

describe('a period being filled in', () => {
  test('fourteen days from 26 April 2027 end on 11 May: two holidays are not counted', () => {
    expect(
      withPart({ start_date: '2027-04-26', end_date: null, days: null }, { days: 14 }, RULE, calendar),
    ).toEqual({
      start_date: '2027-04-26',
      end_date: '2027-05-11',
      days: 14,
    });
  });
  test('a new last day sets the days, a new first day keeps them and moves the end', () => {
    const chosen = withRange('2027-04-26', '2027-05-11', RULE, calendar);
    expect(withPart(chosen, { end_date: '2027-05-04' }, RULE, calendar).days).toBe(8);
    expect(withPart(chosen, { start_date: '2027-06-01' }, RULE, calendar)).toEqual({
      start_date: '2027-06-01',
      end_date: '2027-06-15',
      days: 14,
    });
  });
  test('clears nothing while it is being typed', () => {
    const chosen = withRange('2027-04-26', '2027-05-11', RULE, calendar);
    expect(withPart(chosen, { days: null }, RULE, calendar)).toEqual({ ...chosen, days: null });
    for (const cleared of ['start_date', 'end_date'])
      expect(withPart(chosen, { [cleared]: null }, RULE, calendar)).toEqual({ ...chosen, [cleared]: null });
    expect(withPart(chosen, { end_date: '2027-04-01' }, RULE, calendar)).toMatchObject({
      start_date: '2027-04-26',
      end_date: '2027-04-01',
    });
  });
  test('other days are counted once its kind is chosen: what was said last stays', () => {
    const law = calendarOf([]);
    const [plain, annual] = [
      { rule: 'calendar', calendar: law } as const,
      { rule: RULE, calendar: law } as const,
    ];
    const typed = withPart(
      { start_date: '2027-12-27', end_date: null, days: null },
      { days: 14 },
      'calendar',
      law,
    );
    expect(typed.end_date).toBe('2028-01-09');
    expect(recounted(typed, 'days', plain, annual)).toEqual({ ...typed, end_date: '2028-01-17' });
    expect(recounted(typed, 'end_date', plain, annual)).toEqual({ ...typed, days: 6 });
    expect(recounted({ ...typed, days: 3 }, 'days', plain, annual)).toBeUndefined();
    expect(recounted({ ...typed, end_date: null }, 'days', plain, annual)).toBeUndefined();
    expect(
      recounted(withRange('2027-11-08', '2027-11-21', 'calendar', law), 'days', plain, annual),
    ).toBeUndefined();
  });
  test('an open end has no days yet', () => {
    expect(withRange('2027-04-26', null, RULE, calendar)).toEqual({
      start_date: '2027-04-26',
      end_date: null,
      days: null,
    });
  });
});

describe('what is sent', () => {
  const base = valuesOf(vacation.form, {
    employee_id: 7,
    document_type_id: 1,
    start_date: '2027-04-26',
    end_date: '2027-05-11',
    days: 14,
    comments: '',
    comments_eng: '',
  });
  test('is what differs, spaces at the ends apart', () => {
    expect(changedFields({ ...base, comments: '  ' }, base)).toEqual([]);
    expect(changedFields({ ...base, comments: 'Дела передам', days: 10 }, base).toSorted()).toEqual([
      'comments',
      'days',
    ]);
  });
  test('names both ends of a period and lets the server count the days', () => {
    expect(wireOf({ ...base, end_date: '2027-05-04', days: 8 }, ['end_date', 'days'], PERIOD)).toEqual({
      start_date: '2027-04-26',
      end_date: '2027-05-04',
    });
  });
  test('sends the days where the end is still open', () => {
    const open = { ...base, end_date: null, days: 5 };
    expect(wireOf(open, ['end_date', 'days'], PERIOD)).toEqual({
      start_date: '2027-04-26',
      end_date: null,
      days: 5,
    });
  });
  test('a form begins empty but for whose it is', () => {
    expect(emptyValues(vacation.form, 7)).toMatchObject({
      employee_id: 7,
      document_type_id: null,
      start_date: null,
      comments: '',
    });
  });
});

describe('attachments', () => {
  const limits = { megabytes: 5, count: 3 };
  const png = (size = 10) => ({ type: 'image/png', size });
  test('are pictures, smaller than the limit, no more than the count', () => {
    expect(refusedFiles([png()], 2, limits)).toBeUndefined();
    expect(refusedFiles([{ type: 'image/svg+xml', size: 1 }], 0, limits)).toEqual({ code: 'type' });
    expect(refusedFiles([png(5 * 1_048_576)], 0, limits)).toEqual({ code: 'size', max: 5 });
    expect(refusedFiles([png(5 * 1_048_576 - 1)], 0, limits)).toBeUndefined();
    expect(refusedFiles([png(), png()], 2, limits)).toEqual({ code: 'count', max: 3 });
  });
  test('say what is wrong in the words of the specification, in either language', () => {
    const say = ({ attach, refused }: typeof ru.files) => [attach, refused.type, refused.size, refused.count];
    expect(say(ru.files)).toEqual([
      'Прикрепить файлы (.png, .jpg, .jpeg)',
      'Этот тип файла не поддерживается',
      'Размер каждого файла не должен превышать {max} МБ.',
      'Максимальное количество загружаемых файлов {max}',
    ]);
    expect(say(en.files)).toEqual([
      'Attach files (.png, .jpg, .jpeg)',
      'This file type is not supported',
      'Each file must not exceed {max} Mb.',
      'Max number of uploaded files {max}',
    ]);
  });
  test('say the type first, then the size, then the count', () => {
    expect(refusedFiles([{ type: 'text/plain', size: 9e9 }], 9, limits)).toEqual({ code: 'type' });
    expect(refusedFiles([png(9e9)], 9, limits)).toMatchObject({ code: 'size' });
  });
});

describe('the days of a year', () => {
  const taken = (start_date: string, days: number, status_id = 'processed') => ({
    object_id: 'vacation',
    status_id,
    start_date,
    end_date: start_date,
    days,
  });
  const limit = (period: number, days_limit: number, days_planned: number, more = {}) => ({
    period,
    days_limit,
    days_planned,
    days_rest: days_limit - days_planned,
    days_ahead: 0,
    days_reserved: 0,
    ...more,
  });
  test('divide into taken, planned, awaiting agreement and free', () => {
    expect(dayBalance(limit(2026, 30.33, 20, { days_ahead: 6, days_reserved: 3 }))).toEqual({
      left: 16.33,
      year: 2026,
      taken: 14,
      planned: 6,
      awaiting: 3,
      free: 7.33,
    });
  });
  test('of every year that still has some are told, the oldest first, and this year always', () => {
    const years = dayBalances(
      [limit(2027, 28, 0), limit(2026, 28, 28), limit(2025, 28, 25), limit(2024, 28, 28)],
      '2026-11-19',
    );
    expect(years.map(({ year, left }) => [year, left])).toEqual([
      [2025, 3],
      [2026, 0],
      [2027, 28],
    ]);
  });
  test('the next vacation is the earliest that is neither a draft nor declined', () => {
    const next = nearestVacation(
      [taken('2026-12-28', 6, 'prepared'), taken('2026-12-01', 6, 'draft'), taken('2027-03-01', 6)],
      '2026-11-19',
    );
    expect(next).toMatchObject({ start: '2026-12-28', inDays: 39, agreed: false });
    expect(nearestVacation([taken('2026-12-28', 6, 'agreed')], '2026-11-19')).toMatchObject({ agreed: true });
    const replaced = { ...taken('2026-12-01', 6, 'agreed'), replaced: '1' };
    expect(nearestVacation([replaced, taken('2026-12-28', 6, 'agreed')], '2026-11-19')).toMatchObject({
      start: '2026-12-28',
    });
  });
  test('the balance on a day is the last limit set by then', () => {
    const limit = (on_date: string, days_limit: string) => ({
      id: 1,
      period: 2027,
      on_date,
      days_limit,
      days_planned: '0',
      days_ahead: 0,
      days_rest: days_limit,
      days_reserved: '0',
    });
    const rows = [limit('2027-06-01', '31.00'), limit('2027-01-01', '28.00')];
    expect(balanceRows(rows, '2027-03-01')).toMatchObject([{ days_limit: 28 }]);
    expect(balanceRows(rows, '2027-07-01')).toMatchObject([{ days_limit: 31 }]);
    expect(balanceRows(rows, '2026-12-01')).toEqual([]);
  });
});

test.each([
  ['urgent', ['urgent']],
  [' urgent ; organization_behalf=1;urgent;', ['urgent', 'organization_behalf=1']],
  ['', []],
  [undefined, []],
])('the marks of a document, %j, are told one by one', (indicators, marks) => {
  expect(marksOf(indicators)).toEqual(marks);
});
