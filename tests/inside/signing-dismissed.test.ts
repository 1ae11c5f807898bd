import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Name } from '../support/matrix-people.data.ts';
import { shared, sharedCompany } from '../support/shared.ts';
import { serialsOf } from '../support/signing-crl.ts';
import { PIN } from '../support/signing-key.ts';

const { company } = sharedCompany();
let issue: (name: Name) => Promise<string>;
const sweep = shared(async () => (await import('../../server/jobs/housekeeping.ts')).sweep);
let list: () => Promise<Uint8Array>;
let signs: (name: Name) => Promise<string>;
let today: string;

beforeAll(async () => {
  const { inTransaction } = await import('../../server/db/tx.ts');
  const { makeKey, keepKey } = await import('../../server/signing/keys/issue-key.ts');
  const { portalCrl } = await import('../../server/signing/authority/crl.ts');
  const { signWithPin } = await import('../../server/signing/keys/employee-keys.ts');
  const { readConfig } = await import('../../server/config.ts');
  today = `(now() at time zone '${readConfig().BUSINESS_TZ}')::date`;
  list = async () => (await portalCrl()).der;
  issue = async (name) => {
    const key = await makeKey(company.people[name].employee_id, PIN);
    await inTransaction((tx) => keepKey(tx, key));
    return key.serial_number;
  };
  signs = (name) =>
    signWithPin({
      employee_id: company.people[name].employee_id,
      pin: PIN,
      digests: [createHash('sha256').update(name).digest('hex')],
      signing_time: new Date(),
    }).then(
      () => 'signed',
      (error: { refusal?: { reason: string } }) => error.refusal?.reason ?? String(error),
    );
});
beforeEach(() =>
  company.db.query(`update "employee" set "dismissal_date" = null; update "app_user" set "disabled" = false`),
);

const dismiss = (name: Name, days: number) =>
  company.db.query(`update "employee" set "dismissal_date" = ${today} + $2::int where "id" = $1`, [
    company.people[name].employee_id,
    days,
  ]);

const auditOf = async (name: Name) =>
  (
    await company.db.query(
      `select "user_id", "detail"::json as detail from "audit" where "stream" = $1 and "action" = 'certificate.revoked'`,
      [`key:${company.people[name].employee_id}`],
    )
  ).rows;

test('the key of a person whose last day is over is revoked, once, and stands in the list with the reason', async () => {
  const superseded = await issue('employee');
  const current = await issue('employee');
  expect(await signs('employee')).toBe('signed');
  await dismiss('employee', -1);
  await sweep();
  expect(await signs('employee')).toBe('no_signing_key');
  const der = await list();
  expect(serialsOf(der)).toEqual(expect.arrayContaining([superseded, current]));
  const { stdout } = spawnSync('openssl', ['crl', '-inform', 'DER', '-noout', '-text'], { input: der });
  const entries = stdout.toString('utf8').split('Serial Number: ').slice(1);
  const entryOf = (number: string) => entries.find((entry) => entry.toLowerCase().startsWith(number));
  expect(entryOf(current)).toContain('Cessation Of Operation');
  expect(entryOf(superseded)).toContain('Superseded');
  expect(await auditOf('employee')).toEqual([
    { user_id: null, detail: expect.objectContaining({ reason: 'cessationOfOperation' }) },
  ]);
  await sweep();
  expect(await auditOf('employee')).toHaveLength(1);
  expect(Buffer.from(await list()).equals(Buffer.from(der))).toBe(true);
});

test.each([
  ['works the last day today', (name: Name) => dismiss(name, 0)],
  ['goes tomorrow', (name: Name) => dismiss(name, 1)],
  [
    'has an account that is only disabled',
    (name: Name) =>
      company.db.query('update "app_user" set "disabled" = true where "id" = $1', [
        company.people[name].user_id,
      ]),
  ],
] as const)('the key of a person who %s stays', async (_, happens) => {
  const serial = await issue('clerk');
  await happens('clerk');
  await sweep();
  expect(await signs('clerk')).toBe('signed');
  expect(serialsOf(await list())).not.toContain(serial);
  expect(await auditOf('clerk')).toEqual([]);
});

test('the keys of others stay when many go at once', async () => {
  const going = ['employee', 'employee2', 'manager'] as const;
  const serials = await Promise.all(going.map(issue));
  const stays = await issue('hr');
  for (const name of going) await dismiss(name, -30);
  await sweep();
  const revoked = serialsOf(await list());
  expect(revoked).toEqual(expect.arrayContaining(serials));
  expect(revoked).not.toContain(stays);
  expect(await signs('hr')).toBe('signed');
});

test.each([
  ['ends after the last day', -1, 2],
  ['stays while it is today', 0, 0],
])('what was lent by and to the leaver %s, whichever way it was entered', async (_, days, ended) => {
  const { employee, employee2, clerk } = company.people;
  await company.db.query('delete from "deputy"');
  await company.db.query(
    `insert into "deputy" ("employee_id", "deputy_employee_id", "organization_id")
     select a, b, $4 from (values ($1::bigint, $2::bigint), ($3, $1)) pairs(a, b)`,
    [employee.employee_id, clerk.employee_id, employee2.employee_id, employee.organization_id],
  );
  await dismiss('employee', days);
  await sweep();
  const { rows } = await company.db.query(
    'select count(*) filter (where "disabled")::int as "ended" from "deputy"',
  );
  expect(rows).toEqual([{ ended }]);
});
