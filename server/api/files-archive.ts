import { Readable } from 'node:stream';
import { z } from 'zod';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { archivedFiles } from '../files/archived.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { zipStream } from '../store/zip-stream.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';
import { storedBytes, whileSignedIn } from './stored-stream.ts';

/** Ids with commas between them, each once. */
const chosen = z
  .string()
  .max(4_000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))]);

/** GET /files-archive?files=1,2: files of documents the caller may read, as one ZIP that ends with the session. */
export const downloadFiles = signedIn(
  async (c, visit) => {
    try {
      const asked = chosen.safeParse(c.req.query('files'));
      if (!asked.success) throw refusal('invalid_params', { field: 'files' });
      const files = await archivedFiles(visit.actor, asked.data);
      const entries = files.map(({ title, name }) => ({ name: title, open: () => storedBytes(name) }));
      return c.body(await whileSignedIn(Readable.from(zipStream(entries)), visit), 200, {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader('files.zip'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      return refusalAnswer(c, refusalOf(error, 'files-archive', visit.requestId), visit.requestId);
    }
  },
  { cookie: 'instead-of-bearer' },
);
