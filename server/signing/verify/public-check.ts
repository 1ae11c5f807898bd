import { createHash } from 'node:crypto';
import { networkOf } from '../../../lib/identity/network.ts';
import type { Verified, VerifyInput } from '../../../lib/rpc/sign-verify.ts';
import type { CertificateFacts } from '../../../lib/signing/certificate.ts';
import { derOf } from '../../../lib/signing/pem.ts';
import { withoutProofOfTime, withTimestampCheck } from '../../../lib/signing/verify/check-signature.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import { MAX_BYTES } from '../../../lib/signing/verify/parse.ts';
import { CHECK_POLICY } from '../../../lib/signing/verify/policy.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { refusal, tooMany } from '../../call/call-error.ts';
import type { CallContext } from '../../call/context.ts';
import { countAttempt, type Limit } from '../../call/limits.ts';
import { boundedQueue } from '../../call/queue.ts';
import { readClientId } from '../../client/clients.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { judgeBeside } from './judge-beside.ts';
import { judgeStored, readStored, rowDigests, type StoredSignature } from './stored-signature.ts';

/** Checks need no sign-in, so that each network gets what a person with a pile of papers needs. */
const BY_ADDRESS: Limit = { attempts: 120, windowS: 600 };
/** Long ones are counted by themselves, before they are read. */
const LONG_BY_ADDRESS: Limit = { attempts: 20, windowS: 600 };
/** All public checks queue together and fill one place of the readers. */
const BY = 'anybody';
const AT_ONCE = 2;
const WAITING = 50;

/** 5 MiB as base64, with the digests and the record beside it. */
export const LONG_CHECK_BYTES = 7_500_000;

/** Counts a call that may be long; answers the seconds to wait, 0 when it may go on. */
export const countLongCheck = (address: string): Promise<number> =>
  countAttempt(`verify-long:${networkOf(address)}`, LONG_BY_ADDRESS);

const queued = boundedQueue(AT_ONCE, WAITING, () => refusal('busy'));

/**
 * Judges a signature for anybody: one the portal keeps by its random address, or one in hand. Every caller gets the
 * same answer. Refuses: too_many_requests, busy, not_found, invalid_params.
 */
export const checkForAnybody = async (
  input: VerifyInput,
  { address, client }: Pick<CallContext, 'address' | 'client'>,
): Promise<Verified> => {
  const wait = await countAttempt(`verify:${networkOf(address)}`, BY_ADDRESS);
  if (wait > 0) throw tooMany(wait);
  return queued(() => ('public_id' in input ? checkKept(input.public_id) : checkGiven(input, client)));
};

/** A fault the nightly check found in the stored file or signature outweighs the rows. */
const checkKept = async (publicId: string): Promise<Verified> => {
  const [signature] = await readStored(db, 's."public_id" = $1', [publicId]);
  if (!signature) throw refusal('not_found');
  const verified = await told(signature, await judgeStored(db, signature, rowDigests(signature), BY));
  const { checked } = verified;
  return checked === null || checked.code === 'ok'
    ? verified
    : { ...verified, verdict: 'failed', code: checked.code };
};

type Given = Exclude<VerifyInput, { public_id: string }>;

const checkGiven = async ({ signature, digests, record }: Given, client: string): Promise<Verified> => {
  const cms = derOf(signature) ?? new Uint8Array();
  if (cms.length > MAX_BYTES) throw refusal('invalid_params', { field: 'signature' });
  const client_id = (await readClientId(client)) ?? 0;
  const found = await judgeBeside(
    { cms, digests: present(digests), record, seen: new Date(), policy: CHECK_POLICY },
    { by: BY, client_id },
  );
  if (!found) throw refusal('invalid_params', { field: 'signature' });
  const { report: judged, at, by, timestamp } = found;
  const kept = await keptTwin(judged);
  if (kept) return { ...(await told(kept, await judgeStored(db, kept, present(digests), BY))), file: null };
  const report = timestamp ? withTimestampCheck(judged, timestamp, 'warn') : judged;
  if (by === 'timestamp')
    return {
      ...shown(report),
      judged_at: at.toISOString(),
      judged_by: 'timestamp',
      timestamp_at: at.toISOString(),
    };
  return { ...shown(withoutProofOfTime(report)), judged_at: at.toISOString() };
};

const present = ({ sha256, sha384, sha512, streebog256, streebog512 }: Given['digests']): Digests => ({
  sha256,
  streebog256,
  streebog512,
  ...(sha384 === undefined ? {} : { sha384 }),
  ...(sha512 === undefined ? {} : { sha512 }),
});

/** The same signature among those the portal took: it vouches for the time. The wrapper around it may differ. */
const keptTwin = async ({ signer, signature }: Report): Promise<StoredSignature | undefined> => {
  if (!signer || !signature) return undefined;
  const value = createHash('sha256').update(Buffer.from(signature.value, 'hex')).digest('hex');
  const [kept] = await readStored(db, 's."thumbprint" = $1 and s."value_hash" = $2', [
    signer.thumbprint,
    value,
  ]);
  return kept;
};

/** What the stamp on the visual says of a kept signature, beside the verdict of now. */
const told = async (signature: StoredSignature, report: Report): Promise<Verified> => {
  const [person] = await db.rows<
    Row<'employee', 'name' | 'name_eng'> &
      Row<'signature', 'company_behalf'> & { behalf: string | null; behalf_eng: string | null }
  >(
    `select e."name", e."name_eng", b."name" as behalf, b."name_eng" as behalf_eng, s."company_behalf"
     from "signature" s join "employee" e on e."id" = s."employee_id" left join "employee" b on b."id" = s."behalf_employee_id"
     where s."id" = $1`,
    [signature.id],
  );
  return {
    ...shown(report),
    type: signature.type,
    level: signature.level,
    judged_at: signature.signed_at,
    judged_by: 'portal',
    signed_at: signature.signed_at,
    signing_time: signature.signing_time,
    timestamp_at: signature.timestamp_at,
    signer: person
      ? {
          name: person.name,
          name_eng: person.name_eng,
          on_behalf_of: person.behalf ?? '',
          on_behalf_of_eng: person.behalf_eng ?? '',
          company_behalf: person.company_behalf,
        }
      : null,
    file: { name: signature.file_name, digests: rowDigests(signature) },
    checked:
      signature.checked_at === null ? null : { at: signature.checked_at, code: signature.checked_code },
  };
};

/** A report without the signer's SNILS, INN and mailbox, which stand in the certificate only. */
const shown = ({ verdict, code, checks, signer, signature }: Report): Verified => ({
  verdict,
  code,
  checks: checks.map((check) => ({ ...check })),
  type: null,
  level: null,
  judged_at: '',
  judged_by: 'now',
  signed_at: null,
  signing_time: signature?.signing_time ?? null,
  timestamp_at: null,
  signer: null,
  certificate: signer ? ofCertificate(signer) : null,
  file: null,
  checked: null,
});

const ofCertificate = ({ subject, issuer, ...facts }: CertificateFacts): Verified['certificate'] => ({
  owner: subject.CN ?? '',
  organization: subject.O ?? '',
  serial_number: facts.serial_number,
  thumbprint: facts.thumbprint,
  issuer: issuer.CN ?? issuer.O ?? '',
  not_before: facts.not_before,
  not_after: facts.not_after,
});
