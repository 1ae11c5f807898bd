import type { Client } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows in one statement. All have the keys of the first; what they leave out gets the column's default. */
export const insertRows = async (
  client: Client,
  table: string,
  rows: readonly Row[],
  rest = '',
): Promise<number> => {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  const { rowCount } = await client.query(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb) ${rest}`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
};

/** Inserts rows of which some leave out what others have: one statement for each set of columns. */
export const insertUneven = async (client: Client, table: string, rows: readonly Row[]): Promise<void> => {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).sort().join()).values())
    await insertRows(client, table, alike);
};

/** Takes `count` ids of a table, ascending: rows that refer to each other are made before any of them is stored. */
export const takeIds = async (client: Client, table: string, count: number): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::float8 as id from generate_series(1, $2)`,
    [`"${table}"`, count],
  );
  return rows.map((row) => row.id).sort((a, b) => a - b);
};

/** Numbers things 1, 2, 3 … by ids taken for them. */
export const withIds = async <T extends object>(
  client: Client,
  table: string,
  items: readonly T[],
): Promise<(T & { id: number })[]> => {
  const ids = await takeIds(client, table, items.length);
  return items.map((item, index) => ({ ...item, id: ids[index] ?? 0 }));
};
