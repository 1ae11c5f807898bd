import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, test as every, expect } from 'vitest';
import { haveSwiftHere } from '../../bin/swift.ts';
import type { FileStore } from '../../server/store/file-store.ts';
import { openStore } from '../../server/store/store.ts';
import { type Bucket, KEEPER_ENV, startBucket } from '../support/bucket.ts';

const [ONE, TWO] = ['a1b2c3d4e5f6a7b8c9d0', 'a1ffc3d4e5f6a7b8c9d0'];

let folder: string;
let bucket: Bucket | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eg-store-'));
  if (haveSwiftHere()) bucket = await startBucket();
  Object.assign(process.env, KEEPER_ENV);
});
afterAll(async () => {
  await bucket?.close();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = { folder: () => `file:${join(folder, 'files')}`, bucket: () => bucket?.url ?? '' } as const;

describe.for(['folder', 'bucket'] as const)('a store in a %s', (kind) => {
  const test = kind === 'bucket' ? every.skipIf(!haveSwiftHere()) : every;
  let store: FileStore;
  beforeAll(async () => {
    if (addressOf[kind]() !== '') store = await openStore(addressOf[kind](), join(folder, kind));
  });

  const put = async (name: string, content: string) => {
    const path = join(store.unfinished, 'x.part');
    await writeFile(path, content);
    await store.put(path, name);
  };

  test('takes over a finished file and gives its bytes back', async () => {
    await put(ONE, 'first');
    await put(TWO, 'second');
    expect(await text((await store.open(ONE)) ?? Readable.from([]))).toBe('first');
    expect(readdirSync(store.unfinished)).toEqual([]);
  });

  test('tells all its names', async () => {
    const names: string[] = [];
    for await (const { name, modified } of store.list()) {
      names.push(name);
      expect(modified).toBeInstanceOf(Date);
    }
    expect(names.sort()).toEqual([ONE, TWO]);
  });

  test('forgets a name, and does not mind one that is gone', async () => {
    await store.remove(TWO);
    await store.remove(TWO);
    expect(await store.open(TWO)).toBeUndefined();
    expect(await store.open(ONE)).toBeDefined();
  });

  test('knows no names but its own', async () => {
    for (const name of ['../../etc/passwd', '', 'a', `${ONE}/../x`, 'a'.repeat(200)])
      await expect(async () => store.open(name)).rejects.toThrow();
  });

  test('says when it can be written to', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

every.skipIf(!haveSwiftHere())('a bucket that is not there is no place to write to', async () => {
  const store = await openStore(addressOf.bucket().replace('papers', 'nowhere'), folder);
  await expect(store.check()).rejects.toThrow();
});
