import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { changePassword, prepareChange } from '../change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { externalLink } from './external-link.ts';
import { passkeyOptions, passkeyRemove, passkeyRename, passkeySave } from './passkeys.ts';
import { removeDeputy } from './remove-deputy.ts';
import {
  checkSecret,
  countGivenCode,
  createSecret,
  newRecoveryCodes,
  removeSecret,
  saveSecret,
} from './second-factor.ts';
import { setDeputy } from './set-deputy.ts';
import { countStepUp, stepUp, stepUpOptions } from './step-up.ts';

/** What each action of `user.auth` does, in the transaction of its call. */
export const ACTIONS: {
  readonly [Name in UserAuth['action']]: (
    input: Extract<UserAuth, { action: Name }>,
    context: Writing,
  ) => Promise<unknown>;
} = {
  changePassword,
  endOtherSessions,
  externalLink,
  removeDeputy,
  setDeputy,
  createSecret,
  saveSecret,
  removeSecret,
  checkSecret,
  newRecoveryCodes,
  passkeyOptions,
  passkeySave,
  passkeyRename,
  passkeyRemove,
  stepUpOptions,
  stepUp,
};

/** What an action does before that transaction: what it counts stays counted, what takes long holds no lock. */
export const PREPARATIONS: {
  readonly [Name in UserAuth['action']]?: (
    input: Extract<UserAuth, { action: Name }>,
    context: SignedIn,
  ) => Promise<unknown>;
} = {
  changePassword: prepareChange,
  removeSecret: countGivenCode,
  checkSecret: countGivenCode,
  newRecoveryCodes: countGivenCode,
  stepUp: countStepUp,
};
