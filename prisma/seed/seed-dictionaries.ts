import type { Client } from 'pg';
import { ROUTES } from '../../lib/routes/table.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { CALENDAR } from './dictionaries/calendar.data.ts';
import COUNTRIES from './dictionaries/countries.json' with { type: 'json' };
import CURRENCIES from './dictionaries/currencies.json' with { type: 'json' };
import { DOCUMENT_TYPES } from './dictionaries/document-types.data.ts';
import { EXPENSE_GOALS, EXPENSE_TYPES } from './dictionaries/expenses.data.ts';
import { REQUEST_TYPES } from './dictionaries/request-types.data.ts';
import { STATUS_NAMES } from './dictionaries/statuses.data.ts';
import { WORKFLOW_STEPS } from './dictionaries/workflow-steps.ts';
import { insertRows } from './insert.ts';
import { inSeedSession } from './session.ts';

/**
 * Fills the dictionaries of every client that exists (AMB-071). Safe at each start: a dictionary is filled only where
 * it is empty, so what an administrator changed stays changed and what they deleted stays deleted.
 */
export const seedDictionaries = (url: string): Promise<void> =>
  inSeedSession(url, async (client) => {
    await seedStatuses(client);
    const { rows } = await client.query<{ id: number }>(
      'select "id"::float8 as id from "client" order by "id"',
    );
    for (const row of rows) await seedClientDictionaries(client, row.id);
  });

/** The dictionaries of one client, inside the caller's transaction. Statuses belong to everybody. */
export const seedClientDictionaries = async (client: Client, client_id: number): Promise<void> => {
  await seedStatuses(client);
  await seedParameters(client, client_id);
  await seedWorkflow(client, client_id);
  await seedDocumentTypes(client, client_id);
  for (const [table, entries] of Object.entries(NAMED)) await seedNamed(client, client_id, table, entries);
  await seedScreensets(client, client_id);
  await seedCalendar(client, client_id);
};

const seedStatuses = (client: Client) => {
  const rows = STATUS_NAMES.map(([id, name, name_eng], index) => ({
    id,
    name,
    name_eng,
    sort: (index + 1) * 10,
  }));
  return insertRows(client, 'status', rows, 'on conflict ("id") do nothing');
};

const seedParameters = (client: Client, client_id: number) => {
  const rows = Object.entries(PARAMETERS).map(([code, parameter]) => ({
    client_id,
    code,
    value: parameter.default,
  }));
  return insertRows(client, 'parameter', rows, 'on conflict ("client_id", "code") do nothing');
};

/** The way of an object is one thing: it is filled as a whole, or left as the administrator has it. */
const seedWorkflow = async (client: Client, client_id: number) => {
  const filled = await present(
    client,
    'select distinct "object_id" as key from "workflow" where "client_id" = $1',
    client_id,
  );
  const steps = WORKFLOW_STEPS.filter((step) => !filled.has(step.object_id));
  await insertRows(
    client,
    'workflow',
    steps.map((step) => ({ client_id, ...step })),
  );
};

const seedDocumentTypes = async (client: Client, client_id: number) => {
  const filled = await present(
    client,
    'select distinct "object_id" as key from "document_type" where "client_id" = $1',
    client_id,
  );
  const rows = Object.entries(DOCUMENT_TYPES)
    .filter(([object_id]) => !filled.has(object_id))
    .flatMap(([object_id, types]) =>
      types.map(([code, name, name_eng, detail = {}], index) => ({
        client_id,
        object_id,
        code,
        name,
        name_eng,
        detail,
        sort: (index + 1) * 10,
      })),
    );
  await insertRows(client, 'document_type', rows);
};

type Named = readonly [code: string, name: string, name_eng: string];

const byCode = (table: Readonly<Record<string, readonly string[]>>): readonly Named[] =>
  Object.entries(table).map(([code, [name = '', name_eng = '']]) => [code, name, name_eng]);

/** Dictionaries that are a code with a name in both languages. */
const NAMED: Readonly<Record<string, readonly Named[]>> = {
  request_type: REQUEST_TYPES,
  expense_type: EXPENSE_TYPES,
  expense_goal: EXPENSE_GOALS,
  country: byCode(COUNTRIES),
  currency: byCode(CURRENCIES),
};

const seedNamed = async (client: Client, client_id: number, table: string, entries: readonly Named[]) => {
  if (await isFilled(client, table, client_id)) return;
  const rows = entries.map(([code, name, name_eng], index) => ({
    client_id,
    code,
    name,
    name_eng,
    sort: (index + 1) * 10,
  }));
  await insertRows(client, table, rows);
};

/** Every screen of a menu is linked for everybody who may open it, until an administrator says otherwise. */
const seedScreensets = async (client: Client, client_id: number) => {
  if (await isFilled(client, 'screenset', client_id)) return;
  const routes = ROUTES.filter((route) => route.menu !== undefined);
  await insertRows(
    client,
    'screenset',
    routes.map((route, index) => ({ client_id, route_name: route.name, sort: (index + 1) * 10 })),
  );
};

const isFilled = async (client: Client, table: string, client_id: number): Promise<boolean> => {
  const { rows } = await client.query(`select 1 from "${table}" where "client_id" = $1 limit 1`, [client_id]);
  return rows.length > 0;
};

/** Year by year: the next year's days come with the next version, also into a calendar that is kept by hand. */
const seedCalendar = async (client: Client, client_id: number) => {
  const filled = await present(
    client,
    `select distinct to_char("start_date", 'YYYY') as key from "calendar" where "client_id" = $1`,
    client_id,
  );
  const rows = CALENDAR.filter((entry) => !filled.has(entry.start_date.slice(0, 4)));
  await insertRows(
    client,
    'calendar',
    rows.map((entry) => ({ client_id, ...entry })),
  );
};

const present = async (client: Client, sql: string, client_id: number): Promise<Set<string>> => {
  const { rows } = await client.query<{ key: string }>(sql, [client_id]);
  return new Set(rows.map((row) => row.key));
};
