import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { photographOf, pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'southerner']));

const db = () => world.company.db;
const as = (name: Name, method: string, params: unknown) =>
  world.call(method, params, { token: world.token(name) });
const setParameter = (code: string, value: string) => putParameter(db(), code, value);

const sendPhoto = async (
  name: Name | null,
  bytes: Buffer,
  type = 'image/png',
  more: Record<string, string> = {},
) => {
  const answer = await sendForm(
    `${world.portal.origin}/api/photo`,
    name && world.token(name),
    more,
    bytes,
    type,
  );
  return (await answer.json()) as {
    result?: { data: { photo_name: string } };
    error?: { data: { reason: string } };
  };
};
const photoOf = (name: Name, photo: string) =>
  fetch(`${world.portal.origin}/api/file/${photo}`, {
    headers: { authorization: `Bearer ${world.token(name)}` },
  });
const photoName = async (name: Name) =>
  ((await as(name, 'user.get', {})).result as unknown as { profile: { photo_name: string } }).profile
    .photo_name;
const keptPhoto = async (name: Name): Promise<string> =>
  (await sendPhoto(name, await pngOf(40))).result?.data.photo_name ?? '';

describe('a photo', () => {
  test('is drawn anew, square, without where it was taken', async () => {
    const wide = await sharp(await photographOf(60))
      .keepExif()
      .resize(90, 40, { fit: 'fill' })
      .toBuffer();
    const { result } = await sendPhoto('employee', wide, 'image/jpeg');
    const answer = await photoOf('employee', result?.data.photo_name ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 256,
      height: 256,
      exif: undefined,
      format: 'jpeg',
    });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.includes('SecretCamera')).toBe(false);
    expect(await photoName('employee')).toBe(result?.data.photo_name);
  });

  test('is seen by colleagues, and by nobody of another client or without a session', async () => {
    const name = await keptPhoto('employee');
    expect((await photoOf('employee2', name)).status).toBe(200);
    expect((await photoOf('southerner', name)).status).toBe(404);
    expect((await fetch(`${world.portal.origin}/api/file/${name}`)).status).toBe(401);
  });

  test('is kept by the browser, which asks each time whether it may be seen', async () => {
    const photo = await keptPhoto('employee');
    const seen = await photoOf('employee2', photo);
    const etag = seen.headers.get('etag') ?? '';
    expect([seen.headers.get('cache-control'), etag]).toEqual(['private, no-cache', `"${photo}"`]);
    await seen.arrayBuffer();
    const again = (name: Name, mark: string) =>
      fetch(`${world.portal.origin}/api/file/${photo}`, {
        headers: { authorization: `Bearer ${world.token(name)}`, 'if-none-match': mark },
      });
    const same = await again('employee2', etag);
    expect([same.status, await same.text(), same.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    expect((await again('employee2', '"another"')).status).toBe(200);
    expect((await again('southerner', etag)).status).toBe(404);
    const nobody = await fetch(`${world.portal.origin}/api/file/${photo}`, {
      headers: { 'if-none-match': etag },
    });
    expect(nobody.status).toBe(401);
  });

  test('gives way to the next one, and to none when it is removed', async () => {
    const first = await keptPhoto('employee2');
    const second = await keptPhoto('employee2');
    expect(second).not.toBe(first);
    expect((await photoOf('employee2', first)).status).toBe(404);
    const removed = await fetch(`${world.portal.origin}/api/photo`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${world.token('employee2')}` },
    });
    expect(removed.status).toBe(200);
    expect(await photoName('employee2')).toBe('');
    expect((await photoOf('employee2', second)).status).toBe(404);
    const { rows } = await db().query(
      `select "payload"->'names'->>0 as name from "outbox" where "kind" = 'files_removed'`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([first, second]));
  });

  test.each([
    [
      'a script under the name of a picture',
      Buffer.from('<svg onload=alert(1)>'),
      'image/png',
      {},
      'file_type',
    ],
    ['an svg', Buffer.from('<svg/>'), 'image/svg+xml', {}, 'file_type'],
    ['a gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image/png', {}, 'file_type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg', {}, 'file_type'],
    ['a package', Buffer.from('504b0304140000000000', 'hex'), 'image/png', {}, 'file_type'],
    ['a document', Buffer.from('%PDF-1.7\n%%EOF'), 'image/jpeg', {}, 'file_type'],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'image/png', {}, 'file_type'],
    ['nothing', Buffer.alloc(0), 'image/png', {}, 'file_type'],
    ['a broken picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png', {}, 'file_type'],
    ['a field that names somebody', undefined, 'image/png', { employee_id: '1' }, 'invalid_params'],
    ['more than the limit', Buffer.alloc(6 * 1_048_576), 'image/png', {}, 'file_type'],
  ] as const)('is not %s', async (_name, bytes, type, more, reason) => {
    const before = await photoName('employee');
    const answer = await sendPhoto('employee', bytes ?? (await pngOf()), type, more);
    expect(answer.error?.data.reason).toBe(reason);
    expect(await photoName('employee')).toBe(before);
  });

  test('T58: keeps nothing of what hides behind the picture', async () => {
    const script = '<script>alert(1)</script>';
    const name = (await sendPhoto('employee', Buffer.concat([await pngOf(40), Buffer.from(script)]))).result
      ?.data.photo_name;
    const response = await photoOf('employee', name ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.includes(script)).toBe(false);
  });

  test('over the limit is refused as too big', async () => {
    const big = Buffer.concat([await pngOf(), Buffer.alloc(6 * 1_048_576)]);
    expect((await sendPhoto('employee', big)).error?.data.reason).toBe('file_too_big');
  });

  test('is set by nobody without a session', async () => {
    expect((await sendPhoto(null, await pngOf())).error?.data.reason).toBe('invalid_access_token');
  });
});

describe('contacts', () => {
  const phoneOf = async () =>
    (
      await as('employee', 'view.get', {
        object: 'employee',
        filter: `id = ${world.company.people.employee.employee_id}`,
      })
    ).result?.data[0];

  test('belong to the personnel department until the client leaves them to its people', async () => {
    const edit = { data: { phone: '+7 495 123-45-67' } };
    expect(outcome(await as('employee', 'user.edit', edit))).toBe('access_denied');
    await setParameter('profile_editable_contacts', 'phone');
    expect(outcome(await as('employee', 'user.edit', edit))).toBe('ok');
    expect(await phoneOf()).toMatchObject({ phone: '+7 495 123-45-67' });
    expect(
      outcome(await as('employee', 'user.edit', { data: { phone: '+7 495 765-43-21', location: 'Mars' } })),
    ).toBe('access_denied');
    expect(await phoneOf()).toMatchObject({ phone: '+7 495 123-45-67' });
  });

  test.each(['name', 'roles', 'password_hash', 'disabled', 'photo_name', 'employee_id'])(
    '%s is none of them',
    async (field) => {
      expect(outcome(await as('employee', 'user.edit', { data: { [field]: 'x' } }))).toBe('invalid_params');
    },
  );

  test('the e-mail that opens the account is none of them', async () => {
    const mine = { data: { email: 'mine@example.ru' } };
    expect(outcome(await as('employee', 'user.edit', mine))).toBe('access_denied');
    const { rows } = await db().query(`select "email" from "app_user" where "login" = 'employee'`);
    expect(rows).not.toContainEqual({ email: 'mine@example.ru' });
  });
});

describe('notification switches', () => {
  const messages = async (name: Name) => {
    const { rows } = await db().query(
      `select "values"->>'status_id' as status_id from "message" where "recipient_id" = $1 order by "id"`,
      [String(world.company.people[name].employee_id)],
    );
    return rows.map(({ status_id }) => status_id);
  };
  const submit = async (id: number) => {
    const step = stepOf(world.company, 'employee', 'draft', 'prepared');
    return outcome(await moveAs(world, 'employee', moveBy(step, id)));
  };

  test('are kept event by event and come back with the profile', async () => {
    await as('manager', 'user.edit', { data: { notifications: { agreed: { portal: false } } } });
    await as('manager', 'user.edit', { data: { notifications: { prepared: { portal: false } } } });
    const { result } = await as('manager', 'user.get', {});
    expect((result as unknown as { profile: object }).profile).toMatchObject({
      notifications: { agreed: { portal: false }, prepared: { portal: false } },
    });
  });

  test('keep a message away, and let it come again', async () => {
    await as('manager', 'user.edit', { data: { notifications: { prepared: { portal: false } } } });
    const silent = await addVacation(world.company, 'employee', 'draft');
    expect(await submit(silent)).toBe('ok');
    await vi.waitFor(async () => {
      const { rows } = await db().query('select 1 from "outbox" where "done_at" is null');
      expect(rows).toEqual([]);
    });
    expect(await messages('manager')).toEqual([]);
    await as('manager', 'user.edit', { data: { notifications: { prepared: { portal: true } } } });
    const heard = await addVacation(world.company, 'employee', 'draft');
    expect(await submit(heard)).toBe('ok');
    await vi.waitFor(async () => expect(await messages('manager')).toEqual(['prepared']), 20_000);
  });
});
