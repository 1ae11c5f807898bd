import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import type { Writing } from '../../rpc/context.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/** What each action of `user.auth` does, in the transaction of its call. */
export const ACTIONS: {
  readonly [Name in UserAuth['action']]: (
    input: Extract<UserAuth, { action: Name }>,
    context: Writing,
  ) => Promise<unknown>;
} = {
  endOtherSessions,
};
