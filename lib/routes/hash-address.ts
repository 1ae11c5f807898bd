import { BASE, resolvePath } from './resolve.ts';

interface Typed {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The path form of a hash address, `/portal/acme/#/uvacation/12?mode=sub` -> `/portal/acme/uvacation/12?mode=sub`
 * (AMB-001). The client segment stays, queries merge and the hash's wins. Undefined when there is nothing to rewrite.
 */
export const pathOfHash = (
  { pathname, search, hash }: Typed,
  registered: ReadonlySet<string>,
): string | undefined => {
  if (!hash.startsWith('#/')) return undefined;
  const [path = '', query = ''] = hash.slice(2).split(/\?(.*)/s);
  const merged = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(query)) merged.set(key, value);
  const client = resolvePath(pathname, registered)?.client;
  const clean = path.split('/').filter(Boolean).join('/');
  const base = BASE + (client ? `${client}/` : '');
  return base + clean + (merged.size > 0 ? `?${merged}` : '');
};
