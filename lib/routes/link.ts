import { BASE } from './resolve.ts';
import { routeNamed } from './table.ts';

export interface LinkOptions {
  /** The client segment of the current address; links inside the portal keep it. */
  readonly client?: string | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * The address of a named route: `linkTo('uvacation', { id: 12 }, { client: 'acme', query: { mode: 'sub' } })` is
 * `/portal/acme/uvacation/12?mode=sub`. A name that does not exist leads home. Undefined values are left out.
 */
export const linkTo = (
  name: string,
  params: Readonly<Record<string, string | number | undefined>> = {},
  { client, query = {} }: LinkOptions = {},
): string => {
  const path = routeNamed(name)?.path ?? '';
  const filled = path
    .split('/')
    .map((segment) =>
      segment.replace(/^\{(\w+)\??\}$/, (_, key: string) => encodeURIComponent(params[key] ?? '')),
    )
    .filter(Boolean);
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return (
    BASE +
    [...(client ? [client] : []), ...filled].join('/') +
    (client && filled.length === 0 ? '/' : '') +
    (search && `?${search}`)
  );
};
