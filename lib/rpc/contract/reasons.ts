import type { Reason } from '../../kernel/errors.data.ts';

/** Reasons that methods of more than one kind share. */

/** Why a document does not move. */
export const moving: readonly Reason[] = [
  'no_workflow_step',
  'status_mismatch',
  'forbidden_period',
  'forbidden_period_by_status',
  'not_editable',
  'not_deletable',
  'leave_exceeds_balance',
  'parent_vacation',
  'correction_list',
  'correction_withdraw',
  'warnings_unseen',
];

/** Why a row about people is left alone: it is about the caller, or what was asked is never lent. */
export const aboutPeople: readonly Reason[] = ['own_record', 'never_lent'];

/** Refusals on the caller's own key or certificate: only its owner uses it, never a holder of a grant. */
export const onOwnKey: readonly Reason[] = ['invalid_params', 'access_denied', 'signing_is_personal'];

/** Refusals on deciding about an order or a certificate: another person may have decided meanwhile. */
export const deciding: readonly Reason[] = [
  'invalid_params',
  'access_denied',
  'proof_required',
  'not_found',
  'edited_by_another',
  'idempotency_key_reused',
];
