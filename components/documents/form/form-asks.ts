import type { Family } from '../../../lib/documents/family.ts';
import { type Day, daysBetween, isDay, yearOf } from '../../../lib/kernel/day.ts';
import type { Ask } from '../../rpc/ask.ts';
import type { Values } from './values.ts';

/** One document as the view shows it to the caller. */
export const rowAsk = (object_id: string, id: number): Ask => ({
  object: object_id,
  query: { filter: `id = ${id}`, rowsPerPage: 1 },
});

/** The attachments of a document that people put there. */
export const filesAsk = (object_id: string, id: number): Ask => ({
  object: 'file',
  query: {
    filter: `document_object_id = '${object_id}' and registrator_id = ${id} and deleted = '0' and server_made = '0'`,
    select: 'id,name,original_name,content_type,size,hash,create_date',
    rowsPerPage: 'all',
  },
});

/** The history of a document, oldest first. */
export const historyAsk = (object_id: string, id: number): Ask => ({
  object: 'document_status',
  query: {
    filter: `object_id = '${object_id}' and registrator_id = ${id}`,
    orderBy: 'seq',
    sort: 'asc',
    rowsPerPage: 'all',
  },
});

/** Documents of the person that hold on some day of the period, this one apart; undefined without a period. */
export const overlapAsk = (family: Family, values: Values, id: number | null): Ask | undefined => {
  const { start_date: start, end_date: end } = values;
  if (!isPerson(values) || !isDay(start) || !isDay(end) || end < start) return undefined;
  const filter = [
    `employee_id = ${values.employee_id}`,
    `start_date <= '${end}'`,
    `end_date >= '${start}'`,
    ...held(id),
  ].join(' and ');
  return {
    object: family.object_id,
    query: { filter, select: 'id,object_id,number,start_date,end_date', rowsPerPage: 20 },
  };
};

/** The year whose days a form takes; null while it names none. */
export const yearOfValues = ({ period, start_date }: Values): number | null =>
  typeof period === 'number' ? period : isDay(start_date) ? yearOf(start_date) : null;

/**
 * The other documents a person may take days of the form's year with: they begin in it or in the years beside it.
 * Undefined where the family advises nothing about them.
 */
export const partsAsk = (family: Family, values: Values, id: number | null): Ask | undefined => {
  const year = yearOfValues(values);
  if (family.advice === undefined || !isPerson(values) || year === null) return undefined;
  const filter = [
    `employee_id = ${values.employee_id}`,
    `start_date >= '${year - 1}-01-01'`,
    `start_date <= '${year + 1}-12-31'`,
    ...held(id),
  ].join(' and ');
  return {
    object: family.object_id,
    query: { filter, select: 'id,start_date,days,period,replaced,detail', rowsPerPage: 'all' },
  };
};

export const isPerson = ({ employee_id }: Values): boolean => Number(employee_id ?? 0) > 0;

/** Sent and not declined, another than this one. */
const held = (id: number | null): string[] => [
  "status_id not in ('empty', 'draft', 'declined')",
  ...(id === null ? [] : [`id <> ${id}`]),
];

/** The longest period drawn day by day. */
const LONGEST_DAYS = 62;

/** The days of a form on which it is drawn who else is away; null while it has none, or more than are drawn. */
export const drawnPeriod = (start: unknown, end: unknown): { first: Day; last: Day } | null =>
  isDay(start) && isDay(end) && end >= start && daysBetween(start, end) < LONGEST_DAYS
    ? { first: start, last: end }
    : null;
