import type { Actor } from '../../access/actor.ts';
import type { Party } from '../../kernel/signature-level.ts';
import type { DocumentFacts } from '../document.ts';
import { relationOf, saysOfOwn } from '../relation.ts';
import { sends } from '../sends.ts';
import type { Step } from '../step.ts';
import { partyOf, policyFor, type SignaturePolicy, type Signing, signingOf } from './policy.ts';

/** What a step asks of its taker; personal: only the document's person can give the signature, not the taker. */
export interface SignatureAsked {
  readonly party: Party;
  readonly policy: SignaturePolicy | undefined;
  readonly signing: Signing | 'personal';
}

/**
 * What signature a step asks of its taker, whatever role the dictionary writes it for. A taker of a step about their
 * own document signs as the employee, save where they decide for the employer. A taker who sends a document for its
 * person, or acts for them, cannot give the signature that the local act demands of that person.
 */
export const signatureAsked = (
  policies: readonly SignaturePolicy[],
  step: Step,
  actor: Actor,
  doc: DocumentFacts,
): SignatureAsked => {
  const own = policyFor(policies, doc, 'employee');
  const demanded = signingOf(step, own);
  const isPersons = relationOf(actor, doc).owner && !saysOfOwn(step);
  if (isPersons || partyOf(step.business_role) === 'employee') {
    const lent = demanded === 'required' && actor.grant_id !== null;
    return { party: 'employee', policy: own, signing: lent ? 'personal' : demanded };
  }
  if (sends(step) && demanded === 'required') return { party: 'employee', policy: own, signing: 'personal' };
  const policy = policyFor(policies, doc, 'employer');
  return { party: 'employer', policy, signing: signingOf(step, policy) };
};
