import type { Route } from '../access/route.ts';
import { DEFAULT_CLIENT } from './client-code.ts';
import { CATCH_ALL } from './shell-routes.data.ts';
import { ROUTES } from './table.ts';

export const BASE = '/portal/';
const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  id: /^\d{1,15}$/,
  year: /^\d{4}$/,
  public_id: /^[0-9a-f]{32}$/,
  page: /^[a-z][a-z_-]{0,59}$/,
  dictionary: /^[a-z][a-z_-]{0,59}$/,
};

export interface Address {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** The client segment as typed in the path; links keep it. */
  readonly client: string | undefined;
}

/**
 * What an address below `/portal/` means (AMB-001, AMB-002). A first segment that begins a named route is never a
 * client code; otherwise it is one when it is registered, or when a known route follows it; else nothing is there.
 * Empty segments (a trailing slash) do not count.
 */
export const resolveAddress = (segments: readonly string[], registered: ReadonlySet<string>): Address => {
  const path = segments.filter((segment) => segment !== '');
  const [first, ...rest] = path;
  if (first === undefined || RESERVED.has(first)) return found(path, undefined);
  const code = codeOf(first);
  const isClient =
    code !== undefined &&
    (code === DEFAULT_CLIENT || registered.has(code) || (rest[0] !== undefined && RESERVED.has(rest[0])));
  return isClient ? found(rest, first) : { route: CATCH_ALL, params: {}, client: undefined };
};

/** The code an address begins with, in lower case, where only the register of clients can tell whether it is one. */
export const possibleClient = (pathname: string): string | undefined => {
  if (!pathname.startsWith(BASE)) return undefined;
  const first = pathname.slice(BASE.length).split('/').find(Boolean);
  return first === undefined || RESERVED.has(first) ? undefined : codeOf(first);
};

/** The same for a whole path, `/portal/acme/uvacation/12`. Undefined when it is not ours. */
export const resolvePath = (pathname: string, registered: ReadonlySet<string>): Address | undefined => {
  if (!`${pathname}/`.startsWith(BASE)) return undefined;
  return resolveAddress(pathname.slice(BASE.length).split('/'), registered);
};

const codeOf = (segment: string): string | undefined =>
  CODE.test(segment) ? segment.toLowerCase() : undefined;

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}
const PATTERNS: readonly Pattern[] = ROUTES.filter((route) => route.name !== 'catch-all').flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    route,
    segments: path.split('/').filter(Boolean),
  })),
);
const RESERVED: ReadonlySet<string> = new Set(PATTERNS.flatMap(({ segments }) => segments[0] ?? []));

const found = (path: readonly string[], client: string | undefined): Address => {
  for (const { route, segments } of PATTERNS) {
    const params = match(segments, path);
    if (params) return { route, params, client };
  }
  return { route: CATCH_ALL, params: {}, client };
};

const match = (pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined => {
  const optional = pattern.at(-1)?.endsWith('?}') ?? false;
  if (path.length !== pattern.length && !(optional && path.length === pattern.length - 1)) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of path.entries()) {
    const expected = pattern[index] ?? '';
    const name = /^\{(\w+)\??\}$/.exec(expected)?.[1];
    if (name === undefined ? segment !== expected : !PARAMETERS[name]?.test(segment)) return undefined;
    if (name !== undefined) params[name] = segment;
  }
  return params;
};
