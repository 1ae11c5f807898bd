import type { Client } from 'pg';

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly kind: 'foreign' | 'constraint' | 'index';
}

/**
 * Takes the indexes and constraints off some tables while `load` fills them, and puts each back word for word as the
 * catalogue had it: building an index once is many times faster than keeping it. Inside a transaction: when anything
 * fails the tables are as they were.
 */
export const whileBare = async (
  client: Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const parts = await partsOf(client, tables);
  for (const { table, name, kind } of parts)
    await client.query(
      kind === 'index' ? `drop index "${name}"` : `alter table "${table}" drop constraint "${name}"`,
    );
  await load();
  for (const { table, name, kind, definition } of parts.toReversed())
    await client.query(
      kind === 'index' ? definition : `alter table "${table}" add constraint "${name}" ${definition}`,
    );
};

/** Foreign keys first: they lean on the keys they point at. Checks and NOT NULL stay. */
const partsOf = async (client: Client, tables: readonly string[]): Promise<Part[]> => {
  const { rows } = await client.query<Part>(
    `with mine as (select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any($1::text[]))
     select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition,
            case c.contype when 'f' then 'foreign' else 'constraint' end as kind
     from pg_constraint c
     where c.contype in ('f', 'p', 'u') and (c.conrelid in (select oid from mine) or c.confrelid in (select oid from mine))
     union all
     select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'index'
     from pg_index i
     where i.indrelid in (select oid from mine) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))`,
    [tables],
  );
  const plain = rows.map((row) => ({
    ...row,
    table: row.table.replaceAll('"', ''),
    name: row.name.replaceAll('"', ''),
  }));
  return [...plain].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
};

const ORDER: readonly Part['kind'][] = ['foreign', 'index', 'constraint'];
