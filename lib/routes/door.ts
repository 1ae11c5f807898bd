/** Who answers an address: the API, next-auth, the pages. */
export type Door = 'api' | 'next-auth' | 'pages';

/** The door of a request and the address it is asked with; undefined where an address of the API is misspelt. */
export interface Way {
  readonly door: Door;
  readonly address: string;
}

/** Most addresses: nothing in them can be read in two ways. */
const PLAIN = /^(\/(?!\.)[\w\-.~@]+)+\/?$/;

/**
 * Sends a request target (RFC 9112, path and query or a whole address) to the one door that answers it. Later readers
 * of an address must read it the same way: escaped slashes and dots, dot segments, backslashes and repeated slashes
 * lead nowhere in the API; among the pages they become a single segment, which no page has.
 */
export const doorOf = (target: string): Way | undefined => {
  const whole = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(whole) ?? [];
  if (path !== '' && !path.startsWith('/')) return undefined;
  if (PLAIN.test(path)) return { door: plainDoor(path), address: path + query };
  const read = decoded(path);
  if (isOfApi(path) || isOfApi(straightened(read ?? path))) {
    const isSpeltRight = isOfApi(path) && read !== undefined && !isAmbiguous(path, read);
    return isSpeltRight ? { door: plainDoor(path), address: path + query } : undefined;
  }
  const single = path.replaceAll(/\/{2,}/g, '/');
  const isNowhere = read === undefined || isAmbiguous(single, read.replaceAll(/\/{2,}/g, '/'));
  return {
    door: 'pages',
    address: (isNowhere ? `/portal/${encodeURIComponent(path)}` : single || '/') + query,
  };
};

const plainDoor = (path: string): Door =>
  path.startsWith('/api/auth/') ? 'next-auth' : isOfApi(path) ? 'api' : 'pages';

const isOfApi = (path: string): boolean => /^\/(api|themes)(\/|$)/.test(path);

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The path as the most generous reader would take it. */
const straightened = (path: string): string => {
  const kept: string[] = [];
  for (const segment of path.split(/[\\/]+/)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return `/${kept.join('/')}`;
};

const isAmbiguous = (path: string, read: string): boolean =>
  /[\u0000-\u001f\\]|\/\/|\/\.{1,2}(\/|$)/.test(read) ||
  [path, read].some((each) => /%(2f|5c|2e|00)/i.test(each));
