import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allObjects } from '../../lib/objects/registry.ts';
import { METHODS } from '../../lib/rpc/contract.ts';
import { type Answer, answerOf, LEAKS } from '../support/matrix-http.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

let world: World;
let document_id: number;
beforeAll(async () => {
  world = await openWorld(['employee', 'admin', 'hr']);
  document_id = await addVacation(world.company, 'employee', 'prepared');
  await addVacation(world.company, 'stranger', 'draft');
});
afterAll(() => world?.close());

const post = async (body: string | Uint8Array, headers: Record<string, string> = {}, path = '/api/rpc'): Promise<Answer> => {
  const response = await fetch(`${world.portal.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${world.token('employee')}`, ...headers },
    body,
  });
  return answerOf(response.status, await response.text());
};

/** Every answer to nonsense: a code of ours in both languages, no failure, nothing of the machine room. */
const expectDecent = (answer: Answer, what: unknown): void => {
  expect([what, answer.status >= 500, answer.error?.code === -32603]).toEqual([what, false, false]);
  if (answer.error) {
    expect([what, typeof answer.error.code, answer.error.message !== '', answer.error.message_eng !== '']).toEqual([what, 'number', true, true]);
    expect(answer.error.message).not.toBe(answer.error.message_eng);
    const { values: _values, fields: _fields, ...data } = answer.error.data;
    expect([what, JSON.stringify({ ...answer.error, data })]).toEqual([what, expect.not.stringMatching(LEAKS)]);
  }
};

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '__proto__', 'constructor', 'prototype', "' or 1=1 --", '${x}', '-1', '0', '1e999', 'NaN', 'null', '9'.repeat(400), 'я'.repeat(5_000), '../../etc/passwd', '2026-02-30', '0000-01-01', '99999-01-01'),
);
const nastyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e15, 1e16, 1e21, 1e308, Number.MAX_VALUE, Number.MIN_VALUE));
const nasty: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    nastyText,
    nastyNumber,
    fc.constantFrom<unknown>(null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(nastyText, fc.constantFrom('id', 'object', 'data', 'filter', '__proto__', 'constructor', 'toString')), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const objectName = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...allObjects().map((object) => object.object_id), 'document_status') }, { weight: 1, arbitrary: nastyText });
const fieldName = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...new Set(allObjects().flatMap((object) => Object.keys(object.fields)))) }, { weight: 1, arbitrary: nastyText });
const record = fc.dictionary(fieldName, nasty, { maxKeys: 6 });
const methodName = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(METHODS).filter((name) => !name.startsWith('token.'))) }, { weight: 1, arbitrary: nastyText });

const reading = fc.record(
  {
    object: objectName,
    filter: fc.oneof(nasty, fieldName.map((name) => `${name} = '1'`), fc.tuple(fieldName, nastyText).map(([name, text]) => `${name} = '${text.replaceAll("'", "''")}'`), fc.tuple(fieldName, nastyText).map(([name, text]) => `${name} ilike '${text.replaceAll("'", "''")}'`), fc.tuple(fieldName, nastyNumber).map(([name, value]) => `${name} > ${value}`)),
    select: fc.oneof(nasty, fieldName),
    orderBy: fc.oneof(nasty, fieldName),
    sort: fc.oneof(nasty, fc.constantFrom('asc', 'desc')),
    rowsPerPage: fc.oneof(nasty, fc.constantFrom('all', 3)),
    page: nasty,
    after: fc.oneof(nasty, fc.array(nasty, { maxLength: 4 }).map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))),
  },
  { requiredKeys: [] },
);
const writing = fc.record({ object: objectName, data: fc.oneof(record, fc.array(record, { maxLength: 3 }), nasty) }, { requiredKeys: [] });
const params = fc.oneof(reading, writing, nasty);

describe('nonsense', () => {
  test('in every parameter of every call is answered decently, and a person without rights changes nothing by it', async () => {
    const { db } = world.company;
    const before = await fingerprint(db);
    await fc.assert(
      fc.asyncProperty(methodName, params, async (method, given) => {
        const answer = await world.call(method, given, { token: world.token('employee') });
        expectDecent(answer, { method, given });
      }),
      { numRuns: 900, seed: 7 },
    );
    const after = await fingerprint(db);
    // One's own vacations and views may be written; that is all.
    for (const table of Object.keys(before).filter((name) => !['document', 'vacation', 'user_filter', 'app_user'].includes(name))) expect([table, after[table]]).toEqual([table, before[table]]);
  });

  test('in records of those who may write is answered decently too', async () => {
    const kinds = allObjects().map((object) => fc.record({ object: fc.constant(object.object_id), data: fc.array(fc.dictionary(fc.constantFrom(...Object.keys(object.fields)), nasty, { maxKeys: 8 }), { minLength: 1, maxLength: 2 }) }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('table.add', 'table.edit', 'table.del'), fc.oneof(...kinds), fc.constantFrom('admin', 'hr'), async (method, given, name) => {
        const answer = await world.call(method, given, { token: world.token(name as 'admin') });
        expectDecent(answer, { method, given });
      }),
      { numRuns: 900, seed: 11 },
    );
  });

  test('in a sign-in is answered like a wrong password, or refused as wrong parameters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ login: nasty, email: nasty, password: nasty, client: nasty, secretCode: nasty, details: nasty }, { requiredKeys: [] }), async (given) => {
        const answer = await world.call('token.get', given);
        expectDecent(answer, given);
        expect(['invalid_params', 'wrong_login_or_password', 'too_many_requests']).toContain(answer.error?.data.reason);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  test('in moves of documents moves none', async () => {
    const { db } = world.company;
    const before = await fingerprint(db);
    const wrong = fc.dictionary(fc.constantFrom('object_id', 'registrator_id', 'workflow_id', 'status_id', 'comments', 'comments_eng', 'indicators', 'organization_id', 'create_date', 'seq', 'user_id'), nasty);
    const nearly = wrong.map((each) => ({ object_id: 'vacation', registrator_id: document_id, workflow_id: 1, status_id: 'approved', ...each }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(wrong, nearly), async (data) => {
        const answer = await world.call('table.add', { object: 'document_status', data: [data] }, { token: world.token('employee') });
        expectDecent(answer, data);
        expect(answer.result).toBeUndefined();
      }),
      { numRuns: 300, seed: 13 },
    );
    expect(await fingerprint(db)).toEqual(before);
  });

  test('in a query is answered decently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/view', '/table', '/user', '/v1/view'), fc.array(fc.tuple(fc.oneof(fc.constantFrom('object', 'filter', 'select', 'orderBy', 'sort', 'page', 'rowsPerPage', 'after', 'token'), nastyText), nastyText), { maxLength: 5 }), async (path, pairs) => {
        const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 2_000)] as [string, string]));
        const response = await fetch(`${world.portal.origin}/api${path}?${query}`, { headers: { authorization: `Bearer ${world.token('employee')}` } });
        expectDecent(answerOf(response.status, await response.text()), `${path}?${query}`);
      }),
      { numRuns: 250, seed: 17 },
    );
  });
});

describe('a body', () => {
  const call = (rest: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'user.get', params: {}, ...rest });

  test.each(['', ' ', '{', '}', 'null', '7', '"x"', 'true', '[]', '{}', '[{}]', '[null]', '[[]]', '{"jsonrpc":"2.0"}', '{"jsonrpc":"1.0","id":1,"method":"user.get"}', '{"jsonrpc":"2.0","id":{},"method":"user.get"}', '{"jsonrpc":"2.0","id":1,"method":7}', '{"jsonrpc":"2.0","id":1,"method":"user.get","params":7}', '{"jsonrpc":"2.0","id":1,"method":"user.get","params":null}', 'NaN', "{'a':1}", '{"a":1,}', '\ufeff{}', '<xml/>', 'jsonrpc=2.0&method=user.get'])(
    '%j is no call',
    async (body) => {
      const answer = await post(body);
      if (body === '[{}]' || body === '[null]' || body === '[[]]') expect(answer.text).toContain('-32600');
      else expect([-32700, -32600]).toContain(answer.error?.code);
      expectDecent(answer, body);
    },
  );

  test('of bytes that are no text is no call', async () => {
    for (const bytes of [[0xff, 0xfe, 0x00], [0xc3, 0x28], [0x00], [0xed, 0xa0, 0x80]]) expect([-32700, -32600]).toContain((await post(new Uint8Array(bytes))).error?.code);
  });

  test('of 1 MB is read, of more is refused with 413, with or without its length told', async () => {
    const cap = 1024 * 1024;
    const padded = (size: number) => call({ params: { pad: 'x'.repeat(size - call({ params: { pad: '' } }).length) } });
    expect((await post(padded(cap))).status).toBe(200);
    const over = await post(padded(cap + 1));
    expect([over.status, over.error?.code, over.error?.data.reason]).toEqual([413, -32600, 'body_too_big']);
    expect(await chunked(padded(3 * cap))).toBe(413);
  });

  test('nested 32 deep is read, deeper is refused before it is parsed', async () => {
    const nested = (depth: number) => `{"jsonrpc":"2.0","id":1,"method":"user.get","params":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect((await post(nested(32))).error?.code).toBe(-32602);
    expect((await post(nested(33))).error?.code).toBe(-32600);
    expect((await post('['.repeat(400_000))).error?.code).toBe(-32600);
    expect((await post(`{"a":"${'['.repeat(100)}"}`)).error?.code).toBe(-32600);
  });

  test('keeps the id it was given, whatever it is', async () => {
    for (const id of [0, -1, 1.5, 'x', '', 'я"\\', null]) {
      const answer = (await post(JSON.stringify({ jsonrpc: '2.0', id, method: 'nope' }))) as Answer & { id: unknown };
      expect(answer.id).toEqual(id);
    }
  });

  test('of another content type opens nothing a JSON body would not', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html', '', 'multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/mixed; boundary=x', 'application/json; charset=utf-16']) {
      const answer = await post(call(), { 'content-type': type });
      expectDecent(answer, type);
      expect([type, (await post(call(), { 'content-type': type, authorization: '' })).result]).toEqual([type, undefined]);
    }
  });

  test('cannot reach a prototype', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"table.add","params":{"object":"user_filter","data":[{"route_name":"x","name":"y","parameters":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}]}}';
    expectDecent(await post(body), body);
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"table.add","params":{"object":"vacation","data":[{"${key}":1}]}}`);
      expect([key, answer.error?.code]).toEqual([key, -32602]);
    }
    const profile = await world.call('user.get', {}, { token: world.token('employee') });
    expect(profile.text).not.toContain('polluted');
  });
});

/** A body that is sent in pieces, its length unknown; answers the HTTP status, also when the server hangs up. */
const chunked = (body: string): Promise<number> =>
  new Promise((done) => {
    const url = new URL(`${world.portal.origin}/api/rpc`);
    const sent = request({ host: url.hostname, port: url.port, path: url.pathname, method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', () => done(-1));
    for (let at = 0; at < body.length; at += 65_536) sent.write(body.slice(at, at + 65_536));
    sent.end();
  });

describe('headers', () => {
  const profile = (headers: Record<string, string>) => post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'user.get' }), headers);

  test.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic dXNlcjpwYXNz', 'bearer abc', 'Bearer null', 'Bearer undefined', `Bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(3_000)}`, "Bearer ' or 1=1 --", 'Bearer a b'])('authorization %j opens nothing', async (authorization) => {
    const answer = await profile({ authorization });
    expect([answer.status, answer.error?.code]).toEqual([401, -32708]);
  });

  test('that are odd do no harm: language, client, fingerprint, key', async () => {
    for (const headers of [{ 'accept-language': 'x'.repeat(2_000) }, { 'accept-language': '*' }, { 'x-client': "' or 1=1" }, { 'x-client': '../../etc' }, { 'x-fingerprint': 'f'.repeat(4_000) }, { 'idempotency-key': 'k'.repeat(4_000) }, { 'idempotency-key': ' ' }, { 'x-forwarded-for': "' or 1=1" }, { origin: 'null' }, { cookie: '__proto__=1; next-auth.session-token=x' }]) {
      const answer = await profile(headers);
      expect([headers, answer.status, answer.result !== undefined]).toEqual([headers, 200, true]);
    }
  });

  test('of every answer keep it out of caches, frames and guesses', async () => {
    for (const path of ['/api/rpc', '/api/view?object=status', '/api/nothing']) {
      const response = await fetch(`${world.portal.origin}${path}`, path === '/api/rpc' ? { method: 'POST', body: '{}' } : {});
      const headers = Object.fromEntries(response.headers);
      expect([path, headers]).toMatchObject([path, { 'x-content-type-options': 'nosniff', 'cache-control': expect.stringContaining('no-store'), 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' }]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
      await response.arrayBuffer();
    }
  });
});

describe('an address that is none', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/v2/view', '/api/rpc/x', '/api/__proto__', '/api/view/..%2f..%2fetc%2fpasswd', '/api/themes/..%2f..%2fpackage.json', '/themes/..%2f..%2fpackage.json', '/api/themes/%00.json', '/api/files/..%2f..%2fsecret', '/api/file/%2e%2e%2f'])('%s is nothing', async (path) => {
    const response = await fetch(`${world.portal.origin}${path}`, { headers: { authorization: `Bearer ${world.token('employee')}` } });
    const text = await response.text();
    expect([path, response.status]).toEqual([path, expect.toSatisfy((status: number) => status === 404 || status === 400)]);
    expect(text).not.toMatch(LEAKS);
    expect(text).not.toContain('"dependencies"');
  });

  test('other HTTP methods than those of the contract do nothing', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'GET']) {
      const response = await fetch(`${world.portal.origin}/api/rpc`, { method, headers: { authorization: `Bearer ${world.token('employee')}` } });
      expect([method, response.status]).toEqual([method, expect.toSatisfy((status: number) => status === 404 || status === 405)]);
      await response.arrayBuffer();
    }
  });
});
