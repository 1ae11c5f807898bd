import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { fieldOf } from './described.ts';

/** Rows that may be taken out of use, and several of them at once. */
export const isSwitched = (described: DictionaryDescription): boolean =>
  described.may.edit && fieldOf(described, 'disabled')?.write === 'always';

/** A row that is the portal's own cannot be changed. */
export const isShipped = (described: DictionaryDescription, row: AnyRow): boolean =>
  described.shipped && (row.client_id === null || row.client_id === undefined);
