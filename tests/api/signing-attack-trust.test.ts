import { beforeAll, expect, test } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { ecKey } from '../support/signing/keys.ts';
import { signDetached } from '../support/signing/signer.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';
import { believedAuthority, certify, register } from '../support/signing-qualified.ts';

const world = shared(() => openWorld(['employee', 'admin']));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '3');
});

test('a root that signatures rest on is switched off, not deleted; any other is deleted', async () => {
  const admin = { token: world.token('admin') };
  const del = (id: number) =>
    world.call('table.del', { object: 'trusted_certificate', data: [{ id }] }, admin);
  const newest = async () =>
    Number((await world.company.db.query('select max("id") as id from "trusted_certificate"')).rows[0]?.id);
  await believedAuthority(world, ecKey());
  const spare = await newest();
  const authority = await believedAuthority(world, ecKey());
  const used = await newest();
  const mine = await certify(world, 'employee', authority, ecKey());
  expect(outcome(await register(world, 'employee', mine))).toBe('ok');
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, file } = await shown(world, 'employee', id, ['employee', 'draft', 'prepared']);
  const paper = await fetch(`${world.portal.origin}/api/files/${file.name}`, {
    headers: { authorization: `Bearer ${world.token('employee')}` },
  });
  const bytes = new Uint8Array(await paper.arrayBuffer());
  const signature = Buffer.from(signDetached(mine, { bytes, time: new Date() })).toString('base64');
  expect(outcome(await stamp(world, 'employee', intent_id, { signature }))).toBe('ok');
  expect(outcome(await del(used))).toBe('used_elsewhere');
  const off = { object: 'trusted_certificate', data: [{ id: used, disabled: '1' }] };
  expect(outcome(await world.call('table.edit', off, admin))).toBe('ok');
  expect(outcome(await del(spare))).toBe('ok');
});
