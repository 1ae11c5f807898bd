import { familyOf } from '../../lib/documents/families.ts';
import { seesOrigin } from '../../lib/signing/origin.ts';
import { type Db, db } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import { attachmentHeader } from '../files/file-name.ts';
import { refusal } from '../rpc/call-error.ts';
import { refusalOf } from '../rpc/refusal-of.ts';
import type { ArchiveFile } from '../signing/archive.ts';
import { archiveCopy, packageCopy, protocolCopy, storedBytes } from '../signing/copies.ts';
import type { SeesOrigin } from '../signing/signature-facts.ts';
import { readSignedDocument, type SignedDocument } from '../signing/signed-document.ts';
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
const copy = (make: (signed: SignedDocument, sees: SeesOrigin) => Promise<Copy>) =>
  signedIn(
    async (c, { actor, requestId }) => {
      try {
        const { name, bytes, content_type } = await make(
          await signedDocument(actor, c.req.param('document') ?? ''),
          (row) => seesOrigin(actor, row),
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

const signedDocument = async (
  actor: Parameters<typeof readDocument>[1],
  document: string,
): Promise<SignedDocument> => {
  if (!ID.test(document)) throw refusal('not_found');
  const id = Number(document);
  const [row] = await db.rows<{ object_id: string }>('select "object_id" from "document" where "id" = $1', [
    id,
  ]);
  const family = row && familyOf(row.object_id);
  const seen = family && (await readDocument(db, actor, family, id));
  const signed = seen && (await readSignedDocument(db, id));
  if (!signed) throw refusal('not_found');
  return signed;
};

/**
 * GET /signing/{document}/archive: the archive made after the last signature; made anew with what else there is for a
 * reader who may know from where somebody signed. Refuses copies_not_ready until it is there.
 */
export const downloadArchive = copy(async (signed, sees) => {
  const { visual, archive } = await storedCopies(db, signed);
  if (!visual || !archive) throw refusal('copies_not_ready');
  const more = signed.signatures.some((row) => row.evidence && sees(row));
  return {
    name: archive.original_name,
    bytes: more
      ? await archiveCopy(db, signed, await storedBytes(signed.file.name), await withBytes(visual), sees)
      : await storedBytes(archive.name),
    content_type: 'application/zip',
  };
});

interface StoredCopy {
  kind: 'visual' | 'archive';
  name: string;
  original_name: string;
  [column: string]: unknown;
}

/** Those made after the last signature. */
const storedCopies = async (at: Db, { request_id, signatures }: SignedDocument) => {
  const rows = await at.rows<StoredCopy>(
    `select "kind", "name", "original_name" from "file"
     where "registrator_id" = $1 and "kind" in ('visual', 'archive') and not "deleted" and "create_date" >= $2
     order by "id" desc`,
    [request_id, signatures.at(-1)?.signed_at],
  );
  const of = (kind: StoredCopy['kind']) => rows.find((row) => row.kind === kind);
  return { visual: of('visual'), archive: of('archive') };
};

const withBytes = async ({ name, original_name }: StoredCopy): Promise<ArchiveFile> => ({
  name: original_name,
  bytes: await storedBytes(name),
});

/** GET /signing/{document}/protocol: as of now, because the document may have gone on since. */
export const downloadProtocol = copy(async (signed, sees) => ({
  ...(await protocolCopy(db, signed, sees)),
  content_type: 'application/pdf',
}));

/** GET /signing/{document}/package578n: the package of order 578n. */
export const downloadPackage = copy(async (signed) => ({
  ...(await packageCopy(db, signed)),
  content_type: 'application/zip',
}));
