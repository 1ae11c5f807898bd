import type { Actor } from '../../lib/access/actor.ts';
import type { Tx } from '../db/tx.ts';
import { CallError } from '../rpc/call-error.ts';
import type { Columns } from './parse-record.ts';

/** `before` is undefined on add, `after` (the given columns only) on delete; what the server owns may be put into it. */
export type BeforeWrite = (
  tx: Tx,
  actor: Actor,
  before: Columns | undefined,
  after: Columns | undefined,
) => Promise<void>;

/** `before` is undefined on add, `after` (the columns written) on delete. */
export type AfterWrite = (tx: Tx, before: Columns | undefined, after: Columns | undefined) => Promise<void>;

export const refuseField = (field: string, code: string): never => {
  throw new CallError({ reason: 'validation', fields: [{ field, code }] });
};
