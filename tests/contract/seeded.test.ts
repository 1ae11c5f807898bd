import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { masterCallsOf } from '../../components/rpc/master-calls.ts';
import { viewParams } from '../../components/rpc/rows.ts';
import { ROLES } from '../../lib/access/roles.ts';
import { FAMILIES } from '../../lib/documents/families.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { lintWorkflow } from '../../lib/workflow/lint/lint.ts';
import { STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { OWN_MARKS, SPECIFIED, SPECIFIED_LEGS } from './workflow.data.ts';

let url: string;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await testDatabase();
  const portal = await startPortal({ databaseUrl: database.url });
  [url, origin] = [database.url, portal.origin];
  close = async () => {
    await portal.stop();
    await database.drop();
  };
});
afterAll(() => close?.());

const select = async <Row extends object>(sql: string): Promise<Row[]> => {
  const client = await connect(url);
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
};

describe('the demo company', () => {
  /** Logins and the roles their profiles carry (the calls, demo company). */
  const LOGINS: Readonly<Record<string, readonly string[]>> = {
    employee: ['employee'],
    employee2: ['employee'],
    manager: ['manager'],
    reviewer: ['reviewer'],
    hr: ['hr'],
    accountant: ['accountant'],
    recruiter: ['recruiter'],
    candidate: ['candidate'],
    admin: ['admin'],
    stranger: ['employee'],
    deputy: ['employee'],
  };

  /** Lists that may be empty for a person: waiting work, hirings, reports. */
  const MAY_BE_EMPTY = ['incomplete', 'recruitment', 'subordination'];

  test.each(Object.entries(LOGINS))('%s signs in and holds the role %s', async (login, roles) => {
    const token = await signIn(origin, login);
    const { result } = await rpc<{ profile: { roles: string[]; login: string; client_code: string } }>(
      origin,
      token,
      'user.get',
      {},
    );
    expect(result?.profile).toMatchObject({ login, client_code: 'eg' });
    expect(result?.profile.roles).toEqual(expect.arrayContaining(['user', ...roles]));
    expect(
      result?.profile.roles.filter((role) => role !== 'user' && !(ROLES as readonly string[]).includes(role)),
    ).toEqual([]);
  });

  test.each(Object.entries(LOGINS))(
    '%s gets an answer to every call of the first batch, under its name and in the order sent',
    async (login, roles) => {
      const token = await signIn(origin, login);
      const calls = masterCallsOf(['user', ...roles]);
      const { result } = await rpc<{
        data: { batchId: string; result?: { data: unknown[] }; error?: unknown }[];
      }>(
        origin,
        token,
        'batch',
        calls.map(({ name, object, query }) => ({
          batchId: name,
          method: 'view.get',
          params: viewParams(object, query),
        })),
      );
      expect(result?.data.map((each) => [each.batchId, each.error])).toEqual(
        calls.map(({ name }) => [name, undefined]),
      );
      const filled = result?.data.filter((each) => each.result?.data.length).map((each) => each.batchId);
      expect(filled).toEqual(
        expect.arrayContaining(calls.map(({ name }) => name).filter((name) => !MAY_BE_EMPTY.includes(name))),
      );
    },
  );

  test('employee and employee2 answer to manager; stranger works in another organization; deputy holds a grant', async () => {
    const people = await select<{
      login: string;
      manager: string | null;
      organization_id: string;
      grants: number;
    }>(
      `select u."login", m."login" as manager, e."organization_id", (select count(*)::int from "grant" g where g."user_id" = u."id" and not g."disabled") as grants
       from "app_user" u join "client" c on c."id" = u."client_id" join "employee" e on e."id" = u."employee_id"
       left join "subordination" s on s."employee_id" = e."id" and s."type" = 'direct' left join "app_user" m on m."employee_id" = s."manager_id"
       where c."code" = 'eg'`,
    );
    const of = (login: string) => people.find((person) => person.login === login);
    expect([of('employee')?.manager, of('employee2')?.manager]).toEqual(['manager', 'manager']);
    expect(of('stranger')?.organization_id).not.toBe(of('employee')?.organization_id);
    expect(of('deputy')?.grants).toBe(1);
  });

  test('people, documents and dictionaries have their names in both languages', async () => {
    const tables = ['employee', 'organization', 'status', 'document_type', 'request_type', 'calendar'];
    const travel = ['expense_type', 'expense_goal', 'country', 'currency', 'city'];
    for (const table of [...tables, ...travel])
      expect([
        table,
        await select(`select 1 from "${table}" where "name" = '' or "name_eng" = '' limit 1`),
      ]).toEqual([table, []]);
  });
});

describe('T22: a candidate', () => {
  const rowsOf = async (login: string, object: string) => {
    const token = await signIn(origin, login);
    const answer = await rpc<{ data: Record<string, unknown>[] }>(origin, token, 'view.get', {
      object,
      rowsPerPage: 'all',
    });
    return answer.result?.data ?? [];
  };

  test('reads nothing of the dictionaries and documents of the staff, which an employee does', async () => {
    for (const object of ['calendar', 'request_type', 'vacation', 'request', 'away', 'paper'])
      expect([object, await rowsOf('candidate', object)]).toEqual([object, []]);
    for (const object of ['calendar', 'request_type'])
      expect((await rowsOf('employee', object)).length, object).toBeGreaterThan(0);
  });

  test('reads of the document types, steps and policies those of recruitment', async () => {
    for (const object of ['document_type', 'workflow', 'signature_policy']) {
      const read = await rowsOf('candidate', object);
      expect([object, read.filter((row) => row.object_id !== 'recruitment')]).toEqual([object, []]);
    }
    expect((await rowsOf('candidate', 'workflow')).length).toBeGreaterThan(0);
  });

  test('reads of 80 parameters those of their own account', async () => {
    const read = (await rowsOf('candidate', 'parameter')).map((row) => row.code);
    expect(read).toContain('hide_user_guide');
    expect(read).toContain('auto_logout_time');
    expect(read.filter((code) => /vacation|overtime|manager|scim|sign_in|norm/.test(String(code)))).toEqual(
      [],
    );
    expect(read.length).toBeLessThan(25);
    expect((await rowsOf('employee', 'parameter')).length).toBeGreaterThan(70);
  });

  test('sees nobody of the staff and their own organization alone', async () => {
    expect(await rowsOf('candidate', 'employee')).toEqual([]);
    expect(await rowsOf('candidate', 'organization')).toHaveLength(1);
  });
});

describe('an admin', () => {
  test('sees how the requests of documents stand, and none that stands alone', async () => {
    const client = await connect(url);
    try {
      const { rows } = await client.query(
        `select "id"::int as id, "client_id"::int as client_id, "organization_id"::int as organization_id, "employee_id"::int as employee_id
         from "document" where "object_id" = 'vacation' and "client_id" = (select "id" from "client" where "code" = 'eg') limit 1`,
      );
      const [document] = rows;
      const made = [];
      for (const legal of [document.id, null]) {
        const added = await client.query(
          `insert into "document" ("client_id", "organization_id", "employee_id", "object_id", "number", "status_id")
           values ($1, $2, $3, 'request', $4, 'prepared') returning "id"::int as id`,
          [document.client_id, document.organization_id, document.employee_id, `ЗД-${legal ?? 0}`],
        );
        const { id } = added.rows[0];
        await client.query('insert into "request" ("id", "legal_document_id") values ($1, $2)', [id, legal]);
        made.push(id);
      }
      const token = await signIn(origin, 'admin');
      const { result } = await rpc<{ data: { id: number }[] }>(origin, token, 'view.get', {
        object: 'request',
        filter: `id in (${made.join(', ')})`,
      });
      expect(result?.data.map((row) => row.id)).toEqual([made[0]]);
    } finally {
      await client.end();
    }
  });
});

describe('the dictionaries a client starts with', () => {
  test('every status of the specification, in both languages', async () => {
    const rows = await select<{ id: string }>(
      `select "id" from "status" where "name" <> '' and "name_eng" <> ''`,
    );
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([...STATUSES]));
  });

  test('countries of ISO 3166-1 and currencies of ISO 4217, Russia and the rouble first', async () => {
    const codes = async (table: string) =>
      (
        await select<{ code: string }>(
          `select "code" from "${table}" where "client_id" = (select "id" from "client" where "code" = 'eg') order by "sort"`,
        )
      ).map((row) => row.code);
    const [countries, currencies] = [await codes('country'), await codes('currency')];
    expect([countries[0], currencies[0]]).toEqual(['RU', 'RUB']);
    expect([countries.length, new Set(countries).size]).toEqual([249, 249]);
    expect(countries).toEqual(expect.arrayContaining(['BY', 'KZ', 'AM', 'KG', 'CN', 'TR', 'AE', 'DE', 'US']));
    expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(currencies).toEqual(expect.arrayContaining(['USD', 'EUR', 'CNY', 'BYN', 'KZT', 'TRY', 'AED']));
    expect(currencies.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  test('every parameter of the catalogue, and none the portal does not know', async () => {
    const rows = await select<{ code: string }>(
      `select p."code" from "parameter" p join "client" c on c."id" = p."client_id" where c."code" = 'eg' order by 1`,
    );
    const codes = rows.map((row) => row.code);
    expect(Object.keys(PARAMETERS).filter((code) => !codes.includes(code))).toEqual([]);
    expect(
      codes.filter((code) => !(code in PARAMETERS) && !/_forbidden_period$|^external_link_/.test(code)),
    ).toEqual([]);
  });

  test('a workflow of every family in which nothing dangles', async () => {
    const steps = await select<Step>(
      `select "id"::int, "object_id", "business_role", "status_id", "next_status_id", "reject", "editable", "delete_allowed", "indicators",
         "organization_id"::int, "disabled", "detail" from "workflow" w where w."client_id" = (select "id" from "client" where "code" = 'eg') order by "id"`,
    );
    expect(lintWorkflow(steps)).toEqual([]);
    for (const family of FAMILIES)
      expect(steps.filter((step) => step.object_id === family.object_id).length).toBeGreaterThan(5);
  });

  test('the 249 steps and 67 legs of the specification, flag by flag, and no other', async () => {
    const stored = await select<StoredStep>(
      `select "object_id", "business_role", "status_id", "next_status_id", "reject", "editable", "delete_allowed",
         "indicators", "organization_id", "disabled", "detail"
       from "workflow" where "client_id" = (select "id" from "client" where "code" = 'eg')`,
    );
    const specified = [
      ...Object.entries(SPECIFIED).flatMap(([object_id, lines]) => stepsIn(object_id, lines)),
      ...stepsIn('request', SPECIFIED_LEGS, { leg: '1', hide_from_grid: '1' }),
    ];
    expect(specified).toHaveLength(249 + 67);
    expect(stored.map(inOneLine).sort()).toEqual(specified.map(inOneLine).sort());
  });
});

type StoredStep = Omit<Step, 'id'>;

/** Steps as the table of the specification has them: of all organizations, in use, without indicators. */
const stepsIn = (object_id: string, lines: string, leg: Step['detail'] = {}): StoredStep[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', role = '', from = '', , to = '', marks = '', ...detail] = line.trim().split(/\s+/);
      return {
        object_id,
        business_role: role as Step['business_role'],
        status_id: from,
        next_status_id: to,
        reject: marks.includes('R'),
        editable: marks.includes('E'),
        delete_allowed: marks.includes('D'),
        indicators: '',
        organization_id: null,
        disabled: false,
        detail: { ...leg, ...OWN_MARKS[number], ...Object.fromEntries(detail.map(keyAndValue)) },
      };
    });

/** `when=parameter=value` is one key with one value. */
const keyAndValue = (mark: string): [string, string] => {
  const [key = '', ...value] = mark.split('=');
  return [key, value.join('=')];
};

const inOneLine = (step: StoredStep): string =>
  [
    step.object_id,
    step.business_role,
    `${step.status_id} > ${step.next_status_id}`,
    ...[
      step.reject,
      step.editable,
      step.delete_allowed,
      step.indicators,
      step.organization_id,
      step.disabled,
    ],
    ...Object.entries(step.detail).sort(),
  ].join(' ');
