import { db } from '../db/tx.ts';
import type { Effect } from '../outbox/effect.ts';
import { fileStore } from '../store/store.ts';
import { unnamed } from '../store/sweep.ts';

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
