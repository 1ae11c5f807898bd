import type { UserAuth } from '../../../../lib/rpc/user-auth.ts';
import { ACTIONS, PREPARATIONS } from '../../../auth/actions/registry.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';

type Prepare = (input: UserAuth, context: SignedIn) => Promise<unknown>;

export const prepareUserAuth = async (input: UserAuth, context: SignedIn): Promise<unknown> =>
  (PREPARATIONS[input.action] as Prepare | undefined)?.(input, context);

export const userAuth = (input: UserAuth, context: Writing): Promise<unknown> =>
  (ACTIONS[input.action] as (input: UserAuth, context: Writing) => Promise<unknown>)(input, context);
