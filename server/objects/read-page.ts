import { readList } from './list.ts';
import { type ReadPage, rulesOf } from './rules.ts';

/** One door for lists, exports and single rows: scope, filter, order, page, and what the object's room says of a row. */
export const readPage: ReadPage = (db, actor, query) =>
  (rulesOf(query.object.object_id).read ?? plain)(db, actor, query);

const plain: ReadPage = (db, _actor, query) => readList(db, query);
