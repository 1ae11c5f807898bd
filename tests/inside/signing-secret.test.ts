import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callerOf } from '../support/matrix-http.ts';
import { type OwnProcess, ownCompany } from '../support/own-process.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { giveKey, PIN } from '../support/signing-key.ts';

const NEW = 'the next secret of the installation, long enough';
const NEXT = { SIGNING_SECRET: NEW, SIGNING_SECRET_VERSION: '2' };

let own: OwnProcess;
let company: Company;
let token = '';
const portals: Portal[] = [];
beforeAll(async () => {
  // This process is one whose operator has changed the secret; the portals it starts say for themselves what they have.
  Object.assign(process.env, NEXT);
  ({ own, company } = await ownCompany());
  const { origin } = await begin({});
  const people = ['employee', 'hr', 'admin'];
  const signed = await Promise.all(people.map((name) => signIn(origin, name, PASSWORD, NORTH)));
  const tokenOf = (name: string) => signed[people.indexOf(name)] ?? '';
  token = tokenOf('employee');
  await giveKey({ company, call: callerOf(origin, NORTH), token: tokenOf }, 'employee');
});
afterAll(async () => {
  for (const portal of portals) await portal.stop();
  await company?.close();
  await own?.close();
});

const begin = async (env: Record<string, string>): Promise<Portal> => {
  const portal = await startPortal({
    databaseUrl: own.database.url,
    env: { LOG_LEVEL: 'silent', ROLE: 'web', ...env },
  });
  portals.push(portal);
  return portal;
};
const checkUnder = async (env: Record<string, string>): Promise<string> => {
  const { origin } = await begin(env);
  const { employee_id } = company.people.employee;
  const answer = await callerOf(origin, NORTH)('sign.pin_check', { employee_id, pin: PIN }, { token });
  await company.db.query('delete from "pin_counter"');
  return answer.error?.data.reason ?? String(answer.result?.status);
};
const versions = async () => {
  const { rows } = await company.db.query(
    'select "secret_version" from "signing_key" union select "secret_version" from "portal_key"',
  );
  return rows.map(({ secret_version }) => Number(secret_version));
};

test('a new secret of the installation takes over the keys, and needs nobody’s PIN for it', async () => {
  expect(await versions()).toEqual([1]);
  expect(await checkUnder({ SIGNING_SECRET: NEW })).toBe('system_error');
  expect(await checkUnder(NEXT)).toBe('true');
  const { sweep } = await import('../../server/jobs/housekeeping.ts');
  await sweep();
  expect(await versions()).toEqual([2]);
  expect(await checkUnder({ ...NEXT, SIGNING_SECRET_BEFORE: 'no secret this installation ever had' })).toBe(
    'true',
  );
  expect(await checkUnder({})).toBe('system_error');
});
