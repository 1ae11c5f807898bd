import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';

const [MEGABYTE, GIGABYTE] = [1024 ** 2, 1024 ** 3];

/** All files of a client together take no more than `upload_quota_gigabytes`; bytes that many share count once. */
export const checkQuota = async (
  tx: Tx,
  clientId: number,
  size: number,
  parameters: Parameters,
): Promise<void> => {
  const [row] = await tx.rows<{ used: number }>(
    `select coalesce(sum("size"), 0)::bigint as used from (
       select "name", max("size") as size from (
         select "name", "size" from "file" where "client_id" = $1 and not "deleted"
         union all select "name", "size" from "paper" where "client_id" = $1 and "name" <> '') as named
       group by "name") as kept`,
    [clientId],
  );
  if ((row?.used ?? 0) + size > numberOf(parameters, 'upload_quota_gigabytes') * GIGABYTE)
    throw refusal('file_quota');
};

/**
 * What a person has attached takes no more than `upload_person_quota_megabytes`; papers hr publishes do not count. Several
 * uploads of one person are counted one after the other. Refuses: person_file_quota.
 */
export const checkOwnQuota = async (
  tx: Tx,
  userId: number,
  size: number,
  parameters: Parameters,
): Promise<void> => {
  const max = numberOf(parameters, 'upload_person_quota_megabytes');
  const [, [row]] = await Promise.all([
    tx.rows(`select pg_advisory_xact_lock(hashtextextended('files:' || $1::text, 0))`, [userId]),
    tx.rows<{ used: number }>(
      `select coalesce(sum("size"), 0)::bigint as used from "file"
       where "creator_user_id" = $1 and "kind" in ('attachment', 'discussion') and not "deleted"`,
      [userId],
    ),
  ]);
  if ((row?.used ?? 0) + size > max * MEGABYTE) throw refusal('person_file_quota', { max });
};
