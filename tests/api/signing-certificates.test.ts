import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { serialsOf } from '../support/signing-crl.ts';
import { addCertificate, giveKey, PIN } from '../support/signing-key.ts';

const world = shared(() =>
  openWorld(['employee', 'clerk', 'manager', 'hr', 'admin', 'stranger_hr', 'southerner']),
);

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
const fetchCrl = (headers: Record<string, string> = {}) =>
  fetch(`${world.portal.origin}/api/crl/internal.crl`, { headers });
const revoke = (by: Name, id: number) =>
  callAs(world, by, 'sign.revokeCertificate', { id, reason: 'потерян телефон' });
const newKey = async (name: Name): Promise<number> => {
  const { result } = await giveKey(world, name);
  return Number((result as { data?: { certificate_id?: number } } | undefined)?.data?.certificate_id);
};
const serialOf = async (id: number) =>
  String((await sql('select "serial_number" from "certificate" where "id" = $1', [id]))[0]?.serial_number);
const revokedNow = async () => serialsOf(Buffer.from(await (await fetchCrl()).arrayBuffer()));

test('the list of revoked certificates is everybody’s, signed by the authority, and answered briefly to whoever has it', async () => {
  const answer = await fetchCrl();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pkix-crl']);
  const etag = String(answer.headers.get('etag'));
  expect((await fetchCrl({ 'if-none-match': etag })).status).toBe(304);
  const [authority] = await sql(`select "der" from "portal_key" where "kind" = 'authority'`);
  const { publicKey } = new X509Certificate(authority?.der as Buffer);
  const list = Buffer.from(await answer.arrayBuffer());
  expect(serialsOf(list, publicKey)).toEqual([]);
  list[list.length - 1] = (list[list.length - 1] ?? 0) ^ 1;
  expect(() => serialsOf(list, publicKey)).toThrow('not signed');
});

test('a list nobody has made yet is made once, however many ask for it', async () => {
  await sql('delete from "portal_crl"');
  const asked = await Promise.all(Array.from({ length: 10 }, () => fetchCrl()));
  expect(new Set(asked.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect(await sql('select count(*)::int as made from "portal_crl"')).toEqual([{ made: 1 }]);
});

test('a revoked key stands in the list at once and signs no more', async () => {
  const id = await newKey('employee');
  expect(outcome(await revoke('clerk', id))).toBe('access_denied');
  for (const by of ['stranger_hr', 'southerner'] as const)
    expect(outcome(await revoke(by, id))).toBe('not_found');
  expect(await revokedNow()).not.toContain(await serialOf(id));
  expect(outcome(await revoke('hr', id))).toBe('ok');
  expect(await revokedNow()).toContain(await serialOf(id));
  expect(outcome(await revoke('hr', id))).toBe('edited_by_another');
  const { employee_id } = world.company.people.employee;
  expect(outcome(await callAs(world, 'employee', 'sign.pin_check', { employee_id, pin: PIN }))).toBe(
    'no_signing_key',
  );
  expect(await sql('select 1 from "signing_key" where "certificate_id" = $1', [id])).toEqual([]);
  const told = await sql(
    'select "text_eng" from "message" where "recipient_id" = $1 order by "id" desc limit 1',
    [String(employee_id)],
  );
  expect(told[0]?.text_eng).toContain('was revoked');
});

test('people take their own key out of use, with a proof', async () => {
  const id = await newKey('manager');
  await sql(`update "auth_session" set "create_date" = now() - interval '11 minutes', "proved_at" = null`);
  expect(outcome(await revoke('manager', id))).toBe('proof_required');
  await sql('update "auth_session" set "proved_at" = now()');
  expect(outcome(await revoke('manager', id))).toBe('ok');
  expect(await revokedNow()).toContain(await serialOf(id));
});

test('a certificate that waits is confirmed by hr, never by its person', async () => {
  const confirm = (by: Name, id: number) => callAs(world, by, 'sign.confirmCertificate', { id });
  const theirs = await addCertificate(world, 'employee');
  for (const by of ['employee', 'manager'] as const)
    expect([by, outcome(await confirm(by, theirs))]).toEqual([by, 'access_denied']);
  expect(outcome(await confirm('stranger_hr', theirs))).toBe('not_found');
  expect(outcome(await confirm('hr', theirs))).toBe('ok');
  expect(outcome(await confirm('hr', theirs))).toBe('edited_by_another');
  const own = await addCertificate(world, 'hr');
  expect(outcome(await confirm('hr', own))).toBe('access_denied');
  expect(outcome(await confirm('admin', own))).toBe('ok');
});

test('a list of certificates holds what the specification names, and no private key', async () => {
  const id = await newKey('employee');
  const read = (by: Name): Promise<Answer> =>
    callAs(world, by, 'view.get', { object: 'certificate', filter: `certificate_id = ${id}` });
  const [row] = (await read('employee')).result?.data ?? [];
  expect(row).toMatchObject({
    certificate_id: id,
    employee_id: world.company.people.employee.employee_id,
    type: '2',
    is_informed: '1',
    confirmed: '1',
    disabled: '0',
  });
  expect(new X509Certificate(Buffer.from(String(row?.text), 'base64')).serialNumber.toLowerCase()).toBe(
    row?.serial_number,
  );
  for (const field of ['blob', 'salt', 'der', 'key'])
    expect(outcome(await callAs(world, 'hr', 'view.get', { object: 'certificate', select: field }))).toBe(
      'unknown_field',
    );
  expect((await read('hr')).result?.total).toBe(1);
  for (const by of ['clerk', 'manager', 'stranger_hr', 'southerner'] as const)
    expect([by, (await read(by)).result?.total]).toEqual([by, 0]);
});
