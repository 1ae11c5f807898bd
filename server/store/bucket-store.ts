import { mkdir, readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkedName, type FileStore, type Stored } from './file-store.ts';

/**
 * A bucket of any S3: `s3://bucket/prefix?endpoint=http://host:9000&region=ru-1&forcePathStyle=1`.
 * Who we are comes from AWS's own environment and files.
 */
export const bucketStore = async (url: URL, unfinished: string): Promise<FileStore> => {
  const Bucket = url.hostname;
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region');
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    forcePathStyle: url.searchParams.get('forcePathStyle') === '1',
    maxAttempts: 3,
    // What is not required is not understood by every S3 that is not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  const keyOf = (name: string): string => (prefix ? `${prefix}/${checkedName(name)}` : checkedName(name));

  return {
    unfinished,
    put: async (path, name) => {
      // Whole, not as a stream: a request that failed can be sent again, and its signature covers the bytes.
      const Body = await readFile(path);
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body }));
      await rm(path, { force: true });
    },
    open: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
    list: () => objectsOf(client, Bucket, prefix ? `${prefix}/` : ''),
  };
};

async function* objectsOf(client: S3Client, Bucket: string, Prefix: string): AsyncIterable<Stored> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified) yield { name: Key.slice(Prefix.length), modified: LastModified };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}
