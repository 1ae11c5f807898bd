import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choosePostgres } from '../../../bin/test-postgres.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (status: number, body: object): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const absent = json(404, { message: 'No such image' });

/** A daemon of Docker, as far as it is asked: what it is, which images it has, how it gets one. */
const daemon = { info: json(200, {}), image: absent, pull: absent };
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const answer = path.endsWith('/info') ? daemon.info : path.includes('/create') ? daemon.pull : daemon.image;
  answer(request, response);
});

const said: string[] = [];
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('DOCKER_HOST', `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
beforeEach(() => {
  vi.stubEnv('TEST_POSTGRES', undefined);
  said.length = 0;
});
afterEach(() => server.closeAllConnections());
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test('the tests take a container where Docker has the images, and say so once', async () => {
  daemon.image = json(200, {});
  expect([await choosePostgres(), await choosePostgres()]).toEqual(['container', 'container']);
  expect(said).toEqual(['PostgreSQL of the tests: a container of postgres:18.']);
});

test.each<[string, Answer]>([
  ['refuses to get it', json(500, { message: 'no route to the registry' })],
  ['never answers', () => undefined],
  ['begins to get it and falls silent', (_, response) => void response.writeHead(200).write('{}\n')],
  ['says at the end that it could not', (_, response) => void response.end('{"error":"not found"}\n')],
])('they take the embedded server where Docker lacks an image and %s', async (_, pull) => {
  Object.assign(daemon, { image: absent, pull });
  expect(await choosePostgres(200)).toBe('embedded');
  expect(said).toEqual([
    'PostgreSQL of the tests: the embedded server, Docker has no postgres:18 and can not get it.',
  ]);
});

test.each(['container', 'embedded'] as const)(
  'they take %s unseen where TEST_POSTGRES says so',
  async (kind) => {
    vi.stubEnv('TEST_POSTGRES', kind);
    expect(await choosePostgres()).toBe(kind);
    expect(said).toEqual([]);
  },
);
