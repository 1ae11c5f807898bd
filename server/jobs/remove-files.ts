import { db } from '../db/tx.ts';
import { fileStore } from '../files/store.ts';
import { unnamed } from '../files/sweep.ts';
import type { Effect } from './effect.ts';

/**
 * The bytes of files whose rows are gone or marked; a name that is gone already is fine. The people of one paper share
 * its bytes: they stay as long as one row names them.
 */
export const removeFiles: Effect = {
  outside: async (intentions) => {
    const store = await fileStore();
    const names = intentions.flatMap(({ payload }) => payload.names as readonly string[]);
    for await (const name of unnamed(db, names)) await store.remove(name);
  },
};
