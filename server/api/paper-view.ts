import { Readable } from 'node:stream';
import type { Actor } from '../../lib/access/actor.ts';
import { publishesPapers } from '../../lib/documents/families/request-push-signed/index.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { db } from '../db/tx.ts';
import { findFile } from '../files/find.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { fileStore } from '../store/store.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';

const NAME = /^[A-Za-z0-9_-]{16,80}$/;
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg']);

interface Shown {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
}

/**
 * GET /papers/{name}: a paper for a frame of the portal's own page, or as a download with `?download=1`, inside the
 * caller's scope. Only what was accepted as a paper by its content is shown in place; whatever it holds runs nothing.
 */
export const showPaper = signedIn(
  async (c, { actor, requestId }) => {
    try {
      const paper = await paperNamed(actor, c.req.param('file') ?? '');
      const bytes = paper && SHOWN.has(paper.content_type) && (await (await fileStore()).open(paper.name));
      if (!paper || !bytes) throw refusal('not_found');
      const attached = attachmentHeader(paper.original_name);
      return c.body(Readable.toWeb(bytes) as ReadableStream, 200, {
        'content-type': paper.content_type,
        'content-length': String(paper.size),
        'content-disposition':
          c.req.query('download') === undefined ? attached.replace(/^attachment/, 'inline') : attached,
        'content-security-policy': POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      return refusalAnswer(c, refusalOf(error, 'papers', requestId), requestId);
    }
  },
  { cookie: 'instead-of-bearer' },
);

/** The browser's own viewer draws it: styles of that viewer and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

/** A paper before the caller, or before those whose papers they read; hr also one that is not published yet. */
const paperNamed = async (actor: Actor, name: string): Promise<Shown | undefined> => {
  if (!NAME.test(name)) return undefined;
  const found = await findFile(db, actor, and(eq('name', name), eq('kind', 'paper')));
  if (found || !publishesPapers(actor)) return found;
  const [draft] = await db.rows<Shown & Record<string, unknown>>(
    'select "name", "original_name", "content_type", "size" from "paper" where "name" = $1 and "organization_id" = $2',
    [name, actor.organization_id],
  );
  return draft;
};
