import type { Client } from 'pg';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { type Day, dayInZone } from '../../../lib/kernel/day.ts';
import { connect } from '../../../server/db/connect.ts';
import { insertRows, takeIds } from '../insert.ts';
import { seedClientDictionaries, seedLawLimits } from '../seed-dictionaries.ts';
import { clientId, inSeedSession } from '../session.ts';
import { FEWEST_EMPLOYEES, type LargeCompany } from './company.ts';
import { seedLargeDocuments } from './seed-documents.ts';
import { seedLargePeople } from './seed-people.ts';

export interface LargeOptions {
  readonly employees: number;
  readonly documents: number;
  readonly seed?: number;
  /** The company's today; the same numbers, seed and day make the same company. */
  readonly today?: Day;
  /** Called after each part with what it wrote and how long it took. */
  readonly report?: (part: string, rows: number, seconds: number) => void;
}

/** Tables that are filled without their indexes. */
const LOADED = ['document', 'vacation', 'leave_entry', 'document_status', 'audit'];

/**
 * Makes the client `big` with one organization of so many people and leaves, through COPY, for measuring. Its histories
 * and audit chains are as the portal would have written them. Refuses a database that has `big` already.
 */
export const seedLarge = async (url: string, options: LargeOptions): Promise<void> => {
  if (options.employees < FEWEST_EMPLOYEES)
    throw new Error(`A large company has at least ${FEWEST_EMPLOYEES} employees.`);
  const report = options.report ?? (() => undefined);
  await inSeedSession(url, async (client) => {
    await client.query(
      `set local maintenance_work_mem = '512MB'; set local max_parallel_maintenance_workers = 2`,
    );
    const company = await newCompany(client, options);
    await timed(report, 'people', () => seedLargePeople(client, company));
    await client.query(
      `lock table ${LOADED.map((table) => `"${table}"`).join(', ')} in access exclusive mode`,
    );
    const firstId = await takeDocumentIds(client, options.documents);
    let rows = 0;
    let loaded = 0;
    await whileBare(client, LOADED, async () => {
      rows = await seedLargeDocuments(client, company, firstId, report);
      loaded = performance.now();
    });
    report('indexes', rows, secondsSince(loaded));
    const { organization_id } = company;
    await insertRows(client, 'document_number', [
      { organization_id, object_id: vacation.object_id, last: options.documents },
    ]);
  });
  await timed(report, 'vacuum', () => settle(url));
};

/** What autovacuum would do in the middle of a measurement: visibility, hint bits, statistics. */
const settle = async (url: string): Promise<number> => {
  const client = await connect(url);
  try {
    await client.query('vacuum (analyze)');
    return 0;
  } finally {
    await client.end();
  }
};

const newCompany = async (client: Client, options: LargeOptions): Promise<LargeCompany> => {
  const client_id = await clientId(client, {
    code: 'big',
    name: 'Большая компания',
    name_eng: 'Large Company',
  });
  const { rowCount } = await client.query('select 1 from "organization" where "client_id" = $1', [client_id]);
  if (rowCount !== 0) throw new Error('This database has the large company already: seed an empty one.');
  await seedClientDictionaries(client, client_id);
  await seedLawLimits(client, client_id);
  const [organization_id = 0] = await takeIds(client, 'organization', 1);
  const names = { code: 'big', name: 'ПАО «Большая компания»', name_eng: 'Large Company PJSC' };
  await insertRows(client, 'organization', [{ id: organization_id, client_id, ...names }]);
  return {
    client_id,
    organization_id,
    employeeIds: await takeIds(client, 'employee', options.employees),
    userIds: await takeIds(client, 'app_user', options.employees),
    documents: options.documents,
    seed: options.seed ?? 1,
    today: options.today ?? dayInZone(new Date().toISOString(), 'Europe/Moscow'),
  };
};

/** A run of ids for the documents. The table is locked, so no other writer takes one in between. */
const takeDocumentIds = async (client: Client, count: number): Promise<number> => {
  const { rows } = await client.query<{ last: number }>(
    `select setval(pg_get_serial_sequence('document', 'id'), nextval(pg_get_serial_sequence('document', 'id')) + $1::bigint - 1)::float8 as last`,
    [count],
  );
  return (rows[0]?.last ?? 0) - count + 1;
};

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

const timed = async (
  report: NonNullable<LargeOptions['report']>,
  part: string,
  work: () => Promise<number>,
): Promise<number> => {
  const start = performance.now();
  const rows = await work();
  report(part, rows, secondsSince(start));
  return rows;
};

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
const whileBare = async (
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
