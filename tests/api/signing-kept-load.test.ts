import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Verified } from '../../lib/rpc/sign-verify.ts';
import { NORTH } from '../support/matrix-company.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { type Authority, type Identity, rootAuthority } from '../support/signing/authority.ts';
import { ecKey } from '../support/signing/keys.ts';
import { manyRevoked } from '../support/signing/many-revoked.ts';
import { plantSignature } from '../support/signing/planted-signature.ts';
import { DOCUMENT, digestsOf, signDetached } from '../support/signing/signer.ts';
import { believe, thumbprintOf } from '../support/signing-qualified.ts';

const DAY_MS = 86_400_000;
const LIST_BYTES = 4_000_000;
const AROUND = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + DAY_MS) };

const world = shared(() => openWorld(['employee'], { TRUST_PROXY: '1' }));
let authority: Authority;
let signer: Identity;
beforeAll(async () => {
  authority = rootAuthority('Большой УЦ', ecKey(), AROUND);
  signer = authority.issue({ key: ecKey(), ...AROUND });
  await believe(world.company.db, world.company.clients[NORTH], authority);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const query = (sql: string, values: unknown[] = []) => world.company.db.query(sql, values);

/** A good signature that was judged by a list of megabytes; answers its address. */
const signedByLargeList = async (): Promise<string> => {
  const list = authority.crl({ entries: [manyRevoked(LIST_BYTES)], ...AROUND });
  expect(list.length).toBeGreaterThan(LIST_BYTES);
  await query('insert into "kept_crl" ("sha256", "der") values ($1, $2)', [sha256(list), Buffer.from(list)]);
  const { sha256: hash = '', streebog256 = '', streebog512 = '' } = digestsOf(DOCUMENT);
  const { signature } = await plantSignature(
    query,
    await addVacation(world.company, 'employee', 'prepared'),
    {
      type: '3',
      cms: signDetached(signer, { time: new Date() }),
      name: `kept-${sha256(list)}`,
      size: DOCUMENT.length,
      hash,
      streebog_hash: streebog256,
      streebog512_hash: streebog512,
      report: { verdict: 'passed', code: 'ok', checks: [] },
      material: { chain: [signer, authority].map(({ der }) => base64(der)), crls: [sha256(list)] },
      thumbprint: thumbprintOf(signer.der),
      value_hash: sha256(list),
    },
  );
  const { rows } = await query('select "public_id" from "signature" where "id" = $1', [signature]);
  return String(rows[0]?.public_id);
};

test('T57: kept signatures are judged by lists of megabytes beside the portal, which goes on answering everybody', async () => {
  const addresses = [await signedByLargeList(), await signedByLargeList()];
  const asks = [...addresses, ...addresses, ...addresses];
  let running = true;
  const answers = Promise.all(
    asks.map((public_id, index) =>
      world.call('sign.verify', { public_id }, { headers: { 'x-forwarded-for': `10.7.0.${index + 1}` } }),
    ),
  ).finally(() => {
    running = false;
  });
  let healthy = 0;
  while (running) {
    expect((await fetch(`${world.portal.origin}/api/healthz`)).status).toBe(200);
    healthy += 1;
  }
  for (const { result } of await answers)
    expect(result?.data as unknown as Verified).toMatchObject({ verdict: 'passed', judged_by: 'portal' });
  expect(healthy, 'the portal answered meanwhile').toBeGreaterThan(50 * asks.length);
});
