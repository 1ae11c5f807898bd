import type { SignedIn } from '../../../call/context.ts';
import { ownCard } from '../../../trail/own-card.ts';

export const auditOwn = async (_: object, { actor }: SignedIn) => ({ data: await ownCard(actor) });
