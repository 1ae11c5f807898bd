import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { completeDocument } from '../../../lib/documents/complete.ts';
import { NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { standingOf } from '../../../lib/documents/moments.ts';
import type { PrintFacts } from '../../../lib/documents/print.ts';
import { areHours, hoursLimit, isWholeDay, takesHours } from '../../../lib/leave/hours.ts';
import { wrongParameter } from '../../../lib/parameters/wrong-value.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';

const LIMIT = 'vacation_shift_unpaid_leave_overhours_per_day';
const type = (code: string, isFree: boolean) => ({
  code,
  detail: parseTypeDetail({ limit_free: isFree ? '1' : '0', day_count: 'calendar' }),
});
const UNPAID = type('unpaid', true);
const LISTED = { vacation_visible_hours: 'annual; Unpaid' };

describe('AMB-102: which leaves have hours', () => {
  test.each([
    ['a listed type that takes nothing from a balance, in whatever case', UNPAID, LISTED, true],
    ['one that is not listed', type('study', true), LISTED, false],
    ['one that takes from a balance, listed or not', type('annual', false), LISTED, false],
    ['none while no type is chosen', null, LISTED, false],
    ['none where the company lists none', UNPAID, {}, false],
  ])('%s', (_, of, parameters, has) => {
    expect(takesHours({ type: of, parameters })).toBe(has);
  });
});

describe('AMB-102: hours', () => {
  test.each([
    ['0.25', true],
    ['7', true],
    ['2.50', true],
    ['24', true],
    ['0', false],
    ['-1', false],
    ['0.1', false],
    ['2.255', false],
    ['24.25', false],
    [null, false],
  ])('%s are whole quarters of a day: %s', (hours, are) => {
    expect(areHours(hours)).toBe(are);
  });

  test.each([
    ['7', undefined, false],
    ['7.25', undefined, true],
    ['24', undefined, true],
    ['24', '0', false],
    ['24', '-1', false],
    ['4', '3,5', true],
    ['3.5', '3,5', false],
    ['30', undefined, false],
  ])('%s by the limit %s are a whole day: %s', (hours, limit, isWhole) => {
    expect(isWholeDay(hours, { [LIMIT]: limit })).toBe(isWhole);
  });

  test('0 or less is no limit, and may be entered', () => {
    expect([undefined, '7.5', '0', '-1'].map((limit) => hoursLimit({ [LIMIT]: limit }))).toEqual([
      7,
      7.5,
      undefined,
      undefined,
    ]);
    const known = { types: new Set<string>(), type_ids: new Set<string>(), objects: new Set<string>() };
    const wrong = (value: string) => wrongParameter(LIMIT, value, { ...known, statuses: new Set() })?.code;
    expect(['0', '-24', '7,5', '25'].map(wrong)).toEqual([undefined, undefined, undefined, 'parameter/more']);
  });
});

const DAY = { start_date: '2027-06-07', end_date: '2027-06-07', days: 1 };
const record = (more: object): DocumentRecord => ({
  id: 1,
  employee_id: 7,
  document_type_id: 1,
  ...DAY,
  comments: '',
  comments_eng: '',
  ...more,
});
const factsOf = (of: typeof UNPAID, parameters: Record<string, string>) => ({
  ...NOTHING_KNOWN,
  today: '2027-06-01',
  calendar: calendarOf([]),
  parameters,
  type: of,
  byHr: false,
  isNew: true,
});
const completed = (
  more: object,
  { of = UNPAID, parameters = LISTED, given = Object.keys(more) }: Partial<Case> = {},
) => completeDocument(vacation, record(more), new Set(given), factsOf(of, parameters));
interface Case {
  of: typeof UNPAID;
  parameters: Record<string, string>;
  given: string[];
}

describe('AMB-102: a leave that is completed', () => {
  test.each<readonly [string, object, Partial<Case>, string | null | undefined]>([
    ['keeps its hours up to the limit', { hours: '7' }, {}, '7'],
    ['is of the whole day above it', { hours: '7.25' }, {}, null],
    ['keeps them where there is no limit', { hours: '8' }, { parameters: { ...LISTED, [LIMIT]: '0' } }, '8'],
    [
      'loses them with its type',
      { hours: '2', document_type_id: 2 },
      { of: type('study', true), given: ['document_type_id'] },
      null,
    ],
    [
      'keeps what was agreed whatever the company says later',
      { hours: '2' },
      { parameters: {}, given: ['comments'] },
      '2',
    ],
    ['stays without hours', {}, {}, undefined],
  ])('%s', (_, more, by, hours) => {
    const { record: kept, refusals } = completed(more, by);
    expect([kept.hours, kept.days, refusals]).toEqual([hours, 1, []]);
  });

  test.each<readonly [string, Partial<Case>]>([
    ['its type is not listed', { parameters: {} }],
    ['it takes from a balance', { of: type('annual', false) }],
    ['they come with another type', { of: type('study', true), given: ['hours', 'document_type_id'] }],
  ])('is refused hours where %s', (_, by) => {
    expect(completed({ hours: '2' }, by).refusals).toEqual([{ field: 'hours', code: 'field/not-taken' }]);
  });

  test.each<readonly [string, object, string[]]>([
    ['no hours', { hours: '0' }, ['hours vacation/hours']],
    ['less than none', { hours: '-2' }, ['hours vacation/hours']],
    ['parts of a quarter', { hours: '8.1' }, ['hours vacation/hours']],
    ['more than a day has', { hours: '25' }, ['hours vacation/hours']],
    [
      'hours over two days',
      { hours: '2', end_date: '2027-06-08', days: 2 },
      ['end_date vacation/hours-of-one-day'],
    ],
    ['whole days where the hours are those of one', { hours: '8', end_date: '2027-06-08', days: 2 }, []],
    ['hours while its last day is not known', { hours: '2', end_date: null, days: null }, []],
  ])('is refused %s', (_, more, codes) => {
    expect(completed(more).refusals.map(({ field, code }) => `${field} ${code}`)).toEqual(codes);
  });
});

test.each<readonly [string, object, Record<string, string>, boolean]>([
  ['one day', {}, LISTED, true],
  ['no day yet', { start_date: null, end_date: null, days: null }, LISTED, true],
  ['several days', { end_date: '2027-06-08', days: 2 }, LISTED, false],
  [
    'hours over several days, to take them out',
    { end_date: '2027-06-08', days: 2, hours: '2' },
    LISTED,
    true,
  ],
  ['a type that is not listed', {}, {}, false],
])('AMB-102: the form asks for hours: %s', (_, more, parameters, isAsked) => {
  const { unasked } = standingOf(vacation, record(more), factsOf(UNPAID, parameters));
  expect(unasked?.includes('hours')).toBe(!isAsked);
});

test.each<readonly [string, object, string[]]>([
  ['the day and its hours', { hours: '2.50' }, ['part: 2,5']],
  ['days in words where there are none', { hours: null }, ['ask: undefined']],
])('AMB-102: the printed form says %s', (_, more, said) => {
  const facts: PrintFacts = {
    object_id: 'vacation',
    number: 'ОТ-1',
    organization: '',
    employee: { name: '', position: '', department: '', number: '' },
    record: record(more),
    type: { name: 'Отпуск без сохранения заработной платы', ...UNPAID },
    names: {},
    holidays: [],
    attachments: [],
    date: '2027-06-01',
  };
  const spelling = { days: () => '', amount: () => '' };
  const sentences = (vacation.print?.sentences ?? []).flatMap(({ key, values }) => {
    const printed = values(facts, 'ru', spelling);
    return printed ? [`${key}: ${printed.hours}`] : [];
  });
  expect(sentences).toEqual(said);
});
