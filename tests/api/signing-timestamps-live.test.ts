import { beforeAll, expect, test, vi } from 'vitest';
import { oid, sequence } from '../../lib/signing/der-write.ts';
import { OID } from '../../lib/signing/oids.ts';
import { timestampsIn } from '../../lib/signing/timestamp.ts';
import { NORTH } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { extension, rootAuthority } from '../support/signing/authority.ts';
import { ecKey } from '../support/signing/keys.ts';
import { answer, tokenFor } from '../support/signing/time-authority.ts';
import { startTsa } from '../support/signing/tsa-server.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';

const DAY_MS = 86_400_000;
const around = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + 30 * DAY_MS) };

const tsa = shared(startTsa);
const world = shared(() => openWorld(['employee'], { TSA_URL: tsa.url }));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '1');
});

test('a portal signs while its time authority refuses, and timestamps once it answers', async () => {
  const root = rootAuthority('Служба времени', ecKey(), around);
  const purpose = extension(OID.extendedKeyUsage, sequence(oid(OID.timeStamping)), true);
  const signer = root.issue({ key: ecKey(), more: [purpose], ...around });
  const { db } = world.company;
  const { rows } = await db.query(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after")
     values ($1, 'root', 'tsa', 'tsa', $2, $3) returning "id"`,
    [world.company.clients[NORTH], Buffer.from(root.der), around.until],
  );
  await db.query(
    `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)`,
    [rows[0].id, Buffer.from(root.crl(around)), around.from, around.until],
  );

  tsa.answers(() => answer(undefined));
  const document = await addVacation(world.company, 'employee', 'draft');
  const { intent_id } = await shown(world, 'employee', document, ['employee', 'draft', 'prepared']);
  expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
  await vi.waitFor(() => expect(tsa.asked()).toBeGreaterThan(0), { timeout: 60_000 });
  const [before] = await signaturesOf(world, document);
  expect(before).toMatchObject({ level: 'B', timestamp_token: null });

  tsa.answers((request) => answer(tokenFor(signer, request, { time: new Date() })));
  const after = await vi.waitFor(
    async () => {
      const [signature] = await signaturesOf(world, document);
      expect(signature.level).toBe('LT');
      return signature;
    },
    { timeout: 60_000, interval: 100 },
  );
  const taken = await fetch(`${world.portal.origin}/api/signatures/${after.id}/sig`, {
    headers: { authorization: `Bearer ${world.token('employee')}` },
  });
  expect(timestampsIn(new Uint8Array(await taken.arrayBuffer()))).toHaveLength(1);
  const verified = await world.call('sign.verify', { public_id: after.public_id });
  expect(verified.result?.data).toMatchObject({
    verdict: 'passed',
    level: 'LT',
    timestamp_at: expect.any(String),
  });
});
