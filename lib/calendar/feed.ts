/** What an address for calendar programs shows: the holder's own days, or those of their team. */
export const FEED_KINDS = ['own', 'team'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** So many addresses of one account may be open at once: one for each program of the user, and a spare. */
export const FEEDS_MAX = 5;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The secret that stands in an address, as `freshToken` makes it. */
export const isFeedToken = (text: string): boolean => TOKEN.test(text);
