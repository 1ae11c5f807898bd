import type { Actor } from '../../lib/access/actor.ts';
import type { CallContext } from '../rpc/context.ts';
import type { Intent } from './intents.ts';
import type { PaperFile } from './paper-file.ts';

/** What a simple signature rests on: who did what to which bytes, from where and when (63-FZ, article 9). */
export interface Evidence {
  readonly version: 1;
  readonly intent: string;
  readonly signer: { user_id: number; employee_id: number; login: string };
  readonly on_behalf_of: { employee_id: number; grant_id: number } | null;
  readonly session: { id: number; address: string; fingerprint: string; user_agent: string };
  readonly file: { id: number; name: string; sha256: string; streebog256: string; streebog512: string };
  readonly document: { id: number; object_id: string; version: number; from: string; workflow_id: number };
  readonly time: string;
}

/** The record of a simple signature as bytes: keys in a fixed order, UTF-8, so that the seal over it can be checked. */
export const evidenceOf = (
  actor: Actor,
  call: Pick<CallContext, 'address' | 'fingerprint' | 'userAgent'>,
  intent: Intent,
  file: PaperFile,
  at: Date,
): Uint8Array => {
  const evidence: Evidence = {
    version: 1,
    intent: intent.id,
    signer: { user_id: actor.user_id, employee_id: intent.employee_id, login: actor.login },
    on_behalf_of:
      intent.behalf_employee_id === null || intent.grant_id === null
        ? null
        : { employee_id: intent.behalf_employee_id, grant_id: intent.grant_id },
    session: {
      id: actor.session_id,
      address: call.address,
      fingerprint: call.fingerprint,
      user_agent: call.userAgent.slice(0, 300),
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
  return new TextEncoder().encode(JSON.stringify(evidence));
};
