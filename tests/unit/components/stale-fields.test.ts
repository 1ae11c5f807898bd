import { expect, test } from 'vitest';
import {
  actorOf,
  documentFacts,
  formRecord,
  type Situation,
  staleFields,
} from '../../../components/documents/form/judgement.ts';
import { emptiedOf, emptyValues, type Values } from '../../../components/documents/form/values.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { type FactBag, NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import { materialassistance } from '../../../lib/documents/families/materialassistance/index.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { Parameters as Settings } from '../../../lib/settings/read.ts';

const ACTOR = actorOf(
  {
    id: 1,
    login: 'employee',
    client_id: 1,
    client_code: 'demo',
    employee_id: 7,
    organization_id: 1,
    grant_id: null,
    roles: ['employee'],
    dismissed: '0',
  } as unknown as Parameters<typeof actorOf>[0],
  'ru',
);

const TYPES = {
  unpaid: {
    id: 1,
    object_id: 'vacation',
    code: 'unpaid',
    detail: { limit_free: '1', day_count: 'calendar' },
  },
  annual: { id: 2, object_id: 'vacation', code: 'annual', detail: {} },
  child: { id: 3, object_id: 'materialassistance', code: 'child_birth', detail: {} },
  marriage: { id: 4, object_id: 'materialassistance', code: 'marriage', detail: {} },
} as const;

const READ: FactBag = { ...NOTHING_KNOWN };

const stale = (
  family: Family,
  chosen: keyof typeof TYPES | undefined,
  typed: Values,
  {
    parameters = {},
    facts = READ,
    known = true,
  }: { parameters?: Settings; facts?: FactBag; known?: boolean } = {},
): readonly string[] => {
  const type = chosen && TYPES[chosen];
  const values: Values = { ...emptyValues(family.form, 7), document_type_id: type?.id ?? null, ...typed };
  const entry = known ? type : undefined;
  const situation: Situation = {
    family,
    values,
    row: undefined,
    given: new Set(Object.keys(values).filter((field) => values[field] !== null && values[field] !== '')),
    doc: documentFacts(family, undefined, values, entry as Parameters<typeof documentFacts>[3], ACTOR),
    actor: ACTOR,
    parameters,
    calendar: calendarOf([]),
    today: '2027-06-01',
    timeZone: 'Europe/Moscow',
    facts,
    files_count: 0,
  };
  return staleFields(situation, formRecord(situation));
};

const LISTED = { parameters: { vacation_visible_hours: 'unpaid' } };
const DAY = { start_date: '2027-06-07', end_date: '2027-06-07' };

test('a form gives up what another type hides, and keeps what it still offers', () => {
  expect(stale(vacation, 'unpaid', { ...DAY, hours: '4' }, LISTED)).toEqual([]);
  expect(stale(vacation, 'annual', { ...DAY, hours: '4' }, LISTED)).toEqual(['hours']);
  expect(stale(vacation, 'unpaid', { ...DAY, hours: '4' })).toEqual(['hours']);
  expect(stale(materialassistance, 'child', { child_name: 'Аня' })).toEqual([]);
  expect(stale(materialassistance, 'marriage', { child_name: 'Аня' })).toEqual(['child_name']);
});

test('nothing is given up while a type is not chosen, or it and the facts are still to be read', () => {
  expect(stale(materialassistance, undefined, { child_name: 'Аня' })).toEqual([]);
  expect(stale(materialassistance, 'marriage', { child_name: 'Аня' }, { known: false })).toEqual([]);
  expect(stale(vacation, 'annual', { ...DAY, hours: '4' }, { ...LISTED, facts: NOTHING_KNOWN })).toEqual([]);
});

test('what a form gives up is emptied, a cell of a line by its place; what is empty changes nothing', () => {
  const lines = [
    { key: 'a', id: 1, cells: { amount: '5', rate: '82.5' } },
    { key: 'b', id: null, cells: { amount: '7', rate: '1.2' } },
  ];
  const values = { hours: '4', details: lines };
  expect(emptiedOf(values, ['hours', 'details.1.rate'])).toEqual({
    hours: null,
    details: [lines[0], { key: 'b', id: null, cells: { amount: '7', rate: null } }],
  });
  expect(emptiedOf(values, ['details.1.rate', 'details.0.rate'])?.details).toMatchObject([
    { cells: { rate: null } },
    { cells: { rate: null } },
  ]);
  expect(emptiedOf({ ...values, hours: '' }, ['hours', 'details.2.rate', 'other'])).toBeUndefined();
});
