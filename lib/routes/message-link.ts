import { linkTo } from './link.ts';
import { BASE, resolvePath } from './resolve.ts';

/** The address a message leads to under a client segment; undefined when it leads nowhere built. */
export const messageLink = (
  route: string,
  client: string | undefined,
  registered: ReadonlySet<string> = new Set(),
): string | undefined => {
  if (!route) return undefined;
  const { pathname, searchParams } = new URL(route.replace(/^\/?(portal\/)?/, BASE), 'http://portal');
  const address = resolvePath(pathname, registered);
  if (!address?.route.built || address.route.name === 'catch-all') return undefined;
  return linkTo(address.route.name, address.params, { client, query: Object.fromEntries(searchParams) });
};
