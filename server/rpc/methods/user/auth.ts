import type { UserAuth } from '../../../../lib/rpc/user-auth.ts';
import { ACTIONS } from '../../../auth/actions/registry.ts';
import type { Writing } from '../../context.ts';

export const userAuth = (input: UserAuth, context: Writing): Promise<unknown> =>
  (ACTIONS[input.action] as (input: UserAuth, context: Writing) => Promise<unknown>)(input, context);
