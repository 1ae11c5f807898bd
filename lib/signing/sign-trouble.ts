import type { Reason } from '../kernel/errors.data.ts';
import type { SourceTrouble } from './own-certificate.ts';

/** What stands in the way, as the window names it. */
export type TroubleCode =
  | Exclude<SourceTrouble, 'wrong_password' | 'key_unsupported'>
  | 'type_none'
  | 'no_document'
  | 'none_signable'
  | 'no_hash'
  | 'no_workflow'
  | 'no_key'
  | 'too_weak'
  | 'paper_only'
  | 'personal'
  | 'already_signed'
  | 'intent_over'
  | 'changed'
  | 'other_bytes'
  | 'file_late'
  | 'file_unwritten'
  | 'pin_over'
  | 'certificate_unsaved'
  | 'certificate_foreign'
  | 'certificate_waits'
  | 'no_response'
  | 'no_answer'
  | 'no_image_hash'
  | 'no_request'
  | 'visual_late'
  | 'status_unwritten'
  | 'network';

export interface Trouble {
  readonly code: TroubleCode;
  /** The server's or the plug-in's own sentence. */
  readonly cause?: string | undefined;
  /** By which support finds the call in the log. */
  readonly request_id?: string | undefined;
}

/** Why a call failed, as the window names it: one that was given up like one that was lost, its effect is unknown. */
export const troubleOfReason = (reason: Reason | 'network' | 'cancelled'): TroubleCode =>
  REASONS[reason] ?? 'sign_failed';

/** What trying again can not mend. */
export const FINAL: ReadonlySet<TroubleCode> = new Set([
  'none_signable',
  'type_none',
  'no_key',
  'too_weak',
  'paper_only',
  'personal',
  'already_signed',
  'other_bytes',
  'certificate_foreign',
  'no_response',
  'no_answer',
  'no_image_hash',
  'no_request',
]);

const REASONS: Partial<Record<Reason | 'network' | 'cancelled', TroubleCode>> = {
  network: 'network',
  cancelled: 'network',
  signature_type_none: 'type_none',
  signature_too_weak: 'too_weak',
  paper_only: 'paper_only',
  signing_is_personal: 'personal',
  no_signing_key: 'no_key',
  no_file_to_sign: 'no_hash',
  file_unwritten: 'file_unwritten',
  no_request_leg: 'no_workflow',
  no_workflow_step: 'no_workflow',
  status_mismatch: 'changed',
  document_changed: 'changed',
  edited_by_another: 'changed',
  intent_over: 'intent_over',
  certificate_not_yours: 'certificate_foreign',
  already_signed: 'already_signed',
  pin_exhausted: 'pin_over',
  not_found: 'no_document',
};
