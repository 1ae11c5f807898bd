import type { SignedIn } from '../../../call/context.ts';
import { readLook } from '../../../settings/read-look.ts';

export const themeRead = async (_: object, { actor }: SignedIn) => ({ data: await readLook(actor) });
