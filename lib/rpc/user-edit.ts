import { z } from 'zod';
import { LONGEST_LOCATION } from '../identity/contact.ts';
import { NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '../notifications/switches.ts';

const channels = z.strictObject(
  Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, z.boolean()])) as Record<
    (typeof NOTIFICATION_CHANNELS)[number],
    z.ZodBoolean
  >,
);

const oneLine = (text: string): boolean => !/\p{Cc}/u.test(text);

/** The switches a person has set, by event and channel; what is not named is on. */
export const notificationSwitches = z.partialRecord(z.enum(NOTIFICATION_EVENTS), channels);

/** What a person may change of their own account besides its language. */
export const ownFields = {
  phone: z.string().trim().max(40).refine(oneLine).optional(),
  location: z.string().trim().max(LONGEST_LOCATION).refine(oneLine).optional(),
  notifications: notificationSwitches.optional(),
};
