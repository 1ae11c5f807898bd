import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import type { Family, FamilyInput } from '../../../lib/documents/family.ts';
import { defineFamily } from '../../../lib/documents/family.ts';
import type { DocumentRecord, RuleFacts } from '../../../lib/documents/record.ts';
import { text } from '../../../lib/objects/kinds.ts';
import { flagOf, type Parameters } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

const TODAY = '2026-11-18';

const factsOf = (parameters: Parameters = {}): RuleFacts => ({
  ...NOTHING_KNOWN,
  today: TODAY,
  calendar: calendarOf([]),
  parameters,
  type: { code: 'any', detail: parseTypeDetail({}) },
  byHr: false,
  isNew: true,
});

const record = (more: object = {}): DocumentRecord => ({
  id: null,
  employee_id: 7,
  document_type_id: null,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
  ...more,
});

const parking = (more: Partial<FamilyInput> = {}): Family =>
  defineFamily({
    object_id: 'parking',
    routes: { form: 'uparking', list: 'uparkings' },
    group: 'time',
    readers: { accountant: false, reviewer: true },
    prefix: 'ПК',
    table: 'parking',
    fields: { car: text(20, { write: 'always' }), note: text(20, { write: 'always' }) },
    form: { sections: [{ key: 'car', controls: ['car', 'note'] }], attachments: false },
    list: { shown: [], offered: [] },
    needs: [],
    // Offered where the company says so.
    complete: (_record, { parameters }) => (flagOf(parameters, 'planning_time_visible') ? {} : { note: '' }),
    ...more,
  });

const refused = (family: Family, given: readonly string[], parameters: Parameters = {}): string[] =>
  completeDocument(
    family,
    record({ car: 'А1', note: 'у входа' }),
    new Set(given),
    factsOf(parameters),
  ).refusals.map(({ field, code }) => `${field} ${code}`);

test('a value that a save would lose is refused with its field, whatever else is saved', () => {
  expect(refused(parking(), ['car', 'note'])).toEqual(['note field/not-taken']);
  expect(refused(parking(), ['note'], { planning_time_visible: '1' })).toEqual([]);
});

test('what was kept before and is emptied by another answer is not what was just set', () => {
  expect(refused(parking(), ['car'])).toEqual([]);
});

test('a field that is still asked for became something else by a rule', () => {
  expect(refused(parking({ unasked: () => [] }), ['note'])).toEqual([]);
  expect(refused(parking({ unasked: () => ['note'] }), ['note'])).toEqual(['note field/not-taken']);
});

const BOOK: NonNullable<RuleFacts['hours_book']> = {
  person: { name: '', name_eng: '', position: '', position_eng: '' },
  minor: false,
  types: [],
  presets: [],
  shifts: [],
  reasons: [],
  limits: [],
  others: [],
  away: [],
  away_then: [],
};

/** A paper of no period that says nothing in words. */
const PAPER: NonNullable<RuleFacts['paper_type']> = {
  id: 1,
  code: 'work',
  name: 'Справка',
  name_eng: 'Certificate',
  made_by: 'portal',
  norm_days: 1,
  period: 'none',
  languages: ['ru'],
  as_file: true,
  on_paper: true,
  free_text: false,
  disabled: false,
};

/** Values that documents as they stand have no place for, of the families that empty some. */
const LOST: readonly (readonly [
  family: string,
  field: string,
  value: unknown,
  more?: Partial<RuleFacts>,
  record?: object,
])[] = [
  ['vacation', 'hours', '4'],
  ['sickleave', 'vacation_choice', 'extend'],
  ['overtime', 'dayoff_date', '2026-12-07', { hours_book: BOOK }, { compensation_type: 'money' }],
  ['request', 'year', 2026, { paper_type: PAPER }],
  ['request', 'month', 5, { paper_type: PAPER }],
  ['request', 'text', 'О приёме', { paper_type: PAPER }],
  [
    'statement',
    'dismissal_reason_id',
    1,
    { type: { code: 'resignation', detail: parseTypeDetail({}) } },
    { statement_date: '2026-11-01', dismissal_date: '2026-12-31' },
  ],
];

test.each(LOST)(
  '%s: %s is refused where nothing asks for it',
  (object_id, field, value, more = {}, said = {}) => {
    const family = FAMILIES.find((each) => each.object_id === object_id);
    const { refusals } = family
      ? completeDocument(family, record({ ...said, [field]: value }), new Set([field]), {
          ...factsOf(),
          ...more,
        })
      : { refusals: [] };
    expect(refusals).toEqual([{ field, code: 'field/not-taken' }]);
  },
);
