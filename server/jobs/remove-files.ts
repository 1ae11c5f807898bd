import { fileStore } from '../files/store.ts';
import type { Effect } from './effect.ts';

/** The bytes of files whose rows are gone or marked; a name that is gone already is fine. */
export const removeFiles: Effect = {
  outside: async (intentions) => {
    const store = await fileStore();
    for (const { payload } of intentions)
      for (const name of payload.names as readonly string[]) await store.remove(name);
  },
};
