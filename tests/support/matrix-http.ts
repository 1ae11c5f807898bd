import type { Name } from './matrix-people.data.ts';

/** What a call came to, as it stood on the wire. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly result?: { readonly data: readonly Record<string, unknown>[]; readonly total: number } & Record<
    string,
    unknown
  >;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly message_eng: string;
    readonly data: {
      readonly reason: string;
      readonly request_id: string;
      readonly values?: Record<string, unknown>;
      readonly fields?: readonly {
        field: string;
        code: string;
        message: string;
        message_eng: string;
        values?: Record<string, unknown>;
      }[];
    };
  };
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = (method: string, params: unknown, options?: CallOptions) => Promise<Answer>;

/** Calls of one portal: POST /api/rpc, one JSON-RPC request each; sent by `fetch`, or handed to the portal in this process. */
export const callerOf =
  (origin: string, client: string, send: (request: Request) => Response | Promise<Response> = fetch): Call =>
  async (method, params, options = {}) => {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const response = await sendTo(origin, client, body, options, send);
    return answerOf(response.status, await response.text());
  };

/** Sends a body to the calls of a portal. */
export const sendTo = async (
  origin: string,
  client: string,
  body: unknown,
  { token, key, headers }: CallOptions,
  send: (request: Request) => Response | Promise<Response> = fetch,
): Promise<Response> =>
  send(
    new Request(`${origin}/api/rpc`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client': client,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

export const answerOf = (status: number, text: string): Answer => {
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return { ...(parsed as object), status, text } as Answer;
};

/** The answer without what differs from call to call: two answers that say the same compare equal. */
export const said = ({ status, text }: Answer): string =>
  `${status} ${text.replace(/"request_id":"[^"]*"/g, '"request_id":""')}`;

/** `reason` of a refusal, `ok` of a success. */
export const outcome = (answer: Answer): string =>
  answer.error?.data.reason ?? (answer.result === undefined ? `HTTP ${answer.status}` : 'ok');

/** Words of the machine room, none of which an answer may carry: SQL, tables, stacks, files. */
export const LEAKS =
  /select |insert |from "|syntax error|relation|column |pg_|postgres|node_modules|\.ts:|at \w+ \(|app_user|stack/i;

/** A call of a person who is signed in. */
export const callAs = (
  { call, token }: { readonly call: Call; readonly token: (name: Name) => string },
  name: Name,
  method: string,
  params: unknown,
): Promise<Answer> => call(method, params, { token: token(name) });
