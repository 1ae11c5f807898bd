import type { Actor } from '../../lib/access/actor.ts';
import { and, eq, type Filter } from '../../lib/filter/filter.ts';
import { file } from '../../lib/registry/work.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';

/** A file row as the wire shows it. */
interface FoundFile {
  id: number;
  name: string;
  original_name: string;
  content_type: string;
  size: number;
  hash: string;
  registrator_id: number;
  document_object_id: string;
  server_made: string;
  discussion_message_id: number | null;
}

const COLUMNS =
  'id,name,original_name,content_type,size,hash,registrator_id,document_object_id,server_made,discussion_message_id';

/** The oldest file in the caller's scope that passes; undefined for deleted, not yours and not there alike. */
export const findFile = async (db: Db, actor: Actor, filter: Filter): Promise<FoundFile | undefined> => {
  const query = {
    ...listQuery(file, actor, { select: COLUMNS, orderBy: 'id', sort: 'asc', rowsPerPage: 1 }),
    also: and(eq('deleted', false), filter),
  };
  const [row] = valueOrThrow(await readList(db, query)).rows;
  return row === undefined ? undefined : (JSON.parse(row) as FoundFile);
};
