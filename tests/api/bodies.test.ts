import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import { expectDecent } from '../support/matrix-decent.ts';
import { type Answer, answerOf, callAs, LEAKS } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee']));

const post = async (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  path = '/api/rpc',
): Promise<Answer> => {
  const response = await fetch(`${world.portal.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${world.token('employee')}`,
      ...headers,
    },
    body,
  });
  return answerOf(response.status, await response.text());
};

describe('a body', () => {
  const call = (rest: object = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'user.get', params: {}, ...rest });

  test.each([
    '',
    ' ',
    '{',
    '}',
    'null',
    '7',
    '"x"',
    'true',
    '[]',
    '{}',
    '[{}]',
    '[null]',
    '[[]]',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"1.0","id":1,"method":"user.get"}',
    '{"jsonrpc":"2.0","id":{},"method":"user.get"}',
    '{"jsonrpc":"2.0","id":1e999,"method":"user.get"}',
    '{"jsonrpc":"2.0","id":1,"method":7}',
    '{"jsonrpc":"2.0","id":1,"method":"user.get","params":7}',
    '{"jsonrpc":"2.0","id":1,"method":"user.get","params":null}',
    'NaN',
    "{'a':1}",
    '{"a":1,}',
    '\ufeff{}',
    '<xml/>',
    'jsonrpc=2.0&method=user.get',
  ])('%j is no call', async (body) => {
    const answer = await post(body);
    if (body === '[{}]' || body === '[null]' || body === '[[]]') expect(answer.text).toContain('-32600');
    else expect([-32700, -32600]).toContain(answer.error?.code);
    expectDecent(answer, body);
  });

  test('of bytes that are no text is no call', async () => {
    for (const bytes of [[0xff, 0xfe, 0x00], [0xc3, 0x28], [0x00], [0xed, 0xa0, 0x80]])
      expect([-32700, -32600]).toContain((await post(new Uint8Array(bytes))).error?.code);
  });

  test('T73: of 1 MB is read, of more is refused with 413, with or without its length told', async () => {
    const cap = 1024 * 1024;
    const padded = (size: number) =>
      call({ params: { pad: 'x'.repeat(size - call({ params: { pad: '' } }).length) } });
    expect((await post(padded(cap))).status).toBe(200);
    const over = await post(padded(cap + 1));
    expect([over.status, over.error?.code, over.error?.data.reason]).toEqual([413, -32600, 'body_too_big']);
    expect(await chunked(padded(3 * cap))).toBe(413);
  });

  test('that never ends keeps nobody waiting', async () => {
    const { port } = new URL(world.portal.origin);
    const unfinished = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        await once(socket, 'connect');
        socket.write(
          `POST /api/rpc HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${world.token('employee')}\r\ncontent-length: 500\r\n\r\n{"jsonrpc":`,
        );
        return socket;
      }),
    );
    try {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(call())));
      expect(answers.map((answer) => answer.error)).toEqual(answers.map(() => undefined));
    } finally {
      for (const socket of unfinished) socket.destroy();
    }
  });

  test('that is packed is no JSON, however much it would become', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(20 * 1024 * 1024, ' ')));
    expect((await post(bomb, { 'content-encoding': 'gzip' })).error?.code).toBe(-32700);
  });

  test('T73: nested 32 deep is read, deeper is refused before it is parsed', async () => {
    const nested = (depth: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"user.get","params":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect((await post(nested(32))).error?.code).toBe(-32602);
    expect((await post(nested(33))).error?.code).toBe(-32600);
    expect((await post('['.repeat(400_000))).error?.code).toBe(-32600);
    expect((await post(`{"a":"${'['.repeat(100)}"}`)).error?.code).toBe(-32600);
  });

  test('keeps the id it was given, whatever it is', async () => {
    for (const id of [0, -1, 1.5, 'x', '', 'я"\\', null]) {
      const answer = (await post(JSON.stringify({ jsonrpc: '2.0', id, method: 'nope' }))) as Answer & {
        id: unknown;
      };
      expect(answer.id).toEqual(id);
    }
  });

  test('of another content type opens nothing a JSON body would not', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'text/html',
      '',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/mixed; boundary=x',
      'application/json; charset=utf-16',
    ]) {
      const answer = await post(call(), { 'content-type': type });
      expectDecent(answer, type);
      expect([type, (await post(call(), { 'content-type': type, authorization: '' })).result]).toEqual([
        type,
        undefined,
      ]);
    }
  });

  test('T27: cannot reach a prototype', async () => {
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"table.add","params":{"object":"user_filter","data":[{"route_name":"x","name":"y","parameters":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}]}}';
    expectDecent(await post(body), body);
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const answer = await post(
        `{"jsonrpc":"2.0","id":1,"method":"table.add","params":{"object":"vacation","data":[{"${key}":1}]}}`,
      );
      expect([key, answer.error?.code]).toEqual([key, -32602]);
    }
    const profile = await callAs(world, 'employee', 'user.get', {});
    expect(profile.text).not.toContain('polluted');
  });
});

/** A body that is sent in pieces, its length unknown; answers the HTTP status, also when the server hangs up. */
const chunked = (body: string): Promise<number> =>
  new Promise((done) => {
    const url = new URL(`${world.portal.origin}/api/rpc`);
    const sent = request(
      {
        host: url.hostname,
        port: url.port,
        path: url.pathname,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      },
    );
    sent.on('error', () => done(-1));
    for (let at = 0; at < body.length; at += 65_536) sent.write(body.slice(at, at + 65_536));
    sent.end();
  });

describe('headers', () => {
  const profile = (headers: Record<string, string>) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'user.get' }), headers);

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Basic dXNlcjpwYXNz',
    'bearer abc',
    'Bearer null',
    'Bearer undefined',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(3_000)}`,
    "Bearer ' or 1=1 --",
    'Bearer a b',
  ])('authorization %j opens nothing', async (authorization) => {
    const answer = await profile({ authorization });
    expect([answer.status, answer.error?.code]).toEqual([401, -32708]);
  });

  test('T68: that ask for another protocol get no connection to speak it on', async () => {
    const { port } = new URL(world.portal.origin);
    for (const target of ['/api/events', '/portal/', 'http://127.0.0.1:9/'])
      for (const wanted of ['websocket', 'h2c', 'TLS/1.0']) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(
          `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, close\r\nupgrade: ${wanted}\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
        const answer = await text(socket).catch(() => '');
        expect([target, wanted, answer]).toEqual([target, wanted, expect.not.stringContaining(' 101 ')]);
      }
  });

  test('that are odd do no harm: language, client, fingerprint', async () => {
    const odd: Record<string, string>[] = [
      { 'accept-language': 'x'.repeat(2_000) },
      { 'accept-language': '*' },
      { 'x-client': "' or 1=1" },
      { 'x-client': '../../etc' },
      { 'x-fingerprint': 'f'.repeat(4_000) },
      { 'x-forwarded-for': "' or 1=1" },
      { origin: 'null' },
      { cookie: '__proto__=1; next-auth.session-token=x' },
    ];
    for (const headers of odd) {
      const answer = await profile(headers);
      expect([headers, answer.status, answer.result !== undefined]).toEqual([headers, 200, true]);
    }
  });

  test('T12: of every answer keep it out of caches, frames and guesses', async () => {
    for (const path of ['/api/rpc', '/api/view?object=status', '/api/nothing']) {
      const response = await fetch(
        `${world.portal.origin}${path}`,
        path === '/api/rpc' ? { method: 'POST', body: '{}' } : {},
      );
      const headers = Object.fromEntries(response.headers);
      expect([path, headers]).toMatchObject([
        path,
        {
          'x-content-type-options': 'nosniff',
          'cache-control': expect.stringContaining('no-store'),
          'x-frame-options': 'DENY',
          'referrer-policy': 'no-referrer',
        },
      ]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
      await response.arrayBuffer();
    }
  });
});

describe('T56: an address that is none', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/v/view',
    '/api/v2x/view',
    '/api/v-1/view',
    '/api/v2/v2/view',
    '/api/rpc/x',
    '/api/__proto__',
    '/api/view/..%2f..%2fetc%2fpasswd',
    '/api/themes/..%2f..%2fpackage.json',
    '/themes/..%2f..%2fpackage.json',
    '/api/themes/%00.json',
    '/api/files/..%2f..%2fsecret',
    '/api/file/%2e%2e%2f',
    '/api/files/%E0%A4%A',
    '/api/themes/%E0%A4%A.json',
    '/api/themes/..%252f..%252fpackage.json',
    '/api/themes/..%5c..%5cpackage.json',
    '/api/themes/%2fetc%2fpasswd.json',
    '/themes/eg%00.json',
    '/api/files/%2fetc%2fpasswd',
    '/api/files/..%252f..%252fsecret',
    '/api/files/..%5c..%5csecret',
    `/api/files/${'a'.repeat(4_096)}`,
    '/api/papers/..%2f..%2fsecret',
    '/api/crl/..%2f..%2fsecret',
    '/api/signing/..%2f..%2fsecret/archive',
  ])('%s is nothing', async (path) => {
    const response = await fetch(`${world.portal.origin}${path}`, {
      headers: { authorization: `Bearer ${world.token('employee')}` },
    });
    const text = await response.text();
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => status === 404 || status === 400),
    ]);
    expect(text).not.toMatch(LEAKS);
    expect(text).not.toContain('"dependencies"');
    const { jsonrpc, error } = JSON.parse(text);
    expect({ jsonrpc, error }).toMatchObject({
      jsonrpc: '2.0',
      error: {
        code: expect.any(Number),
        message: expect.stringMatching(/./),
        message_eng: expect.stringMatching(/./),
        data: { reason: expect.stringMatching(/./), request_id: expect.stringMatching(/./) },
      },
    });
  });

  test('other HTTP methods than those of the contract do nothing', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) {
      const response = await fetch(`${world.portal.origin}/api/rpc`, {
        method,
        headers: { authorization: `Bearer ${world.token('employee')}` },
      });
      expect([method, response.status]).toEqual([
        method,
        expect.toSatisfy((status: number) => status === 404 || status === 405),
      ]);
      await response.arrayBuffer();
    }
  });
});

describe('an answer', () => {
  /** As it goes over the wire: the length of its bytes, how they are coded, and what it is once unfolded. */
  const wire = async (method: string, params: object, coding?: string) => {
    const call = request(`${world.portal.origin}/api/rpc`, {
      method: 'POST',
      // A connection of its own: one that was kept may be closed by the server at this very moment.
      agent: false,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${world.token('employee')}`,
        ...(coding === undefined ? {} : { 'accept-encoding': coding }),
      },
    });
    call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const { 'content-encoding': coded, vary } = answer.headers;
    const plain = coded === 'br' ? brotliDecompressSync(bytes) : coded === 'gzip' ? gunzipSync(bytes) : bytes;
    return { coded, vary, length: bytes.length, text: plain.toString() };
  };
  const list = { object: 'workflow', rowsPerPage: 'all' };

  test('with rows is compressed for who accepts it, and is the same', async () => {
    const plain = await wire('view.get', list);
    expect(plain.coded).toBeUndefined();
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
    ] as const) {
      const answer = await wire('view.get', list, accepted);
      expect(answer).toMatchObject({
        coded: coding,
        vary: expect.stringContaining('accept-encoding'),
        text: plain.text,
      });
      expect(answer.length).toBeLessThan(plain.length / 5);
    }
    for (const accepted of ['identity', '*', 'br;q=0, gzip;q=0.0', 'brother'])
      expect((await wire('view.get', list, accepted)).coded).toBeUndefined();
  });

  test('of a batch is compressed as well; a small one is not', async () => {
    const calls = [{ batchId: 'steps', method: 'view.get', params: list }];
    expect((await wire('batch', { calls }, 'br')).coded).toBe('br');
    expect((await wire('view.get', { object: 'country', rowsPerPage: 1 }, 'br')).coded).toBeUndefined();
  });

  test('that may hold a secret says nothing by its length: it is never compressed', async () => {
    const coded: string[] = [];
    for (const method of Object.keys(METHODS)) {
      if (['view.get', 'table.get', 'batch'].includes(method)) continue;
      const answer = await wire(method, {}, 'br, gzip');
      if (answer.coded !== undefined) coded.push(method);
    }
    expect(coded).toEqual([]);
    expect((await wire('rpc.discover', {}, 'br')).length).toBeGreaterThan(10_000);
  });
});
