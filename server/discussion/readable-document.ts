import type { Actor } from '../../lib/access/actor.ts';
import { eq } from '../../lib/filter/filter.ts';
import { document } from '../../lib/registry/derived.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { compileScope, fromClause, statementOf } from '../objects/compile.ts';

/** What a thread asks about its document. */
export type ThreadDocument = Row<
  'document',
  'id' | 'client_id' | 'organization_id' | 'object_id' | 'number' | 'employee_id' | 'manager_id'
>;

/** A document the caller may read. Refuses not_found, for one out of sight and a missing one alike. */
export const readableDocument = async (db: Db, actor: Actor, id: number): Promise<ThreadDocument> => {
  const statement = statementOf(document);
  const where = [compileScope(statement, eq('id', id)), compileScope(statement, document.scope(actor))];
  const [row] = await db.rows<ThreadDocument>(
    `select b0."id", b0."client_id", b0."organization_id", b0."object_id", b0."number", b0."employee_id", b0."manager_id"
     from ${fromClause(statement)} where ${where.join(' and ')}`,
    statement.values,
  );
  if (!row) throw refusal('not_found');
  return row;
};
