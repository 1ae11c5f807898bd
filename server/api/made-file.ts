import type { Context } from 'hono';
import type { MadeFile } from '../forms/printed.ts';
import { attachmentHeader } from '../store/file-name.ts';

/** A file made for its reader, as a download that runs nothing. */
export const madeFileAnswer = (c: Context, { name, content_type, bytes }: MadeFile): Response =>
  c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': content_type,
    'content-length': String(bytes.length),
    'content-disposition': attachmentHeader(name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
