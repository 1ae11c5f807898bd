/** The cookie in which a browser says in which zone its reader is. */
export const ZONE_KEY = 'eg.zone';

/** The zone a browser has named, an IANA name; `otherwise` where it named none, one there is not, or only an offset. */
export const readerZone = (named: string | undefined, otherwise: string): string => {
  if (!named) return otherwise;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
    return /^[A-Z]/.test(zone) ? zone : otherwise;
  } catch {
    return otherwise;
  }
};
