import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Bucket {
  /** A FILES_URL that leads here. */
  url: string;
  objects: Map<string, Buffer>;
  close: () => Promise<void>;
}

/** The five requests of S3 that a store of files makes, over real HTTP. */
export const startBucket = async (): Promise<Bucket> => {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(objects, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: `s3://papers/kept?${new URLSearchParams({ endpoint, region: 'ru-1', forcePathStyle: '1' })}`,
    objects,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const answer = async (
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const key = pathname.replace(/^\/papers\/?/, '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!pathname.startsWith('/papers')) return void response.writeHead(404).end();
  if (searchParams.has('list-type')) return void response.end(listing(objects, searchParams));
  const found = objects.get(key);
  if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
  else if (request.method === 'DELETE') objects.delete(key);
  else if (request.method === 'GET')
    return void (found
      ? response.end(found)
      : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>'));
  response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
};

/** One object a page, so that whoever reads it has to turn pages. */
const listing = (objects: Map<string, Buffer>, search: URLSearchParams): string => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(search.get('prefix') ?? '')).sort();
  const at = Number(search.get('continuation-token') ?? 0);
  const key = keys[at];
  const contents =
    key === undefined
      ? ''
      : `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`;
  const next =
    at + 1 < keys.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${at + 1}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
};
