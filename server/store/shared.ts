import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { log } from '../log.ts';
import type { FileStore } from './file-store.ts';

const LOOKED_AT = 5;

/**
 * Says in the log, when a portal starts, that its store holds none of the newest files of its database: it is another
 * folder or bucket than that of the instances that took them, and people would find their files without bytes. It serves
 * all the same: after a loss of files everything else still works. Where there are no files yet nothing can be told.
 */
export const tellOfForeignStore = async (db: Db, store: FileStore): Promise<void> => {
  try {
    const newest = await db.rows<Row<'file', 'name'>>(
      `select "name" from "file" where not "deleted" order by "id" desc limit ${LOOKED_AT}`,
    );
    const held = await Promise.all(newest.map(({ name }) => holds(store, name)));
    if (newest.length > 0 && !held.includes(true)) log.error({ looked_for: newest.length }, FOREIGN);
  } catch (error) {
    log.warn({ err: error }, 'whether the files of this portal are here could not be told');
  }
};

const FOREIGN =
  'none of the newest files is in the store of this instance: FILES_URL, or the folder or volume of DATA_DIR, must be the same for all';

const holds = async (store: FileStore, name: string): Promise<boolean> => {
  const bytes = await store.open(name);
  bytes?.on('error', () => undefined).destroy();
  return bytes !== undefined;
};
