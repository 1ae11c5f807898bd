import { z } from 'zod';

/**
 * What a signed-in person may do about their own account: one call, told apart by `action`. It always concerns the
 * person who really sits there, also while they act for somebody else.
 */
export const userAuthInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('endOtherSessions') }),
]);

export type UserAuth = z.infer<typeof userAuthInput>;
