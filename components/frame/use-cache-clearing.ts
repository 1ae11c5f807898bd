'use client';
import { useEffect } from 'react';
import { cacheAt } from '../../lib/settings/cache-age.ts';
import { clearStored, KEYS, readStored, writeStored } from '../rpc/storage.ts';

/** Clears what the browser has cached for over a day, once at the start; tokens and drafts stay (AMB-051). */
export const useCacheClearing = (): void => {
  useEffect(() => {
    const { due, since } = cacheAt(readStored('local', KEYS.lastClear), Date.now());
    writeStored('local', KEYS.lastClear, since);
    if (!due) return;
    clearStored('local', KEYS.parameters);
    // Not there outside of a secure origin.
    void globalThis.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  }, []);
};
