import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { CallError, refusal } from '../call/call-error.ts';

/** The one file of a form as it arrived: nothing of it is believed yet. */
export interface SpooledFile {
  readonly path: string;
  readonly declared: string;
  readonly filename: string;
  readonly size: number;
  /** More came than was let in. */
  readonly tooBig: boolean;
}

export interface Spooled {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SpooledFile | undefined;
}

/** What may follow a file that is too big before the connection is given up. */
const PATIENCE_BYTES = 16 * 1024 * 1024;

export interface SpoolPlace {
  readonly folder: string;
  readonly mostBytes: number;
  /** What to answer when so much came that the form was not read to its end. */
  readonly tooBig: CallError;
  /** Told of every temporary file before it is made; the caller removes it. */
  readonly temporary: (path: string) => void;
}

/**
 * Reads a multipart form with one part `file` into a temporary file, never letting in more than `mostBytes` of it.
 * `admit` is asked with the fields seen so far before the first byte is written. Refuses what `admit` refuses, and
 * invalid_params for a form of another shape.
 */
export const spool = async (
  request: Request,
  place: SpoolPlace,
  admit: (fields: Readonly<Record<string, string>>) => Promise<void>,
): Promise<Spooled> => {
  const fields: Record<string, string> = Object.create(null);
  let file: Promise<SpooledFile> | undefined;
  let wrong: string | undefined;
  const parser = parserOf(request, place.mostBytes);
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || info.valueTruncated || name in fields) wrong ??= name;
    else fields[name] = value;
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    if (name !== 'file' || file) {
      wrong ??= name;
      stream.resume();
      return;
    }
    const path = join(place.folder, `${randomUUID()}.part`);
    place.temporary(path);
    file = admit(fields)
      .then(() => write(stream, path))
      .then((written) => ({ ...written, path, declared: mimeType, filename: filename ?? '' }));
    // Refused or broken: the form is read to its end all the same, so that the caller can read the answer.
    file.catch(() => stream.resume());
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => {
      wrong ??= 'file';
    });

  const tooMuch = Symbol('too much');
  try {
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    await pipeline(body, atMost(place.mostBytes + PATIENCE_BYTES, tooMuch), parser);
  } catch (error) {
    const refused = await file?.then(
      () => undefined,
      (failure: Error) => failure,
    );
    if (refused instanceof CallError) throw refused;
    throw (error as Error).cause === tooMuch ? place.tooBig : refusal('invalid_params', { field: 'file' });
  }
  const spooled = await file;
  if (wrong !== undefined) throw refusal('invalid_params', { field: wrong.slice(0, 60) });
  return { fields, file: spooled };
};

const parserOf = (request: Request, most: number) => {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        fields: 8,
        fieldNameSize: 60,
        fieldSize: 2_000,
        files: 1,
        parts: 9,
        fileSize: most,
        headerPairs: 20,
      },
    });
  } catch {
    throw refusal('invalid_params', { field: 'content-type' });
  }
};

/** Not a pipeline: that would destroy the source with the target, and the form could not be read to its end. */
const write = (stream: Readable & { truncated?: boolean }, path: string) =>
  new Promise<{ size: number; tooBig: boolean }>((resolve, reject) => {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const cut = () => {
      if (stream.readableEnded) return;
      target.destroy();
      reject(new Error('the form ended inside the file'));
    };
    target.once('error', (error) => {
      stream.unpipe(target);
      reject(error);
    });
    target.once('finish', () => resolve({ size: target.bytesWritten, tooBig: stream.truncated === true }));
    stream.once('error', cut);
    stream.once('close', cut);
    stream.pipe(target);
  });

const atMost = (most: number, cause: symbol): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      if (seen > most) done(new Error('more than is read', { cause }));
      else done(null, chunk);
    },
  });
};
