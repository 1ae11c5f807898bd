import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import type { Family, FamilyInput } from '../../../lib/documents/family.ts';
import { defineFamily } from '../../../lib/documents/family.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import { text } from '../../../lib/objects/kinds.ts';
import { flagOf, type Parameters } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';

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
  expect(refused(parking({ moments: { standing: () => ({ unasked: [] }) } }), ['note'])).toEqual([]);
  expect(refused(parking({ moments: { standing: () => ({ unasked: ['note'] }) } }), ['note'])).toEqual([
    'note field/not-taken',
  ]);
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
interface Lost {
  readonly object_id: string;
  readonly field: string;
  readonly value: unknown;
  readonly facts?: Partial<RuleFacts>;
  readonly beside?: object;
}
const ofPaper = (field: string, value: unknown): Lost => ({
  object_id: 'request',
  field,
  value,
  facts: { paper_type: PAPER },
});
const LOST: readonly Lost[] = [
  { object_id: 'vacation', field: 'hours', value: '4' },
  { object_id: 'sickleave', field: 'vacation_choice', value: 'extend' },
  {
    object_id: 'overtime',
    field: 'dayoff_date',
    value: '2026-12-07',
    facts: { hours_book: BOOK },
    beside: { compensation_type: 'money' },
  },
  ofPaper('year', 2026),
  ofPaper('month', 5),
  ofPaper('text', 'О приёме'),
  {
    object_id: 'statement',
    field: 'dismissal_reason_id',
    value: 1,
    facts: { type: { code: 'resignation', detail: parseTypeDetail({}) } },
    beside: { statement_date: '2026-11-01', dismissal_date: '2026-12-31' },
  },
];

test.each(LOST)('$object_id: $field is refused where nothing asks for it', (lost) => {
  const { object_id, field, value, facts = {}, beside = {} } = lost;
  const family = FAMILIES.find((each) => each.object_id === object_id);
  const said = record({ ...beside, [field]: value });
  const completed = family && completeDocument(family, said, new Set([field]), { ...factsOf(), ...facts });
  expect(completed?.refusals).toEqual([{ field, code: 'field/not-taken' }]);
});
