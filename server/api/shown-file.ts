import { Readable } from 'node:stream';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import type { ShownFiles } from '../files/shown-files.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { fileStore } from '../store/store.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';

const NAME = /^[A-Za-z0-9_-]{16,80}$/;
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg']);

/**
 * GET /{path}/{name}: a file for a frame of the portal's own page, or as a download with `?download=1`, inside the
 * caller's scope. Only kinds that were looked at when they came are shown in place; whatever it holds runs nothing.
 */
export const showFile = ({ path, find }: ShownFiles) =>
  signedIn(
    async (c, { actor, requestId }) => {
      try {
        const name = c.req.param('file') ?? '';
        const file = NAME.test(name) ? await find(actor, name) : undefined;
        const bytes = file && SHOWN.has(file.content_type) && (await (await fileStore()).open(file.name));
        if (!file || !bytes) throw refusal('not_found');
        const attached = attachmentHeader(file.original_name);
        return c.body(Readable.toWeb(bytes) as ReadableStream, 200, {
          'content-type': file.content_type,
          'content-length': String(file.size),
          'content-disposition':
            c.req.query('download') === undefined ? attached.replace(/^attachment/, 'inline') : attached,
          'content-security-policy': POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
      } catch (error) {
        return refusalAnswer(c, refusalOf(error, path, requestId), requestId);
      }
    },
    { cookie: 'instead-of-bearer' },
  );

/** The browser's own viewer draws it: styles of that viewer and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";
