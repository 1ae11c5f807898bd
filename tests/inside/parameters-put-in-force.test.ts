import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { putInForce } from '../../server/settings/put-in-force.ts';
import { sharedCompany } from '../support/shared.ts';

const CODE = 'vacation_validate_forbidden_period';

const { company } = sharedCompany();
let server: { putInForce: typeof putInForce };

beforeAll(async () => {
  [server] = await Promise.all([
    import('../../server/settings/put-in-force.ts'),
    import('../../server/object-rules.ts'),
  ]);
});
beforeEach(async () => {
  await rows('delete from "parameter_schedule"');
  await rows('delete from "parameter_override"');
  await rows(`update "parameter" set "value" = '0' where "client_id" = $1 and "code" = $2`, north(), CODE);
});

const rows = async (sql: string, ...values: unknown[]) => (await company.db.query(sql, values)).rows;
const north = (): number => company.clients.north;
const beta = (): number => company.organizations.beta;

/** A value whose day is so many days from today. */
const schedule = async (value: string, days: number, organization_id: number | null = null, code = CODE) => {
  const [row] = await rows(
    `insert into "parameter_schedule" ("client_id", "code", "organization_id", "value", "starts_on", "author_id")
     values ($1, $2, $3, $4, (now() at time zone 'Europe/Moscow')::date + $5::int, $6) returning "id"`,
    north(),
    code,
    organization_id,
    value,
    days,
    company.people.admin.user_id,
  );
  return Number(row?.id);
};
const ofAll = async () =>
  (
    await rows('select "id", "value" from "parameter" where "client_id" = $1 and "code" = $2', north(), CODE)
  )[0];
const told = (stream: string) =>
  rows(
    'select "action", "user_id", "detail"::json as detail from "audit" where "stream" = $1 order by "seq"',
    stream,
  );

describe('ROUTE-142: a value whose day has come', () => {
  test('is put in force by the portal, once, and the audit names who asked for it', async () => {
    const id = await schedule('9', 0);
    await schedule('99', 1);
    const [version] = await rows('select "rules_version" from "client" where "id" = $1', north());
    await Promise.all([server.putInForce(), server.putInForce(), server.putInForce()]);
    await server.putInForce();
    const parameter = await ofAll();
    expect(parameter?.value).toBe('9');
    const changes = (await told(`parameter:${parameter?.id}`)).filter(({ detail }) => detail.asked_by);
    expect(changes).toEqual([
      {
        action: 'table.edit',
        user_id: null,
        detail: {
          value: '9',
          was: { value: '0' },
          starts_on: expect.any(String),
          asked_by: company.people.admin.user_id,
        },
      },
    ]);
    expect((await told(`parameter_schedule:${id}`)).map(({ action }) => action)).toEqual(['table.del']);
    expect(await rows('select "value" from "parameter_schedule"')).toEqual([{ value: '99' }]);
    const [after] = await rows('select "rules_version" from "client" where "id" = $1', north());
    expect(Number(after?.rules_version)).toBeGreaterThan(Number(version?.rules_version));
  });

  test('is made up for after days without a portal, the later day last', async () => {
    await schedule('5', -1);
    await schedule('4', -3);
    await schedule('6', -2, beta());
    await server.putInForce();
    expect((await ofAll())?.value).toBe('5');
    expect(await rows('select "organization_id", "value" from "parameter_override"')).toEqual([
      { organization_id: String(beta()), value: '6' },
    ]);
    expect(await rows('select 1 from "parameter_schedule"')).toEqual([]);
  });

  test('stays and says why where it may not be kept any more, and is not tried again', async () => {
    const id = await schedule('gone_type', 0, null, 'weekly_doctype_list');
    await schedule('7', 0);
    await server.putInForce();
    await server.putInForce();
    expect((await ofAll())?.value).toBe('7');
    const [kept] = await rows('select "id", "refused"::json as refused from "parameter_schedule"');
    expect(kept).toEqual({
      id: String(id),
      refused: { field: 'value', code: 'parameter/items', values: { items: 'gone_type' } },
    });
    expect(await told(`parameter_schedule:${id}`)).toHaveLength(1);
  });
});
