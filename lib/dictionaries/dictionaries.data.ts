import { ROLES } from '../access/roles.ts';
import { DAY_COUNTS } from '../calendar/day-count.ts';
import { FAMILY_IDENTITIES } from '../families/identities.ts';
import { OTHER_FORMS } from '../forms/other-forms.data.ts';
import { ELEMENT_DICTIONARIES, type ElementDictionary } from '../objects/elements.data.ts';
import { always, code, flag, integer, money, text } from '../objects/kinds.ts';
import { ROUTES } from '../routes/table.ts';
import { LEAVE_KINDS } from '../workflow/document.ts';
import type { Dictionary } from './dictionary.ts';

/** A dictionary that is a code with names and a place. */
const plain = (
  name: string,
  object: string,
  own: readonly string[] = [],
  narrowed: readonly string[] = [],
): Dictionary => ({
  name,
  object,
  columns: ['name', 'name_eng', 'code', ...own, 'sort', 'disabled'],
  searched: ['name', 'name_eng', 'code'],
  narrowed: [...narrowed, 'disabled'],
  key: ['code'],
});

/** A dictionary of elements; those of hours have fields of their own. */
const ofElements = ({
  code: dictionary_code,
  object_id,
  name,
  detail = [],
}: ElementDictionary): Dictionary => ({
  ...plain(name, 'dictionary_element', detail.length > 0 ? [] : ['description']),
  only: { dictionary_code, dictionary_object_id: object_id },
  ...(detail.length > 0 && {
    detail: Object.fromEntries(
      detail.map((place) => [place, text(place === 'follow' ? 200 : 5, { ...always, nullable: true })]),
    ),
  }),
});

/** Every dictionary that has its screen from the kit; those with a route of their own are named as it (specification 2.5). */
export const DICTIONARIES: readonly Dictionary[] = [
  {
    name: 'statuses',
    object: 'status',
    columns: ['name', 'name_eng', 'id', 'sort', 'disabled'],
    searched: ['name', 'name_eng', 'id'],
    narrowed: ['disabled'],
    key: ['id'],
    shipped: true,
  },
  {
    ...plain(
      'documenttypes',
      'document_type',
      ['object_id', 'organization_id'],
      ['object_id', 'organization_id'],
    ),
    key: ['object_id', 'code'],
    values: { object_id: FAMILY_IDENTITIES.map(({ object_id }) => object_id) },
    said: {
      object_id: 'shell.families',
      day_count: 'dictionaries.day_count',
      leave_kind: 'dictionaries.leave_kind',
    },
    detail: {
      day_count: code(40, { ...always, values: DAY_COUNTS }),
      attach_require: flag(always),
      comment_require: flag(always),
      reason_require: flag(always),
      check_limit: flag(always),
      limit_free: flag(always),
      leave_kind: code(20, { ...always, values: LEAVE_KINDS }),
      unearned_from_day: integer({ ...always, nullable: true }),
      disable_grid_button: flag(always),
      amount_max: money(2, { ...always, nullable: true }),
      next_status_forbidden_period_vs_start_date: integer({ ...always, nullable: true }),
      'type_hint.ru': text(300, always),
      'type_hint.en': text(300, always),
      'comment_hint.ru': text(300, always),
      'comment_hint.en': text(300, always),
    },
  },
  {
    ...plain('requesttypes', 'request_type', ['made_by', 'norm_days'], ['made_by']),
    said: {
      made_by: 'dictionaries.made_by',
      period: 'dictionaries.period',
      languages: 'dictionaries.languages',
    },
  },
  plain('expensetypes', 'expense_type', ['receipt']),
  plain('expensegoals', 'expense_goal'),
  { ...plain('btripcities', 'city', ['country_code'], ['country_code']), key: ['country_code', 'code'] },
  plain('countries', 'country'),
  plain('currencies', 'currency'),
  plain('dismissal-reasons', 'dismissal_reason'),
  ...ELEMENT_DICTIONARIES.map(ofElements),
  {
    name: 'rates',
    object: 'currency_rate',
    columns: ['currency_code', 'date', 'units', 'value', 'quoted_in', 'source'],
    searched: ['source'],
    narrowed: ['currency_code'],
    key: ['currency_code', 'quoted_in', 'date'],
  },
  {
    name: 'per-diem',
    object: 'perdiem_rate',
    columns: ['place', 'country_code', 'amount', 'currency_code', 'date_from', 'organization_id'],
    searched: ['country_name', 'country_name_eng'],
    narrowed: ['place', 'organization_id'],
    key: ['organization_id', 'place', 'country_code', 'date_from'],
    said: { place: 'dictionaries.place' },
  },
  {
    name: 'calendar',
    object: 'calendar',
    columns: ['name', 'name_eng', 'type', 'start_date', 'end_date', 'organization_id'],
    searched: ['name', 'name_eng'],
    narrowed: ['type', 'organization_id'],
    key: ['start_date', 'end_date', 'organization_id'],
    said: { type: 'dictionaries.day_type' },
  },
  {
    name: 'office-seats',
    object: 'office_location',
    columns: ['location', 'organization_id', 'seats', 'disabled'],
    searched: ['location'],
    narrowed: ['organization_id', 'disabled'],
    key: ['organization_id', 'location'],
  },
  {
    name: 'overtime-limits',
    object: 'overtime_limit',
    columns: ['date_from', 'organization_id', 'per_day', 'adjacent', 'year'],
    searched: ['organization_name', 'organization_name_eng'],
    narrowed: ['organization_id'],
    key: ['organization_id', 'date_from'],
  },
  {
    name: 'schedule-periods',
    object: 'vacation_schedule_period',
    columns: ['year', 'organization_id', 'date_from', 'date_to', 'status'],
    searched: [],
    narrowed: ['organization_id', 'status'],
    key: ['organization_id', 'year'],
    said: { status: 'dictionaries.period_status' },
  },
  {
    name: 'department-norms',
    object: 'department_norm',
    columns: ['department', 'organization_id', 'away_max'],
    searched: ['department'],
    narrowed: ['organization_id'],
    key: ['organization_id', 'department'],
  },
  {
    name: 'reports',
    object: 'report',
    columns: ['name', 'object_id', 'role', 'code', 'sort', 'disabled'],
    searched: ['name', 'name_eng', 'code'],
    narrowed: ['object_id', 'role', 'disabled'],
    key: ['code'],
    values: { object_id: [...FAMILY_IDENTITIES.map(({ object_id }) => object_id), ...OTHER_FORMS] },
    said: { object_id: 'shell.families', role: 'shell.role' },
    takenAt: '/api/excel/{code}',
  },
  {
    name: 'organizations',
    object: 'organization',
    columns: [
      'name',
      'name_eng',
      'code',
      'inn',
      'ogrn',
      'okpo',
      'address',
      'phone',
      'country_code',
      'currency_code',
      'disabled',
    ],
    searched: ['name', 'name_eng', 'code', 'inn'],
    narrowed: ['disabled'],
    key: ['code'],
  },
  {
    name: 'texts',
    object: 'lan',
    columns: ['alias', 'name', 'name_eng'],
    searched: ['alias', 'name', 'name_eng'],
    key: ['alias'],
  },
  {
    name: 'parameters',
    object: 'parameter',
    columns: ['code', 'value'],
    searched: ['code', 'value'],
    key: ['code'],
  },
  {
    name: 'screensets',
    object: 'screenset',
    columns: ['route_name', 'role', 'organization_id', 'visible', 'sort', 'disabled'],
    searched: ['route_name'],
    narrowed: ['role', 'organization_id', 'disabled'],
    key: ['route_name', 'role', 'organization_id'],
    values: { route_name: ROUTES.map(({ name }) => name), role: ROLES },
    said: { role: 'shell.role', route_name: 'shell.routes' },
  },
  {
    name: 'vacationlimits',
    object: 'vacation_limit',
    columns: [
      'employee_id',
      'period',
      'on_date',
      'norma',
      'days_limit',
      'days_planned',
      'days_rest',
      'employee_start_date',
    ],
    searched: ['employee_name', 'employee_name_eng'],
    key: ['employee_id', 'period', 'on_date'],
    explained: { route: 'uleave-days', by: 'employee_id' },
  },
  {
    name: 'tables/employees',
    object: 'employee',
    columns: [
      'name',
      'name_eng',
      'number',
      'position',
      'department',
      'organization_id',
      'hire_date',
      'dismissal_date',
      'disabled',
    ],
    searched: ['name', 'name_eng', 'number', 'position', 'department'],
    narrowed: ['organization_id', 'disabled'],
    key: ['organization_id', 'number'],
  },
  {
    name: 'tables/employees_1C',
    object: 'employee_1c',
    columns: [
      'name',
      'code',
      'number',
      'position',
      'department',
      'organization_code',
      'hire_date',
      'dismissal_date',
    ],
    searched: ['name', 'code', 'number', 'department'],
    key: ['code'],
  },
];

const byName = new Map(DICTIONARIES.map((dictionary) => [dictionary.name, dictionary]));

export const dictionaryNamed = (name: string): Dictionary | undefined => byName.get(name);
