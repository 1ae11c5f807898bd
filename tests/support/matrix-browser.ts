import { NORTH, PASSWORD } from './matrix-company.ts';
import { type Answer, answerOf } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';

/** A call as a browser makes it, with whatever headers it sends. */
export const postAs = (
  world: World,
  method: string,
  params: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${world.portal.origin}/api/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': NORTH, ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

export const answered = async (response: Promise<Response>): Promise<Answer> => {
  const got = await response;
  return answerOf(got.status, await got.text());
};

/** The Set-Cookie line that a sign-in on a page of ours answers; '' when there is none. */
export const signInCookie = async (
  world: World,
  name: Name,
  headers: Record<string, string>,
): Promise<string> => {
  const response = await postAs(
    world,
    'token.get',
    { login: name, password: PASSWORD, client: NORTH },
    headers,
  );
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0] ?? '';
};

/** The browser's cookie, ready to be sent back. */
export const cookieOf = async (world: World, name: Name): Promise<string> =>
  (await signInCookie(world, name, { origin: world.portal.origin })).split(';')[0] ?? '';
