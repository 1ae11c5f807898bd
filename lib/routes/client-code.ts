const CODE = /^[a-z0-9_-]{1,32}$/;
export const DEFAULT_CLIENT = 'eg';

export interface ClientSources {
  /** `client_code` and `client` of the query; the first wins. */
  readonly client_code?: string | null | undefined;
  readonly client?: string | null | undefined;
  readonly path?: string | undefined;
  readonly stored?: string | null | undefined;
}

/** The client whose theme and people are meant: query, path, what was stored before, then `eg` (AMB-002). */
export const clientCode = ({ client_code, client, path, stored }: ClientSources): string =>
  [client_code, client, path, stored].map(normal).find((code) => code !== undefined) ?? DEFAULT_CLIENT;

/** Only a code of the query is stored; undefined when there is none. */
export const clientToStore = ({ client_code, client }: ClientSources): string | undefined =>
  normal(client_code) ?? normal(client);

const normal = (code: string | null | undefined): string | undefined => {
  const lower = code?.trim().toLowerCase() ?? '';
  return CODE.test(lower) ? lower : undefined;
};
