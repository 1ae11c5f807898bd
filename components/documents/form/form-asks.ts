import type { Family } from '../../../lib/documents/family.ts';
import { chosenFields, linesOfForm } from '../../../lib/documents/form.ts';
import { type Day, daysBetween, isDay } from '../../../lib/kernel/day.ts';
import type { Ask, KeptCall } from '../../rpc/ask.ts';
import { linesIn, wireLines } from './form-lines.ts';
import type { Values } from './values.ts';

/** What is known of the lines of a family. */
type Lined = Pick<Family, 'object_id' | 'lines'>;

/** One document as the view shows it to the caller, with its lines. */
export const rowAsk = ({ object_id, lines: ofFamily = {} }: Lined, id: number): Ask => {
  const lines = Object.keys(ofFamily);
  return {
    object: object_id,
    query: {
      filter: `id = ${id}`,
      rowsPerPage: 1,
      ...(lines.length > 0 ? { with: lines.join(',') } : {}),
    },
  };
};

/** The latest documents of a person that another may be linked to, by what each says of itself among all families. */
export const linkAsk = (object_id: string, employee_id: number): Ask => ({
  object: 'document',
  query: {
    filter: `object_id = '${object_id}' and employee_id = ${employee_id}`,
    orderBy: 'id',
    sort: 'desc',
    rowsPerPage: 100,
  },
});

/** A document that another is linked to, the same way. */
export const linkedAsk = (object_id: string, id: number): Ask => ({
  object: 'document',
  query: { filter: `object_id = '${object_id}' and id = ${id}`, rowsPerPage: 1 },
});

/** The attachments of a document that people put there. */
export const filesAsk = (object_id: string, id: number): Ask => ({
  object: 'file',
  query: {
    filter: `document_object_id = '${object_id}' and registrator_id = ${id} and deleted = '0' and server_made = '0' and discussion_message_id is null`,
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

/** Why what was decided of a document was changed, oldest first. */
export const changesAsk = (object_id: string, id: number): Ask => ({
  object: 'document_change',
  query: {
    filter: `object_id = '${object_id}' and registrator_id = ${id}`,
    orderBy: 'id',
    sort: 'asc',
    rowsPerPage: 'all',
  },
});

/**
 * The facts a document of the form's values is judged by; undefined where its family asks nothing, or no person is
 * chosen yet. Facts follow from what is chosen, not from what is typed; `lines` are those that have come to rest.
 */
export const factsCall = (
  family: Family,
  values: Values,
  id: number | null,
  rested: Values = values,
): KeptCall | undefined => {
  if (family.asks.length === 0 || !isPerson(values)) return undefined;
  const chosen = {
    ...Object.fromEntries(
      ['employee_id', ...chosenFields(family.form)].map((field) => [field, values[field] ?? null]),
    ),
    ...Object.fromEntries(
      linesOfForm(family.form).map(({ field }) => [field, wireLines(linesIn(rested, field))]),
    ),
  };
  return {
    key: ['view', family.object_id, 'facts', id, chosen],
    method: 'document.facts',
    params: { object: family.object_id, ...(id === null ? {} : { id }), values: chosen },
  };
};

export const isPerson = ({ employee_id }: Values): boolean => Number(employee_id ?? 0) > 0;

/** The longest period drawn day by day. */
const LONGEST_DAYS = 62;

/** The days of a form on which it is drawn who else is away; null while it has none, or more than are drawn. */
export const drawnPeriod = (start: unknown, end: unknown): { first: Day; last: Day } | null =>
  isDay(start) && isDay(end) && end >= start && daysBetween(start, end) < LONGEST_DAYS
    ? { first: start, last: end }
    : null;
