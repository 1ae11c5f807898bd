import { expect, test } from 'vitest';
import { moved, windowOf } from '../../../components/families/overtime/strip-scale.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { overtime } from '../../../lib/documents/families/overtime/index.ts';
import { boundsRefusals } from '../../../lib/documents/families/overtime/limits.ts';
import { piecesOf } from '../../../lib/documents/families/overtime/pieces.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import type { HoursBook } from '../../../lib/overtime/book.ts';
import { presetOf, shiftOf } from '../../../lib/overtime/shifts.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';
import { ELEMENTS } from '../../../prisma/seed/dictionaries/elements.data.ts';

const calendar = calendarOf(CALENDAR);
const rowsOf = (list: 'ShiftCode' | 'HourPreset') =>
  ELEMENTS[list].map((each) => ({ ...each, disabled: false, detail: each.detail ?? {} }));

/** What is known of Тихонов: an hour of overtime on 26.11.2026. */
const book: HoursBook = {
  person: { name: 'Тихонов Игорь Андреевич', name_eng: '', position: '', position_eng: '' },
  minor: false,
  types: [
    { id: 1, code: 'overtime' },
    { id: 2, code: 'weekend' },
  ],
  presets: rowsOf('HourPreset').map(presetOf),
  shifts: rowsOf('ShiftCode').flatMap(shiftOf),
  reasons: [{ code: 'other', name: 'Другое', name_eng: 'Other', disabled: false }],
  limits: [{ date_from: '2002-02-01', organization_id: null, per_day: null, adjacent: '4', year: '120' }],
  others: [
    {
      id: 83,
      number: 'СУ-0083',
      shift: '',
      work: {
        start_date: '2026-11-26',
        time_from: '18:00',
        time_to: '19:00',
        break_minutes: 0,
        break_at: 'day',
      },
    },
  ],
  away: [],
  away_then: [],
};
const factsWith = (parameters: Record<string, string> = {}, known: HoursBook = book): RuleFacts => ({
  ...NOTHING_KNOWN,
  hours_book: known,
  today: '2026-11-19',
  calendar,
  parameters,
  type: null,
  byHr: false,
  byOwner: true,
  isNew: true,
});
const blank: DocumentRecord = {
  id: null,
  employee_id: 7,
  document_type_id: null,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
};
const completed = (fields: Record<string, unknown>, facts = factsWith()) =>
  completeDocument(overtime, { ...blank, ...fields }, new Set(Object.keys(fields)), facts);
const friday = (time_from: string) => ({
  start_date: '2026-11-27',
  time_from,
  time_to: '02:00',
  reason: 'other',
  compensation_type: 'money',
});

test('the sums of the screen: Friday 3.5 and Saturday 2, against one hour of the day before', () => {
  const { record } = completed(friday('20:00'));
  expect(
    piecesOf(record, calendar).map(({ code, day_minutes, night_minutes }) => [
      code,
      (day_minutes + night_minutes) / 60,
    ]),
  ).toEqual([
    ['С', 3.5],
    ['РВ', 2],
  ]);
  const [over, ...more] = boundsRefusals(record, factsWith());
  expect(more).toEqual([]);
  expect(over).toMatchObject({
    code: 'overtime/over-adjacent',
    cure: '20:30',
    values: { first: '2026-11-26', last: '2026-11-27', total: 4.5, max: 4, number: 'СУ-0083', taken: 1 },
  });
  expect(boundsRefusals(completed(friday('20:30')).record, factsWith())).toEqual([]);
});

test('no later start is offered where none keeps to the limit', () => {
  const full = { ...book, others: [0, 1, 2].flatMap(() => book.others) };
  const more = {
    ...full,
    others: full.others.map((other, index) => ({
      ...other,
      id: index,
      work: { ...other.work, time_from: `1${index * 2}:00`, time_to: `1${index * 2 + 2}:00` },
    })),
  };
  const [over] = boundsRefusals(completed(friday('20:00')).record, factsWith({}, more));
  expect(over).toMatchObject({ code: 'overtime/over-adjacent' });
  expect(over?.cure).toBeUndefined();
});

test('EX-023: a preset without times leaves them to be typed, and a shift gives way to typed times', () => {
  const { record: untimed } = completed({
    ...friday('20:00'),
    time_from: null,
    time_to: null,
    hour_preset: 'other',
  });
  const none = {
    hours: '0',
    time_shift_plan_day_hours: '0',
    time_shift_plan_night_hours: '0',
    break_hours: '0',
  };
  expect(untimed).toMatchObject({ ...none, hour_preset: 'other' });
  const ready = completed({ start_date: '2026-11-27', hour_preset: '9-18' }).record;
  expect(ready).toMatchObject({ time_from: '09:00', time_to: '18:00', hours: '8' });
  const turned = (patch: Partial<DocumentRecord>, before: DocumentRecord) =>
    completeDocument(overtime, { ...before, ...patch }, new Set(Object.keys(patch)), factsWith(), before)
      .record;
  const emptied = turned({ hour_preset: 'other' }, ready);
  expect(emptied).toMatchObject({ ...none, hour_preset: 'other', time_from: null, time_to: null });
  const filled = turned({ time_from: '18:00', time_to: '20:00' }, emptied);
  expect(filled).toMatchObject({ hour_preset: 'other', time_from: '18:00', time_to: '20:00', hours: '2' });
  expect(turned({ hour_preset: 'other', time_from: '18:00', time_to: '21:00' }, ready)).toMatchObject({
    hour_preset: 'other',
    hours: '3',
  });
  expect(turned({ shift_code: 'Я' }, filled)).toMatchObject({ shift_code: 'Я', hour_preset: '' });
  expect(turned({ time_to: '19:00' }, ready)).toMatchObject({ hour_preset: '', time_to: '19:00' });
  const { record } = completed({ start_date: '2026-11-27', shift_code: 'Я2' });
  expect(record).toMatchObject({ time_from: '15:00', time_to: '23:30', hours: '8', break_taken: '20:00' });
  const typed = completeDocument(
    overtime,
    { ...record, time_to: '22:00' },
    new Set(['time_to']),
    factsWith(),
    record,
  );
  expect(typed.record).toMatchObject({ shift_code: '', hours: '6.5' });
});

test('a save that touches no hours leaves those that were agreed, whatever the company has set since', () => {
  const { record } = completed(friday('20:00'));
  const facts = factsWith({ overtime_night_hours_breaktime_decrease: '1' });
  expect(completeDocument(overtime, record, new Set(['comments']), facts, record).patch).toEqual({});
});

test('AMB-123: consent is asked of whoever sends, not of who prepares while people confirm for themselves', () => {
  const { record } = completed(friday('20:30'));
  const asked = (parameters: Record<string, string>, byOwner: boolean, status_id = 'empty') =>
    findingsOf(
      overtime,
      { ...record, status_id },
      { ...factsWith({ check_btrip_onholiday: '1', ...parameters }), byOwner },
    ).refusals.map(({ code }) => code);
  expect(asked({}, true)).toEqual(['overtime/consent-needed']);
  expect(asked({}, false)).toEqual(['overtime/consent-needed']);
  expect(asked({ overtime_employee_confirmation: '1' }, false, 'created')).toEqual([]);
  expect(asked({ overtime_employee_confirmation: '1' }, true)).toEqual(['overtime/consent-needed']);
  expect(asked({ check_btrip_onholiday: '0' }, true)).toEqual([]);
});

test('the strip shows noon to noon across midnight, and its grips keep between a quarter and a day', () => {
  expect(windowOf({ from: '20:00', to: '02:00' })).toEqual({ first: 720, length: 1440 });
  expect(windowOf({ from: '18:00', to: '20:00' })).toEqual({ first: 0, length: 1440 });
  expect(moved({ from: '20:00', to: '02:00' }, 'from', 30)).toEqual({ from: '20:30', to: '02:00' });
  expect(moved({ from: '20:00', to: '20:15' }, 'to', -60)).toEqual({ from: '20:00', to: '20:15' });
  expect(moved({ from: '00:00', to: '01:00' }, 'from', -15)).toEqual({ from: '00:00', to: '01:00' });
});
