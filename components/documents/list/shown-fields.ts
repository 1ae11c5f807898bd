import type { Locale } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { ListColumn } from '../../../lib/documents/list.ts';

/** What some columns show, each once: fields, in the reader's language where there are two, and what is computed. */
export const shownFields = (columns: readonly ListColumn[], family: Family, locale: Locale): string[] => [
  ...new Set(
    columns
      .flatMap((column) => (COMPUTED.includes(column.kind) ? column.kind : column.fields))
      .map((field) =>
        locale === 'en' && Object.hasOwn(family.object.fields, `${field}_eng`) ? `${field}_eng` : field,
      ),
  ),
];

/** Columns that no field stores: the sheet has them in the words of the screen. */
const COMPUTED: readonly string[] = ['holder', 'away'];
