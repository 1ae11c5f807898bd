import { z } from 'zod';
import { FEED_KINDS } from '../calendar/feed.ts';
import { id } from './shapes.ts';

export const subscribeInput = z.strictObject({ kind: z.enum(FEED_KINDS) });

/** The address is shown once: the portal keeps only its hash. */
export const subscribed = z.object({ id, url: z.string() });

const feed = z.object({
  id,
  kind: z.enum(FEED_KINDS),
  create_date: z.string(),
  /** To the hour; null while no program has asked for it. */
  last_used: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof feed>;
export const calendarFeeds = z.array(feed);
