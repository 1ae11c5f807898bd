import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyDatabase } from '../support/database.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callerOf, outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import type { World } from '../support/matrix-world.ts';
import { startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;

test('T61: what lay in an open window is signed after the process was killed, and once', async () => {
  const { database, company } = await companyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'eg-killed-'));
  let portal = await startPortal({ databaseUrl: database.url, dataDir });
  try {
    const tokens: Partial<Record<string, string>> = {};
    for (const name of ['employee', 'hr', 'admin'])
      tokens[name] = await signIn(portal.origin, name, PASSWORD, NORTH);
    const worldOf = (): World => ({
      url: database.url,
      company,
      portal,
      call: callerOf(portal.origin, NORTH),
      tokens,
      token: (name) => tokens[name] ?? '',
      close: async () => {},
    });
    const before = worldOf();
    await introduceSigning(before, { party: 'employee' });
    await signsWith(before, 'employee', '2');
    await giveKey(before, 'employee');
    const id = await addVacation(company, 'employee', 'draft');
    const { intent_id } = await shown(before, 'employee', id, SEND);
    expect(outcome(await stamp(before, 'employee', intent_id, { pin: '0000' }))).toBe('wrong_pin');
    await portal.kill();
    portal = await startPortal({ databaseUrl: database.url, dataDir });
    const after = worldOf();
    const wrong = await stamp(after, 'employee', intent_id, { pin: '0000' });
    expect([outcome(wrong), wrong.error?.data.values]).toEqual([
      'wrong_pin',
      expect.objectContaining({ left: 1 }),
    ]);
    expect(outcome(await stamp(after, 'employee', intent_id, { pin: PIN }))).toBe('ok');
    expect(outcome(await stamp(after, 'employee', intent_id, { pin: PIN }))).toBe('already_signed');
    expect(await signaturesOf(after, id)).toHaveLength(1);
  } finally {
    await portal.stop();
    await company.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
