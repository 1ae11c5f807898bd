import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import { BATCH_CAP } from '../../lib/rpc/batch.ts';
import { tooMany } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { errorBody } from '../call/error-body.ts';
import { JSON_TYPE } from '../call/nowhere.ts';
import { requestId } from '../call/request-id.ts';
import { atPosition, inOneAnswer, inTurn } from '../rpc/batch.ts';
import { dispatch } from '../rpc/dispatch.ts';
import { type Outcome, outcomeText } from '../rpc/outcome.ts';
import { countLongCheck, LONG_CHECK_BYTES } from '../signing/verify/public-check.ts';
import { statusOfGet, statusOfPost } from './answer.ts';
import { jsonBody } from './body.ts';
import { callContext } from './context.ts';
import { uploadCall } from './upload.ts';

type Id = string | number | null;
interface Request {
  id: Id;
  method: string;
  params: unknown;
  silent: boolean;
}

/** POST /rpc: one call, a JSON-RPC array of calls, or the multipart of file.upload. */
export const rpcPost = async (c: Context): Promise<Response> => {
  if (c.req.header('content-type')?.startsWith('multipart/form-data')) return uploadCall(c);
  const body = await jsonBody(c);
  if (!body.ok) return refused(c, body.reason, body.reason === 'body_too_big' ? 413 : 200);
  const context = await callContext(c, 'refresh');
  if (Array.isArray(body.value)) return many(c, body.value, context);
  const request = requestOf(body.value);
  if (!request) return refused(c, 'invalid_request');
  const outcome = await dispatch(request.method, request.params, context);
  if (request.silent) return c.body(null, 204);
  const text = envelope(request.id, outcome);
  return c.body(isList(request.method) ? await compressed(c, text) : text, postStatus(c, outcome), JSON_TYPE);
};

/**
 * POST /verify: the one call that may be long, for a signature with all that an archive puts into it. It is counted
 * before its body is read.
 */
export const verifyPost = async (c: Context): Promise<Response> => {
  const context = await callContext(c, 'never');
  const wait = await countLongCheck(context.address);
  if (wait > 0) {
    const late: Outcome = { error: errorBody(tooMany(wait).refusal, context.requestId) };
    return c.body(envelope(null, late), postStatus(c, late), JSON_TYPE);
  }
  const body = await jsonBody(c, LONG_CHECK_BYTES);
  if (!body.ok) return refused(c, body.reason, body.reason === 'body_too_big' ? 413 : 200);
  const request = requestOf(body.value);
  if (request?.method !== 'sign.verify' || request.silent) return refused(c, 'invalid_request');
  const outcome = await dispatch(request.method, request.params, context);
  return c.body(envelope(request.id, outcome), postStatus(c, outcome), JSON_TYPE);
};

/** Methods that answer rows and no secret: nothing that hands one out may stand in a batch. */
const isList = (method: string): boolean =>
  method === 'view.get' || method === 'table.get' || method === 'batch';

const many = async (c: Context, list: unknown[], context: CallContext): Promise<Response> => {
  if (list.length === 0) return refused(c, 'invalid_request');
  if (list.length > BATCH_CAP) return refused(c, 'too_many_calls');
  const fitted = inOneAnswer(context);
  const answers = await inTurn(list.map(requestOf), async (request, index) => {
    if (!request)
      return envelope(null, { error: errorBody({ reason: 'invalid_request' }, context.requestId) });
    const outcome = await dispatch(request.method, request.params, atPosition(context, index), true);
    return request.silent
      ? undefined
      : fitted(request.method, outcome, (answer) => envelope(request.id, answer));
  });
  const said = answers.filter((answer) => answer !== undefined);
  return said.length === 0
    ? c.body(null, 204)
    : c.body(await compressed(c, `[${said.join(',')}]`), 200, JSON_TYPE);
};

/** A JSON-RPC 2.0 request object; undefined when it is none. Without an id it is a notification. */
const requestOf = (value: unknown): Request | undefined => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { jsonrpc, id, method, params } = value as Record<string, unknown>;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || method.length > 60) return undefined;
  if (id !== undefined && id !== null && typeof id !== 'string' && !Number.isFinite(id)) return undefined;
  if (params !== undefined && (params === null || typeof params !== 'object')) return undefined;
  return { id: (id ?? null) as Id, method, params, silent: id === undefined };
};

const envelope = (id: Id, outcome: Outcome): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},${outcomeText(outcome)}}`;

const postStatus = (c: Context, outcome: Outcome) =>
  'error' in outcome ? statusOfPost(c, outcome.error.data) : 200;

const refused = (c: Context, reason: Reason, http: 200 | 413 = 200): Response =>
  c.body(
    envelope(null, { error: errorBody({ reason, values: { max: BATCH_CAP } }, requestId()) }),
    http,
    JSON_TYPE,
  );

/**
 * What does not belong into an address, because addresses stand in logs. user.get alone takes a token of an address, which
 * opens once (RPC-10); an access token is none.
 */
const UNSAFE: readonly string[] = ['token', 'secretCode'];

/** GET calls take the same parameters in the query and answer the same envelope. */
const query =
  (method: string) =>
  async (c: Context): Promise<Response> => {
    const params: Record<string, string> = {};
    for (const [name, values] of Object.entries(c.req.queries())) {
      if (values.length !== 1)
        return answer(c, {
          error: errorBody({ reason: 'invalid_params', values: { field: name.slice(0, 60) } }, requestId()),
        });
      params[name] = values[0] ?? '';
    }
    const unsafe = UNSAFE.find((name) => name in params && !(name === 'token' && method === 'user.get'));
    if (unsafe)
      return answer(c, {
        error: errorBody({ reason: 'invalid_params', values: { field: unsafe } }, requestId()),
      });
    const outcome = await dispatch(method, params, await callContext(c, 'never'));
    return answer(c, outcome, isList(method) ? await compressed(c, envelope(null, outcome)) : undefined);
  };

const answer = (
  c: Context,
  outcome: Outcome,
  body: string | Uint8Array<ArrayBuffer> = envelope(null, outcome),
): Response => c.body(body, 'error' in outcome ? statusOfGet(c, outcome.error.data) : 200, JSON_TYPE);

export const viewQuery = query('view.get');
export const tableQuery = query('table.get');
export const userQuery = query('user.get');

/** What is smaller leaves in one packet of the network as it is. */
const SMALLEST_CHARACTERS = 1_400;

/** Levels that cost about as much time as they save on a slow line: half the work of the usual ones. */
const QUALITY = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP_LEVEL = 4;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * The text of an answer, compressed for who accepts it and has something from it; the work is done beside the event loop.
 * Only for lists: an answer that may hold a secret (a token, a code, a key) goes plain, so that its length says nothing
 * about it, and a page of another site cannot have a list asked for at all: a call is the bearer's, never the cookie's.
 */
const compressed = async (c: Context, text: string): Promise<string | Uint8Array<ArrayBuffer>> => {
  c.header('vary', 'accept-encoding', { append: true });
  const coding = text.length < SMALLEST_CHARACTERS ? undefined : codingOf(c.req.header('accept-encoding'));
  if (coding === undefined) return text;
  c.header('content-encoding', coding);
  return new Uint8Array(
    coding === 'br' ? await inBrotli(text, { params: QUALITY }) : await inGzip(text, { level: GZIP_LEVEL }),
  );
};

/** The shortest coding the caller takes. `*` alone names none, and `q=0` refuses one. */
const codingOf = (accepted = ''): 'br' | 'gzip' | undefined => {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
};
