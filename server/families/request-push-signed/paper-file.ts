import type { Actor } from '../../../lib/access/actor.ts';
import { publishesPapers } from '../../../lib/documents/families/request-push-signed/index.ts';
import { and, eq } from '../../../lib/filter/filter.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db, type Tx } from '../../db/tx.ts';
import type { FileRow, NewFile } from '../../files/attach.ts';
import { findFile } from '../../files/find.ts';
import { checkQuota } from '../../files/quota.ts';
import type { ShownFile, ShownFiles } from '../../files/shown-files.ts';
import type { UploadsByObject } from '../../files/uploads.ts';
import { removeBytes } from '../../outbox/intend.ts';

/** Checks that a paper may still be given its file: not published yet. Refuses not_found, not_editable. */
const editablePaper = async (db: Db, actor: Actor, id: number): Promise<void> => {
  const found =
    publishesPapers(actor) &&
    (await db.rows('select 1 from "paper" where "id" = $1 and "organization_id" = $2', [
      id,
      actor.organization_id,
    ]));
  if (!found || found.length === 0) throw refusal('not_found');
  if (await isPublished(db, id)) throw refusal('not_editable');
};

/** Whether a paper is published: from then on it stays as it is. */
export const isPublished = async (db: Db, id: unknown): Promise<boolean> =>
  (await db.rows('select 1 from "request_push_signed" where "paper_id" = $1 limit 1', [id])).length > 0;

/** Gives a paper its bytes; those it had before go once this is committed. Refuses not_found, not_editable, file_quota. */
const setPaperFile = async (
  tx: Tx,
  actor: Actor,
  id: number,
  file: NewFile,
  parameters: Parameters,
): Promise<FileRow> => {
  const [before] = await tx.rows<Row<'paper', 'name'>>(
    'select "name" from "paper" where "id" = $1 for update',
    [id],
  );
  await editablePaper(tx, actor, id);
  await checkQuota(tx, actor.client_id, file.size, parameters);
  await tx.rows(
    `update "paper" set "name" = $2, "original_name" = $3, "content_type" = $4, "size" = $5, "hash" = $6,
       "streebog_hash" = $7, "streebog512_hash" = $8, "updated_at" = now() where "id" = $1`,
    [
      id,
      file.name,
      file.original_name,
      file.content_type,
      file.size,
      file.hash,
      file.streebog_hash,
      file.streebog512_hash,
    ],
  );
  if (before?.name) await removeBytes(tx, actor.client_id, [before.name]);
  await auditBy(tx, actor, 'file.upload', `paper:${id}`, {
    original_name: file.original_name,
    hash: file.hash,
    size: file.size,
  });
  return { ...file, id, registrator_id: id, document_object_id: 'paper' };
};

/** A paper has one file, which hr brings before it is published. */
export const uploads: UploadsByObject = { paper: { admit: editablePaper, keep: setPaperFile } };

/** A paper before the caller, or before those whose papers they read; hr also one that is not published yet. */
const paperNamed = async (actor: Actor, name: string): Promise<ShownFile | undefined> => {
  const found = await findFile(db, actor, and(eq('name', name), eq('kind', 'paper')));
  if (found || !publishesPapers(actor)) return found;
  const [draft] = await db.rows<Row<'paper', 'name' | 'original_name' | 'content_type' | 'size'>>(
    'select "name", "original_name", "content_type", "size" from "paper" where "name" = $1 and "organization_id" = $2',
    [name, actor.organization_id],
  );
  return draft;
};

export const shownPapers: ShownFiles = { path: 'papers', find: paperNamed };
