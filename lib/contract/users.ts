import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import {
  dismissalDone,
  dismissalInput,
  dismissalPlan,
  dismissalPlanInput,
  takeBackInput,
  takenBack,
} from '../rpc/dismissal.ts';
import { editedAccount } from '../rpc/handed-over.ts';
import { byId, done, id } from '../rpc/shapes.ts';
import { userAddInput, userEditInput, userInviteInput, userNotifyInput } from '../rpc/users.ts';

/** Whether a mail server takes letters: without one they are only written to files. */
const ordered = { mailed: z.boolean() };

/** Accounts, and word to those who hold them. */
export const userMethods = {
  'user.add': {
    summary: 'Opens an account and invites its owner; one for an e-mail',
    input: userAddInput,
    output: z.object({ id }),
    errors: [
      'invalid_params',
      'access_denied',
      'email_taken',
      'validation',
      'proof_required',
      'busy',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'user.edit': {
    summary: "Changes the caller's own language, notifications and contacts; an account, for admin and hr",
    input: userEditInput,
    output: editedAccount,
    errors: [
      'invalid_params',
      'access_denied',
      'own_record',
      'not_found',
      'email_taken',
      'validation',
      'edited_by_another',
      'proof_required',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'user.unlock': {
    summary: 'Forgets the attempts that keep a person from signing in',
    input: byId,
    output: done,
    errors: ['invalid_params', 'access_denied', 'not_found', 'proof_required'],
    writes: true,
  },
  'user.restore': {
    summary: 'Mails a person a link to set a new password',
    input: byId,
    output: z.object({ data: z.object({ id, ...ordered }) }),
    errors: ['invalid_params', 'access_denied', 'not_found', 'validation', 'proof_required'],
    writes: true,
  },
  'user.invite': {
    summary: 'Mails a person, or everybody who has not come in yet, a link to come in and set a password',
    input: userInviteInput,
    output: z.object({ data: z.object({ invited: z.number().int(), ...ordered }) }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'validation',
      'proof_required',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'user.dropFactor': {
    summary: 'Takes away the lost second factor of somebody else and ends their sessions',
    input: byId,
    output: done,
    errors: ['invalid_params', 'access_denied', 'not_found', 'proof_required', 'second_factor_is_off'],
    writes: true,
  },
  'user.notify': {
    summary: 'Puts a message before people',
    input: userNotifyInput,
    output: z.object({ data: z.object({ told: z.number().int() }) }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'validation',
      'too_many_requests',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;

/** The end of employment as one act of hr. */
export const dismissalMethods = {
  'dismissal.plan': {
    summary: 'What the dismissal of a person would touch: reports, decisions, deputies, keys, documents',
    input: dismissalPlanInput,
    output: z.object({ data: dismissalPlan }),
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'dismissal.enter': {
    summary: 'Dismisses a person on a day and a ground, with all that follows, in one transaction',
    input: dismissalInput,
    output: dismissalDone,
    errors: [
      'invalid_params',
      'access_denied',
      'never_lent',
      'own_record',
      'not_found',
      'not_deletable',
      'warnings_unseen',
      'linked_elsewhere',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'dismissal.takeBack': {
    summary:
      'Takes a dismissal back: the last day is cleared, deputies and grants it ended come back where they can',
    input: takeBackInput,
    output: takenBack,
    errors: [
      'invalid_params',
      'access_denied',
      'never_lent',
      'own_record',
      'not_found',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
