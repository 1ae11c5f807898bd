import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '../../../lib/access/actor.ts';
import type { CallContext } from '../../call/context.ts';
import type { Intent } from './intents.ts';
import type { SignableFile } from './signable-file.ts';

/** What a simple signature rests on: who did what to which bytes, from where and when (63-FZ, article 9). */
interface Evidence {
  readonly version: 2;
  readonly intent: string;
  readonly signer: { user_id: number; employee_id: number; login: string };
  readonly on_behalf_of: { employee_id: number; grant_id: number } | null;
  /** The origin is kept beside the record, which seals only its hash. */
  readonly session: { id: number; origin_sha256: string };
  readonly file: { id: number; name: string; sha256: string; streebog256: string; streebog512: string };
  readonly document: { id: number; object_id: string; version: number; from: string; workflow_id: number };
  readonly time: string;
}

interface Origin {
  readonly version: 1;
  /** Without it the address could be found by trying all of them. */
  readonly salt: string;
  readonly address: string;
  readonly fingerprint: string;
  readonly user_agent: string;
}

/** The signer's address and browser as bytes: kept beside the record for those who may see them. */
export const originOf = (call: Pick<CallContext, 'address' | 'fingerprint' | 'userAgent'>): Uint8Array => {
  const origin: Origin = {
    version: 1,
    salt: randomBytes(16).toString('hex'),
    address: call.address,
    fingerprint: call.fingerprint,
    user_agent: call.userAgent.slice(0, 300),
  };
  return bytesOf(origin);
};

/** The record of a simple signature as bytes: keys in a fixed order, UTF-8, so that the seal over it can be checked. */
export const evidenceOf = (
  actor: Actor,
  origin: Uint8Array,
  intent: Intent,
  file: SignableFile,
  at: Date,
): Uint8Array => {
  const evidence: Evidence = {
    version: 2,
    intent: intent.id,
    signer: { user_id: actor.user_id, employee_id: intent.employee_id, login: actor.login },
    on_behalf_of:
      intent.behalf_employee_id === null || intent.grant_id === null
        ? null
        : { employee_id: intent.behalf_employee_id, grant_id: intent.grant_id },
    session: {
      id: actor.session_id,
      origin_sha256: createHash('sha256').update(origin).digest('hex'),
    },
    file: {
      id: file.id,
      name: file.original_name,
      sha256: file.hash,
      streebog256: file.streebog_hash,
      streebog512: file.streebog512_hash,
    },
    document: {
      id: intent.document_id,
      object_id: intent.object_id,
      version: intent.version,
      from: intent.from_status_id,
      workflow_id: intent.workflow_id,
    },
    time: at.toISOString(),
  };
  return bytesOf(evidence);
};

const bytesOf = (value: Evidence | Origin): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** What was kept of a simple signature. Before version 2 the record itself named the origin. */
interface Kept {
  readonly evidence: Buffer | null;
  readonly origin: Buffer | null;
}

type Place = Pick<Origin, 'address' | 'user_agent'>;

/** Where a simple signature was made from; undefined for other types. */
export const placeOf = ({ evidence, origin }: Kept): Place | undefined => {
  if (!evidence) return undefined;
  const { address, user_agent } = origin
    ? (parsed(origin) as Origin)
    : (parsed(evidence) as { session: Place }).session;
  return { address, user_agent };
};

/** Whether the sealed record itself names the origin, so that not every reader of the document may have it. */
export const recordNamesPlace = ({ evidence }: Kept): boolean =>
  evidence !== null && (parsed(evidence) as { version: number }).version === 1;

const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));
