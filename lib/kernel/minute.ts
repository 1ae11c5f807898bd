export const MINUTE_MS = 60_000;

/** The minute of a moment in ms since 1970, ISO 8601 UTC. */
export const minuteOf = (moment: number): string =>
  new Date(Math.floor(moment / MINUTE_MS) * MINUTE_MS).toISOString();
