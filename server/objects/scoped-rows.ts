import type { Scope } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { Db } from '../db/tx.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from './compile.ts';

/** Columns of an object's first table, `b0`, of the rows within some scopes; no more than `most`. */
export const scopedRows = async <Row extends Record<string, unknown>>(
  from: Db,
  object: ObjectDefinition,
  scopes: readonly Scope[],
  columns: string,
  most?: number,
): Promise<Row[]> => {
  const statement = statementOf(object);
  const where = [compileDiscriminator(statement), ...scopes.map((scope) => compileScope(statement, scope))];
  return from.rows<Row>(
    `select ${columns} from ${fromClause(statement)} where ${where.join(' and ')}${most === undefined ? '' : ` limit ${most}`}`,
    statement.values,
  );
};
