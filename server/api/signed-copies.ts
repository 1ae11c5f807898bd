import { familyOf } from '../../lib/documents/families.ts';
import { type Db, db } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import { attachmentHeader } from '../files/file-name.ts';
import { refusal } from '../rpc/call-error.ts';
import { refusalOf } from '../rpc/refusal-of.ts';
import type { ArchiveFile } from '../signing/archive.ts';
import { packageCopy, protocolCopy, storedBytes } from '../signing/copies.ts';
import { readSignedPaper, type SignedPaper } from '../signing/signed-paper.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';

const ID = /^\d{1,15}$/;

interface Copy extends ArchiveFile {
  readonly content_type: 'application/pdf' | 'application/zip';
}

/**
 * What is kept of a signed document, for whoever may read the document; fetched by the browser itself, with its cookie.
 * A document out of sight, one that does not exist and one nobody signed are the same.
 */
const copy = (make: (paper: SignedPaper) => Promise<Copy>) =>
  signedIn(
    async (c, { actor, requestId }) => {
      try {
        const { name, bytes, content_type } = await make(
          await signedPaper(actor, c.req.param('document') ?? ''),
        );
        return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
          'content-type': content_type,
          'content-disposition': attachmentHeader(name),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
      } catch (error) {
        return refusalAnswer(c, refusalOf(error, 'signed-copies', requestId), requestId);
      }
    },
    { cookie: 'instead-of-bearer' },
  );

const signedPaper = async (
  actor: Parameters<typeof readDocument>[1],
  document: string,
): Promise<SignedPaper> => {
  if (!ID.test(document)) throw refusal('not_found');
  const id = Number(document);
  const [row] = await db.rows<{ object_id: string }>('select "object_id" from "document" where "id" = $1', [
    id,
  ]);
  const family = row && familyOf(row.object_id);
  const seen = family && (await readDocument(db, actor, family, id));
  const paper = seen && (await readSignedPaper(db, id));
  if (!paper) throw refusal('not_found');
  return paper;
};

/** GET /signing/{document}/archive: the archive made after the last signature. Refuses copies_not_ready until it is. */
export const downloadArchive = copy(async (paper) => {
  const stored = await archiveFile(db, paper);
  if (!stored) throw refusal('copies_not_ready');
  return {
    name: stored.original_name,
    bytes: await storedBytes(stored.name),
    content_type: 'application/zip',
  };
});

const archiveFile = async (at: Db, { request_id }: SignedPaper) => {
  const [row] = await at.rows<{ name: string; original_name: string }>(
    `select "name", "original_name" from "file"
     where "registrator_id" = $1 and "kind" = 'archive' and not "deleted" order by "id" desc limit 1`,
    [request_id],
  );
  return row;
};

/** GET /signing/{document}/protocol: as of now, because the document may have gone on since. */
export const downloadProtocol = copy(async (paper) => ({
  ...(await protocolCopy(db, paper)),
  content_type: 'application/pdf',
}));

/** GET /signing/{document}/package578n: the package of order 578n. */
export const downloadPackage = copy(async (paper) => ({
  ...(await packageCopy(db, paper)),
  content_type: 'application/zip',
}));
