import { expect, test } from 'vitest';
import { raw } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { timestampRequest, timestampsIn } from '../../../lib/signing/timestamp.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { common, NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair } from '../../support/signing/keys.ts';
import { attribute, craft, DOCUMENT, digestsOf } from '../../support/signing/signer.ts';
import { timeAuthority, tokenFor } from '../../support/signing/time-authority.ts';

const LINKS = 14;
const nobody = parseTrust({ roots: [], intermediates: [], crls: [] });

/** A signature that brings authorities of one name along, each of which may be the issuer of every other. */
const tangled = () => {
  const root = rootAuthority('А', gostKeyPair(256));
  const names = Array.from({ length: LINKS }, () => root.found('А', gostKeyPair(256), { more: [] }));
  const signer = (names[0] ?? root).issue({ key: gostKeyPair(256), subject: [common('Никто')] });
  return craft({
    signers: [{ identity: signer }],
    certificates: [signer, ...names, root].map(({ der }) => der),
  });
};

test('a search through a tangle of authorities holds nobody else up', async () => {
  let turns = 0;
  let done = false;
  const others = () => {
    turns += 1;
    if (!done) setImmediate(others);
  };
  setImmediate(others);
  const report = await verifyDetached({
    cms: tangled(),
    digests: digestsOf(DOCUMENT),
    at: NOW,
    trust: nobody,
  });
  done = true;
  expect(report).toMatchObject({ verdict: 'indeterminate', code: 'untrusted_chain' });
  expect(turns).toBeGreaterThan(1);
});

test('of a heap of timestamps beside a signature only the first ones are looked at', () => {
  const tsa = timeAuthority(rootAuthority('Время', ecKey()));
  const token = tokenFor(tsa, timestampRequest('00'.repeat(64), '11'));
  const unsigned = Array.from({ length: 20 }, () => attribute(OID.timestampToken, raw(token)));
  const identity = rootAuthority('УЦ', ecKey()).issue({ key: ecKey() });
  const cms = craft({ signers: [{ identity, unsigned }] });
  expect(timestampsIn(cms)).toHaveLength(4);
  expect(timestampsIn(craft({ signers: [{ identity, unsigned: unsigned.slice(0, 1) }] }))).toEqual([token]);
});
