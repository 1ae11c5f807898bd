import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { heldBy } from '../../../lib/documents/counting.ts';
import { outsideEmployment } from '../../../lib/documents/employment.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { FAMILIES, familyOf } from '../../../lib/documents/families.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import { ABSENCES } from '../../../lib/families/identities.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { stepsNamed } from '../../support/matrix-actors.ts';

const EMPLOYMENT = { first: '2026-02-02', last: '2027-03-31' };
const HELD = FAMILIES.filter(({ asks }) => asks.includes('employment'));

const recordOf = (start_date: string | null, end_date: string | null, more = {}): DocumentRecord => ({
  id: 1,
  employee_id: 1,
  document_type_id: 1,
  start_date,
  end_date,
  days: null,
  comments: '',
  comments_eng: '',
  ...more,
});
const named = (family: Family, record: DocumentRecord, employment = EMPLOYMENT) =>
  outsideEmployment(family, record, employment).map(({ field, code }) => `${field} ${code}`);

test('families whose dates mean work or absence are held, papers and money are not', () => {
  expect(HELD.map(({ object_id }) => object_id).toSorted()).toEqual([
    'absence',
    'btrip',
    'homeoffice',
    'overtime',
    'sickleave',
    'vacation',
    'vacation_correction',
    'vacation_schedule',
  ]);
  const dated = FAMILIES.filter(({ dates }) => dates?.end !== undefined || dates?.working === true);
  expect(HELD).toEqual(dated);
  for (const object of ABSENCES) expect(HELD.map(({ object_id }) => object_id)).toContain(object);
});

describe.each(HELD.map((family) => [family.object_id, family] as const))('%s', (_object, family) => {
  const end = family.dates?.end ?? 'start_date';
  test.each([
    ['ends on the last working day', '2027-03-29', '2027-03-31', []],
    ['is of the last working day alone', '2027-03-31', '2027-03-31', []],
    ['begins on the first working day', '2026-02-02', '2026-02-03', []],
    ['ends after the last working day', '2027-03-25', '2027-04-07', [`${end} document/after-last-day`]],
    [
      'begins before the first working day',
      '2026-01-30',
      '2026-02-03',
      ['start_date document/before-first-day'],
    ],
    [
      'begins after the last working day',
      '2027-04-01',
      '2027-04-02',
      [...new Set(['start_date document/after-last-day', `${end} document/after-last-day`])],
    ],
    ['has no dates yet', null, null, []],
    ['has a first day alone', '2027-03-31', null, []],
  ] as const)('one that %s', (_what, first, last, refused) => {
    expect(named(family, recordOf(first, last))).toEqual(refused);
  });

  test('a last day that nobody has entered holds nothing back, nor does an unknown employment', () => {
    const record = recordOf('2030-03-25', '2030-04-07');
    expect(outsideEmployment(family, record, { first: '2026-02-02', last: null })).toEqual([]);
    expect(outsideEmployment(family, record, undefined)).toEqual([]);
  });

  test('its form and its sending ask when the person works here', () => {
    const facts = {
      ...NOTHING_KNOWN,
      employment: EMPLOYMENT,
      today: '2026-12-01',
      calendar: calendarOf([]),
      parameters: {},
      type: null,
      byHr: true,
      isNew: false,
    };
    const codes = (record: DocumentRecord) =>
      findingsOf(family, record, facts).refusals.map(({ code }) => code);
    expect(codes(recordOf('2027-03-25', '2027-04-07'))).toContain('document/after-last-day');
    expect(codes(recordOf('2027-03-25', '2027-03-31'))).not.toContain('document/after-last-day');
  });

  test('every step onward is held, no rejection and no draft', () => {
    for (const step of stepsNamed(family.object_id))
      expect([step.id, heldBy(family, step).employment]).toEqual([
        step.id,
        !step.reject && step.next_status_id !== 'draft',
      ]);
  });
});

test.each([
  ['overtime', 'dayoff_date', '2027-03-31', []],
  ['overtime', 'dayoff_date', '2027-04-05', ['dayoff_date document/after-last-day']],
  ['absence', 'worked_date', '2026-02-02', []],
  ['absence', 'worked_date', '2026-02-01', ['worked_date document/before-first-day']],
])('the day that %s names as %s, %s', (object, field, day, refused) => {
  const family = familyOf(object);
  expect(family && named(family, recordOf('2027-03-15', '2027-03-15', { [field]: day }))).toEqual(refused);
});

test('a night of overtime that ends after the last working day is refused at its day', () => {
  const family = familyOf('overtime');
  expect(family && named(family, recordOf('2027-03-31', '2027-04-01'))).toEqual([
    'start_date document/after-last-day',
  ]);
});
