import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import type { Alternative } from '../../lib/filter/alternative.ts';
import type { Filter, Scope } from '../../lib/filter/filter.ts';
import { type Fields, type ObjectDefinition, readableFields } from '../../lib/objects/object.ts';
import type { listInput } from '../../lib/rpc/rows.ts';

export const ROW_CAP = 5_000;
/** Pages of so few rows are never near the cap of an answer: they are read and made without asking for room. */
export const SMALL_PAGE = 200;
export const COUNT_CAP = 10_000;

export type ListInput = Omit<z.infer<typeof listInput>, 'object'>;

export interface ListQuery {
  object: ObjectDefinition;
  /** Fields the caller may name and read. */
  fields: Fields;
  scope: Scope;
  input: ListInput;
  /** The person who asks, for what a field counts for them alone. */
  caller?: number | null;
  /** Raw columns to hand back beside each row. */
  keys?: readonly string[];
  /** More conditions of the server's own. */
  also?: Filter;
  /**
   * Alternatives of which a row fulfils one at least. Each leads to few rows by an index, so what passes is found once,
   * for the page and for the count.
   */
  among?: readonly Alternative[];
  /** Bytes the rows may have; the whole of an answer where nothing is said. */
  bytes?: number;
}

export const listQuery = (object: ObjectDefinition, actor: Actor, input: ListInput): ListQuery => ({
  object,
  fields: readableFields(object, actor),
  scope: object.scope(actor),
  input,
  caller: actor.real_employee_id,
});

/** Whether the page asked for may fill an answer. */
export const mayBeLarge = ({ rowsPerPage = 'all' }: ListInput): boolean =>
  rowsPerPage === 'all' || rowsPerPage > SMALL_PAGE;
