import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { haveSwiftHere } from '../../bin/swift.ts';
import { connect } from '../../server/db/connect.ts';
import { type Bucket, KEEPER_ENV, startBucket } from '../support/bucket.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { pdfOf } from '../support/paper-desk.ts';
import { putParameter } from '../support/parameter.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { type UploadForm, upload } from '../support/upload.ts';
import { addVacation, type Vacation } from '../support/vacation-desk.ts';

let database: TestDatabase;
let bucket: Bucket;
let portal: Portal;
let token: string;
let vacation: Vacation;

describe.skipIf(!haveSwiftHere())('files of a portal that keeps them in a bucket', () => {
  beforeAll(async () => {
    [database, bucket] = await Promise.all([testDatabase(), startBucket()]);
    portal = await startPortal({
      databaseUrl: database.url,
      env: { LOG_LEVEL: 'silent', FILES_URL: bucket.url, ...KEEPER_ENV },
    });
    const db = await connect(database.url);
    await putParameter(db, 'upload_pdf', '1', 'eg');
    await db.end();
    token = await signIn(portal.origin, 'employee');
    vacation = await addVacation(portal.origin, token, { start_date: '2029-02-05', end_date: '2029-02-09' });
  });
  afterAll(async () => {
    await portal?.stop();
    await bucket?.close();
    await database?.drop();
  });

  const send = (form: Partial<UploadForm> & { bytes: Uint8Array }) =>
    upload(portal.origin, token, { registrator_id: vacation.id, type: 'application/pdf', ...form });

  const listed = async (): Promise<unknown[]> =>
    (
      await rpc<{ data: unknown[] }>(portal.origin, token, 'view.get', {
        object: 'file',
        filter: `registrator_id = ${vacation.id}`,
        select: 'name',
        orderBy: 'id',
      })
    ).result?.data ?? [];

  test('are kept under their names and come back byte for byte, alone and in an archive', async () => {
    const papers = [pdfOf('first'), pdfOf('second')];
    const names: string[] = [];
    for (const [index, bytes] of papers.entries()) {
      const { result } = await send({ bytes, original_name: `${index}.pdf` });
      names.push(result?.data.name ?? '');
    }
    expect(await bucket.keys()).toEqual(names.map((name) => `kept/${name}`).sort());
    for (const [index, name] of names.entries()) {
      const answer = await get(portal.origin, token, `/file/${name}`);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(papers[index] ?? []));
    }
    const { result } = await rpc<{ data: { id: number }[] }>(portal.origin, token, 'view.get', {
      object: 'file',
      filter: `registrator_id = ${vacation.id}`,
      select: 'id',
      orderBy: 'id',
    });
    const ids = result?.data.map(({ id }) => id).join();
    const archive = await get(portal.origin, token, `/files-archive?files=${ids}`);
    const unpacked = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.values(unpacked).map((bytes) => Buffer.from(bytes))).toEqual(
      papers.map((bytes) => Buffer.from(bytes)),
    );
  });

  test('T58: leave nothing in the bucket when they are refused', async () => {
    const before = await bucket.keys();
    expect(before).not.toEqual([]);
    const answer = await send({ bytes: Buffer.from('MZ no paper'), original_name: 'paper.pdf' });
    expect(answer.error?.data.reason).toBe('file_type');
    expect(await bucket.keys()).toEqual(before);
  });

  test('are refused as long as the bucket is away, in the sentence of a portal that is busy, and taken afterwards', async () => {
    const before = await listed();
    await bucket.goAway();
    const refused = await send({ bytes: pdfOf('third') });
    expect(refused.error?.data.reason).toBe('unavailable');
    expect(await listed()).toEqual(before);
    const [{ name }] = before as [{ name: string }];
    expect((await get(portal.origin, token, `/file/${name}`)).status).toBe(503);

    await bucket.comeBack();
    expect((await send({ bytes: pdfOf('third') })).result?.data.size).toBeGreaterThan(0);
    expect(await listed()).toHaveLength(before.length + 1);
    expect((await get(portal.origin, token, `/file/${name}`)).status).toBe(200);
  });
});
