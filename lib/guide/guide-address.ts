/**
 * What the address of the guide calls a screen: its name; one of several segments is a raw table, of which the page of
 * dictionaries tells. It stands apart from the pages: every screen brings it along.
 */
export const guideAddress = (route: string): string => (route.includes('/') ? 'dictionaries' : route);
