/** The answer to a call: exactly one of result and error. */
export interface Answer<Result = Record<string, unknown>> {
  result?: Result;
  error?: {
    code: number;
    message: string;
    message_eng: string;
    data: {
      reason: string;
      request_id: string;
      fields?: { field: string; code: string; message: string; message_eng: string }[];
    };
  };
}

/** POST /api/rpc as an integration does it. */
export const rpc = async <Result = { data: Record<string, unknown>[]; total: number }>(
  origin: string,
  token: string | null,
  method: string,
  params: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Result>> => {
  const response = await fetch(`${origin}/api/rpc`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()) as Answer<Result>;
};

/** GET /api/… with the bearer. */
export const get = (
  origin: string,
  token: string | null,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api${path}`, {
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });

/** An access token of a login; throws with the refusal when there is none. */
export const signIn = async (
  origin: string,
  login: string,
  password = 'Portal#1',
  client = 'eg',
): Promise<string> => {
  const answer = await rpc<{ access_token: string }>(origin, null, 'token.get', { login, password, client });
  if (!answer.result) throw new Error(`${login} cannot sign in: ${answer.error?.data.reason}`);
  return answer.result.access_token;
};
