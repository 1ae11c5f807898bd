import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { isOfCandidates } from '../../lib/families/kinds.data.ts';
import { and, anyOf, eq, type Filter } from '../../lib/filter/filter.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { FILE_KINDS } from '../../lib/objects/file-kinds.ts';
import { rowsAddress } from '../lists/rows-address.ts';
import { eitherOf, oneOf } from '../lists/rows-choices.ts';
import type { RowsSource } from '../lists/use-rows.ts';
import { FILE_FIELDS } from './file-row.ts';

export const FAMILIES: readonly string[] = FAMILY_IDENTITIES.map(({ object_id }) => object_id);

/** Documents that candidates own. */
const OF_CANDIDATES = FAMILY_IDENTITIES.filter(isOfCandidates).map(({ object_id }) => object_id);

/** Files of the documents the caller may read, or of those of candidates among them; the last one first. */
export const filesOf = (whose: 'all' | 'candidates', today: Day): RowsSource => {
  const since = (days: number): Filter => ({
    field: 'create_date',
    op: '>=',
    value: `${addDays(today, -days)}T00:00:00Z`,
  });
  const there = eq('deleted', '0');
  return {
    object: 'file',
    select: FILE_FIELDS,
    filter: whose === 'all' ? there : and(there, anyOf('document_object_id', OF_CANDIDATES)),
    orderBy: 'id',
    sort: 'desc',
    address: rowsAddress({
      searched: ['original_name', 'employee_name', 'employee_name_eng', 'document_number'],
      choices: {
        family: oneOf('document_object_id', FAMILIES),
        kind: oneOf('kind', FILE_KINDS),
        since: eitherOf({ week: since(7), month: since(30), year: since(365) }),
      },
      sorts: { name: 'original_name', size: 'size', create_date: 'create_date' },
      opens: 'file',
    }),
  };
};
