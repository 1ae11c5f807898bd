import type { Actor } from '../../lib/access/actor.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { auditBy } from '../audit/audit.ts';
import { CallError, refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';
import { removeBytes } from '../outbox/intend.ts';
import type { FileStore } from '../store/file-store.ts';
import type { SpooledFile } from '../store/spool.ts';
import { acceptedType, readerOf, sizeLimit, storePicture, tooBig } from './upload.ts';

/**
 * Keeps a spooled picture, cut square, as the photo of the person at the screen, not the principal; answers its name.
 */
export const keepPhoto = async (
  actor: Actor,
  store: FileStore,
  parameters: Parameters,
  file: SpooledFile,
): Promise<string> => {
  if (!(await acceptedType(file))) throw refusal('file_type');
  if (file.tooBig || file.size >= sizeLimit(parameters)) throw tooBig(parameters);
  const { name } = await storePicture(store, file.path, 'photo', readerOf(actor));
  try {
    await inTransaction((tx) => setPhoto(tx, actor, name));
  } catch (error) {
    if (error instanceof CallError) await store.remove(name).catch(() => undefined);
    throw error;
  }
  return name;
};

/** Gives the caller's own employee another photo, or none with ''. The bytes of the one before go after the commit. */
export const setPhoto = async (tx: Tx, actor: Actor, name: string): Promise<void> => {
  const [before] = await tx.rows<Row<'employee', 'photo_name'>>(
    'select "photo_name" from "employee" where "id" = $1 for update',
    [actor.real_employee_id],
  );
  if (!before) throw refusal('access_denied');
  if (before.photo_name === name) return;
  await tx.rows('update "employee" set "photo_name" = $2, "updated_at" = now() where "id" = $1', [
    actor.real_employee_id,
    name,
  ]);
  if (before.photo_name !== '') await removeBytes(tx, actor.client_id, [before.photo_name]);
  await auditBy(
    tx,
    actor,
    name === '' ? 'photo.remove' : 'photo.set',
    [`user:${actor.user_id}`, 'employee', String(actor.real_employee_id)],
    { before: before.photo_name, after: name },
  );
};

/** Whether a name is the photo of a person of the caller's client. */
export const isPhotoOf = async (db: Db, actor: Actor, name: string): Promise<boolean> => {
  const found = await db.rows(
    `select 1 from "employee" e join "organization" o on o."id" = e."organization_id"
     where e."photo_name" = $1 and o."client_id" = $2 limit 1`,
    [name, actor.client_id],
  );
  return found.length > 0;
};
