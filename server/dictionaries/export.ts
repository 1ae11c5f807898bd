import type { Actor, Locale } from '../../lib/access/actor.ts';
import { detailAt, detailOf } from '../../lib/dictionaries/detail.ts';
import { onlyFilter } from '../../lib/dictionaries/only.ts';
import type { Filter } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { valueOrThrow } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { listQuery } from '../objects/list-query.ts';
import { readView } from '../objects/view.ts';
import { cellOfWire, organizationCell } from './cells.ts';
import { fileColumns, titleOf } from './columns.ts';
import { describeDictionary } from './describe.ts';
import { keptBy } from './keeping.ts';
import { namedRows } from './named-rows.ts';

/** So many rows are read at a time. */
const PAGE = 1_000;

/**
 * A dictionary as a table that its import reads again: titles in one language, or as its fields are called; references
 * as codes, people as their number and organization. Refuses: not_found, access_denied.
 */
export const dictionaryTable = async (
  actor: Actor,
  name: string,
  titles: Locale | 'fields',
): Promise<string[][]> => {
  const { object, dictionary } = keptBy(actor, name);
  const columns = fileColumns(await describeDictionary(actor, name));
  const named = await namedRows(
    db,
    actor,
    columns.map(({ field }) => field),
  );
  const table = [columns.map((column) => (titles === 'fields' ? column.name : titleOf(column, titles)))];
  // Columns that no file writes are not read: the days left of limits, for one, are worked out for each row.
  const select = [
    'id',
    ...(dictionary.shipped ? ['client_id'] : []),
    ...columns.map(({ field }) => (field.in_detail ? 'detail' : field.name)),
  ];
  const only = onlyFilter(dictionary.only);
  for await (const row of rowsOf(actor, object, [...new Set(select)], only)) {
    if (dictionary.shipped && row.client_id === null) continue;
    const detail = detailOf(row.detail);
    table.push(
      columns.map(({ field, part }) => {
        const value = field.in_detail ? detailAt(detail, field.name) : row[field.name];
        return part === 'value' ? cellOfWire(field, value, named) : organizationCell(field, value, named);
      }),
    );
  }
  return table;
};

/** Some fields of all rows that the caller reads of an object, a page after the other. */
async function* rowsOf(
  actor: Actor,
  object: ObjectDefinition,
  select: readonly string[],
  only: Filter | undefined,
): AsyncIterable<Record<string, unknown>> {
  for (let page = 1; ; page += 1) {
    const query = {
      ...listQuery(object, actor, { select: select.join(','), rowsPerPage: PAGE, page, orderBy: 'id' }),
      ...(only && { also: only }),
    };
    const { rows } = valueOrThrow(await readView(actor, query));
    for (const text of rows) yield JSON.parse(text) as Record<string, unknown>;
    if (rows.length < PAGE) return;
  }
}
