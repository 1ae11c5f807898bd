import type { AnyRow } from '../../rpc/rows.ts';
import type { PaperTypeRow } from './request-row.ts';

/** Kinds of papers that people ask for, in the order of the dictionary. */
export const paperTypesOf = (request_types: readonly AnyRow[]): readonly PaperTypeRow[] =>
  (request_types as readonly PaperTypeRow[])
    .filter(({ made_by, disabled }) => made_by !== '' && disabled !== '1')
    .toSorted((a, b) => Number(a.sort) - Number(b.sort));
