import { eq, type Filter } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { db } from '../db/tx.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from '../objects/compile.ts';

/** Which comparisons of rules hold for one row of a client, as the lists would compare them. */
export const answersOf = async (
  client_id: number,
  object: ObjectDefinition,
  id: number,
  filters: readonly Filter[],
): Promise<(filter: Filter) => boolean> => {
  const distinct = [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).entries()];
  const statement = statementOf(object);
  const columns = distinct.map(
    ([, filter], index) => `coalesce((${compileScope(statement, filter)}), false) as "a${index}"`,
  );
  const where = [
    compileDiscriminator(statement),
    compileScope(statement, eq('id', id)),
    compileScope(statement, eq('client_id', client_id)),
  ];
  const [row] = await db.rows<Record<string, boolean>>(
    `select ${['true as "there"', ...columns].join(', ')} from ${fromClause(statement)} where ${where.join(' and ')}`,
    statement.values,
  );
  const held = new Set(distinct.flatMap(([text], index) => (row?.[`a${index}`] ? [text] : [])));
  return (filter) => held.has(JSON.stringify(filter));
};
