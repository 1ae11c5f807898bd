import { switchGrant } from '../../../auth/grants.ts';
import type { SignedIn } from '../../../call/context.ts';

export const tokenGrant = ({ grant }: { grant: number | null }, context: SignedIn) =>
  switchGrant(context, grant);
