import { z } from 'zod';

/** Steps of setting a company up, in their order. */
export const SETUP_STEPS = [
  'organizations',
  'factor',
  'mail',
  'calendar',
  'law',
  'limits',
  'people',
  'invitations',
  'first',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** How far a company is: each step ticks itself by the facts, never by an admin's word. */
export const setupState = z.array(
  z.object({
    step: z.enum(SETUP_STEPS),
    state: z.enum(['done', 'partly', 'open']),
    /** What of it is done, and of how much. */
    done: z.number().int(),
    of: z.number().int(),
    /** Why it cannot be done yet. */
    barred: z.enum(['no_mail_server']).optional(),
  }),
);
export type SetupState = z.infer<typeof setupState>;
