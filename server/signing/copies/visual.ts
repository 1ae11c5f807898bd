import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { db, type Tx } from '../../db/tx.ts';
import { lockDocument } from '../../documents/read-document.ts';
import type { Effect, Intention } from '../../outbox/effect.ts';
import { removeBytes } from '../../outbox/intend.ts';
import { fileStore } from '../../store/store.ts';
import { type StoredBytes, storeBytes } from '../../store/store-bytes.ts';
import { addServerFile } from '../documents/signable-file.ts';
import { readSignedDocument, type SignatureRow, type SignedDocument } from '../documents/signed-document.ts';
import { archiveNameOf } from './archive.ts';
import { archiveCopy, storedBytes, visualCopy } from './copies.ts';

const PDF = 'application/pdf';
const ZIP = 'application/zip';

/** Copies of one signed document that stand in the store and wait for their rows. */
interface Copies {
  readonly signed: SignedDocument;
  readonly visual: StoredBytes & { readonly original_name: string };
  readonly archive: StoredBytes;
}

/**
 * After a signature: stores the copy for viewing and the archive that every reader may have as files of the request, in
 * place of those of the signature before. Intentions carried out before are skipped; a document signed again meanwhile
 * is left to the intention of that signature.
 */
export const makeCopies: Effect<readonly Copies[]> = {
  outside: async (intentions) => {
    const { SIGN_VISUAL_DELAY_MS } = readConfig();
    if (SIGN_VISUAL_DELAY_MS > 0) await setTimeout(SIGN_VISUAL_DELAY_MS);
    const copies: Copies[] = [];
    const stored: string[] = [];
    try {
      for (const id of await waitingDocuments(intentions)) {
        const signed = await readSignedDocument(db, id);
        if (signed) copies.push(await copiesOf(signed, stored));
      }
    } catch (error) {
      await forget(stored);
      throw error;
    }
    return copies;
  },
  inside: async (tx, _intentions, copies = []) => {
    for (const each of [...copies].sort((a, b) => a.signed.request_id - b.signed.request_id))
      await keep(tx, each);
  },
};

/** Documents of intentions not carried out yet, each once. */
const waitingDocuments = async (intentions: readonly Intention[]): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(
    `select distinct ("payload" ->> 'document_id')::bigint as id from "outbox"
     where "id" = any($1::bigint[]) and "done_at" is null`,
    [intentions.map(({ outbox_id }) => outbox_id)],
  );
  return rows.map(({ id }) => id);
};

/** Stores both copies; each name that came into the store is added to `stored`. */
const copiesOf = async (signed: SignedDocument, stored: string[]): Promise<Copies> => {
  const store = async (bytes: Uint8Array): Promise<StoredBytes> => {
    const made = await storeBytes(await fileStore(), bytes);
    stored.push(made.name);
    return made;
  };
  const original = await storedBytes(signed.file.name);
  const visual = await visualCopy(signed, original);
  const archive = await archiveCopy(db, signed, original, visual, () => false);
  return {
    signed,
    visual: { ...(await store(visual.bytes)), original_name: visual.name },
    archive: await store(archive),
  };
};

/** Deletes the copies of a failed batch at once: on a full disk each new try would take more of it. */
const forget = async (names: readonly string[]): Promise<void> => {
  const store = await fileStore();
  for (const name of names) await store.remove(name);
};

/** Writes the rows with the request locked: of two that come at once the later signature stays. */
const keep = async (tx: Tx, { signed, visual, archive }: Copies): Promise<void> => {
  const { request_id, document_id, client_id, file } = signed;
  await lockDocument(tx, request_id);
  const now = await readSignedDocument(tx, document_id);
  const isLatest = now && idsOf(now.signatures) === idsOf(signed.signatures);
  if (!isLatest) {
    await removeBytes(tx, client_id, [visual.name, archive.name]);
    return;
  }
  const replaced = await tx.rows<Row<'file', 'name'>>(
    `update "file" set "deleted" = true where "registrator_id" = $1 and "kind" in ('visual', 'archive') and not "deleted"
     returning "name"`,
    [request_id],
  );
  await removeBytes(
    tx,
    client_id,
    replaced.map(({ name }) => name),
  );
  const by = { client_id, user_id: signed.signatures.at(-1)?.user_id ?? 0 };
  const place = {
    registrator_id: request_id,
    document_object_id: request_id === document_id ? signed.object_id : 'request',
  };
  await addServerFile(tx, by, { ...visual, ...place, content_type: PDF, kind: 'visual' });
  const original_name = archiveNameOf(file.original_name);
  await addServerFile(tx, by, { ...archive, ...place, original_name, content_type: ZIP, kind: 'archive' });
};

const idsOf = (signatures: readonly SignatureRow[]): string => signatures.map(({ id }) => id).join();
