import type { Actor } from '../../../lib/access/actor.ts';
import type { Party, SignatureType } from '../../../lib/kernel/signature-level.ts';
import { signatureAsked } from '../../../lib/workflow/signature/asked.ts';
import {
  refusedSignature,
  type SignaturePolicy,
  signatureFor,
} from '../../../lib/workflow/signature/policy.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import type { JudgedMove } from '../../workflow/transition.ts';

/** The party and the kind of signature that a signer gives at a step now. */
export interface Terms {
  readonly employee_id: number;
  readonly party: Party;
  readonly policy: SignaturePolicy;
  /** none: the signer has no type of signature, and can only look. */
  readonly type: SignatureType | 'none';
  readonly company_behalf: boolean;
}

/**
 * Asked when a document is shown and again in the transaction that signs it: the local act and the person's type of
 * signature may have changed meanwhile. Refuses: no_workflow_step, signing_is_personal, paper_only, signature_too_weak.
 */
export const termsOf = async (
  tx: Tx,
  actor: Actor,
  { document, rules, step }: JudgedMove,
): Promise<Terms> => {
  const { policies, parameters } = rules;
  const { party, policy, signing } = signatureAsked(policies, step, actor, document.facts);
  if (!policy || signing === 'none') throw refusal('no_workflow_step');
  const employee_id = actor.real_employee_id;
  if (employee_id === null || signing === 'personal' || (party === 'employee' && actor.grant_id !== null))
    throw refusal('signing_is_personal');
  const [account] = await tx.rows<Row<'app_user', 'signature'>>(
    'select "signature" from "app_user" where "id" = $1',
    [actor.user_id],
  );
  const own = signatureFor(account?.signature, step.business_role, parameters);
  const refused = refusedSignature(own.type, policy);
  if (refused !== undefined && refused !== 'signature_type_none')
    throw refusal(refused, { article: policy.article });
  return { employee_id, party, policy, ...own };
};
