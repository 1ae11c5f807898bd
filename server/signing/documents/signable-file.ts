import { createHash } from 'node:crypto';
import type { Actor } from '../../../lib/access/actor.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Db, Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { digestOf } from '../../store/digest.ts';
import { fileStore } from '../../store/store.ts';
import { type StoredBytes, storeBytes } from '../../store/store-bytes.ts';

const COLUMNS = [
  'id',
  'client_id',
  'name',
  'original_name',
  'content_type',
  'size',
  'hash',
  'streebog_hash',
  'streebog512_hash',
] as const;

/** A file that is signed, as its row says. */
export type SignableFile = Row<'file', (typeof COLUMNS)[number]>;

const LISTED = COLUMNS.map((name) => `"${name}"`).join(', ');

export const readSignableFile = async (db: Db, id: number): Promise<SignableFile | undefined> => {
  const [file] = await db.rows<SignableFile>(
    `select ${LISTED} from "file" where "id" = $1 and not "deleted"`,
    [id],
  );
  return file;
};

/** The file that earlier signers of a document saw, when the document still says the same. */
export const sameFile = async (
  db: Db,
  documentId: number,
  contentHash: string,
): Promise<SignableFile | undefined> => {
  const [file] = await db.rows<SignableFile>(
    `select ${LISTED} from "file" f where not f."deleted" and f."id" in (
       select i."file_id" from "sign_intent" i where i."document_id" = $1 and i."content_hash" = $2)
     order by f."id" desc limit 1`,
    [documentId, contentHash],
  );
  return file;
};

/** The first of the files attached for signing. */
export const ownFile = async (db: Db, documentId: number): Promise<SignableFile | undefined> => {
  const [file] = await db.rows<SignableFile>(
    `select ${LISTED} from "file" where "registrator_id" = $1 and "kind" = 'paper' and not "deleted" order by "id" limit 1`,
    [documentId],
  );
  return file;
};

/** Stores a printed form for a waiting signer. Refuses: file_unwritten. */
export const storePrintedForm = async (bytes: Uint8Array): Promise<StoredBytes> => {
  try {
    return await storeBytes(await fileStore(), bytes);
  } catch (error) {
    log.error({ err: error }, 'a printed form could not be stored');
    throw refusal('file_unwritten');
  }
};

/** The row of a file the server made. */
export const addServerFile = async (
  tx: Tx,
  actor: Pick<Actor, 'user_id' | 'client_id'>,
  file: StoredBytes & {
    readonly original_name: string;
    readonly content_type: string;
    readonly registrator_id: number;
    readonly document_object_id: string;
    readonly kind: 'paper' | 'visual' | 'archive';
  },
): Promise<number> => {
  const row = {
    client_id: actor.client_id,
    name: file.name,
    original_name: file.original_name,
    content_type: file.content_type,
    size: file.size,
    hash: file.hash,
    streebog_hash: file.streebog_hash,
    streebog512_hash: file.streebog512_hash,
    kind: file.kind,
    registrator_id: file.registrator_id,
    document_object_id: file.document_object_id,
    creator_user_id: actor.user_id,
    server_made: true,
  };
  const names = Object.keys(row);
  const [made] = await tx.rows<Row<'file', 'id'>>(
    `insert into "file" (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
    Object.values(row),
  );
  if (!made) throw refusal('system_error');
  return made.id;
};

/** Whether the stored bytes still match the row: reads and hashes all of them. */
export const isIntact = async (file: SignableFile): Promise<boolean> => {
  const bytes = await (await fileStore()).open(file.name);
  if (!bytes) return false;
  const digest = await digestOf(bytes);
  return (
    digest.hash === file.hash &&
    digest.streebog_hash === file.streebog_hash &&
    (file.streebog512_hash === '' || digest.streebog512_hash === file.streebog512_hash)
  );
};

/** Names what a printed form says, independent of how it is drawn. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
