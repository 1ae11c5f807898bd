import { readProfile } from '../../../auth/profile.ts';
import type { SignedIn } from '../../context.ts';

export const userGet = async (_input: object, context: SignedIn) => ({
  profile: await readProfile(context.actor),
});
