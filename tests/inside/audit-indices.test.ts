import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../lib/objects/audit.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const own = shared(ownProcess);
let owner: Client;
const compile = shared(async () => (await import('../../server/objects/list-statement.ts')).compileList);

beforeAll(async () => {
  await import('../../server/object-rules.ts');
  owner = new Client({ connectionString: own.database.url });
  await owner.connect();
  await owner.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
});
afterAll(async () => {
  await owner?.end();
});

/** Names of the indices by which the rows of the audit are found for a page and its count. */
const indices = async (filter: string): Promise<string[]> => {
  const query = compile({
    object: audit,
    fields: audit.fields,
    scope: { field: 'client_id', op: '=', value: 1 },
    input: { filter, select: 'id,moment', rowsPerPage: 50 },
  });
  if (!query.ok) throw new Error(query.error.reason);
  const { rows } = await owner.query(`explain ${query.value.sql}`, query.value.values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...plan.matchAll(/using "?(audit\w*)"?/g)].map(([, name]) => name ?? '');
};

test.each([
  ['', 'audit_client_id_moment_id_idx'],
  ["moment >= '2026-11-01T00:00:00Z'", 'audit_client_id_moment_id_idx'],
  ['user_id = 7', 'audit_client_id_user_id_moment_id_idx'],
  ["object_id = 'parameter'", 'audit_client_id_object_id_moment_id_idx'],
  ["kind = 'table'", 'audit_of_a_kind'],
  ["refused = '1'", 'audit_of_a_kind'],
  ["user_id = 7 and kind = 'table'", 'audit_of_an_account_and_kind'],
  ['grant_id is not null', 'audit_by_grant'],
])('the page of «%s» is led to by an index in its order', async (filter, index) => {
  expect(await indices(filter)).toContain(index);
});
