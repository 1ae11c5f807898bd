import type { Locale } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { DOCUMENT_FIELDS } from '../../../lib/documents/fields.ts';
import type { ListColumn } from '../../../lib/documents/list.ts';

/** Whether the list an object is read from has a field: what waits is read from all families and has the common ones only. */
export const isIn = (object: string, field: string): boolean =>
  object !== 'incomplete' || Object.hasOwn(DOCUMENT_FIELDS, field);

/** The fields some columns show, each once, in the reader's language where there are two. */
export const shownFields = (
  columns: readonly ListColumn[],
  object: string,
  family: Family,
  locale: Locale,
): string[] => [
  ...new Set(
    columns
      .flatMap((column) => column.fields)
      .filter((field) => isIn(object, field))
      .map((field) =>
        locale === 'en' && Object.hasOwn(family.object.fields, `${field}_eng`) ? `${field}_eng` : field,
      ),
  ),
];
