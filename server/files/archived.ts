import type { Actor } from '../../lib/access/actor.ts';
import { and, anyOf, eq } from '../../lib/filter/filter.ts';
import { file } from '../../lib/registry/work.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal, tooMany, valueOrThrow } from '../call/call-error.ts';
import { countAttempt, type Limit } from '../call/limits.ts';
import { db, inTransaction } from '../db/tx.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { archiveName, uniqueNames } from '../store/archive-names.ts';

/** A file in an archive: the name it unpacks to, and where its bytes are. */
export interface Archived {
  readonly title: string;
  readonly name: string;
}

const FILES_MAX = 200;
const MEGABYTES_MAX = 200;
const MEGABYTE = 1_048_576;
/** An archive keeps the store and the line busy until its reader has taken it in. */
const ARCHIVES: Limit = { attempts: 60, windowS: 600 };

/**
 * The files that go into one archive, oldest first, each under a name of its own; who took which is audited. Refuses
 * not_found when one of them is out of the caller's sight, archive_too_large (values count, megabytes),
 * too_many_requests.
 */
export const archivedFiles = async (actor: Actor, ids: readonly number[]): Promise<Archived[]> => {
  const most = { count: FILES_MAX, megabytes: MEGABYTES_MAX };
  if (ids.length > FILES_MAX) throw refusal('archive_too_large', most);
  const wait = await countAttempt(`file_archives:user:${actor.user_id}`, ARCHIVES);
  if (wait > 0) throw tooMany(wait);
  const found = await filesInSight(actor, ids);
  if (found.length < ids.length) throw refusal('not_found');
  if (found.reduce((sum, { size }) => sum + size, 0) > MEGABYTES_MAX * MEGABYTE)
    throw refusal('archive_too_large', most);
  await inTransaction((tx) =>
    auditBy(tx, actor, 'file.archive', [`user:${actor.user_id}`, 'file', ''], {
      files: found.map(({ id }) => id),
    }),
  );
  const nameOf = uniqueNames();
  return found.map(({ name, original_name }) => ({ name, title: nameOf(archiveName(original_name)) }));
};

interface InSight {
  readonly id: number;
  readonly name: string;
  readonly original_name: string;
  readonly size: number;
}

const filesInSight = async (actor: Actor, ids: readonly number[]): Promise<InSight[]> => {
  const query = {
    ...listQuery(file, actor, {
      select: 'id,name,original_name,size',
      orderBy: 'id',
      sort: 'asc',
      rowsPerPage: FILES_MAX,
    }),
    also: and(eq('deleted', false), anyOf('id', ids)),
  };
  return valueOrThrow(await readList(db, query)).rows.map((row) => JSON.parse(row) as InSight);
};
