/** The cookie in which a browser says in which zone its reader is. */
export const ZONE_KEY = 'eg.zone';

/** The zone a browser has named, an IANA name; `otherwise` where it named none, or none there is. */
export const readerZone = (named: string | undefined, otherwise: string): string => {
  if (!named) return otherwise;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
};
