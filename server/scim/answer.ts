import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId } from '../call/request-id.ts';
import { readConfig } from '../config.ts';
import { ScimError } from './scim-error.ts';

const TYPE = { 'content-type': 'application/scim+json; charset=utf-8' } as const;

export const scimBase = (): string => `${readConfig().APP_ORIGIN}/api/scim/v2`;

export const scimAnswer = (
  c: Context,
  body: object,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response => c.body(JSON.stringify(body), status, { ...TYPE, ...headers });

interface Resource {
  readonly meta: { readonly version: string; readonly location: string };
}

/** One resource with its version as ETag; 304 for a reader who has that version. */
export const resourceAnswer = (c: Context, resource: Resource, status: 200 | 201 = 200): Response => {
  const { version, location } = resource.meta;
  if (c.req.method === 'GET' && c.req.header('if-none-match') === version)
    return c.body(null, 304, { etag: version });
  const shown = without(resource, c.req.query('excludedAttributes'));
  return scimAnswer(c, shown, status, { etag: version, ...(status === 201 ? { location } : {}) });
};

/** Resources as a ListResponse (RFC 7644 section 3.4.2). */
export const listAnswer = (c: Context, resources: readonly object[], total: number, startIndex: number) =>
  scimAnswer(c, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources.map((resource) => without(resource, c.req.query('excludedAttributes'))),
  });

const ALWAYS = new Set(['id', 'schemas']);

const without = (resource: object, excluded: string | undefined): object => {
  const names = new Set((excluded ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => ALWAYS.has(name) || !names.has(name.toLowerCase())),
  );
};

/** A refusal in the words of the RFC; what is unexpected is logged and says nothing. */
export const scimFailure = (error: Error, c: Context): Response => {
  const refused = error instanceof ScimError ? error : unexpected(error, c);
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(refused.status),
    ...(refused.scimType ? { scimType: refused.scimType } : {}),
    detail: refused.message,
  };
  return scimAnswer(c, body, refused.status, refused.headers);
};

const unexpected = (error: Error, c: Context): ScimError => {
  if ((error as { code?: string }).code === '23505')
    return new ScimError(409, 'Another resource has this name.', 'uniqueness');
  const id = requestId();
  const { reason } = refusalOf(error, c.req.path, id);
  if (reason === 'invalid_params') return new ScimError(400, 'A value can not be kept.', 'invalidValue');
  if (reason === 'unavailable' || reason === 'busy')
    return new ScimError(503, 'Try again later.', undefined, { 'retry-after': '5' });
  return new ScimError(500, `Something went wrong: ${id}.`);
};
