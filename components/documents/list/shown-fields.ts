import type { Locale } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { DOCUMENT_FIELDS } from '../../../lib/documents/fields.ts';
import type { ListColumn } from '../../../lib/documents/list.ts';

/** Whether the list an object is read from has a field: what waits is read from all families and has the common ones only. */
export const isIn = (object: string, field: string): boolean =>
  object !== 'incomplete' || Object.hasOwn(DOCUMENT_FIELDS, field);

/** What some columns show, each once: fields, in the reader's language where there are two, and what is computed. */
export const shownFields = (
  columns: readonly ListColumn[],
  object: string,
  family: Family,
  locale: Locale,
): string[] => [
  ...new Set(
    columns
      .flatMap((column) => (COMPUTED.includes(column.kind) ? column.kind : column.fields))
      .filter((field) => COMPUTED.includes(field) || isIn(object, field))
      .map((field) =>
        locale === 'en' && Object.hasOwn(family.object.fields, `${field}_eng`) ? `${field}_eng` : field,
      ),
  ),
];

/** Columns that no field stores: the sheet has them in the words of the screen. */
const COMPUTED: readonly string[] = ['holder', 'away'];
