import type { BusinessRole } from '../../access/roles.ts';
import { identityOf } from '../../families/identities.ts';
import { policyOf } from '../../families/kinds.data.ts';
import type { Reason } from '../../kernel/errors.data.ts';
import { LEVELS, type Level, levelOf, type Party, type SignatureType } from '../../kernel/signature-level.ts';
import type { Parameters } from '../../settings/read.ts';
import { textOf } from '../../settings/read.ts';
import { isOn } from '../flag.ts';
import type { Step } from '../step.ts';

/** What the employer's local act asks of one party of one kind of document. */
export interface SignaturePolicy {
  readonly object_id: string;
  /** Null: for every type of the family without a policy of its own. */
  readonly document_type_id: number | null;
  readonly party: Party;
  /** The weakest that is taken; paper: none is. */
  readonly level: Level | 'paper';
  /** Steps that may be signed are taken with a signature only. */
  readonly required: boolean;
  /** What it rests on. */
  readonly article: string;
}

/** The party that signs by a step of a role: the person the document is about, or the employer through its decider. */
export const partyOf = (role: BusinessRole): Party =>
  role === 'employee' || role === 'candidate' ? 'employee' : 'employer';

/** Roles that never sign (AMB-149). */
const NEVER: readonly BusinessRole[] = ['accountant', 'recruiter', 'system'];

/** Whether a role signs nothing, whatever its steps are marked as. */
export const neverSigns = (role: BusinessRole): boolean => NEVER.includes(role);

/** Whether the dictionary lets a step be signed: marked `sign`, or any step onward of a pushed paper (AMB-149). */
export const isSignable = (step: Step): boolean =>
  !step.reject &&
  !neverSigns(step.business_role) &&
  (isOn(step.detail.sign) || policyOf(identityOf(step.object_id)).pushed === true);

/** The policy for a party of a document: that of its type, else that of its family. */
export const policyFor = (
  policies: readonly SignaturePolicy[],
  document: { readonly object_id: string; readonly document_type_id?: number | null },
  party: Party,
): SignaturePolicy | undefined => {
  const ofParty = policies.filter((each) => each.object_id === document.object_id && each.party === party);
  return (
    ofParty.find(
      (each) => each.document_type_id !== null && each.document_type_id === document.document_type_id,
    ) ?? ofParty.find((each) => each.document_type_id === null)
  );
};

/** How a step stands to signatures: none is taken, one may be, one must be, or it is signed on paper. */
export type Signing = 'none' | 'optional' | 'required' | 'paper';

/** Without a policy nothing is signed: electronic documents are introduced by a local act (Labour Code, article 22.2). */
export const signingOf = (step: Step, policy: SignaturePolicy | undefined): Signing => {
  if (!policy || !isSignable(step)) return 'none';
  if (policy.level === 'paper') return 'paper';
  return policy.required && isOn(step.detail.sign) ? 'required' : 'optional';
};

/** Why a type of signature is not taken under a policy; undefined when it is. */
export const refusedSignature = (
  type: SignatureType | 'none',
  policy: SignaturePolicy,
): Extract<Reason, 'paper_only' | 'signature_type_none' | 'signature_too_weak'> | undefined => {
  if (policy.level === 'paper') return 'paper_only';
  if (type === 'none') return 'signature_type_none';
  return LEVELS.indexOf(levelOf(type)) < LEVELS.indexOf(policy.level) ? 'signature_too_weak' : undefined;
};

/** The type as text; whatever is no type is none (AMB-150). */
export const typeOf = (signature: unknown): SignatureType | 'none' => {
  const text = String(signature ?? '').trim();
  return text === '1' || text === '2' || text === '3' ? text : 'none';
};

/**
 * The signature of a step: the signer's own type, or, for a reviewer, that of the company where
 * `company_behalf_signature` names one (AMB-148).
 */
export const signatureFor = (
  own: unknown,
  role: BusinessRole,
  parameters: Parameters,
): { readonly type: SignatureType | 'none'; readonly company_behalf: boolean } => {
  const company = typeOf(textOf(parameters, 'company_behalf_signature'));
  return role === 'reviewer' && company !== 'none'
    ? { type: company, company_behalf: true }
    : { type: typeOf(own), company_behalf: false };
};
