import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { makeCrl } from '../../../server/signing/authority/crl.ts';
import type { DistinguishedName } from '../../../server/signing/authority/make-certificate.ts';
import { makeCertificate } from '../../../server/signing/authority/make-certificate.ts';

const DAY_MS = 86_400_000;

export interface TestCertificate {
  readonly der: Uint8Array;
  readonly text: string;
  readonly serial_number: string;
  readonly key: KeyObject;
}

interface Wanted {
  readonly subject?: DistinguishedName;
  /** Days from now it is good from and until. */
  readonly from?: number;
  readonly to?: number;
  readonly is_authority?: boolean;
}

/** A certification authority of a test, with keys of its own. */
export interface TestAuthority extends TestCertificate {
  readonly issue: (wanted: Wanted) => TestCertificate;
  /** Its list of revoked certificates; days from now that it is of and until. */
  readonly crl: (revoked?: readonly string[], of?: number, until?: number) => Uint8Array;
}

export const testAuthority = (name: string): TestAuthority => {
  const own = make(
    { subject: { CN: name, O: 'Испытательный центр' }, to: 3650, is_authority: true },
    undefined,
  );
  const issuer = { key: own.key, certificate: own.der };
  return {
    ...own,
    issue: (wanted) => make(wanted, issuer),
    crl: (revoked = [], of = -1, until = 7) =>
      makeCrl(
        {
          number: 1,
          this_update: after(of),
          next_update: after(until),
          revoked: revoked.map((serial_number) => ({ serial_number, revoked_at: after(of), reason: '' })),
        },
        issuer,
      ),
  };
};

const after = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const make = (
  { subject = { CN: 'Человек' }, from = -1, to = 300, is_authority = false }: Wanted,
  issuer: { key: KeyObject; certificate: Uint8Array } | undefined,
): TestCertificate => {
  const pair = generateKeyPairSync('ec', { namedCurve: issuer ? 'P-256' : 'P-384' });
  const serial_number = `41${randomBytes(15).toString('hex')}`;
  const der = makeCertificate(
    {
      serial_number,
      subject,
      public_key: pair.publicKey,
      not_before: after(from),
      not_after: after(to),
      is_authority,
    },
    issuer ?? { key: pair.privateKey },
  );
  return { der, serial_number, key: pair.privateKey, text: Buffer.from(der).toString('base64') };
};
