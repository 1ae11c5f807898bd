import { familyOf } from '../../lib/documents/families.ts';
import { seesOrigin } from '../../lib/signing/origin.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import type { Row } from '../db/row.ts';
import { type Db, db } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import type { ArchiveFile } from '../signing/copies/archive.ts';
import { archiveCopy, packageCopy, protocolCopy, storedBytes } from '../signing/copies/copies.ts';
import { countCopies } from '../signing/copies/count-copies.ts';
import type { SeesOrigin } from '../signing/copies/signature-facts.ts';
import { readSignedDocument, type SignedDocument } from '../signing/documents/signed-document.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { storedStream } from './stored-stream.ts';

const ID = /^\d{1,15}$/;
const PDF = 'application/pdf';
const ZIP = 'application/zip';

interface Copy {
  readonly name: string;
  readonly body: Uint8Array | ReadableStream;
  readonly size: number;
}

/**
 * What is kept of a signed document, for its readers; fetched by the browser itself, with its cookie. A document out of
 * sight, a missing one and an unsigned one are refused alike.
 */
const copy = (content_type: string, make: (document: string, visit: Visit) => Promise<Copy>) =>
  signedIn(
    async (c, visit) => {
      try {
        const { name, body, size } = await make(c.req.param('document') ?? '', visit);
        if (c.req.raw.method === 'HEAD' && body instanceof ReadableStream) await body.cancel();
        return c.body(body as Uint8Array<ArrayBuffer> | ReadableStream, 200, {
          'content-type': content_type,
          'content-length': String(size),
          'content-disposition': attachmentHeader(name),
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
      } catch (error) {
        return refusalAnswer(c, refusalOf(error, 'signed-copies', visit.requestId), visit.requestId);
      }
    },
    { cookie: 'instead-of-bearer' },
  );

/**
 * A copy that is made for this caller alone: one of so many, and in the room of large answers before anything of it is
 * read. Refuses: too_many_requests, calls_too_fast.
 */
const made = async (
  document: string,
  { actor, answer }: Visit,
  make: (signed: SignedDocument, sees: SeesOrigin) => Promise<ArchiveFile>,
): Promise<Copy> => {
  await countCopies(actor);
  return answer.large(async () => {
    const { name, bytes } = await make(await signedDocument(actor, document), (row) =>
      seesOrigin(actor, row),
    );
    return { name, body: bytes, size: bytes.length };
  });
};

const signedDocument = async (
  actor: Parameters<typeof readDocument>[1],
  document: string,
): Promise<SignedDocument> => {
  if (!ID.test(document)) throw refusal('not_found');
  const id = Number(document);
  const [row] = await db.rows<Row<'document', 'object_id'>>(
    'select "object_id" from "document" where "id" = $1',
    [id],
  );
  const family = row && familyOf(row.object_id);
  const seen = family && (await readDocument(db, actor, family, id));
  const signed = seen && (await readSignedDocument(db, id));
  if (!signed) throw refusal('not_found');
  return signed;
};

/**
 * GET /signing/{document}/archive: the archive made after the last signature, as it lies; made again, with the full
 * evidence, for a reader who may see where a signer signed from. Refuses copies_not_ready until it is there.
 */
export const downloadArchive = copy(ZIP, async (document, visit) => {
  const signed = await signedDocument(visit.actor, document);
  const { archive } = await storedCopies(db, signed);
  if (!signed.signatures.some((row) => row.evidence && seesOrigin(visit.actor, row)))
    return {
      name: archive.original_name,
      body: await storedStream(archive.name, visit),
      size: archive.size,
    };
  return made(document, visit, async (now, sees) => {
    const copies = await storedCopies(db, now);
    const original = await storedBytes(now.file.name);
    return {
      name: copies.archive.original_name,
      bytes: await archiveCopy(db, now, original, await withBytes(copies.visual), sees),
    };
  });
});

type StoredCopy = Row<'file', 'name' | 'original_name' | 'size'> & { kind: 'visual' | 'archive' };

/** Those made after the last signature. Refuses: copies_not_ready. */
const storedCopies = async (at: Db, { request_id, signatures }: SignedDocument) => {
  const rows = await at.rows<StoredCopy>(
    `select "kind", "name", "original_name", "size" from "file"
     where "registrator_id" = $1 and "kind" in ('visual', 'archive') and not "deleted" and "create_date" >= $2
     order by "id" desc`,
    [request_id, signatures.at(-1)?.signed_at],
  );
  const of = (kind: StoredCopy['kind']) => rows.find((row) => row.kind === kind);
  const [visual, archive] = [of('visual'), of('archive')];
  if (!visual || !archive) throw refusal('copies_not_ready');
  return { visual, archive };
};

const withBytes = async ({ name, original_name }: StoredCopy): Promise<ArchiveFile> => ({
  name: original_name,
  bytes: await storedBytes(name),
});

/** GET /signing/{document}/protocol: as of now, because the document may have gone on since. */
export const downloadProtocol = copy(PDF, (document, visit) =>
  made(document, visit, (signed, sees) => protocolCopy(db, signed, sees)),
);

/** GET /signing/{document}/package578n: the package of order 578n. */
export const downloadPackage = copy(ZIP, (document, visit) =>
  made(document, visit, (signed) => packageCopy(db, signed)),
);
