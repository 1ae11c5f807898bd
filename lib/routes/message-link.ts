import { linkTo } from './link.ts';
import { BASE, resolvePath } from './resolve.ts';

const targetOf = (route: string): URL => new URL(route.replace(/^\/?(portal\/)?/, BASE), 'http://portal');

/** The route a message names, with its parameters; undefined when it names none. */
export const messageAddress = (route: string, registered: ReadonlySet<string> = new Set()) =>
  route ? resolvePath(targetOf(route).pathname, registered) : undefined;

/** The address a message leads to under a client segment; undefined when it leads nowhere built. */
export const messageLink = (
  route: string,
  client: string | undefined,
  registered?: ReadonlySet<string>,
): string | undefined => {
  const address = messageAddress(route, registered);
  if (!address?.route.built || address.route.name === 'catch-all') return undefined;
  const query = Object.fromEntries(targetOf(route).searchParams);
  return linkTo(address.route.name, address.params, { client, query });
};
