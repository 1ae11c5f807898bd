import { linkTo } from '../../../lib/routes/link.ts';
import { writeAudit } from '../../audit/audit.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { noticeOf, tell } from '../../notifications/tell.ts';
import { type Digest, digestOf } from '../../store/digest.ts';
import { fileStore } from '../../store/store.ts';
import { judgeStored, readStored, type StoredSignature } from './stored-signature.ts';

const BATCH = 50;
/** One round takes no longer; the next goes on where it ended. */
const BUDGET_MS = 5 * 60_000;

/** Every signature once since two in the morning of the business zone. */
const DUE = `coalesce(s."checked_at", s."signed_at")
  < (date_trunc('day', now() at time zone $1 - interval '2 hours') + interval '2 hours') at time zone $1`;

/**
 * Reads the stored bytes of signed files again and judges each signature as of when it was taken. What does not hold
 * is written beside the signature, told to the admins once, and logged. What cannot be read now waits for the next round.
 */
export const checkDueSignatures = async (budgetMs = BUDGET_MS): Promise<void> => {
  const end = Date.now() + budgetMs;
  for (let after = 0; Date.now() < end; ) {
    const due = await db.rows<Row<'signature', 'id'>>(
      `select s."id" from "signature" s where ${DUE} and s."id" > $2 order by s."id" limit ${BATCH}`,
      [readConfig().BUSINESS_TZ, after],
    );
    const looked = new Map<number, Promise<Digest | undefined>>();
    for (const { id } of due) {
      // One at a time: each carries the lists of revoked certificates it was judged by, of megabytes.
      const [signature] = await readStored(db, 's."id" = $1', [id]);
      if (!signature) continue;
      const { file_id, stored_name } = signature;
      const digest = looked.get(file_id) ?? digestInStore(stored_name);
      looked.set(file_id, digest);
      await look(signature, digest).catch((error: unknown) =>
        log.warn({ err: error, signature: signature.id }, 'a signature could not be looked at'),
      );
    }
    const last = due.at(-1);
    if (!last || due.length < BATCH) return;
    after = last.id;
  }
};

const digestInStore = async (name: string): Promise<Digest | undefined> => {
  const bytes = await (await fileStore()).open(name);
  return bytes && digestOf(bytes);
};

const look = async (signature: StoredSignature, digest: Promise<Digest | undefined>): Promise<void> => {
  const code = await codeOf(signature, await digest);
  const broken = code !== 'ok';
  if (broken)
    log.error(
      { signature: signature.id, document: signature.document_id, code },
      'a signature does not hold',
    );
  await inTransaction(async (tx) => {
    const [before] = await tx.rows<{ code: string }>(
      'select "checked_code" as code from "signature" where "id" = $1 for update',
      [signature.id],
    );
    await tx.rows(
      'update "signature" set "checked_at" = clock_timestamp(), "checked_code" = $2 where "id" = $1',
      [signature.id, code],
    );
    if (broken && before?.code !== code) await report(tx, signature, code);
  });
};

/** `ok`, what is wrong with the stored file, or the code of the verdict. */
const codeOf = async (signature: StoredSignature, digest: Digest | undefined): Promise<string> => {
  if (!digest) return 'file_missing';
  const { hash, streebog_hash, streebog512_hash } = digest;
  const same =
    hash === signature.hash &&
    streebog_hash === signature.streebog_hash &&
    streebog512_hash === signature.streebog512_hash;
  if (!same) return 'file_changed';
  const { code } = await judgeStored(
    db,
    signature,
    {
      sha256: hash,
      streebog256: streebog_hash,
      streebog512: streebog512_hash,
    },
    'nightly look',
  );
  return code;
};

const report = async (tx: Tx, signature: StoredSignature, code: string): Promise<void> => {
  await writeAudit(tx, {
    client_id: signature.client_id,
    user_id: null,
    stream: `document:${signature.document_id}`,
    action: 'signature.broken',
    object_id: signature.object_id,
    record_id: String(signature.document_id),
    detail: { signature_id: signature.id, code },
  });
  const admins = await tx.rows<Row<'employee', 'organization_id'> & { employee_id: number }>(
    `select distinct e."id" as employee_id, e."organization_id" from "user_role" r join "app_user" u on u."id" = r."user_id"
     join "employee" e on e."id" = u."employee_id" where r."role" = 'admin' and u."client_id" = $1 and not u."disabled"`,
    [signature.client_id],
  );
  const [document] = await tx.rows<Row<'document', 'number'>>(
    'select "number" from "document" where "id" = $1',
    [signature.document_id],
  );
  await tell(
    tx,
    signature.client_id,
    admins.map(({ employee_id, organization_id }) => ({ recipient: employee_id, organization_id })),
    noticeOf('signature_broken', linkTo('verify', { public_id: signature.public_id }), {
      number: document?.number ?? '',
      file: signature.file_name,
    }),
  );
};
