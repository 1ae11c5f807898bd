import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createStreebog } from '../../lib/signing/streebog.ts';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { putParameter } from '../support/parameter.ts';
import { paddedTo, photographOf, pngOf } from '../support/pictures.ts';
import { startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { type UploadedFile, type UploadForm, upload } from '../support/upload.ts';
import { addVacation, sentVacation, type Vacation } from '../support/vacation-desk.ts';

const MB = 1_048_576;

const database = shared(testDatabase);
const db = shared(() => connect(database.url));
const portal = shared(() => startPortal({ databaseUrl: database.url, env: { LOG_LEVEL: 'fatal' } }));
const tokens: Record<string, string> = {};
let vacation: Vacation;

beforeAll(async () => {
  for (const login of ['employee', 'manager', 'hr', 'stranger'])
    tokens[login] = await signIn(portal.origin, login);
  await setParameter('upload_max_filesize', '1');
  vacation = await freshVacation();
});

const token = (login: string): string => tokens[login] ?? '';

const setParameter = (code: string, value: string) => putParameter(db, code, value, 'eg');

let year = 2028;

/** Days that nothing else takes, that are never past and never a weekend alone. */
const freshDays = (): { start_date: string; end_date: string } => {
  year += 1;
  return { start_date: `${year}-02-05`, end_date: `${year}-02-09` };
};

const freshVacation = (): Promise<Vacation> => addVacation(portal.origin, token('employee'), freshDays());

const send = (form: Partial<UploadForm> & { bytes: Uint8Array }, login: string | null = 'employee') =>
  upload(portal.origin, login && token(login), { registrator_id: vacation.id, ...form });

const kept = async (form: Partial<UploadForm> & { bytes: Uint8Array }): Promise<UploadedFile> => {
  const answer = await send(form);
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data;
};

/** Names of all files on disk, finished and unfinished. */
const onDisk = (): string[] =>
  readdirSync(join(portal.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('probe-'))
    .map((entry) => entry.name);

/** A look that tells the names on disk which were not there when it was made: a file deleted by an earlier test may leave at any time. */
const newOnDisk = (): (() => string[]) => {
  const before = new Set(onDisk());
  return () => onDisk().filter((name) => !before.has(name));
};

const reasonOf = async (
  form: Partial<UploadForm> & { bytes: Uint8Array },
  login: string | null = 'employee',
) => {
  const left = newOnDisk();
  const answer = await send(form, login);
  expect(left(), 'a refused file leaves nothing behind').toEqual([]);
  return answer.error?.data.reason;
};

describe('a picture that is attached', () => {
  test('T58: is drawn anew without place and camera, and its hashes are those of the bytes that are kept', async () => {
    vacation = await freshVacation();
    const file = await kept({
      bytes: await photographOf(40),
      type: 'image/jpeg',
      original_name: 'справка.jpg',
    });
    const download = await get(portal.origin, token('employee'), `/files/${file.name}`);
    const bytes = Buffer.from(await download.arrayBuffer());
    const [streebog, streebog512] = [createStreebog(256), createStreebog(512)];
    for (const digest of [streebog, streebog512]) digest.update(bytes);

    expect(bytes.includes('SecretCamera')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(file).toEqual({
      id: expect.any(Number),
      name: expect.stringMatching(/^[0-9a-f]{40}$/),
      original_name: 'справка.jpg',
      content_type: 'image/jpeg',
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      streebog_hash: streebog.digestHex(),
      streebog512_hash: streebog512.digestHex(),
      registrator_id: vacation.id,
      document_object_id: 'vacation',
    });
  });

  test('T58: is downloaded as an attachment that no browser interprets', async () => {
    const file = await kept({ bytes: await pngOf(), original_name: 'моя "справка".png' });
    const download = await get(portal.origin, token('employee'), `/file/${file.name}`);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': `attachment; filename="___ _________.png"; filename*=UTF-8''${encodeURIComponent('моя "справка".png')}`,
    });
    await download.arrayBuffer();
  });

  test('leaves a row in the audit of its document', async () => {
    const file = await kept({ bytes: await pngOf() });
    const { rows } = await db.query(
      `select "detail"::json ->> 'hash' as hash from "audit" where "stream" = $1 and "action" = 'file.upload' order by "seq" desc limit 1`,
      [`document:${vacation.id}`],
    );
    expect(rows).toEqual([{ hash: file.hash }]);
  });

  test('answers the id of the call', async () => {
    vacation = await freshVacation();
    const answer = await send({ bytes: await pngOf(), also: { id: 'seven', jsonrpc: '2.0' } });
    expect(answer).toMatchObject({
      jsonrpc: '2.0',
      id: 'seven',
      result: { data: { registrator_id: vacation.id } },
    });
  });

  test('T56, T77: keeps the name its person gave it as text only', async () => {
    vacation = await freshVacation();
    expect(
      (await kept({ bytes: await pngOf(), original_name: '../../etc/пас\u0000порт\u202egnp.exe' }))
        .original_name,
    ).toBe('паспортgnp.exe');
    expect((await kept({ bytes: await pngOf(), original_name: 'C:\\temp\\..' })).original_name).toBe(
      'file.png',
    );
    expect((await kept({ bytes: await pngOf(), original_name: 'я'.repeat(400) })).original_name).toBe(
      'я'.repeat(255),
    );
  });
});

describe('a file that is refused', () => {
  test('T58: is one of another type, by its declaration or by its first bytes', async () => {
    vacation = await freshVacation();
    const png = await pngOf();
    for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', '', 'text/html; image/png'])
      expect(await reasonOf({ bytes: png, type }), type).toBe('file_type');
    expect(await reasonOf({ bytes: png, type: 'image/jpeg' })).toBe('file_type');
    expect(await reasonOf({ bytes: await photographOf(), type: 'image/png' })).toBe('file_type');
    expect(await reasonOf({ bytes: Buffer.from('<svg onload="alert(1)"/>') })).toBe('file_type');
    expect(await reasonOf({ bytes: png.subarray(0, 300) })).toBe('file_type');
    expect(await reasonOf({ bytes: Buffer.alloc(0) })).toBe('file_type');
  });

  test('says why in both languages', async () => {
    const { error } = await send({ bytes: await pngOf(), type: 'image/gif' });
    expect(error).toMatchObject({
      code: -32714,
      message: 'Этот тип файла не поддерживается',
      message_eng: 'This file type is not supported',
    });
    const tooBig = await send({ bytes: await paddedTo(MB) });
    expect(tooBig.error).toMatchObject({
      code: -32714,
      message: 'Размер каждого файла не должен превышать 1 МБ.',
      message_eng: 'Each file must not exceed 1 Mb.',
    });
  });

  test('has the size of the limit or more: a megabyte is 1,048,576 bytes', async () => {
    expect(await reasonOf({ bytes: await paddedTo(MB) })).toBe('file_too_big');
    expect(await reasonOf({ bytes: await paddedTo(3 * MB) })).toBe('file_too_big');
    expect((await kept({ bytes: await paddedTo(MB - 1) })).size).toBeLessThan(MB);
  });

  test('is judged by type before size, and by size before count', async () => {
    await setParameter('upload_max_filecount', '0');
    expect(await reasonOf({ bytes: await paddedTo(2 * MB), type: 'image/gif' })).toBe('file_type');
    expect(await reasonOf({ bytes: await paddedTo(2 * MB) })).toBe('file_too_big');
    expect(await reasonOf({ bytes: await pngOf() })).toBe('file_count');
    await setParameter('upload_max_filecount', '3');
  });

  test('comes to a document that has as many as it may, also when several come at once', async () => {
    vacation = await freshVacation();
    const bytes = await pngOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ bytes })));
    const reasons = answers.map((answer) => answer.error?.data.reason ?? 'kept').sort();
    expect(reasons).toEqual([...Array(5).fill('file_count'), ...Array(3).fill('kept')]);
    expect((await send({ bytes })).error).toMatchObject({ message_eng: 'Max number of uploaded files 3' });
    const { rows } = await db.query('select "name" from "file" where "registrator_id" = $1', [vacation.id]);
    expect(rows).toHaveLength(3);
    expect(onDisk()).toEqual(expect.arrayContaining(rows.map((row) => row.name)));
  });

  test('does not fit into what its company may keep', async () => {
    const full = await freshVacation();
    await db.query(
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "registrator_id", "document_object_id", "creator_user_id", "server_made")
       select "client_id", 'planted-quota-file', 'x', 'image/png', 50::bigint * 1024 * 1024 * 1024, '', '', "id", 'vacation', 1, true from "document" where "id" = $1`,
      [full.id],
    );
    vacation = await freshVacation();
    const bytes = await pngOf();
    expect(await reasonOf({ bytes })).toBe('file_quota');
    await setParameter('upload_quota_gigabytes', '50.001');
    expect((await kept({ bytes })).size).toBe(bytes.length);
    await setParameter('upload_quota_gigabytes', '49');
    expect(await reasonOf({ bytes })).toBe('file_quota');
    expect((await send({ bytes })).error?.code).toBe(-32714);
    await setParameter('upload_quota_gigabytes', '');
    await db.query(`delete from "file" where "name" = 'planted-quota-file'`);
  });

  test('does not fit into what its person may attach, where a colleague’s would', async () => {
    vacation = await freshVacation();
    const bytes = await pngOf();
    const { size } = await kept({ bytes });
    const { rows } = await db.query<{ used: string }>(
      `select sum(f."size") as used from "file" f where f."kind" = 'attachment' and not f."deleted"
         and f."creator_user_id" = (select "creator_user_id" from "file" where "registrator_id" = $1)`,
      [vacation.id],
    );
    const megabytes = (room: number) => String((Number(rows[0]?.used) + room) / 1024 ** 2);
    await setParameter('upload_person_quota_megabytes', megabytes(size - 1));
    const refused = await send({ bytes });
    expect([refused.error?.data.reason, refused.error?.code]).toEqual(['person_file_quota', -32714]);
    await setParameter('upload_person_quota_megabytes', megabytes(size));
    const answers = await Promise.all([send({ bytes }), send({ bytes })]);
    expect(answers.map((answer) => answer.error?.data.reason ?? 'kept').sort()).toEqual([
      'kept',
      'person_file_quota',
    ]);
    await setParameter('upload_person_quota_megabytes', '');
  });

  test('comes in a form of another shape', async () => {
    vacation = await freshVacation();
    const bytes = await pngOf();
    expect(await reasonOf({ bytes, also: { method: 'file.destroy' } })).toBe('unknown_method');
    expect(await reasonOf({ bytes, also: { server_made: '1' } })).toBe('invalid_params');
    expect(await reasonOf({ bytes, also: { object_id: undefined } })).toBe('invalid_params');
    expect(await reasonOf({ bytes, registrator_id: '1 or 1=1' })).toBe('invalid_params');
    const raw = (body: string, type: string) =>
      fetch(`${portal.origin}/api/rpc`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token('employee')}`, 'content-type': type },
      }).then(
        async (answer) =>
          ((await answer.json()) as { error?: { data: { reason: string } } }).error?.data.reason,
      );
    expect(await raw('nothing', 'multipart/form-data')).toBe('invalid_params');
    expect(await raw('nothing', 'multipart/form-data; boundary=x')).toBe('invalid_params');
    expect(
      await raw(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
        'multipart/form-data; boundary=x',
      ),
    ).toBe('invalid_params');
  });
});

describe('rights', () => {
  test('T25, T52: who may not see the document gets the answer of one that does not exist, and leaves nothing', async () => {
    vacation = await freshVacation();
    const bytes = await pngOf();
    const [foreign, absent] = [
      await send({ bytes }, 'stranger'),
      await send({ bytes, registrator_id: 99_999_999 }, 'stranger'),
    ];
    expect({ ...foreign.error, data: foreign.error?.data.reason }).toEqual({
      ...absent.error,
      data: absent.error?.data.reason,
    });
    expect(foreign.error).toMatchObject({ code: -32716 });
    expect(await reasonOf({ bytes }, 'stranger')).toBe('not_found');
    expect(await reasonOf({ bytes, object_id: 'request' })).toBe('not_found');
    expect(await reasonOf({ bytes }, null)).toBe('invalid_access_token');
    const { rows } = await db.query(
      `select count(*)::int as refusals from "audit" where "action" = 'refused.file.upload' and "object_id" = 'vacation'
       and "stream" = 'refusal:' || (select "id" from "app_user" where "login" = 'stranger')`,
    );
    expect(rows).toEqual([{ refusals: 3 }]);
  });

  test('who may see but not change the document may not attach to it', async () => {
    vacation = await sentVacation(portal.origin, token('employee'), freshDays());
    const { rows } = await db.query(
      `update "workflow" set "editable" = false where "object_id" = 'vacation' returning "id"`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await reasonOf({ bytes: await pngOf() }, 'manager')).toBe('not_editable');
    expect(await reasonOf({ bytes: await pngOf() })).toBe('not_editable');
  });

  test('T52: a file is there only for those who may read its document', async () => {
    await db.query(`update "workflow" set "editable" = true where "object_id" = 'vacation'`);
    vacation = await freshVacation();
    const file = await kept({ bytes: await pngOf() });
    for (const login of ['employee', 'manager', 'hr']) {
      const answer = await get(portal.origin, token(login), `/files/${file.name}`);
      expect(answer.status, login).toBe(200);
      await answer.arrayBuffer();
    }
    const strange = async (path: string) => {
      const answer = await get(portal.origin, token('stranger'), path);
      const body = (await answer.json()) as { error: { data: { reason: string } } };
      return { status: answer.status, error: { ...body.error, data: body.error.data.reason } };
    };
    const absent = await strange(`/files/${'0'.repeat(40)}`);
    expect(absent).toMatchObject({ status: 404, error: { data: 'not_found' } });
    for (const path of [`/files/${file.name}`, `/file/${file.hash}`, '/files/a'])
      expect(await strange(path), path).toEqual(absent);
    const outside = await get(portal.origin, token('stranger'), '/files/..%2f..%2fetc%2fpasswd');
    const nowhere = (await outside.json()) as { error: { data: { reason: string } } };
    expect([outside.status, nowhere.error.data.reason]).toEqual([404, 'not_found']);
    expect((await get(portal.origin, null, `/files/${file.name}`)).status).toBe(401);
    const byHash = await get(portal.origin, token('employee'), `/files/${file.hash}`);
    expect(byHash.status).toBe(200);
    await byHash.arrayBuffer();
  });

  test('the cookie of the browser fetches files and does nothing else', async () => {
    const file = await kept({ bytes: await pngOf() });
    const signedIn = await fetch(`${portal.origin}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'token.get',
        params: { login: 'employee', password: 'Portal#1' },
      }),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { cookie };
    const download = await fetch(`${portal.origin}/api/files/${file.name}`, { headers });
    expect(download.status).toBe(200);
    await download.arrayBuffer();
    const deletion = await fetch(`${portal.origin}/api/object_files?id=${file.id}&hash=${file.hash}`, {
      method: 'DELETE',
      headers,
    });
    expect(deletion.status).toBe(401);
    const form = new FormData();
    form.set('method', 'file.upload');
    expect((await fetch(`${portal.origin}/api/rpc`, { method: 'POST', body: form, headers })).status).toBe(
      401,
    );
  });
});

describe('files of a document', () => {
  const find = async (query: Record<string, string>, login = 'employee') => {
    const answer = await get(
      portal.origin,
      token(login),
      `/object_files?${new URLSearchParams({ object: 'vacation', registrator_id: String(vacation.id), ...query })}`,
    );
    return (await answer.json()) as { result?: { data: Record<string, unknown>[] }; error?: unknown };
  };
  const remove = (id: number, hash: string, login = 'employee') =>
    fetch(`${portal.origin}/api/object_files`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token(login)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, hash }),
    }).then(
      (answer) =>
        answer.json() as Promise<{ result?: unknown; error?: { code: number; data: { reason: string } } }>,
    );

  test('T54: are found by either name, the oldest alone', async () => {
    vacation = await freshVacation();
    const first = await kept({ bytes: await pngOf(), original_name: 'one.png' });
    const second = await kept({ bytes: await pngOf(), original_name: 'one.png' });
    const shown = { id: first.id, hash: first.hash, name: first.name, original_name: 'one.png' };
    expect((await find({ original_name: 'one.png' })).result).toEqual({ data: [shown] });
    expect((await find({ name: second.name })).result?.data[0]).toMatchObject({ id: second.id });
    expect((await find({ original_name: 'two.png' })).result).toEqual({ data: [] });
    expect((await find({ original_name: 'one.png' }, 'stranger')).result).toEqual({ data: [] });
  });

  test('T53: go only when id and hash name the same one, and then with their bytes', async () => {
    const first = await kept({ bytes: await pngOf() });
    const [other] = (await find({ original_name: 'one.png' })).result?.data ?? [];
    expect((await remove(first.id, String(other?.hash))).error).toMatchObject({ code: -32716 });
    expect((await remove(first.id, first.hash, 'stranger')).error).toMatchObject({ code: -32716 });
    expect(onDisk()).toContain(first.name);
    expect(await remove(first.id, first.hash)).toMatchObject({ result: { data: [{ id: first.id }] } });
    expect((await get(portal.origin, token('employee'), `/files/${first.name}`)).status).toBe(404);
    expect((await remove(first.id, first.hash)).error?.data.reason).toBe('not_found');
    await vi.waitFor(() => expect(onDisk()).not.toContain(first.name), { timeout: 60_000, interval: 50 });
  });

  test('FORM-03, AMB-137: are told with it where they are asked for, in the order they came, without those deleted', async () => {
    vacation = await freshVacation();
    const told = async (params: object, login = 'employee') =>
      rpc(portal.origin, token(login), 'view.get', {
        object: 'vacation',
        filter: `id = ${vacation.id}`,
        ...params,
      });
    const asked = { with: 'files,files_json' };
    expect((await told(asked)).result?.data[0]).toMatchObject({ files: [], files_json: '[]' });
    const [first, gone, last] = [
      await kept({ bytes: await pngOf(), original_name: 'one.png' }),
      await kept({ bytes: await pngOf(), original_name: 'gone.png' }),
      await kept({ bytes: await pngOf(), original_name: 'last.png' }),
    ];
    await remove(gone.id, gone.hash);
    const files = [first, last].map(({ id, name, hash }, index) => ({
      id,
      name,
      original_name: ['one.png', 'last.png'][index],
      hash,
      deleted: '0',
    }));
    const row = (await told(asked)).result?.data[0];
    expect(row).toMatchObject({ files, files_count: 2 });
    expect(JSON.parse(String(row?.files_json))).toEqual(files);
    expect((await told({ select: 'files' })).result?.data).toEqual([{ files }]);
    expect((await told({})).result?.data[0]).not.toHaveProperty('files');
    expect((await told(asked, 'stranger')).result?.data).toEqual([]);
    for (const params of [{ filter: `files like '%one%'` }, { orderBy: 'files_json' }])
      expect((await told(params)).error?.data.reason).toBe('unknown_field');
  });

  test('T55: called like the copy of a signature are none of the server’s', async () => {
    vacation = await freshVacation();
    const { id } = await kept({ bytes: await pngOf(), original_name: 'Заявление_visual.png' });
    const { result } = await rpc(portal.origin, token('employee'), 'view.get', {
      object: 'file',
      filter: `id = ${id} and (server_made = '1' or kind = 'visual')`,
    });
    expect(result?.total).toBe(0);
  });

  test('that the server made stay', async () => {
    const made = await kept({ bytes: await pngOf() });
    await db.query('update "file" set "server_made" = true where "id" = $1', [made.id]);
    expect((await remove(made.id, made.hash)).error?.data.reason).toBe('access_denied');
  });
});

test('T62: an upload that meets a broken disk is told so, and the next one goes on', async () => {
  vacation = await freshVacation();
  const unfinished = join(portal.dataDir, 'files', '.unfinished');
  renameSync(unfinished, `${unfinished}.away`);
  const answer = await send({ bytes: await paddedTo(MB - 1) });
  renameSync(`${unfinished}.away`, unfinished);
  expect(answer.error?.data.reason).toBe('system_error');
  expect(JSON.stringify(answer)).not.toContain(unfinished);
  expect((await send({ bytes: await pngOf() })).result).toBeDefined();
});

test('a form with two files is refused', async () => {
  const body = new FormData();
  for (const [name, value] of [
    ['object_id', 'vacation'],
    ['registrator_id', String(vacation.id)],
  ] as const)
    body.set(name, value);
  for (const name of ['a.png', 'b.png'])
    body.append('file', new Blob([new Uint8Array(await pngOf())], { type: 'image/png' }), name);
  const left = newOnDisk();
  const answer = await fetch(`${portal.origin}/api/rpc`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token('employee')}` },
  });
  expect(await answer.json()).toMatchObject({ error: { data: { reason: 'invalid_params' } } });
  expect(left()).toEqual([]);
});

test('an upload whose sender hangs up leaves nothing', async () => {
  vacation = await freshVacation();
  const left = newOnDisk();
  const cut = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const part = (name: string, rest: string) =>
        `--cut\r\ncontent-disposition: form-data; name="${name}"${rest}`;
      const text = `${part('object_id', '\r\n\r\nvacation\r\n')}${part('registrator_id', `\r\n\r\n${vacation.id}\r\n`)}${part('file', '; filename="a.png"\r\ncontent-type: image/png\r\n\r\n')}`;
      controller.enqueue(new TextEncoder().encode(text));
      controller.enqueue(new Uint8Array(200_000));
    },
  });
  const request = fetch(`${portal.origin}/api/rpc`, {
    method: 'POST',
    body,
    duplex: 'half',
    signal: cut.signal,
    headers: {
      authorization: `Bearer ${token('employee')}`,
      'content-type': 'multipart/form-data; boundary=cut',
    },
  } as RequestInit);
  await vi.waitFor(() => expect(left()).toHaveLength(1), { timeout: 60_000, interval: 20 });
  cut.abort();
  await expect(request).rejects.toThrow();
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 60_000, interval: 20 });
});

test('a second portal that does not share the files says so when it starts, and one that does says nothing', async () => {
  vacation = await freshVacation();
  expect(await send({ bytes: await pngOf() })).toHaveProperty('result');
  const saidOf = async (name: string, dataDir: string): Promise<unknown[]> => {
    const log = join(portal.dataDir, `${name}.log`);
    const second = await startPortal({ databaseUrl: database.url, dataDir, log, env: { ROLE: 'web' } });
    await second.stop();
    const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line).msg);
  };
  const [foreign, own] = await Promise.all([
    saidOf('foreign', join(portal.dataDir, 'elsewhere')),
    saidOf('own', portal.dataDir),
  ]);
  expect(foreign).toEqual([
    expect.stringMatching(/^none of the newest files is in the store of this instance/),
  ]);
  expect(own).toEqual([]);
});
