import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { pdfOf } from '../support/paper-desk.ts';
import { putParameter } from '../support/parameter.ts';
import { pngOf } from '../support/pictures.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { type UploadedFile, upload } from '../support/upload.ts';
import { addVacation, type Vacation } from '../support/vacation-desk.ts';

const database = shared(testDatabase);
const db = shared(() => connect(database.url));
const portal = shared(() => startPortal({ databaseUrl: database.url, env: { LOG_LEVEL: 'fatal' } }));
let vacation: Vacation;
let files: UploadedFile[];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const login of ['employee', 'hr', 'stranger', 'recruiter'])
    tokens[login] = await signIn(portal.origin, login);
  vacation = await addVacation(portal.origin, token('employee'), {
    start_date: '2029-02-05',
    end_date: '2029-02-09',
  });
  files = [];
  for (const side of [20, 30])
    files.push(await kept({ bytes: await pngOf(side), original_name: 'справка.png' }));
});

const token = (login: string): string => tokens[login] ?? '';

const kept = async (form: { bytes: Uint8Array; original_name: string; type?: string }) => {
  const answer = await upload(portal.origin, token('employee'), { registrator_id: vacation.id, ...form });
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data;
};

const asked = (path: string, login: string | null): Promise<Response> =>
  fetch(`${portal.origin}/api/${path}`, {
    headers: login === null ? {} : { authorization: `Bearer ${token(login)}` },
  });

const archive = (ids: readonly (number | string)[], login: string | null = 'hr') =>
  asked(`files-archive?files=${ids.join(',')}`, login);

const reasonOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { error: { data: { reason: string } } }).error.data.reason;

const audited = async (): Promise<unknown[]> =>
  (
    await db.query<{ detail: string }>(
      `select "detail" from "audit" where "action" = 'file.archive' order by "id"`,
    )
  ).rows.map(({ detail }) => JSON.parse(detail));

const listed = async (login: string, filter: string): Promise<Record<string, unknown>[]> => {
  const answer = await rpc(portal.origin, token(login), 'view.get', {
    object: 'file',
    filter,
    select: 'id,original_name,employee_name,document_number',
  });
  return answer.result?.data ?? [];
};

const setParameter = (value: string) => putParameter(db, 'upload_pdf', value, 'eg');

describe('files as one archive', () => {
  test('FILE-13: hr takes chosen files as one ZIP, those of one name told apart, and the audit keeps which', async () => {
    const answer = await archive(files.map(({ id }) => id));
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(unpacked)).toEqual(['справка.png', 'справка (2).png']);
    expect(Object.values(unpacked).map(({ length }) => length)).toEqual(
      files.map(({ size }) => Number(size)),
    );
    expect(await audited()).toEqual([{ files: files.map(({ id }) => id) }]);
  });

  test('T56: a path in the name of a file never leaves the folder it is unpacked to', async () => {
    const bytes = await pngOf(10);
    const climbing = await kept({ bytes, original_name: '../../etc/passwd.png' });
    await db.query('update "file" set "original_name" = $2 where "id" = $1', [
      climbing.id,
      '..\\../up/x.png',
    ]);
    const unpacked = unzipSync(new Uint8Array(await (await archive([climbing.id])).arrayBuffer()));
    for (const name of Object.keys(unpacked)) expect(name).not.toMatch(/[\\/]|^\./);
  });

  test('T52: one file out of sight refuses the whole archive, and nothing is audited as taken', async () => {
    const before = await audited();
    for (const login of ['stranger', 'recruiter']) {
      const answer = await archive([files[0]?.id ?? 0], login);
      expect([answer.status, await reasonOf(answer)], login).toEqual([404, 'not_found']);
    }
    expect(await reasonOf(await archive([files[0]?.id ?? 0, 999_999_999]))).toBe('not_found');
    expect((await archive([files[0]?.id ?? 0], null)).status).toBe(401);
    expect(await audited()).toEqual(before);
  });

  test('an archive of too many files, of none, or of what is no number is refused', async () => {
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(await reasonOf(await archive(many))).toBe('archive_too_large');
    for (const wrong of [[], ['1;drop'], ['1', '']])
      expect(await reasonOf(await archive(wrong)), wrong.join()).toBe('invalid_params');
  });

  test('an archive of files that are too large together is refused before a byte of them is read', async () => {
    const [file] = files;
    await db.query('update "file" set "size" = $2 where "id" = $1', [file?.id, 201 * 1_048_576]);
    expect(await reasonOf(await archive([file?.id ?? 0]))).toBe('archive_too_large');
    await db.query('update "file" set "size" = $2 where "id" = $1', [file?.id, file?.size]);
  });
});

describe('the list of files', () => {
  test('FILE-13: says whose document a file hangs on, to hr and to nobody out of its sight', async () => {
    const filter = `registrator_id = ${vacation.id} and original_name = 'справка.png'`;
    const rows = await listed('hr', filter);
    expect(rows).toHaveLength(2);
    const [named] = (
      await db.query(
        'select e."name" as employee_name, d."number" as document_number from "document" d join "employee" e on e."id" = d."employee_id" where d."id" = $1',
        [vacation.id],
      )
    ).rows;
    for (const row of rows) expect(row).toMatchObject(named);
    expect(await listed('hr', `${filter} and employee_name = '${named.employee_name}'`)).toHaveLength(2);
    for (const login of ['stranger', 'recruiter']) expect(await listed(login, filter), login).toEqual([]);
  });

  test('T52: a picture is shown in place to those who read its document alone, and runs nothing', async () => {
    const path = `shown/${files[0]?.name}`;
    const shown = await asked(path, 'hr');
    expect([shown.status, shown.headers.get('content-disposition')?.slice(0, 6)]).toEqual([200, 'inline']);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await asked(path, 'stranger')).status).toBe(404);
    expect((await asked(path, null)).status).toBe(401);
  });
});

describe('a PDF that is attached', () => {
  const pdf = pdfOf('справка');
  const sent = (bytes: Uint8Array) =>
    upload(portal.origin, token('employee'), {
      registrator_id: vacation.id,
      bytes,
      type: 'application/pdf',
      original_name: 'справка.pdf',
    });

  test('FILE-05: is refused until a parameter allows it, then kept as it came', async () => {
    expect((await sent(pdf)).error?.data.reason).toBe('file_type');
    await setParameter('1');
    await db.query('update "file" set "deleted" = true where "registrator_id" = $1', [vacation.id]);
    expect((await sent(pdf)).result?.data.size).toBe(pdf.length);
  });

  test('T58: one that runs something, or only calls itself a PDF, stays refused', async () => {
    for (const bytes of [pdfOf('/JavaScript (x)'), Buffer.from('MZ not a paper')])
      expect((await sent(bytes)).error?.data.reason).toBe('file_type');
  });
});
