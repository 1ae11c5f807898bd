import type { z } from 'zod';
import type { userGetInput } from '../../../../lib/rpc/sign-in.ts';
import { enterByToken } from '../../../auth/entry.ts';
import { readProfile } from '../../../auth/profile.ts';
import type { SignedIn } from '../../../call/context.ts';

export const userGet = async ({ token, secretCode }: z.infer<typeof userGetInput>, context: SignedIn) =>
  token === undefined
    ? { profile: await readProfile(context.actor) }
    : enterByToken(token, secretCode?.trim() || undefined, context);
